# Dubov Swiss of 1997: why a board, a colour, a float or a bye is as it is.
# In the first ones the page has just said: this player would have met that one.
reason-dubov_met_before = { reason-met_before }
reason-dubov_both_need_white = Both must have White.
reason-dubov_both_need_black = Both must have Black.
reason-dubov_no_colour_left = { $stuck } may have neither White nor Black any more.
reason-dubov_rows_below = Then the rows below could not all be filled.
reason-dubov_others_left = Then the others of the score group could not all be paired.
reason-dubov_rest_below = { reason-exchanged }

# Colours.
reason-dubov_both_preferences = { $white } is due White and { $black } Black.
reason-dubov_one_preference = Only { $due } is due a colour and gets it.
reason-dubov_may_not_have_black = { $due } may not have Black now.
reason-dubov_may_not_have_white = { $due } may not have White now.
reason-dubov_colour_balance = Games so far with White and Black: { $white } { $white_whites } and { $white_blacks }, { $black } { $black_whites } and { $black_blacks }. White for { $white } evens it out.
reason-dubov_colour_back = Going back game by game, the colours first differ { $games ->
         [1] one game ago
        *[other] { $games } games ago
    }; { $white } had Black and { $black } White.
reason-dubov_higher_average = { $white } has met the stronger opponents: { $white_average }.{ $white_tenth } on average, { $black } { $black_average }.{ $black_tenth }.
reason-dubov_lower_rating = { $white } has the lower rating: { dubov-rating-white }, { $black } { $black_rating }.
reason-dubov_alphabet = All else is equal, so the first in the list has White: { $white }.
reason-dubov_lot_odd_board = Board { $board }: odd boards follow the lot drawn for the first.
reason-dubov_lot_even_board = Board { $board }: even boards are the reverse of the lot drawn for the first.

# The bye.
reason-dubov_bye = Has the bye: the lowest rating ({ dubov-rating-short }) in the lowest score group among those who can have it.
reason-dubov_bye_round_one = The number of players is odd ({ $players }), so the last has the bye in the first round.
reason-dubov_bye_had = { reason-met_bye }
reason-dubov_bye_won_unplayed = Won without playing in round { $round }.
reason-dubov_bye_rest = Then the others could not all be paired.

# What a proposed round may not do.
reason-dubov_colour_difference = { $player } would have White { $whites } and Black { $blacks } times; the difference may not exceed two.
reason-dubov_third_white = { $player } would have White three times in a row.
reason-dubov_third_black = { $player } would have Black three times in a row.
reason-dubov_bye_after_win = { $player } won without playing in round { $round } and cannot have the bye.

# Floats.
reason-dubov_floats_down = Was left over in the score group and can be paired in the next one; has the best claim to float of those who could be spared ({ dubov-rating }).
reason-dubov_floats_on = Was left over in the score group; nobody with a better claim to float could be spared ({ dubov-rating }).
reason-dubov_could_not_be_spared = { $player } could not float instead, since then the others of the score group could not all be paired.
reason-dubov_meets_floater = Meets { $floater }, who floated down: the highest rating among those best suited by colour ({ dubov-rating-short }).
reason-dubov_up_for = Brought up because { $current } has nobody left to meet in the group above ({ dubov-rating }). First comes whoever is due the other colour, then the highest rating, then the lowest average of opponents.
    .into = Brought up into score group { $into }, where { $current } has nobody left to meet ({ dubov-rating }). First comes whoever is due the other colour, then the highest rating, then the lowest average of opponents.
reason-dubov_up_for_odd = Brought up because the group above has an odd number of players ({ dubov-rating }). First comes whoever is due the colour that fewer in the group are due, then the highest rating, then the lowest average of opponents.
    .into = Brought up into score group { $into }, where the number left is odd ({ dubov-rating }). First comes whoever is due the colour that fewer in the group are due, then the highest rating, then the lowest average of opponents.
reason-dubov_meets_brought_up = Meets { $brought }, who was brought up.
reason-dubov_joined_float = The lowest score groups were joined.
reason-dubov_round_one_float = The score group has an odd number of players in the first round.

