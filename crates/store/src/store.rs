//! The handle that everything else hangs on: opening, watching, closing.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex as StdMutex, MutexGuard, PoisonError};

use rokade_tournament::Reason;
use tokio::sync::{Mutex, broadcast, watch};
use tokio::task::JoinHandle;

use crate::damage::{Broken, Damage, Flaw};
use crate::engine::{self, Engine, Pools};
use crate::hold::Hold;
use crate::listen::Listener;
use crate::schema::{self, Found, Looking};
use crate::shelf::Shelf;
use crate::{StoreError, TournamentKey, federation, files};

/// How a database is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// A path, `sqlite:PATH` or `postgres://…`.
    pub url: String,
    /// Whether a missing database is made.
    pub create: bool,
    pub read_only: bool,
    /// Where whoever is refused the same file finds this program: an address, or a command.
    pub holder: String,
}

impl Options {
    pub fn new(url: impl Into<String>) -> Self {
        Self { url: url.into(), create: true, read_only: false, holder: "rokade".to_owned() }
    }
}

/// Something new in a tournament's journal. A receiver that lags behind should look at every tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub key: TournamentKey,
    /// The last event.
    pub seq: u64,
}

/// An open database; cheap to clone.
#[derive(Clone)]
pub struct Store {
    pub(crate) inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub(crate) pools: Pools,
    pub(crate) shelf: Shelf,
    pub(crate) changes: broadcast::Sender<Change>,
    /// Tells our own notifications from those of other servers.
    pub(crate) instance: String,
    /// Where backups go, once they were started: erasure reaches them too.
    pub(crate) backup_folder: StdMutex<Option<PathBuf>>,
    /// Held while a backup is made, rewritten or looked for.
    pub(crate) backups: Mutex<()>,
    pub(crate) damage: Damage,
    pub(crate) federation: federation::Desk,
    listener: Option<Listener>,
    /// The right to write to a file.
    hold: StdMutex<Option<Hold>>,
    /// Work beside the daily one, which ends when it is told that the store closes.
    tasks: StdMutex<Vec<JoinHandle<()>>>,
    closing: watch::Sender<bool>,
}

/// A watcher may fall so many changes behind.
const WATCHERS_LAG: usize = 1024;

enum Address {
    File(PathBuf),
    Server(String),
}

impl Store {
    /// Opens a database, making it if it is not there.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Self::open_with(&Options::new(url)).await
    }

    pub async fn open_with(options: &Options) -> Result<Store, StoreError> {
        let (pools, hold) = match address(&options.url)? {
            Address::File(path) => open_file(&path, options).await?,
            Address::Server(url) => (open_server(&url, options).await?, None),
        };
        let (changes, _) = broadcast::channel(WATCHERS_LAG);
        let (federation, _) = broadcast::channel(WATCHERS_LAG);
        let instance = crate::key::word(12);
        let listener = match &pools {
            Pools::Sqlite { .. } => None,
            Pools::Postgres { pool, .. } => Some(Listener::start(pool, (&changes, &federation), &instance).await?),
        };
        Ok(Store {
            inner: Arc::new(Inner {
                pools,
                shelf: Shelf::default(),
                changes,
                instance,
                backup_folder: StdMutex::default(),
                backups: Mutex::default(),
                damage: Damage::default(),
                federation: federation::Desk::new(federation),
                listener,
                hold: StdMutex::new(hold),
                tasks: StdMutex::default(),
                closing: watch::Sender::new(false),
            }),
        })
    }

    /// Opens a copy that nobody writes to, only to be read.
    pub(crate) async fn read_copy(path: &Path) -> Result<Store, StoreError> {
        let url = path.to_str().ok_or_else(|| StoreError::BadAddress(path.display().to_string()))?;
        Box::pin(Self::open_with(&Options { create: false, read_only: true, ..Options::new(url) })).await
    }

    pub fn engine(&self) -> Engine {
        self.inner.pools.engine()
    }

    /// Every change of a tournament's journal, whoever made it.
    pub fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.inner.changes.subscribe()
    }

    /// What is known to be wrong with the database beside its tournaments.
    pub fn flaws(&self) -> Vec<Flaw> {
        self.inner.damage.database()
    }

    /// Where backups are made, if they are.
    pub fn backup_folder(&self) -> Option<PathBuf> {
        lock(&self.inner.backup_folder).clone()
    }

    pub(crate) fn set_backup_folder(&self, folder: PathBuf) {
        *lock(&self.inner.backup_folder) = Some(folder);
    }

    /// Why the last backup could not be made.
    pub fn backup_failed(&self) -> Option<Reason> {
        self.inner.damage.backup()
    }

    /// What is known to be wrong with a tournament.
    pub fn broken(&self, key: &TournamentKey) -> Option<Broken> {
        self.inner.damage.of(key)
    }

    /// Ends all work and all connections; a SQLite file is then complete by itself, without its write-ahead log.
    pub async fn close(&self) {
        self.inner.closing.send_replace(true);
        let tasks = std::mem::take(&mut *lock(&self.inner.tasks));
        for task in tasks {
            if let Err(error) = task.await {
                tracing::warn!(%error, "work beside the daily one did not end well");
            }
        }
        if let Some(listener) = &self.inner.listener {
            listener.stop().await;
        }
        self.inner.pools.close().await;
        drop(lock(&self.inner.hold).take());
    }

    /// Tells when the store closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.inner.closing.subscribe()
    }

    /// Keeps work beside the daily one, which ends soon after it is told that the store closes.
    pub(crate) fn keep(&self, work: JoinHandle<()>) {
        lock(&self.inner.tasks).push(work);
    }

    pub(crate) fn announce(&self, key: &TournamentKey, seq: u64) {
        // Nobody watching is no failure.
        let _ = self.inner.changes.send(Change { key: key.clone(), seq });
    }
}

