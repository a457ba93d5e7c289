//! A written move taken apart, before any board or language is asked what it means.

use shakmaty::{CastlingSide, File, Rank, Square};

use super::Letters;
use super::read::NotAMove;
use super::write::{CastlingSign, PromotionSign};

/// The parts of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sketch {
    pub shape: Shape,
    pub marks: Marks,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Castling(CastlingSide, CastlingSign),
    Man(Man),
}

/// A man's move: letter, departure, sign, arrival, new piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Man {
    pub letter: Option<Sign>,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    pub link: Link,
    pub to: Square,
    pub promotion: Option<(Sign, PromotionSign)>,
    pub has_capital_squares: bool,
}

/// A letter and its place in the text, counted in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sign {
    pub at: usize,
    pub letter: char,
}

/// What stands before the arrival square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link {
    None,
    Hyphen,
    Capture,
}

/// What stands behind the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    pub check: CheckMark,
    pub en_passant: bool,
    pub draw_offer: bool,
}

/// How check or mate was marked, if at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum CheckMark {
    #[default]
    None,
    Check,
    /// `++`: mate by the appendices, double check in older use.
    DoublePlus,
    Mate,
}

/// Takes a text apart; a move number before the move is passed over.
pub(super) fn parse(text: &str) -> Result<Sketch, NotAMove> {
    let chars: Vec<char> = text.chars().collect();
    let (shape, end) = shape(&chars)?;
    let (shape, marks) = finish(shape, &chars[end..])?;
    Ok(Sketch { shape, marks })
}

/// The move itself and where it ends.
fn shape(chars: &[char]) -> Result<(Shape, usize), NotAMove> {
    let start = skip_number(chars);
    if start == chars.len() {
        return Err(NotAMove::Empty);
    }
    castling(chars, start).map_or_else(|| man(chars, start), Ok)
}

/// What a player or an annotator put behind a move that the board does not know, as it was written:
/// the offer of a draw, `!?`, `±`.
pub(super) fn remarks(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let Ok((_, end)) = shape(&chars) else { return String::new() };
    let (mut rest, mut remarks, mut is_apart) = (&chars[end..], String::new(), false);
    while let Some(first) = rest.first() {
        let sign = MARKS.iter().find(|(sign, _)| begins_with(rest, sign));
        let length = sign.map_or(1, |(sign, _)| sign.chars().count());
        if matches!(sign, Some((_, Mark::DrawOffer))) || is_glyph(*first) {
            remarks.extend(is_apart.then_some(' '));
            remarks.extend(&rest[..length]);
        }
        is_apart = first.is_whitespace();
        rest = &rest[length..];
    }
    remarks
}

/// What an annotator thinks of a move.
const fn is_glyph(c: char) -> bool {
    matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉' | '±' | '∓' | '⩲' | '⩱' | '∞')
}

/// The marks of a text that is nothing but marks, such as `e.p.` or `(=)` written apart.
pub(super) fn marks_alone(text: &str) -> Option<Marks> {
    let chars: Vec<char> = text.chars().collect();
    marks(&chars).ok()
}

/// A written move without the number before it.
pub(super) fn without_number(text: &str) -> &str {
    let chars: Vec<char> = text.chars().collect();
    let bytes: usize = chars[..skip_number(&chars)].iter().map(|c| c.len_utf8()).sum();
    &text[bytes..]
}

/// The number written before a move or alone, if there is one.
pub(super) fn number_of(text: &str) -> Option<u32> {
    let digits: String = text.trim_start().chars().take_while(char::is_ascii_digit).collect();
    let behind = text.trim_start()[digits.len()..].chars().next();
    matches!(behind, Some('.' | '…')).then(|| digits.parse().ok()).flatten()
}

/// Where the move begins: behind spaces and a number such as `12.`, `12...` or `12…`.
fn skip_number(chars: &[char]) -> usize {
    let is_space = |c: &char| c.is_whitespace();
    let count = |from: usize, is: &dyn Fn(&char) -> bool| chars[from..].iter().take_while(|c| is(c)).count();
    let spaces = count(0, &is_space);
    let digits = count(spaces, &|c: &char| c.is_ascii_digit());
    let dots = count(spaces + digits, &|c: &char| matches!(c, '.' | '…' | ')'));
    let after = spaces + digits + dots;
    let gap = count(after, &is_space);
    // `0 - 0` is castling and no number; dots alone begin Black's move.
    let is_number = dots > 0 || (digits > 0 && gap > 0 && chars[spaces] != '0');
    if is_number { after + gap } else { spaces }
}

