//! Writing a move, by the notation appendices of the Laws or by the PGN standard.

use shakmaty::{CastlingSide, Move, Position as _, Role, Square};

use super::Letters;
use super::read::Departure;
use crate::Position;

/// Whether the departure square is always written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// `Sf3`, with a departure file or rank only where it is needed.
    Short,
    /// `Sg1f3`.
    Long,
    /// `Sg1-f3`, captures with the sign of capture.
    LongHyphened,
}

/// How castling is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSign {
    /// `0-0`
    Zeros,
    /// `O-O`
    Letters,
}

/// What stands between a pawn's arrival square and the letter of the new piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PromotionSign {
    /// `d8D`
    None,
    /// `d8=D`
    Equals,
    /// `d8(D)`
    Brackets,
    /// `d8/D`
    Slash,
}

/// How checkmate is written; the appendices allow both signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MateSign {
    Hash,
    DoublePlus,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    pub letters: Letters,
    pub form: Form,
    pub castling: CastlingSign,
    /// Whether `x` marks a capture.
    pub shows_captures: bool,
    pub promotion: PromotionSign,
    /// Whether check and mate are marked.
    pub shows_checks: bool,
    pub mate: MateSign,
    /// Whether `e.p.` follows a capture en passant.
    pub shows_en_passant: bool,
}

impl Style {
    /// As the notation appendices have it on a score sheet: `0-0`, `Sgxf3`, `d8D`, `exd6 e.p.`, `#`.
    pub const fn sheet(letters: Letters) -> Self {
        Self {
            letters,
            form: Form::Short,
            castling: CastlingSign::Zeros,
            shows_captures: true,
            promotion: PromotionSign::None,
            shows_checks: true,
            mate: MateSign::Hash,
            shows_en_passant: true,
        }
    }

    /// As the PGN standard has it in movetext: `O-O`, `Ngxf3`, `d8=Q`, `exd6`, `#`.
    pub const fn pgn() -> Self {
        Self {
            castling: CastlingSign::Letters,
            promotion: PromotionSign::Equals,
            shows_en_passant: false,
            ..Self::sheet(Letters::English)
        }
    }

    /// The same style in another form.
    #[must_use]
    pub const fn with_form(self, form: Form) -> Self {
        Self { form, ..self }
    }
}

/// Writes a legal move.
pub fn write(position: &Position, m: Move, style: &Style) -> String {
    let mut text = String::with_capacity(8);
    write_to(&mut text, position, m, style);
    text
}

/// Writes a legal move behind what a text already holds.
pub fn write_to(text: &mut String, position: &Position, m: Move, style: &Style) {
    match m {
        Move::Castle { king, rook } => {
            text.push_str(castling_sign(CastlingSide::from_king_side(rook > king), style.castling))
        }
        _ => write_man(text, position, m, style),
    }
    if style.shows_checks {
        write_check(text, position, m, style.mate);
    }
    if style.shows_en_passant && m.is_en_passant() {
        text.push_str(" e.p.");
    }
}

const fn castling_sign(side: CastlingSide, sign: CastlingSign) -> &'static str {
    match (side, sign) {
        (CastlingSide::KingSide, CastlingSign::Zeros) => "0-0",
        (CastlingSide::KingSide, CastlingSign::Letters) => "O-O",
        (CastlingSide::QueenSide, CastlingSign::Zeros) => "0-0-0",
        (CastlingSide::QueenSide, CastlingSign::Letters) => "O-O-O",
    }
}

fn write_man(text: &mut String, position: &Position, m: Move, style: &Style) {
    let from = m.from().expect("every move of chess has a departure square");
    text.extend(style.letters.letter(m.role()));
    match style.form {
        Form::Short => write_departure(text, from, needed_departure(position, m)),
        Form::Long | Form::LongHyphened => write_departure(text, from, Departure::Square),
    }
    if m.is_capture() && style.shows_captures {
        text.push('x');
    } else if style.form == Form::LongHyphened {
        text.push('-');
    }
    push_square(text, m.to());
    if let Some(letter) = m.promotion().and_then(|role| style.letters.letter(role)) {
        match style.promotion {
            PromotionSign::None => text.push(letter),
            PromotionSign::Equals => text.extend(['=', letter]),
            PromotionSign::Brackets => text.extend(['(', letter, ')']),
            PromotionSign::Slash => text.extend(['/', letter]),
        }
    }
}

fn write_departure(text: &mut String, from: Square, departure: Departure) {
    if matches!(departure, Departure::File | Departure::Square) {
        text.push(from.file().char());
    }
    if matches!(departure, Departure::Rank | Departure::Square) {
        text.push(from.rank().char());
    }
}

fn push_square(text: &mut String, square: Square) {
    text.push(square.file().char());
    text.push(square.rank().char());
}

fn write_check(text: &mut String, position: &Position, m: Move, mate: MateSign) {
    let after = position.after(m);
    if !after.is_check() {
        return;
    }
    match (after.legal_moves().is_empty(), mate) {
        (false, _) => text.push('+'),
        (true, MateSign::Hash) => text.push('#'),
        (true, MateSign::DoublePlus) => text.push_str("++"),
    }
}

/// What of the departure square the short form needs. Like pieces count only if they can legally
/// go to the same square. The appendices speak of two like pieces: on one file they are told apart
/// by the rank, else by the file; of three or more, by both where neither does
/// (`docs/readings/notation-three-like-pieces.md`).
pub(super) fn needed_departure(position: &Position, m: Move) -> Departure {
    let (Some(from), false) = (m.from(), m.is_castle()) else { return Departure::None };
    match m.role() {
        Role::Pawn if m.is_capture() => return Departure::File,
        Role::Pawn | Role::King => return Departure::None,
        _ => {}
    }
    // Most pieces have no like piece that even attacks the square, pinned or not.
    let like = position.board().by_piece(m.role().of(position.turn())).without(from);
    if (like & position.attackers(m.to(), position.turn())).is_empty() {
        return Departure::None;
    }
    let others = position.chess().san_candidates(m.role(), m.to());
    let others = others.iter().filter_map(|other| other.from()).filter(|other| *other != from);
    let (mut any, mut on_file, mut on_rank) = (false, false, false);
    for other in others {
        any = true;
        on_file |= other.file() == from.file();
        on_rank |= other.rank() == from.rank();
    }
    match (any, on_file, on_rank) {
        (false, ..) => Departure::None,
        (true, false, _) => Departure::File,
        (true, true, false) => Departure::Rank,
        (true, true, true) => Departure::Square,
    }
}
