//! Tests of notation: each clause of the appendices, reading, texts, speech, and claims that hold
//! for every move.

mod appendix;
mod properties;
mod reading;
mod speech;
mod texts;
mod y2001;
mod y2009;
mod y2023;

use super::{Letters, Reading, Unreadable, read, sequence};
use crate::{Position, Variant};

fn at(fen: &str) -> Position {
    Position::read(fen, Variant::Standard).expect("a good FEN")
}

/// The position after moves from the starting array, in Danish letters.
fn after(moves: &str) -> Position {
    sequence(&Position::start(), moves, Some(Letters::Danish)).expect("legal moves").end
}

fn reading(position: &Position, text: &str, letters: Letters) -> Reading {
    match read(position, text, Some(letters)) {
        Ok(reading) => reading,
        Err(why) => panic!("{text}: {why:?}"),
    }
}

fn refusal(position: &Position, text: &str, letters: Letters) -> Unreadable {
    match read(position, text, Some(letters)) {
        Ok(reading) => panic!("{text} was read as {:?}", reading.m),
        Err(why) => why,
    }
}

/// What a text means, in coordinates.
fn meant(position: &Position, text: &str, letters: Letters) -> String {
    position.uci(reading(position, text, letters).m)
}
