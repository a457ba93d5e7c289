# Devices
reason-happened_device = En telefon eller annet utstyr som tilhører { side.within }, ble lagt merke til.
reason-device_no_rule = Disse reglene har ingen bestemmelse om elektronisk utstyr: om { side.within } har forstyrret, og hva som følger, avgjør dommeren.
reason-device_sounded = Utstyr som lager lyd, koster partiet: { side.within } taper, og { other-side.within } vinner.
reason-device_sounded_half_point = Utstyr som lager lyd, koster partiet: { side.within } taper. { other-side } kunne ikke vinne med noen rekke av lovlige trekk og får et halvt poeng.
reason-device_sound_needed = Regelen krever at utstyret laget lyd. Ble { side.within-of } utstyr bare funnet, følger ikke tapet av regelen.
reason-device_carried = { side } bar utstyr som dommeren ikke hadde godkjent: { side.within } taper, og { other-side.within } vinner.
reason-device_milder_penalty = Reglene for turneringen kan tillate utstyret i en veske eller fastsette en mildere straff for { side.within }; da faller tapet bort.
reason-device_loss_confirmed = Dommeren lar tapet bli stående: det er ikke fastsatt noe mildere for { side.within }.
reason-device_loss_put_aside = Turneringens regler er mildere: { side.within } taper ikke for det, og dommeren velger en straff.

# Refusal to follow the Laws
reason-happened_refusal = { side } nekter å følge reglene.
reason-happened_both_refuse = Begge spillerne nekter å følge reglene.
reason-refusal_breach_may_be_punished = Hvis { side.within } fortsetter å nekte, er partiet tapt, og dommeren fastsetter { other-side.within-of } poeng. Et mindre brudd kan straffes etter listen.
reason-refusal_breach_is_punished = Hvis { side.within } fortsetter å nekte, er partiet tapt, og dommeren fastsetter { other-side.within-of } poeng. Et mindre brudd skal straffes etter listen.
reason-refusal_lost = { side } fortsatte å nekte og taper; dommeren gir { other-side.within } hele poenget.
reason-refusal_not_persistent = Dommeren finner ikke at { side.within } fortsatte å nekte.
reason-refusal_by_both = Begge er skyldige, og begge taper.

# Penalties
reason-happened_penalty =
    Dommeren gir { side.within } straff { $item }: { $effect ->
         [warning] en advarsel
         [opponents_time] mer tid til { other-side.within }
         [own_time] mindre tid til { side.within }
         [game_lost] { side.within } taper partiet
         [own_points] færre poeng til { side.within }
         [opponents_points] flere poeng til { other-side.within }
         [fine] en bot
         [rounds] utestengning fra en eller flere runder
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
    } mer.
reason-penalty_time_taken =
    { side } mister { $seconds } { $seconds ->
         [one] sekund
        *[other] sekunder
    }.
reason-penalty_time_after_end = Partiet er slutt; tid kan ikke lenger gis eller tas.
reason-penalty_lost = Partiet erklæres tapt; { other-side.within } får { $points }.
reason-penalty_points_taken = { side.of } poeng i partiet reduseres med { $points }.
reason-penalty_points_given = { side.of } poeng i partiet økes med { $points }, høyst til det partiet er verdt.
reason-penalty_points_wait = Poengene endres når partiet er slutt.
reason-penalty_points_of_annulled = Partiet er annullert og har ingen poeng.
reason-penalty_points_capped = Ikke alle poeng kunne endres: ingen får mindre enn null, og partiet er aldri verdt mer enn ett poeng.
reason-penalty_fine = En bot som er kunngjort på forhånd.
reason-penalty_rounds = Utestengning fra en eller flere runder.
reason-penalty_expulsion = Bortvisning fra turneringen.
reason-penalty_expelled_game_open = { side } er bortvist, men selve partiet er ikke avgjort ennå.
reason-penalty_ban_reaches = Følger det en karantene for { side.within }, gjelder den alle ratede turneringer, også klubbenes.

# A penalty that a script cannot give
reason-script_unknown_penalty = «{ $item }» er ingen straff i denne utgaven; listen er: { $known }.
reason-script_penalty_needs_time = Straff { $item } krever en tid i ms, større enn 0.
reason-script_penalty_takes_no_time = Straff { $item } har ingen tid.
reason-script_penalty_needs_points = Straff { $item } krever points: 0.5 eller 1.
reason-script_penalty_takes_no_points = Straff { $item } har ingen points.
