//! The rule that prefers the engine's pairing to a proposal.
//!
//! Pool by pool from the top: who floats, how the pool is laid, whom the floaters meet; then
//! the colours. Both pairings are legal, and up to the first difference they are the same, so
//! that both had the same choice there.

use std::collections::BTreeMap;

use rokade_clause::{ClauseId, Fact};
use rokade_model::{Forbidden, History, StartNumber};

use super::colour::satisfied;
use super::floaters::Choice;
use super::halves::Laid;
use super::plan::{Stage, plan};
use super::seats::Seats;
use crate::attendance::Attendance;
use crate::judge::Decided;
use crate::{Groups, NOBODY, Pairing, Proposal, Request};

pub(crate) fn decide(
    request: &Request,
    acceleration: Option<Groups>,
    attendance: &Attendance,
    pairing: &Pairing,
    proposed: &Proposal,
) -> Decided {
    let history = without_given_up(request.history, pairing);
    let request = Request { history: &history, ..*request };
    let seats = Seats::new(&request, acceleration, attendance);
    let theirs = Theirs::new(&seats, proposed);
    let stages = plan(&seats).map(|plan| plan.stages).unwrap_or_default();
    stages
        .iter()
        .find_map(|stage| theirs.difference(stage))
        .or_else(|| colours(pairing, proposed))
        .unwrap_or_else(|| (ClauseId::new(request.system.row().meets), None, None))
}

/// The history without the soft rules that the engine itself gave up.
fn without_given_up(history: &History, pairing: &Pairing) -> History {
    let is_kept = |rule: &&Forbidden| {
        let are_apart = |white, black| !(rule.players.contains(&white) && rule.players.contains(&black));
        !rule.soft || pairing.pairs().all(|(white, black)| are_apart(white, black))
    };
    let forbidden = history.forbidden.iter().filter(is_kept).cloned().collect();
    History { forbidden, ..history.clone() }
}

/// The proposal by seat.
struct Theirs<'a> {
    seats: &'a Seats<'a>,
    opponent: Vec<Option<usize>>,
}

fn decided(clause: &'static str, values: Option<(usize, usize)>) -> Decided {
    let value = |number: usize| i64::try_from(number).ok();
    (ClauseId::new(clause), values.and_then(|both| value(both.0)), values.and_then(|both| value(both.1)))
}

impl<'a> Theirs<'a> {
    fn new(seats: &'a Seats<'a>, proposed: &Proposal) -> Self {
        let mut of: BTreeMap<StartNumber, usize> = (0..seats.len()).map(|seat| (seats.number(seat), seat)).collect();
        if seats.x().is_none() {
            of.remove(&NOBODY);
        }
        let mut opponent = vec![None; seats.len()];
        let byes = proposed.byes.iter().map(|player| (*player, NOBODY));
        for (one, other) in proposed.boards.iter().copied().chain(byes) {
            if let (Some(one), Some(other)) = (of.get(&one), of.get(&other)) {
                opponent[*one] = Some(*other);
                opponent[*other] = Some(*one);
            }
        }
        Self { seats, opponent }
    }

    fn difference(&self, stage: &Stage) -> Option<Decided> {
        self.of_floaters(stage).or_else(|| self.of_halves(&stage.laid)).or_else(|| self.of_opponents(stage))
    }

    /// Others float.
    fn of_floaters(&self, stage: &Stage) -> Option<Decided> {
        let leaves = |opponent: Option<usize>| opponent.is_none_or(|opponent| !stage.members.contains(&opponent));
        let theirs: Vec<usize> = stage.members.iter().copied().filter(|one| leaves(self.opponent[*one])).collect();
        let ours: Vec<usize> = stage.floats.iter().filter(|float| leaves(Some(float.1))).map(|float| float.0).collect();
        if theirs == ours {
            return None;
        }
        let clause = match stage.choice {
            Choice::Nobody => "D4.9.3-5.3.6",
            Choice::Middle => "D4.9.3-6.1",
            Choice::TwoMiddle => "D4.9.3-6.2",
            Choice::Instead { .. } | Choice::More => "D4.9.3-6.3",
            Choice::All => "D4.9.3-5.3.8",
        };
        Some(decided(clause, (theirs.len() != ours.len()).then_some((theirs.len(), ours.len()))))
    }

    /// The same players are laid in another way.
    fn of_halves(&self, laid: &Laid) -> Option<Decided> {
        let (a, b) = &laid.original;
        let inside = |half: &[usize], one: usize| self.opponent[one].filter(|other| half.contains(other));
        let from_a: Vec<usize> =
            a.iter().rev().copied().filter(|one| inside(a, *one).is_some_and(|other| other < *one)).collect();
        let from_b: Vec<usize> =
            b.iter().copied().filter(|one| inside(b, *one).is_some_and(|other| other > *one)).collect();
        let (theirs, ours) = (from_a.len(), laid.exchanged.0.len());
        let clause = if ours > 1 { "D4.9.3-5.3.5" } else { "D4.9.3-5.3.4" };
        if theirs != ours {
            return Some(decided(clause, Some((theirs, ours))));
        }
        if (from_a, from_b) != laid.exchanged {
            return Some(decided(clause, None));
        }
        let met = |pairs: &mut dyn Iterator<Item = (usize, usize)>| -> usize {
            pairs.map(|(one, other)| usize::from(satisfied(self.seats, one.min(other), one.max(other)))).sum()
        };
        let theirs = met(&mut laid.a.iter().filter_map(|one| Some((*one, self.opponent[*one]?))));
        let ours = met(&mut laid.pairs());
        if theirs != ours {
            return Some(decided("D4.9.3-5.2", Some((theirs, ours))));
        }
        let (player, partner) = laid.pairs().find(|(one, other)| self.opponent[*one] != Some(*other))?;
        let clause = if laid.partners == laid.b { "D4.9.3-5.1" } else { "D4.9.3-5.3.1" };
        Some(decided(clause, self.places(player, partner)))
    }

    /// The same floaters meet others.
    fn of_opponents(&self, stage: &Stage) -> Option<Decided> {
        let differs = |(one, other): &&(usize, usize)| self.opponent[*one] != Some(*other);
        let (floater, opponent) = stage.floats.iter().find(differs).copied()?;
        let is_nearer = self.opponent[floater].is_some_and(|other| other < opponent);
        let clause = if is_nearer { "D4.9.3-6.N" } else { "D4.9.3-5.4" };
        Some(decided(clause, self.places(floater, opponent)))
    }

    /// The places of a player's opponent, theirs and ours, in the order used.
    fn places(&self, player: usize, ours: usize) -> Option<(usize, usize)> {
        self.opponent[player].map(|theirs| (theirs + 1, ours + 1))
    }
}

/// Only the colours differ: the rule that gave the first of them.
fn colours(pairing: &Pairing, proposed: &Proposal) -> Option<Decided> {
    let board = pairing.boards.iter().find(|board| proposed.boards.contains(&(board.black, board.white)))?;
    let clause = board.colour.clauses.first().cloned()?;
    let whites = |fact: &str| match board.colour.facts.get(fact) {
        Some(Fact::Number(whites)) => Some(*whites),
        _ => None,
    };
    Some((clause, whites("black_whites"), whites("white_whites")))
}
