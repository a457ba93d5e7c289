//! What is left of a damaged tournament, and the way back.

use std::time::Duration;

use rokade_store::{ExecuteError, Flaw, Schedule, Store, StoreError, Wanted};
use rokade_tournament::Command;

use crate::engines::{Place, both};
use crate::scene::{self, ARBITER, NAMES, NOON, behind_its_back, create, rename, run};

both!(what_can_be_read_comes_out_as_a_tournament_of_its_own, a_name_that_is_lost_costs_that_name_alone);

async fn what_can_be_read_comes_out_as_a_tournament_of_its_own(place: &Place) {
    let store = place.open().await;
    let (key, group) = scene::club(&store).await;
    run(&store, &key, &Command::DrawLots { group, seed: 5 }).await;
    let whole = store.export_readable(&key).await.unwrap();
    assert_eq!((whole.records, whole.of, whole.nameless), (9, 9, 0));
    scene::round(&store, &key, group).await;
    let last = store.book(&key).await.unwrap().unwrap().seq();
    behind_its_back(&store, place, "UPDATE journal SET event = REPLACE(event, 'drafted', 'draftee') WHERE seq = 10")
        .await;
    let fresh = place.read().await;
    assert!(fresh.book(&key).await.is_err());
    let readable = fresh.export_readable(&key).await.unwrap();
    assert_eq!((readable.records, readable.of, readable.name.as_str()), (9, last, "Club evening"));
    // It is taken in beside the damaged one, and the evening goes on from there.
    drop(fresh);
    let copy = store.import_file(&readable.file, ARBITER, NOON).await.unwrap();
    scene::round(&store, &copy, group).await;
    let book = store.book(&copy).await.unwrap().unwrap();
    let people: Vec<String> = book.tournament.players.keys().map(|player| book.name(*player)).collect();
    assert_eq!(people, NAMES);
}

async fn a_name_that_is_lost_costs_that_name_alone(place: &Place) {
    let store = place.open().await;
    let (key, _) = scene::club(&store).await;
    behind_its_back(&store, place, "UPDATE facts SET person = REPLACE(person, 'Cecilie', 'Cecilid')").await;
    let readable = place.read().await.export_readable(&key).await.unwrap();
    assert_eq!((readable.records, readable.nameless), (readable.of, 1));
    let other = Place::sqlite();
    let other = other.open().await;
    let there = other.import_file(&readable.file, ARBITER, NOON).await.unwrap();
    let book = other.book(&there).await.unwrap().unwrap();
    let nameless = book.tournament.players.keys().filter(|player| book.name(**player).is_empty()).count();
    assert_eq!((book.tournament.players.len(), nameless), (6, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_good_backup_is_found_and_kept() {
    let place = Place::sqlite();
    let store = place.open().await;
    let (key, group) = scene::club(&store).await;
    let sound = create(&store, "Another").await;
    let folder = place.folder().join("backups");
    let schedule = Schedule { every: Duration::from_millis(100), recent: 1, hours: 0, days: 0 };
    store.start_backups(&folder, schedule);
    let backups = || std::fs::read_dir(&folder).into_iter().flatten().flatten().count();
    let until = async |number: usize| {
        for _ in 0..600 {
            if backups() >= number {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{} backups instead of {number}", backups());
    };
    until(1).await;
    run(&store, &key, &Command::DrawLots { group, seed: 5 }).await;
    // Names tell seconds apart.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    behind_its_back(&store, &place, "UPDATE journal SET at = 3 WHERE seq = 9").await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    for number in 0..3 {
        run(&store, &sound, &rename(&format!("Another {number}"))).await;
        tokio::time::sleep(Duration::from_millis(1200)).await;
    }
    let good = store.last_good_backup(&key).await.unwrap().expect("the one from before the damage is still there");
    assert_eq!(good.records, 9);
    let of_the_other = store.last_good_backup(&sound).await.unwrap().unwrap();
    assert!(of_the_other.made > good.made, "sound tournaments are backed up all the same");
    let file = store.export_from_backup(&key).await.unwrap().unwrap();
    let copy = store.import_copy(&file, ARBITER, NOON).await.unwrap();
    assert_eq!(store.book(&copy).await.unwrap().unwrap().seq(), 9);
    store.close().await;
    assert_eq!(backups(), 2, "the last good one and the newest");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_tells_of_damage_and_is_put_back_only_if_asked() {
    let place = Place::sqlite();
    let store = place.open().await;
    let (key, _) = scene::club(&store).await;
    let sound = create(&store, "Another").await;
    behind_its_back(&store, &place, "UPDATE journal SET at = 3 WHERE seq = 4").await;
    let backup = place.folder().join("one.sqlite");
    let report = store.backup_to(&backup).await.unwrap();
    let broken: Vec<_> = report.broken().map(|(checked, broken)| (checked.key.clone(), broken.record)).collect();
    assert_eq!(broken, [(key.clone(), 4)]);
    store.close().await;

    let elsewhere = place.folder().join("elsewhere.sqlite");
    let refused = Store::restore(&backup, &elsewhere, Wanted::Whole).await.unwrap_err();
    assert!(
        matches!(&refused, StoreError::BrokenJournal { tournament, seq: 4, .. } if *tournament == key),
        "{refused}"
    );
    assert!(!elsewhere.exists());
    let restored = Store::restore(&backup, &elsewhere, Wanted::WhatThereIs).await.unwrap();
    assert_eq!((restored.tournaments, restored.report.broken().count()), (2, 1));
    let store = Store::open(elsewhere.to_str().unwrap()).await.unwrap();
    assert!(store.book(&sound).await.unwrap().is_some());
    let refused = store.execute(&key, &rename("on with it"), NOON, ARBITER).await.unwrap_err();
    assert!(matches!(refused, ExecuteError::Store(StoreError::BrokenJournal { seq: 4, .. })), "{refused}");
    assert!(store.delete_tournament(&key, NOON).await.unwrap(), "what is damaged can be taken away");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_check_beside_the_work_finds_what_nobody_opened() {
    let place = Place::sqlite();
    let store = place.open().await;
    let (key, _) = scene::club(&store).await;
    store.create_user("Bo Dahl", rokade_store::Role::Owner, "hash").await.unwrap();
    behind_its_back(&store, &place, "UPDATE journal SET at = 3 WHERE seq = 4").await;
    behind_its_back(&store, &place, "UPDATE account SET folded = 'bo dahm'").await;
    store.close().await;
    let store = place.open().await;
    store.start_check();
    for _ in 0..500 {
        if store.broken(&key).is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(store.broken(&key).map(|broken| broken.record), Some(4));
    assert_eq!(store.flaws(), [Flaw::Row("account 1".to_owned())]);
    store.close().await;
}
