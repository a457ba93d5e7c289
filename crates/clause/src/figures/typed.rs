//! A table as a struct of its own, one for every edition.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::OnceLock;

use serde::de::DeserializeOwned;

use super::{FigureError, Table, table};
use crate::{Edition, HandbookEdition};

/// What figures stand side by side for: an edition of the regulations they are of.
pub trait Column: Copy + Eq + fmt::Display + 'static {
    /// Every one there is.
    fn every() -> Vec<Self>;

    /// The rows that speak for it, the nearest first.
    fn rows(self) -> Vec<String>;

    /// Whatever else its tables must have.
    fn objection(_table: &Table) -> Option<FigureError> {
        None
    }
}

/// A row of its country stands before the row of the bare year.
impl Column for Edition {
    fn every() -> Vec<Self> {
        Edition::all().collect()
    }

    fn rows(self) -> Vec<String> {
        vec![self.to_string(), self.year().to_string()]
    }
}

/// A figure holds until an edition changes it; but the day of the last check shows that nobody forgot it.
impl Column for HandbookEdition {
    fn every() -> Vec<Self> {
        HandbookEdition::all().collect()
    }

    fn rows(self) -> Vec<String> {
        std::iter::successors(Some(self), |edition| edition.before()).map(|edition| edition.to_string()).collect()
    }

    fn objection(table: &Table) -> Option<FigureError> {
        let edition = HandbookEdition::all().next_back()?;
        let checked = table.sources().map(|source| source.checked).max()?;
        let read = edition.read();
        (checked < read).then(|| FigureError::Unchecked { table: table.name().to_owned(), checked, edition, read })
    }
}

/// A table of `rules/` in the types of whoever reads it, for every edition; read at the first question.
pub struct ByEdition<C: 'static, T: 'static> {
    table: &'static str,
    columns: OnceLock<Vec<(C, T)>>,
}

impl<C: Column, T: DeserializeOwned> ByEdition<C, T> {
    pub const fn of_table(table: &'static str) -> Self {
        Self { table, columns: OnceLock::new() }
    }

    /// The figures of an edition.
    pub fn of(&self, edition: C) -> &T {
        let columns = self.columns.get_or_init(|| {
            // The tables are part of the program, and every one of them is loaded by a test.
            table(self.table).and_then(read).expect("the tables of the regulations load whole")
        });
        &columns.iter().find(|(column, _)| *column == edition).expect("every edition is loaded").1
    }
}

/// Every edition's column, or what is missing.
fn read<C: Column, T: DeserializeOwned>(table: &Table) -> Result<Vec<(C, T)>, FigureError> {
    if let Some(objection) = C::objection(table) {
        return Err(objection);
    }
    let known: BTreeSet<String> = C::every().into_iter().flat_map(C::rows).collect();
    let malformed = |problem: String| FigureError::Malformed { table: table.name().to_owned(), problem };
    for (figure, rows) in table.figures() {
        if let Some(row) = rows.rows.keys().find(|row| !known.contains(*row)) {
            return Err(malformed(format!("{figure} has a row {row}, which is no edition")));
        }
    }
    let column = |edition: C| {
        let column = toml::Value::Table(column(table, edition)?);
        T::deserialize(column).map(|read| (edition, read)).map_err(|error| malformed(format!("{edition}: {error}")))
    };
    C::every().into_iter().map(column).collect()
}

