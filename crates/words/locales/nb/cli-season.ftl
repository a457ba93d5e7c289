# Sesongen ratet og registrert; den årlige sammenligningen av listene.
cli-season-rated =
    { $ends } { $name } ({ $key }): { $players ->
         [one] { $players } spiller
        *[other] { $players } spillere
    }, { $games ->
         [one] { $games } parti
        *[other] { $games } partier
    } ratet.
cli-season-again = Var registrert fra før og rates på nytt: den er rettet, eller en som ble registrert før den, er det.
cli-season-delayed = Kom etter nyere turneringer for noen av spillerne: endringene deres er lagt til tallet i registeret.
cli-season-unidentified =
    { $count ->
         [one] Én spiller har verken medlemsnummer eller FIDE-nummer: ratet, men ikke i registeret. Legg til nummeret og kjør igjen.
        *[other] { $count } spillere har verken medlemsnummer eller FIDE-nummer: ratet, men ikke i registeret. Legg til numrene og kjør igjen.
    }
cli-season-without-rating =
    { $count ->
         [one] Én spiller har ingen rating og kunne ikke rates. Gi et første ratingtall og kjør igjen.
        *[other] { $count } spillere har ingen rating og kunne ikke rates. Gi dem første ratingtall og kjør igjen.
    }
cli-season-not-rated = Ikke ratet: { $name } ({ $key }). { $reason }
cli-season-nothing = Ingenting nytt å rate.
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
    Registrert: { $tournaments ->
         [one] { $tournaments } turnering
        *[other] { $tournaments } turneringer
    } med { $games ->
         [one] { $games } parti
        *[other] { $games } partier
    } for { $persons ->
         [one] { $persons } person
        *[other] { $persons } personer
    }.
cli-coordinate-averages = Sammenlignede spillere: { $players }; dansk gjennomsnitt { $national }, Elo-gjennomsnitt { $elo }, differanse { $difference }.
cli-coordinate-lists = Dansk liste av { $national }, FIDEs liste av { $fide }.
cli-coordinate-before = før
cli-coordinate-after = etter
cli-coordinate-national = dansk
cli-coordinate-why = hvorfor
cli-coordinate-left-out = Ikke sammenlignet
