//! The net around the loser's king.

use shakmaty::{Bitboard, Board, Color, Square, attacks};

use super::plan::Plan;

/// The squares around the loser's king as a side to move sees them.
pub(super) struct Net {
    pub king: Square,
    pub ring: Bitboard,
    /// Where the winner's men strike, the loser's king taken off the board.
    pub covered: Bitboard,
    /// Where the king could step.
    pub escapes: Bitboard,
    pub beyond: Bitboard,
    pub closer: Bitboard,
}

impl Net {
    pub fn new(board: &Board, plan: &Plan) -> Self {
        let winner = plan.winner;
        let king = board.king_of(!winner).expect("every position has both kings");
        let beyond = board.occupied() ^ Bitboard::from_square(king);
        let covered = strikes(board, winner, beyond);
        let ring = attacks::king_attacks(king);
        let escapes = ring & !board.by_color(!winner) & !covered;
        let steps = plan.loser_steps(king);
        let mut closer = Bitboard::EMPTY;
        for square in escapes {
            if plan.loser_steps(square) < steps {
                closer |= Bitboard::from_square(square);
            }
        }
        Self { king, ring, covered, escapes, beyond, closer }
    }
}

fn strikes(board: &Board, color: Color, occupied: Bitboard) -> Bitboard {
    let own = board.by_color(color);
    let pawns = own & board.pawns();
    let (files_ab, files_gh) = (Bitboard(0xfefe_fefe_fefe_fefe), Bitboard(0x7f7f_7f7f_7f7f_7f7f));
    let mut all = match color {
        Color::White => Bitboard((pawns & files_ab).0 << 7 | (pawns & files_gh).0 << 9),
        Color::Black => Bitboard((pawns & files_ab).0 >> 9 | (pawns & files_gh).0 >> 7),
    };
    for square in own & board.knights() {
        all |= attacks::knight_attacks(square);
    }
    for square in own & board.bishops_and_queens() {
        all |= attacks::bishop_attacks(square, occupied);
    }
    for square in own & board.rooks_and_queens() {
        all |= attacks::rook_attacks(square, occupied);
    }
    for square in own & board.kings() {
        all |= attacks::king_attacks(square);
    }
    all
}

