//! A clause as a line of a page.

use rokade_clause::Clause;
use rokade_words::Lang;
use rokade_words::book::{Book, books_of, label, printed, text_of};

/// A clause in one of its books.
pub(super) struct Entry {
    pub number: &'static str,
    /// The number as the book prints it, where that is another.
    pub printed: Option<&'static str>,
    pub link: String,
    pub text: &'static str,
    /// The language of the text, if it is not the reader's.
    pub other: Option<Lang>,
}

impl Entry {
    pub(super) fn of(clause: &'static Clause, book: Book, lang: Lang) -> Self {
        let (text, spoken) = text_of(clause, lang);
        Self {
            number: label(clause),
            printed: printed(clause, book),
            link: link(clause, book),
            text,
            other: (spoken != lang).then_some(spoken),
        }
    }
}

/// The permanent address of a clause. Numbers have no letter that an address must hide.
pub(super) fn link(clause: &Clause, book: Book) -> String {
    format!("/laws/{book}/{}", label(clause))
}

/// The book a clause is shown under when none was asked for: one in the reader's language, or its first.
pub(super) fn home_of(clause: &Clause, lang: Lang) -> Option<Book> {
    let mut speaking = books_of(clause).filter(|book| book.languages().contains(&lang));
    speaking.next().or_else(|| books_of(clause).next())
}

/// A clause of any book as a link: its book and number.
pub(super) struct Cited {
    pub link: String,
    pub book: String,
    pub number: &'static str,
}

/// The places of a list of clauses, book by book, in the order of the shelf.
pub(super) fn by_book(clauses: &[&'static Clause]) -> Vec<(String, Vec<Cited>)> {
    let cited = |book: Book| {
        let own = clauses.iter().filter(|clause| books_of(clause).any(|other| other == book));
        own.map(|clause| Cited { link: link(clause, book), book: book.to_string(), number: label(clause) }).collect()
    };
    let rows = rokade_words::book::books().map(|book| (book.to_string(), cited(book)));
    rows.filter(|(_, cited): &(String, Vec<Cited>)| !cited.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_has_an_address_of_plain_letters_that_no_other_has() {
        let mut seen = std::collections::BTreeSet::new();
        for book in rokade_words::book::books() {
            for clause in rokade_words::book::clauses(book) {
                let link = link(clause, book);
                let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "/.-:".contains(letter);
                assert!(link.chars().all(is_plain), "{link}");
                assert!(seen.insert(link.to_lowercase()), "{link}");
            }
        }
    }
}
