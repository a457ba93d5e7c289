//! One SQL, two engines: the pools, the transactions and the macros that say a statement once.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Postgres, Sqlite, Transaction};

use crate::StoreError;
use crate::seal::Sealing;

/// How long a writer waits for another one before it gives up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// What the data lives on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Engine {
    Sqlite { path: PathBuf },
    Postgres,
}

pub(crate) enum Pools {
    /// One writer, so that commands queue in order instead of fighting for the lock; readers beside it.
    Sqlite {
        path: PathBuf,
        /// `None` when opened only to be read.
        write: Option<Writer>,
        read: SqlitePool,
    },
    Postgres {
        pool: PgPool,
    },
}

/// The one connection that writes to a file, and the seal it keeps there.
pub(crate) struct Writer {
    pub(crate) pool: SqlitePool,
    pub(crate) sealing: Arc<Sealing>,
}

/// A transaction on either engine; rolled back when dropped.
pub(crate) enum Tx {
    Sqlite {
        tx: Transaction<'static, Sqlite>,
        /// `None` in a transaction that only reads.
        sealing: Option<Arc<Sealing>>,
    },
    Postgres(Transaction<'static, Postgres>),
}

/// Runs one statement in a transaction: the same text compiled for both engines.
macro_rules! on {
    ($tx:expr, $conn:ident => $body:expr) => {
        match $tx {
            $crate::engine::Tx::Sqlite { tx, .. } => {
                let $conn = &mut **tx;
                $body
            }
            $crate::engine::Tx::Postgres(tx) => {
                let $conn = &mut **tx;
                $body
            }
        }
    };
}
pub(crate) use on;

/// Runs one reading statement outside a transaction.
macro_rules! read {
    ($pools:expr, $pool:ident => $body:expr) => {
        match $pools {
            $crate::engine::Pools::Sqlite { read: $pool, .. } => $body,
            $crate::engine::Pools::Postgres { pool: $pool } => $body,
        }
    };
}
pub(crate) use read;

/// A SELECT that keeps its rows from other writers until the transaction ends. SQLite needs no word
/// for it: its write transactions hold the whole file.
macro_rules! locking {
    ($tx:expr, $sql:literal) => {
        match $tx {
            $crate::engine::Tx::Sqlite { .. } => $sql,
            $crate::engine::Tx::Postgres(_) => concat!($sql, " FOR UPDATE"),
        }
    };
}
pub(crate) use locking;

impl Tx {
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Tx::Sqlite { tx, sealing: None } => tx.commit().await?,
            Tx::Sqlite { mut tx, sealing: Some(sealing) } => {
                let seal = sealing.renew(&mut tx).await?;
                tx.commit().await?;
                sealing.is_renewed(seal);
            }
            // A connection that is lost here does not say whether the server had stored everything by then.
            Tx::Postgres(tx) => tx.commit().await.map_err(|error| match error.into() {
                StoreError::ConnectionLost(what) => StoreError::Unconfirmed(what),
                other => other,
            })?,
        }
        Ok(())
    }

    /// Gives up what was begun. A failure here changes nothing: what is not committed is not there.
    pub(crate) async fn rollback(self) {
        let given_up = match self {
            Tx::Sqlite { tx, .. } => tx.rollback().await,
            Tx::Postgres(tx) => tx.rollback().await,
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

    /// A transaction that alone may write (SQLite) or that locks what it reads for writing (PostgreSQL).
    pub(crate) async fn begin_write(&self) -> Result<Tx, StoreError> {
        match self {
            Pools::Sqlite { write: None, .. } => Err(StoreError::ReadOnly),
            Pools::Sqlite { write: Some(Writer { pool, sealing }), .. } => {
                sealing.open(pool).await?;
                let tx = pool.begin_with("BEGIN IMMEDIATE").await?;
                Ok(Tx::Sqlite { tx, sealing: Some(Arc::clone(sealing)) })
            }
            Pools::Postgres { pool } => pool.begin().await.map(Tx::Postgres).map_err(unreachable_server),
        }
    }

    /// A transaction that sees one moment of the database.
    pub(crate) async fn begin_read(&self) -> Result<Tx, StoreError> {
        match self {
            Pools::Sqlite { read, .. } => Ok(Tx::Sqlite { tx: read.begin().await?, sealing: None }),
            Pools::Postgres { pool } => {
                let begun = pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await;
                begun.map(Tx::Postgres).map_err(unreachable_server)
            }
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Pools::Sqlite { write, read, .. } => {
                read.close().await;
                if let Some(Writer { pool, sealing }) = write {
                    if let Err(error) = sealing.shut(pool).await {
                        tracing::warn!(%error, "the log beside the database stays and belongs to it");
                    }
                    pool.close().await;
                }
            }
            Pools::Postgres { pool } => pool.close().await,
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
    let read = pool().max_connections(4).connect_with(options).await?;
    Ok(Pools::Sqlite { path: path.to_owned(), write, read })
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
    let pool = PgPoolOptions::new()
        .max_connections(10)
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
    Ok(Pools::Postgres { pool })
}
