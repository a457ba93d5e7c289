# Rapporten til ratingansvarlig og klubbavisens krysstabell.
report-officer-title = Rapport til ratingansvarlig
report-event = Turneringen
report-organiser = Arrangør
report-federation = Forbund
report-dates = Datoer
report-last-round = Siste runde
report-due = Rapporteres senest
report-elo-copy-due = Kopi til Elo-rating senest
report-chief-arbiter = Hoveddommer
report-deputies = Andre dommere
report-system = System
report-rounds = Runder spilt / planlagt
report-time-control = Betenkningstid
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
report-before-sending = Før den sendes
report-missing = Mangler:
report-check = Bør sjekkes:
report-results = Resultater
report-new-ratings = Nye ratingtall
report-no-new-ratings = Ingen nye ratingtall.
report-candidates = Kandidatresultater
report-no-candidates = Ingen kandidatresultater.
report-players = Spillere
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
report-col-line = Nr.
report-col-place = Plass
report-col-number = Start
report-col-name = Navn
report-col-listed = Navn
report-col-club = Klubb
report-col-federation = Forb.
report-col-birth = Født
report-col-member = Medlemsnr.
report-col-fide-id = FIDE-id
report-col-rating = Rating
report-col-elo = FIDE
report-col-points = Poeng
report-col-old = Gammel
report-col-new = Ny
report-col-change = Endring
report-col-games = Partier
report-col-expected = Forventet
report-col-performance = Prestasjon
report-col-average = Gjennomsnitt
report-col-category = Kategori
report-col-rounds = Runder
report-col-required = Krav
report-col-round = Runde
report-col-sanction = Hva
report-col-why = Hvorfor
