# The law book: what kind of clause it is
law-book-kind-board = { word-on-the-board }
law-book-kind-clock = klokke
law-book-kind-compute = beregning
law-book-kind-eligibility = spillerett
law-book-kind-equipment = utstyr
law-book-kind-info = opplysning
law-book-kind-notation = notasjon
law-book-kind-pairing = rundeoppsett
law-book-kind-procedure = framgangsmåte
law-book-kind-ruling = avgjørelse

# What became of a rule between two editions
law-book-change-unchanged = samme regel
law-book-change-renumbered = samme regel under et annet nummer
law-book-change-changed = { word-changed }
law-book-change-only_first = { word-only-here }
law-book-change-only_second = { word-only-here }

# Rulings
law-book-standing-in_force = gjeldende
law-book-standing-withdrawn = opphevet
law-book-standing-overtaken = foreldet etter nyere regler
law-book-play-board = nærsjakk
law-book-play-correspondence = fjernsjakk

# rokade laws
cli-laws-book = { $title } ({ $clauses } bestemmelser; { $languages })
cli-laws-state = Status:
cli-laws-enforced =
    programmet avgjør det; { $tests ->
        [one] { $tests } test viser det
       *[other] { $tests } tester viser det
    }.
cli-laws-assisted = programmet spør om forholdene og noterer dommerens valg.
cli-laws-text-only = tekst; ingenting i programmet avgjør det.
cli-laws-elsewhere = Samme regel:
cli-laws-ruling = Kjennelse:
cli-laws-ruling-number = Nr. { $number } ({ $standing })
cli-laws-reading = Lesning:
cli-laws-subjects = Stikkord:
cli-laws-facts = Saken:
cli-laws-held = Avgjort:
cli-laws-note = Merk:
cli-laws-on = Om:
cli-laws-more-hits =
    { $count ->
        [one] Ett treff til; --all viser det.
       *[other] { $count } treff til; --all viser dem.
    }
cli-laws-diff-totals = { $first } → { $second }: { $unchanged } uendrede, { $renumbered } med annet nummer, { $changed } endrede, { $only_first } bare i { $first }, { $only_second } bare i { $second }.
cli-laws-no-clause = Ingen bestemmelse passer.
cli-laws-no-hit = Ingen bestemmelse har alle disse ordene.
cli-laws-no-entry = { desk-law-book-no-entry }

# What is said of a book, a clause or a ruling that is not there
reason-no_such_book = Det finnes ingen bok { $found }; det finnes { $expected }.
reason-clause_unknown = Det finnes ingen bestemmelse { $found }; de nærmeste er { $expected }.
reason-clause_not_in_book = { $book } har ingen bestemmelse { $found }; delene er { $expected }.
reason-no_such_ruling = Det finnes ingen kjennelse { $found }; det finnes { $expected }.
reason-no_such_reading = Det finnes ingen lesning { $found }; det finnes { $expected }.
reason-not_an_edition_of_the_laws = { $found } er ingen utgave av sjakkreglene og har ingen regel til felles med dem å sammenligne; utgavene er { $expected }.

# Figures of a clause.
law-book-figure-source = utgave { $edition }, avsnitt { $chapter }, sist kontrollert { $day }
law-book-figure-edition = utgave { $edition }
law-book-figure-none = ingen slik regel
law-book-figure-rows =
    { $count ->
        [one] en tabell med { $count } rad
       *[other] en tabell med { $count } rader
    }
law-book-unit-rating = rating { $n }
law-book-unit-rating-points = { $n } ratingpoeng
law-book-unit-factor = K = { $n }
law-book-unit-factor-times-games = K × partier = { $n }
law-book-unit-points = { $n } poeng
law-book-unit-half-points =
    { $n ->
        [one] { $n } halvt poeng
       *[other] { $n } halve poeng
    }
law-book-unit-hundredths = { $n } hundredels poeng
law-book-unit-percent = { $n } %
law-book-unit-seconds =
    { $n ->
        [one] { $n } sekund
       *[other] { $n } sekunder
    }
law-book-unit-minutes =
    { $n ->
        [one] { $n } minutt
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
       *[other] { $n } dager
    }
law-book-unit-playing-day = spilledag { $n }
law-book-unit-weeks =
    { $n ->
        [one] { $n } uke
       *[other] { $n } uker
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
law-book-unit-moves = { $n } trekk
law-book-unit-moves-each = { $n } trekk av hver spiller
law-book-unit-occurrences =
    { $n ->
        [one] { $n } forekomst
       *[other] { $n } forekomster
    }
law-book-unit-times =
    { $n ->
        [one] { $n } gang
       *[other] { $n } ganger
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
        [one] { $n } motstander
       *[other] { $n } motstandere
    }
law-book-unit-groups =
    { $n ->
        [one] { $n } gruppe
       *[other] { $n } grupper
    }
law-book-unit-federations = { $n } forbund
law-book-unit-place = nr. { $n } på listen
cli-laws-figure = Tall:
