//! One SQL, two engines: the pools, the transactions and the macros that say a statement once.

mod errand;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Postgres, Sqlite, Transaction};
use tokio::sync::Semaphore;

use crate::StoreError;
use crate::seal::Sealing;

pub(crate) use errand::{Glance, Reads, Share, Whom, Writes, aside, while_wanted};

/// How long a writer waits for another one before it gives up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// What the data lives on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Engine {
    Sqlite { path: PathBuf },
    Postgres,
}

/// The connections. Nothing is read or written but by an errand: [`Pools::read`], [`Pools::write`].
#[derive(Clone)]
pub(crate) enum Pools {
    /// One writer, so that commands queue in order instead of fighting for the lock; readers beside it.
    Sqlite {
        path: PathBuf,
        /// `None` when opened only to be read.
        write: Option<Writer>,
        read: Readers<Sqlite>,
    },
    Postgres {
        pool: PgPool,
        read: Readers<Postgres>,
        writing: Arc<Semaphore>,
    },
}

/// The one connection that writes to a file, and the seal it keeps there.
#[derive(Clone)]
pub(crate) struct Writer {
    pub(crate) pool: SqlitePool,
    pub(crate) sealing: Arc<Sealing>,
}

/// The connections that read. Only an errand takes one.
pub(crate) struct Readers<D: sqlx::Database> {
    pool: sqlx::Pool<D>,
    /// So many of them are for long readings.
    long: Arc<Semaphore>,
}

impl<D: sqlx::Database> Clone for Readers<D> {
    fn clone(&self) -> Self {
        Self { pool: self.pool.clone(), long: Arc::clone(&self.long) }
    }
}

impl<D: sqlx::Database> Readers<D> {
    fn new(pool: sqlx::Pool<D>) -> Self {
        Self { pool, long: Arc::new(Semaphore::new(LONG_READINGS)) }
    }
}

/// So many connections are for readings of many rows: journals, lists, ledgers.
const LONG_READINGS: usize = 4;
/// So many more are never taken by those: for whoever looks at one row, and for what a change needs to be read.
const GLANCES: usize = 2;
/// So many changes a server is asked for at once; each may wait for another one's lock.
const SERVER_WRITES: usize = 6;

/// A transaction on either engine; rolled back when dropped.
pub(crate) enum Tx {
    Sqlite {
        tx: Transaction<'static, Sqlite>,
        /// `None` in a transaction that only reads.
        sealing: Option<Arc<Sealing>>,
        share: Share,
    },
    Postgres {
        tx: Transaction<'static, Postgres>,
        share: Share,
    },
}

/// Runs one statement in a transaction: the same text compiled for both engines.
macro_rules! on {
    ($tx:expr, $conn:ident => $body:expr) => {
        match $tx {
            $crate::engine::Tx::Sqlite { tx, .. } => {
                let $conn = &mut **tx;
                $body
            }
            $crate::engine::Tx::Postgres { tx, .. } => {
                let $conn = &mut **tx;
                $body
            }
        }
    };
}
pub(crate) use on;

/// Looks at one row, outside a transaction, and never waits for those who read many.
macro_rules! glance {
    ($reads:expr, $conn:ident => $body:expr) => {
        match $reads.glance().await? {
            $crate::engine::Glance::Sqlite(mut taken) => {
                let $conn = &mut *taken;
                $body
            }
            $crate::engine::Glance::Postgres(mut taken) => {
                let $conn = &mut *taken;
                $body
            }
        }
    };
}
pub(crate) use glance;

/// A SELECT that keeps its rows from other writers until the transaction ends. SQLite needs no word
/// for it: its write transactions hold the whole file.
macro_rules! locking {
    ($tx:expr, $sql:literal) => {
        match $tx {
            $crate::engine::Tx::Sqlite { .. } => $sql,
            $crate::engine::Tx::Postgres { .. } => concat!($sql, " FOR UPDATE"),
        }
    };
}
pub(crate) use locking;

impl Tx {
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Tx::Sqlite { tx, sealing: None, share: _share } => tx.commit().await?,
            Tx::Sqlite { mut tx, sealing: Some(sealing), share: _share } => {
                let seal = sealing.renew(&mut tx).await?;
                tx.commit().await?;
                sealing.is_renewed(seal);
            }
            // A connection that is lost here does not say whether the server had stored everything by then.
            Tx::Postgres { tx, share: _share } => tx.commit().await.map_err(|error| match error.into() {
                StoreError::ConnectionLost(what) => StoreError::Unconfirmed(what),
                other => other,
            })?,
        }
        Ok(())
    }

    /// Gives up what was begun. A failure here changes nothing: what is not committed is not there.
    pub(crate) async fn rollback(self) {
        let given_up = match self {
            Tx::Sqlite { tx, share: _share, .. } => tx.rollback().await,
            Tx::Postgres { tx, share: _share } => tx.rollback().await,
        };
        if let Err(error) = given_up {
            tracing::debug!(%error, "rollback");
        }
    }
}

