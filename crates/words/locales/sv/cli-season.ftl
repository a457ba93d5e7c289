# Säsongen ratingräknad och registrerad; den årliga jämförelsen av listorna.
cli-season-rated =
    { $ends } { $name } ({ $key }): { $players ->
         [one] { $players } spelare
        *[other] { $players } spelare
    }, { $games ->
         [one] { $games } parti ratingräknat
        *[other] { $games } partier ratingräknade
    }.
cli-season-again = Var registrerad och ratingräknas igen: den är rättad, eller en tidigare registrerad är det.
cli-season-delayed = Kom efter nyare tävlingar för några av spelarna: deras ändring har lagts till talet i registret.
cli-season-unidentified =
    { $count ->
         [one] En spelare har varken medlemsnummer eller FIDE-nummer: ratingräknad, men inte i registret. Lägg till numret och kör igen.
        *[other] { $count } spelare har varken medlemsnummer eller FIDE-nummer: ratingräknade, men inte i registret. Lägg till numren och kör igen.
    }
cli-season-without-rating =
    { $count ->
         [one] En spelare saknar rating och kunde inte ratingräknas. Ange ett första ratingtal och kör igen.
        *[other] { $count } spelare saknar rating och kunde inte ratingräknas. Ange första ratingtal och kör igen.
    }
cli-season-not-rated = Inte ratingräknad: { $name } ({ $key }). { $reason }
cli-season-nothing = Inget nytt att ratingräkna.
cli-season-would-file =
    Skulle registrera { $tournaments ->
         [one] { $tournaments } tävling
        *[other] { $tournaments } tävlingar
    } med { $games ->
         [one] { $games } parti
        *[other] { $games } partier
    } för { $persons ->
         [one] { $persons } person
        *[other] { $persons } personer
    }.
cli-season-filed =
    Registrerat: { $tournaments ->
         [one] { $tournaments } tävling
        *[other] { $tournaments } tävlingar
    } med { $games ->
         [one] { $games } parti
        *[other] { $games } partier
    } för { $persons ->
         [one] { $persons } person
        *[other] { $persons } personer
    }.
cli-coordinate-averages = Jämförda spelare: { $players }; danskt snitt { $national }, FIDE-snitt { $elo }, differens { $difference }.
cli-coordinate-lists = Danska listan från { $national }, FIDE:s lista från { $fide }.
cli-coordinate-before = före
cli-coordinate-after = efter
cli-coordinate-national = dansk
cli-coordinate-why = varför
cli-coordinate-left-out = Inte jämförda
