//! Fields made to hurt. Effort is counted in trees grown and pairs tried, not in time.

use super::control::{self, Verdict};
use super::exchange::counted;
use super::seats::Apart;

/// Two halves that have met completely crosswise, one seat of each in turn.
fn crosswise(half: usize) -> Apart {
    let pairs: Vec<_> = (0..half).flat_map(|one| (0..half).map(move |other| (2 * one, 2 * other + 1))).collect();
    Apart::of(2 * half, &pairs, &[])
}

/// Everybody has met everybody except along the given edges.
fn only(size: usize, edges: &[(usize, usize)]) -> Apart {
    let is_edge = |one, other| edges.contains(&(one, other)) || edges.contains(&(other, one));
    let pairs: Vec<_> = (0..size)
        .flat_map(|one| (one + 1..size).map(move |other| (one, other)))
        .filter(|(one, other)| !is_edge(*one, *other))
        .collect();
    Apart::of(size, &pairs, &[])
}

/// Isaacs' flower snark: three games left for everybody, never three complete rounds.
fn flower(petals: usize) -> Vec<(usize, usize)> {
    let seat = |petal: usize, which: usize| 4 * (petal % petals) + which;
    let mut edges = Vec::new();
    for petal in 0..petals {
        edges.extend((1..4).map(|which| (seat(petal, 0), seat(petal, which))));
        edges.push((seat(petal, 1), seat(petal + 1, 1)));
        let is_last = petal + 1 == petals;
        edges.push((seat(petal, 2), seat(petal + 1, if is_last { 3 } else { 2 })));
        edges.push((seat(petal, 3), seat(petal + 1, if is_last { 2 } else { 3 })));
    }
    edges
}

fn looked_ahead(apart: &Apart) -> (Verdict, usize) {
    let (first, _) = counted(apart).unwrap();
    control::counted(&apart.graph(), &apart.graph(), &first)
}

#[test]
fn even_halves_met_crosswise_are_paired_inside_themselves() {
    for half in [14, 100, 500] {
        let (pairs, grown) = counted(&crosswise(half)).unwrap();
        assert!(pairs.iter().all(|(one, other)| one % 2 == other % 2));
        assert!(grown <= 2 * half as u64, "{grown} trees");
    }
}

#[test]
fn odd_halves_met_crosswise_are_refused_at_once() {
    for half in [15, 101, 501] {
        let barrier = counted(&crosswise(half)).unwrap_err();
        assert_eq!((barrier.opponents.len(), barrier.groups.len(), barrier.groups[0].len()), (0, 1, half));
    }
}

#[test]
fn a_bottom_kept_apart_meets_the_players_above_it() {
    for (size, apart) in [(1000, 40), (1000, 300), (600, 300)] {
        let bottom: Vec<usize> = (size - apart..size).collect();
        let (pairs, grown) = counted(&Apart::of(size, &[], std::slice::from_ref(&bottom))).unwrap();
        assert!(pairs.iter().all(|(one, other)| one < &bottom[0] || other < &bottom[0]));
        // The lowest of the others meet the highest of the bottom.
        assert_eq!(pairs[pairs.len() - apart], (size - 2 * apart, size - apart));
        assert!(grown <= 4 * apart as u64 + 20, "{grown} trees for {apart}");
    }
}

#[test]
fn a_bottom_kept_apart_that_is_too_large_is_refused() {
    let bottom: Vec<usize> = (499..1000).collect();
    let barrier = counted(&Apart::of(1000, &[], &[bottom])).unwrap_err();
    assert_eq!((barrier.opponents.len(), barrier.groups.len()), (499, 500));
}

#[test]
fn an_odd_bottom_that_may_only_meet_itself_and_the_top_reaches_up_to_it() {
    // The last 15 have met all but each other and number 1: plain backtracking would try
    // every pairing of the 985 above before it touched the first pair.
    let (size, bottom) = (1000, 15);
    let met: Vec<_> = (1..size - bottom).flat_map(|one| (size - bottom..size).map(move |low| (one, low))).collect();
    let (pairs, grown) = counted(&Apart::of(size, &met, &[])).unwrap();
    assert_eq!(pairs[0], (0, size - bottom));
    assert!(grown <= 2 * size as u64, "{grown} trees");
}

#[test]
fn forbidden_pairs_at_the_bottom_cost_a_handful_of_trees() {
    let groups: Vec<Vec<usize>> = (0..50).map(|pair| vec![900 + 2 * pair, 901 + 2 * pair]).collect();
    let (_, grown) = counted(&Apart::of(1000, &[], &groups)).unwrap();
    assert!(grown <= 20, "{grown} trees");
}

#[test]
fn d4_9_2_5_the_last_pairs_between_odd_halves_are_kept_for_the_next_round() {
    // Halves of 15 and 101 that may meet across only along a ladder.
    for half in [15, 101] {
        let across = |one, other| one != other;
        let met: Vec<_> = (0..half)
            .flat_map(|one| {
                (0..half).filter(move |other| across(one, *other)).map(move |other| (2 * one, 2 * other + 1))
            })
            .collect();
        let (verdict, tried) = looked_ahead(&Apart::of(2 * half, &met, &[]));
        assert!(matches!(verdict, Verdict::Changed(_)), "{verdict:?}");
        assert!(tried <= 2 * half, "{tried} pairs tried");
    }
}

#[test]
fn d4_9_2_5_impossible_parts_are_proved_without_trying_all_pairings() {
    // Twenty copies of the smallest field with no two disjoint rounds, all mixed.
    let copies = 20;
    let petersen =
        [0, 1, 2, 3, 4].map(|spoke| [(spoke, (spoke + 1) % 5), (spoke, spoke + 5), (spoke + 5, (spoke + 2) % 5 + 5)]);
    let edges: Vec<_> = (0..copies)
        .flat_map(|copy| {
            petersen.as_flattened().iter().map(move |(one, two)| (one * copies + copy, two * copies + copy))
        })
        .collect();
    let (verdict, tried) = looked_ahead(&only(10 * copies, &edges));
    assert_eq!(verdict, Verdict::Impossible, "{tried}");
    assert!(tried < 5000, "{tried} pairs tried");
}

#[test]
fn d4_9_2_5_a_search_without_end_is_given_up_and_said() {
    let (verdict, _) = looked_ahead(&only(20, &flower(5)));
    assert_eq!(verdict, Verdict::Impossible);
    let large = only(4 * 101, &flower(101));
    let (verdict, tried) = looked_ahead(&large);
    assert_eq!(verdict, Verdict::Undecided, "{tried}");
    assert_eq!(looked_ahead(&large), (verdict, tried), "the same end every time");
}
