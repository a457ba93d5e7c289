//! Putting a backup back. The replaced database stays beside the new one; nothing is destroyed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Timestamp;
use rokade_tournament::Micros;
use sqlx::{ConnectOptions, Connection};

use crate::engine::sqlite_options;
use crate::schema::{self, Found};
use crate::{Store, StoreError, erasure, files};

/// What was put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Where the database that stood there before is now.
    pub replaced: Option<PathBuf>,
    pub tournaments: usize,
    /// The last change the backup knows.
    pub last_change: Option<Micros>,
}

impl Store {
    /// Puts a backup in the place of a database that no program is using. The backup is checked first
    /// and stays where it is. People erased since are erased from the restored data too.
    pub async fn restore(backup: &Path, database: &Path) -> Result<Restored, StoreError> {
        match schema::inspect_file(backup).await? {
            Found::Missing => return Err(StoreError::Missing { place: backup.display().to_string() }),
            Found::Empty => return Err(StoreError::NotADatabase { path: backup.to_owned() }),
            found @ Found::Version(_) => found.accept(&backup.display().to_string(), false, false)?,
        }
        let unfinished = files::beside(database, ".restoring");
        let restored = put_back(backup, database, &unfinished).await;
        if restored.is_err() {
            let _ = fs::remove_file(&unfinished);
        }
        restored
    }
}

async fn put_back(backup: &Path, database: &Path, unfinished: &Path) -> Result<Restored, StoreError> {
    files::remove_if_there(unfinished)?;
    files::create_private(unfinished)?;
    fs::copy(backup, unfinished).map_err(|error| StoreError::file(unfinished, error))?;
    super::check(unfinished).await?;
    let there = database.try_exists().map_err(|error| StoreError::file(database, error))?;
    if there {
        let erased = release(database).await?;
        erasure::erase_from_copy(unfinished, &erased).await?;
    }
    let (tournaments, last_change) = contents(unfinished).await?;
    files::sync(unfinished)?;
    let replaced = there.then(|| set_aside(database)).transpose()?;
    files::put_in_place(unfinished, database)?;
    Ok(Restored { replaced, tournaments, last_change })
}

async fn contents(database: &Path) -> Result<(usize, Option<Micros>), StoreError> {
    let mut conn = sqlite_options(database).connect().await?;
    let row: (i64, Option<i64>) =
        sqlx::query_as("SELECT COUNT(*), MAX(last_change) FROM tournament").fetch_one(&mut conn).await?;
    conn.close().await?;
    Ok((usize::try_from(row.0).expect("a count is not negative"), row.1))
}

/// Makes sure that nobody uses the database, folds its write-ahead log into it, and tells who was
/// erased from it. A database too damaged for that is taken as it is.
async fn release(database: &Path) -> Result<Vec<(String, i64)>, StoreError> {
    match schema::inspect_file(database).await {
        Ok(Found::Version(_)) => {}
        Ok(Found::Missing | Found::Empty) => return Ok(Vec::new()),
        Err(error @ (StoreError::Busy | StoreError::AccessDenied(_) | StoreError::ReadOnly)) => return Err(error),
        Err(_) => return Ok(Vec::new()),
    }
    let mut conn = sqlite_options(database).busy_timeout(Duration::from_secs(1)).connect().await?;
    // Only the last user of a database can end its write-ahead log.
    let mode: Result<(String,), sqlx::Error> =
        sqlx::query_as("PRAGMA journal_mode = DELETE").fetch_one(&mut conn).await;
    let in_use = || StoreError::InUse { path: database.to_owned() };
    let erased = match mode.map_err(StoreError::from) {
        Ok((mode,)) if mode == "delete" => erasure::erased(&mut conn).await.or(Ok(Vec::new())),
        Ok(_) | Err(StoreError::Busy) => Err(in_use()),
        Err(_) => Ok(Vec::new()),
    };
    conn.close().await?;
    erased
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
