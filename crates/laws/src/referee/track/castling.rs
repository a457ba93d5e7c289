//! Castling among men that need be no position: the rights outlive it, and so does the rule.

use rokade_board::{
    Attempt, Bitboard, Board, CastlingSide, Color, File, Illegal, Move, Position, Role, Square, Variant,
};

use super::loose::Loose;

/// King and rook that have not moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Right {
    color: Color,
    side: CastlingSide,
    king: Square,
    rook: Square,
}

impl Right {
    pub(super) fn all_of(position: &Position) -> Vec<Right> {
        let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
        let both = Color::ALL.into_iter().flat_map(|color| sides.map(|side| (color, side)));
        let right = |(color, side)| {
            let rook = position.castling_rook(color, side)?;
            Some(Right { color, side, king: position.king(color), rook })
        };
        both.filter_map(right).collect()
    }

    /// Whether a hand has left king and rook alone.
    pub(super) fn outlives(&self, attempt: Attempt, after: &Board) -> bool {
        let is_moved = |square| attempt.from != attempt.to && [attempt.from, attempt.to].contains(&square);
        let stands = |square, role: Role| !is_moved(square) && after.piece_at(square) == Some(role.of(self.color));
        stands(self.king, Role::King) && stands(self.rook, Role::Rook)
    }

    /// The letter in a FEN: that of the side for its outermost rook, else the file.
    fn letter(&self, board: &Board) -> char {
        let rooks = board.by_piece(Role::Rook.of(self.color)) & Bitboard::from_rank(self.color.backrank());
        let letter = match self.side {
            CastlingSide::KingSide if rooks.last() == Some(self.rook) => 'k',
            CastlingSide::QueenSide if rooks.first() == Some(self.rook) => 'q',
            CastlingSide::KingSide | CastlingSide::QueenSide => self.rook.file().char(),
        };
        self.color.fold_wb(letter.to_ascii_uppercase(), letter)
    }
}

/// The rights as a FEN has them.
pub(super) fn written(rights: &[Right], board: &Board) -> String {
    if rights.is_empty() { "-".to_owned() } else { rights.iter().map(|right| right.letter(board)).collect() }
}

/// The squares of a rank from one to another, both included.
fn row(from: Square, to: Square) -> Bitboard {
    let (first, last) = (from.file().min(to.file()), from.file().max(to.file()));
    let between = File::ALL.into_iter().filter(|file| (first..=last).contains(file));
    between.map(|file| Square::from_coords(file, from.rank())).collect()
}

impl Loose {
    /// The side on which a king's move can only be meant as castling.
    pub(super) fn castling_meant(&self, attempt: Attempt) -> Option<CastlingSide> {
        let king = self.board.piece_at(attempt.from).filter(|man| man.role == Role::King)?;
        let (home, first) = (Square::from_coords(File::E, king.color.backrank()), king.color.backrank());
        let is_standard = self.variant == Variant::Standard;
        let on_first = attempt.from.rank() == first && attempt.to.rank() == first;
        if attempt.promotion.is_some() || !on_first || (is_standard && attempt.from != home) {
            return None;
        }
        let side = CastlingSide::from_king_side(attempt.to.file() > attempt.from.file());
        let is_on_rook = self.board.piece_at(attempt.to) == Some(Role::Rook.of(king.color));
        (is_on_rook || (is_standard && attempt.to == side.king_to(king.color))).then_some(side)
    }

    /// What castling is among these men.
    pub(super) fn judge_castling(&self, attempt: Attempt, side: CastlingSide) -> Result<Move, Illegal> {
        let us = self.turn;
        let (king_to, rook_to) = (side.king_to(us), side.rook_to(us));
        let is_meant = |right: &&Right| {
            (right.color, right.side, right.king) == (us, side, attempt.from)
                && (attempt.to == right.rook || (self.variant == Variant::Standard && attempt.to == king_to))
        };
        let Some(&Right { king, rook, .. }) = self.rights.iter().find(is_meant) else {
            return Err(Illegal::CastlingRightLost);
        };
        let others = self.board.occupied().without(king).without(rook);
        if ((row(king, king_to) | row(rook, rook_to)) & others).any() {
            return Err(Illegal::CastlingBlocked);
        }
        if self.is_attacked_king(us) {
            return Err(Illegal::CastlingOutOfCheck);
        }
        let without_king = self.board.occupied().without(king);
        let mut way = row(king, king_to).without(king).without(king_to).into_iter();
        if way.any(|square| self.board.attacks_to(square, !us, without_king).any()) {
            return Err(Illegal::CastlingThroughCheck);
        }
        match self.clone().after(attempt).is_attacked_king(us) {
            true => Err(Illegal::CastlingIntoCheck),
            false => Ok(Move::Castle { king, rook }),
        }
    }
}
