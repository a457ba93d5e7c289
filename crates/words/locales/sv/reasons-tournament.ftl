# Settings of tournaments and groups
reason-not_created = Tävlingen måste skapas först.
reason-already_created = Tävlingen finns redan.
reason-tournament_name_missing = Tävlingen måste ha ett namn.
reason-federation_not_three_letters = Ett förbund skrivs med tre stora bokstäver, till exempel SWE.
reason-date_malformed = { $date } är inget datum; skriv det som 2026-03-14.
reason-ends_before_start = Den sista dagen, { $ends }, ligger före den första, { $starts }.
reason-arbiter_needs_approval = { $name } är domare och får bara spela med registerförarens godkännande. Hämta in det och anteckna det i inställningarna.
reason-unknown_group = Det finns ingen grupp med nummer { $number }.
reason-group_name_missing = Gruppen måste ha ett namn.
reason-group_name_taken = En annan grupp heter { $name }; välj ett annat namn.
reason-group_has_players =
    Bara en tom grupp kan tas bort; { $group } har { $players ->
         [one] { $players } spelare
        *[other] { $players } spelare
    }.
reason-group_has_rounds = { $group } har publicerade ronder och kan inte tas bort.
reason-group_finished = { $group } är avslutad; öppna den igen först.
reason-group_not_finished = { $group } är inte avslutad och behöver inte öppnas igen.
reason-system_locked = Lottningssystemet har legat fast sedan första ronden publicerades.
reason-first_board_locked = Det första bordsnumret, { $board }, har legat fast sedan första ronden publicerades.
reason-first_board_out_of_range = { reason-board_out_of_range }
reason-rounds_out_of_range = Antalet ronder ska ligga mellan { $least } och { $most }, inte vara { $rounds }.
reason-rounds_below_published =
    { $published ->
         [one] En rond är redan publicerad
        *[other] { $published } ronder är redan publicerade
    }; { $rounds } vore för få.
reason-cycles_out_of_range = Alla mot alla är enkel eller dubbel, inte { $cycles } gånger.
reason-tiebreak_named_twice = En särskiljning står två gånger i listan; nämn den en gång.
reason-tiebreaks_locked = Särskiljning meddelas innan rond 1 börjar och står sedan fast.
reason-times_locked = Rond { $round } har börjat; dess tider står fast.
reason-schedule_too_long = { $times } tider är angivna för { $rounds } ronder.
reason-schedule_not_ascending = Rond { $round } måste börja senare än ronden före.
reason-paired_after_start = Rond { $round } måste lottas innan den börjar; tiderna säger något annat.
reason-section_name_missing = Varje klass måste ha ett namn.
reason-section_named_twice = Klassen { $section } står två gånger; nämn den en gång.
reason-section_in_use = Det finns spelare i klassen { $section }; flytta dem först.
reason-unknown_section = Det finns ingen klass { $section }; det finns: { $known }.

# Players
reason-unknown_player =
    Spelaren finns inte i denna tävling.
    .found = Spelare { $found } finns inte i denna tävling.
reason-nobody_to_enter = Det finns inga spelare på listan.
reason-player_name_missing = Spelaren måste ha ett namn.
reason-rating_out_of_range = Ingen rating är så hög som { $rating }; den högsta som godtas är { $most }.
reason-fide_k_out_of_range = { $k } är ingen K-faktor; de som godtas går från 1 till { $most }.
reason-player_entered_before =
    Samma person är redan anmäld.
    .number = Samma person är redan anmäld: { $player }, nummer { $number } i { $group }.
    .player = Samma person är redan anmäld: { $player } i { $group }.
    .same_as_row = Samma person står även på rad { $same_as_row }.
reason-late_entry_in_all_play_all = Rondschemat för alla mot alla står fast sedan lottdragningen; ingen kan läggas till.
reason-player_erased = Uppgifterna om { $player } är raderade och kan inte ändras.
reason-withdraw_instead = Startnumren står fast: låt { $player } utgå i stället för att ta bort spelaren.
reason-remove_instead = Startnumren står inte fast än: ta bort { $player } i stället för att låta spelaren utgå.
reason-board_out_of_range = Bordsnummer går från 1 till { $most }, inte { $board }.
reason-board_fixed_for_other = Bord { $board } är fast för { $player }; välj ett annat.
reason-order_fixed = Startnumren i { $group } står fast; ingen flyttar in eller ut.
reason-player_not_in_group = { $player } spelar inte i { $group }.
reason-split_needs_two_groups = Nämn minst två olika grupper att fördela spelarna på.
reason-sizes_do_not_fit = Storlekarna { $sizes } passar inte { $players } spelare i { $groups } grupper.
reason-too_many_odd_groups = Bara en grupp får ha udda antal spelare; dessa har det: { $groups }. Storlekar som passar: { $suggested }.
reason-group_too_small =
    { $group } har { $players ->
         [one] { $players } spelare
        *[other] { $players } spelare
    }; den kräver minst { $least }.
