//! `rokade standings` with the tie-breaks of FIDE, on reports whose values are known.

mod shell;

use std::path::PathBuf;

use serde_json::{Value, json};
use shell::{Folder, fixture_text, rokade, rokade_reading};

fn reports() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../standings/tests/fixtures/tiebreaks")
}

fn report(name: &str) -> String {
    reports().join(name).display().to_string()
}

fn expected() -> Value {
    serde_json::from_str(&std::fs::read_to_string(reports().join("expected.json")).unwrap()).unwrap()
}

fn row(answer: &Value, player: u64) -> &Value {
    answer["rows"].as_array().unwrap().iter().find(|row| row["player"] == player).unwrap()
}

#[test]
fn every_code_of_every_report_is_as_expected_at_the_command_line() {
    for (name, file) in expected()["files"].as_object().unwrap() {
        let values = file["values"].as_object().unwrap();
        let codes: Vec<&str> =
            values.keys().map(String::as_str).filter(|code| !["ABH", "AFB"].contains(code)).collect();
        // Direct encounter looks at those level before it, so it stands first.
        let mut list: Vec<&str> = codes.iter().copied().filter(|code| *code == "DE").collect();
        list.extend(codes.iter().copied().filter(|code| !code.starts_with("DE")));
        let answer = rokade(&format!("standings --json --tiebreaks {} {}", list.join(","), report(name))).json();
        for row in answer["rows"].as_array().unwrap() {
            let player = row["player"].to_string();
            for value in row["tiebreaks"].as_array().unwrap() {
                let code = value["key"].as_str().unwrap();
                let by_text = &file["by_text"][code]["values"][&player];
                let wanted = if by_text.is_null() { &values[code][&player] } else { by_text };
                let is_not_needed = value["reason"] == "not_needed" && *wanted == json!("0");
                assert!(value["value"] == *wanted || is_not_needed, "{name} {code} {player}: {value} {wanted}");
            }
        }
    }
}

#[test]
fn every_report_is_ranked_by_the_list_it_names() {
    for (name, file) in expected()["files"].as_object().unwrap() {
        let answer = rokade(&format!("standings --json {}", report(name))).json();
        for row in answer["rows"].as_array().unwrap() {
            assert_eq!(row["place"], file["rank"][row["player"].to_string()], "{name} {}", row["player"]);
        }
        assert_eq!(answer["edition"], "2026-03");
        assert_eq!(answer["skipped_tiebreaks"], json!([]));
    }
}

#[test]
fn a_cut_and_a_dummy_are_explained_by_round() {
    let answer = rokade(&format!("standings --json --tiebreaks BH-C1 {}", report("t07-dummy-caps.trf"))).json();
    assert_eq!(answer["tiebreaks"], json!(["BH/C1"]));
    let value = &row(&answer, 2)["tiebreaks"][0];
    assert_eq!((&value["value"], &value["clauses"]), (&json!("15"), &json!(["FIDE-C.07-2026:8.1"])));
    let cut = value["terms"].as_array().unwrap().iter().find(|term| term["counted"] == false).unwrap();
    assert_eq!(
        (&cut["round"], &cut["cut"]["reason"], &cut["value"]),
        (&json!(2), &json!("cut_voluntary"), &json!("3"))
    );
    assert_eq!(cut["note"]["reason"], "dummy_capped_by_draws");
}

#[test]
fn the_day_of_the_start_chooses_the_edition() {
    let text =
        std::fs::read_to_string(report("t07-dummy-caps.trf")).unwrap().replace("042 2026/04/10", "042 2026/02/10");
    let answer = shell::rokade_reading("standings --json --tiebreaks BH,STD -", text.as_bytes()).json();
    assert_eq!(answer["edition"], "2024-08");
    let values = &row(&answer, 2)["tiebreaks"];
    assert_eq!((&values[0]["value"], &values[0]["clauses"]), (&json!("20"), &json!(["FIDE-C.07-2024:8.1"])));
    assert_eq!((&values[1]["value"], &values[1]["reason"]), (&json!(null), &json!("tiebreak_not_in_edition")));
    assert_eq!(answer["warnings"][0]["code"], "STD");
}

