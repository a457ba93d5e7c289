# Rapporten till ratingansvarig och klubbtidningens korstabell.
report-officer-title = Rapport till ratingansvarig
report-event = Tävlingen
report-organiser = Arrangör
report-federation = Förbund
report-dates = Datum
report-last-round = Sista ronden
report-due = Rapporteras senast
report-elo-copy-due = Kopia för Elo-rating senast
report-chief-arbiter = Huvuddomare
report-deputies = Övriga domare
report-system = System
report-rounds = Ronder spelade / planerade
report-time-control = Betänketid
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
report-before-sending = Innan den skickas
report-missing = Saknas:
report-check = Bör kontrolleras:
report-results = Resultat
report-new-ratings = Nya ratingtal
report-no-new-ratings = Inga nya ratingtal.
report-candidates = Kandidatresultat
report-no-candidates = Inga kandidatresultat.
report-players = Spelare
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
report-col-line = Nr
report-col-place = Plats
report-col-number = Start
report-col-name = Namn
report-col-listed = Namn
report-col-club = Klubb
report-col-federation = Förb.
report-col-birth = Född
report-col-member = Medlemsnr
report-col-fide-id = FIDE-id
report-col-rating = Rating
report-col-elo = FIDE
report-col-points = Poäng
report-col-old = Gammal
report-col-new = Ny
report-col-change = Ändring
report-col-games = Partier
report-col-expected = Förväntat
report-col-performance = Prestation
report-col-average = Snitt
report-col-category = Kategori
report-col-rounds = Ronder
report-col-required = Krav
report-col-round = Rond
report-col-sanction = Vad
report-col-why = Varför
