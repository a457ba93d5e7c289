//! The search for a helpmate.

use crate::{Color, Move, Position};

/// What a search came to.
pub(super) struct Found {
    pub line: Option<Vec<Move>>,
    pub nodes: u64,
}

/// Looks for a mate of the side that is not `winner`.
pub(super) fn search(_position: &Position, _winner: Color, _nodes: u64) -> Found {
    Found { line: None, nodes: 0 }
}
