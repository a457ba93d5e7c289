//! Every pairing system on the command line: pairing, explaining, simulating, checking.

mod pairing_cases;
#[path = "../shell/mod.rs"]
mod shell;

use std::sync::LazyLock;

use serde_json::{Value, json};
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

/// Every system of the table, so that a new one is played through every command.
static SYSTEMS: LazyLock<Vec<&str>> = LazyLock::new(|| rokade_pairing::SYSTEMS.iter().map(|row| row.key).collect());

/// Rounds to ask for where the system does not know its own.
fn rounds(system: &str) -> &'static str {
    let knows = ["round-robin", "knock-out", "olympiad"].iter().any(|own| system.ends_with(own));
    if knows { "" } else { "--rounds 5" }
}

fn simulated(system: &str, more: &str) -> String {
    let said =
        rokade(&format!("simulate --system {system} --players 16 {} --seed 5 --for full {more}", rounds(system)));
    assert_eq!(said.code, 0, "{system}: {}", said.err);
    said.out
}

fn pair_plain(text: &str, words: &str) -> (i32, String) {
    let said = rokade_reading(&format!("pair --plain {words} -"), text.as_bytes());
    (said.code, said.out)
}

#[test]
fn every_system_pairs_what_it_simulated() {
    for system in SYSTEMS.iter() {
        let text = simulated(system, "");
        let said = rokade_reading("check --json -", text.as_bytes());
        let answer = said.json();
        assert_eq!((said.code, &answer["equal"]), (0, &json!(true)), "{system}: {}", said.out);
        assert_eq!(answer["system"], *system);
        let edition = if system.ends_with("fide-dutch") { "2026" } else { "dsu" };
        assert_eq!(answer["edition"], edition);
        assert!(answer["rounds_checked"].as_u64().unwrap() > 1, "{system}");
    }
}

#[test]
fn every_system_says_why_in_words_and_in_json() {
    for system in SYSTEMS.iter() {
        let text = simulated(system, "");
        let said = rokade_reading("pair --round 2 --explain --trace -", text.as_bytes());
        assert_eq!(said.code, 0, "{system}: {}", said.err);
        assert!(said.out.contains('[') && said.out.lines().count() > 10, "{system}: {}", said.out);
        for lang in ["da", "nb", "sv"] {
            let words = format!("pair --round 2 --explain --trace --lang {lang} -");
            assert_eq!(rokade_reading(&words, text.as_bytes()).code, 0, "{system}, {lang}");
        }
        let answer = rokade_reading("pair --round 2 --json -", text.as_bytes()).json();
        for pair in answer["pairs"].as_array().unwrap().iter().filter(|pair| !pair["black"].is_null()) {
            assert!(!pair["colour"]["clauses"].as_array().unwrap().is_empty(), "{system}: {pair}");
        }
    }
}

#[test]
fn swiss_systems_tell_their_score_groups() {
    for system in ["danish-swiss", "fide-1998", "dubov-1997", "fide-dutch"] {
        let text = simulated(system, "");
        let answer = rokade_reading("pair --round 3 --json -", text.as_bytes()).json();
        let groups = answer["groups"].as_array().unwrap();
        assert!(!groups.is_empty(), "{system}");
        for key in ["points", "residents", "moved_down", "moved_up", "floated", "failings"] {
            assert!(!groups[0][key].is_null(), "{system}: {key}");
        }
        let group = answer["pairs"][0]["group"].as_u64().unwrap();
        assert!(usize::try_from(group).unwrap() < groups.len(), "{system}");
        for float in answer["floats"].as_array().unwrap() {
            assert!(float["reason"].is_string() && float["from"].is_string(), "{system}: {float}");
        }
        let told = rokade_reading("pair --round 3 --explain -", text.as_bytes()).out;
        assert!(told.contains("Score group"), "{system}: {told}");
    }
}

#[test]
fn dubov_publishes_the_average_of_the_opponents() {
    let text = simulated("dubov-1997", "");
    let answer = rokade_reading("pair --round 3 --json -", text.as_bytes()).json();
    let averages = answer["averages"].as_array().unwrap();
    assert_eq!(averages.len(), 16);
    assert!(averages.iter().all(|row| row["average"].is_string() || row["average"].is_null()));
    let told = rokade_reading("pair --round 3 --explain --lang da -", text.as_bytes()).out;
    assert!(told.contains("Modstandernes gennemsnit"), "{told}");
}

