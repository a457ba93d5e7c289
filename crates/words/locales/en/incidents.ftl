# Groups
incident-group-moves = The move
incident-group-touch = Touched pieces
incident-group-clock = Clock and flag
incident-group-draw = Draw and resignation
incident-group-sheet = { word-score-sheet }
incident-group-board = Start and board
incident-group-conduct = Conduct and devices
incident-group-adjournment = Adjourned game
incident-group-beyond = Arbiter, appeal, other

# Incidents
incident-illegal_move = { word-illegal-move }
incident-promotion_missing = Pawn left on the last rank
incident-two_hands = Two hands used for a move
incident-empty_press = Clock pressed without a move
incident-both_in_check = Both kings in check
incident-move_released = Wants to change a move
incident-promotion_choice = Wants another piece at promotion
incident-cannot_move = Player cannot move the pieces or press the clock
incident-touched_own = Touched own piece
incident-touched_enemy = Touched an opponent’s piece
incident-touched_both = Touched pieces of both colours
incident-castling_touch = Touched king and rook
incident-adjusting = Adjusting the pieces
incident-word_against_word = Word against word on a touched piece
incident-flag = Flag down
incident-both_flags = Both flags down
incident-flag_or_result = Flag or mate: which came first
incident-wrong_setting = Clock set wrongly
incident-faulty_clock = Clock said to be faulty
incident-clock_handling = Mishandling the clock
incident-stopped_clock = Player stopped the clocks
incident-display_claim = Claim from a screen
incident-offer_at_wrong_time = Draw offered at the wrong moment
incident-offer_taken_back = Draw offer taken back
incident-threefold = Claim: position three times
incident-fifty_moves = Claim: 50 moves
incident-quickplay = Claim in a quickplay finish
incident-increment_request = Asks for an increment
incident-repeated_offers = Repeated offers or claims
incident-prearranged_draw = Draw arranged beforehand
incident-resignation = Resignation
incident-not_recording = Not writing the moves
incident-written_in_advance = Move written in advance
incident-illegible = Sheet cannot be read
incident-sheet_hidden = Sheet hidden
incident-cannot_write = Player cannot write the moves
incident-notes_on_sheet = Notes on the sheet
incident-reconstruction = Sheets incomplete after time trouble
incident-help_refused = Refuses to help with the moves
incident-electronic_sheet = Electronic sheet fails
incident-late = Player comes late
incident-both_late = Both players are missing
incident-reversed_colours = Colours reversed
incident-pairing_error = Wrong pairing
incident-postponement = Wants to play another day
incident-wrong_start = Pieces set up wrongly
incident-board_turned = Board turned the wrong way
incident-displaced = { word-pieces-knocked-over }
incident-boards_differ = The two boards differ (blind play)
incident-phone = Phone or other device
incident-inspection_refused = Refuses an inspection
incident-outside_help = Notes, advice or analysis
incident-left_area = Left the hall
incident-disturbance = Disturbs the opponent
incident-disrepute = Brings the game into disrepute
incident-refuses_rules = Will not follow the Laws
incident-spectators = Somebody interferes
incident-others_phone = Somebody else’s phone
incident-sealed_move = Sealed move opened
incident-absent_at_resumption = Missing at resumption
incident-envelope_lost = Envelope lost
incident-clock_at_resumption = Wrong clock at resumption
incident-ended_before_resumption = Ended before resumption
incident-outside_disturbance = Disturbance from outside
incident-arbiter_intervenes = May I say something?
incident-time_trouble_watch = Watching the flags
incident-not_in_laws = Not in the Laws
incident-law_text = Asks for the text of the Laws
incident-late_protest = Protest after signing
incident-absence_ban = Suspension for not turning up
incident-withdrawal_notice = Notice of not playing
incident-correspondence = Correspondence game

# Questions
incident-ask-who = Who?
incident-ask-found = When was it found?
incident-ask-can_mate = Can { $opponent ->
        [white] White
        [black] Black
       *[unknown] the opponent
    } still mate by any legal moves?
incident-ask-pressed = Was the clock pressed?
incident-ask-released = Had the piece been released on a square?
incident-ask-touched_square = Had the new piece touched the square?
incident-ask-task = What can the player not do?
incident-ask-how = How was it touched?
incident-ask-moved_other = Has another piece been moved?
incident-ask-opponent_touched = Has { $opponent ->
        [white] White
        [black] Black
       *[unknown] the opponent
    } touched a piece since?
