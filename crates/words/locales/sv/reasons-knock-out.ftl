# Knock-out: why two players meet, who goes on without a match, and what holds a round back.
reason-colour_by_lot =
    { $round ->
         [1] Match { $match }: plats { $one } och { $other } i spelträdet. { $white } har vit efter lottdragning.
        *[other] Match { $match }: vinnarna av match { $one } och { $other } i ronden före. { $white } har vit efter lottdragning.
    }
reason-colour_by_turn =
    { $round ->
         [1] Match { $match }: plats { $one } och { $other } i spelträdet. Ingen lott har dragits: den högst seedade har vit i matcher med udda nummer, så { $white } har den.
        *[other] Match { $match }: vinnarna av match { $one } och { $other } i ronden före. Ingen lott har dragits: den högst seedade har vit i matcher med udda nummer, så { $white } har den.
    }
reason-bracket_line_empty = Plats { $line } i spelträdet är tom, och tomma platser tillfaller de högst seedade: går vidare utan match som nummer { $seed } i seedningen.
reason-bracket_nobody_came_on = Går vidare utan match: ingen gick vidare från match { $match } i ronden före.
reason-walkover_withdrawn = Går vidare utan match: { $opponent } har utgått.
reason-walkover_absent = Går vidare utan match: { $opponent } är frånvarande i denna rond.
reason-match_undecided =
    { $others ->
         [0] Matchen mellan { $one } och { $other } i rond { $round } har ingen vinnare ännu. Spela särspel och för in vem som vann.
        *[other] Matchen mellan { $one } och { $other } i rond { $round } har ingen vinnare ännu; andra matcher utan vinnare: { $others }. Spela särspel och för in vem som vann.
    }
reason-bracket_finished = Finalen var rond { $rounds }; det finns inget mer att lotta.
reason-not_in_the_draw = { $player } har ingen plats i spelträdet: lottdragningen gjordes före anmälan.
