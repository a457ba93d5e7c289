//! The tables whose rows carry a sum, each with its columns in order. The journal has its chain besides.

use sqlx::FromRow;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;

use crate::StoreError;
use crate::engine::{Tx, on};
use crate::sum::Sum;

/// What a row is found by.
pub(crate) enum Key<'a> {
    Number(i64),
    Numbers(i64, i64),
    ThreeNumbers(i64, i64, i64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

pub(crate) trait Table {
    /// Every column, the sum last.
    type Columns: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin;
    const NAME: &'static str;
    const SELECT: &'static str;
    /// Takes the sum and then the key.
    const UPDATE: &'static str;

    fn sum(columns: &Self::Columns) -> i64;
    fn carried(columns: &Self::Columns) -> i64;
    fn key(columns: &Self::Columns) -> Key<'_>;
}

/// A table by its columns, its key, and how a row is found by it.
macro_rules! table {
    ($type:ident $name:literal ($($column:ident: $kind:ident),*) by $found:literal $key:ident($($part:ident),*)) => {
        pub(crate) struct $type;

        impl $type {
            /// The sum of a row with these columns.
            pub(crate) fn sum_of(($($column,)*): ($(table!(@given $kind),)*)) -> i64 {
                Sum::of($name)$(.$kind($column))*.done()
            }
        }

        impl Table for $type {
            type Columns = ($(table!(@read $kind),)* i64);
            const NAME: &'static str = $name;
            const SELECT: &'static str = concat!("SELECT ", $(stringify!($column), ", ",)* "sum FROM ", $name);
            const UPDATE: &'static str = concat!("UPDATE ", $name, " SET sum = $1 WHERE ", $found);

            fn sum(($($column,)* _): &Self::Columns) -> i64 {
                Self::sum_of(($(table!(@pass $kind $column),)*))
            }

            fn carried(columns: &Self::Columns) -> i64 {
                let ($(table!(@skip $column),)* sum) = columns;
                *sum
            }

            fn key(columns: &Self::Columns) -> Key<'_> {
                let ($($column,)* _) = columns;
                let _ = ($($column,)*);
                Key::$key($(table!(@pass_key $key $part)),*)
            }
        }
    };
    (@skip $column:ident) => { _ };
    (@given number) => { i64 };
    (@given text) => { &str };
    (@given bytes) => { &[u8] };
    (@given maybe_text) => { Option<&str> };
    (@given maybe_number) => { Option<i64> };
    (@read number) => { i64 };
    (@read text) => { String };
    (@read bytes) => { Vec<u8> };
    (@read maybe_text) => { Option<String> };
    (@read maybe_number) => { Option<i64> };
    (@pass number $column:ident) => { *$column };
    (@pass text $column:ident) => { $column };
    (@pass bytes $column:ident) => { $column };
    (@pass maybe_text $column:ident) => { $column.as_deref() };
    (@pass maybe_number $column:ident) => { *$column };
    (@pass_key Text $column:ident) => { $column };
    (@pass_key Bytes $column:ident) => { $column };
    (@pass_key $key:ident $column:ident) => { *$column };
}

table!(Actor "actor" (id: number, name: text) by "id = $2" Number(id));
table!(Facts "facts" (tournament: number, player: number, version: number, seq: number, person: maybe_text)
    by "tournament = $2 AND player = $3 AND version = $4" ThreeNumbers(tournament, player, version));
table!(Account "account" (id: number, actor: number, folded: text, role: text, password_hash: text)
    by "id = $2" Number(id));
table!(Ticket "ticket" (token_hash: bytes, kind: text, expires: number) by "token_hash = $2" Bytes(token_hash));
table!(Session "session"
    (id: number, token_hash: bytes, account: number, created: number, last_seen: number, label: text)
    by "id = $2" Number(id));
table!(Secret "secret" (name: text, value: bytes) by "name = $2" Text(name));
table!(RatingLedger "rating_ledger" (id: number, version: number) by "id = $2" Number(id));
table!(RatedPerson "rated_person"
    (id: number, national: maybe_text, fide: maybe_number, rating: number, games: number, last_rated: text)
    by "id = $2" Number(id));
table!(RatedEvent "rated_event" (filed: number, tournament: text, seq: number, digest: text, started: text, ended: text)
    by "filed = $2" Number(filed));
table!(RatedLine "rated_line" (filed: number, player: number, person: number, start_rating: number, old_rating: number,
    new_rating: number, change_exact: text, games: number, points: number, expected: number, k: number,
    performance: maybe_number) by "filed = $2 AND player = $3" Numbers(filed, player));
table!(Deleted "deleted" (origin: text, at: number) by "origin = $2" Text(origin));
table!(Federation "federation" (id: number, origin: text, last_change: number, last_seq: number, head: bytes)
    by "id = $2" Number(id));
table!(FederationFacts "federation_facts" (person: number, version: number, seq: number, known: maybe_text)
    by "person = $2 AND version = $3" Numbers(person, version));
table!(Action "action" (action: bytes, part: bytes, at: number, effect: text) by "action = $2" Bytes(action));

/// All rows of a table.
async fn all<T: Table>(tx: &mut Tx) -> Result<Vec<T::Columns>, StoreError> {
    Ok(on!(tx, conn => sqlx::query_as(T::SELECT).fetch_all(conn).await)?)
}

/// Whether every row of a table is as it was written; an error names the first that is not.
pub(crate) async fn verify<T: Table>(tx: &mut Tx) -> Result<(), StoreError> {
    all::<T>(tx).await?.iter().try_for_each(|row| holds::<T>(row))
}

/// Whether a row is as it was written.
pub(crate) fn holds<T: Table>(row: &T::Columns) -> Result<(), StoreError> {
    if T::sum(row) == T::carried(row) {
        return Ok(());
    }
    Err(StoreError::DamagedRow(match T::key(row) {
        Key::Number(number) => format!("{} {number}", T::NAME),
        Key::Numbers(one, two) => format!("{} {one}-{two}", T::NAME),
        Key::ThreeNumbers(one, two, three) => format!("{} {one}-{two}-{three}", T::NAME),
        // A text may be a name, and bytes a secret.
        Key::Text(_) | Key::Bytes(_) => T::NAME.to_owned(),
    }))
}

/// Gives every row of a table its sum.
pub(crate) async fn give_sums<T: Table>(tx: &mut Tx) -> Result<(), StoreError> {
    for row in all::<T>(tx).await? {
        on!(&mut *tx, conn => {
            let query = sqlx::query(T::UPDATE).bind(T::sum(&row));
            let query = match T::key(&row) {
                Key::Number(number) => query.bind(number),
                Key::Numbers(one, two) => query.bind(one).bind(two),
                Key::ThreeNumbers(one, two, three) => query.bind(one).bind(two).bind(three),
                Key::Text(text) => query.bind(text.to_owned()),
                Key::Bytes(bytes) => query.bind(bytes.to_owned()),
            };
            query.execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}
