# Problems of report files. What was found and what is expected are not always known:
# the sentences that speak of them are attributes.
reason-too_large =
    Detta är orimligt stort.
    .expected = Detta är för stort; gränsen är { $expected }.
reason-not_text = Raden innehåller ett styrtecken: detta är ingen textfil, eller en skadad.
reason-no_players =
    Det finns inga spelare i den.
    .expected = Det finns inga spelare i den; en spelares rad börjar med { $expected }.
reason-more_problems =
    { $count ->
         [one] Ett fel till visas inte.
        *[other] { $count } fel till visas inte.
    }
reason-truncated_line =
    Raden slutar för tidigt.
    .expected = Raden slutar för tidigt; den skulle fortsätta till { $expected }.
reason-misaligned_line =
    Något står i en kolumn som ska vara tom: kolumnerna är förskjutna.
    .found = { $found } står i en kolumn som ska vara tom: kolumnerna är förskjutna.
reason-not_a_number =
    Här förväntas ett heltal.
    .expected = { $found } är inget tal från { $expected }.
    .found = { $found } är inget heltal.
reason-not_half_points =
    Poäng skrivs i halvor, till exempel 4 eller 4.5.
    .found = { $found } är inget antal halva poäng, till exempel 4 eller 4.5.
reason-not_a_date =
    Här förväntas ett datum.
    .expected = { $found } är inget datum; förväntat: { $expected }.
    .found = { $found } är inget datum.
reason-unknown_sex =
    Bokstaven för kön är okänd.
    .expected = { $found } anger inget kön; förväntat: { $expected }.
reason-unknown_colour =
    Färgen är okänd.
    .expected = { $found } är ingen färg; förväntat: { $expected }.
reason-unknown_result =
    Resultatet är okänt.
    .expected = { $found } är inget resultat; förväntat: { $expected }.
reason-bye_with_opponent =
    En frirond står bredvid en motståndare; det ena är fel.
    .found = Frironden { $found } står bredvid en motståndare; det ena är fel.
reason-result_without_opponent =
    Ett resultat står där ingen motståndare finns.
    .expected = Resultatet { $found } står där ingen motståndare finns; förväntat: { $expected }.
    .found = Resultatet { $found } står där ingen motståndare finns.
reason-opponent_is_self = Spelaren skulle ha mött sig själv.
reason-unknown_opponent =
    Motståndaren finns inte i filen.
    .found = Motståndaren { $found } finns inte i filen.
reason-opponents_disagree =
    Motståndarens rad ({ $other_line }) nämner inte spelare { $player } i denna rond.
    .found = Spelare { $player } nämner { $found } här, men dennes rad ({ $other_line }) nämner inte spelare { $player }.
reason-colours_disagree = Spelare { $player } och motståndaren (rad { $other_line }) har samma färg.
reason-results_disagree =
    Resultatet för spelare { $player } passar inte motståndarens (rad { $other_line }).
    .expected = Resultatet { $found } för spelare { $player } passar inte motståndarens (rad { $other_line }); { $expected } skulle passa.
reason-points_disagree =
    Poängen för spelare { $player } är inte summan av ronderna.
    .expected = Spelare { $player } har { $found } poäng enligt filen; ronderna ger { $expected }.
reason-two_byes = En andra frirond (U) står i denna rond; den första är på rad { $other_line }.
reason-duplicate_number =
    Startnumret är redan använt på rad { $other_line }.
    .found = Startnummer { $found } är redan använt på rad { $other_line }.
reason-round_beyond_plan =
    Ronden ligger efter den sista planerade.
    .expected = Rond { $found } ligger efter den sista planerade, { $expected }.
reason-records_disagree = Detta säger något annat än rad { $other_line }; bara en av dem kan vara rätt.
reason-requests_disagree = Frironderna för spelare { $player } i rond { $round } motsäger varandra: { $places }.
reason-unknown_symbol =
    Post { $code } nämner ett resultat som inte finns.
    .found = Post { $code } nämner ett resultat som inte finns: { $found }.
reason-no_points = Fiktiva poäng på noll säger inget; utelämna raden.
reason-fide_factor_impossible =
    Faktorn K = { $found } finns inte.
    .expected = Faktorn K = { $found } finns inte; möjliga: { $expected }.
reason-fact_malformed =
    Denna Rokade-rad har en annan form än den ska.
    .expected = Raden ska lyda: { $expected }.
reason-withdrawn_twice =
    Spelaren utgår på två rader; behåll en.
    .found = Spelare { $found } utgår på två rader; behåll en.

# Problems of player lists
reason-no_name = Raden har inget namn.
reason-not_in_encoding =
    Denna rad är inte { $encoding }.
    .expected = Denna rad är inte { $encoding }; filen kan läsas som { $expected }.
reason-not_a_rating =
    Detta är ingen rating.
    .found = { $found } är ingen rating.
reason-unknown_federation =
    Detta är inget förbund eller känt land.
    .found = { $found } är inget förbund eller känt land; skriv tre bokstäver, till exempel SWE.
