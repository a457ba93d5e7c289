//! Events are kept, in order, whoever writes.

use std::collections::BTreeMap;
use std::sync::Arc;

use rokade_store::{ExecuteError, TournamentKey};
use rokade_tournament::{Actor, Command, Event, GroupId, PlayerId, Tournament};

use crate::engines::{Place, both};
use crate::scene::{self, ARBITER, NOON, create, rename, run};

both!(
    a_created_tournament_is_listed_and_found_again,
    a_refused_command_changes_nothing,
    a_command_that_changes_nothing_writes_nothing,
    an_unknown_tournament_is_told,
    people_are_known_by_name_and_edits_can_be_undone,
    the_book_is_the_fold_of_the_journal,
    two_writers_never_lose_or_reorder_an_event,
    readers_see_every_acknowledged_event_at_once,
    a_caller_who_goes_away_does_not_stop_the_change,
    a_deleted_tournament_is_gone,
    large_imports_are_one_step,
    every_kind_of_doer_is_kept_and_chained,
);

async fn a_created_tournament_is_listed_and_found_again(place: &Place) {
    let store = place.open().await;
    assert!(store.tournaments().await.unwrap().is_empty());
    let first = create(&store, "Club championship").await;
    let second = store.create(&scene::settings("Blitz"), ARBITER, NOON + 5).await.unwrap();
    run(&store, &first, &rename("Club championship 2026")).await;
    store.close().await;

    let again = place.open().await;
    let listed = again.tournaments().await.unwrap();
    let names: Vec<(&TournamentKey, &str, u64)> =
        listed.iter().map(|summary| (&summary.key, summary.name.as_str(), summary.seq)).collect();
    assert_eq!(names, [(&second, "Blitz", 1), (&first, "Club championship 2026", 2)]);
    let book = again.book(&first).await.unwrap().unwrap();
    assert_eq!((book.tournament.settings.name.as_str(), book.seq()), ("Club championship 2026", 2));
}

async fn a_refused_command_changes_nothing(place: &Place) {
    let store = place.open().await;
    let key = create(&store, "Club evening").await;
    let refused = store.execute(&key, &rename(""), NOON, ARBITER).await.unwrap_err();
    assert!(matches!(&refused, ExecuteError::Refused(_)), "{refused}");
    assert!(!refused.reasons().is_empty());
    assert_eq!(store.records(&key, 1).await.unwrap().len(), 1);
    assert_eq!(run(&store, &key, &rename("Club night")).await.first_seq, 2);
}

async fn a_command_that_changes_nothing_writes_nothing(place: &Place) {
    let store = place.open().await;
    let key = create(&store, "Club evening").await;
    let book = store.book(&key).await.unwrap().unwrap();
    let same = Command::ChangeTournament { settings: book.tournament.settings.clone() };
    if let Ok(done) = store.execute(&key, &same, NOON, ARBITER).await {
        assert!(done.last_seq < done.first_seq && done.step == 0 && done.book.seq() == 1);
    }
    assert_eq!(store.records(&key, 1).await.unwrap().len(), 1);
}

async fn an_unknown_tournament_is_told(place: &Place) {
    let store = place.open().await;
    let nowhere = TournamentKey::new("nowhere");
    assert!(store.book(&nowhere).await.unwrap().is_none());
    assert!(store.records(&nowhere, 1).await.unwrap().is_empty());
    let error = store.execute(&nowhere, &rename("x"), NOON, ARBITER).await.unwrap_err();
    assert!(matches!(error, ExecuteError::NoSuchTournament));
}

async fn people_are_known_by_name_and_edits_can_be_undone(place: &Place) {
    let store = place.open().await;
    let (key, _) = scene::club(&store).await;
    let astrid = scene::player_named(&store, &key, "Astrid Holm").await;
    let to = scene::player("Astrid Holm-Dahl", 1500);
    let edited = run(&store, &key, &Command::EditPlayer { player: astrid, to }).await;
    assert_eq!(edited.book.name(astrid), "Astrid Holm-Dahl");
    let undone = run(&store, &key, &Command::Undo).await;
    assert_eq!(undone.book.name(astrid), "Astrid Holm");

    let other = place.read().await;
    assert_eq!(other.book(&key).await.unwrap().unwrap().name(astrid), "Astrid Holm");
}

async fn the_book_is_the_fold_of_the_journal(place: &Place) {
    let store = place.open().await;
    let (key, group) = scene::club(&store).await;
    run(&store, &key, &Command::DrawLots { group, seed: 7 }).await;
    run(&store, &key, &Command::Pair { group }).await;
    run(&store, &key, &Command::DiscardDraft { group }).await;
    run(&store, &key, &Command::Pair { group }).await;
    run(&store, &key, &Command::Publish { group }).await;
    let kept = store.book(&key).await.unwrap().unwrap();
    let records = store.records(&key, 1).await.unwrap();
    assert_eq!(kept.tournament, Tournament::fold(&records).unwrap());
    assert!(records.iter().all(|record| record.by == ARBITER && record.at == NOON));

    let fresh = place.read().await;
    let read = fresh.book(&key).await.unwrap().unwrap();
    assert_eq!(read.tournament, kept.tournament);
    assert!(read.tournament.players.keys().all(|player| read.name(*player) == kept.name(*player)));
}

