//! One-time links: the owner's first way in, and invitations.
//!
//! Opening the link only shows a page, since programs open links before people do; the link is spent
//! when its form is sent.

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use rokade_clause::Reason;
use rokade_store::{Role, TicketKind, User};
use rokade_tournament::Micros;
use serde::Deserialize;

use super::page::device;
use crate::app::App;
use crate::error::DeskError;
use crate::lang::ReaderLang;
use crate::page::{Page, html};
use crate::{password, secret, visit};

const HOUR: Micros = 3600 * 1_000_000;
const LONGEST_NAME: usize = 60;

/// How long links live.
pub(crate) fn until(kind: &TicketKind, now: Micros) -> Micros {
    match kind {
        TicketKind::OneTimeSignIn => now + 24 * HOUR,
        TicketKind::Invitation { .. } => now + 7 * 24 * HOUR,
    }
}

/// Makes a link's token; the database keeps only its hash.
pub(crate) async fn one_time(app: &App, kind: TicketKind) -> Result<String, DeskError> {
    let token = secret::token();
    let expires = until(&kind, app.now());
    app.store().create_ticket(kind, &secret::hash(&token), expires).await?;
    Ok(token)
}

#[derive(Template)]
#[template(path = "signin/link.html")]
struct LinkPage {
    page: Page,
    name: String,
    is_invitation: bool,
    /// The account the link opens exists already.
    is_known: bool,
    shortest: usize,
}

#[derive(Deserialize)]
pub(super) struct LinkForm {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
}

pub(super) async fn show(
    State(app): State<App>,
    ReaderLang(lang): ReaderLang,
    Path(token): Path<String>,
) -> Result<Response, DeskError> {
    let ticket = app.store().ticket(&secret::hash(&token), app.now()).await?.ok_or(DeskError::LinkSpent)?;
    let owner = owner(&app).await?;
    let (name, is_invitation, is_known) = match ticket.kind {
        TicketKind::OneTimeSignIn => (owner.as_ref().map(|owner| owner.name.clone()), false, owner.is_some()),
        TicketKind::Invitation { name } => (Some(name), true, false),
    };
    let page = LinkPage {
        page: Page::public(lang, format!("/signin/{token}")),
        name: name.unwrap_or_default(),
        is_invitation,
        is_known,
        shortest: password::SHORTEST,
    };
    Ok(html(&page)?.into_response())
}

pub(super) async fn accept(
    State(app): State<App>,
    jar: SignedCookieJar,
    headers: HeaderMap,
    Path(token): Path<String>,
    Form(form): Form<LinkForm>,
) -> Result<Response, DeskError> {
    let hash = secret::hash(&token);
    let ticket = app.store().ticket(&hash, app.now()).await?.ok_or(DeskError::LinkSpent)?;
    let owner = owner(&app).await?;
    let known = owner.filter(|_| ticket.kind == TicketKind::OneTimeSignIn);
    let name = checked(&app, &form, known.as_ref(), &ticket.kind).await?;
    let hashed = match form.password.as_str() {
        "" => None,
        password => Some(password::hash(password.to_owned()).await?),
    };
    // Whoever comes first spends the link, even if two send the form at once.
    app.store().take_ticket(&hash, app.now()).await?.ok_or(DeskError::LinkSpent)?;
    let user = match known {
        Some(user) => user,
        None => {
            let role = match ticket.kind {
                TicketKind::OneTimeSignIn => Role::Owner,
                TicketKind::Invitation { .. } => Role::Arbiter,
            };
            app.store().create_user(&name, role, None, app.now()).await?
        }
    };
    if let Some(hashed) = hashed {
        app.store().set_password(user.id, &hashed).await?;
    }
    let jar = visit::sign_in(&app, jar, &user, &device(&headers)).await?;
    Ok((jar, Redirect::to("/")).into_response())
}

pub(crate) async fn owner(app: &App) -> Result<Option<User>, DeskError> {
    Ok(app.store().users().await?.into_iter().find(|user| user.role == Role::Owner))
}

/// The name to be used; everything that is wrong with the form at once.
async fn checked(app: &App, form: &LinkForm, known: Option<&User>, kind: &TicketKind) -> Result<String, DeskError> {
    let name = form.name.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut reasons = Vec::new();
    if known.is_none() {
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            reasons.push(Reason::house("account_name_missing"));
        } else if app.store().user_by_name(&name).await?.is_some() {
            reasons.push(Reason::house("account_name_taken").with("name", name.as_str()));
        }
    }
    // The owner can always have a new link from the machine itself; an invited arbiter cannot.
    let may_wait = *kind == TicketKind::OneTimeSignIn && form.password.is_empty();
    reasons.extend(too_short(&form.password).filter(|_| !may_wait));
    if reasons.is_empty() { Ok(name) } else { Err(DeskError::BadForm(reasons)) }
}

/// Why a password will not do.
pub(crate) fn too_short(password: &str) -> Option<Reason> {
    let shortest = u32::try_from(password::SHORTEST).expect("a small number fits");
    (password.chars().count() < password::SHORTEST)
        .then(|| Reason::house("password_too_short").with("shortest", shortest))
}
