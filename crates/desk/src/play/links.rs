//! The links of a game: for each player's phone, or one device for both; on paper to be handed out.

use askama::Template;
use axum::response::Html;
use rokade_board::Color;
use rokade_words::text;

use super::place;
use super::seat::{Chair, Seat, secret};
use crate::address::EventAt;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::public::qr;

#[derive(Template)]
#[template(path = "play/links.html")]
struct LinksPage {
    page: Page,
    base: String,
    title: String,
    links: Vec<LinkView>,
    /// The address means the machine itself; phones cannot follow it.
    is_local: bool,
}

struct LinkView {
    title: String,
    about: String,
    url: String,
    code: String,
}

pub(super) async fn show(seat: Seat) -> Result<Html<String>, DeskError> {
    // The public address of the tournament tells scheme and host as the reader asked for them.
    let found = qr::address(&seat.headers, &seat.key).ok_or(DeskError::NotFound)?;
    let host = found.url.trim_end_matches(&EventAt::public(&seat.key).to_string()).to_owned();
    let code = place::code(seat.at);
    let mut links = Vec::new();
    for chair in Chair::LINKED {
        let secret = secret(&seat.app, &seat.key, seat.at, chair).await?;
        links.push(link(&seat, chair, format!("{host}/play/{}/{code}/{secret}", seat.key))?);
    }
    links.push(link(&seat, Chair::Arbiter, format!("{host}{}", seat.base))?);
    let title = format!("{} – {}", seat.name(Color::White), seat.name(Color::Black));
    html(&LinksPage { page: seat.page(), base: seat.base.clone(), title, links, is_local: found.is_local })
}

fn link(seat: &Seat, chair: Chair, url: String) -> Result<LinkView, DeskError> {
    let word = |key: &str| text(seat.lang, key);
    let (title, about) = match chair {
        Chair::Player(color) => {
            let side = word(color.fold_wb("desk-play-white", "desk-play-black"));
            (format!("{side}: {}", seat.name(color)), word("desk-play-link-player"))
        }
        Chair::Both => (word("desk-play-link-both"), word("desk-play-link-both-about")),
        Chair::Arbiter => (word("desk-play-link-arbiter"), word("desk-play-link-arbiter-about")),
    };
    Ok(LinkView { title, about, code: qr::code(&url)?, url })
}
