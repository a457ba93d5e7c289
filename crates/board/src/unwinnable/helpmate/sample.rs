//! Positions for the tests, and a plain search to compare with.

use std::collections::HashSet;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::{Color, Identity, Move, Piece, Position, Role, Square, Variant};

/// A source of the same lots for the same seed.
pub(in crate::unwinnable) struct Lots(ChaCha8Rng);

impl Lots {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// A game in which captures and promotions are preferred, so that all phases occur.
    pub(crate) fn game(&mut self) -> Vec<Position> {
        let mut positions = vec![Position::start()];
        for _ in 0..220 {
            let position = &positions[positions.len() - 1];
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let sharp: Vec<Move> = moves.iter().copied().filter(|m| m.is_capture() || m.is_promotion()).collect();
            let is_sharp = !sharp.is_empty() && self.below(3) == 0;
            let m = if is_sharp { self.pick(&sharp) } else { self.pick(&moves) };
            positions.push(position.after(m));
        }
        positions
    }

    /// Kings and up to three more men, crowded into a corner of the board as often as not.
    pub(crate) fn small(&mut self) -> Position {
        let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        loop {
            let mut board = shakmaty::Board::empty();
            let room = self.pick(&[3, 8]);
            let mut put = |lots: &mut Self, piece: Piece| {
                let square = Square::new((lots.below(room) + 8 * lots.below(room)) as u32);
                board.set_piece_at(square, piece);
            };
            for _ in 0..self.below(4) {
                let (role, color) = (self.pick(&roles), self.pick(&Color::ALL));
                put(self, role.of(color));
            }
            put(self, Color::White.king());
            put(self, Color::Black.king());
            let turn = self.pick(&["w", "b"]);
            let fen = format!("{board} {turn} - - 0 1");
            if let Ok(position) = Position::read(&fen, Variant::Standard) {
                return position;
            }
        }
    }
}

/// Whether a mate by the winner can be reached, by looking at every position in which it has more
/// than its king; `None` where there are more than `limit`.
pub(in crate::unwinnable) fn has_mate(start: &Position, winner: Color, limit: usize) -> Option<bool> {
    let mut seen: HashSet<Identity> = HashSet::from([start.identity()]);
    let mut open = vec![start.clone()];
    while let Some(position) = open.pop() {
        if position.turn() != winner && position.is_checkmate() {
            return Some(true);
        }
        for m in position.legal_moves() {
            let next = position.after(m);
            if next.board().by_color(winner).count() > 1 && seen.insert(next.identity()) {
                open.push(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

/// Whether the line is legal and ends with the mate of the side that is not the winner.
pub(in crate::unwinnable) fn is_helpmate(start: &Position, line: &[Move], winner: Color) -> bool {
    let mut position = start.clone();
    for m in line {
        if !position.is_legal(*m) {
            return false;
        }
        position.play(*m);
    }
    position.is_checkmate() && position.turn() != winner
}
