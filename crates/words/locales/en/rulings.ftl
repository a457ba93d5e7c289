# Rulings: the decision, what it does to the game, why a game is over
decision-illegal_move = An illegal move is found.
decision-claim_accepted = The claim is upheld.
decision-claim_rejected = The claim is rejected.
decision-claim_postponed = The decision is postponed.
decision-touch_upheld = The complaint about a touched piece is upheld.
decision-touch_rejected = The complaint about a touched piece is rejected.
decision-penalty = A penalty is given.
decision-restored =
    { $consequence ->
         [play_resumed] The game is resumed.
         [pieces_put_back] The pieces are put back.
         [clock_adjusted] The clocks are corrected.
         [announced_move_owed] The game is resumed.
         [play_goes_on] The game continues.
         [points_changed] The result is corrected.
        *[other] The position is restored.
    }
decision-replay = A new game is played.
decision-no_action =
    { $consequence ->
         [play_goes_on] Nothing is changed.
         [loss_put_aside] The loss does not stand.
         [result_stands] Nothing is changed.
         [next_ruling] Nothing follows from this.
         [nothing_follows] Nothing is changed.
         [move_corrected] The illegal move does not count.
         [next_period] The fallen flag does not lose the game.
         [game_lost] The decision is upheld.
         [both_lose] The decision is upheld.
        *[other] There is no penalty.
    }
decision-game_over = The game is over.
consequence-play_goes_on = Play goes on.
consequence-loss_put_aside = The game is played, and its result is open again.
consequence-result_stands = The game was already over; its result stays as it is.
consequence-next_ruling = The next ruling decides the game.
consequence-nothing_follows = Nothing more follows from it.
consequence-move_replaced = The move is taken back and another is made; the touched piece must be used if it can.
consequence-move_corrected = The move is corrected before the clock is pressed, and there is no penalty.
consequence-queen_placed = The pawn is replaced by a queen of its colour.
consequence-clock_returned = The clock of the player on move is started again.
consequence-position_restored = The earlier position is set up again and play goes on.
consequence-pieces_put_back = The pieces stand as before, and play goes on.
consequence-play_resumed = The position and the times of the adjournment are set up.
consequence-position_transferred = The position is moved to a board that is placed correctly.
consequence-touched_man_binds =
    { $against ->
         [white] White must play the move that the touch requires.
         [black] Black must play the move that the touch requires.
        *[none] The move that the touch requires must be played.
    }
consequence-announced_move_owed = The announced move must be played.
consequence-clock_adjusted = The clocks are adjusted and play goes on.
consequence-increment_introduced = From now on both players get an increment.
consequence-next_period = The next move counts as the first of the following period.
consequence-sheet_completed = The score sheet is completed before the next move.
consequence-warned = A warning is noted.
consequence-points_changed = The points of the game are changed.
consequence-beyond_the_game = The matter is taken further than this game.
consequence-annulled = The game is annulled.
consequence-game_drawn = The game is drawn.
consequence-both_lose = Both players lose.
end-checkmate = checkmate
end-stalemate = stalemate
end-dead_position = dead position
end-resignation = resignation
end-resignation_no_mate_possible = resignation, but the opponent cannot mate
end-agreement = draw agreed
end-threefold = threefold repetition claimed
end-fifty_moves = 50 moves claimed
end-fivefold = fivefold repetition
end-seventy_five_moves = 75 moves
end-flag = time limit exceeded
end-flag_no_mate_possible = time limit exceeded, but the opponent cannot mate
end-both_flags = both flags down
end-illegal_moves = too many illegal moves
end-illegal_moves_no_mate_possible = too many illegal moves, but the opponent cannot mate
end-illegal_move_blitz = illegal move in blitz
end-illegal_position = illegal position that was not corrected
end-quickplay = quickplay finish
end-default_time = default time exceeded
end-phone = electronic device
end-phone_no_mate_possible = electronic device, but the opponent cannot win
end-refusal = { word-refusal-to-follow-the-laws }
end-sealed_move_invalid = sealed move invalid
end-default_resumption = too late for the resumption
end-annulled = annulled
end-signed = result signed
end-arbiter = the arbiter’s decision
choice-accept = { word-accept }
choice-postpone = { word-postpone }
choice-reject = { word-reject }
ruling-penalty =
    { $effect ->
         [warning] a warning
         [opponents_time] extra time for { other-against }
         [own_time] less time for { against }
         [game_lost] { against } loses the game
         [own_points] fewer points for { against }
         [opponents_points] more points for { other-against }
         [fine] a fine
         [rounds] exclusion from one or more rounds
        *[expulsion] expulsion from the event
    }.
ruling-step-happened = What happened
ruling-step-bearing = Relevant clauses
ruling-step-why = Which apply, and why
ruling-step-decision = Decision
ruling-clocks = The clocks show { $white } for White and { $black } for Black.
consequence-game_lost =
    { $against ->
         [white] White loses the game.
         [black] Black loses the game.
        *[none] The game is lost.
    }
ruling-time-added =
    { $color ->
         [white] { $time } is added to White’s clock.
        *[black] { $time } is added to Black’s clock.
    }
ruling-time-taken =
    { $color ->
         [white] { $time } is taken from White’s clock.
        *[black] { $time } is taken from Black’s clock.
    }

# Matters that wait for the arbiter
matter-boards_differ = the two boards differ
matter-both_flags_order = which flag fell first
matter-clock_at_resumption = wrong clock at resumption
matter-clock_fault = a fault of the clock
matter-clock_handling = handling of the clock
matter-clock_setting = a wrong clock setting
matter-clocks_stopped = a player stopped the clocks
matter-colours_reversed = reversed colours
matter-displaced_pieces = displaced pieces
matter-draw_agreement = a draw agreed before it is allowed
matter-empty_press = the clock pressed without a move
matter-increment_g4 = a request for an increment
matter-late_arrival = late arrival
matter-move_written_in_advance = a move written in advance
matter-phone = an electronic device
matter-position_after_lost_envelope = the position after a lost envelope
matter-quickplay_claim = a draw claim in the quickplay finish
matter-quickplay_postponed = a postponed draw claim
matter-recording_neglected = moves not written down
matter-refusal = { word-refusal-to-follow-the-laws }
matter-signatures_differ = different results signed
matter-two_hands = a move made with two hands
