//! The net around the loser's king.

use shakmaty::{Bitboard, Board, Color, Square, attacks};

use super::plan::Plan;

/// The loser's king and what the winner's men take from it.
pub(super) struct Net {
    pub king: Square,
    /// The squares next to the king.
    pub ring: Bitboard,
    /// All men but the king: a check goes on through the square that it leaves.
    pub others: Bitboard,
    /// Where the winner's men strike.
    pub covered: Bitboard,
    /// The squares of the ring where the king can step.
    pub escapes: Bitboard,
    /// Those of them that are nearer to the corner.
    pub nearer: Bitboard,
}

impl Net {
    pub(super) fn new(board: &Board, plan: &Plan) -> Self {
        let loser = !plan.winner;
        let king = board.king_of(loser).expect("every position has both kings");
        let others = board.occupied() ^ Bitboard::from_square(king);
        let covered = strikes(board, plan.winner, others);
        let ring = attacks::king_attacks(king);
        let escapes = ring & !board.by_color(loser) & !covered;
        let steps = plan.loser_steps(king);
        let nearer = escapes.into_iter().filter(|square| plan.loser_steps(*square) < steps).collect();
        Self { king, ring, others, covered, escapes, nearer }
    }
}

/// Every square that a man of the colour strikes.
fn strikes(board: &Board, color: Color, occupied: Bitboard) -> Bitboard {
    const NOT_FILE_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_FILE_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let own = board.by_color(color);
    let pawns = (own & board.pawns()).0;
    let mut all = match color {
        Color::White => Bitboard((pawns & NOT_FILE_A) << 7 | (pawns & NOT_FILE_H) << 9),
        Color::Black => Bitboard((pawns & NOT_FILE_A) >> 9 | (pawns & NOT_FILE_H) >> 7),
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
