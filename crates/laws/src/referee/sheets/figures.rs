//! The figures on score sheets and scoring, edition by edition.

use rokade_clause::{ByEdition, Edition, Figure, if_any, value};
use serde::Deserialize;

use crate::referee::pace::Pace;
use crate::referee::time::{Millis, minutes, seconds};

/// The figures of one edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    /// With less time than this nobody needs to write, unless each move brings at least `added`.
    #[serde(deserialize_with = "minutes")]
    pub exempt_below: Millis,
    #[serde(rename = "writes_with_added", deserialize_with = "seconds")]
    pub added: Millis,
    /// The exemption lasts to the end of the period.
    #[serde(rename = "exempt_to_end_of_period", deserialize_with = "value")]
    pub lasts: bool,
    /// Examples of the Norwegian guide.
    #[serde(deserialize_with = "if_any")]
    pub unable_deducts: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    pub neglect_gives: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    looks_rapid: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    looks_blitz: Option<Figure>,
    pub win: Figure,
    pub draw: Figure,
    pub loss: Figure,
}

impl Figures {
    pub(super) fn of(edition: Edition) -> &'static Figures {
        static FIGURES: ByEdition<Edition, Figures> = ByEdition::of_table("laws/sheets");
        FIGURES.of(edition)
    }

    /// How often a player on move may see the record that the arbiter keeps.
    pub(super) fn looks(&self, pace: Pace) -> Option<&Figure> {
        match pace {
            Pace::Standard => None,
            Pace::Rapid => self.looks_rapid.as_ref(),
            Pace::Blitz => self.looks_blitz.as_ref(),
        }
    }
}
