//! The board as the hands left it: legal moves and illegal ones, completed or not, so that any
//! earlier position can be set up again.

use rokade_board::{Attempt, Board, Color, History, Illegal, Men, Move, Piece, Position, Role, Square, Variant};

/// One move that was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply {
    pub by: Color,
    pub attempt: Attempt,
    /// The legal move, or what is wrong with it.
    pub made: Result<Move, Illegal>,
    pub hands: u8,
    /// Completed by the press, or by what the edition puts in its place.
    pub is_completed: bool,
    /// The opponent's reply came before the press.
    pub is_answered: bool,
}

/// Everything that was played, in stretches that each begin with a position. An illegal move that
/// stands begins a new one.
#[derive(Clone, Debug)]
pub struct Track {
    stretches: Vec<Stretch>,
    plies: Vec<Ply>,
}

#[derive(Clone, Debug)]
struct Stretch {
    first_ply: usize,
    standing: Standing,
}

impl Stretch {
    fn start(&self) -> Option<Position> {
        match &self.standing {
            Standing::Regular(history) => Some(history.start().clone()),
            Standing::Irregular(_) => None,
        }
    }
}

/// What is on the board.
#[derive(Clone, Debug)]
enum Standing {
    Regular(Box<History>),
    /// Men that are no position: both kings in check, a pawn on the last rank, a king gone. The
    /// stretch is one board long, and so its first and only one.
    Irregular(Loose),
}

#[derive(Clone, Debug)]
struct Loose {
    board: Board,
    turn: Color,
    quiet_plies: u32,
    move_number: u32,
    variant: Variant,
}

impl Track {
    pub fn new(start: Position) -> Self {
        let standing = Standing::Regular(Box::new(History::from(start)));
        Self { stretches: vec![Stretch { first_ply: 0, standing }], plies: Vec::new() }
    }

    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    pub fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    pub fn last_mut(&mut self) -> Option<&mut Ply> {
        self.plies.last_mut()
    }

    pub fn ply_mut(&mut self, index: usize) -> Option<&mut Ply> {
        self.plies.get_mut(index)
    }

    /// The last move of a player, with its place.
    pub fn last_of(&self, color: Color) -> Option<(usize, &Ply)> {
        self.plies.iter().enumerate().rev().find(|(_, ply)| ply.by == color)
    }

    fn standing(&self) -> &Standing {
        &self.stretches.last().expect("a game has a beginning").standing
    }

    /// The game since the position was last regular, if it is regular now.
    pub fn history(&self) -> Option<&History> {
        match self.standing() {
            Standing::Regular(history) => Some(history),
            Standing::Irregular(_) => None,
        }
    }

    /// The position on the board, if it is one.
    pub fn position(&self) -> Option<&Position> {
        self.history().map(History::position)
    }

    pub fn board(&self) -> &Board {
        match self.standing() {
            Standing::Regular(history) => history.position().board(),
            Standing::Irregular(loose) => &loose.board,
        }
    }

    pub fn turn(&self) -> Color {
        match self.standing() {
            Standing::Regular(history) => history.position().turn(),
            Standing::Irregular(loose) => loose.turn,
        }
    }

    /// The board as FEN, with what is known of its counters where it is no position.
    pub fn fen(&self) -> String {
        match self.standing() {
            Standing::Regular(history) => history.position().fen(),
            Standing::Irregular(loose) => loose.fen("-"),
        }
    }

    /// Whether an illegal move stands somewhere behind what is on the board.
    pub fn is_illegal_behind(&self) -> bool {
        self.plies.iter().any(|ply| ply.made.is_err())
    }

    /// Makes a move, legal or not, and says what it was.
    pub fn make(&mut self, attempt: Attempt, hands: u8) -> Result<Move, Illegal> {
        let by = self.turn();
        let made = self.judge(attempt);
        match (&made, self.standing_mut()) {
            (Ok(m), Standing::Regular(history)) => history.play(*m),
            _ => self.displace(attempt),
        }
        self.plies.push(Ply { by, attempt, made, hands, is_completed: false, is_answered: false });
        made
    }

    /// What a move would be in the position on the board.
    pub fn judge(&self, attempt: Attempt) -> Result<Move, Illegal> {
        match self.standing() {
            Standing::Regular(history) => history.position().attempt(attempt),
            // Among men that are no position no move is regular; the men alone show how wrong it is.
            Standing::Irregular(loose) => {
                let men = Men { board: &loose.board, turn: loose.turn, en_passant: None };
                Err(men.breach(attempt).unwrap_or(Illegal::LeavesKingInCheck))
            }
        }
    }

    /// Takes back every move from this one on.
    pub fn take_back_to(&mut self, ply: usize) {
        self.plies.truncate(ply);
        while self.stretches.len() > 1 && self.stretches.last().is_some_and(|last| last.first_ply > ply) {
            self.stretches.pop();
        }
        let stretch = self.stretches.last_mut().expect("a game has a beginning");
        if let Standing::Regular(history) = &mut stretch.standing {
            history.take_back_to(ply - stretch.first_ply);
        }
    }

