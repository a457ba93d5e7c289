# FIDE Swiss of 1998: why a board is as it is, who left the score group, and the steps of the procedure.
# In the ones on opponents passed over the page has just said: this player would have met that one.
reason-f98_both_wishes = Both have the colour they are due.
reason-f98_one_wish = { $player } is due { colour } and has it; the opponent is due neither colour.
reason-f98_stronger_wish = Both are due { colour }; { $player } is due it more strongly.
reason-f98_alternate = Both are equally due the same colour; each has the other colour than in the latest round in which their colours differed.
reason-f98_higher_ranked = Both are equally due { colour } and their colours never differed, so the higher ranked has it: { $player }.
reason-f98_by_lot = Neither is due a colour. By the drawing of lots and the start number { $player } has { colour }.
reason-f98_met = { reason-met_before }
reason-f98_must_both = Both must have { colour }.
reason-f98_want_both = Both are due { colour }, and in this score group every pair can have its colours.
reason-f98_would_float_down = { $player } met somebody of lower score, or had the bye, in round { $round } and should not do so again yet.
reason-f98_would_float_up = { $player } met somebody of higher score in round { $round } and should not do so again yet.
reason-f98_rest_not_paired = Then the others of the score group could not be paired as the criteria require.
    .cause =
        { $cause ->
             [opponents] Then the others could not all have an opponent they may meet.
             [floats] Then somebody of the score group would have to float as in one of the last two rounds.
             [colours] Then more pairs of the score group would miss a colour that is due than as paired.
             [rest] Then those who did not come down could not be paired as the criteria require.
             [below] Then the score groups below could not be paired.
             [bye] Then whoever is left over could not have the bye.
            *[more] Then the others of the score group could not be paired as the criteria require.
        }
reason-f98_halves_exchanged =
    { $cause ->
         [opponents] As the two halves stood, not everybody could have an opponent of the other half whom he may meet
         [floats] As the two halves stood, somebody would have had to float as in one of the last two rounds
         [colours] As the two halves stood, more pairs would have missed a colour that is due
         [below] As the two halves stood, the score groups below could not have been paired
         [bye] As the two halves stood, whoever was left over could not have had the bye
        *[more] As the two halves stood, the score group could not be paired as the criteria require
    }; so { $out } changed with { $into }.
reason-f98_halves = The halves at first: { $upper } against { $lower }.
reason-f98_at_best =
    { $what ->
         [floats] Even with as few as possible, these would float again too soon:
        *[colours] With as few pairs as possible missing a colour, it would be these:
    }
reason-f98_would_miss = { $one } and { $other } are both due { colour }.
reason-f98_passed_alone = { $player } came down to score group { $points } too and was left with nobody to meet there.
reason-f98_passed_on = { $player } came down to score group { $points } too and moved on: not everybody who came down could meet somebody there, and the higher placed stay.
reason-f98_passed_given_up = { $player } came down to score group { $points } too and moved on, because the lowest score group could not be paired otherwise.
reason-f98_passed_left = { $player } came down to score group { $points } too and was left over there, in the first pairing of it that meets the criteria.
reason-f98_if_stayed = If { $player } had met somebody of that score group, not everybody else could be paired.
reason-f98_bye_free_point = Had a point without play in round { $round }.
reason-f98_bye_left_over = The first pairing that meets the criteria leaves { $player } over instead.
reason-f98_no_opponent_here = Nobody in score group { $points } was left to meet.
reason-f98_left_over = Was left over in score group { $points }, in the first pairing of it that meets the criteria.
    .kept = Was left over in score group { $points }, in the first pairing of it that meets the criteria. Another opponent for those who came down ({ $kept }) comes later: first it is accepted that somebody floats down as in one of the last two rounds.
