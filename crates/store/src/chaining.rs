//! Brings rows of an older version up: every row gets its sum, every event its hash. Hashes that are given later say
//! that nothing has changed since, and not before; the tournament remembers where its own chain begins.

use sqlx::SqliteConnection;

use crate::chain::{Chain, Hash, Link};
use crate::engine::{Pools, Reads, Tx, Writes, glance, on};
use crate::head::Head;
use crate::journal::{row_sum, whole};
use crate::{StoreError, TournamentKey, rows};

/// A new file has no rows that lack anything, but for those its tables are made with.
pub(crate) async fn mark_new(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("UPDATE rating_ledger SET sum = $1 WHERE id = 1")
        .bind(rows::RatingLedger::sum_of((1, 0)))
        .execute(&mut *conn)
        .await?;
    sqlx::query("UPDATE house SET chained = 1 WHERE id = 1").execute(conn).await?;
    Ok(())
}

/// Gives every row what it lacks, once, all in one transaction.
pub(crate) async fn complete(pools: &Pools) -> Result<(), StoreError> {
    if pools.read(|reads| async move { is_complete(&reads).await }).await? {
        return Ok(());
    }
    pools.write(|writes| async move { complete_now(&writes).await }).await
}

async fn is_complete(reads: &Reads) -> Result<bool, StoreError> {
    let (done,): (i64,) = glance!(reads, conn => {
        sqlx::query_as("SELECT chained FROM house WHERE id = 1").fetch_one(conn).await
    })?;
    Ok(done != 0)
}

async fn complete_now(writes: &Writes) -> Result<(), StoreError> {
    let mut tx = writes.begin().await?;
    let sql = crate::engine::locking!(&tx, "SELECT chained FROM house WHERE id = 1");
    let (done,): (i64,) = on!(&mut tx, conn => sqlx::query_as(sql).fetch_one(conn).await)?;
    if done != 0 {
        tx.rollback().await;
        return Ok(());
    }
    tracing::info!("the journals are given their hashes");
    give_sums(&mut tx).await?;
    give_hashes(&mut tx).await?;
    on!(&mut tx, conn => sqlx::query("UPDATE house SET chained = 1 WHERE id = 1").execute(conn).await.map(|_| ()))?;
    if let Tx::Postgres { tx, .. } = &mut tx {
        // A server of an older version that still runs must not write rows without.
        for sql in
            ["ALTER TABLE journal ALTER COLUMN hash DROP DEFAULT", "ALTER TABLE facts ALTER COLUMN sum DROP DEFAULT"]
        {
            sqlx::query(sql).execute(&mut **tx).await?;
        }
    }
    tx.commit().await
}

async fn give_sums(tx: &mut Tx) -> Result<(), StoreError> {
    rows::give_sums::<rows::Actor>(tx).await?;
    rows::give_sums::<rows::Facts>(tx).await?;
    rows::give_sums::<rows::Account>(tx).await?;
    rows::give_sums::<rows::Ticket>(tx).await?;
    rows::give_sums::<rows::Session>(tx).await?;
    rows::give_sums::<rows::Secret>(tx).await?;
    rows::give_sums::<rows::RatingLedger>(tx).await?;
    rows::give_sums::<rows::RatedPerson>(tx).await?;
    rows::give_sums::<rows::RatedEvent>(tx).await?;
    rows::give_sums::<rows::RatedLine>(tx).await
}

type OldHead = (i64, String, String, String, i64, i64, i64, Option<i64>, Option<i64>);

async fn give_hashes(tx: &mut Tx) -> Result<(), StoreError> {
    let heads: Vec<OldHead> = on!(&mut *tx, conn => {
        let query = sqlx::query_as(
            "SELECT id, key, origin, name, created, last_change, last_seq, imported, imported_by FROM tournament",
        );
        query.fetch_all(conn).await
    })?;
    for (id, key, origin, name, created, last_change, last_seq, imported, imported_by) in heads {
        let hash = give_hashes_of(tx, id).await?;
        let (key, last_seq) = (TournamentKey::new(key), whole(last_seq)?);
        let chain_begins = last_seq + 1;
        let head =
            Head { id, key, origin, name, created, last_change, last_seq, imported, imported_by, hash, chain_begins };
        head.update(tx).await?;
    }
    Ok(())
}

async fn give_hashes_of(tx: &mut Tx, tournament: i64) -> Result<Hash, StoreError> {
    let records: Vec<(i64, i64, i64, i64, String)> = on!(&mut *tx, conn => {
        let query =
            sqlx::query_as("SELECT seq, step, at, actor, event FROM journal WHERE tournament = $1 ORDER BY seq");
        query.bind(tournament).fetch_all(conn).await
    })?;
    let mut chain = Chain::default();
    for (seq, step, at, actor, event) in records {
        let by = actor.to_string();
        let hash = chain.add(Link { seq: whole(seq)?, step: whole(step)?, at, by: &by, office: None, event: &event });
        let sum = row_sum(tournament, seq, actor, hash.as_bytes());
        on!(&mut *tx, conn => {
            let query = sqlx::query("UPDATE journal SET hash = $1, sum = $2 WHERE tournament = $3 AND seq = $4");
            query.bind(hash.as_bytes()).bind(sum).bind(tournament).bind(seq).execute(conn).await.map(|_| ())
        })?;
    }
    Ok(chain.head())
}
