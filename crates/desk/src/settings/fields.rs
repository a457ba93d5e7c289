//! The fields of a form by name, and what is wrong with them.

use std::str::FromStr;

use rokade_clause::Reason;

use crate::error::DeskError;

/// A form as it was sent; collects everything that is not understood.
pub(crate) struct Fields<'a> {
    sent: &'a [(String, String)],
    reasons: Vec<Reason>,
}

impl<'a> Fields<'a> {
    pub(crate) fn of(sent: &'a [(String, String)]) -> Self {
        Self { sent, reasons: Vec::new() }
    }

    /// What stands in a field; `None` if the form does not have it.
    pub(crate) fn get(&self, name: &str) -> Option<&'a str> {
        self.sent.iter().find(|(known, _)| known == name).map(|(_, value)| value.trim())
    }

    /// A box that is ticked.
    pub(crate) fn is_ticked(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// The number in a field; `had` where the form does not have it, `None` where it is left empty.
    pub(crate) fn number<T: FromStr>(&mut self, name: &str, key: &'static str) -> Option<T> {
        let text = self.get(name).filter(|text| !text.is_empty())?;
        let number = text.parse().ok();
        if number.is_none() {
            self.object(Reason::resting_on(key, Vec::new()).with("found", text));
        }
        number
    }

    /// A number of a field that needs no words of its own.
    pub(crate) fn figure<T: FromStr>(&mut self, name: &str) -> Option<T> {
        self.number(name, "figure_not_a_number")
    }

    pub(crate) fn object(&mut self, reason: Reason) {
        self.reasons.push(reason);
    }

    /// Everything that was not understood, at once.
    pub(crate) fn check(self) -> Result<(), DeskError> {
        if self.reasons.is_empty() { Ok(()) } else { Err(DeskError::BadForm(self.reasons)) }
    }
}
