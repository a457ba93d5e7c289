//! The hall's screen: pairings, results and standings in large type, paging by themselves; one group, or all of
//! them in turn.

use askama::Template;
use axum::response::Response;
use rokade_tournament::GroupId;

use super::guest::Guest;
use super::qr;
use crate::error::DeskError;
use crate::page::Page;
use crate::view::part::Words;
use crate::view::{EventHead, PairingsView, Reader, StandingsView, pairings};

#[derive(Template)]
#[template(path = "public/projector.html")]
struct ProjectorPage {
    page: Page,
    event: EventHead,
    /// Where phones find the same, without the scheme.
    address: String,
    /// The hall's time zone: the clock on the wall shows it, whatever the projector's computer thinks.
    zone: String,
    seq: u64,
    piece: ProjectorPiece,
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
    show(&guest, &[group])
}

pub(super) async fn all(guest: Guest) -> Result<Response, DeskError> {
    let groups: Vec<GroupId> = guest.book.tournament.groups.keys().copied().collect();
    show(&guest, &groups)
}

fn show(guest: &Guest, groups: &[GroupId]) -> Result<Response, DeskError> {
    let address = qr::address(&guest.headers, &guest.book.key).filter(|address| !address.is_local);
    let address = address.map(|address| address.url.replace("https://", "").replace("http://", "")).unwrap_or_default();
    guest.answer(&address, || {
        let reader = guest.reader();
        let groups: Option<Vec<GroupSlides>> = groups.iter().map(|group| slides(&reader, *group)).collect();
        let event = EventHead::of(&reader);
        let piece = ProjectorPiece {
            words: Words(guest.lang),
            event: event.name.clone(),
            groups: groups.ok_or(DeskError::NotFound)?,
        };
        if guest.wants_part() {
            return Ok(piece.render()?);
        }
        let zone = guest.book.tournament.settings.time_zone.clone();
        let seq = guest.book.seq();
        Ok(ProjectorPage { page: guest.page(), event, address: address.clone(), zone, seq, piece }.render()?)
    })
}

fn slides(reader: &Reader, group: GroupId) -> Option<GroupSlides> {
    let standings = crate::view::standings(reader, group)?;
    let round = standings.group.current().and_then(|round| pairings(reader, group, round));
    Some(GroupSlides { round, standings })
}