#[test]
fn two_players_are_held_against_each_other() {
    let file = report("t12-direct-encounter.trf");
    let said = rokade(&format!("standings --tiebreaks DE,BH --between 8,1 {file}"));
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("DE: ") && said.out.contains("FIDE-C.07-2026:6"), "{}", said.out);
    let answer = rokade(&format!("standings --json --tiebreaks DE,BH --between 8,1 {file}")).json();
    assert_eq!((&answer["between"]["by"], &answer["between"]["upper"]), (&json!("DE"), &json!(1)));
    let unknown = rokade(&format!("standings --between 8,99 {file}"));
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("99"), "{}", unknown.err);
    for lang in ["en", "da", "nb", "sv"] {
        let one = rokade(&format!("standings --lang {lang} --between 8 {file}"));
        assert_eq!(one.code, 2);
        assert!(one.err.trim_end().ends_with(": 4,7.") && !one.err.contains("as in"), "{}", one.err);
        let unknown = rokade(&format!("standings --lang {lang} --tiebreaks BHC {file}"));
        assert!(lang == "en" || !unknown.err.contains("variants"), "{}", unknown.err);
    }
}

#[test]
fn fide_c_07_2026_4_2_a_list_of_fides_cites_fide_also_for_points() {
    let file = report("t12-direct-encounter.trf");
    let fide = rokade(&format!("standings --tiebreaks BH --between 1,8 {file}"));
    assert!(!fide.out.contains("D4."), "{}", fide.out);
    let answer = rokade(&format!("standings --json {file} --tiebreaks BH")).json();
    let rows = answer["rows"].as_array().unwrap();
    let (first, last) = (&rows[0]["player"], &rows[rows.len() - 1]["player"]);
    let fide = rokade(&format!("standings --tiebreaks BH --between {first},{last} {file}"));
    assert!(fide.out.contains("[FIDE-C.07-2026:4.2]") && !fide.out.contains("D4."), "{}", fide.out);
    let danish = rokade(&format!("standings --tiebreaks dsu-ordinary --between {first},{last} {file}"));
    assert!(danish.out.contains("[D4.1-15b]"), "{}", danish.out);
}

#[test]
fn what_a_variant_leaves_out_is_said_and_figures_have_the_mark_of_the_language() {
    let file = report("t07-dummy-caps.trf");
    for (lang, cut, median) in [
        ("en", "BH/C1, without the lowest: ", "BH/M1, without the highest and the lowest: "),
        ("da", "BH/C1, uden den laveste: ", "BH/M1, uden den højeste og den laveste: "),
        ("nb", "BH/C1, uten den laveste: ", "BH/M1, uten den høyeste og den laveste: "),
        ("sv", "BH/C1, utan den lägsta: ", "BH/M1, utan den högsta och den lägsta: "),
    ] {
        let said = rokade(&format!("standings --lang {lang} --explain --tiebreaks BH/C1,BH/M1,AOB {file}"));
        assert!(said.out.contains(cut) && said.out.contains(median), "{}", said.out);
        let is_figure = |word: &str| word.len() > 2 && word.starts_with(|first: char| first.is_ascii_digit());
        let points =
            said.out.split_whitespace().filter(|word| is_figure(word) && word.trim_end_matches('.').contains('.'));
        let points = points.filter(|word| !word.contains(['[', ']'])).count();
        assert!(lang == "en" || points == 0, "{lang}: {}", said.out);
    }
}

#[test]
fn buchholz_in_a_round_robin_is_computed_with_a_warning() {
    let said = rokade(&format!("standings --tiebreaks BH {}", report("t13-round-robin.trf")));
    assert_eq!(said.code, 0);
    assert!(said.err.contains("FIDE-C.07-2026:8"), "{}", said.err);
}

#[test]
fn the_explanation_is_whole_in_every_language() {
    let codes = "DE,BH/C1,FB/M1,AOB,SB/C1,KS,ARO/U1400,TPR/U1400,PTP/U1400,ARO,STD,PS/C1,lot";
    for lang in ["en", "da", "nb", "sv"] {
        for name in ["t07-dummy-caps.trf", "t11-unrated.trf"] {
            let said = rokade(&format!("standings --lang {lang} --explain --tiebreaks {codes} {}", report(name)));
            assert_eq!(said.code, 0, "{}", said.err);
            for stray in ["reason-", "view-", "cli-", "{ $"] {
                assert!(!said.out.contains(stray), "{lang} {stray}: {}", said.out);
            }
        }
    }
}

