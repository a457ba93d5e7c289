//! Who may sign in: accounts, invitations, and sign-ins that can be ended.

use std::time::Instant;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, Redirect};
use rokade_clause::Reason;
use rokade_store::{Role, Session, SessionId, TicketKind, User, UserId};
use rokade_view::when;
use serde::Deserialize;

use crate::app::App;
use crate::door::Scheme;
use crate::error::DeskError;
use crate::map::{Map, get, post};
use crate::page::{Page, html};
use crate::password::{self, Standing};
use crate::rights::Deed;
use crate::throttle::Caller;
use crate::visit::Visit;
use crate::{clock, signin};

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

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/accounts", get(show))
        .route("/accounts/invite", post(invite).needs(Deed::Invite))
        .route("/accounts/password", post(change_password))
        .route("/accounts/sessions/{session}/end", post(end_session))
        .route("/accounts/users/{user}/remove", post(remove).needs(Deed::RemoveAccount))
}

async fn show(State(app): State<App>, visit: Visit) -> Result<Html<String>, DeskError> {
    page(&app, &visit, String::new()).await
}

async fn page(app: &App, visit: &Visit, link: String) -> Result<Html<String>, DeskError> {
    let mut people = Vec::new();
    for user in app.store().users().await? {
        let is_me = user.id == visit.signed.user.id;
        if is_me || visit.may(Deed::EndSignIns) {
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
        can_remove: visit.may(Deed::RemoveAccount) && !is_me,
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
    let kind = TicketKind::Invitation { name: form.name.trim().to_owned(), role: Role::Arbiter };
    let token = signin::one_time(&app, &kind).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = Scheme::of(&headers).as_str();
    page(&app, &visit, format!("{scheme}://{host}/signin/{token}")).await
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
    if !has_it_already(&app, &visit, &form).await? {
        if let Some(reason) = signin::too_short(&form.new) {
            return Err(DeskError::BadForm(vec![reason]));
        }
        app.store().set_password(user.id, &app.hasher().hash(form.new, Standing::Known).await?).await?;
    }
    for session in app.store().sessions_of(user.id).await? {
        if session.id != visit.signed.session.id {
            app.store().end_session(session.id).await?;
        }
    }
    Ok(Redirect::to("/accounts?done=password"))
}

/// Whether the same form has changed the password before. The own password is asked for once more; whoever found an
/// open desk may not guess it either.
async fn has_it_already(app: &App, visit: &Visit, form: &PasswordForm) -> Result<bool, DeskError> {
    let user = &visit.signed.user;
    if user.password_hash.is_empty() {
        return Ok(false);
    }
    // A form whose answer was lost comes again with the password of before, and is right.
    let is_again = app.store().has_set_password(user.id).await?;
    let callers = vec![Caller::Session(visit.signed.session.id.0)];
    let allowed = app.throttle().begin(callers, Instant::now());
    let attempt = allowed.map_err(|seconds| DeskError::TooManyAttempts { seconds })?;
    let is_right =
        |password: &str| app.hasher().is_right(password.to_owned(), user.password_hash.clone(), Standing::Known);
    let found = match is_right(&form.old).await {
        Ok(false) if is_again => is_right(&form.new).await.map(|is_new| is_new.then_some(true)),
        other => other.map(|is_old| is_old.then_some(false)),
    };
    match found {
        Ok(Some(is_done)) => {
            attempt.was_right();
            Ok(is_done)
        }
        Ok(None) => Err(DeskError::BadForm(vec![Reason::house("password_wrong")])),
        Err(error) => {
            attempt.was_not_made();
            Err(error)
        }
    }
}

/// Ends a sign-in: the own ones, or anybody's for the owner.
async fn end_session(State(app): State<App>, visit: Visit, Path(session): Path<i64>) -> Result<Redirect, DeskError> {
    let session = SessionId(session);
    if !has_session(&app, visit.signed.user.id, session).await? {
        if !visit.may(Deed::EndSignIns) {
            return Err(DeskError::OwnerOnly);
        }
        let mut is_known = false;
        for user in app.store().users().await? {
            is_known |= has_session(&app, user.id, session).await?;
        }
        if !is_known {
            return Err(DeskError::NotFound);
        }
    }
    match app.store().end_session(session).await? {
        true => Ok(Redirect::to("/accounts?done=ended")),
        false => Err(DeskError::NotFound),
    }
}

async fn has_session(app: &App, user: UserId, session: SessionId) -> Result<bool, DeskError> {
    Ok(app.store().sessions_of(user).await?.iter().any(|own| own.id == session))
}

async fn remove(State(app): State<App>, Path(user): Path<i64>) -> Result<Redirect, DeskError> {
    app.store().remove_user(UserId(user)).await?;
    Ok(Redirect::to("/accounts?done=account-removed"))
}
