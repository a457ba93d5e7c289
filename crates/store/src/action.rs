//! Actions: whoever asks for a change gives it an id, and asking again under the same id does it no second time.
//!
//! The id is written down in the transaction of the change itself, with what came of it. A request may make several
//! changes; each is a part of the action, told by what it asks for, so that a request that broke off half-way goes
//! on where it stopped. The id comes with the task (`acting`) and not with every call: nearly every change of a desk
//! is asked for by a page, and none of the pages in between has anything to do with it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use rokade_tournament::Micros;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::engine::{Pools, Reads, Tx, glance, on};
use crate::rows::{self, Action as Row};
use crate::{ExecuteError, ImportError, Store, StoreError, key};

/// Ids are kept for a day, and never more of them than these.
const KEPT: Micros = 24 * 3_600_000_000;
const MOST: i64 = 20_000;
/// Old ones are swept away with every so-manieth.
const SWEEP: i64 = 64;

/// A change that was lost with its connection is tried again for so long.
const PATIENCE: Duration = Duration::from_secs(2);

type Name = [u8; 16];

/// What somebody asks for, under an id of their own.
#[derive(Clone, Debug)]
pub struct Action {
    name: Name,
    stored: Arc<AtomicU32>,
}

impl Action {
    /// The ids of different people do not meet: `who` is the account or the link.
    pub fn new(who: &str, id: &str) -> Action {
        Self { name: digest(&["action", who, id]), stored: Arc::default() }
    }

    /// How many of its changes are known to be stored, now or before.
    pub fn stored(&self) -> u32 {
        self.stored.load(Ordering::Relaxed)
    }

    fn is_stored(&self) {
        self.stored.fetch_add(1, Ordering::Relaxed);
    }
}

tokio::task_local! {
    static CURRENT: Action;
}

/// Does some work, whose changes are those of this action.
pub async fn acting<F: Future>(action: Action, work: F) -> F::Output {
    CURRENT.scope(action, work).await
}

/// Work that is handed to another task stays work of the same action.
pub(crate) fn carried<F: Future>(work: F) -> impl Future<Output = F::Output> {
    let action = CURRENT.try_with(Action::clone).ok();
    async move {
        match action {
            Some(action) => acting(action, work).await,
            None => work.await,
        }
    }
}

/// One change of an action.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    action: Action,
    part: Name,
}

impl Part {
    /// The change that is asked for by the action of this task, if there is one.
    pub(crate) fn of(pieces: &[&str]) -> Option<Part> {
        let action = CURRENT.try_with(Action::clone).ok()?;
        Some(Part { action, part: digest(pieces) })
    }

    /// Where a connection may be lost every change has an id, so that it can be tried again.
    pub(crate) fn or_own(part: Option<Part>, pools: &Pools) -> Option<Part> {
        match pools {
            Pools::Sqlite { .. } => part,
            Pools::Postgres { .. } => {
                part.or_else(|| Some(Part { action: Action::new("", &key::word(24)), part: digest(&[]) }))
            }
        }
    }

    /// To be said when the change is committed.
    pub(crate) fn is_stored(part: &Option<Part>) {
        if let Some(part) = part {
            part.action.is_stored();
        }
    }
}

/// What a command asks for, without the lots it would draw: they are other ones every time.
pub(crate) fn asked(command: &(impl serde::Serialize + std::fmt::Debug)) -> String {
    // What only the desk itself notices has no written form: nobody can send it, and it is named as it is.
    let Ok(mut value) = serde_json::to_value(command) else { return format!("{command:?}") };
    without_seed(&mut value);
    value.to_string()
}

fn without_seed(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("seed");
            fields.values_mut().for_each(without_seed);
        }
        Value::Array(values) => values.iter_mut().for_each(without_seed),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

pub(crate) fn digest(pieces: &[&str]) -> Name {
    let mut digest = Sha256::new_with_prefix(b"rokade-action/1");
    for piece in pieces {
        digest.update((piece.len() as u64).to_be_bytes());
        digest.update(piece.as_bytes());
    }
    *digest.finalize().first_chunk().expect("a digest is longer than a name")
}

/// Writes a change down as begun, and tells what came of it if it was done before.
pub(crate) async fn claim(tx: &mut Tx, part: &Option<Part>, at: Micros) -> Result<Option<String>, StoreError> {
    let Some(part) = part else { return Ok(None) };
    let (action, own) = (&part.action.name[..], &part.part[..]);
    let sum = Row::sum_of((action, own, at, ""));
    let new: Option<(i64,)> = on!(&mut *tx, conn => {
        let query = sqlx::query_as(
            "INSERT INTO action (action, part, at, effect, sum) VALUES ($1, $2, $3, '', $4) \
             ON CONFLICT (action, part) DO NOTHING RETURNING number",
        );
        query.bind(action).bind(own).bind(at).bind(sum).fetch_optional(conn).await
    })?;
    if let Some((number,)) = new {
        if number % SWEEP == 0 {
            sweep(tx, number, at).await?;
        }
        return Ok(None);
    }
    let row: (Vec<u8>, Vec<u8>, i64, String, i64) = on!(tx, conn => {
        let query =
            sqlx::query_as("SELECT action, part, at, effect, sum FROM action WHERE action = $1 AND part = $2");
        query.bind(action).bind(own).fetch_one(conn).await
    })?;
    rows::holds::<Row>(&row)?;
    part.action.is_stored();
    Ok(Some(row.3))
}

