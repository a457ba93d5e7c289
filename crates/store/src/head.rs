//! A tournament's own row: what it is called, and how far its journal goes.

use rokade_tournament::Micros;

use crate::chain::Hash;
use crate::engine::{Tx, on};
use crate::journal::{number, whole};
use crate::sum::Sum;
use crate::{StoreError, TournamentKey};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) id: i64,
    pub(crate) key: TournamentKey,
    /// The same in every copy that was moved.
    pub(crate) origin: String,
    pub(crate) name: String,
    pub(crate) created: Micros,
    pub(crate) last_change: Micros,
    pub(crate) last_seq: u64,
    pub(crate) imported: Option<Micros>,
    pub(crate) imported_by: Option<i64>,
    /// The hash of the last event.
    pub(crate) hash: Hash,
    /// The first event whose hash was written together with it.
    pub(crate) chain_begins: u64,
}

/// The columns as they come.
pub(crate) type Columns = (i64, String, String, String, i64, i64, i64, Option<i64>, Option<i64>, Vec<u8>, i64, i64);

const ALL: &str = "SELECT id, key, origin, name, created, last_change, last_seq, imported, imported_by, head, \
     chain_begins, sum FROM tournament ORDER BY last_change DESC, id DESC";

macro_rules! one {
    () => {
        "SELECT id, key, origin, name, created, last_change, last_seq, imported, imported_by, head, chain_begins, sum \
         FROM tournament WHERE key = $1"
    };
}

/// The row of a tournament; `None` if there is none.
pub(crate) async fn head(tx: &mut Tx, key: &TournamentKey) -> Result<Option<Head>, StoreError> {
    let row = on!(tx, conn => sqlx::query_as(one!()).bind(key.as_str()).fetch_optional(conn).await)?;
    row.map(|row| Head::read(row).map_err(|damaged| damaged.error(key))).transpose()
}

/// The same, kept from other writers until the transaction ends.
pub(crate) async fn lock(tx: &mut Tx, key: &TournamentKey) -> Result<Option<Head>, StoreError> {
    let sql = match tx {
        Tx::Sqlite { .. } => one!(),
        Tx::Postgres { .. } => concat!(one!(), " FOR UPDATE"),
    };
    let row = on!(tx, conn => sqlx::query_as(sql).bind(key.as_str()).fetch_optional(conn).await)?;
    row.map(|row| Head::read(row).map_err(|damaged| damaged.error(key))).transpose()
}

/// Every tournament, the last changed first; a row that has changed by itself comes as far as it can be read.
pub(crate) async fn all(tx: &mut Tx) -> Result<Vec<Result<Head, Damaged>>, StoreError> {
    let rows: Vec<Columns> = on!(tx, conn => sqlx::query_as(ALL).fetch_all(conn).await)?;
    Ok(rows.into_iter().map(Head::read).collect())
}

/// A row that is not as it was written.
#[derive(Clone, Debug)]
pub(crate) struct Damaged {
    pub(crate) key: TournamentKey,
    pub(crate) name: String,
    pub(crate) last_change: Micros,
}

impl Damaged {
    pub(crate) fn error(&self, key: &TournamentKey) -> StoreError {
        crate::journal::broken(key, 0, crate::damage::Flaw::OwnRow)
    }
}

impl Head {
    fn read(row: Columns) -> Result<Head, Damaged> {
        let carried = row.11;
        let damaged = Damaged { key: TournamentKey::new(row.1.clone()), name: row.3.clone(), last_change: row.5 };
        let (id, key, origin, name, created, last_change, last_seq, imported, imported_by, hash, begins, _) = row;
        let read = || {
            let (last_seq, chain_begins) = (whole(last_seq).ok()?, whole(begins).ok()?);
            let (hash, key) = (Hash::read(&hash)?, TournamentKey::new(key));
            let head = Head {
                id,
                key,
                origin,
                name,
                created,
                last_change,
                last_seq,
                imported,
                imported_by,
                hash,
                chain_begins,
            };
            (head.sum() == carried).then_some(head)
        };
        read().ok_or(damaged)
    }

    pub(crate) fn sum(&self) -> i64 {
        Sum::of("tournament")
            .number(self.id)
            .text(self.key.as_str())
            .text(&self.origin)
            .text(&self.name)
            .number(self.created)
            .number(self.last_change)
            .number(number(self.last_seq))
            .maybe_number(self.imported)
            .maybe_number(self.imported_by)
            .bytes(self.hash.as_bytes())
            .number(number(self.chain_begins))
            .done()
    }

    /// Makes the row of a new tournament; `None` if its origin is already here. Its number is given here.
    pub(crate) async fn insert(mut self, tx: &mut Tx) -> Result<Option<Head>, StoreError> {
        let row: Option<(i64,)> = on!(&mut *tx, conn => {
            let query = sqlx::query_as(
                "INSERT INTO tournament (key, origin, name, created, last_change, last_seq, head, chain_begins, sum) \
                 VALUES ($1, $2, $3, $4, $4, 0, $5, 1, 0) ON CONFLICT (origin) DO NOTHING RETURNING id",
            );
            query
                .bind(self.key.as_str())
                .bind(self.origin.as_str())
                .bind(self.name.as_str())
                .bind(self.created)
                .bind(self.hash.as_bytes())
                .fetch_optional(conn)
                .await
        })?;
        let Some((id,)) = row else { return Ok(None) };
        self.id = id;
        Ok(Some(self))
    }

    /// Writes what may change of the row, with its sum.
    pub(crate) async fn update(&self, tx: &mut Tx) -> Result<(), StoreError> {
        on!(tx, conn => {
            let query = sqlx::query(
                "UPDATE tournament SET name = $1, last_change = $2, last_seq = $3, imported = $4, imported_by = $5, \
                 head = $6, chain_begins = $7, sum = $8 WHERE id = $9",
            );
            query
                .bind(self.name.as_str())
                .bind(self.last_change)
                .bind(number(self.last_seq))
                .bind(self.imported)
                .bind(self.imported_by)
                .bind(self.hash.as_bytes())
                .bind(number(self.chain_begins))
                .bind(self.sum())
                .bind(self.id)
                .execute(conn)
                .await
                .map(|_| ())
        })?;
        Ok(())
    }
}
