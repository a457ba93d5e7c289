//! An action under one id happens once, however often it is asked for.

use rokade_store::{Action, ExecuteError, Role, Store, TicketKind, acting};
use rokade_tournament::{Command, Event};

use crate::engines::{Place, both};
use crate::scene::{self, ARBITER, NOON, create, rename, run, settings};

both!(
    a_command_is_carried_out_once,
    many_at_once_do_it_once,
    a_tournament_is_created_once,
    a_broken_off_request_goes_on_where_it_stopped,
    lots_are_not_drawn_again,
    what_was_refused_may_be_asked_again,
    accounts_and_sign_ins_are_made_once,
    ids_are_forgotten_after_a_day,
);

async fn enter(store: &Store, action: &Action, key: &rokade_store::TournamentKey, name: &str) -> u64 {
    let player = scene::player(name, 1500);
    let command = Command::EnterPlayer { group: rokade_tournament::GroupId(1), player };
    acting(action.clone(), store.execute(key, &command, NOON, ARBITER)).await.unwrap().last_seq
}

async fn a_command_is_carried_out_once(place: &Place) {
    let (store, other) = place.open_two().await;
    let (key, _) = scene::club(&store).await;
    let action = Action::new("1", "a");
    assert!(!store.has_done(&action).await.unwrap());
    let first = enter(&store, &action, &key, "Gry Lie").await;
    run(&store, &key, &rename("meanwhile")).await;
    assert_eq!(enter(&other, &action, &key, "Gry Lie").await, first, "the answer is that of the first time");
    assert!(other.has_done(&action).await.unwrap());
    assert_eq!(action.stored(), 2);
    let other_id = enter(&store, &Action::new("1", "b"), &key, "Hans Lie").await;
    assert!(other_id > first);
    // Another thing under the same id is another thing: the form was corrected before it was sent again.
    assert!(enter(&store, &action, &key, "Gry Lied").await > other_id);
    // The ids of two people do not meet.
    assert!(!store.has_done(&Action::new("2", "a")).await.unwrap());
}

async fn many_at_once_do_it_once(place: &Place) {
    let (one, other) = place.open_two().await;
    let action = Action::new("1", "a");
    let tasks: Vec<_> = (0..8)
        .map(|number| {
            let store = if number % 2 == 0 { one.clone() } else { other.clone() };
            let action = action.clone();
            tokio::spawn(async move { acting(action, store.create(&settings("Once"), ARBITER, NOON)).await.unwrap() })
        })
        .collect();
    let mut keys = std::collections::BTreeSet::new();
    for task in tasks {
        keys.insert(task.await.unwrap());
    }
    assert_eq!((keys.len(), one.tournaments().await.unwrap().len()), (1, 1));
}

async fn a_tournament_is_created_once(place: &Place) {
    let store = place.open().await;
    let action = Action::new("1", "a");
    let made = acting(action.clone(), store.create(&settings("Once"), ARBITER, NOON)).await.unwrap();
    assert_eq!(acting(action.clone(), store.create(&settings("Once"), ARBITER, NOON)).await.unwrap(), made);
    let file = store.export_file(&made).await.unwrap();
    let copy = acting(action.clone(), store.import_copy(&file, ARBITER, NOON)).await.unwrap();
    assert_eq!(acting(action.clone(), store.import_copy(&file, ARBITER, NOON)).await.unwrap(), copy);
    assert!(acting(action.clone(), store.delete_tournament(&copy, NOON)).await.unwrap());
    assert!(acting(action, store.delete_tournament(&copy, NOON)).await.unwrap(), "it was this action that did it");
    assert!(!store.delete_tournament(&copy, NOON).await.unwrap());
    assert_eq!(store.tournaments().await.unwrap().len(), 1);
}

