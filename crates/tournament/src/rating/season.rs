//! A tournament read for its tables alone, among thousands of others.

use rokade_model::RoundNumber;
use rokade_pairing::Pairing;

use crate::{Event, GroupId};

/// A draft without the engine's work: a journal read with it in the place of the real one folds to the
/// same boards, results and tables, but nobody can ask it why two players met.
pub fn blank_draft(group: GroupId, round: RoundNumber) -> Event {
    Event::Drafted { group, round, pairing: Pairing::bare(round) }
}
