//! What each clause says, in our own words, in every language its book speaks.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use rokade_clause::{Clause, Country, Edition, inventory};
use serde::Deserialize;

use super::data::{BookError, rows};
use super::shelf::{Book, clauses};
use crate::Lang;

const Y2001: Book = Book::Laws(Edition::Laws2001(Country::Denmark));
const DK2009: Book = Book::Laws(Edition::Laws2009(Country::Denmark));
const NO2009: Book = Book::Laws(Edition::Laws2009(Country::Norway));
const Y2018: Book = Book::Laws(Edition::Laws2018(Country::Sweden));
const Y2023: Book = Book::Laws(Edition::Laws2023);

macro_rules! texts {
    ($(($lang:ident, $book:ident, $file:literal)),* $(,)?) => {
        &[$((Lang::$lang, $book, concat!("texts/", $file), include_str!(concat!("../../../../rules/texts/", $file, ".csv")))),*]
    };
}

const DSU: Book = Book::Dsu;

/// Language, book, file and its text. English stands in the inventories themselves.
const TEXTS: &[(Lang, Book, &str, &str)] = texts![
    (Da, Y2001, "da/laws-2001"),
    (Da, DK2009, "da/laws-2009"),
    (Nb, NO2009, "nb/laws-2009"),
    (Da, Y2018, "da/laws-2018"),
    (Nb, Y2018, "nb/laws-2018"),
    (Sv, Y2018, "sv/laws-2018"),
    (Da, Y2023, "da/laws-2023"),
    (Nb, Y2023, "nb/laws-2023"),
    (Sv, Y2023, "sv/laws-2023"),
    (Da, DSU, "da/dsu"),
];

#[derive(Deserialize)]
struct Row {
    id: String,
    summary: String,
}

type Summaries = HashMap<(String, Lang), String>;

fn summaries() -> &'static Summaries {
    static SUMMARIES: LazyLock<Summaries> =
        LazyLock::new(|| read(TEXTS).expect("the embedded texts of the law book are tested"));
    &SUMMARIES
}

fn read(texts: &[(Lang, Book, &str, &str)]) -> Result<Summaries, BookError> {
    let mut summaries = Summaries::new();
    for (lang, book, file, text) in texts {
        let mut seen = BTreeSet::new();
        for row in rows::<Row>(file, text)? {
            if row.summary.trim().is_empty() {
                return Err(BookError::Empty { file: (*file).to_owned(), what: row.id });
            }
            if !seen.insert(row.id.clone()) {
                return Err(BookError::Twice { file: (*file).to_owned(), what: row.id });
            }
            summaries.insert((row.id, *lang), row.summary);
        }
        let wanted: BTreeSet<String> = clauses(*book).iter().map(|clause| clause.id.clone()).collect();
        let missing: Vec<String> = wanted.difference(&seen).cloned().collect();
        if !missing.is_empty() {
            return Err(BookError::Missing { file: (*file).to_owned(), what: missing });
        }
        let unknown: Vec<String> = seen.difference(&wanted).cloned().collect();
        if !unknown.is_empty() {
            return Err(BookError::Unknown { file: (*file).to_owned(), what: unknown });
        }
    }
    Ok(summaries)
}

/// What a clause says, and in which language that is: the reader's own, or English where no book that states the rule
/// speaks it. A clause that several books of a year share has one id and the texts of all of them; where the books
/// part, so do the ids, and no words are borrowed. `None` for an id that is in no inventory.
pub fn summary(id: &str, lang: Lang) -> Option<(&'static str, Lang)> {
    inventory().get(id).map(|clause| text_of(clause, lang))
}

/// The same for a clause at hand.
pub fn text_of(clause: &'static Clause, lang: Lang) -> (&'static str, Lang) {
    match summaries().get(&(clause.id.clone(), lang)) {
        Some(text) => (text.as_str(), lang),
        None => (clause.summary.as_str(), Lang::En),
    }
}

/// A text with the mark of its language where that is not the reader's.
pub fn marked((text, spoken): (&str, Lang), reader: Lang) -> String {
    if spoken == reader { text.to_owned() } else { format!("{text} [{spoken}]") }
}

/// The languages a clause can be read in.
pub fn languages_of(clause: &'static Clause) -> Vec<Lang> {
    Lang::ALL.into_iter().filter(|lang| text_of(clause, *lang).1 == *lang).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_texts_are_complete() {
        read(TEXTS).unwrap();
        for book in super::super::shelf::books() {
            let mut files: Vec<Lang> = TEXTS.iter().filter(|text| text.1 == book).map(|text| text.0).collect();
            files.sort();
            assert_eq!(files, book.languages(), "{book}");
        }
    }

    #[test]
    fn a_clause_that_two_books_share_speaks_both_languages_and_one_of_its_own_does_not() {
        let spoken = |id: &str, lang: Lang| summary(id, lang).unwrap().1;
        assert_eq!((spoken("L2009-4.3.c", Lang::Da), spoken("L2009-4.3.c", Lang::Nb)), (Lang::Da, Lang::Nb));
        // What the Danish and the Norwegian book say of a faulty sealed move is not the same.
        assert_eq!((spoken("L2009-ADJ.8-DK", Lang::Da), spoken("L2009-ADJ.8-DK", Lang::Nb)), (Lang::Da, Lang::En));
        assert_eq!(spoken("L2009-4.3.c", Lang::Sv), Lang::En);
    }

    #[test]
    fn a_text_that_is_missing_twice_empty_or_unknown_is_an_error() {
        let whole = TEXTS.iter().find(|text| text.2 == "texts/da/dsu").unwrap().3;
        let read_as = |text: &str| read(&[(Lang::Da, Book::Dsu, "texts/da/dsu", text)]).map(|texts| texts.len());
        assert_eq!(read_as(whole).unwrap(), clauses(Book::Dsu).len());
        let without_last = "id,summary\nD4.1-1,Fem organer.\n";
        assert!(matches!(read_as(without_last), Err(BookError::Missing { what, .. }) if what.len() > 300));
        assert!(matches!(read_as("id,summary\nD4.1-1, \n"), Err(BookError::Empty { .. })));
        assert!(matches!(read_as("id,summary\nD4.1-1,A\nD4.1-1,B\n"), Err(BookError::Twice { .. })));
        let unknown = format!("{whole}D9,Ukendt\n");
        assert!(matches!(read_as(&unknown), Err(BookError::Unknown { what, .. }) if what == ["D9"]));
    }
}
