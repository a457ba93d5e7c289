# What was reported
reason-reported_absence =
    { $color ->
         [white] Hvid
        *[black] Sort
    } udeblev fra et parti og skal have karantæne.
reason-reported_adjusting =
    { $color ->
         [white] Hvid
        *[black] Sort
    } rettede på brikker på brættet.
reason-reported_arbiter_would_leave = Dommeren vil gå fra et bræt i tidnød.
reason-reported_arbiter_would_speak = Dommeren vil sige noget til en spiller.
reason-reported_arrived_late =
    { $color ->
         [white] Hvid
        *[black] Sort
    } kom til brættet { $minutes } minutter efter start.
reason-reported_asks_for_text = En spiller beder om at se regelteksten.
reason-reported_both_flags = Begge vinger er faldet.
reason-reported_draw_offer =
    { $color ->
         [white] Hvid
        *[black] Sort
    } tilbød remis.
reason-reported_resumption = Det er tid at genoptage hængepartiet.
reason-reported_boards_differ = Stillingerne på to brætter er ikke ens, skønt ingen spiller er blind.
reason-reported_cannot_move =
    { $color ->
         [white] Hvid
        *[black] Sort
    } kan ikke gøre det uden hjælp.
reason-reported_cannot_write =
    { $color ->
         [white] Hvid
        *[black] Sort
    } kan ikke notere trækkene.
reason-reported_clock_at_resumption = Uret viste forkert tid ved genoptagelsen.
reason-reported_clock_doubted =
    { $color ->
         [white] Hvid
        *[black] Sort
    } siger, at uret er defekt; der ses ingen fejl.
reason-reported_clock_faulty = Uret er åbenlyst defekt.
reason-reported_clock_handling =
    { $color ->
         [white] Hvid
        *[black] Sort
    } behandlede ikke uret korrekt.
reason-reported_clock_stopped =
    { $color ->
         [white] Hvid
        *[black] Sort
    } standsede uret.
reason-reported_correspondence = Der er uenighed i et korrespondanceparti.
reason-reported_device_silent =
    { $color ->
         [white] Hvid
        *[black] Sort
    } havde elektronisk udstyr; det blev ikke hørt.
reason-reported_display_claim =
    { $color ->
         [white] Hvid
        *[black] Sort
    } stiller et krav ud fra, hvad en skærm eller et demonstrationsbræt viser.
reason-reported_disrepute =
    { $color ->
         [white] Hvid
        *[black] Sort
    } siges at have skadet skakspillets omdømme.
reason-reported_disturbance =
    { $color ->
        [white] Hvid forstyrrede sort.
       *[black] Sort forstyrrede hvid.
    }
reason-reported_electronic_sheet =
    { $color ->
        [white] Hvids
       *[black] Sorts
    } elektroniske noteringsliste virker ikke.
reason-reported_ended_before_resumption = Partiet sluttede, før det skulle genoptages.
reason-reported_envelope_lost = Kuverten er væk, og stillingen kan ikke stilles op igen.
reason-reported_flag_after_control = En vinge er faldet, men der var fuldført nok træk.
reason-reported_help_refused =
    { $color ->
         [white] Hvid
        *[black] Sort
    } vil ikke hjælpe med at finde trækkene.
reason-reported_illegible =
    { $color ->
        [white] Hvids
       *[black] Sorts
    } noteringsliste kan ikke læses.
reason-reported_inspection_refused =
    { $color ->
         [white] Hvid
        *[black] Sort
    } nægtede at lade sig undersøge.
reason-reported_interference = Nogen blandede sig i partiet.
reason-reported_irregularity_told = Nogen fortalte dommeren om en uregelmæssighed.
reason-reported_late_protest = Der protesteres, efter at resultatet er skrevet under.
reason-reported_left_area =
    { $color ->
         [white] Hvid
        *[black] Sort
    } forlod spillelokalet under partiet.
