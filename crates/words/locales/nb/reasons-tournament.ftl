# Settings of tournaments and groups
reason-not_created = Turneringen må opprettes først.
reason-already_created = Turneringen finnes allerede.
reason-tournament_name_missing = Turneringen må ha et navn.
reason-federation_not_three_letters = Et forbund skrives med tre store bokstaver, for eksempel NOR.
reason-date_malformed = { $date } er ikke en dato; skriv den som 2026-03-14.
reason-ends_before_start = Den siste dagen, { $ends }, ligger før den første, { $starts }.
reason-arbiter_needs_approval = { $name } er dommer og kan bare spille med registerførerens godkjenning. Innhent den og noter den i innstillingene.
reason-unknown_group = Det er ingen gruppe med nummer { $number }.
reason-group_name_missing = Gruppen må ha et navn.
reason-group_name_taken = En annen gruppe heter { $name }; velg et annet navn.
reason-group_has_players =
    Bare en tom gruppe kan fjernes; { $group } har { $players ->
         [one] { $players } spiller
        *[other] { $players } spillere
    }.
reason-group_has_rounds = { $group } har publiserte runder og kan ikke fjernes.
reason-group_finished = { $group } er avsluttet; gjenåpne den først.
reason-group_not_finished = { $group } er ikke avsluttet og trenger ikke gjenåpnes.
reason-system_locked = Turneringssystemet har ligget fast siden første runde ble publisert.
reason-first_board_locked = Det første bordnummeret, { $board }, har ligget fast siden første runde ble publisert.
reason-first_board_out_of_range = { reason-board_out_of_range }
reason-rounds_out_of_range = Antallet runder må ligge mellom { $least } og { $most }, ikke være { $rounds }.
reason-rounds_below_published =
    { $published ->
         [one] Én runde er allerede publisert
        *[other] { $published } runder er allerede publisert
    }; { $rounds } ville være for få.
reason-cycles_out_of_range = Alle mot alle er enkel eller dobbel, ikke { $cycles } ganger.
reason-tiebreak_named_twice = En kvalitet står to ganger på listen; nevn den én gang.
reason-tiebreaks_locked = Kvalitet kunngjøres før 1. runde begynner og ligger fast fra da av.
reason-times_locked = { $round }. runde har begynt; tidene ligger fast.
reason-schedule_too_long = Det er oppgitt { $times } tider til { $rounds } runder.
reason-schedule_not_ascending = { $round }. runde må begynne senere enn runden før.
reason-paired_after_start = { $round }. runde må settes opp før den begynner; tidene sier noe annet.
reason-section_name_missing = Hver klasse må ha et navn.
reason-section_named_twice = Klassen { $section } står to ganger; nevn den én gang.
reason-section_in_use = Det er spillere i klassen { $section }; flytt dem først.
reason-unknown_section = Klassen { $section } finnes ikke; klassene er: { $known }.

# Players
reason-unknown_player =
    Spilleren finnes ikke i denne turneringen.
    .found = Spiller { $found } finnes ikke i denne turneringen.
reason-nobody_to_enter = Det er ingen spillere på listen.
reason-player_name_missing = Spilleren må ha et navn.
reason-rating_out_of_range = Ingen rating er så høy som { $rating }; den høyeste som godtas, er { $most }.
reason-fide_k_out_of_range = { $k } er ingen K-faktor; de som godtas, går fra 1 til { $most }.
reason-player_entered_before =
    Samme person er allerede påmeldt.
    .number = Samme person er allerede påmeldt: { $player }, nummer { $number } i { $group }.
    .player = Samme person er allerede påmeldt: { $player } i { $group }.
    .same_as_row = Samme person står også i rad { $same_as_row }.
