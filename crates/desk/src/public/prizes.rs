//! What can be won, and in the end who won it.

use askama::Template;
use axum::response::Response;
use rokade_view::prizes::{PrizesView, prizes};

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::part::Words;
use crate::piece::Piece;

#[derive(Template)]
#[template(path = "public/prizes.html")]
struct PrizesPage<'a> {
    page: Page,
    frame: Frame,
    piece: PrizesPiece<'a>,
}

/// The list and the winners.
#[derive(Template)]
#[template(path = "public/prizes_piece.html")]
struct PrizesPiece<'a> {
    view: &'a PrizesView,
    words: Words,
}

pub(super) async fn page(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    guest
        .answer(Piece::Prizes(group), || {
            let reader = guest.reader();
            let view = prizes(&reader, group).ok_or(DeskError::NotFound)?;
            let piece = PrizesPiece { view: &view, words: Words(guest.lang) };
            if guest.wants_part() {
                return Ok(piece.render()?);
            }
            let frame = Frame::new(&reader, Some(group), Tab::Prizes);
            Ok(PrizesPage { page: guest.page(), frame, piece }.render()?)
        })
        .await
}
