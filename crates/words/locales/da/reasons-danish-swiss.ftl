# Danish Swiss: why a board is as it is, who floats, and the steps taken in a score group.
reason-danish_met = { reason-met_before }
reason-danish_met_x = { reason-met_bye }
reason-danish_x_is_white = Oversidderen regnes for at have haft hvid, og { $player } skal have sort.
reason-danish_same_strong = Begge skal have { colour.within }: { $one } og { $other }.
reason-danish_order_dissolved = Så kunne de øvrige i pointpuljen ikke alle parres.
reason-danish_order_for_colours =
    Med en anden rækkefølge i den svage halvdel får flere spillere den farve, de bør have.
    .here = På brætterne mellem de to halvdele, uden flydernes, spillere med den farve, de bør have: { $there }, hvis disse to mødtes, og { $here } som parret.
reason-danish_halves_exchanged = Pointpuljens to halvdele kunne ikke parres, som de stod, så spillere skiftede halvdel.
reason-danish_floater_dissolved = Så kunne pointpuljens flydere ikke alle parres.
reason-danish_floater_strong_before = { $strong } kom før den nærmere { $nearer }, fordi { $strong } skal have den farve, som flyderen giver fra sig.
reason-danish_floater_strong_first = { $opponent } i samme pointpulje skal have den farve, som flyderen giver fra sig.
reason-danish_floater_for_below = { reason-exchanged }
reason-danish_first_round = I første runde skifter hvid og sort fra den svageste spiller i den svage halvdel og opefter: hvid til { $white }.
reason-danish_no_colour_yet = Ingen af dem har haft en farve endnu, så den svageste får hvid: { $white }.
reason-danish_fewer_whites = { reason-fewer_whites }
reason-danish_last_rounds =
    Begge har haft hvid lige tit. Regnet tilbage fra det seneste parti er det første, hvor kun den ene havde hvid, { $rounds ->
         [1] det seneste
         [2] det næstseneste
        *[other] nummer { $rounds } fra enden
    }: { $black } havde den. Derfor får { $white } hvid.
reason-danish_opposite_of_last = Begge har haft hvid i de samme partier, regnet bagfra, så { $player } får den modsatte farve af sidst: { colour.within }.
reason-danish_strong_first = { $player } skal have { colour.within }.
reason-danish_x = Antallet af spillere er ulige ({ $players }), så der er en tom plads uden point til sidst; den, der møder den, er oversidder, ingen to gange. Det tæller som hvid.
reason-danish_bye_floater = Flyderen møder den tomme plads, og det er { $player }.
reason-danish_bye_in_halves = Pointpuljens halvdele giver { $player } den tomme plads.
reason-danish_float_middle = Pointpuljen med { $pool } har et ulige antal spillere; den midterste, { $player }, er flyder.
reason-danish_float_two_middle =
    Pointpuljens to midterste spillere er flydere, blandt dem { $player }. Uden flydere { $cause ->
         [pool] kunne resten af pointpuljen ikke parres indbyrdes
         [opponents] kunne flyderne ikke alle få en modstander
        *[below] kunne spillerne længere nede ikke alle parres
    }.
reason-danish_float_instead =
    { $player } er flyder i stedet for { $of }. Med de først valgte flydere { $cause ->
         [pool] kunne resten af pointpuljen ikke parres indbyrdes
         [opponents] kunne flyderne ikke alle få en modstander
        *[below] kunne spillerne længere nede ikke alle parres
    }.
reason-danish_float_more =
    Flere af pointpuljens spillere er flydere, blandt dem { $player }. Intet mindre valg af flydere efter reglerne lod alle blive parret; med de først valgte { $cause ->
         [pool] kunne resten af pointpuljen ikke parres indbyrdes
         [opponents] kunne flyderne ikke alle få en modstander
        *[below] kunne spillerne længere nede ikke alle parres
    }.
reason-danish_float_all = Alle pointpuljens spillere er flydere, blandt dem { $player }: intet mindre valg af flydere efter reglerne lod alle blive parret.
reason-danish_float_up = Møder flyderen { $floater } oppefra.
reason-danish_float_one_list = De nederste pointpuljer blev parret som én, og dér er modstanderen { $opponent }.
reason-danish_step_straight = Den stærke halvdel mødte den svage i rækkefølge; brætter: { $boards }.
reason-danish_step_order = Spillere i den svage halvdel blev rykket op, fordi nogle ikke må mødes.
reason-danish_step_dissolved = Tidligere par blev opløst, så alle kunne parres.
reason-danish_step_colours = Rækkefølgen i den svage halvdel blev ændret, så flere får den farve, de bør have.
reason-danish_step_exchange = Ingen rækkefølge i den svage halvdel var mulig, så { $down } og { $up } byttede halvdel.
reason-danish_step_exchanges = Ingen rækkefølge i den svage halvdel var mulig, så spillere byttede halvdel; fra hver halvdel: { $count }.
reason-danish_step_floaters_met = Flyderne mødte de nærmeste lavere spillere, de kunne; brætter: { $count }.
reason-danish_step_for_below = Spillerne længere nede kunne ikke alle parres, så flyderne eller deres modstandere blev ændret her.
reason-danish_step_one_list = Alle de resterende spillere, i alt { $players }, blev parret som én pointpulje.
reason-danish_colours_missed = Spillere uden den farve, de bør have: { $count }. Ingen rækkefølge i den svage halvdel giver færre.
    .players = På brætterne mellem de to halvdele, uden flydernes, spillere uden den farve, de bør have: { $count } ({ $players }). Ingen rækkefølge i den svage halvdel giver færre.
reason-danish_colours_met =
    { $when ->
         [here] { $count ->
             [0] Som parret: ingen.
            *[other] Som parret: { $players }.
        }
        *[there] { $count ->
             [0] Hvis disse to mødtes, ingen.
            *[other] Hvis disse to mødtes, i bedste fald: { $players }.
        }
    }
reason-danish_weak_missed = { $player } burde have haft { colour.within }.
reason-danish_strong_missed = { $player } får ikke { colour.within }: i sidste runde må to spillere med over halvdelen af pointene mødes alligevel.
reason-danish_accelerated = Feltet er delt efter styrke i { $groups } grupper med point kun til parringen, til og med { $rounds }. runde.
reason-danish_many_groups = Pointene til parringen fastholdes hele turneringen med { $groups } grupper; der bør da højst bruges { $most }.
reason-danish_strong_clash = { $one } og { $other } skal begge have { colour.within } og kan ikke mødes.
reason-danish_strong_denied = { reason-danish_strong_first }
reason-danish_strong_bye = { $player } skal have sort og kan ikke være oversidder, for det regnes som hvid.
