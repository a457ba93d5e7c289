//! What can go wrong with a database, each kind with its own reason.

use std::io;
use std::path::PathBuf;

use rokade_tournament::{Reason, Refusal};

use crate::TournamentKey;
use crate::damage::Flaw;

/// The database could not do what was asked. Nothing of it was acknowledged.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the disk that holds the database is full")]
    DiskFull,
    #[error("the database can only be read")]
    ReadOnly,
    #[error("the database was locked by somebody else for too long")]
    Busy,
    #[error("the connection to the database was lost: {0}")]
    ConnectionLost(String),
    /// The answer to the last word was lost: it is stored, or it is not.
    #[error("the connection to the database was lost while it stored: {0}")]
    Unconfirmed(String),
    #[error("the database does not let this user in: {0}")]
    AccessDenied(String),
    #[error("the database has version {found}; this program knows versions up to {known}")]
    NewerDatabase { found: i64, known: i64 },
    #[error("the database has version {found} and was opened only to be read; version {known} is needed")]
    OlderDatabase { found: i64, known: i64 },
    #[error("{} is not a database", path.display())]
    NotADatabase { path: PathBuf },
    #[error("{place} is a database of another program")]
    ForeignDatabase { place: String },
    #[error("there is no database at {place}")]
    Missing { place: String },
    #[error("{0:?} is not the address of a database: a path, sqlite:PATH or postgres://… is expected")]
    BadAddress(String),
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// A row that is not what was written.
    #[error("the database is damaged: {0} has changed")]
    DamagedRow(String),
    /// The journal of one tournament cannot be trusted from some record on; 0 means all of it.
    #[error("the journal of {tournament} is damaged at record {seq}: {flaw}")]
    BrokenJournal { tournament: TournamentKey, seq: u64, flaw: Flaw },
    /// The federation's own journal; 0 means all of it.
    #[error("the federation's journal is damaged at record {seq}: {flaw}")]
    BrokenFederation { seq: u64, flaw: Flaw },
    #[error("{} cannot be read or written: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    #[error("{} is in use: the program that runs on it must be stopped first", path.display())]
    InUse { path: PathBuf },
    /// Another program writes to the file; where it is to be found.
    #[error("{} is open in {holder}", path.display())]
    HeldBy { path: PathBuf, holder: String },
    /// The file was copied without the log that belongs to it.
    #[error("{} is incomplete: the file {}-wal that belongs to it is missing", path.display(), path.display())]
    Incomplete { path: PathBuf },
    /// A whole file lies beside the log of another one.
    #[error("{}-wal beside {} is of another database", path.display(), path.display())]
    ForeignLog { path: PathBuf },
    #[error("{}-wal is damaged: what was written last cannot be read", path.display())]
    BrokenLog { path: PathBuf },
    /// Backups are files; a PostgreSQL server has its own.
    #[error("only a SQLite database is backed up as a file")]
    NoFileBackup,
    #[error("the database answered unexpectedly: {0}")]
    Unexpected(sqlx::Error),
}

impl StoreError {
    /// The reason with its stable key.
    pub fn reason(&self) -> Reason {
        match self {
            Self::DiskFull => Reason::house("store_disk_full"),
            Self::ReadOnly => Reason::house("store_read_only"),
            Self::Busy => Reason::house("store_busy"),
            Self::ConnectionLost(_) => Reason::house("store_connection_lost"),
            Self::Unconfirmed(_) => Reason::house("store_unconfirmed"),
            Self::AccessDenied(_) => Reason::house("store_access_denied"),
            Self::NewerDatabase { found, known } => {
                Reason::house("store_newer_database").with("found", *found).with("known", *known)
            }
            Self::OlderDatabase { found, known } => {
                Reason::house("store_older_database").with("found", *found).with("known", *known)
            }
            Self::NotADatabase { path } => {
                Reason::house("store_not_a_database").with("path", path.display().to_string())
            }
            Self::ForeignDatabase { place } => Reason::house("store_foreign_database").with("place", place.as_str()),
            Self::Missing { place } => Reason::house("store_missing").with("place", place.as_str()),
            Self::BadAddress(address) => Reason::house("store_bad_address").with("address", address.as_str()),
            Self::Damaged(_) | Self::DamagedRow(_) => Reason::house("store_damaged"),
            Self::BrokenJournal { tournament, seq, .. } => Reason::house("store_broken_journal")
                .with("tournament", tournament.as_str())
                .with("seq", i64::try_from(*seq).unwrap_or(i64::MAX)),
            Self::BrokenFederation { seq, .. } => {
                Reason::house("store_broken_federation").with("seq", i64::try_from(*seq).unwrap_or(i64::MAX))
            }
            Self::File { path, .. } => Reason::house("store_file").with("path", path.display().to_string()),
            Self::InUse { path } => Reason::house("store_in_use").with("path", path.display().to_string()),
            Self::HeldBy { path, holder } => {
                Reason::house("store_held").with("path", path.display().to_string()).with("holder", holder.as_str())
            }
            Self::Incomplete { path } => Reason::house("store_incomplete").with("path", path.display().to_string()),
            Self::ForeignLog { path } => Reason::house("store_foreign_log").with("path", path.display().to_string()),
            Self::BrokenLog { path } => Reason::house("store_broken_log").with("path", path.display().to_string()),
            Self::NoFileBackup => Reason::house("store_no_file_backup"),
            Self::Unexpected(_) => Reason::house("store_unexpected"),
        }
    }

