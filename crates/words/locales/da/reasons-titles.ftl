# Kandidatresultater og titelnormer: hvorfor et resultat er et, og hvorfor et parti ikke tæller.
reason-reached = { $points } af { $rounds }; kravet er { $required }.
reason-points_short = { $points } af { $rounds }; kravet er { $required }.
reason-candidate_in_reach = Inden for rækkevidde: { $points } indtil nu. Der kræves mindst { $least } mere i de kommende runder ({ $ahead }), mere hvis modstanderne er svage; mod de svageste rækker end ikke alle point.
    .enough = Inden for rækkevidde: { $points } indtil nu. I de kommende runder ({ $ahead }) kræves mindst { $least } mere; { $enough } er nok mod enhver.
    .exactly = Inden for rækkevidde: { $points } indtil nu; der kræves { $exactly } mere i de kommende runder ({ $ahead }).
reason-candidate_out_of_reach = Uden for rækkevidde: { $points } indtil nu, og end ikke alle point i de kommende runder ({ $ahead }) er nok.
reason-average_below_table = Gennemsnittet er { $average }; under { $least } findes der intet kandidatresultat.
reason-too_few_rounds =
    { $rounds ->
        [one] Én runde tæller
       *[other] { $rounds } runder tæller
    }; mindst { $least } kræves.
reason-not_qualifying = Turneringen giver ikke kandidatresultater.
reason-candidate_kind_unstated = Om turneringen giver kandidatresultater, er ikke angivet: dens art eller ratingkomitéens godkendelse.
reason-candidate_awaits_approval = Pointene er nok. Men turneringens art eller ratingkomitéens godkendelse er ikke angivet, og uden den er der intet kandidatresultat.
reason-candidate_round_without_game = Intet parti ved brættet: hverken runden eller dens point tæller.
reason-candidate_round_missed = Spilleren var væk: runden tæller, uden point.
reason-candidate_opponent_unrated = { $player } har ingen rating: partiet udelades, indtil der er en.
reason-norm_average_of = ({ $terms }) / { $games } = { $exact }, gennemsnit { $average }.
    .difference = ({ $terms }) / { $games } = { $exact }, gennemsnit { $average }; en score på { $percent } % svarer til { $difference }.
reason-norm_round_without_game =
    Runde { $round }: { $kind ->
        [bye] oversidder
        [full] fri runde med ét point
        [half] fri runde med et halvt point
        [zero] fri runde uden point
        [withdrawn] udtrådt
       *[absent] ikke parret
    }. Intet parti, så den tæller ikke.
reason-norm_game_not_played = Partiet mod { $player } blev ikke afgjort ved brættet.
reason-norm_game_outside_fide = { $player } hører ikke til noget forbund under FIDE.
reason-norm_game_unrated_scoreless = { $player } er uden rating og fik intet mod ratede spillere.
reason-norm_one_game_not_played = Otte partier er nok: i runde { $round } var der ingen modstander.
    .player = Otte partier er nok: i runde { $round } udeblev { $player }.
reason-norm_event_too_short =
    { $rounds ->
        [one] Turneringen har én runde
       *[other] Turneringen har { $rounds } runder
    }; en norm kræver { $games } partier. Ingen kan opnå en her.
reason-norm_last_game_as_loss = { $player } udeblev i sidste runde; partiet er nødvendigt for antallet og tæller som tabt.
reason-norm_game_beaten_left_out = { $player } blev slået og kan udelades.
reason-norm_game_after_norm = Normen var hjemme før partiet mod { $player }.
reason-norm_federations_exempt = Et mesterskab af den slags er fritaget for kravene til forbund.
reason-norm_federations_open_field = Der spiller så mange ratede gæster, at kravene til forbund ikke gælder.
reason-norm_not_before_last = { $round } af { $last } runder er parret; sidste runde kan vurderes, når den næstsidste er det.
reason-title_player_unknown = Der er ingen spiller { $found } i svaret; der er: { $expected }.
