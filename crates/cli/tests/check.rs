//! `rokade check`, `rokade simulate` and `rokade standings`.

mod shell;

use serde_json::{Value, json};
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

#[test]
fn check_finds_nothing_in_a_file_that_follows_the_rules() {
    let said = rokade(&format!("check --standings {}", fixture("evening.trf")));
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(said.out.contains("3 rounds checked, no difference"), "{}", said.out);
}

#[test]
fn check_names_the_round_the_pairs_and_the_rule_that_decides() {
    let folder = Folder::new();
    // Round 3: 3–1 and 5–8 were paired; the file now has 3–8 again, which they played in round 2.
    let wrong = fixture_text("evening.trf")
        .replace("     8 w 1     1 b 1", "     8 w 1     8 b 1")
        .replace("     3 b 0     5 w 0", "     3 b 0     3 w 0")
        .replace("     5 b =     3 w 0", "     5 b =     5 w 0")
        .replace("     1 w =     8 b 1", "     1 w =     1 b 1");
    let file = folder.file("wrong.trf", wrong);
    let said = rokade(&format!("check {file}"));
    assert_eq!(said.code, 1);
    assert!(said.out.contains("Round 3, decided by D4.9.1-3:"), "{}", said.out);
    assert!(said.out.contains("have met before"), "{}", said.out);
    let answer = rokade(&format!("check --json {file}")).json();
    assert_eq!((&answer["schema"], &answer["equal"]), (&json!("rokade.check/1"), &json!(false)));
    let difference = &answer["differences"][0];
    assert_eq!((&difference["round"], &difference["illegal"]), (&json!(3), &json!(true)));
    assert_eq!(difference["engine"], json!([[1, 3], [8, 5]]));
    assert_eq!(
        answer["standings"],
        json!({"checked": false, "equal": true, "differences": [], "skipped_tiebreaks": []})
    );
}

#[test]
fn check_json_has_the_keys_of_the_contract_in_their_order() {
    let said = rokade(&format!("check --json {}", fixture("evening.trf")));
    let keys = ["schema", "system", "edition", "rounds_checked", "rounds_skipped", "equal", "differences", "standings"];
    let places: Vec<usize> = keys.iter().map(|key| said.out.find(&format!("\"{key}\":")).unwrap()).collect();
    assert!(places.is_sorted());
}

#[test]
fn check_compares_the_order_of_the_table() {
    let folder = Folder::new();
    let swapped = fixture_text("evening.trf")
        .replace("  2.5    1  ", "  2.5    2  ")
        .replace("2.5    2     6 b", "2.5    1     6 b");
    let file = folder.file("swapped.trf", swapped);
    let said = rokade(&format!("check --standings --json {file}"));
    assert_eq!(said.code, 1);
    let answer = said.json();
    assert_eq!(answer["differences"], json!([]));
    assert_eq!(answer["standings"]["equal"], json!(false));
    assert_eq!(answer["standings"]["differences"][0], json!({"player": 3, "what": "rank", "file": "2", "engine": "1"}));
}

#[test]
fn check_takes_several_files_and_answers_in_their_order() {
    let said = rokade(&format!("check --json {} {}", fixture("evening.trf"), fixture("odd.trf")));
    assert_eq!(said.code, 0, "{}", said.out);
    let answers: Vec<Value> = said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2);
    assert!(answers[0]["source"].as_str().unwrap().ends_with("evening.trf"));
}

#[test]
fn check_names_every_file_that_cannot_be_read() {
    let said = rokade(&format!("check missing-one.trf {} missing-two.trf", fixture("evening.trf")));
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    assert_eq!(said.err.lines().count(), 2, "{}", said.err);
}

#[test]
fn simulated_tournaments_pass_their_own_check() {
    let folder = Folder::new();
    for (system, seed) in [
        ("monrad --rounds 7 --players 21", 3),
        ("monrad --rounds 5 --players 40", 4),
        ("round-robin --players 7", 5),
        ("round-robin --cycles 2 --players 6", 6),
    ] {
        let out = folder.name("event.trf");
        let words = format!("simulate --system {system} --seed {seed} --count 5 --out {out}");
        let made = rokade(&words);
        assert_eq!((made.code, made.out.as_str()), (0, ""), "{}", made.err);
        let files: Vec<String> = (1..=5).map(|number| folder.name(&format!("event-{number}.trf"))).collect();
        let said = rokade(&format!("check --standings {}", files.join(" ")));
        assert_eq!(said.code, 0, "{system}: {}", said.out);
    }
}

