//! Everything has one address: however a number is spelt, it leads there or nowhere.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};

use crate::routes::{filled, pages, places, usual};
use crate::stage::{Answer, Browser, Stage, request};

fn is_number(name: &str) -> bool {
    usual(name) == "1"
}

#[tokio::test]
async fn a_number_spelt_otherwise_leads_to_the_one_address() {
    let stage = Stage::new().await;
    for route in pages().iter().filter(|route| places(route).into_iter().any(is_number)) {
        let own = filled(route, usual);
        for spelling in ["01", "0000000000000000000001", "%31", "%30%31"] {
            let asked = filled(route, |name| if is_number(name) { spelling.to_owned() } else { usual(name) });
            let answers = asked_both_ways(&stage, &format!("{asked}?part=1")).await;
            let led: Vec<_> = answers.iter().filter(|answer| answer.status != StatusCode::NOT_FOUND).collect();
            assert!(!led.is_empty(), "{asked} leads nowhere");
            for answer in led {
                assert_eq!(answer.status, StatusCode::PERMANENT_REDIRECT, "{asked}");
                assert_eq!(answer.to(), format!("{own}?part=1"), "{asked}");
            }
        }
        for nothing in ["+1", "-1", "1x", "x", "1.0", "%20", "1%20", "99999999999999999999", "1%2F2"] {
            let asked = filled(route, |name| if is_number(name) { nothing.to_owned() } else { usual(name) });
            for answer in asked_both_ways(&stage, &asked).await {
                assert_eq!(answer.status, StatusCode::NOT_FOUND, "{asked}");
            }
        }
    }
}

/// A route that only takes forms leads nowhere for a reader, and the other way round.
async fn asked_both_ways(stage: &Stage, path: &str) -> [Answer; 2] {
    let ask = |method: Method| stage.send(request(&Browser::default(), method, path).body(Body::empty()).unwrap());
    [ask(Method::GET).await, ask(Method::POST).await]
}

#[tokio::test]
async fn so_do_the_numbers_of_a_game() {
    let stage = Stage::new().await;
    for (asked, own) in [
        ("/t/k/game/01-1-1", "/t/k/game/1-1-1"),
        ("/play/k/1-002-3/s/live", "/play/k/1-2-3/s/live"),
        ("/t/k/game/%31", "/t/k/game/1"),
    ] {
        let answer = stage.get(&Browser::default(), asked).await;
        assert_eq!((answer.status, answer.to()), (StatusCode::PERMANENT_REDIRECT, own));
    }
    for nothing in ["/t/k/game/1-2", "/t/k/game/1-+2-3", "/t/k/game/x"] {
        assert_eq!(stage.get(&Browser::default(), nothing).await.status, StatusCode::NOT_FOUND, "{nothing}");
    }
}

#[tokio::test]
async fn what_is_added_to_an_address_leads_nowhere() {
    let stage = Stage::new().await;
    for route in pages() {
        let asked = format!("{}/", filled(route, usual).trim_end_matches('/'));
        if asked != "/" {
            assert_eq!(stage.get(&Browser::default(), &asked).await.status, StatusCode::NOT_FOUND, "{asked}");
        }
    }
}

#[tokio::test]
async fn a_form_is_led_on_with_what_it_holds() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let spelt = group.replace("/g/1", "/g/01");
    let sent = stage.post(&owner, &format!("{spelt}/pair"), &[]).await;
    assert_eq!((sent.status, sent.to()), (StatusCode::PERMANENT_REDIRECT, format!("{group}/pair").as_str()));
}

#[tokio::test]
async fn words_are_written_in_one_way_too() {
    let stage = Stage::new().await;
    let nobody = Browser::default();
    let answer = stage.get(&nobody, "/laws/2018-%44K?lang=da").await;
    assert_eq!((answer.status, answer.to()), (StatusCode::PERMANENT_REDIRECT, "/laws/2018-DK?lang=da"));
    let plain = request(&nobody, Method::GET, "/laws/2018-DK").header(header::ACCEPT_LANGUAGE, "da");
    let plain = stage.send(plain.body(Body::empty()).unwrap()).await;
    assert_ne!(plain.status, StatusCode::PERMANENT_REDIRECT);
}
