//! The program with an edition that nobody will print: 2099, which equals 2023 but for one figure and one clause
//! number. Tables are installed once for a process, so the program is a process of its own: this binary of tests
//! again, asked for `the_program` alone, which installs the changed tables and then does what `main` does.

#[path = "../../laws/tests/new_edition/tables.rs"]
#[expect(dead_code, reason = "the program finds the edition by its name")]
mod tables;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, ExitCode, Stdio};

use serde_json::{Value, json};

/// The words of the command, one a line.
const WORDS: &str = "ROKADE_WITH_2099";

/// What this binary is asked for says first.
const BEGINS: &str = "running 1 test\n";

fn asked(words: &[&str]) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("the tests are a program"));
    command
        .args(["--exact", "new_edition::the_program", "--nocapture"])
        .env(WORDS, words.join("\n"))
        .env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

struct Answered {
    succeeded: bool,
    out: String,
    err: String,
}

impl Answered {
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}{}", self.out, self.err))
    }
}

fn rokade(words: &str, input: &str) -> Answered {
    let words: Vec<&str> = words.split(' ').collect();
    let mut process = asked(&words).spawn().expect("the program starts");
    process.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the program reads");
    let output = process.wait_with_output().expect("the program ends");
    let out = String::from_utf8(output.stdout).expect("the program writes text");
    let (_, out) = out.split_once(BEGINS).expect("the tests say what they run");
    let err = String::from_utf8(output.stderr).expect("the program writes text");
    Answered { succeeded: output.status.success(), out: out.to_owned(), err }
}

/// Alone it is a test like the others: the program it becomes knows the edition.
#[test]
fn the_program() {
    let Ok(words) = std::env::var(WORDS) else {
        let listed = rokade("laws list --json", "").json();
        return assert_eq!(listed["books"][5]["book"], "2099", "{listed}");
    };
    tables::installed();
    let code = crate::command::run(std::iter::once("rokade").chain(words.split('\n')).map(Into::into));
    // What is left of the tests is not said.
    std::process::exit(i32::from(code != ExitCode::SUCCESS));
}

#[test]
fn help_and_errors_name_it() {
    let help = rokade("game --help", "").out;
    assert!(help.contains("2099"), "{help}");
    let unknown = rokade("laws show 2098 6.8", "");
    assert!(!unknown.succeeded && unknown.err.contains("2099"), "{}", unknown.err);
}

#[test]
fn the_law_book_shows_its_clause_and_compares_it() {
    let shown = rokade("laws show 2099 5.1.9 --json", "").json();
    let clause = &shown["clauses"][0];
    assert_eq!(
        (&shown["book"], &clause["id"], &clause["state"]),
        (&json!("2099"), &json!("L2099-5.1.9"), &json!("enforced"))
    );
    let before = json!({"edition": "2023", "clauses": ["L2023-5.1.2"]});
    assert!(clause["counterparts"].as_array().unwrap().contains(&before), "{clause}");
    let compared = rokade("laws diff 2023 2099 --json", "").json();
    let of = |change: &str| -> Vec<(&str, &str)> {
        let rules = compared["rules"].as_array().unwrap().iter().filter(|rule| rule["change"] == change);
        rules
            .map(|rule| (rule["first"][0]["id"].as_str().unwrap(), rule["second"][0]["id"].as_str().unwrap()))
            .collect()
    };
    assert_eq!(of("changed"), [("L2023-7.5.5", "L2099-7.5.5")]);
    assert_eq!(of("renumbered"), [("L2023-5.1.2", "L2099-5.1.9")]);
    assert_eq!((&compared["counts"]["only_first"], &compared["counts"]["only_second"]), (&json!(0), &json!(0)));
}

#[test]
fn coverage_declares_its_clauses() {
    let of = |words: &str| rokade(words, "").json()["clauses"].as_array().unwrap().len();
    assert_eq!(of("laws coverage L2099-7.5 --json"), of("laws coverage L2023-7.5 --json"));
    assert!(of("laws coverage L2099-7.5 --json") > 4);
}

/// 1.e4 e5 and a knight that goes straight ahead.
fn script(laws: &str) -> String {
    format!(
        "{{\"laws\": \"{laws}\", \"type\": \"standard\", \"periods\": [{{\"minutes\": 90}}]}}\n{}",
        "\
{\"at\": 0, \"by\": \"arbiter\", \"do\": \"start\"}
{\"at\": 1000, \"by\": \"white\", \"do\": \"move\", \"uci\": \"g1g3\"}
{\"at\": 2000, \"by\": \"white\", \"do\": \"press\"}
{\"at\": 3000, \"by\": \"black\", \"do\": \"claim\", \"rule\": \"illegal_move\"}
"
    )
}

#[test]
fn the_referee_rules_by_its_figure_and_its_clause() {
    let ruled = |laws: &str| rokade("referee --json -", &script(laws)).json()["rulings"][0].clone();
    let (old, new) = (ruled("2023"), ruled("2099"));
    assert_eq!((&old["clock"]["black"], &new["clock"]["black"]), (&json!(120_000), &json!(180_000)), "{new}");
    for part in ["decision", "bearing", "clauses"] {
        assert_eq!(old[part], new[part]);
    }
    // A resignation is 5.1.2 in 2023.
    let verdict = |laws: &str| {
        let resigned = script(laws) + "{\"at\": 4000, \"by\": \"white\", \"do\": \"resign\"}\n";
        rokade("referee --json -", &resigned).json()["by_clause"].clone()
    };
    assert!(verdict("2023").as_array().unwrap().contains(&json!("5.1.2")), "{}", verdict("2023"));
    assert!(verdict("2099").as_array().unwrap().contains(&json!("5.1.9")), "{}", verdict("2099"));
}

/// Ended by its process, whatever becomes of the test.
struct Desk(Child);

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_desk_has_it_in_the_law_book_and_on_the_board() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let database = home.path().join("club.sqlite");
    let port =
        std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
    let listen = format!("127.0.0.1:{port}");
    let words = ["serve", "--listen", &listen, "--database", database.to_str().expect("a plain path"), "--lang", "en"];
    let mut command = asked(&words);
    command.env("HOME", home.path()).env("XDG_DATA_HOME", home.path()).env_remove("DISPLAY").stderr(Stdio::inherit());
    let mut desk = Desk(command.spawn().expect("the program starts"));
    let out = BufReader::new(desk.0.stdout.take().expect("a pipe"));
    let mut lines = out.lines().map_while(Result::ok);
    lines.find(|line| line.contains("/signin/")).expect("a first start prints a link");
    let page = |path: &str| -> String {
        let mut answer =
            ureq::get(format!("http://{listen}{path}")).call().unwrap_or_else(|error| panic!("{path}: {error}"));
        answer.body_mut().read_to_string().expect("a page is text")
    };
    assert!(page("/laws?lang=en").contains("Laws of Chess 2099"));
    assert!(page("/laws/2099/5.1.9?lang=en").contains("/laws/2023/5.1.2"));
    let (old, new) = (page("/board?play=g1g4&laws=2023&lang=en"), page("/board?play=g1g4&laws=2099&lang=en"));
    let cites = |page: &str, year: u32| page.contains(&format!("L{year}-3."));
    assert!(cites(&old, 2023) && !cites(&old, 2099), "{old}");
    assert!(cites(&new, 2099) && !cites(&new, 2023), "{new}");
}
