//! A damaged tournament is shown as what it is, takes nothing else down, and leaves a way on.

use axum::http::StatusCode;
use rokade_store::{Engine, Schedule};
use sqlx::{Connection, SqliteConnection};

use crate::stage::{Browser, Stage, between};

/// Changes what is stored, as a failing disk would.
async fn spoil(stage: &Stage, sql: &str) {
    let Engine::Sqlite { path } = stage.app.store().engine() else { panic!("a file") };
    let mut conn = SqliteConnection::connect(path.to_str().unwrap()).await.unwrap();
    let done = sqlx::query(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut conn).await.unwrap();
    assert!(done.rows_affected() > 0);
    conn.close().await.unwrap();
}

#[tokio::test]
async fn the_first_page_says_where_the_data_is_and_how_to_take_it_along() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let Engine::Sqlite { path } = stage.app.store().engine() else { panic!("a file") };
    for (lang, said) in [("en", "rokade backup"), ("da", "Stop"), ("nb", "stopp"), ("sv", "stoppa")] {
        let page = stage.get(&owner, &format!("/?lang={lang}")).await.body;
        assert!(
            page.contains(&path.display().to_string()) && page.to_lowercase().contains(&said.to_lowercase()),
            "{lang}: {page}"
        );
    }
    let help = stage.get(&owner, "/help?lang=en").await.body;
    assert!(
        help.contains("every backup in the folder of backups at once"),
        "the help says when a deletion reaches the backups"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn one_damaged_tournament_takes_nothing_else_down() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (bad, good) = (stage.monrad(&owner, 4, 3).await, stage.monrad(&owner, 4, 3).await);
    let key = bad.split('/').nth(2).unwrap().to_owned();
    let all = stage.app.store().tournaments().await.unwrap();
    let whole = all.iter().find(|event| event.key.as_str() == key).unwrap().seq;
    let backups = stage.folder().join("backups");
    stage.app.store().start_backups(&backups, Schedule::default());
    while std::fs::read_dir(&backups)
        .into_iter()
        .flatten()
        .flatten()
        .all(|file| file.path().extension().is_none_or(|end| end != "sqlite"))
    {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    spoil(&stage, &format!("UPDATE journal SET at = at + 1 WHERE seq = 4 AND tournament = (SELECT id FROM tournament WHERE key = '{key}')")).await;
    let stage = stage.again().await;
    stage.app.store().start_backups(&backups, Schedule::default());

    let home = stage.get(&owner, "/?lang=en").await;
    assert_eq!(home.status, StatusCode::OK);
    assert!(home.body.contains(&format!("/t/{key}/damage")) && home.body.contains("damaged"), "{}", home.body);
    assert_eq!(stage.get(&owner, &format!("{good}/players")).await.status, StatusCode::OK);
    assert_eq!(stage.get(&owner, "/game").await.status, StatusCode::OK);

    for path in [format!("/t/{key}"), format!("{bad}/players"), format!("{bad}/round/1")] {
        let answer = stage.get(&owner, &path).await;
        assert_eq!(answer.to(), format!("/t/{key}/damage"), "{path}");
    }
    let public = stage.get(&Browser::default(), &format!("/p/{key}?lang=en")).await;
    assert_eq!(public.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(public.body.contains("This tournament is damaged"), "{}", public.body);
    let program =
        stage.post_json(&owner, &format!("/api/t/{key}/commands"), serde_json::json!({ "command": "undo" })).await;
    assert_eq!(program.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(program.json()["error"]["reasons"][0]["key"], "store_broken_journal");

    let page = stage.get(&owner, &format!("/t/{key}/damage?lang=en")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Up to and including record 3") && page.body.contains("The backup of"), "{}", page.body);
    for (file, records) in [("readable", 3), ("backup", whole)] {
        let file = stage.get(&owner, &format!("/t/{key}/damage/{file}.rokade")).await;
        assert_eq!(file.status, StatusCode::OK, "{}", file.body);
        assert_eq!(file.json()["events"].as_u64(), Some(records), "{}", file.body);
        let taken = stage.upload(&owner, "/import", &[("copy", "yes")], file.body.as_bytes()).await;
        assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.body);
        let there = between(taken.to(), "/t/", "?");
        assert_eq!(stage.get(&owner, &format!("/t/{there}")).await.status, StatusCode::OK);
    }
    let wrong = stage.post(&owner, &format!("/t/{key}/damage/delete"), &[("name", "x")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    let gone = stage.post(&owner, &format!("/t/{key}/damage/delete"), &[("name", "Klubaften")]).await;
    assert_eq!(gone.to(), "/?done=deleted", "{}", gone.body);
    assert_eq!(stage.get(&owner, &format!("/t/{key}/damage")).await.status, StatusCode::NOT_FOUND);
    stage.app.store().close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_beside_the_tournaments_is_said_on_the_first_page() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    spoil(&stage, "UPDATE rating_ledger SET version = 7").await;
    let stage = stage.again().await;
    stage.app.store().start_check();
    for _ in 0..500 {
        if !stage.app.store().flaws().is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let home = stage.get(&owner, "/?lang=en").await;
    assert_eq!(home.status, StatusCode::OK);
    assert!(home.body.contains("The database is damaged") && home.body.contains("rating_ledger 1"), "{}", home.body);
    assert!(stage.get(&owner, "/t/new").await.status == StatusCode::OK);
}
