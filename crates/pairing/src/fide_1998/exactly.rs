//! The cheapest pairing with just so many residents left over.
//!
//! Where the brackets below take those left over (D4.9.5-C12, D4.9.5-C13), more pairs might be made than are wanted,
//! and the cheapest matching leaves too few over. A price on every pair then makes it leave more; the prices at which
//! the number changes are found as on the edge of a convex curve. Two pairings of one price, one with too few and one
//! with too many left over, differ in cycles, each of which can be turned by itself: mostly some of them together
//! give the number wanted. Where they do not, somebody is left over or not, and both are looked at.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::net::{Net, Tally};
use crate::matching::weighted::solve;
use crate::matching::{Bits, Graph};

/// A complete pairing and what it comes to.
#[derive(Clone, Debug)]
pub(super) struct Point {
    pub mate: Vec<u32>,
    pub sum: Tally,
    /// By the objective alone.
    pub value: i64,
}

/// What is paid besides `scale` times the objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prices {
    pub scale: i64,
    pub left: i64,
    pub pairs: i64,
}

impl Prices {
    fn of(self, point: &Point) -> i64 {
        self.scale * point.value + self.left * point.sum.left + self.pairs * point.sum.pairs
    }

    /// By these two pairings with different numbers left over cost the same.
    fn equal(few: &Point, many: &Point) -> Self {
        let fewer_pairs = few.sum.pairs - many.sum.pairs;
        match many.value - few.value {
            more @ 0.. => Self { scale: fewer_pairs, left: 0, pairs: more },
            less => Self { scale: 2 * fewer_pairs, left: -less, pairs: 0 },
        }
    }
}

/// What is to be small.
pub(super) trait Objective {
    /// No pairing comes to as much.
    fn limit(&self) -> i64;
    /// The cheapest pairing of these seats.
    fn cheapest(&self, graph: &Graph, alive: &Bits, prices: Prices) -> Option<Point>;
}

/// The number of unsatisfied pairs.
struct Unsatisfied<'a>(&'a Net<'a>);

impl Objective for Unsatisfied<'_> {
    fn limit(&self) -> i64 {
        i64::try_from(self.0.len()).expect("a count fits")
    }

    fn cheapest(&self, graph: &Graph, alive: &Bits, prices: Prices) -> Option<Point> {
        let Prices { scale, left, pairs } = prices;
        let costs = self.0.priced(Tally { left, pairs, unsatisfied: scale });
        let mate = solve(graph, alive, &costs)?.mate;
        let sum = self.0.count(&mate, alive);
        Some(Point { mate, value: sum.unsatisfied, sum })
    }
}

