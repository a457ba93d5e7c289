//! The figures of the regulations: one TOML table per rule, editions side by side.

use std::collections::BTreeMap;

use crate::{ClauseId, Edition, rules::rules};

/// The value of a rule that an edition does not have.
const NONE: &str = "none";

/// A value of the regulations and the clause it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure<T = i64> {
    pub value: T,
    pub clause: ClauseId,
}

/// One file of `rules/`.
#[derive(Clone, Debug)]
pub struct Table {
    name: String,
    figures: BTreeMap<(String, String), Figure<toml::Value>>,
}

/// What is wrong with a table, or with a question to it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FigureError {
    #[error("rules/{0}.toml does not exist")]
    NoTable(String),
    #[error("rules/{table}.toml: {problem}")]
    Malformed { table: String, problem: String },
    #[error("rules/{table}.toml has no figure {figure} for {edition}")]
    Missing { table: String, figure: String, edition: String },
    #[error("rules/{table}.toml: {figure} for {edition} is not {wanted}")]
    WrongType { table: String, figure: String, edition: String, wanted: &'static str },
}

/// Reads one table, complete or not at all.
pub fn table(name: &str) -> Result<Table, FigureError> {
    let text = rules().text(&format!("{name}.toml")).ok_or_else(|| FigureError::NoTable(name.to_owned()))?;
    Table::parse(name, text)
}

impl Table {
    fn parse(name: &str, text: &str) -> Result<Self, FigureError> {
        let malformed = |problem: String| FigureError::Malformed { table: name.to_owned(), problem };
        let root: toml::Table = text.parse().map_err(|e: toml::de::Error| malformed(e.to_string()))?;
        let mut figures = BTreeMap::new();
        for (figure, rows) in root {
            let rows = rows.as_table().ok_or_else(|| malformed(format!("{figure} is not a table")))?;
            if !rows.get("unit").is_some_and(toml::Value::is_str) {
                return Err(malformed(format!("{figure} has no unit")));
            }
            for (edition, row) in rows.iter().filter(|(key, _)| *key != "unit") {
                let value = row.get("value").cloned();
                let clause = row.get("clause").and_then(toml::Value::as_str);
                let (Some(value), Some(clause)) = (value, clause) else {
                    return Err(malformed(format!("{figure} for {edition} lacks value or clause")));
                };
                figures
                    .insert((figure.clone(), edition.clone()), Figure { value, clause: ClauseId::from_data(clause) });
            }
        }
        Ok(Self { name: name.to_owned(), figures })
    }

    /// A whole number.
    pub fn number(&self, figure: &str, edition: &str) -> Result<Figure, FigureError> {
        self.read(figure, edition, "a whole number", toml::Value::as_integer)
    }

    /// A list of whole numbers.
    pub fn numbers(&self, figure: &str, edition: &str) -> Result<Figure<Vec<i64>>, FigureError> {
        self.read(figure, edition, "a list of whole numbers", |value| {
            value.as_array()?.iter().map(toml::Value::as_integer).collect()
        })
    }

    /// The figures of one edition of the Laws.
    pub fn in_edition(&self, edition: Edition) -> InEdition<'_> {
        InEdition { table: self, edition }
    }

    /// Every clause the table cites.
    pub fn clauses(&self) -> impl Iterator<Item = &ClauseId> {
        self.figures.values().map(|figure| &figure.clause)
    }

    fn read<T>(
        &self,
        figure: &str,
        edition: &str,
        wanted: &'static str,
        cast: impl Fn(&toml::Value) -> Option<T>,
    ) -> Result<Figure<T>, FigureError> {
        let found = self.figures.get(&(figure.to_owned(), edition.to_owned())).ok_or_else(|| FigureError::Missing {
            table: self.name.clone(),
            figure: figure.to_owned(),
            edition: edition.to_owned(),
        })?;
        let value = cast(&found.value).ok_or_else(|| FigureError::WrongType {
            table: self.name.clone(),
            figure: figure.to_owned(),
            edition: edition.to_owned(),
            wanted,
        })?;
        Ok(Figure { value, clause: found.clause.clone() })
    }
}

/// One edition's column of a table. A row of its country stands before the row of the bare year.
#[derive(Clone, Copy, Debug)]
pub struct InEdition<'a> {
    table: &'a Table,
    edition: Edition,
}

impl InEdition<'_> {
    /// A whole number that every edition has.
    pub fn number(&self, figure: &str) -> Result<Figure, FigureError> {
        self.table.number(figure, &self.row(figure))
    }

    /// A whole number, or `None` where the table says that the edition has no such rule.
    pub fn number_if_any(&self, figure: &str) -> Result<Option<Figure>, FigureError> {
        let wanted = "a whole number or \"none\"";
        let found = self.table.read(figure, &self.row(figure), wanted, |value| match value.as_str() {
            Some(NONE) => Some(None),
            _ => value.as_integer().map(Some),
        })?;
        Ok(found.value.map(|value| Figure { value, clause: found.clause }))
    }

    fn row(&self, figure: &str) -> String {
        let national = self.edition.to_string();
        match self.table.figures.contains_key(&(figure.to_owned(), national.clone())) {
            true => national,
            false => self.edition.year().to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inventory;

    fn tables() -> impl Iterator<Item = &'static str> {
        rules().files().filter_map(|(path, _)| path.strip_suffix(".toml"))
    }

    #[test]
    fn every_table_loads_and_cites_known_clauses() {
        for name in tables() {
            let table = table(name).unwrap();
            for clause in table.clauses() {
                assert!(inventory().get(clause.as_str()).is_some(), "rules/{name}.toml cites {clause}");
            }
        }
    }

    #[test]
    fn a_figure_without_clause_does_not_load() {
        let error = Table::parse("x", "[win]\nunit = \"half-points\"\ndsu = { value = 2 }").unwrap_err();
        assert_eq!(error.to_string(), "rules/x.toml: win for dsu lacks value or clause");
    }

    #[test]
    fn a_missing_edition_is_an_error_not_a_default() {
        let error = table("dsu/scoring").unwrap().number("win", "1974").unwrap_err();
        assert_eq!(error.to_string(), "rules/dsu/scoring.toml has no figure win for 1974");
    }

    #[test]
    fn a_rule_that_an_edition_lacks_is_written_as_none() {
        let text = "[x]\nunit = \"moves\"\n2001 = { value = \"none\", clause = \"A\" }\n\
                    2009 = { value = 4, clause = \"B\" }\n2009-NO = { value = 5, clause = \"C\" }";
        let table = Table::parse("x", text).unwrap();
        let read = |edition: &str| table.in_edition(edition.parse().unwrap()).number_if_any("x");
        assert_eq!(read("2001-DK"), Ok(None));
        assert_eq!(read("2009-DK").unwrap().unwrap().value, 4);
        assert_eq!(read("2009-NO").unwrap().unwrap().clause.as_str(), "C");
        assert!(read("2018-SE").is_err(), "a row left out is an error, not a rule that does not exist");
        assert!(table.in_edition(Edition::DK_2001).number("x").is_err());
    }

    #[test]
    fn every_table_of_the_laws_speaks_for_every_edition() {
        for name in tables().filter(|name| name.starts_with("laws/")) {
            let table = table(name).unwrap();
            let figures: std::collections::BTreeSet<&String> = table.figures.keys().map(|(figure, _)| figure).collect();
            for figure in figures {
                for edition in Edition::all() {
                    table.in_edition(edition).number_if_any(figure).unwrap();
                }
            }
        }
    }
}
