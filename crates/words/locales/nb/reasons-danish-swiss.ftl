# Danish Swiss: why a board is as it is, who floats, and the steps taken in a score group.
reason-danish_met = { reason-met_before }
reason-danish_met_x = { reason-met_bye }
reason-danish_x_is_white = Frirunden regnes som hvit, og { $player } skal ha svart.
reason-danish_same_strong = Begge skal ha { colour.within }: { $one } og { $other }.
reason-danish_order_dissolved = Da kunne ikke alle de øvrige i poenggruppen pares.
reason-danish_order_for_colours =
    Med en annen rekkefølge i nedre halvdel får flere spillere fargen de bør ha.
    .here = På bordene mellom de to halvdelene, uten flyternes, spillere med den fargen de bør ha: { $there } hvis disse to møttes, og { $here } slik det er paret.
reason-danish_halves_exchanged = De to halvdelene av poenggruppen kunne ikke pares som de sto, så spillere byttet halvdel.
reason-danish_floater_dissolved = Da kunne ikke alle flyterne i poenggruppen pares.
reason-danish_floater_strong_before = { $strong } kom før den nærmere { $nearer }, fordi { $strong } skal ha den fargen som flyteren gir fra seg.
reason-danish_floater_strong_first = { $opponent } i samme poenggruppe skal ha den fargen som flyteren gir fra seg.
reason-danish_floater_for_below = { reason-exchanged }
reason-danish_first_round = I første runde veksler hvit og svart fra den svakeste spilleren i nedre halvdel og oppover: hvit til { $white }.
reason-danish_no_colour_yet = Ingen av dem har hatt en farge ennå, så den svakeste får hvit: { $white }.
reason-danish_fewer_whites = { reason-fewer_whites }
reason-danish_last_rounds =
    Begge har hatt hvit like ofte. Regnet tilbake fra det siste partiet er det første der bare den ene hadde hvit, { $rounds ->
         [1] det siste
         [2] det nest siste
        *[other] nummer { $rounds } fra slutten
    }: { $black } hadde den. Derfor får { $white } hvit.
reason-danish_opposite_of_last = Begge har hatt hvit i de samme partiene, regnet bakfra, så { $player } får motsatt farge av sist: { colour.within }.
reason-danish_strong_first = { $player } skal ha { colour.within }.
reason-danish_x = Antallet spillere er odde ({ $players }), så det er en tom plass uten poeng til sist; den som møter den, har frirunde, ingen to ganger. Den teller som hvit.
reason-danish_bye_floater = Flyteren møter den tomme plassen, og det er { $player }.
reason-danish_bye_in_halves = Poenggruppens halvdeler gir { $player } den tomme plassen.
reason-danish_float_middle = Poenggruppen med { $pool } har et odde antall spillere; den midterste, { $player }, er flyter.
reason-danish_float_two_middle =
    De to midterste spillerne i poenggruppen er flytere, blant dem { $player }. Uten flytere { $cause ->
         [pool] kunne resten av poenggruppen ikke pares innbyrdes
         [opponents] kunne ikke alle flyterne få en motstander
        *[below] kunne ikke alle spillerne lenger nede pares
    }.
reason-danish_float_instead =
    { $player } er flyter i stedet for { $of }. Med de først valgte flyterne { $cause ->
         [pool] kunne resten av poenggruppen ikke pares innbyrdes
         [opponents] kunne ikke alle flyterne få en motstander
        *[below] kunne ikke alle spillerne lenger nede pares
    }.
reason-danish_float_more =
    Flere av spillerne i poenggruppen er flytere, blant dem { $player }. Ingen mindre gruppe flytere etter reglene lot alle bli paret; med de først valgte { $cause ->
         [pool] kunne resten av poenggruppen ikke pares innbyrdes
         [opponents] kunne ikke alle flyterne få en motstander
        *[below] kunne ikke alle spillerne lenger nede pares
    }.
reason-danish_float_all = Alle spillerne i poenggruppen er flytere, blant dem { $player }: ingen mindre gruppe flytere etter reglene lot alle bli paret.
reason-danish_float_up = Møter flyteren { $floater } ovenfra.
reason-danish_float_one_list = De nederste poenggruppene ble paret som én, og der er motstanderen { $opponent }.
reason-danish_step_straight = Øvre halvdel møtte nedre halvdel i rekkefølge; bord: { $boards }.
reason-danish_step_order = Spillere i nedre halvdel ble flyttet opp, fordi noen ikke kan møtes.
reason-danish_step_dissolved = Tidligere par ble oppløst, så alle kunne pares.
reason-danish_step_colours = Rekkefølgen i nedre halvdel ble endret, så flere får den fargen de bør ha.
reason-danish_step_exchange = Ingen rekkefølge i nedre halvdel var mulig, så { $down } og { $up } byttet halvdel.
reason-danish_step_exchanges = Ingen rekkefølge i nedre halvdel var mulig, så spillere byttet halvdel; fra hver halvdel: { $count }.
reason-danish_step_floaters_met = Flyterne møtte de nærmeste lavere spillerne de kunne; bord: { $count }.
reason-danish_step_for_below = Ikke alle spillerne lenger nede kunne pares, så flyterne eller motstanderne deres ble endret her.
reason-danish_step_one_list = Alle de gjenværende spillerne, i alt { $players }, ble paret som én poenggruppe.
reason-danish_colours_missed = Spillere uten den fargen de bør ha: { $count }. Ingen rekkefølge i nedre halvdel gir færre.
    .players = På bordene mellom de to halvdelene, uten flyternes, spillere uten den fargen de bør ha: { $count } ({ $players }). Ingen rekkefølge i nedre halvdel gir færre.
reason-danish_colours_met =
    { $when ->
         [here] { $count ->
             [0] Slik det er paret: ingen.
            *[other] Slik det er paret: { $players }.
        }
        *[there] { $count ->
             [0] Hvis disse to møttes, ingen.
            *[other] Hvis disse to møttes, i beste fall: { $players }.
        }
    }
reason-danish_weak_missed = { $player } burde hatt { colour.within }.
reason-danish_strong_missed = { $player } får ikke { colour.within }: i siste runde kan to spillere med over halvparten av poengene møtes likevel.
reason-danish_accelerated = Feltet er delt etter styrke i { $groups } grupper med poeng bare til rundeoppsettet, til og med { $rounds }. runde.
reason-danish_many_groups = Poengene til rundeoppsettet beholdes hele turneringen med { $groups } grupper; da bør det høyst brukes { $most }.
reason-danish_strong_clash = { $one } og { $other } skal begge ha { colour.within } og kan ikke møtes.
reason-danish_strong_denied = { reason-danish_strong_first }
reason-danish_strong_bye = { $player } skal ha svart og kan ikke ha frirunde, for den regnes som hvit.
