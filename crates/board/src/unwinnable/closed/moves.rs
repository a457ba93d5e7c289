//! The moves out of a packed position.
//!
//! A generator of our own because the quiet moves of pieces, nearly all of them here, then need no board
//! to be made: they change six bits of a key.

use shakmaty::{Bitboard, Board, Color, Rank, Role, Square, attacks};

use crate::unwinnable::field::{Field, Step};

use super::class::{Class, Stand};

/// What a move does to the class.
pub(super) enum Turned {
    /// It stays: the new key.
    Key(u128),
    /// It changes.
    Field(Box<Field>),
}

/// A position being expanded.
pub(super) struct Expansion<'a> {
    class: &'a Class,
    key: u128,
    stand: Stand,
    field: Field,
    king: Square,
    checkers: Bitboard,
    /// Own men that may stand between the king and a line piece.
    shields: Bitboard,
}

impl<'a> Expansion<'a> {
    pub(super) fn of(class: &'a Class, key: u128) -> Self {
        let stand = class.unpack(key);
        let field = class.field(&stand);
        let (us, them) = (field.turn, !field.turn);
        let king = field.king(us);
        let board = &field.board;
        let occupied = board.occupied();
        let checkers = board.attacks_to(king, them, occupied);
        let lines = attacks::rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens()
            | attacks::bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens();
        let shields = (lines & board.by_color(them)).into_iter().fold(Bitboard::EMPTY, |all, slider| {
            let between = attacks::between(king, slider) & occupied;
            if between.more_than_one() { all } else { all | between }
        });
        Self { class, key, king, checkers, shields: shields & board.by_color(us), stand, field }
    }

    pub(super) fn is_check(&self) -> bool {
        self.checkers.any()
    }

    pub(super) fn turn(&self) -> Color {
        self.field.turn
    }

    /// Hands every legal move to `sink`; whether there was one.
    pub(super) fn each(&self, mut sink: impl FnMut(Step, Turned)) -> bool {
        let mut has_moves = false;
        let mut count = |step: Step, turned: Turned| {
            has_moves = true;
            sink(step, turned);
        };
        self.pieces(&mut count);
        self.pawns(&mut count);
        for step in self.field.castling_steps() {
            count(step, Turned::Field(Box::new(self.field.after(step, Role::King))));
        }
        has_moves
    }

    fn pieces(&self, sink: &mut impl FnMut(Step, Turned)) {
        let board = &self.field.board;
        let (own, enemy) = (board.by_color(self.field.turn), board.by_color(!self.field.turn));
        for (place, piece) in self.class.pieces.iter().enumerate().filter(|(_, piece)| piece.color == self.field.turn) {
            let from = self.stand.squares[place];
            let keeps_class = self.keeps_class(piece.role, from);
            for to in attacks::attacks(from, *piece, board.occupied()).without(own) {
                if !self.is_legal(from, to, piece.role) {
                    continue;
                }
                let step = Step { from, to, promotion: None };
                if keeps_class && !enemy.contains(to) {
                    sink(step, Turned::Key(self.class.moved(self.key, place, to)));
                } else {
                    sink(step, Turned::Field(Box::new(self.field.after(step, piece.role))));
                }
            }
        }
    }

    fn keeps_class(&self, role: Role, from: Square) -> bool {
        let castling = self.class.skeleton.castling;
        let loses_rights = match role {
            Role::King => (castling & self.field.board.by_color(self.field.turn)).any(),
            _ => castling.contains(from),
        };
        self.class.skeleton.en_passant.is_none() && !loses_rights
    }

    fn is_legal(&self, from: Square, to: Square, role: Role) -> bool {
        let board = &self.field.board;
        let enemy = !self.field.turn;
        if role == Role::King {
            let occupied = board.occupied().without(from).without(to);
            return (board.attacks_to(to, enemy, occupied) & occupied).is_empty();
        }
        if self.checkers.is_empty() && !self.shields.contains(from) {
            return true;
        }
        let occupied = board.occupied().without(from).with(to);
        (board.attacks_to(self.king, enemy, occupied) & occupied.without(to)).is_empty()
    }

