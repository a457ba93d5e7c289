//! The handle that everything else hangs on: opening, watching, closing.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::sync::{Mutex, broadcast};

use crate::engine::{self, Engine, Pools};
use crate::listen::Listener;
use crate::schema::{self, Found};
use crate::shelf::Shelf;
use crate::{StoreError, TournamentKey};

/// How a database is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// A path, `sqlite:PATH` or `postgres://…`.
    pub url: String,
    /// Whether a missing database is made.
    pub create: bool,
    pub read_only: bool,
}

impl Options {
    pub fn new(url: impl Into<String>) -> Self {
        Self { url: url.into(), create: true, read_only: false }
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
    /// Where backups go, once they were started: erasure reaches them too. Locked while one is made
    /// or rewritten.
    pub(crate) backups: Mutex<Option<PathBuf>>,
    listener: Option<Listener>,
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
        let pools = match address(&options.url)? {
            Address::File(path) => open_file(&path, options).await?,
            Address::Server(url) => open_server(&url, options).await?,
        };
        if !options.read_only {
            schema::migrate(&pools).await?;
        }
        let (changes, _) = broadcast::channel(WATCHERS_LAG);
        let instance = crate::key::word(12);
        let listener = match &pools {
            Pools::Sqlite { .. } => None,
            Pools::Postgres { pool } => Some(Listener::start(pool, &changes, &instance).await?),
        };
        let backups = Mutex::new(None);
        let shelf = Shelf::default();
        Ok(Store { inner: Arc::new(Inner { pools, shelf, changes, instance, backups, listener }) })
    }

    pub fn engine(&self) -> Engine {
        self.inner.pools.engine()
    }

    /// Every change of a tournament's journal, whoever made it.
    pub fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.inner.changes.subscribe()
    }

    /// Ends all connections; a SQLite file is then complete by itself, without its write-ahead log.
    pub async fn close(&self) {
        if let Some(listener) = &self.inner.listener {
            listener.stop().await;
        }
        self.inner.pools.close().await;
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

async fn open_file(path: &Path, options: &Options) -> Result<Pools, StoreError> {
    let found = schema::inspect_file(path).await?;
    found.accept(&path.display().to_string(), options.create, options.read_only)?;
    if found == Found::Missing {
        crate::files::create_private(path)?;
    }
    engine::sqlite_pools(path, options.read_only).await
}

async fn open_server(url: &str, options: &Options) -> Result<Pools, StoreError> {
    let pools = engine::postgres_pools(url, options.read_only).await?;
    if let Pools::Postgres { pool } = &pools {
        schema::inspect_server(pool).await?.accept("postgres://…", options.create, options.read_only)?;
    }
    Ok(pools)
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
