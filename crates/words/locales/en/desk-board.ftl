# The board page
desk-board-title = Board
desk-board-grid = Chess board
desk-board-white = { word-white }
desk-board-black = { word-black }
desk-board-white-king = white king
desk-board-white-queen = white queen
desk-board-white-rook = white rook
desk-board-white-bishop = white bishop
desk-board-white-knight = white knight
desk-board-white-pawn = white pawn
desk-board-black-king = black king
desk-board-black-queen = black queen
desk-board-black-rook = black rook
desk-board-black-bishop = black bishop
desk-board-black-knight = black knight
desk-board-black-pawn = black pawn
desk-board-king = king
desk-board-queen = queen
desk-board-rook = rook
desk-board-bishop = bishop
desk-board-knight = knight
desk-board-pawn = pawn
desk-board-empty = empty
desk-board-in-check = in check
desk-board-target = legal square
desk-board-reach-white = White can get here
desk-board-reach-black = Black can get here
desk-board-white-to-move = White to move
desk-board-black-to-move = Black to move
desk-board-over = { word-the-game-is-over }
desk-board-checkmate = Checkmate
desk-board-refused = Not played: { $move }
desk-board-read-as = Read with these letters: { $letters }.
# %time is put in by the page
desk-board-lost = No connection since %time. Nothing was played; the pieces stand as before.

# A move as it is read out
desk-board-said = { $side }: { $move }
desk-board-said-check = { $side }: { $move }, check
desk-board-said-mate = { $side }: { $move }, checkmate
desk-board-said-stalemate = { $side }: { $move }, stalemate
desk-board-said-goes = { $man } { $to }
desk-board-said-takes = { $man } takes { $to }
desk-board-said-en-passant = { $man } takes { $to } en passant
desk-board-said-becomes = { $move }, becomes { $man }
desk-board-said-short = castles short
desk-board-said-long = castles long
desk-board-said-start = Start of the game

# Stepping, writing, settings
desk-board-first = To the start
desk-board-back = One move back
desk-board-on = One move forward
desk-board-last = To the last move
desk-board-flip = { word-turn-the-board }
desk-board-sheet = { word-score-sheet }
desk-board-write = Write a move
desk-board-play = Play
desk-board-promote = The pawn becomes
desk-board-letters = { word-letters }
desk-board-laws = Laws of Chess
desk-board-apply = Apply
desk-board-letters-en = English K Q R B N
desk-board-letters-da = Danish K D T L S
desk-board-letters-nb = Norwegian K D T L S
desk-board-letters-sv = Swedish K D T L S
desk-board-letters-de = German K D T L S
desk-board-letters-fr = French R D T F C
desk-board-letters-nl = Dutch K D T L P
desk-board-letters-es = Spanish R D T A C
desk-board-letters-fi = Finnish K D T L R
desk-board-letters-is = Icelandic K D H B R
desk-board-letters-figurine = Figurines ♔ ♕ ♖ ♗ ♘
desk-board-copy = Copy
desk-board-copied = Copied
desk-board-copy-hand = Select the text and copy it with the keyboard.
desk-board-copy-close = Close
desk-board-pgn = Save as PGN
desk-board-copy-pgn = Copy PGN
desk-board-link = Copy link
desk-board-print = { word-print }

# Another position
desk-board-setup = Another position
desk-board-paste = FEN or PGN
desk-board-paste-hint = Paste a position or one or more games. Moves may be in the letters of any language.
desk-board-file = or choose a file
desk-board-open = Open
desk-board-new = Start position
desk-board-lot = { word-chess960-by-lot }
desk-board-chess960 = { word-chess960-number }
desk-board-chess960-go = Set up
desk-board-start-number = Chess960, number { $number }
desk-board-start-drawn = Chess960, number { $number }, drawn by lot with seed { $seed }
desk-board-games = Which game?
desk-board-games-count = { $count ->
    [one] { $count } game was found.
   *[other] { $count } games were found.
}
desk-board-games-more = Only the first { $count } are listed.
desk-board-game-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
desk-board-games-again = The games are not kept: change the language before you paste, or paste them again.
desk-board-game-nameless = Game { $number }
desk-board-fault = Line { $line }: { $problem }
desk-board-faults = The record has faults. The game is shown as far as it could be read.
desk-board-left = Not kept from the record, and not in the PGN saved here: { $what }.
desk-board-left-comments = comments
desk-board-left-variations = variations
desk-board-left-times = clock times

