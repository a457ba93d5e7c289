//! A person's data can be erased; tables and pairings stay.

use std::path::Path;
use std::time::Duration;

use rokade_store::{Schedule, Store, Wanted};
use rokade_tournament::Command;

use crate::engines::{Place, both};
use crate::scene::{self, NAMES, run};

both!(the_erased_are_nameless_and_their_games_stay);

async fn the_erased_are_nameless_and_their_games_stay(place: &Place) {
    let store = place.open().await;
    let (key, group) = scene::club(&store).await;
    let frida = scene::player_named(&store, &key, NAMES[5]).await;
    let to = scene::player("Frida Sandø Berg", 1750);
    run(&store, &key, &Command::EditPlayer { player: frida, to }).await;
    run(&store, &key, &Command::DrawLots { group, seed: 3 }).await;
    run(&store, &key, &Command::Pair { group }).await;
    run(&store, &key, &Command::Publish { group }).await;
    let before = store.book(&key).await.unwrap().unwrap();
    let after = run(&store, &key, &Command::Erase { player: frida }).await.book;
    assert_eq!(after.name(frida), "");
    assert!(after.person(frida).is_none() && after.tournament.players[&frida].erased);
    assert_eq!(before.tournament.groups[&group].rounds, after.tournament.groups[&group].rounds);

    let fresh = place.read().await.book(&key).await.unwrap().unwrap();
    assert!(fresh.person(frida).is_none());
    assert_eq!(fresh.tournament, after.tournament);
    let others = fresh.tournament.players.keys().filter(|player| **player != frida);
    assert!(others.into_iter().all(|player| !fresh.name(*player).is_empty()));
}

/// Whether any file of a folder holds these bytes.
fn holds(folder: &Path, text: &str) -> bool {
    std::fs::read_dir(folder).unwrap().any(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            return holds(&path, text);
        }
        let bytes = std::fs::read(path).unwrap();
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_of_an_erased_name_is_left_in_the_files_or_the_backups() {
    let place = Place::sqlite();
    let store = place.open().await;
    let (key, group) = scene::club(&store).await;
    // Enough people for several pages, and two versions of each.
    for number in 0..90 {
        let name = format!("Sigurd Hemmelig{number}");
        run(&store, &key, &Command::EnterPlayer { group, player: scene::player(&name, 1200) }).await;
        let player = scene::player_named(&store, &key, &name).await;
        let to = scene::player(&format!("Sigurd Hemmelig{number} Krog"), 1200);
        run(&store, &key, &Command::EditPlayer { player, to }).await;
    }
    let backups = place.folder().join("backups");
    let schedule = Schedule { every: Duration::from_millis(400), ..Schedule::default() };
    store.start_backups(&backups, schedule);
    while !holds_backup(&backups) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(holds(place.folder(), "Hemmelig77"));
    let people: Vec<_> = {
        let book = store.book(&key).await.unwrap().unwrap();
        let players = book.tournament.players.keys().map(|player| (*player, book.name(*player)));
        players.filter(|(_, name)| name.starts_with("Sigurd Hemmelig") && !name.contains("Hemmelig8")).collect()
    };
    for (player, _) in &people {
        run(&store, &key, &Command::Erase { player: *player }).await;
    }
    store.close().await;
    for (_, name) in people {
        let secret = name.strip_prefix("Sigurd ").and_then(|rest| rest.strip_suffix(" Krog")).unwrap();
        assert!(!holds(place.folder(), &format!("{secret}\"")), "{secret} in the database, its log or a backup");
    }
    assert!(holds(&backups, "Hemmelig80") && holds(place.folder(), "Hemmelig80"), "the others are still there");
}

fn holds_backup(backups: &Path) -> bool {
    let Ok(entries) = std::fs::read_dir(backups) else { return false };
    entries.flatten().any(|entry| entry.path().extension().is_some_and(|ending| ending == "sqlite"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_tournament_leaves_the_backups_at_once() {
    let place = Place::sqlite();
    let store = place.open().await;
    let (key, group) = scene::club(&store).await;
    let player = scene::player("Sigurd Hemmelig", 1200);
    run(&store, &key, &Command::EnterPlayer { group, player }).await;
    let kept = scene::create(&store, "Another").await;
    let file = store.export_file(&key).await.unwrap();
    let backups = place.folder().join("backups");
    store.start_backups(&backups, Schedule::default());
    while !holds_backup(&backups) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Also one that lies elsewhere, to be put back later.
    let elsewhere = place.folder().join("elsewhere.sqlite");
    store.backup_to(&elsewhere).await.unwrap();
    assert!(holds(&backups, "Hemmelig"));
    assert!(store.delete_tournament(&key, scene::NOON).await.unwrap());
    assert!(!holds(&backups, "Hemmelig") && !holds(&backups, "Club evening"), "gone with the answer");
    store.close().await;

    // What was deleted here does not come back with an older backup; everything else does.
    Store::restore(&elsewhere, &place.file(), Wanted::Whole).await.unwrap();
    assert!(!holds_file(&place.file(), "Hemmelig"));
    let store = place.open().await;
    let left: Vec<_> = store.tournaments().await.unwrap().into_iter().map(|line| line.key).collect();
    assert_eq!(left, [kept]);
    assert!(store.check(|_, _| {}).await.unwrap().is_sound());
    // Whoever brings it back by hand has it in the backups again.
    store.import_file(&file, "Bo", scene::NOON).await.unwrap();
    store.backup_to(&elsewhere).await.unwrap();
    assert!(holds_file(&elsewhere, "Hemmelig"));
    store.close().await;
}

fn holds_file(path: &Path, text: &str) -> bool {
    std::fs::read(path).unwrap().windows(text.len()).any(|part| part == text.as_bytes())
}
