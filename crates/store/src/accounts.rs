//! People who may sign in.

use rokade_tournament::Reason;

use crate::engine::{Tx, locking, on, read};
use crate::journal;
use crate::{Store, StoreError};

/// An account's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UserId(pub i64);

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Owner,
    Arbiter,
}

impl Role {
    fn key(self) -> &'static str {
        match self {
            Role::Owner => "owner",
            Role::Arbiter => "arbiter",
        }
    }

    fn read(key: &str) -> Result<Role, StoreError> {
        match key {
            "owner" => Ok(Role::Owner),
            "arbiter" => Ok(Role::Arbiter),
            other => Err(StoreError::Damaged(format!("an account has the role {other:?}"))),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    pub name: String,
    pub role: Role,
    pub password_hash: String,
}

/// A user's columns in the order `user` reads them.
pub(crate) type UserRow = (i64, String, String, String);

pub(crate) fn user((id, name, role, password_hash): UserRow) -> Result<User, StoreError> {
    Ok(User { id: UserId(id), name, role: Role::read(&role)?, password_hash })
}

/// Why an account was not made or changed.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    #[error("the name is empty")]
    EmptyName,
    #[error("the name is taken")]
    NameTaken,
    #[error("there is no such account")]
    NoSuchUser,
    #[error("the last owner cannot go")]
    LastOwner,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl AccountError {
    pub fn reason(&self) -> Reason {
        match self {
            Self::EmptyName => Reason::house("account_name_empty"),
            Self::NameTaken => Reason::house("account_name_taken"),
            Self::NoSuchUser => Reason::house("account_unknown"),
            Self::LastOwner => Reason::house("account_last_owner"),
            Self::Store(error) => error.reason(),
        }
    }
}

impl From<sqlx::Error> for AccountError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

impl Store {
    /// Everybody who may sign in, owners first, then by name.
    pub async fn users(&self) -> Result<Vec<User>, StoreError> {
        let rows: Vec<UserRow> = read!(&self.inner.pools, pool => {
            let query = sqlx::query_as(
                "SELECT account.id, actor.name, account.role, account.password_hash \
                 FROM account JOIN actor ON actor.id = account.actor ORDER BY account.role DESC, account.folded",
            );
            query.fetch_all(pool).await
        })?;
        rows.into_iter().map(user).collect()
    }

    /// Finds an account by its name, in capitals or not.
    pub async fn user_by_name(&self, name: &str) -> Result<Option<User>, StoreError> {
        let row: Option<UserRow> = read!(&self.inner.pools, pool => {
            let query = sqlx::query_as(
                "SELECT account.id, actor.name, account.role, account.password_hash \
                 FROM account JOIN actor ON actor.id = account.actor WHERE account.folded = $1",
            );
            query.bind(folded(name)).fetch_optional(pool).await
        })?;
        row.map(user).transpose()
    }

    pub async fn create_user(&self, name: &str, role: Role, password_hash: &str) -> Result<User, AccountError> {
        let name = tidy(name);
        if name.is_empty() {
            return Err(AccountError::EmptyName);
        }
        let mut tx = self.inner.pools.begin_write().await?;
        let actor = journal::actor(&mut tx, &name).await?;
        let row: Option<(i64,)> = on!(&mut tx, conn => {
            let query = sqlx::query_as(
                "INSERT INTO account (actor, folded, role, password_hash) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT DO NOTHING RETURNING id",
            );
            query.bind(actor).bind(folded(&name)).bind(role.key()).bind(password_hash).fetch_optional(conn).await
        })?;
        let Some((id,)) = row else {
            tx.rollback().await;
            return Err(AccountError::NameTaken);
        };
        tx.commit().await?;
        Ok(User { id: UserId(id), name, role, password_hash: password_hash.to_owned() })
    }

    pub async fn set_password(&self, user: UserId, password_hash: &str) -> Result<(), AccountError> {
        let mut tx = self.inner.pools.begin_write().await?;
        let changed = on!(&mut tx, conn => {
            let query = sqlx::query("UPDATE account SET password_hash = $1 WHERE id = $2");
            query.bind(password_hash).bind(user.0).execute(conn).await.map(|done| done.rows_affected())
        })?;
        if changed == 0 {
            tx.rollback().await;
            return Err(AccountError::NoSuchUser);
        }
        tx.commit().await?;
        Ok(())
    }

    /// Takes an account away and ends its sign-ins. The journal keeps the name of who did what.
    pub async fn remove_user(&self, user: UserId) -> Result<(), AccountError> {
        let mut tx = self.inner.pools.begin_write().await?;
        if let Err(refused) = may_go(&mut tx, user).await {
            tx.rollback().await;
            return Err(refused);
        }
        for sql in ["DELETE FROM session WHERE account = $1", "DELETE FROM account WHERE id = $1"] {
            on!(&mut tx, conn => sqlx::query(sql).bind(user.0).execute(conn).await.map(|_| ()))?;
        }
        tx.commit().await?;
        Ok(())
    }
}

/// Locks all accounts: two owners who remove each other at once must not both succeed.
async fn may_go(tx: &mut Tx, user: UserId) -> Result<(), AccountError> {
    let sql = locking!(&tx, "SELECT id, role FROM account ORDER BY id");
    let rows: Vec<(i64, String)> = on!(tx, conn => sqlx::query_as(sql).fetch_all(conn).await)?;
    let Some((_, role)) = rows.iter().find(|(id, _)| *id == user.0) else {
        return Err(AccountError::NoSuchUser);
    };
    let owner = Role::Owner.key();
    if role == owner && rows.iter().filter(|(_, role)| role == owner).count() == 1 {
        return Err(AccountError::LastOwner);
    }
    Ok(())
}

fn tidy(name: &str) -> String {
    journal::storable(name).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name as it is compared: the engines agree on capitals only for English letters.
fn folded(name: &str) -> String {
    tidy(name).to_lowercase()
}
