//! What is known of a player outside the score table: the only place for personal data.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A name as lists sort it, `Holm, Astrid`, and as people say it, `Astrid Holm`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Name {
    pub family: String,
    #[serde(default)]
    pub given: String,
}

impl Name {
    /// Reads `Holm, Astrid`, `Astrid Holm` (the last word is the family name) or a single word.
    pub fn parse(text: &str) -> Name {
        let tidy = |part: &str| part.split_whitespace().collect::<Vec<_>>().join(" ");
        match text.split_once(',') {
            Some((family, given)) => Name { family: tidy(family), given: tidy(given) },
            None => {
                let words = tidy(text);
                match words.rsplit_once(' ') {
                    Some((given, family)) => Name { family: family.to_owned(), given: given.to_owned() },
                    None => Name { family: words, given: String::new() },
                }
            }
        }
    }

    /// `Holm, Astrid`
    pub fn listed(&self) -> String {
        if self.given.is_empty() { self.family.clone() } else { format!("{}, {}", self.family, self.given) }
    }

    pub fn is_empty(&self) -> bool {
        self.family.is_empty() && self.given.is_empty()
    }
}

impl fmt::Display for Name {
    /// `Astrid Holm`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.given.is_empty() { f.pad(&self.family) } else { f.pad(&format!("{} {}", self.given, self.family)) }
    }
}

/// As report files tell it; prizes and titles of women go by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    Man,
    Woman,
}

/// A title of FIDE, strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Title {
    Gm,
    Im,
    Wgm,
    Fm,
    Wim,
    Cm,
    Wfm,
    Wcm,
}

impl Title {
    pub const ALL: [(Title, &'static str); 8] = [
        (Title::Gm, "GM"),
        (Title::Im, "IM"),
        (Title::Wgm, "WGM"),
        (Title::Fm, "FM"),
        (Title::Wim, "WIM"),
        (Title::Cm, "CM"),
        (Title::Wfm, "WFM"),
        (Title::Wcm, "WCM"),
    ];
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, text) = Title::ALL.into_iter().find(|(title, _)| title == self).expect("ALL names every title");
        f.pad(text)
    }
}

impl FromStr for Title {
    type Err = ();

    /// Reads `WIM` and the single letters of old files (`g m f c wg wm wf wc`).
    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.trim().to_ascii_uppercase();
        let long = match text.as_str() {
            "G" => "GM",
            "M" => "IM",
            "F" => "FM",
            "C" => "CM",
            "WG" => "WGM",
            "WM" => "WIM",
            "WF" => "WFM",
            "WC" => "WCM",
            other => other,
        };
        Title::ALL.into_iter().find_map(|(title, name)| (name == long).then_some(title)).ok_or(())
    }
}

/// A birth date of which month and day may be unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Birth {
    pub year: u16,
    /// 0 if unknown
    #[serde(default)]
    pub month: u8,
    /// 0 if unknown
    #[serde(default)]
    pub day: u8,
}

impl Birth {
    /// Reads `1994/03/21`, `1994-03-21`, `1994.03.21`, `1994/00/00` and `1994`.
    pub fn parse(text: &str) -> Option<Birth> {
        let mut parts = text.trim().split(['/', '-', '.']);
        let year = parts.next().filter(|part| part.len() == 4)?.parse().ok()?;
        let mut next = || parts.next().map_or(Some(0), |part| part.parse().ok());
        let (month, day): (u8, u8) = (next()?, next()?);
        (month <= 12 && day <= 31 && parts.next().is_none()).then_some(Birth { year, month, day })
    }
}

impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}/{:02}/{:02}", self.year, self.month, self.day))
    }
}

/// What the event knows of a person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Person {
    pub name: Name,
    pub club: String,
    /// Three letters, `DEN`.
    pub federation: String,
    pub sex: Option<Sex>,
    pub birth: Option<Birth>,
    /// As many as eleven digits.
    pub fide_id: Option<u64>,
    /// The federation's own member number; may hold letters.
    pub national_id: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_both_ways_round() {
        let astrid = Name { family: "Holm".into(), given: "Astrid".into() };
        assert_eq!(Name::parse("Holm, Astrid"), astrid);
        assert_eq!(Name::parse("  Astrid   Holm "), astrid);
        assert_eq!(astrid.listed(), "Holm, Astrid");
        assert_eq!(astrid.to_string(), "Astrid Holm");
    }

    #[test]
    fn births_may_lack_month_and_day() {
        assert_eq!(Birth::parse("1994"), Some(Birth { year: 1994, month: 0, day: 0 }));
        assert_eq!(Birth::parse("1994-03-21").unwrap().to_string(), "1994/03/21");
        assert_eq!(Birth::parse("94/3/1"), None);
        assert_eq!(Birth::parse("1994/13/01"), None);
    }
}
