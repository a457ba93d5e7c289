//! Every page of the demonstration in a browser: nothing is wider than its screen, headings, labels and landmarks are
//! sound, and every clause leads to its place in the law book.

#[path = "../stage/mod.rs"]
mod stage;

use std::collections::BTreeSet;
use std::time::Duration;

use fantoccini::key::Key;
use fantoccini::wd::TimeoutConfiguration;
use serde_json::{Value, json};
use stage::browser::{Browser, Screen};
use stage::server::{Server, Start};

const CRAWL: &str = include_str!("crawl.js");
const CUT: &str = include_str!("cut.js");
const STRUCTURE: &str = include_str!("structure.js");

/// Half a window and tablets upright and lying, as far as the laptop; the phone is a screen of its own.
const WIDTHS: [u32; 5] = [640, 768, 820, 1024, 1280];

/// Fewer kinds of pages would mean that the walk does not get around any more.
const FEWEST_PAGES: usize = 60;

/// A slow machine with much else to do.
const LONGEST_WALK: Duration = Duration::from_secs(300);

struct Demo {
    server: Server,
    _home: tempfile::TempDir,
}

impl Demo {
    fn start() -> Demo {
        let home = tempfile::tempdir().expect("a temporary folder");
        let database = home.path().join("demo.sqlite");
        let database = database.to_str().expect("a plain path");
        let start = Start { database, home: home.path(), arguments: &["--demo"], environment: &[], traces: None };
        Demo { server: Server::start_with(&start), _home: home }
    }

    /// Signs in and walks to every kind of page, the public ones too.
    async fn pages(&self, browser: &Browser) -> Vec<String> {
        browser.goto(self.server.link.as_deref().expect("the first start prints a link")).await;
        browser.fill("input[name=name]", stage::client::NAME).await;
        browser.fill("input[name=password]", stage::client::PASSWORD).await;
        browser.click("main form button").await;
        browser.find("a[href^='/t/']").await;
        let patient = TimeoutConfiguration::new(Some(LONGEST_WALK), Some(LONGEST_WALK), None);
        browser.client.update_timeouts(patient).await.expect("the browser waits");
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

/// What the demonstration shows cut on a screen, in every language.
async fn cut(screen: Screen, size: Option<(u32, u32)>) -> Vec<String> {
    let demo = Demo::start();
    let browser = Browser::open(screen, "en").await;
    let pages = demo.pages(&browser).await;
    if let Some((width, height)) = size {
        browser.client.set_window_size(width, height).await.expect("a window has a size");
    }
    let mut wrong = Vec::new();
    for lang in ["da", "nb", "sv", "en"] {
        for path in &pages {
            browser.goto(&demo.at(path, lang)).await;
            let said = browser.client.execute(CUT, vec![]).await.expect("a page can be measured");
            let said: Vec<String> = serde_json::from_value(said).expect("lines");
            wrong.extend(said.iter().map(|line| format!("{path} ({lang}): {line}")));
        }
    }
    browser.close().await;
    demo.server.stop();
    wrong
}

#[tokio::test(flavor = "multi_thread")]
async fn no_choice_and_no_hint_is_cut_on_a_phone() {
    let wrong = cut(Screen::Phone, None).await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_choice_is_cut_and_no_name_broken_on_an_upright_tablet() {
    let wrong = cut(Screen::Desktop, Some((768, 1024))).await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_begins_with_the_board_and_remembers_whose_it_is() {
    let demo = Demo::start();
    let browser = Browser::open(Screen::Phone, "en").await;
    let pages = demo.pages(&browser).await;
    let player = pages.iter().find(|path| path.starts_with("/p/") && path.contains("/player/")).expect("a player");
    let home = player.split("/player").next().expect("the front page");

    // What one came for stands above the fold, without scrolling.
    browser.goto(&demo.at(player, "en")).await;
    let bottom = "return document.querySelector('.seat .against').getBoundingClientRect().bottom";
    let bottom = browser.client.execute(bottom, vec![]).await.expect("a place").as_f64().expect("a figure");
    assert!(bottom < 300.0, "board, colour and opponent end at {bottom} px");
    let seat = browser.find("main .seat").await.text().await.expect("a seat has text");
    assert!(seat.contains("Board") && seat.contains("against") && seat.contains("Round"), "{seat}");

    browser.click("[data-me-set]").await;
    browser.goto(&demo.at(home, "en")).await;
    browser.find(".my-seat .seat .table strong").await;
    browser.click("[data-mine]").await;
    browser.click("[data-me-forget]").await;
    browser.goto(&demo.at(home, "en")).await;
    browser.find(".where").await;
    let shown = browser.client.execute("return document.querySelector('.my-seat').hidden", vec![]).await;
    assert_eq!(shown.expect("an answer"), json!(true));
    browser.close().await;
    demo.server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn tie_breaks_are_chosen_by_name_and_ordered_by_keyboard() {
    let demo = Demo::start();
    let browser = Browser::open(Screen::Desktop, "en").await;
    demo.pages(&browser).await;
    browser.goto(&format!("{}/t/new", demo.server.address)).await;
    browser.fill("main input[name=name]", "Thursday").await;
    browser.click("form.stack button.primary").await;
    browser.find("nav.tabs").await;
    browser.click("header a[href$='/settings']").await;
    let choose = |place: usize, value: &'static str| {
        let css = format!("select[name=tiebreak{place}]");
        let browser = &browser;
        async move { browser.find(&css).await.select_by_value(value).await.expect("a choice") }
    };
    choose(0, "BH").await;
    choose(1, "dsu-median").await;
    let shown = browser.text().await;
    assert!(!shown.contains("dsu-"), "{shown}");
    let field = browser.find("select[name=tiebreak1]").await;
    field.send_keys(&format!("{}{}", Key::Alt, Key::Up)).await.expect("keys");
    browser.click("form.system button.primary").await;
    browser.sees("Median correction").await;
    browser.find("select[name=tiebreak0] option[value=dsu-median][selected]").await;
    browser.find("select[name=tiebreak1] option[value=BH][selected]").await;
    browser.close().await;
    demo.server.stop();
}
