//! The bracket of a knock-out, live, and what becomes of those who are out of it.

use askama::Template;
use axum::Form;
use axum::http::HeaderMap;
use axum::response::{Html, Redirect, Response};
use rokade_tournament::{Command, GroupId, PlayerId};
use rokade_view::{BracketView, OutRow, bracket, knocked_out};
use serde::Deserialize;

use crate::address::{GroupAt, GroupPage};
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::map::{Map, get, post};
use crate::page::{Page, Tab, html};
use crate::part::{BracketTable, Words};
use crate::piece::Piece;

#[derive(Template)]
#[template(path = "bracket.html")]
struct BracketPage {
    page: Page,
    base: GroupAt,
    group_name: String,
    table: String,
    is_ordered: bool,
    can_draw: bool,
    /// The bracket is drawn and nothing paired yet.
    can_pair: bool,
    print_at: String,
    out: Vec<OutRow>,
    /// Where players who are out may go on; empty where the invitation names no group.
    taker: String,
}

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/bracket", get(show))
        .route("/t/{key}/g/{group}/bracket/table", get(fragment))
        .route("/t/{key}/g/{group}/bracket/enter", post(enter))
}

fn view(room: &InGroup) -> Result<Option<BracketView>, DeskError> {
    match room.group().settings.system.is_knock_out() {
        true => Ok(bracket(&room.hall.reader(), room.id)),
        false => Err(DeskError::NotFound),
    }
}

fn table(room: &InGroup) -> Result<String, DeskError> {
    let words = Words(room.hall.visit.lang);
    match view(room)? {
        Some(view) => Ok(BracketTable { view: &view, words }.render()?),
        None => Ok(String::new()),
    }
}

async fn show(room: InGroup) -> Result<Html<String>, DeskError> {
    let group = room.group();
    let taker = group.settings.losers_to.and_then(|id| room.hall.book.tournament.groups.get(&id));
    html(&BracketPage {
        page: room.page(Tab::Bracket),
        base: room.at(),
        group_name: group.settings.name.clone(),
        table: table(&room)?,
        is_ordered: group.order.is_some(),
        can_draw: group.order.is_some() && group.lines.is_empty(),
        can_pair: !group.lines.is_empty() && group.rounds.is_empty() && group.draft.is_none() && !group.finished,
        print_at: room.paper().page(GroupPage::Bracket).to_string(),
        out: knocked_out(&room.hall.reader(), room.id),
        taker: taker.map(|taker| taker.settings.name.clone()).unwrap_or_default(),
    })
}

/// The bracket alone, for pages that heard of a change.
async fn fragment(room: InGroup, headers: HeaderMap) -> Result<Response, DeskError> {
    room.piece(Piece::Bracket(room.id), &headers, || table(&room)).await
}

#[derive(Deserialize)]
struct EnterForm {
    player: u32,
}

/// A player who is out goes on in the group the invitation names (D4.9.7-6).
async fn enter(room: InGroup, Form(form): Form<EnterForm>) -> Result<Redirect, DeskError> {
    let group = room.group().settings.losers_to.unwrap_or(GroupId(0));
    room.hall.run(&Command::EnterLoser { player: PlayerId(form.player), group }).await?;
    Ok(room.to(GroupPage::Bracket, "entered"))
}