async fn a_broken_off_request_goes_on_where_it_stopped(place: &Place) {
    let store = place.open().await;
    let action = Action::new("1", "a");
    let request = async |whole: bool| {
        let key = store.create(&settings("Two steps"), ARBITER, NOON).await.unwrap();
        if whole {
            store.execute(&key, &scene::group(), NOON, ARBITER).await.unwrap();
        }
        key
    };
    let key = acting(action.clone(), request(false)).await;
    for _ in 0..2 {
        assert_eq!(acting(action.clone(), request(true)).await, key);
    }
    assert_eq!(store.book(&key).await.unwrap().unwrap().tournament.groups.len(), 1);
    assert_eq!(store.records(&key, 1).await.unwrap().len(), 2);
}

async fn lots_are_not_drawn_again(place: &Place) {
    let store = place.open().await;
    let (key, group) = scene::club(&store).await;
    let action = Action::new("1", "a");
    for seed in [3, 4] {
        acting(action.clone(), store.execute(&key, &Command::DrawLots { group, seed }, NOON, ARBITER)).await.unwrap();
    }
    let records = store.records(&key, 1).await.unwrap();
    assert_eq!(records.iter().filter(|record| matches!(record.event, Event::Ordered { .. })).count(), 1);
}

async fn what_was_refused_may_be_asked_again(place: &Place) {
    let store = place.open().await;
    let key = create(&store, "Club evening").await;
    let action = Action::new("1", "a");
    let refused = acting(action.clone(), store.execute(&key, &rename(""), NOON, ARBITER)).await.unwrap_err();
    assert!(matches!(refused, ExecuteError::Refused(_)), "{refused}");
    assert!(!store.has_done(&action).await.unwrap());
    let refused = acting(action.clone(), store.execute(&key, &rename(""), NOON, ARBITER)).await;
    assert!(refused.is_err(), "a refusal is given anew");
    assert_eq!(action.stored(), 0);
}

async fn accounts_and_sign_ins_are_made_once(place: &Place) {
    let store = place.open().await;
    let action = Action::new("", "a");
    let kind = TicketKind::Invitation { name: "Bo".to_owned(), role: Role::Arbiter };
    acting(action.clone(), store.create_ticket(&kind, b"unseen", NOON + 9)).await.unwrap();
    acting(action.clone(), store.create_ticket(&kind, b"seen", NOON + 9)).await.unwrap();
    assert!(!store.has_ticket(b"unseen", NOON).await.unwrap() && store.has_ticket(b"seen", NOON).await.unwrap());

    // Interrupted after the ticket was taken, and after the account was made.
    let guest = Action::new("", "b");
    for _ in 0..2 {
        assert!(acting(guest.clone(), store.take_ticket(b"seen", NOON)).await.unwrap().is_some());
    }
    let made = acting(guest.clone(), store.create_user("Bo", Role::Arbiter, "hash")).await.unwrap();
    assert_eq!(acting(guest.clone(), store.create_user("Bo", Role::Arbiter, "hash")).await.unwrap(), made);
    acting(guest.clone(), store.create_session(made.id, b"lost", NOON, "a browser")).await.unwrap();
    assert!(acting(guest, store.take_ticket(b"seen", NOON)).await.unwrap().is_none(), "a link works once");

    let session = store.sessions_of(made.id).await.unwrap().remove(0);
    let end = Action::new("1", "c");
    assert!(acting(end.clone(), store.end_session(session.id)).await.unwrap());
    assert!(acting(end, store.end_session(session.id)).await.unwrap());
    assert!(!store.end_session(session.id).await.unwrap(), "there is none any more");
    let gone = Action::new("1", "d");
    acting(gone.clone(), store.remove_user(made.id)).await.unwrap();
    acting(gone, store.remove_user(made.id)).await.unwrap();
}

async fn ids_are_forgotten_after_a_day(place: &Place) {
    const DAY: i64 = 24 * 3_600_000_000;
    let store = place.open().await;
    let (key, _) = scene::club(&store).await;
    let old = Action::new("1", "old");
    enter(&store, &old, &key, "Gry Lie").await;
    for number in 0..70 {
        let command = rename(&format!("Club {number}"));
        let action = Action::new("1", &number.to_string());
        acting(action, store.execute(&key, &command, NOON + 2 * DAY, ARBITER)).await.unwrap();
    }
    assert!(!store.has_done(&old).await.unwrap());
    assert!(store.has_done(&Action::new("1", "69")).await.unwrap());
}
