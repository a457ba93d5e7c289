//! An event with all that belongs to it, for those who gather it from somewhere.

use std::collections::BTreeMap;

use rokade_model::{History, StartNumber};

use super::{Circumstances, Contestant, Edition, Event, Exempt, Form};

/// What norms are judged from.
#[derive(Clone, Debug)]
pub struct Field {
    pub history: History,
    pub contestants: BTreeMap<StartNumber, Contestant>,
    pub form: Form,
    /// The federation that holds the event, if it is known.
    pub host: Option<String>,
    pub exempt: Option<Exempt>,
    pub circumstances: Circumstances,
}

impl Field {
    pub fn event(&self, edition: Edition) -> Event<'_> {
        let event = Event::new(&self.history, &self.contestants, edition, self.form);
        event.held_by(self.host.as_deref(), self.exempt)
    }
}
