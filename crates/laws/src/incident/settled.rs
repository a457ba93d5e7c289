//! An incident settled, in the four steps of the arbiter's guide.

use rokade_board::Color;
use rokade_clause::{ClauseId, Reason};
use serde::{Deserialize, Serialize};

use super::appeal::Appeal;
use super::setting::Case;
use crate::referee::{Both, Consequence, Decision, HalfPoint, Millis, Question, Score};

/// What comes of an incident. It never stands without a clause.
#[derive(Clone, Debug, PartialEq)]
pub struct Settled {
    pub incident: &'static str,
    /// First: what happened.
    pub happened: Reason,
    /// Second: the clauses that bear on it, the applied ones included.
    pub bearing: Vec<ClauseId>,
    /// Third: which apply, and why. Never empty.
    pub why: Vec<Reason>,
    /// Fourth: the decision; `None` while it rests with the arbiter.
    pub decision: Option<Decision>,
    pub against: Option<Color>,
    pub consequence: Consequence,
    /// What to add to the clocks or take from them.
    pub change: Both<Millis>,
    /// The result, where the ruling ends the game.
    pub score: Option<Score>,
    /// Which counters of the game it raises.
    pub counts: Vec<Count>,
    /// What the Laws leave to the arbiter, and what each choice would do.
    pub open: Vec<Question>,
    /// What the arbiter should know though it decides nothing.
    pub notes: Vec<Reason>,
    /// Earlier rulings, and cases of the guide, of this federation.
    pub precedents: Vec<ClauseId>,
    /// Facts to write down.
    pub record: &'static [&'static str],
    pub appeal: Appeal,
}

/// A counter of the game that the ruling raises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub against: Color,
    pub counter: Counter,
    /// What it shows after the ruling.
    pub total: u32,
}

impl Count {
    /// One more warning in this game.
    pub(super) fn warning(case: &Case<'_>, against: Color) -> Self {
        let total = case.setting.earlier[against].warnings + 1;
        Self { against, counter: Counter::Warning, total }
    }
}

/// What is counted against a player and weighs when it happens again; journals write it by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counter {
    IllegalMove,
    Warning,
}

/// The arbiter's choice among what was left open, with the amount where it needs one; so it is sent and so a journal
/// keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    pub choice: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<HalfPoint>,
}

impl Chosen {
    pub fn new(choice: impl Into<String>) -> Self {
        Self { choice: choice.into(), ms: None, points: None }
    }

    pub fn time(mut self, ms: Millis) -> Self {
        self.ms = Some(ms);
        self
    }

    pub fn points(mut self, points: HalfPoint) -> Self {
        self.points = Some(points);
        self
    }
}

/// Adds clauses that are not there yet.
pub(super) fn add_clauses<'a>(to: &mut Vec<ClauseId>, from: impl IntoIterator<Item = &'a ClauseId>) {
    for clause in from {
        if !to.contains(clause) {
            to.push(clause.clone());
        }
    }
}
