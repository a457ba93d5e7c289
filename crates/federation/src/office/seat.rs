//! Who acts: an office, what it is held for, and the person who holds it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Field, Office};
use crate::PersonId;

/// `rkf`, `club_chair:2` or `rkf@17`: the office, the number of what it is held for, the person.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seat {
    pub office: Office,
    /// The number of the district or club, the key of the event; none for an office of the union.
    pub of: Option<String>,
    pub person: Option<PersonId>,
}

/// No office, or none of the union where something is named, or the other way round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidSeat(String);

impl fmt::Display for InvalidSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offices: Vec<&str> = Office::all().map(Office::key).collect();
        write!(f, "{:?} is no office; write rkf or club_chair:2; the offices: {}", self.0, offices.join(", "))
    }
}

impl std::error::Error for InvalidSeat {}

impl Seat {
    /// An office of the union.
    pub fn of_union(office: Office) -> Self {
        Self { office, of: None, person: None }
    }

    pub fn held_by(mut self, person: PersonId) -> Self {
        self.person = Some(person);
        self
    }

    /// The number of the district or club it is held for.
    pub fn number(&self) -> Option<u32> {
        self.of.as_deref()?.parse().ok()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.office.key())?;
        if let Some(of) = &self.of {
            write!(f, ":{of}")?;
        }
        match self.person {
            Some(person) => write!(f, "@{person}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Seat {
    type Err = InvalidSeat;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let invalid = || InvalidSeat(text.to_owned());
        let (rest, person) = match text.split_once('@') {
            Some((rest, person)) => (rest, Some(PersonId(person.parse().map_err(|_| invalid())?))),
            None => (text, None),
        };
        let (key, of) = match rest.split_once(':') {
            Some((key, of)) => (key, Some(of.to_owned())),
            None => (rest, None),
        };
        let office = Office::of_key(key).ok_or_else(invalid)?;
        let is_word =
            |of: &String| !of.is_empty() && of.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let is_fitting = match (office.field(), &of) {
            (Field::Union, of) => of.is_none(),
            (Field::District | Field::Club, Some(of)) => of.parse::<u32>().is_ok(),
            (Field::Event, Some(of)) => is_word(of),
            (Field::District | Field::Club | Field::Event, None) => false,
        };
        if is_fitting { Ok(Self { office, of, person }) } else { Err(invalid()) }
    }
}

impl From<Seat> for String {
    fn from(seat: Seat) -> String {
        seat.to_string()
    }
}

impl TryFrom<String> for Seat {
    type Error = InvalidSeat;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_read_as_it_is_written() {
        for text in ["rkf", "rkf@17", "club_chair:2", "district_chair:3@40", "organiser:k4m2xw7p"] {
            assert_eq!(text.parse::<Seat>().unwrap().to_string(), text);
        }
        for text in ["", "su", "rkf:1", "club_chair", "club_chair:x", "rkf@", "organiser:", "organiser:a b"] {
            assert!(text.parse::<Seat>().is_err(), "{text}");
        }
    }
}