    /// Sets up a position in place of what is on the board, keeping the moves that led here.
    pub fn set_up(&mut self, position: Position) {
        let standing = Standing::Regular(Box::new(History::from(position)));
        self.begin(standing);
    }

    fn begin(&mut self, standing: Standing) {
        self.stretches.push(Stretch { first_ply: self.plies.len(), standing });
    }

    fn standing_mut(&mut self) -> &mut Standing {
        &mut self.stretches.last_mut().expect("a game has a beginning").standing
    }

    /// Moves the men as the hand did, whatever the rules say. The new stretch begins behind the ply
    /// that is about to be noted.
    fn displace(&mut self, attempt: Attempt) {
        let loose = Loose::from(self.standing()).after(attempt);
        let castling = self.position().map_or_else(|| "-".to_owned(), |before| loose.rights(before));
        let standing = match Position::read(&loose.fen(&castling), loose.variant) {
            Ok(position) => Standing::Regular(Box::new(History::from(position))),
            Err(_) => Standing::Irregular(loose),
        };
        self.stretches.push(Stretch { first_ply: self.plies.len() + 1, standing });
    }

    /// Every move on the board in writing; an illegal one by its squares.
    pub fn written(&self, write: impl Fn(&Position, Move) -> String) -> Vec<String> {
        let mut written = Vec::with_capacity(self.plies.len());
        // Of several that begin at one place the last one stands.
        let mut stretches = self
            .stretches
            .iter()
            .enumerate()
            .filter(|(at, one)| self.stretches.get(at + 1).is_none_or(|next| next.first_ply != one.first_ply))
            .map(|(_, stretch)| stretch)
            .peekable();
        let mut position: Option<Position> = None;
        for (index, ply) in self.plies.iter().enumerate() {
            if let Some(begun) = stretches.next_if(|stretch| stretch.first_ply == index) {
                position = begun.start();
            }
            written.push(match (&mut position, ply.made) {
                (Some(position), Ok(m)) => {
                    let text = write(position, m);
                    position.play(m);
                    text
                }
                _ => format!("{}{}", ply.attempt.from, ply.attempt.to),
            });
        }
        written
    }

    /// Whether both kings are attacked.
    pub fn are_both_kings_in_check(&self) -> bool {
        let board = self.board();
        Color::ALL.into_iter().all(|color| {
            board.king_of(color).is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
        })
    }

    /// A pawn that stands on the last rank.
    pub fn pawn_on_last_rank(&self) -> Option<Square> {
        use rokade_board::{Bitboard, Rank};
        let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        (self.board().pawns() & ends).first()
    }

    /// Replaces a man on its square, as when a pawn left on the last rank becomes a queen.
    pub fn exchange(&mut self, square: Square, man: Piece) {
        let mut loose = Loose::from(self.standing());
        loose.board.set_piece_at(square, man);
        let castling = self.position().map_or_else(|| "-".to_owned(), |before| loose.rights(before));
        let standing = match Position::read(&loose.fen(&castling), loose.variant) {
            Ok(position) => Standing::Regular(Box::new(History::from(position))),
            Err(_) => Standing::Irregular(loose),
        };
        self.begin(standing);
    }
}

impl From<&Standing> for Loose {
    fn from(standing: &Standing) -> Loose {
        match standing {
            Standing::Irregular(loose) => loose.clone(),
            Standing::Regular(history) => {
                let position = history.position();
                Loose {
                    board: position.board().clone(),
                    turn: position.turn(),
                    quiet_plies: position.quiet_plies(),
                    move_number: position.move_number(),
                    variant: position.variant(),
                }
            }
        }
    }
}

impl Loose {
    fn fen(&self, castling: &str) -> String {
        let turn = self.turn.char();
        format!("{} {turn} {castling} - {} {}", self.board.board_fen(), self.quiet_plies, self.move_number)
    }

    fn after(mut self, attempt: Attempt) -> Loose {
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
        use rokade_board::CastlingSide;
        let king_from_file_side = rook.file() >= rokade_board::File::E;
        let side = CastlingSide::from_king_side(king_from_file_side);
        self.board.remove_piece_at(rook);
        self.board.set_piece_at(side.king_to(color), Role::King.of(color));
        self.board.set_piece_at(side.rook_to(color), Role::Rook.of(color));
    }

    /// A king that goes two files takes its rook along where one stands in the corner.
    fn follow_king(&mut self, man: Piece, attempt: Attempt) {
        use rokade_board::{CastlingSide, File};
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
            self.board.remove_piece_at(corner);
            self.board.set_piece_at(goes_to, Role::Rook.of(man.color));
        }
    }

    /// The castling rights that the men on the board still bear out.
    fn rights(&self, before: &Position) -> String {
        let mut rights = String::new();
        for color in Color::ALL {
            let king = before.king(color);
            if self.board.piece_at(king) != Some(Role::King.of(color)) {
                continue;
            }
            for side in [rokade_board::CastlingSide::KingSide, rokade_board::CastlingSide::QueenSide] {
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
}
