//! The hall's screen: pairings, results and standings in large type, paging by themselves; one group, or all of
//! them in turn.

use askama::Template;
use axum::response::{Html, IntoResponse, Response};
use rokade_tournament::GroupId;
use rokade_view::{EventHead, PairingsView, Reader, StandingsView, pairings};

use super::guest::Guest;
use super::qr;
use crate::error::DeskError;
use crate::fragments::Extent;
use crate::page::Page;
use crate::part::Words;
use crate::piece::Piece;

#[derive(Template)]
#[template(path = "public/projector.html")]
struct ProjectorPage<'a> {
    page: Page,
    event: EventHead,
    /// Where phones find the same, without the scheme.
    address: String,
    /// The hall's time zone: the clock on the wall shows it, whatever the projector's computer thinks.
    zone: String,
    seq: u64,
    words: Words,
    piece: &'a str,
}

/// The tables to be paged through.
#[derive(Template)]
#[template(path = "public/projector_piece.html")]
struct ProjectorPiece {
    words: Words,
    /// The name of the event: a group that is called like it needs no name of its own.
    event: String,
    groups: Vec<GroupSlides>,
}

struct GroupSlides {
    round: Option<PairingsView>,
    standings: StandingsView,
}

impl ProjectorPiece {
    /// The group's name before a title, where there is more than one to tell apart.
    fn before(&self, slides: &GroupSlides) -> String {
        let name = &slides.standings.group.name;
        if self.groups.len() == 1 && *name == self.event { String::new() } else { name.clone() }
    }
}

pub(super) async fn one(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    show(&guest, Some(group)).await
}

pub(super) async fn all(guest: Guest) -> Result<Response, DeskError> {
    show(&guest, None).await
}

/// What is paged through is kept for everybody; what surrounds it names the address the reader asked for.
async fn show(guest: &Guest, group: Option<GroupId>) -> Result<Response, DeskError> {
    let fragment = guest.fragment(Piece::Projector(group), Extent::Part, || tables(guest, group)).await?;
    if guest.wants_part() {
        return Ok(fragment.respond(&guest.headers));
    }
    let address = qr::address(&guest.headers, &guest.book.key).filter(|address| !address.is_local);
    let address = address.map(|address| address.url.replace("https://", "").replace("http://", "")).unwrap_or_default();
    let page = ProjectorPage {
        page: guest.page(),
        event: EventHead::of(&guest.reader()),
        address,
        zone: guest.book.tournament.settings.time_zone.clone(),
        seq: guest.book.seq(),
        words: Words(guest.lang),
        piece: fragment.html(),
    };
    Ok(Html(page.render()?).into_response())
}

fn tables(guest: &Guest, group: Option<GroupId>) -> Result<String, DeskError> {
    let reader = guest.reader();
    let all = guest.book.tournament.groups.keys().copied();
    let shown: Vec<GroupId> = all.filter(|id| group.is_none_or(|group| group == *id)).collect();
    if shown.is_empty() && group.is_some() {
        return Err(DeskError::NotFound);
    }
    let groups: Option<Vec<GroupSlides>> = shown.iter().map(|group| slides(&reader, *group)).collect();
    let piece = ProjectorPiece {
        words: Words(guest.lang),
        event: EventHead::of(&reader).name,
        groups: groups.ok_or(DeskError::NotFound)?,
    };
    Ok(piece.render()?)
}

fn slides(reader: &Reader, group: GroupId) -> Option<GroupSlides> {
    let standings = rokade_view::standings(reader, group)?;
    let round = standings.group.current().and_then(|round| pairings(reader, group, round));
    Some(GroupSlides { round, standings })
}
