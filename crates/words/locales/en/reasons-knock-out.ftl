# Knock-out: why two players meet, who goes on without a match, and what holds a round back.
reason-colour_by_lot =
    { $round ->
         [1] Match { $match }: lines { $one } and { $other } of the bracket. { $white } has White by lot.
        *[other] Match { $match }: the winners of matches { $one } and { $other } of the round before. { $white } has White by lot.
    }
    .counted =
        { $round ->
             [1] Match { $counted }: lines { $first } and { $second } of the bracket. { $white } has White by lot.
            *[other] Match { $counted }: the winners of matches { $first } and { $second }. { $white } has White by lot.
        }
reason-colour_by_turn =
    { $round ->
         [1] Match { $match }: lines { $one } and { $other } of the bracket. No lot was drawn: the better seed has White in odd matches, so { $white } has it.
        *[other] Match { $match }: the winners of matches { $one } and { $other } of the round before. No lot was drawn: the better seed has White in odd matches, so { $white } has it.
    }
    .counted =
        { $round ->
             [1] Match { $counted }: lines { $first } and { $second } of the bracket. No lot was drawn: the better seed has White in odd matches, so { $white } has it.
            *[other] Match { $counted }: the winners of matches { $first } and { $second }. No lot was drawn: the better seed has White in odd matches, so { $white } has it.
        }
reason-bracket_line_empty = Line { $line } of the bracket is empty, and the empty lines go to the best seeds: number { $seed } of the seeding goes on without a match.
reason-bracket_nobody_came_on = Goes on without a match: nobody came out of match { $match } of the round before.
    .counted = Goes on without a match: nobody came out of match { $counted }.
reason-walkover_withdrawn = Goes on without a match: { $opponent } has withdrawn.
reason-walkover_absent = Goes on without a match: { $opponent } is not there in this round.
reason-match_undecided =
    { $others ->
         [0] The match of { $one } and { $other } in round { $round } has no winner yet. Play it off and enter who won.
        *[other] The match of { $one } and { $other } in round { $round } has no winner yet; other matches without one: { $others }. Play them off and enter who won.
    }
reason-bracket_finished = The final was round { $rounds }; there is nothing more to pair.
reason-not_in_the_draw = { $player } is on no line of the bracket: the lots were drawn before the entry.

# The bracket as it stands; matches are counted through all rounds.
reason-bracket_lots =
    { $count ->
         [one] Line { $lines } is for number { $from } of the seeding: { $players }.
        *[other] Lines { $lines } are for numbers { $from } to { $to } of the seeding. { $origin ->
             [seed] Drawn from seed { $seed }, in the order of the lines: { $players }.
             [drawn] As drawn, in the order of the lines: { $players }.
            *[seeding] No lot was drawn; in the order of the lines: { $players }.
        }
    }
reason-bracket_stands = { $player } is on line { $line } of the bracket, as number { $seed } of the seeding.
reason-bracket_lines_empty =
    { $count ->
         [one] Line { $lines } is empty, beside the best seed.
        *[other] Lines { $lines } are empty, beside the best seeds.
    }
reason-bracket_won =
    { $way ->
         [forfeit] { $player } won match { $match }: { $opponent } did not come to the board.
         [withdrawn] { $player } went on from match { $match } without playing: { $opponent } had withdrawn.
         [away] { $player } went on from match { $match } without playing: { $opponent } was not there.
        *[played] { $player } won match { $match } against { $opponent }.
    }
    .points =
        { $way ->
             [ordinary] { $player } won match { $match } against { $opponent }, { $points }–{ $against }.
             [reduced] { $player } won match { $match } against { $opponent }, { $points }–{ $against } in all; the game with less time decided.
             [rapid] { $player } won match { $match } against { $opponent }, { $points }–{ $against } in all; the rapid games decided.
             [blitz] { $player } won match { $match } against { $opponent }, { $points }–{ $against } in all; blitz decided.
             [sudden_death] { $player } won match { $match } against { $opponent }, { $points }–{ $against } in all; the single last game decided.
             [sudden_death_white] { $player } won match { $match } against { $opponent }, { $points }–{ $against } in all: the single last game was drawn, and there a draw is enough for White, { $player }.
            *[sudden_death_black] { $player } won match { $match } against { $opponent }, { $points }–{ $against } in all: the single last game was drawn, and there a draw is enough for Black, { $player }.
        }
reason-bracket_unopposed = { $player } went on from match { $match }, where nobody stood on the other side.
reason-bracket_neither =
    { $count ->
         [one] Nobody came out of match { $match }: { $players } was not there.
        *[other] Nobody came out of match { $match }: { $players } both lost or were not there.
    }
