reason-places_still_open = Ikke alt er spilt i { $group } ennå. Omkamp og loddtrekning om plasseringer kommer etter det siste partiet i de { $rounds } rundene.
reason-play_off_needs_two = Til omkamp eller loddtrekning trengs minst to spillere.
reason-play_off_wrong_player = { $player } er nevnt to ganger eller spiller ikke i { $group }.
reason-players_not_level = De { $count } spillerne deler ikke plass: poengene eller det som står først på gruppens liste, har skilt dem.
reason-level_player_left_out = { $player } deler plassen og skal være med.
reason-play_off_not_for_the_title = Omkampen om mesterskapet gjelder førsteplassen; disse spillerne deler { $place }. plass.
reason-play_off_rules_unwritten = Med { $count } spillere sier ikke reglene hvordan omkampen spilles. Skriv hva som er bestemt, og av hvem.
reason-play_off_draw_odds =
    { $colour ->
         [white] På dette trinnet vinner hvit ved remis og får hele poenget.
        *[black] På dette trinnet vinner svart ved remis og får hele poenget.
    }
reason-play_off_all_meet =
    { $count } spillere møtes alle mot alle, { $games ->
         [one] én gang
        *[other] { $games } ganger
    }: etter spilleplanen for alle mot alle med numrene som er trukket ved lodd, i den rekkefølgen spillerne står her. Bare poengene på dette trinnet skiller dem; de som fortsatt står likt, går videre innbyrdes.
reason-play_off_without_stages = Oppgi hva som spilles: minst ett trinn.
reason-play_off_goes_on = En omkamp mellom disse spillerne er i gang. Spill den ferdig, eller avlys den først.
reason-play_off_decided = Omkampen er avgjort og ligger fast. Et galt resultat rettes parti for parti.
reason-no_such_play_off = { $group } har ingen omkamp { $number }.
reason-play_off_called_off = Omkampen er avlyst.
reason-play_off_no_such_game = Omkampen har ikke noe { $game }. parti å føre inn.
reason-play_off_changed_meanwhile =
    En annen har imens endret { $game }. parti: det viste { $seen ->
         [open] ikke noe resultat
        *[other] { $seen }
    } og er nå { $is ->
         [open] uten resultat
        *[other] { $is }
    }. Ingenting av ditt er skrevet; se etter og før inn igjen.
reason-play_off_later_game_played = Med dette resultatet av { $game }. parti ville ikke { $later }. parti ha blitt spilt. Slett { $later }. parti først.
reason-play_off_both_absent = Kom ingen av dem, er det ikke noe parti. Avlys omkampen, og trekk lodd hvis plassene må skilles.
reason-play_off_not_put_off = Parti { $game } i omkampen kan ikke utsettes eller bli hengeparti. Legg inn resultatet når det er spilt.
reason-play_off_notice_missing = Oppgi for partiet som ikke ble spilt: hadde spilleren meldt forfall, ikke meldt forfall, eller kom spilleren for sent?
reason-play_off_lot_stands = Det er trukket lodd om fargene i omkampen; det tas ikke tilbake. Selve omkampen kan avlyses.
reason-place_lot_stands = Det trekkes lodd om disse plassene én gang; det gjøres ikke om og tas ikke tilbake.
reason-todo_play_off = { $count } spillere deler førsteplassen i { $group }, og reglene krever omkamp.
reason-todo_play_off_games = Spill omkampen i { $group }, og før inn partiene.
reason-todo_place_lot = { $count } spillere deler førsteplassen i { $group }, og reglene krever loddtrekning.
reason-event_play_off_set_up = Omkamp mellom { $count } spillere i { $group }, lodd om fargene, tallfrø { $seed }
reason-event_play_off_called_off = Omkampen i { $group } avlyst
reason-event_play_off_game_added = { $group }, omkamp: { $white } – { $black }
reason-event_play_off_game_set =
    { $group }, omkamp, { $game }. parti: { $to ->
         [open] resultat slettet
        *[other] { $to }
    }
reason-event_place_lot_drawn = Lodd om plasseringen for { $count } spillere i { $group }, tallfrø { $seed }