reason-late_entry_in_all_play_all = Spilleplanen for alle mot alle ligger fast etter loddtrekningen; ingen kan legges til.
reason-player_erased = Opplysningene om { $player } er slettet og kan ikke endres.
reason-withdraw_instead = Startnumrene ligger fast: trekk { $player } fra turneringen i stedet for å fjerne spilleren.
reason-remove_instead = Startnumrene ligger ikke fast ennå: fjern { $player } i stedet for å la spilleren trekke seg.
reason-board_out_of_range = Bordnumre går fra 1 til { $most }, ikke { $board }.
reason-board_fixed_for_other = Bord { $board } er fast for { $player }; velg et annet.
reason-order_fixed = Startnumrene i { $group } ligger fast; ingen kan flyttes inn eller ut.
reason-player_not_in_group = { $player } spiller ikke i { $group }.
reason-split_needs_two_groups = Nevn minst to ulike grupper å fordele spillerne på.
reason-sizes_do_not_fit = Størrelsene { $sizes } passer ikke til { $players } spillere i { $groups } grupper.
reason-too_many_odd_groups = Bare én gruppe kan ha et odde antall spillere; disse har det: { $groups }. Størrelser som passer: { $suggested }.
reason-group_too_small =
    { $group } har { $players ->
         [one] { $players } spiller
        *[other] { $players } spillere
    }; den krever minst { $least }.
reason-all_play_all_size = Alle mot alle har { $least } til { $most } spillere; { $group } har { $players }.
reason-lots_drawn = Det trekkes lodd én gang i { $group }; det gjøres ikke om og tas ikke tilbake.
reason-order_in_use = Det er publisert runder med disse startnumrene; de ligger fast.

# Byes and players kept apart
reason-bye_cannot_be_asked = Denne frirunden gis av rundeoppsettet og kan ikke ønskes.
reason-bye_in_all_play_all = I alle mot alle møter alle hverandre: utsett partiet i stedet.
reason-too_many_byes =
    Turneringen tillater { $limit } { $limit ->
         [one] frirunde
        *[other] frirunder
    } med { $kind ->
         [H] ½ poeng
         [F] 1 poeng
        *[Z] 0 poeng
    } per spiller{ $limit ->
         [0] .
         [one] ; { $player } har hatt den.
        *[other] ; { $player } har hatt dem.
    }
reason-bye_in_last_rounds = { $round }. runde er blant de siste { $closed }, der det ikke gis frirunde med ½ eller 1 poeng.
reason-no_bye_asked = { $player } har ikke ønsket frirunde i { $round }. runde.
reason-round_already_laid = { $round }. runde er allerede satt opp.
reason-round_not_planned = Det er ingen { $round }. runde; det er planlagt { $rounds }.
reason-player_withdrawn = { $player } har trukket seg.
reason-forbid_needs_two = Nevn minst to ulike spillere som skal holdes fra hverandre.
reason-rounds_backwards = Rundene { $first } til { $last } går ikke framover innenfor planen.
reason-forbidden_in_all_play_all = I alle mot alle møter alle hverandre; ingen kan holdes fra hverandre.
reason-not_forbidden = Ingen regel holder akkurat disse spillerne fra hverandre.

# Rounds
reason-order_missing = Startnumrene i { $group } må fastsettes først.
reason-draft_exists = Det ligger allerede et utkast til { $round }. runde; publiser eller forkast det.
reason-no_draft = Det er ikke noe utkast; sett opp runden først.
reason-draft_outdated = Noe er endret siden { $round }. runde ble satt opp; forkast utkastet og sett opp på nytt.
reason-draft_waits = { $round }. runde endres for hånd; publiser eller forkast endringen først.
reason-no_round_left = Alle { $rounds } planlagte runder er publisert.
reason-games_open = Det mangler resultater i { $round }. runde på bord { $boards }.
reason-bring_in_needs_empty_group = { $group } har allerede spillere eller startnumre. En rapport hentes inn i en tom gruppe.
reason-bring_in_not_this_system = Matcher og lag er mer enn rundene i en rapport kan fortelle; { $system } kan ikke hentes inn med rundene sine.
reason-bring_in_seated_twice = { $round }. runde: startnummer { $number } står to steder, eller spilleren finnes ikke.
reason-bring_in_contradicts_itself = Rundene i rapporten motsier hverandre.
reason-late_half_points_beyond_limit = { $rounds ->
         [one] Én runde er gått
        *[other] { $rounds } runder er gått
    }, og turneringen gir en spiller { $limit ->
         [0] ingen frirunder med ½ poeng
         [one] høyst én frirunde med ½ poeng
        *[other] høyst { $limit } frirunder med ½ poeng
    }. Meld på spilleren uten poeng for rundene som er gått, eller endre grensen i innstillingene.
