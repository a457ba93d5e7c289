//! The inventories of clauses: every row of `rules/clauses/*.csv`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::{Edition, rules};

/// The inventories of the tournament regulations. Those of the Laws stand in the table of editions. The columns
/// before `topic` differ between them.
const REGULATIONS: [&str; 5] = ["dsu", "fide-2026", "fide-tiebreaks", "fide-rating", "fide-titles"];

/// One clause of the Laws or of the tournament regulations, in our own words.
#[derive(Clone, Debug, Deserialize)]
pub struct Clause {
    pub id: String,
    #[serde(default)]
    pub edition: Option<String>,
    #[serde(default)]
    pub source: Option<String>,
    #[serde(default)]
    pub section: Option<String>,
    pub clause: String,
    pub topic: String,
    pub kind: String,
    pub summary: String,
    pub inputs: String,
    pub outcome: String,
}

/// All clauses in the order of their files.
#[derive(Debug)]
pub struct Inventory {
    clauses: Vec<Clause>,
    by_id: BTreeMap<String, usize>,
}

/// What is wrong with an inventory.
#[derive(Debug, thiserror::Error)]
pub enum InventoryError {
    #[error("rules/clauses/{file}.csv: {source}")]
    Malformed { file: String, source: csv::Error },
    #[error("clauses {0} and {1} give the same test name")]
    FoldAlike(String, String),
}

/// The inventory embedded in this binary.
pub fn inventory() -> &'static Inventory {
    static INVENTORY: LazyLock<Inventory> =
        LazyLock::new(|| Inventory::parse(&files()).expect("the embedded inventories are tested"));
    &INVENTORY
}

/// The Laws from old to new, then the regulations.
fn files() -> Vec<(&'static str, &'static str)> {
    let mut names: Vec<&str> = Edition::all().map(|edition| edition.published().inventory.as_str()).collect();
    names.dedup();
    names.extend(REGULATIONS);
    names.into_iter().map(|name| (name, rules::text(&format!("clauses/{name}.csv")))).collect()
}

/// The form of a clause id inside a test's name: lower case, other characters as one `_`.
pub fn fold(id: &str) -> String {
    let mut folded = String::with_capacity(id.len());
    for c in id.chars() {
        if c.is_ascii_alphanumeric() {
            folded.push(c.to_ascii_lowercase());
        } else if !folded.ends_with('_') {
            folded.push('_');
        }
    }
    folded
}

impl Inventory {
    fn parse(files: &[(&str, &str)]) -> Result<Self, InventoryError> {
        let mut clauses = Vec::new();
        for (file, text) in files {
            for row in csv::Reader::from_reader(text.as_bytes()).deserialize::<Clause>() {
                clauses.push(row.map_err(|source| InventoryError::Malformed { file: (*file).to_owned(), source })?);
            }
        }
        let mut folded: BTreeMap<String, &str> = BTreeMap::new();
        for clause in &clauses {
            if let Some(other) = folded.insert(fold(&clause.id), &clause.id) {
                return Err(InventoryError::FoldAlike(other.to_owned(), clause.id.clone()));
            }
        }
        let by_id = clauses.iter().enumerate().map(|(index, clause)| (clause.id.clone(), index)).collect();
        Ok(Self { clauses, by_id })
    }

    pub fn get(&self, id: &str) -> Option<&Clause> {
        self.by_id.get(id).map(|index| &self.clauses[*index])
    }

    pub fn iter(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.iter()
    }

    pub fn len(&self) -> usize {
        self.clauses.len()
    }

    pub fn is_empty(&self) -> bool {
        self.clauses.is_empty()
    }

    /// The clause a test's name carries: the longest id that the name begins with.
    pub fn of_test(&self, test: &str) -> Option<&Clause> {
        self.clauses
            .iter()
            .filter(|clause| {
                test.strip_prefix(&fold(&clause.id)).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
            })
            .max_by_key(|clause| clause.id.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_inventories_load() {
        assert_eq!(inventory().len(), 899 + 352 + 363 + 35 + 90 + 24 + 11);
        assert_eq!(inventory().get("D4.9.1-3").unwrap().topic, "Monrad pairing");
    }

    #[test]
    fn ids_that_fold_alike_are_an_error() {
        let csv = "id,clause,topic,kind,summary,inputs,outcome\nA-1,,,,,,\nA.1,,,,,,\n";
        let error = Inventory::parse(&[("x", csv)]).unwrap_err();
        assert_eq!(error.to_string(), "clauses A-1 and A.1 give the same test name");
    }

    #[test]
    fn a_test_belongs_to_the_longest_id_in_its_name() {
        assert_eq!(inventory().of_test("d4_9_10_2_two_lowest_left_out").unwrap().id, "D4.9.10.2");
        assert_eq!(inventory().of_test("d4_9_10_settings_are_named").unwrap().id, "D4.9.10");
        assert!(inventory().of_test("reads_what_it_writes").is_none());
    }
}
