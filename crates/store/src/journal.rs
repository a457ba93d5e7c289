//! The rows of the journal and of the facts: reading and appending, inside a transaction of the caller.

use rokade_model::Person;
use rokade_tournament::{Event, FactsVersion, Micros, NewFacts, PlayerId, Recorded};
use sqlx::QueryBuilder;

use crate::chain::{Chain, Hash, Link};
use crate::damage::Flaw;
use crate::doer;
use crate::engine::{Tx, on};
use crate::rows::{self, Actor, Facts};
use crate::sum::Sum;
use crate::{StoreError, TournamentKey};

/// Rows of one INSERT; keeps far from the engines' limits on bound values.
const ROWS: usize = 500;

/// An event with its text and its hash, ready to be written.
pub(crate) struct Entry {
    pub(crate) record: Recorded,
    pub(crate) json: String,
    pub(crate) hash: Hash,
}

/// A row of the journal whose event is still text.
pub(crate) struct Raw {
    pub(crate) tournament: i64,
    pub(crate) seq: i64,
    pub(crate) step: i64,
    pub(crate) at: Micros,
    pub(crate) actor: i64,
    /// The doer's name; none where nobody asked for it.
    pub(crate) by: Option<String>,
    pub(crate) event: String,
    pub(crate) hash: Vec<u8>,
    pub(crate) sum: i64,
}

pub(crate) type RawColumns = (i64, i64, i64, i64, i64, Option<String>, Option<i64>, String, Vec<u8>, i64);

impl Raw {
    /// Holds the row against its sum and against the chain as far as it was read, and goes on from there.
    pub(crate) fn follow(&self, key: &TournamentKey, chain: &mut Chain) -> Result<(), StoreError> {
        let (seq, step) = (whole(self.seq)?, whole(self.step)?);
        let doer = self.actor.to_string();
        let by = self.by.as_deref().unwrap_or(&doer);
        let hash = chain.add(Link { seq, step, at: self.at, by, office: None, event: &self.event });
        let is_sound = Hash::read(&self.hash) == Some(hash)
            && row_sum(self.tournament, self.seq, self.actor, &self.hash) == self.sum;
        if is_sound { Ok(()) } else { Err(broken(key, seq, Flaw::Changed)) }
    }

    pub(crate) fn read(&self, key: &TournamentKey) -> Result<Recorded, StoreError> {
        let (seq, step) = (whole(self.seq)?, whole(self.step)?);
        let event: Event = serde_json::from_str(&self.event).map_err(|error| broken(key, seq, error))?;
        Ok(Recorded { seq, step, at: self.at, by: doer::read(self.by.as_deref().unwrap_or_default()), event })
    }
}

/// The sum of a row of the journal: what its hash leaves out.
pub(crate) fn row_sum(tournament: i64, seq: i64, actor: i64, hash: &[u8]) -> i64 {
    Sum::of("journal").number(tournament).number(seq).number(actor).bytes(hash).done()
}

/// The events of some numbers, in order, as text: reading them takes longer than fetching them and is left to
/// the caller, who may have a better thread for it.
pub(crate) async fn raw_records(
    tx: &mut Tx,
    key: &TournamentKey,
    tournament: i64,
    numbers: std::ops::RangeInclusive<u64>,
) -> Result<Vec<Raw>, StoreError> {
    let rows: Vec<RawColumns> = on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT journal.tournament, journal.seq, journal.step, journal.at, journal.actor, actor.name, actor.sum, \
             journal.event, journal.hash, journal.sum FROM journal LEFT JOIN actor ON actor.id = journal.actor \
             WHERE journal.tournament = $1 AND journal.seq BETWEEN $2 AND $3 ORDER BY journal.seq",
        );
        query.bind(tournament).bind(number(*numbers.start())).bind(number(*numbers.end())).fetch_all(conn).await
    })?;
    rows.into_iter().map(|row| raw(key, row)).collect()
}

fn raw(key: &TournamentKey, row: RawColumns) -> Result<Raw, StoreError> {
    let (tournament, seq, step, at, actor, by, actor_sum, event, hash, sum) = row;
    let is_known = by.as_deref().is_some_and(|name| actor_sum == Some(Actor::sum_of((actor, name))));
    if !is_known {
        return Err(broken(key, seq.unsigned_abs(), Flaw::Doer));
    }
    Ok(Raw { tournament, seq, step, at, actor, by, event, hash, sum })
}

/// What is known of people by the events from a number on.
pub(crate) struct Known {
    pub(crate) facts: Vec<NewFacts>,
    /// Versions that were erased.
    pub(crate) erased: Vec<(PlayerId, FactsVersion)>,
}

pub(crate) type FactsColumns = (i64, i64, i64, i64, Option<String>, i64);

pub(crate) async fn facts(tx: &mut Tx, key: &TournamentKey, tournament: i64, from: u64) -> Result<Known, StoreError> {
    let rows: Vec<FactsColumns> = on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT tournament, player, version, seq, person, sum FROM facts \
             WHERE tournament = $1 AND seq >= $2 ORDER BY player, version",
        );
        query.bind(tournament).bind(number(from)).fetch_all(conn).await
    })?;
    known(key, &rows)
}

