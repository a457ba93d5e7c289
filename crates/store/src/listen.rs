//! Changes that other servers make on the same PostgreSQL.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::journal::whole;
use crate::{Change, StoreError, TournamentKey};

/// The channel that servers speak on.
pub(crate) const CHANNEL: &str = "rokade_change";

/// After a lost connection the next try waits this long.
const PAUSE: Duration = Duration::from_secs(1);

/// The task that listens; it ends with the store.
pub(crate) struct Listener {
    task: JoinHandle<()>,
    pool: PgPool,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Listener {
    pub(crate) async fn start(
        pool: &PgPool,
        (changes, federation): (&broadcast::Sender<Change>, &broadcast::Sender<u64>),
        instance: &str,
    ) -> Result<Listener, StoreError> {
        // A connection of its own: a crowd of readers must not starve it, nor it them.
        let options = (*pool.connect_options()).clone();
        let own = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let own = own.connect_with(options).await?;
        let listener = listen(&own).await?;
        let (readers, changes, instance) = (pool.clone(), changes.clone(), instance.to_owned());
        let ear = Ear { own: own.clone(), readers, changes, federation: federation.clone(), instance };
        Ok(Listener { task: tokio::spawn(ear.listen(listener)), pool: own })
    }

    pub(crate) async fn stop(&self) {
        self.task.abort();
        self.pool.close().await;
    }
}

async fn listen(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    // A lost connection is made again here, so that nothing said meanwhile goes unnoticed.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

struct Ear {
    own: PgPool,
    readers: PgPool,
    changes: broadcast::Sender<Change>,
    federation: broadcast::Sender<u64>,
    instance: String,
}

impl Ear {
    async fn listen(self, mut listener: PgListener) {
        loop {
            while let Ok(Some(notification)) = listener.try_recv().await {
                self.hear(notification.payload());
            }
            drop(listener);
            tracing::warn!("live updates from other servers are interrupted");
            listener = loop {
                match listen(&self.own).await {
                    Ok(listener) => break listener,
                    Err(sqlx::Error::PoolClosed) => return,
                    Err(_) => tokio::time::sleep(PAUSE).await,
                }
            };
            self.announce_all().await;
        }
    }

    fn hear(&self, payload: &str) {
        if let Some((instance, change)) = read_payload(payload)
            && instance != self.instance
        {
            // The federation's journal is told under a name that no tournament has.
            let _ = match change.key.as_str() {
                FEDERATION => self.federation.send(change.seq).map_err(|_| ()).map(|_| ()),
                _ => self.changes.send(change).map_err(|_| ()).map(|_| ()),
            };
        }
    }

    async fn announce_all(&self) {
        let rows = sqlx::query_as("SELECT key, last_seq FROM tournament").fetch_all(&self.readers).await;
        let rows: Vec<(String, i64)> = match rows {
            Ok(rows) => rows,
            Err(error) => {
                tracing::warn!(%error, "the tournaments could not be looked through after an interruption");
                return;
            }
        };
        let _ = self.federation.send(0);
        for (key, seq) in rows {
            if let Ok(seq) = whole(seq) {
                let _ = self.changes.send(Change { key: TournamentKey::new(key), seq });
            }
        }
    }
}

/// What the federation's journal is called on the channel. Keys of tournaments have no vowels.
const FEDERATION: &str = "federation";

pub(crate) fn federation_payload(instance: &str, seq: u64) -> String {
    format!("{instance} {FEDERATION} {seq}")
}

pub(crate) fn payload(instance: &str, key: &TournamentKey, seq: u64) -> String {
    format!("{instance} {key} {seq}")
}

fn read_payload(payload: &str) -> Option<(&str, Change)> {
    let mut words = payload.split(' ');
    let (instance, key, seq) = (words.next()?, words.next()?, words.next()?);
    Some((instance, Change { key: TournamentKey::new(key), seq: seq.parse().ok()? }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_server_says_another_understands() {
        let change = Change { key: TournamentKey::new("k4m2xw7p"), seq: 17 };
        let said = payload("abc", &change.key, 17);
        assert_eq!(read_payload(&said), Some(("abc", change)));
        assert_eq!(read_payload("noise"), None);
    }
}
