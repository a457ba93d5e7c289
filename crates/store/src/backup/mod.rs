//! Backups of a SQLite database as files of their own, made while it is in use.

mod restore;
mod schedule;

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::fmt::strtime;
use rokade_tournament::Micros;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::task::JoinHandle;

use crate::engine::{Pools, sqlite_options};
use crate::{Store, StoreError, files};

pub use restore::Restored;
pub use schedule::Schedule;

/// How a backup's name tells its time, UTC.
const TIME: &str = "%Y%m%dT%H%M%SZ";

/// The ending of a backup that is being made.
const UNFINISHED: &str = ".unfinished";

impl Store {
    /// Writes a complete copy under this name: first beside it, checked and on the disk, then renamed.
    pub async fn backup_to(&self, path: &Path) -> Result<(), StoreError> {
        let Pools::Sqlite { path: database, .. } = &self.inner.pools else {
            return Err(StoreError::NoFileBackup);
        };
        let unfinished = files::beside(path, UNFINISHED);
        files::remove_if_there(&unfinished)?;
        files::create_private(&unfinished)?;
        let made = copy_into(database, &unfinished).await;
        let placed = made.and_then(|()| files::put_in_place(&unfinished, path));
        if placed.is_err() {
            // What is left of a failed copy is of no use and may hold the room that is missing.
            let _ = fs::remove_file(&unfinished);
        }
        placed
    }

    /// Makes backups into a folder as the schedule says, until the task is ended. Does nothing on
    /// PostgreSQL, which has its own means.
    pub fn start_backups(&self, folder: impl Into<PathBuf>, schedule: Schedule) -> JoinHandle<()> {
        let (store, folder) = (self.clone(), folder.into());
        tokio::spawn(async move {
            if let Pools::Sqlite { path, .. } = &store.inner.pools {
                *store.inner.backups.lock().await = Some(folder.clone());
                let mut round = Round { store: &store, folder, database: path.clone(), schedule, watch: None };
                round.run().await;
            }
        })
    }
}

/// The round that makes backups.
struct Round<'a> {
    store: &'a Store,
    folder: PathBuf,
    database: PathBuf,
    schedule: Schedule,
    /// A connection that notices what others write, and the version it saw at the last backup.
    watch: Option<(SqliteConnection, i64)>,
}

impl Round<'_> {
    async fn run(&mut self) {
        if let Err(error) = self.sweep() {
            tracing::warn!(%error, "an unfinished backup could not be removed");
        }
        loop {
            if let Err(error) = self.turn().await {
                tracing::error!(%error, folder = %self.folder.display(), "no backup could be made");
                self.watch = None;
            }
            tokio::time::sleep(self.schedule.every).await;
        }
    }

    async fn turn(&mut self) -> Result<(), StoreError> {
        let (mut conn, seen) = match self.watch.take() {
            Some((conn, seen)) => (conn, Some(seen)),
            None => (sqlite_options(&self.database).connect().await?, None),
        };
        let version = data_version(&mut conn).await?;
        if seen != Some(version) {
            let copies = self.store.inner.backups.lock().await;
            let now = Timestamp::now();
            let name = self.folder.join(name(&self.database, now));
            self.store.backup_to(&name).await?;
            drop(copies);
            self.prune(now.as_microsecond())?;
            // An erasure that could not reach every copy is made up for here.
            self.store.erase_from_backups().await?;
        }
        self.watch = Some((conn, version));
        Ok(())
    }

    /// Removes what a program that was killed left half-made.
    fn sweep(&self) -> Result<(), StoreError> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            let name = path.file_name().and_then(|name| name.to_str());
            let complete = name.and_then(|name| name.strip_suffix(UNFINISHED));
            if complete.is_some_and(|name| time_of(name, &self.database).is_some()) {
                files::remove_if_there(&path)?;
            }
        }
        Ok(())
    }

    fn prune(&self, now: Micros) -> Result<(), StoreError> {
        let copies = list(&self.folder, &self.database)?;
        let times: Vec<Micros> = copies.iter().map(|(time, _)| *time).collect();
        let outdated = self.schedule.outdated(&times, now);
        for (_, copy) in copies.iter().filter(|(time, _)| outdated.contains(time)) {
            files::remove_if_there(copy)?;
        }
        Ok(())
    }
}

