//! Readings: how a clause is taken where its text is silent, open or misprinted.
//!
//! They are the files of `docs/readings/`, embedded. A reading belongs to every clause it names by its
//! full id; what names none is a choice of the program's own, such as how a file is read.

use std::collections::HashMap;
use std::sync::LazyLock;

use rokade_clause::{Clause, inventory};

use super::summaries::marked;
use crate::Lang;

include!(concat!(env!("OUT_DIR"), "/readings.rs"));

/// One reading, in English as it was written down.
#[derive(Debug)]
pub struct Reading {
    /// Its name, `monrad-odd-field`, as reasons give it.
    pub name: &'static str,
    pub title: &'static str,
    /// All below the title, in Markdown.
    pub text: &'static str,
    /// The clauses it names, in the order of the text.
    pub clauses: Vec<&'static Clause>,
}

/// All readings by name.
pub fn readings() -> &'static [Reading] {
    static ALL: LazyLock<Vec<Reading>> =
        LazyLock::new(|| READINGS.iter().map(|(name, source)| Reading::of(name, source)).collect());
    &ALL
}

/// The reading of a name.
pub fn reading(name: &str) -> Option<&'static Reading> {
    readings().iter().find(|reading| reading.name == name)
}

/// The readings that belong to a clause.
pub fn readings_of(clause: &str) -> &'static [&'static Reading] {
    static BY_CLAUSE: LazyLock<HashMap<&'static str, Vec<&'static Reading>>> = LazyLock::new(|| {
        let mut by_clause: HashMap<&'static str, Vec<&'static Reading>> = HashMap::new();
        for reading in readings() {
            for clause in &reading.clauses {
                by_clause.entry(&clause.id).or_default().push(reading);
            }
        }
        by_clause
    });
    BY_CLAUSE.get(clause).map_or(&[], Vec::as_slice)
}

impl Reading {
    /// The title, marked as English for a reader of another language.
    pub fn title_for(&self, reader: Lang) -> String {
        marked((self.title, Lang::En), reader)
    }

    fn of(name: &'static str, source: &'static str) -> Self {
        let (title, text) = source.split_once('\n').unwrap_or((source, ""));
        Self { name, title: title.trim_start_matches('#').trim(), text: text.trim(), clauses: named(source) }
    }
}

/// The clauses a text names by their full ids.
fn named(text: &str) -> Vec<&'static Clause> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || ".:-".contains(letter);
    let mut clauses: Vec<&'static Clause> = Vec::new();
    for word in text.split(|letter| !is_part(letter)) {
        if let Some(clause) = inventory().get(word.trim_end_matches(['.', ':', '-']))
            && !clauses.iter().any(|had| had.id == clause.id)
        {
            clauses.push(clause);
        }
    }
    clauses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reading_has_a_title_and_a_text() {
        assert!(readings().len() > 200);
        for reading in readings() {
            assert!(!reading.title.is_empty() && !reading.text.is_empty(), "{}", reading.name);
            assert!(!reading.title.contains('#'), "{}", reading.name);
        }
    }

    #[test]
    fn only_readings_of_files_and_of_the_program_name_no_clause() {
        for reading in readings().iter().filter(|reading| reading.clauses.is_empty()) {
            let is_own =
                ["trf-", "cli-", "simulated-", "incident-precedents"].iter().any(|own| reading.name.starts_with(own));
            assert!(is_own, "{} names no clause by its full id", reading.name);
        }
    }

    #[test]
    fn a_clause_has_its_readings() {
        let names: Vec<&str> = readings_of("D4.9.1-4").iter().map(|reading| reading.name).collect();
        assert!(names.contains(&"monrad-whites"), "{names:?}");
        assert!(reading("monrad-odd-field").is_some_and(|reading| reading.clauses[0].id == "D4.9.1-5"));
        assert!(readings_of("D99").is_empty());
    }
}
