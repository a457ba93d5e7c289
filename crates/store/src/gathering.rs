//! Reading many tournaments at once, for work that goes through a whole season.
//!
//! The journals come in portions, two queries for each; while one portion is fetched, those before it
//! are folded on all cores. Who did what and why the engine paired so is left out: a book gathered
//! here is for tables and ratings, and no command may be judged on it.

use std::collections::HashMap;
use std::num::NonZero;
use std::pin::pin;
use std::sync::Arc;

use rokade_model::RoundNumber;
use rokade_tournament::{Actor, Event, GroupId, Recorded};
use serde::Deserialize;
use serde::de::IgnoredAny;
use sqlx::QueryBuilder;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::chain::{Chain, Hash};
use crate::damage::Flaw;
use crate::engine::{Reads, Tx, Whom, on};
use crate::journal::{FactsColumns, Raw, broken, known, whole};
use crate::tournaments::{are_known, fold};
use crate::{Book, Store, StoreError, TournamentKey};

/// A portion holds about so many events, and never more tournaments than a statement takes values.
const EVENTS: u64 = 8_000;
const TOURNAMENTS: usize = 500;

/// A tournament in which a group was finished at some time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Counts the tournaments of the database in the order they came.
    pub id: i64,
    pub key: TournamentKey,
    pub name: String,
    pub seq: u64,
    /// The hash of the last event.
    pub hash: Hash,
}

impl Store {
    /// The tournaments with a finished group that the ledger does not know as they stand now, and those it
    /// has filed from this number on. The oldest first; games for their own sake are not among them.
    pub async fn to_be_rated(&self, filed_from: Option<i64>) -> Result<Vec<Finished>, StoreError> {
        let read = self
            .inner
            .pools
            .read(move |reads| async move { finished(&mut reads.begin(Whom::Reader).await?, filed_from).await });
        let finished = |(id, key, name, seq, hash): FinishedColumns| {
            // A hash that cannot be read is that of no journal.
            let hash = Hash::read(&hash).unwrap_or_default();
            Ok(Finished { id, key: TournamentKey::new(key), name, seq: whole(seq)?, hash })
        };
        let mut all: Vec<Finished> = read.await?.into_iter().map(finished).collect::<Result<_, StoreError>>()?;
        all.retain(|tournament| !tournament.key.is_casual());
        Ok(all)
    }

    /// Folds these tournaments and does some work on each, on all cores; the answers come in the order
    /// given. A journal that cannot be read is one answer, not the end of the others. `told` hears how
    /// many are done.
    pub async fn gather<T: Send + 'static>(
        &self,
        tournaments: &[Finished],
        work: impl Fn(Result<Book, StoreError>) -> T + Send + Sync + 'static,
        mut told: impl FnMut(usize),
    ) -> Result<Vec<T>, StoreError> {
        let tournaments = tournaments.to_vec();
        let (tell, mut heard) = mpsc::unbounded_channel();
        let gathered = self.inner.pools.read(|reads| async move { gather(&reads, &tournaments, work, tell).await });
        let mut gathered = pin!(gathered);
        loop {
            tokio::select! {
                biased;
                Some(done) = heard.recv() => told(done),
                answers = &mut gathered => {
                    while let Ok(done) = heard.try_recv() {
                        told(done);
                    }
                    return answers;
                }
            }
        }
    }
}

type FinishedColumns = (i64, String, String, i64, Vec<u8>);

async fn finished(tx: &mut Tx, filed_from: Option<i64>) -> Result<Vec<FinishedColumns>, StoreError> {
    Ok(on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT t.id, t.key, t.name, t.last_seq, t.head FROM tournament t \
             LEFT JOIN rated_event r ON r.tournament = t.key \
             WHERE (r.seq IS NULL OR r.seq <> t.last_seq OR r.filed >= $1) AND EXISTS \
             (SELECT 1 FROM journal j WHERE j.tournament = t.id AND j.event LIKE '{\"event\":\"group_finished\"%') \
             ORDER BY t.id",
        );
        query.bind(filed_from.unwrap_or(i64::MAX)).fetch_all(conn).await
    })?)
}

async fn gather<T: Send + 'static>(
    reads: &Reads,
    tournaments: &[Finished],
    work: impl Fn(Result<Book, StoreError>) -> T + Send + Sync + 'static,
    told: mpsc::UnboundedSender<usize>,
) -> Result<Vec<T>, StoreError> {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let work = Arc::new(work);
    let mut answers: Vec<Option<T>> = tournaments.iter().map(|_| None).collect();
    let mut folding = JoinSet::new();
    let mut tx = reads.begin(Whom::Reader).await?;
    let mut first = 0;
    for portion in portions(tournaments) {
        while folding.len() > cores {
            take(folding.join_next().await, &mut answers, &told);
        }
        let raw = fetch(&mut tx, portion).await?;
        let (at, work) = (first, Arc::clone(&work));
        first += portion.len();
        folding.spawn_blocking(move || (at, raw.into_iter().map(|raw| work(raw.fold())).collect::<Vec<T>>()));
    }
    tx.rollback().await;
    while !folding.is_empty() {
        take(folding.join_next().await, &mut answers, &told);
    }
    Ok(answers.into_iter().map(|answer| answer.expect("every portion has answered")).collect())
}

