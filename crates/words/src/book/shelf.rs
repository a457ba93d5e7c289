//! The books and the clauses that stand in each, in the order of the text.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use rokade_clause::{Clause, Country, Edition, Published, inventory};
use serde::Deserialize;

use super::data::{BookError, Cells, InLanguages, embedded, spoken_rows};
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

const TITLES: &str = "law_book/titles";

/// All books: the Laws from old to new, then the tournament regulations.
pub fn books() -> impl DoubleEndedIterator<Item = Book> + Clone {
    Edition::all().map(Book::Laws).chain([Book::Dsu, Book::Fide2026])
}

/// The names of all books: `2001-DK, …, DSU, FIDE-2026`.
pub fn names() -> Vec<String> {
    books().map(|book| book.to_string()).collect()
}

impl Book {
    /// The edition, if it is a book of the Laws.
    pub const fn edition(self) -> Option<Edition> {
        match self {
            Book::Laws(edition) => Some(edition),
            Book::Dsu | Book::Fide2026 => None,
        }
    }

    /// What stands on its cover.
    pub fn title(self, lang: Lang) -> &'static str {
        static BY_BOOK: LazyLock<Vec<InLanguages>> =
            LazyLock::new(|| titles(embedded(TITLES)).expect("the embedded titles are tested"));
        BY_BOOK[self.place()].of(lang)
    }

    /// The languages the book speaks besides English.
    pub fn languages(self) -> Vec<Lang> {
        match self {
            Book::Laws(edition) => spoken(edition.published()),
            Book::Dsu => vec![Lang::Da],
            Book::Fide2026 => Vec::new(),
        }
    }

    fn place(self) -> usize {
        books().position(|book| book == self).expect("every book stands on the shelf")
    }

    fn holds(self, clause: &Clause) -> bool {
        let is_source = |country: &str| clause.source.as_deref().is_some_and(|source| source.contains(country));
        if clause.id.starts_with(FIDE) {
            return self == Book::Fide2026;
        }
        match (self, clause.edition.as_deref()) {
            (Book::Laws(edition), Some(year)) => {
                let is_own = |source: &String| is_source(source);
                edition.year().to_string() == year && edition.published().source.as_ref().is_none_or(is_own)
            }
            (Book::Fide2026, _) => false,
            (Book::Dsu, year) => year.is_none(),
            (Book::Laws(_), None) => false,
        }
    }
}

/// The languages of an edition's texts.
fn spoken(published: &Published) -> Vec<Lang> {
    Lang::ALL.into_iter().filter(|lang| published.languages.iter().any(|code| code == lang.code())).collect()
}

#[derive(Deserialize)]
struct Titled {
    book: String,
}

/// A title for every book, in the order of the shelf.
fn titles(text: &str) -> Result<Vec<InLanguages>, BookError> {
    let rows: Vec<(Titled, Cells)> = spoken_rows(TITLES, text)?;
    let title = |book: Book| {
        let name = book.to_string();
        let row = rows.iter().find(|(row, _)| row.book == name);
        let missing = || BookError::Missing { file: TITLES.to_owned(), what: vec![name.clone()] };
        let (_, cells) = row.ok_or_else(missing)?;
        InLanguages::filled(TITLES, &name, cells, "")
    };
    books().map(title).collect()
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
#[error("unknown book {0:?}; known: {list}", list = names().join(", "))]
pub struct UnknownBook(pub String);

impl FromStr for Book {
    type Err = UnknownBook;

    /// `2009-NO`, `dsu`, `fide-2026`; a bare year means the first text of that year.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let asked = text.trim();
        let is_named = |book: &Book| book.to_string().eq_ignore_ascii_case(asked);
        let is_year = |book: &Book| book.edition().is_some_and(|edition| edition.year().to_string() == asked);
        let found = books().find(is_named).or_else(|| books().find(is_year));
        found.ok_or_else(|| UnknownBook(text.to_owned()))
    }
}

/// The clauses of a book in the order of the text; a national edition is what it shares with its neighbour
/// and what it has of its own. Rulings and the arbiter's guide printed with a book stand behind its text.
pub fn clauses(book: Book) -> &'static [&'static Clause] {
    static SHELF: LazyLock<Vec<Vec<&'static Clause>>> = LazyLock::new(|| {
        let of = |book: Book| inventory().iter().filter(|clause| book.holds(clause)).collect();
        books().map(of).collect()
    });
    &SHELF[book.place()]
}

/// The books a clause stands in: one, or both texts of 2009.
pub fn books_of(clause: &Clause) -> impl Iterator<Item = Book> + use<> {
    let held: Vec<Book> = books().filter(|book| book.holds(clause)).collect();
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
    let country = match book.edition().and_then(Edition::country) {
        Some(Country::Norway) => "NO ",
        Some(Country::Denmark | Country::Sweden) | None => "DK ",
    };
    let text = clause.clause.as_str();
    let own = text.split(" / ").find_map(|piece| piece.strip_prefix(country)).unwrap_or(text);
    (own != label(clause)).then_some(own)
}
