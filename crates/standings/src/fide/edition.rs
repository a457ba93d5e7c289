//! Which text an event goes by: the day it starts decides, never today's date.
//!
//! What changed from edition to edition is named here once; the rules read it as facts of the edition. An
//! event may replace how unplayed rounds are treated by rules of its own (16.6): [`Unplayed`] is a value.

use std::fmt;

use rokade_clause::ClauseId;
use serde::{Deserialize, Serialize};

/// An edition of C.07 by the month from which events go by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TieBreakEdition {
    #[serde(rename = "before-2023-09")]
    Before,
    #[serde(rename = "2023-09")]
    September2023,
    #[serde(rename = "2024-04")]
    April2024,
    #[serde(rename = "2024-08")]
    August2024,
    /// Also for an event that names no day (docs/readings/tiebreaks-editions.md).
    #[default]
    #[serde(rename = "2026-03")]
    March2026,
}

impl fmt::Display for TieBreakEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl TieBreakEdition {
    /// From the newest to the oldest.
    pub const ALL: [TieBreakEdition; 5] = [
        TieBreakEdition::March2026,
        TieBreakEdition::August2024,
        TieBreakEdition::April2024,
        TieBreakEdition::September2023,
        TieBreakEdition::Before,
    ];

    /// The name of the edition in tables and files.
    pub const fn key(self) -> &'static str {
        match self {
            TieBreakEdition::March2026 => "2026-03",
            TieBreakEdition::August2024 => "2024-08",
            TieBreakEdition::April2024 => "2024-04",
            TieBreakEdition::September2023 => "2023-09",
            TieBreakEdition::Before => "before-2023-09",
        }
    }

    /// The edition of an event that starts on a day, written `2026-04-10` or `2026/04/10`; the newest for
    /// a text that is no day.
    pub fn of_start(day: &str) -> Self {
        let Some(day) = number(day) else { return Self::default() };
        let has_begun = |edition: &TieBreakEdition| edition.first_day().is_some_and(|first| first <= day);
        TieBreakEdition::ALL.into_iter().find(has_begun).unwrap_or(TieBreakEdition::Before)
    }

    /// As the number `YYYYMMDD`.
    fn first_day(self) -> Option<i64> {
        let day = self.figures().first_day.as_ref()?.value;
        Some(i64::from(day.year()) * 10_000 + i64::from(day.month()) * 100 + i64::from(day.day()))
    }

    /// How the text itself treats unplayed rounds.
    pub const fn unplayed(self) -> Unplayed {
        match self {
            TieBreakEdition::March2026 => Unplayed {
                opponents: OpponentsScore::LateByesAsDraws,
                own: OwnRound::CappedDummy,
                cut: CutFirst::Voluntary,
            },
            TieBreakEdition::August2024 | TieBreakEdition::April2024 | TieBreakEdition::September2023 => {
                Unplayed { opponents: OpponentsScore::LateByesAsDraws, own: OwnRound::Dummy, cut: CutFirst::Voluntary }
            }
            TieBreakEdition::Before => Unplayed {
                opponents: OpponentsScore::UnplayedAsDraws,
                own: OwnRound::VirtualOpponent,
                cut: CutFirst::Lowest,
            },
        }
    }

    /// Forfeits of a round robin stay unplayed for ratings, and forfeit losses for the codes of article 7.
    pub(crate) const fn tells_forfeits_apart(self) -> bool {
        match self {
            TieBreakEdition::March2026 => true,
            TieBreakEdition::August2024
            | TieBreakEdition::April2024
            | TieBreakEdition::September2023
            | TieBreakEdition::Before => false,
        }
    }

    /// Buchholz is not to be used in round robins.
    pub(crate) const fn forbids_buchholz_in_round_robin(self) -> bool {
        self.tells_forfeits_apart()
    }

    /// A clause about unplayed rounds, by its article in the 2026 text.
    pub(crate) const fn article(self, article: Article) -> ClauseId {
        let [newest, august, older, before] = article.clauses();
        ClauseId::new(match self {
            TieBreakEdition::March2026 => newest,
            TieBreakEdition::August2024 => august,
            TieBreakEdition::April2024 | TieBreakEdition::September2023 => older,
            TieBreakEdition::Before => before,
        })
    }
}

