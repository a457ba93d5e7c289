//! A kill leaves the disk's cache; a power failure does not. The server's file system calls are traced,
//! the disk is rebuilt with nothing but synced bytes at the moment of an acknowledgement, and every
//! action acknowledged until then must be in the rebuilt database.

mod stage;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_store::{Store, TournamentKey};
use rokade_tournament::Tournament;
use stage::client::{Answer, Client};
use stage::disk::{Call, Disk, What};
use stage::evening;
use stage::server::{Server, Start};
use stage::trace;

/// How many moments of the evening lose power; `ROKADE_SOAK=1` tries every one.
const MOMENTS: usize = 40;

/// When the server said that the journal's number was on the disk.
struct Acknowledged {
    at: i64,
    seq: u64,
}

#[test]
fn every_acknowledged_action_survives_a_power_loss() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().canonicalize().unwrap();
    let (data, traces) = (folder.join("data"), folder.join("traces"));
    std::fs::create_dir(&data).unwrap();
    std::fs::create_dir(&traces).unwrap();
    let (key, acknowledged) = evening_under_trace(&data, &traces);
    let calls = trace::read_folder(&traces, data.to_str().unwrap());
    assert!(calls.iter().any(|call| matches!(call.what, What::Sync { .. })), "the trace holds syncs");

    let step = if std::env::var_os("ROKADE_SOAK").is_some() { 1 } else { acknowledged.len() / MOMENTS + 1 };
    let mut tried = 0;
    for moment in acknowledged.iter().step_by(step).chain(acknowledged.last()) {
        let disk = disk_at(&calls, moment.at);
        let mut random = ChaCha8Rng::seed_from_u64(moment.seq);
        for survivors in [disk.after_power_loss(|| false), disk.after_power_loss(|| random.random_bool(0.5))] {
            // A folder of its own for each try: a closing database removes its log by name.
            let after = folder.join(format!("after-{tried}"));
            let found = journal_of(&survivors, &data, &after, &key);
            std::fs::remove_dir_all(&after).unwrap();
            assert!(found >= moment.seq, "number {} was acknowledged, the disk holds {found}", moment.seq);
            tried += 1;
        }
    }
    println!("{} acknowledged actions, {tried} power losses", acknowledged.len());
}

#[test]
fn a_disk_forgets_what_was_not_synced() {
    let mut disk = Disk::default();
    let path = "/d/x".to_owned();
    disk.apply(&What::Create { path: path.clone(), truncate: false });
    disk.apply(&What::Write { path: path.clone(), offset: 0, bytes: b"one".to_vec() });
    disk.apply(&What::Sync { path: path.clone() });
    assert!(disk.after_power_loss(|| false).is_empty(), "the folder was never synced");
    disk.apply(&What::Sync { path: "/d".into() });
    disk.apply(&What::Write { path: path.clone(), offset: 0, bytes: b"two".to_vec() });
    assert_eq!(disk.after_power_loss(|| false)[&path], b"one");
    assert_eq!(disk.after_power_loss(|| true)[&path], b"two");
}

/// Plays one evening on a traced server and notes every acknowledgement.
fn evening_under_trace(data: &Path, traces: &Path) -> (String, Vec<Acknowledged>) {
    let database = data.join("evening.sqlite");
    let start = Start {
        database: database.to_str().unwrap(),
        home: data,
        arguments: &[],
        environment: &[],
        traces: Some(traces),
    };
    let server = Server::start_with(&start);
    let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
    let key = client.create(&server.address, "Klubaften").expect("the server answers");
    let mut acknowledged = Vec::new();
    let mut random = ChaCha8Rng::seed_from_u64(960);
    loop {
        let records = client.journal(&server.address, &key).expect("the server answers");
        let tournament = Tournament::fold(&records).expect("the journal folds");
        let Some(command) = evening::next(&tournament, random.random()) else { break };
        match client.command(&server.address, &key, &command) {
            Answer::Acknowledged(seq) => acknowledged.push(Acknowledged { at: now(), seq }),
            other => panic!("{command:?}: {other:?}"),
        }
    }
    server.kill();
    (key, acknowledged)
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970");
    i64::try_from(since.as_micros()).expect("a time fits")
}

/// The disk at a moment: a call counts once it has begun, a sync once it has ended.
fn disk_at(calls: &[Call], moment: i64) -> Disk {
    let mut disk = Disk::default();
    for call in calls {
        let is_done = match call.what {
            What::Sync { .. } => call.ended <= moment,
            _ => call.began <= moment,
        };
        if is_done {
            disk.apply(&call.what);
        }
    }
    disk
}

/// Puts the surviving files into a new folder, opens the database there and counts its journal.
fn journal_of(files: &BTreeMap<String, Vec<u8>>, data: &Path, after: &Path, key: &str) -> u64 {
    for (name, bytes) in files {
        let path = after.join(Path::new(name).strip_prefix(data).expect("a file of the server"));
        std::fs::create_dir_all(path.parent().expect("a file has a folder")).unwrap();
        std::fs::write(path, bytes).unwrap();
    }
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let database = after.join("evening.sqlite");
        assert!(database.exists(), "the database itself is gone");
        let store = Store::open(database.to_str().unwrap()).await.expect("the database opens");
        let records = store.records(&TournamentKey::from(key), 1).await.expect("the journal is read");
        Tournament::fold(&records).expect("the journal folds");
        store.close().await;
        records.last().map_or(0, |record| record.seq)
    })
}
