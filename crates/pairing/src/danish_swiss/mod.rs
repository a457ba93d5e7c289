//! Danish Swiss (D4.9.3, D4.9.4).

use rokade_clause::{ClauseId, Reason};

use crate::Groups;
use crate::attendance::Attendance;
use crate::judge::Decided;
use crate::{NoPairing, Pairing, Proposal, Request, reasons};

pub(crate) fn pair(
    request: &Request,
    _acceleration: Option<Groups>,
    _attendance: &Attendance,
) -> Result<Pairing, NoPairing> {
    Err(NoPairing::of(reasons::round_unknown(request.round)))
}

/// What this system never does, beyond what no system does.
pub(crate) fn breaches(_request: &Request, _attendance: &Attendance, _proposed: &Proposal) -> Vec<Reason> {
    Vec::new()
}

/// The rule that prefers the engine's pairing to the proposal.
pub(crate) fn decide(
    request: &Request,
    _acceleration: Option<Groups>,
    _attendance: &Attendance,
    _pairing: &Pairing,
    _proposed: &Proposal,
) -> Decided {
    (ClauseId::new(request.system.host().clause()), None, None)
}