reason-all_play_all_size = Alla mot alla har { $least } till { $most } spelare; { $group } har { $players }.
reason-lots_drawn = Lott dras en gång i { $group }; det görs inte om och tas inte tillbaka.
reason-order_in_use = Ronder är publicerade med dessa startnummer; de står fast.

# Byes and players kept apart
reason-bye_cannot_be_asked = Denna frirond ges av lottningen och kan inte begäras.
reason-bye_in_all_play_all = I alla mot alla möter alla varandra: skjut upp partiet i stället.
reason-too_many_byes =
    Tävlingen tillåter { $limit } { $limit ->
         [one] frirond
        *[other] frironder
    } med { $kind ->
         [H] ½ poäng
         [F] 1 poäng
        *[Z] 0 poäng
    } per spelare{ $limit ->
         [0] .
         [one] ; { $player } har haft den.
        *[other] ; { $player } har haft dem.
    }
reason-bye_in_last_rounds = Rond { $round } är bland de sista { $closed }, där ingen frirond med ½ eller 1 poäng ges.
reason-no_bye_asked = { $player } har inte begärt frirond i rond { $round }.
reason-round_already_laid = Rond { $round } är redan lottad.
reason-round_not_planned = Det finns ingen rond { $round }; { $rounds } är planerade.
reason-player_withdrawn = { $player } har utgått.
reason-forbid_needs_two = Nämn minst två olika spelare som ska hållas isär.
reason-rounds_backwards = Ronderna { $first } till { $last } går inte framåt inom planen.
reason-forbidden_in_all_play_all = I alla mot alla möter alla varandra; ingen kan hållas isär.
reason-not_forbidden = Ingen regel håller just dessa spelare isär.

# Rounds
reason-order_missing = Startnumren i { $group } måste fastställas först.
reason-draft_exists = Ett utkast till rond { $round } finns redan; publicera eller kassera det.
reason-no_draft = Det finns inget utkast; lotta ronden först.
reason-draft_outdated = Något har ändrats sedan rond { $round } lottades; kassera utkastet och lotta igen.
reason-draft_waits = Rond { $round } ändras för hand; publicera eller kassera ändringen först.
reason-no_round_left = Alla planerade ronder ({ $rounds }) är publicerade.
reason-games_open = Resultat saknas i rond { $round } på bord { $boards }.
reason-bring_in_needs_empty_group = { $group } har redan spelare eller startnummer. En rapport läses in i en tom grupp.
reason-bring_in_not_this_system = Matcher och lag är mer än en rapports ronder kan visa; { $system } kan inte läsas in med sina ronder.
reason-bring_in_seated_twice = Rond { $round }: startnummer { $number } sitter på två ställen, eller spelaren finns inte.
reason-bring_in_contradicts_itself = Rapportens ronder motsäger varandra.
reason-late_half_points_beyond_limit = { $rounds ->
         [one] En rond har missats
        *[other] { $rounds } ronder har missats
    }, och tävlingen ger en spelare { $limit ->
         [0] ingen frirond med ½ poäng
         [one] högst en frirond med ½ poäng
        *[other] högst { $limit } frironder med ½ poäng
    }. Anmäl spelaren utan poäng för de missade ronderna, eller ändra gränsen i inställningarna.
reason-pairing_unchanged = Systemet lottar rond { $round } precis som den är publicerad. Ingenting skulle ändras.
reason-ahead_not_put_off = Rond { $round } är inte publicerad än. Ett parti före sin rond kan bara få ett resultat.
reason-played_ahead_left_out = { $white } och { $black } har redan spelat sitt parti i rond { $round }. Placera dem som i rondschemat, eller ta först bort resultatet.
reason-too_early_to_pair = Rond { $round } får lottas från { $from }, när tiden för avbrutna partier är slut.
reason-games_put_off_before_last_round = Uppskjutna och avbrutna partier måste vara klara före sista ronden; öppna är (rond/bord): { $games }.
reason-manual_in_all_play_all = Rondschemat för alla mot alla står fast sedan lottdragningen och ändras inte för hand.
reason-manual_open = En ändring för hand av rond { $round } pågår; avsluta den först.
reason-manual_not_open = Ingen ändring för hand pågår; börja en först.
reason-note_missing = Skriv i en anteckning varför lottningen ändrades.
reason-round_started = Rond { $round } har börjat; lottningen står fast.
reason-round_not_published = Rond { $round } är inte publicerad.
reason-boards_shared = { $group } och { $other } använder samma bord: { $boards }. Ge en av dem andra nummer.

