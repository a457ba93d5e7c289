# The quickplay finish: what happened
reason-happened_quickplay_claimed = { side } kräver remi i den tidsbegränsade avslutningen.
reason-happened_quickplay_increment_asked = { side } begär att båda spelarna får tidstillägg.
reason-happened_quickplay_decided_early = { side.of } uppskjutna krav avgörs medan båda kläpparna är uppe.
reason-happened_quickplay_flag = { side.of } kläpp hade fallit när kravet avslogs.

# Why a claim is not heard
reason-quickplay_not_in_blitz = Det finns ingen tidsbegränsad avslutning i blixtschack.
reason-quickplay_not_announced = Reglerna för tidsbegränsad avslutning har inte tillkännagetts för tävlingen.
reason-quickplay_has_increment = Med tidstillägg finns ingen tidsbegränsad avslutning.
reason-quickplay_increment_given = Båda spelarna får redan tidstillägg, så remi kan inte krävas.
reason-quickplay_not_last_period = Det är inte den sista perioden, då alla återstående drag ska göras.
reason-quickplay_flag_down = { side.of } kläpp har fallit; kravet kommer för sent.
reason-quickplay_not_on_move = Bara spelaren vid draget får kräva remi, och { side.within } är inte vid draget.
reason-quickplay_time_left = { side } har inte mindre än { $minutes } minuter kvar.
reason-quickplay_increment_waits = Begäran om tidstillägg måste först besvaras.
reason-quickplay_no_increment_rule = I den här utgåvan kan en spelare kräva remi men inte begära tidstillägg.
reason-quickplay_increment_needs_arbiter = Ingen domare följer spelet och kan införa tidstillägg; remi kan krävas.
reason-quickplay_claimed_already = { side.of } krav är redan framfört och väntar på beslut.

# What is left to the arbiter
reason-quickplay_claim_judged =
    { side } kräver remi: { $grounds ->
         [cannot_win] { other-side.within } kan inte vinna med normala medel
         [not_trying] { other-side.within } försöker inte vinna med normala medel
        *[either] { other-side.within } kan inte vinna med normala medel eller försöker inte
    }.
reason-quickplay_later_judged =
    { side.of } krav är uppskjutet: { $grounds ->
         [cannot_win] kan { other-side.within } vinna med normala medel?
         [not_trying] försöker { other-side.within } vinna med normala medel?
        *[either] kan { other-side.within } vinna med normala medel, och försöker han?
    } Beslutet kommer senare i partiet, eller när en kläpp har fallit.
reason-quickplay_waits_for_flag =
    { side.of } krav är uppskjutet: { $grounds ->
         [cannot_win] kan { other-side.within } vinna med normala medel?
         [not_trying] försöker { other-side.within } vinna med normala medel?
        *[either] kan { other-side.within } vinna med normala medel, och försöker han?
    } Beslutet meddelas när en kläpp har fallit.
reason-quickplay_flag_judged =
    { side.of } kläpp föll innan kravet avgjordes. Partiet är remi om { $grounds ->
         [cannot_win] { $judged ->
             [white] vit inte kan vinna med normala medel
            *[black] svart inte kan vinna med normala medel
        }
         [not_trying] { $judged ->
             [white] vit inte försökte tillräckligt att vinna med normala medel
            *[black] svart inte försökte tillräckligt att vinna med normala medel
        }
        *[either] { $judged ->
             [white] vit inte kan vinna med normala medel eller inte försökte tillräckligt
            *[black] svart inte kan vinna med normala medel eller inte försökte tillräckligt
        }
    }; annars är partiet förlorat på tid.
reason-quickplay_referred =
    Ingen domare följer partiet. { side.of } krav avslutar partiet och går till en domare: { $grounds ->
         [cannot_win] kan { other-side.within } vinna med normala medel?
         [not_trying] försökte { other-side.within } vinna med normala medel?
        *[either] kan { other-side.within } vinna med normala medel, och försökte han?
    }
reason-quickplay_increment_judged = { side.of } begäran är ett remianbud. Om { other-side.within } avböjer och domaren går med på det får båda { $seconds } sekunder per drag, och { other-side.within } får { $minutes } minuter extra.

# The decision
reason-quickplay_drawn =
    Domaren håller med: { $grounds ->
         [cannot_win] { $color ->
             [white] vit kan inte vinna med normala medel
            *[black] svart kan inte vinna med normala medel
        }
         [not_trying] { $color ->
             [white] vit försöker inte vinna med normala medel
            *[black] svart försöker inte vinna med normala medel
        }
        *[either] { $color ->
             [white] vit kan inte vinna med normala medel eller försöker inte
            *[black] svart kan inte vinna med normala medel eller försöker inte
        }
    }. { $appeal ->
         [none] Beslutet är slutgiltigt.
        *[open] Beslutet kan överklagas.
    }
