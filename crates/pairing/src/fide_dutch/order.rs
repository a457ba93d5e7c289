//! Of all candidates equal by the criteria, the one that is generated first.
//!
//! Decisions are fixed one after the other in the order of generation: which players moved down are paired,
//! whom each of them meets, which residents change between the halves, whom each of the upper half meets.
//! A decision is tested on the graph of all best pairings, by one alternating tree.

use super::bracket::cheapest;
use super::chooser::Chooser;
use super::criteria::Criteria;
use super::exchange;
use super::scope::{Reach, Role, Scope};
use crate::matching::Bits;

/// A scope with its bracket decided.
pub(super) struct Settled {
    pub mate: Vec<u32>,
    /// The pairs of the bracket in order of generation.
    pub pairs: Vec<Made>,
}

/// A pair by seat.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub upper: usize,
    pub lower: usize,
    /// Who chose: the better placed player, or the one whom an exchange put into the upper half.
    pub chooser: usize,
    /// Whom the chooser would have met before by the plain order, nearest first.
    pub passed: Vec<(usize, Why)>,
}

/// Why somebody was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// The two may not meet.
    Illegal,
    /// The bracket would come out worse by this clause.
    Worse(&'static str),
    /// Not everybody could be paired.
    Incomplete,
    /// Equally good, but generated later.
    Later,
    /// Not in a best pairing; nobody looked which clause says so.
    NotBest,
}

/// Opponents passed over that one board explains; beyond that nobody reads on.
const EXPLAINED: usize = 32;
/// Brackets of more seats are not paired again to name the clause.
const SMALL: usize = 40;
/// How often a bracket is paired again to name a clause.
const AGAIN: usize = 8;

pub(super) fn settle(scope: &Scope, criteria: &Criteria, holds_bye: bool) -> Settled {
    let (costs, solution) = cheapest(scope, criteria, holds_bye);
    let mut chooser = Chooser::new(&costs, solution);
    let mut residents = Bits::none(scope.len());
    let resident_seats: Vec<usize> = (0..scope.size).filter(|seat| scope.roles[*seat] == Role::Resident).collect();
    resident_seats.iter().for_each(|seat| residents.insert(*seat));
    let mut pairs = Vec::new();
    let moved_down: Vec<usize> = (0..scope.size).filter(|seat| scope.roles[*seat] == Role::MovedDown).collect();
    let paired: Vec<usize> = moved_down.into_iter().filter(|seat| chooser.restrict(*seat, &residents)).collect();
    let mut again = if scope.len() <= SMALL { AGAIN } else { 0 };
    let mut meet = |chooser: &mut Chooser, seat: usize, among: &Bits| {
        let other = chooser.first_opponent(seat, among);
        let passed = passed(scope, criteria, chooser, (seat, other), among, &mut again);
        chooser.fix(seat, other);
        Made { upper: seat.min(other), lower: seat.max(other), chooser: seat, passed }
    };
    for seat in paired {
        pairs.push(meet(&mut chooser, seat, &residents));
    }
    let remainder: Vec<usize> = resident_seats.into_iter().filter(|seat| chooser.is_open(*seat)).collect();
    let upper = exchange::upper_half(&mut chooser, &remainder, scope.len());
    let mut lower = residents;
    upper.iter().for_each(|seat| lower.remove(*seat));
    for seat in upper {
        pairs.push(meet(&mut chooser, seat, &lower));
    }
    Settled { mate: chooser.into_mate(), pairs }
}

/// Everybody nearer who was still free. The nearest legal one is tried, as long as that is cheap, to name the
/// clause that speaks against him.
fn passed(
    scope: &Scope,
    criteria: &Criteria,
    chooser: &Chooser,
    (seat, other): (usize, usize),
    among: &Bits,
    again: &mut usize,
) -> Vec<(usize, Why)> {
    let nearer = among.iter().take_while(|one| *one != other).filter(|one| chooser.is_open(*one) && *one != seat);
    let mut is_named = false;
    let why = |one: usize| {
        if !scope.graph.has(seat, one) {
            return (one, Why::Illegal);
        }
        if is_named || *again == 0 {
            return (one, Why::NotBest);
        }
        is_named = true;
        *again -= 1;
        let why = match chooser.worse_with(&scope.graph, seat, one) {
            // What a pair leaves impossible depends on who is in view.
            None => match scope.reach {
                Reach::All => Why::Incomplete,
                Reach::Alone if !scope.roles.contains(&Role::Bye) => Why::Worse("FIDE-C.04.3-2026:C6"),
                Reach::Alone | Reach::Next => Why::NotBest,
            },
            Some(None) => Why::Later,
            Some(Some(entry)) => Why::Worse(criteria.layout.entry(entry).0),
        };
        (one, why)
    };
    nearer.take(EXPLAINED).map(why).collect()
}
