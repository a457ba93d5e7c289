# Knock-out: why two players meet, who goes on without a match, and what holds a round back.
reason-colour_by_lot =
    { $round ->
         [1] Match { $match }: plats { $one } och { $other } i spelträdet. { $white } har vit efter lottdragning.
        *[other] Match { $match }: vinnarna av match { $one } och { $other } i ronden före. { $white } har vit efter lottdragning.
    }
    .counted =
        { $round ->
             [1] Match { $counted }: plats { $first } och { $second } i spelträdet. { $white } har vit efter lottdragning.
            *[other] Match { $counted }: vinnarna av match { $first } och { $second }. { $white } har vit efter lottdragning.
        }
reason-colour_by_turn =
    { $round ->
         [1] Match { $match }: plats { $one } och { $other } i spelträdet. Ingen lott har dragits: den högst seedade har vit i matcher med udda nummer, så { $white } har den.
        *[other] Match { $match }: vinnarna av match { $one } och { $other } i ronden före. Ingen lott har dragits: den högst seedade har vit i matcher med udda nummer, så { $white } har den.
    }
    .counted =
        { $round ->
             [1] Match { $counted }: plats { $first } och { $second } i spelträdet. Ingen lott har dragits: den högst seedade har vit i matcher med udda nummer, så { $white } har den.
            *[other] Match { $counted }: vinnarna av match { $first } och { $second }. Ingen lott har dragits: den högst seedade har vit i matcher med udda nummer, så { $white } har den.
        }
reason-bracket_line_empty = Plats { $line } i spelträdet är tom, och tomma platser tillfaller de högst seedade: går vidare utan match som nummer { $seed } i seedningen.
reason-bracket_nobody_came_on = Går vidare utan match: ingen gick vidare från match { $match } i ronden före.
    .counted = Går vidare utan match: ingen gick vidare från match { $counted }.
reason-walkover_withdrawn = Går vidare utan match: { $opponent } har utgått.
reason-walkover_absent = Går vidare utan match: { $opponent } är frånvarande i denna rond.
reason-match_undecided =
    { $others ->
         [0] Matchen mellan { $one } och { $other } i rond { $round } har ingen vinnare ännu. Spela särspel och för in vem som vann.
        *[other] Matchen mellan { $one } och { $other } i rond { $round } har ingen vinnare ännu; andra matcher utan vinnare: { $others }. Spela särspel och för in vem som vann.
    }
reason-bracket_finished = Finalen var rond { $rounds }; det finns inget mer att lotta.
reason-not_in_the_draw = { $player } har ingen plats i spelträdet: lottdragningen gjordes före anmälan.

# The bracket as it stands; matches are counted through all rounds.
reason-bracket_lots =
    { $count ->
         [one] Plats { $lines } är för nummer { $from } i seedningen: { $players }.
        *[other] Plats { $lines } är för nummer { $from } till { $to } i seedningen. { $origin ->
             [seed] Dragna med slumpfröet { $seed }, i platsernas ordning: { $players }.
             [drawn] Som de dragits, i platsernas ordning: { $players }.
            *[seeding] Ingen lott har dragits; i platsernas ordning: { $players }.
        }
    }
reason-bracket_stands = { $player } har plats { $line } i spelträdet som nummer { $seed } i seedningen.
reason-bracket_lines_empty =
    { $count ->
         [one] Plats { $lines } är tom, bredvid den högst seedade.
        *[other] Plats { $lines } är tomma, bredvid de högst seedade.
    }
reason-bracket_won =
    { $way ->
         [forfeit] { $player } vann match { $match }: { $opponent } kom inte till brädet.
         [withdrawn] { $player } gick vidare från match { $match } utan att spela: { $opponent } hade utgått.
         [away] { $player } gick vidare från match { $match } utan att spela: { $opponent } var frånvarande.
        *[played] { $player } vann match { $match } mot { $opponent }.
    }
    .points =
        { $way ->
             [ordinary] { $player } vann match { $match } mot { $opponent } med { $points }–{ $against }.
             [reduced] { $player } vann match { $match } mot { $opponent }, { $points }–{ $against } totalt; partiet med kortare tid avgjorde.
             [rapid] { $player } vann match { $match } mot { $opponent }, { $points }–{ $against } totalt; snabbschackpartierna avgjorde.
             [blitz] { $player } vann match { $match } mot { $opponent }, { $points }–{ $against } totalt; blixtschack avgjorde.
             [sudden_death] { $player } vann match { $match } mot { $opponent }, { $points }–{ $against } totalt; det sista, enskilda partiet avgjorde.
             [sudden_death_white] { $player } vann match { $match } mot { $opponent }, { $points }–{ $against } totalt: det sista, enskilda partiet blev remi, och där räcker remi för vit, { $player }.
            *[sudden_death_black] { $player } vann match { $match } mot { $opponent }, { $points }–{ $against } totalt: det sista, enskilda partiet blev remi, och där räcker remi för svart, { $player }.
        }
reason-bracket_unopposed = { $player } gick vidare från match { $match }, där ingen stod på andra sidan.
reason-bracket_neither =
    { $count ->
         [one] Ingen gick vidare från match { $match }: { $players } var frånvarande.
        *[other] Ingen gick vidare från match { $match }: { $players } förlorade båda eller var frånvarande.
    }
