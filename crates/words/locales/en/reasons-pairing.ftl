# Why a board is as it is, and why a round or a proposed pairing does not stand.
# In the first ones the page has just said: this player would have met that one.
reason-met_before = They met in round { $round }.
reason-met_bye = Already had the bye in round { $round }.
reason-forbidden_pair = The arbiter keeps these two apart.
reason-exchanged = Otherwise the players below could not all be paired.
reason-control_next_round = Otherwise round { $next_round } could not be paired.
reason-fewer_whites = { $white } has had White fewer times ({ $white_whites }) than { $black } ({ $black_whites }).
reason-equal_whites_lower_placed = Both have had White equally often ({ $whites }), so the lower placed has it: { $white }.
reason-first_withdrawn = Would have met { $withdrawn }, who was the first to withdraw, and so has the bye.
reason-odd_field = The number of players is odd ({ $players }), so one has the bye.
reason-control_changed = With the first pairing round { $next_round } could not have been paired; this is the next one with which it can.
reason-control_impossible = Whatever is paired now, round { $next_round } cannot be paired without two players meeting again.
reason-control_undecided = After this pairing round { $next_round } cannot be paired. Too many other pairings exist to try them all; look for one by hand.
reason-no_complete_matching =
    { $players ->
         [1] Not everybody can have an opponent: for one player nobody is left to meet.
        *[other] Not everybody can have an opponent. Groups with an odd number that may only meet inside themselves: { $groups }; players in them: { $players }; opponents outside: { $opponents }.
    }
reason-too_few_players =
    { $players ->
         [0] Nobody is here to be paired; a round needs at least two players.
         [one] Only one player is here to be paired; a round needs at least two.
        *[other] Only { $players } players are here to be paired; a round needs more.
    }
reason-round_unknown = There is no round { $round }; rounds count from 1.
reason-schedule = The schedule for { $players } players has this game in round { $round }.
reason-rest_round = Rests in this round: with { $players } players one always does.
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
reason-bye_not_due = { $player } has the bye although everybody can have an opponent.
    { $players ->
         [1] Not everybody can have an opponent: for one player nobody is left to meet.
        *[other] Not everybody can have an opponent. Groups with an odd number that may only meet inside themselves: { $groups }; players in them: { $players }; opponents outside: { $opponents }.
    }
reason-soft_rule_given_up = { $one } and { $other } meet although they were to be kept apart if possible: the round could not be paired with every such wish.
reason-second_game = The second game of the double round: as in round { $round }, with colours reversed.
reason-second_game_alone = The opponent of the first game, { $opponent }, is not there for the second, which counts as won.
reason-no_first_game = Had no opponent in round { $round }, the first game of the double round, so there is nobody to meet in the second.
