# Rapporten til ratingansvarlig og klubbavisens krysstabell.
report-officer-title = { word-report-to-the-rating-officer }
report-event = { word-the-event }
report-organiser = { word-organiser }
report-federation = { word-federation }
report-dates = Datoer
report-last-round = Siste runde
report-due = Rapporteres senest
report-elo-copy-due = Kopi til Elo-rating senest
report-chief-arbiter = { word-chief-arbiter }
report-deputies = Andre dommere
report-system = { word-system }
report-rounds = Runder spilt / planlagt
report-time-control = { word-time-control }
time-minutes =
    { $minutes ->
         [one] { $minutes } minutt
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
    } per trekk
time-for-moves = { $time } for { $moves } trekk
time-for-rest = { $time } for resten av partiet
time-then = { $first }, deretter { $next }
report-round-dates = Rundenes datoer
report-before-sending = { word-before-it-is-sent }
report-missing = Mangler:
report-check = Bør sjekkes:
report-results = { word-results }
report-new-ratings = { word-new-ratings }
report-no-new-ratings = Ingen nye ratingtall.
report-candidates = Kandidatresultater
report-no-candidates = Ingen kandidatresultater.
report-players = { word-players }
report-no-players = Ingen spillere.
report-sanctions = Advarsler og karantener
report-no-sanctions = Ingen advarsler eller karantener.
report-sanctions-not-in-file = En rapportfil sier det ikke.
report-sanction-warning = Advarsel
report-sanction-suspension = Karantene
report-sanction-unsporting = Usportslig, ikke avgjort
report-after-round = Krysstabell etter runde { $round }
report-cross-key-rounds = 7h1: hvit mot linje 7, vunnet. + og –: walkover. (½): poeng uten parti. [ ]: teller ikke. *: ikke ferdigspilt.
report-cross-key-opponents = Kolonnene er motstandernes linjer. + og –: walkover. [ ]: teller ikke. *: ikke ferdigspilt.
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
report-col-old = Gammel
report-col-new = Ny
report-col-change = { word-change }
report-col-games = { word-games }
report-col-expected = { word-expected }
report-col-performance = { word-performance }
report-col-average = { word-average }
report-col-category = { word-category }
report-col-rounds = { word-rounds }
report-col-required = Krav
report-col-round = { word-round }
report-col-sanction = Hva
report-col-why = Hvorfor
