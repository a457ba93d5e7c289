//! Why two players meet, or one nobody, in plain words for whoever sits at the board.

use askama::Template;
use axum::response::Response;
use rokade_view::{Laid, WhyView, why_alone, why_board};

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::part::{WhyPart, Words};
use crate::piece::Piece;

#[derive(Template)]
#[template(path = "public/why.html")]
struct WhyPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a WhyView,
    part: WhyPart<'a>,
}

pub(super) async fn board(guest: Guest) -> Result<Response, DeskError> {
    let (group, round, board) = (guest.group()?, guest.number("round")?, guest.number("board")?);
    show(&guest, Piece::WhyBoard { group, round, board }, |laid| why_board(laid, board)).await
}

pub(super) async fn alone(guest: Guest) -> Result<Response, DeskError> {
    let (group, round, player) = (guest.group()?, guest.number("round")?, guest.player()?);
    show(&guest, Piece::WhyAlone { group, round, player }, |laid| why_alone(laid, player)).await
}

async fn show(guest: &Guest, piece: Piece, why: impl FnOnce(&Laid) -> Option<WhyView>) -> Result<Response, DeskError> {
    let (group, round) = (guest.group()?, guest.number("round")?);
    guest
        .answer(piece, || {
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
        .await
}
