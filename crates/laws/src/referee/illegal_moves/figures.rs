//! How often an illegal move is forgiven, and what each costs.

use rokade_clause::{ByEdition, Edition, Figure, if_any};
use serde::Deserialize;

use crate::referee::pace::Pace;

/// The figures of one edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    /// Completed illegal moves that cost time only; the next one costs the game.
    pub forgiven: Figure,
    minutes_standard: Figure,
    minutes_rapid: Figure,
    /// Missing where an illegal move in blitz costs the game at once.
    #[serde(deserialize_with = "if_any")]
    minutes_blitz: Option<Figure>,
}

impl Figures {
    pub(super) fn of(edition: Edition) -> &'static Figures {
        static FIGURES: ByEdition<Edition, Figures> = ByEdition::of_table("laws/illegal_moves");
        FIGURES.of(edition)
    }

    /// Minutes for the opponent. The clause is that of the penalty itself, or of the rule that
    /// changes it for the pace (`docs/readings/illegal-move-blitz-2023.md`).
    pub(super) fn minutes(&self, pace: Pace) -> &Figure {
        match pace {
            Pace::Standard => &self.minutes_standard,
            Pace::Rapid => &self.minutes_rapid,
            Pace::Blitz => self.minutes_blitz.as_ref().unwrap_or(&self.minutes_standard),
        }
    }
}
