//! The one row that says how far the journal goes.

use rokade_tournament::Micros;

use crate::StoreError;
use crate::chain::Hash;
use crate::damage::Flaw;
use crate::engine::{Tx, locking, on};
use crate::journal::{number, whole};
use crate::rows::{self, Federation};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// The same in every copy that was moved.
    pub(super) origin: String,
    pub(super) last_change: Micros,
    pub(super) last_seq: u64,
    pub(super) hash: Hash,
}

type Columns = (i64, String, i64, i64, Vec<u8>, i64);

/// None before the first event.
pub(super) async fn read(tx: &mut Tx) -> Result<Option<Head>, StoreError> {
    let row: Option<Columns> = on!(tx, conn => {
        let query = sqlx::query_as("SELECT id, origin, last_change, last_seq, head, sum FROM federation WHERE id = 1");
        query.fetch_optional(conn).await
    })?;
    row.map(of_row).transpose()
}

/// The row, kept from other writers until the transaction ends; made if it is not there.
pub(super) async fn lock(tx: &mut Tx) -> Result<Head, StoreError> {
    let new = Head { origin: crate::key::word(24), last_change: 0, last_seq: 0, hash: Hash::default() };
    on!(&mut *tx, conn => {
        let query = sqlx::query(
            "INSERT INTO federation (id, origin, last_change, last_seq, head, sum) VALUES (1, $1, 0, 0, $2, $3) \
             ON CONFLICT (id) DO NOTHING",
        );
        query.bind(&new.origin).bind(new.hash.as_bytes()).bind(new.sum()).execute(conn).await.map(|_| ())
    })?;
    let sql = locking!(&tx, "SELECT id, origin, last_change, last_seq, head, sum FROM federation WHERE id = 1");
    let row: Columns = on!(tx, conn => sqlx::query_as(sql).fetch_one(conn).await)?;
    of_row(row)
}

fn of_row(row: Columns) -> Result<Head, StoreError> {
    let own_row = |_| StoreError::BrokenFederation { seq: 0, flaw: Flaw::OwnRow };
    rows::holds::<Federation>(&row).map_err(own_row)?;
    let (_, origin, last_change, last_seq, hash, _) = row;
    let hash = Hash::read(&hash).ok_or(StoreError::BrokenFederation { seq: 0, flaw: Flaw::OwnRow })?;
    Ok(Head { origin, last_change, last_seq: whole(last_seq)?, hash })
}

impl Head {
    fn sum(&self) -> i64 {
        Federation::sum_of((1, &self.origin, self.last_change, number(self.last_seq), self.hash.as_bytes()))
    }

    pub(super) async fn update(&self, tx: &mut Tx) -> Result<(), StoreError> {
        on!(tx, conn => {
            let query =
                sqlx::query("UPDATE federation SET last_change = $1, last_seq = $2, head = $3, sum = $4 WHERE id = 1");
            query
                .bind(self.last_change)
                .bind(number(self.last_seq))
                .bind(self.hash.as_bytes())
                .bind(self.sum())
                .execute(conn)
                .await
                .map(|_| ())
        })?;
        Ok(())
    }
}
