//! The figures of the quickplay finish, edition by edition.

use rokade_clause::{ByEdition, Edition};
use serde::Deserialize;

use crate::referee::time::{Millis, minutes, minutes_if_any, seconds_if_any};

/// The figures of one edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    /// A draw is claimed with less than this.
    #[serde(deserialize_with = "minutes")]
    pub threshold: Millis,
    /// The same where no arbiter watches.
    #[serde(deserialize_with = "minutes")]
    pub threshold_without_arbiter: Millis,
    /// What the arbiter may give the opponent when he postpones.
    #[serde(deserialize_with = "minutes")]
    pub postponed: Millis,
    /// What the opponent gets when the claim is rejected.
    #[serde(deserialize_with = "minutes")]
    pub rejected: Millis,
    #[serde(deserialize_with = "seconds_if_any")]
    increment: Option<Millis>,
    #[serde(deserialize_with = "minutes_if_any")]
    increment_threshold: Option<Millis>,
    #[serde(deserialize_with = "minutes_if_any")]
    increment_compensation: Option<Millis>,
}

/// An increment introduced at the end of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Increment {
    pub threshold: Millis,
    pub increment: Millis,
    pub compensation: Millis,
}

impl Figures {
    pub(super) fn of(edition: Edition) -> &'static Figures {
        static FIGURES: ByEdition<Edition, Figures> = ByEdition::of_table("laws/quickplay");
        FIGURES.of(edition)
    }

    /// The increment that a player may ask for, where the edition knows it.
    pub(super) fn increment(&self) -> Option<Increment> {
        let (threshold, compensation) = (self.increment_threshold?, self.increment_compensation?);
        Some(Increment { threshold, increment: self.increment?, compensation })
    }
}
