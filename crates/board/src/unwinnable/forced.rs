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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    fn read(fen: &str) -> Position {
        Position::read(fen, Variant::Standard).expect("a good FEN")
    }

    #[test]
    fn only_moves_are_played_until_somebody_may_choose() {
        let prefix = prefix(&read("8/K7/8/8/8/8/3R4/k7 b - - 0 1"), Color::White, 50);
        assert_eq!(prefix.line.len(), 1);
        assert!(matches!(prefix.end, End::Choice(_)));
    }

    #[test]
    fn only_moves_that_go_in_circles_lead_to_nothing() {
        let closed = read("k1b5/1p1p4/1P1P4/8/8/1p1p4/1P1P4/K1B5 w - - 0 1");
        let prefix = prefix(&closed, Color::White, 50);
        assert!(matches!(prefix.end, End::Nothing));
        assert!(prefix.line.len() >= 4, "{:?}", prefix.line);
    }

    #[test]
    fn a_forced_capture_of_the_last_man_leaves_no_hope() {
        assert!(tree(&read("8/8/8/8/8/3k4/1q6/K7 w - - 0 1"), Color::Black).is_hopeless);
        let ordinary = tree(&Position::start(), Color::White);
        assert!(!ordinary.is_hopeless && ordinary.nodes < 10);
    }
}
