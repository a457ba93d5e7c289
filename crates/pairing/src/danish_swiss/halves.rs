//! One list of players laid half against half (D4.9.3-5.1 to -5.3.5).
//!
//! The text tries every order of the lower half, then exchanges between the halves. The
//! first cut of the list with a legal order is found by matching, and of its orders the one
//! that meets most colour preferences, the earliest of these
//! (reading `docs/readings/danish-swiss-colour-order.md`).

use super::assignment::{Best, Costs, NEVER};
use super::colour::satisfied;
use super::exchange;
use super::pairable::{mate, nobody_meets, seat};
use super::seats::Seats;
use crate::matching::{FREE, Graph, Tree, complete, first_in_order};

/// A list that has been laid.
#[derive(Clone, Debug, Default)]
pub(super) struct Laid {
    /// The upper and the lower half as first cut.
    pub original: (Vec<usize>, Vec<usize>),
    /// The same after exchanges, each in the order of the list.
    pub a: Vec<usize>,
    pub b: Vec<usize>,
    /// Who went from a to b, from the lowest up, and from b to a, from the top down.
    pub exchanged: (Vec<usize>, Vec<usize>),
    /// The partner of each of a.
    pub partners: Vec<usize>,
}

impl Laid {
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.a.iter().copied().zip(self.partners.iter().copied())
    }
}

impl Laid {
    /// The places of the pairs above a row of a, counted through a and then b.
    pub(super) fn paired_above(&self, row: usize) -> Vec<usize> {
        let place = |partner: &usize| self.b.iter().position(|other| other == partner);
        let partners = self.partners[..row].iter().filter_map(place).map(|column| self.a.len() + column);
        (0..row).chain(partners).collect()
    }
}

/// The pairs of a legal order of b that meets the most preferences; one must exist.
pub(super) fn with_most_colours(seats: &Seats, a: &[usize], b: &[usize]) -> Vec<(usize, usize)> {
    if a.is_empty() {
        return Vec::new();
    }
    let costs = costs(seats, a, b, &across(seats, a, b));
    a.iter().zip(&Best::of(&costs).column_of).map(|(one, column)| (*one, b[*column])).collect()
}

/// What every pair of the halves leaves of the two preferences.
fn costs(seats: &Seats, a: &[usize], b: &[usize], legal: &Graph) -> Costs {
    let half = a.len();
    Costs::new(half, |row, column| {
        if legal.has(row, half + column) {
            2 - satisfied(seats, a[row].min(b[column]), a[row].max(b[column]))
        } else {
            NEVER
        }
    })
}

/// Lays a list of even length; `None` if its players cannot all be paired among themselves.
pub(super) fn lay(seats: &Seats, list: &[usize]) -> Option<Laid> {
    let half = list.len() / 2;
    let original = (list[..half].to_vec(), list[half..].to_vec());
    let (mut a, mut b) = original.clone();
    let mut exchanged = (Vec::new(), Vec::new());
    let mut graph = across(seats, &a, &b);
    let mut mates = vec![FREE; list.len()];
    let mut tree = Tree::new(list.len());
    if complete(&graph, &mut mates, &mut tree).is_err() {
        let exchange = exchange::first(&among(seats, list))?;
        let of = |places: &[usize]| places.iter().map(|place| list[*place]).collect::<Vec<_>>();
        exchanged = (of(&exchange.from_a), of(&exchange.from_b));
        let in_b =
            |place: &usize| (*place >= half) != (exchange.from_a.contains(place) || exchange.from_b.contains(place));
        let (to_b, to_a): (Vec<usize>, Vec<usize>) = (0..list.len()).partition(in_b);
        (a, b) = (of(&to_a), of(&to_b));
        graph = across(seats, &a, &b);
        mates.fill(FREE);
        complete(&graph, &mut mates, &mut tree).expect("the exchange was chosen so that an order is legal");
    }
    let partners = best_order(seats, (&a, &b), graph, mates, &mut tree);
    Some(Laid { original, a, b, exchanged, partners })
}

/// Of the orders of b that meet most preferences the first.
fn best_order(
    seats: &Seats,
    (a, b): (&[usize], &[usize]),
    legal: Graph,
    mut mates: Vec<u32>,
    tree: &mut Tree,
) -> Vec<usize> {
    let half = a.len();
    let costs = costs(seats, a, b, &legal);
    let mut graph = legal;
    if !costs.are_equal() {
        let best = Best::of(&costs);
        graph = nobody_meets(2 * half);
        for row in 0..half {
            for column in (0..half).filter(|column| best.is_tight(&costs, row, *column)) {
                graph.connect(row, half + column);
            }
            let column = best.column_of[row];
            (mates[row], mates[half + column]) = (mate(half + column), mate(row));
        }
    }
    first_in_order(&graph, &mut mates, tree);
    (0..half).map(|row| b[seat(mates[row]) - half]).collect()
}

/// Who may meet across the halves: first the places of a, then those of b.
pub(super) fn across(seats: &Seats, a: &[usize], b: &[usize]) -> Graph {
    let mut graph = nobody_meets(a.len() + b.len());
    for (row, one) in a.iter().enumerate() {
        for (column, other) in b.iter().enumerate() {
            if seats.legal.has(*one, *other) {
                graph.connect(row, a.len() + column);
            }
        }
    }
    graph
}

/// Who may meet in the list, by place.
fn among(seats: &Seats, list: &[usize]) -> Graph {
    let mut graph = nobody_meets(list.len());
    for (place, one) in list.iter().enumerate() {
        for (other_place, other) in list.iter().enumerate().skip(place + 1) {
            if seats.legal.has(*one, *other) {
                graph.connect(place, other_place);
            }
        }
    }
    graph
}