reason-quickplay_rejected =
    Domaren håller inte med; { side.within } får { $minutes } minuter extra. { $appeal ->
         [none] Beslutet är slutgiltigt.
        *[open] Beslutet kan överklagas.
    }
reason-quickplay_postponed = Domaren avgör kravet senare och följer partiet om möjligt. Han får ge { side.within } { $minutes } minuter extra genom att ställa klockan.
reason-quickplay_not_before_flag = Ett uppskjutet krav avgörs när en kläpp har fallit, inte tidigare.
reason-quickplay_later_rejected =
    Domaren finner att { side.within } kunde vinna med normala medel och försökte. { $appeal ->
         [none] Beslutet är slutgiltigt.
        *[open] Beslutet kan överklagas.
    }
reason-quickplay_flag_counts = Kläppen räknas, och { side.within } har överskridit tiden.
reason-quickplay_referred_drawn =
    Domaren ger { side.within } rätt: { $grounds ->
         [cannot_win] { other-side.within } kunde inte vinna med normala medel
         [not_trying] { other-side.within } gjorde inget försök att vinna med normala medel
        *[either] { other-side.within } kunde inte vinna med normala medel eller försökte inte
    }. { $appeal ->
         [none] Beslutet är slutgiltigt.
        *[open] Beslutet kan överklagas.
    }
reason-quickplay_referred_lost =
    Domaren avslår kravet: { $grounds ->
         [cannot_win] { other-side.within } kunde vinna med normala medel
         [not_trying] { other-side.within } försökte vinna med normala medel
        *[either] { other-side.within } kunde vinna med normala medel och försökte
    }. Kravet avslutade partiet, så { side.within } förlorar. { $appeal ->
         [none] Beslutet är slutgiltigt.
        *[open] Beslutet kan överklagas.
    }
reason-quickplay_referred_no_mate =
    Domaren avslår { side.within-of } krav ({ $grounds ->
         [cannot_win] { other-side.within } kan inte vinna
         [not_trying] { other-side.within } försöker inte
        *[either] { other-side.within } kan inte vinna eller försöker inte
    }), men { other-side.within } kan inte sätta matt, så partiet är remi. { $appeal ->
         [none] Beslutet är slutgiltigt.
        *[open] Beslutet kan överklagas.
    }
reason-quickplay_increment_introduced =
    { $offer ->
         [declined] Remianbudet avböjdes och domaren går med på det
        *[standing] Domaren går med på det
    }: båda spelarna får { $seconds } sekunder per drag, och { side.within } får { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minuter
    } mer.
reason-quickplay_offer_unanswered = Önskemålet är ett remianbud, och inget säger att { side.within } har avböjt det. Det kräver regeln först.
reason-quickplay_increment_refused = Domaren går inte med på tidstillägg; remi kan krävas i stället.

# What the arbiter should know
reason-quickplay_stop_clocks = { side } ska stanna båda klockorna och tillkalla domaren när kravet framförs.
reason-quickplay_increment_first = Kravet prövas bara där tidstillägg inte kan införas; { side.within } har inte begärt det.
reason-quickplay_play_is_over_for_all =
    Spelet är slut tills kravet är avgjort; inget på brädet eller klockan räknas nu.
reason-quickplay_play_is_over = Spelet är slut tills kravet är avgjort; det { side.within } gör nu räknas inte.
reason-quickplay_evidence_position = { side } skriver ned slutställningen ({ $fen }), och { other-side.within } bekräftar den.
reason-quickplay_evidence_sheet = { side } skriver ned slutställningen ({ $fen }) och visar upp ett protokoll som är fört till slutet; { other-side.within } bekräftar båda.
reason-quickplay_guide_grounds = Vägledningen: remi kan krävas när motståndaren bara spelar på tiden, eller när ställningen inte kan vinnas med normala medel.
reason-quickplay_guide_strict =
    Vägledningen: var sträng, remin måste vara stendöd.
reason-quickplay_guide_steps = Vägledningen: följ partiet. Innan det går vidare kan motståndaren få extra tid om kravet verkar orimligt eller har brutit koncentrationen.
reason-quickplay_guide_after = Vägledningen: remi kan ges även efter att en kläpp har fallit, och starka spelare kan rådfrågas.
reason-quickplay_guide_no_arbiter = Vägledningen: lägg fram det skriftliga beviset för tävlingens domare, eller för en auktoriserad domare om ingen finns.
