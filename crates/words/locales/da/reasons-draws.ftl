# What happened
reason-happened_resigned = { side } opgiver.
reason-happened_draw_accepted = { side } tager imod remis.
reason-happened_draw_withdrawn = { side } vil trække sit remistilbud tilbage.
reason-happened_draw_consented = Spillerne er enedes om remis, og dommeren samtykker.
reason-happened_draw_not_consented = Spillerne er enedes om remis, men dommeren samtykker ikke.
reason-happened_claimed_threefold = { side } kræver remis: samme stilling tre gange.
reason-happened_claimed_threefold_by = { side } meddeler { $move } og kræver remis: samme stilling tre gange.
    .san = { side } meddeler { $san } og kræver remis: samme stilling tre gange.
reason-happened_claimed_fifty = { side } kræver remis efter 50-træksreglen.
reason-happened_claimed_fifty_by = { side } meddeler { $move } og kræver remis efter 50-træksreglen.
    .san = { side } meddeler { $san } og kræver remis efter 50-træksreglen.

# Resignation and agreement
reason-resigned = { other-side } har opgivet: { side.within } vinder.
reason-resigned_no_mate_possible = { side } kunne ikke sætte mat med nogen følge af lovlige træk: partiet er remis, selv om { other-side.within } opgiver.
reason-draw_agreed = Spillerne er blevet enige om remis under partiet.
reason-draw_agreed_too_early = Der kan først aftales remis, når begge spillere har trukket.
reason-draw_agreed_before_game = Remisen er aftalt før partiet. Det svarer til at spille på et andet tidspunkt: dommeren skal godkende det og må ikke gøre det, når det kan afgøre andre spilleres placering.
reason-draw_needs_consent = Turneringen tillader ikke aftalt remis uden dommerens samtykke.
reason-draw_needs_consent_before_move = Før begge har fuldført { $moves } træk, kræver aftalt remis dommerens samtykke.
reason-draw_consent_refused = Dommeren giver ikke samtykke til remis: partiet fortsætter.
reason-draw_limit_not_in_laws = Disse regler kender ingen grænse for aftalt remis: aftalen gælder. Grænsen er turneringens egen.

# Offers
reason-draw_offer_wrong_moment = { side } tilbød remis på et forkert tidspunkt. Tilbuddet gælder; det fremsættes mellem træk og tryk på uret for ikke at forstyrre.
reason-draw_offer_repeated = { side } tilbød remis igen, selv om det første tilbud stadig gælder. Det forstyrrer { other-side.within }.
reason-draw_offer_limited = { side } tilbød remis, som turneringen kun tillader med dommerens samtykke.
reason-draw_offer_mark = { side } har tilbudt remis: begge spillere noterer det med (=) på noteringslisten.
reason-draw_offer_binds = { side } kan ikke trække tilbuddet tilbage. Det gælder, til det er besvaret.
reason-draw_no_offer = Der er intet gældende tilbud fra { side.within }: der er intet at tage imod.
reason-draw_nothing_to_decline = { side } afslog en remis, som ingen har tilbudt.

# Claims
reason-claim_threefold_right = Den samme stilling forekommer for mindst tredje gang.
reason-claim_fifty_right = I 50 træk af hver spiller er ingen bonde flyttet og intet slået.
reason-claim_correct = Kravet er korrekt: partiet er straks remis.
reason-claim_must_be_written = Et krav på et kommende træk gælder kun, hvis trækket er noteret og ikke udført.
reason-claim_wrong =
    { side.of } krav var forkert: { other-side.within } får { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minutter
    } mere.
reason-claim_wrong_both_clocks =
    { side.of } krav var forkert: { other-side.within } får { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minutter
    } mere, og { side.within }, der havde { $left } sekunder tilbage, mister { $seconds } af dem.
    .left_minutes =
        { side.of } krav var forkert: { other-side.within } får { $minutes ->
             [one] { $minutes } minut
            *[other] { $minutes } minutter
        } mere, og { side.within }, der havde { $left_minutes } min { $left_seconds } s tilbage, mister { $lost_minutes } min { $lost_seconds } s.
reason-claim_announced_move_owed = { side } skal udføre det meddelte træk.
reason-claim_announced_man_owed = Det meddelte træk er ulovligt: { side.within } skal udføre et andet træk med den brik.
reason-claim_another_move_played = { side } spillede et andet træk end det, det forkerte krav forpligtede til.
reason-claim_announced_illegal = Det meddelte træk er ulovligt og giver ikke remis.
reason-claim_announced_unclear = Det meddelte er ikke et klart træk og giver ikke remis.
reason-claim_position_irregular = Brikkerne på brættet er ingen lovlig stilling: intet kan være gentaget.
reason-claim_not_on_move = { side } er ikke i trækket. Kun spilleren i trækket kan kræve remis.
reason-claim_right_lost = { side } har rørt en brik og har mistet retten til at kræve remis ved dette træk.
reason-claim_stop_clocks = { side } kræver remis: urene skal standses.

# Scripts
reason-script_no_draw_claim = { $rule } er ikke et krav om gentagelse eller 50 træk.
reason-claim_last_move_not_completed = { side.of } sidste træk er udført, men ikke fuldført, så de 50 træk er ikke nået.
