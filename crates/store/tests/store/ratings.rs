//! The ledger of ratings, and reading a whole season.

use rokade_model::GameResult;
use rokade_store::{
    FileError, Filings, Finished, Identity, Ledger, RatedEvent, RatedLine, RatedPerson, Store, StoreError,
    TournamentKey,
};
use rokade_tournament::{Command, GameState, GroupId, PlayerId, SetGame, Slot};

use crate::engines::{Place, both};
use crate::scene::{self, NOON, run};

both!(
    a_batch_is_filed_whole_and_read_back,
    what_was_computed_from_an_older_ledger_is_refused,
    dropped_events_take_their_lines_and_newcomers_with_them,
    a_forgotten_person_leaves_figures_without_a_key,
    a_large_batch_is_one_transaction,
    only_finished_tournaments_that_changed_are_to_be_rated,
    gathered_books_have_the_same_tables_as_opened_ones,
    one_broken_journal_does_not_stop_the_others,
);

fn member(id: i64) -> Identity {
    Identity { national: Some(format!("DEN {id}")), fide: Some(1_400_000 + u64::try_from(id).unwrap()) }
}

fn person(id: i64, rating: i64) -> RatedPerson {
    RatedPerson { id, identity: member(id), rating, games: 5, last_rated: "2026-03-14".to_owned() }
}

fn event(filed: i64) -> RatedEvent {
    RatedEvent {
        filed,
        tournament: TournamentKey::new(format!("t{filed}")),
        seq: 40,
        digest: "d".to_owned(),
        started: "2026-03-01".to_owned(),
        ended: "2026-03-14".to_owned(),
    }
}

fn line(filed: i64, person: i64, old: i64, new: i64) -> RatedLine {
    RatedLine {
        filed,
        player: PlayerId(u32::try_from(person).unwrap()),
        person,
        start: old,
        old,
        new,
        change_exact: "35/3".to_owned(),
        games: 5,
        points: 7,
        expected: 235,
        k: 30,
        performance: (person != 2).then_some(1650),
    }
}

async fn first_batch(store: &Store) -> Filings {
    let batch = Filings {
        persons: vec![person(1, 1512), person(2, 1690)],
        events: vec![event(1)],
        lines: vec![line(1, 1, 1500, 1512), line(1, 2, 1700, 1690)],
        ..Filings::default()
    };
    store.file_ratings(batch.clone()).await.unwrap();
    batch
}

async fn a_batch_is_filed_whole_and_read_back(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.ledger().await.unwrap(), Ledger::default());
    let Filings { persons, events, lines, .. } = first_batch(&store).await;
    let fresh = place.read().await;
    assert_eq!(fresh.ledger().await.unwrap(), Ledger { version: 1, persons, events, lines });
    let by_fide = Identity { national: None, fide: member(2).fide };
    let moved = Identity { national: Some("NOR 7".to_owned()), ..member(2) };
    for identity in [member(2), by_fide, moved] {
        assert_eq!(fresh.rated_person(&identity).await.unwrap(), Some(person(2, 1690)));
    }
    let both = Identity { fide: member(1).fide, ..member(2) };
    assert_eq!(fresh.rated_person(&both).await.unwrap(), Some(person(2, 1690)), "the member number first");
    assert_eq!(fresh.rated_person(&member(3)).await.unwrap(), None);
    let history = fresh.rating_history(1).await.unwrap();
    assert_eq!(history, [(event(1), line(1, 1, 1500, 1512))]);
    assert_eq!(history[0].1.change(), 12);
    assert!(fresh.rating_history(9).await.unwrap().is_empty());
}

async fn what_was_computed_from_an_older_ledger_is_refused(place: &Place) {
    let (one, other) = place.open_two().await;
    first_batch(&one).await;
    let stale = Filings { events: vec![event(2)], ..Filings::default() };
    let refused = other.file_ratings(stale).await.unwrap_err();
    assert!(matches!(refused, FileError::FiledMeanwhile), "{refused}");
    assert_eq!(refused.reason().key, "ratings_filed_meanwhile");
    assert_eq!(other.ledger().await.unwrap().events.len(), 1);
    // A line of a person who is not there fails, and with it the whole batch.
    let broken = Filings { version: 1, events: vec![event(2)], lines: vec![line(2, 9, 1, 2)], ..Filings::default() };
    assert!(one.file_ratings(broken).await.is_err());
    assert_eq!(one.ledger().await.unwrap().version, 1);
    let nothing = Filings::default();
    one.file_ratings(nothing).await.unwrap();
    assert_eq!(one.ledger().await.unwrap().version, 1, "nothing to file, nothing written");
}

async fn dropped_events_take_their_lines_and_newcomers_with_them(place: &Place) {
    let store = place.open().await;
    first_batch(&store).await;
    let second = Filings {
        version: 1,
        persons: vec![person(1, 1530), person(3, 1400)],
        events: vec![event(2)],
        lines: vec![line(2, 1, 1512, 1530), line(2, 3, 1410, 1400)],
        ..Filings::default()
    };
    store.file_ratings(second).await.unwrap();
    let again =
        Filings { version: 2, drop_from: Some(2), gone: vec![3], persons: vec![person(1, 1512)], ..Filings::default() };
    store.file_ratings(again).await.unwrap();
    let ledger = store.ledger().await.unwrap();
    assert_eq!((ledger.events.len(), ledger.lines.len(), ledger.persons.len()), (1, 2, 2));
    assert_eq!(store.rated_person(&member(1)).await.unwrap().unwrap().rating, 1512);
    let seen = RatedEvent { seq: 41, ..event(1) };
    store.file_ratings(Filings { version: 3, seen: vec![seen.clone()], ..Filings::default() }).await.unwrap();
    assert_eq!(store.ledger().await.unwrap().events, [seen]);
}

