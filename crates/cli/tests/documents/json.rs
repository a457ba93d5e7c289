//! `docs/json.md`: every schema the program writes, with an example that it just wrote.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::stage::client::Client;
use crate::stage::server::Server;
use crate::{hold, pretty, root};

/// Schema and the command that shows it. `{}` is the folder of a small federation made for the purpose.
const EXAMPLES: &[(&str, &str)] = &[
    ("rokade.intro/1", "rokade --json"),
    ("rokade.error/1", "rokade pair --json missing.trf"),
    ("rokade.pair/1", "rokade pair --json --explain evening.trf"),
    ("rokade.check/1", "rokade check --json --standings evening.trf"),
    ("rokade.check_database/1", "rokade check --json --database {}/club.sqlite"),
    ("rokade.simulate/1", "rokade simulate --json --system monrad --players 8 --rounds 3 --seed 1"),
    ("rokade.prove/1", "rokade simulate --json --system monrad --check --players 8 --rounds 3 --count 2"),
    ("rokade.standings/1", "rokade standings --json evening.trf"),
    ("rokade.rate_dsu/1", "rokade rate dsu --json evening.trf"),
    ("rokade.rate_fide/1", "rokade rate fide --json rate-fide.trf"),
    ("rokade.rate_coordinate/1", "rokade rate coordinate --json {}/list.csv"),
    ("rokade.rate_season/1", "rokade rate season --json --dry-run --database {}/club.sqlite"),
    ("rokade.candidates/1", "rokade candidates --json norms.trf"),
    ("rokade.norms/1", "rokade norms --json norms.trf"),
    ("rokade.report/1", "rokade report --json evening.trf"),
    ("rokade.sanction/1", "rokade federation sanction impose federation/sanction.json"),
    ("rokade.dm_calendar/1", "rokade federation dm calendar 2026"),
    ("rokade.dm_classes/1", "rokade federation dm classes federation/classes.json"),
    ("rokade.invitation/1", "rokade federation invitation check federation/invitation.json"),
    ("rokade.number_who/1", "rokade federation number who federation/who.json"),
    ("rokade.number_return/1", "rokade federation number return federation/return.json"),
    ("rokade.youth/1", "rokade federation youth federation/youth.json"),
    (
        "rokade.federation.done/1",
        "rokade federation person new --json --database {}/register.sqlite --office rkf --on 2026-01-10 --given Tyra --family Ekhage --born 2001-01-15",
    ),
    (
        "rokade.federation.persons/1",
        "rokade federation person find --json --database {}/register.sqlite --on 2026-01-10 lyngdal",
    ),
    (
        "rokade.federation.person/1",
        "rokade federation person show --json --database {}/register.sqlite --on 2026-01-10 40117",
    ),
    ("rokade.federation.clubs/1", "rokade federation club list --json --database {}/register.sqlite --on 2026-01-10"),
    ("rokade.federation.club/1", "rokade federation club show --json --database {}/register.sqlite --on 2026-01-10 1"),
    (
        "rokade.federation.districts/1",
        "rokade federation district list --json --database {}/register.sqlite --on 2026-01-10",
    ),
    (
        "rokade.federation.may_play/1",
        "rokade federation member check --json --database {}/register.sqlite --on 2026-01-10 40117",
    ),
    (
        "rokade.federation.offices/1",
        "rokade federation office list --json --database {}/register.sqlite --on 2026-01-10",
    ),
    ("rokade.federation.tasks/1", "rokade federation tasks --json --database {}/register.sqlite --on 2026-01-10"),
    ("rokade.federation.record/1", "rokade federation journal --json --database {}/register.sqlite --from 3"),
    (
        "rokade.federation.import/1",
        "rokade federation import members --json --on 2026-08-01 --against federation/members-before.csv federation/members.csv",
    ),
    ("rokade.federation.list/1", "rokade federation list --json --on 2026-06-01 --database {}/club.sqlite"),
    ("rokade.import/1", "rokade import --json evening.trf"),
    ("rokade.list_search/1", "rokade list search --json hol ast --federation DEN --list-folder {}/lists"),
    ("rokade.list_show/1", "rokade list show --json --list-folder {}/lists"),
    ("rokade.list_remove/1", "rokade list remove --json 2026-09-combined --list-folder {}/lists"),
    ("rokade.export/1", "rokade export --json --to csv evening.trf"),
    ("rokade.backup/1", "rokade backup --json --database {}/club.sqlite --to {}/copy.sqlite"),
    ("rokade.restore/1", "rokade restore --json --database {}/other.sqlite {}/copy.sqlite"),
    ("rokade.unwinnable/1", "rokade unwinnable --json 8/8/8/8/8/4k3/8/4K3"),
    ("rokade.game/1", "rokade game --json games.pgn"),
    ("rokade.referee/1", "rokade referee --json {}/board.jsonl"),
    ("rokade.notation/1", "rokade notation --json --from en --to da Nf3"),
    ("rokade.perft/1", "rokade perft --json 2"),
    ("rokade.chess960/1", "rokade chess960 --json 518"),
    ("rokade.laws.list/1", "rokade laws list --json"),
    ("rokade.laws.show/1", "rokade laws show --json 2018 9.2"),
    ("rokade.laws.search/1", "rokade laws search --json flag"),
    ("rokade.laws.diff/1", "rokade laws diff --json 2018 2023 9.2"),
    ("rokade.laws.index/1", "rokade laws index --json"),
    ("rokade.laws.precedents/1", "rokade laws precedents --json 95"),
    ("rokade.laws.readings/1", "rokade laws readings --json monrad-whites"),
    ("rokade.coverage/1", "rokade laws coverage --json D4.9.1-4"),
];

