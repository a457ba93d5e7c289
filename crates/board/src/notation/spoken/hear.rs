//! Understanding an announcement.

use shakmaty::{CastlingSide, File, Move, Rank, Role, Square};

use super::Voice;
use super::words::{EN_PASSANT, FILE_NAMES, GERMAN, Words, words};
use crate::Position;
use crate::notation::meaning::{ManMove, Meaning};
use crate::notation::{Candidate, NotAMove, Unreadable};

/// Understands an announcement. Case, commas, hyphens and accents are loose, umlauts may be written
/// out (`fuenf`); all given names of the files, German words and plain squares (`e4`) are understood
/// in every voice.
pub fn hear(position: &Position, text: &str, voice: Voice) -> Result<Move, Unreadable> {
    let meaning = understood(text, voice).map_err(Unreadable::NotAMove)?;
    let found = meaning.legal(position);
    match found.as_slice() {
        [] => Err(Unreadable::Illegal(meaning.breach(position))),
        [one] => Ok(*one),
        _ => Err(Unreadable::Ambiguous(found.into_iter().map(|m| Candidate { m, letters: Vec::new() }).collect())),
    }
}

/// The announcements of a text, separated by commas, semicolons or line ends. A piece between commas
/// that is no move in any of the voices is heard together with those behind it, so that a comma
/// within an announcement does no harm; where that does not help either, it stands alone. Check and
/// mate said by themselves belong to the move before and are passed over.
pub fn announcements<'a>(text: &'a str, voices: &[Voice]) -> Vec<&'a str> {
    let is_move = |piece: &str| voices.iter().any(|voice| understood(piece, *voice).is_ok());
    let is_aside = |piece: &str| {
        let sounds = voices.iter().filter_map(|voice| understand(piece, words(*voice)).ok());
        sounds.into_iter().any(|sounds| sounds.iter().all(|sound| *sound == Sound::Aside))
    };
    let mut found = Vec::new();
    for run in text.split([';', '\n', '\r']) {
        let mut rest = run;
        while !rest.is_empty() {
            let ends = rest.match_indices(',').map(|(at, _)| at).chain([rest.len()]);
            let first = rest.find(',').unwrap_or(rest.len());
            let end = ends.take(MOST_PIECES).find(|end| is_move(&rest[..*end])).unwrap_or(first);
            let end = if is_aside(&rest[..first]) { first } else { end };
            let piece = rest[..end].trim();
            if !piece.is_empty() && !is_aside(piece) {
                found.push(piece);
            }
            rest = rest[end..].trim_start_matches(',');
        }
    }
    found
}

/// Man, departure, sign, arrival, new piece: an announcement has no more parts to put commas between.
const MOST_PIECES: usize = 6;

/// What an announcement means before any board is asked.
pub(super) fn understood(text: &str, voice: Voice) -> Result<Meaning, NotAMove> {
    meaning(&understand(text, words(voice))?)
}

/// A word that was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    Man(Role),
    File(File),
    Rank(Rank),
    Takes,
    Castling(CastlingSide),
    /// A joint, check, mate or en passant: said, but not needed.
    Aside,
}

/// Letters as they are written without accents, in small letters.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' | 'æ' => folded.push_str("ae"),
            'ö' | 'ø' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            'å' => folded.push_str("aa"),
            'é' | 'è' => folded.push('e'),
            c if c.is_alphanumeric() => folded.push(c),
            _ => folded.push(' '),
        }
    }
    folded
}

fn understand(text: &str, voice: &Words) -> Result<Vec<Sound>, NotAMove> {
    let written: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let folded: Vec<String> = written.iter().map(|word| fold(word)).collect();
    let said: Vec<&str> = folded.iter().map(String::as_str).collect();
    if said.is_empty() {
        return Err(NotAMove::Empty);
    }
    let mut sounds = Vec::with_capacity(said.len());
    let mut rest = said.as_slice();
    while let Some(first) = rest.first() {
        let known = [voice, &GERMAN].iter().find_map(|words| recognise(rest, words));
        if let Some((sound, length)) = known.or_else(|| file_name(first).map(|file| (Sound::File(file), 1))) {
            sounds.push(sound);
            rest = &rest[length..];
        } else {
            let unknown = || NotAMove::Word(written[said.len() - rest.len()].to_owned());
            sounds.extend(coordinates(first).ok_or_else(unknown)?);
            rest = &rest[1..];
        }
    }
    Ok(sounds)
}

