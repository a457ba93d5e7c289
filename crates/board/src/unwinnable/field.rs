//! A position stripped to what decides which moves can follow: men, turn, en passant, castling.

use shakmaty::{Bitboard, Board, CastlingSide, Color, File, Piece, Rank, Role, Square, attacks};

use crate::Position;

/// The counters of a [`Position`] are left out: they do not bear on reachability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub board: Board,
    pub turn: Color,
    /// The square skipped by a pawn, kept only while an enemy pawn stands ready to take there.
    pub en_passant: Option<Square>,
    /// The rooks that may still castle.
    pub castling: Bitboard,
}

/// A move by its squares; castling goes to the rook's square. Enough to find it among the legal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub from: Square,
    pub to: Square,
    pub promotion: Option<Role>,
}

impl Field {
    pub(super) fn of(position: &Position) -> Self {
        Self {
            board: position.board().clone(),
            turn: position.turn(),
            en_passant: position.en_passant(),
            castling: position.castling_rooks(),
        }
    }

    pub(super) fn king(&self, color: Color) -> Square {
        self.board.king_of(color).expect("every position has both kings")
    }

    /// Whether a man of `by` attacks `square` when only `occupied` stands in the way.
    #[inline]
    pub(super) fn is_attacked(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        (self.board.attacks_to(square, by, occupied) & occupied).any()
    }

    /// The field after a step, whether or not the mover's king is left in check.
    pub(super) fn after(&self, step: Step, role: Role) -> Self {
        let mut next = self.clone();
        next.turn = !self.turn;
        next.en_passant = None;
        if role == Role::King && self.castling.contains(step.to) && self.board.by_color(self.turn).contains(step.to) {
            next.castle(step, self.turn);
            return next;
        }
        next.board.discard_piece_at(step.from);
        if role == Role::Pawn && self.en_passant == Some(step.to) {
            next.board.discard_piece_at(Square::from_coords(step.to.file(), step.from.rank()));
        }
        next.board.set_piece_at(step.to, Piece { color: self.turn, role: step.promotion.unwrap_or(role) });
        next.castling.discard(step.from);
        next.castling.discard(step.to);
        match role {
            Role::King => next.castling = next.castling.without(home_rank(self.turn)),
            Role::Pawn => next.note_double_step(step),
            _ => {}
        }
        next
    }

    fn castle(&mut self, step: Step, color: Color) {
        let side = CastlingSide::from_king_side(step.to > step.from);
        let rank = step.from.rank();
        self.board.discard_piece_at(step.from);
        self.board.discard_piece_at(step.to);
        self.board.set_piece_at(Square::from_coords(side.king_to_file(), rank), color.king());
        self.board.set_piece_at(Square::from_coords(side.rook_to_file(), rank), color.rook());
        self.castling = self.castling.without(home_rank(color));
    }

    fn note_double_step(&mut self, step: Step) {
        if step.from.rank().distance(step.to.rank()) != 2 {
            return;
        }
        let skipped =
            Square::from_coords(step.from.file(), if step.to > step.from { Rank::Third } else { Rank::Sixth });
        let takers = attacks::pawn_attacks(!self.turn, skipped) & self.board.by_piece(self.turn.pawn());
        if takers.any() {
            self.en_passant = Some(skipped);
        }
    }

    /// The steps by which the side on move may castle: the way is free and nowhere attacked.
    pub(super) fn castling_steps(&self) -> impl Iterator<Item = Step> + '_ {
        let king = self.king(self.turn);
        let rooks = self.castling & self.board.by_color(self.turn);
        rooks
            .into_iter()
            .map(move |rook| Step { from: king, to: rook, promotion: None })
            .filter(|step| self.may_castle(*step))
    }

    fn may_castle(&self, step: Step) -> bool {
        let (king_to, rook_to) = castled(step.from, step.to);
        let pair = Bitboard::from(step.from) | Bitboard::from(step.to);
        let way = attacks::between(step.from, king_to).with(king_to);
        let rook_way = attacks::between(step.to, rook_to).with(rook_to);
        let occupied = self.board.occupied();
        if ((way | rook_way) & occupied.without(pair)).any() {
            return false;
        }
        let enemy = !self.turn;
        let king_way = attacks::between(step.from, king_to).with(step.from);
        !self.is_attacked(king_to, enemy, occupied.without(pair).with(rook_to))
            && king_way.into_iter().all(|square| !self.is_attacked(square, enemy, occupied.without(step.from)))
    }
}

/// Where king and rook stand after castling.
pub(super) fn castled(king: Square, rook: Square) -> (Square, Square) {
    let side = CastlingSide::from_king_side(rook > king);
    let at = |file: File| Square::from_coords(file, king.rank());
    (at(side.king_to_file()), at(side.rook_to_file()))
}

fn home_rank(color: Color) -> Bitboard {
    Bitboard::from_rank(color.fold_wb(Rank::First, Rank::Eighth))
}
