//! Standings and cross table for the arbiter: the same tables as everybody's, live.

use askama::Template;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use rokade_tournament::Group;
use rokade_view as view;
use serde::Deserialize;

use crate::address::{GroupAt, GroupPage};
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::map::{Map, get};
use crate::page::{Page, Tab, html};
use crate::part;
use crate::piece::Piece;
use crate::play_off;

#[derive(Template)]
#[template(path = "table.html")]
struct TablePage {
    page: Page,
    title: String,
    group_name: String,
    /// Where the table is fetched again from.
    piece_at: String,
    table: String,
    print_at: String,
    base: GroupAt,
    sections: Vec<String>,
    section: String,
    can_reopen: bool,
    /// Where players who are level are parted; empty where nobody is.
    play_off_at: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct SectionQuery {
    section: String,
}

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/standings", get(standings))
        .route("/t/{key}/g/{group}/standings/table", get(standings_table))
        .route("/t/{key}/g/{group}/cross", get(cross))
        .route("/t/{key}/g/{group}/cross/table", get(cross_table))
}

fn standings_view(room: &InGroup, query: &SectionQuery) -> Result<view::StandingsView, DeskError> {
    let reader = room.hall.reader();
    let view = match query.section.as_str() {
        "" => view::standings(&reader, room.id),
        section => view::section_standings(&reader, room.id, section),
    };
    view.ok_or(DeskError::NotFound)
}

async fn standings(room: InGroup, Query(query): Query<SectionQuery>) -> Result<Html<String>, DeskError> {
    let words = part::Words(room.hall.visit.lang);
    let view = standings_view(&room, &query)?;
    let base = room.at();
    let piece_at = match query.section.as_str() {
        "" => format!("{base}/standings/table"),
        section => format!("{base}/standings/table?section={}", crate::answer::form_encoded(section)),
    };
    html(&TablePage {
        page: room.page(Tab::Standings),
        title: view.title(&words),
        group_name: room.group().settings.name.clone(),
        table: part::StandingsTable { view: &view, words }.render()?,
        print_at: room.paper().page(GroupPage::Standings).to_string(),
        piece_at,
        base,
        sections: room.group().settings.sections.clone(),
        section: query.section,
        can_reopen: room.group().finished,
        play_off_at: match play_off::is_called_for(&room.hall.book.tournament, room.group()) {
            true => room.at().page(GroupPage::PlayOff).to_string(),
            false => String::new(),
        },
    })
}

async fn standings_table(
    room: InGroup,
    Query(query): Query<SectionQuery>,
    headers: HeaderMap,
) -> Result<Response, DeskError> {
    let section = section_of(room.group(), &query.section)?;
    let render = || {
        let words = part::Words(room.hall.visit.lang);
        Ok(part::StandingsTable { view: &standings_view(&room, &query)?, words }.render()?)
    };
    room.piece(Piece::Standings { group: room.id, section }, &headers, render).await
}

async fn cross(room: InGroup) -> Result<Html<String>, DeskError> {
    let view = view::cross_table(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
    let page = room.page(Tab::Cross);
    html(&TablePage {
        title: page.t("word-cross-table"),
        group_name: room.group().settings.name.clone(),
        table: part::CrossTable { view: &view, words: part::Words(room.hall.visit.lang) }.render()?,
        piece_at: format!("{}/table", room.at().page(GroupPage::Cross)),
        print_at: room.paper().page(GroupPage::Cross).to_string(),
        base: room.at(),
        sections: Vec::new(),
        section: String::new(),
        can_reopen: false,
        play_off_at: String::new(),
        page,
    })
}

async fn cross_table(room: InGroup, headers: HeaderMap) -> Result<Response, DeskError> {
    let render = || {
        let view = view::cross_table(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
        Ok(part::CrossTable { view: &view, words: part::Words(room.hall.visit.lang) }.render()?)
    };
    room.piece(Piece::Cross(room.id), &headers, render).await
}

/// A section that an address names, by its place among those of the group; none for the whole group.
pub(crate) fn section_of(group: &Group, named: &str) -> Result<Option<usize>, DeskError> {
    match named {
        "" => Ok(None),
        named => {
            let found = group.settings.sections.iter().position(|section| section == named);
            found.map(Some).ok_or(DeskError::NotFound)
        }
    }
}
