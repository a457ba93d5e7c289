//! Goes through a whole database: every page, every row, every chain, every journal replayed.

use std::collections::BTreeMap;
use std::time::Instant;

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::sync::watch;

use crate::chain::{Chain, Hash};
use crate::damage::{Broken, Flaw};
use crate::engine::{Pools, Reads, Tx, Whom};
use crate::head::{self, Head};
use crate::tournaments::{catch_up, read_book};
use crate::{Store, StoreError, TournamentKey, federation, journal, rows, schema};

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub tournaments: Vec<Checked>,
    /// None where it has no record yet.
    pub federation: Option<CheckedFederation>,
    /// What is wrong beside the tournaments.
    pub flaws: Vec<Flaw>,
}

/// The federation's journal, gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedFederation {
    pub records: u64,
    /// The hash of the last record.
    pub hash: Hash,
    pub broken: Option<Broken>,
}

/// A tournament that was gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    pub key: TournamentKey,
    pub name: String,
    pub records: u64,
    /// The first record whose hash was written together with it.
    pub chain_begins: u64,
    /// The hash of the last record.
    pub hash: Hash,
    pub broken: Option<Broken>,
}

impl Report {
    pub fn is_sound(&self) -> bool {
        let federation = self.federation.as_ref().and_then(|federation| federation.broken.as_ref());
        self.flaws.is_empty() && federation.is_none() && self.broken().next().is_none()
    }

    pub fn broken(&self) -> impl Iterator<Item = (&Checked, &Broken)> {
        self.tournaments.iter().filter_map(|checked| Some((checked, checked.broken.as_ref()?)))
    }
}

/// Journals that were replayed already, by their last hash.
pub(crate) type Replayed = BTreeMap<TournamentKey, Hash>;

impl Store {
    /// Goes through everything; `told` hears of every tournament done and of how many there are.
    pub async fn check(&self, told: impl FnMut(usize, usize)) -> Result<Report, StoreError> {
        check(&self.inner.pools, &Replayed::new(), told).await
    }

    /// Goes through everything beside the daily work. What is found shows on the pages.
    pub fn start_check(&self) {
        let (store, closing) = (self.clone(), self.closing());
        self.keep(tokio::spawn(async move {
            if let Err(error) = store.check_beside_work(closing).await {
                tracing::warn!(%error, "the database could not be checked");
            }
        }));
    }

    async fn check_beside_work(&self, mut closing: watch::Receiver<bool>) -> Result<(), StoreError> {
        let mut flaws = beside_tournaments(&self.inner.pools).await?;
        let checked = federation::check(&self.inner.pools).await?;
        flaws.extend(checked.and_then(|federation| federation.broken).map(|broken| Flaw::Federation(broken.record)));
        for flaw in &flaws {
            tracing::error!(%flaw, "the database is damaged");
        }
        self.inner.damage.set_database(flaws);
        for head in heads(&self.inner.pools).await?.into_iter().flatten() {
            let begun = Instant::now();
            let key = head.key.clone();
            let read = self.inner.pools.read(|reads| async move {
                let share = reads.share(Whom::Reader).await?;
                read_book(&reads, share, &key, None).await
            });
            let read = read.await;
            self.inner.damage.note(&head.key, &read);
            if let Err(error) = read {
                tracing::error!(%error, "a tournament is damaged");
            }
            // Half of the time is for those who work.
            tokio::select! {
                () = tokio::time::sleep(begun.elapsed()) => {}
                _ = closing.wait_for(|closing| *closing) => return Ok(()),
            }
        }
        Ok(())
    }
}

pub(crate) async fn check(
    pools: &Pools,
    replayed: &Replayed,
    mut told: impl FnMut(usize, usize),
) -> Result<Report, StoreError> {
    let flaws = beside_tournaments(pools).await?;
    let heads = heads(pools).await?;
    let (all, mut tournaments) = (heads.len(), Vec::with_capacity(heads.len()));
    for head in heads {
        tournaments.push(match head {
            Ok(head) => checked(pools, &head, replayed).await?,
            Err(damaged) => Checked {
                key: damaged.key,
                name: damaged.name,
                records: 0,
                chain_begins: 0,
                hash: Hash::default(),
                broken: Some(Broken { record: 0, flaw: Flaw::OwnRow }),
            },
        });
        told(tournaments.len(), all);
    }
    Ok(Report { tournaments, federation: federation::check(pools).await?, flaws })
}

async fn heads(pools: &Pools) -> Result<Vec<Result<Head, head::Damaged>>, StoreError> {
    pools.read(|reads| async move { head::all(&mut reads.begin(Whom::Reader).await?).await }).await
}

