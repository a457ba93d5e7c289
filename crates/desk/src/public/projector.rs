//! The hall's screen: pairings, results and standings in large type, paging by themselves.

use askama::Template;
use axum::response::Response;

use super::guest::Guest;
use super::qr;
use crate::error::DeskError;
use crate::page::Page;
use crate::view::part::Words;
use crate::view::{EventHead, GroupHead, PairingsView, StandingsView, pairings};

#[derive(Template)]
#[template(path = "public/projector.html")]
struct ProjectorPage<'a> {
    page: Page,
    event: EventHead,
    /// Where phones find the same, without the scheme.
    address: String,
    seq: u64,
    piece: ProjectorPiece<'a>,
}

/// The tables to be paged through.
#[derive(Template)]
#[template(path = "public/projector_piece.html")]
struct ProjectorPiece<'a> {
    words: Words,
    group: GroupHead,
    round: Option<&'a PairingsView>,
    standings: &'a StandingsView,
}

pub(super) async fn page(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    let address = qr::address(&guest.headers, &guest.book.key).filter(|address| !address.is_local);
    let address = address.map(|address| address.url.replace("https://", "").replace("http://", "")).unwrap_or_default();
    guest.answer(&address, || {
        let reader = guest.reader();
        let standings = crate::view::standings(&reader, group).ok_or(DeskError::NotFound)?;
        let last = standings.group.current();
        let round = last.and_then(|round| pairings(&reader, group, round));
        let piece = ProjectorPiece {
            words: Words(guest.lang),
            group: standings.group.clone(),
            round: round.as_ref(),
            standings: &standings,
        };
        if guest.wants_part() {
            return Ok(piece.render()?);
        }
        let event = EventHead::of(&reader);
        let page = ProjectorPage { page: guest.page(), event, address: address.clone(), seq: guest.book.seq(), piece };
        Ok(page.render()?)
    })
}
