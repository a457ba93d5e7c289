# What was reported
reason-reported_absence =
    { $color ->
         [white] White
        *[black] Black
    } did not come to a game and is to be suspended.
reason-reported_adjusting =
    { $color ->
         [white] White
        *[black] Black
    } adjusted pieces on the board.
reason-reported_arbiter_would_leave = The arbiter would like to leave a board in time trouble.
reason-reported_arbiter_would_speak = The arbiter would like to tell a player something.
reason-reported_arrived_late =
    { $color ->
         [white] White
        *[black] Black
    } came to the board { $minutes ->
         [one] { $minutes } minute
        *[other] { $minutes } minutes
    } after the start.
reason-reported_asks_for_text = A player asks to see the text of the Laws.
reason-reported_both_flags = Both flags are down.
reason-reported_draw_offer =
    { $color ->
         [white] White
        *[black] Black
    } offered a draw.
reason-reported_resumption = The time has come to resume the adjourned game.
reason-reported_boards_differ = The positions on two boards differ, though nobody plays without sight of the board.
reason-reported_cannot_move =
    { $color ->
         [white] White
        *[black] Black
    } cannot do it without help.
reason-reported_cannot_write =
    { $color ->
         [white] White
        *[black] Black
    } cannot write the moves.
reason-reported_clock_at_resumption = The clock showed a wrong time when play was resumed.
reason-reported_clock_doubted =
    { $color ->
         [white] White
        *[black] Black
    } says that the clock is faulty; no fault can be seen.
reason-reported_clock_faulty = The clock is evidently faulty.
reason-reported_clock_handling =
    { $color ->
         [white] White
        *[black] Black
    } did not handle the clock properly.
reason-reported_clock_stopped =
    { $color ->
         [white] White
        *[black] Black
    } stopped the clocks.
reason-reported_correspondence = There is a dispute in a correspondence game.
reason-reported_device_silent =
    { $color ->
         [white] White
        *[black] Black
    } had an electronic device; it was not heard.
reason-reported_display_claim =
    { $color ->
         [white] White
        *[black] Black
    } makes a claim from what a screen or a demonstration board shows.
reason-reported_disrepute =
    { $color ->
         [white] White
        *[black] Black
    } is said to have brought the game into disrepute.
reason-reported_disturbance =
    { $color ->
         [white] White
        *[black] Black
    } disturbed the opponent.
reason-reported_electronic_sheet =
    The electronic score sheet of { $color ->
         [white] White
        *[black] Black
    } does not work.
reason-reported_ended_before_resumption = The game ended before it was to be resumed.
reason-reported_envelope_lost = The envelope is lost, and the position cannot be set up again.
reason-reported_flag_after_control = A flag is down, but enough moves had been completed.
reason-reported_help_refused =
    { $color ->
         [white] White
        *[black] Black
    } will not help to find the moves.
reason-reported_illegible =
    The sheet of { $color ->
         [white] White
        *[black] Black
    } cannot be read.
reason-reported_inspection_refused =
    { $color ->
         [white] White
        *[black] Black
    } refused to be inspected.
reason-reported_interference = Somebody interfered with the game.
reason-reported_irregularity_told = Somebody told the arbiter of an irregularity.
reason-reported_late_protest = A protest comes after the result was signed.
reason-reported_left_area =
    { $color ->
         [white] White
        *[black] Black
    } left the playing hall during the game.
reason-reported_left_venue =
    { $color ->
         [white] White
        *[black] Black
    } left the venue during the game.
reason-reported_move_changed =
    { $color ->
         [white] White
        *[black] Black
    } wants to play another move.
reason-reported_not_in_laws = Something happened that the Laws do not mention. Nearest: { $nearest }
reason-reported_notes_on_sheet =
    { $color ->
         [white] White
        *[black] Black
    } wrote notes on the score sheet.
reason-reported_others_phone = A phone of somebody who is not playing was used in the venue.
reason-reported_outside_disturbance = The game was disturbed from outside.
reason-reported_outside_help =
    { $color ->
         [white] White
        *[black] Black
    } used notes, advice or analysis.
