//! A game under the referee: set up, played by links, ruled by the arbiter; every route, good and bad.

use std::sync::atomic::{AtomicI64, Ordering};

use axum::http::StatusCode;
use tower::ServiceExt;

use crate::stage::{Answer, Browser, Stage, between};

/// A game for its own sake: the arbiter's page, White's, Black's and the one for both.
pub(crate) struct Game {
    pub arbiter: String,
    pub white: String,
    pub black: String,
    both: String,
}

pub(crate) async fn links(stage: &Stage, owner: &Browser, page: &str) -> Game {
    let links = stage.get(owner, page).await;
    assert_eq!(links.status, StatusCode::OK, "{}", links.body);
    let found: Vec<String> = links.body.split("<p class=\"address\"><a href=\"").skip(1).map(path).collect();
    let [white, black, both, arbiter] = &found[..] else { panic!("four links: {found:?}") };
    assert_eq!(links.body.matches("<svg").count() - links.body.matches("<svg class=\"icon\"").count(), 4);
    Game { arbiter: arbiter.clone(), white: white.clone(), black: black.clone(), both: both.clone() }
}

fn path(rest: &str) -> String {
    let url = rest.split('"').next().unwrap();
    url.split_once("desk.example:4464").unwrap().1.to_owned()
}

async fn free(stage: &Stage, owner: &Browser, more: &[(&str, &str)]) -> Game {
    let mut form = vec![("white", "Ravn, Sigrid"), ("black", "Lund, Birk")];
    form.extend(more);
    let page = stage.deed(owner, "/game", &form).await;
    assert!(page.starts_with("/t/game-") && page.ends_with("/links"), "{page}");
    links(stage, owner, &page).await
}

/// A deed that is taken; the page afterwards.
pub(crate) async fn done(stage: &Stage, browser: &Browser, page: &str, fields: &[(&str, &str)]) -> String {
    let to = stage.deed(browser, &format!("{page}/do"), fields).await;
    assert!(to.starts_with(page), "{to}");
    stage.get(browser, &to).await.body
}

async fn refused(stage: &Stage, browser: &Browser, page: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
    let body: String = fields.iter().map(|(name, value)| format!("{name}={value}&")).collect();
    let request = crate::stage::request(browser, axum::http::Method::POST, &format!("{page}/do"))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("accept", "application/json")
        .header("x-csrf", &browser.csrf)
        .body(axum::body::Body::from(body));
    let answer = stage.send(request.unwrap()).await;
    let key = answer.json()["error"]["reasons"][0]["key"].as_str().unwrap_or_default().to_owned();
    (answer.status, key)
}

fn nobody() -> Browser {
    Browser::default()
}

#[tokio::test]
async fn a_game_is_played_by_links_without_script_and_without_signing_in() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let game = free(&stage, &owner, &[("time", "3+2")]).await;
    let before = stage.get(&nobody(), &game.white).await;
    assert_eq!(before.status, StatusCode::OK);
    assert!(before.body.contains("Sigrid Ravn – Birk Lund") && before.body.contains("Blitz 3+2"));
    assert_eq!(before.body.matches("role=\"gridcell\"").count(), 64);
    assert!(before.body.contains("Before the start"));

    let started = done(&stage, &owner, &game.arbiter, &[("do", "start")]).await;
    assert!(started.contains("White’s clock runs") && started.contains("data-runs=\"white\""));
    let moved = done(&stage, &nobody(), &game.white, &[("do", "move"), ("written", "f3")]).await;
    assert!(moved.contains("the clock is not pressed yet"));
    let pressed = done(&stage, &nobody(), &game.white, &[("do", "press")]).await;
    assert!(pressed.contains("Black’s clock runs"));
    for (page, written) in [(&game.black, "e7e5"), (&game.white, "g4"), (&game.black, "Dh4")] {
        done(&stage, &nobody(), page, &[("do", "move"), ("written", written), ("press", "1")]).await;
    }
    let over = stage.get(&nobody(), &game.white).await.body;
    assert!(over.contains("0–1</strong> checkmate"), "mate by a queen written in Danish");
    assert!(over.contains("value=\"sign\""));
    done(&stage, &nobody(), &game.white, &[("do", "sign"), ("result", "0-1")]).await;
}

/// How far the clock of one test runs ahead.
static AHEAD: AtomicI64 = AtomicI64::new(0);

fn ahead() -> i64 {
    rokade_desk::time_of_day() + AHEAD.load(Ordering::SeqCst)
}

fn seconds_pass(seconds: i64) {
    AHEAD.fetch_add(seconds * 1_000_000, Ordering::SeqCst);
}

