//! One-time links: the owner's first way in, and invitations.
//!
//! Opening the link only shows a page, since programs open links before people do; the link is spent
//! when its form is sent and nothing is wrong with it. What a link is good for is known to the
//! database alone; a letter before the token only tells which form to show.

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Redirect, Response};
use rokade_clause::Reason;
use rokade_store::{Role, TicketKind, User};
use rokade_tournament::Micros;
use serde::Deserialize;

use super::page::device_name;
use crate::app::App;
use crate::cookies::Jar;
use crate::door::DoorSign;
use crate::error::DeskError;
use crate::lang::ReaderLang;
use crate::page::{Page, html};
use crate::password::{self, Standing};
use crate::{secret, visit};

const HOUR: Micros = 3600 * 1_000_000;
const LONGEST_NAME: usize = 60;
const OWNER: &str = "o-";
const INVITED: &str = "i-";

/// Makes a link's token; the database keeps only its hash.
pub(crate) async fn one_time(app: &App, kind: &TicketKind) -> Result<String, DeskError> {
    let (letter, hours) = match kind {
        TicketKind::OneTimeSignIn => (OWNER, 24),
        TicketKind::Invitation { .. } => (INVITED, 7 * 24),
    };
    let token = format!("{letter}{}", secret::token());
    app.store().create_ticket(kind, &secret::hash(&token), app.now() + hours * HOUR).await?;
    Ok(token)
}

#[derive(Template)]
#[template(path = "signin/link.html")]
struct LinkPage {
    page: Page,
    door: DoorSign,
    is_invitation: bool,
    /// The owner's account exists already.
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
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Result<Html<String>, DeskError> {
    // Whoever opens a link that is used up is told before anything is filled in.
    if !app.store().has_ticket(&secret::hash(&token), app.now()).await? {
        return Err(DeskError::LinkSpent);
    }
    let is_invitation = token.starts_with(INVITED);
    html(&LinkPage {
        page: Page::public(lang, format!("/signin/{token}")),
        door: app.facade().sign(&headers),
        is_invitation,
        is_known: !is_invitation && owner(&app).await?.is_some(),
        shortest: password::SHORTEST,
    })
}

pub(super) async fn accept(
    State(app): State<App>,
    jar: Jar,
    headers: HeaderMap,
    Path(token): Path<String>,
    Form(form): Form<LinkForm>,
) -> Result<Response, DeskError> {
    let secret = secret::hash(&token);
    // The form came before, and its answer was lost on the way.
    let is_again = app.store().has_taken_ticket(&secret).await?;
    // A link that is none costs a look into the database and nothing more.
    if !is_again && !app.store().has_ticket(&secret, app.now()).await? {
        return Err(DeskError::LinkSpent);
    }
    let known = owner(&app).await?.filter(|_| token.starts_with(OWNER));
    let name = checked(&app, &form, known.as_ref(), WayIn::of(&token), is_again).await?;
    let hash = match form.password.as_str() {
        "" => None,
        password => Some(app.hasher().hash(password.to_owned(), Standing::Known).await?),
    };
    // Whoever comes first spends the link, even if two send the form at once.
    let ticket = match app.store().take_ticket(&secret, app.now()).await? {
        Some(ticket) => ticket,
        // It was gone to its end: whoever got the answer is signed in, everybody else is asked for the password.
        None if is_again => return Ok(Redirect::to("/").into_response()),
        None => return Err(DeskError::LinkSpent),
    };
    let user = match (ticket.kind, known) {
        (TicketKind::OneTimeSignIn, Some(user)) => {
            if let Some(hash) = &hash {
                app.store().set_password(user.id, hash).await?;
            }
            user
        }
        (TicketKind::OneTimeSignIn, None) => {
            app.store().create_user(&name, Role::Owner, &hash.unwrap_or_default()).await?
        }
        (TicketKind::Invitation { role, .. }, _) => {
            app.store().create_user(&name, role, &hash.unwrap_or_default()).await?
        }
    };
    let jar = visit::sign_in(&app, jar, &user, &device_name(&headers)).await?;
    Ok((jar, Redirect::to("/")).into_response())
}

/// How somebody comes to the form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WayIn {
    Owner,
    Invited,
}

impl WayIn {
    fn of(token: &str) -> WayIn {
        if token.starts_with(INVITED) { WayIn::Invited } else { WayIn::Owner }
    }
}

pub(crate) async fn owner(app: &App) -> Result<Option<User>, DeskError> {
    Ok(app.store().users().await?.into_iter().find(|user| user.role == Role::Owner))
}

/// The name to be used; everything that is wrong with the form at once. What a form that is sent again asks for may
/// be there already.
async fn checked(
    app: &App,
    form: &LinkForm,
    known: Option<&User>,
    way: WayIn,
    is_again: bool,
) -> Result<String, DeskError> {
    let name = form.name.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut reasons = Vec::new();
    if known.is_none() {
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            reasons.push(Reason::house("account_name_missing"));
        } else if !is_again && app.store().user_by_name(&name).await?.is_some() {
            reasons.push(Reason::house("account_name_taken"));
        }
    }
    // The owner can always have a new link from the machine itself; an invited arbiter cannot.
    let may_wait = way != WayIn::Invited && form.password.is_empty();
    reasons.extend(too_short(&form.password).filter(|_| !may_wait));
    if reasons.is_empty() { Ok(name) } else { Err(DeskError::BadForm(reasons)) }
}

/// Why a password will not do.
pub(crate) fn too_short(password: &str) -> Option<Reason> {
    let shortest = u32::try_from(password::SHORTEST).expect("a small number fits");
    (password.chars().count() < password::SHORTEST)
        .then(|| Reason::house("password_too_short").with("shortest", shortest))
}
