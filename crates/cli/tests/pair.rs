//! `rokade pair`, as a program and as a person meet it.

mod shell;

use serde_json::{Value, json};
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

#[test]
fn pair_shows_the_next_round_as_a_table() {
    let said = rokade(&format!("pair {}", fixture("evening.trf")));
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(said.out.starts_with("Round 4 · Monrad · 8 players\n"), "{}", said.out);
    assert!(said.out.contains("3 Åse Ødegård"), "{}", said.out);
}

#[test]
fn pair_takes_the_system_from_the_option_or_from_the_file() {
    let asked = rokade(&format!("pair --system monrad --plain {}", fixture("evening.trf")));
    let read = rokade(&format!("pair --plain {}", fixture("evening.trf")));
    assert_eq!(asked.out, read.out);
    let folder = Folder::new();
    let silent =
        fixture_text("evening.trf").replace("### rokade system monrad\n", "").replace("Individual: Monrad", "x");
    let said = rokade(&format!("pair {}", folder.file("silent.trf", silent)));
    assert_eq!(said.code, 2);
    assert!(said.err.contains("--system") && said.err.contains("monrad"), "{}", said.err);
}

#[test]
fn pair_plain_counts_the_lines_that_follow() {
    let said = rokade(&format!("pair --plain {}", fixture("evening.trf")));
    assert_eq!(said.out, "4\n3 5\n8 2\n1 7\n4 6\n");
}

#[test]
fn pair_plain_writes_the_bye_as_a_pair_with_nobody() {
    let said = rokade(&format!("pair --plain --round 1 {}", fixture("odd.trf")));
    assert_eq!(said.out, "3\n2 1\n4 3\n5 0\n");
}

#[test]
fn pair_reads_standard_input() {
    let from_file = rokade(&format!("pair --json {}", fixture("evening.trf")));
    let from_input = rokade_reading("pair --json -", fixture_text("evening.trf").as_bytes());
    assert_eq!(from_file.out, from_input.out);
}

#[test]
fn pair_json_has_the_shape_of_the_contract() {
    let said = rokade(&format!("pair --json {}", fixture("evening.trf")));
    let keys = [
        "schema",
        "system",
        "edition",
        "round",
        "players",
        "legal",
        "pairs",
        "bye",
        "absent",
        "placement",
        "floats",
        "seed",
    ];
    let places: Vec<usize> = keys.iter().map(|key| said.out.find(&format!("\"{key}\":")).unwrap()).collect();
    assert!(places.is_sorted(), "keys stand in the order of the contract");
    let answer = said.json();
    assert_eq!(answer["schema"], "rokade.pair/1");
    assert_eq!((&answer["edition"], &answer["round"], &answer["seed"]), (&json!("dsu"), &json!(4), &Value::Null));
    let second = &answer["pairs"][1];
    assert_eq!(second["scores"], json!(["1", "2"]));
    assert_eq!(second["reasons"][0]["reason"], "met_before");
    assert_eq!(second["reasons"][0]["round"], 1);
    assert_eq!(second["reasons"][0]["clauses"], json!(["D4.9.1-3"]));
    assert_eq!(second["colour"]["reason"], "equal_whites_lower_placed");
    assert_eq!(answer["bye"], Value::Null);
    assert_eq!(answer["floats"][0], json!({"player": 2, "direction": "down", "from": "2", "to": "1"}));
    assert_eq!(answer["placement"].as_array().unwrap().len(), 8);
}

#[test]
fn pair_json_has_the_bye_as_the_last_board_without_black() {
    let answer = rokade(&format!("pair --json --round 1 {}", fixture("odd.trf"))).json();
    let last = answer["pairs"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["board"], &last["white"], &last["black"]), (&json!(3), &json!(5), &Value::Null));
    assert_eq!((&last["scores"], &last["colour"]), (&json!(["0", null]), &Value::Null));
    assert_eq!(answer["bye"]["player"], last["white"]);
}

#[test]
fn pair_json_is_the_same_twice_byte_for_byte() {
    let words = format!("pair --json --explain {}", fixture("evening.trf"));
    assert_eq!(rokade(&words).out, rokade(&words).out);
}

