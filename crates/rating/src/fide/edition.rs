//! Which text an event is rated by.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;

use super::List;

/// The texts Rokade knows, oldest first (docs/readings/fide-rating-editions.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// The extract in the handbook of the DSU (D4.7.1a–D4.7.3b).
    Handbook,
    /// Before 1 March 2024.
    Y2022,
    /// From 1 March 2024.
    Y2024,
    /// Rapid and blitz from 1 December 2024.
    Y2024December,
    /// Standard from 1 October 2025.
    Y2025,
}

/// The text is no edition of the rating rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no edition of the FIDE rating rules; known: dsu-4.7, 2022-01, 2024-03, 2024-12, 2025-10")]
pub struct UnknownEdition(pub String);

impl Edition {
    pub const ALL: [Edition; 5] =
        [Edition::Handbook, Edition::Y2022, Edition::Y2024, Edition::Y2024December, Edition::Y2025];

    pub const fn key(self) -> &'static str {
        match self {
            Edition::Handbook => "dsu-4.7",
            Edition::Y2022 => "2022-01",
            Edition::Y2024 => "2024-03",
            Edition::Y2024December => "2024-12",
            Edition::Y2025 => "2025-10",
        }
    }

    /// The first day of the text; the handbook's extract is used only where it is named.
    pub fn from(self) -> Option<Date> {
        self.figures().first_day.as_ref().map(|first| first.value)
    }

    /// The text whose figures hold where this one says nothing else.
    pub(super) const fn stands_on(self) -> Option<Edition> {
        match self {
            Edition::Handbook => Some(Edition::Y2022),
            Edition::Y2022 | Edition::Y2024December | Edition::Y2025 => Some(Edition::Y2024),
            Edition::Y2024 => None,
        }
    }

    /// The texts of one list, newest first: each amendment concerns one side only.
    const fn of_list(list: List) -> [Edition; 3] {
        match list {
            List::Standard => [Edition::Y2025, Edition::Y2024, Edition::Y2022],
            List::Rapid | List::Blitz => [Edition::Y2024December, Edition::Y2024, Edition::Y2022],
        }
    }

    /// The newest text of a list: for an event that has no date.
    pub const fn newest(list: List) -> Edition {
        Edition::of_list(list)[0]
    }

    /// The text in force when the event starts. Older events go by the oldest text.
    pub fn on(list: List, start: Date) -> Edition {
        let texts = Edition::of_list(list);
        let in_force = texts.into_iter().find(|text| text.from().is_some_and(|from| from <= start));
        in_force.unwrap_or(texts[texts.len() - 1])
    }

    /// An edition by its name, or by the year of its text: then with the amendments that were in
    /// force when the event starts, and without a date as it came into force.
    pub fn named(name: &str, list: List, start: Option<Date>) -> Result<Edition, UnknownEdition> {
        if let Ok(edition) = name.parse() {
            return Ok(edition);
        }
        let year: i16 = name.parse().map_err(|_| UnknownEdition(name.to_owned()))?;
        let of_year = |edition: &&Edition| edition.from().is_some_and(|from| from.year() == year);
        let first = *Edition::ALL.iter().find(of_year).ok_or_else(|| UnknownEdition(name.to_owned()))?;
        let amended = start.map(|start| Edition::on(list, start)).filter(|text| text.stands_on() == Some(first));
        Ok(amended.filter(|text| *text > first).unwrap_or(first))
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, UnknownEdition> {
        let known = Edition::ALL.into_iter().find(|edition| edition.key() == text);
        known.ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn on(list: List, year: i16, month: i8, day: i8) -> &'static str {
        Edition::on(list, date(year, month, day)).key()
    }

    #[test]
    fn the_start_decides_the_edition_on_both_sides_of_every_change() {
        assert_eq!(on(List::Standard, 2024, 2, 29), "2022-01");
        assert_eq!(on(List::Standard, 2024, 3, 1), "2024-03");
        assert_eq!(on(List::Standard, 2025, 9, 30), "2024-03");
        assert_eq!(on(List::Standard, 2025, 10, 1), "2025-10");
        assert_eq!(on(List::Rapid, 2024, 11, 30), "2024-03");
        assert_eq!(on(List::Blitz, 2024, 12, 1), "2024-12");
        assert_eq!(on(List::Blitz, 2026, 1, 1), "2024-12");
        assert_eq!(on(List::Standard, 1998, 7, 1), "2022-01");
    }

    #[test]
    fn every_text_but_the_extract_has_its_first_day() {
        for edition in Edition::ALL {
            let first = edition.from().map(|day| day.to_string());
            let named = (edition != Edition::Handbook).then(|| format!("{edition}-01"));
            assert_eq!(first, named, "{edition}");
        }
    }

    #[test]
    fn a_year_names_the_text_with_its_amendments() {
        let named = |name, start| Edition::named(name, List::Standard, start).map(Edition::key);
        assert_eq!(named("2024", None), Ok("2024-03"));
        assert_eq!(named("2024", Some(date(2025, 9, 30))), Ok("2024-03"));
        assert_eq!(named("2024", Some(date(2026, 1, 1))), Ok("2025-10"));
        assert_eq!(named("2024", Some(date(2023, 1, 1))), Ok("2024-03"));
        assert_eq!(named("2022", Some(date(2026, 1, 1))), Ok("2022-01"));
        assert_eq!(named("2024-03", Some(date(2026, 1, 1))), Ok("2024-03"));
        assert_eq!(named("dsu-4.7", None), Ok("dsu-4.7"));
        assert!(named("2023", None).is_err() && named("", None).is_err());
    }
}
