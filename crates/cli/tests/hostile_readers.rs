//! Strangers who read as hard as they can: results are entered all the same, and the desk stays small.
//!
//! The long form has 5,000 players and asserts how fast an entry is (`ROKADE_SOAK=1`, release build, quiet machine).

mod stage;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rokade_model::{GameResult, Name, Person};
use rokade_tournament::{Command, Event, GameState, GroupId, NewPlayer, SetGame, Slot};
use stage::client::{Answer, Client};
use stage::evening::monrad;
use stage::server::Server;

const GROUP: GroupId = GroupId(1);
const READERS: usize = 8;
/// So many people are brought in at a time.
const BATCH: u32 = 500;

struct Size {
    players: u32,
    entries: u32,
    /// What a desk with this event may take: the program, its threads, and what it keeps of pages.
    most_megabytes: u64,
    /// How long all entries but one in a hundred may take.
    entry: Option<Duration>,
}

const SHORT: Size = Size { players: 120, entries: 40, most_megabytes: 400, entry: None };
const LONG: Size =
    Size { players: 5_000, entries: 1_000, most_megabytes: 1_500, entry: Some(Duration::from_millis(50)) };

fn size() -> &'static Size {
    if std::env::var_os("ROKADE_SOAK").is_some() { &LONG } else { &SHORT }
}

fn give(client: &Client, address: &str, key: &str, command: &Command) {
    match client.command(address, key, command) {
        Answer::Acknowledged(_) => {}
        other => panic!("{command:?}: {other:?}"),
    }
}

fn prepare(client: &Client, address: &str) -> String {
    let key = client.create(address, "Åbent").expect("the server answers");
    let player = |number: u32| {
        let name = Name { family: format!("Holm {number}"), given: "Liv".into() };
        NewPlayer { person: Person { name, ..Person::default() }, rating: Some(1200 + number), ..NewPlayer::default() }
    };
    give(client, address, &key, &Command::AddGroup { settings: monrad("Open", 9) });
    for first in (0..size().players).step_by(BATCH as usize) {
        let players = (first..size().players.min(first + BATCH)).map(player).collect();
        give(client, address, &key, &Command::ImportPlayers { group: GROUP, players });
    }
    for command in [
        Command::DrawLots { group: GROUP, seed: 7 },
        Command::Pair { group: GROUP },
        Command::Publish { group: GROUP },
        Command::StartRound { group: GROUP, round: 1 },
    ] {
        give(client, address, &key, &command);
    }
    key
}

/// Asks for dear pages under every spelling of their address; what the answers were.
fn read(base: &str, number: usize, stop: &AtomicBool) -> Vec<u16> {
    let reader = Client::stranger();
    let players = size().players as usize;
    let ask = |turn: usize| {
        let zeros = "0".repeat(1 + (turn * READERS + number) % 60);
        let player = 1 + (turn * READERS + number) % players;
        let path = match turn % 5 {
            0 => format!("g/{zeros}1/cross"),
            1 => format!("g/1/norms?part={zeros}&x={turn}"),
            2 => format!("player/{player}/rating"),
            3 => format!("player/{player}?with={}", 1 + player % players),
            _ => format!("find?name=holm+{turn}"),
        };
        reader.status(&format!("{base}/{path}"))
    };
    (0..).take_while(|_| !stop.load(Ordering::Relaxed)).map(ask).collect()
}

#[test]
fn results_are_entered_while_strangers_read_and_memory_stays_within_bounds() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path().join("desk.sqlite").to_str().unwrap(), home.path());
    let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
    let key = prepare(&client, &server.address);
    let stop = Arc::new(AtomicBool::new(false));
    let readers: Vec<_> = (0..READERS)
        .map(|number| {
            let (base, stop) = (format!("{}/p/{key}", server.address), Arc::clone(&stop));
            thread::spawn(move || read(&base, number, &stop))
        })
        .collect();
    let mut times = Vec::new();
    for board in 1..=size().entries {
        let (result, seen) = (GameResult::WhiteWins, GameState::Open);
        let enter = Command::SetGame(SetGame {
            at: Slot::board(GROUP, 1, board),
            to: GameState::Done { result, notice: None },
            seen,
            confirmed: false,
            seed: 0,
        });
        let begun = Instant::now();
        give(&client, &server.address, &key, &enter);
        times.push(begun.elapsed());
    }
    stop.store(true, Ordering::Relaxed);
    let told: Vec<u16> = readers.into_iter().flat_map(|reader| reader.join().unwrap()).collect();
    assert!(told.contains(&200) && told.contains(&308), "the public is served, too: {told:?}");
    assert!(told.iter().all(|status| [200, 308, 429, 503].contains(status)), "{told:?}");
    let records = client.journal(&server.address, &key).expect("the server answers");
    let entered = records.iter().filter(|record| matches!(record.event, Event::GameSet { .. })).count();
    assert_eq!(entered, size().entries as usize, "every entry is in the journal");
    assert!(server.megabytes() < size().most_megabytes, "{} megabytes", server.megabytes());
    times.sort();
    let (half, p99) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    println!("{} players, {} entries: half under {half:?}, p99 {p99:?}", size().players, times.len());
    assert!(size().entry.is_none_or(|most| p99 < most), "p99 of an entry {p99:?}");
    server.stop();
}
