//! Errors say what happened, what was not changed, and what to do, in the reader's language.

use crate::stage::{Browser, Stage, request};
use axum::http::{Method, StatusCode, header};

#[tokio::test]
async fn an_unknown_address_is_a_calm_page_in_four_languages() {
    let stage = Stage::new().await;
    for (lang, said) in [
        ("da", "Intet blev ændret"),
        ("nb", "Ingenting ble endret"),
        ("sv", "Inget ändrades"),
        ("en", "Nothing was changed"),
    ] {
        let answer = stage.get(&Browser::default(), &format!("/nowhere?lang={lang}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert!(answer.body.contains(said) && answer.body.contains(&format!("lang=\"{lang}\"")), "{}", answer.body);
    }
}

#[tokio::test]
async fn the_language_is_chosen_by_the_browser_and_kept_when_switched() {
    let stage = Stage::new().await;
    let ask =
        |path: &str| request(&Browser::default(), Method::GET, path).header(header::ACCEPT_LANGUAGE, "sv,en;q=0.5");
    let swedish = stage.send(ask("/signin").body(axum::body::Body::empty()).unwrap()).await;
    assert!(swedish.body.contains("Logga in"));
    let switched = stage.send(ask("/signin?lang=da").body(axum::body::Body::empty()).unwrap()).await;
    assert!(switched.body.contains("Log ind"));
    assert!(switched.headers[header::SET_COOKIE].to_str().unwrap().starts_with("lang=da"));
}

#[tokio::test]
async fn a_refusal_names_its_reason_and_its_clause() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let refused = stage.post(&owner, &format!("{group}/order?lang=en"), &[("by", "lot")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("D4.9.1-1") && refused.body.contains("Nothing was changed"), "{}", refused.body);
}

#[tokio::test]
async fn a_program_gets_its_errors_as_json() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let missing = stage.post_json(&owner, "/api/t/nothere/commands", serde_json::json!({ "command": "undo" })).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
    assert_eq!(missing.json()["error"]["status"], 404);
    let garbled = stage.post_json(&owner, "/api/t", serde_json::json!([1, 2])).await;
    assert_eq!(garbled.status, StatusCode::BAD_REQUEST);
    let stranger = stage.post_json(&Browser::default(), "/api/t", serde_json::json!({})).await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_form_sent_by_script_learns_where_to_go_and_what_was_wrong() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let send = |name: &'static str| {
        let request = request(&owner, Method::POST, &format!("{group}/players"))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ACCEPT, "application/json")
            .header("x-csrf", &owner.csrf);
        request.body(axum::body::Body::from(format!("name={name}&rating=x1"))).unwrap()
    };
    let wrong = stage.send(send("Astrid")).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    assert_eq!(wrong.json()["error"]["reasons"][0]["key"], "rating_not_a_number");
}

#[tokio::test]
async fn assets_are_cached_for_good_under_their_own_address() {
    let stage = Stage::new().await;
    let page = stage.get(&Browser::default(), "/signin").await.body;
    let path = format!("/static/{}/desk.css", crate::stage::between(&page, "/static/", "/"));
    let sheet = stage.get(&Browser::default(), &path).await;
    assert_eq!(sheet.status, StatusCode::OK);
    assert!(sheet.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    let old = stage.get(&Browser::default(), "/static/000000000000/desk.css").await;
    assert_eq!(old.headers[header::CACHE_CONTROL], "no-cache");
}
