//! The ledger of ratings: who has which number, and how every filed event changed it.
//!
//! Plain rows: what the figures mean is the rating rules' business. An event is filed once and in
//! order; a person's number is the last line's new one.

mod filing;
mod identity;

use rokade_tournament::PlayerId;

use crate::engine::{Reads, Tx, Whom, glance, on};
use crate::journal::{small, whole};
use crate::rows::{self, RatedEvent as EventTable, RatedLine as LineTable, RatedPerson as PersonTable, RatingLedger};
use crate::{Store, StoreError, TournamentKey};

pub use filing::{FileError, Filings};
pub use identity::Identity;

/// Somebody with a number on file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedPerson {
    pub id: i64,
    pub identity: Identity,
    pub rating: i64,
    /// All rated games.
    pub games: i64,
    /// The last day of the latest rated event, `YYYY-MM-DD`.
    pub last_rated: String,
}

/// An event whose ratings are filed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedEvent {
    /// 1, 2, 3 … in the order of filing.
    pub filed: i64,
    pub tournament: TournamentKey,
    /// The last event of the journal that was looked at.
    pub seq: u64,
    /// What the ratings rest on, in short: another digest, other ratings.
    pub digest: String,
    pub started: String,
    pub ended: String,
}

/// What an event did to one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedLine {
    pub filed: i64,
    pub player: PlayerId,
    pub person: i64,
    /// The number the change was computed from.
    pub start: i64,
    /// The number on file that the change was added to.
    pub old: i64,
    pub new: i64,
    /// Not rounded, before any correction: `-8.6`, `35/3`.
    pub change_exact: String,
    pub games: i64,
    /// In halves.
    pub points: i64,
    /// In hundredths.
    pub expected: i64,
    pub k: i64,
    pub performance: Option<i64>,
}

impl RatedLine {
    pub fn change(&self) -> i64 {
        self.new - self.old
    }
}

/// The whole ledger at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// Counts the filings; what is filed must be computed from the newest.
    pub version: i64,
    pub persons: Vec<RatedPerson>,
    /// In the order of filing.
    pub events: Vec<RatedEvent>,
    /// In the order of filing, then by player.
    pub lines: Vec<RatedLine>,
}

/// Every column, the sum last.
type PersonRow = (i64, Option<String>, Option<i64>, i64, i64, String, i64);
type EventRow = (i64, String, i64, String, String, String, i64);
type LineRow = (i64, i64, i64, i64, i64, i64, String, i64, i64, i64, i64, Option<i64>, i64);

impl Store {
    /// A person's number; `None` if nothing is on file. Who is known by both numbers is found by either, the
    /// member number first.
    pub async fn rated_person(&self, identity: &Identity) -> Result<Option<RatedPerson>, StoreError> {
        let identity = identity.clone();
        let looked = self.inner.pools.read(|reads| async move { known(&reads, &identity).await });
        looked.await?.map(person).transpose()
    }

    /// Everything filed of a person, in the order of filing.
    pub async fn rating_history(&self, person: i64) -> Result<Vec<(RatedEvent, RatedLine)>, StoreError> {
        let read = self
            .inner
            .pools
            .read(move |reads| async move { history(&mut reads.begin(Whom::Reader).await?, person).await });
        let (events, lines) = read.await?;
        events.into_iter().zip(lines).map(|(one, other)| Ok((event(one)?, line(other)?))).collect()
    }

    /// The whole ledger.
    pub async fn ledger(&self) -> Result<Ledger, StoreError> {
        let read =
            self.inner.pools.read(|reads| async move { whole_ledger(&mut reads.begin(Whom::Reader).await?).await });
        let (version, persons, events, lines) = read.await?;
        Ok(Ledger {
            version,
            persons: persons.into_iter().map(person).collect::<Result<_, _>>()?,
            events: events.into_iter().map(event).collect::<Result<_, _>>()?,
            lines: lines.into_iter().map(line).collect::<Result<_, _>>()?,
        })
    }
}