#[tokio::test]
async fn l2023_6_7_1_whoever_comes_after_the_set_up_has_not_come_too_late() {
    let stage = Stage::by(ahead).await;
    let owner = stage.owner().await;
    let game = free(&stage, &owner, &[("time", "3+2")]).await;
    seconds_pass(43);
    let there = done(&stage, &nobody(), &game.white, &[("do", "arrive")]).await;
    assert!(!there.contains("0–1") && there.contains("Before the start"), "{there}");
    done(&stage, &owner, &game.arbiter, &[("do", "start")]).await;
    seconds_pass(20);
    let late = done(&stage, &nobody(), &game.black, &[("do", "arrive")]).await;
    assert!(late.contains("White’s clock runs"), "{late}");
    // Agreed beforehand, the limit counts from the start; the arbiter has a button to decide otherwise.
    let timed = free(&stage, &owner, &[("time", "3+2"), ("default_minutes", "1")]).await;
    seconds_pass(600);
    done(&stage, &nobody(), &timed.white, &[("do", "arrive")]).await;
    done(&stage, &owner, &timed.arbiter, &[("do", "start")]).await;
    seconds_pass(61);
    done(&stage, &nobody(), &timed.black, &[("do", "arrive")]).await;
    let lost = stage.get(&owner, &timed.arbiter).await.body;
    assert!(lost.contains("1–0") && lost.contains("Let the game be played"), "{lost}");
    let played = done(&stage, &owner, &timed.arbiter, &[("do", "decide"), ("claim", "reject")]).await;
    assert!(played.contains("White’s clock runs") && !played.contains("Let the game be played"), "{played}");
}

#[tokio::test]
async fn no_mark_on_a_players_page_tells_of_an_illegal_move() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let game = free(&stage, &owner, &[("time", "3+2")]).await;
    done(&stage, &owner, &game.arbiter, &[("do", "start")]).await;
    done(&stage, &nobody(), &game.white, &[("do", "move"), ("uci", "g1g3"), ("press", "1")]).await;
    for page in [&game.black, &game.white, &game.both] {
        let body = stage.get(&nobody(), page).await.body;
        assert!(!body.contains("class=\"illegal\"") && body.contains(">Ng3<"), "{body}");
    }
    let body = stage.get(&owner, &game.arbiter).await.body;
    assert!(body.contains("class=\"illegal\"") && body.contains("g1g3"), "{body}");
    let claimed = done(&stage, &nobody(), &game.black, &[("do", "claim"), ("rule", "illegal_move")]).await;
    assert!(!claimed.contains(">Ng3<"), "{claimed}");
}

#[tokio::test]
async fn a_link_lets_its_own_player_act_and_nobody_else() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let game = free(&stage, &owner, &[]).await;
    let ours = nobody();
    let not_yours = (StatusCode::BAD_REQUEST, "play_not_yours".to_owned());
    assert_eq!(refused(&stage, &ours, &game.white, &[("do", "resign"), ("by", "black")]).await, not_yours);
    assert_eq!(refused(&stage, &ours, &game.white, &[("do", "start"), ("by", "arbiter")]).await, not_yours);
    assert_eq!(refused(&stage, &ours, &game.both, &[("do", "start"), ("by", "arbiter")]).await, not_yours);
    let (status, key) = refused(&stage, &ours, &game.white, &[("do", "start")]).await;
    assert_eq!((status, key.as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "script_arbiter_only"));
    done(&stage, &ours, &game.both, &[("do", "offer_draw"), ("by", "black")]).await;

    let wrong = format!("{}x", &game.white[..game.white.len() - 1]);
    assert_eq!(stage.get(&ours, &wrong).await.status, StatusCode::NOT_FOUND);
    assert_eq!(stage.post(&ours, &format!("{wrong}/do"), &[("do", "resign")]).await.status, StatusCode::NOT_FOUND);
    let (head, secret) = game.white.rsplit_once('/').unwrap();
    let elsewhere = format!("{}/2/{secret}", head.rsplit_once('/').unwrap().0);
    assert_eq!(stage.get(&ours, &elsewhere).await.status, StatusCode::NOT_FOUND);

    // The arbiter's side asks for the sign-in, and for the token.
    assert_eq!(stage.get(&ours, &game.arbiter).await.status, StatusCode::SEE_OTHER);
    let forged = Browser { csrf: "0".repeat(32), ..owner.clone() };
    let answer = stage.post(&forged, &format!("{}/do", game.arbiter), &[("do", "start")]).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    for page in ["links", "paper", "script.jsonl"] {
        assert_eq!(stage.get(&ours, &format!("{}/{page}", game.white)).await.status, StatusCode::NOT_FOUND, "{page}");
    }
}

