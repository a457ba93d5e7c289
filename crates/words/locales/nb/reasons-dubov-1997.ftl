# Dubov Swiss of 1997: why a board, a colour, a float or a bye is as it is.
# In the first ones the page has just said: this player would have met that one.
reason-dubov_met_before = { reason-met_before }
reason-dubov_both_need_white = Begge må ha hvit.
reason-dubov_both_need_black = Begge må ha svart.
reason-dubov_no_colour_left = { $stuck } får verken ha hvit eller svart lenger.
reason-dubov_rows_below = Da kunne ikke alle radene nedenfor fylles.
reason-dubov_others_left = Da kunne ikke alle de andre i poenggruppen pares.
reason-dubov_rest_below = { reason-exchanged }

# Colours.
reason-dubov_both_preferences = { $white } skal ha hvit og { $black } svart.
reason-dubov_one_preference = Bare { $due } har krav på en farge og får den.
reason-dubov_may_not_have_black = { $due } får ikke ha svart nå.
reason-dubov_may_not_have_white = { $due } får ikke ha hvit nå.
reason-dubov_colour_balance = { $white } har hatt hvit { $white_whites } og svart { $white_blacks } ganger, { $black } { $black_whites } og { $black_blacks } ganger: hvit jevner det ut.
reason-dubov_colour_back = Regnet bakover parti for parti er fargene første gang ulike { $games ->
         [1] for ett parti siden
        *[other] for { $games } partier siden
    }; { $white } hadde svart og { $black } hvit.
reason-dubov_higher_average = { $white } har møtt de sterkeste motstanderne: { $white_average },{ $white_tenth } i snitt, { $black } { $black_average },{ $black_tenth }.
reason-dubov_lower_rating = { $white } har lavest rating: { dubov-rating-white }, { $black } { $black_rating }.
reason-dubov_alphabet = Alt annet er likt, så den første på listen får hvit: { $white }.
reason-dubov_lot_odd_board = Bord { $board }: odde bord følger loddtrekningen for det første.
reason-dubov_lot_even_board = Bord { $board }: like bord er omvendt av loddtrekningen for det første.

# The bye.
reason-dubov_bye = Frirunde: lavest rating ({ dubov-rating-short }) i den laveste poenggruppen blant dem som kan ha den.
reason-dubov_bye_round_one = Antall spillere er odde ({ $players }), så den siste har frirunde i første runde.
reason-dubov_bye_had = { reason-met_bye }
reason-dubov_bye_won_unplayed = Vant uten å spille i { $round }. runde.
reason-dubov_bye_rest = Da kunne ikke alle de andre pares.

# What a proposed round may not do.
reason-dubov_colour_difference = { $player } ville få hvit { $whites } og svart { $blacks } ganger; forskjellen kan ikke være over to.
reason-dubov_third_white = { $player } ville få hvit tre ganger på rad.
reason-dubov_third_black = { $player } ville få svart tre ganger på rad.
reason-dubov_bye_after_win = { $player } vant uten å spille i { $round }. runde og kan ikke ha frirunde.

# Floats.
reason-dubov_floats_down = Ble til overs i poenggruppen og kan pares i den neste; skal flyte før andre som kunne unnværes ({ dubov-rating }).
reason-dubov_floats_on = Ble til overs i poenggruppen; ingen som heller skulle flyte, kunne unnværes ({ dubov-rating }).
reason-dubov_could_not_be_spared = { $player } kunne ikke flyte i stedet, for da kunne ikke alle de andre i poenggruppen pares.
reason-dubov_meets_floater = Møter flyteren { $floater }: den høyeste ratingen blant dem med best passende farge ({ dubov-rating-short }).
reason-dubov_up_for = Flyttet opp fordi { $current } ikke har flere å møte i gruppen ovenfor ({ dubov-rating }). Først kommer den som skal ha den andre fargen, så den høyeste ratingen, så det laveste snittet av motstanderne.
    .into = Flyttet opp i poenggruppen med { $into }, der { $current } ikke har noen igjen å møte ({ dubov-rating }). Først kommer den som skal ha den andre fargen, så den høyeste ratingen, så det laveste snittet av motstanderne.
reason-dubov_up_for_odd = Flyttet opp fordi gruppen ovenfor har et odde antall spillere ({ dubov-rating }). Først kommer den som skal ha den fargen som færrest i gruppen skal ha, så den høyeste ratingen, så det laveste snittet av motstanderne.
    .into = Flyttet opp i poenggruppen med { $into }, der antallet igjen er odde ({ dubov-rating }). Først kommer den som skal ha den fargen som færrest i gruppen skal ha, så den høyeste ratingen, så det laveste snittet av motstanderne.
reason-dubov_meets_brought_up = Møter { $brought }, som ble flyttet opp.
reason-dubov_joined_float = De laveste poenggruppene ble slått sammen.
reason-dubov_round_one_float = Poenggruppen har et odde antall spillere i første runde.

