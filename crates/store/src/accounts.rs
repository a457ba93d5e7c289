//! People who may sign in.

use rokade_tournament::Reason;

use crate::action::{self, Part};
use crate::engine::{Reads, Tx, Whom, Writes, glance, locking, on};
use crate::journal;
use crate::rows::{Account, Actor};
use crate::{Store, StoreError};

/// An account's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UserId(pub i64);

/// What somebody with an account is to the desk.
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

/// Somebody who can sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    pub name: String,
    pub role: Role,
    pub password_hash: String,
}

/// A user's columns in the order `user` reads them: the account's, its sum, and the name with the sum of its row.
pub(crate) type UserRow = (i64, i64, String, String, String, i64, Option<String>, Option<i64>);

/// The columns of a user, with the joins they need.
macro_rules! user_columns {
    () => {
        "account.id, account.actor, account.folded, account.role, account.password_hash, account.sum, actor.name, actor.sum"
    };
}
pub(crate) use user_columns;

/// Reads an account and its name, each held against its sum.
pub(crate) fn user(row: UserRow) -> Result<User, StoreError> {
    let (id, actor, folded, role, password_hash, sum, name, actor_sum) = row;
    let changed = || StoreError::DamagedRow(format!("account {id}"));
    let name = name.ok_or_else(changed)?;
    let is_sound = Account::sum_of((id, actor, &folded, &role, &password_hash)) == sum
        && Some(Actor::sum_of((actor, &name))) == actor_sum;
    if !is_sound {
        return Err(changed());
    }
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
        let read = self.inner.pools.read(|reads| async move { users(&mut reads.begin(Whom::Reader).await?).await });
        read.await?.into_iter().map(user).collect()
    }

    /// Finds an account by its name, in capitals or not.
    pub async fn user_by_name(&self, name: &str) -> Result<Option<User>, StoreError> {
        let folded = folded(name);
        let row = self.inner.pools.read(|reads| async move { user_by_folded_name(&reads, &folded).await }).await?;
        row.map(user).transpose()
    }

    /// Makes an account; an action that is repeated gets the one it made before.
    pub async fn create_user(&self, name: &str, role: Role, password_hash: &str) -> Result<User, AccountError> {
        let name = tidy(name);
        if name.is_empty() {
            return Err(AccountError::EmptyName);
        }
        let password_hash = password_hash.to_owned();
        let new = |writes| async move { create(&writes, name, role, password_hash).await };
        self.inner.pools.write(new).await
    }

    /// Gives an account another password; an action that is repeated gives it the one it asks for now.
    pub async fn set_password(&self, user: UserId, password_hash: &str) -> Result<(), AccountError> {
        let password_hash = password_hash.to_owned();
        self.inner.pools.write(move |writes| async move { change_password(&writes, user, &password_hash).await }).await
    }

    /// Whether the action of this task has given the account a password before.
    pub async fn has_set_password(&self, user: UserId) -> Result<bool, StoreError> {
        let part = setting_password(user);
        self.inner.pools.read(|reads| async move { action::was_done(&reads, &part).await }).await
    }

    /// Takes an account away and ends its sign-ins. The journal keeps the name of who did what.
    pub async fn remove_user(&self, user: UserId) -> Result<(), AccountError> {
        self.inner.pools.write(move |writes| async move { remove(&writes, user).await }).await
    }
}

fn setting_password(user: UserId) -> Option<Part> {
    Part::of(&["set password", &user.0.to_string()])
}

async fn users(tx: &mut Tx) -> Result<Vec<UserRow>, StoreError> {
    Ok(on!(tx, conn => {
        let query = sqlx::query_as(
            concat!(
                "SELECT ",
                user_columns!(),
                " FROM account LEFT JOIN actor ON actor.id = account.actor \
                 ORDER BY account.role DESC, account.folded"
            ),
        );
        query.fetch_all(conn).await
    })?)
}

async fn user_by_folded_name(reads: &Reads, folded: &str) -> Result<Option<UserRow>, StoreError> {
    Ok(glance!(reads, conn => {
        let query = sqlx::query_as(
            concat!(
                "SELECT ",
                user_columns!(),
                " FROM account LEFT JOIN actor ON actor.id = account.actor WHERE account.folded = $1"
            ),
        );
        query.bind(folded).fetch_optional(conn).await
    })?)
}

