//! The tables and their versions. A database that is newer, foreign or no database at all is
//! recognised before anything is written to it.

use std::path::Path;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection, PgPool, SqlSafeStr, SqliteConnection};

use crate::engine::{PATIENCE, Pools, Writer, sqlite_options};
use crate::seal::{self, Seal};
use crate::{StoreError, chaining, files, whole};

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
    Version {
        number: 3,
        name: "chain",
        sqlite: include_str!("../migrations/sqlite/0003_chain.sql"),
        postgres: include_str!("../migrations/postgres/0003_chain.sql"),
    },
    Version {
        number: 4,
        name: "federation",
        sqlite: include_str!("../migrations/sqlite/0004_federation.sql"),
        postgres: include_str!("../migrations/postgres/0004_federation.sql"),
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

/// Brings the tables to the newest version, and every row to what that version asks of it.
pub(crate) async fn migrate(pools: &Pools, found: Found) -> Result<(), StoreError> {
    match pools {
        Pools::Sqlite { write: Some(Writer { pool, sealing }), .. } => {
            // A file that was just made has its tables.
            if matches!(found, Found::Version(version) if version < known()) || is_bare(pool).await? {
                sealing.open(pool).await?;
                migrator(|version| version.sqlite).run(pool).await.map_err(from_migration)?;
            }
        }
        Pools::Sqlite { write: None, .. } => return Ok(()),
        Pools::Postgres { pool, .. } => migrator(|version| version.postgres).run(pool).await.map_err(from_migration)?,
    }
    chaining::complete(pools).await?;
    if let Pools::Sqlite { write: Some(Writer { pool, sealing }), .. } = pools {
        sealing.begin(pool).await?;
    }
    Ok(())
}

async fn is_bare(pool: &SqlitePool) -> Result<bool, StoreError> {
    let (tables,): (i64,) =
        sqlx::query_as("SELECT COUNT(*) FROM sqlite_master WHERE name = 'house'").fetch_one(pool).await?;
    Ok(tables == 0)
}

/// Makes a new database that is whole from the first moment under its name.
pub(crate) async fn create_file(path: &Path) -> Result<(), StoreError> {
    let unfinished = files::beside(path, ".new");
    files::remove_if_there(&unfinished)?;
    files::create_private(&unfinished)?;
    let made = make(&unfinished).await;
    let placed = made.and_then(|()| files::put_in_place(&unfinished, path));
    if placed.is_err() {
        let _ = std::fs::remove_file(&unfinished);
    }
    placed
}

/// The tables of the newest version, made where they are missing, and the one connection they were made by.
pub(crate) async fn make_tables(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
    migrator(|version| version.sqlite).run(&pool).await.map_err(from_migration)?;
    Ok(pool)
}

async fn make(path: &Path) -> Result<(), StoreError> {
    let pool = make_tables(sqlite_options(path)).await?;
    let mut conn = pool.acquire().await?;
    chaining::mark_new(&mut conn).await?;
    seal::put(&mut conn, &Seal::first()).await?;
    drop(conn);
    pool.close().await;
    Ok(())
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
    /// Whether the file itself is still to be made; one with an interrupted beginning is gone on with.
    pub(crate) fn is_to_be_made(self, path: &Path) -> Result<bool, StoreError> {
        match self {
            Found::Missing => Ok(true),
            Found::Empty => Ok(std::fs::metadata(path).map_err(|error| StoreError::file(path, error))?.len() == 0),
            Found::Version(_) => Ok(false),
        }
    }

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

/// Whether anybody else may be writing to the file meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looking {
    /// The file is held.
    Alone,
    Beside,
}

/// Looks at a file without changing it.
pub(crate) async fn inspect_file(path: &Path, looking: Looking) -> Result<Found, StoreError> {
    match std::fs::metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Found::Missing),
        Err(error) => return Err(StoreError::file(path, error)),
        Ok(found) if found.is_dir() => return Err(StoreError::NotADatabase { path: path.to_owned() }),
        Ok(found) if found.len() == 0 => return empty(path),
        Ok(_) => {}
    }
    let not_a_database = |error: StoreError| match error {
        StoreError::Damaged(_) => StoreError::NotADatabase { path: path.to_owned() },
        other => other,
    };
    let whole = match looking {
        Looking::Alone => whole::examine_once(path).await,
        Looking::Beside => whole::examine(path).await,
    };
    whole.map_err(not_a_database)?;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE);
    let mut conn = options.connect().await.map_err(|error| not_a_database(error.into()))?;
    let found = inspect_connection(&mut conn, path).await.map_err(not_a_database);
    conn.close().await?;
    found
}

/// An empty file is a place for a new database, unless a log says that there was one.
fn empty(path: &Path) -> Result<Found, StoreError> {
    match std::fs::metadata(whole::log_of(path)) {
        Ok(log) if log.len() > 0 => Err(StoreError::ForeignLog { path: path.to_owned() }),
        _ => Ok(Found::Empty),
    }
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
