reason-places_still_open = Not everything is played in { $group } yet. Play-offs and lots for places come after the last game of { $rounds } rounds.
reason-play_off_needs_two = A play-off or a lot needs at least two players.
reason-play_off_wrong_player = { $player } is named twice or does not play in { $group }.
reason-players_not_level = These { $count } players do not share a place: points, or what comes first in the group’s list, separate them.
reason-level_player_left_out = { $player } shares the place and takes part.
reason-play_off_not_for_the_title = The champion’s play-off is for first place; these players share place { $place }.
reason-play_off_rules_unwritten = With { $count } players the rules do not say how to play off. Write down what was decided, and by whom.
reason-play_off_draw_odds =
    { $colour ->
         [white] In this stage a draw wins for White, who gets the whole point for it.
        *[black] In this stage a draw wins for Black, who gets the whole point for it.
    }
reason-play_off_all_meet =
    { $count } players meet all against all, { $games ->
         [one] once
        *[other] { $games } times
    }: by the schedule of all-play-all, with the numbers drawn by lot, in the order in which the players are named here. Only the points of this stage separate them; those still level go on among themselves.
reason-play_off_without_stages = Say what is played: at least one stage.
reason-play_off_goes_on = A play-off of these players is under way. Play it to the end, or call it off first.
reason-play_off_decided = This play-off is decided and final. A wrong result is corrected game by game.
reason-no_such_play_off = { $group } has no play-off { $number }.
reason-play_off_called_off = This play-off was called off.
reason-play_off_no_such_game = The play-off has no game { $game } to enter.
reason-play_off_changed_meanwhile =
    Somebody else has changed game { $game } in the meantime: it showed { $seen ->
         [open] no result
        *[other] { $seen }
    } and is now { $is ->
         [open] without result
        *[other] { $is }
    }. Your entry was not saved; check and enter it again.
reason-play_off_later_game_played = With this result of game { $game }, game { $later } would not have been played. Clear game { $later } first.
reason-play_off_both_absent = If neither came there is no game. Call the play-off off, and draw lots if the places must be decided.
reason-play_off_not_put_off = Game { $game } of the play-off cannot be postponed or adjourned. Enter its result when it has been played.
reason-play_off_notice_missing = Say of the game that was not played: had the player given notice, not given notice, or come too late?
reason-play_off_lot_stands = The colours of the play-off are drawn; the lots are not taken back. The play-off itself can be called off.
reason-place_lot_stands = The lots for these places have been drawn; they are not drawn again and not taken back.
reason-todo_play_off = { $count } players share first place in { $group }, and its rules require a play-off.
reason-todo_play_off_games = Play the play-off in { $group } and enter its games.
reason-todo_place_lot = { $count } players share first place in { $group }, and its rules require lots to be drawn.
reason-event_play_off_set_up = Play-off of { $count } players in { $group }, colours drawn, seed { $seed }
reason-event_play_off_called_off = Play-off in { $group } called off
reason-event_play_off_game_added = { $group }, play-off: { $white } – { $black }
reason-event_play_off_game_set =
    { $group }, play-off, game { $game }: { $to ->
         [open] result cleared
        *[other] { $to }
    }
reason-event_place_lot_drawn = Lots drawn for the places of { $count } players in { $group }, seed { $seed }
