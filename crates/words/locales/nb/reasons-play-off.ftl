reason-places_still_open = Alt er ikke spilt i { $group } ennå. Omspill og loddtrekning om plasseringer kommer etter det siste partiet i de { $rounds } rundene.
reason-play_off_needs_two = Til omspill eller loddtrekning trengs minst to spillere.
reason-play_off_wrong_player = { $player } er nevnt to ganger eller spiller ikke i { $group }.
reason-players_not_level = De { $count } spillerne deler ikke plass: poeng og det gruppens liste spør om først, har skilt dem.
reason-level_player_left_out = { $player } deler plassen og skal være med.
reason-play_off_not_for_the_title = Omspillet om mesterskapet gjelder førsteplassen; disse spillerne deler { $place }. plass.
reason-play_off_rules_unwritten = Med { $count } spillere sier ikke reglene hvordan omspillet spilles. Skriv hva som er bestemt, og av hvem.
reason-play_off_without_stages = Oppgi hva som spilles: minst ett trinn.
reason-play_off_goes_on = Et omspill mellom disse spillerne er i gang. Spill det ferdig, eller avlys det først.
reason-play_off_decided = Omspillet er avgjort og står fast. Et galt resultat rettes parti for parti.
reason-no_such_play_off = { $group } har ikke noe omspill { $number }.
reason-play_off_called_off = Omspillet er avlyst.
reason-play_off_no_such_game = Omspillet har ikke noe { $game }. parti å føre inn.
reason-play_off_changed_meanwhile =
    En annen har imens endret { $game }. parti: det viste { $seen ->
         [open] ikke noe resultat
        *[other] { $seen }
    } og er nå { $is ->
         [open] uten resultat
        *[other] { $is }
    }. Ingenting av ditt er skrevet; se etter og før inn igjen.
reason-play_off_later_game_played = Med dette resultatet av { $game }. parti ville ikke { $later }. parti ha blitt spilt. Slett { $later }. parti først.
reason-play_off_both_absent = Kom ingen av dem, er det ikke noe parti. Avlys omspillet, og trekk lodd hvis plassene må skilles.
reason-play_off_notice_missing = Oppgi for partiet som ikke ble spilt: hadde spilleren meldt fra, ikke meldt fra, eller kom spilleren for sent?
reason-play_off_lot_stands = Det er trukket lodd om fargene i omspillet; det tas ikke tilbake. Selve omspillet kan avlyses.
reason-place_lot_stands = Det trekkes lodd om disse plassene én gang; det gjøres ikke om og tas ikke tilbake.
reason-todo_play_off = { $count } spillere deler førsteplassen i { $group }, og reglene krever omspill.
reason-todo_play_off_games = Spill omspillet i { $group }, og før inn partiene.
reason-todo_place_lot = { $count } spillere deler førsteplassen i { $group }, og reglene krever loddtrekning.
reason-event_play_off_set_up = Omspill mellom { $count } spillere i { $group }, lodd om fargene, tallfrø { $seed }
reason-event_play_off_called_off = Omspillet i { $group } avlyst
reason-event_play_off_game_added = { $group }, omspill: { $white } – { $black }
reason-event_play_off_game_set =
    { $group }, omspill, { $game }. parti: { $to ->
         [open] resultat slettet
        *[other] { $to }
    }
reason-event_place_lot_drawn = Lodd om plasseringen for { $count } spillere i { $group }, tallfrø { $seed }
