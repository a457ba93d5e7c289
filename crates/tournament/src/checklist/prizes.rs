//! Prizes are known by the second playing day (D4.1-5e, D4.8-13; docs/readings/prizes-playing-days.md).

use rokade_clause::{ClauseId, Fact, Reason};

use super::{Checklist, TodoKind};
use crate::handbook::prizes_published_by;
use crate::judge::grounds::in_group;
use crate::prizes::PlayingDay;
use crate::{Group, Micros, Tournament};

/// A group of one day that says nothing of prizes is left in peace: its second playing day never comes.
pub(super) fn list(state: &Tournament, group: &Group, now: Micros, list: &mut Checklist) {
    if let Some(at) = group.prizes.as_ref().and_then(|prizes| prizes.published) {
        let done = in_group(Reason::cited("done_prizes", "D4.1-5e"), group).with("at", Fact::Time(at));
        list.add(TodoKind::Done, done);
        return;
    }
    // Elsewhere nobody sets the organiser a day.
    let days = if state.has_union_rules() { state.playing_days(group) } else { Vec::new() };
    let last = prizes_published_by(state.handbook()).value.saturating_sub(1);
    match days.get(last) {
        Some(day) => {
            let (kind, reason) = by(state, *day, now);
            list.add(kind, in_group(reason.and(ClauseId::new("D4.8-13")), group));
        }
        None if group.prizes.is_some() => {
            list.add(TodoKind::Next, in_group(Reason::cited("todo_prizes", "D4.1-5e"), group));
        }
        None => {}
    }
}

fn by(state: &Tournament, day: PlayingDay, now: Micros) -> (TodoKind, Reason) {
    let today = state.date(now);
    if today < day.date {
        let reason = Reason::cited("todo_prizes_by", "D4.1-5e").with("day", Fact::Time(day.begins));
        return (TodoKind::Next, reason);
    }
    if today == day.date {
        return (TodoKind::Warning, Reason::cited("todo_prizes_today", "D4.1-5e"));
    }
    (TodoKind::Warning, Reason::cited("prizes_overdue", "D4.1-5e").with("day", Fact::Time(day.begins)))
}
