# Knock-out: why two players meet, who goes on without a match, and what holds a round back.
reason-colour_by_lot =
    { $round ->
         [1] Match { $match }: plass { $one } og { $other } i cupoppsettet. { $white } har hvit etter loddtrekning.
        *[other] Match { $match }: vinnerne av match { $one } og { $other } i runden før. { $white } har hvit etter loddtrekning.
    }
    .counted =
        { $round ->
             [1] Match { $counted }: plass { $first } og { $second } i cupoppsettet. { $white } har hvit etter loddtrekning.
            *[other] Match { $counted }: vinnerne av match { $first } og { $second }. { $white } har hvit etter loddtrekning.
        }
reason-colour_by_turn =
    { $round ->
         [1] Match { $match }: plass { $one } og { $other } i cupoppsettet. Det er ikke trukket lodd: den høyest seedede har hvit i matcher med odde nummer, så { $white } har den.
        *[other] Match { $match }: vinnerne av match { $one } og { $other } i runden før. Det er ikke trukket lodd: den høyest seedede har hvit i matcher med odde nummer, så { $white } har den.
    }
    .counted =
        { $round ->
             [1] Match { $counted }: plass { $first } og { $second } i cupoppsettet. Det er ikke trukket lodd: den høyest seedede har hvit i matcher med odde nummer, så { $white } har den.
            *[other] Match { $counted }: vinnerne av match { $first } og { $second }. Det er ikke trukket lodd: den høyest seedede har hvit i matcher med odde nummer, så { $white } har den.
        }
reason-bracket_line_empty = Plass { $line } i cupoppsettet er tom, og tomme plasser tilfaller de høyest seedede: går videre uten match som nummer { $seed } i seedingen.
reason-bracket_nobody_came_on = Går videre uten match: ingen gikk videre fra match { $match } i runden før.
    .counted = Går videre uten match: ingen gikk videre fra match { $counted }.
reason-walkover_withdrawn = Går videre uten match: { $opponent } har trukket seg.
reason-walkover_absent = Går videre uten match: { $opponent } er fraværende i denne runden.
reason-match_undecided =
    { $others ->
         [0] Matchen mellom { $one } og { $other } i { $round }. runde har ingen vinner ennå. Spill omkamp, og før inn hvem som vant.
        *[other] Matchen mellom { $one } og { $other } i { $round }. runde har ingen vinner ennå; andre matcher uten vinner: { $others }. Spill omkamp, og før inn hvem som vant.
    }
reason-bracket_finished = Finalen var { $rounds }. runde; det er ikke mer å sette opp.
reason-not_in_the_draw = { $player } har ingen plass i cupoppsettet: loddtrekningen var før påmeldingen.

# The bracket as it stands; matches are counted through all rounds.
reason-bracket_lots =
    { $count ->
         [one] Plass { $lines } er til nummer { $from } i seedingen: { $players }.
        *[other] Plass { $lines } er til nummer { $from } til { $to } i seedingen. { $origin ->
             [seed] Trukket med tallfrøet { $seed }, i plassenes rekkefølge: { $players }.
             [drawn] Som det er trukket, i plassenes rekkefølge: { $players }.
            *[seeding] Det er ikke trukket lodd; i plassenes rekkefølge: { $players }.
        }
    }
reason-bracket_stands = { $player } har plass { $line } i cupoppsettet som nummer { $seed } i seedingen.
reason-bracket_lines_empty =
    { $count ->
         [one] Plass { $lines } er tom, ved siden av den høyest seedede.
        *[other] Plass { $lines } er tomme, ved siden av de høyest seedede.
    }
reason-bracket_won =
    { $way ->
         [forfeit] { $player } vant match { $match }: { $opponent } møtte ikke ved bordet.
         [withdrawn] { $player } gikk videre fra match { $match } uten å spille: { $opponent } hadde trukket seg.
         [away] { $player } gikk videre fra match { $match } uten å spille: { $opponent } var fraværende.
        *[played] { $player } vant match { $match } mot { $opponent }.
    }
    .points =
        { $way ->
             [ordinary] { $player } vant match { $match } mot { $opponent } { $points }–{ $against }.
             [reduced] { $player } vant match { $match } mot { $opponent }, { $points }–{ $against } i alt; partiet med kortere tid avgjorde den.
             [rapid] { $player } vant match { $match } mot { $opponent }, { $points }–{ $against } i alt; hurtigsjakkpartiene avgjorde den.
             [blitz] { $player } vant match { $match } mot { $opponent }, { $points }–{ $against } i alt; lynsjakk avgjorde den.
             [sudden_death] { $player } vant match { $match } mot { $opponent }, { $points }–{ $against } i alt; det siste, enkle partiet avgjorde den.
             [sudden_death_white] { $player } vant match { $match } mot { $opponent }, { $points }–{ $against } i alt: det siste, enkle partiet ble remis, og der er remis nok for hvit, { $player }.
            *[sudden_death_black] { $player } vant match { $match } mot { $opponent }, { $points }–{ $against } i alt: det siste, enkle partiet ble remis, og der er remis nok for svart, { $player }.
        }
reason-bracket_unopposed = { $player } gikk videre fra match { $match }, der det ikke sto noen på den andre siden.
reason-bracket_neither =
    { $count ->
         [one] Ingen gikk videre fra match { $match }: { $players } var fraværende.
        *[other] Ingen gikk videre fra match { $match }: { $players } tapte begge eller var fraværende.
    }
