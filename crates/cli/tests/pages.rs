//! Every page of the demonstration in a browser: nothing is wider than its screen, headings, labels and landmarks are
//! sound, and every clause leads to its place in the law book.

mod stage;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use stage::browser::{Browser, Screen};
use stage::server::{Server, Start};

const CRAWL: &str = include_str!("pages/crawl.js");
const STRUCTURE: &str = include_str!("pages/structure.js");

/// Half a window and tablets upright and lying, as far as the laptop; the phone is a screen of its own.
const WIDTHS: [u32; 5] = [640, 768, 820, 1024, 1280];

/// Fewer kinds of pages would mean that the walk does not get around any more.
const FEWEST_PAGES: usize = 60;

struct Demo {
    server: Server,
    _home: tempfile::TempDir,
}

impl Demo {
    fn start() -> Demo {
        let home = tempfile::tempdir().expect("a temporary folder");
        let database = home.path().join("demo.sqlite");
        let database = database.to_str().expect("a plain path");
        let start = Start { database, home: home.path(), arguments: &["--demo"], traces: None };
        Demo { server: Server::start_with(&start), _home: home }
    }

    /// Signs in and walks to every kind of page, the public ones too.
    async fn pages(&self, browser: &Browser) -> Vec<String> {
        browser.goto(self.server.link.as_deref().expect("the first start prints a link")).await;
        browser.fill("input[name=name]", stage::client::NAME).await;
        browser.fill("input[name=password]", stage::client::PASSWORD).await;
        browser.click("main form button").await;
        browser.find("a[href^='/t/']").await;
        let found = browser.client.execute_async(CRAWL, vec![json!(["/", "/help", "/accounts"])]).await;
        let found: Vec<String> = serde_json::from_value(found.expect("the walk ends")).expect("addresses");
        assert!(found.len() >= FEWEST_PAGES, "only {found:?}");
        found
    }

    fn at(&self, path: &str, lang: &str) -> String {
        format!("{}{path}?lang={lang}", self.server.address)
    }
}

async fn excess(browser: &Browser) -> i64 {
    let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    browser.client.execute(script, vec![]).await.expect("a page has a width").as_i64().unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_is_wider_than_its_screen_from_half_a_window_to_the_laptop() {
    let demo = Demo::start();
    let browser = Browser::open(Screen::Desktop, "en").await;
    let pages = demo.pages(&browser).await;
    let mut wide = Vec::new();
    for lang in ["da", "en"] {
        for path in &pages {
            browser.goto(&demo.at(path, lang)).await;
            for width in WIDTHS {
                browser.client.set_window_size(width, 800).await.expect("a window has a size");
                let excess = excess(&browser).await;
                if excess > 0 {
                    wide.push(format!("{path} ({lang}) at {width}: {excess} px too wide"));
                }
            }
        }
    }
    assert!(wide.is_empty(), "{}", wide.join("\n"));
    browser.close().await;
    demo.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_is_wider_than_a_phone() {
    let demo = Demo::start();
    let browser = Browser::open(Screen::Phone, "en").await;
    let pages = demo.pages(&browser).await;
    let mut wide = Vec::new();
    for lang in ["da", "en"] {
        for path in &pages {
            browser.goto(&demo.at(path, lang)).await;
            let excess = excess(&browser).await;
            if excess > 0 {
                wide.push(format!("{path} ({lang}): {excess} px too wide"));
            }
        }
    }
    assert!(wide.is_empty(), "{}", wide.join("\n"));
    browser.close().await;
    demo.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_well_built_and_every_clause_leads_to_its_place() {
    let demo = Demo::start();
    let browser = Browser::open(Screen::Desktop, "en").await;
    let pages = demo.pages(&browser).await;
    let mut wrong = Vec::new();
    let mut clauses: BTreeSet<String> = BTreeSet::new();
    for path in &pages {
        browser.goto(&demo.at(path, "en")).await;
        let said = browser.client.execute(STRUCTURE, vec![]).await.expect("a page has a structure");
        let lines = |name: &str| said[name].as_array().into_iter().flatten().filter_map(Value::as_str);
        wrong.extend(lines("wrong").map(|line| format!("{path}: {line}")));
        clauses.extend(lines("clauses").map(str::to_owned));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(clauses.len() >= 20, "only {clauses:?}");
    for clause in &clauses {
        let answer = ureq::get(format!("{}{clause}", demo.server.address)).call();
        assert!(answer.is_ok(), "{clause}: {answer:?}");
    }
    browser.close().await;
    demo.server.stop();
}
