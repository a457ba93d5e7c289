//! The federation's journal: durable, chained, one way in, and erased where somebody is.

use jiff::civil::date;
use rokade_federation::PersonId;
use rokade_federation::office::{Office, Seat};
use rokade_federation::register::{Command, NumberWanted, PersonFacts, PersonState};
use rokade_store::{Acting, Action, EnactError, Enacted, Flaw, Schedule, Store, StoreError, Wanted, acting};

use crate::engines::{Place, both};
use crate::scene::{ARBITER, NOON, behind_its_back};

both!(
    what_was_enacted_is_read_back_whole,
    two_offices_write_one_journal,
    a_change_asked_for_twice_is_done_once,
    a_record_a_fact_and_the_own_row_do_not_change_unseen,
    the_erased_are_nameless_and_the_chain_holds,
    a_refusal_leaves_nothing_behind,
    others_hear_of_a_change,
);

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");

fn registrar() -> Acting {
    let seat = Seat::of_union(Office::Rkf);
    Acting { by: ARBITER.into(), seat, today: date(2026, 11, 19), at: NOON }
}

fn facts(given: &str, family: &str) -> PersonFacts {
    PersonFacts { given: given.to_owned(), family: family.to_owned(), ..PersonFacts::default() }
}

fn new(given: &str, family: &str) -> Command {
    Command::RegisterPerson { facts: facts(given, family), number: NumberWanted::Next, fide_id: None }
}

async fn enact(store: &Store, command: &Command) -> Enacted {
    store.enact(command, &registrar()).await.unwrap()
}

/// Three people, one of whom changed her name.
async fn register(store: &Store) {
    for (given, family) in [("Bjarke", "Lyngdal"), ("Solvej", "Brinkhede"), ("Tyra", "Ekhage")] {
        enact(store, &new(given, family)).await;
    }
    let person = PersonId(2);
    enact(store, &Command::ChangePerson { person, facts: facts("Solvej", "Brinkhede Vang") }).await;
}

async fn what_was_enacted_is_read_back_whole(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.federation().await.unwrap().state.seq(), 0);
    assert_eq!(store.check(|_, _| {}).await.unwrap().federation, None);
    register(&store).await;
    let fresh = place.read().await;
    let register = fresh.federation().await.unwrap();
    assert_eq!((register.state.seq(), register.name(PersonId(2))), (7, "Solvej Brinkhede Vang".to_owned()));
    assert_eq!(register.find("vang solv", 9).persons, [PersonId(2)]);
    let records = fresh.federation_records(1).await.unwrap();
    assert_eq!(records.len(), 7);
    assert!(records.iter().all(|record| record.seat.office == Office::Rkf && record.by.account() == Some(ARBITER)));
    assert_eq!((records[1].step, records[2].step), (1, 3));
    let journal = serde_json::to_string(&records.iter().map(|record| &record.event).collect::<Vec<_>>()).unwrap();
    assert!(!journal.contains("Lyngdal"), "names stand beside the journal: {journal}");
    let checked = fresh.check(|_, _| {}).await.unwrap();
    assert!(checked.is_sound() && checked.federation.unwrap().records == 7);
}

async fn two_offices_write_one_journal(place: &Place) {
    let (one, other) = place.open_two().await;
    register(&one).await;
    let writing = |store: Store, name: &'static str| async move {
        for _ in 0..5 {
            enact(&store, &new(name, "Toft")).await;
        }
    };
    tokio::join!(writing(one.clone(), "Astrid"), writing(other.clone(), "Bo"));
    let (left, right) = (one.federation().await.unwrap(), other.federation().await.unwrap());
    assert_eq!((left.state.seq(), right.state.seq()), (27, 27));
    let numbers: Vec<Option<u32>> = left.state.persons().map(|person| person.number).collect();
    assert_eq!(numbers, (1..=13).map(Some).collect::<Vec<_>>(), "no number is given twice");
    assert!(one.check(|_, _| {}).await.unwrap().is_sound());
}

async fn a_change_asked_for_twice_is_done_once(place: &Place) {
    let store = place.open().await;
    let ask = async || acting(Action::new(ARBITER, "17"), enact(&store, &new("Liv", "Sundholm"))).await;
    let (first, again) = (ask().await, ask().await);
    assert_eq!((first.first_seq, first.last_seq), (again.first_seq, again.last_seq));
    assert_eq!(store.federation().await.unwrap().state.seq(), 2);
}

