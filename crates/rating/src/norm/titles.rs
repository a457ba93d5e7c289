//! Editions, the four titles that need norms, and who may still earn which.

use std::fmt;
use std::str::FromStr;

use rokade_model::{Sex, Title};
use serde::{Serialize, Serializer};

use super::Contestant;
use super::figures::{RatingTitles, rating_titles};

/// The texts that norms are judged by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The extract in the DSU handbook, 4.7.4.
    #[default]
    Handbook,
    /// FIDE B.01 for events from 1 January 2024.
    Fide2024,
}

impl Edition {
    pub const ALL: [(Edition, &'static str); 2] = [(Edition::Handbook, "dsu-4.7.4"), (Edition::Fide2024, "2024-01")];

    pub fn key(self) -> &'static str {
        let (_, key) = Edition::ALL.into_iter().find(|(edition, _)| *edition == self).expect("ALL names every edition");
        key
    }
}

/// The text names no edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown edition {0:?}; known: dsu-4.7.4, 2024-01")]
pub struct UnknownEdition(pub String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Edition::ALL
            .into_iter()
            .find_map(|(edition, key)| (key == text).then_some(edition))
            .ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

/// A title that needs norms, strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NormTitle {
    Gm,
    Im,
    Wgm,
    Wim,
}

impl NormTitle {
    pub const ALL: [NormTitle; 4] = [NormTitle::Gm, NormTitle::Im, NormTitle::Wgm, NormTitle::Wim];

    /// The title itself.
    pub const fn title(self) -> Title {
        match self {
            NormTitle::Gm => Title::Gm,
            NormTitle::Im => Title::Im,
            NormTitle::Wgm => Title::Wgm,
            NormTitle::Wim => Title::Wim,
        }
    }

    pub const fn is_for_women(self) -> bool {
        matches!(self, NormTitle::Wgm | NormTitle::Wim)
    }
}

impl fmt::Display for NormTitle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.title().fmt(f)
    }
}

impl FromStr for NormTitle {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let title: Title = text.parse()?;
        NormTitle::ALL.into_iter().find(|norm| norm.title() == title).ok_or(())
    }
}

impl Serialize for NormTitle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Those before the one held, women's titles for women. docs/readings/norm-titles.md
pub(super) fn still_to_earn(contestant: &Contestant) -> Vec<NormTitle> {
    let held = NormTitle::ALL.into_iter().position(|norm| contestant.title == Some(norm.title()));
    let is_woman = is_woman(contestant);
    let open = &NormTitle::ALL[..held.unwrap_or(NormTitle::ALL.len())];
    open.iter().copied().filter(|norm| is_woman || !norm.is_for_women()).collect()
}

/// The strongest title a player's rating is enough for and that is stronger than the one held (D4.7.4b, B.01 1.5).
/// Whether the player has the thirty rated games, and wants to pay for it, no report says.
pub fn title_by_rating(edition: Edition, contestant: &Contestant) -> Option<Title> {
    let rating = contestant.rating?;
    let is_open = |title: Title| contestant.title.is_none_or(|held| title < held);
    let is_woman = is_woman(contestant);
    let RatingTitles { fm, cm, wfm, wcm } = rating_titles(edition);
    // Titles that a published rating alone is enough for.
    let titles = [(Title::Fm, fm), (Title::Cm, cm), (Title::Wfm, wfm), (Title::Wcm, wcm)];
    titles
        .into_iter()
        .filter(|(title, least)| rating >= *least && is_open(*title) && (is_woman || !is_womans_title(*title)))
        .map(|(title, _)| title)
        .min()
}

fn is_woman(contestant: &Contestant) -> bool {
    contestant.sex == Some(Sex::Woman) || contestant.title.is_some_and(is_womans_title)
}

const fn is_womans_title(title: Title) -> bool {
    matches!(title, Title::Wgm | Title::Wim | Title::Wfm | Title::Wcm)
}

/// A title that counts as one among the opponents: not that of a candidate master (D4.7.4f, B.01 1.4.5).
pub(super) const fn is_counted(title: Title) -> bool {
    !matches!(title, Title::Cm | Title::Wcm)
}
