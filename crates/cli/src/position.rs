//! A position given on the command line.

use std::io::{self, BufRead, Read};

use rokade_board::{BadFen, Position, Variant, needed_variant};
use rokade_clause::Fact;
use rokade_formats::fen;

use crate::arguments::is_standard_input;
use crate::fault::{Failure, Fault};
use crate::output;
use crate::voice::Voice;

/// No FEN is longer; what goes beyond is noise.
const LONGEST: u64 = 4_096;

/// The FEN as the person wrote it: in one word or in six, or `-` for the first line of standard input.
pub(crate) fn given(words: &[String], command: &str) -> Result<Option<String>, Failure> {
    if is_standard_input(words, command)? {
        return first_line().map(Some);
    }
    Ok((!words.is_empty()).then(|| words.join(" ").trim().to_owned()))
}

fn first_line() -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(LONGEST).read_until(b'\n', &mut bytes);
    read.map_err(|error| Failure::of_file("file_not_read", crate::input::STDIN_NAME, &error))?;
    Ok(String::from_utf8_lossy(&bytes).trim().to_owned())
}

/// Reads a FEN; castling rights that do not fit the ordinary squares make it Chess960.
pub(crate) fn read(text: &str, variant: Option<Variant>) -> Result<Position, Vec<Fault>> {
    let variant = variant.unwrap_or_else(|| needed_variant(text));
    Position::read(text, variant).map_err(|bad| faults(&bad))
}

/// Everything wrong with a FEN; what was found and expected stand in fields of their own for programs.
pub(crate) fn faults(bad: &BadFen) -> Vec<Fault> {
    let fault = |reason: rokade_clause::Reason| {
        let fact = |name: &str| match reason.facts.get(name) {
            Some(Fact::Text(text)) => Some(text.clone()),
            Some(Fact::Number(number)) => Some(number.to_string()),
            _ => None,
        };
        let (found, expected) = (fact("found"), fact("expected"));
        Fault { found, expected, ..Fault::of(reason) }
    };
    fen::reasons(bad).into_iter().map(fault).collect()
}

/// Says on standard error why a position cannot have arisen in a game, if that can be seen.
pub(crate) fn tell_doubts(position: &Position, voice: &Voice) {
    for doubt in position.doubts() {
        output::tell(&voice.reason(&fen::doubt(doubt)));
    }
}
