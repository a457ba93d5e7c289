//! Results: from the keyboard, from a form, from a program, from two arbiters at once.

use crate::stage::Stage;
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn a_result_is_acknowledged_with_what_is_still_open() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    stage.publish(&owner, &group).await;
    let answer = stage.result(&owner, &group, 1, 2, "1/2-1/2").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let told = answer.json();
    assert_eq!(
        (&told["board"], &told["state"], &told["text"], &told["open"]),
        (&json!(2), &json!("1/2-1/2"), &json!("½–½"), &json!(2))
    );
}

#[tokio::test]
async fn a_result_is_acknowledged_as_it_is_held_and_not_as_it_was_sent() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    // A game that was played keeps no notice.
    let told = stage.result(&owner, &group, 1, 1, "1-0~none").await.json();
    assert_eq!(told["state"], "1-0");
    let corrected = json!({ "board": 1, "to": "0-1", "seen": told["state"] });
    let answer = stage.post_json(&owner, &format!("{group}/round/1/result"), corrected).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
}

#[tokio::test]
async fn the_same_result_twice_is_one_result() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    let first = stage.result(&owner, &group, 1, 1, "1-0").await.json();
    let again = stage.result(&owner, &group, 1, 1, "1-0").await.json();
    assert_eq!(first["seq"], again["seq"]);
}

#[tokio::test]
async fn two_arbiters_see_both_results_and_who() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    stage.result(&owner, &group, 1, 1, "1-0").await;
    let other = stage.result(&owner, &group, 1, 1, "0-1").await;
    assert_eq!(other.status, StatusCode::CONFLICT);
    let both = &other.json()["conflict"];
    assert_eq!((&both["stands"], &both["wanted"], &both["by"]), (&json!("1-0"), &json!("0-1"), &json!("Solveig Dahl")));
    let page = stage.post(&owner, &format!("{group}/round/1/result"), &[("set", "1 0-1 open")]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.body.contains("1–0") && page.body.contains("0–1") && page.body.contains("Solveig Dahl"));
    let knowingly = json!({ "board": 1, "to": "0-1", "seen": "1-0" });
    let put = stage.post_json(&owner, &format!("{group}/round/1/result"), knowingly).await;
    assert_eq!(put.status, StatusCode::OK, "{}", put.body);
}

#[tokio::test]
async fn a_game_that_does_not_exist_has_no_result() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    let missing = stage.result(&owner, &group, 1, 77, "1-0").await;
    assert_eq!(missing.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(missing.json()["error"]["reasons"][0]["key"], "no_such_board");
    assert_eq!(stage.result(&owner, &group, 9, 1, "1-0").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(stage.result(&owner, &group, 1, 1, "3-0").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_forfeit_asks_for_notice() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    assert_eq!(stage.result(&owner, &group, 1, 1, "+:-").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(stage.result(&owner, &group, 1, 1, "+:-~none").await.status, StatusCode::OK);
    let form = [("board", "2"), ("to", "-:+"), ("notice", "accepted"), ("seen", "open")];
    let answer = stage.post(&owner, &format!("{group}/round/1/result"), &form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
}

#[tokio::test]
async fn a_correction_of_an_old_round_shows_what_it_changes_first() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 4).await;
    for round in 1..=2 {
        stage.publish(&owner, &group).await;
        for board in 1..=3 {
            stage.result(&owner, &group, round, board, "1-0").await;
        }
    }
    let wanted = [("set", "1 0-1 1-0")];
    let page = stage.post(&owner, &format!("{group}/round/1/result?lang=en"), &wanted).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains("What the correction changes") && page.body.contains("name=\"confirmed\""));
    assert!(stage.get(&owner, &format!("{group}/round/1")).await.body.contains("data-seen=\"1-0\""));
    let form = [("board", "1"), ("to", "0-1"), ("seen", "1-0"), ("confirmed", "yes")];
    let confirmed = stage.post(&owner, &format!("{group}/round/1/result"), &form).await;
    assert_eq!(confirmed.status, StatusCode::SEE_OTHER);
    assert!(stage.get(&owner, &format!("{group}/round/1")).await.body.contains("data-seen=\"0-1\""));
}

#[tokio::test]
async fn a_game_is_postponed_until_a_time_of_the_hall() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    let form = [("board", "1"), ("to", "postponed"), ("until", "2026-12-01T19:00"), ("seen", "open")];
    let answer = stage.post(&owner, &format!("{group}/round/1/result"), &form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let board = stage.get(&owner, &format!("{group}/round/1/board/1")).await.body;
    assert!(board.contains("value=\"2026-12-01T19:00\""), "{board}");
}

#[tokio::test]
async fn a_piece_of_the_page_is_fetched_again_only_when_it_changed() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    let path = format!("{group}/round/1/boards");
    let first = stage.get(&owner, &path).await;
    let tag = first.headers["etag"].clone();
    let ask = || {
        let request = crate::stage::request(&owner, axum::http::Method::GET, &path).header("if-none-match", &tag);
        request.body(axum::body::Body::empty()).unwrap()
    };
    assert_eq!(stage.send(ask()).await.status, StatusCode::NOT_MODIFIED);
    stage.result(&owner, &group, 1, 1, "1-0").await;
    assert_eq!(stage.send(ask()).await.status, StatusCode::OK);
}
