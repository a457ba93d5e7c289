//! The classes by their keys.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use crate::figures::championships;
use rokade_clause::HandbookEdition;

/// A class or championship that the handbook gives rules of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub enum Class {
    /// The national-team class.
    Landshold,
    /// The candidate class.
    Kandidat,
    Veteran,
    /// The other groups of the Easter championship.
    Other,
    Senior,
    Rapid,
    RapidWomen,
    /// The junior championship, which is played in the candidate class.
    Junior,
    Youth(YouthGroup),
}

/// An age group of the youth championships: U12 is open, P12 for girls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct YouthGroup {
    pub is_for_girls: bool,
    /// The age reached in the year, at most.
    pub age: u16,
}

/// No key of a class or of a youth group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownClass(String);

impl Class {
    const NAMED: [(&'static str, Class); 8] = [
        ("dm.landshold", Class::Landshold),
        ("dm.kandidat", Class::Kandidat),
        ("dm.veteran", Class::Veteran),
        ("dm.other", Class::Other),
        ("senior", Class::Senior),
        ("rapid", Class::Rapid),
        ("rapid.women", Class::RapidWomen),
        ("junior", Class::Junior),
    ];

    /// Whether the handbook leaves no other time than the one it gives (F-33).
    pub(crate) fn has_one_time(self) -> bool {
        match self {
            Class::Landshold | Class::Kandidat | Class::Senior | Class::Rapid | Class::RapidWomen | Class::Youth(_) => {
                true
            }
            Class::Veteran | Class::Other | Class::Junior => false,
        }
    }
}

impl YouthGroup {
    /// Every group: the open ones by age, then the girls'.
    pub fn all(handbook: HandbookEdition) -> impl Iterator<Item = YouthGroup> {
        let group = |is_for_girls: bool| move |age: &u16| YouthGroup { is_for_girls, age: *age };
        let ages = &championships(handbook).youth_ages;
        ages.iter().map(group(false)).chain(ages.iter().map(group(true)))
    }
}

impl FromStr for YouthGroup {
    type Err = UnknownClass;

    /// `U08`, and `U8` as people write it.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownClass(text.to_owned());
        let (is_for_girls, age) = match (text.strip_prefix('U'), text.strip_prefix('P')) {
            (Some(age), _) => (false, age),
            (None, Some(age)) => (true, age),
            (None, None) => return Err(unknown()),
        };
        let digits = (1..=2).contains(&age.len()) && age.bytes().all(|byte| byte.is_ascii_digit());
        let age = age.parse().ok().filter(|_| digits).ok_or_else(unknown)?;
        let group = YouthGroup { is_for_girls, age };
        HandbookEdition::all()
            .any(|edition| YouthGroup::all(edition).any(|one| one == group))
            .then_some(group)
            .ok_or_else(unknown)
    }
}

impl FromStr for Class {
    type Err = UnknownClass;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match (Class::NAMED.into_iter().find(|(key, _)| *key == text), text.strip_prefix("youth.")) {
            (Some((_, class)), _) => Ok(class),
            (None, Some(group)) => group.parse().map(Class::Youth).map_err(|_| UnknownClass(text.to_owned())),
            (None, None) => Err(UnknownClass(text.to_owned())),
        }
    }
}

impl TryFrom<String> for YouthGroup {
    type Error = UnknownClass;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl TryFrom<String> for Class {
    type Error = UnknownClass;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl fmt::Display for YouthGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", if self.is_for_girls { 'P' } else { 'U' }, self.age)
    }
}

impl Serialize for YouthGroup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for UnknownClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no class; write dm.kandidat, senior or youth.U12", self.0)
    }
}

impl std::error::Error for UnknownClass {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_known_by_their_keys() {
        assert_eq!("rapid.women".parse(), Ok(Class::RapidWomen));
        let girls = YouthGroup { is_for_girls: true, age: 8 };
        assert_eq!("youth.P08".parse(), Ok(Class::Youth(girls)));
        assert_eq!(("P8".parse(), girls.to_string()), (Ok(girls), "P08".to_owned()));
        for text in ["", "U9", "youth.U20", "U012", "dm", "P+8", "u08"] {
            assert!(text.parse::<Class>().is_err() && text.parse::<YouthGroup>().is_err(), "{text}");
        }
    }

    #[test]
    fn d4_3_5_1a_d4_3_5_1b_there_are_six_open_groups_and_six_for_girls() {
        let all: Vec<String> = YouthGroup::all(HandbookEdition::default()).map(|group| group.to_string()).collect();
        let expected = ["U08", "U10", "U12", "U14", "U16", "U18", "P08", "P10", "P12", "P14", "P16", "P18"];
        assert_eq!(all, expected);
    }
}
