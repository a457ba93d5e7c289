reason-prize_alone = { $prizes } goes to one player alone.
reason-prize_shared = { $count } players with equal points share { $prizes }.
reason-prize_shared_level = The tie-break leaves { $count } players level, who share { $prizes }.
reason-prize_hort = { $count } players with equal points take { $prizes } by Hort’s rule.
reason-prize_honour_open = Still level: a play-off or a lot decides who gets the honour of { $prizes }.
reason-prize_left_over = There are not enough players who could win it.
reason-prize_without_candidate = Nobody in the group may win it.
reason-prize_currency_unknown = A currency is written with three capital letters, such as DKK, not { $currency }.
reason-prizes_too_many = A list has at most { $most } prizes.
reason-prize_categories_too_many = A list has at most { $most } different categories.
reason-prize_above_smaller = { $upper } is smaller than { $lower }; the larger prizes must come first.
reason-prize_name_missing = The prize in row { $row } has no name.
reason-prize_cash_out_of_range = The amount in row { $row } is negative or far too large.
reason-prize_empty = The prize in row { $row } is neither money nor an honour.
reason-prize_band_upside_down = In row { $row } the band begins above its end.
reason-prize_section_unknown = Row { $row }: the group has no section { $section }.
reason-money_not_read = { $found } is not an amount.
reason-prizes_not_set = There is no list of prizes in { $group } to publish.
reason-prizes_published_before = The prizes of { $group } were published { $at } and have not changed since.
reason-todo_prizes = Publish the prizes.
reason-todo_prizes_by = Publish the prizes no later than on the second playing day, { $day }.
reason-todo_prizes_today = Today is the second playing day: publish the prizes.
reason-prizes_overdue = The prizes should have been published on the second playing day, { $day }.
reason-done_prizes = The prizes were published { $at }.
reason-event_prizes_set =
    { $group }: { $count ->
         [one] one prize noted
        *[other] { $count } prizes noted
    }
reason-event_prizes_published = { $group }: prizes published
