# Groups
incident-group-moves = Trækket
incident-group-touch = Rørt brik
incident-group-clock = Ur og vinge
incident-group-draw = Remis og opgivelse
incident-group-sheet = { word-score-sheet }
incident-group-board = Start og bræt
incident-group-conduct = Optræden og udstyr
incident-group-adjournment = Hængeparti
incident-group-beyond = Dommer, anke, andet

# Incidents
incident-illegal_move = { word-illegal-move }
incident-promotion_missing = Bonde ikke forvandlet
incident-two_hands = Træk med to hænder
incident-empty_press = Trykket på uret uden træk
incident-both_in_check = Begge konger i skak
incident-move_released = Vil ændre et træk
incident-promotion_choice = Vil have en anden officer ved forvandling
incident-cannot_move = Spiller kan ikke flytte brikkerne eller trykke på uret
incident-touched_own = Rørt egen brik
incident-touched_enemy = Rørt modstanderens brik
incident-touched_both = Rørt brikker af begge farver
incident-castling_touch = Rørt konge og tårn
incident-adjusting = Retter på brikkerne
incident-word_against_word = Påstand mod påstand om rørt brik
incident-flag = Vinge faldet
incident-both_flags = Begge vinger faldet
incident-flag_or_result = Vinge eller mat: hvad kom først
incident-wrong_setting = Uret er stillet forkert
incident-faulty_clock = Uret siges at være defekt
incident-clock_handling = Forkert behandling af uret
incident-stopped_clock = Spiller standsede uret
incident-display_claim = Krav ud fra en skærm
incident-offer_at_wrong_time = Remistilbud på forkert tidspunkt
incident-offer_taken_back = Remistilbud trukket tilbage
incident-threefold = Krav: stillingen tre gange
incident-fifty_moves = Krav: 50 træk
incident-quickplay = Krav i hurtigafslutning
incident-increment_request = Beder om tillægstid
incident-repeated_offers = Gentagne tilbud eller krav
incident-prearranged_draw = Remis aftalt på forhånd
incident-resignation = Opgivelse
incident-not_recording = Noterer ikke
incident-written_in_advance = Træk noteret på forhånd
incident-illegible = Ulæselig notering
incident-sheet_hidden = Listen er skjult
incident-cannot_write = Spiller kan ikke notere
incident-notes_on_sheet = Notater på listen
incident-reconstruction = Mangelfulde lister efter tidnød
incident-help_refused = Vil ikke hjælpe med trækkene
incident-electronic_sheet = Elektronisk liste svigter
incident-late = Spiller kommer for sent
incident-both_late = Begge spillere mangler
incident-reversed_colours = Farverne er byttet om
incident-pairing_error = Fejl i parringen
incident-postponement = Vil spille en anden dag
incident-wrong_start = Brikkerne er stillet forkert op
incident-board_turned = Brættet ligger forkert
incident-displaced = { word-pieces-knocked-over }
incident-boards_differ = De to brætter er ikke ens (blinde)
incident-phone = Telefon eller andet udstyr
incident-inspection_refused = Nægter at lade sig undersøge
incident-outside_help = Notater, råd eller analyse
incident-left_area = Forlod lokalet
incident-disturbance = Forstyrrer modstanderen
incident-disrepute = Skader skakspillets omdømme
incident-refuses_rules = Vil ikke følge reglerne
incident-spectators = Nogen blander sig
incident-others_phone = En andens telefon
incident-sealed_move = Hemmeligt træk åbnet
incident-absent_at_resumption = Mangler ved genoptagelsen
incident-envelope_lost = Kuverten er væk
incident-clock_at_resumption = Forkert ur ved genoptagelsen
incident-ended_before_resumption = Afsluttet før genoptagelsen
incident-outside_disturbance = Forstyrrelse udefra
incident-arbiter_intervenes = Må jeg sige noget?
incident-time_trouble_watch = Overvågning af vingerne
incident-not_in_laws = Ikke nævnt i reglerne
incident-law_text = Beder om regelteksten
incident-late_protest = Protest efter underskrift
incident-absence_ban = Karantæne for udeblivelse
incident-withdrawal_notice = Afbud
incident-correspondence = Korrespondanceparti