incident-ask-raised_by = Who raised it?
incident-ask-can_capture = Can the touched piece be captured?
incident-ask-touched_first = Which was touched first?
incident-ask-castling_legal = Is castling legal on that side?
incident-ask-on_move = Was the player on move?
incident-ask-announced = Was it said beforehand?
incident-ask-witness = What does a neutral witness say?
incident-ask-enough_moves = Were enough moves completed?
incident-ask-called_by = Who called the flag?
incident-ask-mate_chance = { incident-ask-can_mate }
incident-ask-position = What is the position?
incident-ask-first_flag = Whose flag fell first?
incident-ask-came_first = What came first?
incident-ask-moves_made = How many moves has each player made?
incident-ask-fault = What is wrong with the clock?
incident-ask-evident = Is the fault evident?
incident-ask-handling = What was done?
incident-ask-stop_reason = Why were the clocks stopped?
incident-ask-offer_moment = When was the draw offered?
incident-ask-answer = What did { $opponent ->
        [white] White
        [black] Black
       *[unknown] the opponent
    } do?
incident-ask-claim_right = Is the claim right?
incident-ask-move_announced = Does the claim rest on a written move?
incident-ask-minutes_left = How many minutes are left?
incident-ask-grounds = On what grounds?
incident-ask-under_two_minutes = Has the player less than two minutes left?
incident-ask-annoyance = What was repeated?
incident-ask-where_agreed = How was it agreed?
incident-ask-resigned_when = When did the player resign?
incident-ask-game_over = Is the game over?
incident-ask-cause = Why can the player not write?
incident-ask-flag_down = Has a flag fallen?
incident-ask-sheet_complete = How many sheets are complete?
incident-ask-known_moves = How many moves are certain?
incident-ask-minutes_late = How many minutes late?
incident-ask-protest_before_start = Did the protest come before the round began?
incident-ask-notice_given = Was notice given?
incident-ask-why_unplayed = Why did nobody play?
incident-ask-opponent_agrees = Does { $opponent ->
        [white] White
        [black] Black
       *[unknown] the opponent
    } agree?
incident-ask-arbiter_agrees = Do you agree?
incident-ask-device = What about the device?
incident-ask-help = What kind of help?
incident-ask-left = { word-what-happened }
incident-ask-permission = Was there permission?
incident-ask-must_report = Does the event ask players to report it?
incident-ask-disturbs_by = How?
incident-ask-refuses = Who refuses?
incident-ask-interference = What did they do?
incident-ask-whose = Whose device was it?
incident-ask-sealed = How is the sealed move written?
incident-ask-absent = Who is missing?
incident-ask-position_known = Can the position be set up again?
incident-ask-moved_since = Has the player moved since resumption?
incident-ask-serious = Is the error serious?
incident-ask-told_arbiter = What was the arbiter told?
incident-ask-disturbed = Who was disturbed?
incident-ask-wish = What would you like to do?
incident-ask-announced_watch = How were the flags to be watched, as announced?
incident-ask-nearest = Which rule is nearest, and why?
incident-ask-signed_without_reservation = Was the result signed without reservation?
incident-ask-event_body = What kind of event is it?
incident-ask-absence = Why did the player not come?
incident-ask-decided_by = Who decided the suspension?
incident-ask-valid_reason = Is the reason valid?
incident-ask-proved = Is the reason proved?
incident-ask-rule_published = Had the rule been published?
incident-ask-dispute = What is the dispute about?
incident-ask-days_over = Does the date put the player over the time limit?
incident-ask-sender_at_fault = Did the sender write it unreadably?
incident-ask-approved_moves = Did the player approve and sign every move?

# Options
incident-option-yes = Yes
incident-option-no = No
incident-option-show = Show the position
incident-option-white = { word-white }
incident-option-black = { word-black }
incident-option-both = { word-both }
incident-option-unknown = Not known
incident-option-none = None
incident-option-came_too_late = Both came, but too late
incident-option-away_with_notice = They had given notice
incident-option-away_without_notice = They had not given notice
incident-option-one = One
incident-option-opponent = { $opponent ->
        [white] White
        [black] Black
       *[unknown] The opponent
    }
incident-option-arbiter = The arbiter
incident-option-before_press = Before the clock was pressed
incident-option-after_press = After the press, before the reply
incident-option-after_reply = After { $opponent ->
        [white] White’s
        [black] Black’s
       *[unknown] the opponent’s
    } reply
incident-option-after_end = After the game ended
incident-option-move = Move the pieces
incident-option-press = Press the clock
incident-option-deliberate = Deliberately
incident-option-accidental = { word-by-accident }
incident-option-adjusted = Adjusted after saying so
incident-option-own = The player’s own piece
incident-option-enemy = The opponent’s piece
incident-option-king = The king
incident-option-rook = The rook
incident-option-confirms = Confirms it
incident-option-denies = Denies it
incident-option-mate = Mate on the board
incident-option-stalemate = Stalemate on the board
incident-option-resignation = The resignation
incident-option-flag = The call of the flag
incident-option-fell_early = The flag fell too early
incident-option-bent_flag = The flag is bent
incident-option-stopped = The clock stood still
incident-option-wrong_display = The display is wrong
incident-option-finger = Finger on the button
incident-option-other_hand = Pressed with the other hand
incident-option-hard = Hit the clock hard
incident-option-knocked_over = Lifted or knocked it over
incident-option-early_press = Pressed before moving
incident-option-promotion_piece = To get a promotion piece
incident-option-arbiter_needed = To call the arbiter
incident-option-no_reason = No reason
incident-option-before_moving = Before moving
incident-option-opponents_time = While { $opponent ->
        [white] White
        [black] Black
       *[unknown] the opponent
    } was thinking
