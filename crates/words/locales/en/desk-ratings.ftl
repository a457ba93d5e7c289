desk-player-elo = FIDE rating (Elo)
desk-player-fide-k = K of the FIDE list

desk-help-ratings = Ratings shows for everybody what was expected of the finished games, what was scored, and the rating as it would be if the event ended now. The heading of a column sorts the table. Whoever gets no rating is marked, and the mark says what is missing.
desk-help-ratings-how = The new rating leads to how it was worked out: every opponent, the row of the table, the sum, the rounding, the factor, bonus, boundaries, and the clauses. The same is on the player’s own page and on paper.
desk-help-ratings-norms = Norm watch shows who is on the way to a candidate result or a title norm, and what the remaining rounds must bring.

view-ratings-final = The group is finished: these are the new ratings.
view-ratings-none = No game is finished yet. Ratings move with the first result.
view-ratings-so-far = As it would be if the event ended now, with the finished games up to round { $round }.
view-ratings-nobody = Nobody is entered yet.
view-rating-gain-about = Points minus expected score
view-rating-if-ended = If it ended now
view-performance-short = Perf.
view-fide-change = FIDE ±
view-rating-kept-back = Not shown
view-rating-kept-back-about = A name is withheld. Its rating is not shown, nor any figure it could be worked out from: those of the opponents.
view-rating-how-of = { $name }, new rating { $rating }: how it was worked out
view-rating-how = { $name }: why there is no new rating
view-performance-by-fide = The handbook’s table has no figure for no points and for all points; this one is by FIDE’s table.
view-rating-reaches = Reaches { $class }
view-rating-falls = Down to { $class }
view-rating-candidate = Candidate result: { $points } points, { $required } were needed
view-rating-candidate-watch = Candidate result: { $points } of { $required } points
view-rating-next-class = { $missing } to { $class } at { $from }
view-rated-games =
    { $count ->
        [one] One rated game
       *[other] { $count } rated games
    }
view-rating-dsu = DSU rating
view-rating-readings = Where the text leaves it open, see:
view-rating-history = Rating history
view-rating-history-about =
    { $count ->
        [one] One point; the figures are in the table below.
       *[other] { $count } points from the oldest to the newest; the figures are in the table below.
    }
view-rating-filed = On file
view-rating-event = Event
view-rating-day = Day
view-rating-start = Before the event
view-rating-before-first = Before the first event on file
view-rating-other-event = Rated event
view-rating-spread = Spread of the ratings
view-rating-spread-about =
    { $count ->
        [one] One player; the figures are in the table below.
       *[other] { $count } players by hundreds, before and after; the figures are in the table below.
    }
view-plot-figures = The figures as a table

view-norm-watch = Norm watch
view-norm-reached = Reached
view-norm-not-yet = Not reached
view-norm-editions = Regulations
view-norm-head = Title norms by { $text }
view-norm-text-dsu-4-7-4 = the handbook’s chapter 4.7.4
view-norm-text-2024-01 = FIDE’s title regulations of January 2024
view-norm-last-round = The last round must bring at least, against:
view-norm-out-of-reach = Out of reach.
view-norm-points =
    { $games ->
        [one] { $points } from the last game, if the opponent is as strong as those so far.
       *[other] { $points } from the last { $games } games, if the opponents are as strong as those so far.
    }
view-norm-needs = needs { $points } from { $games }
view-norm-last-decides = the last round decides
view-norm-waits = { $count ->
    [one] One more requirement depends on the opponents still to come.
   *[other] { $count } more requirements depend on the opponents still to come.
}
view-norms-of = Title norms of the player
view-norms-none = Nobody is on the way to a title norm.
view-norms-others =
    { $count ->
        [one] One more player and title is out of reach.
       *[other] { $count } more players and titles are out of reach.
    }
view-candidates-none = Nobody is within the table of candidate results.

view-why-place = Why { $name } is number { $place }
view-rival-title = Side by side
view-rival-with = Compare with
view-rival-caption = { $one } and { $other } side by side
view-rival-figure = Compared
view-rival-ahead = Ahead
view-rival-level = level
view-rival-decided = decided here
view-rival-not-asked = not needed

print-ratings-hint = Everybody’s change and new rating
print-derivations-hint = Every rating down to the opponents, with the clauses
view-norms-possible =
    Possible by the points left: { $count ->
        [one] one
       *[other] { $count }
    }
view-candidates-out =
    { $count ->
        [one] One more player
       *[other] { $count } more players
    }, not reached and not in reach
