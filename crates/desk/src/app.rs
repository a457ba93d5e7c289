//! What every handler shares: the store, the clock, the keys and the caches.

use std::sync::{Arc, OnceLock};

use rokade_store::{Book, Store, StoreError, TicketKind, TournamentKey};
use rokade_tournament::Micros;

use crate::cookies::CookieKey;
use crate::door::Facade;
use crate::error::DeskError;
use crate::fragments::Fragments;
use crate::live::LiveHub;
use crate::password::Hasher;
use crate::play::SeatPace;
use crate::pool::{Capacity, Pool};
use crate::throttle::Throttle;
use crate::timepiece::{self, OneTime, Steps, Timepiece};

/// The state of the web app; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Parts>);

struct Parts {
    store: Store,
    cookie_key: CookieKey,
    timepiece: Timepiece,
    steps: Steps,
    fragments: Fragments,
    live: LiveHub,
    throttle: Throttle,
    hasher: Hasher,
    facade: OnceLock<Facade>,
    pool: Pool,
    pace: SeatPace,
}

impl App {
    /// Builds the state on an open store. Must run inside a tokio runtime: it starts the task
    /// that passes the store's changes on to the live pages.
    pub async fn new(store: Store, timepiece: impl Into<Timepiece>) -> Result<App, StoreError> {
        App::with(store, timepiece, Capacity::default()).await
    }

    /// The same with threads and limits of another size.
    pub async fn with(store: Store, timepiece: impl Into<Timepiece>, capacity: Capacity) -> Result<App, StoreError> {
        let secret = store.secret("cookie").await?;
        let live = LiveHub::start(&store);
        Ok(App(Arc::new(Parts {
            cookie_key: CookieKey::of(&secret),
            timepiece: timepiece.into(),
            steps: Steps::default(),
            fragments: Fragments::new(capacity.fragments),
            live,
            throttle: Throttle::default(),
            hasher: Hasher::default(),
            facade: OnceLock::new(),
            pool: Pool::open(capacity),
            pace: SeatPace::default(),
            store,
        })))
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub fn now(&self) -> Micros {
        self.0.timepiece.now()
    }

    /// For whoever reads or changes a game: it and the time stay what they are to each other, and a step that another
    /// desk has put down is followed first.
    pub(crate) async fn one_time_everywhere(&self) -> Result<OneTime, StoreError> {
        loop {
            let held = self.0.steps.kept_off().await;
            if self.timepiece().has_followed_all(self.store()).await? {
                return Ok(held);
            }
            drop(held);
            tokio::time::sleep(timepiece::SOON).await;
        }
    }

    pub(crate) fn steps(&self) -> &Steps {
        &self.0.steps
    }

    pub(crate) fn timepiece(&self) -> &Timepiece {
        &self.0.timepiece
    }

    /// Rendered fragments of live pages, kept per page, language and journal number.
    pub(crate) fn fragments(&self) -> &Fragments {
        &self.0.fragments
    }

    pub fn live(&self) -> &LiveHub {
        &self.0.live
    }

    /// The threads that compute.
    pub(crate) fn pool(&self) -> &Pool {
        &self.0.pool
    }

    /// How fast whoever holds a link may act.
    pub(crate) fn pace(&self) -> &SeatPace {
        &self.0.pace
    }

    pub(crate) fn throttle(&self) -> &Throttle {
        &self.0.throttle
    }

    pub(crate) fn hasher(&self) -> &Hasher {
        &self.0.hasher
    }

    /// What is said of the door; nothing before it is open.
    pub(crate) fn facade(&self) -> &Facade {
        self.0.facade.get_or_init(Facade::default)
    }

    /// The door is about to open; said once, before the first page.
    pub(crate) fn stands_behind(&self, facade: Facade) {
        if self.0.facade.set(facade).is_err() {
            tracing::warn!("the desk has one door only");
        }
    }

    /// Where the owner signs in, once, within a day: `/signin/…`.
    pub async fn sign_in_path(&self) -> Result<String, DeskError> {
        let token = crate::signin::one_time(self, &TicketKind::OneTimeSignIn).await?;
        Ok(format!("/signin/{token}"))
    }

    pub(crate) fn cookie_key(&self) -> CookieKey {
        self.0.cookie_key.clone()
    }

    /// The tournament as it stands now, or the page that says there is none.
    pub async fn book(&self, key: &TournamentKey) -> Result<Arc<Book>, DeskError> {
        self.store().book(key).await?.ok_or(DeskError::NotFound)
    }
}
