//! After the last round: finishing and the report.

use rokade_clause::{Fact, Reason, table};

use super::{Checklist, TodoKind};
use crate::judge::grounds::in_group;
use crate::{GameState, Group, Micros};

const MICROS_PER_DAY: Micros = 24 * 60 * 60 * 1_000_000;

pub(super) fn list(group: &Group, now: Micros, list: &mut Checklist) {
    if group.finished {
        list.add(TodoKind::Done, in_group(Reason::house("done_group"), group));
        list.add_all(TodoKind::Next, report(group, now));
        return;
    }
    let games = || group.rounds.iter().flat_map(|round| &round.boards);
    let all_done = games().all(|board| matches!(board.game, GameState::Done { .. }));
    let all_played = group.published() == group.settings.rounds && !group.rounds.is_empty();
    if all_played && all_done && group.draft.is_none() {
        list.add(TodoKind::Next, in_group(Reason::house("todo_finish"), group));
    }
}

/// The report reaches the registrar within seven days of the last round (D4.1-5f).
fn report(group: &Group, now: Micros) -> Option<Reason> {
    let last = group.rounds.last()?;
    let played = last.started.or(group.times(last.number).starts).or(group.finished_at)?;
    let days = table("dsu/play").and_then(|table| table.number("report_due", "dsu"));
    let due = played + days.expect("the embedded table is tested").value * MICROS_PER_DAY;
    let reason = match now > due {
        true => Reason::cited("todo_report_overdue", "D4.1-5f"),
        false => Reason::cited("todo_report", "D4.1-5f"),
    };
    Some(in_group(reason, group).with("due", Fact::Time(due)))
}
