# Settings of tournaments and groups
reason-not_created = Turneringen skal oprettes først.
reason-already_created = Turneringen findes allerede.
reason-tournament_name_missing = Turneringen skal have et navn.
reason-federation_not_three_letters = Et forbund skrives med tre store bogstaver, for eksempel DEN.
reason-date_malformed = { $date } er ikke en dato; skriv den som 2026-03-14.
reason-ends_before_start = Den sidste dag, { $ends }, ligger før den første, { $starts }.
reason-arbiter_needs_approval = { $name } er dommer og må kun spille med ratingkartoteksførerens godkendelse. Indhent den, og notér den i indstillingerne.
reason-unknown_group = Der er ingen gruppe med nummer { $number }.
reason-group_name_missing = Gruppen skal have et navn.
reason-group_name_taken = En anden gruppe hedder { $name }; vælg et andet navn.
reason-group_has_players =
    Kun en tom gruppe kan fjernes; { $group } har { $players ->
         [one] { $players } spiller
        *[other] { $players } spillere
    }.
reason-group_has_rounds = { $group } har offentliggjorte runder og kan ikke fjernes.
reason-group_finished = { $group } er afsluttet; genåbn den først.
reason-group_not_finished = { $group } er ikke afsluttet og skal ikke genåbnes.
reason-system_locked = Turneringssystemet har ligget fast, siden første runde blev offentliggjort.
reason-first_board_locked = Det første brætnummer, { $board }, har ligget fast, siden første runde blev offentliggjort.
reason-first_board_out_of_range = { reason-board_out_of_range }
reason-rounds_out_of_range = Antallet af runder skal ligge mellem { $least } og { $most }, ikke være { $rounds }.
reason-rounds_below_published =
    { $published ->
         [one] Én runde er allerede offentliggjort
        *[other] { $published } runder er allerede offentliggjort
    }; { $rounds } ville være for få.
reason-cycles_out_of_range = Alle mod alle er enkelt eller dobbelt, ikke { $cycles } gange.
reason-tiebreak_named_twice = En korrektion står to gange på listen; nævn den én gang.
reason-tiebreaks_locked = Korrektioner bekendtgøres, før 1. runde begynder, og ligger derefter fast.
reason-times_locked = { $round }. runde er begyndt; dens tider ligger fast.
reason-schedule_too_long = Der er angivet { $times } tider til { $rounds } runder.
reason-schedule_not_ascending = { $round }. runde skal begynde senere end runden før.
reason-paired_after_start = { $round }. runde skal parres, før den begynder; tiderne siger noget andet.
reason-section_name_missing = Hver sektion skal have et navn.
reason-section_named_twice = Sektionen { $section } står to gange; nævn den én gang.
reason-section_in_use = Der er spillere i sektionen { $section }; flyt dem først.
reason-unknown_section = Der er ingen sektion { $section }; der er: { $known }.

# Players
reason-unknown_player =
    Spilleren findes ikke i denne turnering.
    .found = Spiller { $found } findes ikke i denne turnering.
reason-nobody_to_enter = Der er ingen spillere på listen.
reason-player_name_missing = Spilleren skal have et navn.
reason-rating_out_of_range = Intet ratingtal er så højt som { $rating }; det højeste, der godtages, er { $most }.
reason-fide_k_out_of_range = { $k } er ingen K-faktor; de, der godtages, går fra 1 til { $most }.
reason-player_entered_before =
    Samme person er allerede tilmeldt.
    .number = Samme person er allerede tilmeldt: { $player }, nummer { $number } i { $group }.
    .player = Samme person er allerede tilmeldt: { $player } i { $group }.
    .same_as_row = Samme person står også i linje { $same_as_row }.
