//! Putting a backup back. The replaced database stays beside the new one; nothing is destroyed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Timestamp;
use rokade_tournament::Micros;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::engine::sqlite_options;
use crate::erasure::{self, Gone};
use crate::hold::Hold;
use crate::schema::{self, Found, Looking};
use crate::seal::{self, Seal};
use crate::verify::{Replayed, Report};
use crate::{Store, StoreError, chaining, engine, files};

/// What was put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Where the database that stood there before is now.
    pub replaced: Option<PathBuf>,
    pub tournaments: usize,
    /// The last change the backup knows.
    pub last_change: Option<Micros>,
    /// What was found when it was gone through.
    pub report: Report,
}

/// What may be put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Whole,
    /// Also a file without its log, or with damage: what there is.
    WhatThereIs,
}

impl Store {
    /// Puts a backup in the place of a database that no program is using. The backup is gone through first
    /// and stays where it is. People erased and tournaments deleted since do not come back.
    pub async fn restore(backup: &Path, database: &Path, wanted: Wanted) -> Result<Restored, StoreError> {
        let conn = open_backup(backup, wanted).await?;
        files::make_folder_of(database)?;
        let _hold = Hold::take(database, "rokade restore")?;
        let unfinished = files::beside(database, ".restoring");
        let restored = put_back(conn, database, &unfinished, wanted).await;
        if restored.is_err() {
            let _ = fs::remove_file(&unfinished);
        }
        restored
    }
}

/// A connection to a backup, with its log if one belongs to it.
async fn open_backup(backup: &Path, wanted: Wanted) -> Result<SqliteConnection, StoreError> {
    let options = sqlite_options(backup).read_only(true);
    match (schema::inspect_file(backup, Looking::Beside).await, wanted) {
        (Ok(Found::Missing), _) => Err(StoreError::Missing { place: backup.display().to_string() }),
        (Ok(Found::Empty), _) => Err(StoreError::NotADatabase { path: backup.to_owned() }),
        (Ok(found @ Found::Version(_)), _) => {
            found.accept(&backup.display().to_string(), false, false)?;
            Ok(options.connect().await?)
        }
        // The file alone, as if no log lay beside it.
        (Err(StoreError::Incomplete { .. } | StoreError::ForeignLog { .. }), Wanted::WhatThereIs) => {
            Ok(options.immutable(true).connect().await?)
        }
        // The log as far as it can be read.
        (Err(StoreError::BrokenLog { .. }), Wanted::WhatThereIs) => Ok(options.connect().await?),
        (Err(error), _) => Err(error),
    }
}

async fn put_back(
    backup: SqliteConnection,
    database: &Path,
    unfinished: &Path,
    wanted: Wanted,
) -> Result<Restored, StoreError> {
    files::remove_if_there(unfinished)?;
    files::create_private(unfinished)?;
    super::copy_from(backup, unfinished).await?;
    bring_up(unfinished).await?;
    let report = super::check(unfinished, &Replayed::new()).await?;
    if wanted == Wanted::Whole {
        refuse_damage(&report)?;
    }
    let there = database.try_exists().map_err(|error| StoreError::file(database, error))?;
    if there {
        let gone = release(database).await?;
        erasure::erase_from_copy(unfinished, &gone).await?;
    }
    let (tournaments, last_change) = contents(unfinished).await?;
    files::sync(unfinished)?;
    let replaced = there.then(|| set_aside(database)).transpose()?;
    files::put_in_place(unfinished, database)?;
    Ok(Restored { replaced, tournaments, last_change, report })
}

/// Brings a copy of an older version to the newest.
async fn bring_up(copy: &Path) -> Result<(), StoreError> {
    let pool = schema::make_tables(sqlite_options(copy)).await?;
    let seal = seal::stored(&mut *pool.acquire().await?).await;
    pool.close().await;
    if seal? == Some(None) {
        let pools = engine::sqlite_pools(copy, false).await?;
        let done = chaining::complete(&pools).await;
        pools.close().await;
        done?;
        let mut conn = sqlite_options(copy).connect().await?;
        let sealed = seal::put(&mut conn, &Seal::first()).await;
        conn.close().await?;
        sealed?;
    }
    Ok(())
}

