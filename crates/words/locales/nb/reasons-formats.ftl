# Problems of report files. What was found and what is expected are not always known:
# the sentences that speak of them are attributes.
reason-too_large =
    Dette er større enn det kan være.
    .expected = Dette er for stort; det høyeste er { $expected }.
reason-not_text = Linjen inneholder et kontrolltegn: dette er ikke en tekstfil, eller den er skadet.
reason-no_players =
    Det er ingen spillere i den.
    .expected = Det er ingen spillere i den; en spillers linje begynner med { $expected }.
reason-more_problems =
    { $count ->
         [one] Én feil til er
        *[other] { $count } feil til er
    } ikke vist.
reason-truncated_line =
    Linjen slutter for tidlig.
    .expected = Linjen slutter for tidlig; den skulle fortsette til { $expected }.
reason-misaligned_line =
    Det står noe i en kolonne som skal være tom: kolonnene er forskjøvet.
    .found = { $found } står i en kolonne som skal være tom: kolonnene er forskjøvet.
reason-not_a_number =
    Her forventes et helt tall.
    .expected = { $found } er ikke et tall fra { $expected }.
    .found = { $found } er ikke et helt tall.
reason-not_half_points =
    Poeng skrives i halve, for eksempel 4 eller 4.5.
    .found = { $found } er ikke et antall halve poeng, for eksempel 4 eller 4.5.
reason-not_a_date =
    Her forventes en dato.
    .expected = { $found } er ikke en dato; forventet: { $expected }.
    .found = { $found } er ikke en dato.
reason-unknown_sex =
    Bokstaven for kjønn er ukjent.
    .expected = { $found } angir ikke noe kjønn; forventet: { $expected }.
reason-unknown_colour =
    Fargen er ukjent.
    .expected = { $found } er ingen farge; forventet: { $expected }.
reason-unknown_result =
    Resultatet er ukjent.
    .expected = { $found } er ikke noe resultat; forventet: { $expected }.
reason-bye_with_opponent =
    En frirunde står ved siden av en motstander; det ene er feil.
    .found = Frirunden { $found } står ved siden av en motstander; det ene er feil.
reason-result_without_opponent =
    Et resultat står der det ikke er noen motstander.
    .expected = Resultatet { $found } står der det ikke er noen motstander; forventet: { $expected }.
    .found = Resultatet { $found } står der det ikke er noen motstander.
reason-opponent_is_self = Spilleren skulle ha møtt seg selv.
reason-unknown_opponent =
    Motstanderen er ikke i filen.
    .found = Motstanderen { $found } er ikke i filen.
reason-opponents_disagree =
    Motstanderens linje ({ $other_line }) nevner ikke spiller { $player } i denne runden.
    .found = Spiller { $player } nevner { $found } her, men linjen til den spilleren ({ $other_line }) nevner ikke spiller { $player }.
reason-colours_disagree = Spiller { $player } og motstanderen (linje { $other_line }) har samme farge.
reason-results_disagree =
    Resultatet til spiller { $player } passer ikke med motstanderens (linje { $other_line }).
    .expected = Resultatet { $found } til spiller { $player } passer ikke med motstanderens (linje { $other_line }); { $expected } ville passe.
reason-points_disagree =
    Poengene til spiller { $player } er ikke summen av rundene.
    .expected = Spiller { $player } har { $found } poeng etter filen; rundene gir { $expected }.
reason-two_byes = Det står en frirunde (U) til i denne runden; den første er på linje { $other_line }.
reason-duplicate_number =
    Startnummeret er allerede brukt på linje { $other_line }.
    .found = Startnummer { $found } er allerede brukt på linje { $other_line }.
reason-round_beyond_plan =
    Runden ligger etter den siste planlagte.
    .expected = { $found }. runde ligger etter den siste planlagte, { $expected }.
