//! The editions of the Danish union's handbook, by the month from which events go by them. Which there are stands in
//! `rules/handbook.csv`; every figure of the union's regulations has a row for each edition that changed it.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules;

const FILE: &str = "handbook.csv";

/// An edition of the handbook that Rokade knows. The default is the first one: that of every event and file from
/// before editions were named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandbookEdition(u8);

impl HandbookEdition {
    /// Every edition of the table, from old to new.
    pub fn all() -> impl DoubleEndedIterator<Item = HandbookEdition> + ExactSizeIterator {
        let editions = u8::try_from(table().len()).expect("editions are few");
        (0..editions).map(HandbookEdition)
    }

    /// The names of all editions.
    pub fn names() -> Vec<String> {
        HandbookEdition::all().map(|edition| edition.to_string()).collect()
    }

    /// The edition in force on the first day of an event. No text from before the first one is known, which then
    /// stands for it (docs/readings/handbook-edition.md).
    pub fn on(day: Date) -> HandbookEdition {
        HandbookEdition::all().rfind(|edition| edition.first_day() <= day).unwrap_or_default()
    }

    /// The same for a day as events state it, `2026-04-10` or `2026/04/10`; `None` if that is no day.
    pub fn of_start(day: &str) -> Option<HandbookEdition> {
        day.trim().replace('/', "-").parse().ok().map(HandbookEdition::on)
    }

    /// Events that start from this day on go by it.
    pub fn first_day(self) -> Date {
        self.row().first_day
    }

    /// The day on which its text was gone through for the tables.
    pub(crate) fn read(self) -> Date {
        self.row().read
    }

    /// Whether it is the one of events that name none.
    pub fn is_first(&self) -> bool {
        self.0 == 0
    }

    /// The edition that it changes.
    pub(crate) fn before(self) -> Option<HandbookEdition> {
        self.0.checked_sub(1).map(HandbookEdition)
    }

    fn row(self) -> &'static Row {
        &table()[usize::from(self.0)]
    }
}

#[derive(Clone, Debug, Deserialize)]
struct Row {
    edition: String,
    first_day: Date,
    read: Date,
}

/// What is wrong with the table of editions.
#[derive(Debug, thiserror::Error)]
enum HandbookError {
    #[error("rules/handbook.csv: {0}")]
    Malformed(#[from] csv::Error),
    #[error("rules/handbook.csv has no edition")]
    Empty,
    #[error("rules/handbook.csv: {0} does not come after the edition before it")]
    OutOfOrder(String),
    #[error("rules/handbook.csv: {0} is not named by the month of its first day")]
    Misnamed(String),
}

fn table() -> &'static [Row] {
    static TABLE: LazyLock<Vec<Row>> =
        LazyLock::new(|| read(rules::text(FILE)).expect("the embedded table of the handbook's editions is tested"));
    &TABLE
}

fn read(text: &str) -> Result<Vec<Row>, HandbookError> {
    let rows: Vec<Row> = csv::Reader::from_reader(text.as_bytes()).deserialize().collect::<Result<_, _>>()?;
    let first = rows.first().ok_or(HandbookError::Empty)?;
    let misnamed = |row: &&Row| row.edition != row.first_day.strftime("%Y-%m").to_string();
    if let Some(row) = rows.iter().find(misnamed) {
        return Err(HandbookError::Misnamed(row.edition.clone()));
    }
    let mut before = first;
    for row in &rows[1..] {
        if row.first_day <= before.first_day || row.read < before.read {
            return Err(HandbookError::OutOfOrder(row.edition.clone()));
        }
        before = row;
    }
    Ok(rows)
}

/// The text is no edition of the handbook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no edition of the handbook; known: {known}", known = HandbookEdition::names().join(", "))]
pub struct UnknownHandbook(pub String);

impl fmt::Display for HandbookEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.row().edition)
    }
}

impl FromStr for HandbookEdition {
    type Err = UnknownHandbook;

    fn from_str(text: &str) -> Result<Self, UnknownHandbook> {
        let known = HandbookEdition::all().find(|edition| edition.row().edition == text.trim());
        known.ok_or_else(|| UnknownHandbook(text.to_owned()))
    }
}

impl Serialize for HandbookEdition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.row().edition)
    }
}

impl<'de> Deserialize<'de> for HandbookEdition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_day_of_an_event_chooses_the_edition() {
        let first = HandbookEdition::default();
        assert_eq!((first.to_string().as_str(), first.first_day().to_string().as_str()), ("2010-04", "2010-04-02"));
        assert_eq!(HandbookEdition::of_start("2026/04/10"), HandbookEdition::all().next_back());
        assert_eq!(HandbookEdition::of_start("1998-01-31"), Some(first), "nothing older is known");
        assert_eq!(HandbookEdition::of_start("soon"), None);
    }

    #[test]
    fn an_edition_is_written_by_its_name() {
        for edition in HandbookEdition::all() {
            assert_eq!(edition.to_string().parse(), Ok(edition));
        }
        let unknown = "1974-05".parse::<HandbookEdition>().unwrap_err().to_string();
        assert!(unknown.starts_with("\"1974-05\" is no edition of the handbook; known: 2010-04"), "{unknown}");
    }

    #[test]
    fn a_table_out_of_order_does_not_load() {
        let refused = |rows: &str| read(&format!("edition,first_day,read\n{rows}")).unwrap_err().to_string();
        assert_eq!(refused(""), "rules/handbook.csv has no edition");
        assert_eq!(
            refused("2027-01,2027-02-01,2027-01-01\n"),
            "rules/handbook.csv: 2027-01 is not named by the month of its first day"
        );
        assert_eq!(
            refused("2027-01,2027-01-01,2026-12-01\n2026-01,2026-01-01,2026-12-02\n"),
            "rules/handbook.csv: 2026-01 does not come after the edition before it"
        );
    }
}
