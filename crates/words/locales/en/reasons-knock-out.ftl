# Knock-out: why two players meet, who goes on without a match, and what holds a round back.
reason-colour_by_lot =
    { $round ->
         [1] Match { $match }: lines { $one } and { $other } of the bracket. { $white } has White by lot.
        *[other] Match { $match }: the winners of matches { $one } and { $other } of the round before. { $white } has White by lot.
    }
reason-colour_by_turn =
    { $round ->
         [1] Match { $match }: lines { $one } and { $other } of the bracket. No lot was drawn: the better seed has White in odd matches, so { $white } has it.
        *[other] Match { $match }: the winners of matches { $one } and { $other } of the round before. No lot was drawn: the better seed has White in odd matches, so { $white } has it.
    }
reason-bracket_line_empty = Line { $line } of the bracket is empty, and the empty lines go to the best seeds: number { $seed } of the seeding goes on without a match.
reason-bracket_nobody_came_on = Goes on without a match: nobody came out of match { $match } of the round before.
reason-walkover_withdrawn = Goes on without a match: { $opponent } has withdrawn.
reason-walkover_absent = Goes on without a match: { $opponent } is not there in this round.
reason-match_undecided =
    { $others ->
         [0] The match of { $one } and { $other } in round { $round } has no winner yet. Play it off and enter who won.
        *[other] The match of { $one } and { $other } in round { $round } has no winner yet; other matches without one: { $others }. Play them off and enter who won.
    }
reason-bracket_finished = The final was round { $rounds }; there is nothing more to pair.
reason-not_in_the_draw = { $player } is on no line of the bracket: the lots were drawn before the entry.