/// The digits of a day: `2026-04-10` is 20260410.
fn number(day: &str) -> Option<i64> {
    let mut parts = day.trim().splitn(3, ['-', '/', '.']);
    let mut part = || parts.next()?.trim().parse::<i64>().ok().filter(|part| *part > 0);
    let (year, month, day) = (part()?, part()?, part()?);
    (month <= 12 && day <= 31 && (1000..=9999).contains(&year)).then_some(year * 10_000 + month * 100 + day)
}

/// Articles that many codes share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Article {
    /// 14: cuts and medians.
    Cut,
    /// 14: a forfeit as a game played.
    Played,
    /// 15.2: pairings fixed in advance.
    Fixed,
    /// 16.3: the score as the opponents see it.
    Adjusted,
    /// 16.4: a player's own unplayed rounds.
    Dummy,
    /// 16.5: voluntary unplayed rounds are cut first.
    Voluntary,
}

macro_rules! everywhere {
    ($article:literal, $before:literal) => {
        [
            concat!("FIDE-C.07-2026:", $article),
            concat!("FIDE-C.07-2024:", $article),
            concat!("FIDE-C.07-2023:", $article),
            concat!("FIDE-C.07-old:", $before),
        ]
    };
}

impl Article {
    const fn clauses(self) -> [&'static str; 4] {
        match self {
            Article::Cut => everywhere!("14-cuts", "list"),
            Article::Played => everywhere!("14-P", "list"),
            Article::Fixed => everywhere!("15.2", "list"),
            Article::Adjusted => everywhere!("16.3", "virtual"),
            Article::Dummy => everywhere!("16.4", "virtual"),
            Article::Voluntary => everywhere!("16.5", "list"),
        }
    }
}

/// How unplayed rounds count in a Swiss: of the edition (16.3–16.5), or of the event's own rules (16.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unplayed {
    pub opponents: OpponentsScore,
    pub own: OwnRound,
    pub cut: CutFirst,
}

/// What a player is worth to those he met (16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpponentsScore {
    AsAwarded,
    /// Requested byes with nothing but absences after them count as draws.
    LateByesAsDraws,
    UnplayedAsDraws,
}

/// Whom a player meets in an unplayed round of his own (16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnRound {
    /// One with the player's own score, but no more than the absent opponent's or half of the rounds.
    CappedDummy,
    /// One with the player's own score.
    Dummy,
    /// One who had the player's score before the round, got the other result, and drew to the end.
    VirtualOpponent,
}

/// What a cut takes first (16.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CutFirst {
    Voluntary,
    Lowest,
}

#[cfg(test)]
mod tests {
    use rokade_clause::inventory;

    use super::*;

    #[test]
    fn fide_c_07_2026_4_1_the_day_of_the_start_chooses_the_edition() {
        let days = [
            ("2023-08-31", TieBreakEdition::Before),
            ("2023-09-01", TieBreakEdition::September2023),
            ("2024/03/31", TieBreakEdition::September2023),
            ("2024/04/01", TieBreakEdition::April2024),
            ("2024-07-31", TieBreakEdition::April2024),
            ("2024-08-01", TieBreakEdition::August2024),
            ("2026.02.28", TieBreakEdition::August2024),
            ("2026-03-01", TieBreakEdition::March2026),
            ("", TieBreakEdition::March2026),
            ("in spring", TieBreakEdition::March2026),
            ("2024-13-01", TieBreakEdition::March2026),
        ];
        for (day, edition) in days {
            assert_eq!(TieBreakEdition::of_start(day), edition, "{day}");
        }
    }

    #[test]
    fn every_shared_article_is_in_the_inventory() {
        let articles =
            [Article::Cut, Article::Played, Article::Fixed, Article::Adjusted, Article::Dummy, Article::Voluntary];
        for article in articles {
            for edition in TieBreakEdition::ALL {
                let clause = edition.article(article);
                assert!(inventory().get(clause.as_str()).is_some(), "{clause}");
            }
        }
    }
}
