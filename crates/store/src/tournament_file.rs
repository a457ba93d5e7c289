//! A tournament as one file, to move a running event to another machine.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rokade_model::Person;
use rokade_tournament::{Event, FactsVersion, FoldError, Micros, NewFacts, PlayerId, Reason, Recorded, Tournament};
use serde::{Deserialize, Serialize};

use crate::engine::on;
use crate::execute::{insert, to_the_end};
use crate::journal::{self, Entry, FactsRow, number};
use crate::tournaments::aside;
use crate::{Book, Store, StoreError, TournamentKey};

const FORMAT: &str = "rokade-tournament";
/// The version of the file that this program writes, and the newest it reads.
const VERSION: u32 = 1;

/// The beginning of every version of the file.
#[derive(Deserialize)]
struct Cover {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct TournamentFile {
    format: String,
    version: u32,
    /// The same in every copy that was moved, so that an event is not taken in twice.
    origin: String,
    name: String,
    created: Micros,
    /// How many events and facts follow: a file that was cut and mended by hand is found out.
    events: usize,
    people: usize,
    journal: Vec<Recorded>,
    facts: Vec<NewFacts>,
    /// Whose facts are erased. A backup put back may know an erasure that its journal does not.
    #[serde(default)]
    erased: Vec<PlayerId>,
}

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
    /// The whole tournament: journal and people. Erased people are not in it.
    pub async fn export_file(&self, key: &TournamentKey) -> Result<Vec<u8>, StoreError> {
        let mut tx = self.inner.pools.begin_read().await?;
        let Some(head) = journal::head(&mut tx, key).await? else {
            return Err(StoreError::Missing { place: key.to_string() });
        };
        let (origin, name, created): (String, String, i64) = on!(&mut tx, conn => {
            let query = sqlx::query_as("SELECT origin, name, created FROM tournament WHERE id = $1");
            query.bind(head.id).fetch_one(conn).await
        })?;
        let rows = journal::raw_records(&mut tx, head.id, 1).await?;
        let facts = journal::facts(&mut tx, key, head.id, 1).await?;
        let erased = journal::erased(&mut tx, head.id).await?;
        tx.commit().await?;
        let key = key.clone();
        aside(move || {
            let journal: Vec<Recorded> = rows.into_iter().map(|row| row.read(&key)).collect::<Result<_, _>>()?;
            let (events, people) = (journal.len(), facts.len());
            let (format, version) = (FORMAT.to_owned(), VERSION);
            let file =
                TournamentFile { format, version, origin, name, created, events, people, journal, facts, erased };
            Ok(serde_json::to_vec_pretty(&file).expect("a tournament is written as JSON"))
        })
        .await
    }

    /// Takes a tournament in as it was written out; refuses one that is already here.
    pub async fn import_file(&self, bytes: &[u8], by: &str, at: Micros) -> Result<TournamentKey, ImportError> {
        self.import(bytes, by, at, Identity::Same).await
    }

    /// Takes a tournament in as another one, whether or not it is already here.
    pub async fn import_copy(&self, bytes: &[u8], by: &str, at: Micros) -> Result<TournamentKey, ImportError> {
        self.import(bytes, by, at, Identity::Copy).await
    }

    async fn import(
        &self,
        bytes: &[u8],
        by: &str,
        at: Micros,
        identity: Identity,
    ) -> Result<TournamentKey, ImportError> {
        let (store, bytes, by) = (self.clone(), bytes.to_owned(), by.to_owned());
        let key = TournamentKey::random();
        let own = key.clone();
        let parcel = aside(move || unpack(&bytes, own)).await?;
        to_the_end(async move { store.import_now(key, parcel, &by, at, identity).await }).await
    }

    async fn import_now(
        &self,
        key: TournamentKey,
        parcel: Parcel,
        by: &str,
        at: Micros,
        identity: Identity,
    ) -> Result<TournamentKey, ImportError> {
        let origin = match identity {
            Identity::Same => parcel.origin.clone(),
            Identity::Copy => crate::key::word(24),
        };
        let mut tx = self.inner.pools.begin_write().await?;
        let Some(id) = insert(&mut tx, &key, &origin, &parcel.book, parcel.created).await? else {
            let (key,): (String,) = on!(&mut tx, conn => {
                sqlx::query_as("SELECT key FROM tournament WHERE origin = $1").bind(&origin).fetch_one(conn).await
            })?;
            tx.rollback().await;
            return Err(ImportError::AlreadyHere { key: TournamentKey::new(key) });
        };
        let importer = journal::actor(&mut tx, by).await?;
        // In the order of names, so that two servers adding the same names never wait for each other.
        let mut actors: BTreeMap<&str, i64> =
            parcel.entries.iter().map(|entry| (entry.record.by.as_str(), 0)).collect();
        for (name, actor) in &mut actors {
            *actor = journal::actor(&mut tx, name).await?;
        }
        let entries: Vec<(&Entry, i64)> =
            parcel.entries.iter().map(|entry| (entry, actors[entry.record.by.as_str()])).collect();
        journal::append_by(&mut tx, id, &entries).await?;
        journal::append_facts_rows(&mut tx, id, &parcel.facts_rows()).await?;
        let seq = parcel.book.seq();
        on!(&mut tx, conn => {
            let query = sqlx::query(
                "UPDATE tournament SET last_seq = $1, last_change = $2, imported = $3, imported_by = $4 WHERE id = $5",
            );
            let query = query.bind(number(seq)).bind(parcel.last_change).bind(at).bind(importer).bind(id);
            query.execute(conn).await.map(|_| ())
        })?;
        self.notify(&mut tx, &key, seq).await?;
        tx.commit().await?;
        self.inner.shelf.slot(&key).keep(&parcel.book);
        self.announce(&key, seq);
        Ok(key)
    }
}

