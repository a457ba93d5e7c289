# Groups
incident-group-moves = Draget
incident-group-touch = Rörd pjäs
incident-group-clock = Klocka och kläpp
incident-group-draw = Remi och uppgivande
incident-group-sheet = { word-score-sheet }
incident-group-board = Start och bräde
incident-group-conduct = Uppträdande och utrustning
incident-group-adjournment = Avbrutet parti
incident-group-beyond = Domare, överklagande, övrigt

# Incidents
incident-illegal_move = { word-illegal-move }
incident-promotion_missing = Bonde inte promoverad
incident-two_hands = Drag med två händer
incident-empty_press = Tryckt på klockan utan drag
incident-both_in_check = Båda kungarna i schack
incident-move_released = Vill ändra ett drag
incident-promotion_choice = Vill ha en annan pjäs vid promovering
incident-cannot_move = Spelare kan inte flytta pjäserna eller trycka på klockan
incident-touched_own = Rört egen pjäs
incident-touched_enemy = Rört motståndarens pjäs
incident-touched_both = Rört pjäser av båda färgerna
incident-castling_touch = Rört kung och torn
incident-adjusting = Rättar till pjäserna
incident-word_against_word = Ord mot ord om rörd pjäs
incident-flag = Kläppen har fallit
incident-both_flags = Båda kläpparna har fallit
incident-flag_or_result = Kläpp eller matt: vad kom först
incident-wrong_setting = Klockan är fel inställd
incident-faulty_clock = Klockan sägs vara felaktig
incident-clock_handling = Felaktig hantering av klockan
incident-stopped_clock = Spelare stannade klockorna
incident-display_claim = Krav utifrån en skärm
incident-offer_at_wrong_time = Remianbud vid fel tillfälle
incident-offer_taken_back = Remianbud taget tillbaka
incident-threefold = Krav: ställningen tre gånger
incident-fifty_moves = Krav: 50 drag
incident-quickplay = Krav i tidsbegränsad avslutning
incident-increment_request = Begär tillägg
incident-repeated_offers = Upprepade anbud eller krav
incident-prearranged_draw = Remi avtalad i förväg
incident-resignation = Uppgivande
incident-not_recording = För inte protokoll
incident-written_in_advance = Drag skrivet i förväg
incident-illegible = Oläsligt protokoll
incident-sheet_hidden = Protokollet är dolt
incident-cannot_write = Spelare kan inte föra protokoll
incident-notes_on_sheet = Anteckningar på protokollet
incident-reconstruction = Ofullständiga protokoll efter tidsnöd
incident-help_refused = Vägrar hjälpa till med dragen
incident-electronic_sheet = Elektroniskt protokoll fungerar inte
incident-late = Spelare kommer för sent
incident-both_late = Båda spelarna saknas
incident-reversed_colours = Färgerna är omkastade
incident-pairing_error = Fel i lottningen
incident-postponement = Vill spela en annan dag
incident-wrong_start = Pjäserna är fel uppställda
incident-board_turned = Brädet ligger fel
incident-displaced = { word-pieces-knocked-over }
incident-boards_differ = De två brädena skiljer sig (spel med blinda)
incident-phone = Telefon eller annan utrustning
incident-inspection_refused = Vägrar låta sig undersökas
incident-outside_help = Anteckningar, råd eller analys
incident-left_area = Lämnade lokalen
incident-disturbance = Stör motståndaren
incident-disrepute = Skadar schackspelets anseende
incident-refuses_rules = Vägrar följa reglerna
incident-spectators = Någon lägger sig i
incident-others_phone = Någon annans telefon
incident-sealed_move = Förseglat drag öppnat
incident-absent_at_resumption = Saknas vid återupptagandet
incident-envelope_lost = Kuvertet är borta
incident-clock_at_resumption = Fel klocktider vid återupptagandet
incident-ended_before_resumption = Avslutat före återupptagandet
incident-outside_disturbance = Störning utifrån
incident-arbiter_intervenes = Får jag säga något?
incident-time_trouble_watch = Bevakning av kläpparna
incident-not_in_laws = Nämns inte i reglerna
incident-law_text = Ber om regeltexten
incident-late_protest = Protest efter underskrift
incident-absence_ban = Avstängning för att ha uteblivit
incident-withdrawal_notice = Återbud
incident-correspondence = Korrespondensparti

