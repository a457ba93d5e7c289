//! What happens at the board, as a script or a device tells it.

mod raw;

use rokade_board::{Attempt, Color, Square};
use serde::{Deserialize, Serialize};

use super::ruling::Score;
use super::time::Millis;
pub use raw::RawEvent;

/// Who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    White,
    Black,
    Arbiter,
}

impl By {
    pub const fn player(self) -> Option<Color> {
        match self {
            By::White => Some(Color::White),
            By::Black => Some(Color::Black),
            By::Arbiter => None,
        }
    }
}

impl From<Color> for By {
    fn from(color: Color) -> Self {
        match color {
            Color::White => By::White,
            Color::Black => By::Black,
        }
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RawEvent", into = "RawEvent")]
pub struct Event {
    /// After the scheduled start.
    pub at: Millis,
    pub by: By,
    pub deed: Deed,
}

/// What a player does at the board, as the referee hears it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Arrive,
    Start,
    Touch { squares: Vec<Square>, adjust: bool, accidental: bool },
    Move { attempt: Attempt, hands: u8 },
    Press,
    Record { moves: u32 },
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    Resign,
    Claim { rule: Claimed, announced: Option<String>, grounds: Option<Grounds> },
    Notice(Notice),
    Stop { reason: Option<String> },
    Restart { reason: Option<String> },
    SetClock { white: Option<Millis>, black: Option<Millis> },
    Decide(Decide),
    Reconstruct { moves: u32, fen: Option<String> },
    Adjourn,
    Seal { text: String, envelope: Option<Vec<String>> },
    ResumePlay,
    OpenEnvelope,
    EnvelopeLost,
    Sign { result: Score },
}

impl Deed {
    /// The verb of scripts.
    pub const fn key(&self) -> &'static str {
        match self {
            Deed::Arrive => "arrive",
            Deed::Start => "start",
            Deed::Touch { .. } => "touch",
            Deed::Move { .. } => "move",
            Deed::Press => "press",
            Deed::Record { .. } => "record",
            Deed::OfferDraw => "offer_draw",
            Deed::AcceptDraw => "accept_draw",
            Deed::DeclineDraw => "decline_draw",
            Deed::Resign => "resign",
            Deed::Claim { .. } => "claim",
            Deed::Notice(_) => "notice",
            Deed::Stop { .. } => "stop",
            Deed::Restart { .. } => "restart",
            Deed::SetClock { .. } => "set_clock",
            Deed::Decide(_) => "decide",
            Deed::Reconstruct { .. } => "reconstruct",
            Deed::Adjourn => "adjourn",
            Deed::Seal { .. } => "seal",
            Deed::ResumePlay => "resume_play",
            Deed::OpenEnvelope => "open_envelope",
            Deed::EnvelopeLost => "envelope_lost",
            Deed::Sign { .. } => "sign",
        }
    }
}

/// What a player claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claimed {
    Threefold,
    Fifty,
    Flag,
    IllegalMove,
    Quickplay,
    IncrementG4,
    Touch,
}

impl Claimed {
    pub const ALL: [Claimed; 7] = [
        Claimed::Threefold,
        Claimed::Fifty,
        Claimed::Flag,
        Claimed::IllegalMove,
        Claimed::Quickplay,
        Claimed::IncrementG4,
        Claimed::Touch,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Claimed::Threefold => "threefold",
            Claimed::Fifty => "fifty",
            Claimed::Flag => "flag",
            Claimed::IllegalMove => "illegal_move",
            Claimed::Quickplay => "quickplay",
            Claimed::IncrementG4 => "increment_g4",
            Claimed::Touch => "touch",
        }
    }
}

/// Why a draw is claimed in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grounds {
    CannotWin,
    NotTrying,
}

/// What the arbiter observes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    pub what: Noticed,
    /// The player who is meant, where one is.
    pub against: Option<Color>,
    /// Both flags down: whose fell first, if that is known.
    pub first: Option<Color>,
}

/// What an arbiter sees for himself, with nobody calling him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Noticed {
    IllegalMove,
    Touch,
    Flag,
    BothFlags,
    Phone,
    Absent,
    ColoursReversed,
    WrongStart,
    BoardTurned,
    DisplacedPieces,
    WrongClockSetting,
    BothKingsInCheck,
    PawnOnLastRank,
    RefusesRules,
    MoveWrittenInAdvance,
    RecordingNeglected,
    BoardsDiffer,
}

impl Noticed {
    pub const ALL: [Noticed; 17] = [
        Noticed::IllegalMove,
        Noticed::Touch,
        Noticed::Flag,
        Noticed::BothFlags,
        Noticed::Phone,
        Noticed::Absent,
        Noticed::ColoursReversed,
        Noticed::WrongStart,
        Noticed::BoardTurned,
        Noticed::DisplacedPieces,
        Noticed::WrongClockSetting,
        Noticed::BothKingsInCheck,
        Noticed::PawnOnLastRank,
        Noticed::RefusesRules,
        Noticed::MoveWrittenInAdvance,
        Noticed::RecordingNeglected,
        Noticed::BoardsDiffer,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Noticed::IllegalMove => "illegal_move",
            Noticed::Touch => "touch",
            Noticed::Flag => "flag",
            Noticed::BothFlags => "both_flags",
            Noticed::Phone => "phone",
            Noticed::Absent => "absent",
            Noticed::ColoursReversed => "colours_reversed",
            Noticed::WrongStart => "wrong_start",
            Noticed::BoardTurned => "board_turned",
            Noticed::DisplacedPieces => "displaced_pieces",
            Noticed::WrongClockSetting => "wrong_clock_setting",
            Noticed::BothKingsInCheck => "both_kings_in_check",
            Noticed::PawnOnLastRank => "pawn_on_last_rank",
            Noticed::RefusesRules => "refuses_rules",
            Noticed::MoveWrittenInAdvance => "move_written_in_advance",
            Noticed::RecordingNeglected => "recording_neglected",
            Noticed::BoardsDiffer => "boards_differ",
        }
    }
}

/// The arbiter's judgement where the Laws ask for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decide {
    Claim(Choice),
    /// An item of the edition's list of penalties, by its printed number.
    Penalty {
        item: String,
        against: Color,
        ms: Option<Millis>,
        points: Option<HalfPoint>,
    },
}

/// How an arbiter answers a question that the Laws leave to him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Accept,
    Postpone,
    Reject,
}

impl Choice {
    pub const fn key(self) -> &'static str {
        match self {
            Choice::Accept => "accept",
            Choice::Postpone => "postpone",
            Choice::Reject => "reject",
        }
    }
}

/// A score of one player in one game, in halves: 0, 1 or 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HalfPoint(pub u8);
