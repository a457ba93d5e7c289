//! A "no" with all its reasons.

use std::fmt;

use rokade_clause::Reason;

use crate::Decision;

/// Why a command is not carried out: all reasons at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub reasons: Vec<Reason>,
}

pub(crate) type Judged = Result<Decision, Refusal>;

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Self { reasons: vec![reason] }
    }
}

impl fmt::Display for Refusal {
    /// The keys, for logs and tests; people read the sentences made from the reasons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys: Vec<&str> = self.reasons.iter().map(|reason| reason.key.as_ref()).collect();
        write!(f, "refused: {}", keys.join(", "))
    }
}

impl std::error::Error for Refusal {}

/// Reasons against a command, gathered while it is judged.
#[derive(Debug, Default)]
pub(crate) struct Objections(Vec<Reason>);

impl Objections {
    pub(crate) fn when(&mut self, holds: bool, reason: impl FnOnce() -> Reason) {
        if holds {
            self.0.push(reason());
        }
    }

    pub(crate) fn add(&mut self, reason: Reason) {
        self.0.push(reason);
    }

    pub(crate) fn extend(&mut self, reasons: impl IntoIterator<Item = Reason>) {
        self.0.extend(reasons);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Ends the judgement here if anything speaks against the command.
    pub(crate) fn heed(self) -> Result<(), Refusal> {
        if self.0.is_empty() { Ok(()) } else { Err(Refusal { reasons: self.0 }) }
    }
}
