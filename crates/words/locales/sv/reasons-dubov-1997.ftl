# Dubov Swiss of 1997: why a board, a colour, a float or a bye is as it is.
# In the first ones the page has just said: this player would have met that one.
reason-dubov_met_before = { reason-met_before }
reason-dubov_both_need_white = Båda måste ha vit.
reason-dubov_both_need_black = Båda måste ha svart.
reason-dubov_no_colour_left = { $stuck } får varken ha vit eller svart längre.
reason-dubov_rows_below = Då kunde inte alla rader nedanför fyllas.
reason-dubov_others_left = Då kunde inte alla de andra i poänggruppen lottas.
reason-dubov_rest_below = { reason-exchanged }

# Colours.
reason-dubov_both_preferences = { $white } ska ha vit och { $black } svart.
reason-dubov_one_preference = Bara { $due } har anspråk på en färg och får den.
reason-dubov_may_not_have_black = { $due } får inte ha svart nu.
reason-dubov_may_not_have_white = { $due } får inte ha vit nu.
reason-dubov_colour_balance = Hittills: { $white } vit { $white_whites }, svart { $white_blacks }; { $black } vit { $black_whites }, svart { $black_blacks }. Vit till { $white } jämnar ut det.
reason-dubov_colour_back = Räknat bakåt parti för parti skiljer sig färgerna första gången { $games ->
         [1] för ett parti sedan
        *[other] för { $games } partier sedan
    }; { $white } hade svart och { $black } vit.
reason-dubov_higher_average = { $white } har mött de starkare motståndarna: { $white_average },{ $white_tenth } i snitt, { $black } { $black_average },{ $black_tenth }.
reason-dubov_lower_rating = { $white } har lägst rating: { dubov-rating-white }, { $black } { $black_rating }.
reason-dubov_alphabet = Allt annat är lika, så den första på listan får vit: { $white }.
reason-dubov_lot_odd_board = Bord { $board }: udda bord följer lottdragningen för det första.
reason-dubov_lot_even_board = Bord { $board }: jämna bord är omvända mot lottdragningen för det första.

# The bye.
reason-dubov_bye = Frirond: lägst rating ({ dubov-rating-short }) i den lägsta poänggruppen bland dem som kan ha den.
reason-dubov_bye_round_one = Antalet spelare är udda ({ $players }), så den sista har frirond i första ronden.
reason-dubov_bye_had = { reason-met_bye }
reason-dubov_bye_won_unplayed = Vann utan att spela i rond { $round }.
reason-dubov_bye_rest = Då kunde inte alla de andra lottas.

# What a proposed round may not do.
reason-dubov_colour_difference = Antalet för { $player } skulle bli vit { $whites }, svart { $blacks }; skillnaden får inte vara över två.
reason-dubov_third_white = { $player } skulle få vit tre gånger i rad.
reason-dubov_third_black = { $player } skulle få svart tre gånger i rad.
reason-dubov_bye_after_win = { $player } vann utan att spela i rond { $round } och kan inte ha frirond.

# Floats.
reason-dubov_floats_down = Blev över i poänggruppen och kan lottas i nästa; ska flyta före andra som kunde undvaras ({ dubov-rating }).
reason-dubov_floats_on = Blev över i poänggruppen; ingen som hellre skulle flyta kunde undvaras ({ dubov-rating }).
reason-dubov_could_not_be_spared = { $player } kunde inte flyta i stället, för då kunde inte alla de andra i poänggruppen lottas.
reason-dubov_meets_floater = Möter flytaren { $floater }: den högsta ratingen bland dem vars färg passar bäst ({ dubov-rating-short }).
reason-dubov_up_for = Uppflyttad eftersom { $current } inte har några kvar att möta i gruppen ovanför ({ dubov-rating }). Först kommer den som ska ha den andra färgen, sedan den högsta ratingen, sedan det lägsta snittet av motståndarna.
    .into = Uppflyttad till poänggruppen med { $into }, där { $current } inte har någon kvar att möta ({ dubov-rating }). Först kommer den som ska ha den andra färgen, sedan den högsta ratingen, sedan det lägsta snittet av motståndarna.
reason-dubov_up_for_odd = Uppflyttad eftersom gruppen ovanför har ett udda antal spelare ({ dubov-rating }). Först kommer den som ska ha den färg som färre i gruppen ska ha, sedan den högsta ratingen, sedan det lägsta snittet av motståndarna.
    .into = Uppflyttad till poänggruppen med { $into }, där antalet kvar är udda ({ dubov-rating }). Först kommer den som ska ha den färg som färre i gruppen ska ha, sedan den högsta ratingen, sedan det lägsta snittet av motståndarna.
reason-dubov_meets_brought_up = Möter { $brought }, som flyttades upp.
reason-dubov_joined_float = De lägsta poänggrupperna slogs ihop.
reason-dubov_round_one_float = Poänggruppen har ett udda antal spelare i första ronden.