#[test]
fn simulate_gives_the_same_tournament_for_the_same_seed() {
    let words = "simulate --system monrad --players 30 --rounds 6 --seed 9";
    assert_eq!(rokade(words).out, rokade(words).out);
    assert_ne!(rokade(words).out, rokade("simulate --system monrad --players 30 --rounds 6 --seed 10").out);
}

#[test]
fn simulate_json_counts_what_happened() {
    let folder = Folder::new();
    let out = folder.name("out.trf");
    let said = rokade(&format!("simulate --system monrad --players 40 --rounds 7 --seed 7 --out {out} --json"));
    let answer = said.json();
    assert_eq!(answer["schema"], "rokade.simulate/1");
    assert_eq!(answer["files"], json!([out]));
    assert_eq!((&answer["seed"], &answer["players"], &answer["rounds"]), (&json!(7), &json!(40), &json!(7)));
    for key in ["byes", "forfeits", "withdrawals"] {
        assert!(answer[key].is_u64(), "{key}");
    }
}

#[test]
fn simulate_says_everything_that_is_wrong_at_once() {
    let said = rokade("simulate --system monrad --players 1 --rounds 0 --count 3");
    assert_eq!(said.code, 2);
    for option in ["--players", "--rounds", "--count"] {
        assert!(said.err.contains(option), "{}", said.err);
    }
}

#[test]
fn standings_explain_every_figure() {
    let said = rokade(&format!("standings --explain {}", fixture("evening.trf")));
    assert_eq!(said.code, 0);
    assert!(said.out.starts_with("Standings after round 3\n"), "{}", said.out);
    assert!(said.out.contains("Ordinary correction"), "{}", said.out);
    assert!(said.out.contains("[4 Märta Sjöberg 1½]"), "left out at first in brackets: {}", said.out);
}

#[test]
fn standings_json_has_the_shape_of_the_contract() {
    let said = rokade(&format!("standings --tiebreaks dsu-ordinary,dsu-sb --json {}", fixture("evening.trf")));
    let answer = said.json();
    assert_eq!((&answer["schema"], &answer["after_round"]), (&json!("rokade.standings/1"), &json!(3)));
    assert_eq!(answer["tiebreaks"], json!(["dsu-ordinary", "dsu-sb"]));
    let first = &answer["rows"][0];
    assert_eq!((&first["place"], &first["player"], &first["name"]), (&json!(1), &json!(3), &json!("Åse Ødegård")));
    assert_eq!(first["points"], "2.5");
    assert!(first["tiebreaks"][0]["value"].is_array() && first["tiebreaks"][1]["value"].is_string());
    let term = &first["tiebreaks"][0]["terms"][0];
    assert_eq!((&term["round"], &term["opponent"], &term["value"]), (&json!(1), &json!(4), &json!("1.5")));
    assert_eq!(first["separated_from_next_by"], "dsu-ordinary");
    assert_eq!(answer["excluded"], json!([]));
}

#[test]
fn standings_of_an_earlier_round_can_be_asked_for() {
    let said = rokade(&format!("standings --after 1 --json {}", fixture("evening.trf")));
    assert_eq!(said.json()["after_round"], 1);
    let beyond = rokade(&format!("standings --after 4 {}", fixture("evening.trf")));
    assert_eq!(beyond.code, 2);
    assert!(beyond.err.contains("its last is 3"), "{}", beyond.err);
}

#[test]
fn standings_name_the_tie_breaks_they_know() {
    let said = rokade(&format!("standings --tiebreaks BH/X1,dsu-sb,XY {}", fixture("evening.trf")));
    assert_eq!(said.code, 2);
    assert_eq!(said.err.lines().count(), 2, "all at once: {}", said.err);
    assert!(said.err.contains("dsu-ordinary") && said.err.contains("APPO"), "{}", said.err);
}

#[test]
fn standings_leave_out_what_the_file_names_and_this_version_lacks() {
    let input = fixture_text("evening.trf").replace("212 PTS,dsu-ordinary", "212 PTS,OTHER_BLITZ,dsu-sb");
    let said = rokade_reading("standings -", input.as_bytes());
    assert_eq!(said.code, 0);
    assert!(said.err.contains("OTHER_BLITZ"), "{}", said.err);
    assert!(said.out.contains("Sonneborn-Berger"), "{}", said.out);
}

