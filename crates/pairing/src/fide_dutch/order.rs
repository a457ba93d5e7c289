//! Of all candidates equal by the criteria, the one that is generated first.
//!
//! Decisions are fixed one after the other in the order of generation: which players moved down are paired,
//! whom each of them meets, which residents change between the halves, whom each of the upper half meets.
//! A decision is tested on the graph of all best pairings, by one alternating tree.

use super::bracket::cheapest;
use super::criteria::Criteria;
use super::scope::{Role, Scope};
use crate::matching::Bits;
use crate::matching::weighted::{Chooser, halves};

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
    pub passed: Vec<usize>,
}

/// Opponents passed over that one board explains; beyond that nobody reads on.
pub(super) const EXPLAINED: usize = 32;

pub(super) fn settle(scope: &Scope, criteria: &Criteria, holds_bye: bool) -> Settled {
    let (costs, solution) = cheapest(scope, criteria, holds_bye);
    let mut chooser = Chooser::new(&costs, solution);
    let mut residents = Bits::none(scope.len());
    let resident_seats: Vec<usize> = (0..scope.size).filter(|seat| scope.roles[*seat] == Role::Resident).collect();
    resident_seats.iter().for_each(|seat| residents.insert(*seat));
    let mut pairs = Vec::new();
    let moved_down: Vec<usize> = (0..scope.size).filter(|seat| scope.roles[*seat] == Role::MovedDown).collect();
    let paired: Vec<usize> = moved_down.into_iter().filter(|seat| chooser.restrict(*seat, &residents)).collect();
    let meet = |chooser: &mut Chooser, seat: usize, among: &Bits| {
        let other = chooser.first_opponent(seat, among);
        let passed = passed(chooser, (seat, other), among);
        chooser.fix(seat, other);
        Made { upper: seat.min(other), lower: seat.max(other), chooser: seat, passed }
    };
    for seat in paired {
        pairs.push(meet(&mut chooser, seat, &residents));
    }
    let remainder: Vec<usize> = resident_seats.into_iter().filter(|seat| chooser.is_open(*seat)).collect();
    let upper = halves::upper_half(&mut chooser, &remainder, scope.len());
    let mut lower = residents;
    upper.iter().for_each(|seat| lower.remove(*seat));
    for seat in upper {
        pairs.push(meet(&mut chooser, seat, &lower));
    }
    Settled { mate: chooser.into_mate(), pairs }
}

/// Everybody nearer who was still free.
fn passed(chooser: &Chooser, (seat, other): (usize, usize), among: &Bits) -> Vec<usize> {
    let nearer = among.common(&chooser.alive).take_while(|one| *one != other).filter(|one| *one != seat);
    nearer.take(EXPLAINED).collect()
}
