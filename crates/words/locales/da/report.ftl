# Indberetningen til ratingkartoteket og klubbladets turneringstabel.
report-officer-title = { word-report-to-the-rating-officer }
report-event = { word-the-event }
report-organiser = { word-organiser }
report-federation = { word-federation }
report-dates = Datoer
report-last-round = Sidste runde
report-due = Indberettes senest
report-elo-copy-due = Kopi til Elo-rating senest
report-chief-arbiter = { word-chief-arbiter }
report-deputies = Øvrige dommere
report-system = { word-system }
report-rounds = Runder spillet / planlagt
report-time-control = { word-time-control }
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
report-before-sending = { word-before-it-is-sent }
report-missing = Mangler:
report-check = Bør kontrolleres:
report-results = { word-results }
report-new-ratings = { word-new-ratings }
report-no-new-ratings = Ingen nye ratingtal.
report-candidates = Kandidatresultater
report-no-candidates = Ingen kandidatresultater.
report-players = { word-players }
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
report-col-line = { view-number }
report-col-place = { word-place }
report-col-number = Start
report-col-name = { word-name }
report-col-listed = { word-name }
report-col-club = { word-club }
report-col-federation = Forb.
report-col-birth = { word-born }
report-col-member = Medlemsnr.
report-col-fide-id = { word-fide-number }
report-col-rating = { word-rating }
report-col-elo = FIDE
report-col-points = { word-points }
report-col-old = Gammelt
report-col-new = Nyt
report-col-change = { word-change }
report-col-games = { word-games }
report-col-expected = { word-expected }
report-col-performance = { word-performance }
report-col-average = { word-average }
report-col-category = { word-category }
report-col-rounds = { word-rounds }
report-col-required = Krav
report-col-round = { word-round }
report-col-sanction = Hvad
report-col-why = Hvorfor
