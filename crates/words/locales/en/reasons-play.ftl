# Games under the referee in a tournament
reason-laws_edition_unknown = The edition “{ $laws }” of the Laws is not known.
reason-game_is_refereed = This game is already under the referee.
reason-game_not_refereed = This game is not under the referee.
reason-game_of_match_needed = Board { $board } is a match; say which of its games.
reason-game_has_result = Board { $board } already has the result { $result }.
reason-free_game_needs_players = A game needs two players.
reason-game_rests_on_it = A game under the referee depends on this step, so it cannot be undone.
reason-event_game_opened = Game put under the referee in { $group }
reason-event_game_heard = Game in { $group }: { $deed }
reason-event_clock_stepped = The computer’s clock was set { $direction ->
        [back] back
       *[forward] forward
    } by { $minutes } min { $seconds } s; the clocks of games went on undisturbed
reason-todo_clock_stepped = At { $at } the computer’s clock was set { $direction ->
        [back] back
       *[forward] forward
    } by { $minutes } min { $seconds } s. The clocks of games went on undisturbed. Check the announced times of the rounds.
