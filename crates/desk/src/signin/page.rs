//! Sign-in with name and password.

use std::time::Instant;

use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use rokade_store::User;
use serde::Deserialize;

use super::device;
use crate::app::App;
use crate::cookies::Jar;
use crate::door::{ClientAddress, DoorSign};
use crate::error::DeskError;
use crate::lang::ReaderLang;
use crate::page::{Page, html};
use crate::password::Standing;
use crate::throttle::{Caller, NameMark};
use crate::visit::{self, SignedIn, Visit};

#[derive(Template)]
#[template(path = "signin/page.html")]
struct SignInPage {
    page: Page,
    door: DoorSign,
    next: String,
    name: String,
    failed: bool,
}

#[derive(Deserialize)]
pub(super) struct NextQuery {
    #[serde(default)]
    next: String,
}

#[derive(Deserialize)]
pub(super) struct SignInForm {
    name: String,
    password: String,
    #[serde(default)]
    next: String,
}

pub(super) async fn show(
    State(app): State<App>,
    ReaderLang(lang): ReaderLang,
    headers: HeaderMap,
    Query(query): Query<NextQuery>,
) -> Result<Response, DeskError> {
    let page = Page::public(lang, "/signin");
    let door = app.facade().sign(&headers);
    Ok(html(&SignInPage { page, door, next: query.next, name: String::new(), failed: false })?.into_response())
}

pub(super) async fn sign_in(
    State(app): State<App>,
    ReaderLang(lang): ReaderLang,
    jar: Jar,
    headers: HeaderMap,
    client: ClientAddress,
    Form(form): Form<SignInForm>,
) -> Result<Response, DeskError> {
    let name = NameMark::of(&form.name);
    let (callers, standing) = match device::known(&jar, &name) {
        Some(device) => (vec![Caller::Device(device)], Standing::Known),
        None => (vec![Caller::Address(client.network()), Caller::Name(name)], Standing::Stranger),
    };
    let allowed = app.throttle().begin(callers, Instant::now());
    let attempt = allowed.map_err(|seconds| DeskError::TooManyAttempts { seconds })?;
    match opened(&app, &form, standing).await {
        Ok(Some(user)) => {
            attempt.was_right();
            let jar = visit::sign_in(&app, jar, &user, &device_name(&headers)).await?;
            Ok((jar, Redirect::to(inside(&form.next))).into_response())
        }
        Ok(None) => {
            let (page, door) = (Page::public(lang, "/signin"), app.facade().sign(&headers));
            let page = SignInPage { page, door, next: form.next, name: form.name, failed: true };
            Ok((StatusCode::UNAUTHORIZED, html(&page)?).into_response())
        }
        Err(error) => {
            attempt.was_not_made();
            Err(error)
        }
    }
}

/// The account that name and password open. Names stand on public pages and are no secret, so an unknown one is
/// refused without the work of a known one.
async fn opened(app: &App, form: &SignInForm, standing: Standing) -> Result<Option<User>, DeskError> {
    let Some(user) = app.store().user_by_name(form.name.trim()).await? else { return Ok(None) };
    if user.password_hash.is_empty() {
        return Ok(None);
    }
    let is_right = app.hasher().is_right(form.password.clone(), user.password_hash.clone(), standing).await?;
    Ok(is_right.then_some(user))
}

pub(super) async fn sign_out(State(app): State<App>, jar: Jar, visit: Visit) -> Result<Response, DeskError> {
    let SignedIn { session, .. } = &visit.signed;
    app.store().end_session(session.id).await?;
    Ok((visit::sign_out(jar), Redirect::to("/signin")).into_response())
}

/// A page of this desk and of no other.
pub(super) fn inside(next: &str) -> &str {
    let is_inside =
        next.starts_with('/') && !next.starts_with("//") && !next.contains('\\') && !next.contains(['\r', '\n']);
    if is_inside { next } else { "/" }
}

/// What the list of sign-ins calls a browser.
pub(super) fn device_name(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find =
        |known: &[(&str, &'static str)]| known.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name);
    let system = find(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    let browser = find(&[("Firefox", "Firefox"), ("Edg/", "Edge"), ("Chrome", "Chrome"), ("Safari", "Safari")]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => agent.chars().take(40).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_to_another_site() {
        assert_eq!(inside("/t/abc?x=1"), "/t/abc?x=1");
        for elsewhere in ["https://evil.example", "//evil.example", "/\\evil.example", "", "/a\r\nb"] {
            assert_eq!(inside(elsewhere), "/");
        }
    }
}
