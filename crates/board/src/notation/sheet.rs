//! Whether a move is written as a notation appendix of the Laws asks. Reading stays lenient; this
//! tells afterwards where a sheet departs from an edition.

use shakmaty::{Move, Role};

use super::read::{Departure, Reading};
use super::{Note, PromotionSign};

/// Whether an appendix asks for a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Demand {
    Required,
    Optional,
    /// The appendix does not have it.
    Absent,
}

/// What a notation appendix asks of a score sheet. Signs of check and mate are explained in every
/// edition and demanded in none (`docs/readings/notation-check-signs.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SheetRules {
    /// The departure square of every move.
    pub long_form: Demand,
    /// `x` when a piece captures.
    pub piece_capture: Demand,
    /// `x` when a piece captures that is told apart from a like one.
    pub distinguished_capture: Demand,
    /// `x` when a pawn captures.
    pub pawn_capture: Demand,
    /// `e.p.`
    pub en_passant: Demand,
}

impl SheetRules {
    /// L2001-E7, E8, E9.3, E10.
    pub const Y2001: Self = Self {
        long_form: Demand::Absent,
        piece_capture: Demand::Required,
        distinguished_capture: Demand::Required,
        pawn_capture: Demand::Required,
        en_passant: Demand::Required,
    };

    /// L2009-C8, C9, C10, C11: only the captures of distinguished pieces are freer than in 2001.
    pub const Y2009: Self = Self { distinguished_capture: Demand::Optional, ..Self::Y2001 };

    /// L2009-C.optional-DK: captures need not be marked at all.
    pub const Y2009_DENMARK: Self =
        Self { piece_capture: Demand::Optional, pawn_capture: Demand::Optional, ..Self::Y2009 };

    /// L2023-C.8, C.9, C.9.3, C.10.3.4, C.13.
    pub const Y2023: Self = Self { long_form: Demand::Optional, en_passant: Demand::Optional, ..Self::Y2009_DENMARK };
}

/// A point in which a written move departs from an appendix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Deviation {
    /// The departure square is written where the appendix has the short form only.
    LongForm,
    Hyphen,
    CaptureUnmarked,
    EnPassantUnmarked,
    /// A pawn's capture without its departure file.
    DepartureLeftOut,
    /// A departure file or rank that nothing calls for.
    SuperfluousDeparture,
    LetterLeftOut,
    /// A piece letter that is not a capital, or a square that is not small.
    LetterCase,
    /// Something between a pawn's arrival square and the letter of the new piece.
    PromotionSign,
    CastlingAsKingMove,
    /// A sign of capture, check, mate or en passant where there is none.
    WrongSign,
}

impl Deviation {
    pub const fn key(self) -> &'static str {
        match self {
            Deviation::LongForm => "long_form",
            Deviation::Hyphen => "hyphen",
            Deviation::CaptureUnmarked => "capture_unmarked",
            Deviation::EnPassantUnmarked => "en_passant_unmarked",
            Deviation::DepartureLeftOut => "departure_left_out",
            Deviation::SuperfluousDeparture => "superfluous_departure",
            Deviation::LetterLeftOut => "letter_left_out",
            Deviation::LetterCase => "letter_case",
            Deviation::PromotionSign => "promotion_sign",
            Deviation::CastlingAsKingMove => "castling_as_king_move",
            Deviation::WrongSign => "wrong_sign",
        }
    }
}

/// Every point in which a move that was read is not written as the rules ask, in a fixed order.
pub fn deviations(reading: &Reading, rules: &SheetRules) -> Vec<Deviation> {
    let written = &reading.written;
    let mut found: Vec<Deviation> =
        reading.notes.iter().filter_map(|note| deviation_of(*note, reading, rules)).collect();
    if written.is_long() && rules.long_form == Demand::Absent {
        found.push(Deviation::LongForm);
    }
    if written.has_hyphen {
        found.push(Deviation::Hyphen);
    }
    if written.promotion.is_some_and(|sign| sign != PromotionSign::None) {
        found.push(Deviation::PromotionSign);
    }
    found.sort_unstable();
    found.dedup();
    found
}

fn deviation_of(note: Note, reading: &Reading, rules: &SheetRules) -> Option<Deviation> {
    let demanded = |demand: Demand, deviation| (demand == Demand::Required).then_some(deviation);
    match note {
        Note::CheckUnmarked | Note::MateUnmarked => None,
        Note::CheckNotGiven | Note::MateNotGiven | Note::DoubleCheckSign => Some(Deviation::WrongSign),
        Note::NotACapture | Note::NotEnPassant => Some(Deviation::WrongSign),
        Note::CaptureUnmarked => demanded(capture_demand(reading.m, reading, rules), Deviation::CaptureUnmarked),
        Note::EnPassantUnmarked => demanded(rules.en_passant, Deviation::EnPassantUnmarked),
        Note::DepartureLeftOut => Some(Deviation::DepartureLeftOut),
        // A whole square is the long form, which has its own rule.
        Note::SuperfluousDeparture if reading.written.departure == Departure::Square => None,
        Note::SuperfluousDeparture => Some(Deviation::SuperfluousDeparture),
        Note::LetterLeftOut => Some(Deviation::LetterLeftOut),
        Note::SmallLetter | Note::CapitalSquare => Some(Deviation::LetterCase),
        Note::CastlingAsKingMove => Some(Deviation::CastlingAsKingMove),
    }
}

fn capture_demand(m: Move, reading: &Reading, rules: &SheetRules) -> Demand {
    match (m.role(), reading.written.needed) {
        (Role::Pawn, _) => rules.pawn_capture,
        (_, Departure::None) => rules.piece_capture,
        _ => rules.distinguished_capture,
    }
}
