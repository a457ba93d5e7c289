//! A connection's place in the register, as the connection and its requests hold it.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tokio::sync::watch;

use super::address::{ClientAddress, Network};
use super::register::{Doing, Holder, PlaceId, Register, Terms, Word};
use super::way::Unread;
use crate::error::DeskError;
use crate::visit::SignedIn;

/// When a phone that found no room for a live page should ask again.
const AGAIN_SECONDS: u64 = 30;

/// A connection's own entry; struck out when it is dropped.
pub(super) struct Seat {
    handle: SeatHandle,
    heard: watch::Receiver<Word>,
    unread: Unread,
}

impl Seat {
    pub(super) fn new(register: Arc<Register>, id: PlaceId, heard: watch::Receiver<Word>, unread: Unread) -> Seat {
        Seat { handle: SeatHandle { register, id }, heard, unread }
    }

    /// Where it is counted what of its answers was not taken yet.
    pub(super) fn unread(&self) -> Unread {
        self.unread.clone()
    }

    /// The next word of the register.
    pub(super) async fn word(&mut self) -> Word {
        match self.heard.changed().await {
            Ok(()) => *self.heard.borrow_and_update(),
            Err(_) => Word::Leave,
        }
    }

    /// Waits until this connection is not wanted any more; for those that have not asked for anything yet.
    pub(super) async fn left(&mut self) {
        while self.word().await == Word::Stay {}
    }

    /// For the requests on this connection.
    pub(super) fn handle(&self) -> SeatHandle {
        self.handle.clone()
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.handle.register.leave(self.handle.id);
    }
}

/// What a request may say of the connection it came on.
#[derive(Clone)]
pub(crate) struct SeatHandle {
    register: Arc<Register>,
    id: PlaceId,
}

impl SeatHandle {
    fn now(&self, doing: Doing) {
        self.register.lock().change(self.id, |place| {
            place.doing = doing;
            place.since = Instant::now();
        });
    }

    /// A request has come; it is being served until the answer is dropped.
    pub(super) fn serve(&self) -> Serving {
        self.now(Doing::Served);
        self.register.drop_the_unread();
        Serving(self.clone())
    }

    pub(super) fn terms(&self) -> Terms {
        self.register.terms(self.id)
    }

    /// Somebody with a valid sign-in speaks here: no stranger any more.
    pub(crate) fn vouch(&self) {
        self.register.lock().change(self.id, |place| {
            if place.holder == Holder::Stranger {
                place.holder = Holder::SignedIn;
            }
            place.terms = Terms::Ordinary;
        });
    }

    /// Lets a stranger's live page begin, unless there are too many.
    pub(super) fn stranger_goes_live(&self, client: Network) -> Option<LivePass> {
        let is_free = self.terms() == Terms::Ordinary && {
            let limits = self.register.limits;
            self.register.lock().live.begin(client, &limits)
        };
        is_free.then(|| {
            self.now(Doing::Live);
            LivePass(Some((Arc::clone(&self.register), client)))
        })
    }
}

/// A request being served.
pub(super) struct Serving(SeatHandle);

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.now(Doing::Resting);
    }
}

/// The right to hold a live page open; given back when it is dropped.
///
/// Extractor: those who are signed in always get one, the others as long as there is room.
pub(crate) struct LivePass(Option<(Arc<Register>, Network)>);

impl<S: Sync> FromRequestParts<S> for LivePass {
    type Rejection = DeskError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, DeskError> {
        // A request that came through no door, as in tests, takes nobody's room.
        let Some(seat) = parts.extensions.get::<SeatHandle>() else { return Ok(LivePass(None)) };
        if parts.extensions.get::<SignedIn>().is_some() {
            seat.now(Doing::Live);
            return Ok(LivePass(None));
        }
        let client = ClientAddress::of(&parts.extensions).network();
        seat.stranger_goes_live(client).ok_or(DeskError::Busy { seconds: AGAIN_SECONDS })
    }
}

impl Drop for LivePass {
    fn drop(&mut self) {
        if let Some((register, client)) = self.0.take() {
            register.lock().live.end(client);
        }
    }
}
