# Hvordan et DSU-ratingtall blir til: hvilke partier som teller, og hvert steg fra det gamle tallet til det nye.
reason-rated_by_average = Alle mot alle, og det er { $spread } ratingpoeng mellom høyeste og laveste, høyst { $most }: gjennomsnittsmetoden, med { $players } spillere og klassens gjennomsnitt { $average }.
reason-rated_by_difference = Ikke alle mot alle: differansemetoden, der de forventede poengene mot motstanderne legges sammen.
reason-rated_by_difference_for_spread = Alle mot alle, men det er { $spread } ratingpoeng mellom høyeste og laveste, mer enn { $most }: differansemetoden.
reason-too_few_rated_players = Færre enn to spillere i gruppen har rating, så ingen partier kan rates; det kan de når de andre får en.
reason-absent_without_notice = Rates selv om det ikke ble spilt: den som uteble, hadde ikke meldt godkjent forfall.
reason-forfeit_with_notice = Rates ikke: ikke spilt, og den som uteble, hadde meldt godkjent forfall.
reason-came_too_late = Rates ikke: ikke spilt, fordi en spiller kom for sent. Å komme for sent er ikke å utebli.
reason-forfeit_in_team_event = Rates ikke: uspilte partier i lagturneringer rates aldri.
reason-late_reserve = Rates ikke: det ble satt inn reserve etter en halv time.
reason-whole_event_missed = Rates ikke: { $player } uteble fra hele turneringen uten godkjent forfall, noe som gir minst { $months } måneders karantene fra koordinerte turneringer.
reason-game_unfinished = Rates ikke ennå: partiet har ikke noe resultat. Det rates når det er spilt.
reason-game_too_fast_for_rating = Rates ikke: et hurtig- eller lynparti har ikke den betenkningstiden et ratet parti krever.
reason-game_without_moves = Rates ikke: det ble ikke spilt et helt trekk.
reason-opponent_without_rating = Rates ikke: { $player } har ingen rating. Det rates når { $player } får en.
reason-no_rated_game = Ingen av spillerens partier rates i denne turneringen: ratingtallet står som det var.
reason-no_rating = { $player } har ingen rating, og for en dansk spiller regnes det ikke ut prestasjonsrating.
reason-performance_or_entry_rating = Gi { $player } et inngangsratingtall; en utenlandsk spiller må ha forbundet sitt i rapporten og får da prestasjonsrating.
reason-no_game_for_performance = { $player } har ingen rating og ikke noe parti som kan gi en prestasjonsrating.
reason-no_row_for_performance = { $player } har ingen rating og fikk { $percent } %, som tabellen over ratingdifferanser ikke har noe tall for.
reason-no_link_for_performance = { $player } har ingen rating og møtte bare spillere som heller ikke har en, verken direkte eller gjennom andre.
reason-estimated_rating = Ratingkomiteen kan gi { $player } et anslått ratingtall; da rates partiene.
reason-rating_start_listed = Rating før turneringen: { $rating }.
reason-rating_start_elo = Utenlandsk spiller, etter Elo-tallet: { $rating }.
reason-rating_start_national = Utenlandsk spiller, etter det nasjonale ratingtallet: { $rating }.
reason-rating_start_performance = Utenlandsk spiller uten rating, etter prestasjonen i denne turneringen: { $rating }.
reason-rating_start_estimate = Ratingkomiteens anslåtte ratingtall: { $rating }.
reason-rating_game_expected = Runde { $round }: { $score } mot { $player } ({ $rating }). Differanse { $difference }, rad { $from }–{ $to }: { $expected } forventet.
reason-rating_game_expected_far = Runde { $round }: { $score } mot { $player } ({ $rating }). Differanse { $difference }, rad { $from } og over: { $expected } forventet.
reason-rating_game_in_class = Runde { $round }: { $score } mot { $player } ({ $rating }).
reason-rating_game_left_out = Runde { $round }: { $score } mot { $player } ({ $rating }) går ut.
reason-performance_of_games = Prestasjon { $performance }: motstandernes snitt { $average }, en score på { $percent } % svarer til { $difference }.
reason-performance_not_in_table = Ingen prestasjon: tabellen har ingen differanse for en score på { $percent } %.
reason-rating_round_without_game =
    Runde { $round }: { $kind ->
        [bye] frirunde
        [full] frirunde med ett poeng
        [half] frirunde med et halvt poeng
        [zero] frirunde uten poeng
        [withdrawn] trukket seg
       *[absent] ikke satt opp
    }. Ikke noe parti, så ingenting inngår i ratingen.
reason-rating_average = Spilleren og motstanderne: { $sum } / { $players } = { $exact }, gjennomsnitt { $average }. Differanse { $difference }, rad { $band }: { $share } per parti. { $players } × { $share } − 0,50 = { $expected }.
reason-rating_expected_sum =
    { $games ->
        [one] { $points } poeng i ett ratet parti
       *[other] { $points } poeng i { $games } ratede partier
    }. Forventet { $sum }, avrundet til 0,05: { $expected }.
reason-rating_factor = K = { $k } ved { $rating }.
    .from = K = { $k }: { $rating } ligger mellom { $from } og { $to }.
    .below = K = { $k }: { $rating } ligger under { $below }.
    .above = K = { $k }: { $rating } er { $above } eller mer.
reason-rating_bonus =
    Bonus { $bonus }: { $gain } er mer enn { $threshold }, grensen ved { $games ->
        [one] ett parti
       *[other] { $games } partier
    }.
reason-rating_no_bonus =
    Ingen bonus: { $gain } er ikke mer enn { $threshold }, grensen ved { $games ->
        [one] ett parti
       *[other] { $games } partier
    }.
reason-rating_change = Endring: { $k } × ({ $points } − { $expected } + { $bonus }) = { $change }.
reason-rating_after_change = { $base } og { $change } gir { $after }.
reason-rating_after_late_report = Forsinket rapport: det registrerte tallet er { $base }, og { $change } gir { $after }.
reason-rating_boundary_up = { $limit } passeres oppover: { $limit } + { $share } × { $part } = { $after } i stedet for { $before }.
reason-rating_boundary_down = { $limit } passeres nedover: { $limit } − { $share } × { $part } = { $after } i stedet for { $before }.
reason-rating_winner_protected = Ingen i gruppen har flere poeng (delt førsteplass teller med), og poengsummen er under den forventede: endringen er 0, ratingen blir { $rating }.
reason-rating_floor = Hevet til bunngrensen { $floor }.
reason-rating_new = Ny rating { $new } ({ $old }, { $change }).
reason-rating_rounded = { $exact } til nærmeste hele tall, en halv oppover: { $new }.