# The steps of a group.
reason-dubov_step_standard = The standard conditions are met: { $players } players, equal columns, and everybody has a possible opponent.
reason-dubov_step_standard_open = The standard conditions are met: { $players } players, equal columns with those who are not due a colour in the shorter one, and everybody has a possible opponent.
reason-dubov_step_floater = Floater { $floater } meets { $opponent }, the highest rating among those best suited by colour ({ dubov-rating-short }).
reason-dubov_step_floater_goes_on = Floater { $floater } may meet nobody here and goes on down.
reason-dubov_step_up_for = { $brought } ({ dubov-rating-short }) is brought up, because { $current } has nobody left to meet.
reason-dubov_step_nobody_for = { $current } has nobody left to meet, and nobody can be brought up.
reason-dubov_step_up_for_odd = { $brought } ({ dubov-rating-short }) is brought up, because the group has an odd number of players.
reason-dubov_step_nobody_for_odd = The group has an odd number of players ({ $players }), and nobody can be brought up.
reason-dubov_step_up_enough = { $moved } is not brought up: games against players with more points: { $times }, in a row until now: { $running }.
reason-dubov_step_to_black = { $turned } goes to the Black column (average of opponents { $average }.{ $tenth }).
reason-dubov_step_to_white = { $turned } goes to the White column (average of opponents { $average }.{ $tenth }).
reason-dubov_step_may_not_turn = The columns stay unequal: { $count } more would have to change, and nobody else may have the other colour.
reason-dubov_step_same_column = { $one } may meet nobody of the Black column and meets { $other } of the White one.
reason-dubov_step_columns_anew = The other { $players } players form their columns again.
reason-dubov_step_row = Row { $place }: { $left } (average of opponents { $average }.{ $tenth }) and { $right } ({ dubov-rating }).
reason-dubov_step_row_changed = Row { $place }, changed: { $left } (average of opponents { $average }.{ $tenth }) and { $right } ({ dubov-rating }).
reason-dubov_step_rows_changed = Rows changed because players may not meet: { $count }.
reason-dubov_step_rows_short = Not all rows can be filled: number { $players } can only meet number { $others } of the other column.
reason-dubov_step_rows_nobody = Not all rows can be filled: number { $players } may meet nobody of the other column.
reason-dubov_step_fewer_over =
    The columns as formed leave { $formed } over, more than necessary. With columns formed again by those who stay { $over ->
         [one] only one is
        *[other] only { $over } are
    } left over.
reason-dubov_step_floats = { $floater } is left over and floats down.
reason-dubov_step_goes_back = { $brought } was brought up in vain and returns to the score group below.
reason-dubov_step_halves = { $players } players by rating: upper half against lower half.
reason-dubov_step_attempt =
    { $groups ->
         [1] Tried first, with the score groups as they are:
        *[other] Tried next, with the { $groups } lowest score groups as one:
    }
reason-dubov_step_over_at_end =
    { $count ->
         [one] Number { $players } is left over at the end, so this does not work.
        *[other] Numbers { $players } are left over at the end, so this does not work.
    }
reason-dubov_step_halves_in_vain = The two halves cannot be paired, so this does not work.
reason-dubov_step_joined = The { $groups } lowest score groups are joined.
reason-dubov_step_by_rank = All { $players } players are paired by score and strength, the first legal pairing.

# What a group, a board or the round leaves to be desired.
reason-dubov_group_preferences = Players who do not get the colour they are due: { $count }.
reason-dubov_group_left = Players who float down: { $count }.
reason-dubov_due_white = { $due } was due White.
reason-dubov_due_black = { $due } was due Black.
reason-dubov_met_all_blacks = { $due } may meet nobody of the Black column.
reason-dubov_groups_joined = The rules leave players over, so the { $groups } lowest score groups were joined. The arbiter is responsible for such a decision.
reason-dubov_paired_by_rank = The rules leave players over even in one single group, so the first legal pairing was taken. The arbiter is responsible for such a decision.

# A rating inside brackets. Nobody is rated 0: that is how the system counts somebody without a rating.
dubov-rating =
    { $rating ->
         [0] no rating, which counts as 0
        *[other] rating { $rating }
    }
dubov-rating-short =
    { $rating ->
         [0] no rating, which counts as 0
        *[other] { $rating }
    }
dubov-rating-white =
    { $white_rating ->
         [0] no rating, which counts as 0
        *[other] { $white_rating }
    }
