//! The named file is the event: whole after every clean end, and known to be incomplete where it is not.

use std::path::{Path, PathBuf};

use rokade_store::{Options, Store, StoreError, Wanted};

use crate::engines::Place;
use crate::scene::{self, create, rename, run};

fn log_of(file: &Path) -> PathBuf {
    PathBuf::from(format!("{}-wal", file.display()))
}

fn beside(place: &Place) -> Vec<String> {
    let entries = std::fs::read_dir(place.folder()).unwrap().flatten();
    let mut names: Vec<String> = entries.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The file as somebody copies it who does not know of its log.
fn copy(place: &Place, name: &str) -> PathBuf {
    let to = place.folder().join(name);
    std::fs::create_dir_all(to.parent().unwrap()).unwrap();
    std::fs::copy(place.file(), &to).unwrap();
    to
}

fn with_log(place: &Place, name: &str) -> PathBuf {
    let to = copy(place, name);
    std::fs::copy(log_of(&place.file()), log_of(&to)).unwrap();
    to
}

async fn refused(file: &Path) -> StoreError {
    let url = file.to_str().unwrap();
    let writing = Store::open(url).await.map(|_| ()).unwrap_err();
    let reading = Options { create: false, read_only: true, ..Options::new(url) };
    let reading = Store::open_with(&reading).await.map(|_| ()).unwrap_err();
    assert_eq!(writing.reason().key, reading.reason().key);
    let target = file.with_extension("target");
    let restoring = Store::restore(file, &target, Wanted::Whole).await.unwrap_err();
    assert_eq!(writing.reason().key, restoring.reason().key);
    assert!(!target.exists() && !file.with_extension("sqlite-desk").exists());
    writing
}

async fn names(file: &Path) -> Vec<String> {
    let store = Store::open(file.to_str().unwrap()).await.unwrap();
    let names = store.tournaments().await.unwrap().into_iter().map(|line| line.name).collect();
    assert!(store.check(|_, _| {}).await.unwrap().is_sound());
    store.close().await;
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clean_end_leaves_one_complete_file() {
    let place = Place::sqlite();
    for number in 0..20 {
        let store = place.open().await;
        create(&store, &number.to_string()).await;
        if number % 2 == 0 {
            store.start_check();
            store.start_backups(place.folder().join("backups"), rokade_store::Schedule::default());
        }
        store.close().await;
        let left: Vec<String> = beside(&place).into_iter().filter(|name| name != "backups").collect();
        assert_eq!(left, ["club.sqlite"], "after {number} evenings");
        let copy = copy(&place, "copy.sqlite");
        assert_eq!(names(&copy).await.len(), number + 1);
        std::fs::remove_file(copy).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_only_looks_leaves_nothing_beside_the_file() {
    let place = Place::sqlite();
    let store = place.open().await;
    create(&store, "to be read").await;
    store.close().await;
    let before = std::fs::read(place.file()).unwrap();
    let reader = place.read().await;
    assert_eq!(reader.tournaments().await.unwrap().len(), 1);
    reader.backup_to(&place.folder().join("backup.sqlite")).await.unwrap();
    reader.close().await;
    let store = place.open().await;
    store.tournaments().await.unwrap();
    store.close().await;
    assert_eq!(beside(&place), ["backup.sqlite", "club.sqlite"]);
    assert!(std::fs::read(place.file()).unwrap() == before, "nothing was written, nothing changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_without_its_log_is_refused_from_the_first_write_on() {
    let place = Place::sqlite();
    let store = place.open().await;
    let whole = copy(&place, "before.sqlite");
    assert!(names(&whole).await.is_empty(), "nothing was written yet");
    let (key, group) = scene::club(&store).await;
    for number in 0..6 {
        let bare = copy(&place, &format!("bare-{number}.sqlite"));
        let error = refused(&bare).await;
        assert!(matches!(&error, StoreError::Incomplete { path } if *path == bare), "{error}");
        // With its log it is all there; with an empty one it is not.
        assert_eq!(names(&with_log(&place, &format!("with-{number}.sqlite"))).await, ["Club evening"]);
        std::fs::write(log_of(&bare), b"").unwrap();
        assert!(matches!(refused(&bare).await, StoreError::Incomplete { .. }));
        run(&store, &key, &rename("Club evening")).await;
        let player = scene::player(&format!("Nils Nummer{number}"), 1200);
        run(&store, &key, &rokade_tournament::Command::EnterPlayer { group, player }).await;
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_killed_program_left_opens_without_a_word() {
    let place = Place::sqlite();
    let store = place.open().await;
    let key = create(&store, "0").await;
    // Enough to fold the log in several times by the way.
    for number in 1..400 {
        run(&store, &key, &rename(&number.to_string())).await;
        if number % 7 == 0 {
            let killed = with_log(&place, &format!("killed-{number}/club.sqlite"));
            assert_eq!(names(&killed).await, [number.to_string()]);
            assert!(!log_of(&killed).exists());
        }
    }
    // Gone without closing: the log stays, and the next one takes it over.
    drop(store);
    assert!(log_of(&place.file()).exists());
    assert_eq!(names(&place.file()).await, ["399"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_of_another_time_or_another_file_is_refused() {
    let place = Place::sqlite();
    let store = place.open().await;
    let key = create(&store, "one").await;
    let early = with_log(&place, "early.sqlite");
    // Until the log has begun anew twice.
    for number in 0..900 {
        run(&store, &key, &rename(&format!("number {number} {}", "x".repeat(170)))).await;
    }
    let late = with_log(&place, "late.sqlite");
    // The file of then with the log of now, and the other way round.
    std::fs::copy(log_of(&late), log_of(&early)).unwrap();
    assert!(matches!(refused(&early).await, StoreError::Incomplete { .. }));
    let fresh = place.folder().join("fresh.sqlite");
    std::fs::copy(&late, &fresh).unwrap();
    let other = Place::sqlite();
    let stranger = other.open().await;
    create(&stranger, "another database").await;
    std::fs::copy(log_of(&other.file()), log_of(&fresh)).unwrap();
    assert!(matches!(refused(&fresh).await, StoreError::Incomplete { .. }));
    // A whole file beside a log that is not its own.
    store.close().await;
    let whole = copy(&place, "whole.sqlite");
    std::fs::copy(log_of(&other.file()), log_of(&whole)).unwrap();
    assert!(matches!(refused(&whole).await, StoreError::ForeignLog { .. }));
    std::fs::remove_file(log_of(&whole)).unwrap();
    assert_eq!(names(&whole).await.len(), 1, "the file alone is complete");
    stranger.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_is_told_and_not_cut_short_in_silence() {
    let place = Place::sqlite();
    let store = place.open().await;
    let key = create(&store, "0").await;
    for number in 1..30 {
        run(&store, &key, &rename(&number.to_string())).await;
    }
    let length = std::fs::metadata(log_of(&place.file())).unwrap().len();
    let mut told = 0;
    for number in 0..120 {
        let killed = with_log(&place, &format!("flipped-{number}.sqlite"));
        let mut bytes = std::fs::read(log_of(&killed)).unwrap();
        let at = usize::try_from(number * length / 120 + 11).unwrap();
        bytes[at] ^= 1 << (number % 8);
        std::fs::write(log_of(&killed), bytes).unwrap();
        match Store::open(killed.to_str().unwrap()).await {
            Err(error) => {
                assert!(matches!(error, StoreError::BrokenLog { .. } | StoreError::Incomplete { .. }), "{error}");
                told += 1;
            }
            Ok(store) => {
                let name = store.tournaments().await.unwrap().remove(0).name;
                assert_eq!(name, "29", "flip {number} at {at} of {length}");
                store.close().await;
            }
        }
    }
    assert!(told > 100, "{told} of 120");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_there_is_can_be_put_back_if_asked() {
    let place = Place::sqlite();
    let store = place.open().await;
    let key = create(&store, "first").await;
    store.close().await;
    let store = place.open().await;
    run(&store, &key, &rename("second")).await;
    let bare = copy(&place, "bare.sqlite");
    assert!(matches!(refused(&bare).await, StoreError::Incomplete { .. }));
    let target = place.folder().join("target.sqlite");
    let restored = Store::restore(&bare, &target, Wanted::WhatThereIs).await.unwrap();
    assert_eq!(restored.tournaments, 1);
    assert_eq!(names(&target).await, ["first"], "as it stood when the program opened the file");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_empty_shell_of_an_older_release_is_no_new_desk() {
    use sqlx::{Connection, SqliteConnection};
    let place = Place::sqlite();
    let mut conn = SqliteConnection::connect(&format!("{}?mode=rwc", place.url)).await.unwrap();
    sqlx::query("PRAGMA journal_mode = WAL").execute(&mut conn).await.unwrap();
    sqlx::query("CREATE TABLE tournament (id INTEGER)").execute(&mut conn).await.unwrap();
    // Everything stands in the log, as on the first evening of an older release.
    let bare = copy(&place, "bare.sqlite");
    assert_eq!(std::fs::metadata(&bare).unwrap().len(), 4096);
    assert!(matches!(refused(&bare).await, StoreError::Incomplete { .. }));
    conn.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_program_at_a_time_writes_to_a_file() {
    let place = Place::sqlite();
    let options = Options { holder: "http://127.0.0.1:4464/".to_owned(), ..Options::new(&place.url) };
    let store = Store::open_with(&options).await.unwrap();
    let key = create(&store, "mine").await;
    let second = Store::open(&place.url).await.map(|_| ()).unwrap_err();
    assert!(matches!(&second, StoreError::HeldBy { holder, .. } if holder == "http://127.0.0.1:4464/"), "{second}");
    assert_eq!(second.reason().key, "store_held");
    let link = place.folder().join("link.sqlite");
    std::os::unix::fs::symlink(place.file(), &link).unwrap();
    assert!(matches!(Store::open(link.to_str().unwrap()).await.map(|_| ()), Err(StoreError::HeldBy { .. })));
    assert_eq!(place.read().await.book(&key).await.unwrap().unwrap().seq(), 1, "reading is free");
    store.close().await;
    Store::open(&place.url).await.unwrap().close().await;
}
