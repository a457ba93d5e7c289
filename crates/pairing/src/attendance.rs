//! Who takes part in a round.

use rokade_model::{ByeKind, Entry, History, Participant, RoundNumber};

/// For every player of the history, by index, whether he takes part in the round.
pub(crate) struct Attendance {
    present: Vec<bool>,
}

impl Attendance {
    /// The round lies ahead: everybody who has not withdrawn and has not asked for a bye.
    /// The round's own games and pairing-allocated bye, if any, are being decided anew.
    pub(crate) fn as_entered(history: &History, round: RoundNumber) -> Self {
        Self::of(history, |player| {
            let asked = matches!(player.entry(round), Entry::Bye(ByeKind::Half | ByeKind::Full | ByeKind::Zero));
            !asked && !player.is_withdrawn_before(round)
        })
    }

    /// The round was paired in a file: a player it left blank was not there.
    pub(crate) fn as_paired(history: &History, round: RoundNumber) -> Self {
        Self::of(history, |player| {
            let paired = matches!(player.entry(round), Entry::Game { .. } | Entry::Bye(ByeKind::PairingAllocated));
            paired && !player.is_withdrawn_before(round)
        })
    }

    fn of(history: &History, takes_part: impl Fn(&Participant) -> bool) -> Self {
        Self { present: history.players.iter().map(takes_part).collect() }
    }

    /// The same without those who are out of the event for another reason.
    pub(crate) fn filtered(&self, is_in: impl Fn(usize) -> bool) -> Self {
        Self { present: self.present.iter().enumerate().map(|(index, present)| *present && is_in(index)).collect() }
    }

    /// By index into the players of the history.
    pub(crate) fn is_present(&self, index: usize) -> bool {
        self.present[index]
    }
}
