//! What is asked of a pairing system, and what it answers.

use rokade_clause::Reason;
use rokade_model::{HalfPoints, History, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

use crate::System;

/// Stands for "no player" where a start number is wanted: the extra seat of an odd field.
pub const NOBODY: StartNumber = 0;

/// A round to be paired from everything that happened before it.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    pub system: System,
    pub history: &'a History,
    pub round: RoundNumber,
    /// The placement stored at the previous pairing (Monrad, reading `docs/readings/monrad-placement.md`);
    /// `None` computes the chain of placements from the history.
    pub placement: Option<&'a [StartNumber]>,
}

/// A legal round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    pub round: RoundNumber,
    pub boards: Vec<Board>,
    /// The player who meets nobody because the field is odd.
    pub bye: Option<Bye>,
    /// All-play-all: players whose opponent by the schedule is not there.
    #[serde(default)]
    pub unopposed: Vec<Bye>,
    /// Everybody who does not take part in the round, by number.
    pub absent: Vec<StartNumber>,
    /// The order used: those who take part, then the withdrawn player who stands for the
    /// bye, then the other absent ones.
    pub placement: Vec<StartNumber>,
    pub control: Control,
}

/// One game of the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub white: StartNumber,
    pub black: StartNumber,
    /// White's and Black's points before the round.
    pub scores: (HalfPoints, HalfPoints),
    /// Whom the better placed player did not get, nearest first, and why.
    pub reasons: Vec<Passed>,
    pub colour: Reason,
}

/// An opponent passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passed {
    pub player: StartNumber,
    /// [`NOBODY`] where the extra seat of an odd field was passed over.
    pub would_have_met: StartNumber,
    pub reason: Reason,
}

/// A round without a game for somebody who came to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bye {
    pub player: StartNumber,
    pub points: HalfPoints,
    pub reason: Reason,
    /// Whom the player did not get, nearest first, and why.
    #[serde(default)]
    pub reasons: Vec<Passed>,
}

/// The control of the round after this one (Monrad).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    /// No further round is planned, or it is too early for the control.
    NotNeeded,
    /// The following round can be laid.
    Passed,
    /// The first pairing would have made the following round impossible; this is the next that does not.
    Changed(Reason),
    /// Whatever is paired now, the following round cannot be laid; this is the first pairing.
    Impossible(Reason),
    /// Too many pairings to try; this is the first pairing and the following round cannot be laid after it.
    Undecided(Reason),
}

/// No legal pairing exists, with the proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("no legal pairing exists ({})", reason.key)]
pub struct NoPairing {
    pub reason: Reason,
    /// Players who, in odd groups that may only meet inside themselves, have fewer opponents
    /// outside than there are groups: at least one of them stays without an opponent.
    pub unmatched_set: Vec<StartNumber>,
    /// All the opponents those groups have outside themselves.
    #[serde(default)]
    pub opponents: Vec<StartNumber>,
}

impl Pairing {
    /// The boards as pairs of start numbers, White first.
    pub fn pairs(&self) -> impl Iterator<Item = (StartNumber, StartNumber)> + '_ {
        self.boards.iter().map(|board| (board.white, board.black))
    }
}

/// Pairs the round, or proves that it cannot be paired.
pub fn pair(request: &Request) -> Result<Pairing, NoPairing> {
    let attendance = crate::attendance::Attendance::as_entered(request.history, request.round);
    pair_with(request, &attendance)
}

/// Pairs the round for those who are there.
pub(crate) fn pair_with(request: &Request, attendance: &crate::attendance::Attendance) -> Result<Pairing, NoPairing> {
    if request.round == 0 {
        return Err(NoPairing::of(crate::reasons::round_unknown(request.round)));
    }
    match request.system {
        System::RoundRobin { cycles } => crate::round_robin::pair(request, cycles, attendance),
        System::Monrad => crate::monrad::pair(request, attendance),
    }
}

impl NoPairing {
    /// A refusal that needs no set of players as proof.
    pub(crate) fn of(reason: Reason) -> Self {
        Self { reason, unmatched_set: Vec::new(), opponents: Vec::new() }
    }
}
