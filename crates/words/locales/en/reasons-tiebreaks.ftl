# What the tie-breaks of FIDE are made of, play-offs and lots.
reason-opponent_score_adjusted =
    The opponent has { $scored } but counts with { $counts }: { $count ->
         [one] round { $rounds } was not played and counts as a draw
        *[other] rounds { $rounds } were not played and count as draws
    }.
reason-opponent_last_round_as_draw = The opponent has { $scored } but counts with { $counts }: the last round counts as a draw.
reason-opponent_last_round_and_adjusted =
    The opponent has { $scored } but counts with { $counts }: the last round counts as a draw, and { $count ->
         [0] the unplayed rounds before it count as awarded
         [one] round { $rounds }, not played, as well
        *[other] rounds { $rounds }, not played, as well
    }.
reason-dummy_own_score = Not played: counts as a game against an opponent with the player’s own { $counts }.
reason-dummy_capped_by_draws = Not played: counts as an opponent with { $counts }, what a draw in every round gives, since the player has { $own }.
reason-dummy_capped_by_opponent = Not played: counts with the scheduled opponent’s { $counts }, since the player has { $own }.
reason-virtual_opponent = Not played: counts as a game against a virtual opponent with { $counts }: { $before } from the rounds before, { $given } from this one and { $later } from the rounds after it.
reason-forfeit_as_game = Decided by forfeit; counts as a game against this opponent.
reason-last_round_as_draw = The last round counts as a draw.
reason-below_koya_limit = The opponent has { $scored }, less than { $limit }, and does not count.
reason-reaches_koya_limit = The opponent has { $scored }.
reason-game_not_played = Not played over the board; does not count.
reason-cut_lowest = Left out as the lowest.
reason-cut_lowest_opponent = Left out: of those left, the opponent with the fewest points, of several the one that gives least.
    .voluntary = Left out: of those left, the opponent with the fewest points, of several the one that gives least. A round the player chose not to play would go first only if it gave at least as much; it gives { $voluntary }.
reason-cut_voluntary = Left out first: a round the player chose not to play.
reason-cut_highest = Left out as the highest.
reason-cut_first_rounds = Left out as one of the first rounds.
reason-not_needed = Not needed: nobody is level with the player.
reason-only_first_place = Not used: it decides about the first place alone.
reason-tiebreak_unrated =
    { $code } is not used: { $player } { $others ->
         [0] has
         [one] and one more player have
        *[other] and { $others } more players have
    } no rating. Write { $code }/U1400 if the rules of the event give unrated players 1400.
reason-tiebreak_no_games = No game that counts for { $code }.
reason-tiebreak_all_cut = { $code } leaves out more games than there are.
reason-tiebreak_edition_assumed = The start of the event, “{ $found }”, is not a date: the tie-breaks follow the newest edition, { $edition }.
reason-tiebreak_not_in_edition = { $code } is not in the rules of the day the event started.
reason-tiebreak_not_computed = { $code } is kept in the list but not computed.
reason-tiebreak_play_off_not_held = No play-off has been held among these players.
reason-tiebreak_lot_not_drawn = No lot has been drawn among these players.
reason-tiebreak_average = { $sum } / { $games }, { $places ->
         [0] to a whole number
        *[2] to two decimals
    }, a half rounded up.
reason-tiebreak_performance = Opponents’ average { $sum } / { $games } = { $average } as a whole number; { $score } of { $games } is { $percent } %, which corresponds to { $difference }.
reason-tiebreak_perfect_performance = A rating of { $value } is expected to score { $reached } against these opponents, { $below } only { $short }; the score is { $score }.
    .nothing = The score is 0: the lowest of these ratings minus { $nothing }.
reason-tiebreak_koya_limit =
    Opponents with a score of at least { $limit } count: half of { $most }, the most that { $form ->
         [all_play_all] { $games ->
             [one] { $games } game
            *[other] { $games } games
        } can give, the largest number that anybody is paired for so far
        *[rounds] { $games ->
             [one] { $games } round
            *[other] { $games } rounds
        } can give
    }{ $shift ->
         [none] {""}
        *[other] {", "}moved by { $moved }
    }.
reason-tiebreak_encounters = { $level } players are level: { $among }. Met { $met } of the others.
reason-buchholz_in_round_robin = { $code } is not meant for all-play-all; it is computed nevertheless.
reason-separated_by_tiebreak = Level so far. { $tiebreak }: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-separated_by_play_off = { $upper } came before { $lower } in the play-off.
reason-separated_by_lot = { $upper } was drawn before { $lower } by lot.
reason-opponent_performance = The opponents’ average is { $average } ({ $ratings }); { $score } in these games is { $percent } %, which corresponds to { $difference }.
reason-opponent_perfect_performance = Scored { $score } against { $ratings }: a rating of { $value } is expected to score { $reached }, { $below } only { $short }.
    .nothing = Scored nothing against { $ratings }: the lowest of them minus { $nothing }.
reason-opponent_buchholz = Buchholz of the opponent: { $terms }.
reason-points_times_score = { $points } × { $score }.
reason-round_against = { $own } to the opponent’s { $other }.
reason-round_against_draw = { $own } without an opponent; a draw is worth { $draw }.
reason-own_round =
    { $kind ->
         [won] Won
         [drawn] Drawn
         [lost] Lost
         [unfinished] Not finished
         [forfeit_win] Won by forfeit{ $color ->
             [white] {" with White"}
             [black] {" with Black"}
            *[none] {""}
         }, the opponent not being there
         [forfeit_loss] Lost by forfeit{ $color ->
             [white] {" with White"}
             [black] {" with Black"}
            *[none] {""}
         }, not having come
         [bye] The bye
         [full] A full-point bye
         [half] A half-point bye
         [zero] Not in the round
         [rest] No game in this round of the schedule
        *[void] Does not count, because one of the two withdrew with fewer than half of the games completed
    }{ $kind ->
         [forfeit_win] {""}
         [forfeit_loss] {""}
        *[other] { $color ->
             [white] {" with White"}
             [black] {" with Black"}
            *[none] {""}
        }
    }.
reason-koya_without_the_excluded = The games against { $players } are not among them: { $count ->
         [one] the player withdrew
        *[other] they withdrew
    } with fewer than half of the games completed.
