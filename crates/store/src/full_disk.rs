//! A disk that fills up while an evening runs: told as what it is, nothing lost, and on it goes when
//! there is room again.

use rokade_tournament::{Command, TournamentSettings};

use crate::engine::Pools;
use crate::{ExecuteError, Options, Store, StoreError};

/// Sets how many pages the writer may make the file.
async fn limit_pages(store: &Store, pages: &'static str) {
    let Pools::Sqlite { write: Some(writer), .. } = &store.inner.pools else { panic!("a SQLite file to write to") };
    sqlx::query(pages).fetch_one(&writer.pool).await.unwrap();
}

fn settings(name: &str, bulk: usize) -> TournamentSettings {
    TournamentSettings { name: name.to_owned(), organiser: "x".repeat(bulk), ..TournamentSettings::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let url = folder.path().join("club.sqlite");
    let store = Store::open(url.to_str().unwrap()).await.unwrap();
    let key = store.create(&settings("before", 0), "Ingrid Lund", 1).await.unwrap();
    let mut acknowledged = 1;
    let mut refused = 0;
    for number in 0..40 {
        // Fewer pages than there are means: not one more. A connection that ran into the limit is
        // replaced, and the new one knows no limit.
        limit_pages(&store, "PRAGMA max_page_count = 1").await;
        let command = Command::ChangeTournament { settings: settings(&format!("try {number}"), 200) };
        match store.execute(&key, &command, 2, "Ingrid Lund").await {
            Ok(done) => acknowledged = done.last_seq,
            Err(ExecuteError::Store(StoreError::DiskFull)) => refused += 1,
            Err(other) => panic!("{other:?}"),
        }
    }
    assert!(refused > 20, "{refused}");
    let book = store.book(&key).await.unwrap().unwrap();
    assert_eq!(book.seq(), acknowledged, "what was refused is not there");
    limit_pages(&store, "PRAGMA max_page_count = 1").await;
    let refused = store.create(&settings("new", 200), "Bo Dahl", 3).await.unwrap_err();
    assert!(matches!(refused, ExecuteError::Store(StoreError::DiskFull)), "{refused}");

    limit_pages(&store, "PRAGMA max_page_count = 1000000").await;
    let command = Command::ChangeTournament { settings: settings("after", 200) };
    let done = store.execute(&key, &command, 4, "Ingrid Lund").await.unwrap();
    assert_eq!(done.first_seq, acknowledged + 1, "no number is skipped");
    let other = Store::open_with(&Options { read_only: true, ..Options::new(url.to_str().unwrap()) }).await.unwrap();
    assert_eq!(other.book(&key).await.unwrap().unwrap().tournament, done.book.tournament);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_fails_leaves_no_half() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("club.sqlite").to_str().unwrap()).await.unwrap();
    store.create(&settings("before", 0), "Ingrid Lund", 1).await.unwrap();
    let taken = folder.path().join("backup.sqlite");
    std::fs::create_dir(&taken).unwrap();
    let failed = store.backup_to(&taken).await.unwrap_err();
    assert!(matches!(failed, StoreError::File { .. }), "{failed}");
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("unfinished")), "{left:?}");
}
