# What was reported
reason-reported_absence =
    { $color ->
         [white] Vit
        *[black] Svart
    } uteblev från ett parti och ska stängas av.
reason-reported_adjusting =
    { $color ->
         [white] Vit
        *[black] Svart
    } rättade till pjäser på brädet.
reason-reported_arbiter_would_leave = Domaren vill lämna ett bord med tidsnöd.
reason-reported_arbiter_would_speak = Domaren vill säga något till en spelare.
reason-reported_arrived_late =
    { $color ->
         [white] Vit
        *[black] Svart
    } kom till brädet { $minutes } min efter start.
reason-reported_asks_for_text = En spelare ber att få se regeltexten.
reason-reported_both_flags = Båda kläpparna har fallit.
reason-reported_draw_offer =
    { $color ->
         [white] Vit
        *[black] Svart
    } bjöd remi.
reason-reported_resumption = Det är dags att återuppta det avbrutna partiet.
reason-reported_boards_differ = Ställningarna på två bräden skiljer sig, fast ingen av spelarna är synskadad.
reason-reported_cannot_move =
    { $color ->
         [white] Vit
        *[black] Svart
    } kan inte göra det utan hjälp.
reason-reported_cannot_write =
    { $color ->
         [white] Vit
        *[black] Svart
    } kan inte skriva dragen.
reason-reported_clock_at_resumption = Klockan visade fel tid vid återupptagandet.
reason-reported_clock_doubted =
    { $color ->
         [white] Vit
        *[black] Svart
    } säger att klockan är felaktig; inget fel kan ses.
reason-reported_clock_faulty = Klockan är uppenbart felaktig.
reason-reported_clock_handling =
    { $color ->
         [white] Vit
        *[black] Svart
    } hanterade inte klockan korrekt.
reason-reported_clock_stopped =
    { $color ->
         [white] Vit
        *[black] Svart
    } stannade klockorna.
reason-reported_correspondence = Det råder tvist i ett korrespondensparti.
reason-reported_device_silent =
    { $color ->
         [white] Vit
        *[black] Svart
    } hade elektronisk utrustning; den hördes inte.
reason-reported_display_claim =
    { $color ->
         [white] Vit
        *[black] Svart
    } ställer ett krav utifrån vad en skärm eller ett demonstrationsbräde visar.
reason-reported_disrepute =
    { $color ->
         [white] Vit
        *[black] Svart
    } sägs ha skadat schackspelets anseende.
reason-reported_disturbance =
    { $color ->
         [white] Vit
        *[black] Svart
    } störde { $color ->
         [white] svart
        *[black] vit
    }.
reason-reported_electronic_sheet =
    Det elektroniska protokollet för { $color ->
         [white] vit
        *[black] svart
    } fungerar inte.
reason-reported_ended_before_resumption = Partiet slutade innan det skulle återupptas.
reason-reported_envelope_lost = Kuvertet är borta och ställningen kan inte ställas upp igen.
reason-reported_flag_after_control = En kläpp har fallit, men tillräckligt många drag hade fullbordats.
reason-reported_help_refused =
    { $color ->
         [white] Vit
        *[black] Svart
    } vill inte hjälpa till att få fram dragen.
reason-reported_illegible =
    Protokollet för { $color ->
         [white] vit
        *[black] svart
    } går inte att läsa.
reason-reported_inspection_refused =
    { $color ->
         [white] Vit
        *[black] Svart
    } vägrade låta sig undersökas.
reason-reported_interference = Någon lade sig i partiet.
reason-reported_irregularity_told = Någon berättade för domaren om ett fel.
reason-reported_late_protest = En protest kommer efter att resultatet undertecknats.
reason-reported_left_area =
    { $color ->
         [white] Vit
        *[black] Svart
    } lämnade spellokalen under partiet.
reason-reported_left_venue =
    { $color ->
         [white] Vit
        *[black] Svart
    } lämnade tävlingsområdet under partiet.