/// The sound at the head of the words, and how many words it takes.
fn recognise(said: &[&str], words: &Words) -> Option<(Sound, usize)> {
    let heard = |known: &&str| begins_with(said, known);
    let among = |known: &[&str], sound: Sound| known.iter().find_map(heard).map(|length| (sound, length));
    let of_table = |table: &[&[&str]], sound: &dyn Fn(usize) -> Sound| {
        table.iter().enumerate().find_map(|(at, known)| among(known, sound(at)))
    };
    among(&[EN_PASSANT], Sound::Aside)
        .or_else(|| among(words.short_castling, Sound::Castling(CastlingSide::KingSide)))
        .or_else(|| among(words.long_castling, Sound::Castling(CastlingSide::QueenSide)))
        .or_else(|| of_table(&words.men, &|at| Sound::Man(Role::ALL[at])))
        .or_else(|| of_table(&words.ranks, &|at| Sound::Rank(Rank::ALL[at])))
        .or_else(|| among(words.takes, Sound::Takes))
        .or_else(|| [words.joints, words.mate, words.check].iter().find_map(|known| among(known, Sound::Aside)))
}

/// How many words a known expression takes, if the words begin with it.
fn begins_with(said: &[&str], known: &str) -> Option<usize> {
    let known = fold(known);
    let length = known.split_whitespace().count();
    let is_said = said.len() >= length && known.split_whitespace().zip(said).all(|(known, said)| known == *said);
    is_said.then_some(length)
}

fn file_name(word: &str) -> Option<File> {
    FILE_NAMES.iter().position(|names| names.contains(&word)).map(|at| File::ALL[at])
}

/// A plain file, rank or square.
fn coordinates(word: &str) -> Option<Vec<Sound>> {
    let sound = |c: char| File::from_char(c).map(Sound::File).or_else(|| Rank::from_char(c).map(Sound::Rank));
    word.chars().map(sound).collect()
}

/// Puts the sounds together: the man, where it stands, where it goes, what it becomes.
fn meaning(sounds: &[Sound]) -> Result<Meaning, NotAMove> {
    let mut told: Vec<Sound> = sounds.iter().copied().filter(|sound| *sound != Sound::Aside).collect();
    if let [Sound::Castling(side)] = told.as_slice() {
        return Ok(Meaning::Castling(*side));
    }
    let promotion = match told.as_slice() {
        [_, .., Sound::Man(role)] => Some(*role),
        _ => None,
    };
    told.truncate(told.len() - usize::from(promotion.is_some()));
    let named = match told.first() {
        Some(Sound::Man(role)) => Some(*role),
        _ => None,
    };
    let mut rest = &told[usize::from(named.is_some())..];
    let [before @ .., Sound::File(file), Sound::Rank(rank)] = rest else { return Err(NotAMove::NoSquare) };
    let to = Square::from_coords(*file, *rank);
    rest = before;
    let is_capture = rest.last() == Some(&Sound::Takes);
    rest = &rest[..rest.len() - usize::from(is_capture)];
    let (file, rank) = match rest {
        [] => (None, None),
        [Sound::File(file)] => (Some(*file), None),
        [Sound::Rank(rank)] => (None, Some(*rank)),
        [Sound::File(file), Sound::Rank(rank)] => (Some(*file), Some(*rank)),
        _ => return Err(NotAMove::NoSquare),
    };
    let is_told_by_square = file.is_some() && rank.is_some();
    let role = named.or((!is_told_by_square).then_some(Role::Pawn));
    Ok(Meaning::Man(ManMove { role, file, rank, to, is_capture, promotion }))
}
