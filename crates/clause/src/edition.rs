//! Editions of the Laws: a year, and a country where a national text stands apart.

use std::fmt;
use std::str::FromStr;

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

/// The editions of the Laws that Rokade knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    Laws2001(Country),
    Laws2009(Country),
    Laws2018(Country),
    Laws2023,
}

impl Edition {
    pub const ALL: [Edition; 5] = [
        Edition::Laws2001(Country::Denmark),
        Edition::Laws2009(Country::Denmark),
        Edition::Laws2009(Country::Norway),
        Edition::Laws2018(Country::Sweden),
        Edition::Laws2023,
    ];

    pub const fn year(self) -> u16 {
        match self {
            Edition::Laws2001(_) => 2001,
            Edition::Laws2009(_) => 2009,
            Edition::Laws2018(_) => 2018,
            Edition::Laws2023 => 2023,
        }
    }

    /// The country of a national text.
    pub const fn country(self) -> Option<Country> {
        match self {
            Edition::Laws2001(country) | Edition::Laws2009(country) | Edition::Laws2018(country) => Some(country),
            Edition::Laws2023 => None,
        }
    }
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
#[error("unknown edition {0:?}; known: 2001-DK, 2009-DK, 2009-NO, 2018-SE, 2023")]
pub struct UnknownEdition(String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    /// `2009-NO`; a bare year means the first national text of that year.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.to_string() == text || edition.year().to_string() == text)
            .ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_reads_what_it_writes() {
        for edition in Edition::ALL {
            assert_eq!(edition.to_string().parse(), Ok(edition));
        }
        assert_eq!("2009".parse(), Ok(Edition::Laws2009(Country::Denmark)));
        assert!("1999".parse::<Edition>().is_err());
    }
}
