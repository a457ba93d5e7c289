# Colours and floats of earlier rounds
view-record-no-game = no game
view-record-down = Floated down in round { $round }
view-record-up = Met a higher score in round { $round }
view-record-met-white = White evens out the colours
view-record-met-black = Black evens out the colours
view-record-due-white = White would even out the colours
view-record-due-black = Black would even out the colours

view-record-should-white = Is due White: { $reason }
view-record-strongly-white = Is strongly due White: { $reason }
view-record-must-white = Must have White: { $reason }
view-record-should-black = Is due Black: { $reason }
view-record-strongly-black = Is strongly due Black: { $reason }
view-record-must-black = Must have Black: { $reason }
# Why two players meet
view-why-board = Why these two at board { $board }
view-why-round-of = Why this opponent in round { $round }
view-why-alone = Why without a game
view-why-record = Colours so far
view-why-by-hand = This was not made by the system: it was changed by hand or taken from a file.
view-why-these-two = Why these two meet
view-why-same-score = Both came with the same score, { $points }.
view-why-scores = { $white } came with a score of { $white_points }, { $black } with { $black_points }.
view-why-first = They are the first opponents the rules give each other. Nobody was passed over.
view-why-meet-bracket =
    { $round ->
         [1] Match { $match }: lines { $one } and { $other } of the bracket.
        *[other] Match { $match }: the winners of matches { $one } and { $other } of the round before.
    }
view-why-meet-match =
    { $round ->
         [1] Match { $counted }: lines { $first } and { $second } of the bracket.
        *[other] Match { $counted }: the winners of matches { $first } and { $second }.
    }
view-why-meet-team = Board { $board } of team { $white_team } against team { $black_team }.
view-why-meet-schedule = The schedule for { $players } players has this game in round { $round }.
view-why-meet-second = The second game of the double round: the same two as in round { $round }.
view-why-colour-lot = { $white } has White by lot.
view-why-colour-turn = No lot was drawn: the better seed has White in odd matches, so { $white } has it.
view-why-colour-team = Colours change from board to board; team { $white_team } has White here.
view-why-colour-schedule = The schedule gives the colours too.
view-why-colour-second = The colours of round { $round }, reversed.
view-why-alone-second = The second game of the double round repeats the first: no opponent in round { $round }, and none in this one.
view-why-passed = Opponents passed over
view-why-more = { $count } more
view-why-failings = Criteria this board does not meet
view-why-no-better = By the order of the rules no better pairing exists.
view-why-floats-down = { $player } floats down from score { $from } to { $to }. { $reason }
view-why-floats-out = { $player } leaves score group { $from } and meets nobody. { $reason }
view-why-floats-up = { $player } with a score of { $from } meets an opponent with { $to }. { $reason }
view-why-pool = Score group { $points }
view-why-round = About the whole round
view-why-not-shown = Ratings decided; they are not shown here, because a name is withheld.

# A score group
view-pool-points = Score group { $points }
view-pool-residents = With this score
view-pool-moved-down = Came down
view-pool-moved-up = Brought up
view-pool-meet-above = Meet players from above
view-why-order-place = Place in the order of pairing
view-pool-floated = Go on down
view-pool-failings = Criteria the score group does not meet

# The page of a board's reasons
desk-explain-why = { word-why }
desk-explain-why-of = Why these two, no. { $number }
desk-explain-more = Everything about why these two meet
desk-explain-alone = Why without a game?
desk-explain-draft-board = { desk-incident-number }
desk-trace = Steps of the system ({ $count })

# The draft
desk-draft-count-passed = { $count ->
    [one] { $count } opponent passed over
   *[other] { $count } opponents passed over
}
desk-draft-count-floats = { $count ->
    [one] { $count } floater
   *[other] { $count } floaters
}
desk-draft-count-failings = { $count ->
    [one] { $count } criterion not met
   *[other] { $count } criteria not met
}
desk-draft-plain = Straight from the order
desk-draft-bracket = Straight from the bracket
desk-draft-schedule = Straight from the schedule
desk-draft-pool-players = { word-players }
desk-draft-order = Order of pairing
desk-draft-more = { word-more }
desk-draft-legend = Colours of earlier rounds. ↓3: floated down in round 3, ↑3: met a higher score. ≠: the other colour would even out the colours.

# A round changed by hand against the system's
desk-manual-count-colours = Players whose colour does not even out
desk-manual-count-scores = Boards with different scores
desk-decide-values = { $what }: by hand { $ours }, the system { $systems }.
desk-decide-plain = { $what }.
desk-decide-turned = The system gives White to { $white }: { $reason } By hand { $black } has White.

# Two rounds side by side
desk-compare-title = Compare round { $round }
desk-compare-about = Nothing is changed by looking. The address can be shared with other arbiters.
desk-compare-if = If
desk-compare-same = The round would be the same.
desk-compare-reordered = The pairs and colours are the same; only the boards change places.
desk-compare-fixed = Other results would not change this round: who meets whom is settled beforehand.
desk-compare-now = As it is
desk-compare-then = As it would be
desk-compare-draft = Draft of round { $round }
desk-compare-published = Round { $round }, published
desk-compare-differs = differs
desk-compare-moves = { $count ->
    [one] { $count } player moves
   *[other] { $count } players move
}
desk-compare-what-if = What if a game had ended differently?
desk-compare-choose = Choose other results. The round is paired once more with them and shown beside the one as it is.
desk-compare-go = { word-compare }
desk-compare-clear = Start over
desk-compare-rounds = Two rounds side by side
desk-compare-with = Compared with

# Help
desk-help-why = Why these two?
desk-help-why-board = Every board of a round and of a draft has a page with its reasons: the score group, whom each player would have met and what stood in the way, who floated, the colours, and the steps of the system with their clauses. The players find the same in plain words on the public page of the round.
desk-help-why-marks = Signs beside a name
desk-help-why-marks-about = The discs are the colours of the earlier rounds. ↓3 floated down in round 3, ↑3 met a higher score in round 3, ≠ has a colour that does not even out the colours.
desk-help-why-manual = While two players change places, the page says which absolute rules are broken, which rule prefers the system’s pairing, and the two values it compares.
desk-help-why-compare = From a draft: what the round would be if some games had ended differently, side by side with what it is, and who moves. Also any two rounds, and a draft beside the round it replaces.
