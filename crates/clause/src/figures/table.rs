//! One file of `rules/`: figures by column, each with its clause, complete or not at all.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use jiff::civil::Date;
use serde::Deserialize;

use super::{Figure, NONE, Units};
use crate::{ClauseId, HandbookEdition, rules::rules};

const SOURCE: &str = "source";
const UNIT: &str = "unit";

/// One file of `rules/`.
#[derive(Clone, Debug)]
pub struct Table {
    name: String,
    figures: BTreeMap<String, Rows>,
    sources: BTreeMap<String, Source>,
}

/// A figure in every column that has a row of its own.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    pub units: Units,
    pub rows: BTreeMap<String, Figure<toml::Value>>,
}

/// Where the figures of a column come from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Within the book that the clauses are of.
    pub chapter: String,
    /// The day on which the figures were last held against it.
    pub checked: Date,
    /// The edition of the handbook, where the column is not named by it.
    #[serde(default)]
    pub handbook: Option<HandbookEdition>,
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
    #[error("rules/{table}.toml was last checked on {checked}, before the handbook of {edition} was read on {read}")]
    Unchecked { table: String, checked: Date, edition: HandbookEdition, read: Date },
}

/// The tables of this process, each read at the first question to it.
static TABLES: LazyLock<BTreeMap<&'static str, OnceLock<Result<Table, FigureError>>>> = LazyLock::new(|| {
    let names = rules().files().filter_map(|(path, _)| path.strip_suffix(".toml"));
    names.map(|name| (name, OnceLock::new())).collect()
});

/// One table by its path under `rules/`, complete or not at all.
pub fn table(name: &str) -> Result<&'static Table, FigureError> {
    let (name, read) = TABLES.get_key_value(name).ok_or_else(|| FigureError::NoTable(name.to_owned()))?;
    let text = || crate::rules::text(&format!("{name}.toml"));
    read.get_or_init(|| Table::parse(name, text())).as_ref().map_err(Clone::clone)
}

/// Every table of this process, by its path.
pub(super) fn tables() -> impl Iterator<Item = Result<&'static Table, FigureError>> {
    TABLES.keys().map(|name| table(name))
}

impl Table {
    pub(super) fn parse(name: &str, text: &str) -> Result<Self, FigureError> {
        let malformed = |problem: String| FigureError::Malformed { table: name.to_owned(), problem };
        let mut root: toml::Table = text.parse().map_err(|e: toml::de::Error| malformed(e.to_string()))?;
        root.iter_mut().for_each(|(_, value)| days_as_text(value));
        let sources = match root.remove(SOURCE) {
            Some(source) => source.try_into().map_err(|e: toml::de::Error| malformed(format!("source: {e}")))?,
            None if name.starts_with("laws/") => BTreeMap::new(),
            None => return Err(malformed("no source is named".to_owned())),
        };
        let mut figures = BTreeMap::new();
        for (figure, rows) in root {
            let rows = Rows::read(rows).map_err(|problem| malformed(format!("{figure} {problem}")))?;
            figures.insert(figure, rows);
        }
        let table = Self { name: name.to_owned(), figures, sources };
        table.has_sources().map_err(malformed)?;
        Ok(table)
    }

