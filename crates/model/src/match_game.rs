//! The single games of a match, which the entry of its round sums up.

use serde::{Deserialize, Serialize};

use crate::{GameResult, RoundNumber, StartNumber};

/// The rungs of the ladder a match climbs until somebody has won, by the kind of their games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageKind {
    /// The event's own time.
    Ordinary,
    /// Less than the ordinary time and more than blitz.
    Reduced,
    Rapid,
    Blitz,
    /// One game that cannot leave the match level.
    SuddenDeath,
}

/// One game of a match. The round's own entry is the outcome of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchGame {
    pub round: RoundNumber,
    pub white: StartNumber,
    pub black: StartNumber,
    pub stage: StageKind,
    /// `None` while it is being played.
    pub result: Option<GameResult>,
}
