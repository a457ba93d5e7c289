//! What the figures of the regulations and their fields are called.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use rokade_clause::{Units, figures_of, inventory};
use serde::Deserialize;

use super::data::{BookError, InLanguages, embedded, spoken_rows};
use crate::Lang;

const FILE: &str = "law_book/figures";
/// Stands for the table in the rows of fields.
const FIELD: &str = "field";

#[derive(Deserialize)]
struct Row {
    table: String,
    name: String,
}

type Key = (String, String);

fn names() -> &'static HashMap<Key, InLanguages> {
    static NAMES: LazyLock<HashMap<Key, InLanguages>> =
        LazyLock::new(|| read(embedded(FILE)).expect("the embedded names of figures are tested"));
    &NAMES
}

fn read(text: &str) -> Result<HashMap<Key, InLanguages>, BookError> {
    let mut names = HashMap::new();
    for (row, cells) in spoken_rows::<Row>(FILE, text)? {
        let key = format!("{}/{}", row.table, row.name);
        let name = InLanguages::filled(FILE, &key, &cells, "")?;
        if names.insert((row.table, row.name), name).is_some() {
            return Err(BookError::Twice { file: FILE.to_owned(), what: key });
        }
    }
    let missing: Vec<String> = shown().into_iter().filter(|key| !names.contains_key(key)).map(said).collect();
    match missing.is_empty() {
        true => Ok(names),
        false => Err(BookError::Missing { file: FILE.to_owned(), what: missing }),
    }
}

fn said((table, name): Key) -> String {
    format!("{table}/{name}")
}

/// Every figure that a clause shows, and its fields.
fn shown() -> BTreeSet<Key> {
    let figures = inventory().iter().flat_map(|clause| figures_of(&clause.id));
    let keys = figures.flat_map(|figure| {
        let fields: Vec<&String> = match figure.units {
            Units::One(_) => Vec::new(),
            Units::Fields(fields) => fields.keys().collect(),
        };
        let fields = fields.into_iter().map(|field| (FIELD.to_owned(), field.clone()));
        fields.chain([(figure.table.to_owned(), figure.figure.to_owned())]).collect::<Vec<_>>()
    });
    keys.collect()
}

pub(super) fn figure_name(table: &str, figure: &'static str, lang: Lang) -> &'static str {
    of(table, figure, lang).unwrap_or(figure)
}

pub(super) fn field_name(field: &str, lang: Lang) -> &'static str {
    of(FIELD, field, lang).unwrap_or_default()
}

fn of(table: &str, name: &str, lang: Lang) -> Option<&'static str> {
    names().get(&(table.to_owned(), name.to_owned())).map(|name| name.of(lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_and_field_that_a_clause_shows_is_named_and_no_other() {
        let shown = shown();
        let named: BTreeSet<Key> = names().keys().cloned().collect();
        assert_eq!(named.difference(&shown).collect::<Vec<_>>(), Vec::<&Key>::new());
        assert_eq!(shown.difference(&named).collect::<Vec<_>>(), Vec::<&Key>::new());
    }
}
