//! What a form or a program asks for is done once, however often it is sent.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use serde_json::json;

use crate::stage::{Answer, Browser, Stage, between, form_request, request};

/// What the forms of a page carry.
async fn field(stage: &Stage, browser: &Browser, path: &str) -> String {
    let page = stage.get(browser, path).await;
    between(&page.body, "name=\"csrf\" value=\"", "\"")
}

async fn journal(stage: &Stage, browser: &Browser, group: &str) -> usize {
    let key = group.split('/').nth(2).unwrap();
    let journal = stage.get(browser, &format!("/api/t/{key}/journal")).await;
    journal.json()["records"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_form_that_is_sent_twice_is_done_once() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let path = format!("{group}/players");
    let csrf = field(&stage, &owner, &path).await;
    assert!(csrf.starts_with(&format!("{}.", owner.csrf)), "{csrf}");
    let form = [("csrf", csrf.as_str()), ("name", "Lind, Per"), ("rating", "1500")];
    let first = stage.send(form_request(&owner, &path, &form)).await;
    assert_eq!(first.status, StatusCode::SEE_OTHER, "{}", first.body);
    let after = journal(&stage, &owner, &group).await;
    let again = stage.send(form_request(&owner, &path, &form)).await;
    assert_eq!((again.status, again.to()), (StatusCode::SEE_OTHER, first.to()));
    assert_eq!(journal(&stage, &owner, &group).await, after);
    // The page has gone on: the same words mean another player now, and the judge answers.
    let csrf = field(&stage, &owner, &path).await;
    let other = [("csrf", csrf.as_str()), ("name", "Lind, Pernille"), ("rating", "1500")];
    assert_eq!(stage.send(form_request(&owner, &path, &other)).await.status, StatusCode::SEE_OTHER);
    assert!(journal(&stage, &owner, &group).await > after);
}

#[tokio::test]
async fn lots_are_drawn_once_although_every_request_brings_a_seed() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "monrad"), ("rounds", "3")], 4).await;
    let csrf = field(&stage, &owner, &format!("{group}/players")).await;
    let form = [("csrf", csrf.as_str()), ("by", "lot")];
    let path = format!("{group}/order");
    for _ in 0..3 {
        let answer = stage.send(form_request(&owner, &path, &form)).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    }
    let key = group.split('/').nth(2).unwrap();
    let journal = stage.get(&owner, &format!("/api/t/{key}/journal")).await.body;
    assert_eq!(journal.matches("\"event\":\"ordered\"").count(), 1);
}

#[tokio::test]
async fn a_tournament_is_created_once_with_its_group() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let csrf = field(&stage, &owner, "/t/new").await;
    let form = [("csrf", csrf.as_str()), ("name", "Vinterturnering"), ("system", "monrad"), ("rounds", "5")];
    let first = stage.send(form_request(&owner, "/t/new", &form)).await;
    let again = stage.send(form_request(&owner, "/t/new", &form)).await;
    assert_eq!((first.status, first.to()), (StatusCode::SEE_OTHER, again.to()));
    let listed = stage.get(&owner, "/api/t").await.json();
    assert_eq!(listed["tournaments"].as_array().unwrap().len(), 1);
    // Two forms of the same page are two actions.
    let another = field(&stage, &owner, "/t/new").await;
    assert_ne!(another, csrf);
}

async fn command(stage: &Stage, browser: &Browser, key: &str, id: &str, body: serde_json::Value) -> Answer {
    let request = request(browser, Method::POST, &format!("/api/t/{key}/commands"))
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ACCEPT, "application/json")
        .header("x-csrf", &browser.csrf)
        .header("idempotency-key", id);
    stage.send(request.body(Body::from(body.to_string())).unwrap()).await
}