reason-reported_left_venue =
    { $color ->
         [white] Hvid
        *[black] Sort
    } forlod spillestedet under partiet.
reason-reported_move_changed =
    { $color ->
         [white] Hvid
        *[black] Sort
    } vil spille et andet træk.
reason-reported_not_in_laws = Der skete noget, som reglerne ikke nævner. Nærmest: { $nearest }
reason-reported_notes_on_sheet =
    { $color ->
         [white] Hvid
        *[black] Sort
    } skrev notater på noteringslisten.
reason-reported_others_phone = En telefon blev brugt på spillestedet af en, der ikke spiller.
reason-reported_outside_disturbance = Partiet blev forstyrret udefra.
reason-reported_outside_help =
    { $color ->
         [white] Hvid
        *[black] Sort
    } brugte notater, råd eller analyse.
reason-reported_pairing_error = Der var en fejl i parringen på et bræt.
reason-reported_postponement =
    { $color ->
         [white] Hvid
        *[black] Sort
    } ønsker partiet spillet en anden dag.
reason-reported_prearranged = Spillerne havde aftalt remis på forhånd.
reason-reported_promotion_changed =
    { $color ->
         [white] Hvid
        *[black] Sort
    } vil have en anden officer for bonden.
reason-reported_repeated_offers =
    { $color ->
         [white] Hvid
        *[black] Sort
    } blev ved med at tilbyde remis eller stille krav.
reason-reported_sheet_hidden =
    Dommeren kan ikke se { $color ->
        [white] hvids
       *[black] sorts
    } noteringsliste.
reason-reported_sheets_behind = Listerne er ikke komplette efter tidnød.
reason-reported_stranger = En, der hverken er spiller eller dommer, gik ind i spillelokalet.
reason-reported_time_trouble = Spillere er i tidnød.
reason-reported_withdrawal =
    { $color ->
         [white] Hvid
        *[black] Sort
    } meldte afbud.
reason-reported_word_against_word =
    { $color ->
        [white] Hvid nægter at have rørt en brik; sort påstår det.
       *[black] Sort nægter at have rørt en brik; hvid påstår det.
    }
reason-incident_reported = Hændelsen er meldt, som svarene fortæller.

