//! Who would be left: those who can only meet too few, and what keeps them from the others.

use rokade_clause::{ClauseId, Reason};
use rokade_model::{Color, StartNumber};

use super::bye::unplayed_win;
use super::roster::Roster;
use super::rows::Short;
use crate::impossible::{Bar, Seating, refusal_by, told};
use crate::matching::{Barrier, Bits, Graph, witness};
use crate::{NOBODY, NoPairing};

const DIFFERENCE: &str = "D4.9.6-2.3";
const RUNNING: &str = "D4.9.6-2.4";

struct Places<'a> {
    roster: &'a Roster<'a>,
}

impl Seating for Places<'_> {
    fn number(&self, place: usize) -> StartNumber {
        self.roster.field.cards.get(place).map_or(NOBODY, |card| card.number)
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        let (roster, players) = (self.roster, &self.roster.players);
        if one.max(other) >= roster.len() {
            return self.bar_of_bye(one.min(other));
        }
        if roster.legal.has(one, other) {
            return Bar::SameHalf;
        }
        if let Some(round) = roster.field.met_in(one, other) {
            return Bar::Met(round);
        }
        if !roster.field.may_meet.has(one, other) {
            return Bar::Forbidden;
        }
        let both_barred = |color| players[one].bar(color).is_some() && players[other].bar(color).is_some();
        match (both_barred(Color::Black), both_barred(Color::White)) {
            (true, false) => Bar::Colour(Color::White),
            (false, true) => Bar::Colour(Color::Black),
            (true, true) | (false, false) => Bar::Colours,
        }
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        match bar {
            Bar::Met(_) => Some("D4.9.6-2.1"),
            Bar::Colour(_) | Bar::Colours => Some(DIFFERENCE),
            Bar::HadBye(_) | Bar::WonUnplayed(_) => Some("D4.9.6-2.2"),
            Bar::Forbidden | Bar::ByeIsWhite | Bar::MetWithdrawn(_) | Bar::ByeScore | Bar::Floaters | Bar::SameHalf => {
                None
            }
        }
    }
}

impl Places<'_> {
    /// What keeps a player from the bye, whose seat comes after the last player.
    fn bar_of_bye(&self, player: usize) -> Bar {
        let card = self.roster.card(player);
        match (card.had_bye(), unplayed_win(card)) {
            (Some(round), _) => Bar::HadBye(round),
            (None, Some(round)) => Bar::WonUnplayed(round),
            (None, None) => Bar::SameHalf,
        }
    }
}

/// "No legal pairing exists", with the players that prove it; the bye's seat comes after the last player.
pub(super) fn refusal(roster: &Roster, barrier: &Barrier) -> NoPairing {
    let seats = roster.len() + roster.len() % 2;
    let mut no = refusal_by(&Places { roster }, barrier, &Bits::all(seats));
    no.reason.because = no.reason.because.into_iter().map(by_either).collect();
    no.reason = by_either(no.reason);
    no
}

/// Players of one column who together can meet too few of the other.
pub(super) fn short(roster: &Roster, short: &Short, facing: &[usize]) -> Vec<Reason> {
    let found =
        Barrier { opponents: short.others.clone(), groups: short.players.iter().map(|player| vec![*player]).collect() };
    let places = Places { roster };
    let mut reasons = told(&places, &found, &roster.set(&[]));
    // What keeps each of them from the rest of the other column; their own column is not asked.
    for group in &found.groups {
        let one = Barrier { opponents: found.opponents.clone(), groups: vec![group.clone()] };
        let head = told(&places, &one, &roster.set(&[])).len();
        reasons.extend(told(&places, &one, &roster.set(facing)).into_iter().skip(head).map(by_either));
    }
    reasons
}

/// Why these cannot all be paired among themselves; nothing if they can.
pub(super) fn any(roster: &Roster, players: &[usize]) -> Vec<Reason> {
    let mut graph = Graph::none(roster.len());
    for (index, one) in players.iter().enumerate() {
        let legal = players[..index].iter().filter(|other| roster.legal.has(*one, **other));
        legal.for_each(|other| graph.connect(*one, *other));
    }
    let alive = roster.set(players);
    witness(&graph, &alive)
        .map_or_else(Vec::new, |found| told(&Places { roster }, &found, &alive).into_iter().map(by_either).collect())
}

/// Colours are barred by either of two limits, so both are cited.
fn by_either(reason: Reason) -> Reason {
    let of_difference = |clause: &ClauseId| clause.as_str() == DIFFERENCE;
    if reason.clauses.iter().any(of_difference) { reason.and(ClauseId::new(RUNNING)) } else { reason }
}
