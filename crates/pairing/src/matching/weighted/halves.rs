//! The upper half of a homogeneous bracket or remainder: the first players, or the first exchange between the
//! halves that leaves a best pairing.
//!
//! A pairing is generated first with the better placed player of every pair in the upper half. So the number
//! of exchanges is the number of pairs with both players in the original lower half, and the difference of the
//! exchanged numbers adds up over those pairs and over the upper half's players who leave it
//! (docs/readings/fide-dutch-order.md).

use super::{Chooser, Costs, Sides, solve};
use crate::matching::{Bits, Graph};

/// What an exchange costs: more than all differences together.
const EXCHANGE: i64 = 1 << 32;
/// Exchanges of one player tried in order before they are weighed against each other all at once.
const TRIED: usize = 200;

/// The seats of the upper half in order; the chooser is left with pairs between the halves only.
pub(crate) fn upper_half(chooser: &mut Chooser, remainder: &[usize], seats: usize) -> Vec<usize> {
    let mut inside = Bits::none(seats);
    remainder.iter().for_each(|seat| inside.insert(*seat));
    let paired = remainder.iter().filter(|seat| inside.contains(chooser.mate[**seat] as usize)).count() / 2;
    let halves = Halves { remainder, paired, inside };
    let plain: Vec<usize> = remainder[..paired].to_vec();
    if halves.take(chooser, &plain) {
        return plain;
    }
    halves.exchange_one(chooser).unwrap_or_else(|| halves.exchange_more(chooser))
}

/// The graph with pairs between the plain halves only: so many pairs, the players in order.
pub(crate) fn plain_halves(graph: &Graph, remainder: &[usize], paired: usize) -> Graph {
    let mut inside = Bits::none(graph.size());
    remainder.iter().for_each(|seat| inside.insert(*seat));
    Halves { remainder, paired, inside }.between(graph, &remainder[..paired])
}

struct Halves<'a> {
    remainder: &'a [usize],
    /// Pairs made in the remainder, and so players of the upper half.
    paired: usize,
    inside: Bits,
}

