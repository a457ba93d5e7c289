//! Writing the ledger: a whole batch in one transaction, and forgetting who somebody is.

use sqlx::QueryBuilder;

use rokade_tournament::Reason;

use super::{RatedEvent, RatedLine, RatedPerson};
use crate::accounts::now;
use crate::action::{self, MayBeLost, Part, until_heard};
use crate::engine::{Pools, Tx, Writes, locking, on};
use crate::journal::{number, storable};
use crate::rows::{RatedEvent as EventTable, RatedLine as LineTable, RatedPerson as PersonTable, RatingLedger};
use crate::{Store, StoreError};

/// Rows of one INSERT; twelve values each keep far from the engines' limits.
const ROWS: usize = 500;

/// What is filed together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filings {
    /// The version of the ledger all this was computed from.
    pub version: i64,
    /// Takes every event from this number on off the file first.
    pub drop_from: Option<i64>,
    /// People whose last line is dropped.
    pub gone: Vec<i64>,
    /// Everybody touched, as they stand afterwards; new ones with new ids.
    pub persons: Vec<RatedPerson>,
    pub events: Vec<RatedEvent>,
    pub lines: Vec<RatedLine>,
    /// Events already on file whose journal went on without touching the ratings.
    pub seen: Vec<RatedEvent>,
}

impl Filings {
    pub fn is_empty(&self) -> bool {
        self.drop_from.is_none() && self.events.is_empty() && self.seen.is_empty()
    }
}

/// Why nothing was filed.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("somebody else has filed ratings meanwhile")]
    FiledMeanwhile,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl FileError {
    pub fn reason(&self) -> Reason {
        match self {
            Self::FiledMeanwhile => Reason::house("ratings_filed_meanwhile"),
            Self::Store(error) => error.reason(),
        }
    }
}

impl MayBeLost for FileError {
    fn is_lost(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_lost())
    }
}

impl From<sqlx::Error> for FileError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

impl Store {
    /// Files ratings, all or nothing. An empty batch writes nothing.
    pub async fn file_ratings(&self, filings: Filings) -> Result<(), FileError> {
        if filings.is_empty() {
            return Ok(());
        }
        let part = Part::or_own(Part::of(&["file ratings", &filings.version.to_string()]), &self.inner.pools);
        let file = |writes| async move { until_heard(|| file(&writes, &filings, &part)).await };
        self.inner.pools.write(file).await
    }

    /// Takes the numbers a person is known by off the ledger; the figures stay without anybody to them.
    /// `false` if there is no such person. Old backups still hold them.
    pub async fn forget_rated_person(&self, person: i64) -> Result<bool, StoreError> {
        let store = self.clone();
        let part = Part::or_own(Part::of(&["forget rated person", &person.to_string()]), &self.inner.pools);
        let forget = |writes| async move {
            let is_known = until_heard(|| forget(&writes, person, &part)).await?;
            if is_known {
                if let Pools::Postgres { pool, .. } = &store.inner.pools {
                    sqlx::query("VACUUM rated_person").execute(pool).await?;
                }
                store.overwrite_erased().await;
            }
            Ok::<bool, StoreError>(is_known)
        };
        self.inner.pools.write(forget).await
    }
}

async fn file(writes: &Writes, filings: &Filings, part: &Option<Part>) -> Result<(), FileError> {
    let mut tx = writes.begin().await?;
    if action::claim(&mut tx, part, now()).await?.is_some() {
        tx.rollback().await;
        return Ok(());
    }
    let sql = locking!(&tx, "SELECT version FROM rating_ledger WHERE id = 1");
    let (version,): (i64,) = on!(&mut tx, conn => sqlx::query_as(sql).fetch_one(conn).await)?;
    if version != filings.version {
        tx.rollback().await;
        return Err(FileError::FiledMeanwhile);
    }
    if let Some(from) = filings.drop_from {
        for sql in ["DELETE FROM rated_line WHERE filed >= $1", "DELETE FROM rated_event WHERE filed >= $1"] {
            on!(&mut tx, conn => sqlx::query(sql).bind(from).execute(conn).await.map(|_| ()))?;
        }
    }
    put_persons(&mut tx, &filings.persons).await?;
    for id in &filings.gone {
        on!(&mut tx, conn => {
            sqlx::query("DELETE FROM rated_person WHERE id = $1").bind(*id).execute(conn).await.map(|_| ())
        })?;
    }
    put_events(&mut tx, &filings.events).await?;
    put_lines(&mut tx, &filings.lines).await?;
    for event in &filings.seen {
        see(&mut tx, event).await?;
    }
    count_up(&mut tx).await?;
    tx.commit().await?;
    Part::is_stored(part);
    Ok(())
}