# Questions
incident-ask-who = Vem?
incident-ask-found = När upptäcktes det?
incident-ask-can_mate = Kan { $opponent ->
        [white] vit
        [black] svart
       *[unknown] motståndaren
    } fortfarande sätta matt med regelrätta drag?
incident-ask-pressed = Trycktes klockan ned?
incident-ask-released = Hade pjäsen släppts på en ruta?
incident-ask-touched_square = Hade den nya pjäsen vidrört rutan?
incident-ask-task = Vad kan spelaren inte göra?
incident-ask-how = Hur vidrördes den?
incident-ask-moved_other = Har en annan pjäs flyttats?
incident-ask-opponent_touched = Har { $opponent ->
        [white] vit
        [black] svart
       *[unknown] motståndaren
    } rört en pjäs sedan dess?
incident-ask-raised_by = Vem tog upp det?
incident-ask-can_capture = Kan den rörda pjäsen slås?
incident-ask-touched_first = Vad rördes först?
incident-ask-castling_legal = Är rockaden tillåten åt det hållet?
incident-ask-on_move = Var spelaren vid draget?
incident-ask-announced = Sades det i förväg?
incident-ask-witness = Vad säger ett neutralt vittne?
incident-ask-enough_moves = Hade tillräckligt många drag fullbordats?
incident-ask-called_by = Vem påtalade kläppen?
incident-ask-mate_chance = { incident-ask-can_mate }
incident-ask-position = Hur är ställningen?
incident-ask-first_flag = Vems kläpp föll först?
incident-ask-came_first = Vad kom först?
incident-ask-moves_made = Hur många drag har varje spelare gjort?
incident-ask-fault = Vad är det för fel på klockan?
incident-ask-evident = Är felet uppenbart?
incident-ask-handling = Vad gjordes?
incident-ask-stop_reason = Varför stannades klockorna?
incident-ask-offer_moment = När bjöds remi?
incident-ask-answer = Vad gjorde { $opponent ->
        [white] vit
        [black] svart
       *[unknown] motståndaren
    }?
incident-ask-claim_right = Är kravet riktigt?
incident-ask-move_announced = Bygger kravet på ett skrivet drag?
incident-ask-minutes_left = Hur många minuter återstår?
incident-ask-grounds = På vilken grund?
incident-ask-under_two_minutes = Har spelaren mindre än två minuter kvar?
incident-ask-annoyance = Vad upprepades?
incident-ask-where_agreed = Hur gjordes det upp?
incident-ask-resigned_when = När gav spelaren upp?
incident-ask-game_over = Är partiet slut?
incident-ask-cause = Varför kan spelaren inte skriva?
incident-ask-flag_down = Har en kläpp fallit?
incident-ask-sheet_complete = Hur många protokoll är kompletta?
incident-ask-known_moves = Hur många drag är säkra?
incident-ask-minutes_late = Hur många minuter för sent?
incident-ask-protest_before_start = Kom protesten före rondens start?
incident-ask-notice_given = Lämnades återbud?
incident-ask-why_unplayed = Varför spelade ingen?
incident-ask-opponent_agrees = Går { $opponent ->
        [white] vit
        [black] svart
       *[unknown] motståndaren
    } med på det?
