# Dubov Swiss of 1997: why a board, a colour, a float or a bye is as it is.
# In the first ones the page has just said: this player would have met that one.
reason-dubov_met_before = { reason-met_before }
reason-dubov_both_need_white = Begge skal have hvid.
reason-dubov_both_need_black = Begge skal have sort.
reason-dubov_no_colour_left = { $stuck } må hverken få hvid eller sort mere.
reason-dubov_rows_below = Så kunne rækkerne nedenunder ikke alle fyldes.
reason-dubov_others_left = Så kunne de andre i pointpuljen ikke alle parres.
reason-dubov_rest_below = { reason-exchanged }

# Colours.
reason-dubov_both_preferences = { $white } skal have hvid og { $black } sort.
reason-dubov_one_preference = Kun { $due } har krav på en farve og får den.
reason-dubov_may_not_have_black = { $due } må ikke få sort nu.
reason-dubov_may_not_have_white = { $due } må ikke få hvid nu.
reason-dubov_colour_balance = { $white } har haft hvid { $white_whites } og sort { $white_blacks } gange, { $black } { $black_whites } og { $black_blacks } gange: hvid udligner det.
reason-dubov_colour_back = Regnet baglæns parti for parti er farverne første gang forskellige { $games ->
         [1] for et parti siden
        *[other] for { $games } partier siden
    }; { $white } havde sort og { $black } hvid.
reason-dubov_higher_average = { $white } har mødt de stærkeste modstandere: { $white_average },{ $white_tenth } i gennemsnit, { $black } { $black_average },{ $black_tenth }.
reason-dubov_lower_rating = { $white } har det laveste ratingtal: { dubov-rating-white }, { $black } { $black_rating }.
reason-dubov_alphabet = Alt andet er lige, så den første på listen får hvid: { $white }.
reason-dubov_lot_odd_board = Bræt { $board }: ulige brætter følger lodtrækningen for det første.
reason-dubov_lot_even_board = Bræt { $board }: lige brætter får det omvendte af lodtrækningen for det første.

# The bye.
reason-dubov_bye = Oversidder: laveste ratingtal ({ dubov-rating-short }) i den laveste pointpulje blandt dem, der kan være det.
reason-dubov_bye_round_one = Antallet af spillere er ulige ({ $players }), så den sidste er oversidder i første runde.
reason-dubov_bye_had = { reason-met_bye }
reason-dubov_bye_won_unplayed = Vandt uden at spille i { $round }. runde.
reason-dubov_bye_rest = Så kunne de andre ikke alle parres.

# What a proposed round may not do.
reason-dubov_colour_difference = { $player } ville få hvid { $whites } og sort { $blacks } gange; forskellen må ikke være over to.
reason-dubov_third_white = { $player } ville få hvid tre gange i træk.
reason-dubov_third_black = { $player } ville få sort tre gange i træk.
reason-dubov_bye_after_win = { $player } vandt uden at spille i { $round }. runde og kan ikke være oversidder.

# Floats.
reason-dubov_floats_down = Blev til overs i pointpuljen og kan parres i den næste; skal før andre, der kunne undværes, være flyder ({ dubov-rating }).
reason-dubov_floats_on = Blev til overs i pointpuljen; ingen, der hellere skulle være flyder, kunne undværes ({ dubov-rating }).
reason-dubov_could_not_be_spared = { $player } kunne ikke være flyder i stedet, for så kunne de andre i pointpuljen ikke alle parres.
reason-dubov_meets_floater = Møder flyderen { $floater }: det højeste ratingtal blandt dem, hvis farve passer bedst ({ dubov-rating-short }).
reason-dubov_up_for = Flyttet op, fordi { $current } ikke har flere at møde i puljen ovenover ({ dubov-rating }). Først kommer den, der skal have den anden farve, så det højeste ratingtal, så det laveste gennemsnit af modstanderne.
    .into = Flyttet op i pointpuljen med { $into }, hvor { $current } ikke har nogen tilbage at møde ({ dubov-rating }). Først kommer den, der skal have den anden farve, så det højeste ratingtal, så det laveste gennemsnit af modstanderne.
reason-dubov_up_for_odd = Flyttet op, fordi puljen ovenover har et ulige antal spillere ({ dubov-rating }). Først kommer den, der skal have den farve, som færrest i puljen skal have, så det højeste ratingtal, så det laveste gennemsnit af modstanderne.
    .into = Flyttet op i pointpuljen med { $into }, hvor antallet tilbage er ulige ({ dubov-rating }). Først kommer den, der skal have den farve, som færrest i puljen skal have, så det højeste ratingtal, så det laveste gennemsnit af modstanderne.
reason-dubov_meets_brought_up = Møder { $brought }, der blev flyttet op.
reason-dubov_joined_float = De laveste pointpuljer blev lagt sammen.
reason-dubov_round_one_float = Pointpuljen har et ulige antal spillere i første runde.

