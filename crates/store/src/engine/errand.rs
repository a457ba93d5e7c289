//! Errands: whatever is asked of the database is done by a task of its own, on the runtime that serves, and never by
//! whoever waits for the answer.
//!
//! Pages are computed on lanes, whose threads may be busy for a second at a time. What is awaited there goes on only
//! when its turn comes again: a connection, a lock or a permit that was granted meanwhile would lie there until then,
//! and a few strangers' pages would hold all that the next result waits for. So [`Reads`] and [`Writes`] alone lead to
//! connections, and they are made here alone, inside a task.
//!
//! An errand that reads ends when nobody waits for it any more; one that writes goes to its end. Both belong to the
//! action of the task that sent them.

use std::sync::Arc;

use sqlx::pool::PoolConnection;
use sqlx::{Postgres, Sqlite};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinError, JoinSet};
use tokio::time::timeout;

use super::{PATIENCE, Pools, Tx, Writer, unreachable_server};
use crate::{StoreError, action};

/// Who waits for something to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whom {
    Reader,
    /// Goes first, however many read.
    Writer,
}

/// One of the connections that those who do the same share among them, until it is dropped.
pub(crate) struct Share {
    _taken: Option<OwnedSemaphorePermit>,
}

/// A connection for one row.
pub(crate) enum Glance {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

/// Leads an errand to the connections that read.
pub(crate) struct Reads(Pools);

/// Leads an errand to the connection that writes.
pub(crate) struct Writes(Pools);

impl Pools {
    /// Reads, whoever waits for it; the errand ends when nobody does.
    pub(crate) async fn read<T, F>(&self, errand: impl FnOnce(Reads) -> F) -> T
    where
        T: Send + 'static,
        F: Future<Output = T> + Send + 'static,
    {
        while_wanted(errand(Reads(self.clone()))).await
    }

    /// Changes something, to the end: a browser that hangs up ends its request, not the change.
    pub(crate) async fn write<T, F>(&self, errand: impl FnOnce(Writes) -> F) -> T
    where
        T: Send + 'static,
        F: Future<Output = T> + Send + 'static,
    {
        to_the_end(errand(Writes(self.clone()))).await
    }
}

impl Reads {
    /// A connection for one row that is found by its key.
    pub(crate) async fn glance(&self) -> Result<Glance, StoreError> {
        match &self.0 {
            Pools::Sqlite { read, .. } => Ok(Glance::Sqlite(read.pool.acquire().await?)),
            Pools::Postgres { read, .. } => read.pool.acquire().await.map(Glance::Postgres).map_err(unreachable_server),
        }
    }

    /// A transaction that sees one moment of the database.
    pub(crate) async fn begin(&self, whom: Whom) -> Result<Tx, StoreError> {
        self.begin_in(self.share(whom).await?).await
    }

    /// The right to one of the connections for long readings, for whoever takes a lock before reading.
    pub(crate) async fn share(&self, whom: Whom) -> Result<Share, StoreError> {
        match (whom, &self.0) {
            (Whom::Writer, _) => Ok(Share::none()),
            (Whom::Reader, Pools::Sqlite { read, .. }) => Ok(Share::of(&read.long).await?),
            (Whom::Reader, Pools::Postgres { read, .. }) => Share::of(&read.long).await.map_err(unreachable_server),
        }
    }

    pub(crate) async fn begin_in(&self, share: Share) -> Result<Tx, StoreError> {
        match &self.0 {
            Pools::Sqlite { read, .. } => Ok(Tx::Sqlite { tx: read.pool.begin().await?, sealing: None, share }),
            Pools::Postgres { read, .. } => {
                let begun = read.pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await;
                begun.map(|tx| Tx::Postgres { tx, share }).map_err(unreachable_server)
            }
        }
    }
}

impl Writes {
    /// A transaction that alone may write (SQLite) or that locks what it reads for writing (PostgreSQL).
    pub(crate) async fn begin(&self) -> Result<Tx, StoreError> {
        match &self.0 {
            Pools::Sqlite { write: None, .. } => Err(StoreError::ReadOnly),
            Pools::Sqlite { write: Some(Writer { pool, sealing }), .. } => {
                sealing.open(pool).await?;
                let tx = pool.begin_with("BEGIN IMMEDIATE").await?;
                Ok(Tx::Sqlite { tx, sealing: Some(Arc::clone(sealing)), share: Share::none() })
            }
            Pools::Postgres { pool, writing, .. } => {
                let share = Share::of(writing).await.map_err(unreachable_server)?;
                pool.begin().await.map(|tx| Tx::Postgres { tx, share }).map_err(unreachable_server)
            }
        }
    }
}

impl Share {
    /// Waits as long as for a connection itself.
    async fn of(shared: &Arc<Semaphore>) -> Result<Share, sqlx::Error> {
        match timeout(PATIENCE, Arc::clone(shared).acquire_owned()).await {
            Ok(taken) => Ok(Share { _taken: Some(taken.expect("shares are never closed")) }),
            Err(_) => Err(sqlx::Error::PoolTimedOut),
        }
    }

    fn none() -> Share {
        Share { _taken: None }
    }
}

/// Runs a change as a task of its own, to its end.
async fn to_the_end<T: Send + 'static>(change: impl Future<Output = T> + Send + 'static) -> T {
    came_of(tokio::spawn(action::carried(change)).await).await
}

/// Runs work as a task of its own that ends when nobody waits for it any more.
pub(crate) async fn while_wanted<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> T {
    let mut task = JoinSet::new();
    task.spawn(action::carried(work));
    came_of(task.join_next().await.expect("one task was begun")).await
}

/// Work that takes long enough to hold up other requests of the same thread.
pub(crate) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    came_of(tokio::task::spawn_blocking(work).await).await
}

/// What came of a task: its panic is that of whoever waits for it.
async fn came_of<T>(ended: Result<T, JoinError>) -> T {
    match ended {
        Ok(done) => done,
        Err(failed) => match failed.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The program is ending and takes its tasks with it; so it will the one that waits here.
            Err(_) => std::future::pending().await,
        },
    }
}
