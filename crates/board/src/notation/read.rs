//! Reading a move from a score sheet: leniently, with notes of what was forgiven.

use shakmaty::san::San;
use shakmaty::{Move, Role, Square};

use super::Letters;
use super::meaning::Meaning;
use super::parse::{self, Sketch};
use crate::{Illegal, Position};

pub use super::note::{Note, Written};

/// What of the departure square is written or needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    None,
    File,
    Rank,
    Square,
}

/// A move that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub m: Move,
    /// The sets of letters in which the text means this move; all of them where no letter stands.
    pub letters: Vec<Letters>,
    /// How it was written.
    pub written: Written,
    /// What is not as it should be, or was left out.
    pub notes: Vec<Note>,
}

/// Why a text is no move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Not algebraic notation in the language.
    NotAMove(NotAMove),
    /// Understood, but no legal move.
    Illegal(Breach),
    /// Understood in several ways, each of them legal.
    Ambiguous(Vec<Candidate>),
}

/// What in a text keeps it from being a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAMove {
    Empty,
    /// No arrival square is written.
    NoSquare,
    /// A sign where the letter of a piece should be; `fits` are the languages that have it.
    Letter {
        letter: char,
        fits: Vec<Letters>,
    },
    /// What stands between letter and arrival square is no file, rank or square.
    Departure(String),
    /// Something unknown stands behind the move.
    Remains(String),
    /// A word that is unknown in the spoken form.
    Word(String),
}

/// The illegal move that was meant: of several men, the one with the least breach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breach {
    pub illegal: Illegal,
    /// The kind of man, where it is known.
    pub role: Option<Role>,
    /// The man, where there is one.
    pub from: Option<Square>,
    /// Where it was to go; in castling, the king's arrival square.
    pub to: Square,
    pub promotion: Option<Role>,
}

/// One of several meanings of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub m: Move,
    /// The sets of letters in which the text can mean this move.
    pub letters: Vec<Letters>,
}

impl Unreadable {
    pub const fn key(&self) -> &'static str {
        match self {
            Unreadable::NotAMove(_) => "not_a_move",
            Unreadable::Illegal(_) => "illegal_move",
            Unreadable::Ambiguous(_) => "ambiguous_move",
        }
    }

    /// Whether the candidates differ by language and not by the man that moves.
    pub fn is_ambiguous_by_language(&self) -> bool {
        match self {
            Unreadable::Ambiguous(candidates) => candidates.windows(2).any(|two| two[0].letters != two[1].letters),
            _ => false,
        }
    }
}

impl NotAMove {
    pub const fn key(&self) -> &'static str {
        match self {
            NotAMove::Empty => "empty",
            NotAMove::NoSquare => "no_square",
            NotAMove::Letter { .. } => "unknown_letter",
            NotAMove::Departure(_) => "unknown_departure",
            NotAMove::Remains(_) => "unknown_mark",
            NotAMove::Word(_) => "unknown_word",
        }
    }
}

/// Reads one move in the letters of one language, or of any (`None`): then every set is tried, and
/// all that give a legal move must mean the same one
/// (`docs/readings/notation-recognising-languages.md`).
pub fn read(position: &Position, text: &str, letters: Option<Letters>) -> Result<Reading, Unreadable> {
    let sketch = parse::parse(text).map_err(Unreadable::NotAMove)?;
    let meanings = meanings(&sketch, letters).map_err(Unreadable::NotAMove)?;
    let mut candidates: Vec<Candidate> = Vec::new();
    for (meaning, sets) in &meanings {
        candidates.extend(meaning.legal(position).into_iter().map(|m| Candidate { m, letters: sets.clone() }));
    }
    match candidates.as_slice() {
        [] => Err(Unreadable::Illegal(least_breach(position, &meanings))),
        [one] => Ok(Reading::new(position, one.m, one.letters.clone(), &sketch)),
        _ => Err(Unreadable::Ambiguous(candidates)),
    }
}

/// Reads a move in the plain English letters of PGN, fast and without notes. `None` says only that
/// [`read`] must look closer.
pub fn read_plain(position: &Position, text: &[u8]) -> Option<Move> {
    let end = text.iter().rposition(|byte| !matches!(byte, b'+' | b'#' | b'!' | b'?'))? + 1;
    San::from_ascii(&text[..end]).ok()?.to_move(position.chess()).ok()
}

/// Why a text is no move in any position, if it is none, in one language or in all.
pub(super) fn never_a_move(text: &str, letters: Option<Letters>) -> Option<NotAMove> {
    parse::parse(text).and_then(|sketch| meanings(&sketch, letters)).err()
}

/// Each thing the text can mean, with the sets of letters that mean it.
fn meanings(sketch: &Sketch, letters: Option<Letters>) -> Result<Vec<(Meaning, Vec<Letters>)>, super::NotAMove> {
    let sets: &[Letters] = match &letters {
        Some(one) => std::slice::from_ref(one),
        None => &Letters::ALL,
    };
    let mut meanings: Vec<(Meaning, Vec<Letters>)> = Vec::new();
    let mut refused = None;
    for set in sets {
        match Meaning::of(&sketch.shape, *set) {
            Ok(meaning) => match meanings.iter_mut().find(|(known, _)| *known == meaning) {
                Some((_, sets)) => sets.push(*set),
                None => meanings.push((meaning, vec![*set])),
            },
            Err(why) => refused = Some(why),
        }
    }
    match refused {
        Some(why) if meanings.is_empty() => Err(why),
        _ => Ok(meanings),
    }
}

fn least_breach(position: &Position, meanings: &[(Meaning, Vec<Letters>)]) -> Breach {
    let breaches = meanings.iter().map(|(meaning, _)| meaning.breach(position));
    breaches.min_by_key(|breach| breach.illegal).expect("a text that is a move means something")
}

impl Reading {
    fn new(position: &Position, m: Move, letters: Vec<Letters>, sketch: &Sketch) -> Self {
        let written = Written::of(position, m, sketch);
        let notes = Note::all(position, m, sketch, &written);
        Self { m, letters, written, notes }
    }
}
