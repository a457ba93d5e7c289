# Devices
reason-happened_device =
    En telefon eller annan utrustning som tillhör { $color ->
         [white] vit
        *[black] svart
    } uppmärksammades.
reason-device_no_rule =
    Dessa regler har ingen bestämmelse om elektronisk utrustning: om { $color ->
         [white] vit
        *[black] svart
    } har stört, och vad som följer, avgör domaren.
reason-device_sounded =
    Utrustning som ger ljud kostar partiet: { $color ->
         [white] vit
        *[black] svart
    } förlorar och { $color ->
         [white] svart
        *[black] vit
    } vinner.
reason-device_sounded_half_point =
    Utrustning som ger ljud kostar partiet: { $color ->
         [white] vit
        *[black] svart
    } förlorar. { $color ->
         [white] Svart
        *[black] Vit
    } kunde inte vinna med någon följd av regelrätta drag och får en halv poäng.
reason-device_sound_needed =
    Regeln kräver att utrustningen gav ljud. Om { $color ->
         [white] vits
        *[black] svarts
    } bara hittades följer förlusten inte av den.
reason-device_carried =
    { $color ->
         [white] Vit
        *[black] Svart
    } hade utrustning på sig som domaren inte hade godkänt: { $color ->
         [white] vit
        *[black] svart
    } förlorar och { $color ->
         [white] svart
        *[black] vit
    } vinner.
reason-device_milder_penalty =
    Tävlingens regler kan tillåta utrustningen i en väska eller föreskriva en mildare bestraffning för { $color ->
         [white] vit
        *[black] svart
    }; då gäller inte förlusten.
reason-device_loss_confirmed =
    Domaren låter förlusten stå fast: inget mildare är tillkännagivet för { $color ->
         [white] vit
        *[black] svart
    }.
reason-device_loss_put_aside =
    Tävlingens regler är mildare: { $color ->
         [white] vit
        *[black] svart
    } förlorar inte för det, och domaren väljer en bestraffning.

# Refusal to follow the Laws
reason-happened_refusal =
    { $color ->
         [white] Vit
        *[black] Svart
    } vägrar att följa reglerna.
reason-happened_both_refuse = Båda spelarna vägrar att följa reglerna.
reason-refusal_breach_may_be_punished =
    Om { $color ->
         [white] vit
        *[black] svart
    } framhärdar är partiet förlorat och domaren bestämmer { $color ->
         [white] svarts
        *[black] vits
    } poäng. En mindre överträdelse får bestraffas enligt listan.
reason-refusal_breach_is_punished =
    Om { $color ->
         [white] vit
        *[black] svart
    } framhärdar är partiet förlorat och domaren bestämmer { $color ->
         [white] svarts
        *[black] vits
    } poäng. En mindre överträdelse ska bestraffas enligt listan.
reason-refusal_lost =
    { $color ->
         [white] Vit
        *[black] Svart
    } har framhärdat och förlorar; domaren ger { $color ->
         [white] svart
        *[black] vit
    } hela poängen.
reason-refusal_not_persistent =
    Domaren finner inte att { $color ->
         [white] vit
        *[black] svart
    } har framhärdat.
reason-refusal_by_both = Båda är skyldiga, och båda förlorar.

# Penalties
reason-happened_penalty =
    Domaren ger { $color ->
         [white] vit
        *[black] svart
    } bestraffning { $item }: { $effect ->
         [warning] en varning
         [opponents_time] mer tid till { $color ->
             [white] svart
            *[black] vit
        }
         [own_time] mindre tid för { $color ->
             [white] vit
            *[black] svart
        }
         [game_lost] { $color ->
             [white] vit
            *[black] svart
        } förlorar partiet
         [own_points] färre poäng för { $color ->
             [white] vit
            *[black] svart
        }
         [opponents_points] fler poäng till { $color ->
             [white] svart
            *[black] vit
        }
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
    { $color ->
         [white] Vit
        *[black] Svart
    } får { $seconds } { $seconds ->
         [one] sekund
        *[other] sekunder
    } mer.
reason-penalty_time_taken =
    { $color ->
         [white] Vit
        *[black] Svart
    } förlorar { $seconds } { $seconds ->
         [one] sekund
        *[other] sekunder
    }.
reason-penalty_time_after_end = Partiet är slut; tid kan inte längre ges eller tas.
reason-penalty_lost =
    Partiet förklaras förlorat; { $color ->
         [white] svart
        *[black] vit
    } får { $points }.
reason-penalty_points_taken =
    { $color ->
         [white] Vits
        *[black] Svarts
    } poäng i partiet minskas med { $points }.
reason-penalty_points_given =
    { $color ->
         [white] Vits
        *[black] Svarts
    } poäng i partiet höjs med { $points }, högst till vad partiet är värt.
reason-penalty_points_wait = Poängen ändras när partiet är slut.
reason-penalty_points_of_annulled = Partiet är annullerat och har inga poäng.
reason-penalty_points_capped = Alla poäng kunde inte ändras: ingen får mindre än noll, och partiet är aldrig värt mer än en poäng.
reason-penalty_fine = Böter som har tillkännagivits i förväg.
reason-penalty_rounds = Avstängning från en eller flera ronder.
reason-penalty_expulsion = Uteslutning från tävlingen.
reason-penalty_expelled_game_open =
    { $color ->
         [white] Vit
        *[black] Svart
    } är utesluten, men själva partiet är ännu inte avgjort.
reason-penalty_ban_reaches =
    Om { $color ->
         [white] vit
        *[black] svart
    } därefter stängs av gäller det alla ratingräknade tävlingar, även klubbarnas.

# A penalty that a script cannot give
reason-script_unknown_penalty = ”{ $item }” är ingen bestraffning i denna utgåva; listan är: { $known }.
reason-script_penalty_needs_time = Bestraffning { $item } kräver en tid i ms, större än 0.
reason-script_penalty_takes_no_time = Bestraffning { $item } har ingen tid.
reason-script_penalty_needs_points = Bestraffning { $item } kräver points: 0.5 eller 1.
reason-script_penalty_takes_no_points = Bestraffning { $item } har inga points.