reason-too_many_cells =
    Raden har fler fält än det finns kolumner.
    .expected = Raden har fler fält än de { $expected } kolumnerna.
reason-line_break_in_cell = Ett fält går över flera rader: ett citattecken är inte stängt.

reason-members_none = Det finns ingen medlem på listan.
    .expected = Det finns ingen medlem på listan. Första raden nämner kolumnerna, till exempel { $expected }.
reason-members_headings_missing = Första raden nämner ingen kolumn med namn.
    .expected = Första raden, { $found }, nämner ingen kolumn med namn; skriv rubriker som { $expected }.
reason-members_kind_unknown = Det här är inget slags medlemskap.
    .expected = { $found } är inget slags medlemskap; skriv något av { $expected }.

# What was taken for granted in a report file
reason-more_assumptions =
    { $count ->
         [one] Ett slags antagande till visas inte.
        *[other] { $count } slags antaganden till visas inte.
    }
reason-read_as_windows_1252 =
    Texten är inte UTF-8 och lästes som Windows-1252.
    .line = Rad { $line } är inte UTF-8 och lästes som Windows-1252.
reason-columns_counted_in_bytes = Kolumnerna på rad { $line } passar bara om man räknar i byte; de lästes så.
reason-text_encoded_twice =
    Texten var kodad två gånger; det har rättats.
    .found = Texten var kodad två gånger ({ $found }); det har rättats.
    .line = Texten var kodad två gånger, först på rad { $line }; det har rättats.
reason-rounds_counted = Filen nämner inte antalet ronder; de { $rounds } den har räknades.
reason-blank_read_as_absence = Tomma fält i lottade ronder räknas som frånvaro (0 poäng), först för spelare { $player } i rond { $round }.
reason-mark_read_as_bye = Ronder utan motståndare har tecken för partier; de räknas som frironder (+ som U, = som H, - som Z), först för spelare { $player } i rond { $round }.
reason-line_order_used = Som rad { $line } ber om rangordnas spelarna efter radernas ordning; Monrad och alla mot alla går efter startnumren.
reason-colour_from_opponent = Saknade färger togs från motståndarens rad, först för spelare { $player } (rad { $line }).
reason-points_informative = I en lagfil är en spelares poäng bara upplysning; de avviker från ronderna, först hos spelare { $player } ({ $found }).
reason-bye_told_by_points = Ronder utan motståndare och bokstav räknas in i filens poäng; de har lästs som frironder med de poängen, först hos spelare { $player } i rond { $round }.
reason-bye_round_unknown = Filens poäng räknar in frironder utan att säga i vilka av de tomma ronderna; de första har tagits, först hos spelare { $player } från rond { $round }.
reason-marks_read_as_full_byes = Flera spelare har en poäng utan motståndare i samma rond; alla har lästs som frironder med en hel poäng, först hos spelare { $player } i rond { $round }.
reason-team_numbers_kept = I en lagfil är numren i post { $code } lagnummer; posten har behållits och inte tillämpats på spelare, från rad { $line }.
reason-team_bye_kept = Post 162 på rad { $line } säger vad ett lag utan motståndare får (P); posten har behållits och inte tillämpats på spelare.
reason-dates_shifted = Rondernas datum på rad { $line } står { $columns ->
        [1] en kolumn för långt åt höger
        [-1] en kolumn för långt åt vänster
       *[other] { $columns } kolumner fel
    }; de har lästs som datum för de ronder de står närmast.
reason-dates_one_a_line = Rondernas datum har var sin rad, från rad { $line }; de har lästs i rondernas ordning.
reason-date_ambiguous = ”{ $found }” i post { $record } kan vara { $one } eller { $other }; datumet har inte använts. Skriv det som år/månad/dag.
reason-date_short_year = ”{ $found }” i post { $record } lästes som { $one }; med dagen först vore det { $other }. Skriv datumet som år/månad/dag med årtalets fyra siffror.
reason-fide_rating_list = Det här är FIDE:s ratinglista, inte spelarna i en tävling. Gör en lista över deltagarna (namn, rating, FIDE-nummer), eller slå upp dem vid domarbordet.
reason-not_a_player_list = Det här är en fil av annat slag ({ $found }), inte en spelarlista. Spara listan som CSV, eller kopiera raderna och klistra in dem.
reason-points_missing = Poäng är inte angivna och kontrollerades inte, först för spelare { $player }.
reason-unknown_record = Rader av okänt slag ({ $code }) behölls som de står, först rad { $line }.
reason-unknown_fact = Rokade-rad { $line } har den okända nyckeln { $found } och behölls som den står.
reason-unknown_title = Titeln { $found } är inte en av FIDE:s och utelämnades.
reason-unknown_type = Den kodade tävlingstypen { $found } är okänd.
reason-type_not_supported = Systemet { $found } (post 192) finns inte i den här versionen; ronderna kan läsas, men inte lottas eller kontrolleras efter det.
reason-repeated_record = Post { $code } står igen på rad { $line }; den första räknas.
reason-record_not_used = Post { $code } används inte här för enskilda spelare; den behölls.
reason-team_record_kept = Lagposter behölls, från rad { $line }; bara vem som är i vilket lag lästes.
reason-dates_unreadable = Rondernas datum på rad { $line } kunde inte läsas (”{ $found }”); raden behölls.
reason-starting_rank_unreadable = Post 172 på rad { $line } kunde inte läsas och behölls: { $found }.
reason-starting_rank_assumed = Filen har nationella ratingtal utan att säga hur de rangordnar; { $method } valdes.
reason-scoring_simplified = Poängsättningen är finare än en tävling här kan ha; den enkla delen används.
reason-date_impossible = ”{ $found }” i post { $record } är inget datum i kalendern; det har inte använts.
reason-dates_reversed = Tävlingen slutar { $ends }, innan den börjar { $starts }.
reason-rounds_outside_event = Ronder daterade utanför tävlingen: { $rounds }.
reason-player_count_differs = Filen anger { $stated } spelare och har { $players }.
reason-request_after_last_round = Rad { $line } begär frånvaro efter sista ronden för spelare { $player }; det bortses från.