# The steps of a group.
reason-dubov_step_standard = Standardkravene er opfyldt: { $players } spillere, lige lange kolonner, og alle har en mulig modstander.
reason-dubov_step_standard_open = Standardkravene er opfyldt: { $players } spillere, lige lange kolonner med dem uden farvekrav i den korteste, og alle har en mulig modstander.
reason-dubov_step_floater = Flyderen { $floater } møder { $opponent }, det højeste ratingtal blandt dem, hvis farve passer bedst ({ dubov-rating-short }).
reason-dubov_step_floater_goes_on = Flyderen { $floater } kan ikke møde nogen her og fortsætter nedad.
reason-dubov_step_up_for = { $brought } ({ dubov-rating-short }) flyttes op, fordi { $current } ikke har flere at møde.
reason-dubov_step_nobody_for = { $current } har ikke flere at møde, og ingen kan flyttes op.
reason-dubov_step_up_for_odd = { $brought } ({ dubov-rating-short }) flyttes op, fordi puljen har et ulige antal spillere.
reason-dubov_step_nobody_for_odd = Puljen har et ulige antal spillere ({ $players }), og ingen kan flyttes op.
reason-dubov_step_up_enough = { $moved } flyttes ikke op: har mødt en med flere point { $times } gange, { $running } gange i træk til nu.
reason-dubov_step_to_black = { $turned } flyttes til den sorte kolonne (modstandergennemsnit { $average },{ $tenth }).
reason-dubov_step_to_white = { $turned } flyttes til den hvide kolonne (modstandergennemsnit { $average },{ $tenth }).
reason-dubov_step_may_not_turn = Kolonnerne forbliver ulige lange: { $count } mere skulle skifte, og ingen andre må få den anden farve.
reason-dubov_step_same_column = { $one } kan ikke møde nogen i den sorte kolonne og møder { $other } i den hvide.
reason-dubov_step_columns_anew = De andre { $players } spillere stilles op i kolonner på ny.
reason-dubov_step_row = Række { $place }: { $left } (modstandergennemsnit { $average },{ $tenth }) og { $right } ({ dubov-rating }).
reason-dubov_step_row_changed = Række { $place }, ændret: { $left } (modstandergennemsnit { $average },{ $tenth }) og { $right } ({ dubov-rating }).
reason-dubov_step_rows_changed = Rækker ændret, fordi spillere ikke må mødes: { $count }.
reason-dubov_step_rows_short = Ikke alle rækker kan fyldes: nummer { $players } kan kun møde nummer { $others } i den anden kolonne.
reason-dubov_step_rows_nobody = Ikke alle rækker kan fyldes: nummer { $players } kan ikke møde nogen i den anden kolonne.
reason-dubov_step_fewer_over =
    Kolonnerne, som de er stillet op, lader { $formed } være til overs, flere end nødvendigt. Når de, der bliver, stilles op i kolonner på ny, { $over ->
         [one] er kun én til overs.
        *[other] er kun { $over } til overs.
    }
reason-dubov_step_floats = { $floater } bliver til overs og er flyder.
reason-dubov_step_goes_back = { $brought } blev flyttet op forgæves og går tilbage til sin egen pointpulje.
reason-dubov_step_halves = { $players } spillere efter ratingtal: øverste halvdel mod nederste halvdel.
reason-dubov_step_attempt =
    { $groups ->
         [1] Først prøvet med pointpuljerne, som de er:
        *[other] Derefter prøvet med de { $groups } laveste pointpuljer som én:
    }
reason-dubov_step_over_at_end =
    { $count ->
         [one] Nummer { $players } er til overs til sidst, så det går ikke op.
        *[other] Numrene { $players } er til overs til sidst, så det går ikke op.
    }
reason-dubov_step_halves_in_vain = De to halvdele kan ikke parres, så det går ikke op.
reason-dubov_step_joined = De { $groups } laveste pointpuljer lægges sammen.
reason-dubov_step_by_rank = Alle { $players } spillere parres efter point og styrke, den første lovlige parring.

# What a group, a board or the round leaves to be desired.
reason-dubov_group_preferences = Spillere, der ikke får den farve, de skulle have: { $count }.
reason-dubov_group_left = Flydere nedad: { $count }.
reason-dubov_due_white = { $due } skulle have haft hvid.
reason-dubov_due_black = { $due } skulle have haft sort.
reason-dubov_met_all_blacks = { $due } kan ikke møde nogen i den sorte kolonne.
reason-dubov_groups_joined = Reglerne lader spillere være til overs, så de { $groups } laveste pointpuljer blev lagt sammen. Dommeren står inde for en sådan afgørelse.
reason-dubov_paired_by_rank = Reglerne lader spillere være til overs selv i én samlet pulje, så den første lovlige parring blev valgt. Dommeren står inde for en sådan afgørelse.

# A rating inside brackets. Nobody is rated 0: that is how the system counts somebody without a rating.
dubov-rating =
    { $rating ->
         [0] intet ratingtal, hvilket tæller som 0
        *[other] ratingtal { $rating }
    }
dubov-rating-short =
    { $rating ->
         [0] intet ratingtal, hvilket tæller som 0
        *[other] { $rating }
    }
dubov-rating-white =
    { $white_rating ->
         [0] intet ratingtal, hvilket tæller som 0
        *[other] { $white_rating }
    }