#[derive(Clone, Copy)]
enum Identity {
    Same,
    Copy,
}

/// Facts by version, each with the event that brought it; `None` where they are erased.
type Brought = BTreeMap<(PlayerId, FactsVersion), (u64, Option<Person>)>;

/// A file that was read and found to be whole.
struct Parcel {
    origin: String,
    created: Micros,
    last_change: Micros,
    entries: Vec<Entry>,
    facts: Brought,
    book: Arc<Book>,
}

impl Parcel {
    fn facts_rows(&self) -> Vec<FactsRow<'_>> {
        let facts = self.facts.iter();
        facts
            .map(|((player, version), (seq, person))| FactsRow {
                player: *player,
                version: *version,
                seq: *seq,
                person: person.as_ref(),
            })
            .collect()
    }
}

fn unpack(bytes: &[u8], key: TournamentKey) -> Result<Parcel, ImportError> {
    let file = read(bytes)?;
    let (expected, found) = (file.events + file.people, file.journal.len() + file.facts.len());
    if expected != found || file.journal.is_empty() {
        return Err(ImportError::Incomplete { expected, found });
    }
    let mut facts = brought(&file.journal)?;
    let tournament = Tournament::fold(&file.journal).map_err(|error| first_broken(&file.journal, error))?;
    for new in &file.facts {
        // Facts that no event points to belong to nobody, and nobody has the same facts twice.
        let place = facts.get_mut(&(new.player, new.version)).filter(|(_, known)| known.is_none());
        place.ok_or(ImportError::Incomplete { expected, found })?.1 = Some(new.person.clone());
    }
    let book = Book::new(key, tournament, file.facts);
    let erased = erased(&file.journal, &file.erased);
    if facts.iter().any(|((player, _), (_, person))| person.is_none() && !erased.contains(player)) {
        return Err(ImportError::Incomplete { expected, found });
    }
    let last_change = file.journal.last().map_or(file.created, |record| record.at);
    let entries = file.journal.into_iter().map(journal::entry).collect();
    Ok(Parcel { origin: file.origin, created: file.created, last_change, entries, facts, book: Arc::new(book) })
}

/// Whose facts may be missing.
fn erased(journal: &[Recorded], listed: &[PlayerId]) -> BTreeSet<PlayerId> {
    let told = journal.iter().filter_map(|record| match record.event {
        Event::Erased { player } => Some(player),
        _ => None,
    });
    told.chain(listed.iter().copied()).collect()
}

/// The facts the events point to, still empty, with the numbers of the events checked on the way.
fn brought(journal: &[Recorded]) -> Result<Brought, ImportError> {
    let mut brought = BTreeMap::new();
    for (record, seq) in journal.iter().zip(1..) {
        if record.seq != seq || record.step > seq {
            let what = format!("it is numbered {} in step {}", record.seq, record.step);
            return Err(ImportError::BrokenJournal { seq, what });
        }
        if let Event::PlayerEntered { player, facts, .. } | Event::PlayerEdited { player, facts, .. } = record.event {
            // Edits that change no person point to the facts they found.
            brought.entry((player, facts)).or_insert((seq, None));
        }
    }
    Ok(brought)
}

/// Where a journal that does not fold goes wrong.
fn first_broken(journal: &[Recorded], error: FoldError) -> ImportError {
    let mut state = Tournament::default();
    let wrong = journal.iter().find(|record| state.apply(record).is_err());
    ImportError::BrokenJournal { seq: wrong.map_or(0, |record| record.seq), what: error.to_string() }
}

fn read(bytes: &[u8]) -> Result<TournamentFile, ImportError> {
    // The cover first: a file of a newer version may look different after it.
    let cover: Cover = serde_json::from_slice(bytes).map_err(|error| match error.classify() {
        serde_json::error::Category::Eof if looks_like_ours(bytes) => truncated(&error),
        serde_json::error::Category::Syntax if looks_like_ours(bytes) => broken(&error),
        _ => ImportError::NotATournament,
    })?;
    if cover.format != FORMAT {
        return Err(ImportError::NotATournament);
    }
    if cover.version > VERSION {
        return Err(ImportError::NewerVersion { found: cover.version, known: VERSION });
    }
    serde_json::from_slice(bytes).map_err(|error| broken(&error))
}

fn looks_like_ours(bytes: &[u8]) -> bool {
    let beginning = &bytes[..bytes.len().min(200)];
    beginning.windows(FORMAT.len()).any(|part| part == FORMAT.as_bytes())
}

fn truncated(error: &serde_json::Error) -> ImportError {
    ImportError::Truncated { line: error.line(), column: error.column() }
}

fn broken(error: &serde_json::Error) -> ImportError {
    ImportError::Broken { line: error.line(), column: error.column(), what: error.to_string() }
}
