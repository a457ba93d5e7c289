//! The page of a round, whatever state it is in.

use std::collections::BTreeMap;

use askama::Template;
use axum::response::{Html, IntoResponse, Redirect, Response};
use rokade_model::{GameResult, RoundNumber};
use rokade_tournament::TodoKind;

use super::{Here, boards, draft, manual};
use crate::address::GroupAt;
use crate::door::LivePass;
use crate::error::DeskError;
use crate::hall::{Hall, InGroup, Said};
use crate::journal::{self, UndoLine};
use crate::page::{Page, Tab, html};

/// The rounds to leaf through: number, and whether it can be opened.
pub(super) struct Leaf {
    pub round: RoundNumber,
    pub is_here: bool,
    pub is_reached: bool,
}

#[derive(Template)]
#[template(path = "round/ahead.html")]
struct AheadPage {
    page: Page,
    base: GroupAt,
    group_name: String,
    round: RoundNumber,
    leaves: Vec<Leaf>,
    /// What must be done before the round can be laid.
    missing: Vec<Said>,
    can_pair: bool,
    undo: Option<UndoLine>,
}

#[derive(Template)]
#[template(path = "round/results.html")]
struct ResultsPage {
    page: Page,
    base: GroupAt,
    group_name: String,
    round: RoundNumber,
    leaves: Vec<Leaf>,
    head: Head,
    boards: String,
    is_old: bool,
    /// How each result is written, for the script.
    signs: String,
}

/// The head alone: what can be done next changes with the results.
#[derive(Template)]
#[template(path = "round/head.html")]
struct HeadPart {
    page: Page,
    base: GroupAt,
    round: RoundNumber,
    head: Head,
}

/// How far the round has come, and what can be done.
struct Head {
    starts: String,
    is_started: bool,
    is_complete: bool,
    /// Nothing is open, but games put off are still to be played.
    awaits: bool,
    is_last_published: bool,
    by_hand: bool,
    /// Of an all-play-all and not published yet: results are taken ahead.
    is_ahead: bool,
    /// The whole schedule of an all-play-all.
    has_schedule: bool,
    /// Published in place of another pairing: when.
    changed: String,
    undo: Option<UndoLine>,
    /// The round that can be laid now.
    next: Option<RoundNumber>,
    can_finish: bool,
}

pub(super) async fn current(room: InGroup) -> Redirect {
    let round = room.group().current_round();
    Redirect::to(&room.at().round(round).to_string())
}

/// Tells the open pages of the tournament that something changed.
pub(super) async fn live(hall: Hall, pass: LivePass) -> Response {
    hall.app.live().events(&hall.key, hall.book.seq(), pass).into_response()
}

pub(super) async fn show(Here { room, round }: Here) -> Result<Response, DeskError> {
    let group = room.group();
    match &group.draft {
        Some(draft) if draft.round == round => match &draft.manual {
            Some(session) if session.ended.is_none() => {
                manual::show(&room, draft, session).map(IntoResponse::into_response)
            }
            _ => draft::show(&room, draft).map(IntoResponse::into_response),
        },
        _ if round >= 1 && round <= group.published() => results(&room, round).map(IntoResponse::into_response),
        _ if is_scheduled(&room, round) => results(&room, round).map(IntoResponse::into_response),
        _ if round >= 1 && round <= group.settings.rounds.max(group.published() + 1) => {
            ahead(&room, round).map(IntoResponse::into_response)
        }
        _ => Err(DeskError::NotFound),
    }
}

/// A round of an all-play-all that is not published yet: the schedule has it all the same.
fn is_scheduled(room: &InGroup, round: RoundNumber) -> bool {
    round > room.group().published() && room.hall.book.tournament.round_ahead(room.id, round).is_some()
}

pub(super) fn leaves(room: &InGroup, here: RoundNumber) -> Vec<Leaf> {
    let group = room.group();
    let reached = group.draft.as_ref().map_or(group.published(), |draft| draft.round.max(group.published()));
    let last = group.settings.rounds.max(reached).max(here);
    let has_schedule = group.is_all_play_all() && group.order.is_some();
    let is_reached = |round: RoundNumber| has_schedule || round <= reached + 1;
    (1..=last).map(|round| Leaf { round, is_here: round == here, is_reached: is_reached(round) }).collect()
}

fn base(room: &InGroup) -> GroupAt {
    room.at()
}

fn ahead(room: &InGroup, round: RoundNumber) -> Result<Html<String>, DeskError> {
    let group = room.group();
    let checklist = room.hall.book.tournament.checklist(room.id, room.hall.app.now());
    let can_pair = checklist.of(TodoKind::Next).any(|reason| reason.key == "todo_pair");
    let is_next = round == group.published() + 1;
    html(&AheadPage {
        page: room.page(Tab::Round),
        base: base(room),
        group_name: group.settings.name.clone(),
        round,
        leaves: leaves(room, round),
        missing: checklist
            .todos
            .iter()
            .filter(|todo| {
                todo.kind == TodoKind::Missing || (todo.kind == TodoKind::Next && todo.reason.key != "todo_pair")
            })
            .map(|todo| room.hall.say(&todo.reason))
            .collect(),
        can_pair: can_pair && is_next,
        undo: journal::last_in(room, &format!("{}/round/{round}", base(room))),
    })
}

fn results(room: &InGroup, round: RoundNumber) -> Result<Html<String>, DeskError> {
    let group = room.group();
    html(&ResultsPage {
        page: room.page(Tab::Round),
        base: base(room),
        group_name: group.settings.name.clone(),
        round,
        leaves: leaves(room, round),
        head: head_of(room, round)?,
        boards: boards::part(room, round, room.hall.visit.lang)?.render()?,
        is_old: round < group.published(),
        signs: signs(),
    })
}

/// Every result by its form in programs, as chess people write it: `{"1-0":"1–0", …}`.
fn signs() -> String {
    let signs: BTreeMap<&str, &str> =
        GameResult::ALL.into_iter().map(|result| (result.contract(), result.chess())).collect();
    serde_json::json!(signs).to_string()
}

/// The head of a published round, for pages that heard of a change.
pub(super) async fn head(Here { room, round }: Here) -> Result<Html<String>, DeskError> {
    let head = head_of(&room, round)?;
    html(&HeadPart { page: room.page(Tab::Round), base: base(&room), round, head })
}

fn head_of(room: &InGroup, round: RoundNumber) -> Result<Head, DeskError> {
    let group = room.group();
    let published = room.hall.book.tournament.round_ahead(room.id, round).ok_or(DeskError::NotFound)?;
    let now = room.hall.app.now();
    let checklist = room.hall.book.tournament.checklist(room.id, now);
    let is_next = |key: &str| checklist.of(TodoKind::Next).any(|reason| reason.key == key);
    let starts = group.times(round).starts;
    Ok(Head {
        starts: starts.map(|at| room.hall.moment(at)).unwrap_or_default(),
        is_started: group.is_started(round, now),
        is_complete: published.is_complete(),
        awaits: published.is_complete() && published.boards.iter().any(|board| board.game.result().is_none()),
        is_last_published: round == group.published(),
        by_hand: published.by_hand,
        is_ahead: round > group.published(),
        has_schedule: group.is_all_play_all(),
        changed: published.replaces.map(|_| room.hall.moment(published.published)).unwrap_or_default(),
        undo: journal::last_in(room, &format!("{}/round/{round}", base(room))),
        next: is_next("todo_pair").then_some(group.published() + 1),
        can_finish: is_next("todo_finish"),
    })
}
