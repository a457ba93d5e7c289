//! The named file is the event: one whole file after every stop, refused where it is not whole, one desk at a time.

#[expect(dead_code, reason = "what is asked about is a database")]
mod shell;
mod stage;

use std::path::{Path, PathBuf};

use serde_json::json;
use shell::{rokade, run};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use stage::client::Client;
use stage::server::Server;

/// How often the desk is stopped; `ROKADE_SOAK` makes it ten times as often.
fn stops() -> u32 {
    if std::env::var_os("ROKADE_SOAK").is_some() { 500 } else { 50 }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap().flatten();
    let mut names: Vec<String> = entries.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    names.retain(|name| name != "backups");
    names
}

fn tournaments(database: &Path) -> usize {
    let said = rokade(&format!("check --json --database {}", database.display()));
    assert_eq!(said.code, 0, "{} {}", said.out, said.err);
    said.json()["tournaments"].as_array().unwrap().len()
}

#[test]
fn every_stop_leaves_one_complete_file() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("data");
    std::fs::create_dir(&folder).unwrap();
    let database = folder.join("evening.sqlite");
    let mut client: Option<Client> = None;
    for number in 0..stops() {
        let server = Server::start(database.to_str().unwrap(), home.path());
        let client = client.get_or_insert_with(|| Client::sign_in(server.link.as_deref().expect("a first link")));
        client.create(&server.address, "Klubaften").expect("the server answers");
        // Ctrl-C in the terminal, and the word of a service manager.
        if number % 2 == 0 {
            server.interrupt()
        } else {
            server.stop()
        }
        assert_eq!(names(&folder), ["evening.sqlite"], "after stop {number}");
        if number % 10 == 9 {
            let copy = home.path().join("stick.sqlite");
            std::fs::copy(&database, &copy).unwrap();
            assert_eq!(tournaments(&copy), number as usize + 1);
        }
    }
}

/// Every command that opens a database, told to work on this file.
fn commands(file: &str, other: &str) -> Vec<Vec<String>> {
    let list: [&[&str]; 8] = [
        &["serve", "--listen", "127.0.0.1:0", "--no-browser", "--database", file],
        &["export", "--to", "file", "--database", file],
        &["import", "--database", file, other],
        &["backup", "--database", file, "--to", "/tmp/never-written.sqlite"],
        &["restore", "--database", "never.sqlite", file],
        &["rate", "season", "--database", file],
        &["rate", "season", "--dry-run", "--database", file],
        &["check", "--database", file],
    ];
    list.iter().map(|words| words.iter().map(|word| (*word).to_owned()).collect()).collect()
}

#[test]
fn a_copy_of_a_running_desk_is_refused_by_every_command_in_four_languages() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("evening.sqlite");
    let server = Server::start(database.to_str().unwrap(), home.path());
    let client = Client::sign_in(server.link.as_deref().unwrap());
    client.create(&server.address, "Klubaften").unwrap();
    let (running, killed) = (home.path().join("running.sqlite"), home.path().join("killed.sqlite"));
    std::fs::copy(&database, &running).unwrap();
    let other = home.path().join("other.rokade");
    std::fs::write(&other, "{}").unwrap();
    server.kill();
    std::fs::copy(&database, &killed).unwrap();
    for file in [&running, &killed] {
        let file = file.to_str().unwrap();
        for words in commands(file, other.to_str().unwrap()) {
            let said = run(words.iter().cloned().chain(["--json".to_owned()]).collect(), b"");
            assert_eq!(said.code, 2, "{words:?}: {} {}", said.out, said.err);
            assert_eq!(said.json()["errors"][0]["reason"], "store_incomplete", "{words:?}");
        }
        for (lang, remedy) in [("en", "is missing"), ("da", "mangler"), ("nb", "mangler"), ("sv", "saknas")] {
            let said = rokade(&format!("check --lang {lang} --database {file}"));
            assert!(
                said.err.contains(remedy) && said.err.contains("Ctrl-C") && said.err.contains("rokade backup"),
                "{}",
                said.err
            );
        }
    }
    assert_eq!(names(home.path()).iter().filter(|name| name.starts_with("never")).count(), 0);

    // The original goes on without a word, and what there is of the copy comes back only if asked.
    let server = Server::start(database.to_str().unwrap(), home.path());
    assert_eq!(client.get(&format!("{}/api/t", server.address)).unwrap()["tournaments"].as_array().unwrap().len(), 1);
    server.stop();
    assert_eq!(tournaments(&database), 1);
    let saved = home.path().join("saved.sqlite");
    let said = rokade(&format!("restore --incomplete --database {} {}", saved.display(), running.display()));
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.err.contains("not everything"), "{}", said.err);
    assert!(tournaments(&saved) <= 1);
}

