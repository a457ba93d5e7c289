# What is wrong with a FEN
reason-fen_empty = The position is missing; write it as FEN, such as { $expected }.
reason-fen_ranks =
    The board has { $found ->
         [one] { $found } rank
        *[other] { $found } ranks
    } instead of { $expected }; the ranks are separated by /.
reason-fen_squares =
    Rank { $rank } has { $found ->
         [one] { $found } square
        *[other] { $found } squares
    } instead of { $expected }.
reason-fen_letter = Rank { $rank } has “{ $found }”, which is not a piece; expected: { $expected }.
reason-fen_turn = The side to move is written w or b, not “{ $found }”.
reason-fen_castling = Castling rights are written like KQkq, or - for none, not “{ $found }”.
reason-fen_en_passant = The en passant square is written like e3, or - for none, not “{ $found }”.
reason-fen_quiet_plies = The count of half-moves since the last capture or pawn move is a number, not “{ $found }”.
reason-fen_move_number = The move number is a number, not “{ $found }”.
reason-fen_extra = “{ $found }” follows the sixth field; a FEN has six.
reason-fen_no_king = { side } has no king.
reason-fen_kings = { side } has { $found } kings instead of { $expected }.
reason-fen_pawn_on_last_rank = A pawn is on the first or the last rank.
reason-fen_castling_without_rook = The castling rights do not fit: king and rook are not on their squares.
reason-fen_en_passant_without_pawn = No pawn can just have passed the en passant square.
reason-fen_opponent_in_check = The side that is not on move is in check.
reason-fen_too_much_material = This position cannot arise in a game: there are more pieces than promotions could give.
reason-fen_impossible_check = This position cannot arise in a game: no move could have given this check.

# What kind of illegal move it is
reason-leaves_king_in_check = The move leaves the player’s own king in check.
reason-king_into_check = The king may not move to an attacked square.
reason-castling_out_of_check = Castling is not allowed while the king is in check.
reason-castling_through_check = Castling is not allowed when the king crosses an attacked square.
reason-castling_into_check = Castling is not allowed when the king arrives on an attacked square.
reason-castling_blocked = Castling is not possible: a piece is in between.
reason-castling_right_lost = Castling is not allowed: the king or that rook has moved.
reason-not_promoted = The pawn has reached the last rank and must be exchanged for a piece.
reason-promotion_choice = A pawn becomes a queen, rook, bishop or knight, nothing else.
reason-promotion_elsewhere = Only a pawn on the last rank is exchanged for a piece.
reason-king_captured = The king is never captured.
reason-own_man_captured = A piece of the same colour is on the square.
reason-path_blocked = A piece is in the way.
reason-pawn_blocked = The pawn is blocked.
reason-double_step_not_first = A pawn moves two squares only from its starting square.
reason-en_passant_gone = Capturing en passant is possible only immediately after the pawn’s double step.
reason-nothing_to_capture = A pawn moves diagonally only to capture, and there is nothing to capture.
reason-wrong_movement = The piece does not move that way.
reason-opponents_man = The piece belongs to the opponent.
reason-no_man = No such piece can make the move.

# Why a side cannot mate
reason-unwinnable_bare_king = { side } has only the king.
reason-unwinnable_lone_knight = { side } has only a knight, and no piece of the other side can help.
reason-unwinnable_light_bishops = { side } has bishops on light squares only, and no piece of the other side can help.
reason-unwinnable_dark_bishops = { side } has bishops on dark squares only, and no piece of the other side can help.
reason-unwinnable_mated =
    { side } { $plies ->
         [0] is checkmated.
         [one] is checkmated after one half-move without a choice.
        *[other] is checkmated after { $plies } half-moves without a choice.
    }
reason-unwinnable_stalemate =
    { $plies ->
         [0] The position is stalemate.
         [one] The only legal move leads to stalemate.
        *[other] The only legal moves lead to stalemate after { $plies } half-moves.
    }
reason-unwinnable_circle = The only legal moves go round in circles, without a mate.
reason-unwinnable_forced_material =
    After { $plies ->
         [one] one half-move
        *[other] { $plies } half-moves
    } without a choice { side } no longer has the pieces to mate.
reason-unwinnable_short_lines = Every line of legal moves soon ends without a mate.
reason-unwinnable_closed_soon = Whatever is played next, the position is then closed: no mate fits into the squares the pieces can still reach.
reason-unwinnable_closed_chain =
    The position is closed: { $pawns ->
         [0] from the squares the pieces can ever reach no mate can be given.
         [one] one pawn never moves again, and from the squares the others can ever reach no mate can be given.
        *[other] { $pawns } pawns never move again, and from the squares the others can ever reach no mate can be given.
    }
reason-unwinnable_exhausted = Every position that can still arise has been looked at, { $states } in all; none is a mate.

# Lines of questions and of moves
reason-winner_missing = The side that is to mate is missing; write { $expected }, or give --winner.
reason-winner_unknown = The side that is to mate is written white or black, not “{ $found }”.
reason-line_goes_on = “{ $found }” follows the winner; the line has the form { $expected }.
reason-line_too_long = The line is longer than { $bytes } bytes.
reason-line_not_utf8 = The line is not text in UTF-8.

