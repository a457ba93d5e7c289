# The FIDE rating: which games count, the factor, first ratings, what the event must fulfil.
reason-fide_below_floor = Ratingtallet { $rating } er under { $floor } og publiseres ikke: spilleren er uten rating.
reason-fide_computer = Rates ikke: parti mot en datamaskin.
reason-fide_date_unreadable = «{ $found }» er ingen dato.
reason-fide_difference_capped =
    En differanse over { $largest } teller som { $largest }: { $count ->
        [one] runde { $rounds }
       *[other] rundene { $rounds }
    }.
    .times =
        { $times ->
            [one] Av differanser over { $largest } teller bare den største i turneringen som { $largest }: runde { $rounds }. Andre teller som de er.
           *[other] Av differanser over { $largest } teller bare de { $times } største i turneringen som { $largest }: rundene { $rounds }. Andre teller som de er.
        }
reason-fide_dates_unknown = Start og slutt for turneringen er ikke begge oppgitt.
reason-fide_edition_known_in_part = Av reglene { $edition } er bare forskjellene fra dem fra mars 2024 kjent her; i alt annet vises det til bestemmelsene fra 2024.
reason-fide_edition_unknown = FIDEs ratingregler finnes ikke i utgaven { $found }; kjente utgaver: { $expected }.
reason-handbook_edition_unknown = Håndboken finnes ikke i utgaven { $found }; kjente utgaver: { $expected }.
reason-fide_ends_before_start = { reason-dates_reversed }
reason-fide_expected_by_table = Forventet score i hvert parti er den i tabellens rad.
reason-fide_far_apart = Rates ikke: differansen er { $difference }, altså { $least } eller mer, og den ene er over { $above }.
reason-fide_first_games = For få partier mot ratede motstandere: { $found } av { $needed }; de kan samles innen { $months } måneder.
reason-fide_first_limited = Et første ratingtall er høyst { $most }.
reason-fide_first_opponents = I den første turneringen må minst { $needed } ratede motstandere møtes; her { $found }.
reason-fide_first_points = En første turnering med { $found } poeng teller ikke; det kreves minst { $needed }.
reason-fide_first_since_unknown = Partiene må ligge innenfor { $months } måneder; når den første av de tidligere turneringene begynte, er ikke oppgitt: ### rokade fide-collected-since NUMMER ÅÅÅÅ/MM/DD.
reason-fide_first_too_late = Partiene er samlet fra { $since } til { $ends }, mer enn { $months } måneder.
reason-fide_k_limited = { $games } partier i perioden ganger { $k } er mer enn { $most }: faktoren er { $used }.
reason-fide_k_new = K { $k }: færre enn { $games } ratede partier hittil ({ $played }).
reason-fide_k_of_the_list = K { $k } som på listen.
reason-fide_k_reached = K { $k }: har hatt et ratingtall på { $rating } eller mer.
reason-fide_k_usual =
    K { $k }, den vanlige faktoren. Færre enn { $games } ratede partier hittil{ $birth ->
         [unknown] {", et fødselsår"}
        *[known] {""}
    } eller en tidligere høy rating måtte oppgis for å endre den.
reason-fide_k_young = K { $k }: spilleren fyller høyst { $age } i { $year }, året turneringen begynner, og har aldri nådd { $rating }.
reason-fide_by_standard_list = Uten rating på denne listen; regnes med langsjakkrating.
reason-fide_rated_meanwhile = Har fått sitt første ratingtall siden turneringen; uten rating for motstanderne.
reason-fide_match_decided = Rates ikke: matchen var avgjort, og ikke noe annet var avtalt på forhånd.
reason-fide_match_unrated = Rates ikke: en match der den ene er uten rating.
reason-fide_mend_closed_field =
    { $more ->
         [one] Det mangler { $more } ratet spiller.
        *[other] Det mangler { $more } ratede spillere.
    }
reason-fide_mend_dates = Oppgi start, slutt og rundenes dager (042, 052, 132), rundene mellom start og slutt.
reason-fide_mend_duration = Gjennomfør turneringen innen { $most } dager, eller del den.
reason-fide_mend_first_control = La første tidskontroll omfatte minst { $least } trekk.
reason-fide_mend_games = La minst én ratet spiller delta, og registrer resultatene av spilte partier.
reason-fide_mend_hours = Spill færre runder om dagen: høyst { $hours } timer til sammen.
reason-fide_mend_registration = Registrer turneringen hos FIDE minst { $days } dager før start.
reason-fide_mend_rounds_per_day = Spill høyst { $most } runder om dagen.
reason-fide_mend_time =
    Velg en betenkningstid som reglene tillater i { $pace ->
         [rapid] hurtigsjakk
         [blitz] lynsjakk
        *[standard] langsjakk
    }, lik for begge spillerne.