impl Halves<'_> {
    /// Settles for this upper half if a best pairing has it.
    fn take(&self, chooser: &mut Chooser, upper: &[usize]) -> bool {
        let graph = self.between(&chooser.graph, upper);
        match chooser.best_within(&graph) {
            Some(mate) => {
                chooser.narrow(graph, mate);
                true
            }
            None => false,
        }
    }

    /// Only pairs between the halves, and floats of the lower one.
    fn between(&self, graph: &Graph, upper: &[usize]) -> Graph {
        let mut graph = graph.clone();
        let mut above = Bits::none(graph.size());
        upper.iter().for_each(|seat| above.insert(*seat));
        let mut below = self.inside.clone();
        below.subtract(&above);
        graph.separate(&above);
        graph.separate(&below);
        upper.iter().for_each(|seat| graph.keep(*seat, &self.inside));
        let mut not_above = Bits::all(graph.size());
        not_above.subtract(&above);
        for seat in (0..graph.size()).filter(|seat| !self.inside.contains(*seat)) {
            graph.keep(seat, &not_above);
        }
        graph
    }

    /// One player for one: by rising difference, then the lowest placed that leaves the upper half.
    fn exchange_one(&self, chooser: &mut Chooser) -> Option<Vec<usize>> {
        let mut tried = 0;
        for difference in 1..self.remainder.len() {
            for leaving in (0..self.paired).rev() {
                let entering = leaving + difference;
                if entering < self.paired {
                    break;
                }
                if entering >= self.remainder.len() {
                    continue;
                }
                tried += 1;
                if tried > TRIED {
                    return None;
                }
                let exchanged = |(index, seat): (usize, &usize)| {
                    ((index < self.paired && index != leaving) || index == entering).then_some(*seat)
                };
                let upper: Vec<usize> = self.remainder.iter().enumerate().filter_map(exchanged).collect();
                if self.take(chooser, &upper) {
                    return Some(upper);
                }
            }
        }
        None
    }

    /// All exchanges weighed at once: fewest, smallest difference, then the players one by one.
    fn exchange_more(&self, chooser: &mut Chooser) -> Vec<usize> {
        let seats = chooser.graph.size();
        let mut index_of = vec![None; seats];
        self.remainder.iter().enumerate().for_each(|(index, seat)| index_of[*seat] = Some(index));
        let costs = if chooser.is_exact() {
            self.exchange_costs_alone(&index_of)
        } else {
            self.exchange_costs(chooser, &index_of)
        };
        let solution = solve(&chooser.graph, &chooser.alive, &costs).expect("a best pairing exists");
        let mut weighed = Chooser::resumed(&costs, solution, chooser.alive.clone());
        let part = |range: std::ops::Range<usize>| {
            let mut part = Bits::none(seats);
            self.remainder[range].iter().for_each(|seat| part.insert(*seat));
            part
        };
        let mut upper = Vec::new();
        for index in (0..self.paired).rev() {
            // Leaves: floats, or meets somebody above in the same half.
            let mut wanted = weighed.alive.clone();
            wanted.subtract(&part(index..self.remainder.len()));
            if !weighed.restrict(self.remainder[index], &wanted) {
                upper.push(self.remainder[index]);
            }
        }
        for index in self.paired..self.remainder.len() {
            if weighed.restrict(self.remainder[index], &part(index + 1..self.remainder.len())) {
                upper.push(self.remainder[index]);
            }
        }
        upper.sort_unstable();
        assert!(self.take(chooser, &upper), "the exchange weighed best is possible");
        upper
    }

    /// The number of exchanges, then the difference of the numbers exchanged, where every pairing left is equally
    /// good: a player who enters the upper half or leaves it has a price, and of two players the cheaper way round
    /// is with the better placed one above. Whoever is outside is never the lower one beside a player of the
    /// remainder; pairs outside all cost the same, and there are equally many in all pairings.
    fn exchange_costs_alone(&self, index_of: &[Option<usize>]) -> Costs {
        let number = |index: usize| i64::try_from(index).expect("seats fit");
        let sides = |index: &Option<usize>| match *index {
            Some(index) if index < self.paired => Sides { upper: 0, lower: number(self.paired - index) },
            Some(index) => Sides { upper: EXCHANGE + number(index - self.paired), lower: 0 },
            None => Sides { upper: 0, lower: number(self.paired) },
        };
        Costs::by_sides(index_of.iter().map(sides).collect())
    }

    /// The bracket's own costs, then the number of exchanges, then the difference of the numbers exchanged.
    fn exchange_costs(&self, chooser: &Chooser, index_of: &[Option<usize>]) -> Costs {
        let base = chooser.costs();
        let length = base.zero().entries().len();
        let number = |index: usize| i64::try_from(index).expect("seats fit");
        let cost = |one: usize, other: usize, cost: &mut [i64]| {
            cost[..length].copy_from_slice(base.between(one, other).entries());
            let (upper, lower) = match (index_of[one], index_of[other]) {
                (Some(one), Some(other)) => (one.min(other), Some(one.max(other))),
                (Some(one), None) | (None, Some(one)) => (one, None),
                (None, None) => return,
            };
            match lower {
                // Two of the lower half: the better placed enters the upper one.
                Some(_) if upper >= self.paired => {
                    cost[length] = 1;
                    cost[length + 1] = number(upper - self.paired);
                }
                // Two of the upper half: the lower placed leaves it.
                Some(lower) if lower < self.paired => cost[length + 1] = number(self.paired - lower),
                Some(_) => {}
                None if upper < self.paired => cost[length + 1] = number(self.paired - upper),
                None => {}
            }
        };
        Costs::new(index_of.len(), length + 2, |seat| (base.class(seat), index_of[seat]), cost)
    }
}
