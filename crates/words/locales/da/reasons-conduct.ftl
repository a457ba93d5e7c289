# Devices
reason-happened_device = En telefon eller andet udstyr tilhørende { side.within } blev bemærket.
reason-device_no_rule = Disse regler nævner ikke elektronisk udstyr: om { side.within } har forstyrret, og hvad der følger, afgør dommeren.
reason-device_sounded = Udstyr, der giver lyd, koster partiet: { side.within } taber, og { other-side.within } vinder.
reason-device_sounded_half_point = Udstyr, der giver lyd, koster partiet: { side.within } taber. { other-side } kunne ikke vinde med nogen følge af lovlige træk og får et halvt point.
reason-device_sound_needed = Reglen kræver, at udstyret gav lyd. Blev { side.within-of } udstyr kun fundet, følger tabet ikke af reglen.
reason-device_carried = { side } bar udstyr, som dommeren ikke havde godkendt: { side.within } taber, og { other-side.within } vinder.
reason-device_milder_penalty = Turneringens reglement kan tillade udstyret i en taske eller fastsætte en mildere straf for { side.within }; så bortfalder tabet.
reason-device_loss_confirmed = Dommeren lader tabet stå ved magt: der er ikke fastsat noget mildere for { side.within }.
reason-device_loss_put_aside = Turneringens regler er mildere: { side.within } taber ikke for det, og dommeren vælger en straf.

# Refusal to follow the Laws
reason-happened_refusal = { side } nægter at følge reglerne.
reason-happened_both_refuse = Begge spillere nægter at følge reglerne.
reason-refusal_breach_may_be_punished = Bliver { side.within } ved, er partiet tabt, og dommeren fastsætter { other-side.within-of } score. En mindre overtrædelse kan straffes efter listen.
reason-refusal_breach_is_punished = Bliver { side.within } ved, er partiet tabt, og dommeren fastsætter { other-side.within-of } score. En mindre overtrædelse skal straffes efter listen.
reason-refusal_lost = { side } er blevet ved og taber; dommeren giver { other-side.within } det hele point.
reason-refusal_not_persistent = Dommeren finder ikke, at { side.within } er blevet ved.
reason-refusal_by_both = Begge er skyldige, og begge taber.

# Penalties
reason-happened_penalty =
    Dommeren giver { side.within } straf { $item }: { $effect ->
         [warning] en advarsel
         [opponents_time] mere tid til { other-side.within }
         [own_time] mindre tid til { side.within }
         [game_lost] { side.within } taber partiet
         [own_points] færre point til { side.within }
         [opponents_points] flere point til { other-side.within }
         [fine] en bøde
         [rounds] udelukkelse fra en eller flere runder
        *[expulsion] bortvisning fra turneringen
    }.
reason-penalty_warning =
    { $count ->
         [one] En advarsel, den første i partiet.
        *[other] En advarsel, nummer { $count } i partiet.
    }
reason-penalty_time_given =
    { side } får { $seconds } { $seconds ->
         [one] sekund
        *[other] sekunder
    } mere.
reason-penalty_time_taken =
    { side } mister { $seconds } { $seconds ->
         [one] sekund
        *[other] sekunder
    }.
reason-penalty_time_after_end = Partiet er slut; tid kan ikke længere gives eller tages.
reason-penalty_lost = Partiet erklæres for tabt; { other-side.within } får { $points }.
reason-penalty_points_taken = { side.of } point i partiet nedsættes med { $points }.
reason-penalty_points_given = { side.of } point i partiet forhøjes med { $points }, højst til det, partiet er værd.
reason-penalty_points_wait = Pointene ændres, når partiet er slut.
reason-penalty_points_of_annulled = Partiet er annulleret og har ingen point.
reason-penalty_points_capped = Ikke alle point kunne ændres: ingen får mindre end nul, og partiet er aldrig mere end et point værd.
reason-penalty_fine = En bøde, der er bekendtgjort på forhånd.
reason-penalty_rounds = Udelukkelse fra en eller flere runder.
reason-penalty_expulsion = Bortvisning fra turneringen.
reason-penalty_expelled_game_open = { side } er bortvist, men selve partiet er ikke afgjort endnu.
reason-penalty_ban_reaches = Følger der en karantæne for { side.within }, gælder den alle ratede turneringer, også klubbernes.

# A penalty that a script cannot give
reason-script_unknown_penalty = »{ $item }« er ingen straf i denne udgave; listen er: { $known }.
reason-script_penalty_needs_time = Straf { $item } kræver en tid i ms, større end 0.
reason-script_penalty_takes_no_time = Straf { $item } har ingen tid.
reason-script_penalty_needs_points = Straf { $item } kræver points: 0.5 eller 1.
reason-script_penalty_takes_no_points = Straf { $item } har ingen points.
