# The FIDE rating: which games count, the factor, first ratings, what the event must fulfil.
reason-fide_below_floor = The rating { $rating } is below { $floor } and is not published: the player is unrated.
reason-fide_computer = Not rated: a game against a computer.
reason-fide_date_unreadable = “{ $found }” is not a date.
reason-fide_difference_capped =
    A difference of more than { $largest } counts as { $largest }: { $count ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    }.
    .times =
        { $times ->
            [one] Of differences of more than { $largest } only the largest of the event counts as { $largest }: round { $rounds }. Others count as they are.
           *[other] Of differences of more than { $largest } only the { $times } largest of the event count as { $largest }: rounds { $rounds }. Others count as they are.
        }
reason-fide_dates_unknown = Start and end of the event are not both stated.
reason-fide_edition_known_in_part = Of the rules of { $edition } only the differences to those of March 2024 are known here; for everything else the clauses of 2024 are cited.
reason-fide_edition_unknown = There is no edition { $found } of the FIDE rating rules; known: { $expected }.
reason-handbook_edition_unknown = There is no edition { $found } of the handbook; known: { $expected }.
reason-fide_ends_before_start = { reason-dates_reversed }
reason-fide_expected_by_table = The expected score of each game is that of its row in the table.
reason-fide_far_apart = Not rated: { $difference } points apart, { $least } or more, and one of the two is above { $above }.
reason-fide_first_games = Too few games against rated opponents: { $found } of { $needed }; they may be collected within { $months } months.
reason-fide_first_limited = A first rating is at most { $most }.
reason-fide_first_opponents = In the first event at least { $needed } rated opponents must be met; here { $found }.
reason-fide_first_points = A first event with { $found } points is left out; at least { $needed } are needed.
reason-fide_first_since_unknown = The games must lie within { $months } months; when the first of the earlier events began is not stated: ### rokade fide-collected-since NUMBER YYYY/MM/DD.
reason-fide_first_too_late = The games were collected from { $since } to { $ends }, longer than { $months } months.
reason-fide_k_limited = { $games } games in the period times { $k } is more than { $most }: the factor is { $used }.
reason-fide_k_new = K { $k }: fewer than { $games } rated games so far ({ $played }).
reason-fide_k_of_the_list = K { $k }, as on the list.
reason-fide_k_reached = K { $k }: has had a rating of { $rating } or more.
reason-fide_k_usual =
    K { $k }, the usual factor. Fewer than { $games } rated games so far{ $birth ->
         [unknown] {", a year of birth"}
        *[known] {""}
    } or an earlier high rating would have to be stated to change it.
reason-fide_k_young = K { $k }: the player turns { $age } or less in { $year }, the year in which the event starts, and has never reached { $rating }.
reason-fide_by_standard_list = Unrated on this list; the standard rating is used.
reason-fide_rated_meanwhile = Got a first rating after the event; counts as unrated for the opponents.
reason-fide_match_decided = Not rated: the match was already decided, and nothing else had been agreed beforehand.
reason-fide_match_unrated = Not rated: a match in which one of the two is unrated.
reason-fide_mend_closed_field =
    { $more ->
         [one] One more rated player is needed.
        *[other] { $more } more rated players are needed.
    }
reason-fide_mend_dates = State start, end and the days of the rounds (042, 052, 132), the rounds between start and end.
reason-fide_mend_duration = Play the event within { $most } days, or divide it.
reason-fide_mend_first_control = Let the first control cover at least { $least } moves.
reason-fide_mend_games = Let a rated player take part, and enter the results of games that were played.
reason-fide_mend_hours = Play fewer rounds a day: no more than { $hours } hours in all.
reason-fide_mend_registration = Register the event at least { $days } days before it starts.
reason-fide_mend_rounds_per_day = Play at most { $most } rounds a day.
reason-fide_mend_time =
    Choose a time that the rules allow for { $pace ->
         [rapid] rapid
         [blitz] blitz
        *[standard] standard
    }, the same for both players.
reason-fide_needs_closed_field = In a closed event at least { $needed } of the players are rated.
reason-fide_needs_dates = Start and end are known.
reason-fide_needs_duration = The event lasts at most { $most } days; team championships may last longer.
reason-fide_needs_first_control = The first control covers at least { $least } moves.
reason-fide_needs_games = At least one game is rated.
reason-fide_needs_hours = At most { $hours } hours of play a day, each game counted at sixty moves.
reason-fide_needs_no_smoking = Nobody smokes in the playing room.
reason-fide_needs_registration = The event is registered at least { $days } days before it starts.
reason-fide_needs_rounds_per_day = At most { $most } rounds a day.
reason-fide_needs_time =
    Each player has { $minutes } minutes for sixty moves: { $pace ->
         [rapid] rapid
         [blitz] blitz
        *[standard] standard
    }.
reason-fide_no_move_of_both = Not rated: the two did not both make a move.
reason-fide_no_such_player = There is no player { $player } in the file.
reason-fide_not_blitz = Not rated as blitz: { $minutes } minutes for sixty moves; more than { $above } and at most { $most } are blitz.
reason-fide_not_played = Not rated: the game was not played.
reason-fide_not_rapid = Not rated as rapid: { $minutes } minutes for sixty moves; more than { $above } and less than { $below } are rapid.
reason-fide_older_than_known = The event is older than every edition Rokade knows; the oldest, { $edition }, is used. Choose another with --edition.
reason-fide_opponent_unrated = Not rated: { $opponent } is unrated.
reason-fide_other_pace = Not rated here: a game of the match at another pace.
reason-fide_rate_as =
    Rate it as { $pace ->
         [rapid] rapid
         [blitz] blitz
        *[standard] standard
    }, with --pace { $pace }, or choose another time.
reason-fide_ratings_below_floor =
    { $count ->
        [one] One player is listed with less than { $floor }, which no list publishes; the player was taken as rated, as the file says.
       *[other] { $count } players are listed with less than { $floor }, which no list publishes; they were taken as rated, as the file says.
    }
reason-fide_reported_monthly = The event lasts { $days } days, more than { $most }: report it month by month.
reason-fide_result_missing = Not rated: the result is missing; enter it when the game is finished.
reason-fide_round_outside = Round { $round } on { $day } lies outside the event.
reason-fide_rounded = Rounded to a whole number once for the whole period, a half away from zero. If this event is the only one in it: { $change }, new rating { $new }.
reason-fide_state_no_smoking = Only the arbiter can confirm this; no file contains it.
reason-fide_state_registration = State when it was registered: ### rokade fide-registered YYYY/MM/DD.
reason-fide_state_round_dates = State the time control and the day of every round (222, 132).
reason-fide_state_time =
    State the time control (222), such as 5400+30; until then every game is taken to be { $pace ->
         [rapid] rapid
         [blitz] blitz
        *[standard] standard
    }.
reason-fide_sum =
    { $games ->
        [one] { $points } of one rated game
       *[other] { $points } of { $games } rated games
    }, expected { $expected }: { $gain } × { $k } = { $change }.
reason-fide_taken_out = Not rated: taken out by a decision.
reason-fide_time_unknown = The time control is not stated.
reason-fide_time_unreadable = The time control “{ $found }” is not understood.
reason-fide_too_fast = Not rated: { $minutes } minutes for sixty moves; { $least } are needed.
reason-fide_unequal_times = Not rated: the two players have different times.
reason-fide_k_start_unstated = The year of birth is known, but not the year in which the event starts: if the player turns { $age } or less in that year, K is { $k }.
