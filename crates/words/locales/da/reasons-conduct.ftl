# Devices
reason-happened_device =
    En telefon eller andet udstyr tilhørende { $color ->
         [white] hvid
        *[black] sort
    } blev bemærket.
reason-device_no_rule =
    Disse regler nævner ikke elektronisk udstyr: om { $color ->
         [white] hvid
        *[black] sort
    } har forstyrret, og hvad der følger, afgør dommeren.
reason-device_sounded =
    Udstyr, der giver lyd, koster partiet: { $color ->
         [white] hvid
        *[black] sort
    } taber, og { $color ->
         [white] sort
        *[black] hvid
    } vinder.
reason-device_sounded_half_point =
    Udstyr, der giver lyd, koster partiet: { $color ->
         [white] hvid
        *[black] sort
    } taber. { $color ->
         [white] Sort
        *[black] Hvid
    } kunne ikke vinde med nogen følge af lovlige træk og får et halvt point.
reason-device_sound_needed =
    Reglen kræver, at udstyret gav lyd. Blev { $color ->
         [white] hvids
        *[black] sorts
    } kun fundet, følger tabet ikke af den.
reason-device_carried =
    { $color ->
         [white] Hvid
        *[black] Sort
    } bar udstyr, som dommeren ikke havde godkendt: { $color ->
         [white] hvid
        *[black] sort
    } taber, og { $color ->
         [white] sort
        *[black] hvid
    } vinder.
reason-device_milder_penalty =
    Turneringens reglement kan tillade udstyret i en taske eller fastsætte en mildere straf for { $color ->
         [white] hvid
        *[black] sort
    }; så bortfalder tabet.
reason-device_loss_confirmed =
    Dommeren lader tabet stå ved magt: der er ikke fastsat noget mildere for { $color ->
         [white] hvid
        *[black] sort
    }.
reason-device_loss_put_aside =
    Turneringens regler er mildere: { $color ->
         [white] hvid
        *[black] sort
    } taber ikke for det, og dommeren vælger en straf.

# Refusal to follow the Laws
reason-happened_refusal =
    { $color ->
         [white] Hvid
        *[black] Sort
    } nægter at følge reglerne.
reason-happened_both_refuse = Begge spillere nægter at følge reglerne.
reason-refusal_breach_may_be_punished =
    Bliver { $color ->
         [white] hvid
        *[black] sort
    } ved, er partiet tabt, og dommeren fastsætter { $color ->
         [white] sorts
        *[black] hvids
    } score. En mindre overtrædelse kan straffes efter listen.
reason-refusal_breach_is_punished =
    Bliver { $color ->
         [white] hvid
        *[black] sort
    } ved, er partiet tabt, og dommeren fastsætter { $color ->
         [white] sorts
        *[black] hvids
    } score. En mindre overtrædelse skal straffes efter listen.
reason-refusal_lost =
    { $color ->
         [white] Hvid
        *[black] Sort
    } er blevet ved og taber; dommeren giver { $color ->
         [white] sort
        *[black] hvid
    } det hele point.
reason-refusal_not_persistent =
    Dommeren finder ikke, at { $color ->
         [white] hvid
        *[black] sort
    } er blevet ved.
reason-refusal_by_both = Begge er skyldige, og begge taber.

# Penalties
reason-happened_penalty =
    Dommeren giver { $color ->
         [white] hvid
        *[black] sort
    } straf { $item }: { $effect ->
         [warning] en advarsel
         [opponents_time] mere tid til { $color ->
             [white] sort
            *[black] hvid
        }
         [own_time] mindre tid til { $color ->
             [white] hvid
            *[black] sort
        }
         [game_lost] { $color ->
             [white] hvid
            *[black] sort
        } taber partiet
         [own_points] færre point til { $color ->
             [white] hvid
            *[black] sort
        }
         [opponents_points] flere point til { $color ->
             [white] sort
            *[black] hvid
        }
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
    { $color ->
         [white] Hvid
        *[black] Sort
    } får { $seconds } { $seconds ->
         [one] sekund
        *[other] sekunder
    } mere.
reason-penalty_time_taken =
    { $color ->
         [white] Hvid
        *[black] Sort
    } mister { $seconds } { $seconds ->
         [one] sekund
        *[other] sekunder
    }.
reason-penalty_time_after_end = Partiet er slut; tid kan ikke længere gives eller tages.
reason-penalty_lost =
    Partiet erklæres for tabt; { $color ->
         [white] sort
        *[black] hvid
    } får { $points }.
reason-penalty_points_taken =
    { $color ->
         [white] Hvids
        *[black] Sorts
    } point i partiet nedsættes med { $points }.
reason-penalty_points_given =
    { $color ->
         [white] Hvids
        *[black] Sorts
    } point i partiet forhøjes med { $points }, højst til det, partiet er værd.
reason-penalty_points_wait = Pointene ændres, når partiet er slut.
reason-penalty_points_of_annulled = Partiet er annulleret og har ingen point.
reason-penalty_points_capped = Ikke alle point kunne ændres: ingen får mindre end nul, og partiet er aldrig mere end et point værd.
reason-penalty_fine = En bøde, der er bekendtgjort på forhånd.
reason-penalty_rounds = Udelukkelse fra en eller flere runder.
reason-penalty_expulsion = Bortvisning fra turneringen.
reason-penalty_expelled_game_open =
    { $color ->
         [white] Hvid
        *[black] Sort
    } er bortvist, men selve partiet er ikke afgjort endnu.
reason-penalty_ban_reaches =
    Følger der en karantæne for { $color ->
         [white] hvid
        *[black] sort
    }, gælder den alle ratede turneringer, også klubbernes.

# A penalty that a script cannot give
reason-script_unknown_penalty = »{ $item }« er ingen straf i denne udgave; listen er: { $known }.
reason-script_penalty_needs_time = Straf { $item } kræver en tid i ms, større end 0.
reason-script_penalty_takes_no_time = Straf { $item } har ingen tid.
reason-script_penalty_needs_points = Straf { $item } kræver points: 0.5 eller 1.
reason-script_penalty_takes_no_points = Straf { $item } har ingen points.
