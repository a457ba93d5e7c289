# Kandidatresultat och titelnormer: varför ett resultat är ett, och varför ett parti inte räknas.
reason-reached = { $points } av { $rounds }; kravet är { $required }.
reason-points_short = { reason-reached }
reason-candidate_in_reach =
    Inom räckhåll: { $points } hittills. { $strong ->
         [enough] Mot de starkaste som kan mötas räcker det redan
        *[other] Minst { $least } till krävs i återstående ronder ({ $ahead }), mer om motståndarna är svaga
    }; mot de svagaste räcker inte ens alla poäng.
    .enough =
        Inom räckhåll: { $points } hittills. { $strong ->
             [enough] Mot de starkaste som kan mötas räcker det redan
            *[other] I återstående ronder ({ $ahead }) krävs minst { $least } till
        }; { $enough } till räcker mot alla.
    .exactly = Inom räckhåll: { $points } hittills; { $exactly } till krävs i återstående ronder ({ $ahead }).
    .without = Inom räckhåll: { $points } hittills. Det räcker när återstående ronder ({ $ahead }) är spelade, oavsett resultat.
reason-candidate_out_of_reach = Utom räckhåll: { $points } hittills, och inte ens alla poäng i återstående ronder ({ $ahead }) räcker.
reason-average_below_table = Snittet är { $average }; under { $least } finns inget kandidatresultat.
reason-too_few_rounds =
    { $rounds ->
        [one] En rond räknas
       *[other] { $rounds } ronder räknas
    }; minst { $least } krävs.
reason-not_qualifying = Tävlingen ger inga kandidatresultat.
reason-candidate_kind_unstated = Om tävlingen ger kandidatresultat är inte angivet: vilket slags tävling det är, eller ratingkommitténs godkännande.
reason-candidate_awaits_approval = Poängen räcker. Men vilket slags tävling det är, eller ratingkommitténs godkännande, är inte angivet, och utan det finns inget kandidatresultat.
reason-candidate_round_without_game = Inget parti vid brädet: varken ronden eller dess poäng räknas.
reason-candidate_round_missed = Spelaren var borta: ronden räknas, utan poäng.
reason-candidate_opponent_unrated = { $player } saknar rating: partiet utelämnas tills det finns en.
reason-norm_average_of = ({ $terms }) / { $games } = { $exact }, snitt { $average }.
    .difference = ({ $terms }) / { $games } = { $exact }, snitt { $average }; ett resultat på { $percent } % motsvarar { $difference }.
reason-norm_round_without_game =
    Rond { $round }: { $kind ->
        [bye] frirond
        [full] frirond med en poäng
        [half] frirond med en halv poäng
        [zero] frirond utan poäng
        [withdrawn] utgått
       *[absent] inte lottad
    }. Inget parti, så den räknas inte.
reason-norm_game_not_played = Partiet mot { $player } avgjordes inte vid brädet.
reason-norm_game_outside_fide = { $player } hör inte till något förbund under FIDE.
reason-norm_game_unrated_scoreless = { $player } saknar rating och fick inga poäng mot spelare med rating.
reason-norm_one_game_not_played = Åtta partier räcker: i rond { $round } fanns ingen motståndare.
    .player = Åtta partier räcker: i rond { $round } uteblev { $player }.
reason-norm_event_too_short =
    { $rounds ->
        [one] Tävlingen har en rond
       *[other] Tävlingen har { $rounds } ronder
    }; en norm kräver { $games } partier. Ingen kan nå en här.
reason-norm_last_game_as_loss = { $player } uteblev i sista ronden; partiet behövs för antalet och räknas som förlorat.
reason-norm_game_beaten_left_out = { $player } besegrades och får utelämnas.
reason-norm_game_after_norm = Normen var klar före partiet mot { $player }.
reason-norm_federations_exempt = Ett mästerskap av det slaget är undantaget från kraven på förbund.
reason-norm_federations_open_field = Så många gäster med rating spelar att kraven på förbund inte gäller.
reason-norm_not_before_last = { $round } av { $last } ronder är lottade; sista ronden kan bedömas när den näst sista är det.
reason-title_player_unknown = Det finns ingen spelare { $found } i svaret; det finns: { $expected }.
reason-candidate_ahead =
    { $who ->
         [strongest] Mot de starkaste som ännu kan mötas
        *[weakest] Mot de svagaste som ännu kan mötas
    } ({ $ratings }) blir genomsnittet { $average }: { $percent } % av { $rounds } ronder, { $required } poäng.
    .least =
        { $who ->
             [strongest] Mot de starkaste som ännu kan mötas
            *[weakest] Mot de svagaste som ännu kan mötas
        } ({ $ratings }) blir genomsnittet { $average }; under { $least } finns inget kandidatresultat.
reason-candidate_points_asked = { $percent } % av { $rounds } ronder är { $exact }, till närmaste halva poäng { $required }.
reason-norm_beyond_the_table = Handbokens tabell är tryckt för { $printed } partier och från ett lägsta snitt. För andra antal gäller regeln bakom tabellen, och under det snittet räcker inget resultat.
reason-norm_by_federation = Motståndarna efter förbund; spelarens eget är inte känt.
    .own = Motståndarna efter förbund; spelarens eget är { $own }.
reason-norm_of_federation = { $federation }: { $players }.
reason-norm_of_unknown_federation = Förbund okänt: { $players }.
reason-norm_by_title = Motståndare med titel.
reason-norm_of_title = { $title }: { $players }.
reason-norm_unrated_opponents = Utan rating: { $players }.
reason-candidate_points_scored = Poäng: { $scores } = { $points }.
