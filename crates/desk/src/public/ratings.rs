//! Ratings for everybody: the table, how one comes about, candidate results and norms.

use askama::Template;
use axum::response::Response;
use rokade_view::ratings::derivation::{self, DerivationView};
use rokade_view::ratings::norms::{self, NormsView};
use rokade_view::ratings::table::{self, By, RatingsView};

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::part::Words;
use crate::piece::Piece;
use crate::ratings::part::{DerivationPart, NormsPart, RatingsTable};
use crate::ratings::{only, past};

#[derive(Template)]
#[template(path = "public/ratings.html")]
struct RatingsPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a RatingsView,
    table: RatingsTable<'a>,
}

#[derive(Template)]
#[template(path = "public/norms.html")]
struct NormsPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a NormsView,
    part: NormsPart<'a>,
    /// What the live page asks for again.
    asked: String,
}

#[derive(Template)]
#[template(path = "public/rating.html")]
struct DerivationPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a DerivationView,
    part: DerivationPart<'a>,
}

pub(super) async fn table(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    let by = By::read(guest.asked("by").unwrap_or_default());
    guest
        .answer(Piece::Ratings { group, by }, || {
            let reader = guest.reader();
            let view = table::ratings(&reader, group, by).ok_or(DeskError::NotFound)?;
            let table = RatingsTable { view: &view, words: Words(guest.lang), path: &guest.path };
            if guest.wants_part() {
                return Ok(table.render()?);
            }
            let frame = Frame::new(&reader, Some(group), Tab::Ratings);
            Ok(RatingsPage { page: guest.page(), frame, view: &view, table }.render()?)
        })
        .await
}

pub(super) async fn norms(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    let edition = norms::edition(&guest.reader(), guest.asked("edition").unwrap_or_default());
    let player = only(guest.asked("player").unwrap_or_default())?;
    let asked = player.map(|player| format!("&player={player}")).unwrap_or_default();
    let asked = format!("edition={}{asked}", edition.key());
    guest
        .answer(Piece::Norms { group, edition, player }, || {
            let reader = guest.reader();
            let view = norms::norms(&reader, group, edition, player).ok_or(DeskError::NotFound)?;
            let part = NormsPart { view: &view, words: Words(guest.lang), path: &guest.path };
            if guest.wants_part() {
                return Ok(part.render()?);
            }
            let frame = Frame::new(&reader, Some(group), Tab::Ratings);
            Ok(NormsPage { page: guest.page(), frame, view: &view, part, asked: asked.clone() }.render()?)
        })
        .await
}

pub(super) async fn derivation(guest: Guest) -> Result<Response, DeskError> {
    let player = guest.player()?;
    let past = past(&guest.app, &guest.reader(), player).await?;
    guest
        .answer(Piece::Derivation { player, filed: past.filed }, || {
            let reader = guest.reader();
            let view = derivation::derivation(&reader, player, &past).ok_or(DeskError::NotFound)?;
            let part = DerivationPart { view: &view, words: Words(guest.lang) };
            if guest.wants_part() {
                return Ok(part.render()?);
            }
            let frame = Frame::new(&reader, Some(view.group.id), Tab::Ratings);
            Ok(DerivationPage { page: guest.page(), frame, view: &view, part }.render()?)
        })
        .await
}
