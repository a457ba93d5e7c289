//! What can be printed, and the poster that leads phones to the public pages.

use askama::Template;
use axum::http::HeaderMap;
use axum::response::Html;
use rokade_view::{EventHead, GroupHead};

use super::sheet::{Order, printed};
use crate::address::{EventAt, EventPage};
use crate::door::DoorSign;
use crate::error::DeskError;
use crate::hall::Hall;
use crate::page::{Page, Tab, html};
use crate::part::Words;
use crate::public::qr;

#[derive(Template)]
#[template(path = "print/menu.html")]
struct MenuPage {
    page: Page,
    base: String,
    poster: String,
    group: GroupHead,
    is_public: bool,
    has_players: bool,
    has_play_offs: bool,
}

#[derive(Template)]
#[template(path = "print/poster.html")]
struct Poster {
    page: Page,
    words: Words,
    event: EventHead,
    address: qr::Address,
    door: DoorSign,
    code: String,
    printed: String,
    is_public: bool,
}

pub(super) async fn page(order: Order) -> Result<Html<String>, DeskError> {
    let hall = &order.place.hall;
    html(&MenuPage {
        page: order.place.page(Tab::Files),
        base: order.place.paper().to_string(),
        poster: EventAt::paper(&hall.key).page(EventPage::Poster).to_string(),
        group: GroupHead::of(order.place.group()),
        is_public: hall.book.tournament.settings.public,
        has_players: order.place.group().order.is_some(),
        has_play_offs: !order.place.group().play_offs.is_empty() || !order.place.group().place_lots.is_empty(),
    })
}

pub(super) async fn poster(hall: Hall, headers: HeaderMap) -> Result<Html<String>, DeskError> {
    let reader = hall.reader();
    let address = qr::address(&headers, &hall.key).ok_or(DeskError::NotFound)?;
    html(&Poster {
        page: hall.page(None, Tab::Files),
        words: Words(reader.lang),
        event: EventHead::of(&reader),
        code: qr::code(&address.url)?,
        address,
        door: hall.app.facade().sign(&headers),
        printed: printed(&reader, hall.app.now()),
        is_public: hall.book.tournament.settings.public,
    })
}
