//! Whom the better placed player of each pair did not get, and why.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::boards::Pair;
use super::colour::content;
use super::floaters::{Choice, by_turn};
use super::halves::{Laid, across, with_most_colours};
use super::pairable::{mate, seat};
use super::plan::{Plan, Stage};
use super::reasons;
use super::seats::Seats;
use super::told::{below, between_halves};
use crate::matching::{Bits, FREE, Graph, Tree};
use crate::{Detail, NOBODY, Passed};

/// Opponents passed over that one board explains; beyond that nobody reads on.
const EXPLAINED: usize = 32;

/// For every pair of the plan, in its order.
pub(super) fn all(seats: &Seats, plan: &Plan) -> Vec<Vec<Passed>> {
    let mut free = Bits::all(seats.len());
    let mut passed = Vec::new();
    for stage in &plan.stages {
        let of_halves = if stage.laid.exchanged.0.is_empty() {
            in_halves(seats, &stage.laid)
        } else {
            in_exchanged_halves(seats, &stage.laid)
        };
        passed.extend(of_halves);
        if stage.choice != Choice::All {
            stage.members.iter().for_each(|member| free.remove(*member));
        }
        for (floater, opponent) in stage.floats.iter().copied() {
            free.remove(floater);
            passed.push(of_floater(seats, plan, stage, (floater, opponent), &free));
            free.remove(opponent);
        }
    }
    passed
}

fn passed(seats: &Seats, player: usize, other: usize, reason: Reason) -> Passed {
    Passed { player: seats.number(player), would_have_met: seats.number(other), reason }
}

/// The players of b still free and nearer than the one met.
fn in_halves(seats: &Seats, laid: &Laid) -> Vec<Vec<Passed>> {
    let mut free = vec![true; laid.b.len()];
    let mut replay = None;
    let mut all = Vec::with_capacity(laid.a.len());
    for (row, (player, partner)) in laid.pairs().enumerate() {
        let mut over = Vec::new();
        let nearer = (0..laid.b.len()).take_while(|column| laid.b[*column] != partner).filter(|column| free[*column]);
        for column in nearer.take(EXPLAINED) {
            let other = laid.b[column];
            let reason = if !seats.legal.has(player, other) {
                seats.why_apart(player, other)
            } else if replay.get_or_insert_with(|| Replay::new(seats, laid)).is_possible(row, column) {
                order_for_colours(seats, laid, row, column)
            } else {
                let mut taken = laid.paired_above(row);
                taken.extend([row, laid.a.len() + column]);
                reasons::order_dissolved().because(between_halves(seats, &laid.a, &laid.b, &taken))
            };
            over.push(passed(seats, player, other, reason));
        }
        let column = laid.b.iter().position(|other| *other == partner).expect("the partner is of b");
        free[column] = false;
        all.push(over);
    }
    all
}

/// What else was possible for a player of a, with the players above him paired as they are.
struct Replay {
    graph: Graph,
    mates: Vec<u32>,
    tree: Tree,
    /// The row asked last, and its possible partners.
    known: Option<(usize, Bits)>,
    half: usize,
}

impl Replay {
    fn new(seats: &Seats, laid: &Laid) -> Self {
        let graph = across(seats, &laid.a, &laid.b);
        let half = laid.a.len();
        let mut mates = vec![FREE; 2 * half];
        for (row, (_, partner)) in laid.pairs().enumerate() {
            let column = laid.b.iter().position(|other| *other == partner).expect("the partner is of b");
            (mates[row], mates[half + column]) = (mate(half + column), mate(row));
        }
        Self { graph, mates, tree: Tree::new(2 * half), known: None, half }
    }

    fn is_possible(&mut self, row: usize, column: usize) -> bool {
        if self.known.as_ref().is_none_or(|(known, _)| *known != row) {
            let mut alive = Bits::none(2 * self.half);
            for below in row..self.half {
                alive.insert(below);
                alive.insert(seat(self.mates[below]));
            }
            alive.remove(row);
            let mut mates = self.mates.clone();
            let partner = seat(mates[row]);
            (mates[row], mates[partner]) = (FREE, FREE);
            self.tree.grow(&self.graph, &alive, &mates, partner, None);
            self.known = Some((row, self.tree.outer().clone()));
        }
        self.known.as_ref().is_some_and(|(_, possible)| possible.contains(self.half + column))
    }
}

/// By the first cut of the pool: who could not be met, and whom the exchange took away.
fn in_exchanged_halves(seats: &Seats, laid: &Laid) -> Vec<Vec<Passed>> {
    let mut taken = Vec::new();
    let mut all = Vec::with_capacity(laid.a.len());
    for (player, partner) in laid.pairs() {
        let mut over = Vec::new();
        if laid.original.0.contains(&player) {
            for other in laid.original.1.iter().copied().filter(|other| !taken.contains(other)) {
                if other == partner || over.len() == EXPLAINED {
                    break;
                }
                if seats.legal.has(player, other) {
                    let why = between_halves(seats, &laid.original.0, &laid.original.1, &[]);
                    let reason = reasons::halves_exchanged(laid.exchanged.0.len()).because(why);
                    over.push(passed(seats, player, other, reason));
                    break;
                }
                over.push(passed(seats, player, other, seats.why_apart(player, other)));
            }
        }
        taken.push(partner);
        all.push(over);
    }
    all
}

