# FIDE Dutch system: why a board, a bye or a float is as it is, and what a score group has to put up with.
# In the first ones the page has just said: this player would have met that one.
reason-dutch_met_before = De mødtes i { $round }. runde.
reason-dutch_same_absolute =
    { $colour ->
         [white] Begge skal have hvid.
        *[black] Begge skal have sort.
    }
reason-dutch_worse = Pointpuljen ville blive dårligere efter kriterium { $criterion }.
reason-dutch_worse_c6 =
    Så måtte { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } flyde ned fra pointpuljen ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c7 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } med { $score } point flyde ned fra pointpuljen ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c8 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } blive til overs i den næste pointpulje ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
    .score =
        Så ville { $there ->
             [one] én spiller
            *[other] { $there } spillere
        } med { $score } point blive til overs i den næste pointpulje ({ $criterion }); i den valgte parring { $here ->
             [0] ingen
            *[other] kun { $here }
        }.
reason-dutch_worse_c9 =
    Så ville oversidderen have { $there ->
         [one] én runde
        *[other] { $there } runder
    } uden parti indtil nu ({ $criterion }); i den valgte parring { $here }.
reason-dutch_worse_c10 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } have haft den ene farve i tre partier mere end den anden ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c11 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } få samme farve tre gange i træk ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c12 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } ikke få den farve, der står for tur ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c13 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } ikke få en farve, der er stærkt krav på ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c14 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    }, der flød ned i runden før, flyde ned igen ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c15 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    }, der flød op i runden før, flyde op igen ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c16 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    }, der flød ned for to runder siden, flyde ned igen ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c17 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    }, der flød op for to runder siden, flyde op igen ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c18 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } med { $score } point, der flød ned i runden før, flyde videre ned ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c20 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } med { $score } point, der flød ned for to runder siden, flyde videre ned ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c19 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    }, der flød op i runden før, møde en med { $score } point ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_worse_c21 =
    Så ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    }, der flød op for to runder siden, møde en med { $score } point ({ $criterion }); i den valgte parring { $here ->
         [0] ingen
        *[other] kun { $here }
    }.
reason-dutch_not_instead = Ikke { $player }:
reason-dutch_if_they_met = Hvis { $one } mødte { $other } her, kunne ikke alle andre parres.
reason-dutch_step_moved = Ovenfra, parres først: { $players }.
reason-dutch_step_exchange = Skiftede halvdel: { $down } ned, { $up } op.
reason-dutch_step_halves = Øvre halvdel (S1): { $upper }. Nedre halvdel (S2): { $lower }.
reason-dutch_incomplete = Så kunne ikke alle parres ({ $criterion }).
reason-dutch_halves_apart = De to halvdele kunne ikke parres med hinanden, som de var.
reason-dutch_later = En parring med disse to er lige så god, men kommer senere i rækkefølgen: den kræver, at andre spillere skifter halvdel eller flyder ned.
    .instead = Den bedste parring, hvor { $instead } flyder ned, er lige så god, men kommer senere i rækkefølgen af ombytninger.
reason-dutch_not_best = En anden parring af pointpuljen går forud for en med disse to.
reason-dutch_colour_granted = { $white } med hvid og { $black } med sort: ingen af dem skulle have haft den anden farve.
reason-dutch_colour_stronger =
    { $colour ->
         [white] { $player } har stærkere krav på hvid end { $other }.
        *[black] { $player } har stærkere krav på sort end { $other }.
    }
reason-dutch_colour_alternate =
    Begge står til samme farve. Regnet tilbage fra det seneste parti var deres første gang forskellige i { $back ->
         [1] det seneste
         [2] det næstseneste
        *[other] nummer { $back } fra enden
    }; { $white } havde sort i det og får nu hvid, { $black } omvendt.
reason-dutch_colour_higher =
    { $colour ->
         [white] Begge står til hvid. Regnet tilbage fra hver spillers seneste parti var farverne aldrig forskellige; { $player } er placeret højest og får den.
        *[black] Begge står til sort. Regnet tilbage fra hver spillers seneste parti var farverne aldrig forskellige; { $player } er placeret højest og får den.
    }
reason-dutch_colour_lot =
    { $colour ->
         [white] Ingen af dem har haft en farve; { $player } har parringsnummer { $number }, og lodtrækningen giver sådanne numre hvid.
        *[black] Ingen af dem har haft en farve; { $player } har parringsnummer { $number }, og lodtrækningen giver sådanne numre sort.
    }
