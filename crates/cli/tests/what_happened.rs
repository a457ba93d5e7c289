//! A dispute in a browser: from the board to the filed ruling, by keys and by thumb.

mod stage;

use std::time::Duration;

use fantoccini::Locator;
use stage::browser::{Browser, Screen};
use stage::server::{Server, Start};

/// The demonstration is open on the running round.
async fn round(screen: Screen, language: &str, home: &std::path::Path) -> (Server, Browser) {
    let database = home.join("hall.sqlite");
    let server = Server::start_with(&Start {
        database: database.to_str().unwrap(),
        home,
        arguments: &["--demo", "--no-browser"],
        environment: &[],
        traces: None,
    });
    let browser = Browser::open(screen, language).await;
    browser.goto(server.link.as_ref().expect("a link to sign in with")).await;
    if browser.client.find(Locator::Css("#name")).await.is_ok() {
        browser.fill("#name", "Solveig Dahl").await;
    }
    browser.fill("#password", "springer til f3").await;
    browser.click("main form button.primary").await;
    browser.click(".cardlist a").await;
    browser.click(".tabs a:nth-child(3)").await;
    browser.find("tr.is-open").await;
    (server, browser)
}

async fn press(browser: &Browser, key: &str) {
    let body = browser.find("body").await;
    body.send_keys(key).await.expect("a key");
    tokio::time::sleep(Duration::from_millis(300)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_is_ruled_on_from_the_keyboard() {
    let home = tempfile::tempdir().unwrap();
    let (server, browser) = round(Screen::Desktop, "da", home.path()).await;
    let row = browser.find("tr.is-open").await;
    let board = row.attr("data-board").await.unwrap().expect("a number");
    for key in board.chars() {
        press(&browser, &key.to_string()).await;
    }
    press(&browser, "w").await;
    browser.sees("Hvad drejer det sig om?").await;
    for (key, seen) in [("1", "Ulovligt træk"), ("1", "Hvem?"), ("1", "Hvornår blev det opdaget?")] {
        press(&browser, key).await;
        browser.sees(seen).await;
    }
    press(&browser, "2").await;
    browser.sees("7.5.5").await;
    browser.fill("#clock_white", "10:00").await;
    browser.fill("#clock_black", "5:30").await;
    browser.click(".clocks button").await;
    browser.sees("7:30").await;
    browser.fits().await;
    browser.click(".file .primary").await;
    browser.sees("Afgørelsen er gemt.").await;
    browser.click(".speak a[lang=sv]").await;
    browser.sees("Regelstridigt drag").await;
    browser.close().await;
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_that_rings_is_ruled_on_by_thumb() {
    let home = tempfile::tempdir().unwrap();
    let (server, browser) = round(Screen::Phone, "nb", home.path()).await;
    browser.click("tr.is-open a.what").await;
    browser.click(".picks li:nth-child(7) a").await;
    browser.fits().await;
    browser.click(".picks li:nth-child(1) a").await;
    browser.click(".picks li:nth-child(1) a").await;
    browser.click(".picks li:nth-child(1) a").await;
    for _ in 0..3 {
        let answers = browser.client.find_all(Locator::Css(".picks a")).await.unwrap();
        if answers.is_empty() || browser.client.find(Locator::Css(".file .primary")).await.is_ok() {
            break;
        }
        browser.click(".picks li:nth-child(1) a").await;
    }
    browser.find(".decision").await;
    browser.fits().await;
    browser.click(".file .primary").await;
    browser.find("main .done").await;
    browser.fits().await;
    browser.close().await;
    server.stop();
}
