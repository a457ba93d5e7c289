# Games under the referee in a tournament
reason-laws_edition_unknown = Udgaven »{ $laws }« af reglerne er ukendt.
reason-game_is_refereed = Rokade dømmer allerede partiet.
reason-game_not_refereed = Rokade dømmer ikke partiet.
reason-game_of_match_needed = Bræt { $board } er en match; angiv, hvilket parti.
reason-game_has_result = Bræt { $board } har allerede resultatet { $result }.
reason-free_game_needs_players = Et parti kræver to spillere.
reason-game_rests_on_it = Et parti, som Rokade dømmer, bygger på dette trin, så det kan ikke fortrydes.
reason-event_game_opened = Rokade sat til at dømme et parti i { $group }
reason-event_game_heard = Parti i { $group }: { $deed }
reason-event_clock_stepped = Computerens ur blev stillet { $direction ->
        [back] tilbage
       *[forward] frem
    } med { $minutes } min { $seconds } s; partiernes ure gik uforstyrret videre
reason-todo_clock_stepped = { $at } blev computerens ur stillet { $direction ->
        [back] tilbage
       *[forward] frem
    } med { $minutes } min { $seconds } s. Partiernes ure gik uforstyrret videre. Kontrollér rundernes bekendtgjorte tider.