/// Schemas of pages and not of commands: `docs/api.md` shows them.
const OF_PAGES: &[&str] = &["rokade.board/1"];

#[test]
fn every_schema_of_the_source_is_in_the_paper() {
    let known: BTreeSet<&str> = EXAMPLES.iter().map(|(schema, _)| *schema).chain(OF_PAGES.iter().copied()).collect();
    let mut written = BTreeSet::new();
    for room in fs::read_dir(root().join("crates")).expect("the crates").flatten() {
        schemas(&room.path().join("src"), &mut written);
    }
    let written: BTreeSet<&str> = written.iter().map(String::as_str).collect();
    assert_eq!(written, known);
}

#[test]
fn every_example_is_what_the_program_answers() {
    let home = tempfile::tempdir().expect("a temporary folder");
    prepare(home.path());
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let mut paper = String::new();
    for (schema, command) in EXAMPLES {
        let words: Vec<String> = command
            .split_whitespace()
            .skip(1)
            .map(|word| match word {
                word if word.contains("{}") => word.replace("{}", &home.path().display().to_string()),
                word if fixtures.join(word).is_file() => fixtures.join(word).display().to_string(),
                word => word.to_owned(),
            })
            .collect();
        let answer = answered(&words);
        assert_eq!(answer["schema"], *schema, "{command}");
        let shown = pretty(&steady(answer))
            .replace(&format!("{}/", fixtures.display()), "")
            .replace(&format!("{}/", home.path().display()), "");
        paper.push_str(&format!("\n## `{schema}`\n\n`{}`\n\n{shown}", command.replace("{}/", "")));
    }
    paper.push('\n');
    hold("docs/json.md", "examples", &paper);
}

/// The first object the program answers with; English, whatever the machine speaks.
fn answered(words: &[String]) -> Value {
    let said =
        Command::new(env!("CARGO_BIN_EXE_rokade")).args(words).env("LC_ALL", "C").output().expect("the program runs");
    let out = String::from_utf8(said.stdout).expect("the program writes text");
    let line = out.lines().next().unwrap_or_else(|| panic!("{words:?}: {}", String::from_utf8_lossy(&said.stderr)));
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{words:?}: {error}"))
}

/// A database, a list and a script to show commands with.
fn prepare(home: &Path) {
    let database = home.join("club.sqlite");
    let server = Server::start(database.to_str().expect("a plain path"), home);
    let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
    client.create(&server.address, "Klubaften").expect("a tournament is made");
    server.stop();
    let list = "name,national,elo,elo_games,danish\nSten Alm,2250,2230,60,yes\nTove Brink,2180,2200,45,yes\n";
    fs::write(home.join("list.csv"), list).expect("our own folder");
    for words in [
        "district new Nordkreds --office rkf --on 2000-01-01",
        "club new Hedeholm --district 1 --office rkf --on 2000-01-01",
        "person new --number 40117 --given Bjarke --family Lyngdal --born 2009-04-02 --office rkf --on 2020-01-01",
        "member begin 40117 --club 1 --office rkf --on 2020-01-01",
        "office name club_chair:1 40117 --office rkf --on 2026-01-01",
        "number propose 40117 1850 --office club_chair:1 --holder 40117 --on 2026-01-05",
    ] {
        let register = home.join("register.sqlite").display().to_string();
        let words = format!("federation {words} --json --database {register}");
        answered(&words.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
    }
    let script = "\
{\"laws\": \"2018\", \"type\": \"standard\", \"periods\": [{\"minutes\": 90}]}
{\"at\": 0, \"by\": \"arbiter\", \"do\": \"start\"}
{\"at\": 20000, \"by\": \"white\", \"do\": \"move\", \"uci\": \"e2e5\"}
{\"at\": 21000, \"by\": \"white\", \"do\": \"press\"}
{\"at\": 30000, \"by\": \"black\", \"do\": \"claim\", \"rule\": \"illegal_move\"}
";
    fs::write(home.join("board.jsonl"), script).expect("our own folder");
    let list = root().join("crates/formats/tests/files/fide-combined.txt");
    let command =
        format!("import fide-list --json --month 2026-09 --list-folder {}/lists {}", home.display(), list.display());
    let brought_in = answered(&command.split(' ').map(str::to_owned).collect::<Vec<_>>());
    assert_eq!(brought_in["kind"], "fide_list");
}

/// What is another one every time is told as its kind.
fn steady(value: Value) -> Value {
    match value {
        Value::Object(fields) => Value::Object(fields.into_iter().map(field).collect()),
        Value::Array(list) => Value::Array(list.into_iter().map(steady).collect()),
        other => other,
    }
}

fn field((name, value): (String, Value)) -> (String, Value) {
    let value = match name.as_str() {
        "hash" => Value::from("(a hash of 64 digits)"),
        "key" => Value::from("abcd2345"),
        "imported_us" => Value::from("(microseconds of the epoch)"),
        "at" if value.as_i64().is_some_and(|at| at > 1_000_000_000_000_000) => Value::from("(microseconds since 1970)"),
        _ => steady(value),
    };
    (name, value)
}

/// `rokade.pair/1`, whatever its number.
fn is_schema(word: &str) -> bool {
    let number = word.strip_prefix("rokade.").and_then(|rest| rest.split_once('/')).map(|(_, number)| number);
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()))
}

fn schemas(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of ours").flatten() {
        let path = entry.path();
        if path.is_dir() {
            schemas(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let source = fs::read_to_string(&path).expect("a source of ours");
            let names = source.split('"').filter(|word| is_schema(word));
            found.extend(names.map(str::to_owned));
        }
    }
}
