//! A durable result entry, from request to answer, at 20 entries a second while 500 browsers watch live.
//!
//! The real server runs on a SQLite file. Each watcher holds the public event stream open and, as the
//! desk's script does, fetches the round's piece a little after every announcement. The bench asserts
//! that every entry is acknowledged and in the journal and that every watcher hears of the last one;
//! it prints the latencies beside the bare time of a write and fsync on the same disk.

#[path = "../crates/cli/tests/stage/mod.rs"]
mod stage;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rokade_model::{GameResult, Name, Person};
use rokade_tournament::{Command, Event, GameState, GroupId, NewPlayer, SetGame, Slot};
use stage::client::{Answer, Client};
use stage::evening::monrad;
use stage::server::Server;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

const WATCHERS: usize = 500;
const PLAYERS: u32 = 200;
const ENTRIES: u32 = 600;
/// The script waits 200 ms and spreads the browsers over so many more.
const JITTER: u64 = 1800;
const APART: Duration = Duration::from_millis(50);

fn main() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let database = home.path().join("bench.sqlite");
    let server = Server::start(database.to_str().expect("a plain path"), home.path());
    let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
    let key = client.create(&server.address, "Bench").expect("the server answers");
    prepare(&client, &server.address, &key);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let heard: Arc<Vec<AtomicU64>> = Arc::new((0..WATCHERS).map(|_| AtomicU64::new(0)).collect());
    let host = server.address.trim_start_matches("http://").to_owned();
    let (watchers, watched_key) = (heard.clone(), key.clone());
    std::thread::spawn(move || runtime.block_on(watch(host, watched_key, watchers)));
    wait_for(&heard, 1);
    let bare = fsync_times(home.path());
    let (taken, last) = enter(&client, &server.address, &key);
    wait_for(&heard, last);
    verify(&client, &server.address, &key);
    report("bare write and fsync", bare);
    report("entry, request to answer", taken);
    server.stop();
}

fn command(client: &Client, address: &str, key: &str, command: &Command) -> u64 {
    match client.command(address, key, command) {
        Answer::Acknowledged(seq) => seq,
        other => panic!("{command:?}: {other:?}"),
    }
}

/// 200 players, lots drawn, the first round published and started.
fn prepare(client: &Client, address: &str, key: &str) {
    let settings = monrad("Open", 9);
    command(client, address, key, &Command::AddGroup { settings });
    let group = GroupId(1);
    let player = |number| {
        let name = Name { family: format!("Holm {number}"), given: "Liv".into() };
        NewPlayer { person: Person { name, ..Person::default() }, rating: Some(1200 + number), ..NewPlayer::default() }
    };
    command(client, address, key, &Command::ImportPlayers { group, players: (0..PLAYERS).map(player).collect() });
    command(client, address, key, &Command::DrawLots { group, seed: 7 });
    command(client, address, key, &Command::Pair { group });
    command(client, address, key, &Command::Publish { group });
    command(client, address, key, &Command::StartRound { group, round: 1 });
}

/// Enters results at a steady pace, every board several times with another result; gives the times taken.
fn enter(client: &Client, address: &str, key: &str) -> (Vec<Duration>, u64) {
    let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];
    let boards = PLAYERS / 2;
    let begun = Instant::now();
    let (mut taken, mut last) = (Vec::new(), 0);
    for entry in 0..ENTRIES {
        let due = begun + APART * entry;
        std::thread::sleep(due.saturating_duration_since(Instant::now()));
        let (lap, board) = (entry / boards, entry % boards + 1);
        let result = |lap: u32| results[usize::try_from(lap % 3).expect("small")];
        let seen = match lap {
            0 => GameState::Open,
            lap => GameState::Done { result: result(lap - 1), notice: None },
        };
        let wanted = Command::SetGame(SetGame {
            at: Slot::board(GroupId(1), 1, board),
            to: GameState::Done { result: result(lap), notice: None },
            seen,
            confirmed: false,
            seed: 0,
        });
        let asked = Instant::now();
        last = command(client, address, key, &wanted);
        taken.push(asked.elapsed());
    }
    (taken, last)
}

