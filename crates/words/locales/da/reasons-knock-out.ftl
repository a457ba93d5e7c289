# Knock-out: why two players meet, who goes on without a match, and what holds a round back.
reason-colour_by_lot =
    { $round ->
         [1] Match { $match }: plads { $one } og { $other } i turneringstræet. { $white } har hvid efter lodtrækning.
        *[other] Match { $match }: vinderne af match { $one } og { $other } i runden før. { $white } har hvid efter lodtrækning.
    }
    .counted =
        { $round ->
             [1] Match { $counted }: plads { $first } og { $second } i turneringstræet. { $white } har hvid efter lodtrækning.
            *[other] Match { $counted }: vinderne af match { $first } og { $second }. { $white } har hvid efter lodtrækning.
        }
reason-colour_by_turn =
    { $round ->
         [1] Match { $match }: plads { $one } og { $other } i turneringstræet. Der er ikke trukket lod: den højest seedede har hvid i ulige matcher, så { $white } har den.
        *[other] Match { $match }: vinderne af match { $one } og { $other } i runden før. Der er ikke trukket lod: den højest seedede har hvid i ulige matcher, så { $white } har den.
    }
    .counted =
        { $round ->
             [1] Match { $counted }: plads { $first } og { $second } i turneringstræet. Der er ikke trukket lod: den højest seedede har hvid i ulige matcher, så { $white } har den.
            *[other] Match { $counted }: vinderne af match { $first } og { $second }. Der er ikke trukket lod: den højest seedede har hvid i ulige matcher, så { $white } har den.
        }
reason-bracket_line_empty = Plads { $line } i turneringstræet er tom, og tomme pladser tilfalder de højest seedede: går videre uden match som nummer { $seed } i seedningen.
reason-bracket_nobody_came_on = Går videre uden match: ingen gik videre fra match { $match } i runden før.
    .counted = Går videre uden match: ingen gik videre fra match { $counted }.
reason-walkover_withdrawn = Går videre uden match: { $opponent } er udtrådt.
reason-walkover_absent = Går videre uden match: { $opponent } er fraværende i denne runde.
reason-match_undecided =
    { $others ->
         [0] Matchen mellem { $one } og { $other } i { $round }. runde har ingen vinder endnu. Spil omkamp, og indtast, hvem der vandt.
        *[other] Matchen mellem { $one } og { $other } i { $round }. runde har ingen vinder endnu; andre matcher uden vinder: { $others }. Spil omkamp, og indtast, hvem der vandt.
    }
reason-bracket_finished = Finalen var { $rounds }. runde; der er ikke mere at parre.
reason-not_in_the_draw = { $player } har ingen plads i turneringstræet: lodtrækningen var før tilmeldingen.

# The bracket as it stands; matches are counted through all rounds.
reason-bracket_lots =
    { $count ->
         [one] Plads { $lines } er til nummer { $from } i seedningen: { $players }.
        *[other] Plads { $lines } er til nummer { $from } til { $to } i seedningen. { $origin ->
             [seed] Trukket ud fra lodtrækningstallet { $seed }, i pladsernes rækkefølge: { $players }.
             [drawn] Som der er trukket, i pladsernes rækkefølge: { $players }.
            *[seeding] Der er ikke trukket lod; i pladsernes rækkefølge: { $players }.
        }
    }
reason-bracket_stands = { $player } har plads { $line } i turneringstræet som nummer { $seed } i seedningen.
reason-bracket_lines_empty =
    { $count ->
         [one] Plads { $lines } er tom, ved siden af den højest seedede.
        *[other] Plads { $lines } er tomme, ved siden af de højest seedede.
    }
reason-bracket_won =
    { $way ->
         [forfeit] { $player } vandt match { $match }: { $opponent } mødte ikke ved brættet.
         [withdrawn] { $player } gik videre fra match { $match } uden at spille: { $opponent } var udtrådt.
         [away] { $player } gik videre fra match { $match } uden at spille: { $opponent } var fraværende.
        *[played] { $player } vandt match { $match } mod { $opponent }.
    }
    .points =
        { $way ->
             [ordinary] { $player } vandt match { $match } mod { $opponent } { $points }–{ $against }.
             [reduced] { $player } vandt match { $match } mod { $opponent }, { $points }–{ $against } i alt; partiet med kortere tid afgjorde den.
             [rapid] { $player } vandt match { $match } mod { $opponent }, { $points }–{ $against } i alt; hurtigskakpartierne afgjorde den.
             [blitz] { $player } vandt match { $match } mod { $opponent }, { $points }–{ $against } i alt; lynskak afgjorde den.
             [sudden_death] { $player } vandt match { $match } mod { $opponent }, { $points }–{ $against } i alt; det sidste, enkelte parti afgjorde den.
             [sudden_death_white] { $player } vandt match { $match } mod { $opponent }, { $points }–{ $against } i alt: det sidste, enkelte parti blev remis, og dér er remis nok for hvid, { $player }.
            *[sudden_death_black] { $player } vandt match { $match } mod { $opponent }, { $points }–{ $against } i alt: det sidste, enkelte parti blev remis, og dér er remis nok for sort, { $player }.
        }
reason-bracket_unopposed = { $player } gik videre fra match { $match }, hvor der ikke stod nogen på den anden side.
reason-bracket_neither =
    { $count ->
         [one] Ingen gik videre fra match { $match }: { $players } var fraværende.
        *[other] Ingen gik videre fra match { $match }: { $players } tabte begge eller var fraværende.
    }