reason-late_entry_in_all_play_all = Turneringsplanen for alle mod alle ligger fast efter lodtrækningen; ingen kan tilføjes.
reason-player_erased = Oplysningerne om { $player } er slettet og kan ikke ændres.
reason-withdraw_instead = Startnumrene ligger fast: lad { $player } udtræde i stedet for at fjerne spilleren.
reason-remove_instead = Startnumrene ligger ikke fast endnu: fjern { $player } i stedet for at lade spilleren udtræde.
reason-board_out_of_range = Brætnumre går fra 1 til { $most }, ikke { $board }.
reason-board_fixed_for_other = Bræt { $board } er fast for { $player }; vælg et andet.
reason-order_fixed = Startnumrene i { $group } ligger fast; ingen flytter ind eller ud.
reason-player_not_in_group = { $player } spiller ikke i { $group }.
reason-split_needs_two_groups = Nævn mindst to forskellige grupper at fordele spillerne på.
reason-sizes_do_not_fit = Størrelserne { $sizes } passer ikke til { $players } spillere i { $groups } grupper.
reason-too_many_odd_groups = Kun én gruppe må have et ulige antal spillere; disse har: { $groups }. Størrelser, der passer: { $suggested }.
reason-group_too_small =
    { $group } har { $players ->
         [one] { $players } spiller
        *[other] { $players } spillere
    }; den kræver mindst { $least }.
reason-all_play_all_size = Alle mod alle har { $least } til { $most } spillere; { $group } har { $players }.
reason-lots_drawn = Der trækkes lod én gang i { $group }; det gøres ikke om og tages ikke tilbage.
reason-order_in_use = Der er offentliggjort runder med disse startnumre; de ligger fast.

# Byes and players kept apart
reason-bye_cannot_be_asked = Oversidderen findes ved parringen; det kan man ikke bede om at være.
reason-bye_in_all_play_all = I alle mod alle møder alle hinanden: udsæt partiet i stedet.
reason-too_many_byes =
    Turneringen tillader { $limit } { $limit ->
         [one] runde
        *[other] runder
    } fri med { $kind ->
         [H] ½ point
         [F] 1 point
        *[Z] 0 point
    } pr. spiller{ $limit ->
         [0] .
         [one] ; { $player } har haft den.
        *[other] ; { $player } har haft dem.
    }
reason-bye_in_last_rounds = { $round }. runde er blandt de sidste { $closed }, hvor der ikke gives fri med ½ eller 1 point.
reason-no_bye_asked = { $player } har ikke ønsket fri i { $round }. runde.
reason-round_already_laid = { $round }. runde er allerede parret.
reason-round_not_planned = Der er ingen { $round }. runde; der er planlagt { $rounds }.
reason-player_withdrawn = { $player } er udtrådt.
reason-forbid_needs_two = Nævn mindst to forskellige spillere, der skal holdes fra hinanden.
reason-rounds_backwards = Runderne { $first } til { $last } går ikke fremad inden for planen.
reason-forbidden_in_all_play_all = I alle mod alle møder alle hinanden; ingen kan holdes fra hinanden.
reason-not_forbidden = Ingen regel holder netop disse spillere fra hinanden.

# Rounds
reason-order_missing = Startnumrene i { $group } skal fastlægges først.
reason-draft_exists = Der ligger allerede et udkast til { $round }. runde; offentliggør eller kassér det.
reason-no_draft = Der er intet udkast; par runden først.
reason-draft_outdated = Noget er ændret, siden { $round }. runde blev parret; kassér udkastet, og par igen.
reason-draft_waits = { $round }. runde ændres i hånden; offentliggør eller kassér ændringen først.
reason-no_round_left = Alle { $rounds } planlagte runder er offentliggjort.
reason-games_open = Der mangler resultater i { $round }. runde på bræt { $boards }.
reason-bring_in_needs_empty_group = { $group } har allerede spillere eller startnumre. En rapport hentes ind i en tom gruppe.
reason-bring_in_not_this_system = Matcher og hold er mere, end en rapports runder kan fortælle; { $system } kan ikke hentes ind med sine runder.
reason-bring_in_seated_twice = { $round }. runde: startnummer { $number } sidder to steder, eller spilleren findes ikke.
reason-bring_in_contradicts_itself = Rapportens runder modsiger hinanden.
reason-late_half_points_beyond_limit = { $rounds ->
         [one] Spilleren har forsømt én runde
        *[other] Spilleren har forsømt { $rounds } runder
    }, og turneringen giver en spiller { $limit ->
         [0] ingen frie runder med ½ point
         [one] højst én fri runde med ½ point
        *[other] højst { $limit } frie runder med ½ point
    }. Tilmeld spilleren uden point for de forsømte runder, eller ret grænsen i indstillingerne.
