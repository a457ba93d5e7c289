//! The steps of the procedure as they are told.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::layout::{By, Colours, Event, Group, Layout, Made};
use super::reasons;
use super::roster::Roster;

/// The steps of every group of the round, the lowest after what was tried before its groups were joined.
pub(super) fn steps(roster: &Roster, layout: &Layout) -> Vec<Vec<Reason>> {
    let mut all: Vec<Vec<Reason>> = layout.groups.iter().map(|group| of_group(roster, group)).collect();
    let lowest = layout.groups.len().saturating_sub(1);
    let mut tried = Vec::new();
    for attempt in &layout.attempts {
        tried.push(reasons::step_attempt(attempt.joined));
        tried.extend(attempt.groups.iter().skip(lowest).flat_map(|group| of_group(roster, group)));
        let mut left: Vec<StartNumber> = attempt.left.iter().map(|place| roster.card(*place).number).collect();
        left.sort_unstable();
        tried.push(if left.is_empty() { reasons::step_halves_in_vain() } else { reasons::step_over_at_end(&left) });
    }
    if let Some(steps) = all.last_mut() {
        steps.splice(0..0, tried);
    }
    all
}

/// From the floaters to the rows.
fn of_group(roster: &Roster, group: &Group) -> Vec<Reason> {
    let mut steps: Vec<Reason> = group.events.iter().map(|event| step(roster, event)).collect();
    let rows: Vec<Reason> = group.boards.iter().filter_map(|made| row(roster, group, *made)).collect();
    let changed = rows.iter().filter(|row| row.key == reasons::ROW_CHANGED).count();
    steps.extend(rows);
    if changed > 0 {
        steps.push(reasons::step_rows_changed(changed));
    }
    steps
}

/// A row as D4.9.6-6.2 first has it, or as D4.9.6-6.3 changed it.
fn row(roster: &Roster, group: &Group, made: Made) -> Option<Reason> {
    if made.by != By::Row {
        return None;
    }
    let of = |place: usize| (roster.card(place).number, &roster.players[place]);
    let (row, facing) = group.formed.row_of(made.lead)?;
    Some(match facing == Some(made.other) {
        true => reasons::step_row(row, of(made.lead), of(made.other)),
        false => reasons::step_row_changed(row, of(made.lead), of(made.other)),
    })
}

fn step(roster: &Roster, event: &Event) -> Reason {
    let number = |place: usize| -> StartNumber { roster.card(place).number };
    let numbers = |places: &[usize]| -> Vec<StartNumber> { places.iter().map(|place| number(*place)).collect() };
    let rated = |place: usize| (number(place), roster.players[place].rating);
    let aro = |place: usize| roster.players[place].aro;
    match *event {
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
        Event::Standard { players, colours: Colours::AllDue } => reasons::step_standard(players),
        Event::Standard { players, colours: Colours::SomeOpen } => reasons::step_standard_open(players),
        Event::SameColumn { one, other } => reasons::step_same_column(number(one), number(other)),
        Event::ColumnsAnew { players } => reasons::step_columns_anew(players),
        Event::Short(ref short) if short.others.is_empty() => reasons::step_rows_nobody(&numbers(&short.players)),
        Event::Short(ref short) => reasons::step_rows_short(&numbers(&short.players), &numbers(&short.others)),
        Event::FewerOver { formed, over } => reasons::step_fewer_over(formed, over),
        Event::Floats { player, .. } => reasons::step_floats(number(player)),
        Event::GoesBack { player } => reasons::step_goes_back(number(player)),
        Event::ByRank { players } => reasons::step_by_rank(players),
    }
}