    /// Every column with a figure names its source, and no other does.
    fn has_sources(&self) -> Result<(), String> {
        if self.sources.is_empty() {
            return Ok(());
        }
        let columns: std::collections::BTreeSet<&String> =
            self.figures.values().flat_map(|rows| rows.rows.keys()).collect();
        let without = columns.iter().find(|column| !self.sources.contains_key(**column));
        let idle = self.sources.keys().find(|column| !columns.contains(column));
        match (without, idle) {
            (Some(column), _) => Err(format!("{column} has no source")),
            (None, Some(column)) => Err(format!("the source of {column} gave no figure")),
            (None, None) => Ok(()),
        }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn figures(&self) -> &BTreeMap<String, Rows> {
        &self.figures
    }

    /// Where a column comes from; `None` in the tables of the Laws.
    pub fn source(&self, column: &str) -> Option<&Source> {
        self.sources.get(column)
    }

    pub(super) fn sources(&self) -> impl Iterator<Item = &Source> {
        self.sources.values()
    }

    /// Every clause the table cites.
    pub fn clauses(&self) -> impl Iterator<Item = &ClauseId> {
        self.figures.values().flat_map(|rows| rows.rows.values()).map(|figure| &figure.clause)
    }
}

impl Rows {
    fn read(value: toml::Value) -> Result<Self, String> {
        let toml::Value::Table(mut value) = value else { return Err("is not a table".to_owned()) };
        let units = value.remove(UNIT).ok_or("has no unit")?;
        let units: Units = units.try_into().map_err(|_| "has no unit that is known")?;
        let mut rows = BTreeMap::new();
        for (column, row) in value {
            let figure: Figure<toml::Value> =
                row.try_into().map_err(|_| format!("for {column} lacks value or clause"))?;
            if !units.fit(&figure.value) {
                return Err(format!("for {column} does not fit its unit"));
            }
            rows.insert(column, figure);
        }
        Ok(Self { units, rows })
    }
}

impl Units {
    /// One value or several of one unit, or rows that have just the named fields.
    fn fit(&self, value: &toml::Value) -> bool {
        let is_none = |value: &toml::Value| value.as_str() == Some(NONE);
        let fits_row = |row: &toml::Value| match self {
            Units::One(unit) => unit.fits(row),
            Units::Fields(fields) => row.as_table().is_some_and(|row| {
                let is_known = |(name, unit): (&String, &super::Unit)| {
                    row.get(name).is_some_and(|cell| is_none(cell) || unit.fits(cell))
                };
                row.len() == fields.len() && fields.iter().all(is_known)
            }),
        };
        is_none(value) || fits_row(value) || value.as_array().is_some_and(|rows| rows.iter().all(fits_row))
    }
}

/// Days are read by the calendar of the house.
fn days_as_text(value: &mut toml::Value) {
    match value {
        toml::Value::Datetime(day) => *value = toml::Value::String(day.to_string()),
        toml::Value::Array(values) => values.iter_mut().for_each(days_as_text),
        toml::Value::Table(fields) => fields.iter_mut().for_each(|(_, value)| days_as_text(value)),
        toml::Value::String(_) | toml::Value::Integer(_) | toml::Value::Float(_) | toml::Value::Boolean(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inventory;

    fn refused(text: &str) -> String {
        Table::parse("laws/x", text).unwrap_err().to_string()
    }

    #[test]
    fn every_table_loads_and_cites_known_clauses() {
        for table in tables() {
            let table = table.unwrap();
            for clause in table.clauses() {
                assert!(inventory().get(clause.as_str()).is_some(), "rules/{}.toml cites {clause}", table.name());
            }
        }
    }

    #[test]
    fn a_figure_without_clause_or_unit_does_not_load() {
        let no_clause = "[win]\nunit = \"half-points\"\n2001 = { value = 2 }";
        assert_eq!(refused(no_clause), "rules/laws/x.toml: win for 2001 lacks value or clause");
        assert_eq!(refused("[win]\n2001 = { value = 2, clause = \"A\" }"), "rules/laws/x.toml: win has no unit");
        let unknown = "[win]\nunit = \"rating, days\"\n2001 = { value = 2, clause = \"A\" }";
        assert_eq!(refused(unknown), "rules/laws/x.toml: win has no unit that is known");
    }

    #[test]
    fn a_value_that_is_not_of_its_unit_does_not_load() {
        let with =
            |unit: &str, value: &str| format!("[win]\nunit = {unit}\n2001 = {{ value = {value}, clause = \"A\" }}");
        let fields = "{ games = \"games\", time = \"minutes\" }";
        for (unit, value) in [
            ("\"yes or no\"", "1"),
            ("\"minutes\"", "true"),
            ("\"date\"", "20260301"),
            ("\"part\"", "\"0.5\""),
            ("\"day of the year\"", "\"02-30\""),
            (fields, "[2, 5]"),
            (fields, "{ games = 2 }"),
            (fields, "[{ games = 2, time = 5, more = 1 }]"),
        ] {
            let refused = refused(&with(unit, value));
            assert_eq!(refused, "rules/laws/x.toml: win for 2001 does not fit its unit", "{value} as {unit}");
        }
        for (unit, value) in [
            ("\"yes or no\"", "true"),
            ("\"minutes\"", "\"none\""),
            ("\"date\"", "2026-03-01"),
            ("\"part\"", "\"1/2\""),
            ("\"rating\"", "[1000, 1100]"),
            (fields, "{ games = 2, time = \"none\" }"),
            (fields, "[{ games = 2, time = 5 }, { games = 1, time = 4 }]"),
        ] {
            assert!(Table::parse("laws/x", &with(unit, value)).is_ok(), "{value} as {unit}");
        }
    }

    #[test]
    fn every_column_names_its_source() {
        let refused = |text: &str| Table::parse("dsu/x", text).unwrap_err().to_string();
        let figure = "[win]\nunit = \"half-points\"\n2010-04 = { value = 2, clause = \"A\" }";
        assert_eq!(refused(figure), "rules/dsu/x.toml: no source is named");
        let source = "{ chapter = \"4.1\", checked = 2026-11-18 }";
        let other = format!("[source]\n2027-01 = {source}\n{figure}");
        assert_eq!(refused(&other), "rules/dsu/x.toml: 2010-04 has no source");
        let both = format!("[source]\n2010-04 = {source}\n2027-01 = {source}\n{figure}");
        assert_eq!(refused(&both), "rules/dsu/x.toml: the source of 2027-01 gave no figure");
        let undated = format!("[source]\n2010-04 = {{ chapter = \"4.1\" }}\n{figure}");
        assert!(refused(&undated).contains("missing field `checked`"), "{}", refused(&undated));
    }
}
