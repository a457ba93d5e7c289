# What happened
reason-happened_flag_claimed = { side } hævder, at { other-side.within-of } tid er gået.
reason-happened_flag_noticed = Dommeren ser, at { side.within-of } vinge er faldet.
reason-happened_both_flags = Begge vinger er faldet.
reason-happened_stopped = { side } standsede urene.
reason-happened_clock_defect = Uret siges at være defekt.
reason-happened_clock_wrongly_set = Uret siges at være forkert indstillet.
reason-happened_clock_handling = Uret blev ikke betjent, som det skal.

# One flag
reason-flag_not_fallen = { side.of } vinge er ikke faldet: kravet afvises.
reason-flag_players_call = Her er det kun spillerne, der påtaler vingefald. Dommeren siger intet om { side.within-of } vinge, og partiet fortsætter.
reason-flag_enough_moves = { side } havde fuldført { $moves } træk, da vingen faldt, og der krævedes { $required }: partiet fortsætter i næste periode.
reason-flag_lost =
    { side } { $required ->
         [0] overskred tiden, før partiet var afgjort,
        *[other] overskred tiden efter { $moves } af { $required } træk
    } og taber.
reason-flag_no_mate =
    { side } { $required ->
         [0] overskred tiden, før partiet var afgjort
        *[other] overskred tiden efter { $moves } af { $required } træk
    }, men { other-side.within } kan ikke sætte mat med nogen følge af lovlige træk: partiet er remis.
reason-flag_own_down = { side.of } egen vinge er også faldet: der kan ikke vindes på tid.
reason-flag_own_first = { side.of } egen vinge faldt først: kravet afvises.

# Both flags
reason-both_flags_always_drawn = Begge vinger er faldet: partiet er remis, uanset hvilken der faldt først.
reason-both_flags_play_on = Det kan ikke afgøres, hvilken vinge der faldt først, og det er ikke sidste periode: partiet fortsætter, og næste træk er det første i den nye periode.
reason-both_flags_drawn = Det kan ikke afgøres, hvilken vinge der faldt først, og alle resterende træk skulle udføres: partiet er remis.
reason-both_flags_play_on_by_analogy = Det kan ikke afgøres, hvilken vinge der faldt først. Efter analogi med reglerne for partier uden tillægstid fortsætter partiet i næste periode.
reason-both_flags_drawn_by_analogy = Det kan ikke afgøres, hvilken vinge der faldt først. Efter analogi med reglerne for partier uden tillægstid er partiet remis.
reason-both_flags_no_rule =
    Begge vinger er faldet, og reglerne for partier uden tillægstid gælder ikke her. Dommeren kan følge dem efter analogi eller rette sig efter uret. { $color ->
         [white] Efter uret faldt hvids først.
         [black] Efter uret faldt sorts først.
        *[other] Uret viser ikke rækkefølgen.
    }

# Stopping and setting
reason-stop_reason_judged =
    { side } standsede urene. Var der god grund til det? { $reason ->
         [none] Der er ikke angivet nogen grund.
        *[other] Angivet: { $reason }.
    }
reason-stop_accepted = { side } havde god grund til at standse urene og tilkalde dommeren.
reason-stop_without_reason = { side } havde ingen god grund til at standse urene og får en advarsel. Dommeren kan vælge en anden straf på listen.
reason-clock_defect_judged = Er uret åbenlyst defekt? I så fald udskiftes det, og dommeren fastsætter tiderne; ellers gælder det, uret viser.
reason-clock_setting_judged = Var uret forkert indstillet? I så fald retter dommeren tiderne og træktælleren.
reason-clock_replaced = Uret er åbenlyst defekt. Det udskiftes, og dommeren fastsætter tiderne efter bedste skøn.
reason-clock_setting_corrected = Uret var forkert indstillet. Dommeren retter det efter bedste skøn.
reason-clock_display_stands = Ingen åbenlys fejl: det, uret viser, gælder.
reason-clock_hand_judged =
    Uret trykkes ned med den hånd, der trak, og ingen finger hviler på knappen. { $color ->
         [white] Det gælder hvid.
         [black] Det gælder sort.
        *[other] Dommeren nævner spilleren.
    } Dommeren kan lade det passere eller straffe det.
reason-clock_misuse_judged =
    Man må ikke slå på uret, løfte det eller vælte det. { $color ->
         [white] Det gælder hvid.
         [black] Det gælder sort.
        *[other] Dommeren nævner spilleren.
    } Dommeren kan lade det passere eller straffe det.
reason-clock_misuse_to_punish =
    Man må ikke slå på uret, løfte det eller vælte det. { $color ->
         [white] Det gælder hvid.
         [black] Det gælder sort.
        *[other] Dommeren nævner spilleren.
    } Det skal straffes; dommeren vælger straffen.
reason-clock_handling_left = Dommeren lader det passere.
reason-adjusting_without_clock = { side } rettede på brikker, mens spillerens eget ur ikke gik.

# What a script cannot contain
reason-script_flag_not_fallen = { side.of } vinge er ikke faldet på manuskriptets eget ur på dette tidspunkt.
reason-script_already_started = Uret er allerede sat i gang.
