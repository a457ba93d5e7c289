//! Candidate results (§ 26): who reached one, and what was asked of everybody else.
//!
//! Decides which rounds count, the average, the category and the points. Leaves to the caller which
//! rating is a player's and whether the rating committee has approved the event.
//! Readings: docs/readings/candidate-rounds.md, docs/readings/candidate-running.md.

mod requirement;
mod rounds;

use std::collections::BTreeMap;

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{HalfPoints, History, RoundNumber, StartNumber};

use crate::{Exact, Rating};
use requirement::rules;
pub use requirement::{Requirement, requirement, rounds_least};
pub use rounds::LeftOut;
use rounds::{Counted, Rounds};

/// What the event is to § 26 (D4.1-26d, D4.1-26e).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// The Easter championship or one coordinated with it.
    Coordinated,
    /// The division tournament.
    Division,
    /// Another rated team event.
    Team,
    /// An international event approved by FIDE.
    International,
    /// Any other event the rating committee has approved.
    #[default]
    Approved,
    /// None of these.
    Other,
}

impl EventKind {
    pub const ALL: [(EventKind, &'static str); 6] = [
        (EventKind::Coordinated, "coordinated"),
        (EventKind::Division, "division"),
        (EventKind::Team, "team"),
        (EventKind::International, "international"),
        (EventKind::Approved, "approved"),
        (EventKind::Other, "other"),
    ];

    pub const fn is_qualifying(self) -> bool {
        !matches!(self, EventKind::Other)
    }

    /// A result stands as soon as it is reached (D4.1-26e).
    pub const fn is_running(self) -> bool {
        matches!(self, EventKind::Division | EventKind::Team)
    }
}

/// Whether every player meets every other: a round without a game is then nobody's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    AllPlayAll,
    Paired,
}

/// One event as § 26 sees it.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    pub history: &'a History,
    /// The DSU rating of every player who has one.
    pub ratings: &'a BTreeMap<StartNumber, Rating>,
    pub kind: EventKind,
    pub schedule: Schedule,
}

/// One player's answer, with everything it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateResult {
    pub player: StartNumber,
    /// Of the player and the opponents, to the nearest whole number (D4.1-26b).
    pub average: Rating,
    /// The same before it was rounded.
    pub average_exact: Exact,
    /// `None` below and above the table.
    pub category: Option<u32>,
    /// `None` below the table.
    pub percent: Option<u32>,
    pub rounds: u32,
    pub required: Option<HalfPoints>,
    pub points: HalfPoints,
    pub reached: bool,
    /// The round after which it was reached, in events where that is for good (D4.1-26e).
    pub reached_after_round: Option<RoundNumber>,
    /// `reached`, `points_short`, `average_below_table`, `too_few_rounds` or `not_qualifying`.
    pub reason: Reason,
    /// Rounds are still to be played, and may change the answer.
    pub is_provisional: bool,
    /// Opponents counted in the average, by round.
    pub opponents: Vec<Opponent>,
    pub left_out: Vec<LeftOut>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    pub round: RoundNumber,
    pub player: StartNumber,
    pub rating: Rating,
    pub score: HalfPoints,
}

/// Every rated player's answer, by start number.
pub fn candidates(event: &Event) -> Vec<CandidateResult> {
    let rated = event.history.players.iter().filter_map(|player| Some((player, *event.ratings.get(&player.number)?)));
    rated.map(|(player, rating)| candidate(event, rating, Rounds::of(event, player))).collect()
}

fn candidate(event: &Event, own: Rating, rounds: Rounds) -> CandidateResult {
    let whole = answer(event, own, &rounds, rounds.opponents.len());
    if !event.kind.is_running() || !event.kind.is_qualifying() {
        return whole;
    }
    // The first so many played rounds that are enough count for good.
    let least = usize::try_from(rules().running_least).expect("a small number");
    let first = (least..=rounds.opponents.len())
        .map(|played| answer(event, own, &rounds, played))
        .find(|answer| answer.reached);
    match first {
        Some(mut answer) => {
            answer.reached_after_round = answer.opponents.last().map(|opponent| opponent.round);
            answer.is_provisional = false;
            answer.reason.clauses.push(ClauseId::new("D4.1-26e"));
            answer
        }
        None => whole,
    }
}

/// The answer after the first `played` games; beyond them nothing is known of an event where results are for good.
fn answer(event: &Event, own: Rating, rounds: &Rounds, played: usize) -> CandidateResult {
    let opponents = &rounds.opponents[..played];
    let sum: i64 = opponents.iter().map(|opponent| i64::from(opponent.rating)).sum();
    let players = i64::try_from(opponents.len()).expect("opponents are few") + 1;
    let average_exact = Exact::new(sum + i64::from(own), players);
    let average = Rating::try_from(average_exact.half_up()).expect("an average of ratings is a rating");
    let points: HalfPoints = opponents.iter().map(|opponent| opponent.score).sum();
    let games = u32::try_from(played).expect("games are few");
    let rounds_counted = if event.kind.is_running() { games } else { rounds.counted() };
    let found = requirement(average);
    let is_enough = rounds_counted >= rules().rounds_least && event.history.rounds >= rules().rounds_least;
    let required = found.filter(|_| is_enough).map(|found| found.points(rounds_counted));
    let counted = Counted { average, rounds: rounds_counted, points };
    let reason = reason(event.kind, is_enough, found, required, counted);
    CandidateResult {
        player: rounds.player,
        average,
        average_exact,
        category: found.and_then(|found| found.category),
        percent: found.map(|found| found.percent),
        rounds: rounds_counted,
        required,
        points,
        reached: reason.key == "reached",
        reached_after_round: None,
        reason,
        is_provisional: rounds.ahead > 0,
        opponents: opponents.to_vec(),
        left_out: rounds.left_out.clone(),
    }
}

fn reason(
    kind: EventKind,
    is_enough: bool,
    found: Option<Requirement>,
    required: Option<HalfPoints>,
    counted: Counted,
) -> Reason {
    let Counted { average, rounds, points } = counted;
    if !kind.is_qualifying() {
        return Reason::cited("not_qualifying", "D4.1-26d");
    }
    if !is_enough {
        return Reason::cited("too_few_rounds", "D4.1-26d").with("rounds", rounds).with("least", rules().rounds_least);
    }
    let (Some(found), Some(required)) = (found, required) else {
        let least = rules().lowest();
        return Reason::cited("average_below_table", "D4.1-26a").with("average", average).with("least", least);
    };
    let halves = |points: HalfPoints| Fact::HalfPoints(i64::from(points.0));
    let (points_fact, required_fact) = (halves(points), halves(required));
    let reason = if points >= required {
        let reason = Reason::cited("reached", "D4.1-26a").with("rounds", rounds);
        reason.with("points", points_fact).with("required", required_fact)
    } else {
        let reason = Reason::cited("points_short", "D4.1-26a").with("rounds", rounds);
        reason.with("points", points_fact).with("required", required_fact)
    };
    match found.category {
        Some(_) => reason,
        None => reason.and(ClauseId::new("D4.1-26c")),
    }
}
