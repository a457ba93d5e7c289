//! The last layer: errors become pages or JSON in the reader's language, and a script that asked for
//! JSON learns where a redirect leads instead of following it.

use std::sync::Arc;

use askama::Template;
use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Redirect, Response};
use rokade_clause::Reason;
use rokade_store::StoreError;
use rokade_tournament::GameState;
use rokade_view::cite::{self, Source};
use rokade_view::game;
use rokade_view::when;
use rokade_words::{Lang, Speaker, text, text_with};
use serde::Serialize;

use crate::action::StoredInPart;
use crate::address::{EventAt, EventPage};
use crate::error::{DeskError, Intent, Names, ResultConflict};
use crate::page::Page;
use crate::{clock, lang};

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    page: Page,
    told: &'a Explained,
    back: String,
}

#[derive(Template)]
#[template(path = "conflict.html")]
struct ConflictPage<'a> {
    page: Page,
    conflict: &'a ResultConflict,
    both: Both,
}

/// The two results of a conflict.
#[derive(Clone, Debug, Serialize)]
struct Both {
    board: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<u32>,
    by: String,
    /// What stands, as a page would send it, and as people write it.
    stands: String,
    stands_text: String,
    wanted: String,
    wanted_text: String,
}

/// What is told of an error: what happened, what was not changed, what to do.
#[derive(Clone, Debug, Serialize)]
struct Explained {
    status: u16,
    happened: String,
    reasons: Vec<ReasonSaid>,
    unchanged: String,
    remedy: String,
}

#[derive(Clone, Debug, Serialize)]
struct ReasonSaid {
    key: String,
    text: String,
    clauses: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    readings: Vec<String>,
    /// Both as the page shows them, with their addresses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sources: Vec<Source>,
}

/// Whether a script asks, and not a browser that wants a page.
pub(crate) fn wants_json(headers: &HeaderMap) -> bool {
    headers
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.starts_with("application/json"))
}

pub(crate) async fn in_words(request: Request, next: Next) -> Response {
    let lang = lang::chosen(request.uri(), request.headers());
    let path = request.uri().path().to_owned();
    let json = wants_json(request.headers());
    let back = came_from(request.headers());
    let response = next.run(request).await;
    if let Some(error) = response.extensions().get::<Arc<DeskError>>().cloned() {
        let in_part = response.extensions().get::<StoredInPart>().is_some();
        return tell(&error, Page::public(lang, path), back, json, in_part);
    }
    if json && response.status() == StatusCode::SEE_OTHER {
        return where_to(response);
    }
    response
}

/// `{"to": …}` in place of a redirect; cookies set on the way are kept.
fn where_to(response: Response) -> Response {
    let to = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok()).unwrap_or("/").to_owned();
    let mut answer = Json(serde_json::json!({ "to": to })).into_response();
    for cookie in response.headers().get_all(header::SET_COOKIE) {
        answer.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    answer
}

/// The page of this desk that the reader came from; the first page if none.
pub(crate) fn came_from(headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let from = text(header::REFERER).and_then(|from| from.split_once("://")).and_then(|(_, rest)| rest.split_once('/'));
    match (from, text(header::HOST)) {
        (Some((host, path)), Some(here)) if host == here => {
            let path = path.split(['?', '#']).next().unwrap_or_default();
            format!("/{path}")
        }
        _ => "/".to_owned(),
    }
}