# What was taken for granted in a player list
reason-text_looks_misread = Bokstäver ser ut att vara lästa i fel kodning: { $found }. Välj en annan.
reason-column_skipped = Kolumn { $column } ({ $found }) läses inte.
reason-columns_guessed_by_content = Det finns inga rubriker; kolumnerna kändes igen på innehållet.
reason-family_name_first_assumed = Två kolumner har enstaka ord; den första tolkades som efternamn.
reason-rating_from_name = Talet efter namnet tolkades som rating: { $rating }.
reason-federation_from_rating = Bokstäverna efter ratingen tolkades som förbund: { $federation }.
reason-federation_translated = { $found } lästes som förbundet { $federation }.
reason-two_digit_year = Födelseåret har två siffror och lästes som { $year }.
reason-birth_run_together = Födelsedatumet { $found } är skrivet utan skiljetecken.
reason-same_name_twice = Samma namn står på rad { $other_line }.

# Nedtecknade partier.
reason-pgn_not_a_move =
    Detta är inget drag.
    .found = { $found } är inget drag; varianten läses inte vidare.
reason-pgn_illegal_move =
    Draget är regelstridigt.
    .found = { $found } är regelstridigt; varianten läses inte vidare.
reason-pgn_ambiguous_move =
    Draget kan förstås på flera sätt.
    .found = { $found } kan förstås på flera sätt; varianten läses inte vidare.
reason-pgn_null_move =
    Här har inget drag gjorts.
    .found = { $found } betyder inget drag; varianten läses inte vidare.
reason-pgn_start =
    FEN-taggen anger ingen ställning, så dragen kan inte läsas.
    .found = { $found } är ingen ställning, så dragen kan inte läsas.
reason-pgn_variant =
    Spelformen är okänd, så dragen kan inte läsas.
    .found = Spelformen { $found } är okänd, så dragen kan inte läsas.
reason-pgn_tag =
    En tagg har formen [Namn "Värde"].
    .expected = { $found } är ingen tagg; förväntat: { $expected }.
reason-pgn_repeated_tag =
    Taggen står där två gånger; den första gäller.
    .found = { $found } står där en andra gång; den första gäller.
reason-pgn_stray =
    Här står något som inte hör hemma i en PGN-fil.
    .found = { $found } hör inte hemma här och hoppas över.
reason-pgn_unclosed_comment = Här börjar en kommentar som aldrig slutar.
reason-pgn_unclosed_variation = Här börjar en variant som aldrig slutar.
reason-pgn_unopened_variation = En parentes stängs utan att ha öppnats.
reason-pgn_variation_of_nothing = En variant står före det första draget.
reason-pgn_result_missing =
    Det står inget resultat efter dragen.
    .expected = Det står inget resultat efter dragen; förväntat: { $expected }.
reason-pgn_results_differ =
    Result-taggen och slutet av dragen stämmer inte överens.
    .found = Result-taggen säger { $found }, slutet av dragen något annat.
reason-pgn_too_long =
    Detta är mer än vad som sparas av ett parti; resten hoppas över.
    .found = Det som börjar med { $found } är längre än vad som sparas.
reason-rating_unlikely = Spelare { $player } har ratingtalet { $found } (rad { $line }): det kan knappast stämma.
reason-birth_no_such_day = Spelare { $player } är född { $found } (rad { $line }), en dag som inte finns: bara årtalet behölls.
reason-birth_two_days = Födelsedatumet ”{ $found }” för spelare { $player } (rad { $line }) kan vara en av två dagar: bara årtalet behölls. Skriv det som år/månad/dag.
reason-birth_unreadable = Födelsedatumet ”{ $found }” för spelare { $player } (rad { $line }) kunde inte läsas och utelämnades. Skriv det som år/månad/dag.
reason-fide_id_twice = Spelare { $other } och { $player } har samma FIDE-nummer { $found }.
reason-counts_disagree = Post { $record } säger { $found }, men en räkning i filen ger { $players }.
