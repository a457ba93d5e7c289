# The report to the rating officer and the cross table of the club paper.
report-officer-title = { word-report-to-the-rating-officer }
report-event = { word-the-event }
report-organiser = { word-organiser }
report-federation = { word-federation }
report-dates = Dates
report-last-round = Last round
report-due = Report due by
report-elo-copy-due = Copy for Elo rating due by
report-chief-arbiter = { word-chief-arbiter }
report-deputies = Other arbiters
report-system = { word-system }
report-rounds = Rounds played / planned
report-time-control = { word-time-control }
time-minutes =
    { $minutes ->
         [one] { $minutes } minute
        *[other] { $minutes } minutes
    }
time-seconds =
    { $seconds ->
         [one] { $seconds } second
        *[other] { $seconds } seconds
    }
time-increment =
    { $seconds ->
         [one] { $seconds } second
        *[other] { $seconds } seconds
    } a move
time-for-moves = { $time } for { $moves } moves
time-for-rest = { $time } for the rest of the game
time-then = { $first }, then { $next }
report-round-dates = Dates of the rounds
report-before-sending = { word-before-it-is-sent }
report-missing = Missing:
report-check = To be looked at:
report-results = { word-results }
report-new-ratings = { word-new-ratings }
report-no-new-ratings = No new ratings.
report-candidates = Candidate results
report-no-candidates = No candidate results.
report-players = { word-players }
report-no-players = No players.
report-sanctions = Warnings and suspensions
report-no-sanctions = No warnings or suspensions.
report-sanctions-not-in-file = Not part of a report file.
report-sanction-warning = Warning
report-sanction-suspension = Suspension
report-sanction-unsporting = Unsporting, not decided
report-after-round = Cross table after round { $round }
report-cross-key-rounds = 7w1: White against line 7, won. + and –: forfeited. (½): points without a game. [ ]: does not count. *: not finished.
report-cross-key-opponents = Columns are the lines of the opponents. + and –: forfeited. [ ]: does not count. *: not finished.
report-col-line = { view-number }
report-col-place = { word-place }
report-col-number = Start
report-col-name = { word-name }
report-col-listed = { word-name }
report-col-club = { word-club }
report-col-federation = Fed.
report-col-birth = { word-born }
report-col-member = Member no.
report-col-fide-id = { word-fide-number }
report-col-rating = { word-rating }
report-col-elo = FIDE
report-col-points = { word-points }
report-col-old = Old
report-col-new = New
report-col-change = { word-change }
report-col-games = { word-games }
report-col-expected = { word-expected }
report-col-performance = { word-performance }
report-col-average = { word-average }
report-col-category = { word-category }
report-col-rounds = { word-rounds }
report-col-required = Required
report-col-round = { word-round }
report-col-sanction = What
report-col-why = Why
