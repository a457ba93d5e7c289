//! One group paired: two Whites who meet, the rows, and those left over (D4.9.6-6.3, 6.4), by
//! docs/readings/dubov-1997-rows.md and docs/readings/dubov-1997-floaters.md.

use std::cell::Cell;
use std::cmp::Reverse;

use super::columns::{self, Columns};
use super::roster::Roster;
use super::rows::{self, Short};
use crate::matching::{Bits, FREE, Graph, Tree};

/// Columns formed for one group before the search gives up. Groups as they happen need a handful; the limit
/// is for halls in which hardly anybody may meet.
const MOST_TRIES: usize = 20_000;

/// How good a player's claim to float is (D4.9.6-6.4); the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Claim {
    /// May meet somebody of the next group.
    PairableBelow,
    NotPairableBelow,
}

/// A White who may meet no Black and the White he meets, with the columns they stood in.
#[derive(Clone, Debug)]
pub(super) struct Same {
    pub one: usize,
    pub other: usize,
    pub columns: Columns,
}

pub(super) struct Filled {
    /// The columns of the whole group, as formed at first.
    pub first: Columns,
    /// In the order made. After each the others formed their columns anew.
    pub same: Vec<Same>,
    /// The columns formed last, with those left over.
    pub last: Columns,
    /// By row of the White column.
    pub pairs: Vec<(usize, usize)>,
    /// The best claim first.
    pub left: Vec<(usize, Claim)>,
    /// The whole group, the best claim first, if somebody is left over.
    pub claims: Vec<usize>,
    /// Why not everybody could be paired in the columns as formed.
    pub short: Option<Short>,
    /// Those who stay formed their columns anew, because the ones formed first leave so many over.
    pub instead_of: Option<usize>,
}

/// Pairs a group; `below` are the players of the next one.
pub(super) fn fill(roster: &Roster, group: &[usize], below: &Bits) -> Filled {
    let search = Search { roster, tries: Cell::new(MOST_TRIES) };
    if let Some(plan) = search.everybody(group) {
        return plan.filled(columns::form(roster, group), |_| Claim::PairableBelow);
    }
    let claim = |place: usize| match roster.legal.touches(place, below) {
        true => Claim::PairableBelow,
        false => Claim::NotPairableBelow,
    };
    // Equal claims: the lower rated floats.
    let mut claims = group.to_vec();
    claims.sort_by_key(|place| (claim(*place), roster.players[*place].rating, Reverse(roster.card(*place).rank)));
    let formed = search.as_formed(group, &claims);
    let (shown, over) = (formed.short.clone().filter(|_| formed.same.is_empty()), formed.left.len());
    let fewer = search.fewer(group, &claims, over);
    // What the columns as formed fell short of is told of them, not of others that took their place.
    let short = if fewer.is_some() { shown } else { formed.short.clone() };
    let instead_of = fewer.is_some().then_some(over);
    let filled = fewer.unwrap_or(formed).filled(columns::form(roster, group), claim);
    Filled { short, instead_of, claims, ..filled }
}

/// How a group comes out.
struct Plan {
    same: Vec<Same>,
    last: Columns,
    pairs: Vec<(usize, usize)>,
    left: Vec<usize>,
    short: Option<Short>,
}

impl Plan {
    fn filled(self, first: Columns, claim: impl Fn(usize) -> Claim) -> Filled {
        let Plan { same, last, pairs, left, short } = self;
        let left = left.into_iter().map(|place| (place, claim(place))).collect();
        Filled { first, same, last, pairs, left, claims: Vec::new(), short, instead_of: None }
    }
}

struct Search<'a> {
    roster: &'a Roster<'a>,
    tries: Cell<usize>,
}