incident-ask-arbiter_agrees = Går du med på det?
incident-ask-device = Vad hände med utrustningen?
incident-ask-help = Vilken sorts hjälp?
incident-ask-left = { word-what-happened }
incident-ask-permission = Fanns det tillstånd?
incident-ask-must_report = Kräver tävlingen att man anmäler det?
incident-ask-disturbs_by = Hur?
incident-ask-refuses = Vem vägrar?
incident-ask-interference = Vad gjorde personen?
incident-ask-whose = Vems utrustning var det?
incident-ask-sealed = Hur är det förseglade draget skrivet?
incident-ask-absent = Vem saknas?
incident-ask-position_known = Kan ställningen ställas upp igen?
incident-ask-moved_since = Har spelaren dragit sedan återupptagandet?
incident-ask-serious = Är felet allvarligt?
incident-ask-told_arbiter = Vad fick domaren veta?
incident-ask-disturbed = Vem stördes?
incident-ask-wish = Vad vill du göra?
incident-ask-announced_watch = Vilken bevakning har meddelats?
incident-ask-nearest = Vilken regel ligger närmast, och varför?
incident-ask-signed_without_reservation = Undertecknades resultatet utan förbehåll?
incident-ask-event_body = Vilken sorts tävling är det?
incident-ask-absence = Varför uteblev spelaren?
incident-ask-decided_by = Vem beslutade om avstängningen?
incident-ask-valid_reason = Är skälet giltigt?
incident-ask-proved = Är skälet styrkt?
incident-ask-rule_published = Hade regeln publicerats?
incident-ask-dispute = Vad gäller tvisten?
incident-ask-days_over = Är tiden överskriden med det datumet?
incident-ask-sender_at_fault = Skrev avsändaren det oläsligt?
incident-ask-approved_moves = Godkände och undertecknade spelaren varje drag?

# Options
incident-option-yes = Ja
incident-option-no = Nej
incident-option-show = Visa ställningen
incident-option-white = { word-white }
incident-option-black = { word-black }
incident-option-both = { word-both }
incident-option-unknown = Okänt
incident-option-none = Ingen
incident-option-came_too_late = Båda kom, men för sent
incident-option-away_with_notice = De hade lämnat återbud
incident-option-away_without_notice = De hade inte lämnat återbud
incident-option-one = Ett
incident-option-opponent = { $opponent ->
        [white] Vit
        [black] Svart
       *[unknown] Motståndaren
    }
incident-option-arbiter = Domaren
incident-option-before_press = Innan klockan trycktes ned
incident-option-after_press = Efter trycket, före svaret
incident-option-after_reply = Efter { $opponent ->
        [white] vits
        [black] svarts
       *[unknown] motståndarens
    } svar
incident-option-after_end = Efter partiets slut
incident-option-move = Flytta pjäserna
incident-option-press = Trycka på klockan
incident-option-deliberate = Avsiktligt
incident-option-accidental = { word-by-accident }
incident-option-adjusted = Rättades till efter att det sagts
incident-option-own = Den egna pjäsen
incident-option-enemy = Motståndarens pjäs
incident-option-king = Kungen
incident-option-rook = Tornet
incident-option-confirms = Bekräftar
incident-option-denies = Förnekar
incident-option-mate = Matt på brädet
incident-option-stalemate = Patt på brädet
incident-option-resignation = Uppgivandet
incident-option-flag = Påtalandet av kläppen
incident-option-fell_early = Kläppen föll för tidigt
incident-option-bent_flag = Kläppen är böjd
incident-option-stopped = Klockan stod stilla
incident-option-wrong_display = Visningen är fel
incident-option-finger = Finger på knappen
incident-option-other_hand = Tryckte med andra handen
incident-option-hard = Slog hårt på klockan
incident-option-knocked_over = Lyfte eller välte den
incident-option-early_press = Tryckte före draget
incident-option-promotion_piece = För att få en pjäs till promovering
incident-option-arbiter_needed = För att kalla på domaren
incident-option-no_reason = Inget skäl
incident-option-before_moving = Före draget
incident-option-opponents_time = Medan { $opponent ->
        [white] vit
        [black] svart
       *[unknown] motståndaren
    } tänkte
