//! Reading FEN. All faults are told at once; what can merely not have arisen is a doubt.

use std::fmt;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, FromSetup, Piece, PositionErrorKinds, Role, Setup};

use crate::position::{Position, Variant};

/// One thing wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenFault {
    #[error("nothing is written")]
    Empty,
    #[error("{found} ranks instead of 8")]
    Ranks { found: usize },
    #[error("rank {rank} has {squares} squares instead of 8")]
    Squares { rank: usize, squares: u32 },
    #[error("rank {rank} has {letter:?}, which is no man")]
    Letter { rank: usize, letter: char },
    #[error("side to move {0:?} is neither w nor b")]
    Turn(String),
    #[error("castling rights {0:?} are not of the form KQkq or -")]
    Castling(String),
    #[error("en passant square {0:?} is neither a square nor -")]
    EnPassant(String),
    #[error("half-move counter {0:?} is not a number")]
    QuietPlies(String),
    #[error("move number {0:?} is not a number")]
    MoveNumber(String),
    #[error("{0:?} stands after the sixth field")]
    Extra(String),
    #[error("{0} has no king")]
    NoKing(Color),
    #[error("{color} has {found} kings")]
    Kings { color: Color, found: usize },
    #[error("a pawn stands on the first or last rank")]
    PawnOnLastRank,
    #[error("castling rights without king and rook on their squares")]
    CastlingWithoutRook,
    #[error("no pawn can just have skipped the en passant square")]
    EnPassantWithoutPawn,
    #[error("the side that is not on move is in check")]
    OpponentInCheck,
}

/// A position that can be played on from but cannot have arisen in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    TooMuchMaterial,
    ImpossibleCheck,
}

/// Everything that is wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadFen {
    pub faults: Vec<FenFault>,
}

impl fmt::Display for BadFen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.faults.iter().map(FenFault::to_string).collect();
        f.write_str(&faults.join("; "))
    }
}

impl std::error::Error for BadFen {}

impl Position {
    /// Reads a FEN. Missing fields at the end take their usual values (`w - - 0 1`).
    pub fn read(text: &str, variant: Variant) -> Result<Self, BadFen> {
        let (mut faults, setup) = read_setup(text);
        let Some(setup) = setup else { return Err(BadFen { faults }) };
        match Self::from_setup(setup.clone(), variant) {
            Ok(position) if faults.is_empty() => return Ok(position),
            Ok(_) => {}
            Err(kinds) => {
                // Whose turn it is decides two of them; where that is not known they would be guesses.
                let is_turn_known = !faults.iter().any(|fault| matches!(fault, FenFault::Turn(_)));
                let needs_turn =
                    |fault: &FenFault| matches!(fault, FenFault::OpponentInCheck | FenFault::EnPassantWithoutPawn);
                faults.extend(faults_of(&setup, kinds).into_iter().filter(|one| is_turn_known || !needs_turn(one)));
            }
        }
        Err(BadFen { faults })
    }

    /// Why this position, though playable, cannot have come about by legal moves.
    pub fn doubts(&self) -> Vec<Doubt> {
        use shakmaty::Position as _;
        let setup = self.chess().to_setup(shakmaty::EnPassantMode::Always);
        let kinds = match Chess::from_setup(setup, self.variant().castling_mode()) {
            Ok(_) => return Vec::new(),
            Err(error) => error.kinds(),
        };
        let known = [
            (PositionErrorKinds::TOO_MUCH_MATERIAL, Doubt::TooMuchMaterial),
            (PositionErrorKinds::IMPOSSIBLE_CHECK, Doubt::ImpossibleCheck),
        ];
        known.into_iter().filter(|(kind, _)| kinds.contains(*kind)).map(|(_, doubt)| doubt).collect()
    }
}

