//! The search for a helpmate: both sides work together to mate the side that is not the winner.
//!
//! A line that is found is a proof; that none is found proves nothing, unless
//! [`Found::is_exhausted`] says that everything was seen.

mod best_first;
mod net;
mod plan;
mod walk;



use shakmaty::Position as _;

use crate::{Color, Move, Position};
use best_first::{BestFirst, End};
use plan::Plan;

/// What a search came to.
pub(super) struct Found {
    pub line: Option<Vec<Move>>,
    pub nodes: u64,
    /// Every position that can arise was seen, and none is a mate. The keys are exact.
    pub is_exhausted: bool,
}

/// Nodes for one walk. Most walks that come to a mate come to it sooner.
const WALK: u64 = 80;
/// Walks before the patient search.
const WALKS: usize = 8;

/// Nodes for each picture in the first round of the patient search, and how the rounds grow.
const FIRST_ROUND: u64 = 120;
const ROUNDS_GROW: u64 = 4;

/// Looks for a mate of the side that is not `winner`, generating the moves of at most `nodes`
/// positions.
pub(super) fn search(position: &Position, winner: Color, nodes: u64) -> Found {
    let chess = position.chess();
    let plans = Plan::all(chess, winner);
    if plans[0].is_hopeless(chess.board()) {
        return Found { line: None, nodes: 0, is_exhausted: true };
    }
    let mut spent = 0;
    let walks = if plans[0].is_minors_only(chess.board()) { 0 } else { WALKS };
    for number in 0..walks {
        let limit = nodes.saturating_sub(spent).min(WALK);
        let mut walk = walk::Walk::new(chess.clone(), plans[number % 4], number as u64, limit);
        let line = walk.run();
        spent += walk.nodes();
        if line.is_some() {
            return Found { line, nodes: spent, is_exhausted: false };
        }
    }
    let mut round = FIRST_ROUND;
    let mut number = 0;
    while spent < nodes {
        for plan in plans {
            let (end, expanded) = BestFirst::new(position, plan, number).run(round.min(nodes.saturating_sub(spent)));
            spent += expanded;
            match end {
                End::Mate(line) => return Found { line: Some(line), nodes: spent, is_exhausted: false },
                End::Exhausted => return Found { line: None, nodes: spent, is_exhausted: true },
                End::Spent => {}
            }
        }
        number += 1;
        round = FIRST_ROUND * (1 + number * number / 2);
    }
    Found { line: None, nodes: spent, is_exhausted: false }
}