incident-option-accepted = Accepted
incident-option-declined = Declined
incident-option-no_answer = Has not answered
incident-option-cannot_win = The opponent cannot win by normal means
incident-option-not_trying = The opponent does not try to win
incident-option-offers = Draw offers
incident-option-claims = { word-claims }
incident-option-not_met = Without meeting at the board
incident-option-at_board = At the board
incident-option-in_play = During play
incident-option-after_mate = After mate or stalemate
incident-option-child = A child who cannot write
incident-option-disability = Disability
incident-option-belief = Belief
incident-option-injury = Injury or illness
incident-option-sound = It made a sound
incident-option-carried = It was carried, not switched off
incident-option-switched_off = It was there, fully switched off
incident-option-notes = The player’s own notes
incident-option-book = A book or other print
incident-option-advice = Advice from somebody
incident-option-analysis_board = Analysis on another board
incident-option-computer = A computer
incident-option-venue = A player left the venue
incident-option-area_on_move = Left the playing hall while on move
incident-option-area_off_move = Left the playing hall, not on move
incident-option-stranger_entered = Somebody else entered the playing hall
incident-option-noise = Noise
incident-option-talking = Talking
incident-option-gestures = Gestures or looks
incident-option-smoking = Smoking
incident-option-told_arbiter = Told the arbiter of an irregularity
incident-option-told_player = Told a player of it
incident-option-talked = Talked about the game
incident-option-other_player = A player of another game interfered
incident-option-spectator = A spectator’s
incident-option-finished_player = That of a player whose game is over
incident-option-ambiguous = Ambiguous
incident-option-unreadable = Cannot be understood
incident-option-illegal = Illegal
incident-option-missing = Missing
incident-option-clear = Clear and legal
incident-option-sealer = The player who sealed
incident-option-replier = The player who must reply
incident-option-draw_agreed = A draw was agreed
incident-option-resigned = A player resigned
incident-option-say_move_count = Say how many moves are made
incident-option-say_opponent_moved = Say that the opponent has moved
incident-option-say_press = Say that the clock was not pressed
incident-option-leave_board = Leave a board in time trouble
incident-option-full = Full
incident-option-limited = Limited
incident-option-union_event = An event of the federation
incident-option-coordinated = A coordinated event
incident-option-club_event = A closed club event
incident-option-own_committee = An event with a committee of its own
incident-option-tried_to_move = Tried to have the game moved and told everybody
incident-option-forgot_moved_game = Forgot a game moved at the player’s own request
incident-option-ill_no_contact = Ill, with no number to reach anybody
incident-option-whole_committee = The whole committee
incident-option-one_arbiter = One arbiter
incident-option-late_postmark = A late postmark
incident-option-unclear_postmark = An unclear postmark
incident-option-unreadable_card = An unreadable card
incident-option-computer_advice = Advice or computer help

# Choices of the arbiter
incident-choice-accept = { word-accept }
incident-choice-postpone = { word-postpone }
incident-choice-reject = { word-reject }
incident-choice-none = Nothing
incident-choice-assistant = Allow an assistant
incident-choice-deduction = Take time off
incident-choice-ban = Suspend
incident-choice-warning = Warn
incident-choice-both_lose = Both lose
incident-choice-expel = Expel from the hall
incident-choice-time_white = Time to White
incident-choice-time_black = Time to Black
incident-choice-time_both = Time to both

# What to write down
incident-record-analogy = The rule it resembles
incident-record-announcement = What was announced before round one
incident-record-arrival_time = Time of arrival
incident-record-assistant = Name of the assistant
incident-record-both_sheets = Both score sheets
incident-record-clock_tests = Tests of the clock
incident-record-clock_times = Times on both clocks
incident-record-envelope = What the envelope says
incident-record-how_long = How long it lasted
incident-record-how_often = How often, and earlier warnings
incident-record-move_number = Number of completed moves
incident-record-pairing_list = The published pairings
incident-record-position = The position
incident-record-postmark = The postmark
incident-record-proof = Proof
incident-record-reason_given = The reason given
incident-record-reasoning = Your reasons
incident-record-scheduled_start = Scheduled start
incident-record-standings = What the result means for others
incident-record-statements = What both players say
incident-record-what_was_said = What was said
incident-record-what_was_seen = What was seen
incident-record-when_reported = When it was reported
incident-record-whose_clock_ran = Whose clock ran
incident-record-witnesses = Witnesses
