# What was reported
reason-reported_absence =
    { $color ->
         [white] Hvit
        *[black] Svart
    } uteble fra et parti og skal ha karantene.
reason-reported_adjusting =
    { $color ->
         [white] Hvit
        *[black] Svart
    } rettet på brikker på brettet.
reason-reported_arbiter_would_leave = Dommeren vil gå fra et bord i tidsnød.
reason-reported_arbiter_would_speak = Dommeren vil si noe til en spiller.
reason-reported_arrived_late =
    { $color ->
         [white] Hvit
        *[black] Svart
    } kom til bordet { $minutes } minutter etter start.
reason-reported_asks_for_text = En spiller ber om å få se regelteksten.
reason-reported_both_flags = Begge klaffene er falt.
reason-reported_draw_offer =
    { $color ->
         [white] Hvit
        *[black] Svart
    } tilbød remis.
reason-reported_resumption = Det er tid for å gjenoppta hengepartiet.
reason-reported_boards_differ = Stillingene på to brett er ulike, selv om ingen av spillerne er blinde.
reason-reported_cannot_move =
    { $color ->
         [white] Hvit
        *[black] Svart
    } kan ikke gjøre det uten hjelp.
reason-reported_cannot_write =
    { $color ->
         [white] Hvit
        *[black] Svart
    } kan ikke notere trekkene.
reason-reported_clock_at_resumption = Klokka viste feil tid ved gjenopptakelsen.
reason-reported_clock_doubted =
    { $color ->
         [white] Hvit
        *[black] Svart
    } sier at klokka er defekt; det kan ikke ses noen feil.
reason-reported_clock_faulty = Klokka er åpenbart defekt.
reason-reported_clock_handling =
    { $color ->
         [white] Hvit
        *[black] Svart
    } behandlet ikke klokka riktig.
reason-reported_clock_stopped =
    { $color ->
         [white] Hvit
        *[black] Svart
    } stoppet klokka.
reason-reported_correspondence = Det er uenighet i et korrespondanseparti.
reason-reported_device_silent =
    { $color ->
         [white] Hvit
        *[black] Svart
    } hadde elektronisk utstyr; det ble ikke hørt.
reason-reported_display_claim =
    { $color ->
         [white] Hvit
        *[black] Svart
    } fremmer et krav ut fra det en skjerm eller et demonstrasjonsbrett viser.
reason-reported_disrepute =
    { $color ->
         [white] Hvit
        *[black] Svart
    } skal ha skadet sjakkspillets omdømme.
reason-reported_disturbance =
    { $color ->
         [white] Hvit
        *[black] Svart
    } forstyrret { $color ->
         [white] svart
        *[black] hvit
    }.
reason-reported_electronic_sheet =
    Det elektroniske noteringsskjemaet til { $color ->
         [white] hvit
        *[black] svart
    } virker ikke.
reason-reported_ended_before_resumption = Partiet endte før det skulle gjenopptas.
reason-reported_envelope_lost = Konvolutten er borte, og stillingen kan ikke settes opp igjen.
reason-reported_flag_after_control = En klaff er falt, men det var fullført nok trekk.
reason-reported_help_refused =
    { $color ->
         [white] Hvit
        *[black] Svart
    } vil ikke hjelpe med å finne trekkene.
reason-reported_illegible =
    Skjemaet til { $color ->
         [white] hvit
        *[black] svart
    } kan ikke leses.
reason-reported_inspection_refused =
    { $color ->
         [white] Hvit
        *[black] Svart
    } nektet å la seg undersøke.
reason-reported_interference = Noen blandet seg inn i partiet.
reason-reported_irregularity_told = Noen fortalte dommeren om en feil.
reason-reported_late_protest = Det protesteres etter at resultatet er signert.
reason-reported_left_area =
    { $color ->
         [white] Hvit
        *[black] Svart
    } forlot spillelokalet under partiet.
reason-reported_left_venue =
    { $color ->
         [white] Hvit
        *[black] Svart
    } forlot spilleområdet under partiet.
