//! The books and the clauses that stand in each, in the order of the text.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use rokade_clause::{Clause, Country, Edition, inventory};

use crate::Lang;

/// An edition of the Laws, the Danish tournament regulations, or FIDE's tournament regulations: pairing,
/// tie-breaks, ratings and titles, older editions behind those of today.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    Laws(Edition),
    Dsu,
    Fide2026,
}

/// How the ids of FIDE's tournament regulations begin.
const FIDE: &str = "FIDE-";

const BOOKS: [Book; 7] = [
    Book::Laws(Edition::ALL[0]),
    Book::Laws(Edition::ALL[1]),
    Book::Laws(Edition::ALL[2]),
    Book::Laws(Edition::ALL[3]),
    Book::Laws(Edition::ALL[4]),
    Book::Dsu,
    Book::Fide2026,
];

/// All books: the Laws from old to new, then the tournament regulations.
pub const fn books() -> [Book; 7] {
    BOOKS
}

impl Book {
    /// The edition, if it is a book of the Laws.
    pub const fn edition(self) -> Option<Edition> {
        match self {
            Book::Laws(edition) => Some(edition),
            Book::Dsu | Book::Fide2026 => None,
        }
    }

    /// The key of its title among the texts.
    pub const fn title_key(self) -> &'static str {
        match self {
            Book::Laws(Edition::Laws2001(_)) => "law-book-title-2001-DK",
            Book::Laws(Edition::Laws2009(Country::Norway)) => "law-book-title-2009-NO",
            Book::Laws(Edition::Laws2009(_)) => "law-book-title-2009-DK",
            Book::Laws(Edition::Laws2018(_)) => "law-book-title-2018-SE",
            Book::Laws(Edition::Laws2023) => "law-book-title-2023",
            Book::Dsu => "law-book-title-DSU",
            Book::Fide2026 => "law-book-title-FIDE-2026",
        }
    }

    /// The languages the book speaks besides English.
    pub const fn languages(self) -> &'static [Lang] {
        match self {
            Book::Laws(Edition::Laws2001(_)) | Book::Dsu => &[Lang::Da],
            Book::Laws(Edition::Laws2009(Country::Norway)) => &[Lang::Nb],
            Book::Laws(Edition::Laws2009(_)) => &[Lang::Da],
            Book::Laws(Edition::Laws2018(_) | Edition::Laws2023) => &[Lang::Da, Lang::Nb, Lang::Sv],
            Book::Fide2026 => &[],
        }
    }

    fn holds(self, clause: &Clause) -> bool {
        let is_source = |country: &str| clause.source.as_deref().is_some_and(|source| source.contains(country));
        if clause.id.starts_with(FIDE) {
            return self == Book::Fide2026;
        }
        match (self, clause.edition.as_deref()) {
            (Book::Laws(Edition::Laws2009(Country::Norway)), Some("2009")) => is_source("NO"),
            (Book::Laws(Edition::Laws2009(_)), Some("2009")) => is_source("DK"),
            (Book::Laws(edition), Some(year)) => edition.year() != 2009 && edition.year().to_string() == year,
            (Book::Fide2026, _) => false,
            (Book::Dsu, year) => year.is_none(),
            (Book::Laws(_), None) => false,
        }
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Book::Laws(edition) => edition.fmt(f),
            Book::Dsu => f.write_str("DSU"),
            Book::Fide2026 => f.write_str("FIDE-2026"),
        }
    }
}

/// The text names no book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown book {0:?}; known: {list}", list = BOOKS.map(|book| book.to_string()).join(", "))]
pub struct UnknownBook(pub String);

impl FromStr for Book {
    type Err = UnknownBook;

    /// `2009-NO`, `dsu`, `fide-2026`; a bare year means the first text of that year.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let asked = text.trim();
        let is_named = |book: &Book| book.to_string().eq_ignore_ascii_case(asked);
        let is_year = |book: &Book| book.edition().is_some_and(|edition| edition.year().to_string() == asked);
        let found = BOOKS.into_iter().find(is_named).or_else(|| BOOKS.into_iter().find(is_year));
        found.ok_or_else(|| UnknownBook(text.to_owned()))
    }
}

/// The clauses of a book in the order of the text; a national edition is what it shares with its neighbour
/// and what it has of its own. Rulings and the arbiter's guide printed with a book stand behind its text.
pub fn clauses(book: Book) -> &'static [&'static Clause] {
    static SHELF: LazyLock<Vec<Vec<&'static Clause>>> = LazyLock::new(|| {
        let of = |book: &Book| inventory().iter().filter(|clause| book.holds(clause)).collect();
        BOOKS.iter().map(of).collect()
    });
    let place = BOOKS.iter().position(|known| *known == book);
    place.map_or(&[], |place| SHELF[place].as_slice())
}

/// The books a clause stands in: one, or both texts of 2009.
pub fn books_of(clause: &Clause) -> impl Iterator<Item = Book> + use<> {
    let held: Vec<Book> = BOOKS.into_iter().filter(|book| book.holds(clause)).collect();
    held.into_iter()
}

/// A clause's number without its book: `7.5.5`, `4.9.1-3`, `ruling-12`.
pub fn label(clause: &Clause) -> &str {
    let id = clause.id.as_str();
    if id.starts_with("D4.") {
        return &id["D".len()..];
    }
    let label = id.split_once('-').map_or(id, |(_, label)| label);
    let is_national = clause.source.as_deref().is_some_and(|source| source == "DK" || source == "NO");
    let plain = label.strip_suffix("-DK").or_else(|| label.strip_suffix("-NO"));
    plain.filter(|_| is_national).unwrap_or(label)
}

/// The number as a book prints it, where that is not its label: `Guidelines 1a`, `3.8b(1)`, `§ 16`.
pub fn printed(clause: &Clause, book: Book) -> Option<&str> {
    let country = match book {
        Book::Laws(Edition::Laws2009(Country::Norway)) => "NO ",
        _ => "DK ",
    };
    let text = clause.clause.as_str();
    let own = text.split(" / ").find_map(|piece| piece.strip_prefix(country)).unwrap_or(text);
    (own != label(clause)).then_some(own)
}
