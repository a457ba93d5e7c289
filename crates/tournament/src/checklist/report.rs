//! The report to the rating officer: due, sent, or to be sent again.

use rokade_clause::{Fact, Reason};

use super::{Checklist, TodoKind};
use crate::judge::grounds::in_group;
use crate::{Group, Micros, SentReport, Tournament};

/// What a finished group still owes the rating officer.
pub(super) fn of_group(state: &Tournament, group: &Group, now: Micros, list: &mut Checklist) {
    match state.reported(group.id) {
        Some(sent) => list.add(TodoKind::Done, in_group(done(sent), group)),
        None => add_owed(list, owed(state, group, now).map(|reason| in_group(reason, group))),
    }
}

/// The same for the event as a whole: the group that ended last decides when its report is due.
pub(crate) fn of_event(state: &Tournament, now: Micros, list: &mut Checklist) {
    let groups = || state.groups.values().filter(|group| group.finished);
    if let Some(sent) = state.sent.last()
        && groups().next().is_some()
        && groups().all(|group| state.reported(group.id).is_some())
    {
        list.add(TodoKind::Done, done(sent));
        return;
    }
    let last = groups().max_by_key(|group| state.report_due(group.id));
    add_owed(list, last.and_then(|group| owed(state, group, now)));
}

/// The report reaches the registrar within seven days of the last round (D4.1-5f). A report that was sent before
/// something changed is sent again.
fn owed(state: &Tournament, group: &Group, now: Micros) -> Option<Reason> {
    let due = state.report_due(group.id).filter(|_| state.has_union_rules())?;
    let was_sent = state.sent.iter().any(|sent| group.finished_at.is_some_and(|finished| sent.at >= finished))
        || (group.finished && state.sent.last().is_some_and(|sent| state.has_changed_since(sent.seq)));
    let reason = match (was_sent, now > due) {
        (true, _) => Reason::cited("todo_report_again", "D4.1-6c"),
        (false, true) => Reason::cited("todo_report_overdue", "D4.1-5f"),
        (false, false) => Reason::cited("todo_report", "D4.1-5f"),
    };
    Some(reason.with("due", Fact::Time(due)))
}

/// What is overdue is a warning, and not one more thing to do.
fn add_owed(list: &mut Checklist, owed: Option<Reason>) {
    let Some(reason) = owed else { return };
    let kind = if reason.key == "todo_report_overdue" { TodoKind::Warning } else { TodoKind::Next };
    list.add(kind, reason);
}

fn done(sent: &SentReport) -> Reason {
    Reason::cited("done_report", "D4.1-6b").with("to", sent.to.as_str()).with("at", Fact::Time(sent.at))
}
