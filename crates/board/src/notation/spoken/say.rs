//! Announcing a move.

use shakmaty::{CastlingSide, Move, Role, Square};

use super::Voice;
use super::words::{EN_PASSANT, Words, words};
use crate::Position;
use crate::notation::read::Departure;
use crate::notation::write::needed_departure;

/// The announcement of a legal move. The departure square is said whole wherever the short form
/// would need any part of it, and with every capture by a pawn; the new piece is always named.
pub fn say(position: &Position, m: Move, voice: Voice) -> String {
    let words = words(voice);
    match m.castling_side() {
        Some(CastlingSide::KingSide) => return words.short_castling[0].to_owned(),
        Some(CastlingSide::QueenSide) => return words.long_castling[0].to_owned(),
        None => {}
    }
    let mut said: Vec<&str> = Vec::with_capacity(8);
    if m.role() != Role::Pawn {
        said.push(man(words, m.role()));
    }
    if needed_departure(position, m) != Departure::None {
        said.extend(m.from().map(|from| square(words, from)).into_iter().flatten());
    }
    if m.is_capture() {
        said.push(words.takes[0]);
    }
    said.extend(square(words, m.to()));
    said.extend(m.promotion().map(|role| man(words, role)));
    if m.is_en_passant() {
        said.push(EN_PASSANT);
    }
    said.join(" ")
}

fn man(words: &Words, role: Role) -> &'static str {
    words.men[role as usize - Role::Pawn as usize][0]
}

fn square(words: &Words, square: Square) -> [&'static str; 2] {
    [words.files[square.file() as usize], words.ranks[square.rank() as usize][0]]
}
