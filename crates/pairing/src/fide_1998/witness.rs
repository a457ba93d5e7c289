//! Who would be left where the remainder of a bracket, or the brackets below it, could not be paired.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::below::Below;
use super::net::Net;
use super::part::Leave;
use super::person::ALL_DROPPED;
use super::roster::{Drops, Roster};
use super::why::{self, Halves, Left};
use crate::NOBODY;
use crate::impossible::{Bar, Seating, told};
use crate::matching::{Barrier, Bits, Graph, witness};

/// The places of the round, the bye's after the last player.
pub(super) struct Places<'a>(pub &'a Roster<'a>);

impl Seating for Places<'_> {
    fn number(&self, place: usize) -> StartNumber {
        self.0.field.cards.get(place).map_or(NOBODY, |card| card.number)
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        why::bar(self.0, one, other)
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        why::clause(bar)
    }
}

/// What is asked of those below a bracket that was paired once more for them.
pub(super) struct Asked {
    pub below: Below,
    /// The seat among them is the bye's, and not that of somebody who stays over.
    pub is_bye: bool,
}

/// The upper half meets the lower one; what becomes of those of the lower one who are not met.
pub(super) struct Rest<'a> {
    pub halves: &'a Halves<'a>,
    /// They meet each other: the remainder of a heterogeneous bracket.
    pub is_remainder: bool,
    /// How many of them are left over in the end.
    pub left_over: usize,
    pub asked: Option<Asked>,
}

impl Rest<'_> {
    /// Who can only meet whom, or which pairs would miss a colour.
    pub(super) fn shown(&self) -> Vec<Reason> {
        let shown = self.who_is_left();
        if shown.is_empty() { self.colours() } else { shown }
    }

    fn who_is_left(&self) -> Vec<Reason> {
        let roster = self.halves.roster;
        let (graph, alive, spare) = self.graph();
        let Some(found) = witness(&graph, &alive) else { return Vec::new() };
        if self.speaks_of_seats(&found, &spare) { Vec::new() } else { told(&Places(roster), &found, &alive) }
    }

    /// Whether a proof needs seats that are nobody and not the bye, or those who need not be met.
    fn speaks_of_seats(&self, found: &Barrier, spare: &Bits) -> bool {
        let bye = self.halves.roster.len();
        let is_bye = self.asked.as_ref().map_or(self.halves.leave == Left::Bye, |asked| asked.is_bye);
        let is_seat = |seat: &usize| *seat > bye || (*seat == bye && !is_bye);
        let mut members = found.groups.iter().flatten();
        members.any(|seat| is_seat(seat) || spare.contains(*seat)) || found.opponents.iter().any(is_seat)
    }

    /// Everybody concerned by place, after them the seats of the bye and of those who go down; who need not be met.
    fn graph(&self) -> (Graph, Bits, Bits) {
        let Halves { roster, upper, lower, leave, .. } = *self.halves;
        let bye = roster.len();
        let size = bye + 2 + self.left_over;
        let (mut graph, mut alive, mut spare) = (Graph::none(size), Bits::none(size), Bits::none(size));
        upper.iter().chain(lower).for_each(|place| alive.insert(*place));
        for (index, other) in lower.iter().enumerate() {
            let before = if self.is_remainder { &lower[..index] } else { &[] };
            let legal = upper.iter().chain(before).filter(|one| roster.legal.has(**one, *other));
            legal.for_each(|one| graph.connect(*one, *other));
        }
        let Some(Asked { below, .. }) = &self.asked else {
            let seats = match leave {
                Left::Bye => bye..bye + self.left_over,
                Left::Down | Left::Rest => bye + 1..bye + 1 + self.left_over,
            };
            for seat in seats {
                alive.insert(seat);
                let may_leave = |place: &&usize| leave != Left::Bye || roster.people[**place].may_have_bye;
                lower.iter().filter(may_leave).for_each(|place| graph.connect(*place, seat));
            }
            return (graph, alive, spare);
        };
        let place = |vertex: usize| below.person(vertex).unwrap_or(bye);
        for vertex in 0..below.len() {
            alive.insert(place(vertex));
            if !below.must()[vertex] {
                spare.insert(place(vertex));
            }
            let taken = lower.iter().filter(|other| below.takes(roster, **other, vertex));
            taken.for_each(|other| graph.connect(*other, place(vertex)));
            let joined = (0..vertex).filter(|one| below.joins(*one, vertex));
            joined.for_each(|one| graph.connect(place(one), place(vertex)));
        }
        if alive.iter().count() % 2 == 1 && !spare.is_empty() {
            alive.insert(bye + 1);
            spare.insert(bye + 1);
        }
        let free: Vec<usize> = spare.iter().collect();
        for (index, one) in free.iter().enumerate() {
            free[..index].iter().for_each(|other| graph.connect(*one, *other));
        }
        (graph, alive, spare)
    }

    /// The pairs that would miss a colour where the fewest do that can, if these are too many.
    fn colours(&self) -> Vec<Reason> {
        let Halves { roster, upper, lower, leave, drops, spare } = *self.halves;
        let Some(spare) = spare.filter(|_| self.is_remainder) else { return Vec::new() };
        let leave = match (&self.asked, leave) {
            (Some(asked), _) => Leave::Into(&asked.below),
            (None, Left::Bye) => Leave::Bye,
            (None, Left::Down | Left::Rest) => Leave::Down,
        };
        let rest = Drops { down: ALL_DROPPED, ..drops };
        let net = Net::new(roster, (upper, drops), (lower, rest), (leave, self.left_over));
        let found = net.fewest(&net.graph, &Bits::all(net.len()), usize::MAX);
        let Some(point) = found.filter(|point| usize::try_from(point.value).is_ok_and(|missed| missed > spare)) else {
            return Vec::new();
        };
        let place = |seat: usize| upper.iter().chain(lower).nth(seat).copied();
        let pairs = (0..upper.len() + lower.len()).filter_map(|seat| {
            let other = point.mate[seat] as usize;
            place(seat).zip(place(other)).filter(|_| seat < other)
        });
        why::missed(roster, &pairs.collect::<Vec<_>>())
    }
}