reason-dutch_bye = Antallet af spillere er ulige ({ $players }), så én er oversidder; { $score } er den laveste score, der kan give en oversidder.
reason-dutch_bye_had = Var allerede oversidder i { $round }. runde.
reason-dutch_bye_won = Fik allerede point som for en gevinst uden at spille i { $round }. runde.
reason-dutch_bye_higher = Med en oversidder på { $score } point kunne de andre ikke alle parres.
reason-dutch_bye_not_best = En anden spiller med samme score går forud.
reason-dutch_floats_down =
    Pointpuljen på { $players ->
         [one] én spiller
        *[other] { $players } spillere
    } danner { $pairs ->
         [0] intet par
         [one] ét par
        *[other] { $pairs } par
    }; { $player } er til overs og møder { $opponent }.
reason-dutch_floats_up = { $player } møder { $opponent }, der var til overs i en højere pointpulje.
reason-dutch_floats_bye = { $player } er oversidder, hvilket tæller som at flyde ned.
reason-dutch_board_preference =
    { $colour ->
         [white] { $player } står til sort og får hvid.
        *[black] { $player } står til hvid og får sort.
    }
reason-dutch_board_strong =
    { $colour ->
         [white] { $player } har haft hvid flest gange og får den igen.
        *[black] { $player } har haft sort flest gange og får den igen.
    }
reason-dutch_board_difference =
    { $colour ->
         [white] { $player } vil have haft hvid i tre partier mere end sort.
        *[black] { $player } vil have haft sort i tre partier mere end hvid.
    }
reason-dutch_board_third =
    { $colour ->
         [white] { $player } får hvid for tredje gang i træk.
        *[black] { $player } får sort for tredje gang i træk.
    }
reason-dutch_board_upfloat =
    { $back ->
         [1] { $player } flød også op i runden før.
        *[other] { $player } flød også op for to runder siden.
    }
reason-dutch_board_downfloat =
    { $back ->
         [1] { $player } flød også ned i runden før.
        *[other] { $player } flød også ned for to runder siden.
    }
reason-dutch_c6 = Spillere, der flyder ned: { $count }; færre er umuligt.
reason-dutch_c7 = Spillere med { $score } point, der flyder videre: { $count }; færre er umuligt.
reason-dutch_c9 = Uspillede partier for oversidderen: { $count }; færre er umuligt.
reason-dutch_c10 = Spillere, hvis farver kommer til at afvige med tre partier: { $count }; færre er umuligt.
reason-dutch_c11 = Spillere med samme farve tre gange i træk: { $count }; færre er umuligt.
reason-dutch_c12 = Spillere uden den farve, de står til: { $count }; færre er umuligt.
reason-dutch_c13 = Spillere uden den farve, de har stærkt krav på: { $count }; færre er umuligt.
reason-dutch_c14 = Spillere, der flyder ned som i runden før: { $count }; færre er umuligt.
reason-dutch_c15 = Spillere, der flyder op som i runden før: { $count }; færre er umuligt.
reason-dutch_c16 = Spillere, der flyder ned som for to runder siden: { $count }; færre er umuligt.
reason-dutch_c17 = Spillere, der flyder op som for to runder siden: { $count }; færre er umuligt.
reason-dutch_c18 = Spillere med { $score } point, der flød ned i runden før og flyder videre: { $count }; færre er umuligt.
reason-dutch_c19 = Spillere, der flød op i runden før og møder en med { $score } point: { $count }; færre er umuligt.
reason-dutch_c20 = Spillere med { $score } point, der flød ned for to runder siden og flyder videre: { $count }; færre er umuligt.
reason-dutch_c21 = Spillere, der flød op for to runder siden og møder en med { $score } point: { $count }; færre er umuligt.
reason-dutch_not_all_told = Feltet er stort: ikke alle modstandere, der blev sprunget over, forklares.
reason-dutch_accelerated = Accelereret runde: { $players } spillere parres med { $points } fiktive point mere.
reason-dutch_breach_absolute =
    { $colour ->
         [white] { $one } og { $other } skal begge have hvid og kan ikke mødes.
        *[black] { $one } og { $other } skal begge have sort og kan ikke mødes.
    }
reason-dutch_breach_bye = { $player } fik point som for en gevinst uden at spille i { $round }. runde og kan ikke være oversidder.