# Why a text is no move
reason-move_missing = The move is missing.
reason-move_without_square = No arrival square is named, such as e4.
reason-move_letter_unknown = “{ $letter }” is not a piece in any language.
reason-move_letter_elsewhere = “{ $letter }” is not a piece in this language; it is in: { $languages }.
reason-move_departure_unknown = “{ $part }” before the arrival square is not a file, rank or square.
reason-move_mark_unknown = “{ $part }” after the move means nothing.
reason-move_word_unknown = The word “{ $part }” is unknown in the spoken form.
reason-move_ambiguous = “{ $found }” can mean several moves: { $meant }. Name the departure file or rank.
reason-letters_ambiguous = “{ $found }” means different things in different languages: { $meant }. Name the language with --from.

# How a game ends on the board
reason-checkmate = { winner } has given checkmate.
reason-stalemate = Stalemate: the game is drawn.
reason-dead_position = Dead position: neither side can mate by any series of legal moves. The game is drawn.
reason-fivefold = The position has occurred for the fifth time: the game is drawn.
reason-seventy_five_moves = 75 moves by each player without a capture or a pawn move: the game is drawn.

# What a recorded result contradicts
reason-result_contradicts_the_end =
    The game was over after { $ply ->
         [one] one half-move
        *[other] { $ply } half-moves
    } by { $cause ->
         [checkmate] checkmate
         [stalemate] stalemate
         [dead_position] a dead position
         [fivefold] the fifth occurrence of the position
        *[seventy_five_moves] 75 moves without a capture or a pawn move
    }; its result is { $result }.
reason-result_winner_cannot_mate = { winner } is given as the winner, but could no longer mate by any series of legal moves.
reason-result_drawn_too_early = A draw can be agreed after { $needed } half-moves at the earliest; here { $plies } were played.

# Claims of a draw
reason-claim_after_the_end =
    Nothing can be claimed any more: the game was over by { $cause ->
         [checkmate] checkmate
         [stalemate] stalemate
         [dead_position] a dead position
         [fivefold] the fifth occurrence of the position
        *[seventy_five_moves] 75 moves without a capture or a pawn move
    }.
reason-claim_too_few_occurrences =
    The position has occurred { $found ->
         [one] once
         [2] twice
        *[other] { $found } times
    }; { $needed } occurrences are needed.
reason-claim_too_few_quiet_moves = Half-moves without a capture or a pawn move: { $found }; { $needed } are needed.
reason-claim_too_few_with_the_move =
    With the announced move the position will have occurred { $found ->
         [one] once
         [2] twice
        *[other] { $found } times
    }; { $needed } occurrences are needed.
reason-claim_too_few_quiet_with_the_move = Half-moves without a capture or a pawn move, counting the announced move: { $found }; { $needed } are needed.

# Touched men
reason-touch_not_binding = The touch does not bind: any legal move may be played.
reason-touch_move = The piece on { $own } was touched and must move.
reason-touch_capture = The piece on { $enemy } was touched and must be captured.
reason-touch_capture_with = The piece on { $own } must capture the piece on { $enemy }.
reason-touch_move_cannot_capture = The piece on { $own } cannot take the piece on { $enemy }. Of the touched pieces the first that can move or be taken counts: the piece on { $bound } must move.
reason-touch_capture_with_another = The piece on { $own } cannot take the piece on { $enemy }. Of the touched pieces the first that can move or be taken counts: the piece on { $bound } must be taken.
reason-touch_castle = King and rook were touched: castling must be played on that side.
reason-touch_king_instead = Castling there is illegal: another move of the king must be played.
reason-touch_rook_before_king = The rook was touched before the king: castling on that side is not allowed in this move.
    .bound = The rook was touched before the king: castling on that side is not allowed in this move. The piece on { $bound } must move.
reason-touch_free = None of the touched pieces can move or be captured: any legal move may be played.
reason-touch_released = The piece from { $from } was released on { $to }: the move is made.
reason-touch_promotion_final =
    The new piece has touched { $to }: the pawn becomes a { $piece ->
         [queen] queen
         [rook] rook
         [bishop] bishop
        *[knight] knight
    }.

# A sealed move
reason-sealed_move_ambiguous = { by } sealed “{ $text }”. The move is ambiguous, so { by } loses.
    .why = { by } sealed “{ $text }”. The move is ambiguous, but { other-by } could no longer mate: the game is drawn.
reason-sealed_move_illegal = { by } sealed “{ $text }”. The move is illegal, so { by } loses.
    .why = { by } sealed “{ $text }”. The move is illegal, but { other-by } could no longer mate: the game is drawn.
reason-sealed_move_unclear = { by } sealed “{ $text }”. It cannot be read as a move, so { by } loses.
    .why = { by } sealed “{ $text }”. It cannot be read as a move, but { other-by } could no longer mate: the game is drawn.

# The starting position
reason-setup_wrong_men = { side } does not begin with the right pieces.
reason-setup_wrong_array = The pieces do not stand on their starting squares.
reason-setup_wrong_ranks = The pieces must stand on the first rank and the pawns in front of them.
reason-setup_king_not_between_rooks = The king must be between the rooks.
reason-setup_bishops_on_one_colour = The bishops must stand on squares of different colours.
reason-setup_not_opposite = Black’s pieces must stand opposite White’s.
reason-notation_note =
    Half-move { $ply }: { $note ->
         [check_not_given] a sign of check is written, but there is no check.
         [mate_not_given] a sign of mate is written, but it is not mate.
         [not_a_capture] a sign of capture is written, but nothing is captured.
         [not_en_passant] e.p. is written, but it is not a capture en passant.
         [number_differs] the number before it is not the one the move has on the board.
        *[variation_left_out] variations in the text are not played and are left out.
    }
