# Problems of report files. What was found and what is expected are not always known:
# the sentences that speak of them are attributes.
reason-too_large =
    This is too large.
    .expected = This is too large; the most is { $expected }.
reason-not_text = The line contains a control character: this is not a text file, or a damaged one.
reason-no_players =
    There is no player in it.
    .expected = There is no player in it; a player’s line begins with { $expected }.
reason-more_problems =
    { $count ->
         [one] One more problem is not listed.
        *[other] { $count } more problems are not listed.
    }
reason-truncated_line =
    The line ends too early.
    .expected = The line ends too early; it should go on to { $expected }.
reason-misaligned_line =
    There is text in a column that must be blank: the columns are shifted.
    .found = { $found } is in a column that must be blank: the columns are shifted.
reason-not_a_number =
    A whole number is expected here.
    .expected = { $found } is not a number from { $expected }.
    .found = { $found } is not a whole number.
reason-not_half_points =
    Points are written in halves, such as 4 or 4.5.
    .found = { $found } is not a number of half-points, such as 4 or 4.5.
reason-not_a_date =
    A date is expected here.
    .expected = { $found } is not a date; expected: { $expected }.
    .found = { $found } is not a date.
reason-unknown_sex =
    The letter for the sex is unknown.
    .expected = { $found } is not a sex; expected: { $expected }.
reason-unknown_colour =
    The colour is unknown.
    .expected = { $found } is not a colour; expected: { $expected }.
reason-unknown_result =
    The result is unknown.
    .expected = { $found } is not a result; expected: { $expected }.
reason-bye_with_opponent =
    There is a bye beside an opponent; one of them is wrong.
    .found = The bye { $found } is beside an opponent; one of them is wrong.
reason-result_without_opponent =
    There is a result where there is no opponent.
    .expected = The result { $found } is given where there is no opponent; expected: { $expected }.
    .found = The result { $found } is given where there is no opponent.
reason-opponent_is_self = The player is said to have met himself or herself.
reason-unknown_opponent =
    The opponent is not in the file.
    .found = The opponent { $found } is not in the file.
reason-opponents_disagree =
    The opponent’s line ({ $other_line }) does not name player { $player } in this round.
    .found = Player { $player } names { $found } here, but that player’s line ({ $other_line }) does not name player { $player }.
reason-colours_disagree = Player { $player } and the opponent (line { $other_line }) have the same colour.
reason-results_disagree =
    The result of player { $player } does not fit the opponent’s (line { $other_line }).
    .expected = The result { $found } of player { $player } does not fit the opponent’s (line { $other_line }); { $expected } would.
reason-points_disagree =
    The points of player { $player } are not the sum of the rounds.
    .expected = The points of player { $player } are { $found } in the file; the rounds add up to { $expected }.
reason-two_byes = A second pairing-allocated bye (U) is given in this round; the first is on line { $other_line }.
reason-duplicate_number =
    The start number is already used on line { $other_line }.
    .found = The start number { $found } is already used on line { $other_line }.
reason-round_beyond_plan =
    This round comes after the last planned one.
    .expected = Round { $found } comes after the last planned one, { $expected }.
reason-records_disagree = This contradicts line { $other_line }; only one of them can be right.
reason-requests_disagree = The byes of player { $player } in round { $round } contradict each other: { $places }.
reason-unknown_symbol =
    Record { $code } names a result that does not exist.
    .found = Record { $code } names a result that does not exist: { $found }.
reason-no_points = Fictitious points of zero mean nothing; leave the line out.
reason-fide_factor_impossible =
    A factor K of { $found } does not exist.
    .expected = A factor K of { $found } does not exist; possible: { $expected }.
reason-fact_malformed =
    This line of Rokade does not have the right form.
    .expected = This line should read: { $expected }.
reason-withdrawn_twice =
    The player is withdrawn by two lines; keep one.
    .found = Player { $found } is withdrawn by two lines; keep one.

# Problems of player lists
reason-no_name = The row has no name.
reason-not_in_encoding =
    This line is not { $encoding }.
    .expected = This line is not { $encoding }; the file can be read as { $expected }.
reason-not_a_rating =
    This is not a rating.
    .found = { $found } is not a rating.
reason-unknown_federation =
    This is not a federation or known country.
    .found = { $found } is not a federation or known country; write three letters, such as DEN.
