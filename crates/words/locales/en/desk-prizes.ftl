desk-prizes-published-at = Published { $when }
desk-prizes-draft = Not published
desk-prizes-begin = Write the list of prizes, then publish it. If there are none, say so.
desk-prizes-publish = Publish the list of prizes
desk-prizes-write = Write the list
desk-prizes-none = There are no prizes
desk-prizes-list = { word-the-list-of-prizes }
desk-prizes-sum = { $sum } in all
desk-prizes-about = One row per prize: money, an honour such as a cup, or both. An empty row is not a prize. A main prize without a name is called by its place.
desk-prizes-add = One more prize
desk-prizes-sharing = Equal points
desk-prizes-sharing-about = By the handbook an all-play-all shares the money and gives honours by Sonneborn-Berger; other groups go by the tie-break.
desk-prizes-several = Prizes for one player
desk-prizes-several-about = With one prize for each, a player takes the best one and the others pass on.
desk-prizes-rounding = Shares are rounded to
desk-prizes-rounding-about = What is left over is given out one unit at a time, the best placed first, so nothing is lost.
desk-prizes-republish = The list is published. A change has to be published again.
desk-prizes-women = Women
desk-prizes-from = from
desk-prizes-to = to
desk-prizes-unrated = Without a rating
desk-prizes-age = Age
desk-prizes-january = on 1 January, not at the end of the year
desk-prizes-no-table = Who gets what is shown here after the first round.
desk-prizes-as-it-stands = As it stands after round { $round }
desk-prizes-paid = { $paid } of { $sum }
desk-prizes-unawarded = Prizes nobody wins
desk-done-prizes-published = The prizes are published.
desk-help-prizes = Write the list of prizes on the page Prizes: main prizes, and prizes for a rating band, an age, women, a club or a section. Publish it no later than on the second playing day; the overview reminds you. A change has to be published again.
desk-help-prizes-sharing = From the top of the table, players who are level take the best prizes they may have, one each, and share the money as evenly as that allows: nobody shares in a prize that only others may win. Cups and books go by the order of places. Every amount says how it was found; press the prize to see it.
desk-help-prizes-after = Where a cup is still between players who are level, a play-off or a lot decides, and the page asks for it. After the last round print the list and a receipt for every winner.
view-prize = Prize
view-prize-name =
    { $place ->
         [1] 1st
         [2] 2nd
         [3] 3rd
         [21] 21st
         [22] 22nd
         [23] 23rd
         [31] 31st
         [32] 32nd
         [33] 33rd
        *[other] { $place }th
    } prize
view-prize-cash = Amount
view-prize-currency = Currency
view-prize-honour = Honour
view-prize-for = For
view-prize-for-women = women
view-prize-for-unrated = players without a rating
view-prize-for-rated = players with a rating
view-prize-for-rating-between = rating { $from } to { $to }
view-prize-for-rating-from = rating { $from } and above
view-prize-for-rating-to = rating up to { $to }
view-prize-for-age-between = aged { $from } to { $to }
view-prize-for-age-from = aged { $from } and over
view-prize-for-age-to = aged { $to } at most
view-prize-for-age-known = with a known birth date
view-prize-on-first-of-january = on 1 January
view-prize-for-club = members of { $club }
view-prize-sharing-handbook = By the handbook (§ 24)
view-prize-sharing-by-order = By the order of places
view-prize-sharing-equal = Shared equally
view-prize-sharing-hort = Hort: half by place, half equally
view-prize-one = One for each player
view-prize-several = Several may go to one player
view-prize-rounding-ore = Øre
view-prize-rounding-krone = Whole kroner
view-prize-rule-all-play-all = Players with equal points share the money; honours go by the tie-break.
view-prize-rule-correction = With equal points the tie-break decides who gets which prize.
view-prize-rule-by-order = Prizes follow the places.
view-prize-rule-equal = Players with equal points share the money equally; honours follow the places.
view-prize-rule-hort = Players with equal points get half of the prize for their own place and half of an equal share (Hort); honours follow the places.
view-prize-rule-one = Every player gets one prize, the best one; the others pass on.
view-prize-rule-several = A player can win a prize in each category.
view-prize-rule-krone = Shares are rounded to whole kroner.
view-prize-winners = Prize winners
view-prizes-not-yet = The prizes have not been published yet.
view-prizes-none = There are no prizes in this group.
view-prizes-published = Published { $when }.
view-prize-divided = { $sum } between { $count }: { $amount }
view-prize-rest = What does not divide evenly is given out { $unit } each, the best placed first.
view-prize-halves = Half of { $own } and half of { $share }: { $amount }
view-prize-level-decided = { $count } players are level on points ({ $points }); the tie-break decides: { $names }.
view-prize-level-split = { $count } players are level on points ({ $points }): { $names }. Not all of them may win every prize. What they can win together is divided as evenly as possible, but those who may win only some of the prizes get no more than these together.
view-prize-not-for = The prize is not open to { $names } ({ $for }).
view-prize-passed-on =
    { $count ->
         [one] { $names } is placed higher and has a better prize.
        *[other] { $names } are placed higher and have better prizes.
    }
view-prize-honour-alone = An honour, by the order of places.
view-prize-birth-unknown = Without a birth date these players are outside the age prizes:
view-prize-sex-unknown = These players are outside the prizes for women because their sex is not entered:
view-money-own = { $sum }
view-money = { $currency } { $sum }
print-prizes-hint = What can be won, or who won it.
print-prizes-draft = Not yet published.
print-receipts = Receipts
print-receipts-hint = One for every winner, to be signed.
print-receipt = Receipt for a prize
print-receipt-early = The group is not finished; the amount may change.
print-receipt-amount = Amount received
print-receipt-date = Date
print-receipt-signature = Signature
