//! What is settled before the game: edition, time control, supervision, the event's own rules.

mod period;
mod raw;

use rokade_board::{BadFen, Position, Variant, chess960};
use rokade_clause::{Country, Edition, HandbookEdition, Reason};
use serde::{Deserialize, Serialize};

use super::pace::{self, Pace};
use super::pair::Both;
use super::time::Millis;
pub use period::Period;
pub use raw::RawSettings;

/// How closely rapid and blitz games are watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// What the edition calls adequate: the competition rules apply.
    #[default]
    Full,
    Limited,
}

/// From which move the event lets players agree to a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawAgreement {
    #[default]
    Allowed,
    /// Both have completed so many moves.
    FromMove(u32),
    Never,
}

/// Regulations that stand beside the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Regulations {
    #[serde(rename = "DSU")]
    Dsu,
}

/// Whether a start was announced, so that somebody can come too late for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Schedule {
    #[default]
    Announced,
    /// The game begins when White's clock is started, and its time counts from there.
    None,
}

/// Who plays without seeing the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Blind {
    White,
    Black,
    Both,
}

/// The settings of one game, checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "RawSettings", into = "RawSettings")]
pub struct Settings {
    pub edition: Edition,
    /// The federation whose additions hold, which may differ from the text's own country.
    pub federation: Option<Country>,
    pub pace: Pace,
    pub supervision: Supervision,
    pub periods: Both<Vec<Period>>,
    pub start: Position,
    /// The event's own default time, if it sets one.
    pub default_time: Option<Millis>,
    pub draw_agreement: DrawAgreement,
    pub appendix_g: bool,
    pub arbiter_present: bool,
    pub blind: Option<Blind>,
    pub regulations: Option<Regulations>,
    /// The edition of the union's regulations, where they hold.
    pub handbook: HandbookEdition,
    pub schedule: Schedule,
}

/// Why settings or events cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.reason.key)]
pub struct BadScript {
    pub reason: Box<Reason>,
}

impl BadScript {
    pub fn new(reason: Reason) -> Self {
        Self { reason: Box::new(reason) }
    }

    /// A position that cannot be read, with everything that is wrong with it.
    pub(crate) fn fen(fen: &str, bad: &BadFen) -> Self {
        let reason = Reason::house("script_bad_fen").with("fen", fen).with("fault", bad.to_string());
        Self::new(reason.because(crate::fen::reasons(bad)))
    }
}

impl Settings {
    /// The usual game under an edition: one period for both players.
    pub fn new(edition: Edition, periods: Vec<Period>) -> Self {
        let periods = Both { white: periods.clone(), black: periods };
        Self {
            edition,
            federation: None,
            pace: pace::of(edition, &periods),
            supervision: Supervision::Full,
            periods,
            start: Position::start(),
            default_time: None,
            draw_agreement: DrawAgreement::Allowed,
            appendix_g: false,
            arbiter_present: true,
            blind: None,
            regulations: None,
            handbook: HandbookEdition::default(),
            schedule: Schedule::Announced,
        }
    }

    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// Whether the rules of rapid and blitz without adequate supervision hold.
    pub fn is_limited(&self) -> bool {
        self.supervision == Supervision::Limited && self.pace != Pace::Standard
    }

    pub fn is_blind(&self, color: rokade_board::Color) -> bool {
        match self.blind {
            None => false,
            Some(Blind::Both) => true,
            Some(Blind::White) => color.is_white(),
            Some(Blind::Black) => color.is_black(),
        }
    }

    /// The starting position that a script means: a FEN of either variant, or the usual array.
    fn read_start(fen: Option<&str>, variant: Variant) -> Result<Position, BadScript> {
        match (fen, variant) {
            (None, Variant::Standard) => Ok(Position::start()),
            (None, Variant::Chess960) => {
                let usual = chess960::number(&Position::start()).and_then(chess960::start);
                usual.ok_or_else(|| BadScript::new(Reason::house("script_start_needed")))
            }
            (Some(fen), variant) => Position::read(fen, variant).map_err(|bad| BadScript::fen(fen, &bad)),
        }
    }
}
