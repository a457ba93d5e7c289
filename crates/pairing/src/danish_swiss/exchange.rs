//! Which players change between the halves (D4.9.3-5.3.4, -5.3.5).
//!
//! The text tries one player for one, then two for two, and so on: from the lowest of a up
//! and from the top of b down (reading `docs/readings/danish-swiss-exchanges.md`). Every pair
//! inside a half costs one exchange, so the cheapest complete pairing tells how many
//! there are. Which players come first is found by the same method, a block of players at a
//! time: in a pair inside a the lower player changes, in a pair inside b the upper one, and
//! the earlier a player comes the more his change is worth.

use super::pairable::{bits, nobody_meets, seat};
use crate::matching::weighted::{Costs, Sides, solve};
use crate::matching::{Bits, Graph};

/// Players whose order is decided at once.
const BLOCK: usize = 40;
/// What an exchange costs: more than all rewards of a block together.
const EXCHANGE: i64 = 1 << (BLOCK + 1);

/// The places that change: out of a from the lowest up, out of b from the top down.
pub(super) struct Exchange {
    pub from_a: Vec<usize>,
    pub from_b: Vec<usize>,
}

/// The first exchange that lets the places `0..2m` be paired, half against half; a is `0..m`.
pub(super) fn first(graph: &Graph) -> Option<Exchange> {
    first_by(graph, BLOCK)
}

fn first_by(graph: &Graph, block: usize) -> Option<Exchange> {
    let mut search = Search { graph, block, from_a: Half::default(), from_b: Half::default() };
    let mut count = None;
    for half in [Which::A, Which::B] {
        while count.is_none_or(|count| search.half(half).changes.len() < count) {
            let mates = search.solve(half)?;
            count = count.or_else(|| Some(search.inside_a(&mates).count()));
            search.decide(half, &mates);
        }
        search.half(half).decided = usize::MAX;
    }
    Some(Exchange { from_a: search.from_a.changes, from_b: search.from_b.changes })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    A,
    B,
}

/// What is known of one half, in the order its players are tried.
#[derive(Default)]
struct Half {
    decided: usize,
    changes: Vec<usize>,
}

struct Search<'a> {
    graph: &'a Graph,
    block: usize,
    from_a: Half,
    from_b: Half,
}