#[test]
fn pair_explains_in_the_language_asked_for() {
    for (lang, word) in [
        ("da", "De mødtes i 1. runde."),
        ("nb", "De møttes i 1. runde."),
        ("sv", "De möttes i rond 1."),
        ("en", "They met in round 1."),
    ] {
        let said = rokade(&format!("pair --explain --lang {lang} {}", fixture("evening.trf")));
        assert!(said.out.contains(word), "{lang}: {}", said.out);
    }
}

#[test]
fn pair_takes_the_language_from_the_environment() {
    let output =
        shell::command().env("LC_ALL", "nn_NO.UTF-8").args(["pair", &fixture("evening.trf")]).output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("4. runde"));
}

#[test]
fn pair_again_gives_an_old_round_from_what_was_known_then() {
    let folder = Folder::new();
    let said = rokade(&format!("pair --round 2 --plain {}", fixture("evening.trf")));
    let only_round_one: String = fixture_text("evening.trf")
        .lines()
        .map(|line| {
            let cut = if line.starts_with("001") { line.chars().take(99).collect::<String>() } else { line.to_owned() };
            cut + "\n"
        })
        .collect();
    // The points of the shortened file are those after round 1.
    let again = only_round_one
        .lines()
        .map(|line| match line.strip_prefix("001") {
            Some(_) => {
                let letters: Vec<char> = line.chars().collect();
                let points = match letters[98] {
                    '1' => " 1.0",
                    '=' => " 0.5",
                    _ => " 0.0",
                };
                letters[..80]
                    .iter()
                    .chain(points.chars().collect::<Vec<_>>().iter())
                    .chain(&letters[84..])
                    .collect::<String>()
                    + "\n"
            }
            None => format!("{line}\n"),
        })
        .collect::<String>();
    let then = rokade(&format!("pair --plain {}", folder.file("then.trf", again)));
    assert_eq!((said.code, &said.out), (0, &then.out));
}

#[test]
fn pair_says_no_with_a_proof_where_everybody_has_met() {
    let said = rokade(&format!("pair --json {}", fixture("stuck.trf")));
    assert_eq!(said.code, 1);
    let answer = said.json();
    assert_eq!((&answer["legal"], &answer["pairs"]), (&json!(false), &json!([])));
    assert_eq!(answer["proof"]["reason"], "no_complete_matching");
    assert!(!answer["proof"]["unmatched_set"].as_array().unwrap().is_empty());
    let told = rokade(&format!("pair {}", fixture("stuck.trf")));
    assert_eq!((told.code, told.out.as_str()), (1, ""));
    assert!(told.err.contains("Not everybody can have an opponent"), "{}", told.err);
}

#[test]
fn pair_of_a_finished_event_says_that_all_rounds_are_paired() {
    let folder = Folder::new();
    let finished = folder.file("finished.trf", fixture_text("evening.trf").replace("142 5", "142 3"));
    let said = rokade(&format!("pair {finished}"));
    assert_eq!(said.code, 2);
    assert!(said.err.contains("All 3 rounds"), "{}", said.err);
}

#[test]
fn pair_of_a_file_without_a_number_of_rounds_pairs_one_more() {
    let folder = Folder::new();
    let open = folder.file("open.trf", fixture_text("evening.trf").replace("142 5\n", ""));
    assert_eq!(rokade(&format!("pair --plain {open}")).code, 0);
}

#[test]
fn pair_refuses_a_round_out_of_reach() {
    for round in ["0", "9"] {
        let said = rokade(&format!("pair --round {round} {}", fixture("evening.trf")));
        assert_eq!(said.code, 2);
        assert!(said.err.contains("from 1 to 4"), "{}", said.err);
    }
}

#[test]
fn pair_honours_byes_and_withdrawals_of_the_round() {
    let said = rokade(&format!("pair --json --round 3 {}", fixture("odd.trf")));
    let answer = said.json();
    assert_eq!(answer["absent"], json!([4]));
    assert_eq!(answer["bye"], Value::Null);
}

#[test]
fn pair_of_an_all_play_all_follows_the_schedule() {
    let said = rokade("simulate --system round-robin --players 5 --seed 4");
    let paired = rokade_reading("pair --round 1 --json -", said.out.as_bytes());
    let answer = paired.json();
    assert_eq!(answer["system"], "round-robin");
    assert_eq!(answer["bye"]["reason"], "rest_round");
    assert_eq!(answer["bye"]["points"], "0");
}
