//! Reading tournaments: the list, the folded book, the journal; and taking one away.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use std::thread;

use rokade_tournament::{Event, FactsVersion, Micros, PlayerId, Recorded, Tournament};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::chain::Chain;
use crate::damage::{Broken, Flaw};
use crate::engine::{Tx, read};
use crate::head::{self, Head};
use crate::journal::{self, Known, Raw, whole};
use crate::{Book, Store, StoreError, TournamentKey};

/// A line of the list of tournaments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub key: TournamentKey,
    pub name: String,
    pub created: Micros,
    pub last_change: Micros,
    pub seq: u64,
    /// What is known to be wrong with it.
    pub broken: Option<Broken>,
}

impl Store {
    /// All tournaments, the last changed first. Games for their own sake are not among them.
    pub async fn tournaments(&self) -> Result<Vec<Summary>, StoreError> {
        let mut all = self.summaries().await?;
        all.retain(|summary| !summary.key.is_casual());
        Ok(all)
    }

    /// The games for their own sake, the last changed first.
    pub async fn games(&self) -> Result<Vec<Summary>, StoreError> {
        let mut all = self.summaries().await?;
        all.retain(|summary| summary.key.is_casual());
        Ok(all)
    }

    async fn summaries(&self) -> Result<Vec<Summary>, StoreError> {
        let mut tx = self.inner.pools.begin_read().await?;
        let heads = head::all(&mut tx).await?;
        tx.commit().await?;
        let summary = |head: Result<Head, head::Damaged>| match head {
            Ok(Head { key, name, created, last_change, last_seq: seq, .. }) => {
                let broken = self.inner.damage.of(&key);
                Summary { key, name, created, last_change, seq, broken }
            }
            Err(head::Damaged { key, name, last_change }) => {
                let broken = Some(Broken { record: 0, flaw: Flaw::OwnRow });
                Summary { key, name, created: last_change, last_change, seq: 0, broken }
            }
        };
        Ok(heads.into_iter().map(summary).collect())
    }

    /// The tournament as it stands now, whoever wrote last; `None` if there is none.
    pub async fn book(&self, key: &TournamentKey) -> Result<Option<Arc<Book>>, StoreError> {
        self.book_for(key, Whom::Reader).await
    }

    pub(crate) async fn book_for(&self, key: &TournamentKey, whom: Whom) -> Result<Option<Arc<Book>>, StoreError> {
        let Some(last_seq) = self.last_seq(key).await? else {
            self.inner.shelf.remove(key);
            return Ok(None);
        };
        let slot = self.inner.shelf.slot(key);
        let current = |book: &Arc<Book>| book.seq() >= last_seq;
        if let Some(book) = slot.book().filter(current) {
            return Ok(Some(book));
        }
        // Whoever holds the lock below can go on: a writer never waits for a reader who waits for a turn.
        let _turn = turn(whom).await;
        let _alone = slot.catching_up.lock().await;
        if let Some(book) = slot.book().filter(current) {
            return Ok(Some(book));
        }
        let read = self.read_book(key, slot.book()).await;
        self.inner.damage.note(key, &read);
        if let Ok(Some(book)) = &read {
            slot.keep(book);
        }
        read
    }

    /// The tournament as it stands now, from the database.
    pub(crate) async fn read_book(
        &self,
        key: &TournamentKey,
        kept: Option<Arc<Book>>,
    ) -> Result<Option<Arc<Book>>, StoreError> {
        let mut tx = self.inner.pools.begin_read().await?;
        let read = read_book(&mut tx, key, kept).await.map_err(|error| journal::of(key, error));
        // A reading that failed leaves nothing to be undone.
        tx.rollback().await;
        read
    }

    /// The events from `from_seq` on, in order; none if there is no such tournament. All are read, so that each is
    /// held against the chain.
    pub async fn records(&self, key: &TournamentKey, from_seq: u64) -> Result<Vec<Recorded>, StoreError> {
        let mut tx = self.inner.pools.begin_read().await?;
        let Some(head) = head::head(&mut tx, key).await? else {
            return Ok(Vec::new());
        };
        let rows = journal::raw_records(&mut tx, key, head.id, 1..=head.last_seq).await;
        tx.rollback().await;
        let rows = rows.map_err(|error| journal::of(key, error))?;
        let key = key.clone();
        let _turn = turn(Whom::Reader).await;
        aside(move || {
            let mut chain = Chain::default();
            rows.iter().try_for_each(|row| row.follow(&key, &mut chain))?;
            if chain.head() != head.hash {
                return Err(journal::broken(&key, head.last_seq, Flaw::Changed));
            }
            rows.into_iter().filter(|row| row.seq >= journal::number(from_seq)).map(|row| row.read(&key)).collect()
        })
        .await
    }

    async fn last_seq(&self, key: &TournamentKey) -> Result<Option<u64>, StoreError> {
        let row: Option<(i64,)> = read!(&self.inner.pools, pool => {
            let query = sqlx::query_as("SELECT last_seq FROM tournament WHERE key = $1");
            query.bind(key.as_str()).fetch_optional(pool).await
        })?;
        row.map(|(seq,)| whole(seq)).transpose()
    }
}

