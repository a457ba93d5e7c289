# The law book
desk-law-book = Law book
desk-law-book-about = The Laws of Chess and the tournament regulations, clause by clause, in our own words. The official text is the one that decides.
desk-law-book-books = Books
desk-law-book-laws = Laws of Chess
desk-law-book-regulations = Tournament regulations
desk-law-book-look-up = Look up
desk-law-book-clauses = { $count ->
    [one] { $count } clause.
   *[other] { $count } clauses.
}
desk-law-book-count-enforced = The program applies { $count }.
desk-law-book-count-assisted = For { $count } it asks the arbiter.
desk-law-book-parts = Parts of the book
desk-law-book-around = Before and after

# What the parts are called
desk-law-book-article = Article { $number }
desk-law-book-appendix = Appendix { $number }
desk-law-book-part = Section { $number }
desk-law-book-introduction = Introduction
desk-law-book-foreword = Foreword
desk-law-book-guide = Arbiter’s guide
desk-law-book-guidelines = Guidelines
desk-law-book-guideline = Guidelines { $number }
desk-law-book-glossary = Glossary

# Search
desk-law-book-search = Search the law book
desk-law-book-search-hint = flag, draw offer, 7.5.5
desk-law-book-search-go = { word-search }
desk-law-book-search-about = Type a word in any of the four languages, or the number of a clause.
desk-law-book-keys = Answers come while you type; the arrow keys go to them.
desk-law-book-among = Search in
desk-law-book-all-books = All books
desk-law-book-found = { $count ->
    [0] Nothing found
    [one] One clause found
   *[other] { $count } clauses found
}
desk-law-book-nothing = No clause has all these words. Try fewer words, or the beginning of one.
desk-law-book-everywhere = Search all books
desk-law-book-more = Show all { $count }
desk-law-book-by = found by
desk-law-book-also = also in

# A clause
desk-law-book-foreign = This book is not available in English.
desk-law-book-below = Below it
desk-law-book-treated = In this program
desk-law-book-enforced = The program applies this clause by itself.
desk-law-book-assisted = The program asks for the facts; the arbiter decides and the choice is recorded.
desk-law-book-text = Text only. The arbiter sees to it.
desk-law-book-elsewhere = The same rule in other editions
desk-law-book-compare-one = { word-compare }
desk-law-book-ruled = Rulings on it
desk-law-book-ruling = Ruling { $number }
desk-law-book-tongues = In other languages

# Rulings and index
desk-law-book-rulings = Rulings
desk-law-book-rulings-about = Rulings of the Danish board of appeal, without names, with what each still means today.
desk-law-book-rulings-count = { $count } rulings of the board of appeal
desk-law-book-facts = The case
desk-law-book-held = Held
desk-law-book-note = Note
desk-law-book-on = { word-on }
desk-law-book-index = Index
desk-law-book-index-count = { $count } words
desk-law-book-word = Word
desk-law-book-letters = { word-letters }
desk-law-book-whole-index = The whole index
desk-law-book-no-entry = The index has no such word.

# Compare
desk-law-book-compare = Compare editions
desk-law-book-compare-about = Two editions side by side, with the words that changed.
desk-law-book-compare-go = { word-compare }
desk-law-book-compare-foreign = The two editions are compared in English.
desk-law-book-first = Edition
desk-law-book-second = with
desk-law-book-clause = { word-clause }
desk-law-book-swap = Swap
desk-law-book-show = Show
desk-law-book-only-changed = Only changed
desk-law-book-all-rules = All rules
desk-law-book-gone = gone
desk-law-book-new = new
desk-law-book-changed-about = Rules are compared, not words: another number or another wording is no change.
desk-law-book-anew = reworded
desk-law-book-not-in = Not in { $book }.
desk-law-book-nothing-changed = Nothing to show.

# What is not there
desk-law-book-missing = Not in the law book
desk-law-book-no-book = There is no book { $found }. These are the books:
desk-law-book-no-clause = { $book } has no clause { $found }. Its parts are:

# The file; %n is put in by the page
desk-law-book-offline = Keep it on the phone
desk-law-book-offline-about = One file with all books and a search, for halls without a network.
desk-law-book-file = law-book
desk-law-book-file-one = One clause found
desk-law-book-file-many = %n clauses found
desk-law-book-file-more = – the first %n are shown

# Help
desk-help-law-book-about = Every edition of the Laws since 2001 and the tournament regulations, for everybody, without signing in. Each clause has an address of its own that can be passed on and printed.
desk-help-law-book-search = Type a word in any of the four languages, or a number: answers come while you type. Words of the same meaning are found too.
desk-help-law-book-compare = Shows what became of each rule from one edition to another, with the changed words marked.
desk-help-law-book-offline = The whole book as one file. Open it from the phone’s downloads; it needs no network.

# Readings of unclear clauses
desk-law-book-figures = Figures
desk-law-book-readings = Readings
desk-law-book-readings-about = How this program reads a clause whose text is silent, unclear or misprinted. The readings are written in English. A decision that rests on one names it.
desk-law-book-no-reading = There is no reading “{ $found }”.
desk-law-book-reading-on = { word-on }