#[test]
fn fide_1998_shows_the_steps_of_its_procedure() {
    let text = simulated("fide-1998", "");
    let told = rokade_reading("pair --round 3 --trace -", text.as_bytes()).out;
    assert!(told.contains("Step by step:") && told.contains("[D4.9.5-C"), "{told}");
    let answer = rokade_reading("pair --round 3 --json -", text.as_bytes()).json();
    assert!(answer["trace"][0]["clauses"][0].as_str().unwrap().starts_with("D4.9.5-"), "{}", answer["trace"]);
    let none = rokade(&format!("pair --trace {}", fixture("evening.trf"))).out;
    assert!(none.contains("number no steps"), "{none}");
}

#[test]
fn options_that_do_not_fit_the_system_are_one_line() {
    for (words, wanted) in [
        ("--system monrad --accelerate baku", "--accelerate baku does not fit monrad"),
        ("--system danish-swiss --accelerate baku", "an acceleration of danish-swiss; it is written --accelerate 3x4"),
        ("--system fide-dutch --accelerate 3x4", "an acceleration of fide-dutch; it is written --accelerate baku"),
        ("--system danish-swiss --accelerate many", "--accelerate many"),
        ("--system monrad --teams 4", "olympiad"),
        ("--system olympiad --teams 1", "2–100"),
        ("--system knock-out --double", "--double does not fit knock-out"),
        ("--system monrad --seed 7", "--seed 7 does not fit monrad"),
        ("--system fide-dutch --cycles 2", "--cycles 2"),
        ("--system swiss", "gladiator:fide-dutch"),
    ] {
        for command in ["pair", "check"] {
            let said = rokade(&format!("{command} {words} {}", fixture("evening.trf")));
            assert_eq!((said.code, said.err.lines().count()), (2, 1), "{command} {words}: {}", said.err);
            assert!(said.err.contains(wanted), "{command} {words}: {}", said.err);
        }
    }
    let odd = fixture_text("evening.trf") + "### rokade accelerate baku\n";
    let said = rokade_reading("pair -", odd.as_bytes());
    assert_eq!((said.code, said.err.lines().count()), (2, 1), "{}", said.err);
    assert!(said.err.starts_with("<stdin>: ") && said.err.contains("monrad"), "{}", said.err);
}

#[test]
fn acceleration_of_the_option_and_of_the_file_are_the_same() {
    for (system, rule) in [("danish-swiss", "2x2"), ("fide-dutch", "baku")] {
        let text = simulated(system, &format!("--accelerate {rule} --byes 0 --withdrawals 0 --late 0"));
        assert!(text.contains(&format!("### rokade accelerate {rule}\n")), "{text}");
        assert_eq!(rokade_reading("check -", text.as_bytes()).code, 0);
        let silent = text.replace(&format!("### rokade accelerate {rule}\n"), "").replace("_BAKU", "");
        let asked = format!("--round 2 --accelerate {rule}");
        assert_eq!(pair_plain(&silent, &asked), pair_plain(&text, "--round 2"), "{system}");
        assert_ne!(pair_plain(&silent, "--round 2"), pair_plain(&text, "--round 2"), "{system}: it makes a difference");
    }
}

#[test]
fn double_rounds_repeat_the_pairing_with_colours_reversed() {
    let text = rokade("simulate --system monrad --double --players 10 --rounds 4 --seed 3 --withdrawals 0").out;
    assert!(text.contains("### rokade double-rounds yes\n") && text.contains("192 CUSTOM_DOUBLESWISS"), "{text}");
    assert_eq!(rokade_reading("check -", text.as_bytes()).code, 0);
    let pairs = |round: u32| {
        let (_, plain) = pair_plain(&text, &format!("--round {round}"));
        let pair = |line: &str| line.split_once(' ').map(|(white, black)| (white.to_owned(), black.to_owned()));
        plain.lines().filter_map(pair).filter(|pair| pair.1 != "0").collect::<std::collections::BTreeSet<_>>()
    };
    let reversed = pairs(3).into_iter().map(|(white, black)| (black, white)).collect();
    assert_eq!(pairs(4), reversed);
    let silent = text.replace("### rokade double-rounds yes\n", "");
    assert_eq!(rokade_reading("check -", silent.as_bytes()).code, 1, "without a word they are rematches");
    assert_eq!(rokade_reading("check --double -", silent.as_bytes()).code, 0, "the option says it");
}

