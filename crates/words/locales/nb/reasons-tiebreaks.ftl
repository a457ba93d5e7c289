# What the tie-breaks of FIDE are made of, play-offs and lots.
reason-opponent_score_adjusted =
    Motstanderen har { $scored }, men teller med { $counts }: { $count ->
         [one] runde { $rounds } ble ikke spilt og teller som remis
        *[other] rundene { $rounds } ble ikke spilt og teller som remiser
    }.
reason-opponent_last_round_as_draw = Motstanderen har { $scored }, men teller med { $counts }: siste runde teller som remis.
reason-opponent_last_round_and_adjusted =
    Motstanderen har { $scored }, men teller med { $counts }: siste runde teller som remis, og { $count ->
         [0] de uspilte rundene før den teller slik de ble gitt
         [one] det gjør runde { $rounds }, som ikke ble spilt, også
        *[other] det gjør rundene { $rounds }, som ikke ble spilt, også
    }.
reason-dummy_own_score = Ikke spilt: teller som et parti mot en motstander med spillerens egne { $counts }.
reason-dummy_capped_by_draws = Ikke spilt: teller som en motstander med { $counts }, det remis i alle runder gir, siden spilleren har { $own }.
reason-dummy_capped_by_opponent = Ikke spilt: teller med den oppsatte motstanderens { $counts }, siden spilleren har { $own }.
reason-virtual_opponent = Ikke spilt: teller som et parti mot en tenkt motstander med { $counts }: { $before } fra rundene før, { $given } fra denne og { $later } fra rundene etter.
reason-forfeit_as_game = Avgjort på walkover; teller som et parti mot denne motstanderen.
reason-last_round_as_draw = Siste runde teller som remis.
reason-below_koya_limit = Motstanderen har { $scored } poeng, færre enn { $limit }, og teller ikke.
reason-reaches_koya_limit = Motstanderen har { $scored } poeng.
reason-game_not_played = Ikke spilt over brettet; teller ikke.
reason-cut_lowest = Utelates som det laveste.
reason-cut_lowest_opponent = Utelates: av dem som er igjen, motstanderen med færrest poeng, av flere den som gir minst.
    .voluntary = Utelates: av dem som er igjen, motstanderen med færrest poeng, av flere den som gir minst. En runde spilleren selv valgte bort, ville bare utelates først hvis den ga minst like mye; den gir { $voluntary }.
reason-cut_voluntary = Utelates først: en runde spilleren selv valgte bort.
reason-cut_highest = Utelates som det høyeste.
reason-cut_first_rounds = Utelates som en av de første rundene.
reason-not_needed = Ikke brukt: ingen står likt med spilleren.
reason-only_first_place = Ikke brukt: det avgjør bare førsteplassen.
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
reason-tiebreak_average = { $sum } / { $games }, { $places ->
         [0] til et helt tall
        *[2] til to desimaler
    }, en halv rundes opp.
reason-tiebreak_performance = Motstandernes snitt { $sum } / { $games } = { $average } som helt tall; { $score } av { $games } er { $percent } %, og det svarer til { $difference }.
reason-tiebreak_perfect_performance = Med { $value } ventes { $reached } mot disse motstanderne, med { $below } bare { $short }; resultatet er { $score }.
    .nothing = Resultatet er 0: den laveste av disse ratingene minus { $nothing }.
reason-tiebreak_koya_limit =
    Motstandere med minst { $limit } poeng teller: halvparten av { $most }, det meste som { $form ->
         [all_play_all] { $games ->
             [one] { $games } parti
            *[other] { $games } partier
        } kan gi; det er det høyeste antallet noen hittil er satt opp til
        *[rounds] { $games ->
             [one] { $games } runde
            *[other] { $games } runder
        } kan gi
    }{ $shift ->
         [none] {""}
        *[other] {", "}flyttet med { $moved }
    }.
reason-tiebreak_encounters = { $level } spillere står likt: { $among }. Har møtt { $met } av de andre.
reason-buchholz_in_round_robin = { $code } skal ikke brukes i alle mot alle; den beregnes likevel.
reason-separated_by_tiebreak = Likt så langt. { $tiebreak }: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-separated_by_play_off = { $upper } ble plassert foran { $lower } i omkampen.
reason-separated_by_lot = { $upper } kom foran { $lower } ved loddtrekning.
reason-opponent_performance = Motstandernes snitt er { $average } ({ $ratings }); { $score } i disse partiene er { $percent } %, og det svarer til { $difference }.
reason-opponent_perfect_performance = Har fått { $score } mot { $ratings }: med rating { $value } ventes { $reached }, med { $below } bare { $short }.
    .nothing = Har ikke fått noe mot { $ratings }: den laveste av dem minus { $nothing }.
reason-opponent_buchholz = Motstanderens Buchholz: { $terms }.
reason-points_times_score = { $points } × { $score }.
reason-round_against = { $own } mot motstanderens { $other }.
reason-round_against_draw = { $own } uten motstander; en remis er verdt { $draw }.
reason-own_round =
    { $kind ->
         [won] Vunnet
         [drawn] Remis
         [lost] Tapt
         [unfinished] Ikke ferdigspilt
         [forfeit_win] Vunnet på walkover{ $color ->
             [white] {" med hvit"}
             [black] {" med svart"}
            *[none] {""}
         }, siden motstanderen ikke møtte
         [forfeit_loss] Tapt på walkover{ $color ->
             [white] {" med hvit"}
             [black] {" med svart"}
            *[none] {""}
         }, ikke møtt
         [bye] Frirunde
         [full] Frirunde med ett poeng
         [half] Frirunde med et halvt poeng
         [zero] Ikke med i runden
         [rest] Ikke noe parti i denne runden av spilleplanen
        *[void] Teller ikke, fordi en av de to trakk seg med færre enn halvparten av partiene spilt
    }{ $kind ->
         [forfeit_win] {""}
         [forfeit_loss] {""}
        *[other] { $color ->
             [white] {" med hvit"}
             [black] {" med svart"}
            *[none] {""}
        }
    }.
reason-koya_without_the_excluded = Partiene mot { $players } er ikke med: { $count ->
         [one] vedkommende trakk seg
        *[other] de trakk seg
    } med færre enn halvparten av partiene spilt.
