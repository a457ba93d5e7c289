# Kandidatresultater og tittelnormer: hvorfor et resultat er et, og hvorfor et parti ikke teller.
reason-reached = { $points } av { $rounds }; kravet er { $required }.
reason-points_short = { $points } av { $rounds }; kravet er { $required }.
reason-candidate_in_reach = Innen rekkevidde: { $points } så langt. Det kreves minst { $least } til i rundene som gjenstår ({ $ahead }), mer hvis motstanderne er svake; mot de svakeste er ikke engang alle poeng nok.
    .enough = Innen rekkevidde: { $points } så langt. I rundene som gjenstår ({ $ahead }) kreves minst { $least } til; { $enough } er nok mot alle.
    .exactly = Innen rekkevidde: { $points } så langt; det kreves { $exactly } til i rundene som gjenstår ({ $ahead }).
reason-candidate_out_of_reach = Utenfor rekkevidde: { $points } så langt, og ikke engang alle poeng i rundene som gjenstår ({ $ahead }) er nok.
reason-average_below_table = Snittet er { $average }; under { $least } finnes det ikke noe kandidatresultat.
reason-too_few_rounds =
    { $rounds ->
        [one] Én runde teller
       *[other] { $rounds } runder teller
    }; minst { $least } kreves.
reason-not_qualifying = Turneringen gir ikke kandidatresultater.
reason-candidate_kind_unstated = Om turneringen gir kandidatresultater, er ikke oppgitt: hva slags turnering det er, eller ratingkomiteens godkjenning.
reason-candidate_awaits_approval = Poengene er nok. Men hva slags turnering det er, eller ratingkomiteens godkjenning, er ikke oppgitt, og uten det er det ikke noe kandidatresultat.
reason-candidate_round_without_game = Ikke noe parti ved brettet: verken runden eller poenget teller.
reason-candidate_round_missed = Spilleren var borte: runden teller, uten poeng.
reason-candidate_opponent_unrated = { $player } har ingen rating: partiet utelates til det finnes en.
reason-norm_average_of = ({ $terms }) / { $games } = { $exact }, snitt { $average }.
    .difference = ({ $terms }) / { $games } = { $exact }, snitt { $average }; en score på { $percent } % svarer til { $difference }.
reason-norm_round_without_game =
    Runde { $round }: { $kind ->
        [bye] frirunde
        [full] frirunde med ett poeng
        [half] frirunde med et halvt poeng
        [zero] frirunde uten poeng
        [withdrawn] trukket seg
       *[absent] ikke satt opp
    }. Ikke noe parti, så den teller ikke.
reason-norm_game_not_played = Partiet mot { $player } ble ikke avgjort ved brettet.
reason-norm_game_outside_fide = { $player } hører ikke til noe forbund under FIDE.
reason-norm_game_unrated_scoreless = { $player } er uten rating og fikk ingenting mot ratede spillere.
reason-norm_one_game_not_played = Åtte partier er nok: i runde { $round } var det ingen motstander.
    .player = Åtte partier er nok: i runde { $round } møtte ikke { $player }.
reason-norm_event_too_short =
    { $rounds ->
        [one] Turneringen har én runde
       *[other] Turneringen har { $rounds } runder
    }; en norm krever { $games } partier. Ingen kan oppnå en her.
reason-norm_last_game_as_loss = { $player } uteble i siste runde; partiet trengs for antallet og teller som tapt.
reason-norm_game_beaten_left_out = { $player } ble slått og kan utelates.
reason-norm_game_after_norm = Normen var i havn før partiet mot { $player }.
reason-norm_federations_exempt = Et mesterskap av dette slaget er fritatt fra kravene til forbund.
reason-norm_federations_open_field = Det spiller så mange ratede gjester at kravene til forbund ikke gjelder.
reason-norm_not_before_last = { $round } av { $last } runder er satt opp; siste runde kan vurderes når den nest siste er det.
reason-title_player_unknown = Det er ingen spiller { $found } i svaret; spillerne er: { $expected }.
