//! What one round gives to a code, before anybody asks for words.

use rokade_model::{HalfPoints, RoundNumber};

use crate::Amount;

/// A contribution.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub round: RoundNumber,
    /// By position.
    pub opponent: Option<u32>,
    /// The score the opponent or the dummy counts with.
    pub score: HalfPoints,
    pub value: Amount,
    pub counted: bool,
    /// A voluntary unplayed round, which a cut takes first.
    pub is_voluntary: bool,
    pub note: Note,
    pub cut: Option<Cut>,
}

/// Why a contribution is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    Plain,
    Unfinished,
    /// The opponent counts with another score than his own.
    Adjusted,
    /// The opponent's own last round counts as a draw.
    OpponentDrawn,
    /// Both.
    OpponentDrawnAndAdjusted,
    /// An unplayed round against a dummy, whose score the cap lowered or not.
    Dummy,
    DummyCappedByRounds,
    DummyCappedByOpponent,
    Virtual,
    /// A forfeit counted as a game.
    ForfeitAsGame,
    /// The last round counted as a draw.
    LastRoundDrawn,
    /// The opponent has enough points to count, or too few.
    ReachesLimit,
    BelowLimit,
    NotPlayed,
    NotCounted,
}

/// Why a contribution was left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    Lowest,
    Voluntary,
    Highest,
    FirstRounds,
}

impl Part {
    pub(crate) fn new(round: usize, opponent: Option<u32>, value: Amount) -> Self {
        Self {
            round: RoundNumber::try_from(round + 1).expect("a round number fits"),
            opponent,
            score: HalfPoints::ZERO,
            value,
            counted: true,
            is_voluntary: false,
            note: Note::Plain,
            cut: None,
        }
    }

    pub(crate) fn not_counted(mut self, note: Note) -> Self {
        self.counted = false;
        self.note = note;
        self
    }
}

pub(crate) fn sum(parts: &[Part]) -> Amount {
    parts.iter().filter(|part| part.counted).map(|part| part.value).sum()
}
