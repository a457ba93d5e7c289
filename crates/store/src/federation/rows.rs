//! The rows of the journal and of the facts, inside a transaction of the caller.

use std::ops::RangeInclusive;

use rokade_federation::PersonId;
use rokade_federation::office::Seat;
use rokade_federation::register::{Event, FactsVersion, Known, NewFacts};
use rokade_tournament::Micros;
use sqlx::QueryBuilder;

use super::OfficeRecord;
use crate::StoreError;
use crate::chain::{Chain, Hash, Link};
use crate::damage::Flaw;
use crate::doer;
use crate::engine::{Tx, on};
use crate::journal::{number, small, whole};
use crate::rows::{self, Actor, FederationFacts};
use crate::sum::Sum;

/// Rows of one INSERT; keeps far from the engines' limits on bound values.
const ROWS: usize = 500;

/// An event with its text and its hash, ready to be written.
pub(super) struct Entry {
    pub(super) record: OfficeRecord,
    pub(super) json: String,
    pub(super) hash: Hash,
}

pub(super) fn entry(record: OfficeRecord, chain: &mut Chain) -> Entry {
    let json = serde_json::to_string(&record.event).expect("an event is written as JSON");
    let (by, office) = (doer::written(&record.by), record.seat.to_string());
    let OfficeRecord { seq, step, at, .. } = record;
    let hash = chain.add(Link { seq, step, at, by: &by, office: Some(&office), event: &json });
    Entry { record, json, hash }
}

pub(super) fn broken(seq: u64, flaw: impl Into<Flaw>) -> StoreError {
    StoreError::BrokenFederation { seq, flaw: flaw.into() }
}

fn row_sum(seq: i64, actor: i64, hash: &[u8]) -> i64 {
    Sum::of("federation_journal").number(seq).number(actor).bytes(hash).done()
}

