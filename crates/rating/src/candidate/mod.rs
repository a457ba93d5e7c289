//! Candidate results (§ 26): who reached one, and what was asked of everybody else.
//!
//! Decides which rounds count, the average, the category and the points. Leaves to the caller which
//! rating is a player's, what kind of event it is and whether the rating committee has approved it: nothing is
//! approved by default.
//! Readings: docs/readings/candidate-rounds.md, candidate-running.md, candidate-outlook.md.

mod outlook;
mod requirement;
mod rounds;

use std::collections::BTreeMap;

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{HalfPoints, History, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

use crate::{Exact, Rating};
pub use outlook::Outlook;
use outlook::{Strength, outlook};
use requirement::rules;
pub use requirement::{Requirement, requirement, rounds_least};
pub use rounds::LeftOut;
use rounds::{Counted, Rounds};

/// What the event is to § 26 (D4.1-26d, D4.1-26e).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// Nobody has said what it is.
    #[default]
    Unstated,
    /// The Easter championship or one coordinated with it.
    Coordinated,
    /// The division tournament.
    Division,
    /// Another rated team event.
    Team,
    /// An international event approved by FIDE.
    International,
    /// Any other event the rating committee has approved.
    Approved,
    /// None of these.
    Other,
}

impl EventKind {
    /// The kinds that can be stated.
    pub const ALL: [(EventKind, &'static str); 6] = [
        (EventKind::Coordinated, "coordinated"),
        (EventKind::Division, "division"),
        (EventKind::Team, "team"),
        (EventKind::International, "international"),
        (EventKind::Approved, "approved"),
        (EventKind::Other, "other"),
    ];

    /// The name of a stated kind.
    pub fn key(self) -> Option<&'static str> {
        Self::ALL.into_iter().find_map(|(kind, key)| (kind == self).then_some(key))
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
    /// The player's own rating, a term of the average.
    pub own: Rating,
    /// Of the player and the opponents, to the nearest whole number (D4.1-26b).
    pub average: Rating,
    /// The same before it was rounded.
    pub average_exact: Exact,
    /// `None` below and above the table.
    pub category: Option<u32>,
    /// The averages of that row of the table; above it no end.
    pub band: Option<(Rating, Option<Rating>)>,
    /// `None` below the table.
    pub percent: Option<u32>,
    pub rounds: u32,
    pub required: Option<HalfPoints>,
    pub points: HalfPoints,
    /// Reached, and nothing to come can undo it.
    pub reached: bool,
    /// The figures are enough for good, but nobody has said what kind of event it is.
    pub awaits_approval: bool,
    /// The round after which it was reached, in events where that is for good (D4.1-26e).
    pub reached_after_round: Option<RoundNumber>,
    /// `reached`, `points_short`, `average_below_table`, `too_few_rounds` or `not_qualifying`.
    pub reason: Reason,
    /// What is said in its place: what the rounds to come must bring, or which fact of the event is missing.
    pub note: Option<Reason>,
    /// Rounds are still to be played, and may change the answer.
    pub is_provisional: bool,
    pub outlook: Outlook,
    /// What the rounds to come would make of the average and of the points asked.
    pub ahead: Vec<Reason>,
    /// Opponents counted in the average, by round.
    pub opponents: Vec<Opponent>,
    pub left_out: Vec<LeftOut>,
    /// Rounds that count although the player was away from them.
    pub missed: Vec<LeftOut>,
}

/// An opponent whose game counts, and what was scored against them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    pub round: RoundNumber,
    pub player: StartNumber,
    pub rating: Rating,
    pub score: HalfPoints,
}

impl CandidateResult {
    /// The points of the games that count, one after the other; nothing where none does.
    pub fn scored(&self) -> Option<Reason> {
        let scores: Vec<String> = self.opponents.iter().map(|one| one.score.chess()).collect();
        let reason = || Reason::house("candidate_points_scored").with("scores", scores.join(" + "));
        (!scores.is_empty()).then(|| reason().with("points", halves(self.points)))
    }

    /// How the points asked come from the percentage of the table (D4.1-26c); nothing where none are asked.
    pub fn asked(&self) -> Option<Reason> {
        let (percent, required) = self.percent.zip(self.required)?;
        let exact = Exact::new(i64::from(percent) * i64::from(self.rounds), 100);
        let reason = Reason::cited("candidate_points_asked", "D4.1-26c").with("percent", percent);
        let reason = reason.with("rounds", self.rounds).with("exact", Fact::Decimal(exact.to_string()));
        Some(reason.with("required", halves(required)))
    }

    /// The sentence for people.
    pub fn said(&self) -> &Reason {
        self.note.as_ref().unwrap_or(&self.reason)
    }
}

/// Every rated player's answer, by start number.
pub fn candidates(event: &Event) -> Vec<CandidateResult> {
    let (paired, strength) = (event.history.paired_rounds(), Strength::of(event));
    let rated = event.history.players.iter().filter_map(|player| Some((player, *event.ratings.get(&player.number)?)));
    rated.map(|(player, rating)| candidate(event, &strength, rating, Rounds::of(event, paired, player))).collect()
}