reason-reported_move_changed =
    { $color ->
         [white] Hvit
        *[black] Svart
    } vil spille et annet trekk.
reason-reported_not_in_laws = Det skjedde noe som reglene ikke nevner. Nærmest: { $nearest }
reason-reported_notes_on_sheet =
    { $color ->
         [white] Hvit
        *[black] Svart
    } skrev notater på noteringsskjemaet.
reason-reported_others_phone = En telefon ble brukt i spilleområdet av en som ikke spiller.
reason-reported_outside_disturbance = Partiet ble forstyrret utenfra.
reason-reported_outside_help =
    { $color ->
         [white] Hvit
        *[black] Svart
    } brukte notater, råd eller analyse.
reason-reported_pairing_error = Et bord var feil satt opp.
reason-reported_postponement =
    { $color ->
         [white] Hvit
        *[black] Svart
    } ønsker partiet spilt en annen dag.
reason-reported_prearranged = Spillerne hadde avtalt remis på forhånd.
reason-reported_promotion_changed =
    { $color ->
         [white] Hvit
        *[black] Svart
    } vil ha en annen offiser for bonden.
reason-reported_repeated_offers =
    { $color ->
         [white] Hvit
        *[black] Svart
    } fortsatte å tilby remis eller fremme krav.
reason-reported_sheet_hidden =
    Dommeren kan ikke se skjemaet til { $color ->
         [white] hvit
        *[black] svart
    }.
reason-reported_sheets_behind = Skjemaene er ikke komplette etter tidsnød.
reason-reported_stranger = En som verken er spiller eller dommer, gikk inn i spillelokalet.
reason-reported_time_trouble = Spillere er i tidsnød.
reason-reported_withdrawal =
    { $color ->
         [white] Hvit
        *[black] Svart
    } meldte forfall.
reason-reported_word_against_word =
    { $color ->
         [white] Hvit
        *[black] Svart
    } nekter for å ha rørt en brikke; { $color ->
         [white] svart
        *[black] hvit
    } påstår det.
reason-incident_reported = Hendelsen er meldt slik svarene sier.

