# Danish Swiss: why a board is as it is, who floats, and the steps taken in a score group.
reason-danish_met = { reason-met_before }
reason-danish_met_x = { reason-met_bye }
reason-danish_x_is_white = The bye counts as White, and { $player } must have Black.
reason-danish_same_strong = Both must have { colour }: { $one } and { $other }.
reason-danish_order_dissolved = Then the others of the score group could not all be paired.
reason-danish_order_for_colours =
    With another order of the lower half more players have the colour they should have.
    .here = On the boards between the two halves, without those of floaters, players with the colour they should have: { $there } if these two met, { $here } as paired.
reason-danish_halves_exchanged = The two halves of the score group could not be paired as they stood, so players changed halves.
reason-danish_floater_dissolved = Then the floaters of the score group could not all be paired.
reason-danish_floater_strong_before = { $strong } comes before the nearer { $nearer }: { $strong } must have the colour that the floater leaves.
reason-danish_floater_strong_first = { $opponent } of the same score group must have the colour that the floater leaves.
reason-danish_floater_for_below = { reason-exchanged }
reason-danish_first_round = In the first round White and Black alternate from the weakest player of the lower half upwards: White to { $white }.
reason-danish_no_colour_yet = Neither has had a colour yet, so the weaker has White: { $white }.
reason-danish_fewer_whites = { reason-fewer_whites }
reason-danish_last_rounds =
    Both have had White equally often. Going back from the latest game, the first in which only one of them had White is { $rounds ->
         [1] the latest
         [2] the one before the latest
        *[other] number { $rounds } from the end
    }: { $black } had it. So { $white } has White.
reason-danish_opposite_of_last = Counted back from the last, both have had White in the same games, so { $player } has the other colour than last time: { colour }.
reason-danish_strong_first = { $player } must have { colour }.
reason-danish_x = The number of players is odd ({ $players }), so there is an empty place without points at the end; whoever meets it has the bye, nobody twice. It counts as White.
reason-danish_bye_floater = The floater meets the empty place, and that is { $player }.
reason-danish_bye_in_halves = The halves of the score group give the empty place to { $player }.
reason-danish_float_middle = The score group with { $pool } has an odd number of players; the middle one, { $player }, is the floater.
reason-danish_float_two_middle =
    The two middle players of the score group float, { $player } among them. Without floaters { $cause ->
         [pool] the others of the score group could not be paired with each other
         [opponents] the floaters could not all have an opponent
        *[below] the players below could not all be paired
    }.
reason-danish_float_instead =
    { $player } floats in place of { $of }. With the floaters first chosen { $cause ->
         [pool] the others of the score group could not be paired with each other
         [opponents] the floaters could not all have an opponent
        *[below] the players below could not all be paired
    }.
reason-danish_float_more =
    More players of the score group float, { $player } among them. No smaller choice of floaters in the rules let everybody be paired; with the ones first chosen { $cause ->
         [pool] the others of the score group could not be paired with each other
         [opponents] the floaters could not all have an opponent
        *[below] the players below could not all be paired
    }.
reason-danish_float_all = All players of the score group float, { $player } among them: no smaller choice of floaters in the rules let everybody be paired.
reason-danish_float_up = Meets the floater { $floater } from above.
reason-danish_float_one_list = The lowest score groups were paired as one, and there the opponent is { $opponent }.
reason-danish_step_straight = The upper half met the lower half in order; boards: { $boards }.
reason-danish_step_order = Players of the lower half moved up, because some pairs may not meet.
reason-danish_step_dissolved = Earlier pairs were dissolved, so that everybody could be paired.
reason-danish_step_colours = The order of the lower half changed, so that more players have the colour they should have.
reason-danish_step_exchange = No order of the lower half was possible, so { $down } and { $up } changed halves.
reason-danish_step_exchanges = No order of the lower half was possible, so players changed halves; from each half: { $count }.
reason-danish_step_floaters_met = The floaters met the nearest lower players they could; boards: { $count }.
reason-danish_step_for_below = The players below could not all be paired, so the floaters or their opponents changed here.
reason-danish_step_one_list = All the players left, { $players } of them, were paired as one score group.
reason-danish_colours_missed = Players without the colour they should have: { $count }. No order of the lower half leaves fewer.
    .players = On the boards between the two halves, without those of floaters, players without the colour they should have: { $count } ({ $players }). No order of the lower half leaves fewer.
reason-danish_colours_met =
    { $when ->
         [here] { $count ->
             [0] As paired: nobody.
            *[other] As paired: { $players }.
        }
        *[there] { $count ->
             [0] If these two met, nobody.
            *[other] If these two met, at best: { $players }.
        }
    }
reason-danish_weak_missed = { $player } should have had { colour }.
reason-danish_strong_missed = { $player } does not have { colour }: in the last round two players with more than half of the points may meet all the same.
reason-danish_accelerated = The field is divided by strength into { $groups } groups with points for the pairing only, through round { $rounds }.
reason-danish_many_groups = The points for the pairing are kept to the end with { $groups } groups; at most { $most } should then be used.
reason-danish_strong_clash = { $one } and { $other } must both have { colour } and cannot meet.
reason-danish_strong_denied = { reason-danish_strong_first }
reason-danish_strong_bye = { $player } must have Black and cannot have the bye, which counts as White.
