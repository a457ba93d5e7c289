//! What keeps players apart, and what a proof says of them.

use rokade_clause::Reason;
use rokade_model::{ByeKind, Entry, Participant, RoundNumber, StartNumber};

use super::seats::{Apart, ByeSeat, Seats};
use crate::impossible::{self, Bar, Seating};
use crate::matching::{Bits, Graph};
use crate::{NOBODY, Request, reasons};

/// The seats of a round with what happened before it.
pub(super) struct Seated<'a> {
    pub request: &'a Request<'a>,
    pub seats: &'a Seats<'a>,
    pub apart: &'a Apart,
}

impl Seated<'_> {
    /// Why two seats that are apart may not meet.
    pub(super) fn why_apart(&self, upper: usize, seat: usize) -> Reason {
        match self.bar(upper, seat) {
            Bar::Met(round) => reasons::met_before(round),
            Bar::MetWithdrawn(round) => reasons::met_before_withdrawing(self.withdrawn(), round),
            Bar::HadBye(round) => reasons::met_bye(round),
            _ => reasons::forbidden_pair(),
        }
    }

    /// Why those of `alive` cannot all be paired.
    pub(super) fn impossible(&self, graph: &Graph, alive: &Bits) -> Vec<Reason> {
        impossible::because(self, graph, alive)
    }

    /// Why the following round cannot be paired after these pairs.
    pub(super) fn impossible_after(&self, later: &Graph, pairs: &[(usize, usize)]) -> Vec<Reason> {
        let mut after = later.clone();
        pairs.iter().for_each(|(one, other)| after.disconnect(*one, *other));
        let next = After { told: self, pairs };
        impossible::because(&next, &after, &Bits::all(after.size()))
    }

    /// The last round before this one with such an entry.
    fn last(&self, of: &Participant, is_such: impl Fn(Entry) -> bool) -> Option<RoundNumber> {
        of.entries_through(self.request.round - 1).filter(|(_, entry)| is_such(*entry)).map(|(round, _)| round).last()
    }

    /// The player whose seat gives the bye.
    fn withdrawn(&self) -> StartNumber {
        match self.seats.bye {
            Some(ByeSeat::Withdrawn(index)) => self.request.history.players[index].number,
            Some(ByeSeat::Extra) | None => NOBODY,
        }
    }

    /// A meeting counts for both even if a file notes it on one line only.
    fn met(&self, one: &Participant, other: &Participant) -> Option<RoundNumber> {
        self.last(one, |entry| entry.met() == Some(other.number))
            .or_else(|| self.last(other, |entry| entry.met() == Some(one.number)))
    }
}

impl Seating for Seated<'_> {
    fn number(&self, seat: usize) -> StartNumber {
        self.seats.player(seat).map_or(NOBODY, |player| player.number)
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        if !self.apart.have_met(one, other) {
            return Bar::Forbidden;
        }
        match (self.seats.player(one), self.seats.player(other)) {
            (Some(one), Some(other)) => Bar::Met(self.met(one, other).unwrap_or_default()),
            (Some(player), None) | (None, Some(player)) => {
                let stand_in = self.seats.stand_in();
                match self.last(player, |entry| entry.met().is_some() && entry.met() == stand_in) {
                    Some(round) => Bar::MetWithdrawn(round),
                    None => {
                        let had = self.last(player, |entry| entry == Entry::Bye(ByeKind::PairingAllocated));
                        Bar::HadBye(had.unwrap_or_default())
                    }
                }
            }
            (None, None) => Bar::Forbidden,
        }
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        match bar {
            Bar::Met(_) => Some("D4.9.1-3"),
            Bar::MetWithdrawn(_) | Bar::HadBye(_) => Some("D4.9.1-5"),
            Bar::Forbidden
            | Bar::Colour(_)
            | Bar::WonUnplayed(_)
            | Bar::ByeIsWhite
            | Bar::ByeScore
            | Bar::Floaters
            | Bar::SameHalf
            | Bar::Colours => None,
        }
    }
}

/// The same one round later, with these pairs played.
struct After<'a> {
    told: &'a Seated<'a>,
    pairs: &'a [(usize, usize)],
}

impl Seating for After<'_> {
    fn number(&self, seat: usize) -> StartNumber {
        self.told.number(seat)
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        let pair = (one.min(other), one.max(other));
        match (self.pairs.contains(&pair), self.told.seats.player(pair.1)) {
            (true, Some(_)) => Bar::Met(self.told.request.round),
            (true, None) => Bar::HadBye(self.told.request.round),
            (false, _) => self.told.bar(one, other),
        }
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        self.told.clause(bar)
    }
}
