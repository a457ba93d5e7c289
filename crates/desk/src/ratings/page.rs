//! The arbiter's pages of ratings.

use askama::Template;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use rokade_tournament::PlayerId;
use rokade_view::ratings::derivation::{self, DerivationView};
use rokade_view::ratings::norms::{self, NormsView};
use rokade_view::ratings::table::{self, By, RatingsView};
use serde::Deserialize;

use super::part::{DerivationPart, NormsPart, RatingsTable};
use super::past::past;
use crate::address::{EventAt, GroupPage};
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::page::{Page, Tab, html};
use crate::part::Words;
use crate::piece::Piece;
use crate::players::OfPlayer;

#[derive(Template)]
#[template(path = "ratings/page.html")]
struct RatingsPage<'a> {
    page: Page,
    view: &'a RatingsView,
    piece_at: String,
    paper: String,
    table: RatingsTable<'a>,
}

#[derive(Template)]
#[template(path = "ratings/norms_page.html")]
struct NormsPage<'a> {
    page: Page,
    view: &'a NormsView,
    back: String,
    piece_at: String,
    part: NormsPart<'a>,
}

#[derive(Template)]
#[template(path = "ratings/derivation_page.html")]
struct DerivationPage<'a> {
    page: Page,
    view: &'a DerivationView,
    back: String,
    paper: String,
    part: DerivationPart<'a>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Asked {
    by: String,
    edition: String,
    player: String,
    /// Only the piece inside the live section.
    part: Option<String>,
}

pub(super) async fn ratings(room: InGroup, Query(asked): Query<Asked>) -> Result<Html<String>, DeskError> {
    let view = table::ratings(&room.hall.reader(), room.id, By::read(&asked.by)).ok_or(DeskError::NotFound)?;
    let path = room.at().page(GroupPage::Ratings).to_string();
    html(&RatingsPage {
        page: room.page(Tab::Ratings),
        piece_at: view.order_at(&format!("{path}/table"), view.by.word()),
        paper: room.paper().to_string(),
        table: RatingsTable { view: &view, words: Words(room.hall.visit.lang), path: &path },
        view: &view,
    })
}

pub(super) async fn ratings_table(
    room: InGroup,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, DeskError> {
    let (by, lang) = (By::read(&asked.by), room.hall.visit.lang);
    let render = || {
        let view = table::ratings(&room.hall.reader(), room.id, by).ok_or(DeskError::NotFound)?;
        let path = room.at().page(GroupPage::Ratings).to_string();
        Ok(RatingsTable { view: &view, words: Words(lang), path: &path }.render()?)
    };
    room.piece(Piece::Ratings { group: room.id, by }, &headers, render).await
}

pub(super) async fn norms(room: InGroup, Query(asked): Query<Asked>) -> Result<Html<String>, DeskError> {
    let player = only(&asked.player)?;
    let view = norms::norms(&room.hall.reader(), room.id, norms::edition(&room.hall.reader(), &asked.edition), player);
    let view = view.ok_or(DeskError::NotFound)?;
    let path = room.at().page(GroupPage::Norms).to_string();
    let part = NormsPart { view: &view, words: Words(room.hall.visit.lang), path: &path };
    if asked.part.is_some() {
        return html(&part);
    }
    let player = player.map(|player| format!("&player={player}")).unwrap_or_default();
    html(&NormsPage {
        page: room.page(Tab::Ratings),
        back: room.at().page(GroupPage::Ratings).to_string(),
        piece_at: format!("{path}?part=1&edition={}{player}", view.edition.key()),
        part,
        view: &view,
    })
}

/// The player an address names; what is none leads nowhere.
pub(crate) fn only(text: &str) -> Result<Option<PlayerId>, DeskError> {
    match text {
        "" => Ok(None),
        text => text.parse().map(|player| Some(PlayerId(player))).map_err(|_| DeskError::NotFound),
    }
}

pub(super) async fn derivation(of: OfPlayer, Query(asked): Query<Asked>) -> Result<Html<String>, DeskError> {
    let hall = &of.hall;
    let reader = hall.reader();
    let past = past(&hall.app, &reader, of.id).await?;
    let view = derivation::derivation(&reader, of.id, &past).ok_or(DeskError::NotFound)?;
    let group = view.group.id;
    let part = DerivationPart { view: &view, words: Words(hall.visit.lang) };
    if asked.part.is_some() {
        return html(&part);
    }
    html(&DerivationPage {
        page: hall.page(Some(group), Tab::Ratings),
        back: hall.at().group(group).page(GroupPage::Ratings).to_string(),
        paper: format!("{}/derivations?player={}", EventAt::paper(&hall.key).group(group), of.id),
        part,
        view: &view,
    })
}
