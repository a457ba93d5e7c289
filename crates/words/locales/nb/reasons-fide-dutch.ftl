# FIDE Dutch system: why a board, a bye or a float is as it is, and what a score group has to put up with.
# In the first ones the page has just said: this player would have met that one.
reason-dutch_met_before = De møttes i runde { $round }.
reason-dutch_same_absolute =
    { $colour ->
         [white] Begge må ha hvit.
        *[black] Begge må ha svart.
    }
reason-dutch_worse = Poenggruppen ville komme dårligere ut etter kriterium { $criterion }.
reason-dutch_worse_c6 =
    Da måtte { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } flyte ned fra poenggruppen ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c7 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } med { $score } poeng flyte ned fra poenggruppen ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c8 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } bli til overs i neste poenggruppe ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
    .score =
        Da ville { $there ->
             [one] én spiller
            *[other] { $there } spillere
        } med { $score } poeng bli til overs i neste poenggruppe ({ $criterion }); slik det er paret, { $here ->
             [0] ingen
            *[other] bare { $here }
        }.
reason-dutch_worse_c9 =
    Da ville spilleren med frirunde ha { $there ->
         [one] én runde
        *[other] { $there } runder
    } uten parti så langt ({ $criterion }); slik det er paret, { $here }.
reason-dutch_worse_c10 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } ha hatt den ene fargen tre ganger mer enn den andre ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c11 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } få samme farge tre ganger på rad ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c12 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } ikke få fargen som står for tur ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c13 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } ikke få en farge det er sterkt krav på ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c14 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } som fløt ned i runden før, flyte ned igjen ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c15 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } som fløt opp i runden før, flyte opp igjen ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c16 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } som fløt ned for to runder siden, flyte ned igjen ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c17 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } som fløt opp for to runder siden, flyte opp igjen ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c18 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } med { $score } poeng som fløt ned i runden før, flyte videre ned ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c20 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } med { $score } poeng som fløt ned for to runder siden, flyte videre ned ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c19 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } som fløt opp i runden før, møte en med { $score } poeng ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_worse_c21 =
    Da ville { $there ->
         [one] én spiller
        *[other] { $there } spillere
    } som fløt opp for to runder siden, møte en med { $score } poeng ({ $criterion }); slik det er paret, { $here ->
         [0] ingen
        *[other] bare { $here }
    }.
reason-dutch_not_instead = Ikke { $player }:
reason-dutch_if_they_met = Hvis { $one } møtte { $other } her, kunne ikke alle andre bli paret.
reason-dutch_step_moved = Ovenfra, pares først: { $players }.
reason-dutch_step_exchange = Byttet halvdel: { $down } ned, { $up } opp.
reason-dutch_step_halves = Øvre halvdel (S1): { $upper }. Nedre halvdel (S2): { $lower }.
reason-dutch_incomplete = Da kunne ikke alle bli paret ({ $criterion }).
reason-dutch_halves_apart = De to halvdelene kunne ikke pares med hverandre slik de var.
reason-dutch_later = En paring med disse to er like god, men kommer senere i rekkefølgen: den krever at andre spillere bytter halvdel eller flyter ned.
    .instead = Den beste paringen der { $instead } flyter ned, er like god, men kommer senere i rekkefølgen av ombyttinger.
reason-dutch_not_best = En annen paring av poenggruppen går foran en med disse to.
reason-dutch_colour_granted = { $white } med hvit og { $black } med svart: ingen av dem skulle hatt den andre fargen.
reason-dutch_colour_stronger =
    { $colour ->
         [white] { $player } har sterkere krav på hvit enn { $other }.
        *[black] { $player } har sterkere krav på svart enn { $other }.
    }
reason-dutch_colour_alternate =
    Begge står for tur til samme farge. Regnet tilbake fra det siste partiet var fargene deres første gang ulike i { $back ->
         [1] det siste
         [2] det nest siste
        *[other] nummer { $back } fra slutten
    }; { $white } hadde svart i det og får nå hvit, { $black } omvendt.
reason-dutch_colour_higher =
    { $colour ->
         [white] Begge står for tur til hvit. Regnet tilbake fra hver spillers siste parti var fargene aldri forskjellige; { $player } er rangert høyest og får den.
        *[black] Begge står for tur til svart. Regnet tilbake fra hver spillers siste parti var fargene aldri forskjellige; { $player } er rangert høyest og får den.
    }
