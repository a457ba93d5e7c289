//! Forged requests are refused, whatever they ask.

use crate::routes::{filled, usual};
use crate::stage::{Browser, Stage, form_request, request};
use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use rokade_desk::{Intent, Who};

/// Everything of the desk that changes something, for this group.
fn changes(group: &str) -> Vec<String> {
    let key = group.split('/').nth(2).unwrap();
    let deeds = rokade_desk::table().into_iter().filter(|route| route.intent == Intent::Change);
    let of_desk = deeds.filter(|route| matches!(route.who, Who::SignedIn | Who::Holder(_)));
    of_desk.map(|route| filled(route.path, |name| if name == "key" { key.to_owned() } else { usual(name) })).collect()
}

#[tokio::test]
async fn a_form_without_the_token_is_refused() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let before = stage.app.store().tournaments().await.unwrap()[0].seq;
    for path in changes(&group) {
        for token in [None, Some("0123456789abcdef0123456789abcdef")] {
            let fields: Vec<(&str, &str)> = token.iter().map(|token| ("csrf", *token)).collect();
            let answer = stage.send(form_request(&owner, &path, &fields)).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        }
    }
    assert_eq!(stage.app.store().tournaments().await.unwrap()[0].seq, before);
}

#[tokio::test]
async fn a_form_from_another_site_is_refused_even_with_the_token() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    for path in changes(&group) {
        for origin in ["http://evil.example", "null", "http://desk.example:9999"] {
            let mut forged = form_request(&owner, &path, &[("csrf", &owner.csrf)]);
            forged.headers_mut().insert(header::ORIGIN, origin.parse().unwrap());
            assert_eq!(stage.send(forged).await.status, StatusCode::FORBIDDEN, "{path} {origin}");
        }
    }
}

#[tokio::test]
async fn reading_changes_nothing() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let before = stage.app.store().tournaments().await.unwrap()[0].seq;
    for path in changes(&group) {
        stage.get(&owner, &path).await;
    }
    assert_eq!(stage.app.store().tournaments().await.unwrap()[0].seq, before);
}

#[tokio::test]
async fn whoever_is_not_signed_in_changes_nothing() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let before = stage.app.store().tournaments().await.unwrap()[0].seq;
    for path in changes(&group) {
        let answer = stage.send(form_request(&Browser::default(), &path, &[("csrf", &owner.csrf)])).await;
        assert!(
            answer.status == StatusCode::SEE_OTHER && answer.to().starts_with("/signin"),
            "{path}: {}",
            answer.status
        );
    }
    assert_eq!(stage.app.store().tournaments().await.unwrap()[0].seq, before);
}

#[tokio::test]
async fn a_cookie_that_was_tampered_with_is_no_sign_in() {
    let stage = Stage::new().await;
    let mut owner = stage.owner().await;
    owner.cookie.push('0');
    assert_eq!(stage.get(&owner, "/").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn pages_take_script_from_here_alone_and_let_nobody_frame_them() {
    let stage = Stage::new().await;
    let answer = stage.get(&Browser::default(), "/signin").await;
    let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(policy.contains("script-src 'self'") && policy.contains("frame-ancestors 'none'"), "{policy}");
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
    assert!(!answer.body.contains("onclick") && !answer.body.contains("style="));
}

#[tokio::test]
async fn a_stranger_sends_no_large_body() {
    let stage = Stage::new().await;
    let large = request(&Browser::default(), Method::POST, "/signin")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from(vec![b'a'; 1 << 20]))
        .unwrap();
    assert_eq!(stage.send(large).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}
