//! What is asked of a pairing system, and what it answers.

use rokade_clause::Reason;
use rokade_model::{HalfPoints, History, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

use crate::attendance::Attendance;
use crate::{DutchEdition, Host, System};

/// Stands for "no player" where a start number is wanted: the extra seat of an odd field.
pub const NOBODY: StartNumber = StartNumber(0);

/// A round to be paired from everything that happened before it.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    pub system: System,
    pub history: &'a History,
    pub round: RoundNumber,
    /// The placement stored at the previous pairing (Monrad, reading `docs/readings/monrad-placement.md`);
    /// `None` computes the chain of placements from the history.
    pub placement: Option<&'a [StartNumber]>,
    /// The seed of lots the system draws itself (knock-out); `None` lets the order of strength stand for them.
    pub seed: Option<u64>,
    pub detail: Detail,
}

/// How much is said of a round. The round itself is the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// What the pairing finds out by itself.
    #[default]
    Brief,
    /// For every opponent passed over what decides, with what shows it; the round is looked at again for that.
    Full,
}

impl<'a> Request<'a> {
    pub const fn new(system: System, history: &'a History, round: RoundNumber) -> Self {
        Self { system, history, round, placement: None, seed: None, detail: Detail::Brief }
    }

    pub const fn placed(self, placement: Option<&'a [StartNumber]>) -> Self {
        Self { placement, ..self }
    }

    pub const fn explained(self) -> Self {
        Self { detail: Detail::Full, ..self }
    }

    pub const fn seeded(self, seed: Option<u64>) -> Self {
        Self { seed, ..self }
    }
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
    /// Who meets somebody of another score, by board and then down before up; the bye last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub floats: Vec<Float>,
    /// What was decided in each score group, from the top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<ScoreGroup>,
    /// The steps of the system's own procedure that led here, where it has any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trace: Vec<Step>,
    /// Dubov: the average rating of everybody's opponents, by number (D4.9.6-9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub averages: Vec<OpponentAverage>,
    /// What is to be said of the round as a whole.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Reason>,
    /// The seed of the lots drawn, if any were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// Where a player moves out of the own score group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Down,
    Up,
}

/// A player who leaves his score group for this round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Float {
    pub player: StartNumber,
    pub direction: Direction,
    pub from: HalfPoints,
    /// The opponent's score; `None` for the bye.
    pub to: Option<HalfPoints>,
    /// Why this player and nobody else.
    pub reason: Reason,
}

impl Float {
    /// Whether the player stays in the score group and only meets somebody of another one: in the Dubov system
    /// those who meet a floater or somebody brought up, or who are of groups that were joined.
    pub fn stays_in_group(&self) -> bool {
        const STAY: [&str; 4] =
            ["dubov_meets_brought_up", "dubov_meets_floater", "dubov_joined_float", "dubov_round_one_float"];
        STAY.contains(&&*self.reason.key)
    }
}

/// One score group and what was decided in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreGroup {
    /// The score of the group, fictitious points included.
    pub points: HalfPoints,
    /// In the order used.
    pub residents: Vec<StartNumber>,
    /// Came down from the groups above.
    pub moved_down: Vec<StartNumber>,
    /// Brought up from below, or paired with somebody above.
    pub moved_up: Vec<StartNumber>,
    /// Go on to the group below; the bye included.
    pub floated: Vec<StartNumber>,
    /// What the chosen pairing fails in this group and why no better exists, in order of priority.
    pub failings: Vec<Reason>,
}

/// One step of a procedure that the regulations number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Index into [`Pairing::groups`].
    pub group: usize,
    /// The step's clause, and what it found.
    pub reason: Reason,
}

/// The average rating of a player's opponents, in tenths of a point, half a tenth rounded up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpponentAverage {
    pub player: StartNumber,
    /// `None` while no opponent has a rating.
    pub tenths: Option<u32>,
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
    /// Index into [`Pairing::groups`] of the group the board was made in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<usize>,
    /// What this very board leaves to be desired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failings: Vec<Reason>,
}

