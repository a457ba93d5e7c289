//! The teams of an Olympiad: formed, named, changed before round 1, and how they stand.

use askama::Template;
use axum::Form;
use axum::http::HeaderMap;
use axum::response::{Html, Redirect, Response};
use rokade_clause::Reason;
use rokade_tournament::{Command, PlayerId};
use rokade_view::{TeamsView, teams};
use serde::Deserialize;

use crate::address::{GroupAt, GroupPage};
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::map::{Map, get, post};
use crate::page::{Page, Tab, html};
use crate::part::{TeamsTable, Words};
use crate::piece::Piece;

#[derive(Template)]
#[template(path = "teams.html")]
struct TeamsPage {
    page: Page,
    base: GroupAt,
    group_name: String,
    view: Option<TeamsView>,
    table: String,
    is_ordered: bool,
    /// Teams stand from the first round that is laid.
    can_change: bool,
    can_pair: bool,
    print_at: String,
}

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/teams", get(show))
        .route("/t/{key}/g/{group}/teams/table", get(fragment))
        .route("/t/{key}/g/{group}/teams/form", post(form_teams))
        .route("/t/{key}/g/{group}/teams/name", post(rename))
        .route("/t/{key}/g/{group}/teams/swap", post(swap))
}

fn table(room: &InGroup, view: Option<&TeamsView>) -> Result<String, DeskError> {
    let words = Words(room.hall.visit.lang);
    match view {
        Some(view) => Ok(TeamsTable { view, words }.render()?),
        None => Ok(String::new()),
    }
}

async fn show(room: InGroup) -> Result<Html<String>, DeskError> {
    let group = room.group();
    if !group.settings.system.is_of_teams() {
        return Err(DeskError::NotFound);
    }
    let view = teams(&room.hall.reader(), room.id);
    let can_change = group.rounds.is_empty() && group.draft.is_none() && !group.finished;
    html(&TeamsPage {
        page: room.page(Tab::Teams),
        base: room.at(),
        group_name: group.settings.name.clone(),
        table: table(&room, view.as_ref())?,
        can_pair: can_change && view.is_some(),
        view,
        is_ordered: group.order.is_some(),
        can_change,
        print_at: room.paper().page(GroupPage::Teams).to_string(),
    })
}

/// The tables alone, for pages that heard of a change.
async fn fragment(room: InGroup, headers: HeaderMap) -> Result<Response, DeskError> {
    let render = || table(&room, teams(&room.hall.reader(), room.id).as_ref());
    room.piece(Piece::Teams(room.id), &headers, render).await
}

async fn form_teams(room: InGroup) -> Result<Redirect, DeskError> {
    room.hall.run(&Command::FormTeams { group: room.id }).await?;
    Ok(room.to(GroupPage::Teams, "teams"))
}

#[derive(Deserialize)]
struct NameForm {
    team: u32,
    #[serde(default)]
    name: String,
}

async fn rename(room: InGroup, Form(form): Form<NameForm>) -> Result<Redirect, DeskError> {
    room.hall.run(&Command::RenameTeam { group: room.id, team: form.team, name: form.name }).await?;
    Ok(room.to(GroupPage::Teams, "saved"))
}

/// Two players ticked change teams.
async fn swap(room: InGroup, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let picked = form.iter().filter(|(name, _)| name == "pick").filter_map(|(_, id)| id.parse().ok().map(PlayerId));
    let picked: Vec<PlayerId> = picked.collect();
    let [one, other] = picked[..] else {
        return Err(DeskError::BadForm(vec![Reason::house("swap_needs_two")]));
    };
    room.hall.run(&Command::SwapTeamPlayers { group: room.id, one, other }).await?;
    Ok(room.to(GroupPage::Teams, "swapped"))
}
