//! The tables and their versions. A database that is newer, foreign or no database at all is
//! recognised before anything is written to it.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{ConnectOptions, Connection, PgPool, SqlSafeStr, SqliteConnection};

use crate::StoreError;
use crate::engine::{PATIENCE, Pools};

/// The mark of our files in the header of SQLite: "Roka" in ASCII.
const APPLICATION_ID: i64 = 0x526f_6b61;

struct Version {
    number: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

/// Every version of the tables, oldest first.
const VERSIONS: &[Version] = &[
    Version {
        number: 1,
        name: "journal",
        sqlite: include_str!("../migrations/sqlite/0001_journal.sql"),
        postgres: include_str!("../migrations/postgres/0001_journal.sql"),
    },
    Version {
        number: 2,
        name: "ratings",
        sqlite: include_str!("../migrations/sqlite/0002_ratings.sql"),
        postgres: include_str!("../migrations/postgres/0002_ratings.sql"),
    },
];

/// The newest version this program knows.
pub(crate) fn known() -> i64 {
    VERSIONS.iter().map(|version| version.number).max().expect("there is a first version")
}

fn migrator(sql: fn(&Version) -> &'static str) -> Migrator {
    let migration = |version: &Version| {
        let text = sql(version).into_sql_str();
        Migration::new(version.number, version.name.into(), MigrationType::Simple, text, false)
    };
    Migrator::with_migrations(VERSIONS.iter().map(migration).collect())
}

/// Brings the tables to the newest version.
pub(crate) async fn migrate(pools: &Pools) -> Result<(), StoreError> {
    match pools {
        Pools::Sqlite { write: Some(pool), .. } => {
            // Two programs may open a new file at the same moment; whoever comes second finds the work done.
            let mut tries = 0;
            loop {
                match migrator(|version| version.sqlite).run(pool).await {
                    Ok(()) => return Ok(()),
                    Err(_) if tries < 10 => tries += 1,
                    Err(error) => return Err(from_migration(error)),
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        Pools::Sqlite { write: None, .. } => Ok(()),
        Pools::Postgres { pool } => migrator(|version| version.postgres).run(pool).await.map_err(from_migration),
    }
}

fn from_migration(error: sqlx::migrate::MigrateError) -> StoreError {
    use sqlx::migrate::MigrateError;
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        MigrateError::VersionMissing(found) => StoreError::NewerDatabase { found, known: known() },
        other => StoreError::Damaged(other.to_string()),
    }
}

/// What a file was found to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    Missing,
    Empty,
    /// Ours, with the newest version of its tables.
    Version(i64),
}

impl Found {
    /// Refuses what this program does not understand; an older version passes only if it may be brought forward.
    pub(crate) fn accept(self, place: &str, create: bool, read_only: bool) -> Result<(), StoreError> {
        match self {
            Found::Missing | Found::Empty if !create || read_only => {
                Err(StoreError::Missing { place: place.to_owned() })
            }
            Found::Version(found) if found > known() => Err(StoreError::NewerDatabase { found, known: known() }),
            Found::Version(found) if found < known() && read_only => {
                Err(StoreError::OlderDatabase { found, known: known() })
            }
            Found::Missing | Found::Empty | Found::Version(_) => Ok(()),
        }
    }
}

/// Looks at a file without changing it.
pub(crate) async fn inspect_file(path: &Path) -> Result<Found, StoreError> {
    match std::fs::metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Found::Missing),
        Err(error) => return Err(StoreError::file(path, error)),
        Ok(found) if found.is_dir() => return Err(StoreError::NotADatabase { path: path.to_owned() }),
        Ok(found) if found.len() == 0 => return Ok(Found::Empty),
        Ok(_) => {}
    }
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE);
    let not_a_database = |error: StoreError| match error {
        StoreError::Damaged(_) => StoreError::NotADatabase { path: path.to_owned() },
        other => other,
    };
    let mut conn = options.connect().await.map_err(|error| not_a_database(error.into()))?;
    let found = inspect_connection(&mut conn, path).await.map_err(not_a_database);
    conn.close().await?;
    found
}

async fn inspect_connection(conn: &mut SqliteConnection, path: &Path) -> Result<Found, StoreError> {
    let (ours,): (i64,) = sqlx::query_as("PRAGMA application_id").fetch_one(&mut *conn).await?;
    let tables: Vec<(String,)> =
        sqlx::query_as("SELECT name FROM sqlite_master WHERE type = 'table'").fetch_all(&mut *conn).await?;
    if ours != APPLICATION_ID {
        // A first start that was interrupted leaves at most the empty list of versions.
        return match tables.iter().all(|(name,)| name == "_sqlx_migrations") {
            true => Ok(Found::Empty),
            false => Err(StoreError::ForeignDatabase { place: path.display().to_string() }),
        };
    }
    let (version,): (Option<i64>,) =
        sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut *conn).await?;
    Ok(version.map_or(Found::Empty, Found::Version))
}

/// Looks at the schema a server's connections see.
pub(crate) async fn inspect_server(pool: &PgPool) -> Result<Found, StoreError> {
    let (list,): (bool,) = sqlx::query_as("SELECT to_regclass('_sqlx_migrations') IS NOT NULL").fetch_one(pool).await?;
    let (tournament,): (bool,) = sqlx::query_as("SELECT to_regclass('tournament') IS NOT NULL").fetch_one(pool).await?;
    if !list {
        return match tournament {
            true => Err(StoreError::ForeignDatabase { place: "postgres://…".to_owned() }),
            false => Ok(Found::Empty),
        };
    }
    let (version,): (Option<i64>,) =
        sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(pool).await?;
    Ok(version.map_or(Found::Empty, Found::Version))
}
