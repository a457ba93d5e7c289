# Indberetningen til ratingkartoteket og klubbladets turneringstabel.
report-officer-title = Indberetning til ratingkartoteket
report-event = Turneringen
report-organiser = Arrangør
report-federation = Forbund
report-dates = Datoer
report-last-round = Sidste runde
report-due = Indberettes senest
report-elo-copy-due = Kopi til Elo-rating senest
report-chief-arbiter = Hoveddommer
report-deputies = Øvrige dommere
report-system = System
report-rounds = Runder spillet / planlagt
report-time-control = Betænkningstid
time-minutes =
    { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minutter
    }
time-seconds =
    { $seconds ->
         [one] { $seconds } sekund
        *[other] { $seconds } sekunder
    }
time-increment =
    { $seconds ->
         [one] { $seconds } sekund
        *[other] { $seconds } sekunder
    } pr. træk
time-for-moves = { $time } til { $moves } træk
time-for-rest = { $time } til resten af partiet
time-then = { $first }, derefter { $next }
report-round-dates = Rundernes datoer
report-before-sending = Før den sendes
report-missing = Mangler:
report-check = Bør kontrolleres:
report-results = Resultater
report-new-ratings = Nye ratingtal
report-no-new-ratings = Ingen nye ratingtal.
report-candidates = Kandidatresultater
report-no-candidates = Ingen kandidatresultater.
report-players = Spillere
report-no-players = Ingen spillere.
report-sanctions = Advarsler og karantæner
report-no-sanctions = Ingen advarsler eller karantæner.
report-sanctions-not-in-file = En rapportfil fortæller det ikke.
report-sanction-warning = Advarsel
report-sanction-suspension = Karantæne
report-sanction-unsporting = Usportsligt, ikke afgjort
report-after-round = Turneringstabel efter runde { $round }
report-cross-key-rounds = 7h1: hvid mod linje 7, vundet. + og –: udeblivelse. (½): point uden parti. [ ]: tæller ikke. *: ikke færdigspillet.
report-cross-key-opponents = Kolonnerne er modstandernes linjer. + og –: udeblivelse. [ ]: tæller ikke. *: ikke færdigspillet.
report-col-line = Nr.
report-col-place = Plads
report-col-number = Start
report-col-name = Navn
report-col-listed = Navn
report-col-club = Klub
report-col-federation = Forb.
report-col-birth = Født
report-col-member = Medlemsnr.
report-col-fide-id = FIDE-id
report-col-rating = Rating
report-col-elo = FIDE
report-col-points = Point
report-col-old = Gammelt
report-col-new = Nyt
report-col-change = Ændring
report-col-games = Partier
report-col-expected = Forventet
report-col-performance = Præstation
report-col-average = Gennemsnit
report-col-category = Kategori
report-col-rounds = Runder
report-col-required = Krav
report-col-round = Runde
report-col-sanction = Hvad
report-col-why = Hvorfor