type Folded<T> = Result<(usize, Vec<T>), tokio::task::JoinError>;

fn take<T>(done: Option<Folded<T>>, answers: &mut [Option<T>], told: &mpsc::UnboundedSender<usize>) {
    match done {
        Some(Ok((first, portion))) => {
            // Whoever asked may have gone.
            let _ = told.send(portion.len());
            for (place, answer) in answers[first..].iter_mut().zip(portion) {
                *place = Some(answer);
            }
        }
        Some(Err(failed)) => std::panic::resume_unwind(failed.into_panic()),
        None => {}
    }
}

/// Cuts the list into pieces of about the same work.
fn portions(mut rest: &[Finished]) -> Vec<&[Finished]> {
    let mut portions = Vec::new();
    while !rest.is_empty() {
        let mut events = 0;
        let fits = |tournament: &&Finished| {
            events += tournament.seq;
            events <= EVENTS
        };
        let (portion, behind) = rest.split_at(rest.iter().take_while(fits).count().clamp(1, TOURNAMENTS));
        portions.push(portion);
        rest = behind;
    }
    portions
}

/// The rows of one tournament, still text.
struct RawBook {
    key: TournamentKey,
    seq: u64,
    hash: Hash,
    journal: Vec<Raw>,
    facts: Vec<FactsColumns>,
}

type JournalColumns = (i64, i64, i64, i64, i64, String, Vec<u8>, i64);

async fn fetch(tx: &mut Tx, portion: &[Finished]) -> Result<Vec<RawBook>, StoreError> {
    let journal: Vec<JournalColumns> = on!(&mut *tx, conn => {
        let mut query = QueryBuilder::new(
            "SELECT tournament, seq, step, at, actor, event, hash, sum FROM journal WHERE tournament IN (",
        );
        let mut list = query.separated(", ");
        for tournament in portion {
            list.push_bind(tournament.id);
        }
        query.push(") ORDER BY tournament, seq");
        query.build_query_as().persistent(false).fetch_all(conn).await
    })?;
    let facts: Vec<FactsColumns> = on!(&mut *tx, conn => {
        let mut query =
            QueryBuilder::new("SELECT tournament, player, version, seq, person, sum FROM facts WHERE tournament IN (");
        let mut list = query.separated(", ");
        for tournament in portion {
            list.push_bind(tournament.id);
        }
        query.push(") ORDER BY tournament, player, version");
        query.build_query_as().persistent(false).fetch_all(conn).await
    })?;
    let mut books: HashMap<i64, RawBook> = portion
        .iter()
        .map(|tournament| {
            let (key, seq, hash) = (tournament.key.clone(), tournament.seq, tournament.hash);
            (tournament.id, RawBook { key, seq, hash, journal: Vec::new(), facts: Vec::new() })
        })
        .collect();
    for (tournament, seq, step, at, actor, event, hash, sum) in journal {
        if let Some(book) = books.get_mut(&tournament) {
            book.journal.push(Raw { tournament, seq, step, at, actor, by: None, event, hash, sum });
        }
    }
    for row in facts {
        if let Some(book) = books.get_mut(&row.0) {
            book.facts.push(row);
        }
    }
    Ok(portion.iter().map(|tournament| books.remove(&tournament.id).expect("one book for each")).collect())
}

impl RawBook {
    fn fold(self) -> Result<Book, StoreError> {
        let Self { key, seq, hash, mut journal, facts } = self;
        journal.truncate(usize::try_from(seq).unwrap_or(usize::MAX));
        let mut chain = Chain::default();
        journal.iter().try_for_each(|row| row.follow(&key, &mut chain))?;
        if (journal.len() as u64) < seq {
            return Err(broken(&key, journal.len() as u64 + 1, Flaw::Missing));
        }
        if chain.head() != hash {
            return Err(broken(&key, seq, Flaw::Changed));
        }
        let records: Vec<Recorded> =
            journal.into_iter().map(|row| record(&key, row)).collect::<Result<_, StoreError>>()?;
        let tournament = fold(&key, &records)?;
        let known = known(&key, &facts)?;
        are_known(&key, &records, &known)?;
        Ok(Book::new(key, tournament, known.facts))
    }
}

/// How the text of a draft begins; what follows is most of a journal and of no use here.
const DRAFT: &str = "{\"event\":\"drafted\"";

#[derive(Deserialize)]
struct BareDraft {
    group: GroupId,
    round: RoundNumber,
    #[serde(rename = "pairing")]
    _pairing: IgnoredAny,
}

fn record(key: &TournamentKey, row: Raw) -> Result<Recorded, StoreError> {
    if !row.event.starts_with(DRAFT) {
        return row.read(key);
    }
    let (seq, step) = (whole(row.seq)?, whole(row.step)?);
    let draft: BareDraft = serde_json::from_str(&row.event).map_err(|error| broken(key, seq, error))?;
    let event = Event::blank_draft(draft.group, draft.round);
    Ok(Recorded { seq, step, at: row.at, by: Actor::default(), event })
}
