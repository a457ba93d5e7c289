# Devices
reason-happened_device =
    A phone or other device of { $color ->
         [white] White's
        *[black] Black's
    } was heard or found.
reason-device_no_rule =
    These Laws have no rule on devices: whether { $color ->
         [white] White
        *[black] Black
    } disturbed, and what follows, is for the arbiter.
reason-device_sounded =
    The device made a sound: { $color ->
         [white] White
        *[black] Black
    } loses and the opponent wins.
reason-device_sounded_half_point =
    The device made a sound: { $color ->
         [white] White
        *[black] Black
    } loses. The opponent cannot win by any legal moves and scores a draw.
reason-device_carried =
    { $color ->
         [white] White
        *[black] Black
    } carried a device that the arbiter had not approved: the game is lost and the opponent wins.
reason-device_milder_penalty =
    The rules of the event may allow the device in a bag or set a milder penalty for { $color ->
         [white] White
        *[black] Black
    }; then the loss is put aside.

# Refusal to follow the Laws
reason-happened_refusal =
    { $color ->
         [white] White
        *[black] Black
    } refuses to follow the Laws.
reason-happened_both_refuse = Both players refuse to follow the Laws.
reason-refusal_breach_may_be_punished =
    If { $color ->
         [white] White
        *[black] Black
    } persists, the game is lost and the arbiter sets the opponent's score. A lesser breach may be punished from the list.
reason-refusal_breach_is_punished =
    If { $color ->
         [white] White
        *[black] Black
    } persists, the game is lost and the arbiter sets the opponent's score. A lesser breach shall be punished from the list.
reason-refusal_lost =
    { $color ->
         [white] White
        *[black] Black
    } has persisted and loses; the arbiter gives the opponent the full point.
reason-refusal_not_persistent =
    The arbiter does not find that { $color ->
         [white] White
        *[black] Black
    } has persisted.
reason-refusal_by_both = Both are guilty, and both lose.

# Penalties
reason-happened_penalty =
    The arbiter gives { $color ->
         [white] White
        *[black] Black
    } penalty { $item }.
reason-penalty_warning =
    { $count ->
         [one] A warning, the first in this game.
        *[other] A warning, number { $count } in this game.
    }
reason-penalty_time_given =
    { $color ->
         [white] White
        *[black] Black
    } gets { $seconds } { $seconds ->
         [one] second
        *[other] seconds
    } more.
reason-penalty_time_taken =
    { $color ->
         [white] White
        *[black] Black
    } loses { $seconds } { $seconds ->
         [one] second
        *[other] seconds
    }.
reason-penalty_time_after_end = The game is over; time can no longer be given or taken.
reason-penalty_lost = The game is declared lost; the opponent scores { $points }.
reason-penalty_points_taken =
    { $color ->
         [white] White's
        *[black] Black's
    } points in the game are reduced by { $points }.
reason-penalty_points_given =
    { $color ->
         [white] White's
        *[black] Black's
    } points in the game are raised by { $points }, up to what the game is worth.
reason-penalty_points_wait = The points are changed when the game is over.
reason-penalty_points_of_annulled = The game is annulled and has no points.
reason-penalty_points_capped = Not all points could be changed: nobody scores less than nothing, and the game is never worth more than a point.
reason-penalty_fine = A fine that was announced in advance.
reason-penalty_rounds = Exclusion from one or more rounds.
reason-penalty_expulsion = Expulsion from the event.
reason-penalty_expelled_game_open =
    { $color ->
         [white] White
        *[black] Black
    } is expelled, but the game itself is not decided yet.
reason-penalty_ban_reaches =
    Should a ban of { $color ->
         [white] White
        *[black] Black
    } follow, it covers every rated event, club events included.

# A penalty that a script cannot give
reason-script_unknown_penalty = "{ $item }" is no penalty of this edition; the list is: { $known }.
reason-script_penalty_needs_time = Penalty { $item } needs a time in ms, more than 0.
reason-script_penalty_takes_no_time = Penalty { $item } takes no time.
reason-script_penalty_needs_points = Penalty { $item } needs points: 0.5 or 1.
reason-script_penalty_takes_no_points = Penalty { $item } takes no points.
