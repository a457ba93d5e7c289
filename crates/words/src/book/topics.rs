//! The topics of the clauses by name.

use std::collections::HashMap;
use std::sync::LazyLock;

use rokade_clause::inventory;
use serde::Deserialize;

use super::data::{BookError, InLanguages, embedded, spoken_rows};
use super::shelf::{Book, clauses};
use crate::Lang;

const FILE: &str = "law_book/topics";

#[derive(Deserialize)]
struct Row {
    topic: String,
}

fn names() -> &'static HashMap<String, InLanguages> {
    static NAMES: LazyLock<HashMap<String, InLanguages>> =
        LazyLock::new(|| read(embedded(FILE)).expect("the embedded topics are tested"));
    &NAMES
}

fn read(text: &str) -> Result<HashMap<String, InLanguages>, BookError> {
    let mut names = HashMap::new();
    for (row, cells) in spoken_rows::<Row>(FILE, text)? {
        let name = InLanguages::filled(FILE, &row.topic, &cells, "")?;
        if names.insert(row.topic.clone(), name).is_some() {
            return Err(BookError::Twice { file: FILE.to_owned(), what: row.topic });
        }
    }
    let mut missing: Vec<String> = inventory().iter().map(|clause| clause.topic.clone()).collect();
    missing.retain(|topic| !names.contains_key(topic));
    missing.dedup();
    match missing.is_empty() {
        true => Ok(names),
        false => Err(BookError::Missing { file: FILE.to_owned(), what: missing }),
    }
}

/// What a topic is called; a topic that no clause has reads as itself.
pub fn topic_name(topic: &str, lang: Lang) -> &str {
    names().get(topic).map_or(topic, |name| name.of(lang))
}

/// The topics of a book in the order of their first clause.
pub fn topics(book: Book) -> Vec<&'static str> {
    let mut topics: Vec<&'static str> = Vec::new();
    for clause in clauses(book) {
        if !topics.contains(&clause.topic.as_str()) {
            topics.push(&clause.topic);
        }
    }
    topics
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_topic_has_a_name_in_every_language() {
        read(embedded(FILE)).unwrap();
        assert!(matches!(read("topic,en,da,nb,sv\nclock,a,b,c,d\n"), Err(BookError::Missing { .. })));
        assert_eq!(topic_name("no such topic", Lang::Da), "no such topic");
    }
}
