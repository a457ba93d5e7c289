# Groups
incident-group-moves = Trekket
incident-group-touch = Rørt brikke
incident-group-clock = Klokke og klaff
incident-group-draw = Remis og oppgivelse
incident-group-sheet = { word-score-sheet }
incident-group-board = Start og brett
incident-group-conduct = Oppførsel og utstyr
incident-group-adjournment = Hengeparti
incident-group-beyond = Dommer, anke, annet

# Incidents
incident-illegal_move = { word-illegal-move }
incident-promotion_missing = Bonde ikke forvandlet
incident-two_hands = Trekk med to hender
incident-empty_press = Trykket på klokka uten trekk
incident-both_in_check = Begge konger i sjakk
incident-move_released = Vil endre et trekk
incident-promotion_choice = Vil ha en annen offiser ved forvandling
incident-cannot_move = Spiller kan ikke flytte brikkene eller trykke på klokka
incident-touched_own = Rørt egen brikke
incident-touched_enemy = Rørt motstanderens brikke
incident-touched_both = Rørt brikker av begge farger
incident-castling_touch = Rørt konge og tårn
incident-adjusting = Retter på brikkene
incident-word_against_word = Ord mot ord om rørt brikke
incident-flag = Klaff falt
incident-both_flags = Begge klaffer falt
incident-flag_or_result = Klaff eller matt: hva kom først
incident-wrong_setting = Klokka er stilt feil
incident-faulty_clock = Klokka skal være defekt
incident-clock_handling = Feil behandling av klokka
incident-stopped_clock = Spiller stoppet klokka
incident-display_claim = Krav ut fra en skjerm
incident-offer_at_wrong_time = Remistilbud på feil tidspunkt
incident-offer_taken_back = Remistilbud trukket tilbake
incident-threefold = Krav: stillingen tre ganger
incident-fifty_moves = Krav: 50 trekk
incident-quickplay = Krav i hurtigavslutning
incident-increment_request = Ber om tilleggstid
incident-repeated_offers = Gjentatte tilbud eller krav
incident-prearranged_draw = Remis avtalt på forhånd
incident-resignation = Oppgivelse
incident-not_recording = Noterer ikke
incident-written_in_advance = Trekk notert på forhånd
incident-illegible = Uleselig notering
incident-sheet_hidden = Skjemaet er skjult
incident-cannot_write = Spiller kan ikke notere
incident-notes_on_sheet = Notater på skjemaet
incident-reconstruction = Mangelfulle skjemaer etter tidsnød
incident-help_refused = Vil ikke hjelpe med trekkene
incident-electronic_sheet = Elektronisk skjema svikter
incident-late = Spiller kommer for sent
incident-both_late = Begge spillerne mangler
incident-reversed_colours = Fargene er byttet om
incident-pairing_error = Feil i rundeoppsettet
incident-postponement = Vil spille en annen dag
incident-wrong_start = Brikkene er stilt feil opp
incident-board_turned = Brettet ligger feil
incident-displaced = { word-pieces-knocked-over }
incident-boards_differ = De to brettene er ulike (blinde)
incident-phone = Telefon eller annet utstyr
incident-inspection_refused = Nekter å la seg undersøke
incident-outside_help = Notater, råd eller analyse
incident-left_area = Forlot lokalet
incident-disturbance = Forstyrrer motstanderen
incident-disrepute = Skader sjakkspillets omdømme
incident-refuses_rules = Vil ikke følge reglene
incident-spectators = Noen blander seg inn
incident-others_phone = En annens telefon
incident-sealed_move = Hemmelig trekk åpnet
incident-absent_at_resumption = Mangler ved gjenopptakelsen
incident-envelope_lost = Konvolutten er borte
incident-clock_at_resumption = Feil klokke ved gjenopptakelsen
incident-ended_before_resumption = Avsluttet før gjenopptakelsen
incident-outside_disturbance = Forstyrrelse utenfra
incident-arbiter_intervenes = Kan jeg si noe?
incident-time_trouble_watch = Klokkedømming
incident-not_in_laws = Ikke nevnt i reglene
incident-law_text = Ber om regelteksten
incident-late_protest = Protest etter underskrift
incident-absence_ban = Karantene for uteblivelse
incident-withdrawal_notice = Forfall
incident-correspondence = Fjernsjakkparti