#[test]
fn a_knock_out_keeps_its_lots_its_lines_and_its_games() {
    let text = rokade("simulate --system knock-out --players 11 --seed 9").out;
    for wanted in ["### rokade lots 9\n", "### rokade lines ", "stage ordinary result", "192 CUSTOM_KNOCKOUT"] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    let answer = rokade_reading("pair --round 2 --json -", text.as_bytes()).json();
    assert_eq!(answer["seed"], 9);
    let without = |mark: &str| -> String {
        text.lines().filter(|line| !line.starts_with(mark)).map(|line| format!("{line}\n")).collect()
    };
    let no_seed = without("### rokade lots");
    assert_eq!(rokade_reading("check -", no_seed.as_bytes()).code, 0, "colours nobody kept the lots of are accepted");
    assert_eq!(rokade_reading("check --seed 9 -", no_seed.as_bytes()).code, 0);
    assert_eq!(rokade_reading("check --seed 10 -", no_seed.as_bytes()).code, 1, "other lots give other colours");
}

#[test]
fn an_olympiad_keeps_its_teams() {
    let text = rokade("simulate --system olympiad --teams 4 --players 16 --seed 2").out;
    assert_eq!(text.lines().filter(|line| line.starts_with("### rokade team ")).count(), 4, "{text}");
    let answer = rokade_reading("check --json -", text.as_bytes()).json();
    assert_eq!((&answer["system"], &answer["equal"]), (&json!("olympiad"), &json!(true)));
}

#[test]
fn a_gladiator_plays_every_game_to_a_decision() {
    let text = rokade("simulate --system gladiator:monrad --players 20 --rounds 4 --seed 4 --draws 9").out;
    assert!(text.contains("stage reduced") && text.contains("stage blitz"), "{text}");
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("001")).collect();
    assert!(rows.iter().all(|row| !row.contains(" =")), "no match is drawn: {text}");
    assert_eq!(rokade_reading("check -", text.as_bytes()).code, 0);
}

#[test]
fn simulated_files_of_the_first_release_are_still_the_same() {
    let no_version = |text: &str| -> String {
        text.lines().filter(|line| !line.starts_with("182 ")).map(|line| format!("{line}\n")).collect()
    };
    for (words, file) in [
        ("--system monrad --players 21 --rounds 9 --seed 3", "simulated-monrad.trf"),
        ("--system round-robin --cycles 2 --players 6 --seed 6", "simulated-round-robin.trf"),
    ] {
        let said = rokade(&format!("simulate {words}"));
        assert_eq!(no_version(&said.out), no_version(&fixture_text(file)), "{words}");
    }
}

#[test]
fn simulate_takes_scoring_chances_and_pairs_kept_apart() {
    let words = "--scoring 3-1-0 --byes 100 --forfeits 100 --withdrawals 50 --late 200 --forbidden 3 --unfinished 50";
    for system in ["monrad", "danish-swiss", "fide-1998", "dubov-1997", "fide-dutch"] {
        let text = simulated(system, words);
        assert!(text.contains("162  W 3.0    D 1.0    L 0.0"), "{system}: {text}");
        assert!(text.contains("\n260 ") || text.contains("### rokade soft"), "{system}");
        let said = rokade_reading("check -", text.as_bytes());
        assert_eq!(said.code, 0, "{system}: {}", said.out);
    }
}

#[test]
fn varied_tournaments_of_every_system_pass_their_own_check() {
    let said = rokade("simulate --system all --vary --count 12 --check --json");
    let answer = said.json();
    assert_eq!(
        (said.code, &answer["schema"], &answer["equal"]),
        (0, &json!("rokade.prove/1"), &json!(true)),
        "{answer}"
    );
    assert_eq!((&answer["differences"], &answer["failures"]), (&json!(0), &json!([])));
    let systems: Vec<&Value> = answer["systems"].as_array().unwrap().iter().map(|row| &row["system"]).collect();
    assert_eq!(systems, SYSTEMS.iter().map(|system| json!(system)).collect::<Vec<_>>().iter().collect::<Vec<_>>());
    for row in answer["systems"].as_array().unwrap() {
        assert_eq!(row["tournaments"], 12);
        assert!(row["rounds"].as_u64().unwrap() > 5 && row["pairings"].as_u64().unwrap() > 10, "{row}");
    }
    assert_eq!(rokade("simulate --system all --vary --count 12 --check --json").out, said.out, "in any order of work");
}

