# Lists for the arbiter: titles and items

checklist-before_round = Before the round
checklist-before_round-laws_at_hand = A printed copy of the Laws is in the hall; any player may see it. With guests from outside Scandinavia also the English text.
checklist-before_round-time_control_announced = The time control has been announced: moves, times, increment.
checklist-before_round-default_time_announced = The players know how late they may come.
checklist-before_round-venue_named = The players know which rooms belong to the playing venue.
checklist-before_round-flag_watch_announced = If the flags are not watched fully, this is announced before the first round.
checklist-before_round-rapid_regime_stated = The event states whether rapid is played with adequate supervision or without, for all rounds alike.
checklist-before_round-blitz_regime_stated = The event states whether blitz is played with adequate supervision or without, for all rounds alike.
checklist-before_round-no_increment_rules_announced = The rules for finishing without increment have been announced beforehand.
checklist-before_round-moving_assistant = A player who cannot move the pieces may bring an assistant whom the arbiter accepts.
checklist-before_round-clock_placed = The arbiter has decided where the clocks stand.
checklist-before_round-white_started = White’s clock is started at the appointed time.

checklist-flag_watch = Who watches the flags
checklist-flag_watch-full = Fully: an arbiter sees every flag that falls. One that falls unseen is the arbiters’ fault.
checklist-flag_watch-limited = In part: as far as there are arbiters, the top boards first. The players watch the flags as well.
checklist-flag_watch-none = Not at all: only the players point out a fallen flag.

checklist-rapid = { word-rapid }
checklist-rapid-three_games_each = One arbiter watches at most three games.
checklist-rapid-every_game_recorded = The arbiter or an assistant records every game.
checklist-rapid-record_seen_five_times = A player on move may ask to see the record, at most five times in a game.
checklist-rapid-no_recording = The players need not write the moves down.
checklist-rapid-sheet_on_request = The players need not write the moves down, but a player who asks gets a score sheet.
checklist-rapid-one_minute = Time penalties are one minute instead of two.
checklist-rapid-touch_on_request = The arbiter rules on a touched piece only if a player asks.
checklist-rapid-flag_by_players = Only the players point out a fallen flag; the arbiter is silent.
checklist-rapid-flag_by_arbiter_too = The arbiter, too, points out a fallen flag.
checklist-rapid-illegal_position = With both kings in check or a pawn left on the last rank the arbiter steps in.
checklist-rapid-illegal_position_waits = With both kings in check or a pawn left on the last rank the arbiter waits for the next completed move; if it is still so, the game is drawn.

checklist-blitz = { word-blitz }
checklist-blitz-one_game_each = One arbiter watches one game.
checklist-blitz-every_game_recorded = { checklist-rapid-every_game_recorded }
checklist-blitz-record_seen_five_times = { checklist-rapid-record_seen_five_times }
checklist-blitz-as_rapid = Otherwise the rules of rapid apply.
checklist-blitz-one_minute = { checklist-rapid-one_minute }
checklist-blitz-flag_by_players = { checklist-rapid-flag_by_players }
checklist-blitz-illegal_move_loses = After an illegal move the opponent may claim the win before moving; it is a draw if the opponent cannot mate.
checklist-blitz-no_quickplay_claim = No draw can be claimed because the opponent cannot win by normal means.

checklist-blind_equipment = Blind play: board and clock
checklist-blind_equipment-two_boards = If either player asks, two boards are used: an ordinary one for the sighted player, a special one for the other.
checklist-blind_equipment-board_size = The special board measures at least 20 by 20 cm.
checklist-blind_equipment-dark_squares_raised = Its dark squares are slightly raised.
checklist-blind_equipment-holes = Every square has a hole.
checklist-blind_equipment-pegs = Every piece has a peg that fits the hole.
checklist-blind_equipment-black_men_marked = The pieces are Staunton, the black ones marked to the touch.
checklist-blind_equipment-speaking_clock = A clock that speaks the times and the number of moves is allowed.
checklist-blind_equipment-clock_dial = A clock with a dial has strong hands, and raised dots for every five and fifteen minutes.
checklist-blind_equipment-clock_flag = Its flag is easy to feel and leaves the minute hand free in the last five minutes.

checklist-blind_play = Blind play: the moves
checklist-blind_play-moves_announced = Moves are said aloud, repeated by the opponent and made on his board; a new piece is named.
checklist-blind_play-names_recommended = The names for files, numbers and pieces in the appendix are recommended.
checklist-blind_play-names_required = The names for files, numbers and pieces in the appendix are used; among Scandinavians their own words.
checklist-blind_play-touched_when_peg_leaves = On the special board a piece is touched when its peg leaves the hole. Feeling the pieces is free.
checklist-blind_play-made_by_three_steps = A move is made when all three steps that follow are done.
checklist-blind_play-captured_man_removed = In a capture: the captured piece is off the mover’s own board.
checklist-blind_play-man_in_another_hole = The piece is in another hole.
checklist-blind_play-move_has_been_announced = The move has been announced.
checklist-blind_play-clock_only_then = Only then is the opponent’s clock started.
checklist-blind_play-sighted_ordinary_rules = For the sighted player the ordinary rules on touching and moving apply.
checklist-blind_play-record_on_tape = The visually impaired player records in Braille, in ordinary writing or on tape.
checklist-blind_play-record_on_device = The visually impaired player records in Braille, by hand or with a recording device.
checklist-blind_play-slip_corrected = A slip of the tongue is corrected at once, before the opponent’s clock starts.
checklist-blind_play-boards_by_the_sheets = If the boards differ, they are corrected with the help of the arbiter and both score sheets. If the sheets agree, the player who wrote one move and made another corrects his board.
checklist-blind_play-back_to_agreement = If the sheets differ too, play goes back to where they agree, and the arbiter sets the clocks.

