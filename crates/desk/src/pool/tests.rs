//! Lanes: whose threads, whose turn, who is told to come back.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::asker::Asker;
use super::lane::{Full, Lane, LaneSize};
use rokade_store::{Store, UserId};
use rokade_tournament::{Command, TournamentSettings};

const ONE: Asker = Asker::Account(UserId(1));
const OTHER: Asker = Asker::Account(UserId(2));

fn lane(threads: usize, most: usize) -> Lane {
    Lane::open("trial", LaneSize { threads, most, most_of_one: most / 2 }, &Handle::current())
}

/// Keeps the only thread of a lane until the sender is used or dropped.
fn hold(lane: &Lane, asker: Asker) -> mpsc::Sender<()> {
    let (release, held) = mpsc::channel::<()>();
    lane.entrance()
        .hand_over(asker, None, async move {
            let _ = held.recv();
        })
        .unwrap();
    release
}

#[tokio::test]
async fn work_is_done_on_the_threads_of_its_lane() {
    let lane = lane(2, 8);
    let work = async { thread::current().name().unwrap_or_default().to_owned() };
    let name = lane.entrance().hand_in(ONE, None, work).unwrap().answer().await.ok();
    assert!(name.unwrap().starts_with("trial-"));
}

#[tokio::test]
async fn whoever_waits_for_something_else_keeps_no_thread() {
    let lane = lane(1, 8);
    let (tell, told) = oneshot::channel::<u32>();
    let first = lane.entrance().hand_in(ONE, None, async { told.await.unwrap() }).unwrap();
    let second = lane.entrance().hand_in(OTHER, None, async { 2 }).unwrap();
    assert_eq!(second.answer().await.ok(), Some(2));
    tell.send(1).unwrap();
    assert_eq!(first.answer().await.ok(), Some(1));
}

#[tokio::test]
async fn the_runtime_that_serves_keeps_time_and_tasks() {
    let lane = lane(1, 8);
    let work = async {
        tokio::time::sleep(Duration::from_millis(1)).await;
        tokio::spawn(async { thread::current().name().map(str::to_owned) }).await.unwrap()
    };
    let name = lane.entrance().hand_in(ONE, None, work).unwrap().answer().await.ok().unwrap();
    assert!(!name.unwrap_or_default().starts_with("trial-"));
}

#[tokio::test]
async fn what_nobody_waits_for_is_not_begun() {
    let lane = lane(1, 8);
    let release = hold(&lane, OTHER);
    let begun = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&begun);
    let ticket = lane.entrance().hand_in(ONE, None, async move { count.fetch_add(1, Ordering::SeqCst) }).unwrap();
    assert!(tokio::time::timeout(Duration::from_millis(5), ticket.answer()).await.is_err());
    drop(release);
    let after = lane.entrance().hand_in(ONE, None, async {}).unwrap();
    assert!(after.answer().await.is_ok());
    assert_eq!(begun.load(Ordering::SeqCst), 0);
    assert_eq!(Arc::strong_count(&begun), 1, "nothing is left of it");
}

#[tokio::test]
async fn a_full_lane_says_so_and_one_asker_does_not_fill_it() {
    let lane = lane(1, 4);
    let release = hold(&lane, OTHER);
    let entrance = lane.entrance();
    let inside: Vec<_> = (0..2).map(|_| entrance.hand_in(ONE, None, async {}).unwrap()).collect();
    assert_eq!(entrance.hand_in(ONE, None, async {}).err(), Some(Full), "half of the lane is for others");
    let last = entrance.hand_in(OTHER, None, async {}).unwrap();
    assert_eq!(entrance.hand_in(Asker::Account(UserId(3)), None, async {}).err(), Some(Full));
    drop(release);
    for ticket in inside.into_iter().chain([last]) {
        assert!(ticket.answer().await.is_ok());
    }
    assert!(entrance.hand_in(ONE, None, async {}).is_ok(), "the places are free again");
}

#[tokio::test]
async fn whoever_asks_much_waits_longer_than_whoever_asks_once() {
    let lane = lane(1, 400);
    let release = hold(&lane, Asker::Account(UserId(3)));
    let order = Arc::new(AtomicUsize::new(0));
    let place = || {
        let order = Arc::clone(&order);
        async move { order.fetch_add(1, Ordering::SeqCst) }
    };
    let entrance = lane.entrance();
    let many: Vec<_> = (0..100).map(|_| entrance.hand_in(ONE, None, place()).unwrap()).collect();
    let once = entrance.hand_in(OTHER, None, place()).unwrap();
    drop(release);
    assert!(once.answer().await.ok().unwrap() <= 1);
    for ticket in many {
        assert!(ticket.answer().await.is_ok());
    }
}

#[tokio::test]
async fn a_panic_spares_the_thread() {
    fn fails() -> u32 {
        panic!("of the trial")
    }
    let lane = lane(1, 8);
    let broken = lane.entrance().hand_in(ONE, None, async { fails() }).unwrap();
    let Err(broken) = broken.answer().await else { panic!("a panic is no answer") };
    assert!(broken.0.is_some_and(|said| said.downcast_ref::<&str>() == Some(&"of the trial")));
    assert_eq!(lane.entrance().hand_in(ONE, None, async { 7 }).unwrap().answer().await.ok(), Some(7));
}

#[tokio::test]
async fn whoever_reads_in_a_lane_that_is_held_keeps_no_connection_from_the_arbiter() {
    const AT: i64 = 1_790_000_000_000_000;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let store = Store::open(path.to_str().unwrap()).await.unwrap();
    let settings = |name: &str| TournamentSettings { name: name.to_owned(), ..TournamentSettings::default() };
    let key = store.create(&settings("Klubaften"), "Ingrid Lund", AT).await.unwrap();
    store.close().await;
    // Opened anew: nothing is folded yet, and all who ask for it have to read it.
    let store = Store::open(path.to_str().unwrap()).await.unwrap();

    let lane = lane(1, 64);
    let entrance = lane.entrance();
    let before = hold(&lane, Asker::Account(UserId(99)));
    let readers: Vec<_> = (1..=12)
        .map(|number| {
            let (store, key) = (store.clone(), key.clone());
            let work = async move {
                let is_there = store.book(&key).await.unwrap().is_some();
                let records = store.records(&key, 1).await.unwrap().len();
                (is_there, records, store.tournaments().await.unwrap().len())
            };
            entrance.hand_in(Asker::Account(UserId(number)), None, work).unwrap()
        })
        .collect();
    // Behind them in the queue, and so before any of them comes to its second turn.
    let rendering = hold(&lane, Asker::Account(UserId(100)));
    before.send(()).unwrap();

    // All twelve have begun to read and cannot go on. The arbiter signs in, writes and reads.
    assert!(store.session(b"a token", AT).await.unwrap().is_none());
    let rename = Command::ChangeTournament { settings: settings("Vinterturnering") };
    let done = store.execute(&key, &rename, AT, "Ingrid Lund").await.unwrap();
    assert_eq!(store.book(&key).await.unwrap().unwrap().seq(), done.last_seq);
    assert_eq!(store.tournaments().await.unwrap().len(), 1);

    rendering.send(()).unwrap();
    for reader in readers {
        assert_eq!(reader.answer().await.ok(), Some((true, 2, 1)));
    }
    store.close().await;
}