pub(crate) async fn read_book(
    tx: &mut Tx,
    key: &TournamentKey,
    kept: Option<Arc<Book>>,
) -> Result<Option<Arc<Book>>, StoreError> {
    match head::head(tx, key).await? {
        Some(head) => catch_up(tx, key, &head, kept).await.map(Some),
        None => Ok(None),
    }
}

/// The book as it stands at `head`: what is kept, and the events after it. Every row is held against its sum and
/// against the chain.
pub(crate) async fn catch_up(
    tx: &mut Tx,
    key: &TournamentKey,
    head: &Head,
    kept: Option<Arc<Book>>,
) -> Result<Arc<Book>, StoreError> {
    // A kept book that knows more than the database, or something else, is of another past: the database was put
    // back.
    let kept =
        kept.filter(|book| book.seq() < head.last_seq || (book.seq(), book.hash()) == (head.last_seq, head.hash));
    let from = kept.as_ref().map_or(0, |book| book.seq()) + 1;
    if let Some(book) = kept.as_ref().filter(|book| book.seq() == head.last_seq) {
        return Ok(Arc::clone(book));
    }
    let rows = journal::raw_records(tx, key, head.id, from..=head.last_seq).await?;
    let known = journal::facts(tx, key, head.id, from).await?;
    let key = key.clone();
    let book = aside(move || fold_on(&key, kept, rows, known)).await?;
    if book.seq() < head.last_seq {
        return Err(journal::broken(&book.key, book.seq() + 1, Flaw::Missing));
    }
    match book.hash() == head.hash {
        true => Ok(book),
        false => Err(journal::broken(&book.key, book.seq(), Flaw::Changed)),
    }
}

fn fold_on(
    key: &TournamentKey,
    kept: Option<Arc<Book>>,
    rows: Vec<Raw>,
    known: Known,
) -> Result<Arc<Book>, StoreError> {
    let mut chain = kept.as_ref().map(|book| book.chain.clone()).unwrap_or_default();
    rows.iter().try_for_each(|row| row.follow(key, &mut chain))?;
    let records: Vec<Recorded> = rows.into_iter().map(|row| row.read(key)).collect::<Result<_, _>>()?;
    let Some(book) = kept else {
        let tournament = fold(key, &records)?;
        are_known(key, &records, &known)?;
        return Ok(Arc::new(Book::new(key.clone(), tournament, known.facts).with_chain(chain)));
    };
    let mut book = Arc::unwrap_or_clone(book);
    for record in &records {
        book.take_in(record).map_err(|error| journal::broken(key, record.seq, error))?;
    }
    book.learn(known.facts);
    Ok(Arc::new(book.with_chain(chain)))
}

/// The state after these records; an error names the first that does not follow.
pub(crate) fn fold(key: &TournamentKey, records: &[Recorded]) -> Result<Tournament, StoreError> {
    Tournament::fold(records).map_err(|error| journal::broken(key, first_wrong(records).unwrap_or(0), error))
}

/// Where a journal that does not fold goes wrong.
pub(crate) fn first_wrong(records: &[Recorded]) -> Option<u64> {
    let mut state = Tournament::default();
    records.iter().find(|record| state.apply(record).is_err()).map(|record| record.seq)
}

/// The versions of facts that records bring, each with the first record that does.
pub(crate) fn brought(records: &[Recorded]) -> impl Iterator<Item = (u64, PlayerId, FactsVersion)> {
    records.iter().filter_map(|record| match record.event {
        Event::PlayerEntered { player, facts, .. } | Event::PlayerEdited { player, facts, .. } => {
            Some((record.seq, player, facts))
        }
        _ => None,
    })
}

/// Whether every person the records point to is known, or was erased.
pub(crate) fn are_known(key: &TournamentKey, records: &[Recorded], known: &Known) -> Result<(), StoreError> {
    let facts = known.facts.iter().map(|facts| (facts.player, facts.version));
    let there: BTreeSet<(PlayerId, FactsVersion)> = facts.chain(known.erased.iter().copied()).collect();
    match brought(records).find(|(_, player, version)| !there.contains(&(*player, *version))) {
        Some((seq, ..)) => Err(journal::broken(key, seq, Flaw::Person)),
        None => Ok(()),
    }
}

/// Who waits for a tournament to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whom {
    Reader,
    /// Goes first, however many read.
    Writer,
}

/// Readers work aside so many at once and leave every other thread to judging.
static READING: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(thread::available_parallelism().map_or(2, usize::from)));

async fn turn(whom: Whom) -> Option<SemaphorePermit<'static>> {
    match whom {
        Whom::Reader => Some(READING.acquire().await.expect("turns never end")),
        Whom::Writer => None,
    }
}

/// Work that takes long enough to hold up other requests of the same thread.
pub(crate) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(failed) => match failed.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The program is ending and takes its tasks with it; so it will the one that waits here.
            Err(_) => std::future::pending().await,
        },
    }
}
