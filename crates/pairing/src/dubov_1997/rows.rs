//! The two columns paired row by row (D4.9.6-6.2, 6.3) and those left over (6.4).
//!
//! The search of the text, row by row with the next lower Black and back to the row above, ends with the
//! first complete pairing in the order of the rows. It is found here by matching, not by trying
//! (docs/readings/dubov-1997-rows.md).

use std::cmp::Reverse;

use super::columns::Columns;
use super::roster::Roster;
use crate::matching::{self, Bits, FREE, Graph, Tree};

/// How good a player's claim to float is (D4.9.6-6.4); the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Claim {
    /// May meet somebody of the next group.
    PairableBelow,
    NotPairableBelow,
}

pub(super) struct Rows {
    /// Whites who may meet no Black, with their opponents.
    pub same_column: Vec<(usize, usize)>,
    /// The columns without them and without those left over.
    pub white: Vec<usize>,
    pub black: Vec<usize>,
    /// By row of the White column.
    pub pairs: Vec<(usize, usize)>,
    /// The best claim first.
    pub left: Vec<(usize, Claim)>,
}

/// Pairs the columns of a group; `below` are the players of the next one.
pub(super) fn fill(roster: &Roster, columns: &Columns, below: &Bits) -> Rows {
    let (same_column, white) = same_column(roster, columns);
    let black = columns.black.clone();
    if let Some(pairs) = complete(roster, &white, &black) {
        return Rows { same_column, white, black, pairs, left: Vec::new() };
    }
    let claim = |place: usize| match roster.legal.touches(place, below) {
        true => Claim::PairableBelow,
        false => Claim::NotPairableBelow,
    };
    // Equal claims: the lower rated floats (docs/readings/dubov-1997-floaters.md).
    let order = |place: usize| (claim(place), roster.players[place].rating, Reverse(roster.card(place).rank));
    let mut stay: Vec<usize> = white.iter().chain(&black).copied().collect();
    stay.sort_by_key(|place| Reverse(order(*place)));
    let mut left = left_over(roster, &white, &black, &stay);
    left.sort_by_key(|place| order(*place));
    let kept =
        |column: &[usize]| -> Vec<usize> { column.iter().copied().filter(|place| !left.contains(place)).collect() };
    let (white, black) = (kept(&white), kept(&black));
    let pairs = complete(roster, &white, &black).expect("those who stay can be paired");
    Rows { same_column, white, black, pairs, left: left.into_iter().map(|place| (place, claim(place))).collect() }
}

/// D4.9.6-6.3, last sentence: a White who may meet no Black meets the first White below him whom he may meet,
/// or the nearest above. Returns the pairs and the other Whites.
fn same_column(roster: &Roster, columns: &Columns) -> (Vec<(usize, usize)>, Vec<usize>) {
    let black = roster.set(&columns.black);
    let mut is_free = vec![true; columns.white.len()];
    let mut pairs = Vec::new();
    for (row, white) in columns.white.iter().enumerate() {
        if !is_free[row] || roster.legal.touches(*white, &black) {
            continue;
        }
        let mut others = (row + 1..columns.white.len()).chain((0..row).rev());
        if let Some(other) = others.find(|other| is_free[*other] && roster.legal.has(*white, columns.white[*other])) {
            (is_free[row], is_free[other]) = (false, false);
            pairs.push((*white, columns.white[other]));
        }
    }
    let rest = columns.white.iter().zip(is_free).filter(|(_, is_free)| *is_free).map(|(white, _)| *white).collect();
    (pairs, rest)
}

/// The first complete pairing in the order of the rows, if there is one.
pub(super) fn complete(roster: &Roster, white: &[usize], black: &[usize]) -> Option<Vec<(usize, usize)>> {
    downwards(roster, white, black).or_else(|| by_matching(roster, white, black))
}

/// Every White meets the first Black still free; `None` where one finds nobody or the columns are unequal.
fn downwards(roster: &Roster, white: &[usize], black: &[usize]) -> Option<Vec<(usize, usize)>> {
    if white.len() != black.len() {
        return None;
    }
    let mut free = black.to_vec();
    white
        .iter()
        .map(|white| {
            let row = free.iter().position(|black| roster.legal.has(*white, *black))?;
            Some((*white, free.remove(row)))
        })
        .collect()
}

/// The columns as a graph: first the Whites, then the Blacks.
fn bipartite(roster: &Roster, white: &[usize], black: &[usize]) -> Graph {
    let size = white.len() + black.len();
    let mut graph = Graph::complete(size);
    graph.separate(&Bits::all(size));
    for (row, one) in white.iter().enumerate() {
        for (column, other) in black.iter().enumerate() {
            if roster.legal.has(*one, *other) {
                graph.connect(row, white.len() + column);
            }
        }
    }
    graph
}

/// The same where the way down gets stuck.
fn by_matching(roster: &Roster, white: &[usize], black: &[usize]) -> Option<Vec<(usize, usize)>> {
    if white.len() != black.len() {
        return None;
    }
    let graph = bipartite(roster, white, black);
    let mut mate = vec![FREE; graph.size()];
    let mut tree = Tree::new(graph.size());
    matching::complete(&graph, &mut mate, &mut tree).ok()?;
    matching::first_in_order(&graph, &mut mate, &mut tree);
    Some(white.iter().zip(&mate).map(|(one, other)| (*one, black[*other as usize - white.len()])).collect())
}

/// Those who cannot all be paired, as few as possible. Each column keeps those it would rather keep, the
/// first of `stay` first: who is matched never needs to be given up for a later one, and what one column
/// keeps does not touch what the other one keeps (Mendelsohn and Dulmage).
fn left_over(roster: &Roster, white: &[usize], black: &[usize], stay: &[usize]) -> Vec<usize> {
    let graph = bipartite(roster, white, black);
    let mut seats = vec![usize::MAX; roster.len()];
    white.iter().chain(black).enumerate().for_each(|(seat, place)| seats[*place] = seat);
    let alive = Bits::all(graph.size());
    let mut tree = Tree::new(graph.size());
    let mut left = Vec::new();
    for is_white in [true, false] {
        let mut mate = vec![FREE; graph.size()];
        for place in stay.iter().filter(|place| (seats[**place] < white.len()) == is_white) {
            match tree.grow(&graph, &alive, &mate, seats[*place], None) {
                Some(free) => tree.augment(&mut mate, free),
                None => left.push(*place),
            }
        }
    }
    left
}
