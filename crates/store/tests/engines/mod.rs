//! Every case on both engines: `both!(case)` makes a test on a new SQLite file and one on a new
//! database of a PostgreSQL server.

pub(crate) mod postgres;

use std::path::{Path, PathBuf};

use rokade_store::{Options, Store};
use tempfile::TempDir;

/// An empty place for a database.
pub(crate) struct Place {
    pub url: String,
    folder: TempDir,
    on_server: bool,
}

impl Place {
    pub(crate) fn sqlite() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let url = folder.path().join("club.sqlite").to_str().unwrap().to_owned();
        Place { url, folder, on_server: false }
    }

    pub(crate) fn postgres() -> Place {
        Place { url: postgres::server().database(), folder: tempfile::tempdir().unwrap(), on_server: true }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// A second look at what the first one wrote.
    pub(crate) async fn read(&self) -> Store {
        Store::open_with(&Options { create: false, read_only: true, ..Options::new(&self.url) }).await.unwrap()
    }

    /// Two who write: two servers on PostgreSQL, two users of the one program that may write to a file.
    pub(crate) async fn open_two(&self) -> (Store, Store) {
        let one = self.open().await;
        let other = if self.on_server { self.open().await } else { one.clone() };
        (one, other)
    }

    /// A folder of the case's own.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The file of a SQLite database.
    pub(crate) fn file(&self) -> PathBuf {
        PathBuf::from(&self.url)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.on_server {
            postgres::server().drop_database(&self.url);
        }
    }
}

/// Makes two tests of each case, an `async fn` that takes a `&Place`.
macro_rules! both {
    ($($case:ident),* $(,)?) => {$(
        mod $case {
            #[tokio::test(flavor = "multi_thread")]
            async fn on_sqlite() {
                super::$case(&$crate::engines::Place::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn on_postgres() {
                super::$case(&$crate::engines::Place::postgres()).await;
            }
        }
    )*};
}
pub(crate) use both;
