//! The rows of the journal and of the facts: reading and appending, inside a transaction of the caller.

use rokade_model::Person;
use rokade_tournament::{Event, FactsVersion, Micros, NewFacts, PlayerId, Recorded};
use sqlx::QueryBuilder;

use crate::engine::{Tx, locking, on};
use crate::{StoreError, TournamentKey};

/// Rows of one INSERT; keeps far from the engines' limits on bound values.
const ROWS: usize = 500;

/// A tournament's own row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    pub(crate) id: i64,
    pub(crate) last_seq: u64,
}

/// An event with its text, ready to be written.
pub(crate) struct Entry {
    pub(crate) record: Recorded,
    pub(crate) json: String,
}

pub(crate) async fn head(tx: &mut Tx, key: &TournamentKey) -> Result<Option<Head>, StoreError> {
    let row: Option<(i64, i64)> = on!(tx, conn => {
        let query = sqlx::query_as("SELECT id, last_seq FROM tournament WHERE key = $1");
        query.bind(key.as_str()).fetch_optional(conn).await
    })?;
    row.map(|(id, seq)| Ok(Head { id, last_seq: whole(seq)? })).transpose()
}

/// The tournament's row, kept from other writers until the transaction ends.
pub(crate) async fn lock(tx: &mut Tx, key: &TournamentKey) -> Result<Option<Head>, StoreError> {
    let sql = locking!(tx, "SELECT id, last_seq FROM tournament WHERE key = $1");
    let row: Option<(i64, i64)> = on!(tx, conn => sqlx::query_as(sql).bind(key.as_str()).fetch_optional(conn).await)?;
    row.map(|(id, seq)| Ok(Head { id, last_seq: whole(seq)? })).transpose()
}

/// A row of the journal whose event is still text.
pub(crate) struct Raw {
    seq: i64,
    step: i64,
    at: Micros,
    by: String,
    event: String,
}

impl Raw {
    pub(crate) fn read(self, key: &TournamentKey) -> Result<Recorded, StoreError> {
        let (seq, step) = (whole(self.seq)?, whole(self.step)?);
        let event: Event = serde_json::from_str(&self.event).map_err(|error| broken(key, seq, error))?;
        Ok(Recorded { seq, step, at: self.at, by: self.by, event })
    }
}

/// The events from `from` on, in order, as text: reading them takes longer than fetching them and is
/// left to the caller, who may have a better thread for it.
pub(crate) async fn raw_records(tx: &mut Tx, tournament: i64, from: u64) -> Result<Vec<Raw>, StoreError> {
    let rows: Vec<(i64, i64, i64, String, String)> = on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT journal.seq, journal.step, journal.at, actor.name, journal.event \
             FROM journal JOIN actor ON actor.id = journal.actor \
             WHERE journal.tournament = $1 AND journal.seq >= $2 ORDER BY journal.seq",
        );
        query.bind(tournament).bind(number(from)).fetch_all(conn).await
    })?;
    Ok(rows.into_iter().map(|(seq, step, at, by, event)| Raw { seq, step, at, by, event }).collect())
}

/// The facts brought by the events from `from` on that are not erased.
pub(crate) async fn facts(
    tx: &mut Tx,
    key: &TournamentKey,
    tournament: i64,
    from: u64,
) -> Result<Vec<NewFacts>, StoreError> {
    let rows: Vec<(i64, i64, i64, String)> = on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT player, version, seq, person FROM facts \
             WHERE tournament = $1 AND seq >= $2 AND person IS NOT NULL ORDER BY player, version",
        );
        query.bind(tournament).bind(number(from)).fetch_all(conn).await
    })?;
    let read = |(player, version, seq, person): (i64, i64, i64, String)| {
        let person = serde_json::from_str(&person).map_err(|error| broken(key, seq.unsigned_abs(), error))?;
        Ok(NewFacts { player: PlayerId(small(player)?), version: small(version)?, person })
    };
    rows.into_iter().map(read).collect()
}

/// The players of whom something was erased.
pub(crate) async fn erased(tx: &mut Tx, tournament: i64) -> Result<Vec<PlayerId>, StoreError> {
    let rows: Vec<(i64,)> = on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT DISTINCT player FROM facts WHERE tournament = $1 AND person IS NULL ORDER BY player",
        );
        query.bind(tournament).fetch_all(conn).await
    })?;
    rows.into_iter().map(|(player,)| small(player).map(PlayerId)).collect()
}