# Questions
incident-ask-who = Hvem?
incident-ask-found = Hvornår blev det opdaget?
incident-ask-can_mate = Kan { $opponent ->
        [white] hvid
        [black] sort
       *[unknown] modstanderen
    } stadig sætte mat med lovlige træk?
incident-ask-pressed = Blev der trykket på uret?
incident-ask-released = Var brikken sluppet på et felt?
incident-ask-touched_square = Havde den nye officer rørt feltet?
incident-ask-task = Hvad kan spilleren ikke?
incident-ask-how = Hvordan blev den rørt?
incident-ask-moved_other = Er en anden brik flyttet?
incident-ask-opponent_touched = Har { $opponent ->
        [white] hvid
        [black] sort
       *[unknown] modstanderen
    } rørt en brik siden?
incident-ask-raised_by = Hvem påtalte det?
incident-ask-can_capture = Kan den rørte brik slås?
incident-ask-touched_first = Hvad blev rørt først?
incident-ask-castling_legal = Er rokaden lovlig til den side?
incident-ask-on_move = Var spilleren i trækket?
incident-ask-announced = Blev det sagt først?
incident-ask-witness = Hvad siger et neutralt vidne?
incident-ask-enough_moves = Var der fuldført nok træk?
incident-ask-called_by = Hvem påtalte vingen?
incident-ask-mate_chance = { incident-ask-can_mate }
incident-ask-position = Hvordan er stillingen?
incident-ask-first_flag = Hvis vinge faldt først?
incident-ask-came_first = Hvad kom først?
incident-ask-moves_made = Hvor mange træk har hver spiller lavet?
incident-ask-fault = Hvad er der galt med uret?
incident-ask-evident = Er fejlen åbenlys?
incident-ask-handling = Hvad blev der gjort?
incident-ask-stop_reason = Hvorfor blev uret standset?
incident-ask-offer_moment = Hvornår blev der tilbudt remis?
incident-ask-answer = Hvad gjorde { $opponent ->
        [white] hvid
        [black] sort
       *[unknown] modstanderen
    }?
incident-ask-claim_right = Er kravet rigtigt?
incident-ask-move_announced = Bygger kravet på et noteret træk?
incident-ask-minutes_left = Hvor mange minutter er der tilbage?
incident-ask-grounds = Med hvilken begrundelse?
incident-ask-under_two_minutes = Har spilleren under to minutter tilbage?
incident-ask-annoyance = Hvad blev gentaget?
incident-ask-where_agreed = Hvordan blev det aftalt?
incident-ask-resigned_when = Hvornår opgav spilleren?
incident-ask-game_over = Er partiet slut?
incident-ask-cause = Hvorfor kan spilleren ikke notere?
incident-ask-flag_down = Er en vinge faldet?
incident-ask-sheet_complete = Hvor mange lister er komplette?
incident-ask-known_moves = Hvor mange træk er sikre?
incident-ask-minutes_late = Hvor mange minutter for sent?
incident-ask-protest_before_start = Kom protesten før rundens start?
incident-ask-notice_given = Blev der meldt afbud?
incident-ask-why_unplayed = Hvorfor spillede ingen?
incident-ask-opponent_agrees = Er { $opponent ->
        [white] hvid
        [black] sort
       *[unknown] modstanderen
    } indforstået?
incident-ask-arbiter_agrees = Er du indforstået?
incident-ask-device = Hvad skete der med udstyret?
incident-ask-help = Hvilken slags hjælp?
incident-ask-left = { word-what-happened }
incident-ask-permission = Var der givet tilladelse?
incident-ask-must_report = Kræver turneringen, at man melder det?
incident-ask-disturbs_by = Hvordan?
incident-ask-refuses = Hvem nægter?
incident-ask-interference = Hvad gjorde vedkommende?
incident-ask-whose = Hvis udstyr var det?
incident-ask-sealed = Hvordan er det hemmelige træk skrevet?
incident-ask-absent = Hvem mangler?
incident-ask-position_known = Kan stillingen stilles op igen?
incident-ask-moved_since = Har spilleren trukket siden genoptagelsen?
incident-ask-serious = Er fejlen alvorlig?
incident-ask-told_arbiter = Hvad fik dommeren at vide?
incident-ask-disturbed = Hvem blev forstyrret?
incident-ask-wish = Hvad vil du gerne?
incident-ask-announced_watch = Hvilken overvågning er meddelt?
incident-ask-nearest = Hvilken regel ligger nærmest, og hvorfor?
incident-ask-signed_without_reservation = Er resultatet skrevet under uden forbehold?
incident-ask-event_body = Hvilken slags turnering er det?
incident-ask-absence = Hvorfor udeblev spilleren?
incident-ask-decided_by = Hvem afgjorde karantænen?
incident-ask-valid_reason = Er grunden gyldig?
incident-ask-proved = Er grunden dokumenteret?
incident-ask-rule_published = Var reglen offentliggjort?
incident-ask-dispute = Hvad er der uenighed om?
incident-ask-days_over = Er tiden overskredet med den dato?
incident-ask-sender_at_fault = Skrev afsenderen det ulæseligt?
incident-ask-approved_moves = Godkendte og underskrev spilleren hvert træk?

