//! Reading a move from a score sheet.

use super::Letters;
use crate::{Move, Position};

/// A move that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub m: Move,
}

/// Why a text is no move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    NotAMove,
    Illegal(crate::Illegal),
    Ambiguous(Vec<Move>),
}

/// Reads one move.
pub fn read(position: &Position, text: &str, _letters: Letters) -> Result<Reading, Unreadable> {
    let san = shakmaty::san::SanPlus::from_ascii(text.as_bytes()).map_err(|_| Unreadable::NotAMove)?;
    let m = san.san.to_move(position.chess()).map_err(|_| Unreadable::NotAMove)?;
    Ok(Reading { m })
}
