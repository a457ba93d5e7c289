reason-prize_alone = { $prizes } går till en spelare ensam.
reason-prize_shared = { $count } spelare med lika många poäng delar { $prizes }.
reason-prize_shared_level = Särskiljningen lämnar { $count } spelare lika, och de delar { $prizes }.
reason-prize_hort = { $count } spelare med lika många poäng får { $prizes } enligt Horts regel.
reason-prize_honour_open = Står fortfarande lika: särspel eller lottdragning avgör vem som får hederspriset till { $prizes }.
reason-prize_left_over = Det finns inte tillräckligt många spelare som kunde vinna det.
reason-prize_without_candidate = Ingen i gruppen kan vinna det.
reason-prize_currency_unknown = En valuta skrivs med tre stora bokstäver, till exempel SEK, inte { $currency }.
reason-prizes_too_many = En lista har högst { $most } priser.
reason-prize_categories_too_many = En lista har högst { $most } olika kategorier.
reason-prize_above_smaller = { $upper } är mindre än { $lower }; större priser står först.
reason-prize_name_missing = Priset på rad { $row } har inget namn.
reason-prize_cash_out_of_range = Beloppet på rad { $row } är negativt eller alldeles för stort.
reason-prize_empty = Priset på rad { $row } är varken pengar eller ett hederspris.
reason-prize_band_upside_down = På rad { $row } är intervallets början högre än dess slut.
reason-prize_section_unknown = Rad { $row }: gruppen har ingen klass { $section }.
reason-money_not_read = { $found } är inget belopp.
reason-prizes_not_set = Det finns ingen prislista i { $group } att publicera.
reason-prizes_published_before = Priserna i { $group } publicerades { $at } och har inte ändrats sedan dess.
reason-todo_prizes = Publicera priserna.
reason-todo_prizes_by = Publicera priserna senast på andra speldagen, { $day }.
reason-todo_prizes_today = I dag är andra speldagen: publicera priserna.
reason-prizes_overdue = Priserna skulle ha publicerats på andra speldagen, { $day }.
reason-done_prizes = Priserna publicerades { $at }.
reason-event_prizes_set =
    { $group }: { $count ->
         [one] ett pris antecknat
        *[other] { $count } priser antecknade
    }
reason-event_prizes_published = { $group }: priser publicerade
