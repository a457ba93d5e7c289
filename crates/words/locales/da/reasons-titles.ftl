# Kandidatresultater og titelnormer: hvorfor et resultat er et, og hvorfor et parti ikke tæller.
reason-reached = { $points } af { $rounds }; kravet er { $required }.
reason-points_short = { reason-reached }
reason-candidate_in_reach =
    Inden for rækkevidde: { $points } indtil nu. { $strong ->
         [enough] Mod de stærkeste, der kan mødes, er det allerede nok
        *[other] Der kræves mindst { $least } mere i de kommende runder ({ $ahead }), mere hvis modstanderne er svage
    }; mod de svageste rækker end ikke alle point.
    .enough =
        Inden for rækkevidde: { $points } indtil nu. { $strong ->
             [enough] Mod de stærkeste, der kan mødes, er det allerede nok
            *[other] I de kommende runder ({ $ahead }) kræves mindst { $least } mere
        }; { $enough } mere er nok mod enhver.
    .exactly = Inden for rækkevidde: { $points } indtil nu; der kræves { $exactly } mere i de kommende runder ({ $ahead }).
    .without = Inden for rækkevidde: { $points } indtil nu. Det er nok, når de kommende runder ({ $ahead }) er spillet, uanset resultaterne.
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
reason-candidate_ahead =
    { $who ->
         [strongest] Mod de stærkeste, der endnu kan mødes
        *[weakest] Mod de svageste, der endnu kan mødes
    } ({ $ratings }), bliver gennemsnittet { $average }: { $percent } % af { $rounds } runder, { $required } point.
    .least =
        { $who ->
             [strongest] Mod de stærkeste, der endnu kan mødes
            *[weakest] Mod de svageste, der endnu kan mødes
        } ({ $ratings }), bliver gennemsnittet { $average }; under { $least } er der intet kandidatresultat.
reason-candidate_points_asked = { $percent } % af { $rounds } runder er { $exact }, til nærmeste halve point { $required }.
reason-norm_beyond_the_table = Håndbogens tabel er trykt for { $printed } partier og fra et laveste gennemsnit. Ved andre antal gælder reglen bag tabellen, og under det gennemsnit er ingen score nok.
reason-norm_by_federation = Modstanderne efter forbund; spillerens eget er ikke kendt.
    .own = Modstanderne efter forbund; spillerens eget er { $own }.
reason-norm_of_federation = { $federation }: { $players }.
reason-norm_of_unknown_federation = Forbund ikke kendt: { $players }.
reason-norm_by_title = Modstandere med titel.
reason-norm_of_title = { $title }: { $players }.
reason-norm_unrated_opponents = Uden rating: { $players }.
reason-candidate_points_scored = Point: { $scores } = { $points }.