#[tokio::test]
async fn what_is_not_understood_changes_nothing() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let game = free(&stage, &owner, &[]).await;
    done(&stage, &owner, &game.arbiter, &[("do", "start")]).await;
    let tried: &[(&[(&str, &str)], &str)] = &[
        (&[], "script_unknown_verb"),
        (&[("do", "dance")], "script_unknown_verb"),
        (&[("do", "move")], "move_missing"),
        (&[("do", "move"), ("uci", "e2")], "script_bad_uci"),
        (&[("do", "move"), ("written", "hello")], "board_move_unread"),
        (&[("do", "claim"), ("rule", "magic")], "play_deed_unread"),
        (&[("do", "record"), ("moves", "many")], "figure_not_a_number"),
        (&[("do", "touch"), ("squares", "z9")], "script_bad_square"),
        (&[("do", "sign"), ("result", "2-0")], "play_deed_unread"),
        (&[("do", "press"), ("by", "nobody")], "play_who_unknown"),
    ];
    for (fields, expected) in tried {
        let (status, key) = refused(&stage, &nobody(), &game.white, fields).await;
        assert!(status.is_client_error(), "{fields:?}: {status}");
        assert_eq!(key, *expected, "{fields:?}");
    }
    let (_, key) = refused(&stage, &owner, &game.arbiter, &[("do", "set_clock"), ("white", "soon")]).await;
    assert_eq!(key, "play_time_unread");
    let script = stage.get(&owner, &format!("{}/script.jsonl", game.arbiter)).await.body;
    assert_eq!(script.lines().count(), 2, "the settings and the start: {script}");
}

#[tokio::test]
async fn a_form_that_is_sent_again_is_heard_once() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let game = free(&stage, &owner, &[]).await;
    done(&stage, &owner, &game.arbiter, &[("do", "start")]).await;
    let form: &[(&str, &str)] = &[("do", "move"), ("uci", "e2e4"), ("press", "1"), ("seen", "1")];
    for _ in 0..2 {
        done(&stage, &nobody(), &game.white, form).await;
    }
    let stale: &[(&str, &str)] = &[("do", "move"), ("uci", "d2d4"), ("seen", "1")];
    assert_eq!(refused(&stage, &nobody(), &game.white, stale).await.1, "play_moved_on");
    let script = stage.get(&owner, &format!("{}/script.jsonl", game.arbiter)).await.body;
    assert_eq!(script.lines().count(), 4, "{script}");
}

#[tokio::test]
async fn a_script_gets_the_pieces_back_and_the_arbiter_sets_the_clocks() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let game = free(&stage, &owner, &[("time", "5+3"), ("time_black", "2"), ("added", "delay")]).await;
    done(&stage, &owner, &game.arbiter, &[("do", "start")]).await;
    let part = stage.get(&nobody(), &format!("{}?part=1&letters=figurine", game.black)).await.body;
    assert!(part.contains("data-delays=\"3000 0\"") && part.contains("data-side=\"black\""), "{part}");
    assert!(!part.contains("<html"));
    done(&stage, &owner, &game.arbiter, &[("do", "stop")]).await;
    let set =
        done(&stage, &owner, &game.arbiter, &[("do", "set_clock"), ("white", "4:07"), ("black", "1:00:00")]).await;
    assert!(set.contains("data-white=\"247000\"") && set.contains("data-black=\"3600000\""), "{set}");
    done(&stage, &owner, &game.arbiter, &[("do", "restart")]).await;
    // The arbiter may write down what the players do.
    let hands = format!("{}?hands=1", game.arbiter);
    assert!(!stage.get(&owner, &game.arbiter).await.body.contains("value=\"press\""));
    assert!(stage.get(&owner, &hands).await.body.contains("value=\"press\""));
    let moved: &[(&str, &str)] = &[
        ("do", "move"),
        ("written", "♘f3"),
        ("by", "white"),
        ("press", "1"),
        ("hands_on", "1"),
        ("letters", "figurine"),
    ];
    let page = done(&stage, &owner, &game.arbiter, moved).await;
    assert!(page.contains("♘f3") && page.contains("data-runs=\"black\""));
    let pgn = stage.get(&nobody(), &format!("{}/game.pgn", game.white)).await.body;
    assert!(pgn.contains("[White \"Ravn, Sigrid\"]") && pgn.contains("1. Nf3"), "{pgn}");
    let paper = stage.get(&owner, &format!("{}/paper", game.arbiter)).await;
    assert!(paper.status == StatusCode::OK && paper.body.contains("class=\"signatures\""));
}