async fn known(reads: &Reads, identity: &Identity) -> Result<Option<PersonRow>, StoreError> {
    let fide = identity.fide.and_then(|id| i64::try_from(id).ok());
    Ok(glance!(reads, conn => {
        let query = sqlx::query_as(
            "SELECT id, national, fide, rating, games, last_rated, sum FROM rated_person \
             WHERE national = $1 OR fide = $2 ORDER BY CASE WHEN national = $1 THEN 0 ELSE 1 END, id LIMIT 1",
        );
        query.bind(identity.national.as_deref()).bind(fide).fetch_optional(conn).await
    })?)
}

async fn history(tx: &mut Tx, person: i64) -> Result<(Vec<EventRow>, Vec<LineRow>), StoreError> {
    let events = on!(&mut *tx, conn => {
        let query = sqlx::query_as(
            "SELECT e.filed, e.tournament, e.seq, e.digest, e.started, e.ended, e.sum FROM rated_event e \
             JOIN rated_line l ON l.filed = e.filed WHERE l.person = $1 ORDER BY l.filed, l.player",
        );
        query.bind(person).fetch_all(conn).await
    })?;
    let lines = on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT filed, player, person, start_rating, old_rating, new_rating, change_exact, games, points, \
             expected, k, performance, sum FROM rated_line WHERE person = $1 ORDER BY filed, player",
        );
        query.bind(person).fetch_all(conn).await
    })?;
    Ok((events, lines))
}

async fn whole_ledger(tx: &mut Tx) -> Result<(i64, Vec<PersonRow>, Vec<EventRow>, Vec<LineRow>), StoreError> {
    let ledger: (i64, i64, i64) = on!(&mut *tx, conn => {
        sqlx::query_as("SELECT id, version, sum FROM rating_ledger WHERE id = 1").fetch_one(conn).await
    })?;
    rows::holds::<RatingLedger>(&ledger)?;
    let persons: Vec<PersonRow> = on!(&mut *tx, conn => {
        let query = sqlx::query_as("SELECT id, national, fide, rating, games, last_rated, sum FROM rated_person ORDER BY id");
        query.fetch_all(conn).await
    })?;
    let events: Vec<EventRow> = on!(&mut *tx, conn => {
        let query = sqlx::query_as(
            "SELECT filed, tournament, seq, digest, started, ended, sum FROM rated_event ORDER BY filed",
        );
        query.fetch_all(conn).await
    })?;
    let lines: Vec<LineRow> = on!(&mut *tx, conn => {
        let query = sqlx::query_as(
            "SELECT filed, player, person, start_rating, old_rating, new_rating, change_exact, games, points, \
             expected, k, performance, sum FROM rated_line ORDER BY filed, player",
        );
        query.fetch_all(conn).await
    })?;
    Ok((ledger.1, persons, events, lines))
}

fn person(row: PersonRow) -> Result<RatedPerson, StoreError> {
    rows::holds::<PersonTable>(&row)?;
    let (id, national, fide, rating, games, last_rated, _) = row;
    let fide = fide.map(whole).transpose()?;
    Ok(RatedPerson { id, identity: Identity { national, fide }, rating, games, last_rated })
}

fn event(row: EventRow) -> Result<RatedEvent, StoreError> {
    rows::holds::<EventTable>(&row)?;
    let (filed, tournament, seq, digest, started, ended, _) = row;
    Ok(RatedEvent { filed, tournament: TournamentKey::new(tournament), seq: whole(seq)?, digest, started, ended })
}

fn line(row: LineRow) -> Result<RatedLine, StoreError> {
    rows::holds::<LineTable>(&row)?;
    let (filed, player, person, start, old, new, change_exact, games, points, expected, k, performance, _) = row;
    let player = PlayerId(small(player)?);
    Ok(RatedLine { filed, player, person, start, old, new, change_exact, games, points, expected, k, performance })
}
