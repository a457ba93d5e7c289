//! A tournament moves to another machine as one file.

use rokade_store::{ImportError, Store};
use rokade_tournament::Command;
use serde_json::Value;

use crate::engines::{Place, both};
use crate::scene::{self, ARBITER, NAMES, NOON, rename, run};

both!(
    what_goes_out_comes_in_the_same,
    the_same_tournament_comes_in_once_unless_as_a_copy,
    broken_files_are_refused_and_change_nothing,
);

async fn played(store: &Store) -> rokade_store::TournamentKey {
    let (key, group) = scene::club(store).await;
    run(store, &key, &Command::DrawLots { group, seed: 11 }).await;
    run(store, &key, &Command::Pair { group }).await;
    run(store, &key, &Command::Publish { group }).await;
    store.execute(&key, &rename("Club night"), NOON + 9, "Åse Ødegård").await.unwrap();
    key
}

async fn what_goes_out_comes_in_the_same(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let erased = scene::player_named(&store, &key, NAMES[2]).await;
    run(&store, &key, &Command::Erase { player: erased }).await;
    let file = store.export_file(&key).await.unwrap();
    assert!(!String::from_utf8(file.clone()).unwrap().contains("Cecilie"));

    // From either engine to a new SQLite file on the other laptop, and on with the evening.
    let laptop = Place::sqlite();
    let other = laptop.open().await;
    let there = other.import_file(&file, "Bo", NOON + 20).await.unwrap();
    let (before, after) = (store.book(&key).await.unwrap().unwrap(), other.book(&there).await.unwrap().unwrap());
    assert_eq!(before.tournament, after.tournament);
    assert!(before.tournament.players.keys().all(|player| before.person(*player) == after.person(*player)));
    assert_eq!(store.records(&key, 1).await.unwrap(), other.records(&there, 1).await.unwrap());
    let (sent, received) = (store.check(|_, _| {}).await.unwrap(), other.check(|_, _| {}).await.unwrap());
    assert_eq!(sent.tournaments[0].hash, received.tournaments[0].hash, "the chain moves along");
    let summary = other.tournaments().await.unwrap().remove(0);
    assert_eq!((summary.name.as_str(), summary.created, summary.seq), ("Club night", NOON, before.seq()));
    run(&other, &there, &rename("Club morning")).await;

    let fresh = laptop.read().await.book(&there).await.unwrap().unwrap();
    assert_eq!(fresh.tournament.settings.name, "Club morning");
    assert_eq!(fresh.name(erased), "");
}

async fn the_same_tournament_comes_in_once_unless_as_a_copy(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let file = store.export_file(&key).await.unwrap();
    let refused = store.import_file(&file, ARBITER, NOON).await.unwrap_err();
    assert!(matches!(&refused, ImportError::AlreadyHere { key: here } if *here == key), "{refused}");
    let copy = store.import_copy(&file, ARBITER, NOON).await.unwrap();
    assert_ne!(copy, key);
    assert_eq!(store.tournaments().await.unwrap().len(), 2);
    store.delete_tournament(&key, NOON).await.unwrap();

    let (a, b) = tokio::join!(store.import_file(&file, ARBITER, NOON), store.import_file(&file, ARBITER, NOON));
    assert!(a.is_ok() != b.is_ok(), "of two at once one is first: {a:?} {b:?}");
}

async fn broken_files_are_refused_and_change_nothing(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let file = store.export_file(&key).await.unwrap();
    let other = Place::sqlite();
    let other = other.open().await;
    let import = async |bytes: &[u8]| other.import_file(bytes, ARBITER, NOON).await.unwrap_err();

    for length in [file.len() - 2, file.len() / 2, 300] {
        assert!(matches!(import(&file[..length]).await, ImportError::Truncated { .. }));
    }
    for noise in [&b""[..], b"{", b"[1, 2]", b"{\"format\":\"other\",\"version\":1}", &[0xff; 4000], b"PK\x03\x04"] {
        assert!(matches!(import(noise).await, ImportError::NotATournament));
    }
    let text = String::from_utf8(file.clone()).unwrap();
    let garbled = text.replacen("\"journal\": [", "\"journal\": [[,", 1);
    assert!(matches!(import(garbled.as_bytes()).await, ImportError::Broken { line: 9.., .. }));

    let changed = |change: &dyn Fn(&mut Value)| {
        let mut value: Value = serde_json::from_slice(&file).unwrap();
        change(&mut value);
        serde_json::to_vec(&value).unwrap()
    };
    let newer = changed(&|file| file["version"] = 3.into());
    assert!(matches!(import(&newer).await, ImportError::NewerVersion { found: 3, known: 2 }));
    let renamed = changed(&|file| file["name"] = "Club mornjng".into());
    assert!(matches!(import(&renamed).await, ImportError::Altered));
    // A file without a digest is held against itself alone, as those of version 1 were.
    let changed = |change: &dyn Fn(&mut Value)| {
        changed(&|file| {
            file["version"] = 1.into();
            change(file);
        })
    };
    let shorter = changed(&|file| drop(file["journal"].as_array_mut().unwrap().pop()));
    assert!(matches!(import(&shorter).await, ImportError::Incomplete { .. }));
    let gap = changed(&|file| {
        file["journal"].as_array_mut().unwrap().remove(3);
        file["events"] = (file["events"].as_u64().unwrap() - 1).into();
    });
    assert!(matches!(import(&gap).await, ImportError::BrokenJournal { seq: 4, .. }));
    let nameless = changed(&|file| {
        file["facts"].as_array_mut().unwrap().remove(0);
        file["people"] = (file["people"].as_u64().unwrap() - 1).into();
    });
    assert!(matches!(import(&nameless).await, ImportError::Incomplete { .. }));
    let unknown = changed(&|file| file["journal"][2]["event"]["event"] = "flown_to_the_moon".into());
    assert!(matches!(import(&unknown).await, ImportError::BrokenJournal { seq: 3, .. }));
    let headless = changed(&|file| file["journal"][0]["event"] = file["journal"][1]["event"].clone());
    assert!(matches!(import(&headless).await, ImportError::BrokenJournal { .. }));
    assert!(other.tournaments().await.unwrap().is_empty());
}