impl Board {
    /// A board that needs no more explanation than its colours. White stands first in both.
    pub(crate) fn new(players: (StartNumber, StartNumber), scores: (HalfPoints, HalfPoints), colour: Reason) -> Self {
        Self {
            white: players.0,
            black: players.1,
            scores,
            reasons: Vec::new(),
            colour,
            group: None,
            failings: Vec::new(),
        }
    }
}

/// An opponent passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passed {
    pub player: StartNumber,
    /// [`NOBODY`] where the extra seat of an odd field was passed over.
    pub would_have_met: StartNumber,
    pub reason: Reason,
}

impl Passed {
    /// Whether the reason is a sentence of its own, in which both are named who are concerned: it tells of more than
    /// one opponent, such as an exchange between halves, or a score group that was left.
    pub fn stands_alone(&self) -> bool {
        self.reason.key == "f98_halves_exchanged" || self.reason.key.starts_with("f98_passed_")
    }
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

/// Pairs the round, or proves that it cannot be paired, and says everything there is to say: for every opponent
/// passed over what decides, with what shows it.
pub fn explain(request: &Request) -> Result<Pairing, NoPairing> {
    pair(&request.explained())
}

/// Pairs the round, or proves that it cannot be paired.
pub fn pair(request: &Request) -> Result<Pairing, NoPairing> {
    let attendance = Attendance::as_entered(request.history, request.round);
    pair_with(request, &attendance)
}

/// Pairs the round for those who are there. Soft rules of the event are kept as far as they
/// leave a pairing.
pub(crate) fn pair_with(request: &Request, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    pair_those(request, attendance).map_err(|no| no.without(request.history, attendance))
}

fn pair_those(request: &Request, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    if request.round == 0 {
        return Err(NoPairing::of(crate::reasons::round_unknown(request.round)));
    }
    if request.history.double_rounds && request.round.is_multiple_of(2) && request.system.is_swiss() {
        return crate::double::pair(request, attendance);
    }
    crate::soft::pair(request, |request| strictly(request, attendance))
}

/// Every rule of the event as it stands.
fn strictly(request: &Request, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    match request.system {
        System::Of(host) | System::Gladiator { host } => by_host(request, host, attendance),
        System::KnockOut => crate::knock_out::pair(request, attendance),
        System::Olympiad { teams } => crate::olympiad::pair(request, teams, attendance),
    }
}

fn by_host(request: &Request, host: Host, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    match host {
        Host::RoundRobin { cycles } => crate::round_robin::pair(request, cycles, attendance),
        Host::Monrad => crate::monrad::pair(request, attendance),
        Host::DanishSwiss { acceleration } => crate::danish_swiss::pair(request, acceleration, attendance),
        Host::Fide1998 => crate::fide_1998::pair(request, attendance),
        Host::Dubov1997 => crate::dubov_1997::pair(request, attendance),
        Host::FideDutch { baku, edition: edition @ DutchEdition::Y2026 } => {
            crate::fide_dutch::pair(request, crate::fide_dutch::Rules { edition, baku }, attendance)
        }
    }
}

impl Pairing {
    /// A round without explanations.
    pub fn bare(round: RoundNumber) -> Self {
        Self {
            round,
            boards: Vec::new(),
            bye: None,
            unopposed: Vec::new(),
            absent: Vec::new(),
            placement: Vec::new(),
            control: Control::NotNeeded,
            floats: Vec::new(),
            groups: Vec::new(),
            trace: Vec::new(),
            averages: Vec::new(),
            notes: Vec::new(),
            seed: None,
        }
    }
}

impl NoPairing {
    /// A proof speaks of everybody who is there, so it names those who are not.
    fn without(mut self, history: &History, attendance: &Attendance) -> Self {
        let is_away = |(index, _): &(usize, _)| !attendance.is_present(*index);
        let away: Vec<StartNumber> =
            history.players.iter().enumerate().filter(is_away).map(|(_, player)| player.number).collect();
        if !self.unmatched_set.is_empty() && !away.is_empty() {
            self.reason = self.reason.because([crate::reasons::not_in_the_round(away)]);
        }
        self
    }

    /// A refusal that needs no set of players as proof.
    pub(crate) fn of(reason: Reason) -> Self {
        Self { reason, unmatched_set: Vec::new(), opponents: Vec::new() }
    }
}
