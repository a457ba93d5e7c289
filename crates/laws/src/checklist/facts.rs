//! What must be known of a game to say which lists it needs.

use rokade_board::{Color, Variant};
use serde::{Deserialize, Serialize};

use crate::referee::{Blind, Millis, Pace, Settings, Supervision};

/// How closely the arbiters watch the flags of ordinary games. Full unless something else was announced
/// before the first round. Reading: `docs/readings/flag-watch-levels.md`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlagWatch {
    /// The arbiters see every flag fall; one that falls unseen is their fault.
    #[default]
    Full,
    /// As far as there are arbiters, the top boards first; the players watch as well.
    Limited,
    /// The players alone.
    None,
}

impl FlagWatch {
    pub const ALL: [FlagWatch; 3] = [FlagWatch::Full, FlagWatch::Limited, FlagWatch::None];

    pub const fn key(self) -> &'static str {
        match self {
            FlagWatch::Full => "full",
            FlagWatch::Limited => "limited",
            FlagWatch::None => "none",
        }
    }
}

/// Whether the blind player has somebody to help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Assistant {
    #[default]
    Undecided,
    Used,
    NotUsed,
}

/// What an arbiter says of an event, by which items are given or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    pub pace: Pace,
    pub supervision: Supervision,
    pub flag_watch: FlagWatch,
    pub blind: Option<Blind>,
    pub assistant: Assistant,
    /// A visually impaired player meets a hearing-impaired one.
    pub is_hearing_impaired: bool,
    pub variant: Variant,
    /// The game has been adjourned or is about to be.
    pub is_adjourned: bool,
    pub has_increment: bool,
    /// The rules on games without increment were announced (2018: appendix G; 2023: guideline III).
    pub has_appendix_g: bool,
}

impl From<&Settings> for Facts {
    fn from(settings: &Settings) -> Self {
        let adds = |color: Color| settings.periods[color].iter().any(|period| period.increment > Millis::ZERO);
        Self {
            pace: settings.pace,
            supervision: settings.supervision,
            flag_watch: FlagWatch::default(),
            blind: settings.blind,
            assistant: Assistant::default(),
            is_hearing_impaired: false,
            variant: settings.variant(),
            is_adjourned: false,
            has_increment: Color::ALL.into_iter().any(adds),
            has_appendix_g: settings.appendix_g,
        }
    }
}

/// The conditions of the items.
impl Facts {
    pub(super) fn always(&self) -> bool {
        true
    }

    pub(super) fn is_standard(&self) -> bool {
        self.pace == Pace::Standard
    }

    pub(super) fn is_rapid(&self) -> bool {
        self.pace == Pace::Rapid
    }

    pub(super) fn is_blitz(&self) -> bool {
        self.pace == Pace::Blitz
    }

    pub(super) fn is_rapid_supervised(&self) -> bool {
        self.is_rapid() && self.supervision == Supervision::Full
    }

    pub(super) fn is_rapid_limited(&self) -> bool {
        self.is_rapid() && self.supervision == Supervision::Limited
    }

    pub(super) fn is_blitz_supervised(&self) -> bool {
        self.is_blitz() && self.supervision == Supervision::Full
    }

    pub(super) fn is_blitz_limited(&self) -> bool {
        self.is_blitz() && self.supervision == Supervision::Limited
    }

    pub(super) fn is_watched_fully(&self) -> bool {
        self.is_standard() && self.flag_watch == FlagWatch::Full
    }

    pub(super) fn is_watched_in_part(&self) -> bool {
        self.is_standard() && self.flag_watch == FlagWatch::Limited
    }

    pub(super) fn is_not_watched(&self) -> bool {
        self.is_standard() && self.flag_watch == FlagWatch::None
    }

    /// Somebody of the arbiters stands by when time runs short.
    pub(super) fn is_watched(&self) -> bool {
        self.is_standard() && self.flag_watch != FlagWatch::None
    }

    pub(super) fn can_finish_without_increment(&self) -> bool {
        self.has_appendix_g && !self.has_increment && !self.is_blitz()
    }

    pub(super) fn has_blind_player(&self) -> bool {
        self.blind.is_some()
    }

    /// One player sees the board and the other does not.
    pub(super) fn has_sighted_opponent(&self) -> bool {
        matches!(self.blind, Some(Blind::White | Blind::Black))
    }

    pub(super) fn has_assistant(&self) -> bool {
        self.has_blind_player() && self.assistant != Assistant::NotUsed
    }

    /// An assistant of either player may carry and call the moves.
    pub(super) fn has_any_assistant(&self) -> bool {
        self.has_assistant() || self.is_sighted_free_to_have_one()
    }

    pub(super) fn is_sighted_free_to_have_one(&self) -> bool {
        self.has_sighted_opponent() && self.assistant != Assistant::Used
    }

    pub(super) fn needs_assistant(&self) -> bool {
        self.has_sighted_opponent() && self.is_hearing_impaired
    }

    pub(super) fn is_chess960(&self) -> bool {
        self.variant == Variant::Chess960
    }

    pub(super) fn is_adjourned(&self) -> bool {
        self.is_adjourned
    }
}
