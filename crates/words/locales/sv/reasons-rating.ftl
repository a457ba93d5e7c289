# Hur ett DSU-ratingtal kommer till: vilka partier som räknas, och varje steg från det gamla talet till det nya.
reason-rated_by_average = Alla möter alla, och det skiljer { $spread } ratingpoäng mellan högst och lägst, inte mer än { $most }: medelvärdesmetoden, med { $players } spelare och klassens medelvärde { $average }.
reason-rated_by_difference = Inte alla mot alla: differensmetoden, där de förväntade poängen mot motståndarna läggs ihop.
reason-rated_by_difference_for_spread = Alla möter alla, men det skiljer { $spread } ratingpoäng mellan högst och lägst, mer än { $most }: differensmetoden.
reason-too_few_rated_players = Färre än två spelare i gruppen har rating, så inga partier kan ratingräknas; det går när de övriga har fått en.
reason-absent_without_notice = Ratingräknas trots att det inte spelades: den som uteblev hade inte lämnat godkänt återbud.
reason-forfeit_with_notice = Ratingräknas inte: inte spelat, och den som uteblev hade lämnat godkänt återbud.
reason-came_too_late = Ratingräknas inte: inte spelat, eftersom en spelare kom för sent. Att komma för sent är inte att utebli.
reason-forfeit_in_team_event = Ratingräknas inte: ospelade partier i lagtävlingar ratingräknas aldrig.
reason-late_reserve = Ratingräknas inte: en reserv sattes in efter en halvtimme.
reason-whole_event_missed = Ratingräknas inte: { $player } uteblev från hela tävlingen utan godkänt återbud, vilket ger minst { $months } månaders avstängning från koordinerade tävlingar.
reason-game_unfinished = Ratingräknas inte ännu: partiet har inget resultat. Det ratingräknas när det är spelat.
reason-game_too_fast_for_rating = Ratingräknas inte: ett snabb- eller blixtparti har inte den betänketid som ett ratingräknat parti kräver.
reason-game_without_moves = Ratingräknas inte: det spelades inte ett helt drag.
reason-opponent_without_rating = Ratingräknas inte: { $player } har ingen rating. Det ratingräknas när { $player } får en.
reason-no_rated_game = Inget av spelarens partier ratingräknas i den här tävlingen: ratingtalet står kvar som det var.
reason-no_rating = { $player } har ingen rating, och för en dansk spelare räknas ingen ratingprestation ut.
reason-performance_or_entry_rating = Ge { $player } ett ingångsratingtal; en utländsk spelare ska ha sitt förbund i rapporten och räknas då efter sin ratingprestation.
reason-no_game_for_performance = { $player } har ingen rating och inget parti som kan ge en ratingprestation.
reason-no_row_for_performance = { $player } har ingen rating och fick { $percent } %, som tabellen över ratingdifferenser saknar tal för.
reason-no_link_for_performance = { $player } har ingen rating och mötte bara spelare som inte heller har någon, vare sig direkt eller genom andra.
reason-estimated_rating = Ratingkommittén kan ge { $player } ett uppskattat ratingtal; då ratingräknas partierna.
reason-rating_start_listed = Rating före tävlingen: { $rating }.
reason-rating_start_elo = Utländsk spelare, efter FIDE-ratingen: { $rating }.
reason-rating_start_national = Utländsk spelare, efter det nationella ratingtalet: { $rating }.
reason-rating_start_performance = Utländsk spelare utan rating, efter prestationen i den här tävlingen: { $rating }.
reason-rating_start_estimate = Ratingkommitténs uppskattade ratingtal: { $rating }.
reason-rating_game_expected = Rond { $round }: { $score } mot { $player } ({ $rating }). Differens { $difference }, rad { $from }–{ $to }: { $expected } förväntat.
reason-rating_game_expected_far = Rond { $round }: { $score } mot { $player } ({ $rating }). Differens { $difference }, rad { $from } och däröver: { $expected } förväntat.
reason-rating_game_in_class = Rond { $round }: { $score } mot { $player } ({ $rating }).
reason-rating_game_left_out = Rond { $round }: { $score } mot { $player } ({ $rating }) utgår.
reason-performance_of_games = Ratingprestation { $performance }: motståndarnas snitt { $average }, ett resultat på { $percent } % motsvarar { $difference }.
reason-performance_not_in_table = Ingen ratingprestation: tabellen har ingen differens för ett resultat på { $percent } %.
reason-rating_round_without_game =
    Rond { $round }: { $kind ->
        [bye] frirond
        [full] frirond med en poäng
        [half] frirond med en halv poäng
        [zero] frirond utan poäng
        [withdrawn] utgått
       *[absent] inte lottad
    }. Inget parti, så inget räknas i ratingen.
reason-rating_average = Spelaren och motståndarna: { $sum } / { $players } = { $exact }, medelvärde { $average }. Differens { $difference }, rad { $band }: { $share } per parti. { $players } × { $share } − 0,50 = { $expected }.
reason-rating_expected_sum =
    { $games ->
        [one] { $points } poäng i ett ratingräknat parti
       *[other] { $points } poäng i { $games } ratingräknade partier
    }. Förväntat { $sum }, avrundat till 0,05: { $expected }.
reason-rating_factor = K = { $k } vid { $rating }.
    .from = K = { $k }: { $rating } ligger mellan { $from } och { $to }.
    .below = K = { $k }: { $rating } ligger under { $below }.
    .above = K = { $k }: { $rating } är { $above } eller mer.
reason-rating_bonus =
    Bonus { $bonus }: { $gain } är mer än { $threshold }, gränsen vid { $games ->
        [one] ett parti
       *[other] { $games } partier
    }.
reason-rating_no_bonus =
    Ingen bonus: { $gain } är inte mer än { $threshold }, gränsen vid { $games ->
        [one] ett parti
       *[other] { $games } partier
    }.
reason-rating_change = Förändring: { $k } × ({ $points } − { $expected } + { $bonus }) = { $change }.
reason-rating_after_change = { $base } och { $change } ger { $after }.
reason-rating_after_late_report = Försenad rapport: det registrerade talet är { $base }, och { $change } ger { $after }.
reason-rating_boundary_up = { $limit } passeras uppåt: { $limit } + { $share } × { $part } = { $after } i stället för { $before }.
reason-rating_boundary_down = { $limit } passeras nedåt: { $limit } − { $share } × { $part } = { $after } i stället för { $before }.
reason-rating_winner_protected = Ingen i gruppen har fler poäng (delad förstaplats räknas också), och poängen är under den förväntade: förändringen är 0, ratingen förblir { $rating }.
reason-rating_floor = Höjt till bottengränsen { $floor }.
reason-rating_new = Ny rating { $new } ({ $old }, { $change }).
reason-rating_rounded = { $exact } till närmaste heltal, en halv uppåt: { $new }.
