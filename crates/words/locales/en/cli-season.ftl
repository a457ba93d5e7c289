# The season rated and filed; the yearly comparison of the lists.
cli-season-rated =
    { $ends } { $name } ({ $key }): { $players ->
         [one] { $players } player
        *[other] { $players } players
    }, { $games ->
         [one] { $games } game
        *[other] { $games } games
    } rated.
cli-season-again = Was on file before and is rated again: this event, or one filed before it, was corrected.
cli-season-delayed = Came after newer events of some players: their changes were added to the rating on file.
cli-season-unidentified =
    { $count ->
         [one] One player has no member number and no FIDE number: rated, but not on file. Add the number and run it again.
        *[other] { $count } players have no member number and no FIDE number: rated, but not on file. Add the numbers and run it again.
    }
cli-season-without-rating =
    { $count ->
         [one] One player has no rating and could not be rated. Enter a first rating and run it again.
        *[other] { $count } players have no rating and could not be rated. Enter first ratings and run it again.
    }
cli-season-not-rated = Not rated: { $name } ({ $key }). { $reason }
cli-season-nothing = Nothing new to rate.
cli-season-would-file =
    Would file { $tournaments ->
         [one] { $tournaments } tournament
        *[other] { $tournaments } tournaments
    } with { $games ->
         [one] { $games } game
        *[other] { $games } games
    } for { $persons ->
         [one] { $persons } person
        *[other] { $persons } people
    }.
cli-season-filed =
    Filed { $tournaments ->
         [one] { $tournaments } tournament
        *[other] { $tournaments } tournaments
    } with { $games ->
         [one] { $games } game
        *[other] { $games } games
    } for { $persons ->
         [one] { $persons } person
        *[other] { $persons } people
    }.
cli-coordinate-averages = Players compared: { $players }; Danish average { $national }, FIDE average { $elo }, difference { $difference }.
cli-coordinate-lists = Danish list of { $national }, FIDE list of { $fide }.
cli-coordinate-before = before
cli-coordinate-after = after
cli-coordinate-national = Danish
cli-coordinate-why = why
cli-coordinate-left-out = Not compared
