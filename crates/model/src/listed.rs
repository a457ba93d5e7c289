//! A player as a rating list has him, and which list it is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Sex;

/// The three ratings that a list may have of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ListPace {
    Standard,
    Rapid,
    Blitz,
}

impl ListPace {
    pub const ALL: [ListPace; 3] = [ListPace::Standard, ListPace::Rapid, ListPace::Blitz];

    /// The word for it in files and addresses.
    pub const fn key(self) -> &'static str {
        match self {
            ListPace::Standard => "standard",
            ListPace::Rapid => "rapid",
            ListPace::Blitz => "blitz",
        }
    }
}

/// What a list holds: all three ratings, or those of one pace with who is inactive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListKind {
    Combined,
    Single(ListPace),
}

impl ListKind {
    pub const ALL: [ListKind; 4] = [
        ListKind::Combined,
        ListKind::Single(ListPace::Standard),
        ListKind::Single(ListPace::Rapid),
        ListKind::Single(ListPace::Blitz),
    ];

    /// The word for it in files and addresses.
    pub const fn key(self) -> &'static str {
        match self {
            ListKind::Combined => "combined",
            ListKind::Single(pace) => pace.key(),
        }
    }
}

impl FromStr for ListKind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        ListKind::ALL.into_iter().find(|kind| kind.key() == text).ok_or(())
    }
}

/// The month that a list is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ListMonth {
    pub year: u16,
    /// From 1
    pub month: u8,
}

impl ListMonth {
    /// A month of the time in which there are rating lists.
    pub fn new(year: u16, month: u8) -> Option<Self> {
        ((1970..=2100).contains(&year) && (1..=12).contains(&month)).then_some(Self { year, month })
    }
}

impl fmt::Display for ListMonth {
    /// `2026-09`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}-{:02}", self.year, self.month))
    }
}

impl FromStr for ListMonth {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.split_once('-').filter(|(year, month)| year.len() == 4 && month.len() == 2);
        let numbers = parts.and_then(|(year, month)| Some((year.parse().ok()?, month.parse().ok()?)));
        numbers.and_then(|(year, month)| Self::new(year, month)).ok_or("2026-09")
    }
}

/// One rating of a list, with the games of the period and the factor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListedRating {
    /// `None` for a player without this rating
    pub rating: Option<u16>,
    pub games: u16,
    pub k: Option<u8>,
}

/// Titles as the list writes them, unknown ones too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedTitles {
    pub open: String,
    pub women: String,
    /// Of arbiters, organisers and trainers: `IA,FT`
    pub other: String,
    /// Of the online arena
    pub arena: String,
}

/// Whether a player has played rated games of late; only lists of one pace say it of everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    Active,
    Inactive,
}

/// All that a list says of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// At most nine digits
    pub fide_id: u32,
    /// As the list has it: `Holm, Astrid`
    pub name: String,
    /// Three letters, or empty
    pub federation: String,
    pub sex: Option<Sex>,
    pub birth_year: Option<u16>,
    pub titles: ListedTitles,
    /// In the order of [`ListPace::ALL`]
    pub ratings: [ListedRating; 3],
    pub activity: Option<Activity>,
}

impl ListedPlayer {
    pub fn rating(&self, pace: ListPace) -> ListedRating {
        self.ratings[pace as usize]
    }

    pub fn rating_mut(&mut self, pace: ListPace) -> &mut ListedRating {
        &mut self.ratings[pace as usize]
    }

    /// The rating a search ranks by: standard, else rapid, else blitz.
    pub fn leading_rating(&self) -> Option<u16> {
        self.ratings.iter().find_map(|listed| listed.rating)
    }

    /// The title a player is called by: the open one, else the women's.
    pub fn title(&self) -> &str {
        if self.titles.open.is_empty() { &self.titles.women } else { &self.titles.open }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_and_kinds_read_what_they_write() {
        let month = ListMonth::new(2026, 9).unwrap();
        assert_eq!(month.to_string().parse(), Ok(month));
        for wrong in ["2026-9", "2026-13", "26-09", "1899-01", "2026", ""] {
            assert!(wrong.parse::<ListMonth>().is_err(), "{wrong}");
        }
        for kind in ListKind::ALL {
            assert_eq!(kind.key().parse(), Ok(kind));
        }
    }

    #[test]
    fn a_player_is_ranked_by_the_rating_there_is() {
        let mut player = ListedPlayer::default();
        assert_eq!(player.leading_rating(), None);
        player.rating_mut(ListPace::Blitz).rating = Some(1800);
        player.rating_mut(ListPace::Rapid).rating = Some(1700);
        assert_eq!(player.leading_rating(), Some(1700));
        player.titles.women = "WH".to_owned();
        assert_eq!(player.title(), "WH");
    }
}
