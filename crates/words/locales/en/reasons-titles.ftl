# Candidate results and title norms: why a result is one, and why a game does not count.
reason-reached = { $points } of { $rounds }; { $required } needed.
reason-points_short = { reason-reached }
reason-candidate_in_reach =
    In reach: { $points } so far. { $strong ->
         [enough] Against the strongest who can be met that is already enough
        *[other] At least { $least } more from the rounds to come ({ $ahead }) is needed, more if the opponents are weak
    }; against the weakest not even all points are enough.
    .enough =
        In reach: { $points } so far. { $strong ->
             [enough] Against the strongest who can be met that is already enough
            *[other] From the rounds to come ({ $ahead }) at least { $least } more is needed
        }; { $enough } more is enough against anybody.
    .exactly = In reach: { $points } so far; { $exactly } more from the rounds to come ({ $ahead }) is needed.
    .without = In reach: { $points } so far. That is enough once the rounds to come ({ $ahead }) are played, whatever their results.
reason-candidate_out_of_reach = Out of reach: { $points } so far, and not even all points of the rounds to come ({ $ahead }) are enough.
reason-average_below_table = The average is { $average }; below { $least } there is no candidate result.
reason-too_few_rounds =
    { $rounds ->
        [one] One round counts
       *[other] { $rounds } rounds count
    }; at least { $least } are needed.
reason-not_qualifying = The event gives no candidate results.
reason-candidate_kind_unstated = Whether the event gives candidate results is not stated: its kind, or the rating committee’s approval.
reason-candidate_awaits_approval = The points are enough. But the kind of event, or the rating committee’s approval, is not stated; without it there is no candidate result.
reason-candidate_round_without_game = No game at the board: neither the round nor its point counts.
reason-candidate_round_missed = The player was away: the round counts, without a point.
reason-candidate_opponent_unrated = { $player } has no rating: the game is left out until there is one.
reason-norm_average_of = ({ $terms }) / { $games } = { $exact }, average { $average }.
    .difference = ({ $terms }) / { $games } = { $exact }, average { $average }; a score of { $percent } % corresponds to { $difference }.
reason-norm_round_without_game =
    Round { $round }: { $kind ->
        [bye] the bye
        [full] a full-point bye
        [half] a half-point bye
        [zero] a zero-point bye
        [withdrawn] withdrawn
       *[absent] not paired
    }. No game, so it does not count.
reason-norm_game_not_played = The game with { $player } was not decided over the board.
reason-norm_game_outside_fide = { $player } belongs to no federation of FIDE.
reason-norm_game_unrated_scoreless = { $player } is unrated and scored nothing against rated players.
reason-norm_one_game_not_played = Eight games are enough: in round { $round } there was nobody to meet.
    .player = Eight games are enough: in round { $round } { $player } stayed away.
reason-norm_event_too_short =
    { $rounds ->
        [one] The event has one round
       *[other] The event has { $rounds } rounds
    }; a norm takes { $games } games. Nobody can make one here.
reason-norm_last_game_as_loss = { $player } stayed away in the last round; the game is needed for the number and counts as lost.
reason-norm_game_beaten_left_out = { $player } was beaten and may be left out.
reason-norm_game_after_norm = The norm was made before the game with { $player }.
reason-norm_federations_exempt = A championship of this kind is exempt from the requirements on federations.
reason-norm_federations_open_field = There are so many rated foreign players that the requirements on federations do not apply.
reason-norm_not_before_last = { $round } of { $last } rounds are paired; the last round can be looked at once the one before it is.
reason-title_player_unknown = There is no player { $found } in the result; there are: { $expected }.
reason-candidate_ahead =
    { $who ->
         [strongest] Against the strongest who can still be met
        *[weakest] Against the weakest who can still be met
    } ({ $ratings }) the average becomes { $average }: { $percent } % of { $rounds } rounds, { $required } points.
    .least =
        { $who ->
             [strongest] Against the strongest who can still be met
            *[weakest] Against the weakest who can still be met
        } ({ $ratings }) the average becomes { $average }; below { $least } there is no candidate result.
reason-candidate_points_asked = { $percent } % of { $rounds } rounds is { $exact }, to the nearest half point { $required }.
reason-norm_beyond_the_table = The handbook prints its table for { $printed } games, from a lowest average on. Other numbers of games follow the rule behind it, and below that average no score is enough.
reason-norm_by_federation = Opponents by federation, the player’s own not being known.
    .own = Opponents by federation; the player’s own is { $own }.
reason-norm_of_federation = { $federation }: { $players }.
reason-norm_of_unknown_federation = Federation not known: { $players }.
reason-norm_by_title = Opponents with a title.
reason-norm_of_title = { $title }: { $players }.
reason-norm_unrated_opponents = Unrated: { $players }.
reason-candidate_points_scored = Points: { $scores } = { $points }.
