//! Men on the board that need be no position: what a hand left there.

use rokade_board::{
    Attempt, Board, CastlingSide, Color, File, History, Illegal, Men, Move, Piece, Role, Square, Variant,
};

use super::castling::{self, Right};

#[derive(Clone, Debug)]
pub(super) struct Loose {
    pub board: Board,
    pub turn: Color,
    quiet_plies: u32,
    move_number: u32,
    pub variant: Variant,
    /// Where king and rook have not moved: a position that ceases to be one takes no right away.
    pub(super) rights: Vec<Right>,
    /// The square a pawn has just skipped.
    en_passant: Option<Square>,
}

impl From<&History> for Loose {
    fn from(history: &History) -> Loose {
        let position = history.position();
        let skipped = history.moves().last().and_then(|m| match *m {
            Move::Normal { role: Role::Pawn, from, to, .. } => skipped(from, to),
            _ => None,
        });
        Loose {
            board: position.board().clone(),
            turn: position.turn(),
            quiet_plies: position.quiet_plies(),
            move_number: position.move_number(),
            variant: position.variant(),
            rights: Right::all_of(position),
            en_passant: skipped.or_else(|| position.en_passant()),
        }
    }
}

/// The square between, if a pawn goes two.
fn skipped(from: Square, to: Square) -> Option<Square> {
    let (one, other) = (u32::from(from), u32::from(to));
    (one.abs_diff(other) == 16).then(|| Square::new(one.midpoint(other)))
}

impl Loose {
    /// As FEN, the en passant square only where the capture is legal.
    pub(super) fn fen(&self) -> String {
        let (turn, rights) = (self.turn.char(), castling::written(&self.rights, &self.board));
        let en_passant = self.en_passant.filter(|to| self.can_take_on(*to));
        let en_passant = en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
        let (quiet, number) = (self.quiet_plies, self.move_number);
        format!("{} {turn} {rights} {en_passant} {quiet} {number}", self.board.board_fen())
    }

    fn can_take_on(&self, to: Square) -> bool {
        let own = self.board.by_piece(Role::Pawn.of(self.turn));
        own.into_iter()
            .any(|from| from.file() != to.file() && self.judge(Attempt { from, to, promotion: None }).is_ok())
    }

    /// The same men with the other side to move.
    pub(super) fn passed(&self) -> Loose {
        Loose { turn: !self.turn, en_passant: None, ..self.clone() }
    }

    pub(super) fn after(mut self, attempt: Attempt) -> Loose {
        let castling = self.castling_meant(attempt);
        let is_as_pawns_go = self.breach(attempt).is_none() && self.board.role_at(attempt.from) == Some(Role::Pawn);
        let man = self.board.remove_piece_at(attempt.from);
        let mut taken = self.board.piece_at(attempt.to);
        if let Some(man) = man {
            // King on own rook is castling, however illegal: the two change to where castling takes them.
            match castling.filter(|_| taken == Some(Role::Rook.of(man.color))) {
                Some(side) => {
                    taken = None;
                    self.castle(man.color, side, attempt.to);
                }
                None => {
                    let role = attempt.promotion.unwrap_or(man.role);
                    self.board.set_piece_at(attempt.to, role.of(man.color));
                    self.follow_king(man, attempt);
                }
            }
        }
        if is_as_pawns_go && taken.is_none() && attempt.from.file() != attempt.to.file() {
            self.board.discard_piece_at(Square::from_coords(attempt.to.file(), attempt.from.rank()));
        }
        let is_pawn = man.is_some_and(|man| man.role == Role::Pawn);
        self.quiet_plies = if is_pawn || taken.is_some() { 0 } else { self.quiet_plies + 1 };
        self.move_number += u32::from(self.turn.is_black());
        self.turn = !self.turn;
        self.en_passant = skipped(attempt.from, attempt.to).filter(|_| is_as_pawns_go);
        let board = &self.board;
        self.rights.retain(|right| right.outlives(attempt, board));
        self
    }

    fn castle(&mut self, color: Color, side: CastlingSide, rook: Square) {
        self.board.discard_piece_at(rook);
        self.board.set_piece_at(side.king_to(color), Role::King.of(color));
        self.board.set_piece_at(side.rook_to(color), Role::Rook.of(color));
    }

