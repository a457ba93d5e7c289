//! The cheapest pairing held against rustworkx-core.

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::UnGraph;

use super::*;
use crate::dice::Dice;

#[test]
fn the_cheapest_pairing_costs_what_rustworkx_pays() {
    let mut dice = Dice(2);
    let (mut solved, mut refused, mut with_odd_sets) = (0, 0, 0);
    for trial in 0..500 {
        let size = 2 * (1 + dice.below(9) as usize);
        let classes = 1 + dice.below(5);
        let mut graph = Graph::complete(size);
        for one in 0..size {
            for other in one + 1..size {
                if dice.below(100) >= [25, 40, 60, 90][trial % 4] {
                    graph.disconnect(one, other);
                }
            }
        }
        let class_of: Vec<u64> = (0..size).map(|_| dice.below(classes)).collect();
        let prices: Vec<[i64; 2]> = (0..25).map(|_| [dice.below(3) as i64, dice.below(4) as i64]).collect();
        let price = |one: usize, other: usize| {
            let (low, high) = (class_of[one].min(class_of[other]), class_of[one].max(class_of[other]));
            prices[(low * 5 + high) as usize]
        };
        let costs =
            Costs::new(size, 2, |seat| class_of[seat], |one, other, cost| cost.copy_from_slice(&price(one, other)));
        let found = solve(&graph, &Bits::all(size), &costs);
        let expected = by_rustworkx(&graph, &price);
        let total = found.as_ref().map(|solution| {
            let pairs = (0..size).map(|seat| (seat, solution.mate[seat] as usize)).filter(|(one, other)| one < other);
            pairs
                .map(|(one, other)| price(one, other))
                .map(|[high, low]| 1000 * i128::from(high) + i128::from(low))
                .sum()
        });
        assert_eq!(total, expected, "trial {trial}");
        solved += usize::from(found.is_some());
        refused += usize::from(found.is_none());
        with_odd_sets += usize::from(found.is_some_and(|solution| !solution.is_exact));
    }
    assert!(solved > 100 && refused > 50 && with_odd_sets > 5, "{solved} {refused} {with_odd_sets}");
}

/// Decisions one after the other, also where a complete pairing of the tight graph need not be a best one: whom a seat
/// can meet is whoever leaves the others a pairing that costs no more.
#[test]
fn the_chooser_gives_every_seat_the_first_of_those_who_leave_a_best_pairing() {
    let mut dice = Dice(4);
    let (mut with_odd_sets, mut restricted, mut later) = (0, 0, 0);
    for trial in 0..2000 {
        let size = 6 + 2 * dice.below(6) as usize;
        let mut graph = Graph::complete(size);
        for (one, other) in (0..size).flat_map(|one| (one + 1..size).map(move |other| (one, other))) {
            if dice.below(100) >= [30, 45, 60][trial % 3] {
                graph.disconnect(one, other);
            }
        }
        let prices: Vec<i64> = (0..size * size).map(|_| dice.below(3) as i64).collect();
        let price =
            |one: usize, other: usize, cost: &mut [i64]| cost[0] = prices[one.min(other) * size + one.max(other)];
        let costs = Costs::new(size, 1, |seat| seat, price);
        let mut alive = Bits::all(size);
        let Some(solution) = solve(&graph, &alive, &costs).filter(|solution| !solution.is_exact) else { continue };
        with_odd_sets += 1;
        let mut remaining = solution.total.clone();
        let mut chooser = Chooser::new(&costs, solution);
        for seat in 0..size {
            if !alive.contains(seat) {
                continue;
            }
            let leaves_best = |other: &usize| {
                let mut others = alive.clone();
                others.remove(seat);
                others.remove(*other);
                let rest = solve(&graph, &others, &costs).map(|mut rest| {
                    rest.total.add(&costs.between(seat, *other));
                    rest.total
                });
                rest.as_ref() == Some(&remaining)
            };
            let possible: Vec<usize> = graph.neighbours(seat, &alive).filter(leaves_best).collect();
            let mut wanted = Bits::none(size);
            (0..size).filter(|_| dice.below(3) == 0).for_each(|other| wanted.insert(other));
            let is_possible = possible.iter().any(|other| wanted.contains(*other));
            assert_eq!(chooser.restrict(seat, &wanted), is_possible, "trial {trial}");
            restricted += usize::from(is_possible && possible.len() > 1);
            (0..size)
                .filter(|other| wanted.contains(*other) != is_possible)
                .for_each(|other| graph.disconnect(seat, other));
            let first = *possible.iter().find(|other| wanted.contains(**other) == is_possible).expect("one is left");
            later += usize::from(first != possible[0]);
            assert_eq!(chooser.first_opponent(seat, &Bits::all(size)), first, "trial {trial}");
            chooser.fix(seat, first);
            alive.remove(seat);
            alive.remove(first);
            remaining.subtract(&costs.between(seat, first));
        }
    }
    assert!(with_odd_sets > 20 && restricted > 20 && later > 20, "{with_odd_sets} {restricted} {later}");
}

