//! One player's card.

use rokade_clause::Reason;
use rokade_model::{ByeKind, Color, Entry, HalfPoints, Mark, RoundNumber, StartNumber};

use crate::reasons;

/// A player who takes part in the round.
#[derive(Clone, Debug)]
pub(crate) struct Card<'a> {
    /// Place in the players of the history.
    pub index: usize,
    pub number: StartNumber,
    /// Place in the order of strength, from 1.
    pub rank: u32,
    pub rating: Option<u32>,
    /// Points before the round.
    pub points: HalfPoints,
    /// Points the round is paired by: fictitious ones included.
    pub score: HalfPoints,
    /// What the player did in the rounds before, from round 1; later rounds are cut off.
    pub entries: &'a [Entry],
    /// The colours of games played or still going on, oldest first: gaps stand at the front.
    pub colours: Vec<Color>,
    pub whites: u32,
    pub blacks: u32,
}

impl Card<'_> {
    /// Whites less blacks.
    pub(crate) fn colour_difference(&self) -> i32 {
        i32::try_from(self.whites).expect("a count of rounds fits")
            - i32::try_from(self.blacks).expect("a count of rounds fits")
    }

    pub(crate) fn last_colour(&self) -> Option<Color> {
        self.colours.last().copied()
    }

    /// The colour of the last two games, if it was the same.
    pub(crate) fn repeated_colour(&self) -> Option<Color> {
        match self.colours.as_slice() {
            [.., one, other] if one == other => Some(*one),
            _ => None,
        }
    }

    /// What a colour due follows from: the other one in the last games, more often, or last time.
    pub(crate) fn why_due(&self, due: Color) -> Reason {
        let run = self.colours.iter().rev().take_while(|had| **had != due).count();
        let count = |number: u32| usize::try_from(number).expect("a count of rounds fits");
        match self.colour_difference() {
            _ if run > 1 => reasons::due_run(self.number, due, run),
            0 => reasons::due_last(self.number, due),
            _ => reasons::due_difference(self.number, due, count(self.whites), count(self.blacks)),
        }
    }

    pub(crate) fn entry(&self, round: RoundNumber) -> Entry {
        let index = usize::try_from(round).expect("a round number fits").wrapping_sub(1);
        self.entries.get(index).copied().unwrap_or(Entry::Blank)
    }

    /// The round in which the player had the pairing-allocated bye.
    pub(crate) fn had_bye(&self) -> Option<RoundNumber> {
        self.round_of(|entry| entry == Entry::Bye(ByeKind::PairingAllocated))
    }

    /// The round in which the player won a game that was not played.
    pub(crate) fn won_by_forfeit(&self) -> Option<RoundNumber> {
        self.round_of(|entry| matches!(entry, Entry::Game { mark: Some(Mark::ForfeitWin), .. }))
    }

    /// The first round with such an entry.
    pub(crate) fn round_of(&self, is_such: impl Fn(Entry) -> bool) -> Option<RoundNumber> {
        let index = self.entries.iter().position(|entry| is_such(*entry))?;
        Some(RoundNumber::try_from(index + 1).expect("a round number fits"))
    }
}
