//! The journal for people to read: one line a step.

mod describe;

use std::collections::BTreeSet;

use rokade_clause::Reason;

use crate::judge::count;
use crate::{Actor, Event, Micros, Recorded, Tournament};
use describe::Names;

/// One step of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepDigest {
    pub step: u64,
    pub at: Micros,
    pub by: Actor,
    /// What the step did, in one reason.
    pub summary: Reason,
    /// Every event of the step, in order.
    pub events: Vec<Reason>,
    /// Taken back later.
    pub undone: bool,
}

/// Every step of a journal, oldest first.
pub fn digest(records: &[Recorded]) -> Vec<StepDigest> {
    let undone: BTreeSet<u64> = records.iter().filter_map(|record| record.event.takes_back()).collect();
    let mut names = Names::default();
    let steps = records.chunk_by(|one, other| one.step == other.step);
    steps
        .filter_map(|step| {
            let first = step.first()?;
            let events: Vec<Reason> = step.iter().map(|record| names.describe(&record.event)).collect();
            let summary = summary(&step.iter().collect::<Vec<_>>(), &events);
            Some(StepDigest {
                step: first.step,
                at: first.at,
                by: first.by.clone(),
                summary,
                events,
                undone: undone.contains(&first.step),
            })
        })
        .collect()
}

/// What one step did, in one reason, with the groups' names as they are now.
pub(crate) fn told(state: &Tournament, step: &[&Recorded]) -> Reason {
    let mut names = Names::of(state);
    let events: Vec<Reason> = step.iter().map(|record| names.describe(&record.event)).collect();
    summary(step, &events)
}

/// The event a step was taken for; many entries or moves become one line with their number.
fn summary(step: &[&Recorded], events: &[Reason]) -> Reason {
    let brought = step.iter().position(|record| matches!(record.event, Event::BroughtIn { .. }));
    if let Some(brought) = brought.and_then(|at| events.get(at)) {
        return brought.clone();
    }
    let entries = step.iter().filter(|record| matches!(record.event, Event::PlayerEntered { .. })).count();
    let moves = step.iter().filter(|record| matches!(record.event, Event::PlayerMoved { .. })).count();
    if entries > 1 {
        return Reason::house("event_players_entered").with("count", count(entries));
    }
    if moves > 1 {
        return Reason::house("event_players_moved").with("count", count(moves));
    }
    // What a game heard of a ruling comes before it.
    let filed = step.iter().position(|record| matches!(record.event, Event::IncidentFiled { .. }));
    if let Some(filed) = filed.and_then(|at| events.get(at)) {
        return filed.clone();
    }
    // The first result of a round starts it; the result is what was entered.
    let starts = step.first().is_some_and(|record| matches!(record.event, Event::RoundStarted { .. }));
    let entered = events.get(1).filter(|_| starts);
    entered.or(events.first()).cloned().unwrap_or_else(|| Reason::house("event_nothing"))
}