# The steps of a group.
reason-dubov_step_standard = Standardkravene er oppfylt: { $players } spillere, like lange kolonner, og alle har en mulig motstander.
reason-dubov_step_standard_open = Standardkravene er oppfylt: { $players } spillere, like lange kolonner med dem uten fargekrav i den korteste, og alle har en mulig motstander.
reason-dubov_step_floater = Flyteren { $floater } møter { $opponent }, den høyeste ratingen blant dem med best passende farge ({ dubov-rating-short }).
reason-dubov_step_floater_goes_on = Flyteren { $floater } kan ikke møte noen her og fortsetter nedover.
reason-dubov_step_up_for = { $brought } ({ dubov-rating-short }) flyttes opp fordi { $current } ikke har flere å møte.
reason-dubov_step_nobody_for = { $current } har ikke flere å møte, og ingen kan flyttes opp.
reason-dubov_step_up_for_odd = { $brought } ({ dubov-rating-short }) flyttes opp fordi gruppen har et odde antall spillere.
reason-dubov_step_nobody_for_odd = Gruppen har et odde antall spillere ({ $players }), og ingen kan flyttes opp.
reason-dubov_step_up_enough = { $moved } flyttes ikke opp: har møtt noen med flere poeng { $times } ganger, { $running } ganger på rad til nå.
reason-dubov_step_to_black = { $turned } flyttes til den svarte kolonnen (motstandersnitt { $average },{ $tenth }).
reason-dubov_step_to_white = { $turned } flyttes til den hvite kolonnen (motstandersnitt { $average },{ $tenth }).
reason-dubov_step_may_not_turn = Kolonnene forblir ulikt lange: { $count } til måtte skifte, og ingen andre kan få den andre fargen.
reason-dubov_step_same_column = { $one } kan ikke møte noen i den svarte kolonnen og møter { $other } i den hvite.
reason-dubov_step_columns_anew = De andre { $players } spillerne stilles opp i kolonner på nytt.
reason-dubov_step_row = Rad { $place }: { $left } (motstandersnitt { $average },{ $tenth }) og { $right } ({ dubov-rating }).
reason-dubov_step_row_changed = Rad { $place }, endret: { $left } (motstandersnitt { $average },{ $tenth }) og { $right } ({ dubov-rating }).
reason-dubov_step_rows_changed = Rader endret fordi spillere ikke kan møtes: { $count }.
reason-dubov_step_rows_short = Ikke alle radene kan fylles: nummer { $players } kan bare møte nummer { $others } i den andre kolonnen.
reason-dubov_step_rows_nobody = Ikke alle radene kan fylles: nummer { $players } kan ikke møte noen i den andre kolonnen.
reason-dubov_step_fewer_over =
    Kolonnene slik de er stilt opp, lar { $formed } bli til overs, flere enn nødvendig. Når de som blir igjen, stilles opp i kolonner på nytt, { $over ->
         [one] blir bare én til overs.
        *[other] blir bare { $over } til overs.
    }
reason-dubov_step_floats = { $floater } blir til overs og flyter ned.
reason-dubov_step_goes_back = { $brought } ble flyttet opp forgjeves og går tilbake til sin egen poenggruppe.
reason-dubov_step_halves = { $players } spillere etter rating: øvre halvdel mot nedre halvdel.
reason-dubov_step_attempt =
    { $groups ->
         [1] Først prøvd med poenggruppene som de er:
        *[other] Deretter prøvd med de { $groups } laveste poenggruppene som én:
    }
reason-dubov_step_over_at_end =
    { $count ->
         [one] Nummer { $players } er til overs til slutt, så det går ikke opp.
        *[other] Numrene { $players } er til overs til slutt, så det går ikke opp.
    }
reason-dubov_step_halves_in_vain = De to halvdelene kan ikke pares, så det går ikke opp.
reason-dubov_step_joined = De { $groups } laveste poenggruppene slås sammen.
reason-dubov_step_by_rank = Alle { $players } spillerne pares etter poeng og styrke, den første lovlige paringen.

# What a group, a board or the round leaves to be desired.
reason-dubov_group_preferences = Spillere som ikke får fargen de skulle ha: { $count }.
reason-dubov_group_left = Flytere nedover: { $count }.
reason-dubov_due_white = { $due } skulle hatt hvit.
reason-dubov_due_black = { $due } skulle hatt svart.
reason-dubov_met_all_blacks = { $due } kan ikke møte noen i den svarte kolonnen.
reason-dubov_groups_joined = Reglene lar spillere bli til overs, så de { $groups } laveste poenggruppene ble slått sammen. Dommeren står inne for en slik avgjørelse.
reason-dubov_paired_by_rank = Reglene lar spillere bli til overs selv i én samlet gruppe, så den første lovlige paringen ble valgt. Dommeren står inne for en slik avgjørelse.

# A rating inside brackets. Nobody is rated 0: that is how the system counts somebody without a rating.
dubov-rating =
    { $rating ->
         [0] ingen rating, noe som regnes som 0
        *[other] rating { $rating }
    }
dubov-rating-short =
    { $rating ->
         [0] ingen rating, noe som regnes som 0
        *[other] { $rating }
    }
dubov-rating-white =
    { $white_rating ->
         [0] ingen rating, noe som regnes som 0
        *[other] { $white_rating }
    }
