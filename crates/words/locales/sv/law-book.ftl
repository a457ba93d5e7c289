# The law book: what kind of clause it is
law-book-kind-board = { word-on-the-board }
law-book-kind-clock = klocka
law-book-kind-compute = beräkning
law-book-kind-eligibility = spelberättigande
law-book-kind-equipment = materiel
law-book-kind-info = upplysning
law-book-kind-notation = notation
law-book-kind-pairing = lottning
law-book-kind-procedure = förfarande
law-book-kind-ruling = domslut

# What became of a rule between two editions
law-book-change-unchanged = samma regel
law-book-change-renumbered = samma regel under ett annat nummer
law-book-change-changed = { word-changed }
law-book-change-only_first = { word-only-here }
law-book-change-only_second = { word-only-here }

# Rulings
law-book-standing-in_force = gällande
law-book-standing-withdrawn = upphävd
law-book-standing-overtaken = överspelad av reglerna
law-book-play-board = närschack
law-book-play-correspondence = korrespondensschack

# rokade laws
cli-laws-book = { $title } ({ $clauses } bestämmelser; { $languages })
cli-laws-state = Status:
cli-laws-enforced =
    programmet avgör det; { $tests ->
        [one] { $tests } test visar det
       *[other] { $tests } tester visar det
    }.
cli-laws-assisted = programmet frågar efter förhållandena och antecknar domarens val.
cli-laws-text-only = text; inget i programmet avgör det.
cli-laws-elsewhere = Samma regel:
cli-laws-ruling = Utslag:
cli-laws-ruling-number = Nr { $number } ({ $standing })
cli-laws-reading = Tolkning:
cli-laws-subjects = Register:
cli-laws-facts = Fallet:
cli-laws-held = Avgörande:
cli-laws-note = Anmärkning:
cli-laws-on = Om:
cli-laws-more-hits = { $count ->
    [one] En träff till; --all visar den.
   *[other] { $count } träffar till; --all visar dem.
}
cli-laws-diff-totals = { $first } → { $second }: { $unchanged } oförändrade, { $renumbered } med annat nummer, { $changed } ändrade, { $only_first } bara i { $first }, { $only_second } bara i { $second }.
cli-laws-no-clause = Ingen bestämmelse passar.
cli-laws-no-hit = Ingen bestämmelse har alla dessa ord.
cli-laws-no-entry = { desk-law-book-no-entry }

# What is said of a book, a clause or a ruling that is not there
reason-no_such_book = Det finns ingen bok { $found }; det finns { $expected }.
reason-clause_unknown = Det finns ingen bestämmelse { $found }; de närmaste är { $expected }.
reason-clause_not_in_book = { $book } har ingen bestämmelse { $found }; delarna är { $expected }.
reason-no_such_ruling = Det finns inget utslag { $found }; det finns { $expected }.
reason-no_such_reading = Det finns ingen tolkning { $found }; det finns { $expected }.
reason-not_an_edition_of_the_laws = { $found } är ingen utgåva av schackreglerna och har ingen regel gemensam med dem att jämföra; utgåvorna är { $expected }.

# Figures of a clause.
law-book-figure-source = utgåva { $edition }, avsnitt { $chapter }, senast kontrollerad { $day }
law-book-figure-edition = utgåva { $edition }
law-book-figure-none = ingen sådan regel
law-book-figure-rows =
    { $count ->
        [one] en tabell med { $count } rad
       *[other] en tabell med { $count } rader
    }
law-book-unit-rating = rating { $n }
law-book-unit-rating-points = { $n } ratingpoäng
law-book-unit-factor = K = { $n }
law-book-unit-factor-times-games = K × partier = { $n }
law-book-unit-points = { $n } poäng
law-book-unit-half-points =
    { $n ->
        [one] { $n } halv poäng
       *[other] { $n } halva poäng
    }
law-book-unit-hundredths = { $n } hundradels poäng
law-book-unit-percent = { $n } %
law-book-unit-seconds =
    { $n ->
        [one] { $n } sekund
       *[other] { $n } sekunder
    }
law-book-unit-minutes =
    { $n ->
        [one] { $n } minut
       *[other] { $n } minuter
    }
law-book-unit-hours =
    { $n ->
        [one] { $n } timme
       *[other] { $n } timmar
    }
law-book-unit-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagar
    }
law-book-unit-playing-day = speldag { $n }
law-book-unit-weeks =
    { $n ->
        [one] { $n } vecka
       *[other] { $n } veckor
    }
law-book-unit-months =
    { $n ->
        [one] { $n } månad
       *[other] { $n } månader
    }
law-book-unit-years = { $n } år
law-book-unit-lists =
    { $n ->
        [one] { $n } lista
       *[other] { $n } listor
    }
law-book-unit-round = rond { $n }
law-book-unit-rounds =
    { $n ->
        [one] { $n } rond
       *[other] { $n } ronder
    }
law-book-unit-games =
    { $n ->
        [one] { $n } parti
       *[other] { $n } partier
    }
law-book-unit-moves = { $n } drag
law-book-unit-moves-each = { $n } drag av varje spelare
law-book-unit-occurrences =
    { $n ->
        [one] { $n } förekomst
       *[other] { $n } förekomster
    }
law-book-unit-times =
    { $n ->
        [one] { $n } gång
       *[other] { $n } gånger
    }
law-book-unit-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } personer
    }
law-book-unit-players = { $n } spelare
law-book-unit-opponents = { $n } motståndare
law-book-unit-groups =
    { $n ->
        [one] { $n } grupp
       *[other] { $n } grupper
    }
law-book-unit-federations = { $n } förbund
law-book-unit-place = nr { $n } på listan
cli-laws-figure = Tal:
