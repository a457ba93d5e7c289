# The law book: what kind of clause it is
law-book-kind-board = { word-on-the-board }
law-book-kind-clock = ur
law-book-kind-compute = beregning
law-book-kind-eligibility = spilleberettigelse
law-book-kind-equipment = materiel
law-book-kind-info = oplysning
law-book-kind-notation = notation
law-book-kind-pairing = parring
law-book-kind-procedure = fremgangsmåde
law-book-kind-ruling = afgørelse

# What became of a rule between two editions
law-book-change-unchanged = samme regel
law-book-change-renumbered = samme regel under et andet nummer
law-book-change-changed = { word-changed }
law-book-change-only_first = { word-only-here }
law-book-change-only_second = { word-only-here }

# Rulings
law-book-standing-in_force = gældende
law-book-standing-withdrawn = ophævet
law-book-standing-overtaken = overhalet af reglerne
law-book-play-board = nærskak
law-book-play-correspondence = korrespondanceskak

# rokade laws
cli-laws-book = { $title } ({ $clauses } bestemmelser; { $languages })
cli-laws-state = Status:
cli-laws-enforced =
    programmet afgør det; { $tests ->
        [one] { $tests } test viser det
       *[other] { $tests } tests viser det
    }.
cli-laws-assisted = programmet spørger om de faktiske forhold og noterer dommerens valg.
cli-laws-text-only = tekst; intet i programmet afgør det.
cli-laws-elsewhere = Samme regel:
cli-laws-ruling = Kendelse:
cli-laws-ruling-number = Nr. { $number } ({ $standing })
cli-laws-reading = Læsning:
cli-laws-subjects = Stikord:
cli-laws-facts = Sagen:
cli-laws-held = Afgjort:
cli-laws-note = Bemærk:
cli-laws-on = Om:
cli-laws-more-hits = { $count ->
    [one] Et fund mere; --all viser det.
   *[other] { $count } fund mere; --all viser dem.
}
cli-laws-diff-totals = { $first } → { $second }: { $unchanged } uændrede, { $renumbered } med andet nummer, { $changed } ændrede, { $only_first } kun i { $first }, { $only_second } kun i { $second }.
cli-laws-no-clause = Ingen bestemmelse passer.
cli-laws-no-hit = Ingen bestemmelse har alle disse ord.
cli-laws-no-entry = { desk-law-book-no-entry }

# What is said of a book, a clause or a ruling that is not there
reason-no_such_book = Der er ingen bog { $found }; der er { $expected }.
reason-clause_unknown = Der er ingen bestemmelse { $found }; de nærmeste er { $expected }.
reason-clause_not_in_book = { $book } har ingen bestemmelse { $found }; delene er { $expected }.
reason-no_such_ruling = Der er ingen kendelse { $found }; der er { $expected }.
reason-no_such_reading = Der er ingen læsning { $found }; der er { $expected }.
reason-not_an_edition_of_the_laws = { $found } er ikke en udgave af skakreglerne og har ingen regler til fælles med dem, der kan sammenlignes; udgaverne er { $expected }.

# Figures of a clause.
law-book-figure-source = udgave { $edition }, afsnit { $chapter }, sidst kontrolleret { $day }
law-book-figure-edition = udgave { $edition }
law-book-figure-none = ingen sådan regel
law-book-figure-rows =
    { $count ->
        [one] en tabel med { $count } række
       *[other] en tabel med { $count } rækker
    }
law-book-unit-rating = ratingtal { $n }
law-book-unit-rating-points = { $n } ratingpoint
law-book-unit-factor = K = { $n }
law-book-unit-factor-times-games = K × partier = { $n }
law-book-unit-points = { $n } point
law-book-unit-half-points =
    { $n ->
        [one] { $n } halvt point
       *[other] { $n } halve point
    }
law-book-unit-hundredths =
    { $n ->
        [one] { $n } hundrededel point
       *[other] { $n } hundrededele point
    }
law-book-unit-percent = { $n } %
law-book-unit-seconds =
    { $n ->
        [one] { $n } sekund
       *[other] { $n } sekunder
    }
law-book-unit-minutes =
    { $n ->
        [one] { $n } minut
       *[other] { $n } minutter
    }
law-book-unit-hours =
    { $n ->
        [one] { $n } time
       *[other] { $n } timer
    }
law-book-unit-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dage
    }
law-book-unit-playing-day = spilledag { $n }
law-book-unit-weeks =
    { $n ->
        [one] { $n } uge
       *[other] { $n } uger
    }
law-book-unit-months =
    { $n ->
        [one] { $n } måned
       *[other] { $n } måneder
    }
law-book-unit-years = { $n } år
law-book-unit-lists =
    { $n ->
        [one] { $n } liste
       *[other] { $n } lister
    }
law-book-unit-round = runde { $n }
law-book-unit-rounds =
    { $n ->
        [one] { $n } runde
       *[other] { $n } runder
    }
law-book-unit-games =
    { $n ->
        [one] { $n } parti
       *[other] { $n } partier
    }
law-book-unit-moves = { $n } træk
law-book-unit-moves-each = { $n } træk af hver spiller
law-book-unit-occurrences =
    { $n ->
        [one] { $n } forekomst
       *[other] { $n } forekomster
    }
law-book-unit-times =
    { $n ->
        [one] { $n } gang
       *[other] { $n } gange
    }
law-book-unit-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } personer
    }
law-book-unit-players =
    { $n ->
        [one] { $n } spiller
       *[other] { $n } spillere
    }
law-book-unit-opponents =
    { $n ->
        [one] { $n } modstander
       *[other] { $n } modstandere
    }
law-book-unit-groups =
    { $n ->
        [one] { $n } gruppe
       *[other] { $n } grupper
    }
law-book-unit-federations = { $n } forbund
law-book-unit-place = nr. { $n } på listen
cli-laws-figure = Tal:
