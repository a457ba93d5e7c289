//! Sign-in with name and password.

use std::net::SocketAddr;

use askama::Template;
use axum::Form;
use axum::extract::{ConnectInfo, Query, State};
use axum::http::{Extensions, HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use serde::Deserialize;

use crate::app::App;
use crate::error::DeskError;
use crate::lang::ReaderLang;
use crate::page::{Page, html};
use crate::password;
use crate::visit::{self, SignedIn, Visit};

#[derive(Template)]
#[template(path = "signin/page.html")]
struct SignInPage {
    page: Page,
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

pub(super) async fn show(ReaderLang(lang): ReaderLang, Query(query): Query<NextQuery>) -> Result<Response, DeskError> {
    let page = SignInPage { page: Page::public(lang, "/signin"), next: query.next, name: String::new(), failed: false };
    Ok(html(&page)?.into_response())
}

pub(super) async fn sign_in(
    State(app): State<App>,
    ReaderLang(lang): ReaderLang,
    jar: SignedCookieJar,
    headers: HeaderMap,
    extensions: Extensions,
    Form(form): Form<SignInForm>,
) -> Result<Response, DeskError> {
    let callers = callers(&form.name, &extensions);
    match app.throttle().wait(&callers, app.now()) {
        0 => {}
        seconds => return Err(DeskError::TooManyAttempts { seconds }),
    }
    let user = app.store().user_by_name(form.name.trim()).await?;
    let hash = user.as_ref().map(|user| user.password_hash.clone()).filter(|hash| !hash.is_empty());
    let right = password::is_right(form.password, hash).await?;
    match user.filter(|_| right) {
        Some(user) => {
            app.throttle().succeeded(&callers);
            let jar = visit::sign_in(&app, jar, &user, &device(&headers)).await?;
            Ok((jar, Redirect::to(inside(&form.next))).into_response())
        }
        None => {
            app.throttle().failed(&callers, app.now());
            let page =
                SignInPage { page: Page::public(lang, "/signin"), next: form.next, name: form.name, failed: true };
            Ok((axum::http::StatusCode::UNAUTHORIZED, html(&page)?).into_response())
        }
    }
}

pub(super) async fn sign_out(
    State(app): State<App>,
    jar: SignedCookieJar,
    visit: Visit,
) -> Result<Response, DeskError> {
    let SignedIn { session, .. } = &visit.signed;
    app.store().end_session(session.id).await?;
    Ok((visit::sign_out(jar), Redirect::to("/signin")).into_response())
}

/// Whose failures are counted: the account and the address asked from.
fn callers(name: &str, extensions: &Extensions) -> Vec<String> {
    let mut callers = vec![format!("name {}", name.trim().to_lowercase())];
    if let Some(ConnectInfo(address)) = extensions.get::<ConnectInfo<SocketAddr>>() {
        callers.push(format!("address {}", address.ip()));
    }
    callers
}

/// A page of this desk and of no other.
pub(super) fn inside(next: &str) -> &str {
    let is_inside =
        next.starts_with('/') && !next.starts_with("//") && !next.contains('\\') && !next.contains(['\r', '\n']);
    if is_inside { next } else { "/" }
}

/// What the list of sign-ins calls a browser.
pub(super) fn device(headers: &HeaderMap) -> String {
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
