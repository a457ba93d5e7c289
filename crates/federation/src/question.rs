//! What nobody can decide from the facts that are known.

use serde::{Serialize, Serializer};

/// An open question, and which office or fact answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// Level in number and games for the last place of the national-team class: lots are drawn.
    TieForLastPlace,
    /// Fewer players than the class has.
    ClassNotFull,
    /// Nobody is left to make the number even.
    ClassOdd,
    /// A wildcard that the executive committee has not approved.
    WildcardWaits,
    /// A birth or sex that is missing or not exact enough.
    BirthUnclear,
    /// A sanction given while an earlier suspension has not ended.
    SanctionWhileSuspended,
    /// Whether a player who comes back has played other events.
    PlayedElsewhere,
}

impl Question {
    pub const ALL: [Question; 7] = [
        Question::TieForLastPlace,
        Question::ClassNotFull,
        Question::ClassOdd,
        Question::WildcardWaits,
        Question::BirthUnclear,
        Question::SanctionWhileSuspended,
        Question::PlayedElsewhere,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Question::TieForLastPlace => "tie_for_last_place",
            Question::ClassNotFull => "class_not_full",
            Question::ClassOdd => "class_odd",
            Question::WildcardWaits => "wildcard_waits_for_fu",
            Question::BirthUnclear => "birth_unclear",
            Question::SanctionWhileSuspended => "sanction_while_suspended",
            Question::PlayedElsewhere => "played_elsewhere_meanwhile",
        }
    }
}

impl Serialize for Question {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}
