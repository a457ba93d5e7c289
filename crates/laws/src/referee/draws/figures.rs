//! What a wrong claim costs, edition by edition.

use rokade_clause::{ByEdition, Edition, Figure, if_any};
use serde::Deserialize;

use crate::referee::pace::Pace;
use crate::referee::time::{Millis, minutes_if_any};

/// The figures of one edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    wrong_claim: Figure,
    #[serde(deserialize_with = "if_any")]
    wrong_claim_rapid: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    wrong_claim_blitz: Option<Figure>,
    #[serde(deserialize_with = "minutes_if_any")]
    claimant_halved_above: Option<Millis>,
    #[serde(deserialize_with = "minutes_if_any")]
    claimant_loses_at_most: Option<Millis>,
    #[serde(deserialize_with = "minutes_if_any")]
    claimant_left_with: Option<Millis>,
}

impl Figures {
    pub(super) fn of(edition: Edition) -> &'static Figures {
        static FIGURES: ByEdition<Edition, Figures> = ByEdition::of_table("laws/draws");
        FIGURES.of(edition)
    }

    /// What the opponent gets for a wrong claim, and the clause of an appendix that says so.
    pub(super) fn compensation(&self, pace: Pace) -> (Millis, Option<&Figure>) {
        let own = match pace {
            Pace::Standard => None,
            Pace::Rapid => self.wrong_claim_rapid.as_ref(),
            Pace::Blitz => self.wrong_claim_blitz.as_ref(),
        };
        (Millis::from_minutes(own.unwrap_or(&self.wrong_claim).value), own)
    }

    /// What a claimant with this much time left loses, where the edition takes anything from him.
    pub(super) fn deduction(&self, left: Millis) -> Millis {
        match (self.claimant_halved_above, self.claimant_loses_at_most, self.claimant_left_with) {
            (Some(above), Some(at_most), Some(_)) if left > above => left.half().min(at_most),
            (Some(_), Some(_), Some(left_with)) => (left - left_with).max(Millis::ZERO),
            (None, _, _) | (_, None, _) | (_, _, None) => Millis::ZERO,
        }
    }
}