#[test]
fn a_varied_tournament_can_be_made_again_by_its_seed() {
    let words = "simulate --system danish-swiss --vary --seed 77 --players 4-9";
    let text = rokade(words).out;
    assert_eq!(rokade(words).out, text);
    assert_eq!(rokade_reading("check -", text.as_bytes()).code, 0);
    let said = rokade("simulate --system danish-swiss --vary --seed 70 --count 10 --players 4-9 --check");
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.out.contains("danish-swiss") && said.out.contains("Not pairable"), "{}", said.out);
}

#[test]
fn simulate_refuses_what_makes_no_sense() {
    for (words, wanted) in [
        ("--system all --players 8 --rounds 3", "all"),
        ("--system monrad --rounds 3", "--players"),
        ("--system monrad --players 4-9 --rounds 3", "--players"),
        ("--system monrad --vary --players 9-4", "--players"),
        ("--system knock-out --players 8 --rounds 5", "--rounds"),
        ("--system monrad --double --players 8 --rounds 3", "--rounds"),
        ("--system monrad --players 8 --rounds 3 --scoring 0-1-3", "--scoring"),
        ("--system monrad --players 8 --rounds 3 --draws 11", "--draws"),
        ("--system monrad --players 8 --rounds 3 --byes 1001", "--byes"),
        ("--system monrad --players 8 --rounds 3 --check --out x.trf", "--out"),
    ] {
        let said = rokade(&format!("simulate {words}"));
        assert_eq!((said.code, said.err.lines().count()), (2, 1), "{words}: {}", said.err);
        assert!(said.err.contains(wanted), "{words}: {}", said.err);
    }
}

#[test]
fn export_and_import_keep_what_the_event_is_played_by() {
    let folder = Folder::new();
    for system in SYSTEMS.iter() {
        let text = simulated(system, "");
        let file = folder.file("event.trf", &text);
        assert_eq!(rokade(&format!("export {file} --to trf26")).out, text, "{system}");
        let old = rokade(&format!("export {file} --to trf16 --crlf")).out;
        let said = rokade_reading("check --json -", old.as_bytes());
        assert_eq!((said.code, &said.json()["system"]), (0, &json!(system)), "{system}: {}", said.out);
        let answer = rokade(&format!("import --json {file}")).json();
        assert_eq!(answer["system"], *system);
    }
}

#[test]
fn check_names_the_deciding_rule_of_every_system() {
    let text = simulated("monrad", "--byes 0 --withdrawals 0 --forfeits 0 --late 0");
    for system in SYSTEMS.iter().filter(|system| !system.ends_with("monrad")) {
        let said = rokade_reading(&format!("check --system {system} --json -"), text.as_bytes());
        assert_eq!(said.code, 1, "{system}: {}", said.out);
        let answer = said.json();
        for difference in answer["differences"].as_array().unwrap() {
            let clause = difference["deciding"].as_str().unwrap();
            assert!(clause.starts_with("D4.") || clause.starts_with("FIDE-C.04."), "{system}: {difference}");
        }
        let told = rokade_reading(&format!("check --system {system} -"), text.as_bytes()).out;
        assert!(told.contains("decided by"), "{system}: {told}");
    }
}

#[test]
fn check_passes_over_rounds_in_which_nobody_was_paired() {
    let row = |number: u32, points: &str, rounds: &str| {
        format!("001 {number:>4} m    {:<33} 1800 DEN {:>22} {points:>4} {number:>4}{rounds}\n", "Ek, Maja", "")
    };
    let text = String::from("XXR 3\n### rokade withdrawn none\n")
        + &row(1, "1.5", "  0000 - H     2 b 1")
        + &row(2, "0.5", "  0000 - H     1 w 0");
    for system in ["monrad", "fide-dutch"] {
        let answer = rokade_reading(&format!("check --system {system} --json -"), text.as_bytes()).json();
        assert_eq!((&answer["rounds_skipped"], &answer["rounds_checked"]), (&json!([1]), &json!(1)), "{answer}");
    }
}