reason-pairing_unchanged = Systemet setter opp { $round }. runde akkurat som den er publisert. Ingenting ville endre seg.
reason-ahead_not_put_off = { $round }. runde er ikke publisert ennå. Et parti før sin runde kan bare få et resultat.
reason-played_ahead_left_out = { $white } og { $black } har allerede spilt partiet sitt i { $round }. runde. Sett dem opp som i spilleplanen, eller slett først resultatet.
reason-too_early_to_pair = { $round }. runde kan settes opp fra { $from }, når tiden for hengepartier er ute.
reason-games_put_off_before_last_round = Utsatte partier og hengepartier må være ferdige før siste runde; åpne er (runde/bord): { $games }.
reason-manual_in_all_play_all = Spilleplanen for alle mot alle ligger fast etter loddtrekningen og endres ikke for hånd.
reason-manual_open = En endring for hånd av { $round }. runde er i gang; avslutt den først.
reason-manual_not_open = Det er ingen endring for hånd i gang; begynn en først.
reason-note_missing = Skriv i en merknad hvorfor paringen ble endret.
reason-round_started = { $round }. runde har begynt; paringen ligger fast.
reason-round_not_published = { $round }. runde er ikke publisert.
reason-boards_shared = { $group } og { $other } bruker de samme bordene: { $boards }. Gi en av dem andre numre.

# Results, leaving, undo, end
reason-no_such_board = Det er ikke noe bord { $board } i { $round }. runde; bordene er { $first } til { $last }.
reason-notice_missing = Oppgi for partiet på bord { $board }: hadde spilleren meldt forfall, ikke meldt forfall, eller kom spilleren for sent?
reason-result_changed_meanwhile =
    Noen andre har imens endret bord { $board }: det viste { $seen ->
         [open] ikke noe resultat
         [postponed] utsatt
         [adjourned] hengeparti
        *[other] { $seen }
    } og er nå { $is ->
         [open] uten resultat
         [postponed] utsatt
         [adjourned] hengeparti
        *[other] { $is }
    }. Det du registrerte, ble ikke lagret; se etter og registrer på nytt.
reason-correction_unconfirmed = Det er publisert runder etter { $round }. runde. Se hva rettelsen på bord { $board } endrer, og bekreft den.
reason-game_finished = Partiet på bord { $board } har et resultat, { $is }; slett det først.
reason-game_begun = Partiet på bord { $board } har begynt: det blir hengeparti, ikke utsatt.
reason-put_off_in_last_round = Partier i siste runde kan ikke utsettes eller bli hengeparti.
reason-put_off_too_long = Partiet må være ferdig før siste runde begynner, { $starts }; { $until } er for sent.
reason-player_not_withdrawn = { $player } har ikke trukket seg.
reason-return_in_all_play_all = { $player } har trukket seg fra en alle-mot-alle-turnering og kommer ikke tilbake.
reason-nothing_to_undo = Det er ingenting å angre.
reason-step_taken_back = Dette trinnet er allerede angret eller aldri utført.
reason-step_not_last = Noe er gjort etter dette trinnet i samme gruppe. Angre det først.
reason-erasure_stands = Det som er slettet om { $player }, kan ikke hentes tilbake.
reason-nothing_played = Det er ikke spilt noen runde i { $group }.