# Questions
incident-ask-who = Hvem?
incident-ask-found = Når ble det oppdaget?
incident-ask-can_mate = Kan { $opponent ->
        [white] hvit
        [black] svart
       *[unknown] motstanderen
    } fortsatt sette matt med lovlige trekk?
incident-ask-pressed = Ble det trykket på klokka?
incident-ask-released = Var brikken sluppet på et felt?
incident-ask-touched_square = Hadde den nye offiseren rørt feltet?
incident-ask-task = Hva kan spilleren ikke gjøre?
incident-ask-how = Hvordan ble den rørt?
incident-ask-moved_other = Er en annen brikke flyttet?
incident-ask-opponent_touched = Har { $opponent ->
        [white] hvit
        [black] svart
       *[unknown] motstanderen
    } rørt en brikke siden?
incident-ask-raised_by = Hvem tok det opp?
incident-ask-can_capture = Kan den rørte brikken slås?
incident-ask-touched_first = Hva ble rørt først?
incident-ask-castling_legal = Er rokaden lovlig til den siden?
incident-ask-on_move = Var spilleren i trekket?
incident-ask-announced = Ble det sagt først?
incident-ask-witness = Hva sier et nøytralt vitne?
incident-ask-enough_moves = Var det fullført nok trekk?
incident-ask-called_by = Hvem påtalte klaffefallet?
incident-ask-mate_chance = { incident-ask-can_mate }
incident-ask-position = Hvordan er stillingen?
incident-ask-first_flag = Hvem sin klaff falt først?
incident-ask-came_first = Hva kom først?
incident-ask-moves_made = Hvor mange trekk har hver spiller gjort?
incident-ask-fault = Hva er galt med klokka?
incident-ask-evident = Er feilen åpenbar?
incident-ask-handling = Hva ble gjort?
incident-ask-stop_reason = Hvorfor ble klokka stoppet?
incident-ask-offer_moment = Når ble det tilbudt remis?
incident-ask-answer = Hva gjorde { $opponent ->
        [white] hvit
        [black] svart
       *[unknown] motstanderen
    }?
incident-ask-claim_right = Er kravet riktig?
incident-ask-move_announced = Bygger kravet på et notert trekk?
incident-ask-minutes_left = Hvor mange minutter er igjen?
incident-ask-grounds = Med hvilken begrunnelse?
incident-ask-under_two_minutes = Har spilleren under to minutter igjen?
incident-ask-annoyance = Hva ble gjentatt?
incident-ask-where_agreed = Hvordan ble det avtalt?
incident-ask-resigned_when = Når ga spilleren opp?
incident-ask-game_over = Er partiet slutt?
incident-ask-cause = Hvorfor kan spilleren ikke notere?
incident-ask-flag_down = Er en klaff falt?
incident-ask-sheet_complete = Hvor mange skjemaer er komplette?
incident-ask-known_moves = Hvor mange trekk er sikre?
incident-ask-minutes_late = Hvor mange minutter for sent?
incident-ask-protest_before_start = Kom protesten før rundestart?
incident-ask-notice_given = Ble det meldt forfall?

incident-ask-why_unplayed = Hvorfor spilte ingen?
incident-ask-opponent_agrees = Er { $opponent ->
        [white] hvit
        [black] svart
       *[unknown] motstanderen
    } enig?
