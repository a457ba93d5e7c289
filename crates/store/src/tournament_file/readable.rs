//! What can still be read of a damaged tournament, as a file that is whole in itself.

use std::collections::BTreeSet;

use rokade_tournament::{FactsVersion, NewFacts, PlayerId, Recorded, Tournament};

use super::written;
use crate::chain::Chain;
use crate::engine::{Tx, Whom, aside, on};
use crate::head::Head;
use crate::journal::{self, FactsColumns, Raw};
use crate::tournaments::brought;
use crate::{Store, StoreError, TournamentKey};

/// A file of what can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Readable {
    pub file: Vec<u8>,
    /// The name, as far as it can be read.
    pub name: String,
    /// So many records from the first on are in it.
    pub records: u64,
    /// So many there should be, as far as that is known.
    pub of: u64,
    /// Players whose personal data could not be read; they come without a name.
    pub nameless: usize,
}

/// What is left of a tournament's own row.
struct Remains {
    id: i64,
    name: String,
    created: i64,
    last_seq: u64,
    chain_begins: u64,
}

impl Store {
    /// The records up to the damage and the people they speak of, as a tournament of its own: it can be taken in
    /// beside the damaged one.
    pub async fn export_readable(&self, key: &TournamentKey) -> Result<Readable, StoreError> {
        let key = key.clone();
        let read = self.inner.pools.read(|reads| async move {
            let left = left(&mut reads.begin(Whom::Reader).await?, &key).await?;
            Ok::<_, StoreError>((key, left))
        });
        let (key, (remains, rows, facts)) = read.await?;
        aside(move || readable(&key, remains, rows, facts)).await
    }
}

async fn left(tx: &mut Tx, key: &TournamentKey) -> Result<(Remains, Vec<Raw>, Vec<FactsColumns>), StoreError> {
    let remains = remains(tx, key).await?;
    let rows = rows(tx, key, &remains).await?;
    let facts = facts(tx, remains.id).await;
    Ok((remains, rows, facts))
}

async fn remains(tx: &mut Tx, key: &TournamentKey) -> Result<Remains, StoreError> {
    let row: Option<(i64, String, i64, i64, i64)> = on!(tx, conn => {
        let query = sqlx::query_as("SELECT id, name, created, last_seq, chain_begins FROM tournament WHERE key = $1");
        query.bind(key.as_str()).fetch_optional(conn).await
    })?;
    let (id, name, created, last_seq, begins) = row.ok_or_else(|| StoreError::Missing { place: key.to_string() })?;
    let number = |number: i64| u64::try_from(number).unwrap_or(0);
    Ok(Remains { id, name, created, last_seq: number(last_seq), chain_begins: number(begins) })
}

/// The rows from the first on, as far as the file gives them: in portions, and one by one where a portion fails.
async fn rows(tx: &mut Tx, key: &TournamentKey, remains: &Remains) -> Result<Vec<Raw>, StoreError> {
    const PORTION: u64 = 200;
    let mut rows = Vec::new();
    let mut next = 1;
    loop {
        let portion = match journal::raw_records(tx, key, remains.id, next..=next + PORTION - 1).await {
            Ok(portion) => portion,
            Err(_) => {
                while let Ok(one) = journal::raw_records(tx, key, remains.id, next..=next).await
                    && !one.is_empty()
                {
                    rows.extend(one);
                    next += 1;
                }
                break;
            }
        };
        if portion.is_empty() {
            break;
        }
        next += PORTION;
        rows.extend(portion);
    }
    match rows.is_empty() {
        true => Err(journal::broken(key, 1, crate::damage::Flaw::Missing)),
        false => Ok(rows),
    }
}

/// The facts that can be read; those that cannot are left out one by one.
async fn facts(tx: &mut Tx, tournament: i64) -> Vec<FactsColumns> {
    let found: Result<Vec<FactsColumns>, sqlx::Error> = on!(tx, conn => {
        let query =
            sqlx::query_as("SELECT tournament, player, version, seq, person, sum FROM facts WHERE tournament = $1");
        query.bind(tournament).fetch_all(conn).await
    });
    found.unwrap_or_default()
}

fn readable(
    key: &TournamentKey,
    remains: Remains,
    rows: Vec<Raw>,
    facts: Vec<FactsColumns>,
) -> Result<Readable, StoreError> {
    let (rows, records, tournament) = sound(key, rows);
    let Some(last) = rows.last() else { return Err(journal::broken(key, 1, crate::damage::Flaw::Changed)) };
    let hash = crate::chain::Hash::read(&last.hash).expect("a sound record has its hash");
    let wanted: BTreeSet<(PlayerId, FactsVersion)> =
        brought(&records).map(|(_, player, version)| (player, version)).collect();
    let known: Vec<NewFacts> = facts
        .iter()
        .filter_map(|row| journal::known(key, std::slice::from_ref(row)).ok())
        .flat_map(|known| known.facts)
        .filter(|facts| wanted.contains(&(facts.player, facts.version)))
        .collect();
    let there: BTreeSet<(PlayerId, FactsVersion)> = known.iter().map(|facts| (facts.player, facts.version)).collect();
    let missing: BTreeSet<PlayerId> = wanted.difference(&there).map(|(player, _)| *player).collect();
    let erased: BTreeSet<PlayerId> = records.iter().filter_map(|record| record.event.erases()).collect();
    let nameless = missing.difference(&erased).count();
    let last_seq = rows.len() as u64;
    let head = Head {
        id: remains.id,
        key: key.clone(),
        // Never taken for the whole tournament.
        origin: crate::key::word(24),
        name: tournament.settings.name,
        created: remains.created,
        last_change: last.at,
        last_seq,
        imported: None,
        imported_by: None,
        hash,
        chain_begins: remains.chain_begins,
    };
    let name = if head.name.is_empty() { remains.name } else { head.name.clone() };
    let file = written(&head, rows, known, missing.into_iter().collect())?;
    Ok(Readable { file, name, records: last_seq, of: remains.last_seq.max(last_seq), nameless })
}

/// The rows from the first on that hold: each follows from the one before it and can be replayed.
fn sound(key: &TournamentKey, rows: Vec<Raw>) -> (Vec<Raw>, Vec<Recorded>, Tournament) {
    let (mut chain, mut tournament) = (Chain::default(), Tournament::default());
    let (mut sound, mut records) = (Vec::new(), Vec::new());
    for (row, seq) in rows.into_iter().zip(1..) {
        if row.seq != seq || row.follow(key, &mut chain).is_err() {
            break;
        }
        let Ok(record) = row.read(key) else { break };
        if tournament.apply(&record).is_err() {
            break;
        }
        sound.push(row);
        records.push(record);
    }
    (sound, records, tournament)
}