reason-pairing_unchanged = Systemet parrer { $round }. runde, præcis som den er offentliggjort. Intet ville ændre sig.
reason-ahead_not_put_off = { $round }. runde er ikke offentliggjort endnu. Et parti, der spilles før sin runde, kan kun få et resultat.
reason-played_ahead_left_out = { $white } og { $black } har allerede spillet deres parti i { $round }. runde. Sæt dem som i turneringsplanen, eller slet først resultatet.
reason-too_early_to_pair = { $round }. runde må parres fra { $from }, når tiden til hængepartier er udløbet.
reason-games_put_off_before_last_round = Udsatte partier og hængepartier skal være færdige før sidste runde; åbne er (runde/bræt): { $games }.
reason-manual_in_all_play_all = Turneringsplanen for alle mod alle ligger fast efter lodtrækningen og ændres ikke i hånden.
reason-manual_open = En ændring i hånden af { $round }. runde er i gang; afslut den først.
reason-manual_not_open = Der er ingen ændring i hånden i gang; begynd en først.
reason-note_missing = Skriv i en bemærkning, hvorfor parringen blev ændret.
reason-round_started = { $round }. runde er begyndt; parringen ligger fast.
reason-round_not_published = { $round }. runde er ikke offentliggjort.
reason-boards_shared = { $group } og { $other } bruger de samme brætter: { $boards }. Giv en af dem andre numre.

# Results, leaving, undo, end
reason-no_such_board = Der er intet bræt { $board } i { $round }. runde; brætterne er { $first } til { $last }.
reason-notice_missing = Angiv for partiet på bræt { $board }: havde spilleren meldt afbud, ikke meldt afbud, eller kom spilleren for sent?
reason-result_changed_meanwhile =
    En anden har imens ændret bræt { $board }: det viste { $seen ->
         [open] intet resultat
         [postponed] udsat
         [adjourned] hængeparti
        *[other] { $seen }
    } og er nu { $is ->
         [open] uden resultat
         [postponed] udsat
         [adjourned] hængeparti
        *[other] { $is }
    }. Din indtastning blev ikke gemt; se efter, og indtast igen.
reason-correction_unconfirmed = Der er offentliggjort runder efter { $round }. runde. Se, hvad rettelsen på bræt { $board } ændrer, og bekræft den.
reason-game_finished = Partiet på bræt { $board } har et resultat, { $is }; slet det først.
reason-game_begun = Partiet på bræt { $board } er begyndt: det bliver hængeparti, ikke udsat.
reason-put_off_in_last_round = Partier i sidste runde kan ikke udsættes eller blive hængeparti.
reason-put_off_too_long = Partiet skal være færdigt, før sidste runde begynder, { $starts }; { $until } er for sent.
reason-player_not_withdrawn = { $player } er ikke udtrådt.
reason-return_in_all_play_all = { $player } er udtrådt af en alle mod alle-turnering og kan ikke vende tilbage.
reason-nothing_to_undo = Der er intet at fortryde.
reason-step_taken_back = Dette trin er allerede fortrudt eller aldrig udført.
reason-step_not_last = Der er sket noget efter dette trin i samme gruppe. Fortryd først det.
reason-erasure_stands = Det, der er slettet om { $player }, kan ikke hentes tilbage.
reason-nothing_played = Der er ikke spillet nogen runde i { $group }.

