//! The steps of the procedure as they are told.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::layout::{By, Event, Group};
use super::reasons;
use super::roster::Roster;

/// The steps of one group, from the floaters to the rows. `changed` rows are not as D4.9.6-6.2 first had them.
pub(super) fn steps(roster: &Roster, group: &Group, changed: usize) -> Vec<Reason> {
    let mut steps: Vec<Reason> = group.events.iter().map(|event| step(roster, *event)).collect();
    let rows = group.boards.iter().filter(|made| made.by == By::Row).zip(1..);
    steps.extend(rows.map(|(made, row)| {
        let of = |place: usize| (roster.card(place).number, &roster.players[place]);
        reasons::step_row(row, of(made.lead), of(made.other))
    }));
    if changed > 0 {
        steps.push(reasons::step_rows_changed(changed));
    }
    steps
}

fn step(roster: &Roster, event: Event) -> Reason {
    let number = |place: usize| -> StartNumber { roster.card(place).number };
    let rated = |place: usize| (number(place), roster.players[place].rating);
    let aro = |place: usize| roster.players[place].aro;
    match event {
        Event::Joined { groups } => reasons::step_joined(groups),
        Event::Halves { players } => reasons::step_halves(players),
        Event::Floater { floater, opponent } => reasons::step_floater(number(floater), rated(opponent)),
        Event::FloaterGoesOn { floater } => reasons::step_floater_goes_on(number(floater)),
        Event::UpFor { brought, current } => reasons::step_up_for(rated(brought), number(current)),
        Event::NobodyFor { current } => reasons::step_nobody_for(number(current)),
        Event::UpForOdd { brought } => reasons::step_up_for_odd(rated(brought)),
        Event::NobodyForOdd { players } => reasons::step_nobody_for_odd(players),
        Event::UpEnough { player } => reasons::step_up_enough(number(player), roster.players[player].moved_up),
        Event::ToBlack { turned } => reasons::step_to_black(number(turned), aro(turned)),
        Event::ToWhite { turned } => reasons::step_to_white(number(turned), aro(turned)),
        Event::MayNotTurn { count } => reasons::step_may_not_turn(count),
        Event::Standard { players } => reasons::step_standard(players),
        Event::SameColumn { one, other } => reasons::step_same_column(number(one), number(other)),
        Event::Floats { player, .. } => reasons::step_floats(number(player)),
        Event::GoesBack { player } => reasons::step_goes_back(number(player)),
        Event::ByRank { players } => reasons::step_by_rank(players),
    }
}
