//! Tickets that let somebody in once, sessions that keep them in, and the secrets behind them. The
//! database holds only hashes of what the browser holds.

use rokade_tournament::Micros;
use serde::{Deserialize, Serialize};

use crate::accounts::{now as moment, user, user_columns};
use crate::action::{self, Part};
use crate::engine::{Reads, Tx, Whom, Writes, glance, on};
use crate::rows::{self, Secret, Session as SessionTable, Ticket as TicketTable};
use crate::{Role, Store, StoreError, User, UserId};

/// What a link that works once is good for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "ticket")]
pub enum TicketKind {
    /// The owner's, printed at the start.
    OneTimeSignIn,
    /// For somebody who shall have an account of this role.
    Invitation { name: String, role: Role },
}

/// What a link is good for, and until when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    pub kind: TicketKind,
    pub expires: Micros,
}

/// A sign-in's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(pub i64);

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub id: SessionId,
    pub user: User,
    pub created: Micros,
    /// Exact to an hour: not every page view is worth a write.
    pub last_seen: Micros,
    /// The browser, as it names itself.
    pub label: String,
}

const HOUR: Micros = 3_600_000_000;
/// A sign-in that was not used for so long has ended.
const SESSION_LIFE: Micros = 30 * 24 * HOUR;

/// A session's columns and its sum, then its user's.
#[rustfmt::skip]
type SessionRow = (
    i64, Vec<u8>, i64, i64, i64, String, i64,
    i64, i64, String, String, String, i64, Option<String>, Option<i64>,
);

macro_rules! select_session {
    ($rest:literal) => {
        concat!(
            "SELECT session.id, session.token_hash, session.account, session.created, session.last_seen, session.label, \
             session.sum, ",
            user_columns!(),
            " FROM session JOIN account ON account.id = session.account \
             LEFT JOIN actor ON actor.id = account.actor WHERE ",
            $rest
        )
    };
}

/// Reads a sign-in and its account, each held against its sum.
fn session(row: SessionRow) -> Result<Session, StoreError> {
    let (
        id,
        token,
        account,
        created,
        last_seen,
        label,
        sum,
        user_id,
        actor,
        folded,
        role,
        password,
        user_sum,
        name,
        by,
    ) = row;
    if SessionTable::sum_of((id, &token, account, created, last_seen, &label)) != sum {
        return Err(StoreError::DamagedRow(format!("session {id}")));
    }
    let user = user((user_id, actor, folded, role, password, user_sum, name, by))?;
    Ok(Session { id: SessionId(id), user, created, last_seen, label })
}

impl Store {
    /// Makes a ticket; an action that is repeated replaces the one it made before, which nobody has seen.
    pub async fn create_ticket(&self, kind: &TicketKind, token_hash: &[u8], expires: Micros) -> Result<(), StoreError> {
        let kind = serde_json::to_string(kind).expect("a ticket is written as JSON");
        let token = token_hash.to_owned();
        self.inner.pools.write(move |writes| async move { make_ticket(&writes, &kind, &token, expires).await }).await
    }

    /// Whether the ticket could be taken now; looking at it does not use it up.
    pub async fn has_ticket(&self, token_hash: &[u8], now: Micros) -> Result<bool, StoreError> {
        let token = token_hash.to_owned();
        let looked = self.inner.pools.read(move |reads| async move {
            let row: Option<(i64,)> = glance!(reads, conn => {
                let query = sqlx::query_as("SELECT expires FROM ticket WHERE token_hash = $1 AND expires > $2");
                query.bind(&token).bind(now).fetch_optional(conn).await
            })?;
            Ok::<bool, StoreError>(row.is_some())
        });
        looked.await
    }

    /// Whether the action of this task has taken the ticket before.
    pub async fn has_taken_ticket(&self, token_hash: &[u8]) -> Result<bool, StoreError> {
        let part = taking(token_hash);
        self.inner.pools.read(|reads| async move { action::was_done(&reads, &part).await }).await
    }

    /// Takes a ticket out: of many who try at once, one gets it. Whoever was interrupted
    /// before being signed in gets the same one again under the same action.
    pub async fn take_ticket(&self, token_hash: &[u8], now: Micros) -> Result<Option<Ticket>, StoreError> {
        let token = token_hash.to_owned();
        self.inner.pools.write(move |writes| async move { take(&writes, &token, now).await }).await
    }

    /// Opens a sign-in; an action that is repeated replaces the one it opened before, whose cookie nobody has.
    pub async fn create_session(
        &self,
        user: UserId,
        token_hash: &[u8],
        now: Micros,
        label: &str,
    ) -> Result<SessionId, StoreError> {
        let (token, label) = (token_hash.to_owned(), crate::journal::storable(label));
        let open = move |writes| async move { open_session(&writes, user, &token, now, &label).await };
        self.inner.pools.write(open).await
    }

