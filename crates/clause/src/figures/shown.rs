//! The figures of a clause, as they are shown to whoever looks it up.

use std::collections::BTreeMap;

use serde::Serialize;

use super::table::tables;
use super::{NONE, Source, Units};

/// A figure of a clause in one column of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownFigure {
    /// The table and the figure in it: `dsu/play`, `report_due`.
    pub table: &'static str,
    pub figure: &'static str,
    /// The column: an edition of the regulations by its name.
    pub edition: &'static str,
    pub units: &'static Units,
    pub shown: Shown,
    /// `None` where the book is itself the edition.
    pub source: Option<&'static Source>,
}

/// A value, several of one kind, or rows of named fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Shown {
    One(Cell),
    Several(Vec<Cell>),
    Rows(Vec<BTreeMap<String, Cell>>),
}

/// One value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Cell {
    /// The edition has no such rule.
    None,
    Number(i64),
    Truth(bool),
    /// A day, a part of a whole.
    Text(String),
}

/// Every figure that stands in a clause, by table.
pub fn figures_of(clause: &str) -> Vec<ShownFigure> {
    let mut found = Vec::new();
    for table in tables().map(|table| table.expect("the tables of the regulations load whole")) {
        for (figure, rows) in table.figures() {
            for (edition, row) in rows.rows.iter().filter(|(_, row)| row.clause.as_str() == clause) {
                let (source, shown) = (table.source(edition), Shown::of(&row.value));
                found.push(ShownFigure { table: table.name(), figure, edition, units: &rows.units, shown, source });
            }
        }
    }
    found
}

impl Shown {
    fn of(value: &toml::Value) -> Self {
        let row = |row: &toml::Table| row.iter().map(|(name, cell)| (name.clone(), Cell::of(cell))).collect();
        match value {
            toml::Value::Table(fields) => Shown::Rows(vec![row(fields)]),
            toml::Value::Array(values) => match values.iter().map(toml::Value::as_table).collect::<Option<Vec<_>>>() {
                Some(rows) => Shown::Rows(rows.into_iter().map(row).collect()),
                None => Shown::Several(values.iter().map(Cell::of).collect()),
            },
            one => Shown::One(Cell::of(one)),
        }
    }
}

impl Cell {
    fn of(value: &toml::Value) -> Self {
        match value {
            toml::Value::Integer(number) => Cell::Number(*number),
            toml::Value::Boolean(truth) => Cell::Truth(*truth),
            toml::Value::String(text) if text == NONE => Cell::None,
            toml::Value::String(text) => Cell::Text(text.clone()),
            other => Cell::Text(other.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Unit;

    #[test]
    fn d4_1_5f_the_seven_days_come_with_edition_source_and_day() {
        let [figure] = &figures_of("D4.1-5f")[..] else { panic!("one figure") };
        assert_eq!((figure.table, figure.figure, figure.edition), ("dsu/play", "report_due", "2010-04"));
        assert_eq!((figure.units, &figure.shown), (&Units::One(Unit::Days), &Shown::One(Cell::Number(7))));
        assert_eq!(figure.source.unwrap().checked.to_string(), "2026-11-18");
    }

    #[test]
    fn rows_keep_their_fields_and_rules_that_do_not_exist_are_told() {
        let bonus = figures_of("D4.5.2.2").into_iter().find(|figure| figure.figure == "bonus").unwrap();
        let Shown::Rows(rows) = bonus.shown else { panic!("rows") };
        assert_eq!((rows.len(), &rows[0]["games"], &rows[0]["threshold"]), (4, &Cell::Number(5), &Cell::Number(150)));
        let fivefold = figures_of("L2009-5.2.d").into_iter().find(|figure| figure.figure == "fivefold").unwrap();
        assert_eq!((fivefold.shown, fivefold.source), (Shown::One(Cell::None), None));
    }
}
