//! A tournament that began elsewhere, as a report file tells it.

use jiff::civil::Date;
use rokade_model::{ByeKind, Color, Forbidden, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

use crate::{GameState, NewPlayer};

/// Players by start number, and every round that was paired. Start numbers count from 1 without a gap.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Brought {
    /// The program that wrote the report; empty if it does not say.
    pub program: String,
    pub players: Vec<NewPlayer>,
    pub rounds: Vec<BroughtRound>,
    /// The colour drawn by lot before round 1.
    pub initial_color: Option<Color>,
    /// Who left after which round, first to leave first.
    pub withdrawn: Vec<(StartNumber, RoundNumber)>,
    /// Byes asked for rounds to come.
    pub byes_ahead: Vec<(StartNumber, RoundNumber, ByeKind)>,
    /// By start number.
    pub forbidden: Vec<Forbidden>,
}

/// One round as it was paired.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BroughtRound {
    pub boards: Vec<BroughtBoard>,
    /// Whoever is neither here nor at a board was not there.
    pub byes: Vec<(StartNumber, ByeKind)>,
    /// The day on which it was played, if the report tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Date>,
}

/// A board of a round that was brought in from a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BroughtBoard {
    pub white: StartNumber,
    pub black: StartNumber,
    pub game: GameState,
}