/// The fields one by one, so that a fault in one does not hide a fault in the next. A faulty field
/// takes its usual value in the set-up; without a board there is none.
fn read_setup(text: &str) -> (Vec<FenFault>, Option<Setup>) {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let Some(board) = fields.first() else { return (vec![FenFault::Empty], None) };
    let mut faults = faults_of_board(board);
    let has_board = faults.is_empty();
    let empty = "8/8/8/8/8/8/8/8";
    let told = |fen: String| Fen::from_ascii(fen.as_bytes());
    let mut field = |at: usize, usual: &'static str, is_good: &dyn Fn(&str) -> bool, fault: fn(String) -> FenFault| {
        let written = fields.get(at).copied().unwrap_or(usual);
        if is_good(written) {
            return written;
        }
        faults.push(fault(written.to_owned()));
        usual
    };
    let turn = field(1, "w", &|written| matches!(written, "w" | "b"), FenFault::Turn);
    let is_castling = |written: &str| written.len() <= 4 && told(format!("{empty} w {written} - 0 1")).is_ok();
    let castling = field(2, "-", &is_castling, FenFault::Castling);
    let en_passant = field(3, "-", &|written| told(format!("{empty} w - {written} 0 1")).is_ok(), FenFault::EnPassant);
    let quiet = field(4, "0", &|written| written.parse::<u16>().is_ok(), FenFault::QuietPlies);
    let number = field(5, "1", &|written| written.parse::<u16>().is_ok(), FenFault::MoveNumber);
    faults.extend(fields.iter().skip(6).map(|extra| FenFault::Extra((*extra).to_owned())));
    if !has_board {
        return (faults, None);
    }
    match told(format!("{board} {turn} {castling} {en_passant} {quiet} {number}")) {
        Ok(fen) => (faults, Some(fen.into_setup())),
        Err(_) => {
            faults.push(FenFault::Castling(castling.to_owned()));
            (faults, None)
        }
    }
}

fn faults_of_board(board: &str) -> Vec<FenFault> {
    let mut faults = Vec::new();
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != 8 {
        faults.push(FenFault::Ranks { found: ranks.len() });
    }
    for (above, rank) in ranks.iter().enumerate().take(8) {
        let number = 8 - above;
        let squares_of = |letter: char| match letter.to_digit(10) {
            Some(empty @ 1..=8) => Some(empty),
            _ => Piece::from_char(letter).map(|_| 1),
        };
        let squares: Result<u32, char> = rank.chars().map(|letter| squares_of(letter).ok_or(letter)).sum();
        match squares {
            Ok(8) => {}
            Ok(squares) => faults.push(FenFault::Squares { rank: number, squares }),
            Err(letter) => faults.push(FenFault::Letter { rank: number, letter }),
        }
    }
    faults
}

fn faults_of(setup: &Setup, kinds: PositionErrorKinds) -> Vec<FenFault> {
    let mut faults = Vec::new();
    for color in Color::ALL {
        match setup.board.by_piece(Role::King.of(color)).count() {
            0 => faults.push(FenFault::NoKing(color)),
            1 => {}
            found => faults.push(FenFault::Kings { color, found }),
        }
    }
    let known = [
        (PositionErrorKinds::PAWNS_ON_BACKRANK, FenFault::PawnOnLastRank),
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, FenFault::CastlingWithoutRook),
        (PositionErrorKinds::INVALID_EP_SQUARE, FenFault::EnPassantWithoutPawn),
        (PositionErrorKinds::OPPOSITE_CHECK, FenFault::OpponentInCheck),
    ];
    faults.extend(known.into_iter().filter(|(kind, _)| kinds.contains(*kind)).map(|(_, fault)| fault));
    faults
}

/// Which variant a FEN needs: Chess960 where its castling rights do not fit the ordinary squares.
pub fn needed_variant(text: &str) -> Variant {
    match read_setup(text).1 {
        Some(setup) if CastlingMode::detect(&setup).is_chess960() => Variant::Chess960,
        _ => Variant::Standard,
    }
}
