//! Knock-out (D4.9.7).

use rokade_clause::ClauseId;

use crate::attendance::Attendance;
use crate::judge::Decided;
use crate::{NoPairing, Pairing, Proposal, Request, reasons};

pub(crate) fn pair(request: &Request, _attendance: &Attendance) -> Result<Pairing, NoPairing> {
    Err(NoPairing::of(reasons::round_unknown(request.round)))
}

/// The rule that prefers the engine's pairing to the proposal.
pub(crate) fn decide(request: &Request, _pairing: &Pairing, _proposed: &Proposal) -> Decided {
    (ClauseId::new(request.system.host().clause()), None, None)
}
