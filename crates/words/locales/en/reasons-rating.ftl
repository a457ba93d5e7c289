# How a DSU rating comes about: which games count, and every step from the old rating to the new one.
reason-rated_by_average = All play all and the ratings span { $spread } points, no more than { $most }: the average method, with { $players } players and the class average { $average }.
reason-rated_by_difference = Not all play all: the difference method, the expected scores against the opponents added up.
reason-rated_by_difference_for_spread = All play all, but the ratings span { $spread } points, more than { $most }: the difference method.
reason-too_few_rated_players = Fewer than two players of the group have a rating, so no game between them can be rated; it can be when the others have one.
reason-absent_without_notice = Rated although it was not played: the absent player had not given accepted notice.
reason-forfeit_with_notice = Not rated: not played, and the absent player had given accepted notice.
reason-came_too_late = Not rated: not played, because a player came too late. Coming too late is not staying away.
reason-forfeit_in_team_event = Not rated: unplayed games of team events never are.
reason-late_reserve = Not rated: a reserve was put in after half an hour.
reason-whole_event_missed = Not rated: { $player } stayed away from the whole event without accepted notice, which means a suspension of at least { $months } months from coordinated events.
reason-game_unfinished = Not rated yet: the game has no result. It is rated when it is played.
reason-game_too_fast_for_rating = Not rated: a rapid or blitz game does not have the time a rated game needs.
reason-game_without_moves = Not rated: less than one move was made.
reason-opponent_without_rating = Not rated: { $player } has no rating. It is rated when { $player } gets one.
reason-no_rated_game = No game of the player is rated in this event: the rating is unchanged.
reason-no_rating = { $player } has no rating, and no performance is computed for a Danish player.
reason-performance_or_entry_rating = Give { $player } an entry rating; a foreign player needs a federation in the report and is then rated by performance.
reason-no_game_for_performance = { $player } has no rating and no game that could give a performance.
reason-no_row_for_performance = { $player } has no rating and scored { $percent } %, for which the table of differences has no figure.
reason-no_link_for_performance = { $player } has no rating and met only players who have none either, directly or through others.
reason-estimated_rating = The rating committee may give { $player } an estimated rating; then the games are rated.
reason-rating_start_listed = Rating before the event: { $rating }.
reason-rating_start_elo = Foreign player, by the FIDE rating: { $rating }.
reason-rating_start_national = Foreign player, by the national rating: { $rating }.
reason-rating_start_performance = Foreign player without a rating, by the performance in this event: { $rating }.
reason-rating_start_estimate = Estimated rating of the committee: { $rating }.
reason-rating_game_expected = Round { $round }: { $score } against { $player } ({ $rating }). Difference { $difference }, row { $from }–{ $to }: { $expected } expected.
reason-rating_game_expected_far = Round { $round }: { $score } against { $player } ({ $rating }). Difference { $difference }, row { $from } and more: { $expected } expected.
reason-rating_game_in_class = Round { $round }: { $score } against { $player } ({ $rating }).
reason-rating_game_left_out = Round { $round }: { $score } against { $player } ({ $rating }) is left out.
reason-performance_of_games = Performance { $performance }: opponents’ average { $average }, a score of { $percent } % corresponds to { $difference }.
reason-performance_not_in_table = No performance: the table has no difference for a score of { $percent } %.
reason-rating_round_without_game =
    Round { $round }: { $kind ->
        [bye] the bye
        [full] a full-point bye
        [half] a half-point bye
        [zero] a zero-point bye
        [withdrawn] withdrawn
       *[absent] not paired
    }. No game, so nothing is rated.
reason-rating_average = The player and the opponents: { $sum } / { $players } = { $exact }, average { $average }. Difference { $difference }, row { $band }: { $share } a game. { $players } × { $share } − 0.50 = { $expected }.
reason-rating_expected_sum =
    A score of { $points } in { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }. Expected { $sum }, to the nearest 0.05: { $expected }.
reason-rating_factor = K = { $k } at { $rating }.
    .from = K = { $k }: { $rating } lies between { $from } and { $to }.
    .below = K = { $k }: { $rating } is below { $below }.
    .above = K = { $k }: { $rating } is { $above } or more.
reason-rating_bonus =
    Bonus { $bonus }: { $gain } is more than { $threshold }, the threshold for { $games ->
        [one] one game
       *[other] { $games } games
    }.
reason-rating_no_bonus =
    No bonus: { $gain } is not more than { $threshold }, the threshold for { $games ->
        [one] one game
       *[other] { $games } games
    }.
reason-rating_change = Change: { $k } × ({ $points } − { $expected } + { $bonus }) = { $change }.
reason-rating_after_change = { $base } and { $change } make { $after }.
reason-rating_after_late_report = A late report: the rating on file is { $base }, and { $change } makes { $after }.
reason-rating_boundary_up = { $limit } is passed upwards: { $limit } + { $share } × { $part } = { $after }, instead of { $before }.
reason-rating_boundary_down = { $limit } is passed downwards: { $limit } − { $share } × { $part } = { $after }, instead of { $before }.
reason-rating_winner_protected = Nobody in the group has more points (a shared first place counts as well), and the score is below the expected one: the change is 0, the rating stays { $rating }.
reason-rating_floor = Raised to the floor of { $floor }.
reason-rating_new = New rating { $new } ({ $old }, { $change }).
reason-rating_rounded = { $exact } to the nearest whole number, a half upwards: { $new }.