# Time controls
reason-time_control_unreadable = Betænkningstiden »{ $text }« forstås ikke; skriv minutter og sekunder pr. træk, 90+30 eller 40/90+30, 30+30.
reason-time_control_absurd = { $minutes } minutter til én periode? Mente du { $instead }, så skriv det; mener du virkelig { $minutes } minutter, så skriv { $meant }.
reason-union_rules_locked = { $group } er begyndt: det kan ikke længere ændres, hvilket reglement der gælder.
reason-time_below_normal = { $minutes } minutter til én spiller er under den korteste normaltid, { $least } minutter.
reason-moves_per_hour_out_of_range = { $moves } træk på { $minutes } minutter: en mellemtidskontrol skal kræve { $least } til { $most } træk i timen.
reason-quickplay_total_too_short = Et parti med hurtigafslutning varer mindst { $least } minutter for begge tilsammen; dette { $minutes }.
reason-quickplay_period_out_of_range = En hurtigafslutning varer { $least } til { $most } minutter; denne { $minutes }.

# What is to be done next
reason-todo_players = Tilmeld spillere.
reason-todo_ratings =
    { $count ->
         [one] Én spiller har
        *[other] { $count } spillere har
    } intet ratingtal.
reason-todo_odd_groups = Mere end én gruppe har et ulige antal spillere: { $groups }. Flyt en spiller.
reason-todo_put_off_rules = Hvad siger turneringens reglement om hængepartier og udsatte partier? Skriv det i indstillingerne.
reason-todo_entry_list = Send tilmeldingslisten for { $group } til ratingkartoteksføreren med alle spilleres navn, klub, fødselsdato og ratingtal; den kommer tilbage med de aktuelle ratingtal inden { $days } dage. Skriv dem ind.
reason-todo_fee = Send EMT-afgiften for { $group } til unionens kasserer.
reason-todo_system_unlisted = Dette system er ikke blandt dem, reglementet nævner for koordinerede turneringer (alle mod alle, Monrad, dansk schweizer, FIDE-schweizer, knock-out, gladiatorskak). Spørg ratingkartoteket.
reason-todo_lots_prescribed = Monradnumre trækkes ved lod; her følger de ratingtallene.
reason-todo_tiebreaks =
    Der er ikke nævnt nogen korrektion; i stedet bruges: { $default ->
         [dsu-sb] Sonneborn-Berger
         [dsu-ordinary] almindelig korrektion
         [dsu-median] middelkorrektion
         [gladiator] flest vundne almindelige partier, flest vundne partier med kortere tid, indbyrdes opgør
         [fide-1998] resultater mellem dem, der deler førstepladsen, derefter modstandernes ratinggennemsnit
         [fide-swiss] Buchholz uden den laveste modstander, Buchholz, Sonneborn-Berger
         [fide-all-play-all] indbyrdes opgør, sejre, Sonneborn-Berger
        *[other] { $default }
    }.
reason-todo_time_control = Angiv betænkningstiden; indbydelsen skal nævne den.
reason-todo_time_control_own = Angiv betænkningstiden.
reason-todo_sections =
    { $count ->
         [one] Én spiller er
        *[other] { $count } spillere er
    } ikke i nogen sektion.
reason-todo_merged_across_ages = Sektioner for forskellige aldre spiller sammen: { $ages }. Det undgås så vidt muligt.
reason-todo_merged_without_need = Hver sektion har mindst { $least } spillere og kunne spille for sig.
reason-todo_pair = Par { $round }. runde.
reason-todo_end_manual = Afslut ændringen i hånden af { $round }. runde.
reason-todo_publish = Offentliggør udkastet til { $round }. runde.
reason-todo_discard_draft = { $round }. runde er begyndt; kassér ændringen.
reason-todo_start =
    Start { $round }. runde.
    .starts = Start { $round }. runde, bekendtgjort til { $starts }.
reason-todo_results =
    Der mangler { $count ->
         [one] ét resultat
        *[other] { $count } resultater
    } i { $round }. runde, på bræt { $boards }.
