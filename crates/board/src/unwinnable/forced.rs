//! Lines in which nobody has a choice, and short trees in which no choice helps.

use crate::{Color, Move, Position};

use super::material;

/// How deep the short tree looks.
const PLIES: u32 = 7;
/// How many positions the short tree may look at.
const TREE_NODES: u64 = 400;

/// Where a line of only moves leads.
pub(super) enum End {
    /// Somebody has a choice, in the position after the line.
    Choice(Position),
    /// `winner` has mated.
    Mate,
    /// The loser can never be mated: the winner is mated, it is stalemate, or the line goes in circles.
    Nothing,
}

/// A line of only moves and its end.
pub(super) struct Prefix {
    pub line: Vec<Move>,
    pub end: End,
}

/// Plays on while there is exactly one legal move. The line is finite because a position that comes
/// back ends it, and at most `plies` moves are played.
pub(super) fn prefix(start: &Position, winner: Color, plies: usize) -> Prefix {
    let mut line = Vec::new();
    let mut position = start.clone();
    let mut seen: Vec<Position> = Vec::new();
    loop {
        let moves = position.legal_moves();
        match moves.as_slice() {
            [] => {
                let is_mate = position.is_check() && position.turn() != winner;
                return Prefix { line, end: if is_mate { End::Mate } else { End::Nothing } };
            }
            [only] if line.len() < plies => {
                if seen.contains(&position) {
                    return Prefix { line, end: End::Nothing };
                }
                seen.push(position.clone());
                line.push(*only);
                position.play(*only);
            }
            _ => return Prefix { line, end: End::Choice(position) },
        }
    }
}

/// What a short look at every line gave.
pub(super) struct Tree {
    pub is_hopeless: bool,
    pub nodes: u64,
}

/// Whether every line of a few plies ends without a mate of the loser. Stops at the first that goes on, so that
/// it costs a handful of nodes in an ordinary position.
pub(super) fn tree(position: &Position, winner: Color) -> Tree {
    let mut nodes = 0;
    let is_hopeless = is_hopeless(position, winner, PLIES, &mut nodes);
    Tree { is_hopeless, nodes }
}

fn is_hopeless(position: &Position, winner: Color, plies: u32, nodes: &mut u64) -> bool {
    *nodes += 1;
    if *nodes > TREE_NODES {
        return false;
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.turn() == winner || !position.is_check();
    }
    if material::hopeless(position.board(), winner).is_some() {
        return true;
    }
    plies > 0 && moves.iter().all(|m| is_hopeless(&position.after(*m), winner, plies - 1, nodes))
}
