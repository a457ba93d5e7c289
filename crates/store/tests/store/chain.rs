//! Nothing changes unseen: every record rests on the one before it, every row on its sum.

use rokade_store::{Flaw, Hash, Store, StoreError, TournamentKey};
use rokade_tournament::Command;

use crate::engines::{Place, both};
use crate::scene::{self, ARBITER, NAMES, NOON, behind_its_back, rename, run};

both!(
    a_changed_record_is_named,
    a_missing_record_is_named,
    a_doer_cannot_be_exchanged,
    an_erased_person_leaves_every_hash_as_it_was,
    the_name_of_an_account_is_in_no_hash,
    changed_people_accounts_and_ratings_are_found,
    a_database_put_back_to_another_past_is_read_anew,
    reading_on_holds_what_is_new_against_the_chain,
);

async fn played(store: &Store) -> TournamentKey {
    let (key, group) = scene::club(store).await;
    run(store, &key, &Command::DrawLots { group, seed: 5 }).await;
    scene::round(store, &key, group).await;
    key
}

async fn broken_at(store: &Store, key: &TournamentKey) -> Option<(u64, Flaw)> {
    let report = store.check(|_, _| {}).await.unwrap();
    let checked = report.tournaments.iter().find(|checked| checked.key == *key).unwrap();
    checked.broken.as_ref().map(|broken| (broken.record, broken.flaw.clone()))
}

async fn a_changed_record_is_named(place: &Place) {
    let store = place.open().await;
    let (key, other) = (played(&store).await, played(&store).await);
    assert!(store.check(|_, _| {}).await.unwrap().is_sound());
    let sql = format!(
        "UPDATE journal SET at = at + 1 WHERE seq = 7 AND tournament = (SELECT id FROM tournament WHERE key = '{key}')"
    );
    assert_eq!(behind_its_back(&store, place, &sql).await, 1);
    assert_eq!(broken_at(&store, &key).await, Some((7, Flaw::Changed)));
    assert_eq!(broken_at(&store, &other).await, None);

    let fresh = place.read().await;
    let refused = fresh.book(&key).await.unwrap_err();
    assert!(
        matches!(&refused, StoreError::BrokenJournal { tournament, seq: 7, .. } if *tournament == key),
        "{refused}"
    );
    assert!(matches!(fresh.records(&key, 9).await, Err(StoreError::BrokenJournal { seq: 7, .. })));
    assert!(matches!(fresh.export_file(&key).await, Err(StoreError::BrokenJournal { seq: 7, .. })));
    assert!(fresh.book(&other).await.unwrap().is_some());
    let listed = fresh.tournaments().await.unwrap();
    let known = |key: &TournamentKey| listed.iter().find(|line| line.key == *key).unwrap().broken.is_some();
    assert!(known(&key) && !known(&other));
}

async fn a_missing_record_is_named(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let last = store.book(&key).await.unwrap().unwrap().seq();
    behind_its_back(&store, place, &format!("DELETE FROM journal WHERE seq = {last}")).await;
    assert_eq!(broken_at(&store, &key).await, Some((last, Flaw::Missing)));
    behind_its_back(&store, place, "DELETE FROM journal WHERE seq = 4").await;
    assert_eq!(broken_at(&store, &key).await.unwrap().0, 5, "the first that does not follow");
}

async fn a_doer_cannot_be_exchanged(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let done = store.execute(&key, &rename("Club night"), NOON, "Bo Dahl").await.unwrap();
    store.execute(&key, &rename("Club morning"), NOON, "Åse Ødegård").await.unwrap();
    // Both did one thing: as numbers of the chain they would change places unseen.
    let sql = format!(
        "UPDATE journal SET actor = (SELECT id FROM actor WHERE name = 'Åse Ødegård') WHERE seq = {}",
        done.last_seq
    );
    assert_eq!(behind_its_back(&store, place, &sql).await, 1);
    assert_eq!(broken_at(&store, &key).await, Some((done.last_seq, Flaw::Changed)));
    behind_its_back(&store, place, "UPDATE actor SET name = 'Ingrid Lunn' WHERE name = 'Ingrid Lund'").await;
    assert_eq!(broken_at(&store, &key).await, Some((1, Flaw::Doer)));
}

/// The hash of a whole journal, by the store that wrote it and by one that reads it for the first time.
async fn hashes(store: &Store, place: &Place, key: &TournamentKey) -> (String, String) {
    (hash(store, key).await.to_string(), hash(&place.read().await, key).await.to_string())
}

async fn hash(store: &Store, key: &TournamentKey) -> Hash {
    let report = store.check(|_, _| {}).await.unwrap();
    report.tournaments.iter().find(|checked| checked.key == *key).unwrap().hash
}

