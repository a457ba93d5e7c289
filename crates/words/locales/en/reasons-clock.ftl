# What happened
reason-happened_flag_claimed = { side } claims that { other-side.of } time has run out.
reason-happened_flag_noticed = The arbiter sees that { side.of } flag has fallen.
reason-happened_both_flags = Both flags have fallen.
reason-happened_stopped = { side } stopped the clocks.
reason-happened_clock_defect = The clock is said to be faulty.
reason-happened_clock_wrongly_set = The clock is said to be wrongly set.
reason-happened_clock_handling = The clock was not handled as it should be.

# One flag
reason-flag_not_fallen = { side.of } flag has not fallen: the claim fails.
reason-flag_players_call = Here only the players call a flag. The arbiter says nothing about { side.of } flag, and play goes on.
reason-flag_enough_moves =
    { side } had completed { $moves ->
         [one] { $moves } move
        *[other] { $moves } moves
    } when the flag fell, and { $required } were needed: play goes on in the next period.
reason-flag_lost =
    { side } { $required ->
         [0] ran out of time before the game was finished
        *[other] ran out of time after completing { $moves } of { $required } moves
    } and loses.
reason-flag_no_mate =
    { side } { $required ->
         [0] ran out of time before the game was finished
        *[other] ran out of time after completing { $moves } of { $required } moves
    }, but { other-side } cannot mate by any series of legal moves: the game is drawn.
reason-flag_own_down = { side.of } own flag has fallen too: there is no win on time.
reason-flag_own_first = { side.of } own flag fell first: the claim fails.

# Both flags
reason-both_flags_always_drawn = Both flags are down: the game is drawn, whichever fell first.
reason-both_flags_play_on = Nobody can tell which flag fell first, and this is not the last period: play goes on, and the next move is the first of the new period.
reason-both_flags_drawn = Nobody can tell which flag fell first, and all remaining moves had to be made: the game is drawn.
reason-both_flags_play_on_by_analogy = Nobody can tell which flag fell first. By analogy with the rules for games without increment, play goes on in the next period.
reason-both_flags_drawn_by_analogy = Nobody can tell which flag fell first. By analogy with the rules for games without increment, the game is drawn.
reason-both_flags_no_rule =
    Both flags are down, and the rules for games without increment are not in force. The arbiter may follow them by analogy, or go by the clock. { $color ->
         [white] By the clock White’s fell first.
         [black] By the clock Black’s fell first.
        *[other] The clock does not show the order.
    }

# Stopping and setting
reason-stop_reason_judged =
    { side } stopped the clocks. Was there good reason? { $reason ->
         [none] No reason was given.
        *[other] Given: { $reason }.
    }
reason-stop_accepted = { side } had good reason to stop the clocks and call the arbiter.
reason-stop_without_reason = { side } had no good reason to stop the clocks and is warned. The arbiter may choose another penalty from the list.
reason-clock_defect_judged = Is the clock evidently faulty? If so it is replaced and the arbiter sets the times; if not, what it shows counts.
reason-clock_setting_judged = Was the clock wrongly set? If so the arbiter corrects the times and the counter of moves.
reason-clock_replaced = The clock is evidently faulty. It is replaced, and the arbiter sets the times as he judges best.
reason-clock_setting_corrected = The clock was wrongly set. The arbiter corrects it as he judges best.
reason-clock_display_stands = No evident fault: what the clock shows counts.
reason-clock_hand_judged =
    The clock is pressed with the hand that moved, and no finger rests on the button. { $color ->
         [white] It concerns White.
         [black] It concerns Black.
        *[other] The arbiter names the player.
    } The arbiter may let it pass or penalise it.
reason-clock_misuse_judged =
    The clock may not be hit, lifted or overturned. { $color ->
         [white] It concerns White.
         [black] It concerns Black.
        *[other] The arbiter names the player.
    } The arbiter may let it pass or penalise it.
reason-clock_misuse_to_punish =
    The clock may not be hit, lifted or overturned. { $color ->
         [white] It concerns White.
         [black] It concerns Black.
        *[other] The arbiter names the player.
    } It must be penalised; the arbiter chooses the penalty.
reason-clock_handling_left = The arbiter lets it pass.
reason-adjusting_without_clock = { side } adjusted pieces while his own clock was not running.

# What a script cannot contain
reason-script_flag_not_fallen = { side.of } flag has not fallen on the script’s own clock at this moment.
reason-script_already_started = The clock has already been started.
