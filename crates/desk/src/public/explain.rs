//! Why two players meet, or one nobody, in plain words for whoever sits at the board.

use askama::Template;
use axum::response::Response;

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::view::part::{WhyPart, Words};
use crate::view::{Laid, WhyView, why_alone, why_board};

#[derive(Template)]
#[template(path = "public/why.html")]
struct WhyPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a WhyView,
    part: WhyPart<'a>,
}

pub(super) async fn board(guest: Guest) -> Result<Response, DeskError> {
    let board = guest.number("board")?;
    show(&guest, |laid| why_board(laid, board))
}

pub(super) async fn alone(guest: Guest) -> Result<Response, DeskError> {
    let player = guest.player()?;
    show(&guest, |laid| why_alone(laid, player))
}

fn show(guest: &Guest, why: impl FnOnce(&Laid) -> Option<WhyView>) -> Result<Response, DeskError> {
    let (group, round) = (guest.group()?, guest.number("round")?);
    guest.answer("", || {
        let reader = guest.reader();
        let laid = Laid::new(&reader, group, round).ok_or(DeskError::NotFound)?;
        let view = why(&laid).ok_or(DeskError::NotFound)?;
        let part = WhyPart { view: &view, words: Words(guest.lang) };
        if guest.wants_part() {
            return Ok(part.render()?);
        }
        let frame = Frame::new(&reader, Some(group), Tab::Round);
        Ok(WhyPage { page: guest.page(), frame, view: &view, part }.render()?)
    })
}
