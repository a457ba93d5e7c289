//! What speaks against a candidate that comes earlier in the order: the first of the criteria it cannot meet.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::assignment::Table;
use super::person::Strength;
use super::reasons;
use super::roster::{Drops, Roster};
use crate::NOBODY;
use crate::impossible::{Bar, Seating, told};
use crate::matching::{Bits, short_of};

/// Why S1 and S2 cannot be paired as they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// Not everybody of S1 would have an opponent he may meet.
    Opponents,
    /// Only with floats that B5 and B6 forbid.
    Floats,
    /// Only with more pairs that miss a colour due (B4).
    Colours,
    /// Only if somebody has the bye who may not.
    Bye,
    /// They could, but not with what else is asked of the bracket.
    More,
    /// They could, but then the remainder could not be paired.
    Rest,
    /// They could, but then the score groups below could not be paired.
    Below,
}

impl Cause {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Cause::Opponents => "opponents",
            Cause::Floats => "floats",
            Cause::Colours => "colours",
            Cause::Bye => "bye",
            Cause::More => "more",
            Cause::Rest => "rest",
            Cause::Below => "below",
        }
    }
}

/// What becomes of those left over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    /// Paired in the remainder of the bracket.
    Rest,
    Down,
    Bye,
}

/// Two halves, by place, of which everybody of the upper one is to meet somebody of the lower one.
pub(super) struct Halves<'a> {
    pub roster: &'a Roster<'a>,
    pub upper: &'a [usize],
    pub lower: &'a [usize],
    pub leave: Left,
    pub drops: Drops,
    /// Pairs that may miss a colour due; `None` if these are too many already.
    pub spare: Option<usize>,
}

impl Halves<'_> {
    /// The first criterion that the halves cannot meet, with what shows it; `else_by` where they can meet all.
    pub(super) fn cause(&self, else_by: Cause) -> (Cause, Vec<Reason>) {
        let (roster, drops) = (self.roster, self.drops);
        let may_meet = |one, other| roster.legal.has(one, other);
        if self.least(may_meet, |_| true).is_none() {
            return (Cause::Opponents, self.witness(false));
        }
        let may_leave = |place: usize| self.leave != Left::Bye || roster.people[place].may_have_bye;
        if self.least(may_meet, may_leave).is_none() {
            return (Cause::Bye, self.witness(true));
        }
        let allows = |one, other| roster.legal.has(one, other) && drops.allows(roster.needed(one, other));
        let leaves = |place| may_leave(place) && (self.leave == Left::Rest || roster.needed_alone(place) <= drops.down);
        match (self.least(allows, leaves), self.spare) {
            (None, _) => (Cause::Floats, self.floats(may_leave)),
            (Some(missed), Some(spare)) if missed <= spare => (else_by, Vec::new()),
            (Some(_), _) => (Cause::Colours, self.colours(allows, leaves)),
        }
    }

    /// The fewest pairs that miss a colour, if everybody of S1 can have an opponent.
    fn least(&self, may_meet: impl Fn(usize, usize) -> bool, may_leave: impl Fn(usize) -> bool) -> Option<usize> {
        self.table(self.priced(may_meet), |place| may_leave(place).then_some(0)).least()
    }

    /// One for a pair that misses a colour.
    fn priced(&self, may_meet: impl Fn(usize, usize) -> bool) -> impl Fn(usize, usize) -> Option<u8> {
        let roster = self.roster;
        move |one, other| may_meet(one, other).then(|| u8::from(!roster.is_satisfied(one, other)))
    }

    fn table(&self, meets: impl Fn(usize, usize) -> Option<u8>, leaves: impl Fn(usize) -> Option<u8>) -> Table {
        let size = self.lower.len();
        Table::new(size, size, |row, column| match self.upper.get(row) {
            Some(one) => meets(*one, self.lower[column]),
            None => leaves(self.lower[column]),
        })
    }

    /// The first of the cheapest ways to pair the halves: the pairs, and who is left over.
    fn cheapest(&self, table: &Table) -> (Vec<(usize, usize)>, Vec<usize>) {
        let columns = table.least().and_then(|least| table.first_within(least)).unwrap_or_default();
        let others: Vec<usize> = columns.into_iter().map(|column| self.lower[column]).collect();
        let (met, left) = others.split_at(self.upper.len().min(others.len()));
        (self.upper.iter().copied().zip(met.iter().copied()).collect(), left.to_vec())
    }

    /// Who would float as lately where as few as can be do.
    fn floats(&self, may_leave: impl Fn(usize) -> bool) -> Vec<Reason> {
        let (roster, drops) = (self.roster, self.drops);
        let floats_again = |place: usize| self.leave != Left::Rest && roster.needed_alone(place) > drops.down;
        let table = self.table(
            |one, other| roster.legal.has(one, other).then(|| u8::from(!drops.allows(roster.needed(one, other)))),
            |place| may_leave(place).then(|| u8::from(floats_again(place))),
        );
        let (pairs, left) = self.cheapest(&table);
        let round = roster.field.round;
        let down = |place: usize, level| reasons::would_float_down(self.number(place), level, round);
        let mut told = Vec::new();
        for (one, other) in pairs {
            let (high, low, needed) = (one.min(other), one.max(other), roster.needed(one, other));
            if needed.down > drops.down {
                told.push(down(high, needed.down));
            }
            if needed.up > drops.up {
                told.push(reasons::would_float_up(self.number(low), needed.up, round));
            }
        }
        told.extend(
            left.into_iter().filter(|place| floats_again(*place)).map(|place| down(place, roster.needed_alone(place))),
        );
        at_best("floats", told)
    }

    /// Which pairs would miss a colour where as few as can be do.
    fn colours(&self, may_meet: impl Fn(usize, usize) -> bool, may_leave: impl Fn(usize) -> bool) -> Vec<Reason> {
        let table = self.table(self.priced(may_meet), |place| may_leave(place).then_some(0));
        missed(self.roster, &self.cheapest(&table).0)
    }

    /// Who of the upper half can only meet whom of the lower one; with the bye, who of the lower one can have it.
    fn witness(&self, with_bye: bool) -> Vec<Reason> {
        let bye = self.roster.len();
        let seats: Vec<usize> = self.upper.iter().copied().chain(with_bye.then_some(bye)).collect();
        let may_meet = |one: usize, other: usize| match one == bye {
            true => self.roster.people[other].may_have_bye,
            false => self.roster.legal.has(one, other),
        };
        let found = short_of(&seats, self.lower, may_meet);
        let mut alive = Bits::none(bye + 1);
        seats.iter().chain(self.lower).for_each(|place| alive.insert(*place));
        found.map_or_else(Vec::new, |found| told(self, &found, &alive))
    }
}