    fn pawns(&self, sink: &mut impl FnMut(Step, Turned)) {
        let us = self.field.turn;
        let board = &self.field.board;
        let occupied = board.occupied();
        for from in board.by_piece(us.pawn()) {
            let mut targets = attacks::pawn_attacks(us, from) & board.by_color(!us);
            targets |= pushes(us, from, occupied);
            for to in targets.into_iter().filter(|to| self.is_legal(from, *to, Role::Pawn)) {
                self.pawn_step(from, to, sink);
            }
            let en_passant = self.field.en_passant.filter(|to| attacks::pawn_attacks(us, from).contains(*to));
            if let Some(to) = en_passant.filter(|to| self.is_legal_en_passant(board, from, *to)) {
                self.pawn_step(from, to, sink);
            }
        }
    }

    fn is_legal_en_passant(&self, board: &Board, from: Square, to: Square) -> bool {
        let taken = Square::from_coords(to.file(), from.rank());
        let occupied = board.occupied().without(from).without(taken).with(to);
        (board.attacks_to(self.king, !self.field.turn, occupied) & occupied).is_empty()
    }

    fn pawn_step(&self, from: Square, to: Square, sink: &mut impl FnMut(Step, Turned)) {
        let mut hand = |promotion| {
            let step = Step { from, to, promotion };
            sink(step, Turned::Field(Box::new(self.field.after(step, Role::Pawn))));
        };
        if matches!(to.rank(), Rank::First | Rank::Eighth) {
            [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].into_iter().for_each(|role| hand(Some(role)));
        } else {
            hand(None);
        }
    }
}

fn pushes(us: Color, from: Square, occupied: Bitboard) -> Bitboard {
    let ahead = |squares: Bitboard| us.fold_wb(squares.shift(8), squares.shift(-8)).without(occupied);
    let once = ahead(from.into());
    let starts = Bitboard::from_rank(us.fold_wb(Rank::Third, Rank::Sixth));
    once | ahead(once & starts)
}

#[cfg(test)]
mod tests {
    use crate::Position;
    use crate::unwinnable::closed::class::{Skeleton, pack_field};
    use crate::unwinnable::step_of;
    use crate::unwinnable::trial::Lots;

    use super::*;

    /// Every move by its squares, with the field it leads to.
    fn generated(position: &Position) -> Vec<(Step, Field)> {
        let field = Field::of(position);
        let skeleton = Skeleton::of(&field).expect("few pieces");
        let class = Class::new(skeleton);
        let mut found = Vec::new();
        Expansion::of(&class, pack_field(&field.board, field.turn)).each(|step, turned| {
            let next = match turned {
                Turned::Key(key) => class.field(&class.unpack(key)),
                Turned::Field(next) => *next,
            };
            found.push((step, next));
        });
        found
    }

    fn agree(position: &Position) {
        let mut ours = generated(position);
        for m in position.legal_moves() {
            let at = ours.iter().position(|(step, _)| *step == step_of(m));
            let (_, mut field) = ours.swap_remove(at.unwrap_or_else(|| panic!("{m:?} in {}", position.fen())));
            let expected = Field::of(&position.after(m));
            // We keep the square while a pawn stands ready; shakmaty while it may legally take.
            field.en_passant = expected.en_passant.and(field.en_passant);
            assert_eq!(field, expected, "{m:?} in {}", position.fen());
        }
        assert!(ours.is_empty(), "{ours:?} in {}", position.fen());
    }

    #[test]
    fn moves_are_those_of_the_laws() {
        let mut lots = Lots::new(5);
        let mut starts: Vec<Position> = (0..960).step_by(16).map(|at| crate::chess960::start(at).unwrap()).collect();
        starts.extend((0..200).map(|at| if at % 2 == 0 { lots.position() } else { lots.closed_wall() }));
        for mut position in starts {
            for _ in 0..80 {
                agree(&position);
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play(moves[lots.below(moves.len())]);
            }
        }
    }
}