impl Search<'_> {
    /// Nobody left over. A White who may meet no Black meets the first White with whom the others, their
    /// columns formed anew, can all be paired.
    fn everybody(&self, group: &[usize]) -> Option<Plan> {
        self.tries.set(self.tries.get().checked_sub(1)?);
        let last = columns::form(self.roster, group);
        let Some((one, others)) = self.white_for_white(&last) else {
            let pairs = rows::complete(self.roster, &last.white, &last.black)?;
            return Some(Plan { same: Vec::new(), last, pairs, left: Vec::new(), short: None });
        };
        if self.must_be_over(group) > 0 {
            return None;
        }
        others.into_iter().find_map(|other| {
            let mut plan = self.everybody(&without(group, &[one, other]))?;
            plan.same.insert(0, Same { one, other, columns: last.clone() });
            Some(plan)
        })
    }

    /// Not everybody can be paired: as many rows as possible of the columns as they are formed.
    fn as_formed(&self, group: &[usize], claims: &[usize]) -> Plan {
        let last = columns::form(self.roster, group);
        if let Some((one, others)) = self.white_for_white(&last) {
            let other = others[0];
            let mut plan = self.as_formed(&without(group, &[one, other]), claims);
            plan.same.insert(0, Same { one, other, columns: last });
            return plan;
        }
        let stay: Vec<usize> = claims.iter().rev().copied().filter(|place| group.contains(place)).collect();
        let over = rows::left_over(self.roster, &last.white, &last.black, &stay);
        let kept = |column: &[usize]| without(column, &over);
        let pairs = rows::complete(self.roster, &kept(&last.white), &kept(&last.black));
        Plan {
            same: Vec::new(),
            pairs: pairs.expect("those who stay can be paired"),
            left: claims.iter().copied().filter(|place| over.contains(place)).collect(),
            short: rows::short(self.roster, &last.white, &last.black),
            last,
        }
    }

    /// Fewer than so many left over, the best claims first, with columns formed anew by those who stay.
    fn fewer(&self, group: &[usize], claims: &[usize], over: usize) -> Option<Plan> {
        (self.must_be_over(group)..over).step_by(2).find_map(|size| {
            let mut chosen: Vec<usize> = (0..size).collect();
            loop {
                let left: Vec<usize> = chosen.iter().map(|index| claims[*index]).collect();
                let stay = without(group, &left);
                if self.tries.get() == 0 {
                    return None;
                }
                if let Some(plan) = self.everybody(&stay) {
                    return Some(Plan { left, ..plan });
                }
                next_choice(&mut chosen, claims.len())?;
            }
        })
    }

    /// D4.9.6-6.3, last sentence: the first White, from the top, who may meet no Black, and the Whites he may
    /// meet: those below him, then those above from the nearest.
    fn white_for_white(&self, columns: &Columns) -> Option<(usize, Vec<usize>)> {
        let (white, black) = (&columns.white, self.roster.set(&columns.black));
        white.iter().enumerate().find_map(|(row, one)| {
            if self.roster.legal.touches(*one, &black) {
                return None;
            }
            let others = same_column_order(white, row).filter(|other| self.roster.legal.has(*one, *other));
            let others: Vec<usize> = others.collect();
            (!others.is_empty()).then_some((*one, others))
        })
    }

    /// How many are left over however the group is paired.
    fn must_be_over(&self, group: &[usize]) -> usize {
        let mut graph = Graph::complete(group.len());
        for (seat, one) in group.iter().enumerate() {
            let apart = |other: &usize| !self.roster.legal.has(*one, group[*other]);
            (0..seat).filter(apart).for_each(|other| graph.disconnect(seat, other));
        }
        let alive = Bits::all(group.len());
        let (mut mate, mut tree) = (vec![FREE; group.len()], Tree::new(group.len()));
        let mut over = 0;
        for seat in 0..group.len() {
            if mate[seat] != FREE {
                continue;
            }
            match tree.grow(&graph, &alive, &mate, seat, None) {
                Some(free) => tree.augment(&mut mate, free),
                None => over += 1,
            }
        }
        over
    }
}

/// The other Whites in the order in which one of them is tried.
pub(super) fn same_column_order(white: &[usize], row: usize) -> impl Iterator<Item = usize> + '_ {
    white[row + 1..].iter().chain(white[..row].iter().rev()).copied()
}

fn without(group: &[usize], gone: &[usize]) -> Vec<usize> {
    group.iter().copied().filter(|place| !gone.contains(place)).collect()
}

/// The next choice of as many out of the first `size` numbers, in ascending order.
fn next_choice(chosen: &mut [usize], size: usize) -> Option<()> {
    let count = chosen.len();
    let at = (0..count).rev().find(|at| chosen[*at] < size - count + at)?;
    chosen[at] += 1;
    (at + 1..count).for_each(|later| chosen[later] = chosen[later - 1] + 1);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_in_ascending_order_and_end() {
        let mut chosen = vec![0, 1];
        let mut all = vec![chosen.clone()];
        while next_choice(&mut chosen, 4).is_some() {
            all.push(chosen.clone());
        }
        assert_eq!(all, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
        assert_eq!(next_choice(&mut [], 3), None);
    }
}
