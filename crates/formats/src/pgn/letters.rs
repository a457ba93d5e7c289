//! In which letters a game is written. English is tried first; where it fails, the whole game is
//! asked, because a single `Rf3` may be a rook, a king or a knight.

use rokade_board::notation::{self, Letters, Unreadable};
use rokade_board::{Move, Position};

use super::decode;

/// Reads one move. Plain English takes the short way, everything else the forgiving one.
#[inline]
pub(super) fn read_word(position: &Position, word: &[u8], letters: Letters) -> Result<Move, Unreadable> {
    if letters == Letters::English
        && let Some(m) = notation::read_plain(position, word)
    {
        return Ok(m);
    }
    notation::read(position, &decode(word), Some(letters)).map(|reading| reading.m)
}

/// The letters of a game that is not faultless English: the first set in which it has no fault;
/// else the one to which most of its words belong, and among those the one that reads furthest.
pub(super) fn recognise<'a>(start: &Position, words: impl Iterator<Item = &'a [u8]> + Clone) -> Letters {
    let mut best = (0, 0);
    let mut chosen = Letters::English;
    for letters in Letters::ALL {
        if Letters::ALL.iter().take_while(|other| **other != letters).any(|other| other.is_like(letters)) {
            continue;
        }
        let belonging = words.clone().filter(|word| belongs(&decode(word), letters)).count();
        let read = match plies_read(start, words.clone(), letters) {
            Ok(_) => return letters,
            Err(read) => read,
        };
        if (belonging, read) > best {
            best = (belonging, read);
            chosen = letters;
        }
    }
    chosen
}

/// Whether the capital or figure a word begins with is one of the set. Pawn moves and castling
/// belong to all.
fn belongs(word: &str, letters: Letters) -> bool {
    match word.chars().next() {
        None => false,
        Some('O' | 'o' | '0') => true,
        Some(letter) if letter.is_ascii_lowercase() => true,
        Some(letter) => letters.role(letter).is_some(),
    }
}

/// Whether a line of words can be read to its end; otherwise how far.
fn plies_read<'a>(start: &Position, words: impl Iterator<Item = &'a [u8]>, letters: Letters) -> Result<usize, usize> {
    let mut position = start.clone();
    let mut plies = 0;
    for word in words {
        match read_word(&position, word, letters) {
            Ok(m) => position.play(m),
            Err(_) => return Err(plies),
        }
        plies += 1;
    }
    Ok(plies)
}
