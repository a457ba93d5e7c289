# What happened
reason-happened_adjournment_wished = { side } wants to adjourn before the session is over.
reason-happened_session_over = The session is over; { side } sealed before that.
reason-happened_moved_instead_of_sealing = { side } was asked to seal a move and made a move on the board.
reason-happened_sealed_other_move = { side } made a move on the board and wrote down another.
reason-happened_sealed_again = { side } wants to change the sealed move.
reason-happened_resumption = The adjourned game is resumed; { side } sealed.
reason-happened_envelope_to_be_opened = { side.of } envelope is to be opened.
reason-happened_envelope_opened = { side.of } envelope is opened.
reason-happened_envelope_lost = { side.of } envelope cannot be found.
reason-happened_position_after_lost_envelope = The arbiter says whether the position is still known.
reason-happened_absence_noticed = The arbiter checks who is at the board.
reason-happened_late_for_resumption = { side } is too late for the resumption.
    .minutes =
        { side } is too late for the resumption: { $minutes ->
             [one] { $minutes } minute
            *[other] { $minutes } minutes
        } after the set time.
reason-happened_both_late_for_resumption = Both players are too late for the resumption.
    .minutes =
        Both players are too late for the resumption: { $minutes ->
             [one] { $minutes } minute
            *[other] { $minutes } minutes
        } after the set time.
reason-happened_sealed_move_ends_game = The move that { side } sealed ends the game.
reason-happened_clock_set_at_resumption = The arbiter sets the clock for the resumption.
reason-happened_clock_was_wrong = The clock was set wrongly at the resumption.

# Sealing
reason-adjournment_on_paper = The sealed move is written on a paper score sheet.
reason-adjournment_only_on_move = Only the player on move can seal before the session is over.
reason-adjournment_charged_to_session_end = A player who seals early counts as sealing at the end of the session: { $minutes } min { $seconds } s are charged.
reason-adjournment_session_end_unknown = { side } sealed early, and the end of the session is not stated: the time until then has not been charged.
reason-adjournment_board_move_sealed = A move made on the board after the request is the sealed move.
reason-adjournment_board_move_illegal = The move on the board is illegal and is not sealed. A legal move is written down.
reason-adjournment_sealed_move_stands = The clock has been stopped: the sealed move is final.
reason-adjournment_sealed_move_void = The game was set back during the break: the sealed move no longer counts.
reason-adjournment_nothing_sealed = { side } sealed nothing and makes the move on the board.

# The envelope
reason-adjournment_envelope_unchecked = Check what is written on the envelope, and keep it safe. { side } sealed.
reason-adjournment_envelope_item_missing =
    The envelope does not say: { $item ->
         [names] the players’ names
         [position] the position just before the sealed move
         [times] the time used by each player
         [sealer] who sealed
         [move_number] the number of the sealed move
         [draw_offer] the draw offer that stands
        *[resumption] when and where play is resumed
    }.
reason-adjournment_envelope_item_unknown = “{ $item }” is not one of the things that belong on the envelope.

# Until the resumption
reason-adjournment_offer_stands = { side } offers a draw after the move was sealed: the offer stands until it is answered.
reason-adjournment_ended_before_resumption = A draw agreed or a resignation before the resumption ends the game.
reason-adjournment_sealed_move_unknown = The position before the sealed move decides who can mate. The arbiter confirms the draw.

# The resumption
reason-adjournment_times_used = The position before the sealed move is set up. Time used: White { $white_minutes } min { $white_seconds } s, Black { $black_minutes } min { $black_seconds } s.
reason-adjournment_times_remaining = The position before the sealed move is set up. Time left: White { $white_minutes } min { $white_seconds } s, Black { $black_minutes } min { $black_seconds } s.
reason-adjournment_replier_present = { side } must reply and is present: the envelope is opened, the move is played and the clock is started.
reason-adjournment_replier_clock_runs = { side } must reply and is not present: the clock is started.
reason-adjournment_both_absent = Nobody is present: { side } loses the time until the player arrives.
reason-adjournment_not_yet_resumed = The envelope is opened at the resumption, not before.
reason-adjournment_replier_absent = The envelope is opened only when the player who must reply is there.
reason-adjournment_reply_kept = The arbiter keeps the second envelope until the absent player arrives.

# Too late
reason-resumption_in_time =
    { $minutes ->
         [0] There is no grace at the resumption: the player came in time.
         [one] A player may come up to { $minutes } minute after the set resumption: the player came in time.
        *[other] A player may come up to { $minutes } minutes after the set resumption: the player came in time.
    }
reason-adjournment_late = A player who comes more than { $minutes } minutes after the set resumption loses.
reason-adjournment_late_may_be_excused =
    { side-or-both } came too late. The arbiter may decide otherwise.
reason-adjournment_late_confirmed = The arbiter confirms the loss.
reason-adjournment_late_excused = The arbiter decides otherwise: play goes on.
reason-adjournment_may_still_come = There is still time: the game is lost { $minutes } minutes after the set resumption.
reason-adjournment_nobody_late = The player is there, or has been excused.
reason-adjournment_flag_of_present_player = { side } was there and has exceeded the time limit: that decides the game.

# A lost envelope
reason-adjournment_stated_move_owed = Play is resumed from the adjourned position, and the player plays the move that was sealed.
reason-adjournment_position_unknown = The position cannot be set up again: the game is annulled and a new one is played.
reason-adjournment_times_by_arbiter = Where the times are not known the arbiter sets the clock.
reason-question_position_after_lost_envelope = The envelope is gone. Accept if the position is known, reject if it cannot be set up again.
reason-question_position_unsound = The pieces on the board do not form a legal position, so the sealed move cannot be judged. Accept to let the player make the move, reject to annul the game.

# The clock at the resumption
reason-adjournment_times_set = The times of the adjournment are set on the clock.
reason-adjournment_clock_corrected = The error was pointed out before the first move: it is corrected.
reason-adjournment_clock_corrected_late = The error was found after the first move; the arbiter corrects it nevertheless.
reason-adjournment_clock_stands = The error was found after the first move: the clock stays as it is.
reason-question_clock_at_resumption = The clock was set wrongly at the resumption, and both have moved since. It stays unless the arbiter decides otherwise.

# What a script cannot contain
reason-script_already_adjourned = The game is already adjourned.
reason-script_already_resumed = The game has already been resumed.
reason-script_not_adjourned = The game is not adjourned.
reason-script_game_adjourned = The game is adjourned: nothing happens at the board before the resumption.
reason-script_nothing_sealed = The clock is stopped, but no move has been sealed.
reason-script_no_envelope = There is no envelope.
reason-script_envelope_closed = The envelope must be opened first.