# Time controls
reason-time_control_unreadable = Betenkningstiden «{ $text }» blir ikke forstått; skriv minutter og sekunder per trekk, 90+30 eller 40/90+30, 30+30.
reason-time_control_absurd = { $minutes } minutter for én periode? Mente du { $instead }, skriv det; mener du virkelig { $minutes } minutter, skriv { $meant }.
reason-union_rules_locked = { $group } har begynt: det kan ikke lenger endres hvilket reglement som gjelder.
reason-time_below_normal = { $minutes } minutter for én spiller er under den korteste normaltiden, { $least } minutter.
reason-moves_per_hour_out_of_range = { $moves } trekk på { $minutes } minutter: en mellomkontroll må kreve { $least } til { $most } trekk i timen.
reason-quickplay_total_too_short = Et parti med hurtigavslutning varer minst { $least } minutter for begge til sammen; dette { $minutes }.
reason-quickplay_period_out_of_range = En hurtigavslutning varer { $least } til { $most } minutter; denne { $minutes }.

# What is to be done next
reason-todo_players = Meld på spillere.
reason-todo_ratings =
    { $count ->
         [one] Én spiller har
        *[other] { $count } spillere har
    } ingen rating.
reason-todo_odd_groups = Mer enn én gruppe har et odde antall spillere: { $groups }. Flytt en spiller.
reason-todo_put_off_rules = Hva sier turneringens reglement om hengepartier og utsatte partier? Skriv det i innstillingene.
reason-todo_entry_list = Send påmeldingslisten for { $group } til registerføreren med navn, klubb, fødselsdato og rating for alle spillerne; den kommer tilbake med gjeldende rating innen { $days } dager. Skriv den inn.
reason-todo_fee = Send EMT-avgiften for { $group } til unionens kasserer.
reason-todo_system_unlisted = Dette systemet er ikke blant dem reglementet nevner for koordinerte turneringer (alle mot alle, Monrad, dansk sveitser, FIDE-sveitser, cup, gladiator). Spør ratingansvarlig.
reason-todo_lots_prescribed = Monradnumre trekkes ved lodd; her følger de ratingen.
reason-todo_tiebreaks =
    Det er ikke nevnt noen kvalitet; i stedet brukes: { $default ->
         [dsu-sb] Sonneborn-Berger
         [dsu-ordinary] vanlig kvalitet
         [dsu-median] mediankvalitet
         [gladiator] flest vunne vanlige partier, flest vunne partier med kortere tid, innbyrdes oppgjør
         [fide-1998] resultater mellom dem som deler førsteplassen, deretter motstandernes ratingsnitt
         [fide-swiss] Buchholz uten den laveste motstanderen, Buchholz, Sonneborn-Berger
         [fide-all-play-all] innbyrdes oppgjør, seire, Sonneborn-Berger
        *[other] { $default }
    }.
reason-todo_time_control = Oppgi betenkningstiden; innbydelsen må nevne den.
reason-todo_time_control_own = Oppgi betenkningstiden.
reason-todo_sections =
    { $count ->
         [one] Én spiller er
        *[other] { $count } spillere er
    } ikke i noen klasse.
reason-todo_merged_across_ages = Klasser av ulik alder spiller sammen: { $ages }. Det unngås så langt det er mulig.
reason-todo_merged_without_need = Hver klasse har minst { $least } spillere og kunne spille for seg.
reason-todo_pair = Sett opp { $round }. runde.
reason-todo_end_manual = Avslutt endringen for hånd av { $round }. runde.
reason-todo_publish = Publiser utkastet til { $round }. runde.
reason-todo_discard_draft = { $round }. runde har begynt; forkast endringen.
reason-todo_start =
    Start { $round }. runde.
    .starts = Start { $round }. runde, kunngjort til { $starts }.
reason-todo_results =
    Det mangler { $count ->
         [one] ett resultat
        *[other] { $count } resultater
    } i { $round }. runde, på bord { $boards }.
