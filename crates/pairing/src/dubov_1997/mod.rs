//! Dubov Swiss of 1997 (D4.9.6): inside a score group those who have met low ratings meet high ratings.
//!
//! | clause | module |
//! |---|---|
//! | 1, 2: R, ARO, preference, limits | `roster`, `aro`, `limits` |
//! | 3: colours | `colours` |
//! | 4: the bye | `bye` |
//! | 5: the first round | `first_round` |
//! | 6.2, 7.3, 7.4: the two columns | `columns` |
//! | 6.3, 6.4: rows, two Whites who meet, those left over | `rows`, `fill` |
//! | 7.1, 7.2: players brought up | `moves` |
//! | 8: floaters | `floaters` |
//! | 9: what the text leaves open | `groups` |
//!
//! `groups` lays the round, `explain` says why it is so, `breaches` and `decide` judge another one.

mod aro;
mod breaches;
mod bye;
mod colours;
mod columns;
mod decide;
mod explain;
mod fill;
mod first_round;
mod floaters;
mod floats;
mod groups;
mod layout;
mod limits;
mod moves;
mod passed;
mod proof;
mod reasons;
mod roster;
mod rows;
mod trace;

pub(crate) use breaches::breaches;
pub(crate) use decide::decide;

use crate::attendance::Attendance;
use crate::sheet::{Claim, Due, Own};
use crate::{Direction, NoPairing, Pairing, Request, reasons as common};
use rokade_model::RoundNumber;
use roster::Roster;

/// What the system knows of everybody before the round. Games against players with more points are counted against
/// the limit of D4.9.6-2.5.
pub(crate) fn sheets(request: &Request, attendance: &Attendance) -> Vec<Own> {
    let roster = Roster::new(request, attendance);
    let own = |place: usize| {
        let (card, player) = (roster.card(place), &roster.players[place]);
        let due = player.preference.map(|colour| Due {
            colour,
            claim: if player.bar(!colour).is_some() { Claim::Must } else { Claim::Should },
            reason: card.why_due(colour),
        });
        let is_up = |round: &RoundNumber| roster::met_above(&roster.field, card, *round);
        let floats = (1..roster.field.round).filter(is_up).map(|round| (round, Direction::Up)).collect();
        Own { player: card.number, score: card.score, due, floats }
    };
    (0..roster.len()).map(own).collect()
}

pub(crate) fn pair(request: &Request, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    let roster = Roster::new(request, attendance);
    if roster.len() == 0 {
        return Err(NoPairing::of(common::too_few_players(0)));
    }
    let bye = bye::choose(&roster)?;
    let layout = groups::lay(&roster, bye.as_ref().map(|bye| bye.place));
    Ok(explain::pairing(&roster, &layout, bye.as_ref()))
}
