# The FIDE rating: which games count, the factor, first ratings, what the event must fulfil.
reason-fide_below_floor = Ratingtallet { $rating } er under { $floor } og offentliggøres ikke: spilleren er uden rating.
reason-fide_computer = Rates ikke: parti mod en computer.
reason-fide_date_unreadable = »{ $found }« er ikke en dato.
reason-fide_difference_capped =
    En difference over { $largest } tæller som { $largest }: { $count ->
        [one] runde { $rounds }
       *[other] runderne { $rounds }
    }.
    .times =
        { $times ->
            [one] Af differencer over { $largest } tæller kun turneringens største som { $largest }: runde { $rounds }. Andre tæller, som de er.
           *[other] Af differencer over { $largest } tæller kun turneringens { $times } største som { $largest }: runderne { $rounds }. Andre tæller, som de er.
        }
reason-fide_dates_unknown = Turneringens start og slut er ikke begge angivet.
reason-fide_edition_known_in_part = Af reglerne { $edition } kendes her kun forskellene fra dem fra marts 2024; i alt andet henvises der til bestemmelserne fra 2024.
reason-fide_edition_unknown = FIDEs ratingregler findes ikke i udgaven { $found }; kendte udgaver: { $expected }.
reason-handbook_edition_unknown = Håndbogen findes ikke i udgaven { $found }; kendte udgaver: { $expected }.
reason-fide_ends_before_start = { reason-dates_reversed }
reason-fide_expected_by_table = Den forventede score i hvert parti er den i tabellens række.
reason-fide_far_apart = Rates ikke: differencen er { $difference }, altså { $least } eller mere, og den ene er over { $above }.
reason-fide_first_games = For få partier mod ratede modstandere: { $found } af { $needed }; de kan samles inden for { $months } måneder.
reason-fide_first_limited = Et første ratingtal er højst { $most }.
reason-fide_first_opponents = I den første turnering skal mindst { $needed } ratede modstandere mødes; her { $found }.
reason-fide_first_points = En første turnering med { $found } point tæller ikke; der kræves mindst { $needed }.
reason-fide_first_since_unknown = Partierne skal ligge inden for { $months } måneder; hvornår den første af de tidligere turneringer begyndte, er ikke angivet: ### rokade fide-collected-since NUMMER ÅÅÅÅ/MM/DD.
reason-fide_first_too_late = Partierne er samlet fra { $since } til { $ends }, mere end { $months } måneder.
reason-fide_k_limited = { $games } partier i perioden gange { $k } er mere end { $most }: faktoren er { $used }.
reason-fide_k_new = K { $k }: færre end { $games } ratede partier hidtil ({ $played }).
reason-fide_k_of_the_list = K { $k } som på listen.
reason-fide_k_reached = K { $k }: har haft et ratingtal på { $rating } eller mere.
reason-fide_k_usual =
    K { $k }, den sædvanlige faktor. Færre end { $games } ratede partier hidtil{ $birth ->
         [unknown] {", et fødselsår"}
        *[known] {""}
    } eller en tidligere høj rating skulle oplyses for at ændre den.
reason-fide_k_young = K { $k }: spilleren fylder højst { $age } i { $year }, det år turneringen begynder, og har aldrig nået { $rating }.
reason-fide_by_standard_list = Uden rating på denne liste; regnes med langskakrating.
reason-fide_rated_meanwhile = Har fået sit første ratingtal siden turneringen; uden rating for modstanderne.
reason-fide_match_decided = Rates ikke: matchen var afgjort forinden, og intet andet var aftalt på forhånd.
reason-fide_match_unrated = Rates ikke: en match, hvor den ene er uden rating.
reason-fide_mend_closed_field =
    { $more ->
         [one] Der mangler { $more } ratet spiller.
        *[other] Der mangler { $more } ratede spillere.
    }
reason-fide_mend_dates = Oplys start, slut og rundernes dage (042, 052, 132), runderne mellem start og slut.
reason-fide_mend_duration = Afvikl turneringen inden for { $most } dage, eller del den.
reason-fide_mend_first_control = Lad første tidskontrol omfatte mindst { $least } træk.
reason-fide_mend_games = Lad mindst én ratet spiller deltage, og indtast resultaterne af spillede partier.
reason-fide_mend_hours = Spil færre runder om dagen: højst { $hours } timer i alt.
reason-fide_mend_registration = Anmeld turneringen mindst { $days } dage før start.
reason-fide_mend_rounds_per_day = Spil højst { $most } runder om dagen.
reason-fide_mend_time =
    Vælg en betænkningstid, som reglerne tillader i { $pace ->
         [rapid] hurtigskak
         [blitz] lynskak
        *[standard] langskak
    }, ens for begge spillere.
