//! The whole club evening in a browser, from an empty database to the printed final table.

mod stage;

use std::time::Duration;

use fantoccini::Locator;
use fantoccini::wd::PrintConfiguration;
use serde_json::json;
use stage::browser::{Browser, Screen};
use stage::postgres;
use stage::server::Server;

const PLAYERS: &str = "Navn;Rating;Klub
Holm, Astrid;1834;Nordlys
Lund, Birk;1702;Springeren
Åkesson, Siv;1655;Nordlys
Øster, Magne;1640;Tårnet
Dahl, Jon;1512;Springeren
Vik, Ragna;1498;Tårnet
Ek, Sten;1377;Nordlys
Moe, Odd;1290;Springeren
Friis, Karen;1205;Tårnet";
const ROUNDS: u32 = 3;
const BOARDS: u32 = 4;

#[tokio::test(flavor = "multi_thread")]
async fn a_club_evening_at_the_laptop_on_sqlite() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("club.sqlite");
    evening(database.to_str().unwrap(), home.path(), Screen::Desktop, "da").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_evening_on_the_phone_on_sqlite() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("club.sqlite");
    evening(database.to_str().unwrap(), home.path(), Screen::Phone, "sv").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_evening_at_the_laptop_on_postgresql() {
    let home = tempfile::tempdir().unwrap();
    evening(&postgres::server().database(), home.path(), Screen::Desktop, "nb").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_evening_on_the_phone_on_postgresql() {
    let home = tempfile::tempdir().unwrap();
    evening(&postgres::server().database(), home.path(), Screen::Phone, "en").await;
}

async fn evening(database: &str, home: &std::path::Path, screen: Screen, language: &str) {
    let server = Server::start(database, home);
    let arbiter = Browser::open(screen, language).await;
    let guest = Browser::open(Screen::Phone, language).await;
    sign_in(&arbiter, &server, language).await;
    let event = create(&arbiter).await;
    enter_players(&arbiter).await;
    draw_lots(&arbiter, &event).await;
    for round in 1..=ROUNDS {
        lay(&arbiter, &event, round).await;
        guest.goto(&format!("{}/g/1/round/{round}", event.replace("/t/", "/p/"))).await;
        guest.sees("Astrid Holm").await;
        guest.fits().await;
        enter_results(&arbiter, &event, screen, round).await;
        guest.sees("0–1").await;
    }
    next(&arbiter, &event).await;
    arbiter.click("dialog[open] button.primary").await;
    arbiter.find("main .done").await;
    final_table(&arbiter, &event).await;
    report_file(&arbiter, &event).await;
    arbiter.close().await;
    guest.close().await;
    server.stop();
}

async fn sign_in(arbiter: &Browser, server: &Server, language: &str) {
    arbiter.goto(server.link.as_deref().expect("a first start prints a link")).await;
    arbiter.find(&format!("html[lang={language}]")).await;
    arbiter.fill("#name", "Liv Sand").await;
    arbiter.fill("#password", "rank and file 64").await;
    arbiter.click("main form button").await;
    arbiter.find("a[href='/t/new']").await;
    arbiter.fits().await;
}

/// Creates the tournament and gives its address.
async fn create(arbiter: &Browser) -> String {
    arbiter.click("main a[href='/t/new']").await;
    arbiter.fill("#name", "Klubaften").await;
    arbiter.fill("#rounds", &ROUNDS.to_string()).await;
    arbiter.fits().await;
    arbiter.click("form.stack button.primary").await;
    arbiter.find("a[href$='/players/import']").await;
    let url = arbiter.url().await;
    let (event, _) = url.split_once("/g/").expect("the players' page of the first group");
    event.to_owned()
}

async fn enter_players(arbiter: &Browser) {
    arbiter.click("main a[href$='/players/import']").await;
    arbiter.fill("#text", PLAYERS).await;
    arbiter.click("form[data-plain] button.primary").await;
    arbiter.sees("Øster, Magne").await;
    arbiter.fits().await;
    arbiter.click("#accept button.primary").await;
    arbiter.find("main .done").await;
    arbiter.sees("Åkesson, Siv").await;
    arbiter.fits().await;
}

/// The lots are drawn once, after a question; the seed is shown.
async fn draw_lots(arbiter: &Browser, event: &str) {
    next(arbiter, event).await;
    arbiter.click("form[action$='/order'] button[value=lot]").await;
    arbiter.click("dialog[open] button.primary").await;
    arbiter.find("main .done").await;
    arbiter.fits().await;
}

/// Does what the overview says is to be done next.
async fn next(arbiter: &Browser, event: &str) {
    arbiter.goto(event).await;
    arbiter.fits().await;
    arbiter.click(".todo li.next .primary").await;
}

/// Pairs, looks at the draft with its reasons, publishes and starts the round.
async fn lay(arbiter: &Browser, event: &str, round: u32) {
    next(arbiter, event).await;
    arbiter.find("table.draft td.why p").await;
    arbiter.fits().await;
    arbiter.click("form[action$='/publish'] button").await;
    arbiter.click(&format!("form[action$='/round/{round}/start'] button")).await;
    arbiter.find("#board-1.is-open").await;
    arbiter.fits().await;
}

/// By the keyboard at the laptop, by thumb on the phone; the last board is always won by Black.
async fn enter_results(arbiter: &Browser, event: &str, screen: Screen, round: u32) {
    arbiter.goto(&format!("{event}/g/1/round/{round}")).await;
    arbiter.find("#entry:not([hidden])").await;
    for board in 1..=BOARDS {
        let (key, result) =
            if board == BOARDS { ("0", "0-1") } else { [("1", "1-0"), ("=", "1/2-1/2")][board as usize % 2] };
        match screen {
            Screen::Desktop => {
                let page = arbiter.client.find(Locator::Css("body")).await.expect("a page has a body");
                page.send_keys(&format!("{board}{key}")).await.expect("the page takes keys");
            }
            Screen::Phone => arbiter.click(&format!("#board-{board} button[data-to='{result}']")).await,
        }
        arbiter.find(&format!("#board-{board} button[data-to='{result}'][aria-pressed=true]")).await;
    }
    saved(arbiter, &format!("{event}/g/1/round/{round}")).await;
}

/// What the page shows at once must also be what the server has.
async fn saved(arbiter: &Browser, page: &str) {
    for _ in 0..50 {
        arbiter.goto(page).await;
        if arbiter.client.find(Locator::Css("tr.is-open")).await.is_err() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("results are missing on {page}");
}

/// The final table on the screen and as a printed page.
async fn final_table(arbiter: &Browser, event: &str) {
    arbiter.goto(&format!("{event}/g/1/standings")).await;
    arbiter.sees("Astrid Holm").await;
    arbiter.fits().await;
    arbiter.goto(&format!("{event}/g/1/cross")).await;
    arbiter.sees("Karen Friis").await;
    arbiter.fits().await;
    for paper in ["standings", "cross", "cards", &format!("round/{ROUNDS}/slips"), &format!("round/{ROUNDS}/names")] {
        arbiter.goto(&format!("{}/g/1/{paper}", event.replace("/t/", "/print/"))).await;
        arbiter.sees("Klubaften").await;
        // One of them may have the bye and so no slip.
        let text = arbiter.text().await;
        assert!(text.contains("Holm") || text.contains("Lund"), "{paper}: {text}");
        let printed = arbiter.client.print(PrintConfiguration::default()).await.expect("the page prints");
        assert!(printed.starts_with(b"%PDF"), "{paper} prints");
    }
}

/// The report holds every player and every round.
async fn report_file(arbiter: &Browser, event: &str) {
    arbiter.goto(&format!("{event}/files")).await;
    arbiter.fits().await;
    let script = "const [done] = [arguments[arguments.length - 1]];
        const link = [...document.querySelectorAll('a[href*=\"/files/\"]')].find((a) => a.href.includes('trf'));
        fetch(link.href).then((answer) => answer.text()).then(done)";
    let report = arbiter.client.execute_async(script, vec![json!(null)]).await.expect("the report is fetched");
    let report = report.as_str().expect("the report is text");
    assert_eq!(report.lines().filter(|line| line.starts_with("001")).count(), 9, "{report}");
    assert!(report.contains("Holm, Astrid"), "{report}");
}
