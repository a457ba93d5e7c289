//! Backups of a SQLite file, and putting them back.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rokade_store::{Options, Schedule, Store, StoreError, Wanted};
use rokade_tournament::Command;

use crate::engines::Place;
use crate::scene::{self, NAMES, NOON, create, rename, run};

async fn name_of_only(database: &Path) -> String {
    let options = Options { create: false, read_only: true, ..Options::new(database.to_str().unwrap()) };
    let store = Store::open_with(&options).await.unwrap();
    let tournaments = store.tournaments().await.unwrap();
    assert_eq!(tournaments.len(), 1);
    let book = store.book(&tournaments[0].key).await.unwrap().unwrap();
    store.close().await;
    book.tournament.settings.name.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_in_use_brings_the_tournament_back() {
    let place = Place::sqlite();
    let store = place.open().await;
    let key = create(&store, "at the backup").await;
    let backup = place.folder().join("copies/one.sqlite");
    let writing = {
        let (store, key) = (store.clone(), key.clone());
        tokio::spawn(async move {
            for number in 0..50 {
                run(&store, &key, &rename(&format!("at the backup {number}"))).await;
            }
        })
    };
    store.backup_to(&backup).await.unwrap();
    writing.await.unwrap();
    run(&store, &key, &rename("later")).await;
    store.close().await;

    let restored = Store::restore(&backup, &place.file(), Wanted::Whole).await.unwrap();
    assert_eq!((restored.tournaments, restored.last_change), (1, Some(NOON)));
    assert!(name_of_only(&place.file()).await.starts_with("at the backup"));
    assert_eq!(name_of_only(&restored.replaced.unwrap()).await, "later", "what was replaced is kept");
    assert!(backup.exists());

    let elsewhere = place.folder().join("new/place.sqlite");
    assert_eq!(Store::restore(&backup, &elsewhere, Wanted::Whole).await.unwrap().replaced, None);
    assert!(name_of_only(&elsewhere).await.starts_with("at the backup"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_in_use_is_not_replaced() {
    let place = Place::sqlite();
    let store = place.open().await;
    let key = create(&store, "running").await;
    let backup = place.folder().join("one.sqlite");
    store.backup_to(&backup).await.unwrap();
    let refused = Store::restore(&backup, &place.file(), Wanted::Whole).await.unwrap_err();
    assert!(matches!(refused, StoreError::HeldBy { .. }), "{refused}");
    run(&store, &key, &rename("still running")).await;
    assert_eq!(name_of_only(&place.file()).await, "still running");
    assert!(!place.folder().join("club.sqlite.restoring").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_backup_is_not_put_back() {
    let place = Place::sqlite();
    let store = place.open().await;
    create(&store, "kept").await;
    let good = place.folder().join("good.sqlite");
    store.backup_to(&good).await.unwrap();
    store.close().await;
    let file = |name: &str, bytes: &[u8]| -> PathBuf {
        let path = place.folder().join(name);
        std::fs::write(&path, bytes).unwrap();
        path
    };
    let bytes = std::fs::read(&good).unwrap();
    let mut spoilt = bytes.clone();
    spoilt[4096 * 3..4096 * 6].fill(0xa5);
    let restore = async |backup: PathBuf| Store::restore(&backup, &place.file(), Wanted::Whole).await.unwrap_err();
    assert!(matches!(restore(file("noise", &[7; 9000])).await, StoreError::NotADatabase { .. }));
    assert!(matches!(restore(file("empty", b"")).await, StoreError::NotADatabase { .. }));
    assert!(matches!(restore(place.folder().join("nowhere")).await, StoreError::Missing { .. }));
    let cut = restore(file("cut", &bytes[..bytes.len() / 2])).await;
    assert!(matches!(cut, StoreError::Damaged(_) | StoreError::NotADatabase { .. }), "{cut}");
    let spoilt = restore(file("spoilt", &spoilt)).await;
    assert!(matches!(spoilt, StoreError::Damaged(_) | StoreError::NotADatabase { .. }), "{spoilt}");
    assert_eq!(name_of_only(&place.file()).await, "kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_destroyed_database_is_replaced_and_kept_beside() {
    let place = Place::sqlite();
    let store = place.open().await;
    create(&store, "saved").await;
    let backup = place.folder().join("one.sqlite");
    store.backup_to(&backup).await.unwrap();
    store.close().await;
    std::fs::write(place.file(), [0x55; 20_000]).unwrap();
    let restored = Store::restore(&backup, &place.file(), Wanted::Whole).await.unwrap();
    assert_eq!(std::fs::read(restored.replaced.unwrap()).unwrap(), [0x55; 20_000]);
    assert_eq!(name_of_only(&place.file()).await, "saved");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_does_not_bring_back_the_erased() {
    let place = Place::sqlite();
    let store = place.open().await;
    let (key, _) = scene::club(&store).await;
    let backup = place.folder().join("one.sqlite");
    store.backup_to(&backup).await.unwrap();
    let player = scene::player_named(&store, &key, NAMES[0]).await;
    run(&store, &key, &Command::Erase { player }).await;
    store.close().await;
    Store::restore(&backup, &place.file(), Wanted::Whole).await.unwrap();
    let store = place.open().await;
    let book = store.book(&key).await.unwrap().unwrap();
    assert!(book.person(player).is_none());
    assert_eq!(book.tournament.players.len(), NAMES.len());

    // The journal put back does not know of the erasure; the event travels on all the same, twice.
    let mut file = store.export_file(&key).await.unwrap();
    for _ in 0..2 {
        let laptop = Place::sqlite();
        let other = laptop.open().await;
        let there = other.import_file(&file, "Bo", NOON).await.unwrap();
        assert!(other.book(&there).await.unwrap().unwrap().person(player).is_none());
        file = other.export_file(&there).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_are_made_at_the_start_and_after_changes() {
    let place = Place::sqlite();
    let store = place.open().await;
    let key = create(&store, "one").await;
    let folder = place.folder().join("backups");
    let schedule = Schedule { every: Duration::from_millis(50), ..Schedule::default() };
    store.start_backups(&folder, schedule);
    let made = || -> Vec<PathBuf> {
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "sqlite")).collect()
    };
    let count = || made().len();
    let until = async |number: usize| {
        for _ in 0..400 {
            if count() >= number {
                return;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("{} backups instead of {number}", count());
    };
    until(1).await;
    tokio::time::sleep(Duration::from_millis(1300)).await;
    assert_eq!(count(), 1, "nothing changed, nothing to back up");
    run(&store, &key, &rename("two")).await;
    until(2).await;
    assert_eq!(name_of_only(made().iter().max().unwrap()).await, "two");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgresql_server_has_its_own_backups() {
    let place = Place::postgres();
    let store = place.open().await;
    let refused = store.backup_to(&place.folder().join("one.sqlite")).await.unwrap_err();
    assert!(matches!(refused, StoreError::NoFileBackup));
    store.start_backups(place.folder(), Schedule::default());
    store.close().await;
}