incident-ask-arbiter_agrees = Er du enig?
incident-ask-device = Hva skjedde med utstyret?
incident-ask-help = Hva slags hjelp?
incident-ask-left = { word-what-happened }
incident-ask-permission = Var det gitt tillatelse?
incident-ask-must_report = Krever turneringen at man melder fra?
incident-ask-disturbs_by = Hvordan?
incident-ask-refuses = Hvem nekter?
incident-ask-interference = Hva gjorde vedkommende?
incident-ask-whose = Hvem sitt utstyr var det?
incident-ask-sealed = Hvordan er det hemmelige trekket skrevet?
incident-ask-absent = Hvem mangler?
incident-ask-position_known = Kan stillingen settes opp igjen?
incident-ask-moved_since = Har spilleren trukket siden gjenopptakelsen?
incident-ask-serious = Er feilen alvorlig?
incident-ask-told_arbiter = Hva fikk dommeren vite?
incident-ask-disturbed = Hvem ble forstyrret?
incident-ask-wish = Hva vil du gjøre?
incident-ask-announced_watch = Hvilken klokkedømming er kunngjort?
incident-ask-nearest = Hvilken regel ligger nærmest, og hvorfor?
incident-ask-signed_without_reservation = Er resultatet signert uten forbehold?
incident-ask-event_body = Hva slags turnering er det?
incident-ask-absence = Hvorfor uteble spilleren?
incident-ask-decided_by = Hvem avgjorde karantenen?
incident-ask-valid_reason = Er grunnen gyldig?
incident-ask-proved = Er grunnen dokumentert?
incident-ask-rule_published = Var regelen kunngjort?
incident-ask-dispute = Hva er det uenighet om?
incident-ask-days_over = Er tiden overskredet med den datoen?
incident-ask-sender_at_fault = Skrev avsenderen det uleselig?
incident-ask-approved_moves = Godkjente og signerte spilleren hvert trekk?

# Options
incident-option-yes = Ja
incident-option-no = Nei
incident-option-show = Vis stillingen
incident-option-white = { word-white }
incident-option-black = { word-black }
incident-option-both = { word-both }
incident-option-unknown = Ikke kjent
incident-option-none = Ingen
incident-option-came_too_late = Begge kom, men for sent
incident-option-away_with_notice = De hadde meldt forfall
incident-option-away_without_notice = De hadde ikke meldt forfall
incident-option-one = Ett
incident-option-opponent = { $opponent ->
        [white] Hvit
        [black] Svart
       *[unknown] Motstanderen
    }
incident-option-arbiter = Dommeren
incident-option-before_press = Før det ble trykket på klokka
incident-option-after_press = Etter trykket, før svaret
incident-option-after_reply = Etter { $opponent ->
        [white] hvits
        [black] svarts
       *[unknown] motstanderens
    } svar
incident-option-after_end = Etter at partiet var slutt
incident-option-move = Flytte brikkene
incident-option-press = Trykke på klokka
incident-option-deliberate = Med vilje
incident-option-accidental = { word-by-accident }
incident-option-adjusted = Rettet etter å ha sagt det
incident-option-own = Egen brikke
incident-option-enemy = Motstanderens brikke
incident-option-king = Kongen
incident-option-rook = Tårnet
incident-option-confirms = Bekrefter
incident-option-denies = Avkrefter
incident-option-mate = Matt på brettet
incident-option-stalemate = Patt på brettet
incident-option-resignation = Oppgivelsen
incident-option-flag = At klaffefallet ble påtalt
incident-option-fell_early = Klaffen falt for tidlig
incident-option-bent_flag = Klaffen er bøyd
incident-option-stopped = Klokka sto stille
incident-option-wrong_display = Visningen er feil
incident-option-finger = Finger på knappen
incident-option-other_hand = Trykket med den andre hånden
incident-option-hard = Slo hardt på klokka
incident-option-knocked_over = Løftet eller veltet den
incident-option-early_press = Trykket før trekket
incident-option-promotion_piece = For å få en offiser til forvandling
incident-option-arbiter_needed = For å tilkalle dommeren
incident-option-no_reason = Ingen grunn
incident-option-before_moving = Før trekket
incident-option-opponents_time = Mens { $opponent ->
        [white] hvit
        [black] svart
       *[unknown] motstanderen
    } tenkte