async fn create(writes: &Writes, name: String, role: Role, password_hash: String) -> Result<User, AccountError> {
    // One action makes one account, whatever name it is sent again with.
    let part = Part::of(&["create user"]);
    let mut tx = writes.begin().await?;
    if let Some(effect) = action::claim(&mut tx, &part, now()).await? {
        let rows = users(&mut tx).await;
        tx.rollback().await;
        return made_before(rows?, &effect);
    }
    let actor = journal::actor(&mut tx, &name).await?;
    let folded = folded(&name);
    let row: Option<(i64,)> = on!(&mut tx, conn => {
        let query = sqlx::query_as(
            "INSERT INTO account (actor, folded, role, password_hash, sum) VALUES ($1, $2, $3, $4, 0) \
             ON CONFLICT DO NOTHING RETURNING id",
        );
        query.bind(actor).bind(&folded).bind(role.key()).bind(&password_hash).fetch_optional(conn).await
    })?;
    let Some((id,)) = row else {
        tx.rollback().await;
        return Err(AccountError::NameTaken);
    };
    put_sum(&mut tx, id).await?;
    action::settle(&mut tx, &part, now(), &id.to_string()).await?;
    tx.commit().await?;
    Part::is_stored(&part);
    Ok(User { id: UserId(id), name, role, password_hash })
}

/// The account that the same action made before.
fn made_before(rows: Vec<UserRow>, effect: &str) -> Result<User, AccountError> {
    let made: Option<i64> = effect.parse().ok();
    let row = rows.into_iter().find(|row| Some(row.0) == made).ok_or(AccountError::NoSuchUser)?;
    Ok(user(row)?)
}

async fn change_password(writes: &Writes, user: UserId, password_hash: &str) -> Result<(), AccountError> {
    let part = setting_password(user);
    let mut tx = writes.begin().await?;
    action::claim(&mut tx, &part, now()).await?;
    let changed = on!(&mut tx, conn => {
        let query = sqlx::query("UPDATE account SET password_hash = $1 WHERE id = $2");
        query.bind(password_hash).bind(user.0).execute(conn).await.map(|done| done.rows_affected())
    })?;
    if changed == 0 {
        tx.rollback().await;
        return Err(AccountError::NoSuchUser);
    }
    put_sum(&mut tx, user.0).await?;
    tx.commit().await?;
    Part::is_stored(&part);
    Ok(())
}

async fn remove(writes: &Writes, user: UserId) -> Result<(), AccountError> {
    let part = Part::of(&["remove user", &user.0.to_string()]);
    let mut tx = writes.begin().await?;
    if action::claim(&mut tx, &part, now()).await?.is_some() {
        tx.rollback().await;
        return Ok(());
    }
    if let Err(refused) = may_go(&mut tx, user).await {
        tx.rollback().await;
        return Err(refused);
    }
    for sql in ["DELETE FROM session WHERE account = $1", "DELETE FROM account WHERE id = $1"] {
        on!(&mut tx, conn => sqlx::query(sql).bind(user.0).execute(conn).await.map(|_| ()))?;
    }
    tx.commit().await?;
    Part::is_stored(&part);
    Ok(())
}

/// Counts the sum of an account anew.
async fn put_sum(tx: &mut Tx, id: i64) -> Result<(), StoreError> {
    let (actor, folded, role, password): (i64, String, String, String) = on!(&mut *tx, conn => {
        let query = sqlx::query_as("SELECT actor, folded, role, password_hash FROM account WHERE id = $1");
        query.bind(id).fetch_one(conn).await
    })?;
    let sum = Account::sum_of((id, actor, &folded, &role, &password));
    on!(tx, conn => {
        let query = sqlx::query("UPDATE account SET sum = $1 WHERE id = $2");
        query.bind(sum).bind(id).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

/// When an action on accounts was accepted: only for how long it is remembered.
pub(crate) fn now() -> rokade_tournament::Micros {
    jiff::Timestamp::now().as_microsecond()
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