reason-dutch_colour_lot =
    { $colour ->
         [white] Ingen av dem har hatt en farge; { $player } har startnummer { $number }, og loddtrekningen gir slike numre hvit.
        *[black] Ingen av dem har hatt en farge; { $player } har startnummer { $number }, og loddtrekningen gir slike numre svart.
    }
reason-dutch_bye = Antallet spillere er odde ({ $players }), så én har frirunde; { $score } er den laveste poengsummen den kan gå til.
reason-dutch_bye_had = Hadde allerede frirunde i runde { $round }.
reason-dutch_bye_won = Fikk allerede poeng som for en seier uten å spille i runde { $round }.
reason-dutch_bye_higher = Med frirunden på { $score } poeng kunne ikke alle de andre bli paret.
reason-dutch_bye_not_best = En annen spiller med samme poengsum går foran.
reason-dutch_floats_down =
    Poenggruppen på { $players ->
         [one] én spiller
        *[other] { $players } spillere
    } danner { $pairs ->
         [0] ingen par
         [one] ett par
        *[other] { $pairs } par
    }; { $player } blir til overs og møter { $opponent }.
reason-dutch_floats_up = { $player } møter { $opponent }, som ble til overs i en høyere poenggruppe.
reason-dutch_floats_bye = { $player } har frirunde, som teller som å flyte ned.
reason-dutch_board_preference =
    { $colour ->
         [white] { $player } står for tur til svart og får hvit.
        *[black] { $player } står for tur til hvit og får svart.
    }
reason-dutch_board_strong =
    { $colour ->
         [white] { $player } har hatt hvit oftest og får den igjen.
        *[black] { $player } har hatt svart oftest og får den igjen.
    }
reason-dutch_board_difference =
    { $colour ->
         [white] { $player } vil ha hatt hvit tre ganger mer enn svart.
        *[black] { $player } vil ha hatt svart tre ganger mer enn hvit.
    }
reason-dutch_board_third =
    { $colour ->
         [white] { $player } får hvit for tredje gang på rad.
        *[black] { $player } får svart for tredje gang på rad.
    }
reason-dutch_board_upfloat =
    { $back ->
         [1] { $player } fløt også opp i runden før.
        *[other] { $player } fløt også opp for to runder siden.
    }
reason-dutch_board_downfloat =
    { $back ->
         [1] { $player } fløt også ned i runden før.
        *[other] { $player } fløt også ned for to runder siden.
    }
reason-dutch_c6 = Spillere som flyter ned: { $count }; færre er umulig.
reason-dutch_c7 = Spillere med { $score } poeng som flyter videre: { $count }; færre er umulig.
reason-dutch_c9 = Uspilte partier for spilleren med frirunde: { $count }; færre er umulig.
reason-dutch_c10 = Spillere med fargeforskjell på tre partier: { $count }; færre er umulig.
reason-dutch_c11 = Spillere med samme farge tre ganger på rad: { $count }; færre er umulig.
reason-dutch_c12 = Spillere uten fargen de står for tur til: { $count }; færre er umulig.
reason-dutch_c13 = Spillere uten fargen de har sterkt krav på: { $count }; færre er umulig.
reason-dutch_c14 = Spillere som flyter ned som i runden før: { $count }; færre er umulig.
reason-dutch_c15 = Spillere som flyter opp som i runden før: { $count }; færre er umulig.
reason-dutch_c16 = Spillere som flyter ned som for to runder siden: { $count }; færre er umulig.
reason-dutch_c17 = Spillere som flyter opp som for to runder siden: { $count }; færre er umulig.
reason-dutch_c18 = Spillere med { $score } poeng som fløt ned i runden før og flyter videre: { $count }; færre er umulig.
reason-dutch_c19 = Spillere som fløt opp i runden før og møter en med { $score } poeng: { $count }; færre er umulig.
reason-dutch_c20 = Spillere med { $score } poeng som fløt ned for to runder siden og flyter videre: { $count }; færre er umulig.
reason-dutch_c21 = Spillere som fløt opp for to runder siden og møter en med { $score } poeng: { $count }; færre er umulig.
reason-dutch_not_all_told = Feltet er stort: ikke alle motstandere som ble hoppet over, blir forklart.
reason-dutch_accelerated = Akselerert runde: { $players } spillere pares med { $points } fiktive poeng mer.
reason-dutch_breach_absolute =
    { $colour ->
         [white] { $one } og { $other } må begge ha hvit og kan ikke møtes.
        *[black] { $one } og { $other } må begge ha svart og kan ikke møtes.
    }
reason-dutch_breach_bye = { $player } fikk poeng som for en seier uten å spille i runde { $round } og kan ikke ha frirunde.
