//! Too many, too much, too long: who goes first, who waits, and who is told to come back.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use rokade_desk::{Capacity, LaneSize, PurseSize};
use tokio::task::JoinSet;

use crate::routes::{filled, pages, usual};
use crate::stage::{Browser, Stage, between, request};

/// Nobody is ever at work here.
const CLOSED: LaneSize = LaneSize { threads: 0, most: 1000, most_of_one: 1000 };

fn soon() -> Capacity {
    Capacity { longest_answer: Duration::from_millis(20), ..Capacity::default() }
}

fn nobody() -> Browser {
    Browser::default()
}

#[tokio::test]
async fn every_page_is_made_on_a_lane() {
    let closed = Capacity {
        writing: CLOSED,
        door: CLOSED,
        desk: CLOSED,
        public: CLOSED,
        longest_answer: Duration::from_millis(2),
        ..soon()
    };
    let stage = Stage::of(closed).await;
    for route in pages() {
        let path = filled(route, usual);
        let ask = |method: Method| stage.send(request(&nobody(), method, &path).body(Body::empty()).unwrap());
        let told = [ask(Method::GET).await.status, ask(Method::POST).await.status];
        // Where a method is not known there is nothing to be made.
        let is_late = |status: &StatusCode| *status == StatusCode::SERVICE_UNAVAILABLE;
        assert!(told.iter().any(is_late), "{path} is made where it is served: {told:?}");
        assert!(told.iter().all(|status| is_late(status) || *status == StatusCode::NOT_FOUND), "{path}: {told:?}");
    }
}

#[tokio::test]
async fn nothing_computes_on_the_threads_of_others() {
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            for word in ["spawn_blocking", "block_in_place"] {
                assert!(!source.contains(word), "{} uses {word}", path.display());
            }
        }
    }
}

#[tokio::test]
async fn the_arbiter_goes_on_while_the_public_waits() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    stage.publish(&owner, &group).await;
    let stage = stage.with(Capacity { public: CLOSED, ..Capacity::default() }).await;
    let page = group.replace("/t/", "/p/");
    let mut readers = Vec::new();
    for _ in 0..50 {
        let request = request(&nobody(), Method::GET, &format!("{page}/norms")).body(Body::empty()).unwrap();
        let served = rokade_desk::router(stage.app.clone());
        readers.push(tokio::spawn(tower::ServiceExt::oneshot(served, request)));
    }
    tokio::task::yield_now().await;
    for board in 1..=3 {
        assert_eq!(stage.result(&owner, &group, 1, board, "1-0").await.status, StatusCode::OK);
    }
    assert_eq!(stage.get(&owner, &format!("{group}/standings")).await.status, StatusCode::OK);
    assert_eq!(
        stage.get(&owner, &format!("{page}/standings")).await.status,
        StatusCode::OK,
        "also what everybody sees"
    );
    assert_eq!(stage.get(&nobody(), "/signin").await.status, StatusCode::OK, "whoever comes later can sign in");
    assert!(readers.iter().all(|reader| !reader.is_finished()));
    readers.into_iter().for_each(|reader| reader.abort());
}

#[tokio::test]
async fn results_are_entered_while_the_arbiters_pages_wait() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    stage.publish(&owner, &group).await;
    let stage = stage.with(Capacity { desk: CLOSED, public: CLOSED, ..soon() }).await;
    let print = format!("{}/derivations", group.replace("/t/", "/print/"));
    assert_eq!(stage.get(&owner, &print).await.status, StatusCode::SERVICE_UNAVAILABLE);
    let stage = stage.with(Capacity { desk: CLOSED, public: CLOSED, ..Capacity::default() }).await;
    assert_eq!(stage.result(&owner, &group, 1, 1, "1-0").await.status, StatusCode::OK);
}

