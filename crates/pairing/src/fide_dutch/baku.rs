//! Baku acceleration (C.04.7): fictitious points for the upper half in the first rounds.

use std::collections::BTreeSet;

use rokade_model::{HalfPoints, History, RoundNumber, StartNumber};

/// The fictitious points of everybody in every round, by the order of strength of all who have entered
/// (docs/readings/fide-dutch-baku.md).
pub(super) fn points(history: &History) -> impl Fn(StartNumber, RoundNumber) -> HalfPoints {
    let order = history.by_strength();
    let upper: BTreeSet<StartNumber> = order[..upper_half(order.len())].iter().copied().collect();
    let accelerated = history.rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let win = history.scoring.win;
    move |player, round| {
        if !upper.contains(&player) || round > accelerated {
            HalfPoints::ZERO
        } else if round <= full {
            win
        } else {
            HalfPoints(win.0 / 2)
        }
    }
}

/// Half of the players, rounded up to an even number.
fn upper_half(players: usize) -> usize {
    (2 * players.div_ceil(4)).min(players)
}