#[test]
fn a_second_desk_is_sent_to_the_first_and_takes_over_when_that_is_gone() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("evening.sqlite").display().to_string();
    let first = Server::start(&database, home.path());
    let client = Client::sign_in(first.link.as_deref().unwrap());
    let key = client.create(&first.address, "Klubaften").unwrap();
    let words = |line: &str| -> Vec<String> { line.split(' ').map(str::to_owned).collect() };
    let second = run(words(&format!("serve --listen 127.0.0.1:0 --no-browser --database {database}")), b"");
    assert_eq!(second.code, 2, "{}", second.out);
    assert!(second.err.contains(&first.address), "{}", second.err);
    // What writes is refused by name; what reads works beside.
    let file = rokade(&format!("export --to file --tournament {key} --database {database}"));
    assert_eq!(file.code, 0, "{}", file.err);
    let saved = home.path().join("saved.rokade");
    std::fs::write(&saved, &file.out).unwrap();
    for line in [
        format!("import --copy --database {database} {}", saved.display()),
        format!("rate season --database {database}"),
    ] {
        let refused = rokade(&line);
        assert_eq!(refused.code, 2, "{line}: {}", refused.out);
        assert!(refused.err.contains(&first.address), "{line}: {}", refused.err);
    }
    let copy = home.path().join("copy.sqlite");
    assert_eq!(rokade(&format!("backup --database {database} --to {}", copy.display())).code, 0);
    let refused = rokade(&format!("restore --database {database} {}", copy.display()));
    assert!(refused.code == 2 && refused.err.contains(&first.address), "{}", refused.err);
    assert_eq!(rokade(&format!("check --database {database}")).code, 0);
    assert_eq!(rokade(&format!("rate season --dry-run --database {database}")).code, 0);

    first.kill();
    let next = Server::start(&database, home.path());
    assert!(client.journal(&next.address, &key).is_some());
    next.stop();
    assert_eq!(rokade(&format!("import --copy --database {database} {}", saved.display())).code, 0);
    assert_eq!(names(home.path()), ["copy.sqlite", "evening.sqlite", "saved.rokade"]);
}

#[test]
fn a_frozen_desk_keeps_its_file_and_sends_the_next_one_to_itself() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("evening.sqlite").display().to_string();
    let first = Server::start(&database, home.path());
    let client = Client::sign_in(first.link.as_deref().unwrap());
    let key = client.create(&first.address, "Klubaften").unwrap();
    first.freeze();
    for lang in ["da", "nb", "sv", "en"] {
        let second = rokade(&format!("serve --lang {lang} --listen 127.0.0.1:0 --no-browser --database {database}"));
        assert_eq!(second.code, 2, "{}", second.out);
        assert!(second.err.contains(&first.address), "{lang}: {}", second.err);
    }
    // Who only reads is not kept waiting by it.
    assert_eq!(rokade(&format!("check --database {database}")).code, 0);
    first.thaw();
    client.create(&first.address, "Lyn").expect("the thawed desk answers");
    first.freeze();
    first.kill();
    let next = Server::start(&database, home.path());
    assert!(client.journal(&next.address, &key).is_some());
    next.stop();
    assert_eq!(tournaments(Path::new(&database)), 2);
}

/// A whole evening in a closed file, and its key.
fn evening(home: &Path) -> (PathBuf, String) {
    let database = home.join("evening.sqlite");
    let server = Server::start(database.to_str().unwrap(), home);
    let client = Client::sign_in(server.link.as_deref().unwrap());
    let key = client.create(&server.address, "Klubaften").unwrap();
    client.create(&server.address, "Lyn").unwrap();
    loop {
        let records = client.journal(&server.address, &key).unwrap();
        let tournament = rokade_tournament::Tournament::fold(&records).unwrap();
        let Some(command) = stage::evening::next(&tournament, 7) else { break };
        assert!(matches!(client.command(&server.address, &key, &command), stage::client::Answer::Acknowledged(_)));
        if tournament.players.len() == 12 {
            break;
        }
    }
    server.stop();
    (database, key)
}

