# Problems of report files. What was found and what is expected are not always known:
# the sentences that speak of them are attributes.
reason-too_large =
    Det er urimeligt stort.
    .expected = Det er for stort; højst { $expected }.
reason-not_text = Linjen indeholder et styretegn: det er ikke en tekstfil, eller den er beskadiget.
reason-no_players =
    Der er ingen spillere i den.
    .expected = Der er ingen spillere i den; en spillers linje begynder med { $expected }.
reason-more_problems =
    { $count ->
         [one] Én fejl mere er
        *[other] { $count } fejl mere er
    } ikke vist.
reason-truncated_line =
    Linjen slutter for tidligt.
    .expected = Linjen slutter for tidligt; den skulle fortsætte til { $expected }.
reason-misaligned_line =
    Der står noget i en kolonne, der skal være tom: kolonnerne er forskudt.
    .found = { $found } står i en kolonne, der skal være tom: kolonnerne er forskudt.
reason-not_a_number =
    Her forventes et helt tal.
    .expected = { $found } er ikke et tal fra { $expected }.
    .found = { $found } er ikke et helt tal.
reason-not_half_points =
    Point skrives i halve, for eksempel 4 eller 4.5.
    .found = { $found } er ikke et antal halve point, for eksempel 4 eller 4.5.
reason-not_a_date =
    Her forventes en dato.
    .expected = { $found } er ikke en dato; forventet: { $expected }.
    .found = { $found } er ikke en dato.
reason-unknown_sex =
    Bogstavet for køn er ukendt.
    .expected = { $found } angiver intet køn; forventet: { $expected }.
reason-unknown_colour =
    Farven er ukendt.
    .expected = { $found } er ingen farve; forventet: { $expected }.
reason-unknown_result =
    Resultatet er ukendt.
    .expected = { $found } er intet resultat; forventet: { $expected }.
reason-bye_with_opponent =
    En fri runde står ved siden af en modstander; det ene er forkert.
    .found = Den frie runde { $found } står ved siden af en modstander; det ene er forkert.
reason-result_without_opponent =
    Et resultat står, hvor der ingen modstander er.
    .expected = Resultatet { $found } står, hvor der ingen modstander er; forventet: { $expected }.
    .found = Resultatet { $found } står, hvor der ingen modstander er.
reason-opponent_is_self = Spilleren skulle have mødt sig selv.
reason-unknown_opponent =
    Modstanderen er ikke i filen.
    .found = Modstanderen { $found } er ikke i filen.
reason-opponents_disagree =
    Modstanderens linje ({ $other_line }) nævner ikke spiller { $player } i denne runde.
    .found = Spiller { $player } nævner { $found } her, men dennes linje ({ $other_line }) nævner ikke spiller { $player }.
reason-colours_disagree = Spiller { $player } og modstanderen (linje { $other_line }) har samme farve.
reason-results_disagree =
    Resultatet for spiller { $player } passer ikke til modstanderens (linje { $other_line }).
    .expected = Resultatet { $found } for spiller { $player } passer ikke til modstanderens (linje { $other_line }); det ville { $expected }.
reason-points_disagree =
    Pointene for spiller { $player } er ikke summen af runderne.
    .expected = Spiller { $player } har { $found } point efter filen; runderne giver { $expected }.
reason-two_byes = Der står endnu en oversidder (U) i denne runde; den første er i linje { $other_line }.
reason-duplicate_number =
    Startnummeret er allerede brugt i linje { $other_line }.
    .found = Startnummer { $found } er allerede brugt i linje { $other_line }.
reason-round_beyond_plan =
    Runden ligger efter den sidste planlagte.
    .expected = { $found }. runde ligger efter den sidste planlagte, { $expected }.
