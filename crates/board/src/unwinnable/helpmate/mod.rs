//! The search for a helpmate: both sides work together to mate the side that is not the winner.
//!
//! A line that is found is a proof, because it can be replayed. That none is found proves nothing,
//! unless [`Found::is_exhausted`] says that everything was seen. Two engines, the cheap one first:
//!
//! - [`walk`]: one line without branching, the most promising move at every ply. It comes to a mate
//!   in most positions with a pawn, rook or queen on the winner's side.
//! - [`best_first`]: a search that remembers every position, for what needs precision. It is begun
//!   anew for each corner of the board and then again with a little noise, because a wrong turn
//!   early costs more than a fresh start.
//!
//! Everything is deterministic: the same position and budget give the same answer everywhere.

mod best_first;
mod distance;
mod guide;
mod net;
mod plan;
#[cfg(test)]
pub(in crate::unwinnable) mod sample;
#[cfg(test)]
mod tests;
mod walk;

use super::statics::Goal;
use crate::{Color, Move, Position};
use best_first::{BestFirst, End};
use guide::Guide;
use plan::Plan;
use walk::Walk;

/// What a search came to.
pub(in crate::unwinnable) struct Found {
    /// Legal moves from the position to the mate; empty if it is mate already.
    pub line: Option<Vec<Move>>,
    /// How many positions had their moves generated.
    pub nodes: u64,
    /// Every position that can arise was seen and none is a mate, apart from those whose material
    /// rules it out. The keys are exact.
    pub is_exhausted: bool,
}

/// Walks before the patient search: one for each corner, then the same with noise.
const WALKS: u64 = 8;
/// Nodes for one walk. Walks that come to a mate at all mostly come to it sooner.
const WALK: u64 = 80;
/// Nodes for each corner in the first round of the patient search; each round has half as many
/// again.
const ROUND: u64 = 120;

/// Looks for a mate of the side that is not `winner`, generating the moves of about `nodes`
/// positions at most.
pub(in crate::unwinnable) fn search(position: &Position, winner: Color, nodes: u64) -> Found {
    let board = position.board();
    let plans = Plan::all(board, winner);
    if plans[0].is_hopeless(board) {
        return Found { line: None, nodes: 0, is_exhausted: true };
    }
    let mut spent = 0;
    if !plans[0].is_minors_only(board) {
        for number in 0..WALKS {
            let limit = nodes.saturating_sub(spent).min(WALK);
            let mut walk = Walk::new(position.chess(), plans[number as usize % plans.len()], number / 4, limit);
            let line = walk.run();
            spent += walk.nodes();
            if line.is_some() {
                return Found { line, nodes: spent, is_exhausted: false };
            }
        }
    }
    patient(position, &plans, nodes, spent)
}

/// Looks for the mates of these pictures, by turns.
pub(in crate::unwinnable) fn search_for(position: &Position, goals: &[Goal], nodes: u64) -> Found {
    match goals {
        [] => Found { line: None, nodes: 0, is_exhausted: false },
        _ => patient(position, &goals.iter().collect::<Vec<_>>(), nodes, 0),
    }
}

/// The rounds of the patient search, from what is already spent up to the budget.
fn patient<G: Guide + Copy>(position: &Position, plans: &[G], nodes: u64, mut spent: u64) -> Found {
    let (mut round, mut limit) = (0, ROUND);
    loop {
        for plan in plans {
            let left = nodes.saturating_sub(spent);
            if left == 0 {
                return Found { line: None, nodes: spent, is_exhausted: false };
            }
            let (end, expanded) = BestFirst::new(position, *plan, round).run(limit.min(left));
            spent += expanded;
            match end {
                End::Mate(line) => return Found { line: Some(line), nodes: spent, is_exhausted: false },
                End::Exhausted => return Found { line: None, nodes: spent, is_exhausted: true },
                End::Spent => {}
            }
        }
        round += 1;
        limit += limit / 2;
    }
}
