//! Changes reach those who watch.

use std::time::Duration;

use rokade_store::{Change, Store};
use tokio::sync::broadcast::Receiver;

use crate::engines::postgres::{Fsync, Server};
use crate::engines::{Place, both};
use crate::scene::{create, rename, run};

both!(a_change_reaches_the_watchers_of_the_same_server);

async fn next(watcher: &mut Receiver<Change>) -> Change {
    tokio::time::timeout(Duration::from_secs(20), watcher.recv()).await.expect("a change comes in time").unwrap()
}

async fn a_change_reaches_the_watchers_of_the_same_server(place: &Place) {
    let store = place.open().await;
    let key = create(&store, "Club evening").await;
    let mut watcher = store.subscribe();
    for seq in 2..6 {
        run(&store, &key, &rename(&seq.to_string())).await;
        assert_eq!(next(&mut watcher).await, Change { key: key.clone(), seq });
    }
    assert!(watcher.try_recv().is_err(), "every change is told once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_reaches_a_second_server_on_the_same_postgresql() {
    let place = Place::postgres();
    let (one, other) = place.open_two().await;
    let mut watcher = other.subscribe();
    let key = create(&one, "Club evening").await;
    assert_eq!(next(&mut watcher).await, Change { key: key.clone(), seq: 1 });
    run(&one, &key, &rename("Club night")).await;
    assert_eq!(next(&mut watcher).await, Change { key: key.clone(), seq: 2 });
    assert_eq!(other.book(&key).await.unwrap().unwrap().tournament.settings.name, "Club night");

    let mut back = one.subscribe();
    run(&other, &key, &rename("Club morning")).await;
    assert_eq!(next(&mut back).await, Change { key, seq: 3 });
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_interruption_watchers_hear_what_they_missed() {
    let mut server = tokio::task::spawn_blocking(|| Server::start(Fsync::On)).await.unwrap();
    let url = server.database();
    let (one, other) = (Store::open(&url).await.unwrap(), Store::open(&url).await.unwrap());
    let key = create(&one, "Club evening").await;
    let server = tokio::task::spawn_blocking(move || {
        server.restart();
        server
    })
    .await
    .unwrap();
    let mut watcher = other.subscribe();
    // A connection that died is found out by its first use.
    while one.execute(&key, &rename("Club night"), 0, "Ingrid Lund").await.is_err() {}
    while next(&mut watcher).await.seq < 2 {}
    assert_eq!(other.book(&key).await.unwrap().unwrap().tournament.settings.name, "Club night");
    one.close().await;
    other.close().await;
    drop(server);
}
