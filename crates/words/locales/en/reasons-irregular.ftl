# Who came too late
reason-happened_late = { side } came to the board after the default time.
reason-happened_not_come = { side } had not come to the board when the default time was over.
reason-happened_both_late = Neither player came within the default time.
reason-happened_absent = { side } is not at the board.
reason-happened_both_absent = Neither player is at the board.
reason-arrival_too_late =
    { $minutes ->
         [0] There is no grace
         [one] The default time is { $minutes } minute
        *[other] The default time is { $minutes } minutes
    } under { $set_by ->
         [event] the rules of the event
         [union] the regulations of the union
         [federation] the rule of the federation
        *[laws] the Laws
    }. Whoever comes later loses the game.
reason-arrival_in_time =
    { $minutes ->
         [0] There is no grace
         [one] The default time is { $minutes } minute
        *[other] The default time is { $minutes } minutes
    } under { $set_by ->
         [event] the rules of the event
         [union] the regulations of the union
         [federation] the rule of the federation
        *[laws] the Laws
    }. { side } came in time.
reason-arrival_not_yet_late =
    The default time of { $minutes } { $minutes ->
         [one] minute
        *[other] minutes
    } has not passed.
reason-arrival_white_loses_time =
    White’s clock runs until White comes; that time is lost. The default time is { $minutes } { $minutes ->
         [one] minute
        *[other] minutes
    }.
reason-arrival_was_here = A player who has been at the board can no longer come too late.
reason-arrival_no_start_announced = No start was announced for this game, and no default time was agreed: nobody is too late.
reason-arrival_may_be_excused =
    The arbiter may decide otherwise and let { side-or-both.within } play.
reason-arrival_round_not_begun =
    { $color ->
         [white] White’s clock has not been started: if the round begins later than the schedule says, White is not late, and the arbiter lets White play.
         [black] White’s clock has not been started: if the round begins later than the schedule says, Black is not late, and the arbiter lets Black play.
        *[both] White’s clock has not been started: if the round begins later than the schedule says, nobody is late, and the arbiter lets them play.
    }
reason-arrival_excused_by_force_majeure =
    Only for force majeure may the arbiter decide otherwise and let { side-or-both.within } play.
reason-arrival_loss_confirmed =
    The arbiter does not decide otherwise: { $color ->
         [white] White loses
         [black] Black loses
        *[both] both lose
    }.
reason-arrival_excused =
    The arbiter decides otherwise: { $color ->
         [white] White may play
         [black] Black may play
        *[both] both may play
    }.

# Reversed colours
reason-happened_colours_reversed = The game was begun with reversed colours.
reason-reversed_replay = Moves made: White { $white }, Black { $black }, both fewer than { $limit }: the game is annulled and a new one is played.
reason-reversed_continue = Moves made: White { $white }, Black { $black }. From { $limit } moves on the game continues.
reason-reversed_doubtful = Doubtful: White has made { $white } moves, Black { $black }; only one of them has reached { $limit }.
reason-reversed_arbiter_may_rule = The game continues unless the arbiter rules otherwise.
reason-reversed_arbiter_annuls = The arbiter annuls the game; a new one is played with the right colours.
reason-reversed_arbiter_continues = The arbiter lets the game continue.

# The array, the board and the clock at the beginning
reason-happened_wrong_start = The pieces were set up wrongly at the start.
reason-irregular_array_replay = The game is annulled and a new one is played.
reason-irregular_array_stands = Both players have made { $limit } moves: it is too late to complain about the starting position.
reason-irregular_no_castling =
    { side } may not castle with the { $man ->
         [king] king
         [rook_a] rook of the a-file
        *[rook_h] rook of the h-file
    } that was set up wrongly.
reason-happened_board_turned = The board is the wrong way round.
reason-irregular_board_transferred = The game continues; the position is moved to a board that is placed correctly.
reason-irregular_board_stands = Both players have made { $limit } moves: it is too late to complain about the board.
reason-happened_wrong_clock_setting = The clock was set wrongly.
reason-irregular_clock_corrected = The clock is set correctly; the arbiter sets the times and the move counter as he judges best.
reason-irregular_clock_stands = Both players have made { $limit } moves: it is too late to complain about the clock setting.
reason-irregular_clock_if_schedule_allows = Both players have completed { $limit } moves: the setting may be changed only if the schedule does not suffer.
reason-irregular_clock_if_schedule_demands = Both players have completed { $limit } moves: the setting stays, unless the schedule would suffer from it.
reason-irregular_clock_changed_late = In view of the schedule the arbiter has the clock set correctly.
reason-irregular_clock_kept = In view of the schedule the setting stays as it is.

# Men knocked over or found displaced
reason-happened_knocked_over = { side } knocked pieces over or out of place.
reason-happened_displaced = Pieces stand on wrong squares.
reason-irregular_restored_on_own_time = { side } puts the pieces back while { side.of } clock runs.
reason-irregular_other_clock_runs = Now { other-side.of } clock is running: { other-side } may stop the clocks, and { side.of } clock runs until the pieces are back.
reason-irregular_position_restored = The position before the irregularity is set up again, or the last one that can be identified.
reason-irregular_times_by_judgement = The arbiter sets the times as he judges best, and the move counter if needed.
reason-irregular_may_punish = The arbiter may penalise { side }.
