//! A clause in the `--json` shapes of the law book.

use rokade_clause::{Clause, State};
use rokade_words::Lang;
use rokade_words::book::{Book, label, printed, text_of, topic_name};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct EntryShape {
    pub id: &'static str,
    /// Its number without the book, as `show` takes it.
    pub number: &'static str,
    /// As the book prints it, where that differs.
    pub printed: Option<&'static str>,
    pub topic: &'static str,
    pub kind: &'static str,
    pub state: &'static str,
    /// In English, whatever language is asked for.
    pub summary: &'static str,
    /// For people, in the language of `lang`.
    pub text: &'static str,
    pub lang: &'static str,
    pub topic_name: &'static str,
}

impl EntryShape {
    pub(super) fn of(clause: &'static Clause, book: Book, state: State, reader: Lang) -> Self {
        let (text, lang) = text_of(clause, reader);
        Self {
            id: &clause.id,
            number: label(clause),
            printed: printed(clause, book),
            topic: &clause.topic,
            kind: &clause.kind,
            state: state.key(),
            summary: &clause.summary,
            text,
            lang: lang.code(),
            topic_name: topic_name(&clause.topic, reader),
        }
    }
}

/// The ids of clauses, as every shape lists them.
pub(super) fn ids(clauses: &[&'static Clause]) -> Vec<&'static str> {
    clauses.iter().map(|clause| clause.id.as_str()).collect()
}