#[test]
fn prices_by_side_cost_what_a_table_of_pairs_costs() {
    let mut dice = Dice(3);
    let (mut solved, mut with_odd_sets) = (0, 0);
    for trial in 0..600 {
        let size = 2 * (1 + dice.below(12) as usize);
        let mut graph = Graph::complete(size);
        for one in 0..size {
            for other in one + 1..size {
                if dice.below(100) >= [15, 25, 40, 80][trial % 4] {
                    graph.disconnect(one, other);
                }
            }
        }
        let sides: Vec<Sides> = (0..size)
            .map(|_| {
                let [upper, lower] = [0; 2].map(|_| ((dice.below(2) << 32) + dice.below(9)) as i64);
                Sides { upper, lower }
            })
            .collect();
        let by_sides = Costs::by_sides(sides);
        let table = Costs::new(
            size,
            1,
            |seat| seat,
            |one, other, cost| {
                cost.copy_from_slice(by_sides.between(one, other).entries());
            },
        );
        let [one, other] = [&by_sides, &table].map(|costs| solve(&graph, &Bits::all(size), costs));
        assert_eq!(one.is_some(), other.is_some(), "trial {trial}");
        let (Some(one), Some(other)) = (one, other) else { continue };
        // Entries that are nought everywhere are left out of the table.
        let total = |mate: &[u32]| {
            (0..size).filter(|seat| *seat < mate[*seat] as usize).fold(by_sides.zero(), |mut total, seat| {
                total.add(&by_sides.between(seat, mate[seat] as usize));
                total
            })
        };
        assert_eq!(one.total, total(&other.mate), "trial {trial}");
        assert!((0..size).all(|seat| one.tight.has(seat, other.mate[seat] as usize)), "trial {trial}");
        solved += 1;
        with_odd_sets += usize::from(!one.is_exact);
    }
    assert!(solved > 200 && with_odd_sets > 5, "{solved} {with_odd_sets}");
}

/// What a cheapest complete pairing costs; `None` if there is none.
fn by_rustworkx(graph: &Graph, price: &dyn Fn(usize, usize) -> [i64; 2]) -> Option<i128> {
    let mut other: UnGraph<(), i128> = UnGraph::new_undirected();
    let nodes: Vec<_> = (0..graph.size()).map(|_| other.add_node(())).collect();
    for one in 0..graph.size() {
        for two in graph.neighbours(one, &Bits::all(graph.size())).filter(|two| *two > one) {
            let [high, low] = price(one, two);
            other.add_edge(nodes[one], nodes[two], 1_000_000 - 1000 * i128::from(high) - i128::from(low));
        }
    }
    let pairs = max_weight_matching(&other, true, |edge| Ok::<i128, ()>(*edge.weight()), false).unwrap();
    let cost = |pair: &(usize, usize)| {
        let [high, low] = price(pair.0, pair.1);
        1000 * i128::from(high) + i128::from(low)
    };
    (2 * pairs.len() == graph.size()).then(|| pairs.iter().map(cost).sum())
}