reason-fide_needs_closed_field = I en lukket turnering er minst { $needed } av spillerne ratede.
reason-fide_needs_dates = Start og slutt er kjent.
reason-fide_needs_duration = Turneringen varer høyst { $most } dager; lagmesterskap kan vare lenger.
reason-fide_needs_first_control = Første tidskontroll omfatter minst { $least } trekk.
reason-fide_needs_games = Minst ett parti rates.
reason-fide_needs_hours = Høyst { $hours } timers spill om dagen, regnet med seksti trekk i partiet.
reason-fide_needs_no_smoking = Det røykes ikke i spillelokalet.
reason-fide_needs_registration = Turneringen er registrert hos FIDE minst { $days } dager før start.
reason-fide_needs_rounds_per_day = Høyst { $most } runder om dagen.
reason-fide_needs_time =
    Hver spiller har { $minutes } minutter til seksti trekk: { $pace ->
         [rapid] hurtigsjakk
         [blitz] lynsjakk
        *[standard] langsjakk
    }.
reason-fide_no_move_of_both = Rates ikke: ikke begge har gjort et trekk.
reason-fide_no_such_player = Det er ingen spiller { $player } i filen.
reason-fide_not_blitz = Rates ikke som lynsjakk: { $minutes } minutter til seksti trekk; over { $above } og høyst { $most } er lynsjakk.
reason-fide_not_played = Rates ikke: partiet ble ikke spilt.
reason-fide_not_rapid = Rates ikke som hurtigsjakk: { $minutes } minutter til seksti trekk; over { $above } og under { $below } er hurtigsjakk.
reason-fide_older_than_known = Turneringen er eldre enn alle utgaver Rokade kjenner; den eldste, { $edition }, er brukt. Velg en annen med --edition.
reason-fide_opponent_unrated = Rates ikke: { $opponent } er uten rating.
reason-fide_other_pace = Rates ikke her: et parti i matchen med annen betenkningstid.
reason-fide_rate_as =
    Rat den som { $pace ->
         [rapid] hurtigsjakk
         [blitz] lynsjakk
        *[standard] langsjakk
    }, med --pace { $pace }, eller velg en annen betenkningstid.
reason-fide_ratings_below_floor =
    { $count ->
        [one] Én spiller har mindre enn { $floor }, som ingen liste publiserer; spilleren er regnet som ratet, slik filen sier.
       *[other] { $count } spillere har mindre enn { $floor }, som ingen liste publiserer; de er regnet som ratede, slik filen sier.
    }
reason-fide_reported_monthly = Turneringen varer { $days } dager, mer enn { $most }: rapporter måned for måned.
reason-fide_result_missing = Rates ikke: resultatet mangler; registrer det når partiet er slutt.
reason-fide_round_outside = Runde { $round } den { $day } ligger utenfor turneringen.
reason-fide_rounded = Avrundes til et helt tall én gang for hele perioden, halve bort fra null. Var turneringen alene i perioden: { $change }, nytt ratingtall { $new }.
reason-fide_state_no_smoking = Det kan bare dommeren si; ingen fil forteller det.
reason-fide_state_registration = Oppgi når den ble registrert: ### rokade fide-registered ÅÅÅÅ/MM/DD.
reason-fide_state_round_dates = Oppgi betenkningstid og dagen for hver runde (222, 132).
reason-fide_state_time =
    Oppgi betenkningstiden (222), for eksempel 5400+30; inntil da regnes hvert parti som { $pace ->
         [rapid] hurtigsjakk
         [blitz] lynsjakk
        *[standard] langsjakk
    }.
reason-fide_sum =
    { $games ->
        [one] { $points } av ett ratet parti
       *[other] { $points } av { $games } ratede partier
    }, forventet { $expected }: { $gain } × { $k } = { $change }.
reason-fide_taken_out = Rates ikke: tatt ut ved en avgjørelse.
reason-fide_time_unknown = Betenkningstiden er ikke oppgitt.
reason-fide_time_unreadable = Betenkningstiden «{ $found }» forstås ikke.
reason-fide_too_fast = Rates ikke: { $minutes } minutter til seksti trekk; det kreves { $least }.
reason-fide_unequal_times = Rates ikke: de to spillerne har forskjellig betenkningstid.
reason-fide_k_start_unstated = Fødselsåret er kjent, men ikke året turneringen begynner: fyller spilleren høyst { $age } det året, er K { $k }.
