//! Who may sign in, once or again.

use rokade_store::{AccountError, Role, StoreError, Ticket, TicketKind};

use crate::engines::{Place, both};
use crate::scene::{ARBITER, NOON, create};

const DAY: i64 = 24 * 3_600_000_000;

both!(
    names_are_unique_whatever_their_capitals,
    the_last_owner_stays,
    two_owners_cannot_remove_each_other,
    a_ticket_works_once_even_in_a_race,
    a_ticket_expires,
    a_session_lives_while_it_is_used,
    sessions_are_ended_one_by_one,
    a_secret_is_made_once,
);

async fn names_are_unique_whatever_their_capitals(place: &Place) {
    let store = place.open().await;
    create(&store, "an actor of the journal may get an account").await;
    let made = store.create_user("  Ingrid   Lund ", Role::Owner, "hash").await.unwrap();
    assert_eq!(made.name, ARBITER);
    let taken = store.create_user("INGRID LUND", Role::Arbiter, "hash").await.unwrap_err();
    assert!(matches!(taken, AccountError::NameTaken));
    assert!(matches!(store.create_user(" ", Role::Arbiter, "h").await.unwrap_err(), AccountError::EmptyName));
    store.create_user("Åse Ødegård", Role::Arbiter, "other").await.unwrap();
    let found = store.user_by_name("åse ØDEGÅRD").await.unwrap().unwrap();
    assert_eq!(
        (found.name.as_str(), found.role, found.password_hash.as_str()),
        ("Åse Ødegård", Role::Arbiter, "other")
    );
    assert!(store.user_by_name("nobody").await.unwrap().is_none());
    let names: Vec<String> = store.users().await.unwrap().into_iter().map(|user| user.name).collect();
    assert_eq!(names, [ARBITER, "Åse Ødegård"]);
    store.set_password(found.id, "newer").await.unwrap();
    assert_eq!(store.user_by_name("Åse Ødegård").await.unwrap().unwrap().password_hash, "newer");
}

async fn the_last_owner_stays(place: &Place) {
    let store = place.open().await;
    let owner = store.create_user("Ingrid", Role::Owner, "h").await.unwrap().id;
    let arbiter = store.create_user("Åse", Role::Arbiter, "h").await.unwrap().id;
    assert!(matches!(store.remove_user(owner).await.unwrap_err(), AccountError::LastOwner));
    store.create_session(arbiter, b"token", NOON, "phone").await.unwrap();
    store.remove_user(arbiter).await.unwrap();
    assert!(store.session(b"token", NOON).await.unwrap().is_none());
    assert!(matches!(store.remove_user(arbiter).await.unwrap_err(), AccountError::NoSuchUser));
    assert!(matches!(store.set_password(arbiter, "x").await.unwrap_err(), AccountError::NoSuchUser));
    store.create_user("Åse", Role::Arbiter, "h").await.unwrap();
}

async fn two_owners_cannot_remove_each_other(place: &Place) {
    let (one, other) = place.open_two().await;
    let first = one.create_user("Ingrid", Role::Owner, "h").await.unwrap().id;
    let second = one.create_user("Åse", Role::Owner, "h").await.unwrap().id;
    let (a, b) = tokio::join!(one.remove_user(second), other.remove_user(first));
    assert!(a.is_ok() != b.is_ok(), "{a:?} {b:?}");
    assert_eq!(one.users().await.unwrap().len(), 1);
}

async fn a_ticket_works_once_even_in_a_race(place: &Place) {
    let (one, other) = place.open_two().await;
    let kind = TicketKind::Invitation { name: "Åse".to_owned(), role: Role::Arbiter };
    one.create_ticket(&kind, b"hash", NOON + DAY).await.unwrap();
    let tries: Vec<_> = (0..16)
        .map(|number| {
            let store = if number % 2 == 0 { one.clone() } else { other.clone() };
            tokio::spawn(async move { store.take_ticket(b"hash", NOON).await.unwrap() })
        })
        .collect();
    let mut taken = Vec::new();
    for attempt in tries {
        taken.extend(attempt.await.unwrap());
    }
    assert_eq!(taken, [Ticket { kind, expires: NOON + DAY }]);
}

async fn a_ticket_expires(place: &Place) {
    let store = place.open().await;
    store.create_ticket(&TicketKind::OneTimeSignIn, b"a", NOON).await.unwrap();
    store.create_ticket(&TicketKind::OneTimeSignIn, b"b", NOON + DAY).await.unwrap();
    assert!(store.take_ticket(b"a", NOON).await.unwrap().is_none());
    assert!(store.take_ticket(b"a", NOON - 1).await.unwrap().is_none(), "swept away");
    assert!(store.take_ticket(b"unknown", NOON).await.unwrap().is_none());
    assert!(store.take_ticket(b"b", NOON).await.unwrap().is_some());
}

async fn a_session_lives_while_it_is_used(place: &Place) {
    let store = place.open().await;
    let user = store.create_user("Ingrid", Role::Owner, "h").await.unwrap();
    let id = store.create_session(user.id, b"token", NOON, "laptop").await.unwrap();
    let found = store.session(b"token", NOON + 1).await.unwrap().unwrap();
    assert_eq!((found.id, &found.user, found.created, found.label.as_str()), (id, &user, NOON, "laptop"));
    for day in [20, 40, 60] {
        assert!(store.session(b"token", NOON + day * DAY).await.unwrap().is_some(), "used every 20 days");
    }
    assert!(store.session(b"token", NOON + 91 * DAY).await.unwrap().is_none(), "unused for 31 days");
    assert!(store.session(b"other", NOON).await.unwrap().is_none());
    let nobody = store.create_session(rokade_store::UserId(999), b"x", NOON, "").await;
    assert!(matches!(nobody, Err(StoreError::Unexpected(_))));
}

async fn sessions_are_ended_one_by_one(place: &Place) {
    let store = place.open().await;
    let user = store.create_user("Ingrid", Role::Owner, "h").await.unwrap().id;
    let laptop = store.create_session(user, b"laptop", NOON, "laptop").await.unwrap();
    store.create_session(user, b"phone", NOON + 1, "phone").await.unwrap();
    store.create_session(user, b"tablet", NOON + 2, "tablet").await.unwrap();
    store.end_session(laptop).await.unwrap();
    assert!(store.session(b"laptop", NOON).await.unwrap().is_none());
    let labels: Vec<String> = store.sessions_of(user).await.unwrap().into_iter().map(|session| session.label).collect();
    assert_eq!(labels, ["tablet", "phone"]);
    for session in store.sessions_of(user).await.unwrap() {
        assert!(store.end_session(session.id).await.unwrap());
    }
    assert!(store.sessions_of(user).await.unwrap().is_empty());
}

async fn a_secret_is_made_once(place: &Place) {
    let (one, other) = place.open_two().await;
    let (a, b) = tokio::join!(one.secret("cookie"), other.secret("cookie"));
    let cookie = a.unwrap();
    assert_eq!((cookie.len(), &cookie), (64, &b.unwrap()));
    assert_eq!(place.read().await.secret("cookie").await.unwrap(), cookie);
    assert_ne!(one.secret("another").await.unwrap(), cookie);
}
