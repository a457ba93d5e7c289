//! Whether the side on move can move at all, without listing the moves: asked after every move of
//! every game.

use shakmaty::{Role, attacks};

use crate::position::Position;

impl Position {
    /// Whether there is a legal move. The common answer is found from one free pawn or knight.
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        (!self.is_check() && self.has_unpinned_man_with_a_move()) || !self.legal_moves().is_empty()
    }

    /// A pawn or knight on no line of its king cannot be pinned, so any free square will do.
    fn has_unpinned_man_with_a_move(&self) -> bool {
        let (us, board) = (self.turn(), self.board());
        let lines = attacks::queen_attacks(self.king(us), shakmaty::Bitboard::EMPTY);
        let free = board.by_color(us) & !lines;
        let pawns = free & board.by_role(Role::Pawn);
        let ahead = us.fold_wb(pawns.shift(8), pawns.shift(-8));
        if (ahead & !board.occupied()).any() {
            return true;
        }
        let knights = free & board.by_role(Role::Knight);
        knights.into_iter().any(|from| (attacks::knight_attacks(from) & !board.by_color(us)).any())
    }
}

#[cfg(test)]
mod tests {
    use crate::Variant;

    use super::*;

    #[test]
    fn having_a_move_agrees_with_the_list_of_moves() {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
            "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1",
            "4r2k/8/8/8/8/4N3/3nK3/8 w - - 0 1",
            "8/8/8/8/8/p7/P1k5/K7 w - - 0 1",
            "8/8/8/3pP3/8/8/k7/7K w - d6 0 1",
        ];
        for fen in fens {
            let position = Position::read(fen, Variant::Standard).unwrap();
            assert_eq!(position.has_legal_move(), !position.legal_moves().is_empty(), "{fen}");
        }
    }
}
