# What the figures of a table are made of, and what separates two players.
reason-withdrew_below_half = Withdrew after { $completed } of { $scheduled } games, fewer than half: the score stays in the table, the games do not count.
reason-opponent_withdrew_below_half = Does not count: { $player } withdrew with fewer than half of the games completed.
reason-own_game_does_not_count = In the table only; the player withdrew with fewer than half of the games completed.
reason-unplayed_after_withdrawal = Not played because { $player } withdrew: 0 for the player who left, 1 for the opponent.
reason-free_round_without_point = A free round after a withdrawal gives no point in all-play-all.
reason-bye_point = Bye: points without a game: { $points }.
reason-unfinished_counts_half = Not finished; counts as a draw until it is.
reason-no_opponent_counts_zero = A round without an opponent counts as an opponent with no points.
reason-forfeit_counts_opponent = Decided by forfeit; the opponent counts with the final score nevertheless.
reason-lowest_left_out = Left out at first, among the opponents with the lowest scores.
reason-highest_left_out = Left out at first, among the opponents with the highest scores.
reason-loss_counts_nothing = A lost game gives nothing to Sonneborn-Berger.
reason-bye_ignored = A round without an opponent does not count in Sonneborn-Berger.
reason-separated_by_points = Points: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-separated_by_correction =
    Equal points. { $tiebreak ->
         [dsu-sb] Sonneborn-Berger
         [dsu-ordinary] The ordinary correction
         [dsu-median] The median correction
         [gladiator-ordinary] Ordinary games won
         [gladiator-reduced] Reduced-time games won
         [mutual] The mutual encounter
         [mutual-first] The results among those first
         [opponents-average] The opponents’ average rating
        *[other] { $tiebreak }
    }, figure { $step }: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-shared_place = { $upper } and { $lower } are equal in points and in every tie-break: they share the place.
reason-shared_place_fide = { $upper } and { $lower } are equal in points and in every tie-break: they share the place, unless the event draws lots.
reason-not_all_have_met = Not all who are level have met each other, so this game does not count.
reason-unrated_left_out = The opponent has no rating and is left out of the average.
reason-unplayed_left_out = The game was not played and is left out of the average.
