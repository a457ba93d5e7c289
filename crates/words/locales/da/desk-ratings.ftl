desk-player-elo = FIDE-rating (Elo)
desk-player-fide-k = K på FIDEs liste

desk-help-ratings = Rating viser for alle, hvad der var forventet af de færdigspillede partier, hvad der er scoret, og ratingtallet, som det ville blive, hvis turneringen sluttede nu. Overskriften over en kolonne bestemmer rækkefølgen. Den, der ikke får et ratingtal, er mærket, og mærket siger, hvad der mangler.
desk-help-ratings-how = Det nye tal fører til, hvordan det fremkommer: hver modstander, rækken i tabellen, summen, afrundingen, faktoren, bonus, grænser og bestemmelserne. Det samme står på spillerens egen side og på papir.
desk-help-ratings-norms = Normudsigten viser, hvem der er på vej mod et kandidatresultat eller en titelnorm, og hvad de kommende runder skal give.

view-ratings-final = Gruppen er afsluttet: dette er de nye ratingtal.
view-ratings-none = Intet parti er færdigspillet endnu. Ratingtallene flytter sig med det første resultat.
view-ratings-so-far = Som det ville blive, hvis turneringen sluttede nu, med de færdigspillede partier til og med runde { $round }.
view-ratings-nobody = Ingen er tilmeldt endnu.
view-rating-gain-about = Point minus forventet score
view-rating-if-ended = Hvis det sluttede nu
view-performance-short = Præst.
view-fide-change = FIDE ±
view-rating-kept-back = Vises ikke
view-rating-kept-back-about = Et navn er skjult. Dets ratingtal vises ikke, og heller ikke de tal, det kan regnes ud af: modstandernes.
view-rating-how-of = { $name }, nyt ratingtal { $rating }: sådan fremkommer det
view-rating-how = { $name }: derfor er der intet nyt ratingtal
view-performance-by-fide = Håndbogens tabel har intet tal for nul og for alle point; dette er efter FIDEs tabel.
view-rating-reaches = Når { $class }
view-rating-falls = Ned i { $class }
view-rating-candidate = Kandidatresultat: { $points } point, kravet var { $required }
view-rating-candidate-watch = Kandidatresultat: { $points } af { $required } point
view-rating-next-class = { $missing } til { $class } ved { $from }
view-rated-games =
    { $count ->
        [one] Ét ratet parti
       *[other] { $count } ratede partier
    }
view-rating-dsu = DSU-rating
view-rating-readings = Hvor teksten lader det stå åbent, er den læst som i:
view-rating-history = Ratingtallets udvikling
view-rating-history-about =
    { $count ->
        [one] Ét punkt; tallet står i tabellen nedenfor.
       *[other] { $count } punkter fra det ældste til det nyeste; tallene står i tabellen nedenfor.
    }
view-rating-filed = Registreret
view-rating-event = Turnering
view-rating-day = Dag
view-rating-start = Før turneringen
view-rating-before-first = Før den første registrerede turnering
view-rating-other-event = Ratet turnering
view-rating-spread = Ratingtallenes fordeling
view-rating-spread-about =
    { $count ->
        [one] Én spiller; tallene står i tabellen nedenfor.
       *[other] { $count } spillere i hundreder, før og efter; tallene står i tabellen nedenfor.
    }
view-plot-figures = Tallene som tabel

view-norm-watch = Normudsigt
view-norm-reached = Opnået
view-norm-not-yet = Ikke opnået
view-norm-editions = Regler
view-norm-head = Titelnormer efter { $text }
view-norm-text-dsu-4-7-4 = håndbogens kapitel 4.7.4
view-norm-text-2024-01 = FIDEs titelregler fra januar 2024
view-norm-last-round = Sidste runde skal mindst give, mod:
view-norm-out-of-reach = Uden for rækkevidde.
view-norm-points =
    { $games ->
        [one] { $points } i det sidste parti, hvis modstanderen er lige så stærk som de hidtidige.
       *[other] { $points } i de sidste { $games } partier, hvis modstanderne er lige så stærke som de hidtidige.
    }
view-norm-needs = mangler { $points } af { $games }
view-norm-last-decides = sidste runde afgør det
view-norm-waits = { $count ->
    [one] Ét krav mere afhænger af de kommende modstandere.
   *[other] { $count } krav mere afhænger af de kommende modstandere.
}
view-norms-of = Spillerens titelnormer
view-norms-none = Ingen er på vej mod en titelnorm.
view-norms-others =
    { $count ->
        [one] Én spiller og titel mere er uden for rækkevidde.
       *[other] { $count } spillere og titler mere er uden for rækkevidde.
    }
view-candidates-none = Ingen er inden for tabellen over kandidatresultater.

view-why-place = Hvorfor { $name } er nummer { $place }
view-rival-title = Side om side
view-rival-with = Sammenlign med
view-rival-caption = { $one } og { $other } side om side
view-rival-figure = Sammenlignet
view-rival-ahead = Foran
view-rival-level = lige
view-rival-decided = afgjort her
view-rival-not-asked = ikke nødvendig

print-ratings-hint = Alles tilvækst og nye ratingtal
print-derivations-hint = Hvert ratingtal ned til modstanderne, med bestemmelserne
view-norms-possible =
    Mulige efter de resterende point: { $count ->
        [one] én
       *[other] { $count }
    }
view-candidates-out =
    { $count ->
        [one] Én spiller til
       *[other] { $count } spillere til
    }, ikke opnået og ikke inden for rækkevidde
