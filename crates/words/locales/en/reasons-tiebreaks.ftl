# What the tie-breaks of FIDE are made of, play-offs and lots.
reason-opponent_score_adjusted = The opponent has { $scored } but counts with { $counts } because of unplayed rounds.
reason-opponent_last_round_as_draw = The opponent has { $scored } but counts with { $counts }: the last round counts as a draw.
reason-opponent_last_round_and_adjusted = The opponent has { $scored } but counts with { $counts }: the last round counts as a draw, and unplayed rounds as the rules say.
reason-dummy_own_score = Not played: counts as a game against an opponent with the player’s own { $counts }.
reason-dummy_capped_by_draws = Not played: counts as an opponent with { $counts }, what a draw in every round gives, since the player has { $own }.
reason-dummy_capped_by_opponent = Not played: counts with the scheduled opponent’s { $counts }, since the player has { $own }.
reason-virtual_opponent = Not played: counts as a game against a virtual opponent with { $counts }.
reason-forfeit_as_game = Decided by forfeit; counts as a game against this opponent.
reason-last_round_as_draw = The last round counts as a draw.
reason-below_koya_limit = The opponent has { $scored }, fewer than { $limit }, and does not count.
reason-reaches_koya_limit = The opponent has { $scored }.
reason-game_not_played = Not played over the board; does not count.
reason-cut_lowest = Left out as the lowest.
reason-cut_voluntary = Left out first: a round the player chose not to play.
reason-cut_highest = Left out as the highest.
reason-cut_first_rounds = Left out as one of the first rounds.
reason-not_needed = Not needed: nobody is level with the player.
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
reason-tiebreak_average = The average of what counts.
reason-tiebreak_performance = Opponents’ average { $average }, a score of { $percent } % corresponds to { $difference }.
reason-tiebreak_perfect_performance = The lowest rating that is expected to score { $score } against these opponents.
reason-tiebreak_koya_limit = Opponents with at least { $limit } points count.
reason-tiebreak_encounters = { $level } players are level; met { $met } of the others.
reason-buchholz_in_round_robin = { $code } is not meant for all-play-all; it is computed nevertheless.
reason-separated_by_tiebreak = Level so far. { $tiebreak }: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-separated_by_play_off = { $upper } came before { $lower } in the play-off.
reason-separated_by_lot = { $upper } was drawn before { $lower } by lot.
