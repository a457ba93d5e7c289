//! PostgreSQL loses connections and restarts in the middle of the work. Whoever was not answered sends the same once
//! more under the same id: everything is there, and everything once.

mod stage;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use rokade_model::{Name, Person};
use rokade_tournament::{Command, Event, NewPlayer, Recorded};
use stage::client::{Answer, Client};
use stage::evening;
use stage::postgres::{Fsync, Server as Cluster};
use stage::server::Server;

/// What PostgreSQL is put through; `ROKADE_SOAK` makes it twenty times as long.
struct Trouble {
    connections_end_for: Duration,
    /// As after a crash.
    restarts: u32,
}

fn trouble() -> Trouble {
    let times = if std::env::var_os("ROKADE_SOAK").is_some() { 20 } else { 1 };
    Trouble { connections_end_for: Duration::from_secs(6 * u64::from(times)), restarts: 2 * times }
}

const WRITERS: u32 = 3;

#[test]
fn everything_sent_again_after_a_lost_connection_is_there_once() {
    let cluster = Mutex::new(Cluster::start(Fsync::On));
    let database = cluster.lock().unwrap().database();
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(&database, home.path());
    let client = Client::sign_in(server.link.as_deref().unwrap());
    let key = client.create(&server.address, "Klubaften").unwrap();
    let group = Command::AddGroup { settings: evening::monrad("Klubaften", 5) };
    assert!(matches!(client.command(&server.address, &key, &group), Answer::Acknowledged(_)));

    let (over, repeated, ended) = (AtomicBool::new(false), AtomicU32::new(0), AtomicU32::new(0));
    let sent: Mutex<Vec<(String, u64)>> = Mutex::default();
    std::thread::scope(|scope| {
        for writer in 0..WRITERS {
            let (client, address, key, over, repeated, sent) =
                (&client, &server.address, &key, &over, &repeated, &sent);
            scope.spawn(move || {
                for number in 0.. {
                    if over.load(Ordering::Relaxed) {
                        return;
                    }
                    let family = format!("Nummer {writer} {number}");
                    let seq = enter(client, address, key, &family, repeated);
                    sent.lock().unwrap().push((family, seq));
                }
            });
        }
        let Trouble { connections_end_for, restarts } = trouble();
        let begun = Instant::now();
        while begun.elapsed() < connections_end_for {
            std::thread::sleep(Duration::from_millis(40));
            if cluster.lock().unwrap().end_connections(&database).is_ok() {
                ended.fetch_add(1, Ordering::Relaxed);
            }
        }
        for _ in 0..restarts {
            cluster.lock().unwrap().restart();
            std::thread::sleep(Duration::from_millis(500));
        }
        over.store(true, Ordering::Relaxed);
    });
    // A connection that died is found out by its first use.
    let read = || client.journal(&server.address, &key).filter(|records| !records.is_empty());
    let records = (0..20).find_map(|_| read()).expect("the journal is read");
    verify(&records, &sent.into_inner().unwrap());
    println!(
        "{} entries, {} sent again, connections ended {} times, {} restarts",
        records.len() - 2,
        repeated.load(Ordering::Relaxed),
        ended.load(Ordering::Relaxed),
        trouble().restarts
    );
    server.stop();
}

/// Enters a player and sends it again under the same id until it is answered; the number it was given.
fn enter(client: &Client, address: &str, key: &str, family: &str, repeated: &AtomicU32) -> u64 {
    let name = Name { family: family.to_owned(), given: "Nils".to_owned() };
    let player = NewPlayer { person: Person { name, ..Person::default() }, rating: Some(1500), ..NewPlayer::default() };
    let group = rokade_tournament::GroupId(1);
    let command = Command::EnterPlayer { group, player };
    for _ in 0..600 {
        match client.command_once(address, key, family, &command) {
            Some((200, answer)) => return answer["seq"].as_u64().expect("a number"),
            // What is certain is said once: nothing, or that it is not certain.
            Some((503, answer)) => {
                let told = answer["error"].to_string();
                let (none, unsure) = (told.contains("Nothing was changed"), told.contains("not certain"));
                assert!(none != unsure, "{told}");
                repeated.fetch_add(1, Ordering::Relaxed);
            }
            Some((status, answer)) => panic!("{status}: {answer}"),
            None => {
                repeated.fetch_add(1, Ordering::Relaxed);
            }
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("{family} was never answered");
}

fn verify(records: &[Recorded], sent: &[(String, u64)]) {
    assert!(!sent.is_empty(), "the work made headway");
    for (record, seq) in records.iter().zip(1..) {
        assert_eq!(record.seq, seq, "the journal has no gap");
    }
    let entered = records.iter().filter(|record| matches!(record.event, Event::PlayerEntered { .. })).count();
    assert_eq!(entered, sent.len(), "each once");
    let numbers: BTreeSet<u64> = sent.iter().map(|(_, seq)| *seq).collect();
    assert_eq!(numbers.len(), sent.len(), "no two were told the same number");
}
