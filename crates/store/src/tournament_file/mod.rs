//! A tournament as one file, to move a running event to another machine.

mod form;
mod parcel;
mod readable;

use std::collections::BTreeMap;

use rokade_tournament::{Actor, Micros, NewFacts, PlayerId, Reason};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::action::{self, Part, until_heard};
use crate::chain::Chain;
use crate::damage::Flaw;
use crate::doer;
use crate::engine::{Tx, Whom, Writes, aside, on};
use crate::execute::new_head;
use crate::head::{self, Head};
use crate::journal::{self, Entry, Known, Raw};
use crate::{Store, StoreError, TournamentKey};

use form::{FileRecord, TournamentFile};
use parcel::{Parcel, unpack};

pub use readable::Readable;

/// Why a file was not taken in. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("this is not the file of a tournament")]
    NotATournament,
    #[error("the file has version {found}; this program reads versions up to {known}")]
    NewerVersion { found: u32, known: u32 },
    #[error("the file ends in the middle, at line {line}, column {column}")]
    Truncated { line: usize, column: usize },
    #[error("the file is damaged at line {line}, column {column}: {what}")]
    Broken { line: usize, column: usize, what: String },
    #[error("the file is not as it was written")]
    Altered,
    #[error("the file speaks of {expected} events and facts and holds {found}")]
    Incomplete { expected: usize, found: usize },
    #[error("event {seq} of the file does not follow from those before it: {what}")]
    BrokenJournal { seq: u64, what: String },
    #[error("this tournament is already here, as {key}")]
    AlreadyHere { key: TournamentKey },
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ImportError {
    pub fn reason(&self) -> Reason {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        match self {
            Self::NotATournament => Reason::house("file_not_a_tournament"),
            Self::NewerVersion { found, known } => {
                Reason::house("file_newer_version").with("found", *found).with("known", *known)
            }
            Self::Truncated { line, column } => {
                Reason::house("file_truncated").with("line", count(*line)).with("column", count(*column))
            }
            Self::Broken { line, column, .. } => {
                Reason::house("file_broken").with("line", count(*line)).with("column", count(*column))
            }
            Self::Altered => Reason::house("file_altered"),
            Self::Incomplete { expected, found } => {
                Reason::house("file_incomplete").with("expected", count(*expected)).with("found", count(*found))
            }
            Self::BrokenJournal { seq, .. } => {
                Reason::house("file_broken_journal").with("seq", i64::try_from(*seq).unwrap_or(i64::MAX))
            }
            Self::AlreadyHere { key } => Reason::house("tournament_already_here").with("key", key.as_str()),
            Self::Store(error) => error.reason(),
        }
    }
}

impl From<sqlx::Error> for ImportError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

impl Store {
    /// The whole tournament: journal and people. Erased people are not in it. What was written is read again and
    /// replayed before it is given out.
    pub async fn export_file(&self, key: &TournamentKey) -> Result<Vec<u8>, StoreError> {
        let key = key.clone();
        let read =
            self.inner.pools.read(|reads| async move { everything(&mut reads.begin(Whom::Reader).await?, &key).await });
        let (head, rows, known, erased) = read.await?;
        aside(move || {
            let mut chain = Chain::default();
            rows.iter().try_for_each(|row| row.follow(&head.key, &mut chain))?;
            if chain.head() != head.hash {
                return Err(journal::broken(&head.key, head.last_seq, Flaw::Changed));
            }
            written(&head, rows, known.facts, erased)
        })
        .await
    }

    /// Takes a tournament in as it was written out; refuses one that is already here.
    pub async fn import_file(
        &self,
        bytes: &[u8],
        by: impl Into<Actor>,
        at: Micros,
    ) -> Result<TournamentKey, ImportError> {
        self.import(bytes, by.into(), at, Identity::Same).await
    }

    /// Takes a tournament in as another one, whether or not it is already here.
    pub async fn import_copy(
        &self,
        bytes: &[u8],
        by: impl Into<Actor>,
        at: Micros,
    ) -> Result<TournamentKey, ImportError> {
        self.import(bytes, by.into(), at, Identity::Copy).await
    }

    async fn import(
        &self,
        bytes: &[u8],
        by: Actor,
        at: Micros,
        identity: Identity,
    ) -> Result<TournamentKey, ImportError> {
        let (store, bytes) = (self.clone(), bytes.to_owned());
        let digest = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let part = Part::or_own(Part::of(&["import", identity.key(), &digest]), &self.inner.pools);
        let key = crate::key::tournament();
        let parcel = aside(move || unpack(&bytes, key)).await?;
        let import =
            |writes| async move { until_heard(|| store.import_now(&writes, &parcel, &by, at, identity, &part)).await };
        self.inner.pools.write(import).await
    }