#[test]
fn a_withdrawal_below_half_stands_outside_the_places_of_an_all_play_all() {
    let said = rokade(&format!("standings --json {}", fixture("left.trf")));
    let answer = said.json();
    assert_eq!(answer["excluded"][0]["player"], 4);
    assert_eq!(answer["excluded"][0]["reason"], "withdrew_below_half");
    assert_eq!(answer["excluded"][0]["clauses"], json!(["D4.1-16a"]));
    assert_eq!(answer["tiebreaks"], json!(["dsu-sb"]));
}

#[test]
fn a_round_won_by_walkover_was_paired() {
    let file = rokade("simulate --system knock-out --players 4 --seed 9 --withdrawals 150").out;
    let said = rokade_reading("check -", file.as_bytes());
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.out.contains("2 rounds checked, no difference"), "{}", said.out);
    assert!(!said.out.contains("Not paired"), "{}", said.out);
}

#[test]
fn who_is_left_alone_has_the_bye_without_a_difference() {
    let row = |number: u32, name: &str, points: &str, rounds: &str| {
        format!("001 {number:>4} m    {name:<33} 1800 DEN {:>22} {points:>4} {number:>4}{rounds}\n", "")
    };
    let text = String::from("142 2\n### rokade withdrawn 2 after 1\n")
        + &row(1, "Holm, Astrid", "2.0", "     2 b 1  0000 - U")
        + &row(2, "Rask, Oluf", "0.0", "     1 w 0  0000 - Z");
    let said = rokade_reading("check --system monrad -", text.as_bytes());
    assert!(said.out.contains("2 rounds checked, no difference"), "{}", said.out);
}

#[test]
fn what_the_numbers_of_a_difference_count_is_named() {
    let file = rokade("simulate --system fide-dutch --players 11 --rounds 5 --seed 3 --for full").out;
    for (lang, what) in [("en", "file"), ("da", "filen"), ("nb", "filen"), ("sv", "filen")] {
        let said = rokade_reading(&format!("check --system monrad --lang {lang} -"), file.as_bytes());
        let heads: Vec<&str> = said.out.lines().filter(|line| line.contains("D4.9.1")).collect();
        assert!(!heads.is_empty(), "{}", said.out);
        assert!(!heads.iter().any(|line| line.contains(&format!(": ({what} "))), "{heads:?}");
        assert!(heads.iter().any(|line| line.contains(&format!(": {what} "))), "{heads:?}");
    }
}

#[test]
fn places_are_compared_with_the_byes_that_the_points_count() {
    let row = |number: u32, name: &str, rating: u32, points: &str, rounds: &str| {
        format!("001 {number:>4} m    {name:<33} {rating} DEN {:>22} {points:>4} {number:>4}{rounds}\n", "")
    };
    let file = |second: &str| {
        String::from("142 4\n")
            + &row(1, "Holm, Astrid", 2000, "1.0", "     2 w 1")
            + &row(2, "Rask, Oluf", 1900, second, "     1 b 0  0000 - H")
            + &row(3, "Ek, Maja", 1800, "0.5", "     4 w =")
            + &row(4, "Vik, Sara", 1700, "0.5", "     3 b =")
    };
    let differences = |second: &str| {
        let said = rokade_reading("check --system monrad --standings --json -", file(second).as_bytes());
        said.json()["standings"]["differences"].clone()
    };
    assert_eq!(differences("0.5"), json!([]), "the half point of round 2 counts for the place, too");
    assert_eq!(differences("0.0")[0]["what"], "rank", "second with no points");
}

#[test]
fn simulate_says_where_the_file_is_not_for_engines() {
    let asked = "simulate --system fide-dutch --players 8 --rounds 4 --double --seed 5";
    for (lang, said) in
        [("en", "double rounds"), ("da", "dobbeltrunder"), ("nb", "dobbeltrunder"), ("sv", "dubbelronder")]
    {
        let simulated = rokade(&format!("{asked} --lang {lang}"));
        assert!(simulated.err.contains("5: ") && simulated.err.contains(said), "{}", simulated.err);
        let exported =
            rokade_reading(&format!("export --to trf26 --for engine --lang {lang} -"), simulated.out.as_bytes());
        assert!(exported.err.contains(said), "{}", exported.err);
    }
    assert_eq!(rokade(&format!("{asked} --for full")).err, "", "who asks for the form knows it");
    let soft = fixture_text("evening.trf") + "### rokade soft 1 3 3 5\n";
    let exported = rokade_reading("export --to trf26 --for engine -", soft.as_bytes());
    assert!(exported.err.contains("kept apart as long as possible; they may pair: 3 "), "{}", exported.err);
}
