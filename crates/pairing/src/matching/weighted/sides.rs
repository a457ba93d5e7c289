//! Potentials where costs depend on which of two seats is the upper one: every seat has a price of its own for
//! either side, so that what is missing to a tight pair is read off two numbers per seat instead of a table of pairs.

use std::borrow::Cow;

use super::cost::{SideCosts, Sides};
use crate::matching::{Bits, Graph};

pub(super) struct Reduced<'a> {
    costs: &'a SideCosts,
    /// By seat: four times the price of either side, less the potential.
    left: Vec<Sides>,
}

impl<'a> Reduced<'a> {
    pub(super) fn new(costs: &'a SideCosts) -> Self {
        let four_times = |seat: &Sides| Sides { upper: 4 * seat.upper, lower: 4 * seat.lower };
        Self { costs, left: costs.sides.iter().map(four_times).collect() }
    }

    /// By how much a pair is dearer than tight.
    fn slack(&self, one: usize, other: usize) -> i64 {
        self.left[one].with(self.left[other]) + 4 * self.costs.surcharge(one, other)
    }

    /// Whether two seats have a tight pair. `shared` is twice the potential of the odd sets that hold both.
    pub(super) fn is_tight(&self, one: usize, other: usize, shared: i64) -> bool {
        self.slack(one, other) + shared == 0
    }

    /// Raises the outer and lowers the inner potentials.
    pub(super) fn raise(&mut self, outer: &Bits, inner: &Bits, step: i64) {
        for (set, step) in [(outer, step), (inner, -step)] {
            for seat in set.iter() {
                self.left[seat].upper -= step;
                self.left[seat].lower -= step;
            }
        }
    }

    /// Twice the largest step that keeps every pair of an outer seat at least tight. `own` are the members of an
    /// outer seat's own node or cycle.
    pub(super) fn twice_step<'b>(
        &self,
        graph: &Graph,
        (outer, unreached): (&Bits, &Bits),
        mut own: impl FnMut(usize) -> Option<&'b Bits>,
    ) -> Option<i64> {
        let mut others = outer.clone();
        let mut least = None;
        for seat in outer.iter() {
            // Two outer seats are looked at from the first one only.
            others.remove(seat);
            let mut others = Cow::Borrowed(&others);
            if let Some(own) = own(seat) {
                others.to_mut().subtract(own);
            }
            let slack = |other: usize| self.slack(seat, other);
            let to_unreached = graph.neighbours(seat, unreached).map(slack).min().map(|slack| 2 * slack);
            let to_outer = graph.neighbours(seat, &others).map(slack).min();
            least = least.into_iter().chain(to_unreached).chain(to_outer).min();
        }
        least
    }
}