/// The nearer players a floater did not get.
fn of_floater(
    seats: &Seats,
    plan: &Plan,
    stage: &Stage,
    (floater, opponent): (usize, usize),
    free: &Bits,
) -> Vec<Passed> {
    let mut over: Vec<(usize, Passed)> = Vec::new();
    let open: Vec<usize> = stage.floats.iter().map(|(one, _)| *one).skip_while(|one| *one != floater).collect();
    for pool in plan.pools.iter().filter(|pool| pool.last() > Some(&floater)) {
        let there: Vec<usize> = pool.iter().copied().filter(|one| *one > floater && free.contains(*one)).collect();
        let (legal, apart): (Vec<usize>, Vec<usize>) =
            there.into_iter().partition(|one| seats.legal.has(floater, *one));
        let nearer = apart.into_iter().filter(|one| *one < opponent);
        over.extend(nearer.map(|one| (one, passed(seats, floater, one, seats.why_apart(floater, one)))));
        let turn = by_turn(seats, floater, &legal);
        let met = turn.iter().position(|one| *one == opponent);
        for (index, one) in turn.iter().copied().enumerate() {
            let reason = if met.is_none_or(|met| index < met) {
                let reason =
                    if stage.is_for_below { reasons::floater_for_below() } else { reasons::floater_dissolved() };
                // Somebody farther off was asked first for the colour.
                let nearer = turn[index..].iter().copied().find(|other| *other < one);
                let before = nearer.map(|other| reasons::floater_strong_before(seats.number(one), seats.number(other)));
                reason.because(before).because(without(seats, stage, (floater, one), &open, free))
            } else if one < opponent {
                reasons::floater_strong_first(seats.number(opponent))
            } else {
                continue;
            };
            over.push((one, passed(seats, floater, one, reason)));
        }
        if met.is_some() {
            break;
        }
    }
    over.sort_by_key(|(one, _)| *one);
    over.truncate(EXPLAINED);
    over.into_iter().map(|(_, passed)| passed).collect()
}

/// Why the others could not be paired if the floater met this one. `open` are the floaters still to be paired.
fn without(seats: &Seats, stage: &Stage, pair: (usize, usize), open: &[usize], free: &Bits) -> Vec<Reason> {
    let mut left = free.clone();
    open.iter().for_each(|floater| left.insert(*floater));
    left.remove(pair.0);
    left.remove(pair.1);
    let apart: &[usize] = if stage.choice == Choice::All { &[] } else { open };
    below(seats, &left, apart, !stage.is_for_below)
}

/// Fewer players would have the colour they should have, on the boards between the halves: floaters are not counted.
fn order_for_colours(seats: &Seats, laid: &Laid, row: usize, column: usize) -> Reason {
    let reason = reasons::order_for_colours();
    if seats.detail == Detail::Brief {
        return reason;
    }
    let content = |pairs: Vec<(usize, usize)>| -> Vec<StartNumber> {
        let mut content: Vec<usize> = pairs.into_iter().flat_map(|(one, other)| content(seats, one, other)).collect();
        content.sort_unstable();
        content.into_iter().map(|seat| seats.number(seat)).collect()
    };
    let here = content(laid.pairs().collect());
    let partner = laid.b[column];
    let a: Vec<usize> = laid.a[row + 1..].to_vec();
    let taken: Vec<usize> = laid.partners[..row].iter().copied().chain([partner]).collect();
    let b: Vec<usize> = laid.b.iter().copied().filter(|seat| !taken.contains(seat)).collect();
    let mut other: Vec<(usize, usize)> = laid.pairs().take(row).collect();
    other.push((laid.a[row], partner));
    other.extend(with_most_colours(seats, &a, &b));
    reasons::counted_colours(reason, here, content(other))
}

/// Players placed lower than the one with the bye, from the bottom, and why they do not have it.
pub(super) fn for_the_bye<'a>(seats: &'a Seats, plan: &'a Plan, pair: &'a Pair) -> impl Iterator<Item = Passed> + 'a {
    let is_float = plan.stages[pair.stage].floats.iter().any(|(floater, _)| *floater == pair.upper);
    let why = move |seat: usize| {
        if !seats.legal.has(seat, pair.lower) {
            seats.why_apart(seat, pair.lower)
        } else if is_float {
            reasons::bye_floater(seats.number(pair.upper))
        } else {
            reasons::bye_in_halves(seats.number(pair.upper))
        }
    };
    let lower = (pair.upper + 1..pair.lower).rev().take(EXPLAINED);
    lower.map(move |seat| Passed { player: seats.number(seat), would_have_met: NOBODY, reason: why(seat) })
}
