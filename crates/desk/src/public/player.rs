//! A player's games, and how the place was found.

use askama::Template;
use axum::response::Response;

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::view::PlayerView;
use crate::view::part::{PlayerCard, Words};

#[derive(Template)]
#[template(path = "public/player.html")]
struct PlayerPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a PlayerView,
    card: PlayerCard<'a>,
}

pub(super) async fn page(guest: Guest) -> Result<Response, DeskError> {
    let player = guest.player()?;
    guest.answer("", || {
        let reader = guest.reader();
        let view = crate::view::player(&reader, player).ok_or(DeskError::NotFound)?;
        let card = PlayerCard { view: &view, words: Words(guest.lang) };
        if guest.wants_part() {
            return Ok(card.render()?);
        }
        let frame = Frame::new(&reader, Some(view.group.id), Tab::Player);
        Ok(PlayerPage { page: guest.page(), frame, view: &view, card }.render()?)
    })
}