reason-todo_default_time = Den, der ikke er mødt { $at }, taber partiet i { $round }. runde.
reason-todo_no_default_time = Vær ved brættet, når { $round }. runde begynder: ingen forsinkelse er tilladt, og den, der kommer senere, taber partiet.
reason-todo_withdrawn_game = { $player } er udtrådt og har et åbent parti på bræt { $board } i { $round }. runde: indtast udeblivelse, eller ændr parringen.
reason-todo_put_off =
    { $count ->
         [one] Ét udsat parti eller hængeparti skal være færdigt
        *[other] { $count } udsatte partier eller hængepartier skal være færdige
    } før { $before }. runde (runde/bræt): { $games }.
reason-todo_put_off_open =
    { $count ->
         [one] Ét udsat parti eller hængeparti er endnu ikke færdigt
        *[other] { $count } udsatte partier eller hængepartier er endnu ikke færdige
    } (runde/bræt): { $games }.
reason-todo_unsporting = På bræt { $board } i { $round }. runde udeblev en spiller uden afbud: usportslig optræden.
reason-todo_finish = Afslut { $group }.
reason-todo_report = Send indberetningen senest { $due }.
reason-todo_report_overdue = Indberetningen skulle være sendt senest { $due }.
reason-done_order =
    Startnumre er trukket for { $players ->
         [one] én spiller
        *[other] { $players } spillere
    }.
reason-done_round = { $round }. runde er spillet.
reason-done_group = { $group } er afsluttet.

# The journal, one line a step
reason-event_nothing = Intet skete
reason-event_created = Turnering oprettet: { $name }
reason-event_tournament_changed = Turneringens indstillinger ændret
reason-event_group_added = Gruppe tilføjet: { $group }
reason-event_group_changed = Indstillinger for { $group } ændret
reason-event_group_removed = Gruppe fjernet: { $group }
reason-event_group_finished = { $group } afsluttet
reason-event_group_reopened = { $group } genåbnet
reason-event_player_entered = { $player } tilmeldt i { $group }
reason-event_players_entered =
    { $count ->
         [one] Én spiller
        *[other] { $count } spillere
    } tilmeldt
reason-event_player_edited = Oplysninger om { $player } ændret
reason-event_player_removed = { $player } fjernet
reason-event_player_moved = { $player } flyttet til { $group }
reason-event_players_moved =
    { $count ->
         [one] Én spiller
        *[other] { $count } spillere
    } flyttet
reason-event_board_fixed = Bræt { $board } fast for { $player }
reason-event_board_freed = { $player } behøver ikke længere et fast bræt
reason-event_name_withheld = { $player } vises ikke med navn på de offentlige sider
reason-event_name_shown = { $player } vises igen med navn på de offentlige sider
reason-event_erased = En spillers oplysninger slettet: { $player }
reason-event_lots_drawn = Lod trukket i { $group } for { $players } spillere, lodtrækningstal { $seed }
reason-event_ordered_by_rating = { $players } spillere i { $group } nummereret efter ratingtal
reason-event_ordered_by_file = { $group }: rapportfilens startnumre til { $players } spillere
reason-event_brought_in = { $group }: hentet ind fra en rapportfil { $program }
reason-event_order_dropped = Rækkefølgen efter ratingtal i { $group } opgivet: feltet er ændret
reason-event_number_given = { $player } fik startnummer { $number } i { $group }
reason-event_bye_asked =
    { $player } ønsker fri med { $kind ->
         [H] ½ point
         [F] 1 point
        *[Z] 0 point
    } i { $round }. runde