incident-option-accepted = Antog
incident-option-declined = Avböjde
incident-option-no_answer = Har inte svarat
incident-option-cannot_win = Motståndaren kan inte vinna med normala medel
incident-option-not_trying = Motståndaren försöker inte vinna
incident-option-offers = Remianbud
incident-option-claims = { word-claims }
incident-option-not_met = Utan att mötas vid brädet
incident-option-at_board = Vid brädet
incident-option-in_play = Under spelet
incident-option-after_mate = Efter matt eller patt
incident-option-child = Ett barn som inte kan skriva
incident-option-disability = Funktionsnedsättning
incident-option-belief = Tro
incident-option-injury = Skada eller sjukdom
incident-option-sound = Den gav ljud
incident-option-carried = Spelaren bar den, inte avstängd
incident-option-switched_off = Den fanns där, helt avstängd
incident-option-notes = Egna anteckningar
incident-option-book = En bok eller annan trycksak
incident-option-advice = Råd från någon
incident-option-analysis_board = Analys på ett annat bräde
incident-option-computer = En dator
incident-option-venue = En spelare lämnade tävlingsområdet
incident-option-area_on_move = Lämnade spellokalen vid draget
incident-option-area_off_move = Lämnade spellokalen, inte vid draget
incident-option-stranger_entered = Någon annan gick in i spellokalen
incident-option-noise = Oljud
incident-option-talking = Prat
incident-option-gestures = Gester eller blickar
incident-option-smoking = Rökning
incident-option-told_arbiter = Berättade för domaren om ett fel
incident-option-told_player = Sade det till en spelare
incident-option-talked = Talade om partiet
incident-option-other_player = En spelare från ett annat parti lade sig i
incident-option-spectator = En åskådares
incident-option-finished_player = En spelares vars parti är slut
incident-option-ambiguous = Tvetydigt
incident-option-unreadable = Går inte att förstå
incident-option-illegal = Regelstridigt
incident-option-missing = Saknas
incident-option-clear = Tydligt och regelrätt
incident-option-sealer = Den som förseglade
incident-option-replier = Den som ska svara
incident-option-draw_agreed = Remi har avtalats
incident-option-resigned = En spelare har gett upp
incident-option-say_move_count = Säga hur många drag som gjorts
incident-option-say_opponent_moved = Säga att motståndaren har dragit
incident-option-say_press = Säga att klockan inte tryckts ned
incident-option-leave_board = Lämna ett bord med tidsnöd
incident-option-full = Full
incident-option-limited = Begränsad
incident-option-union_event = En förbundstävling
incident-option-coordinated = En koordinerad tävling
incident-option-club_event = En sluten klubbtävling
incident-option-own_committee = En tävling med egen kommitté
incident-option-tried_to_move = Försökte flytta partiet och meddelade alla
incident-option-forgot_moved_game = Glömde ett parti som flyttats på egen begäran
incident-option-ill_no_contact = Sjuk utan något nummer att ringa
incident-option-whole_committee = Hela kommittén
incident-option-one_arbiter = En enskild domare
incident-option-late_postmark = En sen poststämpel
incident-option-unclear_postmark = En otydlig poststämpel
incident-option-unreadable_card = Ett oläsligt kort
incident-option-computer_advice = Råd eller datorhjälp

# Choices of the arbiter
incident-choice-accept = { word-accept }
incident-choice-postpone = { word-postpone }
incident-choice-reject = { word-reject }
incident-choice-none = Inget
incident-choice-assistant = Tillåt en medhjälpare
incident-choice-deduction = Dra av tid
incident-choice-ban = Stäng av
incident-choice-warning = Ge en varning
incident-choice-both_lose = Båda förlorar
incident-choice-expel = Avvisa från lokalen
incident-choice-time_white = Tid till vit
incident-choice-time_black = Tid till svart
incident-choice-time_both = Tid till båda

# What to write down
incident-record-analogy = Regeln som det liknar
incident-record-announcement = Vad som meddelats före första ronden
incident-record-arrival_time = Ankomsttid
incident-record-assistant = Medhjälparens namn
incident-record-both_sheets = Båda protokollen
incident-record-clock_tests = Test av klockan
incident-record-clock_times = Tiderna på båda klockorna
incident-record-envelope = Vad som står på kuvertet
incident-record-how_long = Hur länge det varade
incident-record-how_often = Hur ofta, och tidigare varningar
incident-record-move_number = Antal fullbordade drag
incident-record-pairing_list = Den publicerade lottningen
incident-record-position = Ställningen
incident-record-postmark = Poststämpeln
incident-record-proof = Bevis
incident-record-reason_given = Det angivna skälet
incident-record-reasoning = Dina skäl
incident-record-scheduled_start = Fastställd starttid
incident-record-standings = Vad resultatet betyder för andra
incident-record-statements = Vad båda spelarna säger
incident-record-what_was_said = Vad som sades
incident-record-what_was_seen = Vad som sågs
incident-record-when_reported = När det anmäldes
incident-record-whose_clock_ran = Vems klocka som gick
incident-record-witnesses = Vittnen
