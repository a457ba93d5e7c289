//! What castling looks like from each array: the four forms of Chess960, of which ordinary chess
//! knows only the first.

use rokade_board::{CastlingSide, Color, Move, Square};

/// How king and rook change their squares when castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Both move, to squares that neither of them left.
    DoubleMove,
    /// King and rook change places.
    Transposition,
    KingOnly,
    RookOnly,
}

impl Form {
    pub const ALL: [Form; 4] = [Form::DoubleMove, Form::Transposition, Form::KingOnly, Form::RookOnly];

    pub const fn key(self) -> &'static str {
        match self {
            Form::DoubleMove => "double_move",
            Form::Transposition => "transposition",
            Form::KingOnly => "king_only",
            Form::RookOnly => "rook_only",
        }
    }
}

/// Where king and rook stand after castling, whatever the array.
pub fn arrival(color: Color, side: CastlingSide) -> (Square, Square) {
    (side.king_to(color), side.rook_to(color))
}

/// The form of a castling move, or `None` for any other move.
pub fn form(color: Color, m: Move) -> Option<Form> {
    let Move::Castle { king, rook } = m else { return None };
    let (king_to, rook_to) = arrival(color, m.castling_side()?);
    Some(match (king == king_to, rook == rook_to) {
        (true, _) => Form::RookOnly,
        (_, true) => Form::KingOnly,
        _ if (king, rook) == (rook_to, king_to) => Form::Transposition,
        _ => Form::DoubleMove,
    })
}
