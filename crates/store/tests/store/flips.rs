//! One flipped bit anywhere in a database, a backup or a tournament file: found, or without effect, never other data.
//! `ROKADE_SOAK` flips five times as many.

use std::path::Path;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_store::{
    Filings, ImportError, Options, RatedEvent, RatedPerson, Role, Store, StoreError, TicketKind, Wanted,
};
use rokade_tournament::Command;

use crate::engines::Place;
use crate::scene::{self, ARBITER, NOON, run};

fn flips() -> usize {
    if std::env::var_os("ROKADE_SOAK").is_some() { 1000 } else { 200 }
}

/// Everything a desk would show or use, each thing by itself.
#[derive(Debug, PartialEq)]
struct Everything {
    tournaments: Result<Vec<(String, String, u64)>, ()>,
    /// The file of each tournament.
    files: Vec<Option<String>>,
    users: Option<String>,
    session: Option<String>,
    secret: Option<Vec<u8>>,
    ticket: Option<bool>,
    ledger: Option<String>,
}

async fn everything(store: &Store, keys: &[rokade_store::TournamentKey]) -> Everything {
    let listed = store.tournaments().await.map_err(|_| ());
    let lines = listed.map(|all| {
        let sound = all.into_iter().filter(|line| line.broken.is_none());
        sound.map(|line| (line.key.to_string(), line.name, line.seq)).collect()
    });
    let mut files = Vec::new();
    for key in keys {
        let file = store.export_file(key).await.ok();
        files.push(file.map(|file| String::from_utf8(file).unwrap()));
    }
    let session = store.session(b"token", NOON + 5).await.ok().flatten();
    Everything {
        tournaments: lines,
        files,
        users: store.users().await.ok().map(|users| format!("{users:?}")),
        session: session.map(|session| format!("{session:?}")),
        secret: store.secret("cookie").await.ok(),
        ticket: store.has_ticket(b"ticket", NOON).await.ok(),
        ledger: store.ledger().await.ok().map(|ledger| format!("{ledger:?}")),
    }
}

/// Where one thing is there, it must be what it was.
fn assert_never_different(now: &Everything, before: &Everything, what: &str) {
    let same = |now: &Option<String>, before: &Option<String>| now.is_none() || now == before;
    for (now, before) in now.files.iter().zip(&before.files) {
        assert!(same(now, before), "{what}: another tournament");
    }
    assert!(same(&now.users, &before.users), "{what}: other accounts");
    assert!(same(&now.session, &before.session), "{what}: another sign-in");
    assert!(same(&now.ledger, &before.ledger), "{what}: other ratings");
    assert!(now.secret.is_none() || now.secret == before.secret, "{what}: another secret");
}

/// A small evening with a bit of everything, closed.
async fn evening(place: &Place) -> Vec<rokade_store::TournamentKey> {
    let store = place.open().await;
    let (key, group) = scene::club(&store).await;
    let players = (0..40).map(|number| scene::player(&format!("Nils Nummer{number}"), 1200 + number)).collect();
    run(&store, &key, &Command::ImportPlayers { group, players }).await;
    run(&store, &key, &Command::DrawLots { group, seed: 5 }).await;
    for _ in 0..3 {
        scene::round(&store, &key, group).await;
    }
    let erased = scene::player_named(&store, &key, scene::NAMES[5]).await;
    run(&store, &key, &Command::Erase { player: erased }).await;
    let (second, group) = scene::club(&store).await;
    run(&store, &second, &Command::DrawLots { group, seed: 8 }).await;
    let user = store.create_user("Bo Dahl", Role::Owner, "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA").await.unwrap();
    store.create_session(user.id, b"token", NOON, "Firefox on Linux").await.unwrap();
    store.create_ticket(&TicketKind::OneTimeSignIn, b"ticket", NOON + 9).await.unwrap();
    store.secret("cookie").await.unwrap();
    let event = RatedEvent {
        filed: 1,
        tournament: key.clone(),
        seq: 3,
        digest: "d".to_owned(),
        started: "2026-03-01".to_owned(),
        ended: "2026-03-02".to_owned(),
    };
    let person = RatedPerson {
        id: 1,
        identity: rokade_store::Identity { national: Some("DEN 104711".to_owned()), fide: Some(1_400_001) },
        rating: 1512,
        games: 9,
        last_rated: "2026-03-02".to_owned(),
    };
    let filings = Filings { persons: vec![person], events: vec![event], ..Filings::default() };
    store.file_ratings(filings).await.unwrap();
    store.close().await;
    vec![key, second]
}

