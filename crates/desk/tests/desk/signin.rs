//! Signing in, invitations, and sign-ins that end.

use crate::stage::{Browser, Stage, between};
use axum::http::{StatusCode, header};

#[tokio::test]
async fn a_one_time_link_works_once() {
    let stage = Stage::new().await;
    let path = stage.app.sign_in_path().await.unwrap();
    assert_eq!(stage.get(&Browser::default(), &path).await.status, StatusCode::OK);
    let owner = stage.sign_in_at(&path, "Solveig Dahl", "tårn til d1").await;
    assert_eq!(stage.get(&owner, "/").await.status, StatusCode::OK);
    let again = stage.post(&Browser::default(), &path, &[("password", "")]).await;
    assert_eq!(again.status, StatusCode::GONE);
}

#[tokio::test]
async fn nobody_gets_in_without_signing_in() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let event = group.split("/g/").next().unwrap();
    for path in [
        "/",
        "/accounts",
        "/t/new",
        event,
        &format!("{event}/history"),
        &format!("{event}/files"),
        &format!("{group}/players"),
        &format!("{group}/settings"),
        &format!("{group}/round/1"),
        &format!("{group}/round/1/boards"),
        &format!("{event}/live"),
        &format!("{event}/files/tournament.rokade"),
    ] {
        let answer = stage.get(&Browser::default(), path).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}");
        assert!(answer.to().starts_with("/signin?next="), "{path}");
    }
}

#[tokio::test]
async fn a_password_opens_and_a_wrong_one_does_not() {
    let stage = Stage::new().await;
    stage.owner().await;
    let form = |password: &'static str| [("name", "solveig dahl"), ("password", password), ("next", "/help")];
    let wrong = stage.post(&Browser::default(), "/signin", &form("tårn til d8")).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    assert!(!wrong.headers.contains_key(header::SET_COOKIE));
    let right = stage.post(&Browser::default(), "/signin", &form("tårn til d1")).await;
    assert_eq!((right.status, right.to()), (StatusCode::SEE_OTHER, "/help"));
    assert_eq!(stage.get(&stage.browser_of(&right).await, "/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn whoever_guesses_must_wait() {
    let stage = Stage::new().await;
    stage.owner().await;
    let guess = [("name", "Solveig Dahl"), ("password", "12345678")];
    for _ in 0..5 {
        assert_eq!(stage.post(&Browser::default(), "/signin", &guess).await.status, StatusCode::UNAUTHORIZED);
    }
    let slowed = stage.post(&Browser::default(), "/signin", &guess).await;
    assert_eq!(slowed.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(slowed.headers.contains_key(header::RETRY_AFTER));
}

#[tokio::test]
async fn an_owner_without_a_password_comes_in_by_links_alone() {
    let stage = Stage::new().await;
    let first = stage.app.sign_in_path().await.unwrap();
    stage.sign_in_at(&first, "Solveig Dahl", "").await;
    let empty = [("name", "Solveig Dahl"), ("password", "")];
    assert_eq!(stage.post(&Browser::default(), "/signin", &empty).await.status, StatusCode::UNAUTHORIZED);
    let second = stage.app.sign_in_path().await.unwrap();
    let owner = stage.sign_in_at(&second, "", "").await;
    assert_eq!(stage.get(&owner, "/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_short_password_does_not_spend_the_link() {
    let stage = Stage::new().await;
    let path = stage.app.sign_in_path().await.unwrap();
    let short = stage.post(&Browser::default(), &path, &[("name", "Solveig Dahl"), ("password", "kort")]).await;
    assert_eq!(short.status, StatusCode::BAD_REQUEST);
    stage.sign_in_at(&path, "Solveig Dahl", "tårn til d1").await;
}

#[tokio::test]
async fn an_invited_arbiter_works_but_does_not_own() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let invited = stage.post(&owner, "/accounts/invite", &[("name", "Birk Lund")]).await;
    let link = between(&invited.body, "http://desk.example:4464", "<");
    let arbiter = stage.sign_in_at(&link, "Birk Lund", "springer f3").await;
    stage.monrad(&arbiter, 4, 3).await;
    assert_eq!(stage.post(&arbiter, "/accounts/invite", &[("name", "X")]).await.status, StatusCode::FORBIDDEN);
    let spent = stage.post(&Browser::default(), &link, &[("name", "En Anden"), ("password", "springer f3")]).await;
    assert_eq!(spent.status, StatusCode::GONE);
}

#[tokio::test]
async fn sign_ins_can_be_ended() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let form = [("name", "Solveig Dahl"), ("password", "tårn til d1")];
    let phone = stage.browser_of(&stage.post(&Browser::default(), "/signin", &form).await).await;
    let accounts = stage.get(&owner, "/accounts").await;
    let session = between(&accounts.body, "/accounts/sessions/", "/end");
    let ended = stage.post(&owner, &format!("/accounts/sessions/{session}/end"), &[]).await;
    assert_eq!(ended.status, StatusCode::SEE_OTHER);
    assert_eq!(stage.get(&phone, "/").await.status, StatusCode::SEE_OTHER);
    assert_eq!(stage.post(&owner, "/signout", &[]).await.to(), "/signin");
    assert_eq!(stage.get(&owner, "/").await.status, StatusCode::SEE_OTHER);
}
