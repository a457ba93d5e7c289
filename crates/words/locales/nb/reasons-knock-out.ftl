# Knock-out: why two players meet, who goes on without a match, and what holds a round back.
reason-colour_by_lot =
    { $round ->
         [1] Match { $match }: plass { $one } og { $other } i cupoppsettet. { $white } har hvit etter loddtrekning.
        *[other] Match { $match }: vinnerne av match { $one } og { $other } i runden før. { $white } har hvit etter loddtrekning.
    }
reason-colour_by_turn =
    { $round ->
         [1] Match { $match }: plass { $one } og { $other } i cupoppsettet. Det er ikke trukket lodd: den høyest seedede har hvit i matcher med odde nummer, så { $white } har den.
        *[other] Match { $match }: vinnerne av match { $one } og { $other } i runden før. Det er ikke trukket lodd: den høyest seedede har hvit i matcher med odde nummer, så { $white } har den.
    }
reason-bracket_line_empty = Plass { $line } i cupoppsettet er tom, og tomme plasser tilfaller de høyest seedede: går videre uten match som nummer { $seed } i seedingen.
reason-bracket_nobody_came_on = Går videre uten match: ingen gikk videre fra match { $match } i runden før.
reason-walkover_withdrawn = Går videre uten match: { $opponent } har trukket seg.
reason-walkover_absent = Går videre uten match: { $opponent } er fraværende i denne runden.
reason-match_undecided =
    { $others ->
         [0] Matchen mellom { $one } og { $other } i { $round }. runde har ingen vinner ennå. Spill omkamp, og før inn hvem som vant.
        *[other] Matchen mellom { $one } og { $other } i { $round }. runde har ingen vinner ennå; andre matcher uten vinner: { $others }. Spill omkamp, og før inn hvem som vant.
    }
reason-bracket_finished = Finalen var { $rounds }. runde; det er ikke mer å sette opp.
reason-not_in_the_draw = { $player } har ingen plass i cupoppsettet: loddtrekningen var før påmeldingen.
