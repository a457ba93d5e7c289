//! A homogeneous bracket, or what the players moved down left of one: S1 against S2.
//!
//! D4.9.5-C6 to C11 try transpositions, then exchanges, then drop criteria, then raise x. Whether a
//! candidate is accepted depends on its pairs and on who is left over alone, so nothing is tried: the first
//! acceptable one is the cheapest matching by x, then by what is dropped, then by the order of D2 and D1
//! (docs/readings/fide-1998-criteria.md).

use std::ops::RangeInclusive;

use super::assignment::Table;
use super::below::Below;
use super::exchange::Exchange;
use super::person::{ALL_DROPPED, Level};
use super::roster::{Drops, Roster};
use crate::matching::Bits;

/// Where those go who are left over.
#[derive(Clone, Copy)]
pub(super) enum Leave<'a> {
    /// Down to the next bracket.
    Down,
    /// The one left over has the bye.
    Bye,
    /// Down, where the brackets below must then be possible.
    Into(&'a Below),
}

/// How many pairs may leave a preference unsatisfied.
#[derive(Clone, Copy)]
pub(super) enum Allowance {
    /// As many as must be (D4.9.5-C11).
    Least,
    /// What the players moved down left of x, with so much dropped for upfloats
    /// (docs/readings/fide-1998-remainder.md).
    Within { x: usize, up: Level },
}

pub(super) struct Part<'a> {
    pub roster: &'a Roster<'a>,
    /// By place.
    pub players: &'a [usize],
    pub pairs: usize,
    pub leave: Leave<'a>,
}

/// The first acceptable pairing of a part.
#[derive(Clone, Debug)]
pub(super) struct Laid {
    /// The player of S1 first.
    pub pairs: Vec<(usize, usize)>,
    pub left: Vec<usize>,
    pub unsatisfied: usize,
    pub drops: Drops,
    /// As places.
    pub exchange: Exchange,
    /// How far those exchanged stand apart in the bracket, all together.
    pub difference: usize,
    /// Another order of S2 than the plain one was needed.
    pub is_transposed: bool,
}

impl Part<'_> {
    pub(super) fn first(&self, allowance: Allowance) -> Option<Laid> {
        let bound = self.roster.least_unsatisfied(self.players, self.pairs);
        let (x, ups) = match allowance {
            Allowance::Least => (bound, 0..=ALL_DROPPED),
            Allowance::Within { x, up } => (x, up..=up),
        };
        if bound > x {
            return None;
        }
        let plain = Exchange::default();
        if let Some(laid) = self.transposed(&plain, Drops { up: *ups.start(), down: 0 }, x) {
            return Some(laid);
        }
        let dropped = Drops { up: *ups.end(), down: ALL_DROPPED };
        let x = match allowance {
            Allowance::Least => self.least(dropped, usize::MAX)?,
            Allowance::Within { x, .. } => x,
        };
        let (drops, least) = all_drops(ups).find_map(|drops| Some((drops, self.least(drops, x)?)))?;
        if let Some(laid) = self.transposed(&plain, drops, x) {
            return Some(laid);
        }
        self.split(drops, least, x)
    }

    /// Places left over.
    pub(super) fn left_over(&self) -> usize {
        self.players.len() - 2 * self.pairs
    }

    /// Whether two players, by position, may be paired.
    pub(super) fn may_pair(&self, one: usize, other: usize, drops: Drops) -> bool {
        let (one, other) = (self.players[one], self.players[other]);
        self.roster.legal.has(one, other) && drops.allows(self.roster.needed(one, other))
    }

    pub(super) fn is_satisfied(&self, one: usize, other: usize) -> bool {
        self.roster.is_satisfied(self.players[one], self.players[other])
    }

    /// Whether a player, by position, may be left over.
    pub(super) fn may_leave(&self, position: usize, drops: Drops) -> bool {
        let place = self.players[position];
        let may_have_bye = self.roster.people[place].may_have_bye || !matches!(self.leave, Leave::Bye);
        may_have_bye && self.roster.needed_alone(place) <= drops.down
    }

    /// The first transposition of S2 that is accepted after an exchange (D4.9.5-C6, D4.9.5-C7).
    pub(super) fn transposed(&self, exchange: &Exchange, drops: Drops, x: usize) -> Option<Laid> {
        if matches!(self.leave, Leave::Into(_)) {
            return None;
        }
        let (upper, lower) = exchange.sides(self.pairs, self.players.len());
        let columns = self.table(&upper, &lower, drops).first_within(x)?;
        let pairs = upper.iter().zip(&columns).map(|(one, column)| (*one, lower[*column])).collect();
        Some(self.laid(pairs, drops, exchange.clone()))
    }

    /// S1 and a place for each one left over against S2.
    fn table(&self, upper: &[usize], lower: &[usize], drops: Drops) -> Table {
        Table::new(lower.len(), lower.len(), |row, column| match upper.get(row) {
            Some(one) => {
                let price = u8::from(!self.is_satisfied(*one, lower[column]));
                self.may_pair(*one, lower[column], drops).then_some(price)
            }
            None => self.may_leave(lower[column], drops).then_some(0),
        })
    }

    /// Pairs by position as an answer by place.
    pub(super) fn laid(&self, pairs: Vec<(usize, usize)>, drops: Drops, exchange: Exchange) -> Laid {
        let mut is_left = vec![true; self.players.len()];
        pairs.iter().flat_map(|pair| [pair.0, pair.1]).for_each(|position| is_left[position] = false);
        let place = |position: &usize| self.players[*position];
        let (_, lower) = exchange.sides(self.pairs, self.players.len());
        Laid {
            left: (0..self.players.len()).filter(|position| is_left[*position]).map(|at| place(&at)).collect(),
            unsatisfied: pairs.iter().filter(|(one, other)| !self.is_satisfied(*one, *other)).count(),
            is_transposed: pairs.iter().zip(&lower).any(|(pair, plain)| pair.1 != *plain),
            pairs: pairs.iter().map(|(one, other)| (place(one), place(other))).collect(),
            drops,
            difference: exchange.difference(),
            exchange: Exchange {
                out: exchange.out.iter().map(place).collect(),
                into: exchange.into.iter().map(place).collect(),
            },
        }
    }

    /// The fewest unsatisfied pairs of any pairing under these criteria, if that is not more than `most`.
    fn least(&self, drops: Drops, most: usize) -> Option<usize> {
        let net = self.net(drops);
        let point = net.fewest(&net.graph, &Bits::all(net.len()), most)?;
        Some(usize::try_from(point.value).expect("a count is not negative"))
    }

    /// Whether there is any pairing under these criteria, whatever the colours.
    pub(super) fn is_possible(&self, drops: Drops) -> bool {
        self.least(drops, usize::MAX).is_some()
    }
}

/// What is dropped, in order: D4.9.5-C9 inside D4.9.5-C10.
fn all_drops(ups: RangeInclusive<Level>) -> impl Iterator<Item = Drops> {
    ups.flat_map(|up| (0..=ALL_DROPPED).map(move |down| Drops { up, down }))
}