fn flipped(bytes: &[u8], random: &mut ChaCha8Rng) -> (Vec<u8>, String) {
    let mut bytes = bytes.to_vec();
    let bit = random.random_range(0..8);
    // Much of a database is room for what is to come: every other flip goes where something stands.
    let at = loop {
        let at = random.random_range(0..bytes.len());
        if bit % 2 == 0 || bytes[at] != 0 {
            break at;
        }
    };
    bytes[at] ^= 1 << bit;
    (bytes, format!("bit {bit} of byte {at}"))
}

async fn read(file: &Path) -> Result<Store, StoreError> {
    let options = Options { create: false, read_only: true, ..Options::new(file.to_str().unwrap()) };
    Store::open_with(&options).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flipped_bit_in_a_database_is_found_or_has_no_effect() {
    let place = Place::sqlite();
    let keys = evening(&place).await;
    let before = everything(&place.read().await, &keys).await;
    assert!(before.files.iter().all(Option::is_some) && before.session.is_some());
    let bytes = std::fs::read(place.file()).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(14);
    let (mut refused, mut found, mut harmless) = (0, 0, 0);
    for number in 0..flips() {
        let (changed, what) = flipped(&bytes, &mut random);
        let file = place.folder().join(format!("flipped-{number}.sqlite"));
        std::fs::write(&file, changed).unwrap();
        match read(&file).await {
            Err(_) => refused += 1,
            Ok(store) => {
                let now = everything(&store, &keys).await;
                assert_never_different(&now, &before, &what);
                match store.check(|_, _| {}).await {
                    Ok(report) if report.is_sound() => {
                        assert_eq!(now, before, "{what} was not found");
                        harmless += 1;
                    }
                    Ok(_) | Err(_) => found += 1,
                }
                store.close().await;
            }
        }
        std::fs::remove_file(&file).unwrap();
    }
    println!("database: {refused} refused, {found} found, {harmless} without effect");
    assert!(found > 0 && refused + found > flips() / 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flipped_bit_in_a_backup_is_found_or_has_no_effect() {
    let place = Place::sqlite();
    let keys = evening(&place).await;
    let backup = place.folder().join("backup.sqlite");
    let store = place.read().await;
    let before = everything(&store, &keys).await;
    assert!(store.backup_to(&backup).await.unwrap().is_sound());
    store.close().await;
    let bytes = std::fs::read(&backup).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(15);
    let (mut refused, mut harmless) = (0, 0);
    for number in 0..flips() {
        let (changed, what) = flipped(&bytes, &mut random);
        std::fs::write(&backup, changed).unwrap();
        let restored = place.folder().join(format!("restored-{number}.sqlite"));
        match Store::restore(&backup, &restored, Wanted::Whole).await {
            Err(_) => refused += 1,
            Ok(_) => {
                let store = read(&restored).await.unwrap_or_else(|error| panic!("{what} was put back: {error}"));
                assert_eq!(everything(&store, &keys).await, before, "{what} was put back");
                store.close().await;
                harmless += 1;
                std::fs::remove_file(&restored).unwrap();
            }
        }
    }
    println!("backup: {refused} refused, {harmless} without effect");
    assert!(refused > flips() / 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flipped_bit_in_a_tournament_file_is_found_or_has_no_effect() {
    let place = Place::sqlite();
    let keys = evening(&place).await;
    let store = place.open().await;
    let file = store.export_file(&keys[0]).await.unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(16);
    let mut refused = 0;
    for _ in 0..flips() {
        let (changed, what) = flipped(&file, &mut random);
        match store.import_copy(&changed, ARBITER, NOON).await {
            Err(ImportError::Store(error)) => panic!("{what}: {error}"),
            Err(_) => refused += 1,
            Ok(copy) => {
                let (one, other) =
                    (store.book(&keys[0]).await.unwrap().unwrap(), store.book(&copy).await.unwrap().unwrap());
                assert_eq!(one.tournament, other.tournament, "{what} was taken in");
                assert!(
                    one.tournament.players.keys().all(|player| one.person(*player) == other.person(*player)),
                    "{what}"
                );
                store.delete_tournament(&copy, NOON).await.unwrap();
            }
        }
    }
    println!("tournament file: {refused} of {} refused", flips());
    assert!(refused > flips() * 9 / 10);
    store.close().await;
}
