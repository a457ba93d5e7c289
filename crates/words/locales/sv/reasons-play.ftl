# Games under the referee in a tournament
reason-laws_edition_unknown = Utgåvan ”{ $laws }” av reglerna är okänd.
reason-game_is_refereed = Rokade dömer redan partiet.
reason-game_not_refereed = Rokade dömer inte partiet.
reason-game_of_match_needed = Bord { $board } är en match; ange vilket parti.
reason-game_has_result = Bord { $board } har redan resultatet { $result }.
reason-free_game_needs_players = Ett parti kräver två spelare.
reason-game_rests_on_it = Ett parti som Rokade dömer bygger på detta steg, så det kan inte ångras.
reason-event_game_opened = Parti som Rokade dömer i { $group }
reason-event_game_heard = Parti i { $group }: { $deed }
reason-event_clock_stepped = Datorns klocka ställdes { $direction ->
        [back] tillbaka
       *[forward] fram
    } med { $minutes } min { $seconds } s; partiernas klockor gick ostört vidare
reason-todo_clock_stepped = { $at } ställdes datorns klocka { $direction ->
        [back] tillbaka
       *[forward] fram
    } med { $minutes } min { $seconds } s. Partiernas klockor gick ostört vidare. Kontrollera rondernas utannonserade tider.
