//! What each clause says, in our own words, in every language its book speaks.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use rokade_clause::{Clause, inventory};
use serde::Deserialize;

use super::data::{BookError, embedded, rows};
use super::shelf::{Book, books, clauses};
use crate::Lang;

/// The texts of a book in one language.
struct Texts {
    lang: Lang,
    book: Book,
    file: String,
    text: &'static str,
}

/// Every book in every language it speaks. English stands in the inventories themselves.
fn texts() -> Vec<Texts> {
    let name = |book: Book| match book {
        Book::Laws(edition) => format!("laws-{}", edition.year()),
        Book::Dsu | Book::Fide2026 => book.to_string().to_lowercase(),
    };
    let of = |book: Book| {
        let name = name(book);
        let file = move |lang: Lang| {
            let file = format!("texts/{}/{name}", lang.code());
            Texts { lang, book, text: embedded(&file), file }
        };
        book.languages().into_iter().map(file).collect::<Vec<Texts>>()
    };
    books().flat_map(of).collect()
}

#[derive(Deserialize)]
struct Row {
    id: String,
    summary: String,
}

type Summaries = HashMap<(String, Lang), String>;

fn summaries() -> &'static Summaries {
    static SUMMARIES: LazyLock<Summaries> =
        LazyLock::new(|| read(&texts()).expect("the embedded texts of the law book are tested"));
    &SUMMARIES
}

fn read(texts: &[Texts]) -> Result<Summaries, BookError> {
    let mut summaries = Summaries::new();
    for Texts { lang, book, file, text } in texts {
        let mut seen = BTreeSet::new();
        for row in rows::<Row>(file, text)? {
            if row.summary.trim().is_empty() {
                return Err(BookError::Empty { file: file.clone(), what: row.id });
            }
            if !seen.insert(row.id.clone()) {
                return Err(BookError::Twice { file: file.clone(), what: row.id });
            }
            summaries.insert((row.id, *lang), row.summary);
        }
        let wanted: BTreeSet<String> = clauses(*book).iter().map(|clause| clause.id.clone()).collect();
        let missing: Vec<String> = wanted.difference(&seen).cloned().collect();
        if !missing.is_empty() {
            return Err(BookError::Missing { file: file.clone(), what: missing });
        }
        let unknown: Vec<String> = seen.difference(&wanted).cloned().collect();
        if !unknown.is_empty() {
            return Err(BookError::Unknown { file: file.clone(), what: unknown });
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
    use rokade_clause::Edition;

    use super::*;

    #[test]
    fn the_embedded_texts_are_complete() {
        read(&texts()).unwrap();
        for edition in Edition::all() {
            assert_eq!(Book::Laws(edition).languages().len(), edition.published().languages.len(), "{edition}");
        }
        let embedded = rokade_clause::rules().files().filter(|(path, _)| path.starts_with("texts/")).count();
        assert_eq!(texts().len(), embedded);
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
        let whole = texts().into_iter().find(|text| text.file == "texts/da/dsu").unwrap().text;
        let read_as = |text: &str| {
            let text = text.to_owned().leak();
            read(&[Texts { lang: Lang::Da, book: Book::Dsu, file: "texts/da/dsu".to_owned(), text }])
                .map(|texts| texts.len())
        };
        assert_eq!(read_as(whole).unwrap(), clauses(Book::Dsu).len());
        let without_last = "id,summary\nD4.1-1,Fem organer.\n";
        assert!(matches!(read_as(without_last), Err(BookError::Missing { what, .. }) if what.len() > 300));
        assert!(matches!(read_as("id,summary\nD4.1-1, \n"), Err(BookError::Empty { .. })));
        assert!(matches!(read_as("id,summary\nD4.1-1,A\nD4.1-1,B\n"), Err(BookError::Twice { .. })));
        let unknown = format!("{whole}D9,Ukendt\n");
        assert!(matches!(read_as(&unknown), Err(BookError::Unknown { what, .. }) if what == ["D9"]));
    }
}