# Results, leaving, undo, end
reason-no_such_board = Det finns inget bord { $board } i rond { $round }; borden är { $first } till { $last }.
reason-notice_missing = Ange för partiet på bord { $board }: hade spelaren lämnat återbud, inte lämnat återbud, eller kom spelaren för sent?
reason-result_changed_meanwhile =
    Någon annan har under tiden ändrat bord { $board }: det visade { $seen ->
         [open] inget resultat
         [postponed] uppskjutet
         [adjourned] avbrutet
        *[other] { $seen }
    } och är nu { $is ->
         [open] utan resultat
         [postponed] uppskjutet
         [adjourned] avbrutet
        *[other] { $is }
    }. Inget av det du förde in har sparats; se efter och för in igen.
reason-correction_unconfirmed = Ronder är publicerade efter rond { $round }. Se vad rättelsen på bord { $board } ändrar och bekräfta den.
reason-game_finished = Partiet på bord { $board } har ett resultat, { $is }; ta bort det först.
reason-game_begun = Partiet på bord { $board } har börjat: det avbryts, det skjuts inte upp.
reason-put_off_in_last_round = Partier i sista ronden kan inte skjutas upp eller avbrytas.
reason-put_off_too_long = Partiet måste vara klart innan sista ronden börjar, { $starts }; { $until } är för sent.
reason-player_not_withdrawn = { $player } har inte utgått.
reason-return_in_all_play_all = { $player } har utgått ur en grupp med alla mot alla och kommer inte tillbaka.
reason-nothing_to_undo = Det finns inget att ångra.
reason-step_taken_back = Det här steget har redan tagits tillbaka eller har aldrig tagits.
reason-step_not_last = Något har gjorts efter det här steget i samma grupp. Ta först tillbaka det.
reason-erasure_stands = Det som raderats om { $player } kan inte hämtas tillbaka.
reason-nothing_played = Ingen rond i { $group } har spelats.

# Time controls
reason-time_control_unreadable = Betänketiden ”{ $text }” går inte att tolka; skriv minuter och sekunder per drag, 90+30 eller 40/90+30, 30+30.
reason-time_control_absurd = { $minutes } minuter för en period? Om du menade { $instead }, skriv det; om du verkligen menar { $minutes } minuter, skriv { $meant }.
reason-union_rules_locked = { $group } har börjat: vilka bestämmelser som gäller kan inte längre ändras.
reason-time_below_normal = { $minutes } minuter för en spelare är under den kortaste normaltiden, { $least } minuter.
reason-moves_per_hour_out_of_range = { $moves } drag på { $minutes } minuter: en mellankontroll måste kräva { $least } till { $most } drag i timmen.
reason-quickplay_total_too_short = Ett parti med tidsbegränsad avslutning varar minst { $least } minuter för båda tillsammans; detta { $minutes }.
reason-quickplay_period_out_of_range = En tidsbegränsad avslutning varar { $least } till { $most } minuter; denna { $minutes }.

# What is to be done next
reason-todo_players = Anmäl spelare.
reason-todo_ratings =
    { $count ->
         [one] En spelare har
        *[other] { $count } spelare har
    } ingen rating.
