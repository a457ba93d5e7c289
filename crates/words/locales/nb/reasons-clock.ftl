# What happened
reason-happened_flag_claimed = { side } påtaler at { other-side.within-of } tid er ute.
reason-happened_flag_noticed = Dommeren ser at { side.within-of } klaff har falt.
reason-happened_both_flags = Begge klaffene har falt.
reason-happened_stopped = { side } stanset klokkene.
reason-happened_clock_defect = Klokka sies å være defekt.
reason-happened_clock_wrongly_set = Klokka sies å være feil innstilt.
reason-happened_clock_handling = Klokka ble ikke behandlet slik den skal.

# One flag
reason-flag_not_fallen = { side.of } klaff har ikke falt: kravet avvises.
reason-flag_players_call = Her er det bare spillerne som påtaler klaffefall. Dommeren sier ingenting om { side.within-of } klaff, og partiet fortsetter.
reason-flag_enough_moves = { side } hadde fullført { $moves } trekk da klaffen falt, og det krevdes { $required }: partiet fortsetter i neste periode.
reason-flag_lost =
    { side } { $required ->
         [0] overskred tiden før partiet var avgjort,
        *[other] overskred tiden etter { $moves } av { $required } trekk
    } og taper.
reason-flag_no_mate =
    { side } { $required ->
         [0] overskred tiden før partiet var avgjort
        *[other] overskred tiden etter { $moves } av { $required } trekk
    }, men { other-side.within } kan ikke sette matt med noen rekke av lovlige trekk: partiet er remis.
reason-flag_own_down = { side.of } egen klaff har også falt: det kan ikke vinnes på tid.
reason-flag_own_first = { side.of } egen klaff falt først: kravet avvises.

# Both flags
reason-both_flags_always_drawn = Begge klaffene har falt: partiet er remis, uansett hvilken som falt først.
reason-both_flags_play_on = Det lar seg ikke fastslå hvilken klaff som falt først, og det er ikke siste periode: partiet fortsetter, og neste trekk er det første i den nye perioden.
reason-both_flags_drawn = Det lar seg ikke fastslå hvilken klaff som falt først, og alle resterende trekk skulle utføres: partiet er remis.
reason-both_flags_play_on_by_analogy = Det lar seg ikke fastslå hvilken klaff som falt først. Etter analogi med reglene for partier uten tilleggstid fortsetter partiet i neste periode.
reason-both_flags_drawn_by_analogy = Det lar seg ikke fastslå hvilken klaff som falt først. Etter analogi med reglene for partier uten tilleggstid er partiet remis.
reason-both_flags_no_rule =
    Begge klaffene har falt, og reglene for partier uten tilleggstid gjelder ikke her. Dommeren kan følge dem etter analogi eller rette seg etter klokka. { $color ->
         [white] Etter klokka falt hvits først.
         [black] Etter klokka falt svarts først.
        *[other] Klokka viser ikke rekkefølgen.
    }

# Stopping and setting
reason-stop_reason_judged =
    { side } stanset klokkene. Var det god grunn til det? { $reason ->
         [none] Det er ikke oppgitt noen grunn.
        *[other] Oppgitt: { $reason }.
    }
reason-stop_accepted = { side } hadde god grunn til å stanse klokkene og tilkalle dommeren.
reason-stop_without_reason = { side } hadde ingen god grunn til å stanse klokkene og får en advarsel. Dommeren kan velge en annen straff på listen.
reason-clock_defect_judged = Er klokka åpenbart defekt? I så fall byttes den, og dommeren fastsetter tidene; ellers gjelder det klokka viser.
reason-clock_setting_judged = Var klokka feil innstilt? I så fall retter dommeren tidene og trekktelleren.
reason-clock_replaced = Klokka er åpenbart defekt. Den byttes, og dommeren fastsetter tidene etter beste skjønn.
reason-clock_setting_corrected = Klokka var feil innstilt. Dommeren retter den etter beste skjønn.
reason-clock_display_stands = Ingen åpenbar feil: det klokka viser, gjelder.
reason-clock_hand_judged =
    Det trykkes på klokka med hånden som flyttet, og ingen finger hviler på knappen. { $color ->
         [white] Det gjelder hvit.
         [black] Det gjelder svart.
        *[other] Dommeren nevner spilleren.
    } Dommeren kan la det passere eller straffe det.
reason-clock_misuse_judged =
    Det er ikke lov å slå hardt på, løfte eller velte klokka. { $color ->
         [white] Det gjelder hvit.
         [black] Det gjelder svart.
        *[other] Dommeren nevner spilleren.
    } Dommeren kan la det passere eller straffe det.
reason-clock_misuse_to_punish =
    Det er ikke lov å slå hardt på, løfte eller velte klokka. { $color ->
         [white] Det gjelder hvit.
         [black] Det gjelder svart.
        *[other] Dommeren nevner spilleren.
    } Det skal straffes; dommeren velger straffen.
reason-clock_handling_left = Dommeren lar det passere.
reason-adjusting_without_clock = { side } rettet på brikker mens spillerens egen klokke ikke gikk.

# What a script cannot contain
reason-script_flag_not_fallen = { side.of } klaff har ikke falt på skriptets egen klokke på dette tidspunktet.
reason-script_already_started = Klokka er allerede satt i gang.
