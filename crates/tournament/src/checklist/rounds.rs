//! While the group plays: drafts, results, games put off, the next round.

use rokade_clause::{Fact, Reason};
use rokade_model::Notice;
use rokade_pairing::{Control, Pairing};

use super::{Checklist, TodoKind};
use crate::judge::grounds::{self, count, in_group, list as list_fact};
use crate::judge::{pairing, publishing};
use crate::{Board, Draft, GameState, Group, Micros, Round, Tournament};

pub(super) fn list(state: &Tournament, group: &Group, now: Micros, list: &mut Checklist) {
    for round in &group.rounds {
        games(state, group, round, now, list);
    }
    if group.finished {
        return;
    }
    list.add_all(TodoKind::Warning, clock_step(state, now).map(|reason| in_group(reason, group)));
    put_off(state, group, list);
    match &group.draft {
        Some(draft) => drafted(state, group, draft, now, list),
        None => next_round(state, group, now, list),
    }
}

/// A published round: to be started, being played, or done.
fn games(state: &Tournament, group: &Group, round: &Round, now: Micros, list: &mut Checklist) {
    let about = |reason: Reason| in_group(reason, group).with("round", round.number);
    for board in round.boards.iter().filter(|board| state.has_union_rules() && is_unsporting(board)) {
        let reason = Reason::cited("todo_unsporting", "D4.1-14").with("board", board.number);
        list.add(TodoKind::Warning, about(reason));
    }
    let open: Vec<&Board> = round.boards.iter().filter(|board| board.game == GameState::Open).collect();
    if open.is_empty() {
        list.add(TodoKind::Done, about(Reason::house("done_round")));
        return;
    }
    for board in &open {
        let gone = [board.white, board.black].into_iter().find(|player| group.is_withdrawn(*player));
        list.add_all(
            TodoKind::Missing,
            gone.map(|player| {
                let reason = Reason::house("todo_withdrawn_game").with("board", board.number);
                about(reason).with("player", grounds::player(player))
            }),
        );
    }
    if group.is_started(round.number, now) {
        let boards: Vec<u32> = open.iter().map(|board| board.number).collect();
        let results =
            Reason::house("todo_results").with("count", count(boards.len())).with("boards", list_fact(boards));
        list.add(TodoKind::Missing, about(results));
        list.add_all(TodoKind::Warning, arrival(state, group, round, now).map(about));
    } else if group.draft.as_ref().is_none_or(|draft| draft.round != round.number) {
        list.add_all(TodoKind::Warning, arrival(state, group, round, now).map(about));
        let start = about(Reason::house("todo_start"));
        list.add(
            TodoKind::Next,
            match group.times(round.number).starts {
                Some(starts) => start.with("starts", Fact::Time(starts)),
                None => start,
            },
        );
    }
}

/// When a player who has not arrived loses. Without any grace that is the start itself, told while it lies ahead.
fn arrival(state: &Tournament, group: &Group, round: &Round, now: Micros) -> Option<Reason> {
    let limit = state.arrival_limit(group)?;
    let ends = state.arrival_ends(group, round.number);
    let is_started = group.is_started(round.number, now);
    match (limit.minutes(), ends) {
        (0, _) => (!is_started).then(|| limit.reason("todo_no_default_time")),
        (_, Some(ends)) => {
            (is_started && ends > now).then(|| limit.reason("todo_default_time").with("at", Fact::Time(ends)))
        }
        (_, None) => None,
    }
}

/// The clock of the machine was set within the last hours: times of the programme are to be looked at.
fn clock_step(state: &Tournament, now: Micros) -> Option<Reason> {
    const HOURS_TOLD: Micros = 6 * 3_600_000_000;
    let step = state.clock_steps.last()?;
    let since = step.at + step.by;
    let is_fresh = (0..HOURS_TOLD).contains(&(now - since));
    is_fresh.then(|| step.told("todo_clock_stepped").with("at", Fact::Time(since)))
}

/// Missing without notice counts as unsporting (D4.1-14).
fn is_unsporting(board: &Board) -> bool {
    matches!(board.game, GameState::Done { notice: Some(Notice::None), .. })
}

/// Postponed and adjourned games are played before the last round (D4.1-11c).
fn put_off(state: &Tournament, group: &Group, list: &mut Checklist) {
    let games: Vec<String> = group.games_put_off().map(|(round, board)| format!("{round}/{}", board.number)).collect();
    if games.is_empty() {
        return;
    }
    match pairing::games_put_off(state, group, group.published() + 1) {
        Some(reason) => list.add(TodoKind::Missing, reason),
        None if !state.has_union_rules() => {
            let reason = Reason::house("todo_put_off_open").with("count", count(games.len()));
            list.add(TodoKind::Warning, in_group(reason.with("games", list_fact(games)), group));
        }
        None => {
            let reason = Reason::cited("todo_put_off", "D4.1-11c").with("before", group.settings.rounds);
            let reason = reason.with("count", count(games.len())).with("games", list_fact(games));
            list.add(TodoKind::Warning, in_group(reason, group));
        }
    }
}

fn drafted(state: &Tournament, group: &Group, draft: &Draft, now: Micros, list: &mut Checklist) {
    let about = |reason: Reason| in_group(reason, group).with("round", draft.round);
    if group.is_started(draft.round, now) {
        list.add(TodoKind::Missing, about(Reason::cited("todo_discard_draft", "D4.1-11e")));
        return;
    }
    match &draft.manual {
        Some(session) if session.ended.is_none() => list.add(TodoKind::Next, about(Reason::house("todo_end_manual"))),
        Some(_) => list.add(TodoKind::Next, about(Reason::house("todo_publish"))),
        None => match publishing::outdated(state, group, draft) {
            Some(reason) => list.add(TodoKind::Missing, reason),
            None => list.add(TodoKind::Next, about(Reason::house("todo_publish"))),
        },
    }
    list.add_all(TodoKind::Warning, control(group, &draft.pairing));
}

/// The following round cannot be laid, as far as the control could see (D4.9.2-5).
fn control(group: &Group, laid: &Pairing) -> Option<Reason> {
    match &laid.control {
        Control::Impossible(reason) | Control::Undecided(reason) => Some(pairing::by_id(group, reason)),
        Control::NotNeeded | Control::Passed | Control::Changed(_) => None,
    }
}

fn next_round(state: &Tournament, group: &Group, now: Micros, list: &mut Checklist) {
    if let Some(last) = group.rounds.last() {
        list.add_all(TodoKind::Warning, control(group, &last.pairing));
    }
    let next = group.published() + 1;
    let ready =
        group.order.is_some() && pairing::not_drawn(group).is_none() && group.rounds.iter().all(Round::is_complete);
    if !ready || next > group.settings.rounds || pairing::games_put_off(state, group, next).is_some() {
        return;
    }
    match pairing::before_adjourned_session(group, next, now) {
        Some(early) => list.add(TodoKind::Missing, early),
        None => list.add(TodoKind::Next, in_group(Reason::house("todo_pair"), group).with("round", next)),
    }
}
