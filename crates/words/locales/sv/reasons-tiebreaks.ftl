# What the tie-breaks of FIDE are made of, play-offs and lots.
reason-opponent_score_adjusted = Motståndaren har { $scored } men räknas med { $counts } på grund av ospelade ronder.
reason-opponent_last_round_as_draw = Motståndaren har { $scored } men räknas med { $counts }: sista ronden räknas som remi.
reason-opponent_last_round_and_adjusted = Motståndaren har { $scored } men räknas med { $counts }: sista ronden räknas som remi, och ospelade ronder som reglerna säger.
reason-dummy_own_score = Inte spelat: räknas som ett parti mot en motståndare med spelarens egna { $counts }.
reason-dummy_capped_by_draws = Inte spelat: räknas som en motståndare med { $counts }, vad remi i alla ronder ger, eftersom spelaren har { $own }.
reason-dummy_capped_by_opponent = Inte spelat: räknas med den lottade motståndarens { $counts }, eftersom spelaren har { $own }.
reason-virtual_opponent = Inte spelat: räknas som ett parti mot en virtuell motståndare med { $counts }.
reason-forfeit_as_game = Avgjort på walkover; räknas som ett parti mot den motståndaren.
reason-last_round_as_draw = Sista ronden räknas som remi.
reason-below_koya_limit = Motståndaren har { $scored } poäng, färre än { $limit }, och räknas inte.
reason-reaches_koya_limit = Motståndaren har { $scored } poäng.
reason-game_not_played = Inte spelat vid brädet; räknas inte.
reason-cut_lowest = Utelämnas som det lägsta.
reason-cut_voluntary = Utelämnas först: en rond som spelaren själv valde bort.
reason-cut_highest = Utelämnas som det högsta.
reason-cut_first_rounds = Utelämnas som en av de första ronderna.
reason-not_needed = Inte använt: ingen står lika med spelaren.
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
reason-tiebreak_average = Medelvärdet av det som räknas.
reason-tiebreak_performance = Motståndarnas snitt { $average }; ett resultat på { $percent } % motsvarar { $difference }.
reason-tiebreak_perfect_performance = Det lägsta ratingtal som väntas göra { $score } mot de här motståndarna.
reason-tiebreak_koya_limit = Motståndare med minst { $limit } poäng räknas.
reason-tiebreak_encounters = { $level } spelare står lika; har mött { $met } av de andra.
reason-buchholz_in_round_robin = { $code } ska inte användas i alla mot alla; den beräknas ändå.
reason-separated_by_tiebreak = Lika hittills. { $tiebreak }: { $upper } { $upper_value }, { $lower } { $lower_value }.
reason-separated_by_play_off = { $upper } placerade sig före { $lower } i särspelet.
reason-separated_by_lot = { $upper } kom före { $lower } genom lottdragning.
