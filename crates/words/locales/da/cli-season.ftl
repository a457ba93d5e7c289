# Sæsonen ratet og registreret; den årlige sammenligning af listerne.
cli-season-rated =
    { $ends } { $name } ({ $key }): { $players ->
         [one] { $players } spiller
        *[other] { $players } spillere
    }, { $games ->
         [one] { $games } parti
        *[other] { $games } partier
    } ratet.
cli-season-again = Var registreret og rates igen: den er rettet, eller en tidligere registreret er.
cli-season-delayed = Kom efter nyere turneringer for nogle af spillerne: deres tilvækst er lagt til tallet i kartoteket.
cli-season-unidentified =
    { $count ->
         [one] Én spiller har hverken medlemsnummer eller FIDE-nummer: ratet, men ikke i kartoteket. Tilføj nummeret, og kør igen.
        *[other] { $count } spillere har hverken medlemsnummer eller FIDE-nummer: ratet, men ikke i kartoteket. Tilføj numrene, og kør igen.
    }
cli-season-without-rating =
    { $count ->
         [one] Én spiller har ingen rating og kunne ikke rates. Giv et første ratingtal, og kør igen.
        *[other] { $count } spillere har ingen rating og kunne ikke rates. Giv dem første ratingtal, og kør igen.
    }
cli-season-not-rated = Ikke ratet: { $name } ({ $key }). { $reason }
cli-season-nothing = Intet nyt at rate.
cli-season-would-file =
    Ville registrere { $tournaments ->
         [one] { $tournaments } turnering
        *[other] { $tournaments } turneringer
    } med { $games ->
         [one] { $games } parti
        *[other] { $games } partier
    } for { $persons ->
         [one] { $persons } person
        *[other] { $persons } personer
    }.
cli-season-filed =
    Registreret: { $tournaments ->
         [one] { $tournaments } turnering
        *[other] { $tournaments } turneringer
    } med { $games ->
         [one] { $games } parti
        *[other] { $games } partier
    } for { $persons ->
         [one] { $persons } person
        *[other] { $persons } personer
    }.
cli-coordinate-averages = Sammenlignede spillere: { $players }; dansk gennemsnit { $national }, Elo-gennemsnit { $elo }, difference { $difference }.
cli-coordinate-lists = Dansk liste pr. { $national }, FIDEs liste pr. { $fide }.
cli-coordinate-before = før
cli-coordinate-after = efter
cli-coordinate-national = dansk
cli-coordinate-why = hvorfor
cli-coordinate-left-out = Ikke sammenlignet