/// Changes whenever another connection, of this program or not, has written.
async fn data_version(conn: &mut SqliteConnection) -> Result<i64, StoreError> {
    let (version,): (i64,) = sqlx::query_as("PRAGMA data_version").fetch_one(conn).await?;
    Ok(version)
}

async fn copy_into(database: &Path, copy: &Path) -> Result<(), StoreError> {
    let text = copy.to_str().ok_or_else(|| StoreError::BadAddress(copy.display().to_string()))?;
    let mut conn = sqlite_options(database).connect().await?;
    let copied = sqlx::query("VACUUM INTO $1").bind(text).execute(&mut conn).await;
    conn.close().await?;
    copied?;
    check(copy).await
}

/// Reads every page of a copy: a backup that cannot be read is none.
async fn check(copy: &Path) -> Result<(), StoreError> {
    let mut conn = sqlite_options(copy).connect().await?;
    let rows: Vec<(String,)> = sqlx::query_as("PRAGMA integrity_check").fetch_all(&mut conn).await?;
    let gaps: Vec<(String,)> = sqlx::query_as(
        "SELECT key FROM tournament WHERE last_seq <> \
         (SELECT COUNT(*) FROM journal WHERE journal.tournament = tournament.id)",
    )
    .fetch_all(&mut conn)
    .await?;
    conn.close().await?;
    match rows.first() {
        Some((word,)) if word == "ok" => {}
        _ => return Err(StoreError::Damaged(rows.into_iter().map(|(row,)| row).collect::<Vec<_>>().join("; "))),
    }
    match gaps.first() {
        Some((key,)) => Err(StoreError::Damaged(format!("events of {key} are missing"))),
        None => Ok(()),
    }
}

fn stem(database: &Path) -> String {
    database.file_stem().map_or_else(|| "rokade".to_owned(), |stem| stem.to_string_lossy().into_owned())
}

fn stamp(now: Timestamp) -> String {
    now.strftime(TIME).to_string()
}

/// `club-20261115T213000Z.sqlite`
fn name(database: &Path, now: Timestamp) -> String {
    format!("{}-{}.sqlite", stem(database), stamp(now))
}

fn time_of(name: &str, database: &Path) -> Option<Micros> {
    let time = name.strip_prefix(&stem(database))?.strip_prefix('-')?.strip_suffix(".sqlite")?;
    let parsed = strtime::parse(TIME, time).ok()?.to_datetime().ok()?;
    Some(parsed.to_zoned(jiff::tz::TimeZone::UTC).ok()?.timestamp().as_microsecond())
}

/// The backups of a database in a folder, with their times, oldest first.
pub(crate) fn list(folder: &Path, database: &Path) -> Result<Vec<(Micros, PathBuf)>, StoreError> {
    let failed = |error| StoreError::file(folder, error);
    let mut copies = Vec::new();
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(copies),
        other => other.map_err(failed)?,
    };
    for entry in entries {
        let entry = entry.map_err(failed)?;
        if let Some(time) = entry.file_name().to_str().and_then(|name| time_of(name, database)) {
            copies.push((time, entry.path()));
        }
    }
    copies.sort();
    Ok(copies)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_its_database_and_its_time() {
        let now = Timestamp::from_second(1_763_242_200).unwrap();
        let name = name(Path::new("data/club.sqlite"), now);
        assert_eq!(name, "club-20251115T213000Z.sqlite");
        assert_eq!(time_of(&name, Path::new("club.sqlite")), Some(now.as_microsecond()));
        assert_eq!(time_of(&name, Path::new("other.sqlite")), None);
        assert_eq!(time_of("club-yesterday.sqlite", Path::new("club.sqlite")), None);
    }
}
