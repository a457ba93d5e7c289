# Hvordan et DSU-ratingtal bliver til: hvilke partier der tæller, og hvert skridt fra det gamle tal til det nye.
reason-rated_by_average = Alle mod alle, og der er { $spread } ratingpoint mellem højeste og laveste, højst { $most }: gennemsnitsmetoden, med { $players } spillere og klassens gennemsnit { $average }.
reason-rated_by_difference = Ikke alle mod alle: differencemetoden, hvor de forventede scorer mod modstanderne lægges sammen.
reason-rated_by_difference_for_spread = Alle mod alle, men der er { $spread } ratingpoint mellem højeste og laveste, mere end { $most }: differencemetoden.
reason-too_few_rated_players = Færre end to spillere i gruppen har rating, så ingen partier kan rates; det kan de, når de øvrige får en.
reason-absent_without_notice = Rates, selv om det ikke blev spillet: den udeblevne havde ikke meldt godkendt afbud.
reason-forfeit_with_notice = Rates ikke: ikke spillet, og den udeblevne havde meldt godkendt afbud.
reason-came_too_late = Rates ikke: ikke spillet, fordi en spiller kom for sent. At komme for sent er ikke at udeblive.
reason-forfeit_in_team_event = Rates ikke: ikke spillede partier i holdturneringer rates aldrig.
reason-late_reserve = Rates ikke: der blev indsat reserve efter en halv time.
reason-whole_event_missed = Rates ikke: { $player } udeblev fra hele turneringen uden godkendt afbud, hvilket giver mindst { $months } måneders karantæne fra koordinerede turneringer.
reason-game_unfinished = Rates ikke endnu: partiet har intet resultat. Det rates, når det er spillet.
reason-game_too_fast_for_rating = Rates ikke: et hurtig- eller lynparti har ikke den betænkningstid, et ratet parti kræver.
reason-game_without_moves = Rates ikke: der blev ikke spillet et helt træk.
reason-opponent_without_rating = Rates ikke: { $player } har ingen rating. Det rates, når { $player } får en.
reason-no_rated_game = Ingen af spillerens partier rates i denne turnering: ratingtallet står, som det var.
reason-no_rating = { $player } har ingen rating, og for en dansk spiller udregnes der ikke præstationsrating.
reason-performance_or_entry_rating = Giv { $player } et indgangsratingtal; en udenlandsk spiller skal have sit forbund i indberetningen og får så præstationsrating.
reason-no_game_for_performance = { $player } har ingen rating og intet parti, der kan give en præstationsrating.
reason-no_row_for_performance = { $player } har ingen rating og scorede { $percent } %, som tabellen over ratingdifferencer ikke har noget tal for.
reason-no_link_for_performance = { $player } har ingen rating og mødte kun spillere, der heller ikke har en, hverken direkte eller gennem andre.
reason-estimated_rating = Ratingkomitéen kan give { $player } et skønnet ratingtal; så rates partierne.
reason-rating_start_listed = Rating før turneringen: { $rating }.
reason-rating_start_elo = Udenlandsk spiller, efter Elo-ratingtallet: { $rating }.
reason-rating_start_national = Udenlandsk spiller, efter det nationale ratingtal: { $rating }.
reason-rating_start_performance = Udenlandsk spiller uden rating, efter præstationen i denne turnering: { $rating }.
reason-rating_start_estimate = Ratingkomitéens skønnede ratingtal: { $rating }.
reason-rating_game_expected = Runde { $round }: { $score } mod { $player } ({ $rating }). Difference { $difference }, række { $from }–{ $to }: { $expected } forventet.
reason-rating_game_expected_far = Runde { $round }: { $score } mod { $player } ({ $rating }). Difference { $difference }, række { $from } og derover: { $expected } forventet.
reason-rating_game_in_class = Runde { $round }: { $score } mod { $player } ({ $rating }).
reason-rating_game_left_out = Runde { $round }: { $score } mod { $player } ({ $rating }) udgår.
reason-performance_of_games = Præstation { $performance }: modstandernes gennemsnit { $average }, en score på { $percent } % svarer til { $difference }.
reason-performance_not_in_table = Ingen præstation: tabellen har ingen difference for en score på { $percent } %.
reason-rating_round_without_game =
    Runde { $round }: { $kind ->
        [bye] oversidder
        [full] fri runde med ét point
        [half] fri runde med et halvt point
        [zero] fri runde uden point
        [withdrawn] udtrådt
       *[absent] ikke parret
    }. Intet parti, så intet indgår i ratingen.
reason-rating_average = Spilleren og modstanderne: { $sum } / { $players } = { $exact }, gennemsnit { $average }. Difference { $difference }, række { $band }: { $share } pr. parti. { $players } × { $share } − 0,50 = { $expected }.
reason-rating_expected_sum =
    { $games ->
        [one] { $points } point i ét ratet parti
       *[other] { $points } point i { $games } ratede partier
    }. Forventet { $sum }, afrundet til 0,05: { $expected }.
reason-rating_factor = K = { $k } ved { $rating }.
    .from = K = { $k }: { $rating } ligger mellem { $from } og { $to }.
    .below = K = { $k }: { $rating } ligger under { $below }.
    .above = K = { $k }: { $rating } er { $above } eller mere.
reason-rating_bonus =
    Bonus { $bonus }: { $gain } er mere end { $threshold }, grænsen ved { $games ->
        [one] ét parti
       *[other] { $games } partier
    }.
reason-rating_no_bonus =
    Ingen bonus: { $gain } er ikke mere end { $threshold }, grænsen ved { $games ->
        [one] ét parti
       *[other] { $games } partier
    }.
reason-rating_change = Tilvækst: { $k } × ({ $points } − { $expected } + { $bonus }) = { $change }.
reason-rating_after_change = { $base } og { $change } giver { $after }.
reason-rating_after_late_report = Forsinket indberetning: det registrerede tal er { $base }, og { $change } giver { $after }.
reason-rating_boundary_up = { $limit } passeres opad: { $limit } + { $share } × { $part } = { $after } i stedet for { $before }.
reason-rating_boundary_down = { $limit } passeres nedad: { $limit } − { $share } × { $part } = { $after } i stedet for { $before }.
reason-rating_winner_protected = Ingen i gruppen har flere point (delt førsteplads tæller med), og scoren er under den forventede: tilvæksten er 0, ratingtallet bliver { $rating }.
reason-rating_floor = Forhøjet til bundgrænsen { $floor }.
reason-rating_new = Ny rating { $new } ({ $old }, { $change }).
reason-rating_rounded = { $exact } til nærmeste hele tal, en halv opad: { $new }.
