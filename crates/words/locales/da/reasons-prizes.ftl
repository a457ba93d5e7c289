reason-prize_alone = { $prizes } går til én spiller alene.
reason-prize_shared = { $count } spillere med lige mange point deler { $prizes }.
reason-prize_shared_level = Korrektionen stiller { $count } spillere lige, og de deler { $prizes }.
reason-prize_hort = { $count } spillere med lige mange point får { $prizes } efter Horts regel.
reason-prize_honour_open = Står stadig lige: omkamp eller lodtrækning afgør, hvem der får ærespræmien til { $prizes }.
reason-prize_left_over = Der er ikke spillere nok, som kunne vinde den.
reason-prize_without_candidate = Ingen i gruppen kan vinde den.
reason-prize_currency_unknown = En valuta skrives med tre store bogstaver, for eksempel DKK, ikke { $currency }.
reason-prizes_too_many = En liste har højst { $most } præmier.
reason-prize_categories_too_many = En liste har højst { $most } forskellige kategorier.
reason-prize_above_smaller = { $upper } er mindre end { $lower }; større præmier står først.
reason-prize_name_missing = Præmien i række { $row } har intet navn.
reason-prize_cash_out_of_range = Beløbet i række { $row } er negativt eller alt for stort.
reason-prize_empty = Præmien i række { $row } er hverken penge eller en ærespræmie.
reason-prize_band_upside_down = I række { $row } begynder intervallet over sin slutning.
reason-prize_section_unknown = Række { $row }: gruppen har ingen sektion { $section }.
reason-money_not_read = { $found } er ikke et beløb.
reason-prizes_not_set = Der er ingen præmieliste i { $group } at offentliggøre.
reason-prizes_published_before = Præmierne i { $group } blev offentliggjort { $at } og er ikke ændret siden.
reason-todo_prizes = Offentliggør præmierne.
reason-todo_prizes_by = Offentliggør præmierne senest på anden spilledag, { $day }.
reason-todo_prizes_today = I dag er anden spilledag: offentliggør præmierne.
reason-prizes_overdue = Præmierne skulle være offentliggjort på anden spilledag, { $day }.
reason-done_prizes = Præmierne blev offentliggjort { $at }.
reason-event_prizes_set =
    { $group }: { $count ->
         [one] én præmie noteret
        *[other] { $count } præmier noteret
    }
reason-event_prizes_published = { $group }: præmier offentliggjort
