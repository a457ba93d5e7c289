//! Danish Swiss (D4.9.3, D4.9.4): the strong half of each pool meets the weak half.
//!
//! The seats say who takes part and who may meet, the plan who floats and whom the floaters
//! meet, the halves how a pool is laid, the boards what is published. When a round may
//! be paired is for the tournament to decide. Numbers that are misprinted in the text are read as
//! `docs/readings/danish-swiss-references.md` says.

mod acceleration;
mod assignment;
mod boards;
mod breaches;
mod colour;
mod compare;
mod exchange;
mod figures;
mod floaters;
mod halves;
mod pairable;
mod passed;
mod plan;
mod preference;
mod reasons;
mod seats;
mod told;
mod trace;

pub(crate) use breaches::breaches;
pub(crate) use compare::decide;

use crate::attendance::Attendance;
use crate::sheet::{Claim, Due, Own};
use crate::{Groups, NoPairing, Pairing, Request};
use seats::Seats;

/// What the system knows of everybody before the round.
pub(crate) fn sheets(request: &Request, acceleration: Option<Groups>, attendance: &Attendance) -> Vec<Own> {
    let seats = Seats::new(request, acceleration, attendance);
    let own = |seat: usize| Own {
        player: seats.number(seat),
        score: seats.score(seat),
        due: seats.preference(seat).zip(seats.why_due(seat)).map(|(preference, reason)| Due {
            colour: preference.colour,
            claim: if preference.is_strong { Claim::Must } else { Claim::Should },
            reason,
        }),
        floats: Vec::new(),
    };
    (0..seats.field.len()).map(own).collect()
}

pub(crate) fn pair(
    request: &Request,
    acceleration: Option<Groups>,
    attendance: &Attendance,
) -> Result<Pairing, NoPairing> {
    let seats = Seats::new(request, acceleration, attendance);
    if seats.len() < 2 {
        return Err(NoPairing::of(crate::reasons::too_few_players(seats.len())));
    }
    match plan::plan(&seats) {
        Ok(plan) => Ok(boards::pairing(&seats, &plan, acceleration)),
        Err(_) => Err(crate::impossible::refusal(&seats, &seats.legal)),
    }
}