reason-event_bye_cancelled = { $player } spiller alligevel i { $round }. runde
reason-event_forbidden = { $count } spillere i { $group } holdes fra hinanden i runde { $first } til { $last }
reason-event_allowed = { $count } spillere i { $group } må mødes igen
reason-event_drafted = { $group }: { $round }. runde parret
reason-event_draft_discarded = { $group }: udkast kasseret
reason-event_manual_begun = { $group }: ændring i hånden begyndt
reason-event_manual_set = { $group }: parring ændret i hånden
reason-event_manual_ended = { $group }: ændring i hånden afsluttet. { $note }
reason-event_published = { $group }: { $round }. runde offentliggjort
reason-event_published_by_hand = { $group }: { $round }. runde offentliggjort som ændret i hånden
reason-event_round_started = { $group }: { $round }. runde begyndt
reason-event_game_set =
    { $group }, { $round }. runde, bræt { $board }: { $to ->
         [open] resultat slettet
         [postponed] udsat
         [adjourned] hængeparti
        *[other] { $to }
    }
reason-event_game_set_ahead =
    { $group }, { $round }. runde, før sin runde, { $white } – { $black }: { $to ->
         [open] resultat slettet
        *[other] { $to }
    }
reason-event_withdrawn = { $player } udtrådte efter { $after }. runde
reason-event_returned = { $player } vendte tilbage
reason-event_undone = Trin { $step } fortrudt

# Matches, brackets and teams
reason-ladder_without_matches = I dette system er hvert bræt ét parti; en række af omkampe hører ikke til.
reason-ladder_too_long = En match har højst { $stages } trin med højst { $games } partier hver.
reason-ladder_begins_ordinary = En match begynder med almindelige partier, med parringens farver.
reason-ladder_without_winner = Det sidste trin kan ende lige; ét af trinene skal finde en vinder. Lad det fortsætte, til nogen vinder, eller lad remis vinde for den ene.
reason-ladder_beyond_winner = { $stage }. trin finder altid en vinder; intet trin kan følge efter.
reason-draw_odds_need_one_game = { $stage }. trin: remis afgør kun et trin med ét parti, og det afgørende parti kræver en sådan regel.
reason-stage_time_unreadable = Trin { $stage }: { $text } er ingen betænkningstid; skriv 5+2, eller W5-B4 for hvid og sort.
reason-ladder_locked = Hvordan en match afgøres, har ligget fast, siden første runde blev offentliggjort.
reason-handicap_total_out_of_range = Begge spillere har tilsammen 2 til { $most } minutter, ikke { $minutes }.
reason-handicap_steps_wrong = Handicaptabellen skal have stigende differencer og faldende tider på 1 til { $most } minutter til den stærkeste.
reason-double_rounds_not_here = Dobbeltrunder hører til systemer, der parrer hver runde for sig og spiller enkeltpartier.
reason-double_rounds_odd = Med dobbeltrunder er antallet af runder lige; { $rounds } er det ikke.
reason-double_rounds_locked = Om runderne er dobbelte, har ligget fast, siden første runde blev parret.
reason-losers_of_knock_out_only = Kun knock-out sender spillere, der er slået ud, videre til en anden gruppe.
reason-group_takes_losers = { $group } tager imod dem, der slås ud af { $other }; ændr det først.
reason-teams_out_of_range = En holdturnering har 2 til { $most } hold, ikke { $teams }.
reason-bye_in_knock_out = Den, der ikke møder til en match i { $group }, er slået ud: lad spilleren udtræde, eller indtast udeblivelse.
reason-late_entry_after_draw = Lodtrækningen i { $group } ligger fast; ingen kan tilføjes.
reason-late_entry_in_teams = Holdene i { $group } er i gang; ingen kan tilføjes.
reason-losers_not_invited = Indbydelsen lader ikke spillere, der er slået ud af { $group }, fortsætte i { $to }.
reason-player_still_in = { $player } er ikke slået ud af { $group }.
reason-loser_entered_before = { $player } fortsætter allerede i en anden gruppe.
reason-lines_drawn = Der trækkes lod om pladserne i { $group } én gang; de fastlægger hele forløbet og tages ikke tilbage.
reason-lines_missing = Der skal først trækkes lod om pladserne i { $group }.
reason-colour_drawn = Der trækkes lod om den første farve i { $group } én gang; det tages ikke tilbage.
reason-colour_not_drawn = Der skal trækkes lod om den første farve i { $group } før 1. runde.
reason-no_colour_to_draw = Systemet i { $group } trækker ikke lod om den første farve.
reason-teams_missing = Holdene i { $group } skal dannes først.
reason-teams_stand = Holdene i { $group } har ligget fast, siden første runde blev parret.
reason-no_such_team = Der er intet hold { $team } i { $group }; der er { $teams }.
reason-team_name_too_long = Et holds navn har højst { $most } tegn.
reason-team_name_taken = Et andet hold hedder { $name }; vælg et andet navn.
reason-no_teams_here = { $group } spilles ikke på hold.
reason-swap_within_team = Begge spiller på samme hold; nævn spillere fra to hold.
reason-nobody_alike = Ingen spillere i { $group } har det til fælles.
reason-forbidden_without_choice = Lodtrækningen i { $group } bestemmer, hvem der mødes; ingen kan holdes fra hinanden.
reason-pair_outside_bracket = { $white } og { $black } mødes ikke efter lodtrækningen; kun farverne kan ændres i hånden.
reason-no_such_game = Der er intet bræt { $board } i { $round }. runde af { $group }.
reason-not_a_match = Bræt { $board } i { $round }. runde er ét parti, ikke en match.
reason-match_needs_games = Matchen på bræt { $board } afgøres af partierne; indtast eller slet dem ét for ét. Kun udeblivelse indtastes for hele matchen.
reason-match_forfeited = Matchen på bræt { $board } er tabt ved udeblivelse; slet det først.
reason-both_absent_end_the_match = Udebliver begge, er matchen slut; indtast det for hele matchen på bræt { $board }.
reason-no_such_match_game = Matchen på bræt { $board } har intet { $game }. parti; den har { $games }.
reason-later_game_played = { $later }. parti på bræt { $board } er spillet og ville ikke længere høre til matchen; slet det, før { $game }. parti ændres.
reason-match_lot_stands = Der er trukket lod om farverne i matchen på bræt { $board }; det tages ikke tilbage. Ret partiet i stedet.
reason-pace_disagrees =
    { $group } er { $pace ->
         [standard] langskak
         [rapid] hurtigskak
        *[blitz] lynskak
    } efter indstillingerne og { $by_time ->
         [standard] langskak
         [rapid] hurtigskak
        *[blitz] lynskak
    } efter betænkningstiden.