reason-records_disagree = Det siger noget andet end linje { $other_line }; kun én af dem kan være rigtig.
reason-requests_disagree = Oplysningerne om fri for spiller { $player } i { $round }. runde modsiger hinanden: { $places }.
reason-unknown_symbol =
    Post { $code } nævner et resultat, der ikke findes.
    .found = Post { $code } nævner et resultat, der ikke findes: { $found }.
reason-no_points = Fiktive point på nul siger intet; udelad linjen.
reason-fide_factor_impossible =
    Faktoren K = { $found } findes ikke.
    .expected = Faktoren K = { $found } findes ikke; mulige: { $expected }.
reason-fact_malformed =
    Denne Rokade-linje har en anden form, end den skal.
    .expected = Linjen skal lyde: { $expected }.
reason-withdrawn_twice =
    Spilleren udtræder i to linjer; behold én.
    .found = Spiller { $found } udtræder i to linjer; behold én.

# Problems of player lists
reason-no_name = Linjen har intet navn.
reason-not_in_encoding =
    Denne linje er ikke { $encoding }.
    .expected = Denne linje er ikke { $encoding }; filen kan læses som { $expected }.
reason-not_a_rating =
    Det er intet ratingtal.
    .found = { $found } er intet ratingtal.
reason-unknown_federation =
    Det er intet forbund eller kendt land.
    .found = { $found } er intet forbund eller kendt land; skriv tre bogstaver, for eksempel DEN.
reason-too_many_cells =
    Linjen har flere felter, end der er kolonner.
    .expected = Linjen har flere felter end de { $expected } kolonner.
reason-line_break_in_cell = Et felt går over flere linjer: et anførselstegn er ikke lukket.

reason-members_none = Der er ingen medlemmer på listen.
    .expected = Der er ingen medlemmer på listen. Den første række nævner kolonnerne, for eksempel { $expected }.
reason-members_headings_missing = Den første række nævner ingen kolonne med navne.
    .expected = Den første række, { $found }, nævner ingen kolonne med navne; skriv overskrifter som { $expected }.
reason-members_kind_unknown = Det er ikke en slags medlemskab.
    .expected = { $found } er ikke en slags medlemskab; skriv en af { $expected }.

# What was taken for granted in a report file
reason-more_assumptions =
    { $count ->
         [one] Én slags antagelse mere er ikke vist.
        *[other] { $count } slags antagelser mere er ikke vist.
    }
reason-read_as_windows_1252 =
    Teksten er ikke UTF-8 og er læst som Windows-1252.
    .line = Linje { $line } er ikke UTF-8 og er læst som Windows-1252.
reason-columns_counted_in_bytes = Kolonnerne i linje { $line } passer kun, hvis der tælles i bytes; de er læst sådan.
reason-text_encoded_twice =
    Teksten var kodet to gange; det er rettet.
    .found = Teksten var kodet to gange ({ $found }); det er rettet.
    .line = Teksten var kodet to gange, først i linje { $line }; det er rettet.
reason-rounds_counted = Filen nævner ikke antallet af runder; de { $rounds }, den har, er talt.
reason-blank_read_as_absence = Tomme felter i parrede runder regnes som fravær (0 point), først for spiller { $player } i { $round }. runde.
reason-mark_read_as_bye = Runder uden modstander har tegn for partier; de regnes som frie runder (+ som U, = som H, - som Z), først for spiller { $player } i { $round }. runde.
reason-line_order_used = Som linje { $line } beder om, er spillerne rangeret i linjernes rækkefølge; Monrad og alle mod alle går efter startnumrene.
reason-colour_from_opponent = Manglende farver er taget fra modstanderens linje, først for spiller { $player } (linje { $line }).
reason-points_informative = I en holdfil er en spillers point kun til oplysning; de afviger fra runderne, først hos spiller { $player } ({ $found }).
reason-bye_told_by_points = Runder uden modstander og bogstav er talt med i filens point; de er læst som frie runder med de point, først hos spiller { $player } i runde { $round }.
reason-bye_round_unknown = Filens point tæller frie runder med uden at sige, i hvilke af de tomme runder; de første er taget, først hos spiller { $player } fra runde { $round }.
reason-marks_read_as_full_byes = Flere spillere har et point uden modstander i samme runde; alle er læst som fri med et helt point, først hos spiller { $player } i runde { $round }.
reason-team_numbers_kept = I en holdfil er numrene i post { $code } holdnumre; posten er bevaret og ikke brugt på spillere, fra linje { $line }.
reason-team_bye_kept = Post 162 i linje { $line } siger, hvad et hold uden modstander får (P); posten er bevaret og ikke brugt på spillere.
reason-dates_shifted = Rundernes datoer på linje { $line } står { $columns ->
        [1] en kolonne for langt til højre
        [-1] en kolonne for langt til venstre
       *[other] { $columns } kolonner forskudt
    }; de er læst som datoer for de runder, de står nærmest.
