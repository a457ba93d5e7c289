//! Writing a move.

use super::Letters;
use crate::{Move, Position};

/// How a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    pub letters: Letters,
}

/// Writes a legal move.
pub fn write(position: &Position, m: Move, _style: &Style) -> String {
    shakmaty::san::SanPlus::from_move(position.chess().clone(), m).to_string()
}
