//! Tickets that let somebody in once, sessions that keep them in, and the secrets behind them. The
//! database holds only hashes of what the browser holds.

use rokade_tournament::Micros;
use serde::{Deserialize, Serialize};

use crate::accounts::{UserRow, user};
use crate::engine::{on, read};
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    pub kind: TicketKind,
    pub expires: Micros,
}

/// A sign-in's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(pub i64);

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

/// A session's columns before its user's.
type SessionRow = (i64, i64, i64, String, i64, String, String, String);

fn session((id, created, last_seen, label, account, name, role, password): SessionRow) -> Result<Session, StoreError> {
    let row: UserRow = (account, name, role, password);
    Ok(Session { id: SessionId(id), user: user(row)?, created, last_seen, label })
}

impl Store {
    pub async fn create_ticket(&self, kind: &TicketKind, token_hash: &[u8], expires: Micros) -> Result<(), StoreError> {
        let kind = serde_json::to_string(kind).expect("a ticket is written as JSON");
        let mut tx = self.inner.pools.begin_write().await?;
        on!(&mut tx, conn => {
            let query = sqlx::query("INSERT INTO ticket (token_hash, kind, expires) VALUES ($1, $2, $3)");
            query.bind(token_hash).bind(kind).bind(expires).execute(conn).await.map(|_| ())
        })?;
        tx.commit().await
    }

    /// Whether the ticket could be taken now; looking at it does not use it up.
    pub async fn has_ticket(&self, token_hash: &[u8], now: Micros) -> Result<bool, StoreError> {
        let mut tx = self.inner.pools.begin_read().await?;
        let row: Option<(i64,)> = on!(&mut tx, conn => {
            let query = sqlx::query_as("SELECT expires FROM ticket WHERE token_hash = $1 AND expires > $2");
            query.bind(token_hash).bind(now).fetch_optional(conn).await
        })?;
        Ok(row.is_some())
    }

    /// Takes a ticket out: of many who try at once, one gets it. Expired ones are swept away.
    pub async fn take_ticket(&self, token_hash: &[u8], now: Micros) -> Result<Option<Ticket>, StoreError> {
        let mut tx = self.inner.pools.begin_write().await?;
        let row: Option<(String, i64)> = on!(&mut tx, conn => {
            let query = sqlx::query_as(
                "DELETE FROM ticket WHERE token_hash = $1 AND expires > $2 RETURNING kind, expires",
            );
            query.bind(token_hash).bind(now).fetch_optional(conn).await
        })?;
        on!(&mut tx, conn => {
            sqlx::query("DELETE FROM ticket WHERE expires <= $1").bind(now).execute(conn).await.map(|_| ())
        })?;
        tx.commit().await?;
        let Some((kind, expires)) = row else { return Ok(None) };
        let kind = serde_json::from_str(&kind).map_err(|error| StoreError::Damaged(error.to_string()))?;
        Ok(Some(Ticket { kind, expires }))
    }

    pub async fn create_session(
        &self,
        user: UserId,
        token_hash: &[u8],
        now: Micros,
        label: &str,
    ) -> Result<SessionId, StoreError> {
        let label = crate::journal::storable(label);
        let mut tx = self.inner.pools.begin_write().await?;
        on!(&mut tx, conn => {
            let query = sqlx::query("DELETE FROM session WHERE last_seen <= $1");
            query.bind(now - SESSION_LIFE).execute(conn).await.map(|_| ())
        })?;
        let (id,): (i64,) = on!(&mut tx, conn => {
            let query = sqlx::query_as(
                "INSERT INTO session (token_hash, account, created, last_seen, label) \
                 VALUES ($1, $2, $3, $3, $4) RETURNING id",
            );
            query.bind(token_hash).bind(user.0).bind(now).bind(label).fetch_one(conn).await
        })?;
        tx.commit().await?;
        Ok(SessionId(id))
    }

    /// Who holds this token, if the sign-in was not ended and not forgotten for too long.
    pub async fn session(&self, token_hash: &[u8], now: Micros) -> Result<Option<Session>, StoreError> {
        let row: Option<SessionRow> = read!(&self.inner.pools, pool => {
            let query = sqlx::query_as(
                "SELECT session.id, session.created, session.last_seen, session.label, \
                 account.id, actor.name, account.role, account.password_hash \
                 FROM session JOIN account ON account.id = session.account JOIN actor ON actor.id = account.actor \
                 WHERE session.token_hash = $1 AND session.last_seen > $2",
            );
            query.bind(token_hash).bind(now - SESSION_LIFE).fetch_optional(pool).await
        })?;
        let Some(found) = row.map(session).transpose()? else { return Ok(None) };
        if now - found.last_seen > HOUR
            && let Err(error) = self.touch(found.id, now).await
        {
            // A full disk must not sign the arbiter out.
            tracing::warn!(%error, "the time of a sign-in's last use was not written");
        }
        Ok(Some(found))
    }

    async fn touch(&self, session: SessionId, now: Micros) -> Result<(), StoreError> {
        let mut tx = self.inner.pools.begin_write().await?;
        on!(&mut tx, conn => {
            let query = sqlx::query("UPDATE session SET last_seen = $1 WHERE id = $2 AND last_seen < $1");
            query.bind(now).bind(session.0).execute(conn).await.map(|_| ())
        })?;
        tx.commit().await
    }

    /// The sign-ins of a user, the last used first.
    pub async fn sessions_of(&self, user: UserId) -> Result<Vec<Session>, StoreError> {
        let rows: Vec<SessionRow> = read!(&self.inner.pools, pool => {
            let query = sqlx::query_as(
                "SELECT session.id, session.created, session.last_seen, session.label, \
                 account.id, actor.name, account.role, account.password_hash \
                 FROM session JOIN account ON account.id = session.account JOIN actor ON actor.id = account.actor \
                 WHERE account.id = $1 ORDER BY session.last_seen DESC, session.id DESC",
            );
            query.bind(user.0).fetch_all(pool).await
        })?;
        rows.into_iter().map(session).collect()
    }

    pub async fn end_session(&self, session: SessionId) -> Result<(), StoreError> {
        self.delete("DELETE FROM session WHERE id = $1", session.0).await
    }

    pub async fn end_sessions_of(&self, user: UserId) -> Result<(), StoreError> {
        self.delete("DELETE FROM session WHERE account = $1", user.0).await
    }

    async fn delete(&self, sql: &'static str, id: i64) -> Result<(), StoreError> {
        let mut tx = self.inner.pools.begin_write().await?;
        on!(&mut tx, conn => sqlx::query(sql).bind(id).execute(conn).await.map(|_| ()))?;
        tx.commit().await
    }

    /// 64 random bytes, made the first time they are asked for and the same ever after, on every
    /// server of the database.
    pub async fn secret(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        let known: Option<(Vec<u8>,)> = read!(&self.inner.pools, pool => {
            sqlx::query_as("SELECT value FROM secret WHERE name = $1").bind(name).fetch_optional(pool).await
        })?;
        if let Some((value,)) = known {
            return Ok(value);
        }
        let fresh = crate::key::bytes::<64>();
        let mut tx = self.inner.pools.begin_write().await?;
        let (value,): (Vec<u8>,) = on!(&mut tx, conn => {
            let query = sqlx::query_as(
                "INSERT INTO secret (name, value) VALUES ($1, $2) \
                 ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value",
            );
            query.bind(name).bind(&fresh[..]).fetch_one(conn).await
        })?;
        tx.commit().await?;
        Ok(value)
    }
}
