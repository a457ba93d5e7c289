//! A run of moves as text: numbers, moves, marks written apart, results and comments.

use super::parse::{self, Sketch};
use super::read::never_a_move;
use super::{Letters, NoMove, Reading, Unreadable, read};
use crate::Position;

/// One stretch of a text between spaces or commas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A move, perhaps with its number before it.
    Move(&'a str),
    /// What stands between moves and means the same in every language.
    Other(&'a str),
}

impl<'a> Token<'a> {
    const fn text(self) -> &'a str {
        match self {
            Token::Move(text) | Token::Other(text) => text,
        }
    }
}

/// Splits a text without losing anything of it.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (piece, behind) = rest.split_at(token_length(rest));
        tokens.push(if is_other(piece) { Token::Other(piece) } else { Token::Move(piece) });
        rest = behind;
    }
    tokens
}

/// A comment in braces or to the end of its line, a run of separators, a bracket of a variation, or a word.
fn token_length(text: &str) -> usize {
    if text.starts_with(LINE_COMMENT) {
        return text.find(['\r', '\n']).unwrap_or(text.len());
    }
    if text.starts_with('{') {
        return text.find('}').map_or(text.len(), |end| end + 1);
    }
    let begins_with_separator = text.starts_with(is_separator);
    let ends = |c: char| is_separator(c) != begins_with_separator || matches!(c, '{' | LINE_COMMENT);
    let word = &text[..text.find(ends).unwrap_or(text.len())];
    let closed = word.trim_end_matches(CLOSE);
    let unmatched = word.matches(CLOSE).count().saturating_sub(word.matches(OPEN).count());
    let inner = &word[..word.len() - unmatched.min(word.len() - closed.len())];
    match inner.strip_prefix(OPEN) {
        _ if inner.is_empty() => CLOSE.len_utf8(),
        Some(_) if parse::marks_alone(inner).is_none() => OPEN.len_utf8(),
        _ => inner.len(),
    }
}

/// A comment from here runs to the end of the line.
const LINE_COMMENT: char = ';';
const OPEN: char = '(';
const CLOSE: char = ')';

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

fn is_other(piece: &str) -> bool {
    let is_number = || {
        let digits = piece.trim_end_matches(['.', '…']);
        digits.bytes().all(|byte| byte.is_ascii_digit()) && digits != "00" && digits != "000"
    };
    piece.starts_with(['{', '$', LINE_COMMENT])
        || matches!(piece, "(" | ")")
        || is_result(piece)
        || is_number()
        || parse::marks_alone(piece).is_some()
}

fn is_result(piece: &str) -> bool {
    let piece = piece.replace(['–', '—', '−'], "-");
    matches!(piece.as_str(), "1-0" | "0-1" | "½-½" | "1/2-1/2" | "1/2" | "½" | "*" | "1:0" | "0:1" | "½:½")
}

/// How many moves a text has, in variations too.
pub fn count_moves(text: &str) -> usize {
    tokens(text).into_iter().filter(|token| matches!(token, Token::Move(_))).count()
}

/// A run of legal moves.
#[derive(Clone, Debug)]
pub struct Sequence {
    pub moves: Vec<Reading>,
    /// What stands behind each move that the board does not know: `(=)`, `!?`, a comment, a result. It ends with the
    /// line where a comment does that ends with it.
    pub remarks: Vec<String>,
    /// The move number written before each, if there is one.
    pub numbers: Vec<Option<u32>>,
    /// The sets of letters in which the whole text can be read.
    pub letters: Vec<Letters>,
    /// The position after the last move.
    pub end: Position,
}

/// Where a run of moves breaks off.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The half-moves read before it.
    pub moves: Vec<Reading>,
    /// The position in which it stands.
    pub position: Position,
    /// The text that cannot be read, without a move number.
    pub token: String,
    pub why: Unreadable,
    /// How many half-moves the text has.
    pub plies: usize,
    /// The words behind it that are no move in any position.
    pub later: Vec<NoMove>,
}

/// Reads a run of moves from a position, in one language or the one that fits the whole text.
/// Where no language fits, the one that goes furthest tells what is wrong.
pub fn sequence(start: &Position, text: &str, letters: Option<Letters>) -> Result<Sequence, Box<Broken>> {
    let plies = plies(text);
    let sets: &[Letters] = match &letters {
        Some(one) => std::slice::from_ref(one),
        None => &Letters::ALL,
    };
    let mut read: Vec<Sequence> = Vec::new();
    let mut furthest: Option<Box<Broken>> = None;
    for alike in sets.chunk_by(|one, next| one.is_like(*next)) {
        match play(start, &plies, alike) {
            Ok(sequence) => match read.iter_mut().find(|known| has_same_moves(known, &sequence)) {
                Some(known) => known.letters.extend(alike),
                None => read.push(sequence),
            },
            Err(broken) if furthest.as_ref().is_none_or(|known| broken.moves.len() > known.moves.len()) => {
                furthest = Some(broken);
            }
            Err(_) => {}
        }
    }
    match (read.len(), furthest) {
        (0, Some(mut broken)) => {
            broken.later = never_moves(&plies, broken.moves.len() + 1, letters);
            Err(broken)
        }
        (1, _) => {
            let mut only = read.remove(0);
            for reading in &mut only.moves {
                reading.letters.clone_from(&only.letters);
            }
            Ok(only)
        }
        _ => Err(differing(start, &plies, &read)),
    }
}