    async fn import_now(
        &self,
        writes: &Writes,
        parcel: &Parcel,
        by: &Actor,
        at: Micros,
        identity: Identity,
        part: &Option<Part>,
    ) -> Result<TournamentKey, ImportError> {
        let origin = match identity {
            Identity::Same => parcel.origin.clone(),
            Identity::Copy => crate::key::word(24),
        };
        let mut tx = writes.begin().await?;
        if let Some(key) = action::claim(&mut tx, part, at).await? {
            tx.rollback().await;
            return Ok(TournamentKey::new(key));
        }
        let new = new_head(&parcel.read.book, origin.clone(), parcel.created).insert(&mut tx).await?;
        let Some(mut head) = new else {
            let (key,): (String,) = on!(&mut tx, conn => {
                sqlx::query_as("SELECT key FROM tournament WHERE origin = $1").bind(&origin).fetch_one(conn).await
            })?;
            tx.rollback().await;
            return Err(ImportError::AlreadyHere { key: TournamentKey::new(key) });
        };
        // Whoever brings a deleted tournament back wants it in the backups again.
        on!(&mut tx, conn => {
            sqlx::query("DELETE FROM deleted WHERE origin = $1").bind(&origin).execute(conn).await.map(|_| ())
        })?;
        let importer = journal::actor(&mut tx, &doer::written(by)).await?;
        // In the order of names, so that two servers adding the same names never wait for each other.
        let mut actors: BTreeMap<String, i64> =
            parcel.entries.iter().map(|entry| (doer::written(&entry.record.by), 0)).collect();
        for (name, actor) in &mut actors {
            *actor = journal::actor(&mut tx, name).await?;
        }
        let entries: Vec<(&Entry, i64)> =
            parcel.entries.iter().map(|entry| (entry, actors[&doer::written(&entry.record.by)])).collect();
        journal::append_by(&mut tx, head.id, &entries).await?;
        journal::append_facts_rows(&mut tx, head.id, &parcel.facts_rows()).await?;
        (head.last_seq, head.hash) = (parcel.read.seq(), parcel.read.hash());
        (head.last_change, head.chain_begins) = (parcel.last_change, parcel.chain_begins);
        (head.imported, head.imported_by) = (Some(at), Some(importer));
        head.update(&mut tx).await?;
        let (key, seq) = (head.key, head.last_seq);
        self.notify(&mut tx, &key, seq).await?;
        action::settle(&mut tx, part, at, key.as_str()).await?;
        tx.commit().await?;
        Part::is_stored(part);
        self.inner.shelf.slot(&key).keep(&parcel.read);
        self.announce(&key, seq);
        Ok(key)
    }
}

#[derive(Clone, Copy)]
enum Identity {
    Same,
    Copy,
}

impl Identity {
    const fn key(self) -> &'static str {
        match self {
            Identity::Same => "same",
            Identity::Copy => "copy",
        }
    }
}

/// All that the file of a tournament is made of.
async fn everything(tx: &mut Tx, key: &TournamentKey) -> Result<(Head, Vec<Raw>, Known, Vec<PlayerId>), StoreError> {
    let head = head::head(tx, key).await?.ok_or_else(|| StoreError::Missing { place: key.to_string() })?;
    let rows = journal::raw_records(tx, key, head.id, 1..=head.last_seq).await;
    let rows = rows.map_err(|error| journal::of(key, error))?;
    let known = journal::facts(tx, key, head.id, 1).await?;
    let erased = journal::erased(tx, head.id).await?;
    Ok((head, rows, known, erased))
}

/// The text of a file, read again before anybody gets it.
fn written(head: &Head, rows: Vec<Raw>, facts: Vec<NewFacts>, erased: Vec<PlayerId>) -> Result<Vec<u8>, StoreError> {
    let (events, people, chain_begins) = (rows.len(), facts.len(), head.chain_begins);
    let journal = rows.into_iter().map(|row| file_record(&head.key, row)).collect::<Result<_, _>>()?;
    let new = TournamentFile::new(head.origin.clone(), head.name.clone(), head.created);
    let text = TournamentFile { events, people, chain_begins, journal, facts, erased, ..new }.text();
    match unpack(&text, head.key.clone()) {
        Ok(_) => Ok(text),
        Err(ImportError::BrokenJournal { seq, what }) => Err(journal::broken(&head.key, seq, Flaw::Unreadable(what))),
        Err(other) => Err(journal::broken(&head.key, 0, Flaw::Unreadable(other.to_string()))),
    }
}

fn file_record(key: &TournamentKey, row: Raw) -> Result<FileRecord, StoreError> {
    let (seq, step) = (journal::whole(row.seq)?, journal::whole(row.step)?);
    let event = RawValue::from_string(row.event).map_err(|error| journal::broken(key, seq, error))?;
    let hash = crate::chain::Hash::read(&row.hash).map(|hash| hash.to_string());
    Ok(FileRecord { seq, step, at: row.at, by: row.by.unwrap_or_default(), hash, event })
}
