# What happened
reason-happened_resigned = { side } resigns.
reason-happened_draw_accepted = { side } accepts a draw.
reason-happened_draw_withdrawn = { side } wants to take the draw offer back.
reason-happened_draw_consented = The players agreed to a draw, and the arbiter consents.
reason-happened_draw_not_consented = The players agreed to a draw, and the arbiter does not consent.
reason-happened_claimed_threefold = { side } claims a draw by threefold repetition.
reason-happened_claimed_threefold_by = { side } announces { $move } and claims a draw by threefold repetition.
    .san = { side } announces { $san } and claims a draw by threefold repetition.
reason-happened_claimed_fifty = { side } claims a draw by fifty moves.
reason-happened_claimed_fifty_by = { side } announces { $move } and claims a draw by fifty moves.
    .san = { side } announces { $san } and claims a draw by fifty moves.

# Resignation and agreement
reason-resigned = { other-side } has resigned: { side } wins.
reason-resigned_no_mate_possible = { side } could not mate by any series of legal moves, so { other-side.of } resignation draws the game.
reason-draw_agreed = The players agreed to a draw during the game.
reason-draw_agreed_too_early = A draw can be agreed only when both players have made a move.
reason-draw_agreed_before_game = The draw was agreed before the game. That is like playing at another time: it needs the arbiter’s approval, which is not given where the draw can decide other players’ places.
reason-draw_needs_consent = The event allows no agreed draws without the arbiter’s consent.
reason-draw_needs_consent_before_move = Before both have completed { $moves } moves an agreed draw needs the arbiter’s consent.
reason-draw_consent_refused = The arbiter does not consent to the draw: play goes on.
reason-draw_limit_not_in_laws = These Laws have no limit on agreed draws: the agreement stands. The limit is the event’s own.

# Offers
reason-draw_offer_wrong_moment = { side } offered a draw at the wrong moment. The offer is valid; offers are made between moving and pressing the clock, so as not to disturb.
reason-draw_offer_repeated = { side } offered again though the first offer still stands. That disturbs { other-side }.
reason-draw_offer_limited = { side } offered a draw that the event allows only with the arbiter’s consent.
reason-draw_offer_mark = { side } offered a draw: both players mark it (=) on the score sheet.
reason-draw_offer_binds = { side } cannot take the offer back. It stands until it is answered.
reason-draw_no_offer = No offer from { side } is open: there is nothing to accept.
reason-draw_nothing_to_decline = { side } declined a draw that nobody has offered.

# Claims
reason-claim_threefold_right = The same position occurs for at least the third time.
reason-claim_fifty_right = For fifty moves by each player no pawn has moved and nothing was captured.
reason-claim_correct = The claim is correct: the game is drawn at once.
reason-claim_must_be_written = A claim on a move to come counts only if the move is written down and not played.
reason-claim_wrong =
    { side.of } claim was wrong: { other-side } gets { $minutes ->
         [one] { $minutes } minute
        *[other] { $minutes } minutes
    } more.
reason-claim_wrong_both_clocks =
    { side.of } claim was wrong: { other-side } gets { $minutes ->
         [one] { $minutes } minute
        *[other] { $minutes } minutes
    } more, and { side }, who had { $left } seconds left, loses { $seconds } of them.
    .left_minutes =
        { side.of } claim was wrong: { other-side } gets { $minutes ->
             [one] { $minutes } minute
            *[other] { $minutes } minutes
        } more, and { side }, who had { $left_minutes } min { $left_seconds } s left, loses { $lost_minutes } min { $lost_seconds } s.
reason-claim_announced_move_owed = { side } must play the announced move.
reason-claim_announced_man_owed = The announced move is illegal: { side } must make another move with that piece.
reason-claim_another_move_played = { side } played a different move from the one the wrong claim required.
reason-claim_announced_illegal = The announced move is illegal, so it brings no draw.
reason-claim_announced_unclear = What was announced is not a clear move, so it brings no draw.
reason-claim_position_irregular = The pieces on the board do not form a legal position: nothing can have been repeated.
reason-claim_not_on_move = { side } is not on move. Only the player on move may claim the draw.
reason-claim_right_lost = { side } has touched a piece and lost the right to claim at this move.
reason-claim_stop_clocks = { side } claims a draw: the clocks are to be stopped.

# Scripts
reason-script_no_draw_claim = { $rule } is not a claim of repetition or of fifty moves.
reason-claim_last_move_not_completed = { side.of } last move has been made but not completed, so the 50 moves are not full.