fn tell(error: &DeskError, page: Page, back: String, json: bool, in_part: bool) -> Response {
    match error {
        DeskError::Store(error) => tracing::error!(%error, "the store failed"),
        DeskError::Internal(problem) => tracing::error!(problem, "unexpected"),
        _ => {}
    }
    if let (DeskError::SignInNeeded { next }, false) = (error, json) {
        return Redirect::to(&format!("/signin?next={}", form_encoded(next))).into_response();
    }
    if let (DeskError::Store(StoreError::BrokenJournal { tournament, .. }), false) = (error, json)
        && page.path.starts_with("/t/")
    {
        return Redirect::to(&EventAt::desk(tournament).page(EventPage::Damage).to_string()).into_response();
    }
    let mut told = told(error, page.lang);
    if in_part {
        told.is_stored_in_part(page.lang);
    }
    let mut response = match (error, json) {
        (DeskError::Conflict(conflict), true) => {
            let both = both(conflict, page.lang);
            (error.status(), Json(serde_json::json!({ "error": told, "conflict": both }))).into_response()
        }
        (_, true) => (error.status(), Json(serde_json::json!({ "error": told }))).into_response(),
        (DeskError::Conflict(conflict), false) => {
            let both = both(conflict, page.lang);
            rendered(error, &ConflictPage { page, conflict, both }, &told)
        }
        (_, false) => rendered(error, &ErrorPage { page, told: &told, back }, &told),
    };
    if let Some(seconds) = error.wait() {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    if let DeskError::Busy { .. } = error {
        // Whoever waits need not hold a place meanwhile.
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

fn rendered(error: &DeskError, page: &impl Template, told: &Explained) -> Response {
    let body = page.render().unwrap_or_else(|_| told.happened.clone());
    (error.status(), Html(body)).into_response()
}

fn both(conflict: &ResultConflict, lang: Lang) -> Both {
    let written = |state: GameState| match state {
        GameState::Open => text(lang, "desk-result-none"),
        GameState::Postponed { .. } => text(lang, "view-postponed"),
        GameState::Adjourned { .. } => text(lang, "view-adjourned"),
        GameState::Done { result, .. } => result.chess().to_owned(),
    };
    Both {
        board: conflict.board,
        game: conflict.game,
        by: conflict.by.clone(),
        stands: game::code(conflict.stands),
        stands_text: written(conflict.stands),
        wanted: game::code(conflict.wanted),
        wanted_text: written(conflict.wanted),
    }
}

impl Explained {
    /// What is certain, and nothing else: a part is there, and sending it again is safe.
    fn is_stored_in_part(&mut self, lang: Lang) {
        self.reasons = vec![say(&Speaker::plain(lang), &Reason::house("stored_in_part"))];
        self.unchanged = String::new();
    }
}

fn told(error: &DeskError, lang: Lang) -> Explained {
    let key = kind(error);
    let (reasons, names) = match error {
        DeskError::Refused { reasons, names } => (reasons.clone(), names.clone()),
        DeskError::BadForm(reasons) => (reasons.clone(), Names::default()),
        DeskError::Store(error) => (vec![error.reason()], Names::default()),
        _ => (Vec::new(), Names::default()),
    };
    let seconds = error.wait().unwrap_or(0);
    let speaker = Speaker {
        lang,
        number: &|number| number.to_string(),
        entrant: &|player| names.get(player),
        time: &|at| when::moment(lang, &clock::machine_zone(), at),
    };
    Explained {
        status: error.status().as_u16(),
        happened: text(lang, &format!("desk-error-{key}")),
        reasons: reasons.iter().map(|reason| say(&speaker, reason)).collect(),
        unchanged: unchanged(error).map(|key| text(lang, key)).unwrap_or_default(),
        remedy: text_with(lang, &format!("desk-error-{key}-remedy"), &[("seconds", seconds.into())]),
    }
}

fn say(speaker: &Speaker, reason: &Reason) -> ReasonSaid {
    ReasonSaid {
        key: reason.key.to_string(),
        text: speaker.reason(reason),
        clauses: reason.clauses.iter().map(ToString::to_string).collect(),
        readings: reason.readings.iter().map(ToString::to_string).collect(),
        sources: cite::sources(speaker.lang, reason),
    }
}

/// What is certain about what was to be done; none where the reason says it.
fn unchanged(error: &DeskError) -> Option<&'static str> {
    match error {
        DeskError::Store(StoreError::Unconfirmed(_)) => None,
        DeskError::TooLong { intent: Intent::Change } => Some("desk-error-perhaps-changed"),
        _ => Some("desk-error-unchanged"),
    }
}

/// The end of the text keys of an error.
fn kind(error: &DeskError) -> &'static str {
    match error {
        DeskError::NotFound => "not-found",
        DeskError::SignInNeeded { .. } => "sign-in-needed",
        DeskError::OwnerOnly => "owner-only",
        DeskError::Forged => "forged",
        DeskError::TooManyAttempts { .. } => "too-many-attempts",
        DeskError::Busy { .. } => "busy",
        DeskError::LinkSpent => "link-spent",
        DeskError::BadForm(_) => "bad-form",
        DeskError::Refused { .. } => "refused",
        DeskError::Conflict(_) => "conflict",
        DeskError::TooLarge => "too-large",
        DeskError::Store(StoreError::BrokenJournal { .. }) => "damaged",
        DeskError::Store(StoreError::Unconfirmed(_)) => "unconfirmed",
        DeskError::TooLong { .. } => "too-long",
        DeskError::BudgetSpent { .. } => "budget-spent",
        DeskError::TooFast { .. } => "too-fast",
        DeskError::Store(_) => "store",
        DeskError::Internal(_) => "internal",
    }
}

/// A path as the value of a query.
pub(crate) fn form_encoded(path: &str) -> String {
    path.bytes()
        .map(|byte| match byte {
            b'/' | b'-' | b'_' | b'.' | b'~' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}