fn refuse_damage(report: &Report) -> Result<(), StoreError> {
    if let Some((checked, broken)) = report.broken().next() {
        let (tournament, seq, flaw) = (checked.key.clone(), broken.record, broken.flaw.clone());
        return Err(StoreError::BrokenJournal { tournament, seq, flaw });
    }
    if let Some(broken) = report.federation.as_ref().and_then(|federation| federation.broken.clone()) {
        return Err(StoreError::BrokenFederation { seq: broken.record, flaw: broken.flaw });
    }
    match report.flaws.first() {
        Some(flaw) => Err(StoreError::Damaged(flaw.to_string())),
        None => Ok(()),
    }
}

async fn contents(database: &Path) -> Result<(usize, Option<Micros>), StoreError> {
    let mut conn = sqlite_options(database).connect().await?;
    let row: (i64, Option<i64>) =
        sqlx::query_as("SELECT COUNT(*), MAX(last_change) FROM tournament").fetch_one(&mut conn).await?;
    conn.close().await?;
    Ok((usize::try_from(row.0).expect("a count is not negative"), row.1))
}

/// Makes sure that nobody uses the database, folds its write-ahead log into it, and tells what was
/// erased from it. A database too damaged for that is taken as it is.
async fn release(database: &Path) -> Result<Gone, StoreError> {
    match schema::inspect_file(database, Looking::Alone).await {
        Ok(Found::Version(_)) => {}
        Ok(Found::Missing | Found::Empty) => return Ok(Gone::default()),
        Err(error @ (StoreError::Busy | StoreError::AccessDenied(_) | StoreError::ReadOnly)) => return Err(error),
        Err(_) => return Ok(Gone::default()),
    }
    let mut conn = sqlite_options(database).busy_timeout(Duration::from_secs(1)).connect().await?;
    // Only the last user of a database can end its write-ahead log.
    let mode: Result<(String,), sqlx::Error> =
        sqlx::query_as("PRAGMA journal_mode = DELETE").fetch_one(&mut conn).await;
    let in_use = || StoreError::InUse { path: database.to_owned() };
    let gone = match mode.map_err(StoreError::from) {
        Ok((mode,)) if mode == "delete" => {
            shut(&mut conn).await?;
            erasure::gone(&mut conn).await.or_else(|_| Ok(Gone::default()))
        }
        Ok(_) | Err(StoreError::Busy) => Err(in_use()),
        Err(_) => Ok(Gone::default()),
    };
    conn.close().await?;
    gone
}

/// Without a log the file is whole by itself, and says so.
async fn shut(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    match seal::stored(conn).await {
        Ok(Some(Some(last))) => seal::put(conn, &last.next_shut()).await,
        Ok(_) | Err(StoreError::Damaged(_)) => Ok(()),
        Err(other) => Err(other),
    }
}

/// Gives the database that stands there a name of its own, with what is left of its log.
fn set_aside(database: &Path) -> Result<PathBuf, StoreError> {
    let failed = |error| StoreError::file(database, error);
    let stamp = super::stamp(Timestamp::now());
    let ending = |number: u32| match number {
        1 => format!(".replaced-{stamp}"),
        number => format!(".replaced-{stamp}-{number}"),
    };
    let free = (1..).map(|number| files::beside(database, &ending(number))).find(|name| !name.exists());
    let aside = free.expect("some number is free");
    for log in ["-wal", "-shm"] {
        let left = files::beside(database, log);
        if left.exists() {
            fs::rename(&left, files::beside(&aside, log)).map_err(failed)?;
        }
    }
    // A second name first, so that at no moment there is no database; where the disk knows no second
    // names, a rename.
    fs::hard_link(database, &aside).or_else(|_| fs::rename(database, &aside)).map_err(failed)?;
    files::sync_folder_of(database)?;
    Ok(aside)
}
