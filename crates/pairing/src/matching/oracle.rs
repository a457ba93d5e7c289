//! The matching held against rustworkx-core and against plain search.

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::UnGraph;

use super::*;
use crate::dice::Dice;

fn random_graph(size: usize, density: u64, dice: &mut Dice) -> Graph {
    let mut graph = Graph::complete(size);
    for one in 0..size {
        for other in one + 1..size {
            if dice.below(100) >= density {
                graph.disconnect(one, other);
            }
        }
    }
    graph
}

/// The size of a largest matching, by rustworkx.
fn largest(graph: &Graph) -> usize {
    let mut other: UnGraph<(), ()> = UnGraph::new_undirected();
    let nodes: Vec<_> = (0..graph.size()).map(|_| other.add_node(())).collect();
    for one in 0..graph.size() {
        for two in graph.neighbours(one, &Bits::all(graph.size())).filter(|two| *two > one) {
            other.add_edge(nodes[one], nodes[two], ());
        }
    }
    max_weight_matching(&other, true, |_| Ok::<i128, ()>(1), false).unwrap().len()
}

fn assert_complete(graph: &Graph, mate: &[u32]) {
    for (seat, partner) in mate.iter().enumerate() {
        assert_eq!(mate[*partner as usize] as usize, seat);
        assert!(graph.has(seat, *partner as usize));
    }
}

fn assert_proves(graph: &Graph, barrier: &Barrier) {
    assert_eq!(barrier.groups.len(), barrier.opponents.len() + 1);
    for (index, group) in barrier.groups.iter().enumerate() {
        assert_eq!(group.len() % 2, 1);
        for seat in 0..graph.size() {
            let outside = !group.contains(&seat) && !barrier.opponents.contains(&seat);
            assert!(!outside || group.iter().all(|member| !graph.has(*member, seat)), "group {index} is not alone");
        }
    }
}

/// First complete pairing by plain search, straight from the definition.
fn first_by_search(graph: &Graph, alive: &mut Vec<usize>) -> Option<Vec<(usize, usize)>> {
    if alive.is_empty() {
        return Some(Vec::new());
    }
    let seat = alive.remove(0);
    for index in 0..alive.len() {
        if graph.has(seat, alive[index]) {
            let other = alive.remove(index);
            if let Some(mut rest) = first_by_search(graph, alive) {
                rest.insert(0, (seat, other));
                return Some(rest);
            }
            alive.insert(index, other);
        }
    }
    alive.insert(0, seat);
    None
}

#[test]
fn completes_exactly_when_rustworkx_does() {
    let mut dice = Dice(1);
    let (mut complete_ones, mut proofs) = (0, 0);
    for trial in 0..3000 {
        let size = 2 * (1 + dice.below(20) as usize);
        let density = [2, 5, 8, 12, 20, 40, 80][trial % 7];
        let graph = random_graph(size, density, &mut dice);
        let mut mate = vec![FREE; size];
        match complete(&graph, &mut mate, &mut Tree::new(size)) {
            Ok(()) => {
                complete_ones += 1;
                assert_complete(&graph, &mate);
                assert_eq!(largest(&graph), size / 2);
            }
            Err(barrier) => {
                proofs += 1;
                assert_proves(&graph, &barrier);
                assert!(largest(&graph) < size / 2);
            }
        }
    }
    assert!(complete_ones > 500 && proofs > 500, "{complete_ones} complete, {proofs} proofs");
}

#[test]
fn large_sparse_graphs_agree_with_rustworkx() {
    let mut dice = Dice(2);
    for size in [100, 130, 200, 260] {
        for tenths in [15, 20, 25, 30, 40] {
            let graph = random_graph(size, (tenths * 10 / size as u64).max(1), &mut dice);
            let mut mate = vec![FREE; size];
            let done = complete(&graph, &mut mate, &mut Tree::new(size)).is_ok();
            assert_eq!(done, largest(&graph) == size / 2);
        }
    }
}

#[test]
fn the_first_pairing_is_the_one_plain_search_finds() {
    let mut dice = Dice(3);
    let mut compared = 0;
    for trial in 0..3000 {
        let size = 2 * (1 + dice.below(7) as usize);
        let graph = random_graph(size, [15, 25, 35, 50, 80][trial % 5], &mut dice);
        let (mut mate, mut tree) = (vec![FREE; size], Tree::new(size));
        let found = complete(&graph, &mut mate, &mut tree).is_ok().then(|| {
            first_in_order(&graph, &mut mate, &mut tree);
            assert_complete(&graph, &mate);
            (0..size).map(|seat| (seat, mate[seat] as usize)).filter(|(one, two)| one < two).collect::<Vec<_>>()
        });
        compared += usize::from(found.is_some());
        assert_eq!(found, first_by_search(&graph, &mut (0..size).collect()));
    }
    assert!(compared > 500);
}
