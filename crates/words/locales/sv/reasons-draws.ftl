# What happened
reason-happened_resigned = { side } ger upp.
reason-happened_draw_accepted = { side } accepterar remi.
reason-happened_draw_withdrawn = { side } vill ta tillbaka sitt remianbud.
reason-happened_draw_consented = Spelarna är överens om remi, och domaren godkänner det.
reason-happened_draw_not_consented = Spelarna är överens om remi, men domaren godkänner det inte.
reason-happened_claimed_threefold = { side } kräver remi genom tre gånger samma ställning.
reason-happened_claimed_threefold_by = { side } tillkännager { $move } och kräver remi genom tre gånger samma ställning.
    .san = { side } tillkännager { $san } och kräver remi genom tre gånger samma ställning.
reason-happened_claimed_fifty = { side } kräver remi enligt 50-dragsregeln.
reason-happened_claimed_fifty_by = { side } tillkännager { $move } och kräver remi enligt 50-dragsregeln.
    .san = { side } tillkännager { $san } och kräver remi enligt 50-dragsregeln.

# Resignation and agreement
reason-resigned = { other-side } har gett upp: { side.within } vinner.
reason-resigned_no_mate_possible = { side } kunde inte sätta matt med någon följd av regelrätta drag: partiet är remi trots att { other-side.within } ger upp.
reason-draw_agreed = Spelarna har kommit överens om remi under partiet.
reason-draw_agreed_too_early = Remi kan avtalas först när båda spelarna har gjort ett drag.
reason-draw_agreed_before_game = Remin är avtalad före partiet. Det är som att spela en annan tid: domaren ska godkänna det, och inte när det kan avgöra andra spelares placering.
reason-draw_needs_consent = Tävlingen tillåter inte avtalad remi utan domarens godkännande.
reason-draw_needs_consent_before_move = Innan båda har fullbordat { $moves } drag kräver avtalad remi domarens godkännande.
reason-draw_consent_refused = Domaren godkänner inte remin: partiet fortsätter.
reason-draw_limit_not_in_laws = Dessa regler har ingen gräns för avtalad remi: överenskommelsen gäller. Gränsen är tävlingens egen.

# Offers
reason-draw_offer_wrong_moment = { side } bjöd remi vid fel tidpunkt. Anbudet gäller; det görs mellan draget och tryckningen på klockan för att inte störa.
reason-draw_offer_repeated = { side } bjöd remi igen fast det första anbudet ännu gäller. Det stör { other-side.within }.
reason-draw_offer_limited = { side } bjöd remi, vilket tävlingen tillåter bara med domarens godkännande.
reason-draw_offer_mark = { side } har bjudit remi: båda spelarna antecknar det med (=) i protokollet.
reason-draw_offer_binds = { side } kan inte ta tillbaka anbudet. Det gäller tills det är besvarat.
reason-draw_no_offer = Det finns inget anbud från { side.within } som gäller: det finns inget att anta.
reason-draw_nothing_to_decline = { side } avböjde en remi som ingen har bjudit.

# Claims
reason-claim_threefold_right = Samma ställning uppstår åtminstone för tredje gången.
reason-claim_fifty_right = Under 50 drag av varje spelare har ingen bonde flyttats och ingen pjäs slagits.
reason-claim_correct = Kravet är korrekt: partiet är genast remi.
reason-claim_must_be_written = Ett krav på ett kommande drag gäller bara om draget är antecknat och inte utfört.
reason-claim_wrong =
    { side.of } krav var felaktigt: { other-side.within } får { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minuter
    } mer.
reason-claim_wrong_both_clocks =
    { side.of } krav var felaktigt: { other-side.within } får { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minuter
    } mer, och { side.within }, som hade { $left } sekunder kvar, förlorar { $seconds } av dem.
    .left_minutes =
        { side.of } krav var felaktigt: { other-side.within } får { $minutes ->
             [one] { $minutes } minut
            *[other] { $minutes } minuter
        } mer, och { side.within }, som hade { $left_minutes } min { $left_seconds } s kvar, förlorar { $lost_minutes } min { $lost_seconds } s.
reason-claim_announced_move_owed = { side } måste utföra det tillkännagivna draget.
reason-claim_announced_man_owed = Det tillkännagivna draget är regelstridigt: { side.within } måste göra ett annat drag med den pjäsen.
reason-claim_another_move_played = { side } spelade ett annat drag än det felaktiga kravet förpliktade till.
reason-claim_announced_illegal = Det tillkännagivna draget är regelstridigt och ger inte remi.
reason-claim_announced_unclear = Det tillkännagivna är inget tydligt drag och ger inte remi.
reason-claim_position_irregular = Pjäserna på brädet bildar ingen regelrätt ställning: inget kan ha upprepats.
reason-claim_not_on_move = { side } är inte vid draget. Bara spelaren vid draget kan kräva remi.
reason-claim_right_lost = { side } har rört en pjäs och förlorat rätten att kräva remi vid detta drag.
reason-claim_stop_clocks = { side } kräver remi: klockorna ska stannas.

# Scripts
reason-script_no_draw_claim = { $rule } är inget krav om upprepning eller 50 drag.
reason-claim_last_move_not_completed = { side.of } senaste drag är utfört men inte fullbordat, så de 50 dragen är inte uppnådda.
