//! Backups of a SQLite database as files of their own, made while it is in use.

mod last_good;
mod restore;
mod round;
mod schedule;

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::fmt::strtime;
use rokade_tournament::Micros;
use sqlx::{ConnectOptions, Connection};

use crate::engine::{Pools, sqlite_options, sqlite_pools};
use crate::seal::{self, Seal};
use crate::verify::{self, Replayed, Report};
use crate::{Store, StoreError, files};

pub use last_good::GoodBackup;
pub use restore::{Restored, Wanted};
pub use schedule::Schedule;

/// How a backup's name tells its time, UTC.
const TIME: &str = "%Y%m%dT%H%M%SZ";

/// The ending of a backup that is being made.
const UNFINISHED: &str = ".unfinished";

impl Store {
    /// Writes a complete copy under this name: first beside it, gone through and on the disk, then renamed. Damage in
    /// it is told; a copy of the rest is better than none.
    pub async fn backup_to(&self, path: &Path) -> Result<Report, StoreError> {
        self.backup_knowing(path, &Replayed::new()).await
    }

    pub(crate) async fn backup_knowing(&self, path: &Path, replayed: &Replayed) -> Result<Report, StoreError> {
        let Pools::Sqlite { path: database, .. } = &self.inner.pools else {
            return Err(StoreError::NoFileBackup);
        };
        let unfinished = files::beside(path, UNFINISHED);
        files::remove_if_there(&unfinished)?;
        files::create_private(&unfinished)?;
        let made = copy_into(database, &unfinished, replayed).await;
        let placed = made.and_then(|report| files::put_in_place(&unfinished, path).map(|()| report));
        if placed.is_err() {
            // What is left of a failed copy is of no use and may hold the room that is missing.
            let _ = fs::remove_file(&unfinished);
        }
        placed
    }

    /// Makes backups into a folder as the schedule says, until the store is closed. Does nothing on
    /// PostgreSQL, which has its own means.
    pub fn start_backups(&self, folder: impl Into<PathBuf>, schedule: Schedule) {
        let (store, closing, folder) = (self.clone(), self.closing(), folder.into());
        if matches!(self.inner.pools, Pools::Sqlite { .. }) {
            self.set_backup_folder(folder.clone());
        }
        self.keep(tokio::spawn(async move {
            if let Pools::Sqlite { path, .. } = &store.inner.pools {
                round::Round::new(&store, folder, path.clone(), schedule).run(closing).await;
            }
        }));
    }
}

async fn copy_into(database: &Path, copy: &Path, replayed: &Replayed) -> Result<Report, StoreError> {
    // Only to be read: a connection that could write would end the log when it closes.
    let conn = sqlite_options(database).read_only(true).connect().await?;
    copy_from(conn, copy).await?;
    check(copy, replayed).await
}

/// Copies what a connection sees, as a file that is whole by itself.
async fn copy_from(mut conn: sqlx::SqliteConnection, copy: &Path) -> Result<(), StoreError> {
    let text = copy.to_str().ok_or_else(|| StoreError::BadAddress(copy.display().to_string()))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(text).execute(&mut conn).await;
    conn.close().await?;
    copied?;
    let mut conn = sqlite_options(copy).connect().await?;
    let sealed = match seal::stored(&mut conn).await {
        Ok(Some(_)) => seal::put(&mut conn, &Seal::first()).await,
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    conn.close().await?;
    sealed
}

/// Reads a copy from end to end and replays it: a backup that cannot be read is none.
async fn check(copy: &Path, replayed: &Replayed) -> Result<Report, StoreError> {
    let pools = sqlite_pools(copy, true).await?;
    let report = verify::check(&pools, replayed, |_, _| {}).await;
    pools.close().await;
    report
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
