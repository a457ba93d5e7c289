# FIDE Dutch system: why a board, a bye or a float is as it is, and what a score group has to put up with.
# In the first ones the page has just said: this player would have met that one.
reason-dutch_met_before = De möttes i rond { $round }.
reason-dutch_same_absolute =
    { $colour ->
         [white] Båda måste ha vit.
        *[black] Båda måste ha svart.
    }
reason-dutch_worse = Poänggruppen skulle bli sämre enligt kriterium { $criterion }.
reason-dutch_incomplete = Annars kunde inte alla lottas.
reason-dutch_later = En lika bra lottning av poänggruppen kommer tidigare i ordningen.
reason-dutch_not_best = Den första av poänggruppens bästa lottningar har dessa två var för sig.
reason-dutch_colour_granted = Varken { $white } eller { $black } nekas den färg de står på tur att få.
reason-dutch_colour_stronger =
    { $colour ->
         [white] { $player } har starkare anspråk på vit än { $other }.
        *[black] { $player } har starkare anspråk på svart än { $other }.
    }
reason-dutch_colour_alternate = Båda står på tur att få samma färg; { $white } och { $black } byter färg från det senaste parti där deras skilde sig, { $back } tillbaka.
reason-dutch_colour_higher =
    { $colour ->
         [white] Båda står på tur att få vit och har haft samma färger; { $player } är högre rankad och får den.
        *[black] Båda står på tur att få svart och har haft samma färger; { $player } är högre rankad och får den.
    }
reason-dutch_colour_lot =
    { $colour ->
         [white] Ingen av dem har haft någon färg; { $player } har lottningsnummer { $number }, och lottdragningen ger sådana nummer vit.
        *[black] Ingen av dem har haft någon färg; { $player } har lottningsnummer { $number }, och lottdragningen ger sådana nummer svart.
    }
reason-dutch_bye = Antalet spelare är udda ({ $players }), så en har frirond; { $score } är den lägsta poäng den kan gå till.
reason-dutch_bye_had = Hade redan frirond i rond { $round }.
reason-dutch_bye_won = Fick redan poäng som för en vinst utan att spela i rond { $round }.
reason-dutch_bye_higher = Med frironden på { $score } poäng kunde inte alla andra lottas.
reason-dutch_bye_not_best = Den första av de bästa lottningarna lämnar en annan spelare över.
reason-dutch_floats_down = Poänggruppen på { $players } spelare kan bilda { $pairs } par; { $player } blir över och möter { $opponent }.
reason-dutch_floats_up = { $player } möter { $opponent }, som blev över i en högre poänggrupp.
reason-dutch_floats_bye = { $player } har frirond, vilket räknas som att flyta ned.
reason-dutch_board_preference =
    { $colour ->
         [white] { $player } står på tur att få svart och får vit.
        *[black] { $player } står på tur att få vit och får svart.
    }
reason-dutch_board_strong =
    { $colour ->
         [white] { $player } har haft vit oftare och får den igen.
        *[black] { $player } har haft svart oftare och får den igen.
    }
reason-dutch_board_difference =
    { $colour ->
         [white] { $player } kommer att ha haft vit tre gånger mer än svart.
        *[black] { $player } kommer att ha haft svart tre gånger mer än vit.
    }
reason-dutch_board_third =
    { $colour ->
         [white] { $player } får vit för tredje gången i rad.
        *[black] { $player } får svart för tredje gången i rad.
    }
reason-dutch_board_upfloat =
    { $back ->
         [1] { $player } flöt upp även i ronden innan.
        *[other] { $player } flöt upp även för två ronder sedan.
    }
reason-dutch_board_downfloat =
    { $back ->
         [1] { $player } flöt ned även i ronden innan.
        *[other] { $player } flöt ned även för två ronder sedan.
    }
reason-dutch_c6 = Spelare som flyter ned: { $count }; färre är omöjligt.
reason-dutch_c7 = Spelare med { $score } poäng som flyter vidare: { $count }; färre är omöjligt.
reason-dutch_c9 = Ospelade partier för den som har frirond: { $count }; färre är omöjligt.
reason-dutch_c10 = Spelare vars färger kommer att skilja tre partier: { $count }; färre är omöjligt.
reason-dutch_c11 = Spelare med samma färg tre gånger i rad: { $count }; färre är omöjligt.
reason-dutch_c12 = Spelare utan den färg de står på tur att få: { $count }; färre är omöjligt.
reason-dutch_c13 = Spelare utan den färg de har starkt anspråk på: { $count }; färre är omöjligt.
reason-dutch_c14 = Spelare som flyter ned som i ronden innan: { $count }; färre är omöjligt.
reason-dutch_c15 = Spelare som flyter upp som i ronden innan: { $count }; färre är omöjligt.
reason-dutch_c16 = Spelare som flyter ned som för två ronder sedan: { $count }; färre är omöjligt.
reason-dutch_c17 = Spelare som flyter upp som för två ronder sedan: { $count }; färre är omöjligt.
reason-dutch_c18 = Spelare med { $score } poäng som flöt ned i ronden innan och flyter vidare: { $count }; färre är omöjligt.
reason-dutch_c19 = Spelare som flöt upp i ronden innan och möter någon med { $score } poäng: { $count }; färre är omöjligt.
reason-dutch_c20 = Spelare med { $score } poäng som flöt ned för två ronder sedan och flyter vidare: { $count }; färre är omöjligt.
reason-dutch_c21 = Spelare som flöt upp för två ronder sedan och möter någon med { $score } poäng: { $count }; färre är omöjligt.
reason-dutch_accelerated = Accelererad rond: { $players } spelare lottas med { $points } fiktiva poäng mer.
reason-dutch_breach_absolute =
    { $colour ->
         [white] { $one } och { $other } måste båda ha vit och kan inte mötas.
        *[black] { $one } och { $other } måste båda ha svart och kan inte mötas.
    }
reason-dutch_breach_bye = { $player } fick poäng som för en vinst utan att spela i rond { $round } och kan inte ha frirond.
