# The FIDE rating: which games count, the factor, first ratings, what the event must fulfil.
reason-fide_below_floor = Ratingtalet { $rating } är under { $floor } och publiceras inte: spelaren är utan rating.
reason-fide_computer = Ratingräknas inte: parti mot en dator.
reason-fide_date_unreadable = ”{ $found }” är inget datum.
reason-fide_difference_capped =
    En differens över { $largest } räknas som { $largest }: { $count ->
        [one] rond { $rounds }
       *[other] ronderna { $rounds }
    }.
    .times =
        { $times ->
            [one] Av differenser över { $largest } räknas bara tävlingens största som { $largest }: rond { $rounds }. Andra räknas som de är.
           *[other] Av differenser över { $largest } räknas bara tävlingens { $times } största som { $largest }: ronderna { $rounds }. Andra räknas som de är.
        }
reason-fide_dates_unknown = Tävlingens start och slut är inte båda angivna.
reason-fide_edition_known_in_part = Av reglerna { $edition } är här bara skillnaderna mot dem från mars 2024 kända; i allt annat hänvisas till bestämmelserna från 2024.
reason-fide_edition_unknown = FIDE:s ratingregler finns inte i utgåvan { $found }; kända utgåvor: { $expected }.
reason-handbook_edition_unknown = Handboken finns inte i utgåvan { $found }; kända utgåvor: { $expected }.
reason-fide_ends_before_start = { reason-dates_reversed }
reason-fide_expected_by_table = Den förväntade poängen i varje parti är den i tabellens rad.
reason-fide_far_apart = Ratingräknas inte: differensen är { $difference }, alltså { $least } eller mer, och den ena är över { $above }.
reason-fide_first_games = För få partier mot motståndare med rating: { $found } av { $needed }; de får samlas inom { $months } månader.
reason-fide_first_limited = Ett första ratingtal är högst { $most }.
reason-fide_first_opponents = I den första tävlingen måste minst { $needed } motståndare med rating mötas; här { $found }.
reason-fide_first_points = En första tävling med { $found } poäng räknas inte; minst { $needed } krävs.
reason-fide_first_since_unknown = Partierna måste ligga inom { $months } månader; när den första av de tidigare tävlingarna började är inte angivet: ### rokade fide-collected-since NUMMER ÅÅÅÅ/MM/DD.
reason-fide_first_too_late = Partierna är samlade från { $since } till { $ends }, mer än { $months } månader.
reason-fide_k_limited = { $games } partier i perioden gånger { $k } är mer än { $most }: faktorn är { $used }.
reason-fide_k_new = K { $k }: färre än { $games } ratingräknade partier hittills ({ $played }).
reason-fide_k_of_the_list = K { $k } som på listan.
reason-fide_k_reached = K { $k }: har haft ett ratingtal på { $rating } eller mer.
reason-fide_k_usual =
    K { $k }, den vanliga faktorn. Färre än { $games } ratingräknade partier hittills{ $birth ->
         [unknown] {", ett födelseår"}
        *[known] {""}
    } eller en tidigare hög rating skulle behöva anges för att ändra den.
reason-fide_k_young = K { $k }: spelaren fyller högst { $age } år { $year }, det år tävlingen börjar, och har aldrig nått { $rating }.
reason-fide_by_standard_list = Utan rating på den här listan; räknas med långschacksrating.
reason-fide_rated_meanwhile = Har fått sitt första ratingtal sedan tävlingen; utan rating för motståndarna.
reason-fide_match_decided = Ratingräknas inte: matchen var redan avgjord, och inget annat var avtalat i förväg.
reason-fide_match_unrated = Ratingräknas inte: en match där den ena är utan rating.
reason-fide_mend_closed_field = Det saknas { $more } spelare med rating.
reason-fide_mend_dates = Ange start, slut och rondernas dagar (042, 052, 132), ronderna mellan start och slut.
reason-fide_mend_duration = Spela tävlingen inom { $most } dagar, eller dela den.
reason-fide_mend_first_control = Låt första tidskontrollen omfatta minst { $least } drag.
reason-fide_mend_games = Låt minst en spelare med rating delta, och registrera resultaten av spelade partier.
reason-fide_mend_hours = Spela färre ronder om dagen: högst { $hours } timmar sammanlagt.
reason-fide_mend_registration = Anmäl tävlingen minst { $days } dagar före start.
reason-fide_mend_rounds_per_day = Spela högst { $most } ronder om dagen.
reason-fide_mend_time =
    Välj en betänketid som reglerna tillåter i { $pace ->
         [rapid] snabbschack
         [blitz] blixtschack
        *[standard] långschack
    }, lika för båda spelarna.
