reason-places_still_open = Alt er ikke spillet i { $group } endnu. Omkamp og lodtrækning om placeringer kommer efter det sidste parti i de { $rounds } runder.
reason-play_off_needs_two = Til omkamp eller lodtrækning hører mindst to spillere.
reason-play_off_wrong_player = { $player } er nævnt to gange eller spiller ikke i { $group }.
reason-players_not_level = De { $count } spillere deler ikke plads: point eller det, der står først på gruppens liste, har skilt dem.
reason-level_player_left_out = { $player } deler pladsen og skal være med.
reason-play_off_not_for_the_title = Omkampen om mesterskabet gælder førstepladsen; disse spillere deler { $place }. plads.
reason-play_off_rules_unwritten = Med { $count } spillere siger reglerne ikke, hvordan omkampen spilles. Skriv, hvad der er besluttet, og af hvem.
reason-play_off_draw_odds =
    { $colour ->
         [white] På dette trin vinder hvid ved remis og får hele pointet.
        *[black] På dette trin vinder sort ved remis og får hele pointet.
    }
reason-play_off_all_meet =
    { $count } spillere mødes alle mod alle, { $games ->
         [one] én gang
        *[other] { $games } gange
    }: efter turneringsplanen for alle mod alle med de numre, der er trukket ved lod, i den rækkefølge, spillerne står her. Kun pointene på dette trin skiller dem; de, der stadig står lige, går videre indbyrdes.
reason-play_off_without_stages = Angiv, hvad der spilles: mindst ét trin.
reason-play_off_goes_on = En omkamp mellem disse spillere er i gang. Spil den færdig, eller aflys den først.
reason-play_off_decided = Omkampen er afgjort og ligger fast. Et forkert resultat rettes parti for parti.
reason-no_such_play_off = { $group } har ingen omkamp { $number }.
reason-play_off_called_off = Omkampen er aflyst.
reason-play_off_no_such_game = Omkampen har intet { $game }. parti at indtaste.
reason-play_off_changed_meanwhile =
    En anden har imens ændret { $game }. parti: det viste { $seen ->
         [open] intet resultat
        *[other] { $seen }
    } og er nu { $is ->
         [open] uden resultat
        *[other] { $is }
    }. Intet af dit er skrevet; se efter, og indtast igen.
reason-play_off_later_game_played = Med dette resultat af { $game }. parti var { $later }. parti ikke blevet spillet. Slet { $later }. parti først.
reason-play_off_both_absent = Kom ingen af dem, er der intet parti. Aflys omkampen, og træk lod, hvis pladserne skal skilles.
reason-play_off_not_put_off = Parti { $game } i omkampen kan ikke udsættes eller blive hængeparti. Indtast resultatet, når det er spillet.
reason-play_off_notice_missing = Angiv for partiet, der ikke blev spillet: havde spilleren meldt afbud, ikke meldt afbud, eller kom spilleren for sent?
reason-play_off_lot_stands = Der er trukket lod om omkampens farver; det tages ikke tilbage. Selve omkampen kan aflyses.
reason-place_lot_stands = Der trækkes lod om disse pladser én gang; det gøres ikke om og tages ikke tilbage.
reason-todo_play_off = { $count } spillere deler førstepladsen i { $group }, og reglerne kræver omkamp.
reason-todo_play_off_games = Spil omkampen i { $group }, og indtast partierne.
reason-todo_place_lot = { $count } spillere deler førstepladsen i { $group }, og reglerne kræver lodtrækning.
reason-event_play_off_set_up = Omkamp mellem { $count } spillere i { $group }, lod om farverne, lodtrækningstal { $seed }
reason-event_play_off_called_off = Omkampen i { $group } aflyst
reason-event_play_off_game_added = { $group }, omkamp: { $white } – { $black }
reason-event_play_off_game_set =
    { $group }, omkamp, { $game }. parti: { $to ->
         [open] resultat slettet
        *[other] { $to }
    }
reason-event_place_lot_drawn = Lodtrækning om placeringen for { $count } spillere i { $group }, lodtrækningstal { $seed }