reason-too_many_cells =
    The row has more cells than there are columns.
    .expected = The row has more cells than the { $expected } columns.
reason-line_break_in_cell = A cell runs over several lines: a quotation mark is left open.

reason-members_none = There is no member in the list.
    .expected = There is no member in the list. Its first row names the columns, such as { $expected }.
reason-members_headings_missing = The first row names no column of names.
    .expected = The first row, { $found }, names no column of names; write headings such as { $expected }.
reason-members_kind_unknown = This is no kind of membership.
    .expected = { $found } is no kind of membership; write one of { $expected }.

# What was taken for granted in a report file
reason-more_assumptions =
    { $count ->
         [one] One more kind of assumption is not listed.
        *[other] { $count } more kinds of assumption are not listed.
    }
reason-read_as_windows_1252 =
    The text is not UTF-8 and was read as Windows-1252.
    .line = Line { $line } is not UTF-8 and was read as Windows-1252.
reason-columns_counted_in_bytes = The columns of line { $line } fit only if counted in bytes; they were read that way.
reason-text_encoded_twice =
    The text had been encoded twice; this was undone.
    .found = The text had been encoded twice ({ $found }); this was undone.
    .line = The text had been encoded twice, first on line { $line }; this was undone.
reason-rounds_counted = The file names no number of rounds; the { $rounds } it has were counted.
reason-blank_read_as_absence = Blank entries in paired rounds count as absence (0 points), first for player { $player } in round { $round }.
reason-mark_read_as_bye = Rounds without an opponent have marks of games; they count as byes (+ as U, = as H, - as Z), first for player { $player } in round { $round }.
reason-line_order_used = The players rank in the order of their lines, as line { $line } asks; Monrad and all-play-all go by the start numbers.
reason-colour_from_opponent = Missing colours were taken from the opponent’s line, first for player { $player } (line { $line }).
reason-points_informative = In a file of teams the points of a player are information only; they differ from the rounds, first for player { $player } ({ $found }).
reason-bye_told_by_points = Rounds without an opponent or a letter are counted in the points of the file; they were read as byes worth those points, first for player { $player } in round { $round }.
reason-bye_round_unknown = The points of the file count byes without saying in which of the empty rounds; the first of them were taken, first for player { $player } from round { $round }.
reason-marks_read_as_full_byes = Several players have a point without an opponent in one round; all of them were read as full-point byes, first for player { $player } in round { $round }.
reason-team_numbers_kept = In a file of teams the numbers of record { $code } are those of teams; the record was kept and not applied to players, from line { $line }.
reason-team_bye_kept = Record 162 on line { $line } says what a team without an opponent gets (P); it was kept and not applied to players.
reason-dates_shifted = The dates of the rounds on line { $line } are { $columns ->
        [1] one column too far to the right
        [-1] one column too far to the left
       *[other] { $columns } columns out of place
    }; they were read as the dates of the nearest rounds.
reason-dates_one_a_line = The dates of the rounds have a line each, from line { $line }; they were read in the order of the rounds.
reason-date_ambiguous = “{ $found }” in record { $record } may be { $one } or { $other }; it was ignored. Write it as year/month/day.
reason-date_short_year = “{ $found }” in record { $record } was read as { $one }; with the day first it would be { $other }. Write it as year/month/day, the year with four digits.
reason-fide_rating_list = This is FIDE’s rating list, not the players of an event. Make a list of those who take part (name, rating, FIDE number), or look them up at the desk.
reason-not_a_player_list = This is a file of another kind ({ $found }), not a list of players. Save the list as CSV, or copy its rows and paste them.
reason-points_missing = Points are not stated and were not checked, first for player { $player }.
reason-unknown_record = Lines of unknown kind ({ $code }) were kept as they are, first line { $line }.
reason-unknown_fact = Line { $line } of Rokade has the unknown key { $found } and was kept unchanged.
reason-unknown_title = The title { $found } is not one of FIDE’s and was left out.
reason-unknown_type = The coded type of tournament { $found } is unknown.
reason-type_not_supported = The system { $found } (record 192) is not in this version; the rounds can be read, but not paired or checked by it.
reason-repeated_record = Record { $code } appears again on line { $line }; the first one counts.
reason-record_not_used = Record { $code } is not used for single players here; it was kept.
reason-team_record_kept = Team records were kept, from line { $line }; only who is in which team was read.
reason-dates_unreadable = The dates of the rounds on line { $line } could not be read (“{ $found }”); the line was kept.
reason-starting_rank_unreadable = Record 172 on line { $line } could not be read and was kept: { $found }.
reason-starting_rank_assumed = There are national ratings in the file, but nothing says how they rank; { $method } was taken.
reason-scoring_simplified = The scoring is finer than a tournament here can hold; its plain part is used.
reason-date_impossible = “{ $found }” in record { $record } is not a calendar date; it was ignored.
reason-dates_reversed = The event ends on { $ends }, before it starts on { $starts }.
reason-rounds_outside_event = Rounds dated outside the event: { $rounds }.
reason-player_count_differs = The file states { $stated } players and has { $players }.
reason-request_after_last_round = Line { $line } asks for absence after the last round, for player { $player }; it is ignored.

