//! Somebody who reads without signing in, and whether there is anything to read.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use askama::Template;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use rokade_store::{Book, TournamentKey};
use rokade_tournament::{GroupId, PlayerId};
use rokade_view::{Audience, Reader};
use rokade_words::Lang;

use crate::app::App;
use crate::error::DeskError;
use crate::fragments::{Extent, Fragment, FragmentKey};
use crate::lang::ReaderLang;
use crate::page::{Page, Tab};
use crate::piece::Piece;

/// A request for a public page of a tournament that shows itself.
pub(crate) struct Guest {
    pub app: App,
    pub book: Arc<Book>,
    pub lang: Lang,
    pub path: String,
    pub headers: HeaderMap,
    params: BTreeMap<String, String>,
    query: BTreeMap<String, String>,
}

/// A tournament that is not public and one that does not exist look the same.
#[derive(Template)]
#[template(path = "public/closed.html")]
struct ClosedPage {
    page: Page,
}

impl FromRequestParts<App> for Guest {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let Ok(ReaderLang(lang)) = ReaderLang::from_request_parts(parts, app).await;
        let path = parts.uri.path().to_owned();
        let params = RawPathParams::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let params: BTreeMap<String, String> =
            params.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let key = TournamentKey::new(params.get("key").map(String::as_str).unwrap_or_default());
        let found = app.store().book(&key).await.map_err(|error| DeskError::from(error).into_response())?;
        let Some(book) = found.filter(|book| book.tournament.settings.public) else {
            return Err(closed(lang, path));
        };
        let query = axum::extract::Query::try_from_uri(&parts.uri).map(|query| query.0).unwrap_or_default();
        Ok(Guest { app: app.clone(), book, lang, path, headers: parts.headers.clone(), params, query })
    }
}

fn closed(lang: Lang, path: String) -> Response {
    let page = ClosedPage { page: Page::public(lang, path) };
    match page.render() {
        Ok(body) => (StatusCode::NOT_FOUND, Html(body)).into_response(),
        Err(error) => DeskError::from(error).into_response(),
    }
}

impl Guest {
    pub(super) fn reader(&self) -> Reader<'_> {
        Reader::new(&self.book, self.lang, Audience::Public)
    }

    /// The place tells the live script which change the page already shows.
    pub(super) fn page(&self) -> Page {
        let page = Page::public(self.lang, self.path.clone());
        page.in_tournament(self.book.key.as_str(), &self.book, None, Tab::Overview)
    }

    /// A number in the address; what is none leads nowhere.
    pub(super) fn number(&self, name: &str) -> Result<u32, DeskError> {
        self.params.get(name).and_then(|value| u32::from_str(value).ok()).ok_or(DeskError::NotFound)
    }

    pub(super) fn group(&self) -> Result<GroupId, DeskError> {
        self.number("group").map(GroupId)
    }

    pub(super) fn player(&self) -> Result<PlayerId, DeskError> {
        self.number("player").map(PlayerId)
    }

    pub(super) fn asked(&self, name: &str) -> Option<&str> {
        self.query.get(name).map(String::as_str)
    }

    /// Whether only the piece inside the live section is wanted.
    pub(super) fn wants_part(&self) -> bool {
        self.query.contains_key("part")
    }

    /// Answers with what is rendered once per change, however many ask.
    pub(super) async fn answer(
        &self,
        piece: Piece,
        render: impl FnOnce() -> Result<String, DeskError>,
    ) -> Result<Response, DeskError> {
        let extent = if self.wants_part() { Extent::Part } else { Extent::Page };
        Ok(self.fragment(piece, extent, render).await?.respond(&self.headers))
    }

    /// The same before it becomes an answer.
    pub(super) async fn fragment(
        &self,
        piece: Piece,
        extent: Extent,
        render: impl FnOnce() -> Result<String, DeskError>,
    ) -> Result<Fragment, DeskError> {
        let (tournament, audience) = (self.book.key.clone(), Audience::Public);
        let key = FragmentKey { tournament, audience, piece, extent, lang: self.lang };
        self.app.fragments().get(key, self.book.seq(), render).await
    }
}
