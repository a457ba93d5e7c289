//! Reading tournaments: the list, the folded book, the journal; and taking one away.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use std::thread;

use rokade_tournament::{FactsVersion, Micros, PlayerId, Recorded, Tournament};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::chain::{Chain, Hash};
use crate::chained::Chained;
use crate::damage::{Broken, Flaw};
use crate::engine::{Reads, Share, Tx, Whom, aside, glance};
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
        let read = self.inner.pools.read(|reads| async move { head::all(&mut reads.begin(Whom::Reader).await?).await });
        let heads = read.await?;
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
        Ok(self.book_for(key, Whom::Reader).await?.map(|known| known.book))
    }

    pub(crate) async fn book_for(&self, key: &TournamentKey, whom: Whom) -> Result<Option<Chained>, StoreError> {
        let (store, key) = (self.clone(), key.clone());
        self.inner.pools.read(move |reads| async move { store.up_to_date(&reads, &key, whom).await }).await
    }

    async fn up_to_date(&self, reads: &Reads, key: &TournamentKey, whom: Whom) -> Result<Option<Chained>, StoreError> {
        let Some(last_seq) = last_seq(reads, key).await? else {
            self.inner.shelf.remove(key);
            return Ok(None);
        };
        let slot = self.inner.shelf.slot(key);
        let current = |known: &Chained| known.seq() >= last_seq;
        if let Some(book) = slot.book().filter(current) {
            return Ok(Some(book));
        }
        // Whoever holds the lock below can go on: a writer never waits for a reader who waits for a turn, or for others
        // to have read.
        let _turn = turn(whom).await;
        let share = reads.share(whom).await?;
        let _alone = slot.catching_up.lock().await;
        if let Some(book) = slot.book().filter(current) {
            return Ok(Some(book));
        }
        let read = read_book(reads, share, key, slot.book()).await;
        self.inner.damage.note(key, &read);
        if let Ok(Some(book)) = &read {
            slot.keep(book);
        }
        read
    }

    /// The events from `from_seq` on, in order; none if there is no such tournament. All are read, so that each is
    /// held against the chain.
    pub async fn records(&self, key: &TournamentKey, from_seq: u64) -> Result<Vec<Recorded>, StoreError> {
        let key = key.clone();
        self.inner.pools.read(move |reads| async move { records(&reads, key, from_seq).await }).await
    }
}