fn castling(chars: &[char], start: usize) -> Option<(Shape, usize)> {
    let is_ring = |c: char| matches!(c, '0' | 'O' | 'o');
    let first = chars.get(start).copied().filter(|c| is_ring(*c))?;
    let (mut rings, mut at) = (1, start + 1);
    while rings < 3 {
        let hyphen = usize::from(chars.get(at).copied().is_some_and(is_hyphen));
        match chars.get(at + hyphen).copied() {
            Some(c) if is_ring(c) => (rings, at) = (rings + 1, at + hyphen + 1),
            _ => break,
        }
    }
    let side = match rings {
        2 => CastlingSide::KingSide,
        3 => CastlingSide::QueenSide,
        _ => return None,
    };
    let sign = if first == '0' { CastlingSign::Zeros } else { CastlingSign::Letters };
    Some((Shape::Castling(side, sign), at))
}

const fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '–' | '—' | '−')
}

const fn is_capture_sign(c: char) -> bool {
    matches!(c, 'x' | 'X' | ':' | '×')
}

/// The arrival square is the last square written; what stands before it says which man.
fn man(chars: &[char], start: usize) -> Result<(Shape, usize), NotAMove> {
    let at = (start + 1..chars.len()).rev().find(|at| square(chars, at - 1).is_some()).ok_or(NotAMove::NoSquare)?;
    let to = square(chars, at - 1).expect("just found");
    let is_capital = chars[at - 1].is_ascii_uppercase();
    let mut head: Vec<Sign> =
        (start..at - 1).map(|at| Sign { at, letter: chars[at] }).filter(|sign| !is_passed_over(sign.letter)).collect();
    let link = match head.last().map(|sign| sign.letter) {
        // A capital with nothing before it stands where a piece letter should be.
        Some('X') if head.len() == 1 => Link::None,
        Some(c) if is_capture_sign(c) => Link::Capture,
        Some(c) if is_hyphen(c) => Link::Hyphen,
        _ => Link::None,
    };
    if link != Link::None {
        head.pop();
    }
    let mut man =
        Man { letter: None, file: None, rank: None, link, to, promotion: None, has_capital_squares: is_capital };
    read_head(&mut man, &head)?;
    // `N-B3` is descriptive notation, in which the letter before the rank is a piece and no file.
    if is_capital && link == Link::Hyphen && man.file.is_none() {
        return Err(NotAMove::NoSquare);
    }
    let (promotion, end) = promotion(chars, at + 1);
    man.promotion = promotion;
    Ok((Shape::Man(man), end))
}

