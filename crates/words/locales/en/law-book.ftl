# The law book: what kind of clause it is
law-book-kind-board = { word-on-the-board }
law-book-kind-clock = clock
law-book-kind-compute = computation
law-book-kind-eligibility = right to play
law-book-kind-equipment = equipment
law-book-kind-info = information
law-book-kind-notation = notation
law-book-kind-pairing = pairing
law-book-kind-procedure = procedure
law-book-kind-ruling = ruling

# What became of a rule between two editions
law-book-change-unchanged = the same rule
law-book-change-renumbered = the same rule under another number
law-book-change-changed = { word-changed }
law-book-change-only_first = { word-only-here }
law-book-change-only_second = { word-only-here }

# Rulings
law-book-standing-in_force = in force
law-book-standing-withdrawn = withdrawn
law-book-standing-overtaken = superseded by the Laws
law-book-play-board = over the board
law-book-play-correspondence = by correspondence

# rokade laws
cli-laws-book = { $title } ({ $clauses } clauses; { $languages })
cli-laws-state = Status:
cli-laws-enforced =
    the program decides it; { $tests ->
        [one] { $tests } test shows it
       *[other] { $tests } tests show it
    }.
cli-laws-assisted = the program asks for the facts and records the arbiter’s choice.
cli-laws-text-only = text; nothing in the program decides it.
cli-laws-elsewhere = The same rule:
cli-laws-ruling = Ruling:
cli-laws-ruling-number = No. { $number } ({ $standing })
cli-laws-reading = Reading:
cli-laws-subjects = Index:
cli-laws-facts = Facts:
cli-laws-held = Held:
cli-laws-note = Note:
cli-laws-on = On:
cli-laws-more-hits = { $count ->
    [one] One more hit; --all shows it.
   *[other] { $count } more hits; --all shows them.
}
cli-laws-diff-totals = { $first } → { $second }: { $unchanged } unchanged, { $renumbered } with another number, { $changed } changed, { $only_first } only in { $first }, { $only_second } only in { $second }.
cli-laws-no-clause = No clause fits.
cli-laws-no-hit = No clause has all these words.
cli-laws-no-entry = { desk-law-book-no-entry }

# What is said of a book, a clause or a ruling that is not there
reason-no_such_book = There is no book { $found }; there are { $expected }.
reason-clause_unknown = There is no clause { $found }; the nearest are { $expected }.
reason-clause_not_in_book = { $book } has no clause { $found }; its parts are { $expected }.
reason-no_such_ruling = There is no ruling { $found }; there are { $expected }.
reason-no_such_reading = There is no reading { $found }; there are { $expected }.
reason-not_an_edition_of_the_laws = { $found } is not an edition of the Laws and has no rule in common with them to compare; editions are { $expected }.

# Figures of a clause.
law-book-figure-source = edition { $edition }, section { $chapter }, last checked { $day }
law-book-figure-edition = edition { $edition }
law-book-figure-none = no such rule
law-book-figure-rows =
    { $count ->
        [one] a table of { $count } row
       *[other] a table of { $count } rows
    }
law-book-unit-rating = rating { $n }
law-book-unit-rating-points =
    { $n ->
        [one] { $n } rating point
       *[other] { $n } rating points
    }
law-book-unit-factor = K = { $n }
law-book-unit-factor-times-games = K × games = { $n }
law-book-unit-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
law-book-unit-half-points =
    { $n ->
        [one] { $n } half-point
       *[other] { $n } half-points
    }
law-book-unit-hundredths =
    { $n ->
        [one] { $n } hundredth of a point
       *[other] { $n } hundredths of a point
    }
law-book-unit-percent = { $n }%
law-book-unit-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
law-book-unit-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
law-book-unit-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
law-book-unit-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
law-book-unit-playing-day = playing day { $n }
law-book-unit-weeks =
    { $n ->
        [one] { $n } week
       *[other] { $n } weeks
    }
law-book-unit-months =
    { $n ->
        [one] { $n } month
       *[other] { $n } months
    }
law-book-unit-years =
    { $n ->
        [one] { $n } year
       *[other] { $n } years
    }
law-book-unit-lists =
    { $n ->
        [one] { $n } list
       *[other] { $n } lists
    }
law-book-unit-round = round { $n }
law-book-unit-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
law-book-unit-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
law-book-unit-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
law-book-unit-moves-each =
    { $n ->
        [one] { $n } move by each player
       *[other] { $n } moves by each player
    }
law-book-unit-occurrences =
    { $n ->
        [one] { $n } occurrence
       *[other] { $n } occurrences
    }
law-book-unit-times =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
law-book-unit-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
law-book-unit-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
law-book-unit-opponents =
    { $n ->
        [one] { $n } opponent
       *[other] { $n } opponents
    }
law-book-unit-groups =
    { $n ->
        [one] { $n } group
       *[other] { $n } groups
    }
law-book-unit-federations =
    { $n ->
        [one] { $n } federation
       *[other] { $n } federations
    }
law-book-unit-place = no. { $n } in the list
cli-laws-figure = Figure:
