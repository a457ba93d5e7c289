//! The layer around all pages: a request waits for its turn and is answered on a thread of its lane.

use std::any::Any;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use tokio::sync::SemaphorePermit;
use tokio::time::timeout;

use super::asker::Asker;
use super::lane::{Entrance, Full};
use super::meter::Meter;
use super::{Pool, Purses, Share};
use crate::app::App;
use crate::error::{DeskError, Intent};
use crate::pack::{self, Wish};
use crate::visit::SignedIn;

/// What strangers may be sending at once, in kilobytes. Forms that people fill in are not counted: of thousands that
/// come slowly the memory bears so much each.
pub(super) const UPLOADS_KILOBYTES: usize = 64 * 1024;
const SMALL: usize = 8 * 1024;
/// A full lane is empty again soon.
const COME_BACK: u64 = 3;

/// Which pages a request has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doorway {
    /// Pages of signed-in people, and the way to sign in.
    Desk,
    /// Everybody's.
    Open,
    /// Whoever holds a link.
    Link,
}

impl Doorway {
    fn share(self, method: &Method, signed: bool) -> Share {
        match (self, signed) {
            (Doorway::Open, false) => Share::Public,
            (Doorway::Open, true) => Share::Desk,
            (Doorway::Desk, true) => match Intent::of(method) {
                Intent::Read => Share::Desk,
                Intent::Change => Share::Writing,
            },
            (Doorway::Desk, false) | (Doorway::Link, _) => Share::Door,
        }
    }

    /// The largest form or file that may come through.
    fn largest(self, signed: bool) -> usize {
        match (self, signed) {
            (Doorway::Desk, true) => crate::guard::LARGEST_UPLOAD,
            (Doorway::Open, _) => crate::board::LARGEST_PGN,
            (Doorway::Desk, false) | (Doorway::Link, _) => crate::guard::LARGEST_UNSIGNED,
        }
    }
}

/// Layer: see the module. It must lie inside `visit::identify`.
pub(crate) async fn take(
    State((app, doorway)): State<(App, Doorway)>,
    request: Request,
    next: Next,
) -> Result<Response, DeskError> {
    let intent = Intent::of(request.method());
    let longest = app.pool().capacity.longest_answer;
    match timeout(longest, answer(app.pool(), doorway, request, next)).await {
        Ok(answered) => answered,
        Err(_) => Err(DeskError::TooLong { intent }),
    }
}

async fn answer(pool: &Pool, doorway: Doorway, request: Request, next: Next) -> Result<Response, DeskError> {
    let signed = request.extensions().get::<SignedIn>().is_some();
    let asker = Asker::of(request.extensions());
    let share = doorway.share(request.method(), signed);
    if !signed && let Some(seconds) = pool.purses.wait(&asker, Instant::now()) {
        return Err(DeskError::BudgetSpent { seconds });
    }
    let (mut request, _upload) = received(pool, request, doorway.largest(signed), signed).await?;
    let turn = Turn {
        entrance: pool.entrance(share),
        asker,
        purses: (!signed).then(|| (pool.purses.clone(), pool.capacity.free)),
        wish: Wish::of(request.headers()),
    };
    request.extensions_mut().insert(turn.clone());
    let wish = turn.wish;
    let work = async move { pack::packed(next.run(request).await, wish).await };
    let ticket = turn.entrance.hand_in(asker, turn.meter(), work)?;
    ticket.answer().await.map_err(|broken| DeskError::Internal(said(broken.0)))
}

/// The request with its whole body, read here so that nobody holds a place in a lane by sending slowly.
async fn received(
    pool: &Pool,
    request: Request,
    largest: usize,
    signed: bool,
) -> Result<(Request, Option<SemaphorePermit<'_>>), DeskError> {
    if request.body().is_end_stream() {
        return Ok((request, None));
    }
    let announced = length(request.headers()).unwrap_or(largest);
    if announced > largest {
        return Err(DeskError::TooLarge);
    }
    let permit = match signed || announced <= SMALL {
        true => None,
        false => {
            let kilobytes = u32::try_from(announced.div_ceil(1024)).unwrap_or(u32::MAX);
            let free = pool.uploads.try_acquire_many(kilobytes);
            Some(free.map_err(|_| DeskError::Busy { seconds: COME_BACK })?)
        }
    };
    let (parts, body) = request.into_parts();
    let bytes: Bytes = to_bytes(body, announced.min(largest)).await.map_err(|_| DeskError::TooLarge)?;
    Ok((Request::from_parts(parts, Body::from(bytes)), permit))
}

fn length(headers: &HeaderMap) -> Option<usize> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

fn said(panic: Option<Box<dyn Any + Send>>) -> String {
    let Some(panic) = panic else { return "the desk is closing".to_owned() };
    let said = panic.downcast_ref::<String>().cloned();
    let said = said.or_else(|| panic.downcast_ref::<&str>().map(|said| (*said).to_owned()));
    said.unwrap_or_else(|| "panicked".to_owned())
}

/// Extractor for pages that are written bit by bit: the lane of the request, for what follows.
#[derive(Clone)]
pub(crate) struct Turn {
    pub(super) entrance: Entrance,
    pub(super) asker: Asker,
    /// Where the request is paid from, and what is free of it; nothing for signed-in people.
    purses: Option<(Arc<Purses<Asker>>, Duration)>,
    pub(super) wish: Wish,
}

impl Turn {
    pub(super) fn meter(&self) -> Option<Meter> {
        let (purses, free) = self.purses.as_ref()?;
        Some(Meter::new(Arc::clone(purses), self.asker, *free))
    }
}

impl<S: Sync> FromRequestParts<S> for Turn {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get::<Turn>().cloned().expect("every page is made in its turn"))
    }
}

impl From<Full> for DeskError {
    fn from(_: Full) -> Self {
        DeskError::Busy { seconds: COME_BACK }
    }
}