fn address(url: &str) -> Result<Address, StoreError> {
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(Address::Server(url.to_owned()));
    }
    let path = match url.strip_prefix("sqlite:") {
        Some(rest) => rest.strip_prefix("//").unwrap_or(rest),
        None if url.contains("://") => return Err(StoreError::BadAddress(scheme_only(url))),
        None => url,
    };
    match path {
        // A database in memory would be another one for every connection.
        "" | ":memory:" => Err(StoreError::BadAddress(url.to_owned())),
        path => Ok(Address::File(PathBuf::from(path))),
    }
}

/// An address may hold a password: only its beginning is repeated.
fn scheme_only(url: &str) -> String {
    let scheme = url.split_once("://").map_or(url, |(scheme, _)| scheme);
    format!("{scheme}://…")
}

async fn open_file(path: &Path, options: &Options) -> Result<(Pools, Option<Hold>), StoreError> {
    let place = path.display().to_string();
    if options.read_only {
        schema::inspect_file(path, Looking::Beside).await?.accept(&place, options.create, true)?;
        return Ok((engine::sqlite_pools(path, true).await?, None));
    }
    // A file that is refused is left without a word beside it; what is missing may need its folder first.
    if !path.try_exists().map_err(|error| StoreError::file(path, error))? {
        Found::Missing.accept(&place, options.create, false)?;
        files::make_folder_of(path)?;
    } else if path.is_dir() {
        return Err(StoreError::NotADatabase { path: path.to_owned() });
    }
    let hold = Hold::take(path, &options.holder)?;
    let found = schema::inspect_file(path, Looking::Alone).await?;
    found.accept(&place, options.create, false)?;
    if found.is_to_be_made(path)? {
        schema::create_file(path).await?;
    }
    let pools = engine::sqlite_pools(path, false).await?;
    schema::migrate(&pools, found).await?;
    Ok((pools, Some(hold)))
}

async fn open_server(url: &str, options: &Options) -> Result<Pools, StoreError> {
    let pools = engine::postgres_pools(url, options.read_only).await?;
    if let Pools::Postgres { pool, .. } = &pools {
        let found = schema::inspect_server(pool).await?;
        found.accept("postgres://…", options.create, options.read_only)?;
        if !options.read_only {
            schema::migrate(&pools, found).await?;
        }
    }
    Ok(pools)
}

fn lock<T>(mutex: &StdMutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_paths_or_servers() {
        let file = |url| matches!(address(url), Ok(Address::File(path)) if path == Path::new("club.sqlite"));
        assert!(file("club.sqlite") && file("sqlite:club.sqlite") && file("sqlite://club.sqlite"));
        assert!(matches!(address("postgres://localhost/club"), Ok(Address::Server(_))));
        assert!(matches!(address(""), Err(StoreError::BadAddress(_))));
    }

    #[test]
    fn a_password_in_a_wrong_address_is_not_repeated() {
        let Err(error) = address("mysql://astrid:hemmeligt@localhost/club") else { panic!("not an address of ours") };
        assert!(!error.to_string().contains("hemmeligt"));
    }
}
