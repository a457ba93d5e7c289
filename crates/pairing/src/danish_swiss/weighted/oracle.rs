//! The cheapest pairing held against rustworkx-core.

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::UnGraph;

use super::*;
use crate::dice::Dice;

fn cheapest_by_rustworkx(size: usize, costs: &[i64]) -> Option<i64> {
    let mut graph: UnGraph<(), i128> = UnGraph::new_undirected();
    let nodes: Vec<_> = (0..size).map(|_| graph.add_node(())).collect();
    for one in 0..size {
        for other in one + 1..size {
            if costs[one * size + other] != NEVER {
                graph.add_edge(nodes[one], nodes[other], 100_000 - i128::from(costs[one * size + other]));
            }
        }
    }
    let found = max_weight_matching(&graph, true, |edge| Ok::<i128, ()>(*edge.weight()), false).unwrap();
    (found.len() == size / 2).then(|| found.iter().map(|(one, other)| costs[one * size + other]).sum())
}

#[test]
fn the_cheapest_pairing_costs_what_rustworkx_finds() {
    let mut dice = Dice(7);
    let mut complete = 0;
    for trial in 0..4000 {
        let size = 2 * (1 + dice.below(if trial % 50 == 0 { 20 } else { 8 }) as usize);
        let (density, dearest) = ([15, 25, 40, 70, 100][trial % 5], [2, 3, 10, 1000][trial % 4]);
        let mut costs = vec![NEVER; size * size];
        for one in 0..size {
            for other in one + 1..size {
                if dice.below(100) < density {
                    let cost = i64::try_from(dice.below(dearest)).unwrap();
                    (costs[one * size + other], costs[other * size + one]) = (cost, cost);
                }
            }
        }
        let found = cheapest(size, costs.clone(), &[]);
        let cost = found.map(|mate| {
            assert!((0..size).all(|seat| mate[mate[seat]] == seat));
            (0..size).map(|seat| costs[seat * size + mate[seat]]).sum::<i64>() / 2
        });
        complete += usize::from(cost.is_some());
        assert_eq!(cost, cheapest_by_rustworkx(size, &costs), "trial {trial}");
    }
    assert!(complete > 1500, "{complete}");
}