reason-todo_odd_groups = Mer än en grupp har udda antal spelare: { $groups }. Flytta en spelare.
reason-todo_put_off_rules = Vad säger tävlingens bestämmelser om avbrutna och uppskjutna partier? Skriv det i inställningarna.
reason-todo_entry_list = Skicka anmälningslistan för { $group } till registerföraren med namn, klubb, födelsedatum och rating för alla spelare; den kommer tillbaka med aktuella ratingtal inom { $days } dagar. Skriv in dem.
reason-todo_fee = Skicka EMT-avgiften för { $group } till unionens kassör.
reason-todo_system_unlisted = Detta system är inte bland dem som bestämmelserna nämner för koordinerade tävlingar (alla mot alla, Monrad, dansk schweizer, FIDE-schweizer, utslagstävling, gladiator). Fråga ratingansvarig.
reason-todo_lots_prescribed = Monradnummer lottas; här följer de ratingen.
reason-todo_tiebreaks =
    Ingen särskiljning är nämnd; i stället används: { $default ->
         [dsu-sb] Sonneborn-Berger
         [dsu-ordinary] vanlig särskiljning
         [dsu-median] mediansärskiljning
         [gladiator] flest vunna vanliga partier, flest vunna partier med kortare tid, inbördes möte
         [fide-1998] resultat mellan dem som delar förstaplatsen, därefter motståndarnas medelrating
         [fide-swiss] Buchholz utan den lägsta motståndaren, Buchholz, Sonneborn-Berger
         [fide-all-play-all] inbördes möte, vinster, Sonneborn-Berger
        *[other] { $default }
    }.
reason-todo_time_control = Ange betänketiden; inbjudan måste nämna den.
reason-todo_time_control_own = Ange betänketiden.
reason-todo_sections =
    { $count ->
         [one] En spelare är
        *[other] { $count } spelare är
    } inte i någon klass.
reason-todo_merged_across_ages = Klasser av olika ålder spelar tillsammans: { $ages }. Det undviks om möjligt.
reason-todo_merged_without_need = Varje klass har minst { $least } spelare och kunde spela för sig.
reason-todo_pair = Lotta rond { $round }.
reason-todo_end_manual = Avsluta ändringen för hand av rond { $round }.
reason-todo_publish = Publicera utkastet till rond { $round }.
reason-todo_discard_draft = Rond { $round } har börjat; kassera ändringen.
reason-todo_start =
    Starta rond { $round }.
    .starts = Starta rond { $round }, som enligt tillkännagivandet börjar { $starts }.
reason-todo_results =
    { $count ->
         [one] Ett resultat saknas
        *[other] { $count } resultat saknas
    } i rond { $round }, på bord { $boards }.
reason-todo_default_time = Den som inte har kommit { $at } förlorar partiet i rond { $round }.
reason-todo_no_default_time = Var vid brädet när rond { $round } börjar: nolltolerans gäller, och den som kommer senare förlorar partiet.
reason-todo_withdrawn_game = { $player } har utgått och har ett öppet parti på bord { $board } i rond { $round }: registrera walkover eller ändra lottningen.
reason-todo_put_off =
    { $count ->
         [one] Ett uppskjutet eller avbrutet parti
        *[other] { $count } uppskjutna eller avbrutna partier
    } ska avslutas före rond { $before } (rond/bord): { $games }.
reason-todo_put_off_open =
    { $count ->
         [one] Ett uppskjutet eller avbrutet parti är inte färdigspelat
        *[other] { $count } uppskjutna eller avbrutna partier är inte färdigspelade
    } (rond/bord): { $games }.
reason-todo_unsporting = På bord { $board } i rond { $round } uteblev en spelare utan återbud: osportsligt uppträdande.
reason-todo_finish = Avsluta { $group }.
reason-todo_report = Skicka rapporten senast { $due }.
reason-todo_report_overdue = Rapporten skulle ha skickats senast { $due }.
reason-done_order =
    Startnummer är lottade för { $players ->
         [one] en spelare
        *[other] { $players } spelare
    }.
reason-done_round = Rond { $round } är spelad.
reason-done_group = { $group } är avslutad.

# The journal, one line a step
reason-event_nothing = Inget hände
reason-event_created = Tävling skapad: { $name }
reason-event_tournament_changed = Tävlingens inställningar ändrade
reason-event_group_added = Grupp tillagd: { $group }
reason-event_group_changed = Inställningar för { $group } ändrade
reason-event_group_removed = Grupp borttagen: { $group }
reason-event_group_finished = { $group } avslutad
reason-event_group_reopened = { $group } öppnad igen
reason-event_player_entered = { $player } anmäld i { $group }
reason-event_players_entered =
    { $count ->
         [one] En spelare anmäld
        *[other] { $count } spelare anmälda
    }
reason-event_player_edited = Uppgifter om { $player } ändrade
reason-event_player_removed = { $player } borttagen
reason-event_player_moved = { $player } flyttad till { $group }
reason-event_players_moved =
    { $count ->
         [one] En spelare flyttad
        *[other] { $count } spelare flyttade
    }
