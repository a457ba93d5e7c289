//! Counting move sequences, the customary proof that moves are generated rightly.

use shakmaty::Move;

use crate::position::Position;

/// The number of sequences of `depth` legal half-moves.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|m| perft(&position.after(*m), depth - 1)).sum()
}

/// The same count, split by the first move. Empty at depth 0.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    position.legal_moves().iter().map(|m| (*m, perft(&position.after(*m), rest))).collect()
}