/// The row of a name, made if it is new.
pub(crate) async fn actor(tx: &mut Tx, name: &str) -> Result<i64, StoreError> {
    let name = storable(name);
    let known: Option<(i64,)> = on!(tx, conn => {
        sqlx::query_as("SELECT id FROM actor WHERE name = $1").bind(&name).fetch_optional(conn).await
    })?;
    if let Some((id,)) = known {
        return Ok(id);
    }
    // Another writer may have added the name meanwhile; the update makes its row ours to return.
    let (id,): (i64,) = on!(tx, conn => {
        let query = sqlx::query_as(
            "INSERT INTO actor (name) VALUES ($1) ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id",
        );
        query.bind(&name).fetch_one(conn).await
    })?;
    Ok(id)
}

pub(crate) async fn append(tx: &mut Tx, tournament: i64, actor: i64, entries: &[Entry]) -> Result<(), StoreError> {
    let rows: Vec<(&Entry, i64)> = entries.iter().map(|entry| (entry, actor)).collect();
    append_by(tx, tournament, &rows).await
}

/// Appends events of several people, as a file brings them.
pub(crate) async fn append_by(tx: &mut Tx, tournament: i64, entries: &[(&Entry, i64)]) -> Result<(), StoreError> {
    for rows in entries.chunks(ROWS) {
        on!(tx, conn => {
            let mut query = QueryBuilder::new("INSERT INTO journal (tournament, seq, step, at, actor, event) ");
            query.push_values(rows, |mut row, (entry, actor)| {
                row.push_bind(tournament)
                    .push_bind(number(entry.record.seq))
                    .push_bind(number(entry.record.step))
                    .push_bind(entry.record.at)
                    .push_bind(*actor)
                    .push_bind(entry.json.as_str());
            });
            // A single event is the daily case and worth a prepared statement.
            query.build().persistent(rows.len() == 1).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

pub(crate) async fn append_facts(tx: &mut Tx, tournament: i64, seq: u64, facts: &[NewFacts]) -> Result<(), StoreError> {
    let rows: Vec<FactsRow> = facts
        .iter()
        .map(|new| FactsRow { player: new.player, version: new.version, seq, person: Some(&new.person) })
        .collect();
    append_facts_rows(tx, tournament, &rows).await
}

/// One version of what is known of a player, and the event that brought it.
pub(crate) struct FactsRow<'a> {
    pub(crate) player: PlayerId,
    pub(crate) version: FactsVersion,
    pub(crate) seq: u64,
    /// `None` once erased.
    pub(crate) person: Option<&'a Person>,
}

/// Appends facts that several events brought, erased ones among them.
pub(crate) async fn append_facts_rows(tx: &mut Tx, tournament: i64, facts: &[FactsRow<'_>]) -> Result<(), StoreError> {
    let json = |person: &Person| serde_json::to_string(person).expect("a person is written as JSON");
    for rows in facts.chunks(ROWS) {
        on!(tx, conn => {
            let mut query = QueryBuilder::new("INSERT INTO facts (tournament, player, version, seq, person) ");
            query.push_values(rows, |mut row, facts| {
                row.push_bind(tournament)
                    .push_bind(i64::from(facts.player.0))
                    .push_bind(i64::from(facts.version))
                    .push_bind(number(facts.seq))
                    .push_bind(facts.person.map(json));
            });
            query.build().persistent(rows.len() == 1).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

/// Erases all that is known of a player, in every version.
pub(crate) async fn erase(tx: &mut Tx, tournament: i64, player: PlayerId) -> Result<(), StoreError> {
    on!(tx, conn => {
        let query = sqlx::query("UPDATE facts SET person = NULL WHERE tournament = $1 AND player = $2");
        query.bind(tournament).bind(i64::from(player.0)).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

pub(crate) fn entry(record: Recorded) -> Entry {
    let json = serde_json::to_string(&record.event).expect("an event is written as JSON");
    Entry { record, json }
}

pub(crate) fn broken(key: &TournamentKey, seq: u64, what: impl ToString) -> StoreError {
    StoreError::BrokenJournal { tournament: key.clone(), seq, what: what.to_string() }
}

/// PostgreSQL holds no NUL in a text.
pub(crate) fn storable(text: &str) -> String {
    text.replace('\0', "")
}

pub(crate) fn number(seq: u64) -> i64 {
    i64::try_from(seq).expect("a journal has fewer events than an i64 counts")
}

pub(crate) fn whole(seq: i64) -> Result<u64, StoreError> {
    u64::try_from(seq).map_err(|_| StoreError::Damaged(format!("a negative number of events: {seq}")))
}

pub(crate) fn small(value: i64) -> Result<FactsVersion, StoreError> {
    u32::try_from(value).map_err(|_| StoreError::Damaged(format!("{value} is no number of a player or version")))
}
