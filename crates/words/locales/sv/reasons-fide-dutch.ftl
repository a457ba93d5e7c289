# FIDE Dutch system: why a board, a bye or a float is as it is, and what a score group has to put up with.
# In the first ones the page has just said: this player would have met that one.
reason-dutch_met_before = De möttes i rond { $round }.
reason-dutch_same_absolute =
    { $colour ->
         [white] Båda måste ha vit.
        *[black] Båda måste ha svart.
    }
reason-dutch_worse = Poänggruppen skulle bli sämre enligt kriterium { $criterion }.
reason-dutch_worse_c6 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } få flyta ned från poänggruppen ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c7 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } med { $score } poäng flyta ned från poänggruppen ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c8 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } bli över i nästa poänggrupp ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
    .score =
        Då skulle { $there ->
             [one] en spelare
            *[other] { $there } spelare
        } med { $score } poäng bli över i nästa poänggrupp ({ $criterion }); så som det är lottat { $here ->
             [0] ingen
            *[other] bara { $here }
        }.
reason-dutch_worse_c9 =
    Då skulle den som har frirond ha { $there ->
         [one] en rond
        *[other] { $there } ronder
    } utan parti hittills ({ $criterion }); så som det är lottat { $here }.
reason-dutch_worse_c10 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } ha haft den ena färgen i tre partier fler än den andra ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c11 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } få samma färg tre gånger i rad ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c12 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } inte få den färg som står på tur ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c13 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } inte få en färg som det finns starkt anspråk på ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c14 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } som flöt ned i ronden innan flyta ned igen ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c15 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } som flöt upp i ronden innan flyta upp igen ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c16 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } som flöt ned för två ronder sedan flyta ned igen ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c17 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } som flöt upp för två ronder sedan flyta upp igen ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c18 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } med { $score } poäng som flöt ned i ronden innan flyta vidare ned ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c20 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } med { $score } poäng som flöt ned för två ronder sedan flyta vidare ned ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c19 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } som flöt upp i ronden innan möta någon med { $score } poäng ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_worse_c21 =
    Då skulle { $there ->
         [one] en spelare
        *[other] { $there } spelare
    } som flöt upp för två ronder sedan möta någon med { $score } poäng ({ $criterion }); så som det är lottat { $here ->
         [0] ingen
        *[other] bara { $here }
    }.
reason-dutch_not_instead = Inte { $player }:
reason-dutch_if_they_met = Om { $one } mötte { $other } här kunde inte alla andra lottas.
reason-dutch_step_moved = Ovanifrån, lottas först: { $players }.
reason-dutch_step_exchange = Bytte halva: { $down } ned, { $up } upp.
reason-dutch_step_halves = Övre halvan (S1): { $upper }. Nedre halvan (S2): { $lower }.
reason-dutch_incomplete = Då kunde inte alla lottas ({ $criterion }).
reason-dutch_halves_apart = De två halvorna kunde inte lottas mot varandra som de var.
reason-dutch_later = En lottning med dessa två är lika bra men kommer senare i ordningen: den kräver att andra spelare byter halva eller flyter ned.
    .instead = Den bästa lottningen där { $instead } flyter ned är lika bra men kommer senare i ordningen av omflyttningar och byten.
reason-dutch_not_best = En annan lottning av poänggruppen går före en med dessa två.
reason-dutch_colour_granted = { $white } med vit och { $black } med svart: ingen av dem skulle ha haft den andra färgen.
reason-dutch_colour_stronger =
    { $colour ->
         [white] { $player } har starkare anspråk på vit än { $other }.
        *[black] { $player } har starkare anspråk på svart än { $other }.
    }
reason-dutch_colour_alternate =
    Båda står på tur att få samma färg. Räknat bakåt från det senaste partiet skilde sig deras färger först i { $back ->
         [1] det senaste
         [2] det näst senaste
        *[other] nummer { $back } från slutet
    }; { $white } hade svart i det och får nu vit, { $black } tvärtom.
reason-dutch_colour_higher =
    { $colour ->
         [white] Båda står på tur att få vit. Räknat tillbaka från vars och ens senaste parti skilde sig färgerna aldrig; { $player } står högre och får den.
        *[black] Båda står på tur att få svart. Räknat tillbaka från vars och ens senaste parti skilde sig färgerna aldrig; { $player } står högre och får den.
    }
reason-dutch_colour_lot =
    { $colour ->
         [white] Ingen av dem har haft någon färg; { $player } har lottningsnummer { $number }, och lottdragningen ger sådana nummer vit.
        *[black] Ingen av dem har haft någon färg; { $player } har lottningsnummer { $number }, och lottdragningen ger sådana nummer svart.
    }
reason-dutch_bye = Antalet spelare är udda ({ $players }), så en har frirond; { $score } är den lägsta poäng där frironden kan hamna.
reason-dutch_bye_had = Hade redan frirond i rond { $round }.
reason-dutch_bye_won = Fick redan poäng som för en vinst utan att spela i rond { $round }.
reason-dutch_bye_higher = Med frironden på { $score } poäng kunde inte alla andra lottas.
reason-dutch_bye_not_best = En annan spelare med samma poäng går före.
reason-dutch_floats_down =
    Poänggruppen på { $players ->
         [one] en spelare
        *[other] { $players } spelare
    } bildar { $pairs ->
         [0] inget par
         [one] ett par
        *[other] { $pairs } par
    }; { $player } blir över och möter { $opponent }.
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
         [white] { $player } kommer att ha haft vit i tre partier fler än svart.
        *[black] { $player } kommer att ha haft svart i tre partier fler än vit.
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
reason-dutch_c10 = Spelare vars färger kommer att skilja sig med tre partier: { $count }; färre är omöjligt.
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
reason-dutch_not_all_told = Fältet är stort: inte alla motståndare som hoppades över förklaras.
reason-dutch_accelerated = Accelererad rond: { $players } spelare lottas med { $points } fiktiva poäng mer.
reason-dutch_breach_absolute =
    { $colour ->
         [white] { $one } och { $other } måste båda ha vit och kan inte mötas.
        *[black] { $one } och { $other } måste båda ha svart och kan inte mötas.
    }
reason-dutch_breach_bye = { $player } fick poäng som för en vinst utan att spela i rond { $round } och kan inte ha frirond.
