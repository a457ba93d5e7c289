# Why a board is as it is, and why a round or a proposed pairing does not stand.
# In the first ones the page has just said: this player would have met that one.
reason-met_before = They met in round { $round }.
    .withdrawn = Really met { $withdrawn }, whose place gives the bye, in round { $round }.
reason-met_bye = Already had the bye in round { $round }.
reason-forbidden_pair = The arbiter keeps these two apart.
reason-exchanged = Then the players below could not all be paired.
reason-control_next_round = Then round { $next_round } could not be paired.
reason-fewer_whites = { $white } has had White fewer times ({ $white_whites }) than { $black } ({ $black_whites }).
reason-equal_whites_lower_placed = Both have had White equally often ({ $whites }), so the lower placed has it: { $white }.
reason-first_withdrawn = Would have met { $withdrawn }, who was the first to withdraw, and therefore has the bye.
reason-odd_field = The number of players is odd ({ $players }), so there is an empty place below the last player; whoever meets it has the bye, nobody twice.
reason-control_changed = With the first pairing round { $next_round } could not have been paired; this is the next one with which it can.
reason-control_impossible = Whatever is paired now, round { $next_round } cannot be paired without two players meeting again.
reason-control_undecided = After this pairing round { $next_round } cannot be paired. Too many other pairings exist to try them all; look for one by hand.
reason-no_complete_matching = Not everybody can have an opponent.
reason-paired_above = Meets { $opponent }, who is placed higher and comes first.
reason-only_each_other =
    { $count ->
         [0] Nobody can have the bye.
         [one] { $players } has nobody left to meet.
        *[other] { $bye ->
             [none] { $players } can only meet each other, and { $count } is an odd number.
            *[inside] { $players } can only meet each other or have the bye, so one of them stays over.
        }
    }
reason-only_these =
    { $bye ->
         [none] { $players } can only meet { $opponents }.
         [inside] { $players } can only meet { $opponents }, and the bye can only go to { $opponents }.
        *[outside] { $rivals ->
             [0] { $players } have nobody left to meet, and only one of them can have the bye.
            *[other] { $players } can only meet { $opponents } or have the bye.
        }
    }
reason-odd_groups =
    { $bye ->
         [none] { $players } fall into { $groups } groups of an odd number each. Outside their own group they can only meet { $opponents }.
         [inside] { $players } and the bye fall into { $groups } groups of an odd number each. Outside their own group they can only meet { $opponents }.
        *[outside] { $rivals ->
             [0] { $players } fall into { $groups } groups of an odd number each. They can only meet inside their own group, and only one of them can have the bye.
            *[other] { $players } fall into { $groups } groups of an odd number each. Outside their own group they can only meet { $opponents } or have the bye.
        }
    }
reason-odd_group = One of the groups: { $players }.
reason-bars_met =
    { $more ->
         [0] { $player } has met { $players }.
        *[other] { $player } has met { $players } and { $more } more.
    }
reason-bars_forbidden =
    { $more ->
         [0] The arbiter keeps { $player } apart from { $players }.
        *[other] The arbiter keeps { $player } apart from { $players } and { $more } more.
    }
reason-bars_colour =
    { $colour ->
         [white] { $more ->
             [0] These must have White and cannot meet each other: { $players }.
            *[other] These must have White and cannot meet each other: { $players } and { $more } more.
        }
        *[black] { $more ->
             [0] These must have Black and cannot meet each other: { $players }.
            *[other] These must have Black and cannot meet each other: { $players } and { $more } more.
        }
    }
reason-bars_colours =
    { $more ->
         [0] Their colours keep { $player } apart from { $players }.
        *[other] Their colours keep { $player } apart from { $players } and { $more } more.
    }
reason-bars_floaters =
    { $more ->
         [0] Floaters of one score group do not meet each other: { $players }.
        *[other] Floaters of one score group do not meet each other: { $players } and { $more } more.
    }
reason-bars_bye_had =
    { $more ->
         [0] Already had the bye: { $players }.
        *[other] Already had the bye: { $players } and { $more } more.
    }
reason-bars_bye_won =
    { $more ->
         [0] Already had the points of a win without playing: { $players }.
        *[other] Already had the points of a win without playing: { $players } and { $more } more.
    }
reason-bars_bye_withdrawn =
    { $more ->
         [0] Really met the withdrawn player whose place gives the bye: { $players }.
        *[other] Really met the withdrawn player whose place gives the bye: { $players } and { $more } more.
    }
reason-bars_bye_white =
    { $more ->
         [0] Must have Black, and the bye counts as White: { $players }.
        *[other] Must have Black, and the bye counts as White: { $players } and { $more } more.
    }
reason-bars_bye_score =
    { $more ->
         [0] The bye goes to another score than that of { $players }.
        *[other] The bye goes to another score than that of { $players } and { $more } more.
    }
reason-order_by_number = Within a score by start number.
    .late = Within a score by start number, except for { $late }, placed earlier by strength: late entries are numbered last.
reason-order_as_before = Within a score the players stand as at the pairing of round { $round }: { $players }.
reason-due_difference =
    { $player } has had White { $whites ->
         [one] once
        *[other] { $whites } times
    } and Black { $blacks ->
         [one] once
        *[other] { $blacks } times
    }.
