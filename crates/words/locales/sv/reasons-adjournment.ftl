# What happened
reason-happened_adjournment_wished = { side } vill avbryta partiet före spelpassets slut.
reason-happened_session_over = Spelpasset är slut; { side.within } förseglade dessförinnan.
reason-happened_moved_instead_of_sealing = { side } ombads försegla ett drag och utförde ett drag på brädet.
reason-happened_sealed_other_move = { side } utförde ett drag på brädet och skrev ned ett annat.
reason-happened_sealed_again = { side } vill ändra det förseglade draget.
reason-happened_resumption = Det avbrutna partiet återupptas; { side.within } har förseglat.
reason-happened_envelope_to_be_opened = { side.of } kuvert ska öppnas.
reason-happened_envelope_opened = { side.of } kuvert har öppnats.
reason-happened_envelope_lost = { side.of } kuvert saknas.
reason-happened_position_after_lost_envelope = Domaren avgör om ställningen fortfarande är känd.
reason-happened_absence_noticed = Domaren ser efter vem som är vid brädet.
reason-happened_late_for_resumption = { side } kommer för sent till återupptagandet.
    .minutes =
        { side } kommer för sent till återupptagandet: { $minutes ->
             [one] { $minutes } minut
            *[other] { $minutes } minuter
        } efter den fastställda tiden.
reason-happened_both_late_for_resumption = Båda spelarna kommer för sent till återupptagandet.
    .minutes =
        Båda spelarna kommer för sent till återupptagandet: { $minutes ->
             [one] { $minutes } minut
            *[other] { $minutes } minuter
        } efter den fastställda tiden.
reason-happened_sealed_move_ends_game = Draget som { side.within } har förseglat avslutar partiet.
reason-happened_clock_set_at_resumption = Domaren ställer klockan inför återupptagandet.
reason-happened_clock_was_wrong = Klockan var fel ställd vid återupptagandet.

# Sealing
reason-adjournment_on_paper = Det förseglade draget skrivs på ett pappersprotokoll.
reason-adjournment_only_on_move = Bara spelaren vid draget kan försegla före spelpassets slut.
reason-adjournment_charged_to_session_end = Den som förseglar i förtid anses ha förseglat vid spelpassets slut: { $minutes } min { $seconds } s dras av.
reason-adjournment_session_end_unknown = { side } förseglade i förtid och spelpassets slut är inte angivet: tiden dit har inte dragits av.
reason-adjournment_board_move_sealed = Ett drag som utförs på brädet efter anmodan är det förseglade draget.
reason-adjournment_board_move_illegal = Draget på brädet är regelstridigt och förseglas inte. Ett regelrätt drag skrivs ned.
reason-adjournment_sealed_move_stands = Klockan har stannats: det förseglade draget står fast.
reason-adjournment_sealed_move_void = Partiet har ställts tillbaka under avbrottet: det förseglade draget utgår.
reason-adjournment_nothing_sealed = { side } har inte förseglat och utför draget på brädet.

# The envelope
reason-adjournment_envelope_unchecked = Kontrollera uppgifterna på kuvertet och förvara det säkert. { side } har förseglat.
reason-adjournment_envelope_item_missing =
    På kuvertet saknas: { $item ->
         [names] spelarnas namn
         [position] ställningen närmast före det förseglade draget
         [times] varje spelares förbrukade tid
         [sealer] vem som har förseglat
         [move_number] det förseglade dragets nummer
         [draw_offer] remianbudet som fortfarande gäller
        *[resumption] när och var partiet återupptas
    }.
reason-adjournment_envelope_item_unknown = ”{ $item }” är ingen av de uppgifter som hör hemma på kuvertet.

# Until the resumption
reason-adjournment_offer_stands = { side } bjuder remi efter att draget förseglats: anbudet gäller tills det besvarats.
reason-adjournment_ended_before_resumption = Överenskommen remi eller uppgivet parti före återupptagandet avslutar partiet.
reason-adjournment_sealed_move_unknown = Ställningen före det förseglade draget avgör vem som kan sätta matt. Domaren bekräftar remin.