async fn a_forgotten_person_leaves_figures_without_a_key(place: &Place) {
    let store = place.open().await;
    first_batch(&store).await;
    assert!(store.forget_rated_person(1).await.unwrap());
    assert!(!store.forget_rated_person(1).await.unwrap());
    assert_eq!(store.rated_person(&member(1)).await.unwrap(), None);
    let ledger = store.ledger().await.unwrap();
    assert_eq!((&ledger.persons[0].identity, ledger.lines.len()), (&Identity::default(), 2));
}

async fn a_large_batch_is_one_transaction(place: &Place) {
    let store = place.open().await;
    let batch = Filings {
        persons: (1..=1201).map(|id| person(id, 1000 + id)).collect(),
        events: (1..=600).map(event).collect(),
        lines: (1..=1201).map(|id| line(1 + id % 600, id, 1000, 1000 + id)).collect(),
        ..Filings::default()
    };
    store.file_ratings(batch.clone()).await.unwrap();
    let ledger = store.ledger().await.unwrap();
    assert_eq!((ledger.persons, ledger.events), (batch.persons, batch.events));
    assert_eq!(ledger.lines.len(), 1201);
}

const FIRST: GroupId = GroupId(1);

/// A tournament with one round played, and finished if asked.
async fn evening(store: &Store, finish: bool) -> TournamentKey {
    let (key, group) = scene::club(store).await;
    run(store, &key, &Command::DrawLots { group, seed: 7 }).await;
    run(store, &key, &Command::Pair { group }).await;
    run(store, &key, &Command::Publish { group }).await;
    for board in 1..=3 {
        let seen = GameState::Open;
        let result = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][board as usize - 1];
        let command = Command::SetGame(SetGame {
            at: Slot::board(group, 1, board),
            to: GameState::Done { result, notice: None },
            seen,
            confirmed: false,
            seed: 0,
        });
        run(store, &key, &command).await;
    }
    if finish {
        run(store, &key, &Command::FinishGroup { group }).await;
    }
    key
}

fn keys(found: &[Finished]) -> Vec<TournamentKey> {
    found.iter().map(|finished| finished.key.clone()).collect()
}

async fn only_finished_tournaments_that_changed_are_to_be_rated(place: &Place) {
    let store = place.open().await;
    let done = evening(&store, true).await;
    evening(&store, false).await;
    let found = store.to_be_rated(None).await.unwrap();
    assert_eq!(keys(&found), std::slice::from_ref(&done));
    assert_eq!(
        (found[0].name.as_str(), found[0].seq),
        ("Club evening", store.book(&done).await.unwrap().unwrap().seq())
    );
    let filed = RatedEvent { tournament: done.clone(), seq: found[0].seq, ..event(1) };
    store.file_ratings(Filings { events: vec![filed], ..Filings::default() }).await.unwrap();
    assert!(store.to_be_rated(None).await.unwrap().is_empty());
    assert_eq!(keys(&store.to_be_rated(Some(1)).await.unwrap()), std::slice::from_ref(&done));
    assert!(store.to_be_rated(Some(2)).await.unwrap().is_empty());
    store.execute(&done, &scene::rename("Renamed"), NOON, scene::ARBITER).await.unwrap();
    assert_eq!(keys(&store.to_be_rated(None).await.unwrap()), [done]);
}

async fn gathered_books_have_the_same_tables_as_opened_ones(place: &Place) {
    let store = place.open().await;
    for _ in 0..5 {
        evening(&store, true).await;
    }
    let found = store.to_be_rated(None).await.unwrap();
    let mut heard = 0;
    let books = store.gather(&found, |book| book.unwrap(), |count| heard += count).await.unwrap();
    assert_eq!((books.len(), heard), (5, 5));
    for (book, finished) in books.iter().zip(&found) {
        let opened = store.book(&finished.key).await.unwrap().unwrap();
        assert_eq!((&book.key, book.seq()), (&finished.key, opened.seq()));
        let (one, other) = (&book.tournament.groups[&FIRST], &opened.tournament.groups[&FIRST]);
        assert_eq!(one.rounds[0].boards, other.rounds[0].boards);
        assert_eq!(book.tournament.players, opened.tournament.players);
        assert_eq!(book.tournament.rated_games(FIRST), opened.tournament.rated_games(FIRST));
        assert!(book.tournament.players.keys().all(|player| book.name(*player) == opened.name(*player)));
    }
}

async fn one_broken_journal_does_not_stop_the_others(place: &Place) {
    let store = place.open().await;
    let spoilt = evening(&store, true).await;
    evening(&store, true).await;
    let sql = format!(
        "UPDATE journal SET event = '{{' WHERE seq = 2 AND tournament = \
         (SELECT id FROM tournament WHERE key = '{spoilt}')"
    );
    scene::behind_its_back(&store, place, &sql).await;
    let found = store.to_be_rated(None).await.unwrap();
    let read = store.gather(&found, |book| book.map(|_| ()), |_| ()).await.unwrap();
    assert!(matches!(&read[0], Err(StoreError::BrokenJournal { seq: 2, .. })), "{:?}", read[0]);
    assert!(read[1].is_ok());
}
