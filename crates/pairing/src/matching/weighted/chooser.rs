//! Decisions taken one after the other among all best pairings.

use super::{Cost, Costs, Solution, solve};
use crate::matching::{Bits, FREE, Graph, Tree, swap};

/// Which of several opponents is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    First,
    Any,
}

pub(crate) struct Chooser<'a> {
    costs: &'a Costs,
    /// The tight pairs that earlier decisions have left.
    pub graph: Graph,
    pub mate: Vec<u32>,
    /// Seats not yet fixed.
    pub alive: Bits,
    tree: Tree,
    /// Every complete pairing of the graph is a best one; else its cost must be looked at.
    is_exact: bool,
    /// What the seats not yet fixed cost in a best pairing.
    remaining: Cost,
}

impl<'a> Chooser<'a> {
    pub(crate) fn new(costs: &'a Costs, solution: Solution) -> Self {
        let size = solution.mate.len();
        Self {
            costs,
            graph: solution.tight,
            mate: solution.mate,
            alive: Bits::all(size),
            tree: Tree::new(size),
            is_exact: solution.is_exact,
            remaining: solution.total,
        }
    }

    /// Goes on from a solution for some of the seats.
    pub(crate) fn resumed(costs: &'a Costs, solution: Solution, alive: Bits) -> Self {
        Self { alive, ..Self::new(costs, solution) }
    }

    pub(crate) fn costs(&self) -> &Costs {
        self.costs
    }

    /// Whether every complete pairing of the graph is a best one.
    pub(crate) fn is_exact(&self) -> bool {
        self.is_exact
    }

    pub(crate) fn is_open(&self, seat: usize) -> bool {
        self.alive.contains(seat)
    }

    pub(crate) fn into_mate(self) -> Vec<u32> {
        self.mate
    }

    /// Lets a seat meet only these, if a best pairing is left then; else none of these.
    pub(crate) fn restrict(&mut self, seat: usize, wanted: &Bits) -> bool {
        let is_possible = wanted.contains(self.mate[seat] as usize) || self.prefer(seat, wanted, Which::Any).is_some();
        for other in self.graph.neighbours(seat, &self.alive).collect::<Vec<_>>() {
            if wanted.contains(other) != is_possible {
                self.graph.disconnect(seat, other);
            }
        }
        is_possible
    }

    /// The first of these that the seat can meet.
    pub(crate) fn first_opponent(&mut self, seat: usize, among: &Bits) -> usize {
        self.prefer(seat, among, Which::First).expect("the seat was left such an opponent")
    }

    /// Fixes a pair.
    pub(crate) fn fix(&mut self, one: usize, other: usize) {
        debug_assert_eq!(self.mate[one] as usize, other);
        self.remaining.subtract(&self.costs.between(one, other));
        self.alive.remove(one);
        self.alive.remove(other);
    }

    /// Changes the pairing so that the seat meets the first of the wanted it can meet in a best pairing, or any of them.
    fn prefer(&mut self, seat: usize, wanted: &Bits, which: Which) -> Option<usize> {
        let mut wanted = wanted.clone();
        wanted.intersect(&self.alive);
        let wish = self.graph.neighbours(seat, &wanted).next()?;
        if self.mate[seat] as usize == wish {
            return Some(wish);
        }
        if self.is_exact && swap(&self.graph, &mut self.mate, seat, wish) {
            return Some(wish);
        }
        let partner = self.mate[seat] as usize;
        self.alive.remove(seat);
        (self.mate[seat], self.mate[partner]) = (FREE, FREE);
        // Where the first wish may still fail by its cost, all others must be known too.
        self.tree.grow(&self.graph, &self.alive, &self.mate, partner, Some(wish).filter(|_| self.is_exact));
        self.alive.insert(seat);
        wanted.intersect(self.tree.outer());
        let possible: Vec<usize> = self.graph.neighbours(seat, &wanted).collect();
        if self.is_exact
            && let Some(chosen) = possible.first()
        {
            self.tree.hang(seat, *chosen);
            self.tree.augment(&mut self.mate, seat);
            return Some(*chosen);
        }
        let freed = self.mate.clone();
        self.mate[seat] = u32::try_from(partner).expect("seats fit");
        self.mate[partner] = u32::try_from(seat).expect("seats fit");
        if self.is_exact { None } else { self.prefer_by_cost(seat, &possible, &freed, which) }
    }

    /// A complete pairing of the graph need not be a best one here: an opponent that keeps the cost.
    fn prefer_by_cost(&mut self, seat: usize, possible: &[usize], freed: &[u32], which: Which) -> Option<usize> {
        // Where one is known to be possible.
        let mut end = possible.len();
        for (index, chosen) in possible.iter().enumerate() {
            let mut mate = freed.to_vec();
            if self.mate[seat] as usize == *chosen {
                end = index;
                break;
            }
            self.tree.hang(seat, *chosen);
            self.tree.augment(&mut mate, seat);
            if self.cost(&mate) == self.remaining {
                self.mate = mate;
                end = index;
                break;
            }
        }
        match which {
            Which::Any if end < possible.len() => return Some(possible[end]),
            Which::Any => return self.meet_one_of(seat, possible),
            Which::First => {}
        }
        // The first one alone, since it mostly is; then all at once, and again those before the one found.
        if end > 0 && self.meet_one_of(seat, &possible[..1]).is_some() {
            return Some(possible[0]);
        }
        while let Some(found) = possible.get(1..end).and_then(|these| self.meet_one_of(seat, these)) {
            end = possible.iter().position(|one| *one == found).expect("one of them");
        }
        possible.get(end).copied()
    }

    /// Changes the pairing so that the seat meets one of these in a best pairing; all of them are asked at once.
    fn meet_one_of(&mut self, seat: usize, these: &[usize]) -> Option<usize> {
        if these.is_empty() {
            return None;
        }
        let mut graph = self.graph.clone();
        let others = self.graph.neighbours(seat, &self.alive).filter(|other| !these.contains(other));
        others.for_each(|other| graph.disconnect(seat, other));
        let solution = solve(&graph, &self.alive, self.costs)?;
        if solution.total != self.remaining {
            return None;
        }
        self.alive.iter().for_each(|other| self.mate[other] = solution.mate[other]);
        Some(self.mate[seat] as usize)
    }

    fn cost(&self, mate: &[u32]) -> Cost {
        let mut total = self.costs.zero();
        for seat in self.alive.iter() {
            if seat < mate[seat] as usize {
                total.add(&self.costs.between(seat, mate[seat] as usize));
            }
        }
        total
    }

    /// A best pairing inside a part of the graph, if there is one.
    pub(crate) fn best_within(&mut self, graph: &Graph) -> Option<Vec<u32>> {
        let mut mate = self.mate.clone();
        for seat in self.alive.iter() {
            let partner = mate[seat];
            if partner != FREE && !graph.has(seat, partner as usize) {
                (mate[seat], mate[partner as usize]) = (FREE, FREE);
            }
        }
        if self.tree.cover(graph, &self.alive, &mut mate, self.alive.iter()).is_some() {
            return None;
        }
        if self.is_exact || self.cost(&mate) == self.remaining {
            return Some(mate);
        }
        let solution = solve(graph, &self.alive, self.costs)?;
        if solution.total != self.remaining {
            return None;
        }
        self.alive.iter().for_each(|seat| mate[seat] = solution.mate[seat]);
        Some(mate)
    }

    /// Goes on inside a part of the graph that holds this best pairing.
    pub(crate) fn narrow(&mut self, graph: Graph, mate: Vec<u32>) {
        self.graph = graph;
        self.mate = mate;
    }
}