reason-reported_pairing_error = A board was paired wrongly.
reason-reported_postponement =
    { $color ->
         [white] White
        *[black] Black
    } wants the game to be played another day.
reason-reported_prearranged = The players had agreed on a draw beforehand.
reason-reported_promotion_changed =
    { $color ->
         [white] White
        *[black] Black
    } wants another piece for the pawn.
reason-reported_repeated_offers =
    { $color ->
         [white] White
        *[black] Black
    } kept offering a draw or making claims.
reason-reported_sheet_hidden =
    The sheet of { $color ->
         [white] White
        *[black] Black
    } cannot be seen by the arbiter.
reason-reported_sheets_behind = The sheets are not complete after time trouble.
reason-reported_stranger = Somebody who is neither player nor arbiter entered the playing hall.
reason-reported_time_trouble = Players are in time trouble.
reason-reported_withdrawal =
    { $color ->
         [white] White
        *[black] Black
    } gave notice of not playing.
reason-reported_word_against_word =
    { $color ->
         [white] White
        *[black] Black
    } denies having touched a piece; the opponent says it was touched.
reason-incident_reported = The incident was reported as the answers say.

# Which clauses apply, and why
reason-incident_absent_without_notice = Staying away without valid notice is unsporting.
reason-incident_adjusting_allowed = The player on move may adjust pieces after saying so.
reason-incident_adjusting_off_move = Only the player on move may adjust pieces.
reason-incident_adjusting_unannounced = Adjusting counts only if it is said first.
reason-incident_advice_is_custom = In correspondence chess advice is usual, as long as the player approves and signs each move.
reason-incident_advice_not_approved = Advice is accepted only where the player approves each move personally.
reason-incident_analogy = Decide by the nearest rule, and say why.
reason-incident_appeal_allowed = The decision can be appealed unless the event’s rules say otherwise.
reason-incident_appeal_deadline = The appeal must reach the tournament committee in time; it does not suspend the decision.
reason-incident_appeal_event = These Laws say nothing about appeals; the event’s rules decide.
reason-incident_appeal_final = The arbiter’s decision on this claim is final.
reason-incident_assistant = An assistant acceptable to the arbiter may do it.
reason-incident_assistants = The arbiter may appoint assistants to watch the games.
reason-incident_ban = Decide whether the player is suspended.
reason-incident_ban_covers_rated = A suspension covers every rated event.
reason-incident_ban_event_rules = The Laws have no suspension for absence; the federation’s rules decide.
reason-incident_ban_not_coordinated = The event is not a coordinated one, so those rules cannot suspend anybody.
reason-incident_ban_whole_committee = Only the whole committee of licensed arbiters can decide a suspension.
reason-incident_board_turned = The position is moved to a board that is placed correctly, and play goes on.
reason-incident_boards_differ = The boards are corrected from both sheets with the arbiter’s help.
reason-incident_both_flags = Both flags are down; it matters which fell first.
reason-incident_both_late = With both players missing, White loses the time until White comes.
reason-incident_by_analogy = The Laws do not mention it; the nearest rule decides, with the arbiter’s reasons written down.
reason-incident_cannot_be_resumed = A game whose position cannot be set up again is annulled and a new one is played.
reason-incident_claim_rule = The claim is tested on the board and the sheets.
reason-incident_clean_copy = The arbiter may ask for a clean copy after the game.
reason-incident_clock_corrected = The error was pointed out in time, or is too serious to stand.
reason-incident_clock_handling = The clock is pressed with the hand that moved, and with care; misuse can be penalised.
reason-incident_clock_replaced = A faulty clock is replaced, and the arbiter sets the times by best judgement.
reason-incident_clock_reset = The arbiter corrects the clock by best judgement.
reason-incident_clock_stands = What the clock shows counts, since no fault is evident.
reason-incident_clock_too_late = The error was pointed out too late; the times stand.
reason-incident_complete_sheet = The player must complete the sheet, with the opponent’s if need be, before moving again.
reason-incident_correspondence_event_rules = The Laws of play over the board do not cover it; the rules of the correspondence event decide.
reason-incident_count_after_flag = Once a flag is down the number of moves may be said where the sheets are completed.
reason-incident_device_allowed = Did the event allow the device, switched off in a bag?
reason-incident_device_in_bag = A device may be there only if the event allows it, switched off in a bag.
reason-incident_device_must_be_off = A device may be there only if it is fully switched off.
reason-incident_device_not_mentioned = These Laws say nothing about devices that nobody hears.
reason-incident_device_off_allowed = A device that is fully switched off may be there.
reason-incident_displaced = The player puts the pieces back on his own time.
reason-incident_display_no_proof = A claim cannot rest on what such a display shows.
reason-incident_disturbs = It is forbidden to disturb or annoy the opponent.
reason-incident_draw_agreed_at_board = The players may agree to a draw during the game.
reason-incident_draw_needs_approval = A draw without meeting at the board needs the arbiter’s approval, and none is given where it can decide other placings.
reason-incident_enough_moves = The required moves were completed, so no time limit was exceeded.
reason-incident_envelope_lost = Play is resumed from the adjourned position with what can be established.
reason-incident_expulsion = Decide whether the person must leave.
reason-incident_extra_time = After a disturbance from outside the arbiter may give one or both players extra time.
reason-incident_finished_is_spectator = A player whose game is over counts as a spectator.
reason-incident_flag = A player who has not completed the moves in time loses, unless the opponent cannot mate.
reason-incident_forgetting_unsporting = Forgetting a game that was moved at one’s own request is unsporting; a warning fits.
reason-incident_four_steps = Say what happened, which clauses are relevant, which apply and how, and what follows.
reason-incident_free_to_walk = A player who is not on move may leave the playing hall.
reason-incident_full_watch = The arbiters watch all flags unless something else was announced; a flag nobody saw is the arbiter’s fault.
reason-incident_grounded_in_laws = Every decision rests on the Laws; an exception needs stated reasons.
reason-incident_had_permission = The arbiter had given permission.
reason-incident_illegal_move_rule = A completed illegal move found during the game is corrected.
reason-incident_illness_excuses = Illness with no number to reach anybody excuses the missing notice.
reason-incident_increment_request = The request depends on what the event announced and on the time left.
reason-incident_keep_silent = The arbiter does not say the number of moves, nor that the opponent has moved, nor that the clock was not pressed.
reason-incident_may_appeal = A decision of the arbiter can be appealed.
reason-incident_may_ask = A player may ask the arbiter to explain the Laws.
reason-incident_may_tell_arbiter = Whoever sees an irregularity may tell the arbiter, and nobody else.
reason-incident_must_be_inspected = The arbiter may have a player inspected in private; a refusal is penalised.
reason-incident_must_help = Both players must help to find the moves.
reason-incident_must_record = The player must write the moves.
reason-incident_must_report = The event asks a player who leaves the playing hall to report it.
reason-incident_needs_permission = That needs the arbiter’s permission.
reason-incident_no_disrepute = Players must do nothing that harms the good name of chess.
reason-incident_no_help = Notes, advice and analysis on another board are forbidden during play.
reason-incident_no_interference = Spectators and other players may not speak about a game or interfere with it; they can be expelled.
reason-incident_no_phones = Nobody may use a phone in the venue without the arbiter’s permission.
reason-incident_no_right_to_postpone = Nobody can insist on another day; without the opponent’s and the arbiter’s consent the game is lost by default.
reason-incident_no_sign_of_count = Nor may the arbiter’s behaviour show how many moves have been made.
reason-incident_no_surcharge = The card was damaged on the way, so no days are added; play goes on.
reason-incident_not_released = A piece that has not been released may go to another square; it is still a touched piece.
reason-incident_not_unsporting = Trying to have the game moved and telling everybody is not unsporting; the suspension is lifted.
reason-incident_notice_reason_and_proof = A notice is valid by its reason and its proof, not by the opponent’s consent.
reason-incident_offer_binding = A draw offer cannot be taken back before it is answered.
reason-incident_offer_stands = An offer at the wrong moment is valid; it may also be a disturbance.
reason-incident_one_hand = A move is made with one hand.
reason-incident_other_watch_announced = Another way of watching the flags was announced before round one, and it applies.
reason-incident_outside_competence = A dispute in a closed club event is outside the board of appeal’s competence.
reason-incident_pairing_corrected = The protest came before the round began, so the pairing is corrected.
reason-incident_pairing_stands = The round has begun, so the pairing is final.
reason-incident_penalty = Choose a penalty from the list of this edition.
reason-incident_penalty_chosen = The arbiter chose this penalty.
reason-incident_postmark_with_other_facts = An unclear postmark is read with the other facts that nobody disputes.
reason-incident_postponed_by_consent = Opponent and arbiter agree, so the game is played another day.
reason-incident_prearranged = Decide whether the draw counts.
reason-incident_press_without_move = The clock is pressed only after a move.
reason-incident_promotion_final = The choice is final once the piece has touched the square.
reason-incident_promotion_open = The piece has not touched the square, so the choice is still free.
reason-incident_protest = Decide whether the protest is heard.
reason-incident_protest_reserved = The result was signed with a reservation, so the protest is open.
reason-incident_quickplay = A draw claim in a quickplay finish needs the right time, the right phase and the arbiter’s judgement.
reason-incident_rebuild = The game is rebuilt on another board, after position and times are noted.
reason-incident_rebuild_after_flag = Wait until a flag has fallen; then the game is rebuilt.
reason-incident_refuses = A player who persistently refuses to follow the Laws loses.
reason-incident_released_stands = A piece released on a square as a legal move stays there.
reason-incident_resigned = A resignation ends the game.
reason-incident_reversed = What follows depends on how many moves have been made.
reason-incident_rule_not_published = A rule binds only once it is published.
reason-incident_sealed_move_made = The sealed move is made on the board, and play goes on.
reason-incident_sender_bears_risk = The sender bears the risk of when a card is postmarked.
reason-incident_sensible_thought = A clause that seems odd is read as if a sensible purpose lay behind it.
reason-incident_sheet_only_for = The sheet is only for moves, times, draw offers and what belongs to a claim.
reason-incident_sheet_replaced = The arbiter replaces an electronic sheet that is evidently defective.
reason-incident_sheet_visible = The sheet must be visible to the arbiter all the time.
reason-incident_signed_closes = A player who signs without reservation cannot protest the next day.
reason-incident_signed_stands = A result signed by both stands, even if wrong, unless the arbiter decides otherwise.
reason-incident_stay_until_flag = Stay until the flag falls; leaving would show that the control has been passed.
reason-incident_stop_allowed = A player may stop the clocks to call the arbiter.
reason-incident_stop_no_reason = There was no good reason to stop the clocks; that is penalised.
reason-incident_surcharge = The sender wrote it unreadably, so days are added to the sender’s time.
reason-incident_text_at_hand = The printed Laws are in the hall, and every player may see them.
reason-incident_text_shown = Show the player the clause in the edition of the event.
reason-incident_told_in_time = A draw or a resignation reported before resumption ends the game.
reason-incident_touch_binds = A touched piece must be moved, or captured if it is the opponent’s.
reason-incident_touch_proved = A neutral witness confirms it: the touched piece must be moved.
reason-incident_touch_unproved = It is not proved, and the doubt favours the accused.
reason-incident_unable = Decide how the player is helped and what it costs.
reason-incident_unable_adjusted = The player may have an assistant; the arbiter adjusts the time fairly.
reason-incident_unable_deducted = Time is taken off at the start, as the arbiter judges.
reason-incident_unable_no_deduction = The player may have an assistant; no time is taken off a disabled player.
reason-incident_unreasonable_offers = Unreasonable offers and claims disturb the opponent.
reason-incident_watch_games = The arbiter watches the games, above all in time trouble.
reason-incident_withdrawal = Decide whether the notice is valid.
reason-incident_withdrawal_event_rules = The Laws have no rule on giving notice of not playing; the event’s rules decide.
reason-incident_write_clearly = The moves must be written as clearly as possible.
reason-incident_written_first = A move is made before it is written; this edition says how strictly.
reason-incident_wrong_start = A game begun from a wrong starting position is annulled and a new one is played.