# Options
incident-option-yes = Ja
incident-option-no = Nej
incident-option-show = Vis stillingen
incident-option-white = { word-white }
incident-option-black = { word-black }
incident-option-both = { word-both }
incident-option-unknown = Vides ikke
incident-option-none = Ingen
incident-option-came_too_late = Begge kom, men for sent
incident-option-away_with_notice = De havde meldt afbud
incident-option-away_without_notice = De havde ikke meldt afbud
incident-option-one = En
incident-option-opponent = { $opponent ->
        [white] Hvid
        [black] Sort
       *[unknown] Modstanderen
    }
incident-option-arbiter = Dommeren
incident-option-before_press = Før der blev trykket på uret
incident-option-after_press = Efter trykket, før svaret
incident-option-after_reply = Efter { $opponent ->
        [white] hvids
        [black] sorts
       *[unknown] modstanderens
    } svar
incident-option-after_end = Efter partiets slutning
incident-option-move = Flytte brikkerne
incident-option-press = Trykke på uret
incident-option-deliberate = Med vilje
incident-option-accidental = { word-by-accident }
incident-option-adjusted = Rettet efter at have sagt det
incident-option-own = Spillerens egen brik
incident-option-enemy = Modstanderens brik
incident-option-king = Kongen
incident-option-rook = Tårnet
incident-option-confirms = Bekræfter
incident-option-denies = Afviser
incident-option-mate = Mat på brættet
incident-option-stalemate = Pat på brættet
incident-option-resignation = Opgivelsen
incident-option-flag = Påtalen af vingen
incident-option-fell_early = Vingen faldt for tidligt
incident-option-bent_flag = Vingen er bøjet
incident-option-stopped = Uret stod stille
incident-option-wrong_display = Visningen er forkert
incident-option-finger = Finger på knappen
incident-option-other_hand = Trykkede med den anden hånd
incident-option-hard = Slog hårdt på uret
incident-option-knocked_over = Løftede eller væltede det
incident-option-early_press = Trykkede før trækket
incident-option-promotion_piece = For at få en officer til forvandling
incident-option-arbiter_needed = For at tilkalde dommeren
incident-option-no_reason = Ingen grund
incident-option-before_moving = Før trækket
incident-option-opponents_time = Mens { $opponent ->
        [white] hvid
        [black] sort
       *[unknown] modstanderen
    } tænkte