/// A half-move as it stands in a text.
#[derive(Clone, Debug, Default)]
struct Ply {
    /// The move with the marks written apart behind it.
    token: String,
    /// The number written before it.
    number: Option<u32>,
    /// Comments, glyphs and the result behind it, as they stand.
    behind: String,
    /// The last of them is a comment to the end of its line.
    ends_line: bool,
}

impl Ply {
    fn keep(&mut self, piece: &str) {
        self.behind.push(if self.ends_line { '\n' } else { ' ' });
        self.behind.push_str(piece);
        self.ends_line = piece.starts_with(LINE_COMMENT);
    }
}

/// The moves of a text outside variations.
fn plies(text: &str) -> Vec<Ply> {
    let mut plies: Vec<Ply> = Vec::new();
    let mut depth = 0_u32;
    let mut number = None;
    for token in tokens(text) {
        match token {
            Token::Other("(") => depth += 1,
            Token::Other(")") => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            Token::Move(text) => {
                let number = parse::number_of(text).or(number.take());
                if let Some(before) = plies.last_mut().filter(|before| before.ends_line) {
                    before.behind.push('\n');
                }
                plies.push(Ply { token: parse::without_number(text).to_owned(), number, ..Ply::default() });
            }
            Token::Other(text) if is_kept(text) => {
                if let Some(last) = plies.last_mut() {
                    last.keep(text);
                }
            }
            Token::Other(text) => {
                number = parse::number_of(text).or(number);
                let is_mark = parse::marks_alone(text).is_some() && !text.chars().all(is_separator);
                if let Some(last) = plies.last_mut().filter(|_| is_mark) {
                    last.token.push(' ');
                    last.token.push_str(text);
                }
            }
        }
    }
    plies
}

/// Comments, the glyphs of PGN and results mean the same in every language and stay where they are.
fn is_kept(piece: &str) -> bool {
    piece.starts_with(['{', '$', LINE_COMMENT]) || is_result(piece)
}

/// Whether a text has variations, which are not played.
pub fn has_variations(text: &str) -> bool {
    tokens(text).contains(&Token::Other("("))
}

/// Plays the moves in sets of letters that are alike.
fn play(start: &Position, plies: &[Ply], alike: &[Letters]) -> Result<Sequence, Box<Broken>> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(plies.len());
    for Ply { token, .. } in plies {
        match read(&position, token, alike.first().copied()) {
            Ok(reading) => {
                position.play(reading.m);
                moves.push(reading);
            }
            Err(why) => {
                let (token, plies, later) = (token.clone(), plies.len(), Vec::new());
                return Err(Box::new(Broken { moves, position, token, why, plies, later }));
            }
        }
    }
    let remarks = plies.iter().map(|ply| parse::remarks(&ply.token) + &ply.behind).collect();
    let numbers = plies.iter().map(|ply| ply.number).collect();
    Ok(Sequence { moves, remarks, numbers, letters: alike.to_vec(), end: position })
}

fn has_same_moves(one: &Sequence, other: &Sequence) -> bool {
    one.moves.iter().map(|reading| reading.m).eq(other.moves.iter().map(|reading| reading.m))
}

/// Two languages read the whole text and do not agree: broken where they part.
fn differing(start: &Position, plies: &[Ply], read: &[Sequence]) -> Box<Broken> {
    let shortest = plies.len();
    let parts = |ply: usize| read.iter().any(|one| one.moves[ply].m != read[0].moves[ply].m);
    let ply = (0..shortest).find(|ply| parts(*ply)).unwrap_or(shortest.saturating_sub(1));
    let mut position = start.clone();
    let moves = read.first().map_or_else(Vec::new, |one| one.moves[..ply].to_vec());
    for reading in &moves {
        position.play(reading.m);
    }
    let mut candidates: Vec<super::Candidate> = Vec::new();
    for one in read {
        let m = one.moves[ply].m;
        match candidates.iter_mut().find(|known| known.m == m) {
            Some(known) => known.letters.extend(&one.letters),
            None => candidates.push(super::Candidate { m, letters: one.letters.clone() }),
        }
    }
    let (token, why) = (plies[ply].token.clone(), Unreadable::Ambiguous(candidates));
    // Two languages read all of it, so every word is a move.
    Box::new(Broken { moves, position, token, why, plies: plies.len(), later: Vec::new() })
}

/// The words from a half-move on that are no move in any position.
fn never_moves(plies: &[Ply], from: usize, letters: Option<Letters>) -> Vec<NoMove> {
    let words = plies.iter().enumerate().skip(from);
    words
        .filter_map(|(index, Ply { token, .. })| {
            Some(NoMove { token: token.clone(), index, why: never_a_move(token, letters)? })
        })
        .collect()
}

/// The tokens of a text with the parts of each move, for those who only exchange letters.
pub(super) fn sketches(text: &str) -> Vec<(&str, Option<Result<Sketch, super::NotAMove>>)> {
    let sketch = |token: Token<'_>| matches!(token, Token::Move(_)).then(|| parse::parse(token.text()));
    tokens(text).into_iter().map(|token| (token.text(), sketch(token))).collect()
}
