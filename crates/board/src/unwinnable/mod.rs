//! Can that side still mate by any legal sequence of moves?

mod alive;
mod helpmate;

pub use alive::is_certainly_alive;

use crate::{Color, Move, Position};

/// How many nodes a question may cost unless the caller says otherwise.
pub const DEFAULT_NODES: u64 = 2_000_000;

/// What is known about a side's chance to mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// With a line of legal moves from the position to the mate.
    Winnable(Vec<Move>),
    Unwinnable(Why),
    /// The budget is spent.
    Undecided,
}

/// Why a side can never mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    BareKing,
    Material,
    ForcedLine,
    ClosedWall,
    /// Every position that can arise was looked at.
    Exhausted {
        states: u64,
    },
}

/// Which engine decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Material,
    Forced,
    Static,
    Search,
}

/// A verdict and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub verdict: Verdict,
    pub nodes: u64,
    pub method: Method,
}

/// Decides whether `winner` can still mate, spending at most `nodes` nodes.
pub fn decide(position: &Position, winner: Color, nodes: u64) -> Answer {
    let found = helpmate::search(position, winner, nodes);
    let verdict = match found.line {
        Some(line) => Verdict::Winnable(line),
        None => Verdict::Undecided,
    };
    Answer { verdict, nodes: found.nodes, method: Method::Search }
}
