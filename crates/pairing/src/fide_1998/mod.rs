//! FIDE Swiss of 1998 (D4.9.5).
//!
//! `person` says what a player brings, `roster` who may meet whom, `bracket` and `round` follow the steps
//! of C, `part` and `moved_down` find the first acceptable candidate of a bracket, `every` the first that suits
//! the brackets below, `split` and `assignment` do so without trying, `colour` allots colours, `boards` and
//! `explain` say why, `compare` judges a pairing made by hand. The final order (D4.9.5-F10) is for the standings.

mod assignment;
mod below;
mod boards;
mod bracket;
mod colour;
mod compare;
mod every;
mod exactly;
mod exchange;
mod explain;
mod moved_down;
mod moved_on;
mod net;
mod part;
mod person;
mod reasons;
mod roster;
mod round;
mod search;
mod split;
mod trace;
mod why;
mod witness;

pub(crate) use compare::{breaches, decide};

use crate::attendance::Attendance;
use crate::impossible::refusal_by;
use crate::matching::{self, Bits, FREE, Tree};
use crate::sheet::{Claim, Due, Own};
use crate::swiss::{Card, Field};
use crate::{Direction, NoPairing, Pairing, Request};
use person::{Person, Strength, Way};
use roster::Roster;
use witness::Places;

/// What the system knows of everybody before the round.
pub(crate) fn sheets(request: &Request, attendance: &Attendance) -> Vec<Own> {
    let field = Field::new(request, attendance);
    let roster = Roster::new(&field);
    let own = |(card, person): (&Card, &Person)| {
        let due = person.wish.map(|colour| Due {
            colour,
            claim: match person.strength {
                Strength::None | Strength::Mild => Claim::Should,
                Strength::Strong => Claim::Strongly,
                Strength::Absolute => Claim::Must,
            },
            reason: card.why_due(colour),
        });
        let floated = |round| {
            let direction = match person::floated(&field, card, round)? {
                Way::Down => Direction::Down,
                Way::Up => Direction::Up,
            };
            Some((round, direction))
        };
        let floats = (1..field.round).filter_map(floated).collect();
        Own { player: card.number, score: card.score, due, floats }
    };
    field.cards.iter().zip(&roster.people).map(own).collect()
}

pub(crate) fn pair(request: &Request, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    let field = Field::new(request, attendance);
    // One player alone may have the bye, as in the other systems.
    if field.len() == 0 {
        return Err(NoPairing::of(crate::reasons::too_few_players(0)));
    }
    let roster = Roster::new(&field).told(request.detail);
    possible(&roster)?;
    let brackets = round::brackets(&roster);
    Ok(boards::pairing(&roster, &brackets))
}

/// Whether anything can be laid at all; else the proof that it cannot (D4.9.5-B1).
fn possible(roster: &Roster) -> Result<(), NoPairing> {
    let graph = roster.with_the_bye();
    let size = graph.size();
    matching::complete(&graph, &mut vec![FREE; size], &mut Tree::new(size))
        .map_err(|barrier| refusal_by(&Places(roster), &barrier, &Bits::all(size)))
}
