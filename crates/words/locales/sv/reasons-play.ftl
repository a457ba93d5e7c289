# Games under the referee in a tournament
reason-laws_edition_unknown = Utgåvan "{ $laws }" av reglerna är okänd.
reason-game_is_refereed = Partiet spelas redan under domaren.
reason-game_not_refereed = Partiet spelas inte under domaren.
reason-game_of_match_needed = Bord { $board } är en match; ange vilket parti.
reason-game_has_result = Bord { $board } har redan resultatet { $result }.
reason-free_game_needs_players = Ett parti kräver två spelare.
reason-game_rests_on_it = Ett parti under domaren bygger på detta steg, så det står fast.
reason-event_game_opened = Parti ställt under domaren i { $group }
reason-event_game_heard = Parti i { $group }: { $deed }
reason-event_clock_stepped = Datorns klocka ställdes { $direction ->
        [back] tillbaka
       *[forward] fram
    } med { $minutes } min { $seconds } s; partiernas klockor gick ostört vidare
reason-todo_clock_stepped = { $at } ställdes datorns klocka { $direction ->
        [back] tillbaka
       *[forward] fram
    } med { $minutes } min { $seconds } s. Partiernas klockor gick ostört vidare. Kontrollera rondernas utannonserade tider.
