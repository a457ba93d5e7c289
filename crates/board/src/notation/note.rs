//! How a move was written, and what a reader notices about it.

use shakmaty::Move;

use super::parse::{CheckMark, Link, Man, Shape, Sketch};
use super::read::Departure;
use super::write::needed_departure;
use super::{CastlingSign, PromotionSign};
use crate::Position;

/// How a move was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Written {
    pub departure: Departure,
    /// What the short form needs of the departure square.
    pub needed: Departure,
    pub has_hyphen: bool,
    /// Whether a sign of capture was written.
    pub has_capture_sign: bool,
    /// Whether `e.p.` was written.
    pub has_en_passant: bool,
    /// Whether `(=)` was written.
    pub has_draw_offer: bool,
    pub castling: Option<CastlingSign>,
    pub promotion: Option<PromotionSign>,
}

/// Something noticed in a move that was read all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Note {
    CheckUnmarked,
    MateUnmarked,
    /// A sign of check where there is none.
    CheckNotGiven,
    /// A sign of mate where there is none.
    MateNotGiven,
    /// `++` on a double check that is no mate (`docs/readings/notation-double-plus.md`).
    DoubleCheckSign,
    CaptureUnmarked,
    /// A sign of capture where nothing is captured.
    NotACapture,
    EnPassantUnmarked,
    /// `e.p.` on another move.
    NotEnPassant,
    /// A pawn's capture without its departure file.
    DepartureLeftOut,
    /// More of the departure square than the short form needs.
    SuperfluousDeparture,
    /// A piece told by its departure square alone.
    LetterLeftOut,
    /// A piece letter that is not a capital.
    SmallLetter,
    /// A square with a capital letter.
    CapitalSquare,
    /// Castling written as a move of the king.
    CastlingAsKingMove,
}

impl Note {
    pub const ALL: [Note; 15] = [
        Note::CheckUnmarked,
        Note::MateUnmarked,
        Note::CheckNotGiven,
        Note::MateNotGiven,
        Note::DoubleCheckSign,
        Note::CaptureUnmarked,
        Note::NotACapture,
        Note::EnPassantUnmarked,
        Note::NotEnPassant,
        Note::DepartureLeftOut,
        Note::SuperfluousDeparture,
        Note::LetterLeftOut,
        Note::SmallLetter,
        Note::CapitalSquare,
        Note::CastlingAsKingMove,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Note::CheckUnmarked => "check_unmarked",
            Note::MateUnmarked => "mate_unmarked",
            Note::CheckNotGiven => "check_not_given",
            Note::MateNotGiven => "mate_not_given",
            Note::DoubleCheckSign => "double_check_sign",
            Note::CaptureUnmarked => "capture_unmarked",
            Note::NotACapture => "not_a_capture",
            Note::EnPassantUnmarked => "en_passant_unmarked",
            Note::NotEnPassant => "not_en_passant",
            Note::DepartureLeftOut => "departure_left_out",
            Note::SuperfluousDeparture => "superfluous_departure",
            Note::LetterLeftOut => "letter_left_out",
            Note::SmallLetter => "small_letter",
            Note::CapitalSquare => "capital_square",
            Note::CastlingAsKingMove => "castling_as_king_move",
        }
    }

    pub(super) fn all(position: &Position, m: Move, sketch: &Sketch, written: &Written) -> Vec<Self> {
        let mut notes = Vec::new();
        notes.extend(check_note(&position.after(m), sketch.marks.check));
        notes.extend(differing(m.is_en_passant(), written.has_en_passant, Note::EnPassantUnmarked, Note::NotEnPassant));
        if let Shape::Man(man) = &sketch.shape {
            man_notes(&mut notes, m, man, written);
        }
        notes
    }
}

impl Written {
    pub(super) fn of(position: &Position, m: Move, sketch: &Sketch) -> Self {
        let (castling, man) = match &sketch.shape {
            Shape::Castling(_, sign) => (Some(*sign), None),
            Shape::Man(man) => (None, Some(man)),
        };
        let link = man.map_or(Link::None, |man| man.link);
        Self {
            departure: man.map_or(Departure::None, departure),
            needed: needed_departure(position, m),
            has_hyphen: link == Link::Hyphen,
            has_capture_sign: link == Link::Capture,
            has_en_passant: sketch.marks.en_passant,
            has_draw_offer: sketch.marks.draw_offer,
            castling,
            promotion: man.and_then(|man| man.promotion).map(|(_, sign)| sign),
        }
    }

    /// Whether the whole departure square is written though the short form does not need it.
    pub fn is_long(&self) -> bool {
        self.departure == Departure::Square && self.needed != Departure::Square
    }
}

fn departure(man: &Man) -> Departure {
    match (man.file, man.rank) {
        (None, None) => Departure::None,
        (Some(_), None) => Departure::File,
        (None, Some(_)) => Departure::Rank,
        (Some(_), Some(_)) => Departure::Square,
    }
}

/// The note for a sign that should stand exactly where its fact is.
fn differing(is_so: bool, is_marked: bool, unmarked: Note, not_so: Note) -> Option<Note> {
    match (is_so, is_marked) {
        (true, false) => Some(unmarked),
        (false, true) => Some(not_so),
        _ => None,
    }
}

/// `++` is mate by the appendices; on a double check that is no mate it is the older sign for that.
fn check_note(after: &Position, mark: CheckMark) -> Option<Note> {
    let checkers = after.checkers().count();
    let is_mate = checkers > 0 && after.is_checkmate();
    match mark {
        CheckMark::None if is_mate => Some(Note::MateUnmarked),
        CheckMark::None => (checkers > 0).then_some(Note::CheckUnmarked),
        CheckMark::Check if is_mate => Some(Note::MateUnmarked),
        CheckMark::Check => (checkers == 0).then_some(Note::CheckNotGiven),
        CheckMark::DoublePlus | CheckMark::Mate if is_mate => None,
        CheckMark::DoublePlus if checkers > 1 => Some(Note::DoubleCheckSign),
        CheckMark::DoublePlus | CheckMark::Mate => Some(Note::MateNotGiven),
    }
}

fn man_notes(notes: &mut Vec<Note>, m: Move, man: &Man, written: &Written) {
    if m.is_castle() {
        notes.push(Note::CastlingAsKingMove);
    }
    notes.extend(differing(m.is_capture(), written.has_capture_sign, Note::CaptureUnmarked, Note::NotACapture));
    let is_pawn = m.role() == shakmaty::Role::Pawn;
    if is_pawn && m.is_capture() && man.file.is_none() {
        notes.push(Note::DepartureLeftOut);
    }
    if is_superfluous(written.departure, written.needed) {
        notes.push(Note::SuperfluousDeparture);
    }
    match man.letter {
        None if !is_pawn => notes.push(Note::LetterLeftOut),
        _ => {}
    }
    let mut signs = man.letter.into_iter().chain(man.promotion.map(|(sign, _)| sign));
    if signs.any(|sign| sign.letter.is_lowercase()) {
        notes.push(Note::SmallLetter);
    }
    if man.has_capital_squares {
        notes.push(Note::CapitalSquare);
    }
}

/// A rank where the file is preferred still tells the pieces apart and is not superfluous.
const fn is_superfluous(written: Departure, needed: Departure) -> bool {
    match written {
        Departure::None => false,
        Departure::File | Departure::Rank => matches!(needed, Departure::None),
        Departure::Square => !matches!(needed, Departure::Square),
    }
}
