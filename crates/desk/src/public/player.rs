//! A player's games, how the place was found, and the player beside any other.

use askama::Template;
use axum::response::Response;
use rokade_view::{PlayerView, SeatView, seat_now};

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::part::{PlayerCard, Words};
use crate::piece::Piece;
use crate::ratings;

#[derive(Template)]
#[template(path = "public/player.html")]
struct PlayerPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a PlayerView,
    card: PlayerCard<'a>,
    /// The choice of somebody to be compared with, and the comparison.
    beside: String,
}

/// Board, colour and opponent, for the front page of a phone that knows whose it is.
#[derive(Template)]
#[template(path = "public/seat.html")]
struct SeatPiece<'a> {
    seat: &'a SeatView,
    words: Words,
}

/// Empty when there is no game to come.
pub(super) async fn seat(guest: Guest) -> Result<Response, DeskError> {
    let player = guest.player()?;
    let render = || match seat_now(&guest.reader(), player) {
        Some(seat) => Ok(SeatPiece { seat: &seat, words: Words(guest.lang) }.render()?),
        None => Ok(String::new()),
    };
    guest.answer(Piece::Seat(player), render).await
}

pub(super) async fn page(guest: Guest) -> Result<Response, DeskError> {
    let player = guest.player()?;
    let with = ratings::only(guest.asked("with").unwrap_or_default())?;
    guest
        .answer(Piece::Player { player, with }, || {
            let reader = guest.reader();
            let view = rokade_view::player(&reader, player).ok_or(DeskError::NotFound)?;
            let rating = ratings::part::brief(&reader, player)?;
            let card = PlayerCard { view: &view, words: Words(guest.lang), rating: &rating };
            if guest.wants_part() {
                return Ok(card.render()?);
            }
            let frame = Frame::new(&reader, Some(view.group.id), Tab::Player);
            let beside = ratings::part::beside(&reader, player, with, &guest.path)?;
            Ok(PlayerPage { page: guest.page(), frame, view: &view, card, beside }.render()?)
        })
        .await
}