async fn a_record_a_fact_and_the_own_row_do_not_change_unseen(place: &Place) {
    let store = place.open().await;
    register(&store).await;
    let broken = async |sql: &str, back: &str| {
        assert_eq!(behind_its_back(&store, place, sql).await, 1, "{sql}");
        let report = store.check(|_, _| {}).await.unwrap();
        assert!(!report.is_sound(), "{sql}");
        behind_its_back(&store, place, back).await;
        assert!(store.check(|_, _| {}).await.unwrap().is_sound(), "{back}");
        report.federation.unwrap().broken.unwrap()
    };
    let office = "UPDATE federation_journal SET office = 'hb' WHERE seq = 3";
    let found = broken(office, "UPDATE federation_journal SET office = 'rkf' WHERE seq = 3").await;
    assert_eq!((found.record, found.flaw), (3, Flaw::Changed));
    let fact = "UPDATE federation_facts SET known = '{\"note\":\"x\"}' || known WHERE person = 1";
    let back = match place.url.starts_with("postgres") {
        true => "UPDATE federation_facts SET known = substring(known from 13) WHERE person = 1",
        false => "UPDATE federation_facts SET known = substr(known, 13) WHERE person = 1",
    };
    assert_eq!(broken(fact, back).await.flaw, Flaw::Person);
    let head = "UPDATE federation SET last_change = last_change + 1";
    assert_eq!(broken(head, "UPDATE federation SET last_change = last_change - 1").await.flaw, Flaw::OwnRow);
    behind_its_back(&store, place, "DELETE FROM federation_journal WHERE seq = 7").await;
    let fresh = place.read().await;
    let refused = fresh.federation().await.unwrap_err();
    assert!(matches!(refused, StoreError::BrokenFederation { seq: 7, flaw: Flaw::Missing }), "{refused}");
    assert_eq!(refused.reason().key, "store_broken_federation");
}

async fn the_erased_are_nameless_and_the_chain_holds(place: &Place) {
    let store = place.open().await;
    register(&store).await;
    let before = store.check(|_, _| {}).await.unwrap().federation.unwrap();
    let after = enact(&store, &Command::ErasePerson { person: PersonId(2) }).await.register;
    assert_eq!((after.name(PersonId(2)), after.find("brinkhede", 9).count), (String::new(), 0));
    let fresh = place.read().await;
    let register = fresh.federation().await.unwrap();
    let person = register.state.person(PersonId(2)).unwrap();
    assert_eq!((person.state, person.number, register.facts(PersonId(2))), (PersonState::Erased, Some(2), None));
    assert_eq!(register.name(PersonId(3)), "Tyra Ekhage");
    let report = fresh.check(|_, _| {}).await.unwrap();
    assert!(report.is_sound() && report.federation.unwrap().records == before.records + 1);
}

async fn a_refusal_leaves_nothing_behind(place: &Place) {
    let store = place.open().await;
    let refused = store.enact(&new("", " "), &registrar()).await.unwrap_err();
    assert!(matches!(&refused, EnactError::Refused(reasons) if reasons[0].key == "person_name_missing"));
    assert_eq!(refused.reasons()[0].key, "person_name_missing");
    assert!(place.read().await.federation_records(1).await.unwrap().is_empty());
}

async fn others_hear_of_a_change(place: &Place) {
    let (one, other) = place.open_two().await;
    let mut heard = other.subscribe_federation();
    enact(&one, &new("Siri", "Møllegård")).await;
    let told = tokio::time::timeout(std::time::Duration::from_secs(20), heard.recv()).await.unwrap().unwrap();
    assert_eq!(told, 2);
    assert_eq!(other.federation().await.unwrap().name(PersonId(1)), "Siri Møllegård");
}

/// Whether any file of a folder holds these bytes.
fn holds(folder: &std::path::Path, text: &str) -> bool {
    std::fs::read_dir(folder).unwrap().any(|entry| {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => holds(&path, text),
            false => std::fs::read(path).unwrap().windows(text.len()).any(|bytes| bytes == text.as_bytes()),
        }
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_erased_leave_the_file_its_log_and_the_backups() {
    let place = Place::sqlite();
    let store = place.open().await;
    register(&store).await;
    store.start_backups(place.folder().join("backups"), Schedule::default());
    let copy = place.folder().join("backups");
    for _ in 0..200 {
        if copy.exists() && holds(&copy, "Lyngdal") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(holds(&copy, "Lyngdal"));
    let old = place.folder().join("elsewhere.sqlite");
    store.backup_to(&old).await.unwrap();
    enact(&store, &Command::ErasePerson { person: PersonId(1) }).await;
    assert!(!holds(&copy, "Lyngdal"));
    store.close().await;
    // A backup from before that is put back forgets too.
    let restored = Store::restore(&old, &place.file(), Wanted::Whole).await.unwrap();
    assert!(restored.report.is_sound());
    let store = place.open().await;
    assert_eq!(store.federation().await.unwrap().name(PersonId(1)), "");
    assert_eq!(store.federation().await.unwrap().name(PersonId(3)), "Tyra Ekhage");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_present_release_gets_a_register() {
    let place = Place::sqlite();
    std::fs::copy(format!("{FIXTURES}/version-3.sqlite"), place.file()).unwrap();
    let store = place.open().await;
    assert_eq!(store.tournaments().await.unwrap().len(), 2);
    register(&store).await;
    assert!(store.check(|_, _| {}).await.unwrap().is_sound());
    store.close().await;
    let backup = std::path::Path::new(FIXTURES).join("version-3.sqlite");
    let restored = Store::restore(&backup, &place.folder().join("restored.sqlite"), Wanted::Whole).await.unwrap();
    assert_eq!((restored.tournaments, restored.report.is_sound()), (2, true));
}
