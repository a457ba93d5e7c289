//! Who asks: the signed-in arbiter of a request, found once by a layer and handed to the handlers.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, Uri};
use axum::middleware::Next;
use axum::response::Response;
use rokade_store::{Role, Session, User};
use rokade_tournament::Actor;
use rokade_words::{Lang, text};
use serde::Deserialize;

use crate::app::App;
use crate::cookies::{Jar, Keep};
use crate::door::SeatHandle;
use crate::error::DeskError;
use crate::lang::ReaderLang;
use crate::page::{Page, Visitor};
use crate::rights::{self, Deed};
use crate::throttle::NameMark;
use crate::{secret, signin};

const COOKIE: &str = "rokade";
const PATH: &str = "/";
const SIGNED_IN_DAYS: u32 = 30;

/// What was done before the page was shown, as the end of a key `desk-done-…`.
pub(crate) const DONE: &[&str] = &[
    "saved",
    "created",
    "imported",
    "entered",
    "edited",
    "removed",
    "moved",
    "split",
    "withdrawn",
    "returned",
    "bye",
    "erased",
    "ordered",
    "colour",
    "lines",
    "teams",
    "paired",
    "discarded",
    "published",
    "started",
    "manual",
    "swapped",
    "manual-ended",
    "result",
    "undone",
    "paired-again",
    "all-groups",
    "brought-in",
    "finished",
    "reopened",
    "invited",
    "ended",
    "password",
    "deleted",
    "account-removed",
    "filed",
    "appealed",
    "appeal-decided",
    "play-off",
    "called-off",
    "place-lot",
    "report-sent",
    "penalty",
    "again",
];

/// A request of somebody who is signed in.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub user: User,
    pub session: Session,
    pub csrf: String,
}

/// Extractor for the arbiter's pages: who asks, in which language, on which page.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    pub lang: Lang,
    pub signed: SignedIn,
    pub path: String,
    done: Option<String>,
}

impl Visit {
    /// The name of the account.
    pub(crate) fn by(&self) -> &str {
        &self.signed.user.name
    }

    /// Who the journal names.
    pub(crate) fn actor(&self) -> Actor {
        Actor::from(self.by())
    }

    pub(crate) fn is_owner(&self) -> bool {
        self.signed.user.role == Role::Owner
    }

    /// Whether the table of rights allows it, somewhere at least.
    pub(crate) fn may(&self, deed: Deed) -> bool {
        rights::scope(self.signed.user.role, deed).is_some()
    }

    /// The frame of the page to be shown.
    pub(crate) fn page(&self) -> Page {
        let done = self.done.as_deref().filter(|done| DONE.contains(done));
        Page {
            lang: self.lang,
            path: self.path.clone(),
            user: Some(Visitor {
                name: self.signed.user.name.clone(),
                is_owner: self.is_owner(),
                csrf: self.signed.csrf.clone(),
            }),
            done: done.map(|done| text(self.lang, &format!("desk-done-{done}"))),
            place: None,
            seq: 0,
        }
    }
}

#[derive(Deserialize)]
struct DoneQuery {
    done: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Visit {
    type Rejection = DeskError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, DeskError> {
        let Some(signed) = parts.extensions.get::<SignedIn>().cloned() else {
            return Err(DeskError::SignInNeeded { next: next_page(&parts.method, &parts.uri) });
        };
        let Ok(ReaderLang(lang)) = ReaderLang::from_request_parts(parts, state).await;
        let done = Query::<DoneQuery>::try_from_uri(&parts.uri).ok().and_then(|query| query.0.done);
        Ok(Visit { lang, signed, path: parts.uri.path().to_owned(), done })
    }
}

/// Extractor for pages that everybody may read: who is signed in, if anybody, stays so.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    pub lang: Lang,
    signed: Option<SignedIn>,
}

impl Reading {
    /// The frame of the page with that address.
    pub(crate) fn page(&self, path: impl Into<String>) -> Page {
        let user = self.signed.as_ref().map(|signed| Visitor {
            name: signed.user.name.clone(),
            is_owner: signed.user.role == Role::Owner,
            csrf: signed.csrf.clone(),
        });
        Page { user, ..Page::public(self.lang, path) }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Reading {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let ReaderLang(lang) = ReaderLang::from_request_parts(parts, state).await?;
        Ok(Reading { lang, signed: parts.extensions.get::<SignedIn>().cloned() })
    }
}

/// Nobody is signed in who asks for this.
pub(crate) fn sign_in_needed(request: &Request) -> DeskError {
    DeskError::SignInNeeded { next: next_page(request.method(), request.uri()) }
}

/// Where to go after the sign-in: the page asked for, if asking again does no harm.
fn next_page(method: &Method, uri: &Uri) -> String {
    match *method {
        Method::GET => uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        _ => "/".to_owned(),
    }
}

/// Layer: looks up the session of the request's cookie.
pub(crate) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Result<Response, DeskError> {
    let jar = Jar::from_headers(request.headers(), app.cookie_key());
    if let Some(token) = jar.get(COOKIE)
        && let Some(session) = app.store().session(&secret::hash(token), app.now()).await?
    {
        let csrf = secret::csrf_of(token);
        if let Some(seat) = request.extensions().get::<SeatHandle>() {
            seat.vouch();
        }
        request.extensions_mut().insert(SignedIn { user: session.user.clone(), session, csrf });
    }
    Ok(next.run(request).await)
}

/// Opens a session for an account and returns the jar with its cookie, and with the one that knows the device again.
pub(crate) async fn sign_in(app: &App, jar: Jar, user: &User, label: &str) -> Result<Jar, DeskError> {
    let token = secret::token();
    app.store().create_session(user.id, &secret::hash(&token), app.now(), label).await?;
    let keep = Keep { path: PATH, seconds: SIGNED_IN_DAYS * 24 * 60 * 60 };
    Ok(signin::remember_device(jar.with(COOKIE, token, &keep), &NameMark::of(&user.name)))
}

/// The jar without the session's cookie.
pub(crate) fn sign_out(jar: Jar) -> Jar {
    jar.without(COOKIE, PATH)
}