impl Pools {
    pub(crate) fn engine(&self) -> Engine {
        match self {
            Pools::Sqlite { path, .. } => Engine::Sqlite { path: path.clone() },
            Pools::Postgres { .. } => Engine::Postgres,
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Pools::Sqlite { write, read, .. } => {
                read.pool.close().await;
                if let Some(Writer { pool, sealing }) = write {
                    if let Err(error) = sealing.shut(pool).await {
                        tracing::warn!(%error, "the log beside the database stays and belongs to it");
                    }
                    pool.close().await;
                }
            }
            Pools::Postgres { pool, .. } => pool.close().await,
        }
    }
}

/// A server that does not answer shows as a pool that gives nothing in time.
fn unreachable_server(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolTimedOut => StoreError::ConnectionLost("the server does not answer".to_owned()),
        other => other.into(),
    }
}

/// What every connection to a SQLite file has set, whoever opens it.
pub(crate) fn sqlite_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(PATIENCE)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        // Erased names are overwritten in the file, not only unlinked from the tables.
        .pragma("secure_delete", "ON")
        // A log that begins anew keeps nothing of what it held before.
        .pragma("journal_size_limit", "0")
        // A page that does not hold together is told, not guessed at.
        .pragma("cell_size_check", "ON")
}

pub(crate) async fn sqlite_pools(path: &Path, read_only: bool) -> Result<Pools, StoreError> {
    let pool = || SqlitePoolOptions::new().acquire_timeout(PATIENCE).idle_timeout(None).max_lifetime(None);
    let write = match read_only {
        true => None,
        false => {
            let alone = pool().max_connections(1).after_release(|conn, _| Box::pin(is_idle(conn)));
            let pool = alone.connect_with(sqlite_options(path)).await?;
            let sealing = Sealing::new(path);
            sealing.hold_log(&pool).await?;
            Some(Writer { pool, sealing })
        }
    };
    let options = match read_only {
        true => sqlite_options(path).read_only(true),
        false => sqlite_options(path).pragma("query_only", "ON"),
    };
    let most = u32::try_from(LONG_READINGS + GLANCES).expect("a few connections");
    // A file does not go away between two readings as a server does: nobody waits for a connection to say that it is
    // there.
    let read = pool().max_connections(most).test_before_acquire(false).connect_with(options).await?;
    Ok(Pools::Sqlite { path: path.to_owned(), write, read: Readers::new(read) })
}

/// Whether a connection may be used again. SQLite ends a transaction by itself when the disk is
/// full; the driver does not notice, and such a connection could never begin another one.
async fn is_idle(conn: &mut sqlx::SqliteConnection) -> Result<bool, sqlx::Error> {
    conn.ping().await?;
    Ok(!conn.is_in_transaction())
}

pub(crate) async fn postgres_pools(address: &str, read_only: bool) -> Result<Pools, StoreError> {
    // The address may hold a password: it is never repeated in a message.
    let options: PgConnectOptions = address.parse().map_err(|_| StoreError::BadAddress("postgres://…".to_owned()))?;
    let most = u32::try_from(LONG_READINGS + GLANCES + SERVER_WRITES).expect("a few connections");
    let pool = PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(PATIENCE)
        .after_connect(move |conn, _| {
            Box::pin(async move {
                // An acknowledged event is on the disk even where the server is set to be quicker.
                sqlx::query(
                    "SELECT set_config('synchronous_commit', 'on', false) \
                     WHERE current_setting('synchronous_commit') = 'off'",
                )
                .execute(&mut *conn)
                .await?;
                sqlx::query("SET lock_timeout = '10s'").execute(&mut *conn).await?;
                if read_only {
                    sqlx::query("SET default_transaction_read_only = on").execute(&mut *conn).await?;
                }
                Ok(())
            })
        })
        .connect_with(options)
        .await
        .map_err(unreachable_server)?;
    Ok(Pools::Postgres { read: Readers::new(pool.clone()), pool, writing: Arc::new(Semaphore::new(SERVER_WRITES)) })
}
