//! Teams drafted by strength, all teams against all (D4.9.9.5).

use rokade_clause::ClauseId;

use crate::attendance::Attendance;
use crate::judge::Decided;
use crate::{NoPairing, Pairing, Proposal, Request, reasons};

pub(crate) fn pair(request: &Request, _teams: u16, _attendance: &Attendance) -> Result<Pairing, NoPairing> {
    Err(NoPairing::of(reasons::round_unknown(request.round)))
}

/// The rule that prefers the engine's pairing to the proposal.
pub(crate) fn decide(request: &Request, _pairing: &Pairing, _proposed: &Proposal) -> Decided {
    (ClauseId::new(request.system.host().clause()), None, None)
}