checklist-blind_assistant = Blind play: the assistant
checklist-blind_assistant-may_have_one = The blind player may have an assistant for any of these tasks.
checklist-blind_assistant-moves_on_other_board = Makes each player’s moves on the opponent’s board.
checklist-blind_assistant-announces_both = Announces both players’ moves.
checklist-blind_assistant-records_and_presses = Records for the blind player and starts the opponent’s clock once the move is announced.
checklist-blind_assistant-tells_on_request = Tells the blind player, only on request, the number of moves and the times used.
checklist-blind_assistant-claims_win_on_time = Claims the win on time and tells the arbiter when the opponent has touched a piece.
checklist-blind_assistant-claims_win_or_draw_on_time = Claims the win or the draw on time and tells the arbiter when the opponent has touched a piece.
checklist-blind_assistant-adjournment_formalities = Sees to the formalities if the game is adjourned.
checklist-blind_assistant-sighted_may_have_one = If the blind player has no assistant, the sighted player may have one who makes and announces the moves.
checklist-blind_assistant-required_against_deaf = Against a hearing-impaired player there must be an assistant.

checklist-chess960 = Chess960
checklist-chess960-array_drawn = The starting position is drawn by lot before the game.
checklist-chess960-king_between_rooks = The king is between the rooks.
checklist-chess960-bishops_opposite = The bishops stand on squares of different colours.
checklist-chess960-black_mirrors = Black’s pieces stand opposite White’s.
checklist-chess960-castling_by_hand = Advice for castling: set the king aside near its new square, move the rook, then place the king.
checklist-chess960-castling_said = Advice: say that you are about to castle.

checklist-time_trouble = Time trouble
checklist-time_trouble-present_and_silent = Be among the boards, seen but silent, in the last 15 to 20 minutes before the control.
checklist-time_trouble-assistants = Assistants know beforehand what they may do and what they may not.
checklist-time_trouble-attend_and_record = If neither player has to write, stand by and record the moves if you can.
checklist-time_trouble-hidden_sheet = Write on a sheet the players cannot see, and only if you can still watch the flags.
checklist-time_trouble-other_must_record = If only one is short of time, the other goes on writing. Do not step in while the one in time trouble is on move.
checklist-time_trouble-undisturbed = Keep opponent and spectators from disturbing a player in time trouble.
checklist-time_trouble-count_not_told = Never say or show how many moves have been made.
checklist-time_trouble-stay_until_flag = Stay until the flag falls; walking away would show that the control has been passed.
checklist-time_trouble-stop_at_flag = When a flag falls, stop the clocks, unless you are sure that enough moves were made.
checklist-time_trouble-say_only_flag = Say only that a flag has fallen, not who has won. If the number of moves is agreed, it decides; otherwise the game is reconstructed.
checklist-time_trouble-note_before_reconstruction = Before a game is reconstructed, note the position, the times and what is known of the moves.

checklist-adjournment = { word-adjournment }
checklist-adjournment-move_sealed = The player on move seals: the move is written clearly, both score sheets go into the envelope, the envelope is sealed, and only then is the clock stopped.
checklist-adjournment-paper_sheet = The sealed move is written on paper, also where electronic score sheets are used.
checklist-adjournment-sealed_may_change = Until the clock is stopped the sealed move may be changed. A move made on the board after the request is the sealed move.
checklist-adjournment-names = On the envelope: the players’ names.
checklist-adjournment-position = On the envelope: the position just before the sealed move.
checklist-adjournment-times = On the envelope: the time each player has used.
checklist-adjournment-sealer = On the envelope: who sealed.
checklist-adjournment-move_number = On the envelope: the number of the sealed move.
checklist-adjournment-draw_offer = On the envelope: a draw offer that still stands.
checklist-adjournment-resumption = On the envelope: day, time and place of resumption.
checklist-adjournment-envelope_checked_and_kept = The arbiter checks what is written on the envelope and keeps it safe.

checklist-resumption = Resumption
checklist-resumption-session_announced = The arbiter’s clock counts, and the time of resumption has been announced.
checklist-resumption-position_and_times_set = The position before the sealed move is set up, and the clocks are set as noted.
checklist-resumption-opened_with_replier = The envelope is opened only when the player who must reply is there.
checklist-resumption-replier_clock = The sealed move is made on the board and the replying player’s clock started.
checklist-resumption-reply_in_new_envelope = If the player who sealed is away, the opponent may seal the reply in a new envelope and start the absent player’s clock.

checklist-after_game = After the game
checklist-after_game-sheets_signed = Both players sign both score sheets with the result.
checklist-after_game-result_confirmed = Both players sign both score sheets with the result, or approve it on the electronic ones.
checklist-after_game-sheets_collected = The score sheets belong to the organiser and are collected.
checklist-after_game-clean_copy = If a score sheet cannot be read, a clean copy may be asked for.
checklist-after_game-analysis_elsewhere = Ask the players quietly to set up the pieces and analyse elsewhere.
checklist-after_game-players_now_spectators = Players who have finished count as spectators.
