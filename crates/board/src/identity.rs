//! When two positions are the same (9.2 of every edition).

use shakmaty::{Color, Role};

use crate::position::Position;

/// All that the Laws compare when they ask whether a position has occurred before: kinds and
/// colours of the men on their squares, the side to move, the castling rights not yet lost by a
/// move of king or rook, and an en passant capture that is truly available. Exact, not a hash.
///
/// The editions word castling and en passant differently and mean the same: with equal men and an
/// equal side to move, a castling that is barred for the moment is barred in both positions
/// (`docs/readings/repetition-castling.md`, `docs/readings/repetition-en-passant.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Identity {
    white: u64,
    /// The kind of man on each square, a bit of its number in each plane.
    kinds: [u64; 3],
    castling: u64,
    /// 0 to 63, or 64 where nothing can be taken en passant.
    en_passant: u8,
    is_black_to_move: bool,
}

impl Position {
    #[inline]
    pub fn identity(&self) -> Identity {
        let board = self.board();
        let of = |role: Role| u64::from(board.by_role(role));
        let (pawns, knights, bishops) = (of(Role::Pawn), of(Role::Knight), of(Role::Bishop));
        let (rooks, queens, kings) = (of(Role::Rook), of(Role::Queen), of(Role::King));
        Identity {
            white: u64::from(board.by_color(Color::White)),
            kinds: [pawns | bishops | queens, knights | bishops | kings, rooks | queens | kings],
            castling: u64::from(self.castling_rooks()),
            en_passant: self.en_passant().map_or(64, |square| square as u8),
            is_black_to_move: self.turn() == Color::Black,
        }
    }
}
