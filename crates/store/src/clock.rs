//! The one clock of several desks: that of the server which has their database, whatever their own machines say.
//!
//! When that clock is set, every desk sees it within a second, and one of them must write it down. Whoever comes first
//! puts a row among the actions; the others find it there. The row's number also names the action under which the step
//! is written into each tournament, so that it is there once, whichever desk gets to it first.

use rokade_tournament::Micros;

use crate::action::{Action, digest};
use crate::engine::{Glance, Pools, Reads, Tx, Writes, on};
use crate::rows::Action as Actions;
use crate::{Store, StoreError};

/// A reading of the server's clock.
#[derive(Clone, Copy, Debug)]
pub struct ServerTime {
    pub at: Micros,
    /// The last step of it that a desk has put down; 0 if none is remembered.
    pub last_step: i64,
}

/// A step of the server's clock, as the desk that came first has put it down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerStep {
    pub number: i64,
    pub by: Micros,
}

impl ServerStep {
    /// The action under which every desk writes it down.
    pub fn action(self) -> Action {
        Action::new("clock", &self.number.to_string())
    }
}

/// What the rows of steps are found by.
fn steps() -> [u8; 16] {
    digest(&["steps of the clock"])
}

impl Store {
    /// What the server's clock says; `None` where the database is a file.
    pub async fn server_time(&self) -> Result<Option<ServerTime>, StoreError> {
        match &self.inner.pools {
            Pools::Sqlite { .. } => Ok(None),
            Pools::Postgres { .. } => self.inner.pools.read(|reads| async move { read(&reads).await }).await,
        }
    }

    /// Puts a step of the server's clock down, unless another desk has done so since the step that is known here.
    pub async fn note_step(&self, known: i64, by: Micros, at: Micros) -> Result<ServerStep, StoreError> {
        self.inner.pools.write(move |writes| async move { note(&writes, known, by, at).await }).await
    }
}

async fn read(reads: &Reads) -> Result<Option<ServerTime>, StoreError> {
    let Glance::Postgres(mut conn) = reads.glance().await? else { return Ok(None) };
    let sql = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000000)::bigint, \
               COALESCE((SELECT MAX(number) FROM action WHERE action = $1), 0)";
    let (at, last_step): (i64, i64) = sqlx::query_as(sql).bind(&steps()[..]).fetch_one(&mut *conn).await?;
    Ok(Some(ServerTime { at, last_step }))
}

async fn note(writes: &Writes, known: i64, by: Micros, at: Micros) -> Result<ServerStep, StoreError> {
    let mut tx = writes.begin().await?;
    // Desks that see it at once come one after the other.
    let locked = crate::engine::locking!(&tx, "SELECT id FROM house WHERE id = 1");
    let _: (i64,) = on!(&mut tx, conn => sqlx::query_as(locked).fetch_one(conn).await)?;
    let noted = match newest_after(&mut tx, known).await? {
        Some(step) => step,
        None => ServerStep { number: put(&mut tx, by, at).await?, by },
    };
    tx.commit().await?;
    Ok(noted)
}

/// A row of an action, behind its number.
type Row = (i64, Vec<u8>, Vec<u8>, i64, String, i64);

async fn newest_after(tx: &mut Tx, known: i64) -> Result<Option<ServerStep>, StoreError> {
    let row: Option<Row> = on!(tx, conn => {
        let query = sqlx::query_as(
            "SELECT number, action, part, at, effect, sum FROM action WHERE action = $1 AND number > $2 \
             ORDER BY number DESC LIMIT 1",
        );
        query.bind(&steps()[..]).bind(known).fetch_optional(conn).await
    })?;
    let Some((number, action, part, at, effect, sum)) = row else { return Ok(None) };
    let row = (action, part, at, effect, sum);
    crate::rows::holds::<Actions>(&row)?;
    let by = row.3.parse().map_err(|_| StoreError::Damaged(format!("a step of the clock is by {:?}", row.3)))?;
    Ok(Some(ServerStep { number, by }))
}

async fn put(tx: &mut Tx, by: Micros, at: Micros) -> Result<i64, StoreError> {
    let (action, part, effect) = (steps(), digest(&[&crate::key::word(24)]), by.to_string());
    let sum = Actions::sum_of((&action, &part, at, &effect));
    let (number,): (i64,) = on!(tx, conn => {
        let query = sqlx::query_as(
            "INSERT INTO action (action, part, at, effect, sum) VALUES ($1, $2, $3, $4, $5) RETURNING number",
        );
        query.bind(&action[..]).bind(&part[..]).bind(at).bind(&effect).bind(sum).fetch_one(conn).await
    })?;
    Ok(number)
}
