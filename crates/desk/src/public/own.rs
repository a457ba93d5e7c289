//! The page that only one kind of system has, for everybody: the bracket of a knock-out, the teams of an Olympiad.

use askama::Template;
use axum::response::Response;

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::part::{BracketTable, TeamsTable, Words};
use crate::piece::Piece;

#[derive(Template)]
#[template(path = "public/own.html")]
struct OwnPage {
    page: Page,
    frame: Frame,
    title: &'static str,
    group_name: String,
    table: String,
}

pub(super) async fn bracket(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    let shown = || {
        // Who meets whom is nobody's business before the lines are drawn.
        let view = rokade_view::bracket(&guest.reader(), group).filter(|view| view.is_drawn);
        let view = view.ok_or(DeskError::NotFound)?;
        let table = BracketTable { view: &view, words: Words(guest.lang) }.render()?;
        page(&guest, Tab::Bracket, "view-bracket", view.group.name.clone(), table)
    };
    guest.answer(Piece::Bracket(group), shown).await
}

pub(super) async fn teams(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    let shown = || {
        let view = rokade_view::teams(&guest.reader(), group).ok_or(DeskError::NotFound)?;
        let table = TeamsTable { view: &view, words: Words(guest.lang) }.render()?;
        page(&guest, Tab::Teams, "word-teams", view.group.name.clone(), table)
    };
    guest.answer(Piece::Teams(group), shown).await
}

/// The table in its page, or alone for a page that heard of a change.
fn page(guest: &Guest, tab: Tab, title: &'static str, group_name: String, table: String) -> Result<String, DeskError> {
    if guest.wants_part() {
        return Ok(table);
    }
    let frame = Frame::new(&guest.reader(), Some(guest.group()?), tab);
    Ok(OwnPage { page: guest.page(), frame, title, group_name, table }.render()?)
}