/// These pairs, of which as few as can be miss a colour.
pub(super) fn missed(roster: &Roster, pairs: &[(usize, usize)]) -> Vec<Reason> {
    let number = |place: usize| roster.field.cards[place].number;
    let missed = pairs.iter().filter(|(one, other)| !roster.is_satisfied(*one, *other));
    let told = missed
        .filter_map(|(one, other)| Some(reasons::would_miss(number(*one), number(*other), roster.people[*one].wish?)));
    at_best("colours", told.collect())
}

/// The best that could be had, with what it falls short of.
fn at_best(what: &'static str, told: Vec<Reason>) -> Vec<Reason> {
    if told.is_empty() { Vec::new() } else { vec![reasons::at_best(what).because(told)] }
}

impl Seating for Halves<'_> {
    fn number(&self, place: usize) -> StartNumber {
        self.roster.field.cards.get(place).map_or(NOBODY, |card| card.number)
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        let is_lower = |place: &usize| self.lower.contains(place);
        if is_lower(&one) == is_lower(&other) {
            return Bar::SameHalf;
        }
        bar(self.roster, one, other)
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        clause(bar)
    }
}

/// What keeps two players apart who may not meet.
pub(super) fn bar(roster: &Roster, one: usize, other: usize) -> Bar {
    let (player, seat) = (one.min(other), one.max(other));
    if seat >= roster.len() {
        return bar_of_bye(roster, player);
    }
    if roster.legal.has(one, other) {
        return Bar::SameHalf;
    }
    if let Some(round) = roster.field.met_in(one, other) {
        return Bar::Met(round);
    }
    let wish = roster.people[one].wish.filter(|_| roster.people[one].strength == Strength::Absolute);
    match wish.filter(|_| roster.field.may_meet.has(one, other)) {
        Some(colour) => Bar::Colour(colour),
        None => Bar::Forbidden,
    }
}

/// What keeps a player from the bye, whose seat comes after the last player.
fn bar_of_bye(roster: &Roster, player: usize) -> Bar {
    let Some(card) = roster.field.cards.get(player) else { return Bar::SameHalf };
    match (card.had_bye(), super::person::free_point(card)) {
        (Some(round), _) => Bar::HadBye(round),
        (None, Some(round)) => Bar::WonUnplayed(round),
        (None, None) => Bar::SameHalf,
    }
}

pub(super) const fn clause(bar: Bar) -> Option<&'static str> {
    match bar {
        Bar::Met(_) | Bar::Colour(_) | Bar::HadBye(_) | Bar::WonUnplayed(_) => Some("D4.9.5-B1"),
        Bar::Forbidden
        | Bar::ByeIsWhite
        | Bar::MetWithdrawn(_)
        | Bar::ByeScore
        | Bar::Floaters
        | Bar::SameHalf
        | Bar::Colours => None,
    }
}
