//! Taking a tournament away.

use rokade_tournament::Micros;

use crate::action::{self, Part, until_heard};
use crate::engine::{Writes, locking, on};
use crate::journal::whole;
use crate::rows::Deleted;
use crate::{Store, StoreError, TournamentKey};

impl Store {
    /// Takes a tournament away with its journal and its people, out of the backups too; `false` if there was none.
    pub async fn delete_tournament(&self, key: &TournamentKey, at: Micros) -> Result<bool, StoreError> {
        let (store, key) = (self.clone(), key.clone());
        let part = Part::or_own(Part::of(&["delete", key.as_str()]), &self.inner.pools);
        let delete = |writes| async move { until_heard(|| store.delete_now(&writes, &key, at, &part)).await };
        self.inner.pools.write(delete).await
    }

    async fn delete_now(
        &self,
        writes: &Writes,
        key: &TournamentKey,
        at: Micros,
        part: &Option<Part>,
    ) -> Result<bool, StoreError> {
        let mut tx = writes.begin().await?;
        if action::claim(&mut tx, part, at).await?.is_some() {
            tx.rollback().await;
            return Ok(true);
        }
        // Not held against its sum: also what is damaged can be taken away.
        let sql = locking!(&tx, "SELECT id, origin, last_seq FROM tournament WHERE key = $1");
        let row: Option<(i64, String, i64)> =
            on!(&mut tx, conn => sqlx::query_as(sql).bind(key.as_str()).fetch_optional(conn).await)?;
        let Some((id, origin, last_seq)) = row else {
            tx.rollback().await;
            return Ok(false);
        };
        for sql in [
            "DELETE FROM facts WHERE tournament = $1",
            "DELETE FROM journal WHERE tournament = $1",
            "DELETE FROM tournament WHERE id = $1",
        ] {
            on!(&mut tx, conn => sqlx::query(sql).bind(id).execute(conn).await.map(|_| ()))?;
        }
        on!(&mut tx, conn => {
            let query = sqlx::query(
                "INSERT INTO deleted (origin, at, sum) VALUES ($1, $2, $3) \
                 ON CONFLICT (origin) DO UPDATE SET at = excluded.at, sum = excluded.sum",
            );
            query.bind(&origin).bind(at).bind(Deleted::sum_of((&origin, at))).execute(conn).await.map(|_| ())
        })?;
        let seq = whole(last_seq).unwrap_or(0) + 1;
        self.notify(&mut tx, key, seq).await?;
        action::settle(&mut tx, part, at, "deleted").await?;
        tx.commit().await?;
        Part::is_stored(part);
        self.inner.shelf.remove(key);
        self.inner.damage.forget(key);
        self.announce(key, seq);
        self.overwrite_erased().await;
        Ok(true)
    }
}
