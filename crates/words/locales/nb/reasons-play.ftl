# Games under the referee in a tournament
reason-laws_edition_unknown = Utgaven «{ $laws }» av reglene er ukjent.
reason-game_is_refereed = Partiet spilles allerede med digital dommer.
reason-game_not_refereed = Partiet spilles ikke med digital dommer.
reason-game_of_match_needed = Bord { $board } er en match; oppgi hvilket parti.
reason-game_has_result = Bord { $board } har allerede resultatet { $result }.
reason-free_game_needs_players = Et parti krever to spillere.
reason-game_rests_on_it = Et parti med digital dommer bygger på dette trinnet, så det kan ikke angres.
reason-event_game_opened = Parti med digital dommer startet i { $group }
reason-event_game_heard = Parti i { $group }: { $deed }
reason-event_clock_stepped = Datamaskinens klokke ble stilt { $direction ->
        [back] tilbake
       *[forward] frem
    } med { $minutes } min { $seconds } s; partienes klokker gikk uforstyrret videre
reason-todo_clock_stepped = { $at } ble datamaskinens klokke stilt { $direction ->
        [back] tilbake
       *[forward] frem
    } med { $minutes } min { $seconds } s. Partienes klokker gikk uforstyrret videre. Kontroller rundenes kunngjorte tider.