/// Reads rows of facts, each held against its sum.
pub(crate) fn known(key: &TournamentKey, rows: &[FactsColumns]) -> Result<Known, StoreError> {
    let mut known = Known { facts: Vec::new(), erased: Vec::new() };
    for row in rows {
        let (_, player, version, seq, person, _) = row;
        let broken = |flaw: Flaw| broken(key, seq.unsigned_abs(), flaw);
        rows::holds::<Facts>(row).map_err(|_| broken(Flaw::Person))?;
        let (player, version) = (PlayerId(small(*player)?), small(*version)?);
        match person {
            None => known.erased.push((player, version)),
            Some(person) => {
                let person = serde_json::from_str(person).map_err(|_| broken(Flaw::Person))?;
                known.facts.push(NewFacts { player, version, person });
            }
        }
    }
    Ok(known)
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
    let known: Option<(i64,)> = on!(&mut *tx, conn => {
        sqlx::query_as("SELECT id FROM actor WHERE name = $1").bind(&name).fetch_optional(conn).await
    })?;
    if let Some((id,)) = known {
        return Ok(id);
    }
    // Another writer may have added the name meanwhile; the update makes its row ours to return.
    let (id,): (i64,) = on!(&mut *tx, conn => {
        let query = sqlx::query_as(
            "INSERT INTO actor (name, sum) VALUES ($1, 0) \
             ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id",
        );
        query.bind(&name).fetch_one(conn).await
    })?;
    on!(tx, conn => {
        let query = sqlx::query("UPDATE actor SET sum = $1 WHERE id = $2");
        query.bind(Actor::sum_of((id, &name))).bind(id).execute(conn).await.map(|_| ())
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
            let mut query =
                QueryBuilder::new("INSERT INTO journal (tournament, seq, step, at, actor, event, hash, sum) ");
            query.push_values(rows, |mut row, (entry, actor)| {
                let (seq, hash) = (number(entry.record.seq), entry.hash.as_bytes());
                row.push_bind(tournament)
                    .push_bind(seq)
                    .push_bind(number(entry.record.step))
                    .push_bind(entry.record.at)
                    .push_bind(*actor)
                    .push_bind(entry.json.as_str())
                    .push_bind(hash)
                    .push_bind(row_sum(tournament, seq, *actor, hash));
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
            let mut query = QueryBuilder::new("INSERT INTO facts (tournament, player, version, seq, person, sum) ");
            query.push_values(rows, |mut row, facts| {
                let (player, version, seq) = (i64::from(facts.player.0), i64::from(facts.version), number(facts.seq));
                let person = facts.person.map(json);
                let sum = Facts::sum_of((tournament, player, version, seq, person.as_deref()));
                row.push_bind(tournament)
                    .push_bind(player)
                    .push_bind(version)
                    .push_bind(seq)
                    .push_bind(person)
                    .push_bind(sum);
            });
            query.build().persistent(rows.len() == 1).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

/// Erases all that is known of a player, in every version; the sums of the rows no longer know it either.
pub(crate) async fn erase(tx: &mut Tx, tournament: i64, player: PlayerId) -> Result<(), StoreError> {
    let player = i64::from(player.0);
    let versions: Vec<(i64, i64)> = on!(&mut *tx, conn => {
        let query = sqlx::query_as("SELECT version, seq FROM facts WHERE tournament = $1 AND player = $2");
        query.bind(tournament).bind(player).fetch_all(conn).await
    })?;
    for (version, seq) in versions {
        let sum = Facts::sum_of((tournament, player, version, seq, None));
        on!(&mut *tx, conn => {
            let query = sqlx::query(
                "UPDATE facts SET person = NULL, sum = $1 WHERE tournament = $2 AND player = $3 AND version = $4",
            );
            query.bind(sum).bind(tournament).bind(player).bind(version).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

/// A new record at the end of a chain.
pub(crate) fn entry(record: Recorded, chain: &mut Chain) -> Entry {
    let json = serde_json::to_string(&record.event).expect("an event is written as JSON");
    told(record, json, chain)
}

/// A record whose event is already text.
pub(crate) fn told(record: Recorded, json: String, chain: &mut Chain) -> Entry {
    let Recorded { seq, step, at, .. } = record;
    let hash = chain.add(Link { seq, step, at, by: &doer::written(&record.by), office: None, event: &json });
    Entry { record, json, hash }
}

pub(crate) fn broken(key: &TournamentKey, seq: u64, flaw: impl Into<Flaw>) -> StoreError {
    StoreError::BrokenJournal { tournament: key.clone(), seq, flaw: flaw.into() }
}

/// Damage of the file met while the journal of a tournament was read is damage of that journal.
pub(crate) fn of(key: &TournamentKey, error: StoreError) -> StoreError {
    match error {
        StoreError::Damaged(what) => broken(key, 0, Flaw::File(what)),
        other => other,
    }
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