# The resumption
reason-adjournment_times_used = Ställningen före det förseglade draget ställs upp. Förbrukad tid: vit { $white_minutes } min { $white_seconds } s, svart { $black_minutes } min { $black_seconds } s.
reason-adjournment_times_remaining = Ställningen före det förseglade draget ställs upp. Återstående tid: vit { $white_minutes } min { $white_seconds } s, svart { $black_minutes } min { $black_seconds } s.
reason-adjournment_replier_present = { side } ska svara och är närvarande: kuvertet öppnas, draget utförs och klockan startas.
reason-adjournment_replier_clock_runs = { side } ska svara och är inte närvarande: klockan startas.
reason-adjournment_both_absent = Ingen är närvarande: { side.within } förlorar tiden tills spelaren kommer.
reason-adjournment_not_yet_resumed = Kuvertet öppnas vid återupptagandet, inte före.
reason-adjournment_replier_absent = Kuvertet öppnas först när spelaren som ska svara är närvarande.
reason-adjournment_reply_kept = Domaren förvarar det andra kuvertet tills den frånvarande spelaren kommer.

# Too late
reason-resumption_in_time =
    { $minutes ->
         [0] Nolltolerans gäller vid återupptagandet: spelaren kom i tid.
         [one] En spelare får komma högst { $minutes } minut efter det fastställda återupptagandet: spelaren kom i tid.
        *[other] En spelare får komma högst { $minutes } minuter efter det fastställda återupptagandet: spelaren kom i tid.
    }
reason-adjournment_late = Den som kommer mer än { $minutes } minuter efter det fastställda återupptagandet förlorar.
reason-adjournment_late_may_be_excused =
    { side-or-both } kom för sent. Domaren kan besluta annorlunda.
reason-adjournment_late_confirmed = Domaren låter förlusten stå fast.
reason-adjournment_late_excused = Domaren beslutar annorlunda: partiet fortsätter.
reason-adjournment_may_still_come = Det finns fortfarande tid: partiet förloras { $minutes } minuter efter det fastställda återupptagandet.
reason-adjournment_nobody_late = Spelaren är närvarande eller ursäktad.
reason-adjournment_flag_of_present_player = { side } var närvarande och har överskridit tiden: det avgör partiet.

# A lost envelope
reason-adjournment_stated_move_owed = Partiet återupptas från den avbrutna ställningen och spelaren utför det drag som förseglades.
reason-adjournment_position_unknown = Ställningen kan inte återskapas: partiet annulleras och ett nytt spelas.
reason-adjournment_times_by_arbiter = När tiderna inte är kända ställer domaren klockan efter eget omdöme.
reason-question_position_after_lost_envelope = Kuvertet saknas. Godkänn om ställningen är känd, avslå om den inte kan återskapas.
reason-question_position_unsound = Pjäserna på brädet bildar ingen regelrätt ställning, så det förseglade draget kan inte bedömas. Godkänn för att låta spelaren utföra draget, avslå för att annullera partiet.

# The clock at the resumption
reason-adjournment_times_set = Tiderna från avbrottet ställs in på klockan.
reason-adjournment_clock_corrected = Felet påpekades före det första draget: det rättas.
reason-adjournment_clock_corrected_late = Felet upptäcktes efter det första draget; domaren rättar det ändå.
reason-adjournment_clock_stands = Felet upptäcktes efter det första draget: klockan förblir som den är.
reason-question_clock_at_resumption = Klockan var fel ställd vid återupptagandet och båda har dragit sedan dess. Den förblir som den är om inte domaren beslutar annorlunda.

# What a script cannot contain
reason-script_already_adjourned = Partiet är redan avbrutet.
reason-script_already_resumed = Partiet har redan återupptagits.
reason-script_not_adjourned = Partiet är inte avbrutet.
reason-script_game_adjourned = Partiet är avbrutet: vid brädet sker inget före återupptagandet.
reason-script_nothing_sealed = Klockan har stannats, men inget drag har förseglats.
reason-script_no_envelope = Det finns inget kuvert.
reason-script_envelope_closed = Kuvertet måste öppnas först.