reason-due_run =
    { $colour ->
         [white] { $player } had Black in the last { $run } games.
        *[black] { $player } had White in the last { $run } games.
    }
reason-due_last =
    { $colour ->
         [white] { $player } has had both colours equally often, and Black last.
        *[black] { $player } has had both colours equally often, and White last.
    }
reason-too_few_players =
    { $players ->
         [0] Nobody is here to be paired; a round needs at least two players.
         [one] Only one player is here to be paired; a round needs at least two.
        *[other] Only { $players } players are here to be paired; a round needs more.
    }
reason-round_unknown = There is no round { $round }; rounds count from 1.
reason-schedule = { view-why-meet-schedule }
reason-rest_round = Rests in this round: with { $players } players one always does.
reason-schedule_sum =
    { $one } + { $other } = { $sum }, and in this round the numbers meet whose sum is one of these: { $sums }. { $colour ->
         [lower] The sum is odd, so the lower number has White.
         [higher] The sum is even, so the higher number has White.
        *[turned] The second time colours are reversed.
    }
reason-schedule_highest =
    { $one } + { $one } = { $sum } is one of the sums of this round ({ $sums }), so { $one } would meet itself and meets the highest number, { $other }. { $colour ->
         [lower] Up to number { $half } the lower number has White against the highest.
         [higher] Above number { $half } the highest number has White.
        *[turned] The second time colours are reversed.
    }
reason-schedule_rest = { $one } + { $one } = { $sum } is one of the sums of this round ({ $sums }), so { $one } would meet itself.
reason-not_in_the_round = Not in this round: { $players }.
reason-opponent_withdrawn = The opponent by the schedule, { $opponent }, has withdrawn.
reason-opponent_absent = The opponent by the schedule, { $opponent }, is not there in this round.
reason-schedule_finished = With { $players } players the schedule ends after round { $rounds }; everybody has met.
reason-pair_met_before = { $one } and { $other } have met before; players meet only once.
reason-pair_forbidden = { $one } and { $other } are kept apart in this round.
reason-player_absent = { $player } is not taking part in this round and cannot be paired.
reason-player_twice = { $player } is in the round twice; everybody plays once.
reason-player_missing = { $player } is here but has neither opponent nor bye.
reason-player_unknown = There is no player { $player } in this group.
reason-player_against_self = { $one } is paired with himself or herself; a game needs two players.
reason-bye_repeated = { $player } has had the bye before; nobody has it twice.
reason-bye_not_due = { $player } has the bye although the number of players is even.
reason-soft_rule_given_up = { $one } and { $other } meet although they were to be kept apart if possible: the round could not be paired with all such wishes.
reason-away_withdrawn =
    { $round ->
         [0] { $player } (withdrew before the first round)
        *[other] { $player } (withdrew after round { $round })
    }
reason-away_half_bye = { $player } (bye with half a point)
reason-away_full_bye = { $player } (bye with a full point)
reason-away_absent = { $player } (away, no points)
reason-away_out = { $player } (out since round { $round }, in a match from which nobody went on)
    .by =
        { $matches ->
             [1] { $player } (lost the final to { $by })
             [2] { $player } (knocked out in the semi-final by { $by })
             [4] { $player } (knocked out in the quarter-final by { $by })
            *[other] { $player } (knocked out in round { $round } by { $by })
        }
reason-away_unpaired = { $player } (has no place in this round)
reason-second_game = The second game of the double round: as in round { $round }, with colours reversed.
reason-second_game_alone = The opponent of the first game, { $opponent }, is not there for the second, which counts as won.
reason-no_first_game = Had no opponent in round { $round }, the first game of the double round, so there is nobody to meet in the second.

# What a rule compares where two pairings differ
measure-place = Place in the order of the first opponent that differs
measure-whites = Earlier games with White of the player who has White
measure-rest = With these boards at the top the players below could not be paired as the rules require
measure-next-round = The next round must be possible after this one
measure-bye = The rules give the bye to somebody else
measure-bye-score = Score of the player with the bye
measure-bye-unplayed = Unplayed games of the player with the bye
measure-schedule = The schedule decides who meets whom
measure-colours-met = Players of the score group with the colour they should have
measure-colours = Players who miss the colour they are due
measure-colours-strong = Players who miss a colour they are strongly due
measure-exchanged = Players who changed halves of the score group
measure-floaters = Floaters of the score group
measure-floaters-high = Floaters with the highest score
measure-floaters-below = Players left over in the score group below
measure-floater = Other players float than the rules choose
measure-floater-place = Place in the order of the floater’s opponent
measure-floater-rating = Rating of the floater’s opponent
measure-brought-up = Rating of the player brought up
measure-differences = Score differences at the boards, added up
measure-floats-again = Players who float the same way as in the last round
measure-floats-before = Players who float the same way as two rounds ago
measure-top-difference = Players at the top with one colour three times more than the other
measure-top-third = Players at the top with the same colour three times in a row
measure-row = Row of the first opponent that differs
measure-seeds = The round in which these two may meet at the earliest
measure-lines = The lines of the bracket decide who meets whom
measure-team-board = Board of the opponent in the other team
measure-rule = This rule decides
