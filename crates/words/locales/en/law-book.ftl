# The law book: what kind of clause it is
law-book-kind-board = on the board
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
law-book-change-changed = changed
law-book-change-only_first = only here
law-book-change-only_second = only here

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
cli-laws-no-entry = The index has no such word.

# What is said of a book, a clause or a ruling that is not there
reason-no_such_book = There is no book { $found }; there are { $expected }.
reason-clause_unknown = There is no clause { $found }; the nearest are { $expected }.
reason-clause_not_in_book = { $book } has no clause { $found }; its parts are { $expected }.
reason-no_such_ruling = There is no ruling { $found }; there are { $expected }.
reason-no_such_reading = There is no reading { $found }; there are { $expected }.
reason-not_an_edition_of_the_laws = { $found } is not an edition of the Laws and has no rule in common with them to compare; editions are { $expected }.