reason-reported_move_changed =
    { $color ->
         [white] Vit
        *[black] Svart
    } vill spela ett annat drag.
reason-reported_not_in_laws = Något hände som reglerna inte nämner. Närmast: { $nearest }
reason-reported_notes_on_sheet =
    { $color ->
         [white] Vit
        *[black] Svart
    } skrev anteckningar på protokollet.
reason-reported_others_phone = En telefon användes på tävlingsområdet av någon som inte spelar.
reason-reported_outside_disturbance = Partiet stördes utifrån.
reason-reported_outside_help =
    { $color ->
         [white] Vit
        *[black] Svart
    } använde anteckningar, råd eller analys.
reason-reported_pairing_error = Ett bord var fel lottat.
reason-reported_postponement =
    { $color ->
         [white] Vit
        *[black] Svart
    } vill att partiet spelas en annan dag.
reason-reported_prearranged = Spelarna hade avtalat remi i förväg.
reason-reported_promotion_changed =
    { $color ->
         [white] Vit
        *[black] Svart
    } vill ha en annan pjäs för bonden.
reason-reported_repeated_offers =
    { $color ->
         [white] Vit
        *[black] Svart
    } fortsatte att bjuda remi eller ställa krav.
reason-reported_sheet_hidden =
    Domaren kan inte se protokollet för { $color ->
         [white] vit
        *[black] svart
    }.
reason-reported_sheets_behind = Protokollen är inte kompletta efter tidsnöd.
reason-reported_stranger = Någon som varken är spelare eller domare gick in i spellokalen.
reason-reported_time_trouble = Spelare är i tidsnöd.
reason-reported_withdrawal =
    { $color ->
         [white] Vit
        *[black] Svart
    } lämnade återbud.
reason-reported_word_against_word =
    { $color ->
         [white] Vit
        *[black] Svart
    } förnekar att ha rört en pjäs; { $color ->
         [white] svart
        *[black] vit
    } påstår det.
reason-incident_reported = Händelsen har anmälts så som svaren säger.

