//! Databases and files of older releases open, get their hashes, and go on.

use rokade_store::{Engine, Hash, Store, TournamentKey, Wanted};
use rokade_tournament::Command;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, PgPool, SqlSafeStr, SqlitePool};

use crate::engines::{Place, both};
use crate::scene::{ARBITER, NOON, behind_its_back, rename, run};

both!(a_database_of_version_2_is_given_its_hashes, a_database_of_version_1_gets_a_ledger);

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");

/// Makes the tables of an older version and puts a tournament into them as it was written then.
async fn older(place: &Place, versions: usize) {
    let sqlite = [
        include_str!("../../migrations/sqlite/0001_journal.sql"),
        include_str!("../../migrations/sqlite/0002_ratings.sql"),
    ];
    let postgres = [
        include_str!("../../migrations/postgres/0001_journal.sql"),
        include_str!("../../migrations/postgres/0002_ratings.sql"),
    ];
    let migrator = |texts: [&'static str; 2]| {
        let list = texts.into_iter().zip(["journal", "ratings"]).zip(1..).take(versions);
        let migration = |((text, name), number): ((&'static str, &'static str), i64)| {
            Migration::new(number, name.into(), MigrationType::Simple, text.into_sql_str(), false)
        };
        Migrator::with_migrations(list.map(migration).collect())
    };
    let rows = [
        "INSERT INTO actor (name) VALUES ('Ingrid Lund'), ('Bo Dahl')",
        "INSERT INTO tournament (key, origin, name, created, last_change, last_seq) VALUES ('oldone22', 'abc', 'Old', 1, 3, 3)",
        "INSERT INTO journal (tournament, seq, step, at, actor, event) VALUES \
         (1, 1, 1, 1, 1, '{\"event\":\"created\",\"settings\":{\"name\":\"Old\"}}'), \
         (1, 2, 2, 2, 2, '{\"event\":\"tournament_changed\",\"settings\":{\"name\":\"Older\"}}'), \
         (1, 3, 3, 3, 1, '{\"event\":\"tournament_changed\",\"settings\":{\"name\":\"Old\"}}')",
        "INSERT INTO secret (name, value) VALUES ('cookie', 'twelve bytes')",
    ];
    if place.url.starts_with("postgres") {
        let pool = PgPool::connect(&place.url).await.unwrap();
        migrator(postgres).run(&pool).await.unwrap();
        for sql in rows {
            sqlx::query(sqlx::AssertSqlSafe(sql.replace("'twelve bytes'", "'twelve bytes'::bytea")))
                .execute(&pool)
                .await
                .unwrap();
        }
        pool.close().await;
    } else {
        let pool = SqlitePool::connect(&format!("{}?mode=rwc", place.url)).await.unwrap();
        migrator(sqlite).run(&pool).await.unwrap();
        for sql in rows {
            sqlx::query(sqlx::AssertSqlSafe(sql.replace("'twelve bytes'", "x'0102'"))).execute(&pool).await.unwrap();
        }
        pool.close().await;
    }
}

async fn a_database_of_version_2_is_given_its_hashes(place: &Place) {
    older(place, 2).await;
    let key = TournamentKey::new("oldone22");
    let (one, other) = place.open_two().await;
    let report = one.check(|_, _| {}).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!((report.tournaments[0].records, report.tournaments[0].chain_begins), (3, 4));
    assert_ne!(report.tournaments[0].hash, Hash::default());
    run(&other, &key, &rename("New")).await;
    let by: Vec<String> = one
        .records(&key, 1)
        .await
        .unwrap()
        .into_iter()
        .filter_map(|record| record.by.account().map(str::to_owned))
        .collect();
    assert_eq!(by, ["Ingrid Lund", "Bo Dahl", "Ingrid Lund", ARBITER]);
    assert!(!one.secret("cookie").await.unwrap().is_empty());
    behind_its_back(&one, place, "UPDATE journal SET at = 9 WHERE seq = 2").await;
    assert_eq!(one.check(|_, _| {}).await.unwrap().broken().next().unwrap().1.record, 2);
    if matches!(one.engine(), Engine::Postgres) {
        // A server of the older release that still runs cannot write without a hash.
        let mut conn = sqlx::PgConnection::connect(&place.url).await.unwrap();
        let old = "INSERT INTO journal (tournament, seq, step, at, actor, event) VALUES (1, 9, 9, 9, 1, '{}')";
        assert!(sqlx::query(old).execute(&mut conn).await.is_err());
    }
}

async fn a_database_of_version_1_gets_a_ledger(place: &Place) {
    older(place, 1).await;
    let store = place.open().await;
    assert_eq!(store.ledger().await.unwrap(), rokade_store::Ledger::default());
    assert!(store.check(|_, _| {}).await.unwrap().is_sound());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_last_release_goes_on() {
    let place = Place::sqlite();
    std::fs::copy(format!("{FIXTURES}/version-2.sqlite"), place.file()).unwrap();
    let store = place.open().await;
    let listed = store.tournaments().await.unwrap();
    let names: Vec<&str> = listed.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Lyn på torsdag", "Klubaften ved havnen"]);
    let key = listed[1].key.clone();
    let book = store.book(&key).await.unwrap().unwrap();
    let nameless = book.tournament.players.keys().filter(|player| book.name(**player).is_empty()).count();
    assert_eq!((book.tournament.players.len(), nameless), (6, 1));
    assert_eq!(store.ledger().await.unwrap().events.len(), 1);
    assert_eq!(store.user_by_name("ingrid lund").await.unwrap().unwrap().name, "Ingrid Lund");
    assert!(store.check(|_, _| {}).await.unwrap().is_sound());
    let group = *book.tournament.groups.keys().next().unwrap();
    run(&store, &key, &Command::ReopenGroup { group }).await;
    store.close().await;
    // As a backup it is put back all the same, with its hashes.
    let backup = std::path::Path::new(FIXTURES).join("version-2.sqlite");
    let restored = Store::restore(&backup, &place.folder().join("restored.sqlite"), Wanted::Whole).await.unwrap();
    assert_eq!((restored.tournaments, restored.report.is_sound()), (2, true));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_last_release_comes_in() {
    let file = std::fs::read(format!("{FIXTURES}/version-1.rokade")).unwrap();
    let place = Place::sqlite();
    let store = place.open().await;
    let key = store.import_file(&file, ARBITER, NOON).await.unwrap();
    let book = store.book(&key).await.unwrap().unwrap();
    assert_eq!(book.tournament.settings.name, "Klubaften ved havnen");
    let report = store.check(|_, _| {}).await.unwrap();
    assert!(report.is_sound());
    assert_eq!(report.tournaments[0].chain_begins, book.seq() + 1);
    let again = store.export_file(&key).await.unwrap();
    let value: serde_json::Value = serde_json::from_slice(&again).unwrap();
    assert_eq!((value["version"].as_u64(), value["chain_begins"].as_u64()), (Some(2), Some(book.seq() + 1)));
    assert!(store.import_copy(&again, ARBITER, NOON).await.is_ok());
}
