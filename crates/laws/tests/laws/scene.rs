//! Positions, moves and questions that the tests share.

use rokade_board::{Attempt, CastlingSide, History, Move, Position, Role, Square, Variant};
use rokade_clause::{Edition, Reason};
use rokade_laws::{Laws, illegal};

pub(crate) const DK2001: Edition = Edition::DK_2001;
pub(crate) const DK2009: Edition = Edition::DK_2009;
pub(crate) const NO2009: Edition = Edition::NO_2009;
pub(crate) const SE2018: Edition = Edition::SE_2018;
pub(crate) const FIDE2023: Edition = Edition::FIDE_2023;

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub(crate) fn position(fen: &str) -> Position {
    Position::read(fen, Variant::Standard).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

pub(crate) fn chess960(fen: &str) -> Position {
    Position::read(fen, Variant::Chess960).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub(crate) fn attempt(uci: &str) -> Attempt {
    let promotion = uci.chars().nth(4).map(|letter| Role::from_char(letter).unwrap());
    Attempt { from: square(&uci[..2]), to: square(&uci[2..4]), promotion }
}

/// The history after moves in coordinates.
pub(crate) fn played(fen: &str, moves: &str) -> History {
    let variant = rokade_board::needed_variant(fen);
    let mut history = History::from(Position::read(fen, variant).unwrap());
    for uci in moves.split_whitespace() {
        let m = history.position().read_uci(uci).unwrap_or_else(|fault| panic!("{moves}: {fault}"));
        history.play(m);
    }
    history
}

pub(crate) fn legal(position: &Position, uci: &str) -> Move {
    position.read_uci(uci).unwrap()
}

/// Asserts that the edition lets the move pass.
pub(crate) fn allows(edition: Edition, position: &Position, uci: &str) {
    if let Err(reason) = illegal::judge(Laws::of(edition), position, attempt(uci)) {
        panic!("{edition} forbids {uci} in {}: {reason:?}", position.fen());
    }
}

/// Asserts that the edition calls the move illegal, of that kind and by that clause.
pub(crate) fn forbids(edition: Edition, position: &Position, uci: &str, key: &str, clause: &str) {
    match illegal::judge(Laws::of(edition), position, attempt(uci)) {
        Ok(_) => panic!("{edition} allows {uci} in {}", position.fen()),
        Err(reason) => {
            assert_eq!(reason.key, key, "{uci} in {}", position.fen());
            assert_cites(&reason, clause);
        }
    }
}

pub(crate) fn assert_cites(reason: &Reason, clause: &str) {
    assert!(reason.clauses.iter().any(|cited| cited.as_str() == clause), "{reason:?} does not cite {clause}");
}

pub(crate) fn castles(position: &Position, side: CastlingSide) -> Option<Move> {
    position.legal_moves().iter().copied().find(|m| m.castling_side() == Some(side))
}

/// Kings on squares and nothing else but the given men, White to move.
pub(crate) fn lone(man: char, on: &str) -> Position {
    let mut board = position("k7/8/8/8/8/8/7K/8 w - - 0 1").board().clone();
    board.set_piece_at(square(on), rokade_board::Piece::from_char(man).unwrap());
    position(&format!("{} w - - 0 1", board.board_fen()))
}