incident-option-accepted = Tog imod
incident-option-declined = Afslog
incident-option-no_answer = Har ikke svaret
incident-option-cannot_win = Modstanderen kan ikke vinde på normal vis
incident-option-not_trying = Modstanderen prøver ikke at vinde
incident-option-offers = Remistilbud
incident-option-claims = { word-claims }
incident-option-not_met = Uden at mødes ved brættet
incident-option-at_board = Ved brættet
incident-option-in_play = Under spillet
incident-option-after_mate = Efter mat eller pat
incident-option-child = Et barn, der ikke kan skrive
incident-option-disability = Handicap
incident-option-belief = Tro
incident-option-injury = Skade eller sygdom
incident-option-sound = Det lavede lyd
incident-option-carried = Det blev båret uden at være slukket
incident-option-switched_off = Det var der, helt slukket
incident-option-notes = Egne notater
incident-option-book = En bog eller andet tryk
incident-option-advice = Råd fra nogen
incident-option-analysis_board = Analyse på et andet bræt
incident-option-computer = En computer
incident-option-venue = En spiller forlod spillestedet
incident-option-area_on_move = Forlod spillelokalet i trækket
incident-option-area_off_move = Forlod spillelokalet, ikke i trækket
incident-option-stranger_entered = En anden gik ind i spillelokalet
incident-option-noise = Larm
incident-option-talking = Snak
incident-option-gestures = Gestus eller blikke
incident-option-smoking = Rygning
incident-option-told_arbiter = Fortalte dommeren om en uregelmæssighed
incident-option-told_player = Sagde det til en spiller
incident-option-talked = Talte om partiet
incident-option-other_player = En spiller fra et andet parti blandede sig
incident-option-spectator = En tilskuers
incident-option-finished_player = En spillers, hvis parti er slut
incident-option-ambiguous = Tvetydigt
incident-option-unreadable = Kan ikke forstås
incident-option-illegal = Ulovligt
incident-option-missing = Mangler
incident-option-clear = Klart og lovligt
incident-option-sealer = Den, der afgav hemmeligt træk
incident-option-replier = Den, der skal svare
incident-option-draw_agreed = Der er aftalt remis
incident-option-resigned = En spiller har opgivet
incident-option-say_move_count = Sige, hvor mange træk der er lavet
incident-option-say_opponent_moved = Sige, at modstanderen har trukket
incident-option-say_press = Sige, at der ikke er trykket på uret
incident-option-leave_board = Gå fra et bræt i tidnød
incident-option-full = Fuld
incident-option-limited = Begrænset
incident-option-union_event = En forbundsturnering
incident-option-coordinated = En koordineret turnering
incident-option-club_event = En lukket klubturnering
incident-option-own_committee = En turnering med egen komité
incident-option-tried_to_move = Prøvede at flytte partiet og gav besked
incident-option-forgot_moved_game = Glemte et parti, der var flyttet efter eget ønske
incident-option-ill_no_contact = Syg uden et nummer at ringe til
incident-option-whole_committee = Hele komitéen
incident-option-one_arbiter = En enkelt dommer
incident-option-late_postmark = Et sent poststempel
incident-option-unclear_postmark = Et utydeligt poststempel
incident-option-unreadable_card = Et ulæseligt kort
incident-option-computer_advice = Råd eller computerhjælp

# Choices of the arbiter
incident-choice-accept = { word-accept }
incident-choice-postpone = { word-postpone }
incident-choice-reject = { word-reject }
incident-choice-none = Intet
incident-choice-assistant = Tillad en hjælper
incident-choice-deduction = Træk tid fra
incident-choice-ban = Giv karantæne
incident-choice-warning = Giv en advarsel
incident-choice-both_lose = Begge taber
incident-choice-expel = Bortvis fra lokalet
incident-choice-time_white = Tid til hvid
incident-choice-time_black = Tid til sort
incident-choice-time_both = Tid til begge

# What to write down
incident-record-analogy = Den regel, det ligner
incident-record-announcement = Hvad der er meddelt før første runde
incident-record-arrival_time = Ankomsttid
incident-record-assistant = Hjælperens navn
incident-record-both_sheets = Begge noteringslister
incident-record-clock_tests = Afprøvning af uret
incident-record-clock_times = Tiderne på begge ure
incident-record-envelope = Hvad der står på kuverten
incident-record-how_long = Hvor længe det varede
incident-record-how_often = Hvor ofte, og tidligere advarsler
incident-record-move_number = Antal fuldførte træk
incident-record-pairing_list = De offentliggjorte parringer
incident-record-position = Stillingen
incident-record-postmark = Poststemplet
incident-record-proof = Dokumentation
incident-record-reason_given = Den grund, der er oplyst
incident-record-reasoning = Din begrundelse
incident-record-scheduled_start = Fastsat starttid
incident-record-standings = Hvad resultatet betyder for andre
incident-record-statements = Hvad begge spillere siger
incident-record-what_was_said = Hvad der blev sagt
incident-record-what_was_seen = Hvad der blev set
incident-record-when_reported = Hvornår det blev meldt
incident-record-whose_clock_ran = Hvis ur der gik
incident-record-witnesses = Vidner
