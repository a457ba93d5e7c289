//! The board in a browser: by click, by touch, by keyboard; a promotion, a flag, a mate played out.

mod stage;

use std::time::Duration;

use fantoccini::key::Key;
use stage::browser::{Browser, Screen};
use stage::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_click_and_keyboard_at_the_laptop() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path().join("board.sqlite").to_str().unwrap(), home.path());
    let browser = Browser::open(Screen::Desktop, "da").await;
    browser.goto(&format!("{}/board", server.address)).await;
    browser.sees("Hvid er i trækket").await;

    browser.click("#sq-e2").await;
    browser.find("#sq-e4.target").await;
    browser.click("#sq-e4").await;
    hears(&browser, "Hvid: bonde e4").await;
    assert!(browser.url().await.ends_with("/board?m=e2e4"));

    // e7: the focus stands on the last move; up three, choose, down two, set down.
    press(&browser, "#sq-e4", &[Key::Up, Key::Up, Key::Up, Key::Enter]).await;
    browser.find("#sq-e5.target").await;
    press(&browser, "#sq-e7", &[Key::Down, Key::Down, Key::Enter]).await;
    hears(&browser, "Sort: bonde e5").await;

    browser.fill("#text", "Sf3").await;
    browser.click("#say button").await;
    hears(&browser, "Hvid: springer f3").await;
    browser.click("#step-back").await;
    hears(&browser, "Sort: bonde e5").await;
    browser.fits().await;

    // A square where the man may not go: the reason, as by a drag; another own man is only chosen.
    browser.click("#sq-g1").await;
    browser.click("#sq-b1").await;
    browser.find("#sq-b1[aria-selected=true]").await;
    browser.click("#sq-b5").await;
    browser.sees("Ikke spillet: springer b1–b5").await;

    // The board covers nothing.
    let script = "const p = document.getElementById('pasted'); p.scrollIntoView({ block: 'center' }); \
        const r = p.getBoundingClientRect(); \
        return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2).id";
    assert_eq!(browser.client.execute(script, vec![]).await.unwrap(), "pasted");
    browser.close().await;
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_desk_the_men_stand_as_before() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path().join("board.sqlite").to_str().unwrap(), home.path());
    let browser = Browser::open(Screen::Desktop, "en").await;
    browser.goto(&format!("{}/board", server.address)).await;
    browser.find("#sq-e2.movable").await;
    server.stop();
    for _ in 0..2 {
        browser.click("#sq-e2").await;
        browser.click("#sq-e4.target").await;
        browser.sees("No connection since").await;
        browser.find("#sq-e2 .man").await;
    }
    browser.sees("White to move").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pawn_becomes_a_man_flags_appear_and_a_mate_is_played_out_on_the_phone() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path().join("board.sqlite").to_str().unwrap(), home.path());
    let browser = Browser::open(Screen::Phone, "en").await;
    browser.goto(&format!("{}/board?fen=8/P7/8/8/8/8/2K5/7k_w_-_-_0_1", server.address)).await;
    browser.fits().await;
    browser.click("#sq-a7").await;
    browser.click("#sq-a8.target").await;
    browser.click("#promote[open] button[value=n]").await;
    hears(&browser, "White: pawn a8, becomes knight").await;
    browser.find(".flags .over").await;
    browser.sees("L2023-5.2.2").await;

    browser.goto(&format!("{}/board?fen=8/8/8/8/8/5K2/8/Q6k_b_-_-_0_1", server.address)).await;
    browser.click("#mate-white").await;
    browser.find(".answer.winnable").await;
    browser.click("#line-run").await;
    browser.find(".line-moves button:last-of-type[aria-current]").await;
    browser.find("#sq-h2.check, #sq-h1.check").await;
    browser.fits().await;
    browser.close().await;
    server.stop();
}

/// Keys on an element.
async fn press(browser: &Browser, css: &str, keys: &[Key]) {
    let keys: String = keys.iter().map(|key| char::from(*key)).collect();
    browser.find(css).await.send_keys(&keys).await.unwrap_or_else(|error| panic!("{css}: {error}"));
}

/// Waits until the live region says it.
async fn hears(browser: &Browser, wanted: &str) {
    let script = "return document.getElementById('said').textContent";
    let mut said = String::new();
    for _ in 0..200 {
        said = browser.client.execute(script, vec![]).await.unwrap().as_str().unwrap_or_default().to_owned();
        if said.contains(wanted) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{} never says {wanted:?} but {said:?}", browser.url().await);
}
