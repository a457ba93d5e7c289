//! The claims of the crate on FENs in which something was cut, doubled, moved or replaced. The fuzz
//! targets try the same claims; `ROKADE_SOAK=100` tries a hundred times as often.

mod boards;

use boards::{Dice, FAMILIES, games, throw, times};
use rokade_board::{Position, chess960, claims};

/// What almost fits into a FEN.
const PIECES: [&str; 24] = [
    "k",
    "K",
    "q",
    "P",
    "p",
    "1",
    "8",
    "0",
    "9",
    "/",
    "//",
    " ",
    " w ",
    " b ",
    "-",
    "KQkq",
    "HAha",
    "e3",
    "d6",
    "x9",
    "\u{e6}",
    "\u{1f600}",
    "65535",
    "-1",
];

fn good(seed: u64) -> Position {
    let mut dice = Dice(seed);
    match dice.below(3) {
        0 => throw(dice.one_of(&FAMILIES), seed),
        1 => games::game(Position::start(), seed, dice.below(120)).position().clone(),
        _ => games::game(chess960::start(chess960::draw(seed)).unwrap(), seed, dice.below(60)).position().clone(),
    }
}

fn damaged(seed: u64) -> String {
    let mut dice = Dice(!seed);
    let mut letters: Vec<char> = good(seed).fen().chars().collect();
    for _ in 0..dice.below(4) {
        let at = dice.below(letters.len().max(1));
        match dice.below(4) {
            0 if !letters.is_empty() => drop(letters.remove(at)),
            1 => letters.truncate(at),
            2 if letters.len() > 1 => {
                let other = dice.below(letters.len());
                letters.swap(at, other);
            }
            _ => {
                let piece = dice.one_of(&PIECES);
                letters.splice(at..at, piece.chars());
            }
        }
    }
    letters.into_iter().collect()
}

#[test]
fn fen_never_panics() {
    for seed in 0..times(3_000) {
        claims::fen_never_panics(&damaged(seed));
    }
}

#[test]
fn attempts_agree_with_legals() {
    for seed in 0..times(150) {
        claims::attempts_agree_with_legals(&damaged(seed));
        claims::attempts_agree_with_legals(&good(seed).fen());
    }
}

#[test]
fn helpmates_replay() {
    for seed in 0..times(150) {
        claims::helpmates_replay(&damaged(seed));
        claims::helpmates_replay(&good(seed).fen());
    }
}