reason-records_disagree = Dette sier noe annet enn linje { $other_line }; bare én av dem kan være riktig.
reason-requests_disagree = Frirundene til spiller { $player } i { $round }. runde motsier hverandre: { $places }.
reason-unknown_symbol =
    Post { $code } nevner et resultat som ikke finnes.
    .found = Post { $code } nevner et resultat som ikke finnes: { $found }.
reason-no_points = Fiktive poeng på null sier ingenting; utelat linjen.
reason-fide_factor_impossible =
    Faktoren K = { $found } finnes ikke.
    .expected = Faktoren K = { $found } finnes ikke; mulige: { $expected }.
reason-fact_malformed =
    Denne Rokade-linjen har en annen form enn den skal.
    .expected = Linjen skal lyde: { $expected }.
reason-withdrawn_twice =
    Spilleren trekker seg på to linjer; behold én.
    .found = Spiller { $found } trekker seg på to linjer; behold én.

# Problems of player lists
reason-no_name = Raden har ikke noe navn.
reason-not_in_encoding =
    Denne linjen er ikke { $encoding }.
    .expected = Denne linjen er ikke { $encoding }; filen kan leses som { $expected }.
reason-not_a_rating =
    Dette er ingen rating.
    .found = { $found } er ingen rating.
reason-unknown_federation =
    Dette er ikke noe forbund eller kjent land.
    .found = { $found } er ikke noe forbund eller kjent land; skriv tre bokstaver, for eksempel NOR.
reason-too_many_cells =
    Raden har flere felter enn det er kolonner.
    .expected = Raden har flere felter enn de { $expected } kolonnene.
reason-line_break_in_cell = Et felt går over flere linjer: et anførselstegn er ikke lukket.

reason-members_none = Det er ingen medlemmer på listen.
    .expected = Det er ingen medlemmer på listen. Første rad nevner kolonnene, for eksempel { $expected }.
reason-members_headings_missing = Første rad nevner ingen kolonne med navn.
    .expected = Første rad, { $found }, nevner ingen kolonne med navn; skriv overskrifter som { $expected }.
reason-members_kind_unknown = Dette er ikke et slags medlemskap.
    .expected = { $found } er ikke et slags medlemskap; skriv et av { $expected }.

# What was taken for granted in a report file
reason-more_assumptions =
    { $count ->
         [one] Én type antakelse til er ikke vist.
        *[other] { $count } typer antakelser til er ikke vist.
    }
reason-read_as_windows_1252 =
    Teksten er ikke UTF-8 og er lest som Windows-1252.
    .line = Linje { $line } er ikke UTF-8 og er lest som Windows-1252.
reason-columns_counted_in_bytes = Kolonnene på linje { $line } passer bare hvis det telles i byte; de er lest slik.
reason-text_encoded_twice =
    Teksten var kodet to ganger; det er rettet.
    .found = Teksten var kodet to ganger ({ $found }); det er rettet.
    .line = Teksten var kodet to ganger, først på linje { $line }; det er rettet.
reason-rounds_counted = Filen nevner ikke antall runder; de { $rounds } den har, er talt.
reason-blank_read_as_absence = Tomme felter i oppsatte runder regnes som fravær (0 poeng), først for spiller { $player } i { $round }. runde.
reason-mark_read_as_bye = Runder uten motstander har tegn for partier; de regnes som frirunder (+ som U, = som H, - som Z), først for spiller { $player } i { $round }. runde.
reason-line_order_used = Som linje { $line } ber om, er spillerne rangert i linjenes rekkefølge; Monrad og alle mot alle går etter startnumrene.
reason-colour_from_opponent = Manglende farger er tatt fra motstanderens linje, først for spiller { $player } (linje { $line }).
reason-points_informative = I en lagfil er en spillers poeng bare til opplysning; de avviker fra rundene, først hos spiller { $player } ({ $found }).
reason-bye_told_by_points = Runder uten motstander og bokstav er talt med i filens poeng; de er lest som frirunder med de poengene, først hos spiller { $player } i runde { $round }.
reason-bye_round_unknown = Filens poeng teller med frirunder uten å si i hvilke av de tomme rundene; de første er tatt, først hos spiller { $player } fra runde { $round }.
reason-marks_read_as_full_byes = Flere spillere har et poeng uten motstander i samme runde; alle er lest som frirunder med et helt poeng, først hos spiller { $player } i runde { $round }.
reason-team_numbers_kept = I en lagfil er numrene i post { $code } lagnumre; posten er beholdt og ikke brukt på spillere, fra linje { $line }.
reason-team_bye_kept = Post 162 på linje { $line } sier hva et lag uten motstander får (P); posten er beholdt og ikke brukt på spillere.
reason-dates_shifted = Rundenes datoer på linje { $line } står { $columns ->
        [1] en kolonne for langt til høyre
        [-1] en kolonne for langt til venstre
       *[other] { $columns } kolonner forskjøvet
    }; de er lest som datoer for rundene de står nærmest.