    /// Who holds this token, if the sign-in was not ended and not forgotten for too long.
    pub async fn session(&self, token_hash: &[u8], now: Micros) -> Result<Option<Session>, StoreError> {
        let token = token_hash.to_owned();
        let looked = self.inner.pools.read(move |reads| async move { session_row(&reads, &token, now).await });
        let found = match looked.await?.map(session).transpose() {
            Ok(Some(found)) => found,
            Ok(None) => return Ok(None),
            // A sign-in that has changed by itself lets nobody in; signing in again makes another one.
            Err(StoreError::DamagedRow(row)) if row.starts_with("session") => {
                tracing::error!(row, "a sign-in is damaged");
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let session = found.id;
        if now - found.last_seen > HOUR
            && let Err(error) =
                self.inner.pools.write(move |writes| async move { touch(&writes, session, now).await }).await
        {
            // A full disk must not sign the arbiter out.
            tracing::warn!(%error, "the time of a sign-in's last use was not written");
        }
        Ok(Some(found))
    }

    /// The sign-ins of a user, the last used first.
    pub async fn sessions_of(&self, user: UserId) -> Result<Vec<Session>, StoreError> {
        let read = self
            .inner
            .pools
            .read(move |reads| async move { sessions_of(&mut reads.begin(Whom::Reader).await?, user).await });
        read.await?.into_iter().map(session).collect()
    }

    /// Ends a sign-in; `false` if there was none.
    pub async fn end_session(&self, session: SessionId) -> Result<bool, StoreError> {
        self.inner.pools.write(move |writes| async move { end(&writes, session).await }).await
    }

    /// 64 random bytes, made the first time they are asked for and the same ever after, on every
    /// server of the database.
    pub async fn secret(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        let wanted = name.to_owned();
        let read = self.inner.pools.read(move |reads| async move { known_secret(&reads, &wanted).await });
        if let Some(row) = read.await? {
            rows::holds::<Secret>(&row)?;
            return Ok(row.1);
        }
        let name = name.to_owned();
        self.inner.pools.write(move |writes| async move { make_secret(&writes, &name).await }).await
    }
}

async fn make_ticket(writes: &Writes, kind: &str, token_hash: &[u8], expires: Micros) -> Result<(), StoreError> {
    let part = Part::of(&["create ticket", kind]);
    let mut tx = writes.begin().await?;
    if let Some(before) = action::claim(&mut tx, &part, moment()).await? {
        let sql = "DELETE FROM ticket WHERE token_hash = $1";
        on!(&mut tx, conn => sqlx::query(sql).bind(bytes_of(&before)).execute(conn).await.map(|_| ()))?;
    }
    on!(&mut tx, conn => {
        let query = sqlx::query("INSERT INTO ticket (token_hash, kind, expires, sum) VALUES ($1, $2, $3, $4)");
        let sum = TicketTable::sum_of((token_hash, kind, expires));
        query.bind(token_hash).bind(kind).bind(expires).bind(sum).execute(conn).await.map(|_| ())
    })?;
    action::settle(&mut tx, &part, moment(), &hex(token_hash)).await?;
    tx.commit().await?;
    Part::is_stored(&part);
    Ok(())
}

async fn take(writes: &Writes, token_hash: &[u8], now: Micros) -> Result<Option<Ticket>, StoreError> {
    let part = taking(token_hash);
    let mut tx = writes.begin().await?;
    if let Some(taken) = action::claim(&mut tx, &part, now).await? {
        let has_signed_in = action::is_done(&mut tx, &opening_session()).await?;
        tx.rollback().await;
        // The way in was gone to its end: whoever sends the same form once more needs a password.
        if has_signed_in {
            return Ok(None);
        }
        let (expires, kind) = taken.split_once(' ').unwrap_or_default();
        return ticket(kind, expires.parse().unwrap_or(now)).map(Some);
    }
    let row: Option<(Vec<u8>, String, i64, i64)> = on!(&mut tx, conn => {
        let query = sqlx::query_as(
            "DELETE FROM ticket WHERE token_hash = $1 AND expires > $2 RETURNING token_hash, kind, expires, sum",
        );
        query.bind(token_hash).bind(now).fetch_optional(conn).await
    })?;
    let Some(row) = row else {
        tx.rollback().await;
        sweep_tickets(writes, now).await?;
        return Ok(None);
    };
    rows::holds::<TicketTable>(&row)?;
    let (_, kind, expires, _) = row;
    action::settle(&mut tx, &part, now, &format!("{expires} {kind}")).await?;
    tx.commit().await?;
    Part::is_stored(&part);
    ticket(&kind, expires).map(Some)
}

async fn sweep_tickets(writes: &Writes, now: Micros) -> Result<(), StoreError> {
    let mut tx = writes.begin().await?;
    on!(&mut tx, conn => {
        sqlx::query("DELETE FROM ticket WHERE expires <= $1").bind(now).execute(conn).await.map(|_| ())
    })?;
    tx.commit().await
}

async fn open_session(
    writes: &Writes,
    user: UserId,
    token_hash: &[u8],
    now: Micros,
    label: &str,
) -> Result<SessionId, StoreError> {
    let part = opening_session();
    let mut tx = writes.begin().await?;
    let before = action::claim(&mut tx, &part, now).await?.and_then(|before| before.parse::<i64>().ok());
    on!(&mut tx, conn => {
        let query = sqlx::query("DELETE FROM session WHERE last_seen <= $1 OR id = $2");
        query.bind(now - SESSION_LIFE).bind(before.unwrap_or(-1)).execute(conn).await.map(|_| ())
    })?;
    let (id,): (i64,) = on!(&mut tx, conn => {
        let query = sqlx::query_as(
            "INSERT INTO session (token_hash, account, created, last_seen, label, sum) \
             VALUES ($1, $2, $3, $3, $4, 0) RETURNING id",
        );
        query.bind(token_hash).bind(user.0).bind(now).bind(label).fetch_one(conn).await
    })?;
    put_sum(&mut tx, id).await?;
    action::settle(&mut tx, &part, now, &id.to_string()).await?;
    tx.commit().await?;
    Part::is_stored(&part);
    Ok(SessionId(id))
}

async fn session_row(reads: &Reads, token_hash: &[u8], now: Micros) -> Result<Option<SessionRow>, StoreError> {
    Ok(glance!(reads, conn => {
        let query = sqlx::query_as(select_session!("session.token_hash = $1 AND session.last_seen > $2"));
        query.bind(token_hash).bind(now - SESSION_LIFE).fetch_optional(conn).await
    })?)
}

async fn sessions_of(tx: &mut Tx, user: UserId) -> Result<Vec<SessionRow>, StoreError> {
    Ok(on!(tx, conn => {
        let query =
            sqlx::query_as(select_session!("account.id = $1 ORDER BY session.last_seen DESC, session.id DESC"));
        query.bind(user.0).fetch_all(conn).await
    })?)
}

async fn touch(writes: &Writes, session: SessionId, now: Micros) -> Result<(), StoreError> {
    let mut tx = writes.begin().await?;
    let touched = on!(&mut tx, conn => {
        let query = sqlx::query("UPDATE session SET last_seen = $1 WHERE id = $2 AND last_seen < $1");
        query.bind(now).bind(session.0).execute(conn).await.map(|done| done.rows_affected())
    })?;
    if touched > 0 {
        put_sum(&mut tx, session.0).await?;
    }
    tx.commit().await
}

async fn end(writes: &Writes, session: SessionId) -> Result<bool, StoreError> {
    let part = Part::of(&["end session", &session.0.to_string()]);
    let mut tx = writes.begin().await?;
    if action::claim(&mut tx, &part, moment()).await?.is_some() {
        tx.rollback().await;
        return Ok(true);
    }
    let ended = on!(&mut tx, conn => {
        let query = sqlx::query("DELETE FROM session WHERE id = $1").bind(session.0);
        query.execute(conn).await.map(|done| done.rows_affected())
    })?;
    if ended == 0 {
        tx.rollback().await;
        return Ok(false);
    }
    tx.commit().await?;
    Part::is_stored(&part);
    Ok(true)
}

async fn known_secret(reads: &Reads, name: &str) -> Result<Option<(String, Vec<u8>, i64)>, StoreError> {
    Ok(glance!(reads, conn => {
        let query = sqlx::query_as("SELECT name, value, sum FROM secret WHERE name = $1");
        query.bind(name).fetch_optional(conn).await
    })?)
}

async fn make_secret(writes: &Writes, name: &str) -> Result<Vec<u8>, StoreError> {
    let fresh = crate::key::bytes::<64>();
    let mut tx = writes.begin().await?;
    let (value,): (Vec<u8>,) = on!(&mut tx, conn => {
        let query = sqlx::query_as(
            "INSERT INTO secret (name, value, sum) VALUES ($1, $2, $3) \
             ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value",
        );
        let sum = Secret::sum_of((name, &fresh));
        query.bind(name).bind(&fresh[..]).bind(sum).fetch_one(conn).await
    })?;
    tx.commit().await?;
    Ok(value)
}

/// Counts the sum of a sign-in anew.
async fn put_sum(tx: &mut Tx, id: i64) -> Result<(), StoreError> {
    let (token, account, created, last_seen, label): (Vec<u8>, i64, i64, i64, String) = on!(&mut *tx, conn => {
        let query =
            sqlx::query_as("SELECT token_hash, account, created, last_seen, label FROM session WHERE id = $1");
        query.bind(id).fetch_one(conn).await
    })?;
    let sum = SessionTable::sum_of((id, &token, account, created, last_seen, &label));
    on!(tx, conn => {
        sqlx::query("UPDATE session SET sum = $1 WHERE id = $2").bind(sum).bind(id).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

fn taking(token_hash: &[u8]) -> Option<Part> {
    Part::of(&["take ticket", &hex(token_hash)])
}

fn opening_session() -> Option<Part> {
    Part::of(&["create session"])
}

fn ticket(kind: &str, expires: Micros) -> Result<Ticket, StoreError> {
    let kind = serde_json::from_str(kind).map_err(|error| StoreError::Damaged(error.to_string()))?;
    Ok(Ticket { kind, expires })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes_of(hex: &str) -> Vec<u8> {
    let digits = hex.as_bytes().chunks_exact(2);
    digits.filter_map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}