# Which clauses apply, and why
reason-incident_absent_without_notice = Uteblivelse uten gyldig forfall er usportslig.
reason-incident_adjusting_allowed = Spilleren i trekket får rette på brikker etter å ha sagt det.
reason-incident_adjusting_off_move = Bare spilleren i trekket får rette på brikker.
reason-incident_adjusting_unannounced = Det er bare retting hvis det er sagt først.
reason-incident_advice_is_custom = I korrespondansesjakk er råd vanlig så lenge spilleren selv godkjenner og signerer hvert trekk.
reason-incident_advice_not_approved = Råd godtas bare når spilleren selv godkjenner hvert trekk.
reason-incident_analogy = Avgjør etter den nærmeste regelen, og begrunn det.
reason-incident_appeal_allowed = Avgjørelsen kan ankes, om ikke turneringens regler sier noe annet.
reason-incident_appeal_deadline = Anken må nå turneringskomiteen innen fristen; den har ikke oppsettende virkning.
reason-incident_appeal_event = Disse reglene sier ikke noe om anke; turneringens regler avgjør.
reason-incident_appeal_final = Dommerens avgjørelse av dette kravet er endelig.
reason-incident_assistant = En hjelper som dommeren kan godta, kan gjøre det.
reason-incident_assistants = Dommeren kan oppnevne assistenter til å følge partiene.
reason-incident_ban = Avgjør om spilleren skal ha karantene.
reason-incident_ban_covers_rated = En karantene gjelder alle ratede turneringer.
reason-incident_ban_event_rules = Reglene kjenner ingen karantene for uteblivelse; forbundets regler avgjør.
reason-incident_ban_not_coordinated = Turneringen er ikke koordinert, så de reglene kan ikke gi karantene.
reason-incident_ban_whole_committee = Bare hele komiteen av lisensierte dommere kan gi karantene.
reason-incident_board_turned = Stillingen flyttes over på et brett som ligger riktig, og det spilles videre.
reason-incident_boards_differ = Brettene bringes i orden etter begge skjemaer med dommerens hjelp.
reason-incident_both_flags = Begge klaffer er falt; det gjelder hvilken som falt først.
reason-incident_both_late = Mangler begge spillere, går tiden for hvit til hvit kommer.
reason-incident_by_analogy = Reglene nevner det ikke; den nærmeste regelen avgjør, og begrunnelsen skrives ned.
reason-incident_cannot_be_resumed = Et parti der stillingen ikke kan settes opp igjen, annulleres og spilles om.
reason-incident_claim_rule = Kravet kontrolleres på brettet og i skjemaene.
reason-incident_clean_copy = Dommeren kan kreve en renskrift etter partiet.
reason-incident_clock_corrected = Feilen ble påtalt i tide, eller den er for alvorlig til å stå.
reason-incident_clock_handling = Det trykkes på klokka med hånden som trakk, og med omhu; misbruk kan straffes.
reason-incident_clock_replaced = En defekt klokke byttes, og dommeren stiller tidene etter beste skjønn.
reason-incident_clock_reset = Dommeren retter klokka etter beste skjønn.
reason-incident_clock_stands = Klokkas visning gjelder, siden ingen feil er åpenbar.
reason-incident_clock_too_late = Feilen ble påtalt for sent; tidene gjelder.
reason-incident_complete_sheet = Spilleren må gjøre skjemaet ferdig, om nødvendig etter motstanderens, før neste trekk.
reason-incident_correspondence_event_rules = Reglene for spill ved brettet dekker det ikke; korrespondanseturneringens regler avgjør.
reason-incident_count_after_flag = Når en klaff er falt, kan antall trekk oppgis når skjemaene gjøres ferdige.
reason-incident_device_allowed = Tillot turneringen utstyret, avslått i en veske?
reason-incident_device_in_bag = Utstyr får bare være der hvis turneringen tillater det, avslått i en veske.
reason-incident_device_must_be_off = Utstyr får bare være der hvis det er helt avslått.
reason-incident_device_not_mentioned = Disse reglene sier ikke noe om utstyr som ingen hører.
reason-incident_device_off_allowed = Utstyr som er helt avslått, kan være der.
reason-incident_displaced = Spilleren retter opp brikkene på sin egen tid.
reason-incident_display_no_proof = Et krav kan ikke bygge på det en slik visning viser.
reason-incident_disturbs = Det er forbudt å forstyrre eller irritere motstanderen.
reason-incident_draw_agreed_at_board = Spillerne kan avtale remis under partiet.
reason-incident_draw_needs_approval = Remis uten å møtes ved brettet krever dommerens godkjenning, og den gis ikke når det kan avgjøre andres plassering.
reason-incident_enough_moves = De påkrevde trekkene var fullført, så tiden er ikke overskredet.
reason-incident_envelope_lost = Partiet gjenopptas fra hengestillingen med det som kan fastslås.
reason-incident_expulsion = Avgjør om vedkommende må gå.
reason-incident_extra_time = Etter en forstyrrelse utenfra kan dommeren gi en eller begge spillere ekstra tid.
reason-incident_finished_is_spectator = En spiller som er ferdig, regnes som tilskuer.
reason-incident_flag = En spiller som ikke har fullført trekkene i tide, taper, om ikke motstanderen er ute av stand til å sette matt.
reason-incident_forgetting_unsporting = Å glemme et parti man selv har fått flyttet, er usportslig; en advarsel passer.
reason-incident_four_steps = Si hva som skjedde, hvilke regler som har betydning, hvilke som gjelder og hvordan, og hva som følger.
reason-incident_free_to_walk = En spiller som ikke er i trekket, kan forlate spillelokalet.
reason-incident_full_watch = Full klokkedømming gjelder om ikke annet er kunngjort; en klaff ingen så falle, er dommernes feil.
reason-incident_grounded_in_laws = Enhver avgjørelse bygger på reglene; et unntak må begrunnes.
reason-incident_had_permission = Dommeren hadde gitt tillatelse.
reason-incident_illegal_move_rule = Et fullført ulovlig trekk som oppdages under partiet, rettes.
reason-incident_illness_excuses = Sykdom uten et nummer å ringe til unnskylder at forfall ikke ble meldt.
reason-incident_increment_request = Ønsket avhenger av hva turneringen har kunngjort, og av gjenstående tid.
reason-incident_keep_silent = Dommeren sier ikke hvor mange trekk som er gjort, at motstanderen har trukket, eller at det ikke er trykket på klokka.
reason-incident_may_appeal = En dommeravgjørelse kan ankes.
reason-incident_may_ask = En spiller kan be dommeren forklare reglene.
reason-incident_may_tell_arbiter = Den som ser en feil, kan si det til dommeren og ikke til andre.
reason-incident_must_be_inspected = Dommeren kan la en spiller bli undersøkt i enerom; å nekte straffes.
reason-incident_must_help = Begge spillere skal hjelpe med å finne trekkene.
reason-incident_must_record = Spilleren skal notere trekkene.
reason-incident_must_report = Turneringen krever at en spiller melder fra når han forlater spillelokalet.
reason-incident_needs_permission = Det krever dommerens tillatelse.
reason-incident_no_disrepute = Spillerne skal ikke gjøre noe som skader sjakkspillets gode navn.
reason-incident_no_help = Notater, råd og analyse på et annet brett er forbudt under spillet.
reason-incident_no_interference = Tilskuere og andre spillere skal ikke snakke om et parti eller blande seg inn; de kan bortvises.
reason-incident_no_phones = Ingen får bruke telefon i spilleområdet uten dommerens tillatelse.
reason-incident_no_right_to_postpone = Ingen kan kreve en annen dag; uten motstanderens og dommerens samtykke er partiet tapt på walkover.
reason-incident_no_sign_of_count = Dommeren viser heller ikke ved sin oppførsel hvor mange trekk som er gjort.
reason-incident_no_surcharge = Kortet ble skadet underveis, så ingen dager legges til; partiet fortsetter.
reason-incident_not_released = En brikke som ikke er sluppet, kan settes på et annet felt; den er fortsatt rørt.
reason-incident_not_unsporting = Å prøve å flytte partiet og gi beskjed er ikke usportslig; karantenen oppheves.
reason-incident_notice_reason_and_proof = Et forfall er gyldig i kraft av grunn og dokumentasjon, ikke motstanderens samtykke.
reason-incident_offer_binding = Et remistilbud kan ikke trekkes tilbake før det er besvart.
reason-incident_offer_stands = Et tilbud på feil tidspunkt gjelder; det kan også være en forstyrrelse.
reason-incident_one_hand = Et trekk utføres med en hånd.
reason-incident_other_watch_announced = En annen klokkedømming er kunngjort før første runde, og den gjelder.
reason-incident_outside_competence = En tvist i en lukket klubbturnering ligger utenfor ankeinstansens kompetanse.
reason-incident_pairing_corrected = Protesten kom før rundestart, så paringen rettes.
reason-incident_pairing_stands = Runden er begynt, så paringen står ved lag.
reason-incident_penalty = Velg en straff fra denne utgavens liste.
reason-incident_penalty_chosen = Dommeren valgte denne straffen.
reason-incident_postmark_with_other_facts = Et utydelig poststempel leses sammen med de andre ubestridte opplysningene.
reason-incident_postponed_by_consent = Motstander og dommer er enige, så partiet spilles en annen dag.
reason-incident_prearranged = Avgjør om remisen gjelder.
reason-incident_press_without_move = Det trykkes på klokka bare etter et trekk.
reason-incident_promotion_final = Valget er endelig når offiseren har rørt feltet.
reason-incident_promotion_open = Offiseren har ikke rørt feltet, så valget er fritt.
reason-incident_protest = Avgjør om protesten skal behandles.
reason-incident_protest_reserved = Det ble tatt forbehold ved signeringen, så protesten kan behandles.
reason-incident_quickplay = Et remiskrav i hurtigavslutning krever rett tid, rett fase og dommerens skjønn.
reason-incident_rebuild = Partiet rekonstrueres på et annet brett, etter at stilling og tider er notert.
reason-incident_rebuild_after_flag = Vent til en klaff er falt; så rekonstrueres partiet.
reason-incident_refuses = En spiller som vedvarende nekter å følge reglene, taper.
reason-incident_released_stands = En brikke som er sluppet på et felt som et lovlig trekk, blir stående.
reason-incident_resigned = En oppgivelse avslutter partiet.
reason-incident_reversed = Følgen avhenger av hvor mange trekk som er gjort.
reason-incident_rule_not_published = En regel binder først når den er kunngjort.
reason-incident_sealed_move_made = Det hemmelige trekket utføres på brettet, og det spilles videre.
reason-incident_sender_bears_risk = Avsenderen bærer risikoen for når et kort stemples.
reason-incident_sensible_thought = En regel som virker merkelig, leses som om en fornuftig tanke ligger bak.
reason-incident_sheet_only_for = Skjemaet er bare for trekk, tider, remistilbud og det som hører til et krav.
reason-incident_sheet_replaced = Dommeren bytter ut et elektronisk skjema som åpenbart er defekt.
reason-incident_sheet_visible = Skjemaet skal hele tiden være synlig for dommeren.
reason-incident_signed_closes = Den som signerer uten forbehold, kan ikke protestere neste dag.
reason-incident_signed_stands = Et resultat som begge har signert, gjelder selv om det er feil, om ikke dommeren bestemmer noe annet.
reason-incident_stay_until_flag = Bli til klaffen faller; å gå ville vise at tidskontrollen er passert.
reason-incident_stop_allowed = En spiller kan stoppe klokka for å tilkalle dommeren.
reason-incident_stop_no_reason = Det var ingen god grunn til å stoppe klokka; det straffes.
reason-incident_surcharge = Avsenderen skrev uleselig, så det legges dager til hans tid.
reason-incident_text_at_hand = De trykte reglene ligger i lokalet, og enhver spiller kan se dem.
reason-incident_text_shown = Vis spilleren regelen i turneringens utgave.
reason-incident_told_in_time = Remis eller oppgivelse meldt før gjenopptakelsen avslutter partiet.
reason-incident_touch_binds = En rørt brikke må flyttes, eller slås hvis den er motstanderens.
reason-incident_touch_proved = Et nøytralt vitne bekrefter det: rørt brikke binder.
reason-incident_touch_unproved = Det er ikke bevist, og tvilen kommer den anklagede til gode.
reason-incident_unable = Avgjør hvordan spilleren hjelpes, og hva det koster.
reason-incident_unable_adjusted = Spilleren kan ha en hjelper; dommeren justerer tiden rimelig.
reason-incident_unable_deducted = Det trekkes fra tid ved starten etter dommerens skjønn.
reason-incident_unable_no_deduction = Spilleren kan ha en hjelper; det trekkes ikke fra tid for en spiller med funksjonsnedsettelse.
reason-incident_unreasonable_offers = Urimelige tilbud og krav forstyrrer motstanderen.
reason-incident_watch_games = Dommeren følger partiene, særlig i tidsnød.
reason-incident_withdrawal = Avgjør om forfallet er gyldig.
reason-incident_withdrawal_event_rules = Reglene kjenner ikke forfall; turneringens regler avgjør.
reason-incident_write_clearly = Trekkene skal noteres så tydelig som mulig.
reason-incident_written_first = Et trekk utføres før det noteres; utgaven sier hvor strengt.
reason-incident_wrong_start = Et parti som er begynt fra feil oppstilling, annulleres og spilles om.
