//! The questions of an incident.

use serde::Serialize;

use super::setting::{Answers, Case};

/// What kind of answer a question takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind", content = "options")]
pub enum Kind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `white` or `black`.
    Color,
    /// Whole minutes.
    Minutes,
    /// A whole number, not negative.
    Number,
    /// `yes` or `no`.
    YesNo,
    /// A position.
    Fen,
    Text,
}

/// A question to put to the arbiter. Its text is `incident-ask-<key>`, that of an option
/// `incident-option-<option>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    pub key: &'static str,
    #[serde(flatten)]
    pub kind: Kind,
}

/// Why there is no ruling yet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Missing {
    #[error("unknown incident {0:?}")]
    UnknownIncident(String),
    #[error("{} is not answered", .0.key)]
    Unanswered(Question),
    #[error("{0:?} is not among the choices")]
    NotOffered(String),
    #[error("{0:?} needs an amount")]
    AmountNeeded(String),
}

/// A question and when it matters.
pub(super) struct Ask {
    key: &'static str,
    kind: Kind,
    when: fn(&Case<'_>) -> bool,
}

impl Ask {
    pub(super) const fn always(key: &'static str, kind: Kind) -> Self {
        Self { key, kind, when: |_| true }
    }

    pub(super) const fn when(key: &'static str, kind: Kind, when: fn(&Case<'_>) -> bool) -> Self {
        Self { key, kind, when }
    }

    pub(super) fn question(&self) -> Question {
        Question { key: self.key, kind: self.kind }
    }

    pub(super) fn matters(&self, case: &Case<'_>) -> bool {
        (self.when)(case)
    }

    /// An answer that cannot be read is no answer.
    pub(super) fn is_answered(&self, answers: &Answers) -> bool {
        match self.kind {
            Kind::Choice(options) => answers.text(self.key).is_some_and(|given| options.contains(&given)),
            Kind::Color => answers.color(self.key).is_some(),
            Kind::Minutes | Kind::Number => answers.number(self.key).is_some(),
            Kind::YesNo => answers.yes(self.key).is_some(),
            Kind::Fen => answers.position(self.key).is_some(),
            Kind::Text => answers.text(self.key).is_some_and(|given| !given.trim().is_empty()),
        }
    }
}

/// Whom the incident concerns.
pub(super) const WHO: Ask = Ask::always("who", Kind::Color);
