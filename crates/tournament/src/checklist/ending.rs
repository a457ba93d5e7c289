//! After the last round: finishing and the report.

use rokade_clause::Reason;

use super::{Checklist, TodoKind, report};
use crate::judge::grounds::{count, in_group};
use crate::{GameState, Group, Level, Micros, Stake, Tournament};

pub(super) fn list(state: &Tournament, group: &Group, now: Micros, list: &mut Checklist) {
    if group.is_played_out() {
        list.add_all(TodoKind::Next, places(state, group));
    }
    if group.finished {
        list.add(TodoKind::Done, in_group(Reason::house("done_group"), group));
        report::of_group(state, group, now, list);
        return;
    }
    let games = || group.rounds.iter().flat_map(|round| &round.boards);
    let all_done = games().all(|board| matches!(board.game, GameState::Done { .. }));
    let all_played = group.published() == group.settings.rounds && !group.rounds.is_empty();
    if all_played && all_done && group.draft.is_none() {
        list.add(TodoKind::Next, in_group(Reason::house("todo_finish"), group));
    }
}

/// A play-off that goes on, and the tie for the first place that the group's list asks to play off or
/// to draw lots about (D4.9.10).
fn places(state: &Tournament, group: &Group) -> Option<Reason> {
    let goes_on = group.play_offs.iter().any(|one| !one.called_off && !one.course(&group.place_lots).is_decided());
    if goes_on {
        return Some(in_group(Reason::house("todo_play_off_games"), group));
    }
    let first = |level: Vec<Level>| level.into_iter().find(|level| level.place == 1);
    let held = |level: &Level| group.play_offs.iter().any(|one| !one.called_off && one.holds(&level.players));
    let playing = first(state.level_for_play_off(group.id, Stake::Place)).filter(|level| !held(level));
    let (reason, level) = match (playing, first(state.level_for_lot(group.id))) {
        (Some(level), _) if state.asks_for_play_off(group.id) => (Reason::cited("todo_play_off", "D4.9.10"), level),
        (_, Some(level)) if state.asks_for_lot(group.id) => (Reason::cited("todo_place_lot", "D4.9.10"), level),
        _ => return None,
    };
    Some(in_group(reason, group).with("count", count(level.players.len())))
}
