//! The numbered rules that were used in each pool.

use rokade_clause::Reason;

use super::boards::Pair;
use super::floaters::Choice;
use super::plan::{Plan, Stage};
use super::reasons;
use super::seats::Seats;
use super::told::{between_halves, why_floats};
use crate::Step;

pub(super) fn steps(seats: &Seats, plan: &Plan, pairs: &[Pair]) -> Vec<Step> {
    let mut steps = Vec::new();
    for (index, stage) in plan.stages.iter().enumerate() {
        let mut found = Vec::new();
        if stage.is_one_list {
            found.push(reasons::step_one_list(stage.members.len()));
        }
        if stage.is_for_below {
            found.push(reasons::step_for_below(stage.first_choice != Choice::Nobody));
        }
        if stage.choice != Choice::Nobody {
            let floaters = stage.floats.iter().map(|(floater, _)| *floater);
            found.extend(floaters.map(|floater| why_floats(seats, plan, stage, floater)));
        }
        found.extend(of_halves(seats, stage, index, pairs));
        if !stage.floats.is_empty() {
            found.push(reasons::step_floaters_met(stage.floats.len()));
        }
        steps.extend(found.into_iter().map(|reason| Step { group: stage.pool, reason }));
    }
    steps
}

/// How the halves were laid.
fn of_halves(seats: &Seats, stage: &Stage, index: usize, pairs: &[Pair]) -> Vec<Reason> {
    let laid = &stage.laid;
    if laid.a.is_empty() {
        return Vec::new();
    }
    let (down, up) = &laid.exchanged;
    let mut found = Vec::new();
    match (&**down, &**up) {
        ([], []) => {}
        ([down], [up]) => {
            let why = between_halves(seats, &laid.original.0, &laid.original.1, &[]);
            found.push(reasons::step_exchange(seats.number(*down), seats.number(*up)).because(why));
        }
        _ => {
            let why = between_halves(seats, &laid.original.0, &laid.original.1, &[]);
            found.push(reasons::step_exchanges(down.len()).because(why));
        }
    }
    let given = |key: &str| {
        let of_stage = pairs.iter().filter(|pair| pair.stage == index && laid.a.contains(&pair.upper));
        of_stage.flat_map(|pair| &pair.passed).any(|passed| passed.reason.key == key)
    };
    let is_in_order = laid.partners == laid.b;
    if is_in_order && down.is_empty() {
        found.push(reasons::step_straight(laid.a.len()));
    } else if down.is_empty() {
        let by_colour = given("danish_order_for_colours");
        let dissolved = given("danish_order_dissolved");
        let kept_apart = ["danish_met", "danish_met_x", "danish_same_strong", "danish_x_is_white", "forbidden_pair"];
        if kept_apart.into_iter().any(given) {
            found.push(reasons::step_order());
        }
        if dissolved {
            found.push(reasons::step_dissolved());
        }
        if by_colour {
            found.push(reasons::step_colours());
        }
    }
    found
}
