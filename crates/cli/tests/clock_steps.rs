//! The clock of the machine is set while a game is in play: its clocks go on as if nothing had happened, and the
//! arbiter hears of it. The server runs under libfaketime, which moves its time of day only.

mod stage;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use stage::client::Client;
use stage::server::{Server, Start};

/// How often the clock is set after the two steps that are looked up in the journal.
fn more_steps() -> i64 {
    if std::env::var_os("ROKADE_SOAK").is_some() { 40 } else { 0 }
}

/// Both readings are cut to whole milliseconds.
const ROUNDING_MS: i64 = 2;

fn libfaketime() -> PathBuf {
    let folders = fs::read_dir("/usr/lib").expect("a system has libraries").map_while(Result::ok);
    let places = folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1"));
    places
        .chain([PathBuf::from("/usr/lib/faketime/libfaketimeMT.so.1")])
        .find(|place| place.exists())
        .expect("libfaketime")
}

struct Hall {
    server: Server,
    client: Client,
    /// Holds how far the clock is set, as libfaketime reads it.
    setting: PathBuf,
}

fn start(home: &Path) -> Server {
    let (library, setting, database) = (libfaketime(), home.join("clock"), home.join("hall.sqlite"));
    let environment = [
        ("LD_PRELOAD", library.to_str().unwrap()),
        ("FAKETIME_TIMESTAMP_FILE", setting.to_str().unwrap()),
        ("FAKETIME_NO_CACHE", "1"),
        ("DONT_FAKE_MONOTONIC", "1"),
    ];
    let database = database.to_str().unwrap();
    Server::start_with(&Start { database, home, arguments: &[], environment: &environment, traces: None })
}

impl Hall {
    fn open(home: &Path) -> Hall {
        let setting = home.join("clock");
        fs::write(&setting, "+0s").unwrap();
        let server = start(home);
        let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
        Hall { server, client, setting }
    }

    /// A game of five minutes in which White's clock runs; where the arbiter sees it.
    fn game(&self) -> String {
        let address = &self.server.address;
        let form = [("white", "Ravn, Sigrid"), ("black", "Lund, Birk"), ("time", "5")];
        let links = self.client.form(&format!("{address}/game"), &form);
        let page = self.client.page(&format!("{address}{links}"));
        let last = page.split("<p class=\"address\"><a href=\"").last().unwrap();
        let arbiter = last.split('"').next().unwrap().to_owned();
        self.client.form(&format!("{arbiter}/do"), &[("do", "start")]);
        arbiter
    }

    fn white_ms(&self, game: &str) -> i64 {
        white_ms(&self.client.page(game))
    }
}

fn white_ms(page: &str) -> i64 {
    let after = page.split("data-white=\"").nth(1).expect("the page has White's clock");
    after.split('"').next().unwrap().parse().unwrap()
}

/// White's clock, and the real time before and after it was read.
struct Reading {
    white_ms: i64,
    earliest: Instant,
    latest: Instant,
}

fn reading(read: impl FnOnce() -> i64) -> Reading {
    let earliest = Instant::now();
    let white_ms = read();
    Reading { white_ms, earliest, latest: Instant::now() }
}

/// The clock of a game lost just the real time that lies between two readings of it, however long these took.
fn assert_in_step(before: &Reading, after: &Reading, when: &str) {
    let millis = |span: Duration| i64::try_from(span.as_millis()).unwrap();
    let gone = before.white_ms - after.white_ms;
    let least = millis(after.earliest - before.latest) - ROUNDING_MS;
    let most = millis(after.latest - before.earliest) + ROUNDING_MS;
    assert!((least..=most).contains(&gone), "{when}: {gone} ms on the clock in {least} to {most} ms");
}

/// Real time passes; meanwhile the clock of the machine is set.
fn goes_on(hall: &Hall, game: &str, setting: &str) {
    let before = reading(|| hall.white_ms(game));
    fs::write(&hall.setting, setting).unwrap();
    for _ in 0..8 {
        std::thread::sleep(Duration::from_millis(250));
        assert_in_step(&before, &reading(|| hall.white_ms(game)), setting);
    }
}

#[test]
fn a_set_clock_changes_no_game_and_is_told() {
    let home = tempfile::tempdir().unwrap();
    let hall = Hall::open(home.path());
    let game = hall.game();
    goes_on(&hall, &game, "+600s");
    goes_on(&hall, &game, "-600s");
    let key = game.split("/t/").nth(1).unwrap().split('/').next().unwrap();
    let journal = hall.client.page(&format!("{}/t/{key}/history", hall.server.address));
    assert!(journal.contains("forward by 10 min 0 s"), "{journal}");
    assert!(journal.contains("back by 20 min 0 s"), "{journal}");

    for step in 1..=more_steps() {
        let setting = if step % 2 == 0 { -97 * step } else { 97 * step };
        goes_on(&hall, &game, &format!("{setting:+}s"));
    }

    // What was written down holds after a restart, too.
    let Hall { server, client, .. } = hall;
    let (old, before) = (server.address.clone(), reading(|| white_ms(&client.page(&game))));
    server.stop();
    let server = start(home.path());
    let after = reading(|| white_ms(&client.page(&game.replace(&old, &server.address))));
    assert_in_step(&before, &after, "over a restart");
    server.stop();
}
