//! Live pages: one listener to the store, one small event to every open page.
//!
//! A page is only told that something changed and up to which journal number; it fetches the marked
//! pieces by itself, and those are rendered once (see `fragments`). Changes that come close together
//! are announced together.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, StreamExt};
use rokade_store::{Change, Store, TournamentKey};
use tokio::sync::{broadcast, watch};
use tokio_stream::wrappers::WatchStream;

use crate::door::LivePass;

/// The shortest time between two announcements of one tournament.
const BREATH: Duration = Duration::from_millis(250);
const KEEP_ALIVE: Duration = Duration::from_secs(20);
/// What browsers wait before they connect again.
const RETRY: Duration = Duration::from_secs(2);

type Channels = Arc<Mutex<HashMap<TournamentKey, watch::Sender<u64>>>>;

/// Where live pages listen.
#[derive(Clone)]
pub struct LiveHub {
    channels: Channels,
    closed: watch::Sender<bool>,
}

impl LiveHub {
    pub(crate) fn start(store: &Store) -> LiveHub {
        let hub = LiveHub { channels: Channels::default(), closed: watch::Sender::new(false) };
        tokio::spawn(announce(hub.channels.clone(), store.clone(), store.subscribe()));
        hub
    }

    /// Events `change` with the newest journal number as data, beginning with `seq`, until the desk closes. The pass
    /// is held as long.
    pub(crate) fn events(
        &self,
        key: &TournamentKey,
        seq: u64,
        pass: LivePass,
    ) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<>> {
        let receiver = {
            let mut channels = self.channels.lock().unwrap_or_else(PoisonError::into_inner);
            let sender = channels.entry(key.clone()).or_insert_with(|| watch::Sender::new(seq));
            sender.send_if_modified(|known| {
                *known = seq.max(*known);
                false
            });
            sender.subscribe()
        };
        let mut closed = self.closed.subscribe();
        let stream = WatchStream::new(receiver)
            .map(move |seq| {
                let _held = &pass;
                Ok(Event::default().event("change").retry(RETRY).data(seq.to_string()))
            })
            .take_until(Box::pin(async move { closed.wait_for(|closed| *closed).await.is_ok() }));
        Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
    }

    /// Ends all streams, so that the server can close.
    pub(crate) fn close(&self) {
        self.closed.send_replace(true);
    }
}

/// Passes the store's changes on, at most one per tournament and breath.
async fn announce(channels: Channels, store: Store, mut changes: broadcast::Receiver<Change>) {
    let mut waiting: HashMap<TournamentKey, u64> = HashMap::new();
    loop {
        match changes.recv().await {
            Ok(change) => note(&mut waiting, change),
            Err(broadcast::error::RecvError::Lagged(_)) => recount(&channels, &store, &mut waiting).await,
            Err(broadcast::error::RecvError::Closed) => return,
        }
        publish(&channels, &mut waiting);
        tokio::time::sleep(BREATH).await;
        // What came during the breath goes out with the next announcement at once.
        while let Ok(change) = changes.try_recv() {
            note(&mut waiting, change);
        }
        publish(&channels, &mut waiting);
    }
}

fn note(waiting: &mut HashMap<TournamentKey, u64>, change: Change) {
    let seq = waiting.entry(change.key).or_default();
    *seq = change.seq.max(*seq);
}

/// Some changes were missed: asks the journal where every watched tournament stands.
async fn recount(channels: &Channels, store: &Store, waiting: &mut HashMap<TournamentKey, u64>) {
    let watched: Vec<TournamentKey> = channels.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect();
    for key in watched {
        if let Ok(Some(book)) = store.book(&key).await {
            waiting.insert(key, book.tournament.seq);
        }
    }
}

fn publish(channels: &Channels, waiting: &mut HashMap<TournamentKey, u64>) {
    let mut channels = channels.lock().unwrap_or_else(PoisonError::into_inner);
    for (key, seq) in waiting.drain() {
        if let Some(sender) = channels.get(&key) {
            sender.send_replace(seq);
        }
    }
    channels.retain(|_, sender| sender.receiver_count() > 0);
}