reason-event_board_fixed = Bord { $board } fast för { $player }
reason-event_board_freed = { $player } behöver inte längre ett fast bord
reason-event_name_withheld = { $player } visas inte med namn på de offentliga sidorna
reason-event_name_shown = { $player } visas åter med namn på de offentliga sidorna
reason-event_erased = En spelares uppgifter raderade: { $player }
reason-event_lots_drawn = Lottdragning i { $group } för { $players } spelare, slumpfrö { $seed }
reason-event_ordered_by_rating = { $players } spelare i { $group } numrerade efter rating
reason-event_ordered_by_file = { $group }: rapportfilens startnummer för { $players } spelare
reason-event_brought_in = { $group }: inläst från en rapportfil { $program }
reason-event_order_dropped = Ordningen efter rating i { $group } upphävd: fältet har ändrats
reason-event_number_given = { $player } fick startnummer { $number } i { $group }
reason-event_bye_asked =
    { $player } begär frirond med { $kind ->
         [H] ½ poäng
         [F] 1 poäng
        *[Z] 0 poäng
    } i rond { $round }
reason-event_bye_cancelled = { $player } spelar ändå i rond { $round }
reason-event_forbidden = { $count } spelare i { $group } hålls isär i rond { $first } till { $last }
reason-event_allowed = { $count } spelare i { $group } får mötas igen
reason-event_drafted = { $group }: rond { $round } lottad
reason-event_draft_discarded = { $group }: utkast kasserat
reason-event_manual_begun = { $group }: ändring för hand påbörjad
reason-event_manual_set = { $group }: lottning ändrad för hand
reason-event_manual_ended = { $group }: ändring för hand avslutad. { $note }
reason-event_published = { $group }: rond { $round } publicerad
reason-event_published_by_hand = { $group }: rond { $round } publicerad som ändrad för hand
reason-event_round_started = { $group }: rond { $round } startad
reason-event_game_set =
    { $group }, rond { $round }, bord { $board }: { $to ->
         [open] resultat borttaget
         [postponed] uppskjutet
         [adjourned] avbrutet
        *[other] { $to }
    }
reason-event_game_set_ahead =
    { $group }, rond { $round }, före sin rond, { $white } – { $black }: { $to ->
         [open] resultat borttaget
        *[other] { $to }
    }
reason-event_withdrawn = { $player } utgick efter rond { $after }
reason-event_returned = { $player } kom tillbaka
reason-event_undone = Steg { $step } ångrat