reason-fide_needs_closed_field = I en sluten tävling har minst { $needed } av spelarna rating.
reason-fide_needs_dates = Start och slut är kända.
reason-fide_needs_duration = Tävlingen varar högst { $most } dagar; lagmästerskap får vara längre.
reason-fide_needs_first_control = Första tidskontrollen omfattar minst { $least } drag.
reason-fide_needs_games = Minst ett parti ratingräknas.
reason-fide_needs_hours = Högst { $hours } timmars spel om dagen, räknat med sextio drag i partiet.
reason-fide_needs_no_smoking = Ingen röker i spellokalen.
reason-fide_needs_registration = Tävlingen är anmäld minst { $days } dagar före start.
reason-fide_needs_rounds_per_day = Högst { $most } ronder om dagen.
reason-fide_needs_time =
    Varje spelare har { $minutes } minuter för sextio drag: { $pace ->
         [rapid] snabbschack
         [blitz] blixtschack
        *[standard] långschack
    }.
reason-fide_no_move_of_both = Ratingräknas inte: minst en av spelarna gjorde inget drag.
reason-fide_no_such_player = Det finns ingen spelare { $player } i filen.
reason-fide_not_blitz = Ratingräknas inte som blixtschack: { $minutes } minuter för sextio drag; över { $above } och högst { $most } är blixtschack.
reason-fide_not_played = Ratingräknas inte: partiet spelades inte.
reason-fide_not_rapid = Ratingräknas inte som snabbschack: { $minutes } minuter för sextio drag; över { $above } och under { $below } är snabbschack.
reason-fide_older_than_known = Tävlingen är äldre än alla utgåvor Rokade känner till; den äldsta, { $edition }, används. Välj en annan med --edition.
reason-fide_opponent_unrated = Ratingräknas inte: { $opponent } är utan rating.
reason-fide_other_pace = Ratingräknas inte här: ett parti i matchen med annan betänketid.
reason-fide_rate_as =
    Ratingräkna den som { $pace ->
         [rapid] snabbschack
         [blitz] blixtschack
        *[standard] långschack
    }, med --pace { $pace }, eller välj en annan betänketid.
reason-fide_ratings_below_floor =
    { $count ->
        [one] En spelare har mindre än { $floor }, vilket ingen lista publicerar; spelaren har räknats som om ratingen gällde, som filen säger.
       *[other] { $count } spelare har mindre än { $floor }, vilket ingen lista publicerar; de har räknats som om ratingen gällde, som filen säger.
    }
reason-fide_reported_monthly = Tävlingen varar { $days } dagar, mer än { $most }: rapportera månad för månad.
reason-fide_result_missing = Ratingräknas inte: resultatet saknas; registrera det när partiet är slut.
reason-fide_round_outside = Rond { $round } den { $day } ligger utanför tävlingen.
reason-fide_rounded = Avrundas till ett heltal en gång för hela perioden, halva tal bort från noll. Vore tävlingen ensam i perioden: { $change }, nytt ratingtal { $new }.
reason-fide_state_no_smoking = Det kan bara domaren säga; det framgår inte av någon fil.
reason-fide_state_registration = Ange när den anmäldes: ### rokade fide-registered ÅÅÅÅ/MM/DD.
reason-fide_state_round_dates = Ange betänketid och dagen för varje rond (222, 132).
reason-fide_state_time =
    Ange betänketiden (222), till exempel 5400+30; till dess räknas varje parti som { $pace ->
         [rapid] snabbschack
         [blitz] blixtschack
        *[standard] långschack
    }.
reason-fide_sum =
    { $games ->
        [one] { $points } av ett ratingräknat parti
       *[other] { $points } av { $games } ratingräknade partier
    }, förväntat { $expected }: { $gain } × { $k } = { $change }.
reason-fide_taken_out = Ratingräknas inte: borttaget genom ett beslut.
reason-fide_time_unknown = Betänketiden är inte angiven.
reason-fide_time_unreadable = Betänketiden ”{ $found }” går inte att tolka.
reason-fide_too_fast = Ratingräknas inte: { $minutes } minuter för sextio drag; { $least } krävs.
reason-fide_unequal_times = Ratingräknas inte: de två spelarna har olika betänketid.
reason-fide_k_start_unstated = Födelseåret är känt men inte det år tävlingen börjar: fyller spelaren högst { $age } det året är K { $k }.