#[tokio::test]
async fn the_result_of_a_refereed_board_goes_into_the_round() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    let board = format!("{group}/round/1/board/1");
    assert!(stage.get(&owner, &board).await.body.contains("Put the game under the referee"));
    let (event, number) = group.split_once("/g/").unwrap();
    let at: &[(&str, &str)] = &[("group", number), ("round", "1"), ("board", "1")];
    let page = stage.deed(&owner, &format!("{event}/game"), at).await;
    assert!(stage.post(&owner, &format!("{event}/game"), at).await.status == StatusCode::UNPROCESSABLE_ENTITY);
    let game = links(&stage, &owner, &page).await;
    let round = stage.get(&owner, &format!("{group}/round/1/boards")).await.body;
    assert!(round.contains(&format!("<a class=\"chip live\" href=\"{}\"", game.arbiter)), "{round}");
    assert!(stage.get(&owner, &board).await.body.contains("Go to the game"));
    done(&stage, &owner, &game.arbiter, &[("do", "start")]).await;
    done(&stage, &nobody(), &game.black, &[("do", "resign")]).await;
    let round = stage.get(&owner, &format!("{group}/round/1/boards")).await.body;
    assert!(!round.contains("chip live"));
    let one = between(&round, "id=\"board-1\"", "</tr>");
    assert!(one.contains("data-seen=\"1-0\""), "{one}");
    let nowhere: &[(&str, &str)] = &[("group", number), ("round", "1"), ("board", "9")];
    assert!(stage.post(&owner, &format!("{event}/game"), nowhere).await.status.is_client_error());
    assert!(stage.post(&owner, &format!("{event}/game"), &[("group", "x")]).await.status.is_client_error());
}

#[tokio::test]
async fn a_game_for_its_own_sake_is_in_no_list_of_tournaments() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let game = free(&stage, &owner, &[]).await;
    let home = stage.get(&owner, "/").await.body;
    assert!(home.contains("href=\"/game\"") && !home.contains("/t/game-"), "{home}");
    assert!(!stage.get(&owner, "/api/t").await.body.contains("game-"));
    let games = stage.get(&owner, "/game").await.body;
    assert!(games.contains(&game.arbiter) && games.contains("Sigrid Ravn – Birk Lund"));
}

#[tokio::test]
async fn a_game_is_agreed_with_everything_said_that_is_wrong() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    assert_eq!(stage.get(&nobody(), "/game").await.status, StatusCode::SEE_OTHER);
    let pace = |query: &'static str| {
        let (stage, owner) = (&stage, &owner);
        async move { stage.get(owner, &format!("/game?pace=only&{query}")).await.body }
    };
    assert!(pace("time=40/90%2B30+30%2B30&laws=2018-SE").await.contains("Standard"));
    assert!(pace("time=10&laws=2023").await.contains("Blitz"));
    assert_eq!(pace("time=soon").await, "");
    let answer = stage.post(&owner, "/game", &[("white", ""), ("black", "Lund"), ("time", "soon")]).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.body.contains("A game needs two players") && answer.body.contains("is not understood"));
    let lot = free(&stage, &owner, &[("start", "lot"), ("laws", "2009-NO"), ("blind", "white"), ("dsu", "1")]).await;
    assert!(stage.get(&owner, &lot.arbiter).await.body.contains("Boards differ"));
    assert!(stage.get(&owner, "/help").await.body.contains("id=\"help-play\""));
}

#[tokio::test]
async fn the_page_speaks_four_languages_and_the_stream_is_open_to_the_link() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let game = free(&stage, &owner, &[]).await;
    for (lang, press) in
        [("da", "Tryk på uret"), ("nb", "Trykk på klokka"), ("sv", "Tryck på klockan"), ("en", "Press the clock")]
    {
        let page: Answer = stage.get(&nobody(), &format!("{}?lang={lang}", game.white)).await;
        assert!(page.body.contains(press), "{lang}");
        assert!(!page.body.contains("desk-play-"), "{lang}: {}", page.body);
        let page = stage.get(&owner, &format!("{}?lang={lang}&hands=1", game.arbiter)).await;
        assert!(!page.body.contains("desk-play-"), "{lang}");
    }
    for page in [&game.white, &game.both] {
        let request = crate::stage::request(&nobody(), axum::http::Method::GET, &format!("{page}/live"));
        let request = request.body(axum::body::Body::empty()).unwrap();
        let stream = rokade_desk::router(stage.app.clone()).oneshot(request).await.unwrap();
        assert_eq!(stream.headers()["content-type"], "text/event-stream");
    }
}