reason-fide_needs_closed_field = I en lukket turnering er mindst { $needed } af spillerne ratede.
reason-fide_needs_dates = Start og slut er kendt.
reason-fide_needs_duration = Turneringen varer højst { $most } dage; holdmesterskaber må vare længere.
reason-fide_needs_first_control = Første tidskontrol omfatter mindst { $least } træk.
reason-fide_needs_games = Mindst ét parti rates.
reason-fide_needs_hours = Højst { $hours } timers spil om dagen, regnet med tres træk i partiet.
reason-fide_needs_no_smoking = Der ryges ikke i spillelokalet.
reason-fide_needs_registration = Turneringen er anmeldt mindst { $days } dage før start.
reason-fide_needs_rounds_per_day = Højst { $most } runder om dagen.
reason-fide_needs_time =
    Hver spiller har { $minutes } minutter til tres træk: { $pace ->
         [rapid] hurtigskak
         [blitz] lynskak
        *[standard] langskak
    }.
reason-fide_no_move_of_both = Rates ikke: de to har ikke begge udført et træk.
reason-fide_no_such_player = Der er ingen spiller { $player } i filen.
reason-fide_not_blitz = Rates ikke som lynskak: { $minutes } minutter til tres træk; over { $above } og højst { $most } er lynskak.
reason-fide_not_played = Rates ikke: partiet blev ikke spillet.
reason-fide_not_rapid = Rates ikke som hurtigskak: { $minutes } minutter til tres træk; over { $above } og under { $below } er hurtigskak.
reason-fide_older_than_known = Turneringen er ældre end alle de udgaver, Rokade kender; den ældste, { $edition }, er brugt. Vælg en anden med --edition.
reason-fide_opponent_unrated = Rates ikke: { $opponent } er uden rating.
reason-fide_other_pace = Rates ikke her: et parti af matchen med anden betænkningstid.
reason-fide_rate_as =
    Lad den rate som { $pace ->
         [rapid] hurtigskak
         [blitz] lynskak
        *[standard] langskak
    }, med --pace { $pace }, eller vælg en anden betænkningstid.
reason-fide_ratings_below_floor =
    { $count ->
        [one] Én spiller har mindre end { $floor }, som ingen liste offentliggør; spilleren er regnet som ratet, som filen siger.
       *[other] { $count } spillere har mindre end { $floor }, som ingen liste offentliggør; de er regnet som ratede, som filen siger.
    }
reason-fide_reported_monthly = Turneringen varer { $days } dage, mere end { $most }: indberet måned for måned.
reason-fide_result_missing = Rates ikke: resultatet mangler; indtast det, når partiet er slut.
reason-fide_round_outside = Runde { $round } den { $day } ligger uden for turneringen.
reason-fide_rounded = Afrundes til et helt tal én gang for hele perioden, en halv væk fra nul. Var turneringen alene i perioden: { $change }, nyt ratingtal { $new }.
reason-fide_state_no_smoking = Det kan kun dommeren sige; ingen fil fortæller det.
reason-fide_state_registration = Oplys, hvornår den blev anmeldt: ### rokade fide-registered ÅÅÅÅ/MM/DD.
reason-fide_state_round_dates = Oplys betænkningstid og hver rundes dag (222, 132).
reason-fide_state_time =
    Oplys betænkningstiden (222), for eksempel 5400+30; indtil da regnes hvert parti som { $pace ->
         [rapid] hurtigskak
         [blitz] lynskak
        *[standard] langskak
    }.
reason-fide_sum =
    { $games ->
        [one] { $points } af ét ratet parti
       *[other] { $points } af { $games } ratede partier
    }, forventet { $expected }: { $gain } × { $k } = { $change }.
reason-fide_taken_out = Rates ikke: taget ud ved en afgørelse.
reason-fide_time_unknown = Betænkningstiden er ikke oplyst.
reason-fide_time_unreadable = Betænkningstiden »{ $found }« forstås ikke.
reason-fide_too_fast = Rates ikke: { $minutes } minutter til tres træk; der kræves { $least }.
reason-fide_unequal_times = Rates ikke: de to spillere har forskellig betænkningstid.
reason-fide_k_start_unstated = Fødselsåret er kendt, men ikke det år, turneringen begynder: fylder spilleren højst { $age } i det år, er K { $k }.
