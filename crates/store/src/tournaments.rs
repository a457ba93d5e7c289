//! Reading tournaments: the list, the folded book, the journal; and taking one away.

use std::sync::Arc;

use rokade_tournament::{FoldError, Micros, NewFacts, Recorded, Tournament};

use crate::engine::{Tx, on, read};
use crate::journal::{self, Head, Raw, whole};
use crate::{Book, Store, StoreError, TournamentKey};

/// A line of the list of tournaments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub key: TournamentKey,
    pub name: String,
    pub created: Micros,
    pub last_change: Micros,
    pub seq: u64,
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
        let rows: Vec<(String, String, i64, i64, i64)> = read!(&self.inner.pools, pool => {
            let query = sqlx::query_as(
                "SELECT key, name, created, last_change, last_seq FROM tournament ORDER BY last_change DESC, id DESC",
            );
            query.fetch_all(pool).await
        })?;
        let summary = |(key, name, created, last_change, seq): (String, String, i64, i64, i64)| {
            Ok(Summary { key: TournamentKey::new(key), name, created, last_change, seq: whole(seq)? })
        };
        rows.into_iter().map(summary).collect()
    }

    /// The tournament as it stands now, whoever wrote last; `None` if there is none.
    pub async fn book(&self, key: &TournamentKey) -> Result<Option<Arc<Book>>, StoreError> {
        let Some(last_seq) = self.last_seq(key).await? else {
            self.inner.shelf.remove(key);
            return Ok(None);
        };
        let slot = self.inner.shelf.slot(key);
        let current = |book: &Arc<Book>| book.seq() >= last_seq;
        if let Some(book) = slot.book().filter(current) {
            return Ok(Some(book));
        }
        let _alone = slot.catching_up.lock().await;
        if let Some(book) = slot.book().filter(current) {
            return Ok(Some(book));
        }
        let mut tx = self.inner.pools.begin_read().await?;
        let Some(head) = journal::head(&mut tx, key).await? else {
            return Ok(None);
        };
        let book = catch_up(&mut tx, key, head, slot.book()).await?;
        tx.commit().await?;
        slot.keep(&book);
        Ok(Some(book))
    }

    /// The events from `from_seq` on, in order; none if there is no such tournament.
    pub async fn records(&self, key: &TournamentKey, from_seq: u64) -> Result<Vec<Recorded>, StoreError> {
        let mut tx = self.inner.pools.begin_read().await?;
        let Some(head) = journal::head(&mut tx, key).await? else {
            return Ok(Vec::new());
        };
        let rows = journal::raw_records(&mut tx, head.id, from_seq).await?;
        tx.commit().await?;
        let key = key.clone();
        aside(move || rows.into_iter().map(|row| row.read(&key)).collect()).await
    }

    /// Takes a tournament away with its journal and its people; `false` if there was none. Old
    /// backups still hold it.
    pub async fn delete_tournament(&self, key: &TournamentKey) -> Result<bool, StoreError> {
        let mut tx = self.inner.pools.begin_write().await?;
        let Some(head) = journal::lock(&mut tx, key).await? else {
            tx.rollback().await;
            return Ok(false);
        };
        for sql in [
            "DELETE FROM facts WHERE tournament = $1",
            "DELETE FROM journal WHERE tournament = $1",
            "DELETE FROM tournament WHERE id = $1",
        ] {
            on!(&mut tx, conn => sqlx::query(sql).bind(head.id).execute(conn).await.map(|_| ()))?;
        }
        self.notify(&mut tx, key, head.last_seq + 1).await?;
        tx.commit().await?;
        self.inner.shelf.remove(key);
        self.announce(key, head.last_seq + 1);
        self.overwrite_erased().await;
        Ok(true)
    }

    async fn last_seq(&self, key: &TournamentKey) -> Result<Option<u64>, StoreError> {
        let row: Option<(i64,)> = read!(&self.inner.pools, pool => {
            let query = sqlx::query_as("SELECT last_seq FROM tournament WHERE key = $1");
            query.bind(key.as_str()).fetch_optional(pool).await
        })?;
        row.map(|(seq,)| whole(seq)).transpose()
    }
}

/// The book as it stands at `head`: what is kept, and the events after it.
pub(crate) async fn catch_up(
    tx: &mut Tx,
    key: &TournamentKey,
    head: Head,
    kept: Option<Arc<Book>>,
) -> Result<Arc<Book>, StoreError> {
    // A kept book that knows more than the database is of another past: the database was put back.
    let kept = kept.filter(|book| book.seq() <= head.last_seq);
    let from = kept.as_ref().map_or(0, |book| book.seq()) + 1;
    if let Some(book) = kept.as_ref().filter(|book| book.seq() == head.last_seq) {
        return Ok(Arc::clone(book));
    }
    let rows = journal::raw_records(tx, head.id, from).await?;
    let facts = journal::facts(tx, key, head.id, from).await?;
    let key = key.clone();
    let book = aside(move || fold_on(&key, kept, rows, facts)).await?;
    match book.seq() == head.last_seq {
        true => Ok(book),
        false => Err(journal::broken(&book.key, book.seq() + 1, "the event is missing")),
    }
}

fn fold_on(
    key: &TournamentKey,
    kept: Option<Arc<Book>>,
    rows: Vec<Raw>,
    facts: Vec<NewFacts>,
) -> Result<Arc<Book>, StoreError> {
    let records: Vec<Recorded> = rows.into_iter().map(|row| row.read(key)).collect::<Result<_, _>>()?;
    let broken = |error: FoldError| {
        let first = records.first().map_or(1, |record| record.seq);
        journal::broken(key, first, error)
    };
    let mut book = match kept {
        Some(book) => Arc::unwrap_or_clone(book),
        None => {
            let tournament = Tournament::fold(&records).map_err(broken)?;
            return Ok(Arc::new(Book::new(key.clone(), tournament, facts)));
        }
    };
    for record in &records {
        book.take_in(record).map_err(broken)?;
    }
    book.learn(facts);
    Ok(Arc::new(book))
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
