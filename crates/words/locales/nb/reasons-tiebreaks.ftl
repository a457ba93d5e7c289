# What the tie-breaks of FIDE are made of, play-offs and lots.
reason-opponent_score_adjusted = Motstanderen har { $scored }, men teller med { $counts } på grunn av uspilte runder.
reason-opponent_last_round_as_draw = Motstanderen har { $scored }, men teller med { $counts }: siste runde teller som remis.
reason-opponent_last_round_and_adjusted = Motstanderen har { $scored }, men teller med { $counts }: siste runde teller som remis, og uspilte runder slik reglene sier.
reason-dummy_own_score = Ikke spilt: teller som et parti mot en motstander med spillerens egne { $counts }.
reason-dummy_capped_by_draws = Ikke spilt: teller som en motstander med { $counts }, det remis i alle runder gir, siden spilleren har { $own }.
reason-dummy_capped_by_opponent = Ikke spilt: teller med den oppsatte motstanderens { $counts }, siden spilleren har { $own }.
reason-virtual_opponent = Ikke spilt: teller som et parti mot en virtuell motstander med { $counts }.
reason-forfeit_as_game = Avgjort på walkover; teller som et parti mot denne motstanderen.
reason-last_round_as_draw = Siste runde teller som remis.
reason-below_koya_limit = Motstanderen har { $scored } poeng, færre enn { $limit }, og teller ikke.
reason-reaches_koya_limit = Motstanderen har { $scored } poeng.
reason-game_not_played = Ikke spilt over brettet; teller ikke.
reason-cut_lowest = Utelates som det laveste.
reason-cut_voluntary = Utelates først: en runde spilleren selv valgte bort.
reason-cut_highest = Utelates som det høyeste.
reason-cut_first_rounds = Utelates som en av de første rundene.
reason-not_needed = Ikke brukt: ingen står likt med spilleren.
reason-tiebreak_unrated =
    { $code } brukes ikke: { $player } { $others ->
         [0] har
         [one] og én spiller til har
        *[other] og { $others } spillere til har
    } ingen rating. Skriv { $code }/U1400 hvis turneringens regler gir spillere uten rating 1400.
reason-tiebreak_no_games = Ikke noe parti som teller i { $code }.
reason-tiebreak_all_cut = { $code } utelater flere partier enn det finnes.
reason-tiebreak_edition_assumed = Turneringens start, «{ $found }», er ingen dato: kvaliteten følger den nyeste utgaven, { $edition }.
reason-tiebreak_not_in_edition = { $code } finnes ikke i reglene fra den dagen turneringen begynte.
reason-tiebreak_not_computed = { $code } blir stående på listen og beregnes ikke.
reason-tiebreak_play_off_not_held = Det er ikke spilt omkamp mellom disse spillerne.
reason-tiebreak_lot_not_drawn = Det er ikke trukket lodd mellom disse spillerne.
reason-tiebreak_average = Gjennomsnittet av det som teller.
reason-tiebreak_performance = Motstandernes snitt { $average }; en score på { $percent } % svarer til { $difference }.
reason-tiebreak_perfect_performance = Det laveste ratingtallet som ventes å score { $score } mot disse motstanderne.
reason-tiebreak_koya_limit = Motstandere med minst { $limit } poeng teller.
reason-tiebreak_encounters = { $level } spillere står likt; har møtt { $met } av de andre.
reason-buchholz_in_round_robin = { $code } skal ikke brukes i alle mot alle; den beregnes likevel.
reason-separated_by_tiebreak = Likt så langt. { $tiebreak }: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-separated_by_play_off = { $upper } ble plassert foran { $lower } i omkampen.
reason-separated_by_lot = { $upper } kom foran { $lower } ved loddtrekning.