#[test]
fn check_names_the_tournament_and_the_first_broken_record() {
    let home = tempfile::tempdir().unwrap();
    let (database, key) = evening(home.path());
    let path = database.display().to_string();
    let sound = rokade(&format!("check --database {path}"));
    assert_eq!(sound.code, 0);
    assert!(sound.out.contains("is sound: 2 tournaments"), "{}", sound.out);
    let answer = rokade(&format!("check --json --database {path}")).json();
    assert_eq!((&answer["schema"], &answer["sound"]), (&json!("rokade.check_database/1"), &json!(true)));
    let hash = answer["tournaments"].as_array().unwrap().iter().find(|one| one["key"] == *key).unwrap()["hash"]
        .as_str()
        .unwrap();
    assert_eq!(hash.len(), 64);

    // One bit of the fifth player's rating, 1548 to 1549, in the text of record 7.
    let mut bytes = std::fs::read(&database).unwrap();
    let at = bytes.windows(13).position(|part| part == b"\"rating\":1548").unwrap();
    bytes[at + 12] ^= 1;
    std::fs::write(&database, &bytes).unwrap();
    let damaged = rokade(&format!("check --database {path}"));
    assert_eq!(damaged.code, 1, "{}", damaged.out);
    assert!(damaged.out.contains(&format!("Klubaften ({key}), record 7:")), "{}", damaged.out);
    let answer = rokade(&format!("check --json --database {path}")).json();
    let broken =
        answer["tournaments"].as_array().unwrap().iter().find(|one| one["key"] == *key).unwrap()["broken"].clone();
    assert_eq!((&broken["record"], &broken["flaw"]["reason"]), (&json!(7), &json!("flaw_changed")));

    let refused = rokade(&format!("export --to file --tournament {key} --database {path}"));
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("record 7") && refused.err.contains("--readable"), "{}", refused.err);
    let saved = home.path().join("saved.rokade");
    let readable =
        rokade(&format!("export --to file --readable --tournament {key} --database {path} --out {}", saved.display()));
    assert_eq!(readable.code, 0, "{}", readable.err);
    assert!(readable.err.contains("1 to 6 of"), "{}", readable.err);
    let elsewhere = home.path().join("elsewhere.sqlite");
    assert_eq!(rokade(&format!("import --database {} {}", elsewhere.display(), saved.display())).code, 0);
    assert_eq!(tournaments(&elsewhere), 1);

    let copy = home.path().join("copy.sqlite");
    let backup = rokade(&format!("backup --database {path} --to {}", copy.display()));
    assert_eq!(backup.code, 1, "{}", backup.err);
    assert!(backup.out.contains("Backup written") && backup.err.contains("record 7"), "{}", backup.err);
    let refused = rokade(&format!("restore --database {} {}", elsewhere.display(), copy.display()));
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("record 7"), "{}", refused.err);
    // The desk starts all the same, and the other tournament is there.
    let server = Server::start(&path, home.path());
    let client = Client::sign_in_again(&server.address);
    assert!(client.page(&format!("{}/?lang=en", server.address)).contains("damaged"));
    server.stop();
}

#[test]
fn a_stop_while_somebody_reads_loses_nothing() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("evening.sqlite");
    let server = Server::start(database.to_str().unwrap(), home.path());
    let client = Client::sign_in(server.link.as_deref().unwrap());
    client.create(&server.address, "Klubaften").unwrap();
    // Somebody who looks into the file and does not let go of it.
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let reader = runtime.block_on(async {
        let options = SqliteConnectOptions::new().filename(&database).read_only(true);
        let mut reader = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::query("BEGIN").execute(&mut reader).await.unwrap();
        let seen: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM tournament").fetch_one(&mut reader).await.unwrap();
        assert_eq!(seen, 1);
        reader
    });
    client.create(&server.address, "Lyn").unwrap();
    server.stop();
    runtime.block_on(reader.close()).unwrap();
    assert_eq!(tournaments(&database), 2);
    let bare = home.path().join("bare.sqlite");
    std::fs::copy(&database, &bare).unwrap();
    let said = rokade(&format!("check --json --database {}", bare.display()));
    // Whole, or known to be not.
    assert!(said.code == 2 && said.json()["errors"][0]["reason"] == "store_incomplete" || tournaments(&bare) == 2);
}
