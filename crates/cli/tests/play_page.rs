//! A game under the referee in the browser: an arbiter and two phones, a lost connection, the result.

mod stage;

use std::time::Duration;

use serde_json::{Value, json};
use stage::browser::{Browser, Screen};
use stage::server::Server;

/// Where the four links of a game lead: White, Black, both, the arbiter.
async fn links(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.address a')].map((link) => link.href)";
    let found = browser.client.execute(script, vec![]).await.unwrap();
    found.as_array().unwrap().iter().map(|link| link.as_str().unwrap().to_owned()).collect()
}

async fn shown(browser: &Browser) -> Value {
    let script = "return [...document.querySelectorAll('.clock')].map((one) => one.classList.contains('runs'))";
    browser.client.execute(script, vec![]).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_phones_play_a_game_under_the_arbiter() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path().join("play.sqlite").to_str().unwrap(), home.path());
    let arbiter = Browser::open(Screen::Desktop, "en").await;
    arbiter.goto(server.link.as_deref().expect("a first start prints a link")).await;
    arbiter.fill("#name", "Astrid Holm").await;
    arbiter.fill("#password", "rank and file 64").await;
    arbiter.click("main form button").await;
    arbiter.find("a[href=\"/game\"]").await;
    arbiter.goto(&format!("{}/game", server.address)).await;
    arbiter.fill("#white", "Ravn, Sigrid").await;
    arbiter.fill("#black", "Lund, Birk").await;
    arbiter.fill("#time", "3+2").await;
    arbiter.sees("Blitz").await;
    arbiter.click("#new-game .primary").await;
    arbiter.sees("One device for both").await;
    let links = links(&arbiter).await;

    let white = Browser::open(Screen::Phone, "da").await;
    let black = Browser::open(Screen::Phone, "sv").await;
    white.goto(&links[0]).await;
    black.goto(&links[1]).await;
    arbiter.goto(&links[3]).await;
    arbiter.click("button[value=start]").await;
    white.sees("Hvids ur går").await;
    white.fits().await;

    // The press shows at once, before the desk has answered; the opponent hears of it.
    white.click("#sq-f2").await;
    white.click("#sq-f3").await;
    black.find("#sq-f3 .man").await;
    black.sees("Svarts klocka går").await;
    assert_eq!(shown(&black).await, json!([false, true]), "the own clock stands below and runs");
    black.click("#sq-e7").await;
    black.click("#sq-e5").await;
    white.find("#sq-e5 .man").await;
    white.click("#sq-g2").await;
    white.click("#sq-g4").await;
    black.find("#sq-g4 .man").await;
    black.click("#sq-d8").await;
    black.click("#sq-h4").await;
    white.sees("0–1").await;
    white.sees("skakmat").await;
    arbiter.sees("0–1").await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    for browser in [white, black, arbiter] {
        browser.close().await;
    }
    server.stop();
}
