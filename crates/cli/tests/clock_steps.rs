//! The clock of the machine is set while games are in play: their clocks go on as if nothing had happened, and the
//! arbiter hears of it. The server runs under libfaketime, which moves its time of day only. Desks that share a
//! PostgreSQL go by the clock of its server, which runs under libfaketime then.

mod stage;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rokade_tournament::Event;
use stage::client::Client;
use stage::postgres::{Fsync, Server as Cluster};
use stage::server::{Server, Start};

/// How often the clock is set after the two steps that are looked up in the journal.
fn more_steps() -> i64 {
    if std::env::var_os("ROKADE_SOAK").is_some() { 40 } else { 0 }
}

/// So many games are in play where each journal has to be told of the step.
const GAMES: usize = 16;
/// How long the game is watched after each step.
const WATCHED: Duration = Duration::from_millis(2500);

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

/// What a program goes by whose time of day is moved by what this file says.
fn moved<'a>(library: &'a Path, setting: &'a Path) -> [(&'static str, &'a str); 4] {
    [
        ("LD_PRELOAD", library.to_str().unwrap()),
        ("FAKETIME_TIMESTAMP_FILE", setting.to_str().unwrap()),
        ("FAKETIME_NO_CACHE", "1"),
        ("DONT_FAKE_MONOTONIC", "1"),
    ]
}

fn start(home: &Path) -> Server {
    start_on(home.join("hall.sqlite").to_str().unwrap(), home)
}

fn start_on(database: &str, home: &Path) -> Server {
    let (library, setting) = (libfaketime(), home.join("clock"));
    let environment = moved(&library, &setting);
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

/// Reads the clock and tells the desk a deed that costs nothing, as fast as it goes.
fn watch(client: &Client, games: &[String], setting: &Path, steps: &[&str]) {
    for step in steps {
        let before: Vec<Reading> = games.iter().map(|game| reading(|| white_ms(&client.page(game)))).collect();
        fs::write(setting, step).unwrap();
        let set = Instant::now();
        while set.elapsed() < WATCHED {
            for (game, before) in games.iter().zip(&before) {
                let adjusts = [("do", "touch"), ("by", "white"), ("squares", "g1"), ("adjust", "1")];
                client.form(&format!("{game}/do"), &adjusts);
                assert_in_step(before, &reading(|| white_ms(&client.page(game))), step);
            }
        }
    }
}

#[test]
fn however_many_games_are_in_play_nobody_sees_or_does_anything_between_two_times() {
    let home = tempfile::tempdir().unwrap();
    let hall = Hall::open(home.path());
    let games: Vec<String> = (0..GAMES).map(|_| hall.game()).collect();
    let watched = [games[0].clone(), games[GAMES - 1].clone()];
    watch(&hall.client, &watched, &hall.setting, &["+600s", "-600s", "+0s"]);
    hall.server.stop();
}

/// How often the journal of a game was told that the clock was set.
fn steps_of(client: &Client, game: &str) -> Vec<i64> {
    let (address, rest) = game.split_once("/t/").unwrap();
    let records = client.journal(address, rest.split('/').next().unwrap()).expect("the journal is read");
    let steps = records.iter().filter_map(|record| match record.event {
        Event::ClockStepped { by } => Some(by / 1_000_000),
        _ => None,
    });
    steps.collect()
}

#[test]
fn two_desks_of_a_server_go_by_its_clock_and_write_a_step_down_once() {
    // The server's own user reads how its clock is set.
    let home = tempfile::tempdir().unwrap();
    let setting = home.path().join("clock");
    fs::write(&setting, "+0s").unwrap();
    fs::set_permissions(home.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let library = libfaketime();
    let cluster = Cluster::start_in(Fsync::Off, &moved(&library, &setting));
    let database = cluster.database();
    let (first, second) = (start_on(&database, home.path()), start_on(&database, home.path()));
    let client = Client::sign_in(first.link.as_deref().expect("a first start prints a link"));
    let hall = Hall { server: first, client, setting };
    let here = hall.game();
    let there = here.replace(&hall.server.address, &second.address);
    watch(&hall.client, &[here.clone(), there], &hall.setting, &["+600s", "-600s", "+0s"]);
    assert_eq!(steps_of(&hall.client, &here).len(), 3, "{:?}", steps_of(&hall.client, &here));
    hall.server.stop();
    second.stop();
}

#[test]
fn a_desk_whose_own_clock_is_set_goes_on_by_that_of_its_server() {
    let home = tempfile::tempdir().unwrap();
    let cluster = Cluster::start(Fsync::Off);
    let setting = home.path().join("clock");
    fs::write(&setting, "+300s").unwrap();
    let database = cluster.database();
    let server = start_on(&database, home.path());
    let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
    let hall = Hall { server, client, setting };
    // Another desk of the same event, on a machine whose clock is right.
    let other = Server::start(&database, home.path());
    let here = hall.game();
    let there = here.replace(&hall.server.address, &other.address);
    watch(&hall.client, &[here.clone(), there], &hall.setting, &["+600s", "-600s"]);
    assert_eq!(steps_of(&hall.client, &here), Vec::<i64>::new());
    hall.server.stop();
    other.stop();
}
