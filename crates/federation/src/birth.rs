//! A birth as far as it is known: the day, the month or only the year.

use std::str::FromStr;

use jiff::civil::Date;
use rokade_model::read_day;
use serde::{Deserialize, Serialize};

use crate::days::years_after;

/// The first and the last day that it can have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Birth {
    first: Date,
    last: Date,
}

/// What an age is asked for, as far as a birth answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Yes,
    No,
    /// The first and the last possible day answer differently.
    Unclear,
}

/// No day, month or year.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidBirth(String);

impl std::fmt::Display for InvalidBirth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is no birth; write 2009-04-02, 2009-04 or 2009", self.0)
    }
}

impl std::error::Error for InvalidBirth {}

impl Birth {
    /// Whether the birthday of an age lies on the day or before it.
    pub(crate) fn has_turned(self, age: u16, on: Date) -> Answer {
        match (years_after(self.first, age) <= on, years_after(self.last, age) <= on) {
            (true, true) => Answer::Yes,
            (false, false) => Answer::No,
            _ => Answer::Unclear,
        }
    }

    /// The age reached in a year.
    pub(crate) fn turns_in(self, year: i16) -> i32 {
        i32::from(year) - i32::from(self.first.year())
    }
}

impl FromStr for Birth {
    type Err = InvalidBirth;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let month = |month: &str| read_day(&format!("{month}-01")).filter(|_| month.as_bytes().get(4) == Some(&b'-'));
        let span = match text.len() {
            4 => month(&format!("{text}-01")).map(|first| (first, first.last_of_year())),
            7 => month(text).map(|first| (first, first.last_of_month())),
            _ => read_day(text).filter(|_| !text.contains('/')).map(|day| (day, day)),
        };
        let (first, last) = span.ok_or_else(|| InvalidBirth(text.to_owned()))?;
        Ok(Self { first, last })
    }
}

/// As it was read: `2009-04-02`, `2009-04` or `2009`.
impl std::fmt::Display for Birth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { first, last } = *self;
        match first {
            _ if first == last => write!(f, "{first}"),
            _ if last == first.last_of_month() => write!(f, "{}", first.strftime("%Y-%m")),
            _ => write!(f, "{:04}", first.year()),
        }
    }
}

impl From<Birth> for String {
    fn from(birth: Birth) -> String {
        birth.to_string()
    }
}

impl TryFrom<String> for Birth {
    type Error = InvalidBirth;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn born(text: &str) -> Birth {
        text.parse().unwrap()
    }

    #[test]
    fn an_age_is_reached_on_the_birthday() {
        assert_eq!(born("1966-04-02").has_turned(60, date(2026, 4, 2)), Answer::Yes);
        assert_eq!(born("1966-04-03").has_turned(60, date(2026, 4, 2)), Answer::No);
        assert_eq!(born("2004-02-29").has_turned(21, date(2025, 2, 28)), Answer::Yes);
        assert_eq!(born("2004-02-29").has_turned(21, date(2025, 2, 27)), Answer::No);
    }

    #[test]
    fn a_month_or_a_year_is_unclear_only_where_it_decides() {
        assert_eq!(born("2006").has_turned(20, date(2026, 1, 1)), Answer::Unclear);
        assert_eq!(born("2006-01").has_turned(20, date(2026, 1, 1)), Answer::Unclear);
        assert_eq!(born("2006-02").has_turned(20, date(2026, 1, 1)), Answer::No);
        assert_eq!(born("2005").has_turned(20, date(2026, 1, 1)), Answer::Yes);
        assert_eq!(born("2014").turns_in(2026), 12);
    }

    #[test]
    fn a_birth_is_written_as_it_was_read() {
        for text in ["2009-04-02", "2009-04", "2009", "2009-01", "2009-12-31"] {
            assert_eq!(born(text).to_string(), text);
        }
    }

    #[test]
    fn what_is_no_birth_is_refused() {
        for text in ["", "26", "2006-13", "2006-00", "2006/01", "2006-02-30", "2006/02/03", "x006", "2006-1-1", "+006"]
        {
            assert!(text.parse::<Birth>().is_err(), "{text}");
        }
    }
}