    /// A failure of the file system, told apart by what a person can do about it.
    pub(crate) fn file(path: impl Into<PathBuf>, error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::File { path: path.into(), error },
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(answer) => {
                let code = answer.code().unwrap_or_default();
                let known = match code.parse::<u32>() {
                    // SQLite numbers its errors; the states of PostgreSQL are five characters.
                    Ok(number) if code.len() < 5 => from_sqlite(number, answer.message()),
                    _ => from_postgres(&code, answer.message()),
                };
                known.unwrap_or(Self::Unexpected(error))
            }
            sqlx::Error::Io(lost) => Self::ConnectionLost(lost.to_string()),
            sqlx::Error::Tls(lost) => Self::ConnectionLost(lost.to_string()),
            sqlx::Error::PoolTimedOut => Self::Busy,
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::ConnectionLost(error.to_string()),
            _ => Self::Unexpected(error),
        }
    }
}

fn from_sqlite(code: u32, message: &str) -> Option<StoreError> {
    /// The index of the write-ahead log could not grow: the disk is full there too.
    const SHARED_MEMORY_SIZE: u32 = 10 | (19 << 8);
    if code == SHARED_MEMORY_SIZE {
        return Some(StoreError::DiskFull);
    }
    Some(match code & 0xff {
        13 => StoreError::DiskFull,
        8 => StoreError::ReadOnly,
        5 | 6 => StoreError::Busy,
        3 | 14 => StoreError::AccessDenied(message.to_owned()),
        10 | 11 | 26 => StoreError::Damaged(message.to_owned()),
        _ => return None,
    })
}

fn from_postgres(state: &str, message: &str) -> Option<StoreError> {
    Some(match state {
        "53100" => StoreError::DiskFull,
        "25006" => StoreError::ReadOnly,
        "55P03" | "57014" | "40P01" | "53300" => StoreError::Busy,
        "3D000" => StoreError::Missing { place: message.to_owned() },
        "42501" => StoreError::AccessDenied(message.to_owned()),
        "57P01" | "57P02" | "57P03" | "57P05" | "25P03" => StoreError::ConnectionLost(message.to_owned()),
        "XX001" | "XX002" => StoreError::Damaged(message.to_owned()),
        _ if state.starts_with("28") => StoreError::AccessDenied(message.to_owned()),
        _ if state.starts_with("08") => StoreError::ConnectionLost(message.to_owned()),
        _ => return None,
    })
}

/// Why a command was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum ExecuteError {
    /// The rules or the state of the tournament say no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("there is no such tournament")]
    NoSuchTournament,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ExecuteError {
    /// All reasons at once.
    pub fn reasons(&self) -> Vec<Reason> {
        match self {
            Self::Refused(refusal) => refusal.reasons.clone(),
            Self::NoSuchTournament => vec![Reason::house("no_such_tournament")],
            Self::Store(error) => vec![error.reason()],
        }
    }
}

impl From<sqlx::Error> for ExecuteError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extended_codes_of_sqlite_are_told_apart() {
        assert!(matches!(from_sqlite(13, ""), Some(StoreError::DiskFull)));
        assert!(matches!(from_sqlite(4874, ""), Some(StoreError::DiskFull)));
        assert!(matches!(from_sqlite(8 | (1 << 8), ""), Some(StoreError::ReadOnly)));
        assert!(matches!(from_sqlite(5 | (2 << 8), ""), Some(StoreError::Busy)));
        assert!(from_sqlite(1, "").is_none());
    }

    #[test]
    fn states_of_postgresql_are_told_apart() {
        assert!(matches!(from_postgres("53100", ""), Some(StoreError::DiskFull)));
        assert!(matches!(from_postgres("28P01", ""), Some(StoreError::AccessDenied(_))));
        assert!(matches!(from_postgres("08006", ""), Some(StoreError::ConnectionLost(_))));
        assert!(from_postgres("42P01", "").is_none());
    }

    #[test]
    fn a_full_file_system_is_a_full_disk() {
        let full = io::Error::from(io::ErrorKind::StorageFull);
        assert!(matches!(StoreError::file("x", full), StoreError::DiskFull));
    }
}
