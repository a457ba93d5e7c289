//! Who shares which prizes (§ 24). Sums of money are left to the organiser's list.

use rokade_clause::ClauseId;
use serde::Serialize;

use crate::Rules;

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
