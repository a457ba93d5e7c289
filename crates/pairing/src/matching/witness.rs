//! The smallest proof found that some seats cannot all be paired: the one a reader can check.

use super::bits::Bits;
use super::graph::Graph;
use super::tree::{FREE, Tree};
use super::{Barrier, barrier};

/// Groups among which the fewest that prove it are looked for.
const MANY: usize = 16;
/// How many groups are tried together.
const TOGETHER: usize = 4;

/// Why the seats of `alive` cannot all be paired among themselves; `None` if they can.
pub(crate) fn witness(graph: &Graph, alive: &Bits) -> Option<Barrier> {
    let mut mate = vec![FREE; graph.size()];
    let mut tree = Tree::new(graph.size());
    let mut left = Vec::new();
    for seat in alive.iter() {
        if mate[seat] == FREE {
            match tree.grow(graph, alive, &mate, seat, None) {
                Some(end) => tree.augment(&mut mate, end),
                None => left.push(seat),
            }
        }
    }
    let found = left.into_iter().filter(|seat| mate[*seat] == FREE).map(|seat| {
        // With the pairing as large as it gets the tree of whoever is left reaches nobody free.
        tree.grow(graph, alive, &mate, seat, None);
        smaller(graph, barrier(alive, &tree))
    });
    found.collect::<Vec<_>>().into_iter().min_by_key(size)
}

fn size(barrier: &Barrier) -> usize {
    barrier.opponents.len() + barrier.groups.iter().map(Vec::len).sum::<usize>()
}

/// Fewer of the groups, with only the opponents they have, where these prove it alone.
fn smaller(graph: &Graph, whole: Barrier) -> Barrier {
    if whole.groups.len() > MANY {
        return whole;
    }
    let meets = |group: &Vec<usize>| -> u32 {
        let touches = |opponent: usize| group.iter().any(|seat| graph.has(*seat, opponent));
        let bits = whole.opponents.iter().enumerate().filter(|(_, opponent)| touches(**opponent));
        bits.map(|(index, _)| 1u32 << index).sum()
    };
    let masks: Vec<u32> = whole.groups.iter().map(meets).collect();
    for together in 1..=TOGETHER.min(masks.len()) {
        if let Some(chosen) = choose(&masks, together) {
            let all = chosen.iter().fold(0, |all, index| all | masks[*index]);
            let opponents = whole.opponents.iter().enumerate().filter(|(index, _)| all >> index & 1 == 1);
            return Barrier {
                opponents: opponents.map(|(_, opponent)| *opponent).collect(),
                groups: chosen.into_iter().map(|index| whole.groups[index].clone()).collect(),
            };
        }
    }
    whole
}

/// So many groups with fewer opponents than they are.
fn choose(masks: &[u32], together: usize) -> Option<Vec<usize>> {
    let is_proof = |chosen: &[usize]| {
        let all = chosen.iter().fold(0, |all, index| all | masks[*index]);
        (all.count_ones() as usize) < chosen.len()
    };
    let mut chosen: Vec<usize> = (0..together).collect();
    loop {
        if is_proof(&chosen) {
            return Some(chosen);
        }
        let at = (0..together).rev().find(|at| chosen[*at] < masks.len() - together + at)?;
        chosen[at] += 1;
        for later in at + 1..together {
            chosen[later] = chosen[later - 1] + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    fn graph(size: usize, edges: &[(usize, usize)]) -> Graph {
        let mut graph = Graph::complete(size);
        graph.separate(&Bits::all(size));
        edges.iter().for_each(|(one, other)| graph.connect(*one, *other));
        graph
    }

    #[test]
    fn four_players_with_three_opponents_are_named_with_them() {
        // 0 to 3 may only meet 5, 6 and 7; 4 may meet them too.
        let edges: Vec<_> = (0..5).flat_map(|one| (5..8).map(move |other| (one, other))).collect();
        let found = witness(&graph(8, &edges), &Bits::all(8)).unwrap();
        assert_eq!((found.opponents, found.groups.len()), (vec![5, 6, 7], 4));
    }

    #[test]
    fn one_player_without_any_opponent_is_enough() {
        let edges = [(0, 1), (2, 3), (1, 2), (4, 0), (4, 1)];
        let found = witness(&graph(6, &edges), &Bits::all(6)).unwrap();
        assert_eq!(found, Barrier { opponents: vec![], groups: vec![vec![5]] });
    }

    #[test]
    fn every_witness_proves_what_it_says() {
        let mut dice = Dice(11);
        let (mut proved, mut paired) = (0, 0);
        for trial in 0..2000 {
            let size = 4 + 2 * dice.below(5) as usize;
            let mut graph = Graph::complete(size);
            for one in 0..size {
                for other in one + 1..size {
                    if dice.below(100) < [50, 65, 75, 85][trial % 4] {
                        graph.disconnect(one, other);
                    }
                }
            }
            let alive = Bits::all(size);
            let can = super::super::complete(&graph, &mut vec![FREE; size], &mut Tree::new(size)).is_ok();
            let found = witness(&graph, &alive);
            assert_eq!(found.is_none(), can);
            let Some(found) = found else {
                paired += 1;
                continue;
            };
            proved += 1;
            assert!(found.groups.len() > found.opponents.len());
            for group in &found.groups {
                assert_eq!(group.len() % 2, 1);
                for seat in group {
                    let is_named = |other: usize| group.contains(&other) || found.opponents.contains(&other);
                    assert!(graph.neighbours(*seat, &alive).all(is_named), "{found:?}");
                }
            }
        }
        assert!(proved > 200 && paired > 200, "{proved} {paired}");
    }
}