#[test]
fn a_code_of_the_organisers_own_in_the_file_is_kept_and_named_as_skipped() {
    let folder = Folder::new();
    let text = fixture_text("evening.trf").replace("212 PTS,dsu-ordinary", "212 PTS,OTHER_TOMBOLA,WIN");
    let file = folder.file("own.trf", text);
    let answer = rokade(&format!("standings --json {file}")).json();
    assert_eq!((&answer["tiebreaks"], &answer["skipped_tiebreaks"]), (&json!(["WIN"]), &json!(["OTHER_TOMBOLA"])));
}

#[test]
fn fide_c_07_2026_10_1_who_keeps_a_code_by_ratings_from_being_used_is_named() {
    let event = rokade("simulate --system fide-dutch --players 12 --rounds 7 --seed 43548 --byes 60 --forfeits 40");
    let said = rokade_reading("standings --tiebreaks ARO,KS --between 3,12 -", event.out.as_bytes());
    assert!(said.out.contains("ARO is not used: ") && !said.out.contains("somebody"), "{}", said.out);
    let unrated = said.out.split("ARO is not used: ").nth(1).unwrap();
    let number: String = unrated.chars().take_while(char::is_ascii_digit).collect();
    let line = event.out.lines().find(|line| line.starts_with(&format!("001 {number:>4} "))).unwrap();
    assert!(line[48..52].trim().is_empty() || line[48..52].trim() == "0", "{line}");
    assert!(said.out.contains("The opponent has "), "{}", said.out);
}

#[test]
fn a_start_that_is_no_day_is_told_with_the_edition_taken() {
    let text = std::fs::read_to_string(report("t07-dummy-caps.trf")).unwrap();
    let dated = |day: &str| {
        let lines =
            text.lines().map(|line| if line.starts_with("042") { format!("042 {day}") } else { line.to_owned() });
        lines.collect::<Vec<_>>().join("\n") + "\n"
    };
    let said = rokade_reading("standings --tiebreaks BH -", dated("2023/99/10").as_bytes());
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.err.contains("“2023/99/10” in record 042 is not a calendar date"), "{}", said.err);
    assert!(said.err.contains("the tie-breaks follow the newest edition, 2026-03"), "{}", said.err);
    let answer = rokade_reading("standings --json --tiebreaks BH -", dated("2023/02/30").as_bytes()).json();
    assert_eq!((&answer["edition"], &answer["warnings"][0]["found"]), (&"2026-03".into(), &"2023/02/30".into()));
    assert_eq!(answer["warnings"][0]["reason"], "tiebreak_edition_assumed");
    let own = rokade_reading("standings --json --tiebreaks dsu-sb -", dated("2023/02/30").as_bytes()).json();
    assert_eq!(own["warnings"], json!([]), "the DSU's corrections have no edition");
    // Two digits of a year are a day all the same.
    let short = rokade_reading("standings --json --tiebreaks BH -", dated("23/10/01").as_bytes()).json();
    assert_eq!(short["edition"], "2023-09");
}

/// An event with byes and forfeits, and some without a rating.
fn mixed() -> String {
    rokade("simulate --system fide-dutch --players 12 --rounds 7 --seed 43548 --byes 60 --forfeits 40").out
}

fn tiebreaks<'a>(answer: &'a Value, key: &str) -> Vec<&'a Value> {
    let rows = answer["rows"].as_array().unwrap().iter();
    rows.flat_map(|row| row["tiebreaks"].as_array().unwrap()).filter(|value| value["key"] == key).collect()
}

#[test]
fn fide_c_07_2026_10_4_every_opponents_performance_can_be_checked() {
    let event = mixed();
    let json = rokade_reading("standings --json --tiebreaks APRO/U1400 -", event.as_bytes()).json();
    let said = rokade_reading("standings --explain --tiebreaks APRO/U1400 -", event.as_bytes()).out;
    let mut checked = 0;
    for value in tiebreaks(&json, "APRO/U1400") {
        let number = |text: &Value| text.as_str().unwrap().parse::<i64>().unwrap();
        let (mut sum, mut count) = (0, 0);
        for term in value["terms"].as_array().unwrap().iter().filter(|term| term["counted"] == true) {
            let note = &term["note"];
            let met: Vec<i64> =
                note["ratings"].as_str().unwrap().split(" + ").map(|rating| rating.parse().unwrap()).collect();
            let games = i64::try_from(met.len()).unwrap();
            let average = note["average"].as_i64().unwrap();
            assert_eq!(average, (2 * met.iter().sum::<i64>() + games).div_euclid(2 * games));
            let difference: i64 = note["difference"].as_str().unwrap().replace('−', "-").parse().unwrap();
            assert_eq!(number(&term["value"]), average + difference, "{note}");
            assert!(said.contains(note["text"].as_str().unwrap().trim_end_matches('.')), "{note}\n{said}");
            (sum, count, checked) = (sum + number(&term["value"]), count + 1, checked + 1);
        }
        if count > 0 {
            assert_eq!(number(&value["value"]), (2 * sum + count).div_euclid(2 * count));
            assert_eq!(value["how"]["games"], count);
        }
    }
    assert!(checked > 20, "{said}");
}

