# The law book: what kind of clause it is
law-book-kind-board = på brädet
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
law-book-change-changed = ändrad
law-book-change-only_first = bara här
law-book-change-only_second = bara här

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
cli-laws-no-entry = Ordet finns inte i registret.

# What is said of a book, a clause or a ruling that is not there
reason-no_such_book = Det finns ingen bok { $found }; det finns { $expected }.
reason-clause_unknown = Det finns ingen bestämmelse { $found }; de närmaste är { $expected }.
reason-clause_not_in_book = { $book } har ingen bestämmelse { $found }; delarna är { $expected }.
reason-no_such_ruling = Det finns inget utslag { $found }; det finns { $expected }.
reason-no_such_reading = Det finns ingen tolkning { $found }; det finns { $expected }.
reason-not_an_edition_of_the_laws = { $found } är ingen utgåva av schackreglerna och har ingen regel gemensam med dem att jämföra; utgåvorna är { $expected }.
