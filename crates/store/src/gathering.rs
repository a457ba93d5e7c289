//! Reading many tournaments at once, for work that goes through a whole season.
//!
//! The journals come in portions, two queries for each; while one portion is fetched, those before it
//! are folded on all cores. Who did what and why the engine paired so is left out: a book gathered
//! here is for tables and ratings, and no command may be judged on it.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::Arc;

use rokade_model::RoundNumber;
use rokade_tournament::rating::season::blank_draft;
use rokade_tournament::{Event, GroupId, Micros, NewFacts, PlayerId, Recorded, Tournament};
use serde::Deserialize;
use serde::de::IgnoredAny;
use sqlx::QueryBuilder;
use tokio::task::JoinSet;

use crate::engine::{Tx, on, read};
use crate::journal::{broken, small, whole};
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
}

impl Store {
    /// The tournaments with a finished group that the ledger does not know as they stand now, and those it
    /// has filed from this number on. The oldest first; games for their own sake are not among them.
    pub async fn to_be_rated(&self, filed_from: Option<i64>) -> Result<Vec<Finished>, StoreError> {
        let rows: Vec<(i64, String, String, i64)> = read!(&self.inner.pools, pool => {
            let query = sqlx::query_as(
                "SELECT t.id, t.key, t.name, t.last_seq FROM tournament t \
                 LEFT JOIN rated_event r ON r.tournament = t.key \
                 WHERE (r.seq IS NULL OR r.seq <> t.last_seq OR r.filed >= $1) AND EXISTS \
                 (SELECT 1 FROM journal j WHERE j.tournament = t.id AND j.event LIKE '{\"event\":\"group_finished\"%') \
                 ORDER BY t.id",
            );
            query.bind(filed_from.unwrap_or(i64::MAX)).fetch_all(pool).await
        })?;
        let finished = |(id, key, name, seq): (i64, String, String, i64)| {
            Ok(Finished { id, key: TournamentKey::new(key), name, seq: whole(seq)? })
        };
        let mut all: Vec<Finished> = rows.into_iter().map(finished).collect::<Result<_, StoreError>>()?;
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
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let work = Arc::new(work);
        let mut answers: Vec<Option<T>> = tournaments.iter().map(|_| None).collect();
        let mut folding = JoinSet::new();
        let mut tx = self.inner.pools.begin_read().await?;
        let mut first = 0;
        for portion in portions(tournaments) {
            while folding.len() > cores {
                take(folding.join_next().await, &mut answers, &mut told);
            }
            let raw = fetch(&mut tx, portion).await?;
            let (at, work) = (first, Arc::clone(&work));
            first += portion.len();
            folding.spawn_blocking(move || (at, raw.into_iter().map(|raw| work(raw.fold())).collect::<Vec<T>>()));
        }
        while !folding.is_empty() {
            take(folding.join_next().await, &mut answers, &mut told);
        }
        tx.commit().await?;
        Ok(answers.into_iter().map(|answer| answer.expect("every portion has answered")).collect())
    }
}

type Folded<T> = Result<(usize, Vec<T>), tokio::task::JoinError>;

fn take<T>(done: Option<Folded<T>>, answers: &mut [Option<T>], told: &mut impl FnMut(usize)) {
    match done {
        Some(Ok((first, portion))) => {
            told(portion.len());
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
    /// Sequence, step, time, event.
    journal: Vec<(i64, i64, Micros, String)>,
    /// Player, version, sequence, person.
    facts: Vec<(i64, i64, i64, String)>,
}

async fn fetch(tx: &mut Tx, portion: &[Finished]) -> Result<Vec<RawBook>, StoreError> {
    let journal: Vec<(i64, i64, i64, i64, String)> = on!(&mut *tx, conn => {
        let mut query = QueryBuilder::new("SELECT tournament, seq, step, at, event FROM journal WHERE tournament IN (");
        let mut list = query.separated(", ");
        for tournament in portion {
            list.push_bind(tournament.id);
        }
        query.push(") ORDER BY tournament, seq");
        query.build_query_as().persistent(false).fetch_all(conn).await
    })?;
    let facts: Vec<(i64, i64, i64, i64, String)> = on!(&mut *tx, conn => {
        let mut query = QueryBuilder::new(
            "SELECT tournament, player, version, seq, person FROM facts WHERE person IS NOT NULL AND tournament IN (",
        );
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
            let (key, seq) = (tournament.key.clone(), tournament.seq);
            (tournament.id, RawBook { key, seq, journal: Vec::new(), facts: Vec::new() })
        })
        .collect();
    for (tournament, seq, step, at, event) in journal {
        if let Some(book) = books.get_mut(&tournament) {
            book.journal.push((seq, step, at, event));
        }
    }
    for (tournament, player, version, seq, person) in facts {
        if let Some(book) = books.get_mut(&tournament) {
            book.facts.push((player, version, seq, person));
        }
    }
    Ok(portion.iter().map(|tournament| books.remove(&tournament.id).expect("one book for each")).collect())
}

impl RawBook {
    fn fold(self) -> Result<Book, StoreError> {
        let Self { key, seq, journal, facts } = self;
        let records: Vec<Recorded> =
            journal.into_iter().map(|row| record(&key, row)).collect::<Result<_, StoreError>>()?;
        let tournament = Tournament::fold(&records).map_err(|error| broken(&key, seq, error))?;
        if tournament.seq < seq {
            return Err(broken(&key, tournament.seq + 1, "the event is missing"));
        }
        let facts = facts.into_iter().map(|row| new_facts(&key, row)).collect::<Result<Vec<_>, StoreError>>()?;
        Ok(Book::new(key, tournament, facts))
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

fn record(key: &TournamentKey, (seq, step, at, text): (i64, i64, Micros, String)) -> Result<Recorded, StoreError> {
    let (seq, step) = (whole(seq)?, whole(step)?);
    let unreadable = |error: serde_json::Error| broken(key, seq, error);
    let event: Event = match text.starts_with(DRAFT) {
        true => {
            let draft: BareDraft = serde_json::from_str(&text).map_err(unreadable)?;
            blank_draft(draft.group, draft.round)
        }
        false => serde_json::from_str(&text).map_err(unreadable)?,
    };
    Ok(Recorded { seq, step, at, by: String::new(), event })
}

fn new_facts(
    key: &TournamentKey,
    (player, version, seq, person): (i64, i64, i64, String),
) -> Result<NewFacts, StoreError> {
    let person = serde_json::from_str(&person).map_err(|error| broken(key, seq.unsigned_abs(), error))?;
    Ok(NewFacts { player: PlayerId(small(player)?), version: small(version)?, person })
}
