//! What a mark or a bye is worth.

use serde::{Deserialize, Serialize};

use crate::{ByeKind, HalfPoints, Mark};

/// The points of an event. `Default` is one, a half and nothing, with a full point for the
/// pairing-allocated bye, as the DSU handbook and FIDE have it; files may say otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    pub win: HalfPoints,
    pub draw: HalfPoints,
    pub loss: HalfPoints,
    /// Zero-point bye and forfeit loss.
    pub absence: HalfPoints,
    pub pairing_bye: HalfPoints,
    /// A game not yet finished, for pairing.
    pub unfinished: HalfPoints,
}

impl Default for Scoring {
    fn default() -> Self {
        Self {
            win: HalfPoints::ONE,
            draw: HalfPoints::HALF,
            loss: HalfPoints::ZERO,
            absence: HalfPoints::ZERO,
            pairing_bye: HalfPoints::ONE,
            unfinished: HalfPoints::HALF,
        }
    }
}

impl Scoring {
    pub const fn mark(&self, mark: Mark) -> HalfPoints {
        match mark {
            Mark::Win | Mark::ShortWin | Mark::ForfeitWin => self.win,
            Mark::Draw | Mark::ShortDraw => self.draw,
            Mark::Loss | Mark::ShortLoss => self.loss,
            Mark::ForfeitLoss => self.absence,
        }
    }

    pub const fn bye(&self, kind: ByeKind) -> HalfPoints {
        match kind {
            ByeKind::PairingAllocated => self.pairing_bye,
            ByeKind::Full => self.win,
            ByeKind::Half => self.draw,
            ByeKind::Zero => self.absence,
        }
    }
}