incident-option-accepted = Tok imot
incident-option-declined = Avslo
incident-option-no_answer = Har ikke svart
incident-option-cannot_win = Motstanderen kan ikke vinne på normal måte
incident-option-not_trying = Motstanderen prøver ikke å vinne
incident-option-offers = Remistilbud
incident-option-claims = { word-claims }
incident-option-not_met = Uten å møtes ved brettet
incident-option-at_board = Ved brettet
incident-option-in_play = Under spillet
incident-option-after_mate = Etter matt eller patt
incident-option-child = Et barn som ikke kan skrive
incident-option-disability = Funksjonsnedsettelse
incident-option-belief = Tro
incident-option-injury = Skade eller sykdom
incident-option-sound = Det laget lyd
incident-option-carried = Det ble båret uten å være slått av
incident-option-switched_off = Det var der, helt avslått
incident-option-notes = Egne notater
incident-option-book = En bok eller annet trykk
incident-option-advice = Råd fra noen
incident-option-analysis_board = Analyse på et annet brett
incident-option-computer = En datamaskin
incident-option-venue = En spiller forlot spilleområdet
incident-option-area_on_move = Forlot spillelokalet i trekket
incident-option-area_off_move = Forlot spillelokalet, ikke i trekket
incident-option-stranger_entered = En annen gikk inn i spillelokalet
incident-option-noise = Bråk
incident-option-talking = Prat
incident-option-gestures = Gester eller blikk
incident-option-smoking = Røyking
incident-option-told_arbiter = Fortalte dommeren om en feil
incident-option-told_player = Sa det til en spiller
incident-option-talked = Snakket om partiet
incident-option-other_player = En spiller fra et annet parti blandet seg inn
incident-option-spectator = En tilskuers
incident-option-finished_player = En ferdig spillers
incident-option-ambiguous = Tvetydig
incident-option-unreadable = Kan ikke forstås
incident-option-illegal = Ulovlig
incident-option-missing = Mangler
incident-option-clear = Klart og lovlig
incident-option-sealer = Den som avga hemmelig trekk
incident-option-replier = Den som skal svare
incident-option-draw_agreed = Det er avtalt remis
incident-option-resigned = En spiller har gitt opp
incident-option-say_move_count = Si hvor mange trekk som er gjort
incident-option-say_opponent_moved = Si at motstanderen har trukket
incident-option-say_press = Si at det ikke er trykket på klokka
incident-option-leave_board = Gå fra et bord i tidsnød
incident-option-full = Full
incident-option-limited = Begrenset
incident-option-union_event = En forbundsturnering
incident-option-coordinated = En koordinert turnering
incident-option-club_event = En lukket klubbturnering
incident-option-own_committee = En turnering med egen komité
incident-option-tried_to_move = Prøvde å flytte partiet og ga beskjed
incident-option-forgot_moved_game = Glemte et parti flyttet etter eget ønske
incident-option-ill_no_contact = Syk uten et nummer å ringe til
incident-option-whole_committee = Hele komiteen
incident-option-one_arbiter = En enkelt dommer
incident-option-late_postmark = Et sent poststempel
incident-option-unclear_postmark = Et utydelig poststempel
incident-option-unreadable_card = Et uleselig kort
incident-option-computer_advice = Råd eller datahjelp

# Choices of the arbiter
incident-choice-accept = { word-accept }
incident-choice-postpone = { word-postpone }
incident-choice-reject = { word-reject }
incident-choice-none = Ingenting
incident-choice-assistant = Tillat en hjelper
incident-choice-deduction = Trekk fra tid
incident-choice-ban = Gi karantene
incident-choice-warning = Gi en advarsel
incident-choice-both_lose = Begge taper
incident-choice-expel = Vis bort fra lokalet
incident-choice-time_white = Tid til hvit
incident-choice-time_black = Tid til svart
incident-choice-time_both = Tid til begge

# What to write down
incident-record-analogy = Regelen det ligner på
incident-record-announcement = Hva som er kunngjort før første runde
incident-record-arrival_time = Ankomsttid
incident-record-assistant = Hjelperens navn
incident-record-both_sheets = Begge noteringsskjemaer
incident-record-clock_tests = Test av klokka
incident-record-clock_times = Tidene på begge klokkene
incident-record-envelope = Hva som står på konvolutten
incident-record-how_long = Hvor lenge det varte
incident-record-how_often = Hvor ofte, og tidligere advarsler
incident-record-move_number = Antall fullførte trekk
incident-record-pairing_list = De kunngjorte paringene
incident-record-position = Stillingen
incident-record-postmark = Poststempelet
incident-record-proof = Dokumentasjon
incident-record-reason_given = Grunnen som er oppgitt
incident-record-reasoning = Din begrunnelse
incident-record-scheduled_start = Fastsatt starttid
incident-record-standings = Hva resultatet betyr for andre
incident-record-statements = Hva begge spillerne sier
incident-record-what_was_said = Hva som ble sagt
incident-record-what_was_seen = Hva som ble sett
incident-record-when_reported = Når det ble meldt
incident-record-whose_clock_ran = Hvem sin klokke som gikk
incident-record-witnesses = Vitner
