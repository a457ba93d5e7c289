# Kandidatresultater og tittelnormer: hvorfor et resultat er et, og hvorfor et parti ikke teller.
reason-reached = { $points } av { $rounds }; kravet er { $required }.
reason-points_short = { reason-reached }
reason-candidate_in_reach =
    Innen rekkevidde: { $points } så langt. { $strong ->
         [enough] Mot de sterkeste som kan møtes, er det allerede nok
        *[other] Det kreves minst { $least } til i rundene som gjenstår ({ $ahead }), mer hvis motstanderne er svake
    }; mot de svakeste er ikke engang alle poeng nok.
    .enough =
        Innen rekkevidde: { $points } så langt. { $strong ->
             [enough] Mot de sterkeste som kan møtes, er det allerede nok
            *[other] I rundene som gjenstår ({ $ahead }) kreves minst { $least } til
        }; { $enough } til er nok mot alle.
    .exactly = Innen rekkevidde: { $points } så langt; det kreves { $exactly } til i rundene som gjenstår ({ $ahead }).
    .without = Innen rekkevidde: { $points } så langt. Det er nok når rundene som gjenstår ({ $ahead }), er spilt, uansett resultat.
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
reason-candidate_ahead =
    { $who ->
         [strongest] Mot de sterkeste som ennå kan møtes
        *[weakest] Mot de svakeste som ennå kan møtes
    } ({ $ratings }), blir snittet { $average }: { $percent } % av { $rounds } runder, { $required } poeng.
    .least =
        { $who ->
             [strongest] Mot de sterkeste som ennå kan møtes
            *[weakest] Mot de svakeste som ennå kan møtes
        } ({ $ratings }), blir snittet { $average }; under { $least } er det ikke noe kandidatresultat.
reason-candidate_points_asked = { $percent } % av { $rounds } runder er { $exact }, til nærmeste halve poeng { $required }.
reason-norm_beyond_the_table = Håndbokens tabell er trykt for { $printed } partier og fra et laveste snitt. Ved andre antall gjelder regelen bak tabellen, og under det snittet er ingen poengsum nok.
reason-norm_by_federation = Motstanderne etter forbund; spillerens eget er ikke kjent.
    .own = Motstanderne etter forbund; spillerens eget er { $own }.
reason-norm_of_federation = { $federation }: { $players }.
reason-norm_of_unknown_federation = Forbund ikke kjent: { $players }.
reason-norm_by_title = Motstandere med tittel.
reason-norm_of_title = { $title }: { $players }.
reason-norm_unrated_opponents = Uten rating: { $players }.
reason-candidate_points_scored = Poeng: { $scores } = { $points }.