reason-bracket_not_full = { $players } spillere fylder ikke de { $lines } pladser; de højest seedede går videre uden match.
reason-rounds_beyond_field = { $players } spillere kan ikke spille { $rounds } runder uden at mødes igen; { $most } er det højeste.
reason-rounds_near_limit = Med { $players } spillere kan mere end { $half } runder give en sidste runde, der ikke kan parres; { $rounds } er planlagt. Rokade ser én runde frem.

# Their journal
reason-event_lines_drawn = { $lines } pladser i { $group } trukket, lodtrækningstal { $seed }
reason-event_colour_drawn = Første farve i { $group } trukket: { side.within }, lodtrækningstal { $seed }
reason-event_forbidden_softly = { $count } spillere i { $group } holdes så vidt muligt fra hinanden i { $first }. til { $last }. runde
reason-event_teams_formed = { $teams } hold dannet i { $group }
reason-event_team_renamed = { $group }: hold { $team } hedder { $name }
reason-event_team_players_swapped = { $group }: { $player } og { $other } har byttet hold
reason-event_match_game_added = { $group }, { $round }. runde, bræt { $board }: endnu et parti, { $player } har hvid
reason-event_match_colours_drawn = { $group }, { $round }. runde, bræt { $board }: lod om farverne, { $player } har hvid, lodtrækningstal { $seed }
reason-event_match_game_set =
    { $group }, { $round }. runde, bræt { $board }, { $game }. parti: { $to ->
         [open] resultat slettet
        *[other] { $to }
    }
reason-event_match_game_dropped = { $group }, { $round }. runde, bræt { $board }: { $game }. parti er ikke længere nødvendigt
