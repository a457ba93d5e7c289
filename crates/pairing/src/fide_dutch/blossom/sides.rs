//! Costs that depend on which of two seats is the upper one: every seat has a price of its own for either side,
//! so that what is missing to a tight pair is read off two numbers per seat instead of a table of pairs.

use std::borrow::Cow;

use super::super::cost::Sides;
use super::Solver;
use super::search::Forest;
use crate::matching::{Bits, Graph};

/// By seat: twice the price of either side, less the potential.
pub(super) struct Reduced(Vec<Sides>);

impl Reduced {
    pub fn new(sides: &[Sides]) -> Self {
        Self(sides.iter().map(|seat| Sides { upper: 2 * seat.upper, lower: 2 * seat.lower }).collect())
    }

    /// Raises the potential of a seat.
    pub fn raise(&mut self, seat: usize, step: i64) {
        self.0[seat].upper -= step;
        self.0[seat].lower -= step;
    }

    /// The seats among these that a seat has tight pairs with. `shared` is twice the potential of the odd sets
    /// that hold both.
    pub fn tight(&self, graph: &Graph, seat: usize, among: &Bits, shared: i64) -> Bits {
        let own = self.0[seat];
        let mut tight = Bits::none(graph.size());
        let is_tight = |other: &usize| own.with(self.0[*other]) + shared == 0;
        graph.neighbours(seat, among).filter(is_tight).for_each(|other| tight.insert(other));
        tight
    }
}

impl Solver<'_> {
    /// Raises the outer and lowers the inner potentials.
    pub(super) fn raise_by_sides(&mut self, forest: &Forest, step: i64) {
        if let Some(reduced) = &mut self.reduced {
            forest.outer.iter().for_each(|seat| reduced.raise(seat, step));
            forest.inner.iter().for_each(|seat| reduced.raise(seat, -step));
        }
    }

    /// Twice the largest step that keeps every pair of an outer seat at least tight; the seats whose pairs limit
    /// it are noted.
    pub(super) fn twice_step_by_sides(&self, forest: &mut Forest, reduced: &Reduced) -> Option<i64> {
        let mut unreached = self.alive.clone();
        unreached.subtract(&forest.outer);
        unreached.subtract(&forest.inner);
        let mut others = forest.outer.clone();
        let mut least = None;
        forest.nearest.clear();
        for seat in forest.outer.iter() {
            // Two outer seats are looked at from the first one only.
            others.remove(seat);
            let own = self.nearest(reduced, seat, &unreached, &others);
            if let Some(own) = own.filter(|own| least.is_none_or(|least| *own <= least)) {
                if least != Some(own) {
                    forest.nearest.clear();
                    least = Some(own);
                }
                forest.nearest.push(seat);
            }
        }
        least
    }

    /// Twice the step at which the first pair of an outer seat gets tight.
    fn nearest(&self, reduced: &Reduced, seat: usize, unreached: &Bits, outer: &Bits) -> Option<i64> {
        let own = reduced.0[seat];
        let slack = |other: usize| own.with(reduced.0[other]);
        let mut outer = Cow::Borrowed(outer);
        if let Some(blossom) = self.nodes.blossom(self.nodes.top(seat)) {
            outer.to_mut().subtract(&blossom.members);
        }
        let to_unreached = self.graph.neighbours(seat, unreached).map(slack).min().map(|slack| 2 * slack);
        let to_outer = self.graph.neighbours(seat, &outer).map(slack).min();
        to_unreached.into_iter().chain(to_outer).min()
    }
}
