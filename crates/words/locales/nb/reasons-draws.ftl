# What happened
reason-happened_resigned = { side } gir opp.
reason-happened_draw_accepted = { side } godtar remis.
reason-happened_draw_withdrawn = { side } vil trekke remistilbudet tilbake.
reason-happened_draw_consented = Spillerne er enige om remis, og dommeren samtykker.
reason-happened_draw_not_consented = Spillerne er enige om remis, men dommeren samtykker ikke.
reason-happened_claimed_threefold = { side } krever remis ved trekkgjentakelse.
reason-happened_claimed_threefold_by = { side } oppgir { $move } og krever remis ved trekkgjentakelse.
    .san = { side } oppgir { $san } og krever remis ved trekkgjentakelse.
reason-happened_claimed_fifty = { side } krever remis etter 50-trekksregelen.
reason-happened_claimed_fifty_by = { side } oppgir { $move } og krever remis etter 50-trekksregelen.
    .san = { side } oppgir { $san } og krever remis etter 50-trekksregelen.

# Resignation and agreement
reason-resigned = { other-side } har gitt opp: { side.within } vinner.
reason-resigned_no_mate_possible = { side } kunne ikke sette matt med noen rekke av lovlige trekk: partiet er remis selv om { other-side.within } gir opp.
reason-draw_agreed = Spillerne er blitt enige om remis under partiet.
reason-draw_agreed_too_early = Remis kan først avtales når begge spillerne har gjort et trekk.
reason-draw_agreed_before_game = Remisen er avtalt før partiet. Det er som å spille på et annet tidspunkt: dommeren må godkjenne det, og ikke når det kan avgjøre andre spilleres plassering.
reason-draw_needs_consent = Turneringen tillater ikke avtalt remis uten dommerens samtykke.
reason-draw_needs_consent_before_move = Før begge har fullført { $moves } trekk, krever avtalt remis dommerens samtykke.
reason-draw_consent_refused = Dommeren gir ikke samtykke til remis: partiet fortsetter.
reason-draw_limit_not_in_laws = Disse reglene har ingen grense for avtalt remis: avtalen gjelder. Grensen er turneringens egen.

# Offers
reason-draw_offer_wrong_moment = { side } tilbød remis på feil tidspunkt. Tilbudet gjelder; det gis mellom trekket og trykket på klokka for ikke å forstyrre.
reason-draw_offer_repeated = { side } tilbød remis igjen selv om det første tilbudet fortsatt gjelder. Det forstyrrer { other-side.within }.
reason-draw_offer_limited = { side } tilbød remis, som turneringen bare tillater med dommerens samtykke.
reason-draw_offer_mark = { side } har tilbudt remis: begge spillerne noterer det med (=) på noteringsskjemaet.
reason-draw_offer_binds = { side } kan ikke trekke tilbudet tilbake. Det gjelder til det er besvart.
reason-draw_no_offer = Det foreligger ikke noe tilbud fra { side.within }: det er ingenting å godta.
reason-draw_nothing_to_decline = { side } avslo en remis som ingen har tilbudt.

# Claims
reason-claim_threefold_right = Den samme stillingen oppstår for minst tredje gang.
reason-claim_fifty_right = I 50 trekk av hver spiller er ingen bonde flyttet og ingenting slått.
reason-claim_correct = Kravet er riktig: partiet er straks remis.
reason-claim_must_be_written = Et krav på et kommende trekk gjelder bare hvis trekket er notert og ikke utført.
reason-claim_wrong =
    { side.of } krav var feil: { other-side.within } får { $minutes ->
         [one] { $minutes } minutt
        *[other] { $minutes } minutter
    } mer.
reason-claim_wrong_both_clocks =
    { side.of } krav var feil: { other-side.within } får { $minutes ->
         [one] { $minutes } minutt
        *[other] { $minutes } minutter
    } mer, og { side.within }, som hadde { $left } sekunder igjen, mister { $seconds } av dem.
    .left_minutes =
        { side.of } krav var feil: { other-side.within } får { $minutes ->
             [one] { $minutes } minutt
            *[other] { $minutes } minutter
        } mer, og { side.within }, som hadde { $left_minutes } min { $left_seconds } s igjen, mister { $lost_minutes } min { $lost_seconds } s.
reason-claim_announced_move_owed = { side } må utføre det oppgitte trekket.
reason-claim_announced_man_owed = Det oppgitte trekket er ulovlig: { side.within } må gjøre et annet trekk med den brikken.
reason-claim_another_move_played = { side } spilte et annet trekk enn det uriktige kravet forpliktet til.
reason-claim_announced_illegal = Det oppgitte trekket er ulovlig og gir ikke remis.
reason-claim_announced_unclear = Det som ble oppgitt, er ikke et klart trekk og gir ikke remis.
reason-claim_position_irregular = Brikkene på brettet er ingen lovlig stilling: ingenting kan være gjentatt.
reason-claim_not_on_move = { side } er ikke i trekket. Bare spilleren i trekket kan kreve remis.
reason-claim_right_lost = { side } har rørt en brikke og har mistet retten til å kreve remis ved dette trekket.
reason-claim_stop_clocks = { side } krever remis: klokkene skal stanses.

# Scripts
reason-script_no_draw_claim = { $rule } er ikke et krav om trekkgjentakelse eller 50 trekk.
reason-claim_last_move_not_completed = Det siste trekket til { side.within } er utført, men ikke fullført, så det er ennå ikke 50 trekk.
