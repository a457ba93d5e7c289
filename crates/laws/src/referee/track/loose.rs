//! Men on the board that need be no position: what a hand left there.

use rokade_board::{
    Attempt, Board, CastlingSide, Color, File, Illegal, Men, Move, Piece, Position, Role, Square, Variant,
};

#[derive(Clone, Debug)]
pub(super) struct Loose {
    pub board: Board,
    pub turn: Color,
    quiet_plies: u32,
    move_number: u32,
    pub variant: Variant,
}

impl From<&Position> for Loose {
    fn from(position: &Position) -> Loose {
        Loose {
            board: position.board().clone(),
            turn: position.turn(),
            quiet_plies: position.quiet_plies(),
            move_number: position.move_number(),
            variant: position.variant(),
        }
    }
}

impl Loose {
    pub fn fen(&self, castling: &str) -> String {
        let turn = self.turn.char();
        format!("{} {turn} {castling} - {} {}", self.board.board_fen(), self.quiet_plies, self.move_number)
    }

    pub fn after(mut self, attempt: Attempt) -> Loose {
        let man = self.board.remove_piece_at(attempt.from);
        let taken = self.board.piece_at(attempt.to);
        if let Some(man) = man {
            // King on own rook is castling, however illegal: the two change to where castling takes them.
            let is_castling = man.role == Role::King && taken == Some(Role::Rook.of(man.color));
            if is_castling {
                self.castle(man.color, attempt.to);
            } else {
                let role = attempt.promotion.unwrap_or(man.role);
                self.board.set_piece_at(attempt.to, role.of(man.color));
                self.follow_king(man, attempt);
            }
        }
        let is_pawn = man.is_some_and(|man| man.role == Role::Pawn);
        self.quiet_plies = if is_pawn || taken.is_some() { 0 } else { self.quiet_plies + 1 };
        self.move_number += u32::from(self.turn.is_black());
        self.turn = !self.turn;
        self
    }

    fn castle(&mut self, color: Color, rook: Square) {
        let side = CastlingSide::from_king_side(rook.file() >= File::E);
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

    /// The castling rights that the men on the board still bear out.
    pub fn rights(&self, before: &Position) -> String {
        let mut rights = String::new();
        for color in Color::ALL {
            let king = before.king(color);
            if self.board.piece_at(king) != Some(Role::King.of(color)) {
                continue;
            }
            for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
                let rook = before.castling_rook(color, side);
                if let Some(rook) = rook.filter(|rook| self.board.piece_at(*rook) == Some(Role::Rook.of(color))) {
                    let letter = match self.variant {
                        Variant::Standard => {
                            if side.is_king_side() {
                                'k'
                            } else {
                                'q'
                            }
                        }
                        Variant::Chess960 => rook.file().char(),
                    };
                    rights.push(color.fold_wb(letter.to_ascii_uppercase(), letter));
                }
            }
        }
        if rights.is_empty() { "-".to_owned() } else { rights }
    }

    /// What a move is among these men. Castling needs a position; everything else can be seen.
    pub fn judge(&self, attempt: Attempt) -> Result<Move, Illegal> {
        let men = Men { board: &self.board, turn: self.turn, en_passant: None };
        if let Some(breach) = men.breach(attempt) {
            return Err(breach);
        }
        let role = self.board.role_at(attempt.from).expect("a move without a man is a breach");
        let after = self.clone().after(attempt);
        match role {
            _ if !after.is_attacked_king(self.turn) => Ok(Move::Normal {
                role,
                from: attempt.from,
                capture: self.board.role_at(attempt.to),
                to: attempt.to,
                promotion: attempt.promotion,
            }),
            Role::King => Err(Illegal::KingIntoCheck),
            _ => Err(Illegal::LeavesKingInCheck),
        }
    }

    fn is_attacked_king(&self, color: Color) -> bool {
        let king = self.board.king_of(color);
        king.is_some_and(|king| self.board.attacks_to(king, !color, self.board.occupied()).any())
    }
}
