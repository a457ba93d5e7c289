//! The law book in a browser: found by keyboard at the laptop, by touch on the phone, kept as a file.

mod stage;

use fantoccini::key::Key;
use stage::browser::{Browser, Screen};
use stage::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_clause_is_found_by_keyboard_alone_and_its_neighbour_compared() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path().join("laws.sqlite").to_str().unwrap(), home.path());
    let browser = Browser::open(Screen::Desktop, "da").await;
    browser.goto(&format!("{}/laws", server.address)).await;
    browser.sees("Skakreglerne 2023").await;

    // `/` goes to the box; answers come while one types, in the words of another language.
    browser.find("body").await.send_keys("/").await.unwrap();
    let field = browser.client.active_element().await.unwrap();
    field.send_keys("kläpp").await.unwrap();
    browser.find("a.hit[href='/laws/2018-SE/6.8'] mark").await;
    browser.sees("bestemmelser fundet").await;
    assert!(browser.url().await.contains("/laws/search?q=kl"));
    field.send_keys(&Key::Down.to_string()).await.unwrap();
    let first = browser.client.active_element().await.unwrap();
    assert_eq!(first.attr("class").await.unwrap().as_deref(), Some("hit"));
    first.send_keys(&Key::Enter.to_string()).await.unwrap();
    browser.find(".lead").await;

    // Back are the answers; without script the same address gives the same page.
    browser.client.back().await.unwrap();
    browser.find("a.hit").await;

    browser.goto(&format!("{}/laws/2018-SE/7.5.5", server.address)).await;
    browser.sees("Samme regel i andre udgaver").await;
    browser.click("a[href*='a=2009-DK']").await;
    browser.find("ins").await;
    browser.find("del").await;
    browser.fits().await;
    browser.close().await;
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_book_is_read_with_one_thumb() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path().join("laws.sqlite").to_str().unwrap(), home.path());
    let browser = Browser::open(Screen::Phone, "sv").await;
    for path in ["/laws", "/laws/2018-SE", "/laws/2023/7", "/laws/2018-SE/7.5.5", "/laws/compare", "/laws/index"] {
        browser.goto(&format!("{}{path}", server.address)).await;
        browser.find("#q").await;
        browser.fits().await;
    }
    // The longest title of a book is one word too long for the line.
    for lang in ["da", "nb", "sv", "en"] {
        browser.goto(&format!("{}/laws/DSU?lang={lang}", server.address)).await;
        browser.fits().await;
    }
    browser.goto(&format!("{}/laws/2018-SE?lang=sv", server.address)).await;
    browser.click(".parts a[href='#part-9']").await;
    browser.find(".parts a[href='#part-9'][aria-current]").await;
    browser.fill("#q", "remianbud").await;
    browser.find("a.hit mark").await;
    browser.close().await;
    server.stop();
}
