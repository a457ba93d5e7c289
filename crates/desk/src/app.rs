//! What every handler shares: the store, the clock, the keys and the caches.

use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use rokade_store::{Book, Store, StoreError, TicketKind, TournamentKey};
use rokade_tournament::Micros;

use crate::error::DeskError;
use crate::fragments::Fragments;
use crate::live::LiveHub;
use crate::throttle::Throttle;
use crate::timepiece::Timepiece;

/// The state of the web app; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Parts>);

struct Parts {
    store: Store,
    cookie_key: Key,
    timepiece: Timepiece,
    fragments: Fragments,
    live: LiveHub,
    throttle: Throttle,
}

impl App {
    /// Builds the state on an open store. Must run inside a tokio runtime: it starts the task
    /// that passes the store's changes on to the live pages.
    pub async fn new(store: Store, timepiece: impl Into<Timepiece>) -> Result<App, StoreError> {
        let secret = store.secret("cookie").await?;
        let live = LiveHub::start(&store);
        Ok(App(Arc::new(Parts {
            cookie_key: Key::from(&secret),
            timepiece: timepiece.into(),
            fragments: Fragments::default(),
            live,
            throttle: Throttle::default(),
            store,
        })))
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub fn now(&self) -> Micros {
        self.0.timepiece.now()
    }

    pub(crate) fn timepiece(&self) -> &Timepiece {
        &self.0.timepiece
    }

    /// Rendered fragments of live pages, kept per page, language and journal number.
    pub fn fragments(&self) -> &Fragments {
        &self.0.fragments
    }

    pub fn live(&self) -> &LiveHub {
        &self.0.live
    }

    pub(crate) fn throttle(&self) -> &Throttle {
        &self.0.throttle
    }

    /// Where the owner signs in, once, within a day: `/signin/…`.
    pub async fn sign_in_path(&self) -> Result<String, DeskError> {
        let token = crate::signin::one_time(self, &TicketKind::OneTimeSignIn).await?;
        Ok(format!("/signin/{token}"))
    }

    /// The tournament as it stands now, or the page that says there is none.
    pub async fn book(&self, key: &TournamentKey) -> Result<Arc<Book>, DeskError> {
        self.store().book(key).await?.ok_or(DeskError::NotFound)
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.0.cookie_key.clone()
    }
}
