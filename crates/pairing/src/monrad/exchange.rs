//! The first complete pairing (D4.9.1-3, D4.9.2-4).
//!
//! Downwards from the top everybody meets the nearest following player not met. Where that
//! gets stuck, the last made pairs are dissolved until the players left can all be paired,
//! and those are paired anew in the same order: reading `docs/readings/monrad-exchange.md`. Both steps
//! together give the first complete pairing of all, so it does not matter if a pair more
//! than needed is dissolved; it comes back by itself.

use super::SeatPairs;
use super::seats::Apart;
use crate::matching::{self, Barrier, FREE, Tree};

pub(super) fn first_complete(apart: &Apart) -> Result<SeatPairs, Barrier> {
    counted(apart).map(|(pairs, _)| pairs)
}

/// The pairing and the number of trees grown for it.
pub(super) fn counted(apart: &Apart) -> Result<(SeatPairs, u64), Barrier> {
    let mut line = Line::new(apart.len());
    let mut pairs = downwards(apart, &mut line);
    let left: Vec<usize> = line.iter().collect();
    if left.is_empty() {
        return Ok((pairs, 0));
    }
    let mut grown = 0;
    let mut dissolved = 1.min(pairs.len());
    loop {
        let kept = pairs.len() - dissolved;
        let anew = pair_pool(apart, &pairs[kept..], &left, &mut grown);
        match anew {
            Ok(anew) => {
                pairs.truncate(kept);
                pairs.extend(anew);
                return Ok((pairs, grown));
            }
            Err(barrier) if kept == 0 => return Err(barrier),
            // Twice as many each time, so that few attempts are in vain.
            Err(_) => dissolved = (2 * dissolved).min(pairs.len()),
        }
    }
}

/// The seats not yet paired, as a chain in order of placement.
struct Line {
    next: Vec<usize>,
    head: usize,
}

impl Line {
    fn new(seats: usize) -> Self {
        Self { next: (1..=seats).collect(), head: 0 }
    }

    fn end(&self) -> usize {
        self.next.len()
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let real = |seat: usize| (seat < self.end()).then_some(seat);
        std::iter::successors(real(self.head), move |seat| real(self.next[*seat]))
    }

    /// Takes the nearest seat behind `seat` that it may meet out of the line.
    fn take_nearest(&mut self, apart: &Apart, seat: usize) -> Option<usize> {
        let mut before = seat;
        while self.next[before] < self.end() {
            let other = self.next[before];
            if !apart.is_apart(seat, other) {
                self.next[before] = self.next[other];
                return Some(other);
            }
            before = other;
        }
        None
    }
}

/// Pairs from the top until somebody has met all the rest.
fn downwards(apart: &Apart, line: &mut Line) -> SeatPairs {
    let mut pairs = Vec::with_capacity(apart.len() / 2);
    while line.head < line.end() {
        let seat = line.head;
        let Some(other) = line.take_nearest(apart, seat) else { break };
        pairs.push((seat, other));
        line.head = line.next[seat];
    }
    pairs
}

/// Pairs the dissolved pairs and the players left anew, or proves that it cannot be done.
fn pair_pool(
    apart: &Apart,
    dissolved: &[(usize, usize)],
    left: &[usize],
    grown: &mut u64,
) -> Result<SeatPairs, Barrier> {
    let mut pool: Vec<usize> = dissolved.iter().flat_map(|pair| [pair.0, pair.1]).chain(left.iter().copied()).collect();
    pool.sort_unstable();
    let graph = apart.graph_of(&pool);
    let place = |seat: usize| pool.binary_search(&seat).expect("the seat is in the pool");
    let mut mate = vec![FREE; pool.len()];
    for (one, other) in dissolved {
        join(&mut mate, place(*one), place(*other));
    }
    let mut tree = Tree::new(pool.len());
    let outcome = matching::complete(&graph, &mut mate, &mut tree);
    if outcome.is_ok() {
        matching::first_in_order(&graph, &mut mate, &mut tree);
    }
    *grown += tree.grown;
    match outcome {
        Ok(()) => {
            let pairs = mate.iter().enumerate().map(|(one, other)| (pool[one], pool[*other as usize]));
            Ok(pairs.filter(|(one, other)| one < other).collect())
        }
        Err(barrier) => {
            let seats = |list: &[usize]| list.iter().map(|index| pool[*index]).collect::<Vec<_>>();
            let groups = barrier.groups.iter().map(|group| seats(group)).collect();
            Err(Barrier { opponents: seats(&barrier.opponents), groups })
        }
    }
}

fn join(mate: &mut [u32], one: usize, other: usize) {
    mate[one] = u32::try_from(other).expect("seats fit");
    mate[other] = u32::try_from(one).expect("seats fit");
}
