desk-player-elo = FIDE-rating (Elo)
desk-player-fide-k = K på FIDEs liste

desk-help-ratings = Rating viser for alle hva som var forventet av de ferdigspilte partiene, hva som er oppnådd, og ratingen slik den ville blitt om turneringen sluttet nå. Overskriften over en kolonne bestemmer rekkefølgen. Den som ikke får rating, er merket, og merket sier hva som mangler.
desk-help-ratings-how = Det nye tallet fører til hvordan det framkommer: hver motstander, raden i tabellen, summen, avrundingen, faktoren, bonus, grenser og bestemmelsene. Det samme står på spillerens egen side og på papir.
desk-help-ratings-norms = Normutsikten viser hvem som er på vei mot et kandidatresultat eller en tittelnorm, og hva rundene som kommer, må gi.

view-ratings-final = Gruppen er avsluttet: dette er de nye ratingtallene.
view-ratings-none = Ingen partier er ferdigspilt ennå. Ratingen flytter seg med det første resultatet.
view-ratings-so-far = Slik det ville blitt om turneringen sluttet nå, med de ferdigspilte partiene til og med runde { $round }.
view-ratings-nobody = Ingen er påmeldt ennå.
view-rating-gain-about = Poeng minus forventet poengsum
view-rating-if-ended = Om det sluttet nå
view-performance-short = Prest.
view-fide-change = FIDE ±
view-rating-kept-back = Vises ikke
view-rating-kept-back-about = Et navn er skjult. Ratingen vises ikke, og heller ikke tall den kan regnes ut fra: motstandernes.
view-rating-how-of = { $name }, ny rating { $rating }: slik framkommer den
view-rating-how = { $name }: derfor er det ingen ny rating
view-performance-by-fide = Håndbokens tabell har ikke noe tall for null og for alle poeng; dette er etter FIDEs tabell.
view-rating-reaches = Når { $class }
view-rating-falls = Ned i { $class }
view-rating-candidate = Kandidatresultat: { $points } poeng, kravet var { $required }
view-rating-candidate-watch = Kandidatresultat: { $points } av { $required } poeng
view-rating-next-class = { $missing } til { $class } ved { $from }
view-rated-games =
    { $count ->
        [one] Ett ratet parti
       *[other] { $count } ratede partier
    }
view-rating-dsu = DSU-rating
view-rating-readings = Der teksten lar det stå åpent, er den lest som i:
view-rating-history = Ratingens utvikling
view-rating-history-about =
    { $count ->
        [one] Ett punkt; tallet står i tabellen nedenfor.
       *[other] { $count } punkter fra det eldste til det nyeste; tallene står i tabellen nedenfor.
    }
view-rating-filed = Registrert
view-rating-event = Turnering
view-rating-day = Dag
view-rating-start = Før turneringen
view-rating-before-first = Før den første registrerte turneringen
view-rating-other-event = Ratet turnering
view-rating-spread = Fordelingen av ratingtallene
view-rating-spread-about =
    { $count ->
        [one] Én spiller; tallene står i tabellen nedenfor.
       *[other] { $count } spillere i hundrere, før og etter; tallene står i tabellen nedenfor.
    }
view-plot-figures = Tallene som tabell

view-norm-watch = Normutsikt
view-norm-reached = Oppnådd
view-norm-not-yet = Ikke oppnådd
view-norm-editions = Regler
view-norm-head = Tittelnormer etter { $text }
view-norm-text-dsu-4-7-4 = håndbokens kapittel 4.7.4
view-norm-text-2024-01 = FIDEs tittelregler fra januar 2024
view-norm-last-round = Siste runde må minst gi, mot:
view-norm-out-of-reach = Utenfor rekkevidde.
view-norm-points =
    { $games ->
        [one] { $points } i det siste partiet, om motstanderen er like sterk som de hittil.
       *[other] { $points } i de siste { $games } partiene, om motstanderne er like sterke som de hittil.
    }
view-norm-needs = trenger { $points } av { $games }
view-norm-last-decides = siste runde avgjør det
view-norm-waits = { $count ->
    [one] Ett krav til avhenger av de kommende motstanderne.
   *[other] { $count } krav til avhenger av de kommende motstanderne.
}
view-norms-of = Spillerens tittelnormer
view-norms-none = Ingen er på vei mot en tittelnorm.
view-norms-others =
    { $count ->
        [one] Én kombinasjon av spiller og tittel til er utenfor rekkevidde.
       *[other] { $count } kombinasjoner av spiller og tittel til er utenfor rekkevidde.
    }
view-candidates-none = Ingen er innenfor tabellen over kandidatresultater.

view-why-place = Hvorfor { $name } er nummer { $place }
view-rival-title = Side om side
view-rival-with = Sammenlign med
view-rival-caption = { $one } og { $other } side om side
view-rival-figure = Sammenlignet
view-rival-ahead = Foran
view-rival-level = likt
view-rival-decided = avgjort her
view-rival-not-asked = ikke nødvendig

print-ratings-hint = Alles endring og nye ratingtall
print-derivations-hint = Hvert ratingtall ned til motstanderne, med bestemmelsene
view-norms-possible =
    Mulige etter poengene som gjenstår: { $count ->
        [one] én
       *[other] { $count }
    }
view-candidates-out =
    { $count ->
        [one] Én spiller til
       *[other] { $count } spillere til
    }, ikke oppnådd og ikke innen rekkevidde
