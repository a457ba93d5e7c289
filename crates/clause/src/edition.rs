//! Editions of the Laws: a year, and a country where a national text stands apart. Which there are stands in
//! `rules/editions.csv`; what is written here in code is only how the logic of one differs from another's.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::{columns, rules};

const FILE: &str = "editions.csv";

/// The country whose federation published a national text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Country {
    Denmark,
    Norway,
    Sweden,
}

impl Country {
    pub const ALL: [Country; 3] = [Country::Denmark, Country::Norway, Country::Sweden];

    /// The code of two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Country::Denmark => "DK",
            Country::Norway => "NO",
            Country::Sweden => "SE",
        }
    }
}

/// The logics that exist in code. An edition that only moves clauses and figures follows an older one's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Logic {
    Laws2001,
    /// The Danish text, or the Norwegian one with its guide.
    Laws2009(Country),
    Laws2018,
    Laws2023,
}

impl Logic {
    const ALL: [(&'static str, Logic); 5] = [
        ("2001", Logic::Laws2001),
        ("2009-DK", Logic::Laws2009(Country::Denmark)),
        ("2009-NO", Logic::Laws2009(Country::Norway)),
        ("2018", Logic::Laws2018),
        ("2023", Logic::Laws2023),
    ];
}

/// An edition of the Laws that Rokade knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edition {
    year: u16,
    country: Option<Country>,
    logic: Logic,
}

/// The editions that brought a logic of their own.
impl Edition {
    pub const DK_2001: Edition = Edition::national(2001, Country::Denmark, Logic::Laws2001);
    pub const DK_2009: Edition = Edition::national(2009, Country::Denmark, Logic::Laws2009(Country::Denmark));
    pub const NO_2009: Edition = Edition::national(2009, Country::Norway, Logic::Laws2009(Country::Norway));
    pub const SE_2018: Edition = Edition::national(2018, Country::Sweden, Logic::Laws2018);
    pub const FIDE_2023: Edition = Edition { year: 2023, country: None, logic: Logic::Laws2023 };

    /// What a new event, a free game and the open board go by unless something else is said. What was written down
    /// without an edition does not follow it.
    pub const USUAL: Edition = Edition::FIDE_2023;

    const fn national(year: u16, country: Country, logic: Logic) -> Self {
        Self { year, country: Some(country), logic }
    }
}

impl Edition {
    /// Every edition of the table, from old to new.
    pub fn all() -> impl DoubleEndedIterator<Item = Edition> + ExactSizeIterator + Clone {
        table().iter().map(|row| row.edition)
    }

    /// The names of all editions: `2001-DK, 2009-DK, …`.
    pub fn names() -> Vec<String> {
        Edition::all().map(|edition| edition.to_string()).collect()
    }

    pub const fn year(self) -> u16 {
        self.year
    }

    /// The country of a national text.
    pub const fn country(self) -> Option<Country> {
        self.country
    }

    /// What is decided otherwise than under other editions; figures and clauses are data.
    pub const fn logic(self) -> Logic {
        self.logic
    }

    /// Its place in [`Edition::all`], and so its column in every table.
    pub(crate) fn place(self) -> usize {
        table().iter().position(|row| row.edition == self).expect("every edition comes from the table")
    }

    /// What the table says of it.
    pub fn published(self) -> &'static Published {
        &table()[self.place()]
    }
}

/// How an edition was published, and what is kept of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Published {
    pub edition: Edition,
    /// The file of `rules/clauses` with its clauses.
    pub inventory: String,
    /// Where two national texts share an inventory: the mark of its clauses there.
    pub source: Option<String>,
    /// The languages of its texts besides English, by code.
    pub languages: Vec<String>,
}

