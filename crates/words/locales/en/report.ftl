# The report to the rating officer and the cross table of the club paper.
report-officer-title = Report to the rating officer
report-event = The event
report-organiser = Organiser
report-federation = Federation
report-dates = Dates
report-last-round = Last round
report-due = Report due by
report-elo-copy-due = Copy for Elo rating due by
report-chief-arbiter = Chief arbiter
report-deputies = Other arbiters
report-system = System
report-rounds = Rounds played / planned
report-time-control = Time control
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
report-before-sending = Before it is sent
report-missing = Missing:
report-check = To be looked at:
report-results = Results
report-new-ratings = New ratings
report-no-new-ratings = No new ratings.
report-candidates = Candidate results
report-no-candidates = No candidate results.
report-players = Players
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
report-col-line = No.
report-col-place = Place
report-col-number = Start
report-col-name = Name
report-col-listed = Name
report-col-club = Club
report-col-federation = Fed.
report-col-birth = Born
report-col-member = Member no.
report-col-fide-id = FIDE id
report-col-rating = Rating
report-col-elo = FIDE
report-col-points = Points
report-col-old = Old
report-col-new = New
report-col-change = Change
report-col-games = Games
report-col-expected = Expected
report-col-performance = Performance
report-col-average = Average
report-col-category = Category
report-col-rounds = Rounds
report-col-required = Required
report-col-round = Round
report-col-sanction = What
report-col-why = Why