reason-dates_one_a_line = Rundernes datoer har hver sin linje, fra linje { $line }; de er læst i rundernes rækkefølge.
reason-date_ambiguous = »{ $found }« i post { $record } kan være { $one } eller { $other }; datoen er ikke brugt. Skriv den som år/måned/dag.
reason-date_short_year = »{ $found }« i post { $record } er læst som { $one }; med dagen først ville det være { $other }. Skriv datoen som år/måned/dag med årstallets fire cifre.
reason-fide_rating_list = Dette er FIDEs ratingliste, ikke en turnerings spillere. Lav en liste over deltagerne (navn, rating, FIDE-nummer), eller slå dem op ved dommerbordet.
reason-not_a_player_list = Dette er en fil af en anden slags ({ $found }), ikke en spillerliste. Gem listen som CSV, eller kopiér rækkerne, og sæt dem ind.
reason-points_missing = Point er ikke angivet og ikke efterprøvet, først for spiller { $player }.
reason-unknown_record = Linjer af ukendt slags ({ $code }) er beholdt, som de står, først linje { $line }.
reason-unknown_fact = Rokade-linje { $line } har den ukendte nøgle { $found } og er beholdt, som den står.
reason-unknown_title = Titlen { $found } er ikke en af FIDEs og er udeladt.
reason-unknown_type = Den kodede turneringstype { $found } er ukendt.
reason-type_not_supported = Systemet { $found } (post 192) findes ikke i denne version; runderne kan læses, men ikke parres eller kontrolleres efter det.
reason-repeated_record = Post { $code } står igen i linje { $line }; den første tæller.
reason-record_not_used = Post { $code } bruges ikke her for enkelte spillere; den er beholdt.
reason-team_record_kept = Holdposter er beholdt, fra linje { $line }; kun hvem der er på hvilket hold, er læst.
reason-dates_unreadable = Rundernes datoer i linje { $line } kunne ikke læses (»{ $found }«); linjen er beholdt.
reason-starting_rank_unreadable = Post 172 i linje { $line } kunne ikke læses og er beholdt: { $found }.
reason-starting_rank_assumed = Filen har nationale ratingtal uden at sige, hvordan de rangerer; { $method } er valgt.
reason-scoring_simplified = Pointgivningen er finere, end en turnering her kan rumme; den enkle del bruges.
reason-date_impossible = »{ $found }« i post { $record } er ikke en dato i kalenderen; der er set bort fra den.
reason-dates_reversed = Turneringen slutter { $ends }, før den begynder { $starts }.
reason-rounds_outside_event = Runder med datoer uden for turneringen: { $rounds }.
reason-player_count_differs = Filen angiver { $stated } spillere og har { $players }.
reason-request_after_last_round = Linje { $line } ønsker fravær efter sidste runde for spiller { $player }; det er set bort fra.