/// Spaces within a move and the selectors that choose how a figurine is drawn.
fn is_passed_over(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

fn square(chars: &[char], at: usize) -> Option<Square> {
    let file = File::from_char(chars[at].to_ascii_lowercase())?;
    let rank = Rank::from_char(*chars.get(at + 1)?)?;
    Some(Square::from_coords(file, rank))
}

/// Letter, departure file and departure rank.
fn read_head(man: &mut Man, head: &[Sign]) -> Result<(), NotAMove> {
    let (lead, rest) = match head {
        [] => return Ok(()),
        [first, rest @ ..] if begins_with_departure(man, *first, rest) => (None, &head[..=rest.len()]),
        [first, rest @ ..] => (Some(*first), rest),
    };
    man.letter = lead;
    if let Some(sign) = lead.filter(|sign| !is_letter(sign.letter)) {
        return Err(NotAMove::Letter { letter: sign.letter, fits: Vec::new() });
    }
    let file = |sign: &Sign| File::from_char(sign.letter.to_ascii_lowercase());
    let rank = |sign: &Sign| Rank::from_char(sign.letter);
    (man.file, man.rank) = match rest {
        [] => (None, None),
        [one] if file(one).is_some() => (file(one), None),
        [one] if rank(one).is_some() && lead.is_some() => (None, rank(one)),
        [one, two] if file(one).is_some() && rank(two).is_some() => (file(one), rank(two)),
        _ => return Err(NotAMove::Departure(rest.iter().map(|sign| sign.letter).collect())),
    };
    man.has_capital_squares |= rest.iter().any(|sign| sign.letter.is_ascii_uppercase());
    Ok(())
}

fn is_letter(c: char) -> bool {
    c.is_alphabetic() || ('♔'..='♟').contains(&c)
}

/// Whether the first sign is a departure file and no piece letter. A small file letter is one
/// wherever the text can be a pawn's move (`docs/readings/notation-small-letters.md`); a capital
/// only where the arrival square is in capitals too and no piece letter.
fn begins_with_departure(man: &Man, first: Sign, rest: &[Sign]) -> bool {
    let Some(file) = File::from_char(first.letter.to_ascii_lowercase()) else { return false };
    let is_square = matches!(rest, [rank] if Rank::from_char(rank.letter).is_some());
    let is_pawn_like = rest.is_empty() && file.distance(man.to.file()) <= 1;
    if first.letter.is_ascii_uppercase() {
        let is_no_piece = Letters::ALL.iter().all(|letters| letters.role(first.letter).is_none());
        return man.has_capital_squares && (is_square || is_pawn_like && is_no_piece);
    }
    is_square || is_pawn_like
}

/// The letter of the new piece behind the arrival square: `D`, `=D`, `(D)` or `/D`.
fn promotion(chars: &[char], after: usize) -> (Option<(Sign, PromotionSign)>, usize) {
    let at = |at: usize| chars.get(at).copied();
    let start = after + chars[after.min(chars.len())..].iter().take_while(|c| is_passed_over(**c)).count();
    let (sign, lead) = match at(start) {
        Some('=') => (PromotionSign::Equals, 1),
        Some('(') => (PromotionSign::Brackets, 1),
        Some('/') => (PromotionSign::Slash, 1),
        _ => (PromotionSign::None, 0),
    };
    let place = start + lead;
    let Some(letter) = at(place).filter(|c| is_letter(*c)) else { return (None, after) };
    let next = place + 1;
    // A word behind the square, such as `mat` or `e.p.`, is a mark and no piece.
    if at(next).is_some_and(|c| c.is_alphabetic() || c == '.') || (lead == 0 && start > after) {
        return (None, after);
    }
    let end = match (sign, at(next)) {
        (PromotionSign::Brackets, Some(')')) => next + 1,
        (PromotionSign::Brackets, _) => return (None, after),
        _ => next,
    };
    (Some((Sign { at: place, letter }, sign)), end)
}

/// Reads the marks; a sign of capture behind the square (`Lc3:`) belongs to the move.
fn finish(mut shape: Shape, rest: &[char]) -> Result<(Shape, Marks), NotAMove> {
    let mut rest = rest;
    if let (Shape::Man(man), [':', behind @ ..]) = (&mut shape, rest) {
        (man.link, rest) = (Link::Capture, behind);
    }
    Ok((shape, marks(rest)?))
}

/// Words and signs behind a move, the longer before those they begin with.
const MARKS: &[(&str, Mark)] = &[
    ("(=)", Mark::DrawOffer),
    ("(e.p.)", Mark::EnPassant),
    ("(ep)", Mark::EnPassant),
    ("e.p.", Mark::EnPassant),
    ("e.p", Mark::EnPassant),
    ("ep.", Mark::EnPassant),
    ("ep", Mark::EnPassant),
    ("en passant", Mark::EnPassant),
    ("++", Mark::Check(CheckMark::DoublePlus)),
    ("+", Mark::Check(CheckMark::Check)),
    ("†", Mark::Check(CheckMark::Check)),
    ("#", Mark::Check(CheckMark::Mate)),
    ("‡", Mark::Check(CheckMark::Mate)),
    ("≠", Mark::Check(CheckMark::Mate)),
    ("matti", Mark::Check(CheckMark::Mate)),
    ("matt", Mark::Check(CheckMark::Mate)),
    ("mate", Mark::Check(CheckMark::Mate)),
    ("mat", Mark::Check(CheckMark::Mate)),
    ("mát", Mark::Check(CheckMark::Mate)),
    ("=", Mark::DrawOffer),
];

#[derive(Clone, Copy)]
enum Mark {
    Check(CheckMark),
    EnPassant,
    DrawOffer,
}

fn marks(mut rest: &[char]) -> Result<Marks, NotAMove> {
    let mut marks = Marks::default();
    while let Some(first) = rest.first() {
        if first.is_whitespace() || is_glyph(*first) || matches!(first, '.' | ',' | ';') {
            rest = &rest[1..];
            continue;
        }
        let Some((sign, mark)) = MARKS.iter().find(|(sign, _)| begins_with(rest, sign)) else {
            return Err(NotAMove::Remains(rest.iter().collect()));
        };
        match mark {
            Mark::Check(check) => marks.check = *check,
            Mark::EnPassant => marks.en_passant = true,
            Mark::DrawOffer => marks.draw_offer = true,
        }
        rest = &rest[sign.chars().count()..];
    }
    Ok(marks)
}

fn begins_with(text: &[char], sign: &str) -> bool {
    let mut text = text.iter();
    sign.chars().all(|c| text.next().is_some_and(|t| *t == c || t.to_ascii_lowercase() == c))
}