#[tokio::test]
async fn an_answer_that_takes_too_long_is_a_page_that_says_so() {
    let stage = Stage::of(Capacity { public: CLOSED, door: CLOSED, ..soon() }).await;
    for (lang, said) in [
        ("en", "The answer took too long"),
        ("da", "Svaret tog for lang tid"),
        ("nb", "Svaret tok for lang tid"),
        ("sv", "Svaret tog för lång tid"),
    ] {
        let late = stage.get(&nobody(), &format!("/board?lang={lang}")).await;
        assert_eq!(late.status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(late.headers[header::RETRY_AFTER], "10");
        assert!(late.body.contains(said) && late.body.contains("</html>"), "{}", late.body);
    }
    let read = stage.get(&nobody(), "/board?lang=en").await.body;
    assert!(read.contains("Nothing was changed"), "{read}");
    let sent = stage.post(&nobody(), "/signin?lang=en", &[("name", "Liv"), ("password", "x")]).await.body;
    assert!(sent.contains("is not certain") && !sent.contains("Nothing was changed"), "{sent}");
}

#[tokio::test]
async fn whoever_comes_to_a_full_lane_is_told_to_come_back() {
    let few = LaneSize { threads: 0, most: 4, most_of_one: 4 };
    let stage = Stage::of(Capacity { public: few, ..Capacity::default() }).await;
    let ask = || request(&nobody(), Method::GET, "/laws?lang=en").body(Body::empty()).unwrap();
    let mut asking = JoinSet::new();
    for _ in 0..5 {
        asking.spawn(tower::ServiceExt::oneshot(rokade_desk::router(stage.app.clone()), ask()));
    }
    let full = asking.join_next().await.unwrap().unwrap().unwrap();
    assert_eq!(full.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(full.headers()[header::RETRY_AFTER], "3");
    let said = axum::body::to_bytes(full.into_body(), usize::MAX).await.unwrap();
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("The desk has too much to do"), "{said}");
    assert_eq!(asking.len(), 4, "as many as there is room for go on waiting");
    asking.abort_all();
}

/// A purse that the first question empties.
fn poor() -> Capacity {
    let purse = PurseSize { holds: 1, fills_per_second: 1 };
    Capacity { purse, free: Duration::ZERO, ..Capacity::default() }
}

#[tokio::test]
async fn a_stranger_who_asks_too_much_waits() {
    let mate = "/board/mate?fen=8/8/8/8/8/5k2/6p1/6K1_w_-_-_0_1&winner=white";
    for costly in [mate, "/laws/search?q=flag", "/board?m=e2e4.e7e5", "/p/nowhere/find?name=a"] {
        let stage = Stage::of(poor()).await;
        assert_ne!(stage.get(&nobody(), costly).await.status, StatusCode::TOO_MANY_REQUESTS, "{costly}");
        // An answer may be there a moment before it is charged for.
        let mut spent = stage.get(&nobody(), &format!("{costly}&lang=en")).await;
        for _ in 0..20 {
            if spent.status == StatusCode::TOO_MANY_REQUESTS {
                break;
            }
            spent = stage.get(&nobody(), &format!("{costly}&lang=en")).await;
        }
        assert_eq!(spent.status, StatusCode::TOO_MANY_REQUESTS, "{costly}");
        assert!(spent.headers[header::RETRY_AFTER].to_str().unwrap().parse::<u64>().unwrap() > 0);
        assert!(spent.body.contains("Your address has asked for too much in a short time"), "{}", spent.body);
    }
}

#[tokio::test]
async fn a_stranger_who_pastes_games_pays_for_them() {
    let stage = Stage::of(poor()).await;
    let paste = || async {
        let game = b"[Event \"Aften\"]\n\n1. e4 e5 2. Nf3 *\n";
        stage.upload(&nobody(), "/board/read", &[("text", "")], game).await.status
    };
    assert_eq!(paste().await, StatusCode::SEE_OTHER);
    let mut later = paste().await;
    for _ in 0..20 {
        if later == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
        later = paste().await;
    }
    assert_eq!(later, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn whoever_is_signed_in_is_not_counted() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let stage = stage.with(poor()).await;
    for _ in 0..5 {
        assert_eq!(stage.get(&owner, "/laws/search?q=flag").await.status, StatusCode::OK);
        assert_eq!(stage.get(&owner, "/").await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn the_tables_of_the_hall_cost_nobody_anything() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 40, 3).await;
    stage.publish(&owner, &group).await;
    let page = group.replace("/t/", "/p/");
    // Rendering the standings takes longer than this; everybody may look at them all the same.
    let purse = PurseSize { holds: 100, fills_per_second: 1 };
    let stage = stage.with(Capacity { purse, free: Duration::from_millis(20), ..Capacity::default() }).await;
    for table in ["standings", "cross", "ratings", "round/1", "round/1/names"] {
        let path = format!("{page}/{table}");
        assert_eq!(stage.get(&nobody(), &path).await.status, StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn a_stranger_sends_no_more_than_a_form_holds() {
    let stage = Stage::new().await;
    let send = |path: &str, size: usize| {
        let request =
            request(&nobody(), Method::POST, path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        request.header(header::CONTENT_LENGTH, size).body(Body::from("x".repeat(size))).unwrap()
    };
    for (path, size) in [("/signin", 17 * 1024), ("/play/k/1/s/do", 17 * 1024), ("/board/read", 5 << 20)] {
        assert_eq!(stage.send(send(path, size)).await.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
    }
}

#[tokio::test]
async fn what_strangers_send_slowly_is_limited_and_a_form_still_comes_through() {
    let stage = Stage::new().await;
    let post = |path: &str, size: usize, body: Body| {
        let form = "application/x-www-form-urlencoded";
        let request = request(&nobody(), Method::POST, path).header(header::CONTENT_TYPE, form);
        request.header(header::CONTENT_LENGTH, size).body(body).unwrap()
    };
    let slow = || Body::from_stream(tokio_stream::pending::<Result<axum::body::Bytes, std::io::Error>>());
    let router = rokade_desk::router(stage.app.clone());
    let mut sending = JoinSet::new();
    // A game of sixty kilobytes each: more than a desk should hold for people who never end.
    for _ in 0..1_200 {
        let request = post("/board/read", 60_000, slow());
        sending.spawn(tower::ServiceExt::oneshot(router.clone(), request));
    }
    // Those who are not refused are never answered; how long a busy machine takes for the others says nothing.
    let mut refused = 0;
    while let Ok(Some(answer)) = tokio::time::timeout(Duration::from_secs(60), sending.join_next()).await {
        assert_eq!(answer.unwrap().unwrap().status(), StatusCode::SERVICE_UNAVAILABLE);
        refused += 1;
        if refused == 50 {
            break;
        }
    }
    assert_eq!(refused, 50, "beyond what there is room for they are told at once");
    let guess = "name=n&password=longenough1";
    let told = stage.send(post("/signin", guess.len(), Body::from(guess))).await;
    assert_eq!(told.status, StatusCode::UNAUTHORIZED, "{}", told.body);
    sending.abort_all();
}

#[tokio::test]
async fn a_link_that_offers_without_end_is_stopped_and_the_game_goes_on() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let links =
        stage.deed(&owner, "/game", &[("white", "Ravn, Sigrid"), ("black", "Lund, Birk"), ("time", "3+2")]).await;
    let links = stage.get(&owner, &links).await.body;
    let path = |rest: &str| rest.split('"').next().unwrap().split_once("desk.example:4464").unwrap().1.to_owned();
    let found: Vec<String> = links.split("<p class=\"address\"><a href=\"").skip(1).map(path).collect();
    let (white, arbiter) = (format!("{}/do", found[0]), format!("{}/do", found[3]));
    stage.deed(&owner, &arbiter, &[("do", "start")]).await;
    let (begun, mut heard, mut stopped) = (Instant::now(), 0, 0);
    while stopped < 20 {
        let answer = stage.post(&nobody(), &white, &[("do", "claim"), ("rule", "fifty")]).await;
        if answer.status != StatusCode::TOO_MANY_REQUESTS {
            heard += 1;
            continue;
        }
        stopped += 1;
        assert!(answer.headers.contains_key(header::RETRY_AFTER));
        assert!(answer.body.contains("player’s link"), "{}", answer.body);
    }
    // A handful at once, and one every other second since.
    assert!((20..=21 + begun.elapsed().as_secs() / 2).contains(&heard), "{heard} were heard");
    let moved = stage.post(&nobody(), &white, &[("do", "move"), ("written", "e4"), ("press", "1")]).await;
    assert_eq!(moved.status, StatusCode::SEE_OTHER, "{}", moved.body);
    for _ in 0..30 {
        assert_ne!(
            stage.post(&owner, &arbiter, &[("do", "notice"), ("what", "phone")]).await.status,
            StatusCode::TOO_MANY_REQUESTS
        );
    }
}

#[tokio::test]
async fn derivations_come_bit_by_bit_and_whole() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 12, 3).await;
    stage.publish(&owner, &group).await;
    for board in 1..=6 {
        stage.result(&owner, &group, 1, board, "1-0").await;
    }
    let path = format!("{}/derivations", group.replace("/t/", "/print/"));
    let sheet = stage.get(&owner, &path).await;
    assert_eq!(sheet.status, StatusCode::OK);
    assert!(!sheet.headers.contains_key(header::CONTENT_LENGTH), "nobody knew how long it would be");
    assert_eq!(sheet.body.matches("<article>").count(), 12);
    assert!(sheet.body.trim_end().ends_with("</html>"));
    assert_eq!(sheet.body.matches("</main>").count(), 1);
    let one = stage.get(&owner, &format!("{path}?player=3")).await;
    assert_eq!(one.body.matches("<article>").count(), 1);
    assert!(one.body.contains("Spiller"), "{}", between(&one.body, "<article>", "</article>"));
    assert_eq!(stage.get(&owner, &format!("{path}?player=99")).await.status, StatusCode::NOT_FOUND);
}