impl Net<'_> {
    /// The fewest unsatisfied pairs of these seats; `None` if that is more than `most`, or there is no pairing.
    pub(super) fn fewest(&self, graph: &Graph, alive: &Bits, most: usize) -> Option<Point> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        self.exactly(&Unsatisfied(self), (graph, alive), most).0
    }

    /// The cheapest pairing with the number left over that is wanted, if it comes to at most so much, and the prices
    /// by which no other one is cheaper.
    pub(super) fn exactly(
        &self,
        by: &impl Objective,
        (graph, alive): (&Graph, &Bits),
        most: i64,
    ) -> (Option<Point>, Prices) {
        let wanted = i64::try_from(self.left_over).expect("a count fits");
        let most_only = |point: Option<Point>| point.filter(|point| point.sum.left == wanted && point.value <= most);
        let mut prices = Prices { scale: 1, left: by.limit(), pairs: 0 };
        let Some(mut few) = by.cheapest(graph, alive, prices) else { return (None, prices) };
        if few.sum.left >= wanted {
            return (most_only(Some(few)), prices);
        }
        prices = Prices { scale: 1, left: 0, pairs: by.limit() };
        let Some(mut many) = by.cheapest(graph, alive, prices) else { return (None, prices) };
        if many.sum.left <= wanted {
            return (most_only(Some(many)), prices);
        }
        loop {
            prices = Prices::equal(&few, &many);
            let Some(next) = by.cheapest(graph, alive, prices) else { return (None, prices) };
            let is_lower = prices.of(&next) < prices.of(&few);
            match next.sum.left.cmp(&wanted) {
                Ordering::Equal => return (most_only(Some(next)), prices),
                _ if !is_lower => break,
                Ordering::Less => few = next,
                Ordering::Greater => many = next,
            }
        }
        // No pairing lies below the straight line between the two.
        let (run, rise) = (many.sum.left - few.sum.left, many.value - few.value);
        let least = few.value - (-rise * (wanted - few.sum.left)).div_euclid(run);
        let found = || match self.between(&few, &many, alive, wanted) {
            Some((mate, sum)) => most_only(Some(Point { mate, sum, value: least })),
            None => self.apart(by, (graph, alive), (&few, &many), (least, most)),
        };
        (if least > most { None } else { found() }, prices)
    }

    /// Turns some of the cycles in which two pairings of one price differ, so that the number left over is right.
    fn between(&self, few: &Point, many: &Point, alive: &Bits, wanted: i64) -> Option<(Vec<u32>, Tally)> {
        let cycles = cycles(few, many, alive);
        let left = |point: &Point, seat: usize| i64::from(self.is_left(point, seat));
        let change = |cycle: &Vec<usize>| cycle.iter().map(|seat| left(many, *seat) - left(few, *seat)).sum::<i64>();
        // By the number reached so far: the cycles turned for it.
        let mut ways: BTreeMap<i64, Vec<usize>> = BTreeMap::from([(few.sum.left, Vec::new())]);
        for (index, change) in cycles.iter().map(change).enumerate().filter(|(_, change)| *change != 0) {
            for (reached, way) in ways.clone() {
                ways.entry(reached + change).or_insert_with(|| [&way[..], &[index]].concat());
            }
            if let Some(way) = ways.get(&wanted) {
                let mut mate = few.mate.clone();
                way.iter().flat_map(|index| &cycles[*index]).for_each(|seat| mate[*seat] = many.mate[*seat]);
                let sum = self.count(&mate, alive);
                return Some((mate, sum));
            }
        }
        None
    }

    fn is_left(&self, point: &Point, seat: usize) -> bool {
        self.is_resident(seat) && point.mate[seat] as usize >= self.first_beyond()
    }

    /// With somebody left over of whom the two pairings think differently, and without.
    fn apart(
        &self,
        by: &impl Objective,
        (graph, alive): (&Graph, &Bits),
        (few, many): (&Point, &Point),
        (least, most): (i64, i64),
    ) -> Option<Point> {
        let differs = |seat: &usize| self.is_left(few, *seat) != self.is_left(many, *seat);
        let seat = alive.iter().find(differs).expect("another number is left over");
        let (mut leaves, mut stays) = (graph.clone(), graph.clone());
        for other in graph.neighbours(seat, alive) {
            let part = if other >= self.first_beyond() { &mut stays } else { &mut leaves };
            part.disconnect(seat, other);
        }
        let one = self.exactly(by, (&leaves, alive), most).0;
        let most = match &one {
            Some(one) if one.value == least => return Some(one.clone()),
            Some(one) => one.value - 1,
            None => most,
        };
        self.exactly(by, (&stays, alive), most).0.or(one)
    }
}

/// The cycles in which two complete pairings differ.
fn cycles(one: &Point, other: &Point, alive: &Bits) -> Vec<Vec<usize>> {
    let mut open = alive.clone();
    let mut cycles = Vec::new();
    for start in alive.iter() {
        let mut cycle = Vec::new();
        let mut seat = start;
        while open.contains(seat) {
            let partner = one.mate[seat] as usize;
            open.remove(seat);
            open.remove(partner);
            cycle.extend([seat, partner]);
            seat = other.mate[partner] as usize;
        }
        if cycle.len() > 2 {
            cycles.push(cycle);
        }
    }
    cycles
}
