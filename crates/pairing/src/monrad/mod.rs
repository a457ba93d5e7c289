//! Monrad (D4.9.1, D4.9.2): the best placed player meets the nearest following one not met.
//!
//! Placement decides the order, the seats who may meet, the exchange finds the first
//! complete pairing, the control looks one round ahead, the explanation says who was passed
//! over. When a round may be paired (D4.9.1-2) is for the tournament to decide.

mod boards;
#[cfg(test)]
mod contrived;
mod control;
mod exchange;
mod placement;
mod seats;
mod told;

pub(crate) use boards::whites;
use rokade_model::{RoundNumber, StartNumber};

use crate::attendance::Attendance;
use crate::{Control, Detail, NoPairing, Pairing, Request, impossible, reasons};
use seats::{Apart, Seats};
use told::Seated;

/// A complete pairing by seat, the better placed first, in the order of the better placed.
type SeatPairs = Vec<(usize, usize)>;

pub(crate) fn pair(request: &Request, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    let order = placement::placement(request);
    let seats = Seats::new(request.history, request.round, &order, attendance);
    if seats.len() < 2 {
        return Err(NoPairing::of(reasons::too_few_players(seats.len())));
    }
    let apart = Apart::new(request.history, request.round, &seats);
    let first = exchange::first_complete(&apart)
        .map_err(|_| impossible::refusal(&Seated { request, seats: &seats, apart: &apart }, &apart.graph()))?;
    let (pairs, control) = controlled(request, &seats, &apart, first);
    Ok(boards::pairing(request, &seats, &apart, &pairs, control))
}

/// The pairing after the control of the following round (D4.9.2-5).
fn controlled(request: &Request, seats: &Seats, apart: &Apart, first: SeatPairs) -> (SeatPairs, Control) {
    // Counted in pairings: in double rounds each is two rounds long.
    let length = pairing_length(request);
    if !control::is_due(seats.len(), request.round.div_ceil(length), request.history.rounds / length) {
        return (first, Control::NotNeeded);
    }
    let next_round = next_round(request);
    let now = apart.graph();
    let later = Apart::after(request.history, request.round, next_round, seats).graph();
    let verdict = control::look_ahead(&now, &later, &first);
    let shown = match (request.detail, &verdict) {
        (Detail::Brief, _) | (_, control::Verdict::Passed) => Vec::new(),
        (Detail::Full, _) => Seated { request, seats, apart }.impossible_after(&later, &first),
    };
    let reason = |key| reasons::control(key, next_round).because(shown);
    match verdict {
        control::Verdict::Passed => (first, Control::Passed),
        control::Verdict::Changed(pairs) => (pairs, Control::Changed(reason("control_changed"))),
        control::Verdict::Impossible => (first, Control::Impossible(reason("control_impossible"))),
        control::Verdict::Undecided => (first, Control::Undecided(reason("control_undecided"))),
    }
}

/// Rounds that one pairing holds for.
fn pairing_length(request: &Request) -> RoundNumber {
    if request.history.double_rounds { 2 } else { 1 }
}

/// The round that is paired after this one.
fn next_round(request: &Request) -> RoundNumber {
    request.round + pairing_length(request)
}

/// The order at the pairing before, which the players of a score keep.
pub(crate) fn order_before(request: &Request) -> Vec<StartNumber> {
    placement::order_before(request)
}

/// The order in which the first game of a double round was paired, when the second is.
pub(crate) fn order_of_first(request: &Request, first: RoundNumber) -> Vec<StartNumber> {
    placement::order_of_first(request, first)
}