/// What is wrong with the table of editions.
#[derive(Debug, thiserror::Error)]
pub(crate) enum EditionError {
    #[error("rules/editions.csv: {0}")]
    Malformed(#[from] csv::Error),
    #[error("rules/editions.csv: {edition} has no {column}")]
    Empty { edition: String, column: &'static str },
    #[error("rules/editions.csv: {0:?} is no edition: write a year, or a year and the code of a country")]
    NoName(String),
    #[error("rules/editions.csv: {edition} follows the logic {logic:?}, which does not exist")]
    NoLogic { edition: String, logic: String },
    #[error("rules/editions.csv has {0} twice")]
    Twice(String),
}

fn table() -> &'static [Published] {
    static TABLE: LazyLock<Vec<Published>> =
        LazyLock::new(|| read(rules::text(FILE)).expect("the embedded table of editions is tested"));
    &TABLE
}

#[derive(Deserialize)]
struct Row {
    edition: String,
    logic: String,
    inventory: String,
    source: String,
    languages: String,
}

fn read(text: &str) -> Result<Vec<Published>, EditionError> {
    let mut table: Vec<Published> = Vec::new();
    for row in csv::Reader::from_reader(text.as_bytes()).deserialize() {
        let published = published(row?)?;
        if table.iter().any(|known| known.edition.to_string() == published.edition.to_string()) {
            return Err(EditionError::Twice(published.edition.to_string()));
        }
        table.push(published);
    }
    Ok(table)
}

fn published(row: Row) -> Result<Published, EditionError> {
    let columns = [("inventory", &row.inventory), ("source", &row.source), ("languages", &row.languages)];
    if let Some((column, _)) = columns.into_iter().find(|(_, cell)| cell.is_empty()) {
        return Err(EditionError::Empty { edition: row.edition, column });
    }
    let (year, country) = name(&row.edition).ok_or_else(|| EditionError::NoName(row.edition.clone()))?;
    let logic = Logic::ALL.into_iter().find_map(|(name, logic)| (name == row.logic).then_some(logic));
    let logic = logic.ok_or(EditionError::NoLogic { edition: row.edition, logic: row.logic })?;
    let languages = columns::listed(&row.languages).map(str::to_owned).collect();
    Ok(Published {
        edition: Edition { year, country, logic },
        inventory: row.inventory,
        source: columns::listed(&row.source).next().map(str::to_owned),
        languages,
    })
}

/// `2009-NO` or `2023`.
fn name(text: &str) -> Option<(u16, Option<Country>)> {
    let Some((year, code)) = text.split_once('-') else { return Some((text.parse().ok()?, None)) };
    let country = Country::ALL.into_iter().find(|country| country.code() == code)?;
    Some((year.parse().ok()?, Some(country)))
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.country() {
            Some(country) => write!(f, "{}-{}", self.year(), country.code()),
            None => write!(f, "{}", self.year()),
        }
    }
}

/// The text names no edition of the Laws.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown edition {0:?}; known: {known}", known = Edition::names().join(", "))]
pub struct UnknownEdition(String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    /// `2009-NO`; a bare year means the first national text of that year.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Edition::all()
            .find(|edition| edition.to_string() == text || edition.year().to_string() == text)
            .ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_reads_what_it_writes() {
        for edition in Edition::all() {
            assert_eq!(edition.to_string().parse(), Ok(edition));
        }
        assert_eq!("2009".parse(), Ok(Edition::DK_2009));
        assert!("1999".parse::<Edition>().is_err());
    }

    #[test]
    fn the_editions_that_code_names_stand_in_the_table() {
        let named = [Edition::DK_2001, Edition::DK_2009, Edition::NO_2009, Edition::SE_2018, Edition::FIDE_2023];
        for edition in named {
            assert_eq!(edition.published().edition, edition);
        }
        for (name, logic) in Logic::ALL {
            assert!(Edition::all().any(|edition| edition.logic() == logic), "{name} is the logic of no edition");
        }
    }

    #[test]
    fn an_unknown_edition_is_told_the_known_ones() {
        let error = "1999".parse::<Edition>().unwrap_err();
        assert_eq!(error.to_string(), "unknown edition \"1999\"; known: 2001-DK, 2009-DK, 2009-NO, 2018-SE, 2023");
    }

    #[test]
    fn a_table_of_editions_with_gaps_does_not_load() {
        let head = "edition,logic,inventory,source,languages\n";
        let error = |rows: &str| read(&format!("{head}{rows}")).unwrap_err().to_string();
        assert!(read(&format!("{head}2099,2023,laws-2099,none,none\n")).is_ok());
        assert_eq!(error("2099,2023,,none,da\n"), "rules/editions.csv: 2099 has no inventory");
        assert!(error("2099,2098,x,none,da\n").ends_with("2099 follows the logic \"2098\", which does not exist"));
        assert!(error("2099-XX,2023,x,none,da\n").contains("\"2099-XX\" is no edition"));
        assert_eq!(error("2099,2023,x,none,da\n2099,2018,x,none,da\n"), "rules/editions.csv has 2099 twice");
        assert!(error("2099,2023\n").contains("found record with 2 fields"));
    }
}