# What was taken for granted in a player list
reason-text_looks_misread = Letters look as if read in the wrong encoding: { $found }. Choose another one.
reason-column_skipped = Column { $column } ({ $found }) will not be read.
reason-columns_guessed_by_content = There are no headings; the columns were recognised by what they contain.
reason-family_name_first_assumed = Two columns contain single words; the first was taken for the family name.
reason-rating_from_name = The number after the name was taken for the rating: { $rating }.
reason-federation_from_rating = The letters after the rating were taken for the federation: { $federation }.
reason-federation_translated = { $found } was read as the federation { $federation }.
reason-two_digit_year = The year of birth has two digits and was read as { $year }.
reason-birth_run_together = The date of birth { $found } is written without separators.
reason-same_name_twice = The same name is on line { $other_line }.

# Recorded games.
reason-pgn_not_a_move =
    This is not a move.
    .found = { $found } is not a move; the line is not read any further.
reason-pgn_illegal_move =
    The move is illegal.
    .found = { $found } is illegal; the line is not read any further.
reason-pgn_ambiguous_move =
    The move can be understood in several ways.
    .found = { $found } can be understood in several ways; the line is not read any further.
reason-pgn_null_move =
    No move is made here.
    .found = { $found } is not a move; the line is not read any further.
reason-pgn_start =
    The FEN tag names no position, so the moves cannot be read.
    .found = { $found } is not a position, so the moves cannot be read.
reason-pgn_variant =
    The variant is not known, so the moves cannot be read.
    .found = The variant { $found } is not known, so the moves cannot be read.
reason-pgn_tag =
    A tag has the form [Name "Value"].
    .expected = { $found } is not a tag; expected: { $expected }.
reason-pgn_repeated_tag =
    The tag is there twice; the first counts.
    .found = { $found } is there a second time; the first counts.
reason-pgn_stray =
    Something here has no place in a PGN file.
    .found = { $found } has no place here and is skipped.
reason-pgn_unclosed_comment = A comment is opened here and never closed.
reason-pgn_unclosed_variation = A variation is opened here and never closed.
reason-pgn_unopened_variation = A bracket is closed that was never opened.
reason-pgn_variation_of_nothing = A variation comes before the first move.
reason-pgn_result_missing =
    There is no result after the moves.
    .expected = There is no result after the moves; expected: { $expected }.
reason-pgn_results_differ =
    The Result tag and the end of the moves do not agree.
    .found = The Result tag says { $found }, the end of the moves something else.
reason-pgn_too_long =
    This is more than is kept of a game; the rest is skipped.
    .found = What begins with { $found } is longer than is kept.
reason-rating_unlikely = Player { $player } has the rating { $found } (line { $line }): it can hardly be right.
reason-birth_no_such_day = Player { $player } was born on { $found } (line { $line }), a day that does not exist: only the year was kept.
reason-birth_two_days = The birth date “{ $found }” of player { $player } (line { $line }) may be one of two days: only the year was kept. Write it as year/month/day.
reason-birth_unreadable = The birth date “{ $found }” of player { $player } (line { $line }) could not be read and was left out. Write it as year/month/day.
reason-fide_id_twice = Players { $other } and { $player } have the same FIDE number { $found }.
reason-counts_disagree = Record { $record } says { $found }, but a count of the players in the file gives { $players }.
