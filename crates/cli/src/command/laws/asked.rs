//! What the reader asks for, and what is said when no book has it.

use rokade_clause::{Clause, Reason, inventory};
use rokade_words::book::{Book, books_of, chapters, find, names, near};

use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::output;
use crate::voice::Voice;

/// The book of a name, or what would be one.
pub(super) fn book(name: &str) -> Result<Book, Failure> {
    name.parse().map_err(|_| Fault::of(Reason::house("no_such_book")).found(name).expected(names().join(", ")).into())
}

/// The clauses under all these numbers, in the order they are asked for; every number that is none is told.
pub(super) fn clauses(book: Book, numbers: &[String]) -> Result<Vec<&'static Clause>, Failure> {
    let mut found: Vec<&'static Clause> = Vec::new();
    let mut faults = Vec::new();
    for number in numbers {
        let under = find(book, number);
        if under.is_empty() {
            faults.push(unknown_clause(&book.to_string(), number, &[book]));
        }
        let new: Vec<_> = under.into_iter().filter(|clause| !found.iter().any(|had| had.id == clause.id)).collect();
        found.extend(new);
    }
    if faults.is_empty() { Ok(found) } else { Err(Failure { faults }) }
}

/// A book with numbers in it, or clauses by their whole ids alone: those of the first one's book.
pub(super) fn book_and_clauses(first: &str, rest: &[String]) -> Result<(Book, Vec<&'static Clause>), Failure> {
    let known = inventory().get(first).and_then(|clause| books_of(clause).next());
    match known {
        Some(book) => {
            let ids: Vec<String> = std::iter::once(first.to_owned()).chain(rest.iter().cloned()).collect();
            Ok((book, clauses(book, &ids)?))
        }
        None => {
            let book = book(first).map_err(|no_book| unknown_id(first).map_or(no_book, Failure::from))?;
            match rest.is_empty() {
                true => Err(unknown_clause(&book.to_string(), "", &[book]).into()),
                false => Ok((book, clauses(book, rest)?)),
            }
        }
    }
}

/// What begins as an id and is none; the nearest are named.
fn unknown_id(id: &str) -> Option<Fault> {
    let near: Vec<&str> = near(id).into_iter().map(|clause| clause.id.as_str()).collect();
    (!near.is_empty()).then(|| Fault::of(Reason::house("clause_unknown")).found(id).expected(near.join(", ")))
}

/// No such clause in these books; their parts are named.
pub(super) fn unknown_clause(name: &str, number: &str, books: &[Book]) -> Fault {
    let mut parts: Vec<&str> = Vec::new();
    for part in books.iter().flat_map(|book| chapters(*book)) {
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    Fault::of(Reason::house("clause_not_in_book").with("book", name)).found(number).expected(parts.join(", "))
}

/// Says on standard error that nothing was found, for people; programs see the empty list.
pub(super) fn nothing(json: bool, voice: &Voice, key: &str) -> Answer {
    if !json {
        output::tell(&voice.text(key));
    }
    Answer::No
}
