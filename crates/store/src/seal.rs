//! The seal of a SQLite file: whether the file is whole by itself, and which write-ahead log belongs to it.
//!
//! The seal is one row of `house`. It is renewed in every transaction, so that every piece of the log carries
//! it, and it stands in the file itself as far as the log was folded in. `shut`: the file is whole. `open`: a
//! program has written since, and what it wrote may stand in the log alone. Each program that opens the file
//! to write begins a generation of its own and names the one before it; writes are counted through.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use tokio::sync::OnceCell;

use crate::engine::{PATIENCE, sqlite_options};
use crate::{StoreError, key};

const MARK: &str = "rokade-seal/1 ";
/// The letters of a generation's name.
const NAME: usize = 24;
/// Mark, state, two names and the count, each behind a blank.
const LENGTH: usize = MARK.len() + 4 + 2 * (1 + NAME) + 1 + 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Shut,
    Open,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seal {
    pub(crate) state: State,
    pub(crate) generation: String,
    /// The generation before this one.
    pub(crate) before: String,
    pub(crate) writes: u64,
}

impl Seal {
    /// The seal of a new file, and of a copy that begins a life of its own.
    pub(crate) fn first() -> Self {
        Self { state: State::Shut, generation: key::word(NAME), before: "0".repeat(NAME), writes: 0 }
    }

    /// Always of the same length, so that a row can be told in the bytes of a page.
    pub(crate) fn text(&self) -> String {
        let state = match self.state {
            State::Shut => "shut",
            State::Open => "open",
        };
        format!("{MARK}{state} {} {} {:016x}", self.generation, self.before, self.writes)
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut words = text.strip_prefix(MARK)?.split(' ');
        let state = match words.next()? {
            "shut" => State::Shut,
            "open" => State::Open,
            _ => return None,
        };
        let mut name = || words.next().filter(|name| name.len() == NAME).map(str::to_owned);
        let (generation, before) = (name()?, name()?);
        let writes = u64::from_str_radix(words.next()?, 16).ok()?;
        words.next().is_none().then_some(Self { state, generation, before, writes })
    }

    /// The seal in the bytes of a page of the table.
    pub(crate) fn in_page(page: &[u8]) -> Option<Self> {
        let at = page.windows(MARK.len()).position(|part| part == MARK.as_bytes())?;
        Self::read(std::str::from_utf8(page.get(at..at + LENGTH)?).ok()?)
    }

    /// Whether `next` may be the first seal written after this one.
    pub(crate) fn is_before(&self, next: &Seal) -> bool {
        let is_heir = next.generation == self.generation || next.before == self.generation;
        next.writes == self.writes + 1 && is_heir
    }

    /// The seal of the next transaction.
    fn next(&self) -> Self {
        Self { state: State::Open, writes: self.writes + 1, ..self.clone() }
    }

    fn next_generation(&self) -> Self {
        Self { generation: key::word(NAME), before: self.generation.clone(), ..self.next() }
    }

    pub(crate) fn next_shut(&self) -> Self {
        Self { state: State::Shut, ..self.next() }
    }
}

/// Keeps the seal of a file that is open to be written.
pub(crate) struct Sealing {
    path: PathBuf,
    last: Mutex<Option<Seal>>,
    /// Done by the first write: a program that only reads leaves the file as it is.
    opened: OnceCell<()>,
    /// A connection that only reads and holds the file: as long as it is there, no other one folds the log in and
    /// takes it away when it closes; it cannot do so itself.
    keeper: Mutex<Option<SqliteConnection>>,
}

/// Whoever goes without closing leaves the log behind, as a killed program does: the keeper goes last.
impl Drop for Sealing {
    fn drop(&mut self) {
        let keeper = self.keeper.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(keeper) = keeper {
            std::thread::spawn(move || {
                std::thread::sleep(PATIENCE);
                drop(keeper);
            });
        }
    }
}

impl Sealing {
    pub(crate) fn new(path: &Path) -> Arc<Self> {
        let path = path.to_owned();
        Arc::new(Self { path, last: Mutex::new(None), opened: OnceCell::new(), keeper: Mutex::new(None) })
    }

