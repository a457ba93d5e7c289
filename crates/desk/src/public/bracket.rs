//! The bracket for everybody.

use askama::Template;
use axum::response::Response;

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::piece::Piece;
use crate::view::BracketView;
use crate::view::part::{BracketTable, Words};

#[derive(Template)]
#[template(path = "public/bracket.html")]
struct BracketPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a BracketView,
    table: BracketTable<'a>,
}

pub(super) async fn page(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    guest
        .answer(Piece::Bracket(group), || {
            let reader = guest.reader();
            // Who meets whom is nobody's business before the lines are drawn.
            let view = crate::view::bracket(&reader, group).filter(|view| view.is_drawn).ok_or(DeskError::NotFound)?;
            let table = BracketTable { view: &view, words: Words(guest.lang) };
            if guest.wants_part() {
                return Ok(table.render()?);
            }
            let frame = Frame::new(&reader, Some(group), Tab::Bracket);
            Ok(BracketPage { page: guest.page(), frame, view: &view, table }.render()?)
        })
        .await
}