# What was taken for granted in a player list
reason-text_looks_misread = Bogstaver ser ud til at være læst i forkert kodning: { $found }. Vælg en anden.
reason-column_skipped = Kolonne { $column } ({ $found }) læses ikke.
reason-columns_guessed_by_content = Der er ingen overskrifter; kolonnerne er kendt på indholdet.
reason-family_name_first_assumed = To kolonner har enkelte ord; den første er taget for efternavnet.
reason-rating_from_name = Tallet bag navnet er taget for ratingtallet: { $rating }.
reason-federation_from_rating = Bogstaverne bag ratingtallet er taget for forbundet: { $federation }.
reason-federation_translated = { $found } er læst som forbundet { $federation }.
reason-two_digit_year = Fødselsåret har to cifre og er læst som { $year }.
reason-birth_run_together = Fødselsdatoen { $found } er skrevet uden skilletegn.
reason-same_name_twice = Samme navn står i linje { $other_line }.

# Noterede partier.
reason-pgn_not_a_move =
    Dette er ikke et træk.
    .found = { $found } er ikke et træk; der læses ikke videre i varianten.
reason-pgn_illegal_move =
    Trækket er ulovligt.
    .found = { $found } er ulovligt; der læses ikke videre i varianten.
reason-pgn_ambiguous_move =
    Trækket kan forstås på flere måder.
    .found = { $found } kan forstås på flere måder; der læses ikke videre i varianten.
reason-pgn_null_move =
    Her er der ikke trukket.
    .found = { $found } betyder intet træk; der læses ikke videre i varianten.
reason-pgn_start =
    FEN-mærket angiver ingen stilling, så trækkene kan ikke læses.
    .found = { $found } er ingen stilling, så trækkene kan ikke læses.
reason-pgn_variant =
    Spilformen er ukendt, så trækkene kan ikke læses.
    .found = Spilformen { $found } er ukendt, så trækkene kan ikke læses.
reason-pgn_tag =
    Et mærke har formen [Navn "Værdi"].
    .expected = { $found } er ikke et mærke; forventet: { $expected }.
reason-pgn_repeated_tag =
    Mærket står der to gange; det første gælder.
    .found = { $found } står der for anden gang; det første gælder.
reason-pgn_stray =
    Her står noget, der ikke hører hjemme i en PGN-fil.
    .found = { $found } hører ikke hjemme her og springes over.
reason-pgn_unclosed_comment = Her begynder en kommentar, som aldrig slutter.
reason-pgn_unclosed_variation = Her begynder en variant, som aldrig slutter.
reason-pgn_unopened_variation = En parentes lukkes uden at være åbnet.
reason-pgn_variation_of_nothing = En variant står før det første træk.
reason-pgn_result_missing =
    Der står intet resultat efter trækkene.
    .expected = Der står intet resultat efter trækkene; forventet: { $expected }.
reason-pgn_results_differ =
    Result-mærket og slutningen af trækkene er ikke enige.
    .found = Result-mærket siger { $found }, slutningen af trækkene noget andet.
reason-pgn_too_long =
    Dette er mere, end der gemmes af et parti; resten springes over.
    .found = Det, der begynder med { $found }, er længere, end der gemmes.
reason-rating_unlikely = Spiller { $player } har ratingtallet { $found } (linje { $line }): det kan næppe være rigtigt.
reason-birth_no_such_day = Spiller { $player } er født { $found } (linje { $line }), en dag, der ikke findes: kun årstallet er bevaret.
reason-birth_two_days = Fødselsdatoen »{ $found }« for spiller { $player } (linje { $line }) kan være en af to dage: kun årstallet er bevaret. Skriv den som år/måned/dag.
reason-birth_unreadable = Fødselsdatoen »{ $found }« for spiller { $player } (linje { $line }) kunne ikke læses og er udeladt. Skriv den som år/måned/dag.
reason-fide_id_twice = Spiller { $other } og { $player } har samme FIDE-nummer { $found }.
reason-counts_disagree = Post { $record } siger { $found }, men en optælling i filen giver { $players }.