/// Whether there was such a person.
async fn forget(writes: &Writes, person: i64, part: &Option<Part>) -> Result<bool, StoreError> {
    const KNOWN: &str = "known";
    let mut tx = writes.begin().await?;
    if let Some(effect) = action::claim(&mut tx, part, now()).await? {
        tx.rollback().await;
        return Ok(effect == KNOWN);
    }
    let known: Option<(i64, i64, String)> = on!(&mut tx, conn => {
        let query = sqlx::query_as(
            "SELECT rating, games, last_rated FROM rated_person \
             WHERE id = $1 AND (national IS NOT NULL OR fide IS NOT NULL)",
        );
        query.bind(person).fetch_optional(conn).await
    })?;
    let is_known = known.is_some();
    if let Some((rating, games, last_rated)) = known {
        let sum = PersonTable::sum_of((person, None, None, rating, games, &last_rated));
        on!(&mut tx, conn => {
            let query = sqlx::query("UPDATE rated_person SET national = NULL, fide = NULL, sum = $1 WHERE id = $2");
            query.bind(sum).bind(person).execute(conn).await.map(|_| ())
        })?;
    }
    // Whoever is computing from what was known must look again.
    count_up(&mut tx).await?;
    action::settle(&mut tx, part, now(), if is_known { KNOWN } else { "" }).await?;
    tx.commit().await?;
    Part::is_stored(part);
    Ok(is_known)
}

/// Whoever files or forgets leaves another version.
async fn count_up(tx: &mut Tx) -> Result<(), StoreError> {
    let sql = locking!(&tx, "SELECT version FROM rating_ledger WHERE id = 1");
    let (version,): (i64,) = on!(&mut *tx, conn => sqlx::query_as(sql).fetch_one(conn).await)?;
    let next = version + 1;
    on!(tx, conn => {
        let query = sqlx::query("UPDATE rating_ledger SET version = $1, sum = $2 WHERE id = 1");
        query.bind(next).bind(RatingLedger::sum_of((1, next))).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

/// The journal of a filed event went on without touching its ratings.
async fn see(tx: &mut Tx, event: &RatedEvent) -> Result<(), StoreError> {
    on!(tx, conn => {
        let query = sqlx::query("UPDATE rated_event SET seq = $1, sum = $2 WHERE filed = $3");
        query.bind(number(event.seq)).bind(sum_of_event(event)).bind(event.filed).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

fn sum_of_event(event: &RatedEvent) -> i64 {
    let RatedEvent { filed, tournament, seq, digest, started, ended } = event;
    EventTable::sum_of((*filed, tournament.as_str(), number(*seq), digest, started, ended))
}

async fn put_persons(tx: &mut Tx, persons: &[RatedPerson]) -> Result<(), StoreError> {
    for rows in persons.chunks(ROWS) {
        on!(&mut *tx, conn => {
            let mut query = QueryBuilder::new("INSERT INTO rated_person (id, national, fide, rating, games, last_rated, sum) ");
            query.push_values(rows, |mut row, person| {
                let national = person.identity.national.as_deref().map(storable);
                let fide = person.identity.fide.and_then(|id| i64::try_from(id).ok());
                let columns =
                    (person.id, national.as_deref(), fide, person.rating, person.games, person.last_rated.as_str());
                let sum = PersonTable::sum_of(columns);
                row.push_bind(person.id)
                    .push_bind(national)
                    .push_bind(fide)
                    .push_bind(person.rating)
                    .push_bind(person.games)
                    .push_bind(person.last_rated.as_str())
                    .push_bind(sum);
            });
            query.push(
                " ON CONFLICT (id) DO UPDATE SET national = excluded.national, fide = excluded.fide, rating = excluded.rating, games = excluded.games, \
                 last_rated = excluded.last_rated, sum = excluded.sum",
            );
            query.build().persistent(false).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

async fn put_events(tx: &mut Tx, events: &[RatedEvent]) -> Result<(), StoreError> {
    for rows in events.chunks(ROWS) {
        on!(&mut *tx, conn => {
            let mut query =
                QueryBuilder::new("INSERT INTO rated_event (filed, tournament, seq, digest, started, ended, sum) ");
            query.push_values(rows, |mut row, event| {
                row.push_bind(event.filed)
                    .push_bind(event.tournament.as_str())
                    .push_bind(number(event.seq))
                    .push_bind(event.digest.as_str())
                    .push_bind(event.started.as_str())
                    .push_bind(event.ended.as_str())
                    .push_bind(sum_of_event(event));
            });
            query.build().persistent(false).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

async fn put_lines(tx: &mut Tx, lines: &[RatedLine]) -> Result<(), StoreError> {
    for rows in lines.chunks(ROWS) {
        on!(&mut *tx, conn => {
            let mut query = QueryBuilder::new(
                "INSERT INTO rated_line (filed, player, person, start_rating, old_rating, new_rating, change_exact, \
                 games, points, expected, k, performance, sum) ",
            );
            query.push_values(rows, |mut row, line| {
                let player = i64::from(line.player.0);
                let RatedLine { filed, person, start, old, new, games, points, expected, k, performance, .. } = *line;
                let change = line.change_exact.as_str();
                let sum = LineTable::sum_of((
                    filed, player, person, start, old, new, change, games, points, expected, k, performance,
                ));
                row.push_bind(line.filed)
                    .push_bind(player)
                    .push_bind(line.person)
                    .push_bind(line.start)
                    .push_bind(line.old)
                    .push_bind(line.new)
                    .push_bind(line.change_exact.as_str())
                    .push_bind(line.games)
                    .push_bind(line.points)
                    .push_bind(line.expected)
                    .push_bind(line.k)
                    .push_bind(line.performance)
                    .push_bind(sum);
            });
            // The same statement for all but the last rows.
            query.build().persistent(rows.len() == ROWS).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}
