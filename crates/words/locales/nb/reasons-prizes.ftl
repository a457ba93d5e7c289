reason-prize_alone = { $prizes } går til én spiller alene.
reason-prize_shared = { $count } spillere med like mange poeng deler { $prizes }.
reason-prize_shared_level = Kvaliteten stiller { $count } spillere likt, og de deler { $prizes }.
reason-prize_hort = { $count } spillere med like mange poeng får { $prizes } etter Horts regel.
reason-prize_honour_open = Står fortsatt likt: omkamp eller loddtrekning avgjør hvem som får ærespremien til { $prizes }.
reason-prize_left_over = Det er ikke nok spillere som kunne vinne den.
reason-prize_without_candidate = Ingen i gruppen kan vinne den.
reason-prize_currency_unknown = En valuta skrives med tre store bokstaver, for eksempel NOK, ikke { $currency }.
reason-prizes_too_many = En liste har høyst { $most } premier.
reason-prize_categories_too_many = En liste har høyst { $most } ulike kategorier.
reason-prize_above_smaller = { $upper } er mindre enn { $lower }; større premier står først.
reason-prize_name_missing = Premien i rad { $row } har ikke noe navn.
reason-prize_cash_out_of_range = Beløpet i rad { $row } er negativt eller altfor stort.
reason-prize_empty = Premien i rad { $row } er verken penger eller en ærespremie.
reason-prize_band_upside_down = I rad { $row } begynner intervallet høyere enn det slutter.
reason-prize_section_unknown = Rad { $row }: gruppen har ingen klasse { $section }.
reason-money_not_read = { $found } er ikke et beløp.
reason-prizes_not_set = Det er ingen premieliste i { $group } å publisere.
reason-prizes_published_before = Premiene i { $group } ble publisert { $at } og er ikke endret siden.
reason-todo_prizes = Publiser premiene.
reason-todo_prizes_by = Publiser premiene senest på andre spilledag, { $day }.
reason-todo_prizes_today = I dag er andre spilledag: publiser premiene.
reason-prizes_overdue = Premiene skulle ha vært publisert på andre spilledag, { $day }.
reason-done_prizes = Premiene ble publisert { $at }.
reason-event_prizes_set =
    { $group }: { $count ->
         [one] én premie notert
        *[other] { $count } premier notert
    }
reason-event_prizes_published = { $group }: premier publisert
