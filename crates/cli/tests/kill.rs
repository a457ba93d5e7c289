//! The server is killed or frozen at random moments of club evenings; every acknowledged action must be there.

mod stage;

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_tournament::{Command, Event, Recorded, Slot, Tournament};
use stage::client::{Answer, Client};
use stage::evening;
use stage::postgres::{Fsync, Server as Cluster};
use stage::server::Server;

/// How often in an ordinary run; `ROKADE_SOAK=1` makes ten times as many.
fn times(ordinary: u32) -> u32 {
    if std::env::var_os("ROKADE_SOAK").is_some() { 10 * ordinary } else { ordinary }
}

#[test]
fn every_acknowledged_action_survives_a_kill_on_sqlite() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("evening.sqlite");
    survive(database.to_str().unwrap(), home.path(), times(200), &[Blow::Kill]);
}

#[test]
fn every_acknowledged_action_survives_a_kill_on_postgresql() {
    let cluster = Cluster::start(Fsync::On);
    let home = tempfile::tempdir().unwrap();
    survive(&cluster.database(), home.path(), times(60), &[Blow::Kill]);
}

#[test]
fn every_acknowledged_action_survives_a_freeze_on_sqlite() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("evening.sqlite");
    survive(database.to_str().unwrap(), home.path(), times(9), FROZEN);
}

#[test]
fn every_acknowledged_action_survives_a_freeze_on_postgresql() {
    let cluster = Cluster::start(Fsync::On);
    let home = tempfile::tempdir().unwrap();
    survive(&cluster.database(), home.path(), times(6), FROZEN);
}

/// What happens to the server in the middle of the evening.
#[derive(Clone, Copy)]
enum Blow {
    Kill,
    /// It stands still for a while; then this.
    Freeze(After),
}

#[derive(Clone, Copy)]
enum After {
    GoesOn,
    Stops,
    IsKilled,
}

const FROZEN: &[Blow] = &[Blow::Freeze(After::GoesOn), Blow::Freeze(After::Stops), Blow::Freeze(After::IsKilled)];

/// The newest tournament and what the server has acknowledged of it.
#[derive(Default)]
struct Evening {
    key: Option<String>,
    acknowledged: Vec<(u64, Command)>,
    finished: u32,
}

/// Strikes so many times, each of the blows in turn.
fn survive(database: &str, home: &Path, times: u32, blows: &[Blow]) {
    let mut random = ChaCha8Rng::seed_from_u64(64);
    let mut server = Server::start(database, home);
    let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
    let mut evening = Evening::default();
    let mut total = 0;
    for (blow, _) in blows.iter().cycle().zip(0..times) {
        let delay = Duration::from_millis(random.random_range(0..200));
        let frozen = Duration::from_millis(random.random_range(200..2000));
        let (address, over) = (server.address.clone(), AtomicBool::new(false));
        let left = std::thread::scope(|scope| {
            let striker = scope.spawn(|| strike(server, *blow, delay, frozen, &over));
            total += work(&client, &address, &mut evening, &mut random, &over);
            striker.join().expect("the blow is struck")
        });
        server = left.unwrap_or_else(|| Server::start(database, home));
        verify(&client, &server.address, &evening);
    }
    println!("{times} blows, {total} acknowledged actions, {} evenings finished", evening.finished);
    assert!(2 * total > u64::from(times), "the evening must make headway between the blows");
    server.stop();
}

/// The server, if it is still there afterwards.
fn strike(server: Server, blow: Blow, delay: Duration, frozen: Duration, over: &AtomicBool) -> Option<Server> {
    std::thread::sleep(delay);
    let Blow::Freeze(after) = blow else {
        server.kill();
        return None;
    };
    server.freeze();
    std::thread::sleep(frozen);
    match after {
        After::IsKilled => server.kill(),
        After::Stops => server.stop(),
        After::GoesOn => {
            server.thaw();
            std::thread::sleep(delay);
            over.store(true, Ordering::Relaxed);
            return Some(server);
        }
    }
    None
}

/// Goes on with the evening until the server is gone or this blow is over; counts what was acknowledged.
fn work(client: &Client, address: &str, evening: &mut Evening, random: &mut ChaCha8Rng, over: &AtomicBool) -> u64 {
    let mut count = 0;
    while !over.load(Ordering::Relaxed) {
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
    count
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
