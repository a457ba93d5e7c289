# What happened
reason-happened_recording_neglected = { side } does not write the moves down.
reason-happened_written_in_advance = { side } wrote a move down before playing it.
reason-happened_cannot_write = { side } cannot write the moves down.
reason-happened_sheet_forgiven = The arbiter gives no penalty for { side.of } score sheet.
reason-happened_reconstructed =
    The game has been reconstructed; { $moves ->
         [one] { $moves } move is certain.
        *[other] { $moves } moves are certain.
    }
reason-happened_signed = { side } signs { $result }.
reason-happened_both_signed = Both players have signed { $result }.
reason-happened_signatures_differ = The players have signed different results.
reason-happened_signature_overruled = The arbiter sets the signed result aside.
reason-happened_claimed_after_the_end =
    { side } makes a claim after the end of the game ({ $rule ->
         [flag] flag
         [illegal_move] illegal move
         [touch] touched piece
        *[other] draw
    }).
reason-happened_noticed_after_the_end =
    After the end of the game the arbiter notices { $what ->
         [illegal_move] an illegal move
         [touch] a touched piece
         [flag] a fallen flag
         [both_flags] both flags fallen
         [phone] an electronic device
         [absent] an absence
         [colours_reversed] reversed colours
         [wrong_start] a wrong starting position
         [board_turned] a board the wrong way round
         [displaced_pieces] displaced pieces
         [wrong_clock_setting] a wrong clock setting
         [both_kings_in_check] both kings in check
         [pawn_on_last_rank] a pawn left on the last rank
         [refuses_rules] a refusal to follow the Laws
         [move_written_in_advance] a move written in advance
         [recording_neglected] moves not written down
        *[boards_differ] that the two boards differ
    }.
    .color =
        After the end of the game the arbiter notices { $what ->
             [illegal_move] an illegal move
             [touch] a touched piece
             [flag] a fallen flag
             [both_flags] both flags fallen
             [phone] an electronic device
             [absent] an absence
             [colours_reversed] reversed colours
             [wrong_start] a wrong starting position
             [board_turned] a board the wrong way round
             [displaced_pieces] displaced pieces
             [wrong_clock_setting] a wrong clock setting
             [both_kings_in_check] both kings in check
             [pawn_on_last_rank] a pawn left on the last rank
             [refuses_rules] a refusal to follow the Laws
             [move_written_in_advance] a move written in advance
             [recording_neglected] moves not written down
            *[boards_differ] that the two boards differ
        }{ $color ->
             [white]{" (White)"}
            *[black]{" (Black)"}
        }.

# Who must write
reason-sheet_must_be_written = { side } must write down both players’ moves, move by move, and brings the sheet up to date now.
reason-sheet_own_move_missing =
    { side } has { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    } on the sheet. The player’s own previous move must be written before the next is made.
reason-sheet_neglect_or_unable = { side } must write. The arbiter may penalise the neglect, let it pass, or find that the player cannot write.
reason-sheet_no_penalty = The arbiter finds no penalty necessary against { side }.
reason-sheet_not_needed_fast = { side } need not write in rapid and blitz.
reason-sheet_not_needed_short_of_time = { side } is short of time and need not write now.
reason-sheet_not_needed_unable = { side } cannot write and has been excused.
reason-sheet_unable = { side } is excused from writing. The arbiter sets the time as the Laws say, and allows an assistant where they do.
reason-sheet_unable_example = The guide’s example for a child who cannot write: { $minutes } min off the time to the first control.
reason-sheet_device_replaced = If an electronic score sheet is evidently defective the arbiter replaces it.
reason-sheet_opponent_short_of_time = Only { other-side } is short of time: { side } must write. For wilful or repeated neglect { other-side } may get a minute.
reason-sheet_do_not_intervene_yet = { side } is short of time and on move: do not intervene until the move is made.
reason-sheet_arbiter_records = Neither player has to write: the arbiter or an assistant should be present and write the moves, and stop the clocks when a flag falls.
reason-sheet_seen_too_often = { side } has looked at the record more than { $times } times in the game. That disturbs { other-side }.
reason-sheet_seen_not_on_move = { side } looked at the record without being on move. On move it is allowed { $times } times.

# Written in advance
reason-sheet_written_in_advance = { side } may not write a move before playing it, except for a claim or for sealing.
reason-sheet_advance_not_forbidden = These Laws do not forbid { side } to write a move first.
reason-sheet_advance_for_claim = { side } wrote the move for a claim, as the Laws ask.

# Flags and reconstructed games
reason-sheets_completed_by_both = The clocks are stopped and both complete their sheets, from the arbiter’s or the opponent’s.
reason-sheet_completed_by_one = { side } completes the sheet before moving; on move { other-side.of } sheet may be borrowed and is given back before the move.
reason-sheet_not_completed = { side } moved before the sheet was complete, though a flag has fallen.
reason-sheet_noted_position_and_times = Noted before the game is reconstructed: position { $fen }; time left for White { $white_minutes } min { $white_seconds } s, for Black { $black_minutes } min { $black_seconds } s.
reason-sheet_noted_turn = Noted before the game is reconstructed: position { $fen }, { side } on move; time left for White { $white_minutes } min { $white_seconds } s, for Black { $black_minutes } min { $black_seconds } s.
reason-sheet_noted_running_clock = Noted before the game is reconstructed: position { $fen }; { side.of } clock was running; time left for White { $white_minutes } min { $white_seconds } s, for Black { $black_minutes } min { $black_seconds } s.
reason-sheet_next_period = The sheets do not show that anybody exceeded the time limit: the next move counts as the first of the following period.
reason-sheet_moves_proven = By the moves that are proven, the next has number { $next }.

# Signatures and score
reason-signed_result_stands = Both players signed { $result }. It stands, even if wrong, unless the arbiter decides otherwise.
reason-signed_against_the_game = The game ended { $before }, but both players signed { $result }.
reason-signed_result_overruled = The arbiter does not follow what was signed: the result is { $result }.
reason-signed_game_goes_on = The arbiter does not follow what was signed: the game was not over and goes on.
reason-signed_no_result_of_play = { $result } is not a result that players can sign: a game gives a win and a loss, or a draw. Anything else only the arbiter decides.
reason-signatures_differ = { side } signed { $result }, { other-side } { $other }.
    .stands = { side } signed { $result }, { other-side } { $other }. The result of the game, { $stands }, stands.
reason-signatures_void = The signatures { $result } and { $other } do not agree: neither fixes the result.

# After the end
reason-nothing_after_the_end = The game was already over ({ $result }): nothing is changed.
reason-game_was_over = { side } went on after the end of the game ({ $result }). It is not part of the game.
reason-game_was_over_for_the_arbiter = The game was already over ({ $result }): this has no effect.