reason-dates_one_a_line = Rundenes datoer har hver sin linje, fra linje { $line }; de er lest i rundenes rekkefølge.
reason-date_ambiguous = «{ $found }» i post { $record } kan være { $one } eller { $other }; datoen er ikke brukt. Skriv den som år/måned/dag.
reason-date_short_year = «{ $found }» i post { $record } er lest som { $one }; med dagen først ville det vært { $other }. Skriv datoen som år/måned/dag med fire sifre i årstallet.
reason-fide_rating_list = Dette er FIDEs ratingliste, ikke spillerne i en turnering. Lag en liste over deltakerne (navn, rating, FIDE-nummer), eller slå dem opp ved dommerbordet.
reason-not_a_player_list = Dette er en fil av et annet slag ({ $found }), ikke en spillerliste. Lagre listen som CSV, eller kopier radene og lim dem inn.
reason-points_missing = Poeng er ikke oppgitt og ikke kontrollert, først for spiller { $player }.
reason-unknown_record = Linjer av ukjent slag ({ $code }) er beholdt som de står, først linje { $line }.
reason-unknown_fact = Rokade-linje { $line } har den ukjente nøkkelen { $found } og er beholdt som den står.
reason-unknown_title = Tittelen { $found } er ikke en av FIDEs og er utelatt.
reason-unknown_type = Den kodede turneringstypen { $found } er ukjent.
reason-type_not_supported = Systemet { $found } (post 192) finnes ikke i denne versjonen; rundene kan leses, men ikke settes opp eller kontrolleres etter det.
reason-repeated_record = Post { $code } står igjen på linje { $line }; den første teller.
reason-record_not_used = Post { $code } brukes ikke her for enkeltspillere; den er beholdt.
reason-team_record_kept = Lagposter er beholdt, fra linje { $line }; bare hvem som er på hvilket lag, er lest.
reason-dates_unreadable = Rundenes datoer på linje { $line } kunne ikke leses («{ $found }»); linjen er beholdt.
reason-starting_rank_unreadable = Post 172 på linje { $line } kunne ikke leses og er beholdt: { $found }.
reason-starting_rank_assumed = Filen har nasjonale ratinger uten å si hvordan de rangerer; { $method } er valgt.
reason-scoring_simplified = Poenggivningen er finere enn en turnering her kan ha; den enkle delen brukes.
reason-date_impossible = «{ $found }» i post { $record } er ingen dato i kalenderen; den er sett bort fra.
reason-dates_reversed = Turneringen slutter { $ends }, før den begynner { $starts }.
reason-rounds_outside_event = Runder datert utenfor turneringen: { $rounds }.
reason-player_count_differs = Filen oppgir { $stated } spillere og har { $players }.
reason-request_after_last_round = Linje { $line } ber om fravær etter siste runde for spiller { $player }; det er sett bort fra.

