//! When two positions are the same (9.2 of every edition).

use shakmaty::{Bitboard, Board, ByColor, ByRole, Color, Role, Setup, Square};

use crate::position::{Position, Variant};

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

impl Identity {
    /// The position again, with its counters at nought.
    pub(crate) fn position(&self, variant: Variant) -> Position {
        let [first, second, third] = self.kinds;
        let roles = ByRole {
            pawn: Bitboard(first & !second & !third),
            knight: Bitboard(second & !first & !third),
            bishop: Bitboard(first & second),
            rook: Bitboard(third & !first & !second),
            queen: Bitboard(first & third),
            king: Bitboard(second & third),
        };
        let black = (first | second | third) & !self.white;
        let colors = ByColor { white: Bitboard(self.white), black: Bitboard(black) };
        let setup = Setup {
            board: Board::try_from_bitboards(roles, colors).expect("the planes of a position do not overlap"),
            turn: Color::from_white(!self.is_black_to_move),
            castling_rights: Bitboard(self.castling),
            ep_square: (self.en_passant < 64).then(|| Square::new(u32::from(self.en_passant))),
            ..Setup::empty()
        };
        Position::from_setup(setup, variant).expect("taken from a position")
    }
}

impl Identity {
    /// A number that differs between most positions, for tables that compare the whole afterwards.
    #[inline]
    pub(crate) fn mixed(&self) -> u64 {
        let mut mixed = u64::from(self.is_black_to_move) << 8 | u64::from(self.en_passant);
        for part in [self.white, self.kinds[0], self.kinds[1], self.kinds[2], self.castling] {
            mixed = (mixed ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            mixed ^= mixed >> 29;
        }
        mixed
    }
}

impl Identity {
    /// The squares on which two positions differ.
    pub(crate) fn changed(&self, other: &Identity) -> Bitboard {
        let planes = self.kinds.iter().zip(&other.kinds).map(|(one, another)| one ^ another);
        Bitboard(planes.fold(self.white ^ other.white, |changed, plane| changed | plane))
    }
}