/// Whether a change was done before.
pub(crate) async fn is_done(tx: &mut Tx, part: &Option<Part>) -> Result<bool, StoreError> {
    let Some(part) = part else { return Ok(false) };
    let row: Option<(i64,)> = on!(tx, conn => {
        let query = sqlx::query_as("SELECT number FROM action WHERE action = $1 AND part = $2");
        query.bind(&part.action.name[..]).bind(&part.part[..]).fetch_optional(conn).await
    })?;
    Ok(row.is_some())
}

/// Whether a change was done before, for whoever only reads.
pub(crate) async fn was_done(reads: &Reads, part: &Option<Part>) -> Result<bool, StoreError> {
    let Some(part) = part else { return Ok(false) };
    let row: Option<(i64,)> = glance!(reads, conn => {
        let query = sqlx::query_as("SELECT number FROM action WHERE action = $1 AND part = $2");
        query.bind(&part.action.name[..]).bind(&part.part[..]).fetch_optional(conn).await
    })?;
    Ok(row.is_some())
}

/// Writes down what came of a change, in its own transaction.
pub(crate) async fn settle(tx: &mut Tx, part: &Option<Part>, at: Micros, effect: &str) -> Result<(), StoreError> {
    let Some(part) = part else { return Ok(()) };
    let (action, own) = (&part.action.name[..], &part.part[..]);
    let sum = Row::sum_of((action, own, at, effect));
    on!(tx, conn => {
        let query = sqlx::query("UPDATE action SET at = $1, effect = $2, sum = $3 WHERE action = $4 AND part = $5");
        query.bind(at).bind(effect).bind(sum).bind(action).bind(own).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

async fn sweep(tx: &mut Tx, number: i64, now: Micros) -> Result<(), StoreError> {
    on!(tx, conn => {
        let query = sqlx::query("DELETE FROM action WHERE number <= $1 OR at < $2");
        query.bind(number - MOST).bind(now - KEPT).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

impl Store {
    /// Whether any change of an action is stored.
    pub async fn has_done(&self, action: &Action) -> Result<bool, StoreError> {
        let name = action.name;
        let looked = self.inner.pools.read(move |reads| async move {
            let row: Option<(i64,)> = glance!(reads, conn => {
                let query = sqlx::query_as("SELECT number FROM action WHERE action = $1 LIMIT 1");
                query.bind(&name[..]).fetch_optional(conn).await
            })?;
            Ok::<bool, StoreError>(row.is_some())
        });
        looked.await
    }
}

/// Errors that may be those of a lost connection.
pub(crate) trait MayBeLost {
    fn is_lost(&self) -> bool;
}

impl MayBeLost for StoreError {
    fn is_lost(&self) -> bool {
        matches!(self, StoreError::ConnectionLost(_) | StoreError::Unconfirmed(_))
    }
}

impl MayBeLost for ExecuteError {
    fn is_lost(&self) -> bool {
        matches!(self, ExecuteError::Store(error) if error.is_lost())
    }
}

impl MayBeLost for ImportError {
    fn is_lost(&self) -> bool {
        matches!(self, ImportError::Store(error) if error.is_lost())
    }
}

/// Tries a change again whose connection was lost. Whether it was stored the first time or not, its id makes it
/// happen once.
pub(crate) async fn until_heard<T, E: MayBeLost, F>(mut change: impl FnMut() -> F) -> Result<T, E>
where
    F: Future<Output = Result<T, E>>,
{
    let begun = Instant::now();
    loop {
        match change().await {
            Err(error) if error.is_lost() && begun.elapsed() < PATIENCE => {
                tracing::warn!("a connection to the database was lost; what was asked for is tried again");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            other => return other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_do_not_make_another_command() {
        let json = |seed: u64| serde_json::json!({ "command": "draw_lots", "group": 1, "seed": seed });
        assert_eq!(asked(&json(3)), asked(&json(4)));
        assert_ne!(asked(&json(3)), asked(&serde_json::json!({ "command": "draw_lots", "group": 2, "seed": 3 })));
    }

    #[test]
    fn pieces_do_not_run_together() {
        assert_ne!(digest(&["ab", "c"]), digest(&["a", "bc"]));
        assert_ne!(digest(&["ab"]), digest(&["ab", ""]));
    }

    #[tokio::test]
    async fn a_task_knows_its_action_and_no_other_one_does() {
        assert!(Part::of(&["x"]).is_none());
        let action = Action::new("Ingrid Lund", "1");
        let part = acting(action.clone(), async { Part::of(&["x"]) }).await.unwrap();
        Part::is_stored(&Some(part));
        assert_eq!(action.stored(), 1);
    }
}