fn candidate(event: &Event, strength: &Strength, own: Rating, rounds: Rounds) -> CandidateResult {
    let (outlook, ahead) = outlook(event, strength, own, &rounds);
    let whole = with_outlook(event, outlook, ahead, answer(event, own, &rounds, rounds.opponents.len()));
    if !event.kind.is_running() {
        return whole;
    }
    // The first so many played rounds that are enough count for good.
    let least = usize::try_from(rules(event.history.handbook).running_least).expect("a small number");
    let first = (least..=rounds.opponents.len())
        .map(|played| answer(event, own, &rounds, played))
        .find(|answer| answer.reached);
    match first {
        Some(mut answer) => {
            answer.reached_after_round = answer.opponents.last().map(|opponent| opponent.round);
            answer.is_provisional = false;
            answer.outlook = Outlook::Settled;
            answer.ahead = Vec::new();
            answer.note = None;
            answer.reason.clauses.push(ClauseId::new("D4.1-26e"));
            answer
        }
        None => whole,
    }
}

/// The answer while rounds are to come: reached only if none of them can undo it, else in reach or out of it.
fn with_outlook(event: &Event, outlook: Outlook, ahead: Vec<Reason>, mut answer: CandidateResult) -> CandidateResult {
    answer.outlook = outlook;
    answer.ahead = ahead;
    let Some(note) = told(&answer) else {
        answer.is_provisional &= !answer.reached;
        return answer;
    };
    if event.kind == EventKind::Other {
        return answer;
    }
    if let Some(required) = answer.required.filter(|_| answer.reached || answer.awaits_approval) {
        answer.reason = counted(Reason::cited("points_short", "D4.1-26a"), &answer, required);
    }
    answer.reached = false;
    answer.awaits_approval = false;
    answer.note = Some(note);
    answer
}

/// What the rounds to come must bring; nothing where they can change nothing.
fn told(answer: &CandidateResult) -> Option<Reason> {
    let points = halves(answer.points);
    Some(match answer.outlook {
        Outlook::Settled => return None,
        Outlook::InReach { rounds, least, enough } => {
            let reason = Reason::cited("candidate_in_reach", "D4.1-26a").read_as("candidate-outlook");
            let reason = reason.with("points", points).with("ahead", rounds).with("least", halves(least));
            let reason = reason.with("strong", if least == HalfPoints::ZERO { "enough" } else { "more" });
            match enough {
                Some(HalfPoints::ZERO) => reason.with("without", 0),
                Some(enough) if enough == least => reason.with("exactly", halves(least)),
                Some(enough) => reason.with("enough", halves(enough)),
                None => reason,
            }
        }
        Outlook::OutOfReach { rounds } => Reason::cited("candidate_out_of_reach", "D4.1-26a")
            .read_as("candidate-outlook")
            .with("points", points)
            .with("ahead", rounds),
    })
}

fn counted(reason: Reason, answer: &CandidateResult, required: HalfPoints) -> Reason {
    reason.with("rounds", answer.rounds).with("points", halves(answer.points)).with("required", halves(required))
}

/// What an event has to state before it gives anybody a candidate result.
pub fn kind_unstated() -> Reason {
    Reason::cited("candidate_kind_unstated", "D4.1-26d")
}

fn halves(points: HalfPoints) -> Fact {
    Fact::HalfPoints(i64::from(points.0))
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
    let handbook = event.history.handbook;
    let (found, least) = (requirement(average, handbook), rules(handbook).rounds_least);
    let is_enough = rounds_counted >= least && event.history.rounds >= least;
    let required = found.filter(|_| is_enough).map(|found| found.points(rounds_counted));
    let is_unstated = event.kind == EventKind::Unstated;
    let would_do = required.is_some_and(|required| points >= required);
    let table = Counted { average, rounds: rounds_counted, points };
    let reason = reason(event, is_enough, found, required, table);
    CandidateResult {
        player: rounds.player,
        own,
        average,
        average_exact,
        category: found.and_then(|found| found.category),
        band: found.map(|found| found.band),
        percent: found.map(|found| found.percent),
        rounds: rounds_counted,
        required,
        points,
        reached: reason.key == "reached",
        awaits_approval: is_unstated && would_do,
        note: (is_unstated && would_do).then(|| Reason::cited("candidate_awaits_approval", "D4.1-26d")),
        reached_after_round: None,
        reason,
        is_provisional: rounds.ahead > 0,
        outlook: Outlook::Settled,
        ahead: Vec::new(),
        opponents: opponents.to_vec(),
        left_out: rounds.left_out.clone(),
        missed: rounds.missed_rounds.clone(),
    }
}

fn reason(
    event: &Event,
    is_enough: bool,
    found: Option<Requirement>,
    required: Option<HalfPoints>,
    counted: Counted,
) -> Reason {
    let Counted { average, rounds, points } = counted;
    let (kind, rules) = (event.kind, rules(event.history.handbook));
    if kind == EventKind::Other {
        return Reason::cited("not_qualifying", "D4.1-26d");
    }
    if !is_enough {
        let reason = Reason::cited("too_few_rounds", "D4.1-26d").read_as("candidate-rounds");
        return reason.with("rounds", rounds).with("least", rules.rounds_least);
    }
    let (Some(found), Some(required)) = (found, required) else {
        let least = rules.lowest();
        return Reason::cited("average_below_table", "D4.1-26a").with("average", average).with("least", least);
    };
    let (points_fact, required_fact) = (halves(points), halves(required));
    if kind == EventKind::Unstated && points >= required {
        return Reason::cited("not_qualifying", "D4.1-26d");
    }
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