reason-todo_default_time = Den som ikke har møtt { $at }, taper partiet i { $round }. runde.
reason-todo_no_default_time = Vær ved bordet når { $round }. runde begynner: ingen forsinkelse er tillatt, og den som kommer senere, taper partiet.
reason-todo_withdrawn_game = { $player } har trukket seg og har et åpent parti på bord { $board } i { $round }. runde: registrer walkover, eller endre paringen.
reason-todo_put_off =
    { $count ->
         [one] Ett utsatt parti eller hengeparti
        *[other] { $count } utsatte partier og hengepartier
    } må være ferdigspilt før { $before }. runde (runde/bord): { $games }.
reason-todo_put_off_open =
    { $count ->
         [one] Ett utsatt parti eller hengeparti
        *[other] { $count } utsatte partier og hengepartier
    } er ikke ferdigspilt (runde/bord): { $games }.
reason-todo_unsporting = På bord { $board } i { $round }. runde uteble en spiller uten å melde forfall: usportslig opptreden.
reason-todo_finish = Avslutt { $group }.
reason-todo_report = Send rapporten senest { $due }.
reason-todo_report_overdue = Rapporten skulle ha vært sendt senest { $due }.
reason-done_order =
    Startnumre er trukket for { $players ->
         [one] én spiller
        *[other] { $players } spillere
    }.
reason-done_round = { $round }. runde er spilt.
reason-done_group = { $group } er avsluttet.

# The journal, one line a step
reason-event_nothing = Ingenting skjedde
reason-event_created = Turnering opprettet: { $name }
reason-event_tournament_changed = Turneringens innstillinger endret
reason-event_group_added = Gruppe lagt til: { $group }
reason-event_group_changed = Innstillinger for { $group } endret
reason-event_group_removed = Gruppe fjernet: { $group }
reason-event_group_finished = { $group } avsluttet
reason-event_group_reopened = { $group } gjenåpnet
reason-event_player_entered = { $player } påmeldt i { $group }
reason-event_players_entered =
    { $count ->
         [one] Én spiller
        *[other] { $count } spillere
    } påmeldt
reason-event_player_edited = Opplysninger om { $player } endret
reason-event_player_removed = { $player } fjernet
reason-event_player_moved = { $player } flyttet til { $group }
reason-event_players_moved =
    { $count ->
         [one] Én spiller
        *[other] { $count } spillere
    } flyttet
reason-event_board_fixed = Bord { $board } fast for { $player }
reason-event_board_freed = { $player } trenger ikke lenger et fast bord
reason-event_name_withheld = { $player } vises ikke med navn på de offentlige sidene
reason-event_name_shown = { $player } vises igjen med navn på de offentlige sidene
reason-event_erased = En spillers opplysninger slettet: { $player }
reason-event_lots_drawn = Lodd trukket i { $group } for { $players } spillere, tallfrø { $seed }
reason-event_ordered_by_rating = { $players } spillere i { $group } nummerert etter rating
reason-event_ordered_by_file = { $group }: rapportfilens startnumre til { $players } spillere
reason-event_brought_in = { $group }: hentet inn fra en rapportfil { $program }
reason-event_order_dropped = Rekkefølgen etter rating i { $group } oppgitt: feltet er endret
reason-event_number_given = { $player } fikk startnummer { $number } i { $group }
reason-event_bye_asked =
    { $player } ønsker frirunde med { $kind ->
         [H] ½ poeng
         [F] 1 poeng
        *[Z] 0 poeng
    } i { $round }. runde
