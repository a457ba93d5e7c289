# Knock-out: why two players meet, who goes on without a match, and what holds a round back.
reason-colour_by_lot =
    { $round ->
         [1] Match { $match }: plads { $one } og { $other } i stigen. { $white } har hvid efter lodtrækning.
        *[other] Match { $match }: vinderne af match { $one } og { $other } i runden før. { $white } har hvid efter lodtrækning.
    }
reason-colour_by_turn =
    { $round ->
         [1] Match { $match }: plads { $one } og { $other } i stigen. Der er ikke trukket lod: den højest seedede har hvid i ulige matcher, så { $white } har den.
        *[other] Match { $match }: vinderne af match { $one } og { $other } i runden før. Der er ikke trukket lod: den højest seedede har hvid i ulige matcher, så { $white } har den.
    }
reason-bracket_line_empty = Plads { $line } i stigen er tom, og tomme pladser tilfalder de højest seedede: går videre uden match som nummer { $seed } i seedningen.
reason-bracket_nobody_came_on = Går videre uden match: ingen gik videre fra match { $match } i runden før.
reason-walkover_withdrawn = Går videre uden match: { $opponent } er udtrådt.
reason-walkover_absent = Går videre uden match: { $opponent } er fraværende i denne runde.
reason-match_undecided =
    { $others ->
         [0] Matchen mellem { $one } og { $other } i { $round }. runde har ingen vinder endnu. Spil omkamp, og indtast, hvem der vandt.
        *[other] Matchen mellem { $one } og { $other } i { $round }. runde har ingen vinder endnu; andre matcher uden vinder: { $others }. Spil omkamp, og indtast, hvem der vandt.
    }
reason-bracket_finished = Finalen var { $rounds }. runde; der er ikke mere at parre.
reason-not_in_the_draw = { $player } har ingen plads i stigen: lodtrækningen var før tilmeldingen.
