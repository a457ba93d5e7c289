//! Who may sign in: accounts, invitations, and sign-ins that can be ended.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, Redirect};
use axum::routing::{get, post};
use axum::{Form, Router};
use rokade_clause::Reason;
use rokade_store::{Role, Session, SessionId, TicketKind, User, UserId};
use serde::Deserialize;

use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::view::when;
use crate::visit::Visit;
use crate::{clock, password, signin};

#[derive(Template)]
#[template(path = "accounts.html")]
struct AccountsPage {
    page: Page,
    people: Vec<PersonLine>,
    /// Shown once, right after it was made.
    link: String,
    has_password: bool,
    shortest: usize,
}

struct PersonLine {
    id: i64,
    name: String,
    is_owner: bool,
    is_me: bool,
    can_remove: bool,
    sessions: Vec<SessionLine>,
}

struct SessionLine {
    id: i64,
    label: String,
    since: String,
    is_this: bool,
}

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/accounts", get(show))
        .route("/accounts/invite", post(invite))
        .route("/accounts/password", post(change_password))
        .route("/accounts/sessions/{session}/end", post(end_session))
        .route("/accounts/users/{user}/remove", post(remove))
}

async fn show(State(app): State<App>, visit: Visit) -> Result<Html<String>, DeskError> {
    page(&app, &visit, String::new()).await
}

async fn page(app: &App, visit: &Visit, link: String) -> Result<Html<String>, DeskError> {
    let mut people = Vec::new();
    for user in app.store().users().await? {
        let is_me = user.id == visit.signed.user.id;
        if is_me || visit.is_owner() {
            let sessions = app.store().sessions_of(user.id).await?;
            people.push(person(visit, &user, &sessions, is_me));
        }
    }
    html(&AccountsPage {
        page: visit.page(),
        people,
        link,
        has_password: !visit.signed.user.password_hash.is_empty(),
        shortest: password::SHORTEST,
    })
}

fn person(visit: &Visit, user: &User, sessions: &[Session], is_me: bool) -> PersonLine {
    let line = |session: &Session| SessionLine {
        id: session.id.0,
        label: session.label.clone(),
        // Accounts belong to no hall: the clock is the machine's.
        since: when::moment(visit.lang, &clock::machine_zone(), session.last_seen),
        is_this: session.id == visit.signed.session.id,
    };
    PersonLine {
        id: user.id.0,
        name: user.name.clone(),
        is_owner: user.role == Role::Owner,
        is_me,
        can_remove: visit.is_owner() && !is_me,
        sessions: sessions.iter().map(line).collect(),
    }
}

#[derive(Deserialize)]
struct InviteForm {
    #[serde(default)]
    name: String,
}

/// Makes an invitation and shows its link, this once.
async fn invite(
    State(app): State<App>,
    visit: Visit,
    headers: HeaderMap,
    Form(form): Form<InviteForm>,
) -> Result<Html<String>, DeskError> {
    owner_only(&visit)?;
    let kind = TicketKind::Invitation { name: form.name.trim().to_owned(), role: Role::Arbiter };
    let token = signin::one_time(&app, &kind).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    page(&app, &visit, format!("http://{host}/signin/{token}")).await
}

#[derive(Deserialize)]
struct PasswordForm {
    #[serde(default)]
    old: String,
    new: String,
}

/// Changes the own password and ends all other sign-ins of the account.
async fn change_password(
    State(app): State<App>,
    visit: Visit,
    Form(form): Form<PasswordForm>,
) -> Result<Redirect, DeskError> {
    let user = &visit.signed.user;
    let had = Some(user.password_hash.clone()).filter(|hash| !hash.is_empty());
    if had.is_some() && !password::is_right(form.old, had).await? {
        return Err(DeskError::BadForm(vec![Reason::house("password_wrong")]));
    }
    if let Some(reason) = signin::too_short(&form.new) {
        return Err(DeskError::BadForm(vec![reason]));
    }
    app.store().set_password(user.id, &password::hash(form.new).await?).await?;
    for session in app.store().sessions_of(user.id).await? {
        if session.id != visit.signed.session.id {
            app.store().end_session(session.id).await?;
        }
    }
    Ok(Redirect::to("/accounts?done=password"))
}

/// Ends a sign-in: the own ones, or anybody's for the owner.
async fn end_session(State(app): State<App>, visit: Visit, Path(session): Path<i64>) -> Result<Redirect, DeskError> {
    let session = SessionId(session);
    let mine = app.store().sessions_of(visit.signed.user.id).await?;
    if !mine.iter().any(|own| own.id == session) {
        owner_only(&visit)?;
    }
    app.store().end_session(session).await?;
    Ok(Redirect::to("/accounts?done=ended"))
}

async fn remove(State(app): State<App>, visit: Visit, Path(user): Path<i64>) -> Result<Redirect, DeskError> {
    owner_only(&visit)?;
    app.store().remove_user(UserId(user)).await?;
    Ok(Redirect::to("/accounts?done=account-removed"))
}

fn owner_only(visit: &Visit) -> Result<(), DeskError> {
    if visit.is_owner() { Ok(()) } else { Err(DeskError::OwnerOnly) }
}
