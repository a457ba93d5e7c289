//! Two columns paired row by row (D4.9.6-6.2, 6.3), those left over, and why somebody must be (6.4).
//!
//! The search of the text, row by row with the next lower Black and back to the row above, ends with the
//! first complete pairing in the order of the rows. It is found here by matching, not by trying
//! (docs/readings/dubov-1997-rows.md).

use super::roster::Roster;
use crate::matching::{self, Bits, FREE, Graph, Tree};

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
pub(super) fn left_over(roster: &Roster, white: &[usize], black: &[usize], stay: &[usize]) -> Vec<usize> {
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

/// Players of one column who together can meet too few of the other, if the rows cannot all be filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Short {
    pub players: Vec<usize>,
    /// The only ones they may meet.
    pub others: Vec<usize>,
}

/// Looks in the shorter column, in both when they are equal, for as few players as show it: what is over in
/// the longer one needs no proof.
pub(super) fn short(roster: &Roster, white: &[usize], black: &[usize]) -> Option<Short> {
    let sides = [(white, black), (black, white)];
    let shorter = sides.into_iter().filter(|(column, facing)| column.len() <= facing.len());
    shorter.filter_map(|(column, facing)| short_of(roster, column, facing)).min_by_key(|short| short.players.len())
}

/// The same of one column against the other.
pub(super) fn short_of(roster: &Roster, column: &[usize], facing: &[usize]) -> Option<Short> {
    let found = matching::short_of(column, facing, |one, other| roster.legal.has(one, other))?;
    Some(Short { players: found.groups.concat(), others: found.opponents })
}