#[test]
fn fide_c_07_2026_9_2_koya_says_what_the_limit_is_half_of_after_a_withdrawal() {
    let left = shell::fixture("left.trf");
    let said = rokade(&format!("standings --explain --tiebreaks KS {left}")).out;
    // Jon Dahl left after one of three games: two games are left for everybody, and half of 2 points is 1.
    assert!(said.contains("a score of at least 1 count: half of 2, the most that 2 games can give"), "{said}");
    assert!(said.contains("The games against 4 Jon Dahl are not among them"), "{said}");
    let moved = rokade(&format!("standings --explain --tiebreaks KS/L+1 {left}")).out;
    assert!(moved.contains("at least 1½ count") && moved.contains("moved by ½"), "{moved}");
}

#[test]
fn fide_c_07_2026_7_6_every_round_says_why_it_counts_as_elected() {
    let event = mixed();
    let json = rokade_reading("standings --json --tiebreaks REP,WON,STD,SB -", event.as_bytes()).json();
    let mut kinds = std::collections::BTreeSet::new();
    for value in tiebreaks(&json, "REP") {
        for term in value["terms"].as_array().unwrap() {
            let kind = term["note"]["kind"].as_str().unwrap();
            let is_elected = !["forfeit_loss", "half", "zero"].contains(&kind);
            assert_eq!(term["counted"], is_elected, "{term}");
            kinds.insert(kind.to_owned());
        }
    }
    assert!(kinds.contains("forfeit_win") && kinds.contains("forfeit_loss") && kinds.contains("half"), "{kinds:?}");
    let said = rokade_reading("standings --explain --tiebreaks REP,SB -", event.as_bytes()).out;
    assert!(said.contains(" 0] (Lost by forfeit, not having come)"), "{said}");
    assert!(said.contains("½ × "), "{said}");
    for lang in ["da", "nb", "sv"] {
        let said = rokade_reading(&format!("standings --lang {lang} --explain --tiebreaks REP -"), event.as_bytes());
        assert!(!said.out.contains("forfeit"), "{}", said.out);
    }
}

#[test]
fn fide_c_07_2026_7_6_a_round_without_a_game_in_an_all_play_all_is_told_once_with_its_cause() {
    let (mut rests, mut voids) = (0, 0);
    for seed in 1..30 {
        let words = format!("--system round-robin --players 7 --seed {seed} --withdrawals 60 --forfeits 30");
        let event = rokade(&format!("simulate {words}"));
        assert_eq!(event.code, 0, "{}", event.err);
        let json = rokade_reading("standings --json --tiebreaks REP -", event.out.as_bytes()).json();
        for value in tiebreaks(&json, "REP") {
            let terms = value["terms"].as_array().unwrap();
            assert!(terms.len() <= 7, "seed {seed}: {value}");
            for term in terms {
                let is_alone = term["opponent"].is_null();
                match term["note"]["kind"].as_str().unwrap() {
                    "rest" => rests += usize::from(is_alone),
                    "void" => {
                        assert!(!is_alone, "seed {seed}: {term}");
                        voids += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(rests > 0 && voids > 0, "{rests} {voids}");
    for (lang, bare) in
        [("en", "(Does not count)"), ("da", "(Tæller ikke)"), ("nb", "(Teller ikke)"), ("sv", "(Räknas inte)")]
    {
        let event = rokade("simulate --system round-robin --players 7 --seed 3 --withdrawals 60");
        let said =
            rokade_reading(&format!("standings --lang {lang} --explain --tiebreaks REP -"), event.out.as_bytes());
        assert!(!said.out.contains(bare), "{}", said.out);
    }
}