    /// Holds the log of a file that has one.
    pub(crate) async fn hold_log(&self, pool: &SqlitePool) -> Result<(), StoreError> {
        let mut conn = pool.acquire().await?;
        let (mode,): (String,) = sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut *conn).await?;
        if mode == "wal" { self.hold().await } else { Ok(()) }
    }

    async fn hold(&self) -> Result<(), StoreError> {
        if lock(&self.keeper).is_some() {
            return Ok(());
        }
        let mut keeper = sqlite_options(&self.path).read_only(true).connect().await?;
        sqlx::query("SELECT COUNT(*) FROM sqlite_master").execute(&mut keeper).await?;
        *lock(&self.keeper) = Some(keeper);
        Ok(())
    }

    /// Makes the file say that it is open before the first write is accepted.
    pub(crate) async fn open(&self, pool: &SqlitePool) -> Result<(), StoreError> {
        self.opened.get_or_try_init(|| self.open_now(pool)).await.map(|_| ())
    }

    async fn open_now(&self, pool: &SqlitePool) -> Result<(), StoreError> {
        let mut conn = pool.acquire().await?;
        let (mode,): (String,) = sqlx::query_as("PRAGMA journal_mode = WAL").fetch_one(&mut *conn).await?;
        if mode != "wal" {
            return Err(StoreError::Busy);
        }
        self.hold().await?;
        // A database that is only now brought to the version with seals has none yet.
        if let Some(last) = stored(&mut conn).await? {
            let next = last.map_or_else(|| Seal { state: State::Open, ..Seal::first() }, |last| last.next_generation());
            self.write(&mut conn, next).await?;
            fold_in(&mut conn, "PRAGMA wal_checkpoint(PASSIVE)").await?;
        }
        Ok(())
    }

    /// Gives a database the seals it was not made with.
    pub(crate) async fn begin(&self, pool: &SqlitePool) -> Result<(), StoreError> {
        let mut conn = pool.acquire().await?;
        if let Some(None) = stored(&mut conn).await? {
            self.write(&mut conn, Seal { state: State::Open, ..Seal::first() }).await?;
            fold_in(&mut conn, "PRAGMA wal_checkpoint(PASSIVE)").await?;
        }
        Ok(())
    }

    async fn write(&self, conn: &mut SqliteConnection, seal: Seal) -> Result<(), StoreError> {
        let mut tx = conn.begin_with("BEGIN IMMEDIATE").await?;
        put(&mut tx, &seal).await?;
        tx.commit().await?;
        *lock(&self.last) = Some(seal);
        Ok(())
    }

    /// Renews the seal in a transaction that is about to be committed.
    pub(crate) async fn renew(&self, conn: &mut SqliteConnection) -> Result<Option<Seal>, StoreError> {
        let next = lock(&self.last).as_ref().map(Seal::next);
        if let Some(next) = &next {
            put(conn, next).await?;
        }
        Ok(next)
    }

    pub(crate) fn is_renewed(&self, seal: Option<Seal>) {
        if seal.is_some() {
            *lock(&self.last) = seal;
        }
    }

    /// Folds the log in, makes the file say that it is whole, and ends the log. What fails leaves the log where it
    /// is: the next program goes on from there, and nothing is lost.
    pub(crate) async fn shut(&self, pool: &SqlitePool) -> Result<(), StoreError> {
        let mut conn = pool.acquire().await?;
        let (mode,): (String,) = sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut *conn).await?;
        if mode != "wal" {
            return Ok(());
        }
        self.hold().await?;
        // Everything first, the seal alone after it: at no moment the file calls itself whole before it is.
        fold_in(&mut conn, "PRAGMA wal_checkpoint(FULL)").await?;
        if let Some(Some(last)) = stored(&mut conn).await? {
            self.write(&mut conn, last.next_shut()).await?;
        }
        fold_in(&mut conn, "PRAGMA wal_checkpoint(TRUNCATE)").await?;
        let keeper = lock(&self.keeper).take();
        if let Some(keeper) = keeper {
            keeper.close().await?;
        }
        // Without a log at all, whoever only reads the file leaves nothing beside it. Somebody else who reads it
        // just now may prevent that; the file is whole all the same.
        let ended = sqlx::query("PRAGMA journal_mode = DELETE").execute(&mut *conn).await;
        if let Err(error) = ended {
            tracing::debug!(%error, "the log stays");
        }
        Ok(())
    }

    /// Empties the log of everything that was folded in.
    pub(crate) async fn cut_log(&self, pool: &SqlitePool) -> Result<(), StoreError> {
        let mut conn = pool.acquire().await?;
        fold_in(&mut conn, "PRAGMA wal_checkpoint(RESTART)").await?;
        // The next transaction begins the log anew and cuts off the rest (`journal_size_limit`); an empty log would
        // look like one that was left behind.
        match stored(&mut conn).await? {
            Some(Some(last)) => self.write(&mut conn, last.next()).await,
            _ => Ok(()),
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The seal as the database has it: `None` where there is no such table, `Some(None)` where none is set yet.
pub(crate) async fn stored(conn: &mut SqliteConnection) -> Result<Option<Option<Seal>>, StoreError> {
    let (table,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'house'")
        .fetch_one(&mut *conn)
        .await?;
    if table == 0 {
        return Ok(None);
    }
    let (text,): (String,) = sqlx::query_as("SELECT seal FROM house WHERE id = 1").fetch_one(&mut *conn).await?;
    if text.is_empty() {
        return Ok(Some(None));
    }
    let seal = Seal::read(&text).ok_or_else(|| StoreError::Damaged("the seal of the file has changed".to_owned()))?;
    Ok(Some(Some(seal)))
}

pub(crate) async fn put(conn: &mut SqliteConnection, seal: &Seal) -> Result<(), StoreError> {
    sqlx::query("UPDATE house SET seal = $1 WHERE id = 1").bind(seal.text()).execute(conn).await?;
    Ok(())
}

/// Copies the whole log into the file; readers of an older state are waited for.
async fn fold_in(conn: &mut SqliteConnection, how: &'static str) -> Result<(), StoreError> {
    let begun = Instant::now();
    loop {
        let (busy, log, folded): (i64, i64, i64) = sqlx::query_as(how).fetch_one(&mut *conn).await?;
        if busy == 0 && log == folded {
            return Ok(());
        }
        if begun.elapsed() > PATIENCE {
            return Err(StoreError::Busy);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_read_as_it_was_written() {
        let seal = Seal { writes: 167, ..Seal::first() }.next_generation();
        assert_eq!(Seal::read(&seal.text()), Some(seal.clone()));
        let page = [&[13, 0, 7][..], seal.text().as_bytes(), &[0; 40]].concat();
        assert_eq!(Seal::in_page(&page), Some(seal.clone()));
        assert_eq!((seal.text().len(), Seal::in_page(&page[..60])), (LENGTH, None));
        for wrong in ["", "rokade-seal/1 ", &seal.text().replace("open", "opfn"), &format!("{} ", seal.text())] {
            assert_eq!(Seal::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_log_follows_its_own_file_only() {
        let seal = Seal::first();
        assert!(seal.is_before(&seal.next()) && seal.is_before(&seal.next_generation()));
        assert!(!seal.is_before(&seal.next().next()));
        assert!(!seal.is_before(&Seal::first().next()));
    }
}