reason-event_bye_cancelled = { $player } spiller likevel i { $round }. runde
reason-event_forbidden = { $count } spillere i { $group } holdes fra hverandre i runde { $first } til { $last }
reason-event_allowed = { $count } spillere i { $group } kan møtes igjen
reason-event_drafted = { $group }: { $round }. runde satt opp
reason-event_draft_discarded = { $group }: utkast forkastet
reason-event_manual_begun = { $group }: endring for hånd begynt
reason-event_manual_set = { $group }: paring endret for hånd
reason-event_manual_ended = { $group }: endring for hånd avsluttet. { $note }
reason-event_published = { $group }: { $round }. runde publisert
reason-event_published_by_hand = { $group }: { $round }. runde publisert som endret for hånd
reason-event_round_started = { $group }: { $round }. runde startet
reason-event_game_set =
    { $group }, { $round }. runde, bord { $board }: { $to ->
         [open] resultat slettet
         [postponed] utsatt
         [adjourned] hengeparti
        *[other] { $to }
    }
reason-event_game_set_ahead =
    { $group }, { $round }. runde, før sin runde, { $white } – { $black }: { $to ->
         [open] resultat slettet
        *[other] { $to }
    }
reason-event_withdrawn = { $player } trakk seg etter { $after }. runde
reason-event_returned = { $player } kom tilbake
reason-event_undone = Trinn { $step } angret

# Matches, brackets and teams
reason-ladder_without_matches = I dette systemet er hvert bord ett parti; en rekke omkamper hører ikke til.
reason-ladder_too_long = En match har høyst { $stages } trinn med høyst { $games } partier hvert.
reason-ladder_begins_ordinary = En match begynner med vanlige partier, med paringens farger.
reason-ladder_without_winner = Det siste trinnet kan ende likt; ett av trinnene må finne en vinner. La det fortsette til noen vinner, eller la remis vinne for den ene.
reason-ladder_beyond_winner = { $stage }. trinn finner alltid en vinner; ikke noe trinn kan følge etter.
reason-draw_odds_need_one_game = { $stage }. trinn: remis avgjør bare et trinn med ett parti, og det avgjørende partiet krever en slik regel.
reason-stage_time_unreadable = Trinn { $stage }: { $text } er ingen betenkningstid; skriv 5+2, eller W5-B4 for hvit og svart.
reason-ladder_locked = Hvordan en match avgjøres, har ligget fast siden første runde ble publisert.
reason-handicap_total_out_of_range = Begge spillerne har til sammen 2 til { $most } minutter, ikke { $minutes }.
reason-handicap_steps_wrong = Handikaptabellen må ha stigende differanser og fallende tider på 1 til { $most } minutter til den sterkeste.
reason-double_rounds_not_here = Dobbeltrunder hører til systemer som setter opp hver runde for seg og spiller enkeltpartier.
reason-double_rounds_odd = Med dobbeltrunder er antallet runder et partall; { $rounds } er det ikke.
reason-double_rounds_locked = Om rundene er doble, har ligget fast siden første runde ble satt opp.
reason-losers_of_knock_out_only = Bare en cup sender spillere som er slått ut, til en annen gruppe.
reason-group_takes_losers = { $group } tar imot dem som slås ut av { $other }; endre det først.
reason-teams_out_of_range = En lagturnering har 2 til { $most } lag, ikke { $teams }.
reason-bye_in_knock_out = Den som ikke møter til en match i { $group }, er slått ut: la spilleren trekke seg, eller registrer walkover.
reason-late_entry_after_draw = Loddtrekningen i { $group } ligger fast; ingen kan legges til.
reason-late_entry_in_teams = Lagene i { $group } er i gang; ingen kan legges til.
reason-losers_not_invited = Innbydelsen lar ikke spillere som er slått ut av { $group }, fortsette i { $to }.
reason-player_still_in = { $player } er ikke slått ut av { $group }.
reason-loser_entered_before = { $player } fortsetter allerede i en annen gruppe.
reason-lines_drawn = Det trekkes lodd om plassene i { $group } én gang; de fastlegger hele forløpet og tas ikke tilbake.
reason-lines_missing = Det må først trekkes lodd om plassene i { $group }.
reason-colour_drawn = Det trekkes lodd om den første fargen i { $group } én gang; det tas ikke tilbake.
reason-colour_not_drawn = Det må trekkes lodd om den første fargen i { $group } før 1. runde.
reason-no_colour_to_draw = Systemet i { $group } trekker ikke lodd om den første fargen.
reason-teams_missing = Lagene i { $group } må settes opp først.
reason-teams_stand = Lagene i { $group } har ligget fast siden første runde ble satt opp.
reason-no_such_team = Lag { $team } finnes ikke i { $group }; antall lag er { $teams }.
reason-team_name_too_long = Et lags navn har høyst { $most } tegn.
reason-team_name_taken = Et annet lag heter { $name }; velg et annet navn.
reason-no_teams_here = { $group } spilles ikke på lag.
reason-swap_within_team = Begge spiller på samme lag; nevn spillere fra to lag.
reason-nobody_alike = Ingen to spillere i { $group } har det til felles.
reason-forbidden_without_choice = Oppsettet i { $group } bestemmer hvem som møtes; ingen kan holdes fra hverandre.
reason-pair_outside_bracket = { $white } og { $black } møtes ikke etter loddtrekningen; bare fargene kan endres for hånd.
reason-no_such_game = Det er ikke noe bord { $board } i { $round }. runde av { $group }.
reason-not_a_match = Bord { $board } i { $round }. runde er ett parti, ikke en match.
reason-match_needs_games = Matchen på bord { $board } avgjøres av partiene; registrer eller slett dem ett for ett. Bare walkover registreres for hele matchen.
reason-match_forfeited = Matchen på bord { $board } er tapt på walkover; slett det først.
reason-both_absent_end_the_match = Uteblir begge, er matchen slutt; registrer det for hele matchen på bord { $board }.
reason-no_such_match_game = Matchen på bord { $board } har ikke noe { $game }. parti; den har { $games }.
reason-later_game_played = { $later }. parti på bord { $board } er spilt og ville ikke lenger høre til matchen; slett det før { $game }. parti endres.
reason-match_lot_stands = Det er trukket lodd om fargene i matchen på bord { $board }; det tas ikke tilbake. Rett partiet i stedet.
reason-pace_disagrees =
    { $group } er { $pace ->
         [standard] langsjakk
         [rapid] hurtigsjakk
        *[blitz] lynsjakk
    } etter innstillingene og { $by_time ->
         [standard] langsjakk
         [rapid] hurtigsjakk
        *[blitz] lynsjakk
    } etter betenkningstiden.
