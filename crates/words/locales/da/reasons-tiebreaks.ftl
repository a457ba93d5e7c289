# What the tie-breaks of FIDE are made of, play-offs and lots.
reason-opponent_score_adjusted =
    Modstanderen har { $scored }, men tæller med { $counts }: { $count ->
         [one] runde { $rounds } blev ikke spillet og tæller som remis
        *[other] runderne { $rounds } blev ikke spillet og tæller som remiser
    }.
reason-opponent_last_round_as_draw = Modstanderen har { $scored }, men tæller med { $counts }: sidste runde tæller som remis.
reason-opponent_last_round_and_adjusted =
    Modstanderen har { $scored }, men tæller med { $counts }: sidste runde tæller som remis, og { $count ->
         [0] de uspillede runder før den tæller, som de blev givet
         [one] det gør runde { $rounds }, der ikke blev spillet, også
        *[other] det gør runderne { $rounds }, der ikke blev spillet, også
    }.
reason-dummy_own_score = Ikke spillet: tæller som et parti mod en modstander med spillerens egne { $counts }.
reason-dummy_capped_by_draws = Ikke spillet: tæller som en modstander med { $counts }, det, remis i alle runder giver, da spilleren har { $own }.
reason-dummy_capped_by_opponent = Ikke spillet: tæller med { $counts }, som den modstander, spilleren var parret med, har, da spilleren har { $own }.
reason-virtual_opponent = Ikke spillet: tæller som et parti mod en tænkt modstander med { $counts }: { $before } fra runderne før, { $given } fra denne og { $later } fra runderne efter.
reason-forfeit_as_game = Afgjort ved udeblivelse; tæller som et parti mod denne modstander.
reason-last_round_as_draw = Sidste runde tæller som remis.
reason-below_koya_limit = Modstanderen har { $scored } point, færre end { $limit }, og tæller ikke.
reason-reaches_koya_limit = Modstanderen har { $scored } point.
reason-game_not_played = Ikke spillet ved brættet; tæller ikke.
reason-cut_lowest = Udelades som det laveste.
reason-cut_lowest_opponent = Udelades: af dem, der er tilbage, modstanderen med færrest point, af flere den, der giver mindst.
    .voluntary = Udelades: af dem, der er tilbage, modstanderen med færrest point, af flere den, der giver mindst. En runde, spilleren selv valgte fra, ville kun udelades først, hvis den gav mindst lige så meget; den giver { $voluntary }.
reason-cut_voluntary = Udelades først: en runde, spilleren selv valgte fra.
reason-cut_highest = Udelades som det højeste.
reason-cut_first_rounds = Udelades som en af de første runder.
reason-not_needed = Ikke brugt: ingen står lige med spilleren.
reason-only_first_place = Ikke brugt: det afgør kun førstepladsen.
reason-tiebreak_unrated =
    { $code } bruges ikke: { $player } { $others ->
         [0] har
         [one] og én spiller til har
        *[other] og { $others } spillere til har
    } intet ratingtal. Skriv { $code }/U1400, hvis turneringens regler giver spillere uden rating 1400.
reason-tiebreak_no_games = Intet parti, der tæller i { $code }.
reason-tiebreak_all_cut = { $code } udelader flere partier, end der er.
reason-tiebreak_edition_assumed = Turneringens begyndelse, »{ $found }«, er ikke en dato: korrektionerne følger den nyeste udgave, { $edition }.
reason-tiebreak_not_in_edition = { $code } findes ikke i reglerne fra den dag, turneringen begyndte.
reason-tiebreak_not_computed = { $code } bliver stående på listen og beregnes ikke.
reason-tiebreak_play_off_not_held = Der er ikke spillet omkamp mellem disse spillere.
reason-tiebreak_lot_not_drawn = Der er ikke trukket lod mellem disse spillere.
reason-tiebreak_average = { $sum } / { $games }, { $places ->
         [0] til et helt tal
        *[2] til to decimaler
    }, en halv rundes op.
reason-tiebreak_performance = Modstandernes gennemsnit { $sum } / { $games } = { $average } som helt tal; { $score } af { $games } er { $percent } %, og det svarer til { $difference }.
reason-tiebreak_perfect_performance = Med { $value } forventes { $reached } mod disse modstandere, med { $below } kun { $short }; der er opnået { $score }.
    .nothing = Der er opnået 0: det laveste af disse ratingtal minus { $nothing }.
reason-tiebreak_koya_limit =
    Modstandere med mindst { $limit } point tæller: halvdelen af { $most }, det højeste, som { $form ->
         [all_play_all] { $games ->
             [one] { $games } parti
            *[other] { $games } partier
        } kan give; det er det højeste antal, nogen hidtil er parret til
        *[rounds] { $games ->
             [one] { $games } runde
            *[other] { $games } runder
        } kan give
    }{ $shift ->
         [none] {""}
        *[other] {", "}flyttet med { $moved }
    }.
reason-tiebreak_encounters = { $level } spillere står lige: { $among }. Har mødt { $met } af de andre.
reason-buchholz_in_round_robin = { $code } må ikke bruges i alle mod alle; den beregnes alligevel.
reason-separated_by_tiebreak = Lige indtil nu. { $tiebreak }: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-separated_by_play_off = { $upper } blev placeret foran { $lower } i omkampen.
reason-separated_by_lot = { $upper } kom foran { $lower } ved lodtrækning.
reason-opponent_performance = Modstandernes gennemsnit er { $average } ({ $ratings }); { $score } i disse partier er { $percent } %, og det svarer til { $difference }.
reason-opponent_perfect_performance = Har fået { $score } mod { $ratings }: med ratingtallet { $value } forventes { $reached }, med { $below } kun { $short }.
    .nothing = Har intet fået mod { $ratings }: det laveste af dem minus { $nothing }.
reason-opponent_buchholz = Modstanderens Buchholz: { $terms }.
reason-points_times_score = { $points } × { $score }.
reason-round_against = { $own } mod modstanderens { $other }.
reason-round_against_draw = { $own } uden modstander; en remis er { $draw } værd.
reason-own_round =
    { $kind ->
         [won] Vundet
         [drawn] Remis
         [lost] Tabt
         [unfinished] Ikke færdigspillet
         [forfeit_win] Vundet{ $color ->
             [white] {" med hvid"}
             [black] {" med sort"}
            *[none] {""}
         } ved modstanderens udeblivelse
         [forfeit_loss] Tabt{ $color ->
             [white] {" med hvid"}
             [black] {" med sort"}
            *[none] {""}
         } ved udeblivelse
         [bye] Oversidder
         [full] Fri runde med ét point
         [half] Fri runde med et halvt point
         [zero] Ikke med i runden
         [rest] Intet parti i denne runde af turneringsplanen
        *[void] Tæller ikke, fordi en af de to udtrådte med færre end halvdelen af partierne spillet
    }{ $kind ->
         [forfeit_win] {""}
         [forfeit_loss] {""}
        *[other] { $color ->
             [white] {" med hvid"}
             [black] {" med sort"}
            *[none] {""}
        }
    }.
reason-koya_without_the_excluded = Partierne mod { $players } er ikke med: { $count ->
         [one] vedkommende udtrådte
        *[other] de udtrådte
    } med færre end halvdelen af partierne spillet.
