//! Teams, their matches and their table for everybody.

use askama::Template;
use axum::response::Response;

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::piece::Piece;
use crate::view::TeamsView;
use crate::view::part::{TeamsTable, Words};

#[derive(Template)]
#[template(path = "public/teams.html")]
struct TeamsPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a TeamsView,
    table: TeamsTable<'a>,
}

pub(super) async fn page(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    guest
        .answer(Piece::Teams(group), || {
            let reader = guest.reader();
            let view = crate::view::teams(&reader, group).ok_or(DeskError::NotFound)?;
            let table = TeamsTable { view: &view, words: Words(guest.lang) };
            if guest.wants_part() {
                return Ok(table.render()?);
            }
            let frame = Frame::new(&reader, Some(group), Tab::Teams);
            Ok(TeamsPage { page: guest.page(), frame, view: &view, table }.render()?)
        })
        .await
}