async fn checked(pools: &Pools, head: &Head, replayed: &Replayed) -> Result<Checked, StoreError> {
    let (wanted, is_replayed) = (head.clone(), replayed.get(&head.key) == Some(&head.hash));
    let read = pools.read(move |reads| async move {
        let mut tx = reads.begin(Whom::Reader).await?;
        match is_replayed {
            true => follows(&mut tx, &wanted).await,
            false => catch_up(&mut tx, &wanted.key, &wanted, None).await.map(|_| ()),
        }
    });
    let broken = match read.await.map_err(|error| journal::of(&head.key, error)) {
        Ok(()) => None,
        Err(StoreError::BrokenJournal { seq, flaw, .. }) => Some(Broken { record: seq, flaw }),
        Err(other) => return Err(other),
    };
    let Head { key, name, last_seq: records, chain_begins, hash, .. } = head.clone();
    Ok(Checked { key, name, records, chain_begins, hash, broken })
}

/// The chain alone, for a journal that was replayed before.
async fn follows(tx: &mut Tx, head: &Head) -> Result<(), StoreError> {
    let rows = journal::raw_records(tx, &head.key, head.id, 1..=head.last_seq).await?;
    journal::facts(tx, &head.key, head.id, 1).await?;
    let mut chain = Chain::default();
    rows.iter().try_for_each(|row| row.follow(&head.key, &mut chain))?;
    match chain.head() == head.hash {
        true => Ok(()),
        false => Err(journal::broken(&head.key, head.last_seq, Flaw::Changed)),
    }
}

/// Every row that belongs to no single tournament, and the file itself.
async fn beside_tournaments(pools: &Pools) -> Result<Vec<Flaw>, StoreError> {
    pools.read(|reads| async move { rows_beside(&reads).await }).await
}

async fn rows_beside(reads: &Reads) -> Result<Vec<Flaw>, StoreError> {
    let mut flaws = Vec::new();
    let mut tx = reads.begin(Whom::Reader).await?;
    if let Tx::Sqlite { tx, .. } = &mut tx {
        note(&mut flaws, structure(tx).await)?;
    }
    tx.rollback().await;
    let mut tx = reads.begin(Whom::Reader).await?;
    note(&mut flaws, rows::verify::<rows::Actor>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::Account>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::Ticket>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::Session>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::Secret>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::RatingLedger>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::RatedPerson>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::RatedEvent>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::RatedLine>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::Deleted>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::Action>(&mut tx).await)?;
    note(&mut flaws, rows::verify::<rows::FederationFacts>(&mut tx).await)?;
    tx.rollback().await;
    Ok(flaws)
}

/// Damage is an answer here; everything else is a failure.
fn note(flaws: &mut Vec<Flaw>, found: Result<(), StoreError>) -> Result<(), StoreError> {
    match found {
        Ok(()) => Ok(()),
        Err(StoreError::DamagedRow(row)) => {
            flaws.push(Flaw::Row(row));
            Ok(())
        }
        Err(StoreError::Damaged(what)) => {
            flaws.push(Flaw::File(what));
            Ok(())
        }
        Err(other) => Err(other),
    }
}

/// The pages of the file, what points to what, and the tables as they were made.
async fn structure(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let told: Vec<(String,)> = sqlx::query_as("PRAGMA integrity_check(10)").fetch_all(&mut *conn).await?;
    if told.iter().any(|(line,)| line != "ok") {
        return Err(StoreError::Damaged(told.into_iter().map(|(line,)| line).collect::<Vec<_>>().join("; ")));
    }
    let stray: Vec<(String,)> =
        sqlx::query_as("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1").fetch_all(&mut *conn).await?;
    if let Some((table,)) = stray.first() {
        return Err(StoreError::Damaged(format!("a row of {table} points to nothing")));
    }
    let new = schema::make_tables(SqliteConnectOptions::new().in_memory(true)).await?;
    let made = tables(&mut *new.acquire().await?).await;
    new.close().await;
    let is_as_made = tables(conn).await? == made?;
    match is_as_made {
        true => Ok(()),
        false => Err(StoreError::Damaged("the tables are not as they were made".to_owned())),
    }
}

type Made = Vec<(String, String, Option<String>)>;

async fn tables(conn: &mut SqliteConnection) -> Result<Made, StoreError> {
    let query = sqlx::query_as(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\' ORDER BY type, name",
    );
    Ok(query.fetch_all(conn).await?)
}
