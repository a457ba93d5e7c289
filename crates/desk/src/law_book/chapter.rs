//! The parts of a book by name: articles, appendices, guidelines.

use rokade_clause::Clause;
use rokade_words::book::{Book, chapter, topic_name};
use rokade_words::{Arg, Lang, text, text_with};

use super::entry::Entry;

/// A part of a book with its clauses.
pub(super) struct Chapter {
    /// As the address has it: `7`, `A`, `4.9`.
    pub head: &'static str,
    pub name: String,
    pub link: String,
    /// What its clauses are about, in their order.
    pub topics: Vec<Topic>,
}

/// Clauses in a row about one thing.
pub(super) struct Topic {
    pub name: String,
    pub entries: Vec<Entry>,
}

impl Chapter {
    /// What it begins with, for the list at the side.
    pub(super) fn about(&self) -> &str {
        self.topics.first().map_or("", |topic| topic.name.as_str())
    }
}

/// Clauses in the order of the text under the parts of their book.
pub(super) fn chapters(shown: &[&'static Clause], book: Book, lang: Lang) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut last_topic = "";
    for clause in shown {
        let head = chapter(clause, book);
        let is_new = chapters.last().is_none_or(|last| last.head != head);
        if is_new {
            let link = format!("/laws/{book}/{head}");
            chapters.push(Chapter { head, name: name(head, book, lang), link, topics: Vec::new() });
        }
        let Some(last) = chapters.last_mut() else { continue };
        if is_new || last_topic != clause.topic {
            let name = topic_name(&clause.topic, lang).to_owned();
            last.topics.push(Topic { name, entries: Vec::new() });
            last_topic = &clause.topic;
        }
        if let Some(topic) = last.topics.last_mut() {
            topic.entries.push(Entry::of(clause, book, lang));
        }
    }
    chapters
}

/// What a part is called.
pub(super) fn name(head: &str, book: Book, lang: Lang) -> String {
    let numbered = |key: &str| text_with(lang, key, &[("number", Arg::from(head))]);
    match (book, head) {
        (Book::Dsu | Book::Fide2026, _) => numbered("desk-law-book-part"),
        (Book::Laws(_), "0" | "preamble") => text(lang, "desk-law-book-introduction"),
        (Book::Laws(_), "foreword") => text(lang, "desk-law-book-foreword"),
        (Book::Laws(_), "ruling") => text(lang, "desk-law-book-rulings"),
        (Book::Laws(_), "guide") => text(lang, "desk-law-book-guide"),
        (Book::Laws(_), "ADJ" | "GL") => text(lang, "desk-law-book-guidelines"),
        (Book::Laws(_), "GLOSS") => text(lang, "desk-law-book-glossary"),
        (Book::Laws(_), head) if head.starts_with(|first: char| first.is_ascii_digit()) => {
            numbered("desk-law-book-article")
        }
        (Book::Laws(_), head) if head.starts_with('I') => numbered("desk-law-book-guideline"),
        (Book::Laws(_), _) => numbered("desk-law-book-appendix"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_words::book::{books, clauses};

    #[test]
    fn every_part_of_every_book_stands_once_and_loses_no_clause() {
        for book in books() {
            let shown = chapters(clauses(book), book, Lang::Da);
            let heads: std::collections::BTreeSet<&str> = shown.iter().map(|chapter| chapter.head).collect();
            assert_eq!(heads.len(), shown.len(), "{book}");
            let entries = shown.iter().flat_map(|chapter| &chapter.topics).map(|topic| topic.entries.len());
            assert_eq!(entries.sum::<usize>(), clauses(book).len(), "{book}");
        }
    }
}
