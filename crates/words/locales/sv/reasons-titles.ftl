# Kandidatresultat och titelnormer: varför ett resultat är ett, och varför ett parti inte räknas.
reason-reached = { $points } av { $rounds }; kravet är { $required }.
reason-points_short = { $points } av { $rounds }; kravet är { $required }.
reason-candidate_in_reach = Inom räckhåll: { $points } hittills. Minst { $least } till krävs i återstående ronder ({ $ahead }), mer om motståndarna är svaga; mot de svagaste räcker inte ens alla poäng.
    .enough = Inom räckhåll: { $points } hittills. I återstående ronder ({ $ahead }) krävs minst { $least } till; { $enough } räcker mot alla.
    .exactly = Inom räckhåll: { $points } hittills; { $exactly } till krävs i återstående ronder ({ $ahead }).
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