pub(super) async fn append(tx: &mut Tx, actor: i64, entries: &[Entry]) -> Result<(), StoreError> {
    for rows in entries.chunks(ROWS) {
        on!(&mut *tx, conn => {
            let mut query =
                QueryBuilder::new("INSERT INTO federation_journal (seq, step, at, actor, office, event, hash, sum) ");
            query.push_values(rows, |mut row, entry| {
                let (seq, hash) = (number(entry.record.seq), entry.hash.as_bytes());
                row.push_bind(seq)
                    .push_bind(number(entry.record.step))
                    .push_bind(entry.record.at)
                    .push_bind(actor)
                    .push_bind(entry.record.seat.to_string())
                    .push_bind(entry.json.as_str())
                    .push_bind(hash)
                    .push_bind(row_sum(seq, actor, hash));
            });
            query.build().persistent(rows.len() == 1).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

pub(super) async fn append_facts(tx: &mut Tx, seq: u64, facts: &[NewFacts]) -> Result<(), StoreError> {
    for rows in facts.chunks(ROWS) {
        on!(&mut *tx, conn => {
            let mut query = QueryBuilder::new("INSERT INTO federation_facts (person, version, seq, known, sum) ");
            query.push_values(rows, |mut row, facts| {
                let known = serde_json::to_string(&facts.known).expect("what is known is written as JSON");
                let (person, version, seq) = (i64::from(facts.person.0), i64::from(facts.version), number(seq));
                let sum = FederationFacts::sum_of((person, version, seq, Some(&known)));
                row.push_bind(person).push_bind(version).push_bind(seq).push_bind(known).push_bind(sum);
            });
            query.build().persistent(rows.len() == 1).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

/// A row of the journal whose event is still text.
pub(super) struct Raw {
    seq: i64,
    step: i64,
    at: Micros,
    actor: i64,
    by: String,
    office: String,
    event: String,
    hash: Vec<u8>,
    sum: i64,
}

type RawColumns = (i64, i64, i64, i64, Option<String>, Option<i64>, String, String, Vec<u8>, i64);

pub(super) async fn raw(tx: &mut Tx, numbers: RangeInclusive<u64>) -> Result<Vec<Raw>, StoreError> {
    let rows: Vec<RawColumns> = on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT j.seq, j.step, j.at, j.actor, actor.name, actor.sum, j.office, j.event, j.hash, j.sum \
             FROM federation_journal j LEFT JOIN actor ON actor.id = j.actor \
             WHERE j.seq BETWEEN $1 AND $2 ORDER BY j.seq",
        );
        query.bind(number(*numbers.start())).bind(number(*numbers.end())).fetch_all(conn).await
    })?;
    let one = |row: RawColumns| {
        let (seq, step, at, actor, by, actor_sum, office, event, hash, sum) = row;
        let is_known = by.as_deref().is_some_and(|name| actor_sum == Some(Actor::sum_of((actor, name))));
        match by.filter(|_| is_known) {
            Some(by) => Ok(Raw { seq, step, at, actor, by, office, event, hash, sum }),
            None => Err(broken(seq.unsigned_abs(), Flaw::Doer)),
        }
    };
    rows.into_iter().map(one).collect()
}

impl Raw {
    /// Holds the row against its sum and against the chain as far as it was read, and goes on from there.
    pub(super) fn follow(&self, chain: &mut Chain) -> Result<(), StoreError> {
        let (seq, step) = (whole(self.seq)?, whole(self.step)?);
        let (by, office) = (self.by.as_str(), Some(self.office.as_str()));
        let hash = chain.add(Link { seq, step, at: self.at, by, office, event: &self.event });
        let is_sound = Hash::read(&self.hash) == Some(hash) && row_sum(self.seq, self.actor, &self.hash) == self.sum;
        if is_sound { Ok(()) } else { Err(broken(seq, Flaw::Changed)) }
    }

    pub(super) fn read(&self) -> Result<OfficeRecord, StoreError> {
        let (seq, step) = (whole(self.seq)?, whole(self.step)?);
        let event: Event = serde_json::from_str(&self.event).map_err(|error| broken(seq, error))?;
        let unknown = |_| broken(seq, Flaw::Unreadable(format!("{:?} is no office", self.office)));
        let seat: Seat = self.office.parse().map_err(unknown)?;
        Ok(OfficeRecord { seq, step, at: self.at, by: doer::read(&self.by), seat, event })
    }
}

/// What is known of people by the events from a number on.
pub(super) struct Read {
    pub(super) facts: Vec<NewFacts>,
    /// Versions that were erased.
    pub(super) erased: Vec<(PersonId, FactsVersion)>,
}

type FactsColumns = (i64, i64, i64, Option<String>, i64);

pub(super) async fn facts(tx: &mut Tx, from: u64) -> Result<Read, StoreError> {
    let rows: Vec<FactsColumns> = on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT person, version, seq, known, sum FROM federation_facts WHERE seq >= $1 ORDER BY person, version",
        );
        query.bind(number(from)).fetch_all(conn).await
    })?;
    let mut read = Read { facts: Vec::new(), erased: Vec::new() };
    for row in rows {
        let person_broken = |seq: i64| broken(seq.unsigned_abs(), Flaw::Person);
        rows::holds::<FederationFacts>(&row).map_err(|_| person_broken(row.2))?;
        let (person, version, seq, known, _) = row;
        let (person, version) = (PersonId(small(person)?), small(version)?);
        match known {
            None => read.erased.push((person, version)),
            Some(known) => {
                let known: Known = serde_json::from_str(&known).map_err(|_| person_broken(seq))?;
                read.facts.push(NewFacts { person, version, known });
            }
        }
    }
    Ok(read)
}

/// Erases all that is known of somebody, in every version; the sums of the rows no longer know it either.
pub(super) async fn erase(tx: &mut Tx, person: PersonId) -> Result<(), StoreError> {
    let person = i64::from(person.0);
    let versions: Vec<(i64, i64)> = on!(&mut *tx, conn => {
        let query = sqlx::query_as("SELECT version, seq FROM federation_facts WHERE person = $1");
        query.bind(person).fetch_all(conn).await
    })?;
    for (version, seq) in versions {
        let sum = FederationFacts::sum_of((person, version, seq, None));
        on!(&mut *tx, conn => {
            let query =
                sqlx::query("UPDATE federation_facts SET known = NULL, sum = $1 WHERE person = $2 AND version = $3");
            query.bind(sum).bind(person).bind(version).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}
