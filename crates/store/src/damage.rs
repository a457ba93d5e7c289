//! What can be wrong with stored data, and what is known to be wrong.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rokade_tournament::{FoldError, Reason};

use crate::{StoreError, TournamentKey};

/// What is wrong with a record or with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It is not what was written, or not where it was written.
    Changed,
    Missing,
    /// Its text cannot be read, or does not follow from the state before it.
    Unreadable(String),
    /// What it says of a person has changed or is missing.
    Person,
    /// Who did it cannot be read.
    Doer,
    /// The tournament's own row has changed.
    OwnRow,
    /// A row of a table has changed.
    Row(String),
    /// The federation's journal cannot be trusted from this record on.
    Federation(u64),
    /// The file itself does not hold together.
    File(String),
}

impl Flaw {
    /// The reason with its stable key.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Changed => Reason::house("flaw_changed"),
            Self::Missing => Reason::house("flaw_missing"),
            Self::Unreadable(_) => Reason::house("flaw_unreadable"),
            Self::Person => Reason::house("flaw_person"),
            Self::Doer => Reason::house("flaw_doer"),
            Self::OwnRow => Reason::house("flaw_own_row"),
            Self::Row(row) => Reason::house("flaw_row").with("row", row.as_str()),
            Self::Federation(record) => {
                Reason::house("flaw_federation").with("record", i64::try_from(*record).unwrap_or(i64::MAX))
            }
            Self::File(what) => Reason::house("flaw_file").with("problem", what.as_str()),
        }
    }
}

/// For the log.
impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed => f.write_str("it is not what was written"),
            Self::Missing => f.write_str("it is missing"),
            Self::Unreadable(what) => f.write_str(what),
            Self::Person => f.write_str("what it says of a person has changed or is missing"),
            Self::Doer => f.write_str("who did it cannot be read"),
            Self::OwnRow => f.write_str("the tournament's own row has changed"),
            Self::Row(row) => write!(f, "{row} has changed"),
            Self::Federation(record) => write!(f, "the federation's journal cannot be trusted from record {record} on"),
            Self::File(what) => f.write_str(what),
        }
    }
}

impl From<serde_json::Error> for Flaw {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable(error.to_string())
    }
}

impl From<FoldError> for Flaw {
    fn from(error: FoldError) -> Self {
        Self::Unreadable(error.to_string())
    }
}

/// A journal that cannot be trusted from some record on; 0 means all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub record: u64,
    pub flaw: Flaw,
}

/// What was found out so far, while the database was read.
#[derive(Default)]
pub(crate) struct Damage {
    tournaments: Mutex<BTreeMap<TournamentKey, Broken>>,
    database: Mutex<Vec<Flaw>>,
    /// Why the last backup could not be made.
    backup: Mutex<Option<Reason>>,
}

impl Damage {
    pub(crate) fn set_backup(&self, failed: Option<Reason>) {
        *lock(&self.backup) = failed;
    }

    pub(crate) fn backup(&self) -> Option<Reason> {
        lock(&self.backup).clone()
    }

    pub(crate) fn of(&self, key: &TournamentKey) -> Option<Broken> {
        lock(&self.tournaments).get(key).cloned()
    }

    /// Remembers what came of reading a tournament.
    pub(crate) fn note<T>(&self, key: &TournamentKey, read: &Result<T, StoreError>) {
        match read {
            Ok(_) => drop(lock(&self.tournaments).remove(key)),
            Err(StoreError::BrokenJournal { seq, flaw, .. }) => {
                let broken = Broken { record: *seq, flaw: flaw.clone() };
                lock(&self.tournaments).insert(key.clone(), broken);
            }
            Err(_) => {}
        }
    }

    /// The tournament is gone.
    pub(crate) fn forget(&self, key: &TournamentKey) {
        lock(&self.tournaments).remove(key);
    }

    pub(crate) fn set_database(&self, flaws: Vec<Flaw>) {
        *lock(&self.database) = flaws;
    }

    pub(crate) fn database(&self) -> Vec<Flaw> {
        lock(&self.database).clone()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