async fn an_erased_person_leaves_every_hash_as_it_was(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let player = scene::player_named(&store, &key, NAMES[3]).await;
    let before = store.export_file(&key).await.unwrap();
    run(&store, &key, &Command::Erase { player }).await;
    assert!(store.check(|_, _| {}).await.unwrap().is_sound());
    let after = store.export_file(&key).await.unwrap();
    let hashes_of = |file: &[u8]| -> Vec<String> {
        let file: serde_json::Value = serde_json::from_slice(file).unwrap();
        file["journal"].as_array().unwrap().iter().map(|record| record["hash"].to_string()).collect()
    };
    let (before, after) = (hashes_of(&before), hashes_of(&after));
    assert_eq!(before[..], after[..before.len()], "an erasure is a record more, and changes none");
    let (kept, read) = hashes(&store, place, &key).await;
    assert_eq!(kept, read);
}

async fn the_name_of_an_account_is_in_no_hash(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let before = hashes(&store, place, &key).await;
    // As an erasure of the name would do it: the row and its sum.
    let file = String::from_utf8(store.export_file(&key).await.unwrap()).unwrap();
    assert!(file.contains(ARBITER));
    let renamed: serde_json::Value = serde_json::from_str(&file.replace(ARBITER, "erased 1")).unwrap();
    let other = Place::sqlite();
    let other = other.open().await;
    let mut renamed = renamed;
    renamed["version"] = 1.into();
    let there = other.import_file(renamed.to_string().as_bytes(), "Bo", NOON).await.unwrap();
    assert_eq!(hash(&other, &there).await.to_string(), before.0);
}

async fn changed_people_accounts_and_ratings_are_found(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let user = store.create_user("Bo Dahl", rokade_store::Role::Owner, "hash").await.unwrap();
    store.create_session(user.id, b"token", NOON, "a browser").await.unwrap();
    store.secret("cookie").await.unwrap();
    assert!(store.check(|_, _| {}).await.unwrap().is_sound());

    for (sql, row) in [
        ("UPDATE account SET password_hash = 'hasi'", "account 1"),
        ("UPDATE session SET label = 'another'", "session 1"),
        ("UPDATE secret SET name = 'cookif'", "secret"),
        ("UPDATE rating_ledger SET version = 4", "rating_ledger 1"),
    ] {
        assert_eq!(behind_its_back(&store, place, sql).await, 1);
        let flaws = store.check(|_, _| {}).await.unwrap().flaws;
        assert!(flaws.contains(&Flaw::Row(row.to_owned())), "{sql}: {flaws:?}");
    }
    assert!(matches!(store.users().await, Err(StoreError::DamagedRow(_))));
    assert!(store.session(b"token", NOON).await.unwrap().is_none(), "a changed sign-in lets nobody in");
    assert!(store.ledger().await.is_err());

    let sql = "UPDATE facts SET person = REPLACE(person, 'Astrid', 'Astrjd')";
    assert_eq!(behind_its_back(&store, place, sql).await, 6);
    assert_eq!(broken_at(&store, &key).await.unwrap().1, Flaw::Person);
    behind_its_back(&store, place, "DELETE FROM facts WHERE player = 2").await;
    behind_its_back(&store, place, "UPDATE facts SET person = REPLACE(person, 'Astrjd', 'Astrid')").await;
    assert_eq!(broken_at(&store, &key).await.unwrap().1, Flaw::Person, "a missing person is no erased one");
    behind_its_back(&store, place, "UPDATE tournament SET name = 'Club dvening'").await;
    assert_eq!(broken_at(&store, &key).await, Some((0, Flaw::OwnRow)));
}

async fn a_database_put_back_to_another_past_is_read_anew(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let file = store.export_file(&key).await.unwrap();
    run(&store, &key, &rename("one way")).await;
    let elsewhere = Place::sqlite();
    let elsewhere = elsewhere.open().await;
    let there = elsewhere.import_file(&file, "Bo", NOON).await.unwrap();
    run(&elsewhere, &there, &rename("another way")).await;
    let (one, other) = (store.book(&key).await.unwrap().unwrap(), elsewhere.book(&there).await.unwrap().unwrap());
    assert_eq!(one.seq(), other.seq());
    assert_ne!(hash(&store, &key).await, hash(&elsewhere, &there).await, "the same number, another past");
}

async fn reading_on_holds_what_is_new_against_the_chain(place: &Place) {
    let store = place.open().await;
    let key = played(&store).await;
    let reader = place.read().await;
    reader.book(&key).await.unwrap().unwrap();
    let done = run(&store, &key, &rename("Club night")).await;
    let sql = format!("UPDATE journal SET event = REPLACE(event, 'night', 'nighu') WHERE seq = {}", done.last_seq);
    assert_eq!(behind_its_back(&store, place, &sql).await, 1);
    let refused = reader.book(&key).await.unwrap_err();
    assert!(matches!(refused, StoreError::BrokenJournal { seq, .. } if seq == done.last_seq), "{refused}");
}
