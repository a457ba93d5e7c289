# play: a game in the terminal
cli-play-begin = Type a move, such as e4 or Nf3, and press Enter: it is played and the clock is pressed. start starts White’s clock (the first move does so as well), ? lists the commands, quit ends.
cli-play-flag = { " " }(flag down)
cli-play-no-moves = No move has been made.
cli-play-no-rulings = There is no ruling yet.
cli-play-no-questions = Nothing waits for the arbiter.
cli-play-over = What is left: sign, penalty, score, save, quit.
cli-play-illegal-made = The move remains on the board as it was made. { $sentence } The referee rules when somebody objects: claim illegal, or notice illegal.
cli-play-offer =
    { $color ->
         [white] White offers a draw. Black may type accept or decline.
        *[black] Black offers a draw. White may type accept or decline.
    }
cli-play-help-moves =
    A move: e4, Nf3, Sf3, O-O, e2e4, e7e8q. It is played and the clock pressed.
    After a move: ; or no press leaves the clock unpressed, draw offers a draw, two hands makes the move with both hands.
cli-play-help-who = white, black or arbiter (w, b, a) before a command says who does it. Otherwise it is the player whose turn it is, the one it concerns, or the arbiter.
cli-play-help-start = starts White’s clock
cli-play-help-press = presses the clock
cli-play-help-accept = accepts the draw offer
cli-play-help-decline = declines the draw offer
cli-play-help-resign = resigns the game
cli-play-help-claim = claims, with the move to be played where one is announced
cli-play-help-touch = touches pieces, in this order
cli-play-help-adjust = adjusts pieces and says so first
cli-play-help-brush = touches pieces by accident
cli-play-help-written = says how many moves are on the player’s score sheet
cli-play-help-arrive = the player comes to the board
cli-play-help-stop = stops both clocks
cli-play-help-restart = starts the clock of the player to move again
cli-play-help-notice = what the arbiter sees; notice alone lists everything
cli-play-help-decide = answers the question that waits for the arbiter
cli-play-help-penalty = a penalty by its number in the Laws, with time or points
cli-play-help-set-clock = sets the clocks, such as set-clock 1:05:00 0:45:00
cli-play-help-reconstruct = the game is reconstructed with this many moves, or from a position
cli-play-help-adjourn = adjourns the game
cli-play-help-seal = seals a move
cli-play-help-resume = the time of resumption has come
cli-play-help-open-envelope = opens the envelope
cli-play-help-envelope-lost = the envelope is lost
cli-play-help-sign = signs the result, both players unless one is named
cli-play-help-board = shows the board
cli-play-help-clocks = shows the clocks
cli-play-help-score = shows the score sheet
cli-play-help-rulings = shows the rulings again
cli-play-help-questions = shows what waits for the arbiter
cli-play-help-save = writes the script of the game to a file
cli-play-help-help = shows this list
cli-play-help-quit = leaves the game and shows how it stands
reason-play_argument_missing = Something is missing after { $order }. Write: { $usage }
reason-play_argument_not_understood = { $order } does not take “{ $found }”. Write: { $usage }
reason-play_not_understood = “{ $found }” is neither a move nor a command; ? lists the commands.
reason-play_squares_needed = The pieces on the board do not form a legal position, so “{ $found }” cannot be read; write squares such as e2e4.
reason-play_squares_anyway = To make it anyway, as an illegal move, write its squares: { $found }
reason-play_moment_unreadable = The moment in “{ $found }” cannot be read; write it as @12000, in milliseconds.
reason-play_record_exists = The file is not empty and is not overwritten; --load continues its game, another name begins a new record.
reason-play_save_where = Say where: save game.jsonl
