//! Opening: new, newer, foreign and unusable databases.

use std::collections::BTreeMap;

use rokade_store::{Engine, ExecuteError, Options, Store, StoreError};
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::engines::{Place, both};
use crate::scene::{ARBITER, NOON, create, rename, run};

both!(
    many_open_a_new_database_at_once,
    a_missing_database_is_made_only_if_asked,
    read_only_reads_and_refuses_to_write,
    a_newer_database_is_left_alone,
);

async fn many_open_a_new_database_at_once(place: &Place) {
    let opened: Vec<_> = (0..6)
        .map(|_| {
            let url = place.url.clone();
            tokio::spawn(async move { Store::open(&url).await })
        })
        .collect();
    let mut stores = Vec::new();
    for task in opened {
        match task.await.unwrap() {
            Ok(store) => stores.push(store),
            Err(refused) => assert!(matches!(refused, StoreError::HeldBy { .. }), "{refused}"),
        }
    }
    let wanted = if matches!(stores[0].engine(), Engine::Postgres) { 6 } else { 1 };
    assert_eq!(stores.len(), wanted, "servers share, a file belongs to one program at a time");
    for (store, number) in stores.iter().zip(1..) {
        create(store, "one each").await;
        assert_eq!(store.tournaments().await.unwrap().len(), number);
    }
}

async fn a_missing_database_is_made_only_if_asked(place: &Place) {
    let options = Options { create: false, ..Options::new(&place.url) };
    let refused = Store::open_with(&options).await.map(|_| ()).unwrap_err();
    assert!(matches!(refused, StoreError::Missing { .. }), "{refused}");
    assert!(!place.file().exists());
    place.open().await.close().await;
    Store::open_with(&options).await.unwrap();
}

async fn read_only_reads_and_refuses_to_write(place: &Place) {
    let store = place.open().await;
    let key = create(&store, "to be read").await;
    let reader = Store::open_with(&Options { read_only: true, ..Options::new(&place.url) }).await.unwrap();
    assert_eq!(reader.book(&key).await.unwrap().unwrap().tournament.settings.name, "to be read");
    let refused = reader.execute(&key, &rename("changed"), NOON, ARBITER).await.unwrap_err();
    assert!(matches!(refused, ExecuteError::Store(StoreError::ReadOnly)), "{refused}");
    run(&store, &key, &rename("changed by its writer")).await;
    assert_eq!(reader.book(&key).await.unwrap().unwrap().seq(), 2);
}

async fn a_newer_database_is_left_alone(place: &Place) {
    let store = place.open().await;
    create(&store, "from the future").await;
    store.close().await;
    let sql = "UPDATE _sqlx_migrations SET version = 999 WHERE version = 1";
    match store.engine() {
        Engine::Sqlite { .. } => {
            let mut conn = SqliteConnection::connect(&place.url).await.unwrap();
            sqlx::query(sql).execute(&mut conn).await.unwrap();
            conn.close().await.unwrap();
        }
        Engine::Postgres => {
            let mut conn = PgConnection::connect(&place.url).await.unwrap();
            sqlx::query(sql).execute(&mut conn).await.unwrap();
        }
    }
    let before = std::fs::read(place.file()).ok();
    let refused = Store::open(&place.url).await.map(|_| ()).unwrap_err();
    assert!(matches!(refused, StoreError::NewerDatabase { found: 999, .. }), "{refused}");
    assert_eq!(refused.reason().key, "store_newer_database");
    assert_eq!(std::fs::read(place.file()).ok(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_database_is_left_alone() {
    let place = Place::sqlite();
    for noise in [&b"Dear club, the evening begins at seven."[..], &[0; 8192], b"SQLite format 3\0 and then noise"] {
        std::fs::write(place.file(), noise).unwrap();
        let refused = Store::open(&place.url).await.map(|_| ()).unwrap_err();
        assert!(matches!(refused, StoreError::NotADatabase { .. }), "{refused}");
        assert_eq!(std::fs::read(place.file()).unwrap(), noise);
    }
    let folder = Store::open(place.folder().to_str().unwrap()).await.map(|_| ()).unwrap_err();
    assert!(matches!(folder, StoreError::NotADatabase { .. }), "{folder}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_of_another_program_is_left_alone() {
    let place = Place::sqlite();
    let mut conn = SqliteConnection::connect(&format!("{}?mode=rwc", place.url)).await.unwrap();
    sqlx::query("CREATE TABLE recipes (name TEXT)").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let before = std::fs::read(place.file()).unwrap();
    let refused = Store::open(&place.url).await.map(|_| ()).unwrap_err();
    assert!(matches!(refused, StoreError::ForeignDatabase { .. }), "{refused}");
    assert_eq!(std::fs::read(place.file()).unwrap(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_answer_is_told_without_its_password() {
    let refused = Store::open("postgres://astrid:hemmeligt@127.0.0.1:1/club").await.map(|_| ()).unwrap_err();
    assert!(matches!(refused, StoreError::ConnectionLost(_)), "{refused:?}");
    assert!(!format!("{refused} {refused:?}").contains("hemmeligt"));
}

/// Column by table and name: its type, and whether it may be empty.
type Columns = BTreeMap<(String, String), (&'static str, bool)>;

#[tokio::test(flavor = "multi_thread")]
async fn both_engines_have_the_same_tables() {
    let (file, server) = (Place::sqlite(), Place::postgres());
    file.open().await.close().await;
    server.open().await.close().await;
    let (sqlite, postgres) = (sqlite_columns(&file.url).await, postgres_columns(&server.url).await);
    assert!(sqlite.len() > 30);
    assert_eq!(sqlite, postgres);
}

async fn sqlite_columns(url: &str) -> Columns {
    let mut conn = SqliteConnection::connect(url).await.unwrap();
    let rows: Vec<(String, String, String, i64, i64)> = sqlx::query_as(
        "SELECT t.name, c.name, c.type, c.\"notnull\", c.pk FROM pragma_table_list AS t \
         JOIN pragma_table_info(t.name) AS c \
         WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE '%sqlite%' AND t.name NOT LIKE '\\_%' ESCAPE '\\'",
    )
    .fetch_all(&mut conn)
    .await
    .unwrap();
    let strict: (i64,) = sqlx::query_as(
        "SELECT COUNT(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 \
         AND name NOT LIKE '%sqlite%' AND name NOT LIKE '\\_%' ESCAPE '\\'",
    )
    .fetch_one(&mut conn)
    .await
    .unwrap();
    assert_eq!(strict.0, 0, "every table is STRICT");
    let column = |(table, name, kind, not_null, key): (String, String, String, i64, i64)| {
        let kind = match kind.as_str() {
            "INTEGER" => "number",
            "TEXT" => "text",
            "BLOB" => "bytes",
            other => panic!("{table}.{name} is {other}"),
        };
        ((table, name), (kind, not_null == 0 && key == 0))
    };
    rows.into_iter().map(column).collect()
}

async fn postgres_columns(url: &str) -> Columns {
    let mut conn = PgConnection::connect(url).await.unwrap();
    let rows: Vec<(String, String, String, String)> = sqlx::query_as(
        "SELECT table_name::text, column_name::text, data_type::text, is_nullable::text \
         FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%'",
    )
    .fetch_all(&mut conn)
    .await
    .unwrap();
    let column = |(table, name, kind, nullable): (String, String, String, String)| {
        let kind = match kind.as_str() {
            "bigint" => "number",
            "text" => "text",
            "bytea" => "bytes",
            other => panic!("{table}.{name} is {other}"),
        };
        ((table, name), (kind, nullable == "YES"))
    };
    rows.into_iter().map(column).collect()
}
