//! Whether a SQLite file holds all that was acknowledged, by itself or with the log beside it. Looked at before
//! SQLite is let near: it would open a file that was copied without its log as if nothing were missing, and replay
//! a log of another file.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::hold::Hold;
use crate::log::{self, Log};
use crate::seal::{self, Seal, State};
use crate::{StoreError, files};

/// What the file says by itself.
enum Main {
    /// Not even tables: a new database that stands in its log alone.
    Bare,
    /// Of a version before seals, or not ours.
    Unsealed,
    Sealed {
        seal: Seal,
        page: u32,
    },
}

/// Refuses a file without the log it needs, or beside a log that is not its own.
pub(crate) async fn examine(path: &Path) -> Result<(), StoreError> {
    // Whoever starts or stops a desk meanwhile may be seen half-way.
    const TRIES: u32 = 5;
    for _ in 1..TRIES {
        if Hold::is_held(path) || examine_once(path).await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    examine_once(path).await
}

/// The same for whoever holds the file and sees it still.
pub(crate) async fn examine_once(path: &Path) -> Result<(), StoreError> {
    let beside = log_of(path);
    let read = |page| log::read(&beside, page).map_err(|error| StoreError::file(&beside, error));
    let incomplete = || StoreError::Incomplete { path: path.to_owned() };
    let main = match main(path).await {
        Ok(main) => main,
        // A program that was killed while it folded the log in leaves a file that reads only together with it.
        Err(_) if read(0)?.is_some_and(|log| log.is_replayed) => return Ok(()),
        Err(error) => return Err(error),
    };
    match main {
        Main::Bare => {
            if read(0)?.is_some_and(|log| log.has_head) {
                Ok(())
            } else {
                Err(incomplete())
            }
        }
        Main::Unsealed => Ok(()),
        Main::Sealed { seal, page } => match (seal.state, read(page)?) {
            (State::Shut, None) => Ok(()),
            (State::Open, None) => Err(incomplete()),
            (State::Shut, Some(log)) => fits(&seal, &log, path, || StoreError::ForeignLog { path: path.to_owned() }),
            (State::Open, Some(log)) if log.has_head || is_cut_short(&seal, &log) => {
                fits(&seal, &log, path, incomplete)
            }
            (State::Open, Some(_)) => Err(incomplete()),
        },
    }
}

/// Whether a log goes on from where the file stands, to its end.
fn fits(seal: &Seal, log: &Log, path: &Path, strange: impl Fn() -> StoreError) -> Result<(), StoreError> {
    let goes_on = |first: &Seal| seal.is_before(first) || log.seals.contains(seal);
    if log.is_replayed && !log.seals.first().is_some_and(goes_on) {
        return Err(strange());
    }
    if log.is_flipped || is_cut_short(seal, log) {
        Err(StoreError::BrokenLog { path: path.to_owned() })
    } else {
        Ok(())
    }
}

/// Whether the log shows more than SQLite would replay. One more may be a write that was under way when the
/// program or the power went; it was never acknowledged.
fn is_cut_short(seal: &Seal, log: &Log) -> bool {
    let own: Vec<&str> = log.seals.iter().chain([seal]).map(|seal| seal.generation.as_str()).collect();
    let is_own = |seen: &&Seal| own.contains(&seen.generation.as_str()) || own.contains(&seen.before.as_str());
    let replayed = log.seals.iter().chain([seal]).map(|seal| seal.writes).max().unwrap_or(0);
    log.seen.iter().filter(is_own).any(|seen| seen.writes > replayed + 1)
}

async fn main(path: &Path) -> Result<Main, StoreError> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    let mut conn = options.connect().await?;
    let main = main_on(&mut conn).await;
    conn.close().await?;
    match main? {
        Some(main) => Ok(main),
        None if is_logged(path)? => Ok(Main::Bare),
        None => Ok(Main::Unsealed),
    }
}

async fn main_on(conn: &mut SqliteConnection) -> Result<Option<Main>, StoreError> {
    let tables: Vec<(String, i64)> =
        sqlx::query_as("SELECT name, rootpage FROM sqlite_master WHERE type = 'table'").fetch_all(&mut *conn).await?;
    if tables.is_empty() {
        return Ok(None);
    }
    let page = tables.iter().find(|(name, _)| name == "house").and_then(|(_, page)| u32::try_from(*page).ok());
    // The seal is kept by one row on one page, whose number never changes.
    Ok(Some(match (seal::stored(conn).await?, page) {
        (Some(Some(seal)), Some(page)) => Main::Sealed { seal, page },
        _ => Main::Unsealed,
    }))
}

/// Whether the head of the file says that it is used with a log. Read only of files nobody has open.
fn is_logged(path: &Path) -> Result<bool, StoreError> {
    let mut head = [0; 20];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
    read.map_err(|error| StoreError::file(path, error))?;
    Ok(head[18..20] == [2, 2])
}

pub(crate) fn log_of(path: &Path) -> PathBuf {
    files::beside(&files::real(path), "-wal")
}