reason-bracket_not_full = { $players } spillere fyller ikke de { $lines } plassene; de høyest seedede går videre uten match.
reason-rounds_beyond_field = { $players } spillere kan ikke spille { $rounds } runder uten å møtes igjen; { $most } er det meste.
reason-rounds_near_limit = Med { $players } spillere kan mer enn { $half } runder gi en siste runde som ikke kan settes opp; { $rounds } er planlagt. Rokade ser én runde fram.

# Their journal
reason-event_lines_drawn = { $lines } plasser i { $group } trukket, tallfrø { $seed }
reason-event_colour_drawn = Første farge i { $group } trukket: { side.within }, tallfrø { $seed }
reason-event_forbidden_softly = { $count } spillere i { $group } holdes så vidt mulig fra hverandre i { $first }. til { $last }. runde
reason-event_teams_formed = { $teams } lag satt opp i { $group }
reason-event_team_renamed = { $group }: lag { $team } heter { $name }
reason-event_team_players_swapped = { $group }: { $player } og { $other } har byttet lag
reason-event_match_game_added = { $group }, { $round }. runde, bord { $board }: enda et parti, { $player } har hvit
reason-event_match_colours_drawn = { $group }, { $round }. runde, bord { $board }: lodd om fargene, { $player } har hvit, tallfrø { $seed }
reason-event_match_game_set =
    { $group }, { $round }. runde, bord { $board }, { $game }. parti: { $to ->
         [open] resultat slettet
        *[other] { $to }
    }
reason-event_match_game_dropped = { $group }, { $round }. runde, bord { $board }: { $game }. parti trengs ikke lenger