# What was taken for granted in a player list
reason-text_looks_misread = Bokstaver ser ut til å være lest i feil koding: { $found }. Velg en annen.
reason-column_skipped = Kolonne { $column } ({ $found }) leses ikke.
reason-columns_guessed_by_content = Det er ingen overskrifter; kolonnene er gjenkjent på innholdet.
reason-family_name_first_assumed = To kolonner har enkeltord; den første er lest som etternavn.
reason-rating_from_name = Tallet bak navnet er lest som rating: { $rating }.
reason-federation_from_rating = Bokstavene bak ratingen er lest som forbund: { $federation }.
reason-federation_translated = { $found } er lest som forbundet { $federation }.
reason-two_digit_year = Fødselsåret har to sifre og er lest som { $year }.
reason-birth_run_together = Fødselsdatoen { $found } er skrevet uten skilletegn.
reason-same_name_twice = Samme navn står på linje { $other_line }.

# Noterte partier.
reason-pgn_not_a_move =
    Dette er ikke et trekk.
    .found = { $found } er ikke et trekk; varianten leses ikke videre.
reason-pgn_illegal_move =
    Trekket er ulovlig.
    .found = { $found } er ulovlig; varianten leses ikke videre.
reason-pgn_ambiguous_move =
    Trekket kan forstås på flere måter.
    .found = { $found } kan forstås på flere måter; varianten leses ikke videre.
reason-pgn_null_move =
    Her er det ikke trukket.
    .found = { $found } betyr ikke noe trekk; varianten leses ikke videre.
reason-pgn_start =
    FEN-merket angir ingen stilling, så trekkene kan ikke leses.
    .found = { $found } er ingen stilling, så trekkene kan ikke leses.
reason-pgn_variant =
    Spillformen er ukjent, så trekkene kan ikke leses.
    .found = Spillformen { $found } er ukjent, så trekkene kan ikke leses.
reason-pgn_tag =
    Et merke har formen [Navn "Verdi"].
    .expected = { $found } er ikke et merke; forventet: { $expected }.
reason-pgn_repeated_tag =
    Merket står der to ganger; det første gjelder.
    .found = { $found } står der for andre gang; det første gjelder.
reason-pgn_stray =
    Her står noe som ikke hører hjemme i en PGN-fil.
    .found = { $found } hører ikke hjemme her og hoppes over.
reason-pgn_unclosed_comment = Her begynner en kommentar som aldri slutter.
reason-pgn_unclosed_variation = Her begynner en variant som aldri slutter.
reason-pgn_unopened_variation = En parentes lukkes uten å være åpnet.
reason-pgn_variation_of_nothing = En variant står før det første trekket.
reason-pgn_result_missing =
    Det står ikke noe resultat etter trekkene.
    .expected = Det står ikke noe resultat etter trekkene; forventet: { $expected }.
reason-pgn_results_differ =
    Result-merket og slutten av trekkene stemmer ikke overens.
    .found = Result-merket sier { $found }, slutten av trekkene noe annet.
reason-pgn_too_long =
    Dette er mer enn det som tas vare på av et parti; resten hoppes over.
    .found = Det som begynner med { $found }, er lengre enn det som tas vare på.
reason-rating_unlikely = Spiller { $player } har ratingtallet { $found } (linje { $line }): det kan neppe være riktig.
reason-birth_no_such_day = Spiller { $player } er født { $found } (linje { $line }), en dag som ikke finnes: bare årstallet er beholdt.
reason-birth_two_days = Fødselsdatoen «{ $found }» for spiller { $player } (linje { $line }) kan være én av to dager: bare årstallet er beholdt. Skriv den som år/måned/dag.
reason-birth_unreadable = Fødselsdatoen «{ $found }» for spiller { $player } (linje { $line }) kunne ikke leses og er utelatt. Skriv den som år/måned/dag.
reason-fide_id_twice = Spiller { $other } og { $player } har samme FIDE-nummer { $found }.
reason-counts_disagree = Post { $record } sier { $found }, men en opptelling i filen gir { $players }.