impl Search<'_> {
    fn size(&self) -> usize {
        self.graph.size() / 2
    }

    fn half(&mut self, which: Which) -> &mut Half {
        match which {
            Which::A => &mut self.from_a,
            Which::B => &mut self.from_b,
        }
    }

    /// Where a place stands in the order its half is tried.
    fn turn(&self, place: usize) -> usize {
        let size = self.size();
        if place < size { size - 1 - place } else { place - size }
    }

    /// The lower places of pairs inside a, with their partners.
    fn inside_a<'b>(&self, mates: &'b [usize]) -> impl Iterator<Item = usize> + 'b {
        let size = self.size();
        (0..size).rev().filter(move |place| mates[*place] < *place)
    }

    fn inside_b<'b>(&self, mates: &'b [usize]) -> impl Iterator<Item = usize> + 'b {
        let size = self.size();
        (size..2 * size).filter(move |place| mates[*place] > *place)
    }

    fn decide(&mut self, which: Which, mates: &[usize]) {
        let from = self.half(which).decided;
        let found: Vec<usize> = match which {
            Which::A => self.inside_a(mates).collect(),
            Which::B => self.inside_b(mates).collect(),
        };
        let found: Vec<usize> =
            found.into_iter().filter(|place| (from..from + self.block).contains(&self.turn(*place))).collect();
        let block = self.block;
        let half = self.half(which);
        half.changes.extend(found);
        half.decided += block;
    }

    /// The cheapest pairing that keeps to what is decided, with rewards for the next block.
    fn solve(&self, rewarded: Which) -> Option<Vec<usize>> {
        let places = self.graph.size();
        let changing = bits(places, &[&*self.from_a.changes, &*self.from_b.changes].concat());
        let mut legal = nobody_meets(places);
        let everybody = Bits::all(places);
        for one in 0..places {
            let others = self.graph.neighbours(one, &everybody).filter(|other| *other > one);
            for other in others.filter(|other| self.may_meet(one, *other, &changing)) {
                legal.connect(one, other);
            }
        }
        let sides = (0..places).map(|place| self.sides(place, rewarded)).collect();
        let solution = solve(&legal, &everybody, &Costs::by_sides(sides))?;
        Some(solution.mate.into_iter().map(seat).collect())
    }

    /// Whether a pair keeps to what is decided; `one` stands above `other`.
    fn may_meet(&self, one: usize, other: usize, changing: &Bits) -> bool {
        let size = self.size();
        if one < size && other >= size {
            return !changing.contains(one) && !changing.contains(other);
        }
        let is_a = other < size;
        let (half, changes, stays) = if is_a { (&self.from_a, other, one) } else { (&self.from_b, one, other) };
        !changing.contains(stays) && (self.turn(changes) >= half.decided || changing.contains(changes))
    }

    /// What a place costs on either side of its pair: nothing in its own half, an exchange in the other. Of a pair
    /// inside a half the one whose turn comes first changes, so he is never the dearer one.
    fn sides(&self, place: usize, rewarded: Which) -> Sides {
        let is_a = place < self.size();
        let (which, half) = if is_a { (Which::A, &self.from_a) } else { (Which::B, &self.from_b) };
        let turn = self.turn(place);
        let reward = match (which == rewarded, turn.checked_sub(half.decided)) {
            // Whoever changes for certain has the same reward in every pairing.
            (true, None) => 1 << BLOCK,
            (true, Some(ahead)) if ahead < self.block => 1 << (BLOCK - 1 - ahead),
            (true, Some(_)) | (false, _) => 0,
        };
        let changed = EXCHANGE - reward;
        if is_a { Sides { upper: 0, lower: changed } } else { Sides { upper: changed, lower: 0 } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every choice of so many out of the list, earlier members first.
    fn choices(list: &[usize], count: usize) -> Vec<Vec<usize>> {
        if count == 0 {
            return vec![Vec::new()];
        }
        let of = |index: usize| choices(&list[index + 1..], count - 1).into_iter().map(move |rest| (index, rest));
        (0..list.len()).flat_map(of).map(|(index, rest)| [vec![list[index]], rest].concat()).collect()
    }

    fn can_be_laid(graph: &Graph, a: &[usize], b: &[usize]) -> bool {
        let Some((first, others)) = a.split_first() else { return true };
        b.iter().any(|one| {
            let rest: Vec<usize> = b.iter().copied().filter(|other| other != one).collect();
            graph.has(*first, *one) && can_be_laid(graph, others, &rest)
        })
    }

    /// All exchanges one after the other.
    fn first_by_trying(graph: &Graph) -> Option<(Vec<usize>, Vec<usize>)> {
        let half = graph.size() / 2;
        let a: Vec<usize> = (0..half).rev().collect();
        let b: Vec<usize> = (half..2 * half).collect();
        for count in 0..=half {
            for down in choices(&a, count) {
                for up in choices(&b, count) {
                    let upper: Vec<usize> = a.iter().filter(|one| !down.contains(one)).chain(&up).copied().collect();
                    let lower: Vec<usize> = b.iter().filter(|one| !up.contains(one)).chain(&down).copied().collect();
                    if can_be_laid(graph, &upper, &lower) {
                        return Some((down, up));
                    }
                }
            }
        }
        None
    }

    #[test]
    fn d4_9_3_5_3_5_the_first_exchange_is_the_one_found_by_trying() {
        let mut seed = 1_u64;
        let mut thrown = |bound: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % bound
        };
        let mut found = [0; 5];
        for trial in 0..1500 {
            let size = 2 * (1 + usize::try_from(thrown(4)).unwrap());
            let mut graph = nobody_meets(size);
            for one in 0..size {
                for other in one + 1..size {
                    let is_across = one < size / 2 && other >= size / 2;
                    if thrown(100) < if is_across { 15 + trial % 30 } else { 60 } {
                        graph.connect(one, other);
                    }
                }
            }
            let tried = first_by_trying(&graph);
            found[tried.as_ref().map_or(0, |(down, _)| down.len())] += 1;
            for block in [1, 2, BLOCK] {
                let first = first_by(&graph, block).map(|exchange| (exchange.from_a, exchange.from_b));
                assert_eq!(first, tried, "trial {trial}, block {block}");
            }
        }
        assert!(found[1] > 100 && found[2] > 30, "{found:?}");
    }
}
