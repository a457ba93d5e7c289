# Devices
reason-happened_device = A phone or other device of { side.of } was noticed.
reason-device_no_rule = These Laws have no rule on devices: whether { side } disturbed, and what follows, is for the arbiter.
reason-device_sounded = A device that makes a sound costs the game: { side } loses and { other-side } wins.
reason-device_sounded_half_point = A device that makes a sound costs the game: { side } loses. { other-side } could not win by any series of legal moves and scores half a point.
reason-device_sound_needed = The rule requires that the device made a sound. If { side.of } device was only found, the loss does not follow from the rule.
reason-device_carried = { side } carried a device that the arbiter had not approved: { side } loses and { other-side } wins.
reason-device_milder_penalty = The rules of the event may allow the device in a bag or set a milder penalty for { side }; then the loss is set aside.
reason-device_loss_confirmed = The arbiter confirms the loss: nothing milder was announced for { side }.
reason-device_loss_put_aside = The rules of the event are milder: { side } does not lose for it, and the arbiter chooses a penalty.

# Refusal to follow the Laws
reason-happened_refusal = { side } refuses to follow the Laws.
reason-happened_both_refuse = Both players refuse to follow the Laws.
reason-refusal_breach_may_be_punished = If { side } persists, the game is lost and the arbiter sets { other-side.of } score. A lesser breach may be penalised from the list.
reason-refusal_breach_is_punished = If { side } persists, the game is lost and the arbiter sets { other-side.of } score. A lesser breach shall be penalised from the list.
reason-refusal_lost = { side } has persisted and loses; the arbiter gives { other-side } the full point.
reason-refusal_not_persistent = The arbiter does not find that { side } has persisted.
reason-refusal_by_both = Both are guilty, and both lose.

# Penalties
reason-happened_penalty =
    The arbiter gives { side } penalty { $item }: { $effect ->
         [warning] a warning
         [opponents_time] extra time for { other-side }
         [own_time] less time for { side }
         [game_lost] { side } loses the game
         [own_points] fewer points for { side }
         [opponents_points] more points for { other-side }
         [fine] a fine
         [rounds] exclusion from one or more rounds
        *[expulsion] expulsion from the event
    }.
reason-penalty_warning =
    { $count ->
         [one] A warning, the first in this game.
        *[other] A warning, number { $count } in this game.
    }
reason-penalty_time_given =
    { side } gets { $seconds } { $seconds ->
         [one] second
        *[other] seconds
    } more.
reason-penalty_time_taken =
    { side } loses { $seconds } { $seconds ->
         [one] second
        *[other] seconds
    }.
reason-penalty_time_after_end = The game is over; time can no longer be given or taken.
reason-penalty_lost = The game is declared lost; { other-side } scores { $points }.
reason-penalty_points_taken = { side.of } points in the game are reduced by { $points }.
reason-penalty_points_given = { side.of } points in the game are raised by { $points }, up to what the game is worth.
reason-penalty_points_wait = The points are changed when the game is over.
reason-penalty_points_of_annulled = The game is annulled and has no points.
reason-penalty_points_capped = Not all points could be changed: nobody scores less than nothing, and the game is never worth more than a point.
reason-penalty_fine = A fine that was announced in advance.
reason-penalty_rounds = Exclusion from one or more rounds.
reason-penalty_expulsion = Expulsion from the event.
reason-penalty_expelled_game_open = { side } is expelled, but the game itself is not decided yet.
reason-penalty_ban_reaches = If { side } is suspended for this, the suspension covers every rated event, club events included.

# A penalty that a script cannot give
reason-script_unknown_penalty = “{ $item }” is not a penalty of this edition; the list is: { $known }.
reason-script_penalty_needs_time = Penalty { $item } needs a time in ms, more than 0.
reason-script_penalty_takes_no_time = Penalty { $item } takes no time.
reason-script_penalty_needs_points = Penalty { $item } needs points: 0.5 or 1.
reason-script_penalty_takes_no_points = Penalty { $item } takes no points.
