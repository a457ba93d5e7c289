# Rapporten till ratingansvarig och klubbtidningens korstabell.
report-officer-title = { word-report-to-the-rating-officer }
report-event = { word-the-event }
report-organiser = { word-organiser }
report-federation = { word-federation }
report-dates = Datum
report-last-round = Sista ronden
report-due = Rapporteras senast
report-elo-copy-due = Kopia för Elo-rating senast
report-chief-arbiter = { word-chief-arbiter }
report-deputies = Övriga domare
report-system = { word-system }
report-rounds = Ronder spelade / planerade
report-time-control = { word-time-control }
time-minutes =
    { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minuter
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
    } per drag
time-for-moves = { $time } för { $moves } drag
time-for-rest = { $time } för resten av partiet
time-then = { $first }, därefter { $next }
report-round-dates = Rondernas datum
report-before-sending = { word-before-it-is-sent }
report-missing = Saknas:
report-check = Bör kontrolleras:
report-results = { word-results }
report-new-ratings = { word-new-ratings }
report-no-new-ratings = Inga nya ratingtal.
report-candidates = Kandidatresultat
report-no-candidates = Inga kandidatresultat.
report-players = { word-players }
report-no-players = Inga spelare.
report-sanctions = Varningar och avstängningar
report-no-sanctions = Inga varningar eller avstängningar.
report-sanctions-not-in-file = Ingår inte i en rapportfil.
report-sanction-warning = Varning
report-sanction-suspension = Avstängning
report-sanction-unsporting = Osportsligt, inte avgjort
report-after-round = Korstabell efter rond { $round }
report-cross-key-rounds = 7v1: vit mot rad 7, vunnet. + och –: walkover. (½): poäng utan parti. [ ]: räknas inte. *: inte färdigspelat.
report-cross-key-opponents = Kolumnerna är motståndarnas rader. + och –: walkover. [ ]: räknas inte. *: inte färdigspelat.
report-col-line = { view-number }
report-col-place = { word-place }
report-col-number = Start
report-col-name = { word-name }
report-col-listed = { word-name }
report-col-club = { word-club }
report-col-federation = Förb.
report-col-birth = { word-born }
report-col-member = Medlemsnr
report-col-fide-id = { word-fide-number }
report-col-rating = { word-rating }
report-col-elo = FIDE
report-col-points = { word-points }
report-col-old = Gammal
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
report-col-sanction = Vad
report-col-why = Varför
