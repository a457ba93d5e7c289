//! Portable Game Notation, in and out, one game at a time.

mod clock;
mod fault;
mod game;
mod interpret;
mod letters;
mod lexer;
mod moves;
mod reader;
mod sheet;
mod source;
mod tail;
mod write;

use std::borrow::Cow;

use encoding_rs::WINDOWS_1252;

pub use fault::{Fault, FaultKind, PgnError};
pub use game::{Game, Line, Ply, PlyId, ROSTER, Tag};
pub use reader::Reader;
pub use sheet::Sheet;
pub use write::{write, write_to};

/// UTF-8, or else Windows-1252 by itself, so that one old name in a modern file spoils no other.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}
