//! Rulings, and the one way to file one. What it does to the game is said of the game as it is: on a
//! game that is over nothing goes on.

use rokade_board::Color;
use rokade_clause::{ClauseId, Reason};

use super::game::Moment;
use super::pair::Both;
use super::ruling::{Consequence, Decision};
use super::time::Millis;

/// Whether there is a game to go on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    InPlay,
    Over,
}

/// A ruling in the four steps of the arbiter's guide. It cannot be built without a clause, nor otherwise
/// than by `Draft::file`.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// The line of the script that led to it; the settings are line 1.
    pub line: u32,
    pub at: Millis,
    /// First: what happened.
    pub happened: Reason,
    /// Second: the clauses that bear on it, the applied ones included.
    pub bearing: Vec<ClauseId>,
    /// Third: which apply, and why. Never empty, and each cites its clauses.
    pub why: Vec<Reason>,
    /// Fourth: the decision.
    pub decision: Decision,
    pub against: Option<Color>,
    pub consequence: Consequence,
    /// What the ruling adds to the clocks or takes from them.
    pub change: Both<Millis>,
    /// What the clocks show after it.
    pub clock: Both<Millis>,
    _filed: Filed,
}

/// Only a draft that is filed has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Filed;

impl Ruling {
    /// The clauses that apply, each once.
    pub fn clauses(&self) -> Vec<ClauseId> {
        let mut clauses: Vec<ClauseId> = Vec::new();
        for clause in self.why.iter().flat_map(|reason| &reason.clauses) {
            if !clauses.contains(clause) {
                clauses.push(clause.clone());
            }
        }
        clauses
    }

    /// The game ends by another ruling on the same event: this one no longer says that play goes on.
    pub(super) fn give_way(&mut self) {
        if self.consequence == Consequence::PlayGoesOn {
            self.consequence = Consequence::NextRuling;
        }
    }
}

/// A ruling before it is filed.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    happened: Reason,
    bearing: Vec<ClauseId>,
    why: Vec<Reason>,
    decision: Decision,
    against: Option<Color>,
    /// `None` does nothing to the game.
    consequence: Option<Consequence>,
    pub(super) change: Both<Millis>,
}

impl Draft {
    /// What happened, and the reason that decides it; the reason cites its clauses.
    pub(crate) fn new(decision: Decision, happened: Reason, why: Reason) -> Self {
        debug_assert!(!why.clauses.is_empty(), "{} rests on no clause", why.key);
        Self {
            happened,
            bearing: Vec::new(),
            why: vec![why],
            decision,
            against: None,
            consequence: None,
            change: Both::default(),
        }
    }

    pub(crate) fn against(mut self, color: Color) -> Self {
        self.against = Some(color);
        self
    }

    pub(crate) fn doing(mut self, consequence: Consequence) -> Self {
        self.consequence = Some(consequence);
        self
    }

    pub(crate) fn because(mut self, why: Reason) -> Self {
        self.why.push(why);
        self
    }

    /// Clauses that bear on the matter beside those that apply.
    pub(crate) fn bearing(mut self, clauses: Vec<ClauseId>) -> Self {
        self.bearing.extend(clauses);
        self
    }

    /// Adds to a clock; a negative span is taken from it.
    pub(crate) fn gives(mut self, color: Color, span: Millis) -> Self {
        self.change[color] += span;
        self
    }

    /// The ruling, on a game at this stage and with what the clocks show after it. The only way to one.
    pub(crate) fn file(self, now: Moment, stage: Stage, clock: Both<Millis>) -> Ruling {
        let mut bearing = self.bearing;
        for clause in self.why.iter().flat_map(|reason| &reason.clauses) {
            if !bearing.contains(clause) {
                bearing.push(clause.clone());
            }
        }
        let consequence = self.consequence.unwrap_or(Consequence::PlayGoesOn);
        Ruling {
            line: now.line,
            at: now.at,
            happened: self.happened,
            bearing,
            why: self.why,
            decision: self.decision,
            against: self.against,
            consequence: match stage {
                Stage::InPlay => consequence,
                Stage::Over => consequence.after_the_end(),
            },
            change: self.change,
            clock,
            _filed: Filed,
        }
    }
}