    /// A king that goes two files takes its rook along where one stands in the corner.
    fn follow_king(&mut self, man: Piece, attempt: Attempt) {
        let goes = i32::from(attempt.to.file()) - i32::from(attempt.from.file());
        let is_home = attempt.from == Square::from_coords(File::E, man.color.backrank());
        if man.role != Role::King || self.variant != Variant::Standard || !is_home || goes.abs() != 2 {
            return;
        }
        if attempt.to.rank() != attempt.from.rank() {
            return;
        }
        let side = CastlingSide::from_king_side(goes > 0);
        let corner = Square::from_coords(if goes > 0 { File::H } else { File::A }, man.color.backrank());
        let goes_to = side.rook_to(man.color);
        if self.board.piece_at(corner) == Some(Role::Rook.of(man.color)) && self.board.piece_at(goes_to).is_none() {
            self.board.discard_piece_at(corner);
            self.board.set_piece_at(goes_to, Role::Rook.of(man.color));
        }
    }

    /// What is wrong with a move but for check and castling.
    fn breach(&self, attempt: Attempt) -> Option<Illegal> {
        Men { board: &self.board, turn: self.turn, en_passant: self.en_passant }.breach(attempt)
    }

    /// What a move is among these men.
    pub(super) fn judge(&self, attempt: Attempt) -> Result<Move, Illegal> {
        let is_own = self.board.color_at(attempt.from) == Some(self.turn);
        if let Some(side) = self.castling_meant(attempt).filter(|_| is_own) {
            return self.judge_castling(attempt, side);
        }
        if let Some(breach) = self.breach(attempt) {
            return Err(breach);
        }
        let Attempt { from, to, promotion } = attempt;
        let role = self.board.role_at(from).expect("a move without a man is a breach");
        let capture = self.board.role_at(to);
        let after = self.clone().after(attempt);
        match role {
            _ if after.is_attacked_king(self.turn) => {
                Err(if role == Role::King { Illegal::KingIntoCheck } else { Illegal::LeavesKingInCheck })
            }
            Role::Pawn if from.file() != to.file() && capture.is_none() => Ok(Move::EnPassant { from, to }),
            _ => Ok(Move::Normal { role, from, capture, to, promotion }),
        }
    }

    pub(super) fn is_attacked_king(&self, color: Color) -> bool {
        let king = self.board.king_of(color);
        king.is_some_and(|king| self.board.attacks_to(king, !color, self.board.occupied()).any())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_board::{Position, needed_variant};

    /// Castling on every side, blocked, through check, out of check; en passant; promotion; Chess960.
    const POSITIONS: [&str; 10] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 3 20",
        "r3k2r/p6p/8/8/8/8/P6P/R3K2R b Kq - 3 20",
        "r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/6r1/8/RN2K2R w KQkq - 0 1",
        "4k3/pP6/8/3pP3/8/8/8/R3K2R w KQ d6 0 7",
        "4k3/8/8/8/3pP3/8/1p6/R3K3 b Q e3 0 7",
        "4r1k1/8/8/8/8/5r2/8/1KR5 w C - 0 1",
        "6k1/8/8/8/8/3r4/8/5RK1 w F - 0 1",
    ];

    fn attempts() -> impl Iterator<Item = Attempt> {
        let to = |from| (0..64).map(move |to| (Square::new(from), Square::new(to)));
        let promotions = [None, Some(Role::Queen), Some(Role::King)];
        (0..64).flat_map(to).flat_map(move |(from, to)| promotions.map(|promotion| Attempt { from, to, promotion }))
    }

    #[test]
    fn loose_men_that_are_a_position_move_as_in_a_position() {
        for fen in POSITIONS {
            let position = Position::read(fen, needed_variant(fen)).unwrap();
            let loose = Loose::from(&History::from(position.clone()));
            assert_eq!(loose.fen(), position.fen());
            for attempt in attempts() {
                let judged = position.attempt(attempt);
                assert_eq!(loose.judge(attempt), judged, "{attempt:?} in {fen}");
                if let Ok(m) = judged {
                    assert_eq!(loose.clone().after(attempt).fen(), position.after(m).fen(), "{attempt:?} in {fen}");
                }
            }
        }
    }

    #[test]
    fn another_rook_than_the_castling_one_cannot_castle() {
        let fen = "rkr5/8/8/8/8/8/8/RKR3R1 w CAca - 0 1";
        let position = Position::read(fen, needed_variant(fen)).unwrap();
        let loose = Loose::from(&History::from(position.clone()));
        assert_eq!(loose.fen(), position.fen());
        let outer = Attempt { from: Square::B1, to: Square::G1, promotion: None };
        assert_eq!(loose.judge(outer), Err(Illegal::CastlingRightLost));
        assert!(position.attempt(outer).is_err());
    }
}