# Which clauses apply, and why
reason-incident_absent_without_notice = Att utebli utan giltigt återbud är osportsligt.
reason-incident_adjusting_allowed = Spelaren vid draget får rätta till pjäser efter att ha sagt det.
reason-incident_adjusting_off_move = Endast spelaren vid draget får rätta till pjäser.
reason-incident_adjusting_unannounced = Att rätta till pjäser gäller bara om det har sagts först.
reason-incident_advice_is_custom = I korrespondensschack är råd brukligt så länge spelaren själv godkänner och undertecknar varje drag.
reason-incident_advice_not_approved = Råd godtas bara när spelaren själv godkänner varje drag.
reason-incident_analogy = Avgör efter närmaste regel och motivera.
reason-incident_appeal_allowed = Beslutet kan överklagas om inte tävlingens regler säger annat.
reason-incident_appeal_deadline = Överklagandet måste nå tävlingsjuryn i tid; det hindrar inte att beslutet gäller.
reason-incident_appeal_event = Dessa regler säger inget om överklagande; tävlingens regler avgör.
reason-incident_appeal_final = Domarens beslut om detta krav är slutgiltigt.
reason-incident_assistant = En medhjälpare som domaren kan godta får göra det.
reason-incident_assistants = Domaren får utse medhjälpare som följer partierna.
reason-incident_ban = Avgör om spelaren ska stängas av.
reason-incident_ban_covers_rated = En avstängning gäller alla ratingräknade tävlingar.
reason-incident_ban_event_rules = Reglerna har ingen avstängning för den som uteblir; förbundets regler avgör.
reason-incident_ban_not_coordinated = Tävlingen är inte koordinerad, så de reglerna kan inte stänga av någon.
reason-incident_ban_whole_committee = Endast hela kommittén av licensierade domare kan besluta om avstängning.
reason-incident_board_turned = Ställningen flyttas till ett rätt vänt bräde och spelet fortsätter.
reason-incident_boards_differ = Brädena rättas efter båda protokollen med domarens hjälp.
reason-incident_both_flags = Båda kläpparna har fallit; det avgörande är vilken som föll först.
reason-incident_both_late = Saknas båda spelarna går tiden för vit tills han kommer.
reason-incident_by_analogy = Reglerna nämner det inte; den närmaste regeln avgör, och domarens skäl skrivs ned.
reason-incident_cannot_be_resumed = Ett parti vars ställning inte kan ställas upp igen annulleras och spelas om.
reason-incident_claim_rule = Kravet prövas på brädet och i protokollen.
reason-incident_clean_copy = Domaren får begära en renskrift efter partiet.
reason-incident_clock_corrected = Felet påpekades i tid, eller är för allvarligt för att stå kvar.
reason-incident_clock_handling = Klockan trycks ned med den hand som flyttade, och varsamt; missbruk kan bestraffas.
reason-incident_clock_replaced = En felaktig klocka byts ut och domaren ställer in tiderna efter bästa bedömning.
reason-incident_clock_reset = Domaren rättar klockan efter bästa bedömning.
reason-incident_clock_stands = Klockans visning gäller eftersom inget fel är uppenbart.
reason-incident_clock_too_late = Felet påpekades för sent; tiderna gäller.
reason-incident_complete_sheet = Spelaren måste komplettera sitt protokoll, vid behov efter motståndarens, före nästa drag.
reason-incident_correspondence_event_rules = Reglerna för spel vid brädet täcker det inte; korrespondenstävlingens regler avgör.
reason-incident_count_after_flag = När en kläpp fallit får antalet drag sägas när protokollen kompletteras.
reason-incident_device_allowed = Tillät tävlingen utrustningen, avstängd i en väska?
reason-incident_device_in_bag = Utrustning får finnas där endast om tävlingen tillåter det, avstängd i en väska.
reason-incident_device_must_be_off = Utrustning får finnas där endast om den är helt avstängd.
reason-incident_device_not_mentioned = Dessa regler säger inget om utrustning som ingen hör.
reason-incident_device_off_allowed = Utrustning som är helt avstängd får finnas där.
reason-incident_displaced = Spelaren ställer pjäserna rätt på sin egen tid.
reason-incident_display_no_proof = Ett krav kan inte bygga på vad en sådan skärm visar.
reason-incident_disturbs = Det är förbjudet att störa eller irritera motståndaren.
reason-incident_draw_agreed_at_board = Spelarna får avtala remi under partiet.
reason-incident_draw_needs_approval = Remi utan att mötas vid brädet kräver domarens godkännande, och det ges inte när det kan avgöra andras placering.
reason-incident_enough_moves = De föreskrivna dragen var fullbordade, så tiden är inte överskriden.
reason-incident_envelope_lost = Partiet återupptas från avbrottsställningen med det som kan fastställas.
reason-incident_expulsion = Avgör om personen måste gå.
reason-incident_extra_time = Efter en störning utifrån får domaren ge en eller båda spelarna extra tid.
reason-incident_finished_is_spectator = En spelare vars parti är slut räknas som åskådare.
reason-incident_flag = En spelare som inte fullbordat dragen i tid förlorar, om inte motståndaren saknar möjlighet att sätta matt.
reason-incident_forgetting_unsporting = Att glömma ett parti som man själv fått flyttat är osportsligt; en varning passar.
reason-incident_four_steps = Säg vad som hände, vilka bestämmelser som har betydelse, vilka som gäller och hur, och vad som följer.
reason-incident_free_to_walk = En spelare som inte är vid draget får lämna spellokalen.
reason-incident_full_watch = Full bevakning gäller om inget annat meddelats; en kläpp som ingen såg är domarens fel.
reason-incident_grounded_in_laws = Varje beslut vilar på reglerna; ett undantag måste motiveras.
reason-incident_had_permission = Domaren hade gett tillstånd.
reason-incident_illegal_move_rule = Ett fullbordat regelstridigt drag som upptäcks under partiet rättas.
reason-incident_illness_excuses = Sjukdom utan något nummer att ringa ursäktar det uteblivna återbudet.
reason-incident_increment_request = Begäran beror på vad tävlingen meddelat och på återstående tid.
reason-incident_keep_silent = Domaren säger inte hur många drag som gjorts, att motståndaren dragit eller att klockan inte tryckts ned.
reason-incident_may_appeal = Ett domarbeslut kan överklagas.
reason-incident_may_ask = En spelare får be domaren förklara reglerna.
reason-incident_may_tell_arbiter = Den som ser ett fel får säga det till domaren och ingen annan.
reason-incident_must_be_inspected = Domaren får låta undersöka en spelare i enrum; en vägran bestraffas.
reason-incident_must_help = Båda spelarna ska hjälpa till att få fram dragen.
reason-incident_must_record = Spelaren ska skriva dragen.
reason-incident_must_report = Tävlingen kräver att en spelare anmäler när han lämnar spellokalen.
reason-incident_needs_permission = Det kräver domarens tillstånd.
reason-incident_no_disrepute = Spelarna får inte göra något som skadar schackets goda namn.
reason-incident_no_help = Anteckningar, råd och analys på annat bräde är förbjudna under spelet.
reason-incident_no_interference = Åskådare och andra spelare får inte tala om ett parti eller lägga sig i; de kan avvisas.
reason-incident_no_phones = Ingen får använda telefon på tävlingsområdet utan domarens tillstånd.
reason-incident_no_right_to_postpone = Ingen kan kräva en annan dag; utan motståndarens och domarens samtycke är partiet förlorat på walkover.
reason-incident_no_sign_of_count = Domaren visar inte heller genom sitt uppträdande hur många drag som gjorts.
reason-incident_no_surcharge = Kortet skadades på vägen, så inga dagar läggs till; partiet fortsätter.
reason-incident_not_released = En pjäs som inte släppts får ställas på en annan ruta; den är fortfarande rörd.
reason-incident_not_unsporting = Att försöka flytta partiet och meddela alla är inte osportsligt; avstängningen hävs.
reason-incident_notice_reason_and_proof = Ett återbud är giltigt genom skäl och bevis, inte genom motståndarens samtycke.
reason-incident_offer_binding = Ett remianbud kan inte tas tillbaka innan det besvarats.
reason-incident_offer_stands = Ett anbud vid fel tillfälle gäller; det kan dessutom vara en störning.
reason-incident_one_hand = Ett drag utförs med en hand.
reason-incident_other_watch_announced = En annan bevakning har meddelats före första ronden, och den gäller.
reason-incident_outside_competence = En tvist i en sluten klubbtävling ligger utanför Skaknævnets behörighet.
reason-incident_pairing_corrected = Protesten kom före rondens start, så lottningen rättas.
reason-incident_pairing_stands = Ronden har börjat, så lottningen står fast.
reason-incident_penalty = Välj en bestraffning ur denna utgåvas lista.
reason-incident_penalty_chosen = Domaren valde denna bestraffning.
reason-incident_postmark_with_other_facts = En otydlig poststämpel läses tillsammans med övriga ostridiga uppgifter.
reason-incident_postponed_by_consent = Motståndare och domare är ense, så partiet spelas en annan dag.
reason-incident_prearranged = Avgör om remin gäller.
reason-incident_press_without_move = Klockan trycks ned bara efter ett drag.
reason-incident_promotion_final = Valet är slutgiltigt när pjäsen vidrört rutan.
reason-incident_promotion_open = Pjäsen har inte vidrört rutan, så valet är fritt.
reason-incident_protest = Avgör om protesten ska tas upp.
reason-incident_protest_reserved = Förbehåll gjordes vid undertecknandet, så protesten är öppen.
reason-incident_quickplay = Ett remikrav i tidsbegränsad avslutning kräver rätt tid, rätt fas och domarens bedömning.
reason-incident_rebuild = Partiet rekonstrueras på ett annat bräde efter att ställning och tider noterats.
reason-incident_rebuild_after_flag = Vänta tills en kläpp fallit; då rekonstrueras partiet.
reason-incident_refuses = En spelare som ihärdigt vägrar följa reglerna förlorar.
reason-incident_released_stands = En pjäs som släppts på en ruta som ett regelrätt drag står kvar.
reason-incident_resigned = Ett uppgivande avslutar partiet.
reason-incident_reversed = Följden beror på hur många drag som gjorts.
reason-incident_rule_not_published = En regel binder först när den har publicerats.
reason-incident_sealed_move_made = Det förseglade draget utförs på brädet och spelet fortsätter.
reason-incident_sender_bears_risk = Avsändaren bär risken för när ett kort stämplas.
reason-incident_sensible_thought = En bestämmelse som verkar märklig läses som om en förnuftig tanke ligger bakom.
reason-incident_sheet_only_for = Protokollet är bara för drag, tider, remianbud och det som rör ett krav.
reason-incident_sheet_replaced = Domaren byter ut ett elektroniskt protokoll som uppenbart är felaktigt.
reason-incident_sheet_visible = Protokollet ska hela tiden vara synligt för domaren.
reason-incident_signed_closes = Den som undertecknar utan förbehåll kan inte protestera nästa dag.
reason-incident_signed_stands = Ett resultat som båda undertecknat gäller även om det är fel, om inte domaren beslutar annat.
reason-incident_stay_until_flag = Stanna tills kläppen faller; att gå skulle visa att tidskontrollen är passerad.
reason-incident_stop_allowed = En spelare får stanna klockorna för att kalla på domaren.
reason-incident_stop_no_reason = Det fanns inget gott skäl att stanna klockorna; det bestraffas.
reason-incident_surcharge = Avsändaren skrev oläsligt, så dagar läggs till hans tid.
reason-incident_text_at_hand = De tryckta reglerna finns i lokalen och varje spelare får se dem.
reason-incident_text_shown = Visa spelaren bestämmelsen i tävlingens utgåva.
reason-incident_told_in_time = Remi eller uppgivande som meddelas före återupptagandet avslutar partiet.
reason-incident_touch_binds = En rörd pjäs måste flyttas, eller slås om den är motståndarens.
reason-incident_touch_proved = Ett neutralt vittne bekräftar det: rörd pjäs binder.
reason-incident_touch_unproved = Det är inte bevisat, och tvivlet är till den anklagades fördel.
reason-incident_unable = Avgör hur spelaren får hjälp och vad det kostar.
reason-incident_unable_adjusted = Spelaren får ha en medhjälpare; domaren justerar tiden skäligt.
reason-incident_unable_deducted = Tid dras av vid starten efter domarens bedömning.
reason-incident_unable_no_deduction = Spelaren får ha en medhjälpare; ingen tid dras av för en spelare med funktionsnedsättning.
reason-incident_unreasonable_offers = Orimliga anbud och krav stör motståndaren.
reason-incident_watch_games = Domaren följer partierna, framför allt i tidsnöd.
reason-incident_withdrawal = Avgör om återbudet är giltigt.
reason-incident_withdrawal_event_rules = Reglerna säger inget om återbud; tävlingens regler avgör.
reason-incident_write_clearly = Dragen ska skrivas så tydligt som möjligt.
reason-incident_written_first = Ett drag utförs innan det skrivs; utgåvan säger hur strängt.
reason-incident_wrong_start = Ett parti som börjat från fel uppställning annulleras och spelas om.