# What the Laws say
desk-board-check = Check
desk-board-repeated = { $times ->
    [2] The position has occurred twice.
   *[other] The position has occurred { $times } times.
}
desk-board-quiet = { $moves } moves by each without a pawn move or capture; from { $limit } a draw can be claimed.
desk-board-quiet-both = { $moves } moves by each without a pawn move or capture; from { $limit } a draw can be claimed, at { $end } the game is over.
desk-board-life-undecided = Whether anybody can still mate was not settled in the time allowed for each move. Ask below.
desk-board-claim-threefold = { $times ->
    [3] { $side } can claim a draw: the position has occurred three times.
   *[other] { $side } can claim a draw: the position has occurred { $times } times.
}
desk-board-claim-threefold-by = { $side } can claim a draw by writing { $moves }: the position will then have occurred at least three times.
desk-board-claim-fifty = { $side } can claim a draw: fifty moves by each without a pawn move or capture.
desk-board-claim-fifty-by = { $side } can claim a draw by writing any move that is neither a pawn move nor a capture: it completes the fifty.

# Can that side still mate?
desk-board-can = Can that side still mate?
desk-board-can-white = Can White still mate?
desk-board-can-black = Can Black still mate?
desk-board-mate-title = { $side }:
desk-board-mate-done = Yes, it is mate.
desk-board-mate-yes = { $moves ->
    [one] Yes, in one move.
   *[other] Yes. One way, in { $moves } moves.
}
desk-board-mate-no = No. { $why }
desk-board-mate-undecided = Not settled: { $nodes } positions were looked at without an answer.
desk-board-line-ready = The way to the mate:
desk-board-line-shown = This is the line, not the game. To play, go back to the position.
desk-board-line-start = Back to the position
desk-board-line-on = Next move
desk-board-line-run = Play it out
desk-board-line-stop = Stop
desk-board-reach = { $man } { $square }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}

# Problems
reason-board_field_unknown = The address says { $field }={ $found }, which the board does not know.
reason-board_too_many_moves = The game is too long for the board; the most is { $expected } half-moves.
reason-board_moves_stop = Half-move { $number } ({ $found }) cannot be played there.
reason-board_nothing_pasted = Nothing was pasted and no file was chosen.
reason-board_no_game = This is neither a position (FEN) nor a game (PGN).
reason-board_move_ambiguous = { $found } can mean several moves: { $meant }.
reason-board_move_unread = { $found } is not read as a move; a move looks like { $expected }.

# Help
desk-help-board = The board
desk-help-board-about = Any position or game, for everybody: play, step through, see what the Laws say, and ask whether a side can still mate. The address keeps it all, so a link can be passed on.
desk-help-board-keys = Board
desk-key-square = From square to square
desk-key-choose = Choose a piece, set it down
desk-key-let-go = Let go of the piece
desk-key-step = One move back, one move forward
desk-key-flip = { word-turn-the-board }
desk-editor-title = Set up a position by hand
desk-editor-hint = Choose a piece and tap the squares where it stands, or drag. On a square the letters KQRBNP place White’s pieces and kqrbnp Black’s; Delete removes.
desk-editor-men = Pieces
desk-editor-hand = { word-move }
desk-editor-remove = Remove
desk-editor-board = Board to set up
desk-editor-turn = To move
desk-editor-castling = Castling still possible
desk-editor-empty = Empty board
desk-editor-start = { word-starting-position }
desk-editor-use = Show it
