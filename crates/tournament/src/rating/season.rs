//! A tournament read for its tables alone, among thousands of others.

use rokade_model::RoundNumber;
use rokade_pairing::{Control, Pairing};

use crate::{Event, GroupId};

/// A draft without the engine's work: a journal read with it in the place of the real one folds to the
/// same boards, results and tables, but nobody can ask it why two players met.
pub fn blank_draft(group: GroupId, round: RoundNumber) -> Event {
    let pairing = Pairing {
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
    };
    Event::Drafted { group, round, pairing }
}