# Which clauses apply, and why
reason-incident_absent_without_notice = Udeblivelse uden gyldigt afbud er usportslig.
reason-incident_adjusting_allowed = Spilleren i trækket må rette på brikker efter at have sagt det.
reason-incident_adjusting_off_move = Kun spilleren i trækket må rette på brikker.
reason-incident_adjusting_unannounced = Det regnes kun som at rette på brikkerne, hvis det er sagt først.
reason-incident_advice_is_custom = I korrespondanceskak er råd almindelige, når spilleren selv godkender og underskriver hvert træk.
reason-incident_advice_not_approved = Råd godtages kun, når spilleren selv godkender hvert træk.
reason-incident_analogy = Afgør efter den nærmeste regel, og begrund det.
reason-incident_appeal_allowed = Afgørelsen kan ankes, medmindre turneringens regler siger andet.
reason-incident_appeal_deadline = Anken skal nå turneringskomitéen inden fristen; den har ikke opsættende virkning.
reason-incident_appeal_event = Disse regler siger intet om anke; turneringens regler afgør det.
reason-incident_appeal_final = Dommerens afgørelse af dette krav er endelig.
reason-incident_assistant = En hjælper, som dommeren kan godkende, må gøre det.
reason-incident_assistants = Dommeren kan udpege hjælpere til at følge partierne.
reason-incident_ban = Afgør, om spilleren skal have karantæne.
reason-incident_ban_covers_rated = En karantæne gælder alle ratede turneringer.
reason-incident_ban_event_rules = Reglerne kender ingen karantæne for udeblivelse; forbundets regler afgør det.
reason-incident_ban_not_coordinated = Turneringen er ikke koordineret, så de regler kan ikke give karantæne.
reason-incident_ban_whole_committee = Kun hele komitéen af licenserede dommere kan give karantæne.
reason-incident_board_turned = Stillingen flyttes over på et bræt, der ligger rigtigt, og der spilles videre.
reason-incident_boards_differ = Brætterne bringes i orden efter begge lister med dommerens hjælp.
reason-incident_both_flags = Begge vinger er faldet; det kommer an på, hvilken der faldt først.
reason-incident_both_late = Mangler begge spillere, går tiden for hvid, til hvid kommer.
reason-incident_by_analogy = Reglerne nævner det ikke; den nærmeste regel afgør det, og begrundelsen skrives ned.
reason-incident_cannot_be_resumed = Et parti, hvis stilling ikke kan stilles op igen, annulleres og spilles om.
reason-incident_claim_rule = Kravet efterprøves på brættet og noteringslisterne.
reason-incident_clean_copy = Dommeren kan forlange en renskrift efter partiet.
reason-incident_clock_corrected = Fejlen blev påtalt i tide, eller den er for alvorlig til at stå.
reason-incident_clock_handling = Man trykker på uret med den hånd, der trak, og med omhu; misbrug kan straffes.
reason-incident_clock_replaced = Et defekt ur udskiftes, og dommeren stiller tiderne efter bedste skøn.
reason-incident_clock_reset = Dommeren retter uret efter bedste skøn.
reason-incident_clock_stands = Urets visning gælder, da ingen fejl er åbenlys.
reason-incident_clock_too_late = Fejlen blev påtalt for sent; tiderne gælder.
reason-incident_complete_sheet = Spilleren skal gøre sin liste færdig, om nødvendigt efter modstanderens, før næste træk.
reason-incident_correspondence_event_rules = Reglerne for spil ved brættet dækker det ikke; korrespondanceturneringens regler afgør det.
reason-incident_count_after_flag = Når en vinge er faldet, må antallet af træk siges, når listerne gøres færdige.
reason-incident_device_allowed = Tillod turneringen udstyret, slukket i en taske?
reason-incident_device_in_bag = Udstyr må kun være der, hvis turneringen tillader det, slukket i en taske.
reason-incident_device_must_be_off = Udstyr må kun være der, hvis det er helt slukket.
reason-incident_device_not_mentioned = Disse regler siger intet om udstyr, som ingen hører.
reason-incident_device_off_allowed = Udstyr, der er helt slukket, må være der.
reason-incident_displaced = Spilleren bringer brikkerne i orden på sin egen tid.
reason-incident_display_no_proof = Et krav kan ikke bygge på, hvad en sådan visning viser.
reason-incident_disturbs = Det er forbudt at forstyrre eller genere modstanderen.
reason-incident_draw_agreed_at_board = Spillerne må aftale remis under partiet.
reason-incident_draw_needs_approval = Remis uden at mødes ved brættet kræver dommerens godkendelse, og den gives ikke, når det kan afgøre andres placering.
reason-incident_enough_moves = De krævede træk var fuldført, så tiden er ikke overskredet.
reason-incident_envelope_lost = Partiet genoptages fra hængestillingen med det, der kan fastslås.
reason-incident_expulsion = Afgør, om vedkommende skal gå.
reason-incident_extra_time = Efter en forstyrrelse udefra kan dommeren give en eller begge spillere ekstra tid.
reason-incident_finished_is_spectator = En spiller, der er færdig, regnes som tilskuer.
reason-incident_flag = En spiller, der ikke har fuldført trækkene i tide, taber, medmindre modstanderen ikke kan sætte mat.
reason-incident_forgetting_unsporting = At glemme et parti, man selv har fået flyttet, er usportsligt; en advarsel passer.
reason-incident_four_steps = Sig, hvad der skete, hvilke regler der har betydning, hvilke der gælder og hvordan, og hvad der følger.
reason-incident_free_to_walk = En spiller, der ikke er i trækket, må forlade spillelokalet.
reason-incident_full_watch = Fuld overvågning er reglen, medmindre andet er meddelt; en vinge, ingen så, er dommerens fejl.
reason-incident_grounded_in_laws = Enhver afgørelse bygger på reglerne; en undtagelse skal begrundes.
reason-incident_had_permission = Dommeren havde givet tilladelse.
reason-incident_illegal_move_rule = Et fuldført ulovligt træk, der opdages under partiet, rettes.
reason-incident_illness_excuses = Sygdom uden et nummer at ringe til undskylder det manglende afbud.
reason-incident_increment_request = Ønsket afhænger af, hvad turneringen har meddelt, og af den resterende tid.
reason-incident_keep_silent = Dommeren siger ikke, hvor mange træk der er lavet, at modstanderen har trukket, eller at der ikke er trykket på uret.
reason-incident_may_appeal = En dommerafgørelse kan ankes.
reason-incident_may_ask = En spiller må bede dommeren forklare reglerne.
reason-incident_may_tell_arbiter = Den, der ser en uregelmæssighed, må sige det til dommeren og ikke til andre.
reason-incident_must_be_inspected = Dommeren kan lade en spiller undersøge i enrum; et afslag straffes.
reason-incident_must_help = Begge spillere skal hjælpe med at finde trækkene.
reason-incident_must_record = Spilleren skal notere trækkene.
reason-incident_must_report = Turneringen kræver, at en spiller melder det, når han forlader spillelokalet.
reason-incident_needs_permission = Det kræver dommerens tilladelse.
reason-incident_no_disrepute = Spillerne må intet gøre, der skader skakspillets gode navn.
reason-incident_no_help = Notater, råd og analyse på et andet bræt er forbudt under spillet.
reason-incident_no_interference = Tilskuere og andre spillere må ikke tale om et parti eller blande sig; de kan bortvises.
reason-incident_no_phones = Ingen må bruge telefon på spillestedet uden dommerens tilladelse.
reason-incident_no_right_to_postpone = Ingen kan kræve en anden dag; uden modstanderens og dommerens samtykke er partiet tabt ved udeblivelse.
reason-incident_no_sign_of_count = Dommeren viser heller ikke ved sin adfærd, hvor mange træk der er lavet.
reason-incident_no_surcharge = Kortet blev beskadiget undervejs, så der lægges ingen dage til; partiet fortsætter.
reason-incident_not_released = En brik, der ikke er sluppet, må stilles på et andet felt; den er stadig rørt.
reason-incident_not_unsporting = At prøve at flytte partiet og give besked er ikke usportsligt; karantænen ophæves.
reason-incident_notice_reason_and_proof = Et afbud er gyldigt i kraft af grund og dokumentation, ikke modstanderens samtykke.
reason-incident_offer_binding = Et remistilbud kan ikke trækkes tilbage, før der er svaret.
reason-incident_offer_stands = Et tilbud på forkert tidspunkt gælder; det kan også være en forstyrrelse.
reason-incident_one_hand = Et træk udføres med én hånd.
reason-incident_other_watch_announced = En anden overvågning er meddelt før første runde, og den gælder.
reason-incident_outside_competence = En strid i en lukket klubturnering ligger uden for Skaknævnets kompetence.
reason-incident_pairing_corrected = Protesten kom før rundens start, så parringen rettes.
reason-incident_pairing_stands = Runden er begyndt, så parringen står ved magt.
reason-incident_penalty = Vælg en straf fra denne udgaves liste.
reason-incident_penalty_chosen = Dommeren valgte denne straf.
reason-incident_postmark_with_other_facts = Et utydeligt poststempel læses sammen med de øvrige ubestridte oplysninger.
reason-incident_postponed_by_consent = Modstander og dommer er indforstået, så partiet spilles en anden dag.
reason-incident_prearranged = Afgør, om remisen gælder.
reason-incident_press_without_move = Man trykker kun på uret efter et træk.
reason-incident_promotion_final = Valget er endeligt, når officeren har rørt feltet.
reason-incident_promotion_open = Officeren har ikke rørt feltet, så valget er frit.
reason-incident_protest = Afgør, om protesten skal behandles.
reason-incident_protest_reserved = Der blev taget forbehold ved underskriften, så der kan protesteres.
reason-incident_quickplay = Et remiskrav i hurtigafslutning kræver rette tid, rette fase og dommerens skøn.
reason-incident_rebuild = Partiet rekonstrueres på et andet bræt, efter at stilling og tider er noteret.
reason-incident_rebuild_after_flag = Vent, til en vinge er faldet; så rekonstrueres partiet.
reason-incident_refuses = En spiller, der vedholdende nægter at følge reglerne, taber.
reason-incident_released_stands = En brik, der er sluppet på et felt som et lovligt træk, bliver stående.
reason-incident_resigned = En opgivelse afslutter partiet.
reason-incident_reversed = Følgen afhænger af, hvor mange træk der er lavet.
reason-incident_rule_not_published = En regel binder først, når den er offentliggjort.
reason-incident_sealed_move_made = Det hemmelige træk udføres på brættet, og der spilles videre.
reason-incident_sender_bears_risk = Afsenderen bærer risikoen for, hvornår et kort stemples.
reason-incident_sensible_thought = En regel, der virker sær, læses, som om en fornuftig tanke ligger bag.
reason-incident_sheet_only_for = Listen er kun til træk, tider, remistilbud og det, der hører til et krav.
reason-incident_sheet_replaced = Dommeren udskifter en elektronisk liste, der åbenlyst er defekt.
reason-incident_sheet_visible = Listen skal hele tiden kunne ses af dommeren.
reason-incident_signed_closes = Den, der skriver under uden forbehold, kan ikke protestere næste dag.
reason-incident_signed_stands = Et resultat, som begge har skrevet under på, gælder, selv om det er forkert, medmindre dommeren bestemmer andet.
reason-incident_stay_until_flag = Bliv, til vingen falder; at gå ville vise, at tidskontrollen er nået.
reason-incident_stop_allowed = En spiller må standse uret for at tilkalde dommeren.
reason-incident_stop_no_reason = Der var ingen god grund til at standse uret; det straffes.
reason-incident_surcharge = Afsenderen skrev ulæseligt, så der lægges dage til hans tid.
reason-incident_text_at_hand = De trykte regler ligger i lokalet, og enhver spiller må se dem.
reason-incident_text_shown = Vis spilleren reglen i turneringens udgave.
reason-incident_told_in_time = Remis eller opgivelse, meldt før genoptagelsen, afslutter partiet.
reason-incident_touch_binds = En rørt brik skal flyttes, eller slås, hvis den er modstanderens.
reason-incident_touch_proved = Et neutralt vidne bekræfter det: rørt brik binder.
reason-incident_touch_unproved = Det er ikke bevist, og tvivlen kommer den anklagede til gode.
reason-incident_unable = Afgør, hvordan spilleren hjælpes, og hvad det koster.
reason-incident_unable_adjusted = Spilleren må have en hjælper; dommeren tilpasser tiden rimeligt.
reason-incident_unable_deducted = Der trækkes tid fra ved starten efter dommerens skøn.
reason-incident_unable_no_deduction = Spilleren må have en hjælper; der trækkes ingen tid fra hos en spiller med handicap.
reason-incident_unreasonable_offers = Urimelige tilbud og krav forstyrrer modstanderen.
reason-incident_watch_games = Dommeren følger partierne, især i tidnød.
reason-incident_withdrawal = Afgør, om afbuddet er gyldigt.
reason-incident_withdrawal_event_rules = Reglerne kender ikke afbud; turneringens regler afgør det.
reason-incident_write_clearly = Trækkene skal noteres så tydeligt som muligt.
reason-incident_written_first = Et træk udføres, før det noteres; udgaven siger, hvor strengt.
reason-incident_wrong_start = Et parti, der er begyndt fra forkert opstilling, annulleres og spilles om.
