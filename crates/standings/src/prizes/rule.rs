//! Who shares which prizes (§ 24). Sums of money are left to the organiser's list.

use rokade_clause::ClauseId;
use rokade_model::StartNumber;
use serde::Serialize;

use crate::{Rules, Standings};

/// What players with equal points do with cash prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cash {
    SharedOnPoints,
    ByCorrection,
}

/// How prizes go where the event rules say nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrizeRule {
    pub cash: Cash,
    pub clause: ClauseId,
}

impl PrizeRule {
    /// All-play-all: cash is shared, trophies go by the correction (D4.1-24a). Other groups:
    /// all prizes go by the correction (D4.1-24b).
    pub fn handbook(rules: &Rules) -> Self {
        match rules.all_play_all {
            true => Self { cash: Cash::SharedOnPoints, clause: ClauseId::new("D4.1-24a") },
            false => Self { cash: Cash::ByCorrection, clause: ClauseId::new("D4.1-24b") },
        }
    }
}

/// Players who together take the prizes of the places `first` to `last`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrizeGroup {
    pub first: u32,
    pub last: u32,
    pub players: Vec<StartNumber>,
}

/// The groups that share cash prizes, best first. Trophies always go by `Cash::ByCorrection`.
pub fn prize_groups(standings: &Standings, cash: Cash) -> Vec<PrizeGroup> {
    let together = |one: &crate::Row, other: &crate::Row| match cash {
        Cash::SharedOnPoints => one.points == other.points,
        Cash::ByCorrection => one.place == other.place,
    };
    let mut last = 0;
    standings
        .rows
        .chunk_by(together)
        .map(|rows| {
            let first = last + 1;
            last += u32::try_from(rows.len()).expect("players fit");
            PrizeGroup { first, last, players: rows.iter().map(|row| row.player).collect() }
        })
        .collect()
}
