# What the tie-breaks of FIDE are made of, play-offs and lots.
reason-opponent_score_adjusted =
    Motståndaren har { $scored } men räknas med { $counts }: { $count ->
         [one] rond { $rounds } spelades inte och räknas som remi
        *[other] ronderna { $rounds } spelades inte och räknas som remier
    }.
reason-opponent_last_round_as_draw = Motståndaren har { $scored } men räknas med { $counts }: sista ronden räknas som remi.
reason-opponent_last_round_and_adjusted =
    Motståndaren har { $scored } men räknas med { $counts }: sista ronden räknas som remi, och { $count ->
         [0] de ospelade ronderna före den räknas som de gavs
         [one] det gör även rond { $rounds }, som inte spelades
        *[other] det gör även ronderna { $rounds }, som inte spelades
    }.
reason-dummy_own_score = Inte spelat: räknas som ett parti mot en motståndare med spelarens egna { $counts }.
reason-dummy_capped_by_draws = Inte spelat: räknas som en motståndare med { $counts }, vad remi i alla ronder ger, eftersom spelaren har { $own }.
reason-dummy_capped_by_opponent = Inte spelat: räknas med den lottade motståndarens { $counts }, eftersom spelaren har { $own }.
reason-virtual_opponent = Inte spelad: räknas som ett parti mot en tänkt motståndare med { $counts }: { $before } från ronderna före, { $given } från denna och { $later } från ronderna efter.
reason-forfeit_as_game = Avgjort på walkover; räknas som ett parti mot den motståndaren.
reason-last_round_as_draw = Sista ronden räknas som remi.
reason-below_koya_limit = Motståndaren har { $scored } poäng, färre än { $limit }, och räknas inte.
reason-reaches_koya_limit = Motståndaren har { $scored } poäng.
reason-game_not_played = Inte spelat vid brädet; räknas inte.
reason-cut_lowest = Utelämnas som det lägsta.
reason-cut_lowest_opponent = Utelämnas: av dem som är kvar motståndaren med minst poäng, av flera den som ger minst.
    .voluntary = Utelämnas: av dem som är kvar motståndaren med minst poäng, av flera den som ger minst. En rond som spelaren själv valde bort skulle utelämnas först bara om den gav minst lika mycket; den ger { $voluntary }.
reason-cut_voluntary = Utelämnas först: en rond som spelaren själv valde bort.
reason-cut_highest = Utelämnas som det högsta.
reason-cut_first_rounds = Utelämnas som en av de första ronderna.
reason-not_needed = Inte använt: ingen står lika med spelaren.
reason-only_first_place = Inte använt: det avgör bara förstaplatsen.
reason-tiebreak_unrated =
    { $code } används inte: { $player } { $others ->
         [0] har
         [one] och en spelare till har
        *[other] och { $others } spelare till har
    } ingen rating. Skriv { $code }/U1400 om tävlingens regler ger spelare utan rating 1400.
reason-tiebreak_no_games = Inget parti som räknas i { $code }.
reason-tiebreak_all_cut = { $code } utelämnar fler partier än det finns.
reason-tiebreak_edition_assumed = Tävlingens start, ”{ $found }”, är inget datum: särskiljningen följer den nyaste utgåvan, { $edition }.
reason-tiebreak_not_in_edition = { $code } finns inte i reglerna från den dag tävlingen började.
reason-tiebreak_not_computed = { $code } står kvar i listan och beräknas inte.
reason-tiebreak_play_off_not_held = Inget särspel har spelats mellan de här spelarna.
reason-tiebreak_lot_not_drawn = Ingen lott har dragits mellan de här spelarna.
reason-tiebreak_average = { $sum } / { $games }, { $places ->
         [0] till ett heltal
        *[2] till två decimaler
    }, en halv avrundas uppåt.
reason-tiebreak_performance = Motståndarnas genomsnitt { $sum } / { $games } = { $average } som heltal; { $score } av { $games } är { $percent } %, vilket motsvarar { $difference }.
reason-tiebreak_perfect_performance = Med { $value } förväntas { $reached } mot dessa motståndare, med { $below } bara { $short }; resultatet är { $score }.
    .nothing = Resultatet är 0: den lägsta av dessa ratingtal minus { $nothing }.
reason-tiebreak_koya_limit =
    Motståndare med minst { $limit } poäng räknas: hälften av { $most }, det mesta som { $form ->
         [all_play_all] { $games ->
             [one] { $games } parti
            *[other] { $games } partier
        } kan ge; det är det högsta antal någon hittills är lottad till
        *[rounds] { $games ->
             [one] { $games } rond
            *[other] { $games } ronder
        } kan ge
    }{ $shift ->
         [none] {""}
        *[other] {", "}flyttad med { $moved }
    }.
reason-tiebreak_encounters = { $level } spelare står lika: { $among }. Har mött { $met } av de andra.
reason-buchholz_in_round_robin = { $code } ska inte användas i alla mot alla; den beräknas ändå.
reason-separated_by_tiebreak = Lika hittills. { $tiebreak }: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-separated_by_play_off = { $upper } placerade sig före { $lower } i särspelet.
reason-separated_by_lot = { $upper } kom före { $lower } genom lottdragning.
reason-opponent_performance = Motståndarnas genomsnitt är { $average } ({ $ratings }); { $score } i dessa partier är { $percent } %, vilket motsvarar { $difference }.
reason-opponent_perfect_performance = Har tagit { $score } mot { $ratings }: med ratingen { $value } förväntas { $reached }, med { $below } bara { $short }.
    .nothing = Har inte tagit något mot { $ratings }: den lägsta av dem minus { $nothing }.
reason-opponent_buchholz = Motståndarens Buchholz: { $terms }.
reason-points_times_score = { $points } × { $score }.
reason-round_against = { $own } mot motståndarens { $other }.
reason-round_against_draw = { $own } utan motståndare; en remi är värd { $draw }.
reason-own_round =
    { $kind ->
         [won] Vinst
         [drawn] Remi
         [lost] Förlust
         [unfinished] Inte färdigspelat
         [forfeit_win] Vinst på walkover{ $color ->
             [white] {" med vit"}
             [black] {" med svart"}
            *[none] {""}
         }, eftersom motståndaren uteblev
         [forfeit_loss] Förlust på walkover{ $color ->
             [white] {" med vit"}
             [black] {" med svart"}
            *[none] {""}
         } efter uteblivande
         [bye] Frirond
         [full] Frirond med en poäng
         [half] Frirond med en halv poäng
         [zero] Inte med i ronden
         [rest] Inget parti i denna rond av rondschemat
        *[void] Räknas inte, eftersom en av de två utgick med färre än hälften av partierna spelade
    }{ $kind ->
         [forfeit_win] {""}
         [forfeit_loss] {""}
        *[other] { $color ->
             [white] {" med vit"}
             [black] {" med svart"}
            *[none] {""}
        }
    }.
reason-koya_without_the_excluded = Partierna mot { $players } ingår inte: { $count ->
         [one] spelaren utgick
        *[other] de utgick
    } med färre än hälften av partierna spelade.
