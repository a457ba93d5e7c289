//! Standings and cross table.

use askama::Template;
use axum::response::Response;
use rokade_tournament::GroupId;
use rokade_view::{CrossView, Reader, StandingsView};

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::part::{CrossTable, StandingsTable, Words};
use crate::piece::Piece;
use crate::tables::section_of;

#[derive(Template)]
#[template(path = "public/standings.html")]
struct StandingsPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a StandingsView,
    table: StandingsTable<'a>,
}

#[derive(Template)]
#[template(path = "public/cross.html")]
struct CrossPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a CrossView,
    table: CrossTable<'a>,
}

pub(super) async fn standings(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    let section = guest.asked("section").unwrap_or_default();
    let among = guest.book.tournament.groups.get(&group).ok_or(DeskError::NotFound)?;
    let piece = Piece::Standings { group, section: section_of(among, section)? };
    guest
        .answer(piece, || {
            let reader = guest.reader();
            let view = ranked(&reader, group, section)?;
            if guest.wants_part() {
                return Ok(StandingsTable { view: &view, words: Words(guest.lang) }.render()?);
            }
            whole(&reader, &view, guest.page())
        })
        .await
}

/// The whole page of a group's standings, as a visitor gets it.
pub fn standings_page(reader: &Reader, group: GroupId) -> Result<String, DeskError> {
    let view = ranked(reader, group, "")?;
    whole(reader, &view, Page::public(reader.lang, format!("{}/g/{group}/standings", reader.base())))
}

fn ranked(reader: &Reader, group: GroupId, section: &str) -> Result<StandingsView, DeskError> {
    let view = match section {
        "" => rokade_view::standings(reader, group),
        section => rokade_view::section_standings(reader, group, section),
    };
    view.ok_or(DeskError::NotFound)
}

fn whole(reader: &Reader, view: &StandingsView, page: Page) -> Result<String, DeskError> {
    let frame = Frame::new(reader, Some(view.group.id), Tab::Standings);
    let table = StandingsTable { view, words: Words(reader.lang) };
    Ok(StandingsPage { page, frame, view, table }.render()?)
}

pub(super) async fn cross(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    guest
        .answer(Piece::Cross(group), || {
            let reader = guest.reader();
            let view = rokade_view::cross_table(&reader, group).ok_or(DeskError::NotFound)?;
            let table = CrossTable { view: &view, words: Words(guest.lang) };
            if guest.wants_part() {
                return Ok(table.render()?);
            }
            let frame = Frame::new(&reader, Some(group), Tab::Cross);
            Ok(CrossPage { page: guest.page(), frame, view: &view, table }.render()?)
        })
        .await
}
