//! After an erasure or a deletion: the bytes are gone from the file, from its log and from the backups beside it.
//!
//! Setting the facts to NULL empties the rows, and every connection overwrites what it frees
//! (`secure_delete`). The write-ahead log still holds the pages as they were, so it is begun anew.
//! PostgreSQL gets a VACUUM; its own log and its own backups are the server's.

use std::path::Path;

use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::engine::{Pools, Tx, Whom, Writer, sqlite_options};
use crate::rows::Facts;
use crate::{Store, StoreError, backup, federation};

/// What must be in no copy any more.
#[derive(Debug, Default)]
pub(crate) struct Gone {
    /// People erased from a tournament: its origin and the player.
    people: Vec<(String, i64)>,
    /// Deleted tournaments, by origin.
    tournaments: Vec<String>,
    /// People erased from the federation's register: its origin and the person.
    registered: Vec<(String, i64)>,
}

impl Store {
    /// Overwrites what was erased. The erasure itself is committed; what fails here is told to the log
    /// and done with the next one.
    pub(crate) async fn overwrite_erased(&self) {
        let done = match &self.inner.pools {
            Pools::Sqlite { write: Some(Writer { pool, sealing }), .. } => sealing.cut_log(pool).await,
            Pools::Sqlite { write: None, .. } => Ok(()),
            Pools::Postgres { pool, .. } => {
                sqlx::query("VACUUM facts, federation_facts").execute(pool).await.map(|_| ()).map_err(StoreError::from)
            }
        };
        if let Err(error) = done {
            tracing::warn!(%error, "erased data could not be overwritten yet");
        }
        if let Err(error) = self.erase_from_backups().await {
            tracing::warn!(%error, "erased data could not be taken out of the backups yet");
        }
    }

    /// Takes everything that is erased or deleted here out of the backups too.
    pub(crate) async fn erase_from_backups(&self) -> Result<(), StoreError> {
        let (Some(folder), Pools::Sqlite { path, .. }) = (self.backup_folder(), &self.inner.pools) else {
            return Ok(());
        };
        let _alone = self.inner.backups.lock().await;
        let read = self.inner.pools.read(|reads| async move {
            match &mut reads.begin(Whom::Writer).await? {
                Tx::Sqlite { tx, .. } => gone(tx).await,
                Tx::Postgres { .. } => Ok(Gone::default()),
            }
        });
        let gone = read.await?;
        let mut failed = Ok(());
        for (_, copy) in backup::list(&folder, path)? {
            // One copy that cannot be read holds none of the others up.
            if let Err(error) = erase_from_copy(&copy, &gone).await {
                failed = Err(error);
            }
        }
        failed
    }
}

/// Everybody erased from a database, and every tournament deleted from it.
pub(crate) async fn gone(conn: &mut SqliteConnection) -> Result<Gone, StoreError> {
    let people = sqlx::query_as(
        "SELECT DISTINCT tournament.origin, facts.player FROM facts \
         JOIN tournament ON tournament.id = facts.tournament WHERE facts.person IS NULL",
    );
    let people = people.fetch_all(&mut *conn).await?;
    let tournaments: Vec<(String,)> = match has(conn, "deleted", "origin").await? {
        true => sqlx::query_as("SELECT origin FROM deleted").fetch_all(&mut *conn).await?,
        false => Vec::new(),
    };
    let registered = federation::erased(conn).await?;
    Ok(Gone { people, tournaments: tournaments.into_iter().map(|(origin,)| origin).collect(), registered })
}

/// Whether a table has a column: copies may be of an older version.
async fn has(conn: &mut SqliteConnection, table: &str, column: &str) -> Result<bool, StoreError> {
    let query = sqlx::query_as("SELECT COUNT(*) FROM pragma_table_info($1) WHERE name = $2");
    let (count,): (i64,) = query.bind(table).bind(column).fetch_one(conn).await?;
    Ok(count > 0)
}

/// Takes people and tournaments out of a copy of the database, if they are in it.
pub(crate) async fn erase_from_copy(copy: &Path, gone: &Gone) -> Result<(), StoreError> {
    let mut conn = sqlite_options(copy).connect().await?;
    let done = erase_on(&mut conn, gone).await;
    conn.close().await?;
    done
}

async fn erase_on(conn: &mut SqliteConnection, gone: &Gone) -> Result<(), StoreError> {
    let has_sums = has(conn, "facts", "sum").await?;
    let mut tx = conn.begin().await?;
    for (origin, player) in &gone.people {
        let query = sqlx::query_as(
            "SELECT tournament, version, seq FROM facts WHERE player = $1 AND person IS NOT NULL \
             AND tournament = (SELECT id FROM tournament WHERE origin = $2)",
        );
        let rows: Vec<(i64, i64, i64)> = query.bind(player).bind(origin).fetch_all(&mut *tx).await?;
        for (tournament, version, seq) in rows {
            let sql = match has_sums {
                true => {
                    "UPDATE facts SET person = NULL, sum = $4 WHERE tournament = $1 AND player = $2 AND version = $3"
                }
                false => "UPDATE facts SET person = NULL WHERE tournament = $1 AND player = $2 AND version = $3",
            };
            let query = sqlx::query(sql).bind(tournament).bind(player).bind(version);
            let query = match has_sums {
                true => query.bind(Facts::sum_of((tournament, *player, version, seq, None))),
                false => query,
            };
            query.execute(&mut *tx).await?;
        }
    }
    for origin in &gone.tournaments {
        for sql in [
            "DELETE FROM facts WHERE tournament = (SELECT id FROM tournament WHERE origin = $1)",
            "DELETE FROM journal WHERE tournament = (SELECT id FROM tournament WHERE origin = $1)",
            "DELETE FROM tournament WHERE origin = $1",
        ] {
            sqlx::query(sql).bind(origin).execute(&mut *tx).await?;
        }
    }
    federation::erase_on(&mut tx, &gone.registered).await?;
    tx.commit().await?;
    Ok(())
}
