//! The figures of the regulations: one TOML table per rule, editions side by side.

use std::collections::BTreeMap;

use crate::ClauseId;

/// The embedded tables of `rules/`, by name.
const TABLES: &[(&str, &str)] = &[
    ("dsu/classes", include_str!("../../../rules/dsu/classes.toml")),
    ("dsu/corrections", include_str!("../../../rules/dsu/corrections.toml")),
    ("dsu/danish_swiss", include_str!("../../../rules/dsu/danish_swiss.toml")),
    ("dsu/dubov", include_str!("../../../rules/dsu/dubov.toml")),
    ("dsu/groups", include_str!("../../../rules/dsu/groups.toml")),
    ("dsu/handicap", include_str!("../../../rules/dsu/handicap.toml")),
    ("dsu/ladders", include_str!("../../../rules/dsu/ladders.toml")),
    ("dsu/monrad", include_str!("../../../rules/dsu/monrad.toml")),
    ("dsu/pace", include_str!("../../../rules/dsu/pace.toml")),
    ("dsu/play", include_str!("../../../rules/dsu/play.toml")),
    ("dsu/scoring", include_str!("../../../rules/dsu/scoring.toml")),
    ("dsu/time_control", include_str!("../../../rules/dsu/time_control.toml")),
    ("dsu/withdrawal", include_str!("../../../rules/dsu/withdrawal.toml")),
];

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
    let text = TABLES
        .iter()
        .find_map(|(known, text)| (*known == name).then_some(*text))
        .ok_or_else(|| FigureError::NoTable(name.to_owned()))?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inventory;

    #[test]
    fn every_table_loads_and_cites_known_clauses() {
        for (name, _) in TABLES {
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
}
