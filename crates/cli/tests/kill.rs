//! The server is killed at random moments of club evenings; every acknowledged action must be there.

mod stage;

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_tournament::{Command, Event, Recorded, Slot, Tournament};
use stage::client::{Answer, Client};
use stage::evening;
use stage::postgres::{Fsync, Server as Cluster};
use stage::server::Server;

/// Kills in an ordinary run; `ROKADE_SOAK=1` makes ten times as many.
fn kills(ordinary: u32) -> u32 {
    if std::env::var_os("ROKADE_SOAK").is_some() { 10 * ordinary } else { ordinary }
}

#[test]
fn every_acknowledged_action_survives_a_kill_on_sqlite() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("evening.sqlite");
    survive(database.to_str().unwrap(), home.path(), kills(200));
}

#[test]
fn every_acknowledged_action_survives_a_kill_on_postgresql() {
    let cluster = Cluster::start(Fsync::On);
    let home = tempfile::tempdir().unwrap();
    survive(&cluster.database(), home.path(), kills(60));
}

/// The newest tournament and what the server has acknowledged of it.
#[derive(Default)]
struct Evening {
    key: Option<String>,
    acknowledged: Vec<(u64, Command)>,
    finished: u32,
}

fn survive(database: &str, home: &std::path::Path, kills: u32) {
    let mut random = ChaCha8Rng::seed_from_u64(64);
    let mut server = Server::start(database, home);
    let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
    let mut evening = Evening::default();
    let mut total = 0;
    for _ in 0..kills {
        let delay = Duration::from_millis(random.random_range(0..200));
        let (address, killer) = (server.address.clone(), kill_after(server, delay));
        total += work(&client, &address, &mut evening, &mut random);
        killer.join().expect("the killer kills");
        server = Server::start(database, home);
        verify(&client, &server.address, &evening);
    }
    println!("{kills} kills, {total} acknowledged actions, {} evenings finished", evening.finished);
    assert!(2 * total > u64::from(kills), "the evening must make headway between the kills");
    server.stop();
}

fn kill_after(server: Server, delay: Duration) -> std::thread::JoinHandle<()> {
    std::thread::spawn(move || {
        std::thread::sleep(delay);
        server.kill();
    })
}

/// Goes on with the evening until the server is gone; counts what was acknowledged.
fn work(client: &Client, address: &str, evening: &mut Evening, random: &mut ChaCha8Rng) -> u64 {
    let mut count = 0;
    loop {
        let Some(key) = evening.key.clone() else {
            match client.create(address, "Klubaften") {
                Some(key) => {
                    *evening = Evening { key: Some(key), acknowledged: Vec::new(), finished: evening.finished }
                }
                None => return count,
            }
            count += 1;
            continue;
        };
        let Some(records) = client.journal(address, &key) else { return count };
        let tournament = Tournament::fold(&records).expect("the journal folds");
        let Some(command) = evening::next(&tournament, random.random()) else {
            *evening = Evening { key: None, acknowledged: Vec::new(), finished: evening.finished + 1 };
            continue;
        };
        match client.command(address, &key, &command) {
            Answer::Acknowledged(seq) => {
                count += 1;
                evening.acknowledged.push((seq, command));
            }
            Answer::Refused(answer) => panic!("{command:?} was refused: {answer}"),
            Answer::Lost => return count,
        }
    }
}

/// Every acknowledged number is in the journal, without a gap, and says what was sent.
fn verify(client: &Client, address: &str, evening: &Evening) {
    let Some(key) = &evening.key else { return };
    let records = client.journal(address, key).expect("the server answers");
    for (index, record) in records.iter().enumerate() {
        assert_eq!(record.seq, index as u64 + 1, "the journal has no gap");
    }
    for (seq, command) in &evening.acknowledged {
        let index = usize::try_from(*seq - 1).expect("a small number");
        let record = records.get(index).unwrap_or_else(|| panic!("acknowledged {command:?} is lost"));
        assert!(says(record, command), "{seq} holds {:?} instead of {command:?}", record.event);
    }
}

/// Whether the last event of an acknowledged step is what the command asked for.
fn says(record: &Recorded, command: &Command) -> bool {
    match (&record.event, command) {
        (Event::GameSet { group, round, board, to }, Command::SetGame(set)) => {
            Slot::board(*group, *round, *board) == set.at && *to == set.to
        }
        (Event::PlayerEntered { rating, .. }, Command::EnterPlayer { player, .. }) => *rating == player.rating,
        (Event::GroupAdded { settings, .. }, Command::AddGroup { settings: wanted }) => settings == wanted,
        (Event::Ordered { .. }, Command::DrawLots { .. })
        | (Event::Drafted { .. }, Command::Pair { .. })
        | (Event::Published { .. }, Command::Publish { .. })
        | (Event::GroupFinished { .. }, Command::FinishGroup { .. }) => true,
        _ => false,
    }
}
