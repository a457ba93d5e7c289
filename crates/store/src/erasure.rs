//! After an erasure: the bytes are gone from the file, from its log and from the backups beside it.
//!
//! Setting the facts to NULL empties the rows, and every connection overwrites what it frees
//! (`secure_delete`). The write-ahead log still holds the pages as they were, so it is cut to nothing.
//! PostgreSQL gets a VACUUM; its own log and its own backups are the server's.

use std::path::Path;

use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::engine::{Pools, sqlite_options};
use crate::{Store, StoreError, backup};

/// A person erased from a tournament: its origin and the player.
type Erased = (String, i64);

impl Store {
    /// Overwrites what was erased. The erasure itself is committed; what fails here is told to the log
    /// and done with the next one.
    pub(crate) async fn overwrite_erased(&self) {
        let done = match &self.inner.pools {
            Pools::Sqlite { write: Some(pool), .. } => cut_log(pool).await,
            Pools::Sqlite { write: None, .. } => Ok(()),
            Pools::Postgres { pool } => {
                sqlx::query("VACUUM facts").execute(pool).await.map(|_| ()).map_err(StoreError::from)
            }
        };
        if let Err(error) = done {
            tracing::warn!(%error, "erased data could not be overwritten yet");
        }
        if let Err(error) = self.erase_from_backups().await {
            tracing::warn!(%error, "erased data could not be taken out of the backups yet");
        }
    }

    /// Takes everything that is erased here out of the backups too.
    pub(crate) async fn erase_from_backups(&self) -> Result<(), StoreError> {
        let backups = self.inner.backups.lock().await;
        let (Some(folder), Pools::Sqlite { path, .. }) = (&*backups, &self.inner.pools) else {
            return Ok(());
        };
        let mut conn = sqlite_options(path).connect().await?;
        let erased = erased(&mut conn).await?;
        conn.close().await?;
        for (_, copy) in backup::list(folder, path)? {
            erase_from_copy(&copy, &erased).await?;
        }
        Ok(())
    }
}

async fn cut_log(pool: &sqlx::SqlitePool) -> Result<(), StoreError> {
    let (busy, _, _): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(pool).await?;
    if busy != 0 { Err(StoreError::Busy) } else { Ok(()) }
}

/// Everybody erased from a database.
pub(crate) async fn erased(conn: &mut SqliteConnection) -> Result<Vec<Erased>, StoreError> {
    let query = sqlx::query_as(
        "SELECT DISTINCT tournament.origin, facts.player FROM facts \
         JOIN tournament ON tournament.id = facts.tournament WHERE facts.person IS NULL",
    );
    Ok(query.fetch_all(conn).await?)
}

/// Erases people from a copy of the database, if they are in it.
pub(crate) async fn erase_from_copy(copy: &Path, erased: &[Erased]) -> Result<(), StoreError> {
    let mut conn = sqlite_options(copy).connect().await?;
    let mut tx = conn.begin().await?;
    for (origin, player) in erased {
        let query = sqlx::query(
            "UPDATE facts SET person = NULL WHERE player = $1 AND person IS NOT NULL \
             AND tournament = (SELECT id FROM tournament WHERE origin = $2)",
        );
        query.bind(player).bind(origin).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    conn.close().await?;
    Ok(())
}
