# What the figures of a table are made of, and what separates two players.
reason-withdrew_below_half = Udtrådte efter { $completed } af { $scheduled } partier, færre end halvdelen: pointene står i tabellen, partierne tæller ikke.
reason-opponent_withdrew_below_half = Tæller ikke: { $player } udtrådte med færre end halvdelen af partierne spillet.
reason-own_game_does_not_count = Står kun i tabellen; spilleren udtrådte med færre end halvdelen af partierne spillet.
reason-unplayed_after_withdrawal = Ikke spillet, fordi { $player } udtrådte: 0 til den, der gik, 1 til modstanderen.
reason-free_round_without_point = En fri runde efter en udtræden giver intet point i alle mod alle.
reason-bye_point = Oversidder: { $points } point uden parti.
reason-unfinished_counts_half = Ikke afsluttet; tæller som remis, indtil det er.
reason-no_opponent_counts_zero = En runde uden modstander tæller som en modstander uden point.
reason-forfeit_counts_opponent = Afgjort ved udeblivelse; modstanderen tæller alligevel med sin slutscore.
reason-lowest_left_out = Udelades først, blandt modstanderne med færrest point.
reason-highest_left_out = Udelades først, blandt modstanderne med flest point.
reason-loss_counts_nothing = Et tabt parti giver intet til Sonneborn-Berger.
reason-bye_ignored = En runde uden modstander tæller ikke i Sonneborn-Berger.
reason-separated_by_points = { $upper } har { $upper_value } point, { $lower } { $lower_value }.
reason-separated_by_correction =
    Pointlighed. { $tiebreak ->
         [dsu-sb] Sonneborn-Berger
         [dsu-ordinary] Almindelig korrektion
         [dsu-median] Middelkorrektion
         [gladiator-ordinary] Vundne almindelige partier
         [gladiator-reduced] Vundne partier med kortere tid
         [mutual] Indbyrdes opgør
         [mutual-first] Resultater mellem de førstplacerede
         [opponents-average] Modstandernes ratinggennemsnit
        *[other] { $tiebreak }
    }, { $step }. tal: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-shared_place = { $upper } og { $lower } er lige i point og i alle korrektioner: de deler pladsen.
reason-shared_place_fide = { $upper } og { $lower } er lige i point og i alle korrektioner: de deler pladsen, medmindre turneringen trækker lod.
reason-not_all_have_met = Ikke alle, der står lige, har mødt hinanden; partiet tæller derfor ikke.
reason-unrated_left_out = Modstanderen har ikke noget ratingtal og holdes uden for gennemsnittet.
reason-unplayed_left_out = Partiet blev ikke spillet og holdes uden for gennemsnittet.
