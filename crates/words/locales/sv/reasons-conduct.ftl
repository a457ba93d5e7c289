# Devices
reason-happened_device = En telefon eller annan utrustning som tillhör { side.within } uppmärksammades.
reason-device_no_rule = Dessa regler har ingen bestämmelse om elektronisk utrustning: om { side.within } har stört, och vad som följer, avgör domaren.
reason-device_sounded = Utrustning som ger ljud kostar partiet: { side.within } förlorar och { other-side.within } vinner.
reason-device_sounded_half_point = Utrustning som ger ljud kostar partiet: { side.within } förlorar. { other-side } kunde inte vinna med någon följd av regelrätta drag och får en halv poäng.
reason-device_sound_needed = Regeln kräver att utrustningen gav ljud. Om { side.within-of } utrustning bara hittades följer förlusten inte av regeln.
reason-device_carried = { side } hade utrustning på sig som domaren inte hade godkänt: { side.within } förlorar och { other-side.within } vinner.
reason-device_milder_penalty = Tävlingens regler kan tillåta utrustningen i en väska eller föreskriva en mildare bestraffning för { side.within }; då gäller inte förlusten.
reason-device_loss_confirmed = Domaren låter förlusten stå fast: inget mildare är tillkännagivet för { side.within }.
reason-device_loss_put_aside = Tävlingens regler är mildare: { side.within } förlorar inte för det, och domaren väljer en bestraffning.

# Refusal to follow the Laws
reason-happened_refusal = { side } vägrar att följa reglerna.
reason-happened_both_refuse = Båda spelarna vägrar att följa reglerna.
reason-refusal_breach_may_be_punished = Om { side.within } framhärdar är partiet förlorat och domaren bestämmer { other-side.within-of } poäng. En mindre överträdelse får bestraffas enligt listan.
reason-refusal_breach_is_punished = Om { side.within } framhärdar är partiet förlorat och domaren bestämmer { other-side.within-of } poäng. En mindre överträdelse ska bestraffas enligt listan.
reason-refusal_lost = { side } har framhärdat och förlorar; domaren ger { other-side.within } hela poängen.
reason-refusal_not_persistent = Domaren finner inte att { side.within } har framhärdat.
reason-refusal_by_both = Båda är skyldiga, och båda förlorar.

# Penalties
reason-happened_penalty =
    Domaren ger { side.within } bestraffning { $item }: { $effect ->
         [warning] en varning
         [opponents_time] mer tid till { other-side.within }
         [own_time] mindre tid för { side.within }
         [game_lost] { side.within } förlorar partiet
         [own_points] färre poäng för { side.within }
         [opponents_points] fler poäng till { other-side.within }
         [fine] böter
         [rounds] avstängning från en eller flera ronder
        *[expulsion] uteslutning från tävlingen
    }.
reason-penalty_warning =
    { $count ->
         [one] En varning, den första i partiet.
        *[other] En varning, nummer { $count } i partiet.
    }
reason-penalty_time_given =
    { side } får { $seconds } { $seconds ->
         [one] sekund
        *[other] sekunder
    } mer.
reason-penalty_time_taken =
    { side } förlorar { $seconds } { $seconds ->
         [one] sekund
        *[other] sekunder
    }.
reason-penalty_time_after_end = Partiet är slut; tid kan inte längre ges eller tas.
reason-penalty_lost = Partiet förklaras förlorat; { other-side.within } får { $points }.
reason-penalty_points_taken = { side.of } poäng i partiet minskas med { $points }.
reason-penalty_points_given = { side.of } poäng i partiet höjs med { $points }, högst till vad partiet är värt.
reason-penalty_points_wait = Poängen ändras när partiet är slut.
reason-penalty_points_of_annulled = Partiet är annullerat och har inga poäng.
reason-penalty_points_capped = Alla poäng kunde inte ändras: ingen får mindre än noll, och partiet är aldrig värt mer än en poäng.
reason-penalty_fine = Böter som har tillkännagivits i förväg.
reason-penalty_rounds = Avstängning från en eller flera ronder.
reason-penalty_expulsion = Uteslutning från tävlingen.
reason-penalty_expelled_game_open = { side } är utesluten, men själva partiet är ännu inte avgjort.
reason-penalty_ban_reaches = Om { side.within } stängs av för detta gäller det alla ratingräknade tävlingar, även klubbarnas.

# A penalty that a script cannot give
reason-script_unknown_penalty = ”{ $item }” är ingen bestraffning i denna utgåva; listan är: { $known }.
reason-script_penalty_needs_time = Bestraffning { $item } kräver en tid i ms, större än 0.
reason-script_penalty_takes_no_time = Bestraffning { $item } har ingen tid.
reason-script_penalty_needs_points = Bestraffning { $item } kräver points: 0.5 eller 1.
reason-script_penalty_takes_no_points = Bestraffning { $item } har inga points.
