# Moves
reason-script_not_on_move = { side } is not on move.
reason-script_no_man = There is no piece on { $square } to be moved.
reason-happened_start_position_over = The position was over before the first move.
reason-happened_move_ended_game = { side } made a move that ended the game.

# Touched men
reason-happened_touch_claimed = { side } claims that { other-side } touched a piece.
reason-happened_touch_noticed = The arbiter saw { side } touch a piece.
reason-touch_adjusting_not_allowed = { side } adjusted pieces, but only the player on move may do so, after saying it.
reason-touch_not_seen = Nobody has shown that a piece was touched. The doubt favours the player.
reason-touch_adjusted = The pieces were only adjusted, after saying so. That does not bind.
reason-touch_accidental = The piece was touched by accident. That does not bind.
reason-touch_right_lost = { side.of } right to complain ended when { side } touched a piece.
reason-touch_move_taken_back = { side.of } move { $from }–{ $to } is taken back.
reason-touch_answered = { side } has already replied. It is too late for a complaint about the touched piece.
reason-touch_only_on_request = In this game the arbiter rules on touched pieces only if a player asks.
reason-touch_binds_no_position = The touched piece must be moved as far as it can move.

# Illegal moves
reason-happened_illegal_move =
    { side } moved from { $from } to { $to } and pressed the clock. The move is illegal: { $fault ->
         [check] the player’s own king was left in check
         [castling] castling was not allowed
         [promotion] the promotion was not carried out as it should be
         [king] a king was captured
        *[movement] the piece does not move that way
    }.
reason-happened_illegal_move_uncompleted =
    { side } moved from { $from } to { $to } and has not pressed the clock. The move is illegal: { $fault ->
         [check] the player’s own king was left in check
         [castling] castling was not allowed
         [promotion] the promotion was not carried out as it should be
         [king] a king was captured
        *[movement] the piece does not move that way
    }.
reason-happened_illegal_move_claimed = { side } claims that { other-side } has made an illegal move.
reason-happened_illegal_move_noticed = The arbiter saw an illegal move by { side }.
reason-happened_no_illegal_move = An illegal move was reported.
reason-happened_illegal_move_sought = The arbiter looks for an illegal move by { side }.
reason-happened_two_hands = { side } used both hands for a move.
reason-happened_empty_press = { side } pressed the clock without making a move.
reason-illegal_move_none =
    { $color ->
         [white] No illegal move by White is open to a ruling.
         [black] No illegal move by Black is open to a ruling.
        *[none] No illegal move is open to a ruling.
    }
reason-illegal_move_is_the_others = The illegal move on the board, { $from }–{ $to }, was made by { side }.
reason-illegal_move_not_completed = The clock has not been pressed: the move is corrected without a penalty; the touched piece must be moved.
reason-illegal_move_taken_back = The position before the illegal move is set up again, and the touched piece must be moved if it can.
reason-illegal_move_position_restored = The position before the illegal move is set up again.
reason-illegal_move_increment_withdrawn =
    The increment of { $seconds ->
         [one] { $seconds } second
        *[other] { $seconds } seconds
    } that { side } got by pressing the clock is taken back.
reason-illegal_move_queen = The pawn was left on the last rank: it becomes a queen, and the move counts as illegal.
reason-illegal_move_two_hands = A move made with two hands counts as an illegal move once the clock is pressed. Using two hands is no reason to take it back.
reason-illegal_move_empty_press = Pressing the clock without a move counts as an illegal move.
reason-illegal_move_in_time = { side } has not made the next move, so it can still be ruled on.
reason-illegal_move_time =
    { side } gets { $minutes ->
         [one] { $minutes } extra minute
        *[other] { $minutes } extra minutes
    } for { other-side.of } illegal move number { $count }.
reason-minutes_in_supervised_blitz =
    The appendix on blitz with an arbiter at every board does not name the clause that makes the penalty { $minutes ->
         [one] { $minutes } minute
        *[other] { $minutes } minutes
    }; to the letter it would be 2 minutes. The event may decide otherwise.
reason-illegal_move_lost = { side } loses the game by illegal move number { $count }.
reason-illegal_move_drawn = { side } has made illegal move number { $count }, but { other-side } cannot mate by any series of legal moves: the game is drawn.
reason-illegal_move_right_lost = { side.of } right to claim ended when { side } touched a piece.
reason-illegal_move_stands = { side } has already made the next move. The illegal move stays on the board.
reason-illegal_move_left_to_opponent = In this game only { side } may point out the illegal move, before making the next move.
reason-illegal_move_not_hands = Using two hands is a breach but not an illegal move in this edition.
reason-illegal_move_hands_not_pressed = The clock has not been pressed, so the two hands do not count yet.
reason-illegal_move_not_press = Pressing without a move is misuse of the clock but not an illegal move in this edition. The clock of the player on move is started again.
reason-illegal_move_breach_open = The arbiter may penalise { side }, beginning with a warning.

# Illegal positions
reason-happened_both_kings_in_check = The arbiter saw both kings in check.
reason-happened_pawn_on_last_rank = The arbiter saw a pawn on the last rank.
reason-happened_position_still_illegal = After the next completed move the position was still illegal.
reason-illegal_position_not_seen = The position on the board does not show it.
reason-illegal_position_awaited = The arbiter waits until the next move is completed.
reason-illegal_position_left_to_players = In this game only the players may point out an illegal position, each before making their own next move.
reason-illegal_position_drawn = The position is still illegal: the game is drawn.
reason-mate_shown = { side } can still mate by legal moves, for example { $san }.
reason-mate_by_pieces = { side } can still mate: with the pieces on the board a mate can always be reached.
reason-mate_not_disproved = It is not shown that { side } could never mate, so the exception does not apply.
reason-mate_by_pieces_alone = The pieces on the board do not form a legal position, so only the material counts: { side.of } pieces are enough for mate.
reason-no_mate_by_pieces_alone = The pieces on the board do not form a legal position, so only the material counts: { side.of } pieces are not enough for mate.