/// Every figure of the table as one edition has it.
fn column<C: Column>(table: &Table, edition: C) -> Result<toml::Table, FigureError> {
    let mut column = toml::Table::new();
    for (figure, rows) in table.figures() {
        let row = edition.rows().into_iter().find_map(|row| rows.rows.get(&row));
        let row = row.ok_or_else(|| FigureError::Missing {
            table: table.name().to_owned(),
            figure: figure.clone(),
            edition: edition.to_string(),
        })?;
        let clause = toml::Value::String(row.clause.to_string());
        let fields = [("value".to_owned(), row.value.clone()), ("clause".to_owned(), clause)];
        column.insert(figure.clone(), toml::Value::Table(fields.into_iter().collect()));
    }
    Ok(column)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::Figure;
    use crate::figures::{if_any, table::tables};

    #[derive(Debug, Deserialize)]
    struct Moves {
        #[serde(deserialize_with = "if_any")]
        x: Option<Figure<u32>>,
    }

    #[derive(Debug, Deserialize)]
    struct Whatever {}

    fn moves(rows: &str) -> Result<Vec<(Edition, Moves)>, FigureError> {
        let text = format!("[x]\nunit = \"moves\"\n{rows}");
        read(&Table::parse("laws/x", &text).unwrap())
    }

    #[test]
    fn a_rule_that_an_edition_lacks_is_written_as_none() {
        let all = "2001 = { value = \"none\", clause = \"A\" }\n2009 = { value = 4, clause = \"B\" }\n\
                   2009-NO = { value = 5, clause = \"C\" }\n2018 = { value = 6, clause = \"D\" }\n";
        let columns = moves(&format!("{all}2023 = {{ value = 7, clause = \"E\" }}")).unwrap();
        let of = |edition: Edition| columns.iter().find(|(column, _)| *column == edition).unwrap().1.x.clone();
        assert_eq!(of(Edition::DK_2001), None);
        assert_eq!(of(Edition::DK_2009).unwrap().value, 4);
        assert_eq!(of(Edition::NO_2009).unwrap().clause.as_str(), "C");
        let missing = moves(all).unwrap_err().to_string();
        assert_eq!(missing, "rules/laws/x.toml has no figure x for 2023", "an error, not a rule that does not exist");
        let unknown = moves(&format!("{all}2024 = {{ value = 7, clause = \"E\" }}")).unwrap_err().to_string();
        assert_eq!(unknown, "rules/laws/x.toml: x has a row 2024, which is no edition");
    }

    #[test]
    fn a_figure_of_the_wrong_type_or_name_does_not_load() {
        let negative = moves(
            "2001 = { value = -1, clause = \"A\" }\n2009 = { value = 1, clause = \"A\" }\n\
                              2018 = { value = 1, clause = \"A\" }\n2023 = { value = 1, clause = \"A\" }",
        );
        assert!(negative.unwrap_err().to_string().contains("2001-DK: invalid value"));
        #[derive(Debug, Deserialize)]
        struct Renamed {
            #[serde(deserialize_with = "if_any")]
            #[expect(dead_code, reason = "it is never read")]
            y: Option<Figure<u32>>,
        }
        let renamed = read::<Edition, Renamed>(table("laws/agreement").unwrap()).unwrap_err().to_string();
        assert!(renamed.contains("missing field `y`"), "{renamed}");
    }

    #[test]
    fn every_table_speaks_for_every_edition() {
        for table in tables() {
            let table = table.unwrap();
            let is_of_the_handbook = table.sources().next().is_some()
                && table.figures().values().all(|rows| rows.rows.contains_key("2010-04"));
            if table.name().starts_with("laws/") {
                read::<Edition, Whatever>(table).unwrap();
            } else if is_of_the_handbook || table.name().starts_with("dsu/") {
                read::<HandbookEdition, Whatever>(table).unwrap();
            }
        }
    }

    #[test]
    fn a_table_that_was_not_checked_since_the_handbook_changed_does_not_load() {
        let text = "[source]\n2010-04 = { chapter = \"4.1\", checked = 2010-04-02 }\n\
                    [x]\nunit = \"moves\"\n2010-04 = { value = 1, clause = \"A\" }";
        let error = read::<HandbookEdition, Whatever>(&Table::parse("dsu/x", text).unwrap()).unwrap_err();
        let told = "rules/dsu/x.toml was last checked on 2010-04-02, before the handbook of ";
        assert!(error.to_string().starts_with(told), "{error}");
    }
}