async fn records(reads: &Reads, key: TournamentKey, from_seq: u64) -> Result<Vec<Recorded>, StoreError> {
    let mut tx = reads.begin(Whom::Reader).await?;
    let rows = all_rows(&mut tx, &key).await.map_err(|error| journal::of(&key, error));
    tx.rollback().await;
    let Some((head, rows)) = rows? else { return Ok(Vec::new()) };
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

async fn last_seq(reads: &Reads, key: &TournamentKey) -> Result<Option<u64>, StoreError> {
    let row: Option<(i64,)> = glance!(reads, conn => {
        let query = sqlx::query_as("SELECT last_seq FROM tournament WHERE key = $1");
        query.bind(key.as_str()).fetch_optional(conn).await
    })?;
    row.map(|(seq,)| whole(seq)).transpose()
}

/// Every row of a journal, and how it should end; `None` if there is no such tournament.
async fn all_rows(tx: &mut Tx, key: &TournamentKey) -> Result<Option<(Head, Vec<Raw>)>, StoreError> {
    let Some(head) = head::head(tx, key).await? else { return Ok(None) };
    let rows = journal::raw_records(tx, key, head.id, 1..=head.last_seq).await?;
    Ok(Some((head, rows)))
}

/// The tournament as it stands now, from the database.
pub(crate) async fn read_book(
    reads: &Reads,
    share: Share,
    key: &TournamentKey,
    kept: Option<Chained>,
) -> Result<Option<Chained>, StoreError> {
    let mut tx = reads.begin_in(share).await?;
    let missing = match head::head(&mut tx, key).await {
        Ok(Some(head)) => missing(&mut tx, key, &head, kept).await.map(Some),
        Ok(None) => Ok(None),
        Err(error) => Err(error),
    };
    // A reading that failed leaves nothing to be undone, and whoever folds keeps nobody from a connection.
    tx.rollback().await;
    let folded = match missing {
        Ok(Some(missing)) => missing.fold(key).await.map(Some),
        Ok(None) => Ok(None),
        Err(error) => Err(error),
    };
    folded.map_err(|error| journal::of(key, error))
}

/// The book as it stands at `head`: what is kept, and the events after it.
pub(crate) async fn catch_up(
    tx: &mut Tx,
    key: &TournamentKey,
    head: &Head,
    kept: Option<Chained>,
) -> Result<Chained, StoreError> {
    missing(tx, key, head, kept).await?.fold(key).await
}

/// What is kept of a tournament, and what the journal has to say after it.
enum Missing {
    Nothing(Chained),
    Rows { kept: Option<Chained>, rows: Vec<Raw>, known: Known, last_seq: u64, hash: Hash },
}

async fn missing(tx: &mut Tx, key: &TournamentKey, head: &Head, kept: Option<Chained>) -> Result<Missing, StoreError> {
    // A kept book that knows more than the database, or something else, is of another past: the database was put
    // back.
    let kept =
        kept.filter(|book| book.seq() < head.last_seq || (book.seq(), book.hash()) == (head.last_seq, head.hash));
    let from = kept.as_ref().map_or(0, |book| book.seq()) + 1;
    if let Some(book) = kept.as_ref().filter(|book| book.seq() == head.last_seq) {
        return Ok(Missing::Nothing(book.clone()));
    }
    let rows = journal::raw_records(tx, key, head.id, from..=head.last_seq).await?;
    let known = journal::facts(tx, key, head.id, from).await?;
    Ok(Missing::Rows { kept, rows, known, last_seq: head.last_seq, hash: head.hash })
}

impl Missing {
    /// Every row is held against its sum and against the chain.
    async fn fold(self, key: &TournamentKey) -> Result<Chained, StoreError> {
        let (kept, rows, known, last_seq, hash) = match self {
            Missing::Nothing(book) => return Ok(book),
            Missing::Rows { kept, rows, known, last_seq, hash } => (kept, rows, known, last_seq, hash),
        };
        let key = key.clone();
        let read = aside(move || fold_on(&key, kept, rows, known)).await?;
        if read.seq() < last_seq {
            return Err(journal::broken(&read.book.key, read.seq() + 1, Flaw::Missing));
        }
        match read.hash() == hash {
            true => Ok(read),
            false => Err(journal::broken(&read.book.key, read.seq(), Flaw::Changed)),
        }
    }
}

fn fold_on(key: &TournamentKey, kept: Option<Chained>, rows: Vec<Raw>, known: Known) -> Result<Chained, StoreError> {
    let (book, chain) = kept.map(|kept| (kept.book, kept.chain)).unzip();
    let mut chain: Chain = chain.unwrap_or_default();
    rows.iter().try_for_each(|row| row.follow(key, &mut chain))?;
    let records: Vec<Recorded> = rows.into_iter().map(|row| row.read(key)).collect::<Result<_, _>>()?;
    let Some(book) = book else {
        let tournament = fold(key, &records)?;
        are_known(key, &records, &known)?;
        return Ok(Chained::new(Book::new(key.clone(), tournament, known.facts), chain));
    };
    let mut book = Arc::unwrap_or_clone(book);
    for record in &records {
        book.take_in(record).map_err(|error| journal::broken(key, record.seq, error))?;
    }
    book.learn(known.facts);
    Ok(Chained::new(book, chain))
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
    records.iter().filter_map(|record| record.event.facts().map(|(player, facts)| (record.seq, player, facts)))
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

/// Readers work aside so many at once and leave every other thread to judging.
static READING: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(thread::available_parallelism().map_or(2, usize::from)));

async fn turn(whom: Whom) -> Option<SemaphorePermit<'static>> {
    match whom {
        Whom::Reader => Some(READING.acquire().await.expect("turns never end")),
        Whom::Writer => None,
    }
}