fn verify(client: &Client, address: &str, key: &str) {
    let records = client.journal(address, key).expect("the server answers");
    let entered = records.iter().filter(|record| matches!(record.event, Event::GameSet { .. })).count();
    assert_eq!(entered, ENTRIES as usize, "every entry is in the journal");
}

fn fsync_times(folder: &Path) -> Vec<Duration> {
    let mut file = std::fs::File::create(folder.join("bare")).expect("a file");
    (0..200)
        .map(|_| {
            let begun = Instant::now();
            file.write_all(&[7; 4096]).expect("the disk takes it");
            file.sync_data().expect("the disk syncs");
            begun.elapsed()
        })
        .collect()
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    println!(
        "{what}: median {:.2} ms, p99 {:.2} ms, longest {:.2} ms ({} of them)",
        at(50),
        at(99),
        at(100),
        times.len()
    );
}

fn wait_for(heard: &[AtomicU64], seq: u64) {
    for _ in 0..600 {
        if heard.iter().all(|last| last.load(Ordering::Relaxed) >= seq) {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let missing = heard.iter().filter(|last| last.load(Ordering::Relaxed) < seq).count();
    panic!("{missing} of {} watchers never heard of {seq}", heard.len());
}

async fn watch(host: String, key: String, heard: Arc<Vec<AtomicU64>>) {
    let watchers: Vec<_> =
        (0..WATCHERS).map(|number| tokio::spawn(watcher(host.clone(), key.clone(), heard.clone(), number))).collect();
    for watcher in watchers {
        // The streams end with the server.
        let _ = watcher.await.expect("a watcher does not panic");
    }
}

/// One browser: the event stream, and a second connection for the pieces.
async fn watcher(host: String, key: String, heard: Arc<Vec<AtomicU64>>, number: usize) -> std::io::Result<()> {
    let (newest, mut changed) = tokio::sync::watch::channel(0);
    let stream = listen(host.clone(), key.clone(), newest);
    let pieces = async {
        let mut connection = BufReader::new(TcpStream::connect(&host).await?);
        while changed.changed().await.is_ok() {
            // As the script does: not all browsers at once, and once for all changes meanwhile.
            tokio::time::sleep(Duration::from_millis(200 + (number as u64 * 37) % JITTER)).await;
            let seq = *changed.borrow_and_update();
            fetch_piece(&mut connection, &host, &key).await?;
            heard[number].store(seq, Ordering::Relaxed);
        }
        Ok(())
    };
    tokio::try_join!(stream, pieces).map(|_| ())
}

/// Passes the journal numbers of the event stream on.
async fn listen(host: String, key: String, newest: tokio::sync::watch::Sender<u64>) -> std::io::Result<()> {
    let mut stream = BufReader::new(TcpStream::connect(&host).await?);
    let ask = format!("GET /p/{key}/live HTTP/1.1\r\nhost: {host}\r\naccept: text/event-stream\r\n\r\n");
    stream.write_all(ask.as_bytes()).await?;
    let mut line = String::new();
    while stream.read_line(&mut line).await? > 0 {
        if let Some(seq) = line.strip_prefix("data:").and_then(|data| data.trim().parse().ok()) {
            newest.send_replace(seq);
        }
        line.clear();
    }
    Ok(())
}

async fn fetch_piece(connection: &mut BufReader<TcpStream>, host: &str, key: &str) -> std::io::Result<()> {
    let ask = format!("GET /p/{key}/g/1/round/1?part=1 HTTP/1.1\r\nhost: {host}\r\naccept-encoding: gzip\r\n\r\n");
    connection.write_all(ask.as_bytes()).await?;
    let (mut length, mut line, mut head) = (0, String::new(), String::new());
    loop {
        line.clear();
        connection.read_line(&mut line).await?;
        head.push_str(&line);
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().expect("a length");
        }
        if line.trim().is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    connection.read_exact(&mut body).await?;
    assert!(length > 0 && head.starts_with("HTTP/1.1 200"), "a piece comes whole: {head}");
    Ok(())
}