# Matches, brackets and teams
reason-ladder_without_matches = I detta system är varje bord ett enda parti; en följd av särspel hör inte dit.
reason-ladder_too_long = En match har högst { $stages } steg med högst { $games } partier vardera.
reason-ladder_begins_ordinary = En match börjar med vanliga partier, med lottningens färger.
reason-ladder_without_winner = Det sista steget kan sluta lika; något av stegen måste ge en vinnare. Låt det fortsätta tills någon vinner, eller låt remi räcka för den ena.
reason-ladder_beyond_winner = Steg { $stage } ger alltid en vinnare; inget steg kan följa efter.
reason-draw_odds_need_one_game = Steg { $stage }: remi avgör bara ett steg med ett enda parti, och det avgörande partiet kräver en sådan regel.
reason-stage_time_unreadable = Steg { $stage }: { $text } är ingen betänketid; skriv 5+2, eller W5-B4 för vit och svart.
reason-ladder_locked = Hur en match avgörs har legat fast sedan första ronden publicerades.
reason-handicap_total_out_of_range = Båda spelarna har tillsammans 2 till { $most } minuter, inte { $minutes }.
reason-handicap_steps_wrong = Handikapptabellen måste ha stigande differenser och fallande tider på 1 till { $most } minuter för den starkare.
reason-double_rounds_not_here = Dubbelronder hör till system som lottar varje rond för sig och spelar enstaka partier.
reason-double_rounds_odd = Med dubbelronder är antalet ronder jämnt; { $rounds } är det inte.
reason-double_rounds_locked = Om ronderna är dubbla har legat fast sedan första ronden lottades.
reason-losers_of_knock_out_only = Bara en utslagstävling skickar utslagna spelare till en annan grupp.
reason-group_takes_losers = { $group } tar emot dem som slås ut ur { $other }; ändra det först.
reason-teams_out_of_range = En lagtävling har 2 till { $most } lag, inte { $teams }.
reason-bye_in_knock_out = Den som uteblir från en match i { $group } är utslagen: låt spelaren utgå, eller registrera walkover.
reason-late_entry_after_draw = Platserna i { $group } är lottade; ingen kan läggas till.
reason-late_entry_in_teams = Lagen i { $group } har börjat spela; ingen kan läggas till.
reason-losers_not_invited = Inbjudan låter inte spelare som slagits ut ur { $group } fortsätta i { $to }.
reason-player_still_in = { $player } är inte utslagen ur { $group }.
reason-loser_entered_before = { $player } fortsätter redan i en annan grupp.
reason-lines_drawn = Platserna i { $group } lottas en gång; de bestämmer hela förloppet och tas inte tillbaka.
reason-lines_missing = Platserna i { $group } måste lottas först.
reason-colour_drawn = Den första färgen i { $group } lottas en gång och tas inte tillbaka.
reason-colour_not_drawn = Den första färgen i { $group } måste lottas före rond 1.
reason-no_colour_to_draw = Systemet i { $group } lottar ingen första färg.
reason-teams_missing = Lagen i { $group } måste bildas först.
reason-teams_stand = Lagen i { $group } har legat fast sedan första ronden lottades.
reason-no_such_team = Det finns inget lag { $team } i { $group }; det finns { $teams }.
reason-team_name_too_long = Ett lags namn har högst { $most } tecken.
reason-team_name_taken = Ett annat lag heter { $name }; välj ett annat namn.
reason-no_teams_here = { $group } spelas inte i lag.
reason-swap_within_team = Båda spelar i samma lag; nämn spelare ur två lag.
reason-nobody_alike = Inga spelare i { $group } har det gemensamt.
reason-forbidden_without_choice = Lottdragningen i { $group } bestämmer vilka som möts; ingen kan hållas isär.
reason-pair_outside_bracket = { $white } och { $black } möts inte enligt lottdragningen; bara färgerna kan ändras för hand.
reason-no_such_game = Det finns inget bord { $board } i rond { $round } i { $group }.
reason-not_a_match = Bord { $board } i rond { $round } är ett enda parti, ingen match.
reason-match_needs_games = Matchen på bord { $board } avgörs av partierna; för in eller ta bort dem ett i taget. Bara walkover förs in för hela matchen.
reason-match_forfeited = Matchen på bord { $board } är förlorad på walkover; ta bort det först.
reason-both_absent_end_the_match = Uteblir båda är matchen slut; för in det för hela matchen på bord { $board }.
reason-no_such_match_game = Matchen på bord { $board } har inget parti { $game }; den har { $games }.
reason-later_game_played = Parti { $later } på bord { $board } är spelat och skulle inte längre höra till matchen; ta bort det innan parti { $game } ändras.
reason-match_lot_stands = Färgerna i matchen på bord { $board } är lottade; det tas inte tillbaka. Rätta partiet i stället.
reason-pace_disagrees =
    { $group } är { $pace ->
         [standard] långschack
         [rapid] snabbschack
        *[blitz] blixtschack
    } enligt inställningarna och { $by_time ->
         [standard] långschack
         [rapid] snabbschack
        *[blitz] blixtschack
    } enligt betänketiden.
reason-bracket_not_full = { $players } spelare fyller inte { $lines } platser; de högst seedade går vidare utan match.
reason-rounds_beyond_field = { $players } spelare kan inte spela { $rounds } ronder utan att mötas igen; högst { $most } går.
reason-rounds_near_limit = Med { $players } spelare kan mer än { $half } ronder ge en sista rond som inte kan lottas; { $rounds } är planerade. Rokade ser en rond framåt.

# Their journal
reason-event_lines_drawn = { $lines } platser i { $group } lottade, slumpfrö { $seed }
reason-event_colour_drawn = Första färgen i { $group } lottad: { side.within }, slumpfrö { $seed }
reason-event_forbidden_softly = { $count } spelare i { $group } hålls om möjligt isär i rond { $first } till { $last }
reason-event_teams_formed = { $teams } lag bildade i { $group }
reason-event_team_renamed = { $group }: lag { $team } heter { $name }
reason-event_team_players_swapped = { $group }: { $player } och { $other } har bytt lag
reason-event_match_game_added = { $group }, rond { $round }, bord { $board }: ytterligare ett parti, { $player } har vit
reason-event_match_colours_drawn = { $group }, rond { $round }, bord { $board }: färgerna lottade, { $player } har vit, slumpfrö { $seed }
reason-event_match_game_set =
    { $group }, rond { $round }, bord { $board }, parti { $game }: { $to ->
         [open] resultatet borttaget
        *[other] { $to }
    }
reason-event_match_game_dropped = { $group }, rond { $round }, bord { $board }: parti { $game } behövs inte längre
