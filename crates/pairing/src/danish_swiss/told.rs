//! What shows that a choice was not possible: who would be left, and what keeps them from the others.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::floaters::Choice;
use super::halves::across;
use super::pairable::bits;
use super::plan::{Cause, Plan, Stage};
use super::reasons;
use super::seats::Seats;
use crate::Detail;
use crate::impossible::{Bar, Seating, because};
use crate::matching::Bits;

impl Seating for Seats<'_> {
    fn number(&self, seat: usize) -> StartNumber {
        Seats::number(self, seat)
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        let (upper, lower) = (one.min(other), one.max(other));
        if self.is_x(lower) {
            return self.field.cards[upper].had_bye().map_or(Bar::ByeIsWhite, Bar::HadBye);
        }
        if let Some(round) = self.field.met_in(upper, lower) {
            return Bar::Met(round);
        }
        match self.preference(upper).filter(|_| self.field.may_meet.has(upper, lower)) {
            Some(preference) => Bar::Colour(preference.colour),
            None => Bar::Forbidden,
        }
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        match bar {
            Bar::Met(_) => Some("D4.9.3-1.2"),
            Bar::HadBye(_) => Some("D4.9.3-2.1"),
            Bar::Colour(_) => Some("D4.9.3-8.2"),
            Bar::ByeIsWhite => Some("D4.9.3-2.2"),
            Bar::Floaters => Some("D4.9.3-5.4"),
            Bar::Forbidden
            | Bar::WonUnplayed(_)
            | Bar::MetWithdrawn(_)
            | Bar::ByeScore
            | Bar::SameHalf
            | Bar::Colours => None,
        }
    }
}

/// Floaters of one pool beside the players below.
struct Floating<'a> {
    seats: &'a Seats<'a>,
}

impl Seating for Floating<'_> {
    fn number(&self, seat: usize) -> StartNumber {
        self.seats.number(seat)
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        if self.seats.legal.has(one, other) { Bar::Floaters } else { self.seats.bar(one, other) }
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        self.seats.clause(bar)
    }
}

/// The two halves of a list, by place: first those of a, then those of b.
struct Halves<'a> {
    seats: &'a Seats<'a>,
    list: Vec<usize>,
    half: usize,
}

impl Seating for Halves<'_> {
    fn number(&self, place: usize) -> StartNumber {
        self.seats.number(self.list[place])
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        match (one < self.half) == (other < self.half) {
            true => Bar::SameHalf,
            false => self.seats.bar(self.list[one], self.list[other]),
        }
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        self.seats.clause(bar)
    }
}

/// Why the halves cannot be paired with each other, `taken` places left out.
pub(super) fn between_halves(seats: &Seats, a: &[usize], b: &[usize], taken: &[usize]) -> Vec<Reason> {
    if seats.detail == Detail::Brief {
        return Vec::new();
    }
    let halves = Halves { seats, list: [a, b].concat(), half: a.len() };
    let mut alive = Bits::all(halves.list.len());
    taken.iter().for_each(|place| alive.remove(*place));
    because(&halves, &across(seats, a, b), &alive)
}

/// Why the players of `left` cannot all be paired, if those of `floaters` may not meet each other.
/// `is_loose` takes the others to be pairable in any way.
pub(super) fn below(seats: &Seats, left: &Bits, floaters: &[usize], is_loose: bool) -> Vec<Reason> {
    if seats.detail == Detail::Brief {
        return Vec::new();
    }
    let mut graph = seats.legal.clone();
    graph.separate(&bits(graph.size(), floaters));
    if is_loose {
        let others: Vec<usize> = left.iter().filter(|seat| !floaters.contains(seat)).collect();
        for (index, one) in others.iter().enumerate() {
            others[index + 1..].iter().for_each(|other| graph.connect(*one, *other));
        }
    }
    because(&Floating { seats }, &graph, left)
}

/// Why a player of the stage floats.
pub(super) fn why_floats(seats: &Seats, plan: &Plan, stage: &Stage, floater: usize) -> Reason {
    let number = |place: usize| seats.number(stage.members[place]);
    let player = seats.number(floater);
    let any = || cause(seats, plan, stage, stage.why_any, &[]);
    let middle = [(stage.members.len() - 1) / 2, stage.members.len() / 2].map(|place| stage.members[place]);
    let others = || cause(seats, plan, stage, stage.why_others, &middle);
    match stage.choice {
        Choice::Nobody | Choice::Middle => reasons::float_middle(player, seats.score(floater)),
        Choice::TwoMiddle => reasons::float_two_middle(player, stage.why_any).because(any()),
        Choice::Instead { of, other } if stage.members[other] == floater => {
            reasons::float_instead(player, number(of), stage.why_others).because(others())
        }
        Choice::Instead { .. } => reasons::float_two_middle(player, stage.why_any).because(any()),
        Choice::More => reasons::float_more(player, stage.why_others).because(others()),
        Choice::All => reasons::float_all(player),
    }
}

/// Why these floaters, who come earlier in the text, were not the ones.
fn cause(seats: &Seats, plan: &Plan, stage: &Stage, cause: Option<Cause>, floaters: &[usize]) -> Vec<Reason> {
    if seats.detail == Detail::Brief {
        return Vec::new();
    }
    let size = seats.len();
    match cause {
        None => Vec::new(),
        Some(Cause::Pool) => {
            let mut stay = bits(size, &stage.members);
            floaters.iter().for_each(|floater| stay.remove(*floater));
            because(seats, &seats.legal, &stay)
        }
        Some(cause) => {
            let mut left = open_below(seats, plan, stage);
            floaters.iter().for_each(|floater| left.insert(*floater));
            below(seats, &left, floaters, cause == Cause::Opponents)
        }
    }
}

/// The players below the stage that no floater from above has met.
fn open_below(seats: &Seats, plan: &Plan, stage: &Stage) -> Bits {
    let mut open = Bits::all(seats.len());
    for earlier in plan.stages.iter().take_while(|earlier| !std::ptr::eq(*earlier, stage)) {
        let met = earlier.floats.iter().flat_map(|(floater, opponent)| [*floater, *opponent]);
        earlier.members.iter().copied().chain(met).for_each(|seat| open.remove(seat));
    }
    stage.members.iter().for_each(|seat| open.remove(*seat));
    open
}