#[tokio::test]
async fn a_program_names_its_commands() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let key = group.split('/').nth(2).unwrap();
    let player = |name: &str| json!({ "command": "enter_player", "group": 1, "player": { "person": { "name": { "family": name, "given": "Per" } } } });
    let first = command(&stage, &owner, key, "k1", player("Lind")).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.body);
    command(&stage, &owner, key, "k2", player("Vik")).await;
    let again = command(&stage, &owner, key, "k1", player("Lind")).await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.body);
    let other = command(&stage, &owner, key, "k3", player("Lind")).await;
    assert_eq!(other.status, StatusCode::UNPROCESSABLE_ENTITY, "under another id it is another player of that name");
    let records = stage.get(&owner, &format!("/api/t/{key}/journal")).await.body;
    assert_eq!(records.matches("\"event\":\"player_entered\"").count(), 6);
}

#[tokio::test]
async fn a_result_that_is_sent_again_is_answered_as_the_first_time() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    let send = |to: &'static str, seen: &'static str, id: &'static str| {
        let request = request(&owner, Method::POST, &format!("{group}/round/1/result"))
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::ACCEPT, "application/json")
            .header("x-csrf", &owner.csrf)
            .header("idempotency-key", id);
        request.body(Body::from(json!({ "board": 1, "to": to, "seen": seen }).to_string())).unwrap()
    };
    assert_eq!(stage.send(send("1-0", "open", "a")).await.json()["state"], "1-0");
    assert_eq!(stage.send(send("1-0", "open", "a")).await.json()["state"], "1-0", "the answer was lost on its way");
    assert_eq!(stage.send(send("open", "1-0", "b")).await.json()["state"], "open");
    assert_eq!(
        stage.send(send("1-0", "open", "c")).await.json()["state"],
        "1-0",
        "the same result later is another one"
    );
    assert_eq!(stage.send(send("0-1", "open", "d")).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn what_is_gone_because_it_was_done_is_said_to_be_done() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let key = group.split('/').nth(2).unwrap();
    let csrf = field(&stage, &owner, &format!("{group}/settings")).await;
    let form = [("csrf", csrf.as_str()), ("name", "Klubaften")];
    let path = format!("/t/{key}/delete");
    assert_eq!(stage.send(form_request(&owner, &path, &form)).await.to(), "/?done=deleted");
    let again = stage.send(form_request(&owner, &path, &form)).await;
    assert_eq!((again.status, again.to()), (StatusCode::SEE_OTHER, "/?done=again"));
    assert!(stage.get(&owner, "/?done=again&lang=en").await.body.contains("already done"));
    let never = [("csrf", owner.csrf.as_str()), ("name", "Klubaften")];
    assert_eq!(stage.send(form_request(&owner, &path, &never)).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_invitation_that_was_sent_twice_is_one_that_works() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let csrf = field(&stage, &owner, "/accounts").await;
    let form = [("csrf", csrf.as_str()), ("name", "Bo")];
    let mut links = Vec::new();
    for _ in 0..2 {
        let page = stage.send(form_request(&owner, "/accounts/invite", &form)).await;
        links.push(format!("/signin/{}", between(&page.body, "/signin/", "<")));
    }
    let link = |index: usize| links[index].split(['"', '<', ' ']).next().unwrap().to_owned();
    assert_eq!(stage.get(&Browser::default(), &link(0)).await.status, StatusCode::GONE, "the one nobody saw");
    assert_eq!(stage.get(&Browser::default(), &link(1)).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_sign_in_that_does_not_exist_is_not_ended() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let none = stage.post(&owner, "/accounts/sessions/999/end", &[]).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
    let form = [("name", "Solveig Dahl"), ("password", "tårn til d1")];
    assert_eq!(stage.post(&Browser::default(), "/signin", &form).await.status, StatusCode::SEE_OTHER);
    let page = stage.get(&owner, "/accounts").await.body;
    let id = between(&page, "/accounts/sessions/", "/end");
    assert_eq!(stage.post(&owner, &format!("/accounts/sessions/{id}/end"), &[]).await.to(), "/accounts?done=ended");
}