# The steps of a group.
reason-dubov_step_standard = Standardkraven är uppfyllda: { $players } spelare, lika långa kolumner, och alla har en möjlig motståndare.
reason-dubov_step_standard_open = Standardkraven är uppfyllda: { $players } spelare, lika långa kolumner med dem utan färganspråk i den kortare, och alla har en möjlig motståndare.
reason-dubov_step_floater = Flytaren { $floater } möter { $opponent }, den högsta ratingen bland dem vars färg passar bäst ({ dubov-rating-short }).
reason-dubov_step_floater_goes_on = Flytaren { $floater } kan inte möta någon här och går vidare nedåt.
reason-dubov_step_up_for = { $brought } ({ dubov-rating-short }) flyttas upp eftersom { $current } inte har några kvar att möta.
reason-dubov_step_nobody_for = { $current } har inga kvar att möta, och ingen kan flyttas upp.
reason-dubov_step_up_for_odd = { $brought } ({ dubov-rating-short }) flyttas upp eftersom gruppen har ett udda antal spelare.
reason-dubov_step_nobody_for_odd = Gruppen har ett udda antal spelare ({ $players }), och ingen kan flyttas upp.
reason-dubov_step_up_enough = { $moved } flyttas inte upp; möten med någon med fler poäng: { $times }, varav { $running } i rad nu senast.
reason-dubov_step_to_black = { $turned } flyttas till den svarta kolumnen (motståndarsnitt { $average },{ $tenth }).
reason-dubov_step_to_white = { $turned } flyttas till den vita kolumnen (motståndarsnitt { $average },{ $tenth }).
reason-dubov_step_may_not_turn = Kolumnerna förblir olika långa: { $count } till skulle behöva byta, och ingen annan får ha den andra färgen.
reason-dubov_step_same_column = { $one } kan inte möta någon i den svarta kolumnen och möter { $other } i den vita.
reason-dubov_step_columns_anew = De andra { $players } spelarna ställs upp i kolumner på nytt.
reason-dubov_step_row = Rad { $place }: { $left } (motståndarsnitt { $average },{ $tenth }) och { $right } ({ dubov-rating }).
reason-dubov_step_row_changed = Rad { $place }, ändrad: { $left } (motståndarsnitt { $average },{ $tenth }) och { $right } ({ dubov-rating }).
reason-dubov_step_rows_changed = Rader ändrade eftersom spelare inte får mötas: { $count }.
reason-dubov_step_rows_short = Alla rader kan inte fyllas: nummer { $players } kan bara möta nummer { $others } i den andra kolumnen.
reason-dubov_step_rows_nobody = Alla rader kan inte fyllas: nummer { $players } kan inte möta någon i den andra kolumnen.
reason-dubov_step_fewer_over =
    Kolumnerna som de är uppställda lämnar { $formed } över, fler än nödvändigt. När de som stannar ställs upp i kolumner på nytt { $over ->
         [one] blir bara en över.
        *[other] blir bara { $over } över.
    }
reason-dubov_step_floats = { $floater } blir över och flyter ned.
reason-dubov_step_goes_back = { $brought } flyttades upp förgäves och går tillbaka till sin egen poänggrupp.
reason-dubov_step_halves = { $players } spelare efter rating: övre halvan mot nedre halvan.
reason-dubov_step_attempt =
    { $groups ->
         [1] Först prövat med poänggrupperna som de är:
        *[other] Därefter prövat med de { $groups } lägsta poänggrupperna som en:
    }
reason-dubov_step_over_at_end =
    { $count ->
         [one] Nummer { $players } blir över till slut, så det går inte ihop.
        *[other] Numren { $players } blir över till slut, så det går inte ihop.
    }
reason-dubov_step_halves_in_vain = De två halvorna kan inte lottas, så det går inte ihop.
reason-dubov_step_joined = De { $groups } lägsta poänggrupperna slås ihop.
reason-dubov_step_by_rank = Alla { $players } spelare lottas efter poäng och styrka, den första tillåtna lottningen.

# What a group, a board or the round leaves to be desired.
reason-dubov_group_preferences = Spelare som inte får den färg de skulle ha: { $count }.
reason-dubov_group_left = Spelare som flyter ned: { $count }.
reason-dubov_due_white = { $due } skulle ha haft vit.
reason-dubov_due_black = { $due } skulle ha haft svart.
reason-dubov_met_all_blacks = { $due } kan inte möta någon i den svarta kolumnen.
reason-dubov_groups_joined = Reglerna lämnar spelare över, så de { $groups } lägsta poänggrupperna slogs ihop. Domaren svarar för ett sådant beslut.
reason-dubov_paired_by_rank = Reglerna lämnar spelare över även i en enda grupp, så den första tillåtna lottningen valdes. Domaren svarar för ett sådant beslut.

# A rating inside brackets. Nobody is rated 0: that is how the system counts somebody without a rating.
dubov-rating =
    { $rating ->
         [0] ingen rating, vilket räknas som 0
        *[other] rating { $rating }
    }
dubov-rating-short =
    { $rating ->
         [0] ingen rating, vilket räknas som 0
        *[other] { $rating }
    }
dubov-rating-white =
    { $white_rating ->
         [0] ingen rating, vilket räknas som 0
        *[other] { $white_rating }
    }