/// Two servers with four tasks each write to two tournaments at once.
async fn two_writers_never_lose_or_reorder_an_event(place: &Place) {
    const EACH: usize = 40;
    let (one, other) = place.open_two().await;
    let keys = Arc::new([create(&one, "A").await, create(&one, "B").await]);
    let mut tasks = Vec::new();
    for writer in 0..8 {
        let store = if writer % 2 == 0 { one.clone() } else { other.clone() };
        let keys = Arc::clone(&keys);
        tasks.push(tokio::spawn(async move {
            let mut acknowledged = Vec::new();
            for number in 0..EACH {
                let key = &keys[number % 2];
                let name = format!("writer {writer} number {number}");
                let done = store.execute(key, &rename(&name), NOON, ARBITER).await.unwrap();
                assert_eq!(done.book.tournament.settings.name, name, "the answer holds the change");
                acknowledged.push((key.clone(), done.last_seq, name));
            }
            acknowledged
        }));
    }
    let mut acknowledged: BTreeMap<TournamentKey, BTreeMap<u64, String>> = BTreeMap::new();
    for task in tasks {
        let mut last = BTreeMap::new();
        for (key, seq, name) in task.await.unwrap() {
            assert!(last.insert(key.clone(), seq) < Some(seq), "a writer's own events come in its order");
            assert!(acknowledged.entry(key).or_default().insert(seq, name).is_none(), "no number is given twice");
        }
    }
    for key in keys.iter() {
        let records = place.read().await.records(key, 1).await.unwrap();
        assert_eq!(records.len(), 1 + 8 * EACH / 2);
        for (record, seq) in records.iter().zip(1..) {
            assert_eq!(record.seq, seq, "no gap");
            if let Event::TournamentChanged { settings } = &record.event {
                assert_eq!(acknowledged[key][&seq], settings.name);
            }
        }
        let (a, b) = (one.book(key).await.unwrap().unwrap(), other.book(key).await.unwrap().unwrap());
        assert_eq!(a.tournament, b.tournament);
    }
}

async fn readers_see_every_acknowledged_event_at_once(place: &Place) {
    let writer = place.open().await;
    let reader = place.read().await;
    let key = create(&writer, "0").await;
    for number in 1..30 {
        let name = number.to_string();
        let seq = run(&writer, &key, &rename(&name)).await.last_seq;
        for store in [&writer, &reader] {
            let book = store.book(&key).await.unwrap().unwrap();
            assert_eq!((book.seq(), book.tournament.settings.name.as_str()), (seq, name.as_str()));
        }
    }
}

async fn a_caller_who_goes_away_does_not_stop_the_change(place: &Place) {
    let store = place.open().await;
    let key = create(&store, "before").await;
    let mut watcher = store.subscribe();
    let command = rename("after");
    let hung_up = store.execute(&key, &command, NOON, ARBITER);
    let moment = std::time::Duration::from_micros(50);
    let _ = tokio::time::timeout(moment, hung_up).await;
    let wait = std::time::Duration::from_secs(10);
    let change = tokio::time::timeout(wait, watcher.recv()).await.unwrap().unwrap();
    assert_eq!((change.key, change.seq), (key.clone(), 2));
    assert_eq!(store.book(&key).await.unwrap().unwrap().tournament.settings.name, "after");
}

async fn a_deleted_tournament_is_gone(place: &Place) {
    let store = place.open().await;
    let (key, _) = scene::club(&store).await;
    let kept = create(&store, "Another").await;
    assert!(store.delete_tournament(&key, NOON).await.unwrap());
    assert!(!store.delete_tournament(&key, NOON).await.unwrap());
    assert!(store.book(&key).await.unwrap().is_none());
    assert!(store.execute(&key, &rename("x"), NOON, ARBITER).await.is_err());
    let left: Vec<TournamentKey> = store.tournaments().await.unwrap().into_iter().map(|summary| summary.key).collect();
    assert_eq!(left, [kept]);
}

async fn large_imports_are_one_step(place: &Place) {
    let store = place.open().await;
    let key = create(&store, "Open").await;
    let group = *run(&store, &key, &scene::group()).await.book.tournament.groups.keys().next().unwrap();
    let players = (0..1201).map(|number| scene::player(&format!("Nils Nummer{number}"), 1000 + number)).collect();
    let done = run(&store, &key, &Command::ImportPlayers { group, players }).await;
    assert_eq!(done.last_seq - done.first_seq + 1, 1201);
    let fresh = place.read().await.book(&key).await.unwrap().unwrap();
    assert_eq!(fresh.tournament.players.len(), 1201);
    assert!(fresh.tournament.players.keys().all(|player| fresh.name(*player).starts_with("Nils Nummer")));
}

/// An account named like another kind of doer stays an account, and a file brings all of them along.
async fn every_kind_of_doer_is_kept_and_chained(place: &Place) {
    let store = place.open().await;
    let key = create(&store, "Open").await;
    let doers = [
        Actor::Device { name: "Hall B".to_owned() },
        Actor::Player { player: PlayerId(3) },
        Actor::Captain { group: GroupId(1), team: 2 },
        Actor::Key { name: "screen".to_owned() },
        Actor::Clock,
        Actor::from("clock"),
        Actor::from(ARBITER),
    ];
    for (doer, number) in doers.iter().zip(1..) {
        store.execute(&key, &rename(&format!("Open {number}")), NOON + number, doer).await.unwrap();
    }
    store.close().await;
    let again = place.open().await;
    let records = again.records(&key, 2).await.unwrap();
    assert_eq!(records.into_iter().map(|record| record.by).collect::<Vec<_>>(), doers);
    assert!(again.check(|_, _| {}).await.unwrap().is_sound());
    let file = again.export_file(&key).await.unwrap();
    let copy = again.import_copy(&file, &Actor::Clock, NOON + 20).await.unwrap();
    assert_eq!(again.records(&copy, 1).await.unwrap(), again.records(&key, 1).await.unwrap());
}