reason-f98_joined_float = The { $brackets } lowest score groups were paired as one.
reason-f98_if_they_met = If { $one } met { $other }, not everybody else could be paired.
reason-f98_met_from_above = Meets { $opponent }, who came down from a higher score group.
reason-f98_bye = The number of players is odd ({ $players }). Was left over in the lowest score group and has had no point without play.
reason-f98_wish_denied = { $player } is due { colour } and does not have it.
reason-f98_floats_down_again = { $player } floats down as in round { $round }.
reason-f98_floats_up_again = { $player } floats up as in round { $round }.
reason-f98_wishes_denied = Pairs in which one player does not have the colour due: { $count }.
reason-f98_moved_down = Players not paired in this score group: { $count }.
reason-f98_step_start = Players: { $players }; pairs to make: { $pairs }; pairs that need not satisfy both players (x): { $x }.
reason-f98_step_no_opponent = { $player } has nobody to meet here and moves down.
reason-f98_step_moved_no_opponent = { $player } came down and has nobody to meet here either, so moves on down.
reason-f98_step_moved_on = { $player } moves on down: not everybody who came down can meet somebody here, and higher placed players stay.
reason-f98_step_given_up = { $player } moves on down so that the lowest score group can be paired.
reason-f98_step_from_above = Players moved down are paired first; pairs: { $pairs }.
reason-f98_step_transposed = Another order of the lower half was needed.
    .part =
        { $part ->
             [moved] For the players moved down another order of those they meet was needed.
             [rest] For the remainder another order of the lower half was needed.
            *[all] Another order of the lower half was needed.
        }
reason-f98_step_exchanged = Exchanged between the halves: number { $out } with number { $into } (difference { $difference }).
reason-f98_step_down_dropped =
    { $level ->
         [1] For floats down the round before the last was disregarded.
        *[2] For floats down both earlier rounds were disregarded.
    }
    .part =
        { $part ->
             [moved] Floats down of those moved down:
             [rest] Floats down out of the remainder:
            *[all] Floats down:
        } { $level ->
             [1] the round before the last was disregarded.
            *[2] both earlier rounds were disregarded.
        }
reason-f98_step_up_dropped =
    { $level ->
         [1] For floats up the round before the last was disregarded.
        *[2] For floats up both earlier rounds were disregarded.
    }
    .part =
        { $part ->
             [moved] Floats up of those who meet players moved down:
             [rest] Floats up in the remainder:
            *[all] Floats up:
        } { $level ->
             [1] the round before the last was disregarded.
            *[2] both earlier rounds were disregarded.
        }
reason-f98_step_other_opponent = { $player }, the lowest of those moved down, was given another opponent: { $opponent }.
reason-f98_step_other_opponents = Those moved down were given other opponents, because a new one for the lowest of them alone did not let the others be paired.
reason-f98_step_x_raised = More pairs than the least had to go without their colours: x was raised from { $from } to { $to }.
reason-f98_step_above_changed = The score group above was paired again so that others come down: number { $players }.
reason-f98_step_above_in_vain =
    { $count ->
         [one] Number { $players } came down and has no opponent here that the rules allow; no other pairing of the score group above helps.
        *[other] Numbers { $others } and { $last } came down and cannot all be given an opponent here that the rules allow; no other pairing of the score group above helps.
    }
reason-f98_step_second_lowest_changed = The second lowest score group was paired again so that the lowest can be paired; those who come down: number { $players }.
reason-f98_step_second_lowest_in_vain = No pairing of score group { $points } that keeps a pair lets those below be paired.
reason-f98_step_joined = The lowest score groups could not be paired by themselves; joined: { $brackets }.
reason-f98_step_joined_as_one = With its upper part paired first there is no solution, so the joined score group is paired as one.
reason-f98_step_fewer_pairs = Not all pairs can be made: { $to } instead of { $from }.
reason-f98_step_fewer_for_lowest = Pairs given up so that the lowest score group can be paired: { $to } instead of { $from }.
reason-f98_third_in_a_row = { $player } would have { colour } for the third time in a row.
reason-f98_colour_difference = { $player } would have had { colour } three times more than the other colour.
reason-f98_bye_after_free_point = { $player } got a point without play in round { $round } and cannot have the bye.
