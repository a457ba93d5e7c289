//! Bad input: one clear message that says what and where, exit code 2, nothing changed.

mod shell;

use serde_json::{Value, json};
use shell::{Folder, Said, fixture, fixture_text, rokade, rokade_reading};

/// The errors of a command whose input could not be used, as a program reads them.
fn errors(said: &Said) -> Vec<Value> {
    assert_eq!(said.code, 2, "{}", said.out);
    let answer = said.json();
    assert_eq!(answer["schema"], "rokade.error/1");
    answer["errors"].as_array().unwrap().clone()
}

fn with(name: &str, from: &str, to: &str) -> String {
    let text = fixture_text(name);
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn pair_names_the_broken_line_of_a_truncated_file() {
    let text = fixture_text("evening.trf");
    // The copy stopped in the middle of the last player's line.
    let (before, last) = text.trim_end().rsplit_once('\n').unwrap();
    let cut = format!("{before}\n{}", last.chars().take(60).collect::<String>());
    let folder = Folder::new();
    let file = folder.file("cut.trf", cut);
    let said = rokade(&format!("pair {file}"));
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    let last = text.lines().count();
    let line = said.err.lines().find(|line| line.starts_with(&format!("{file}:{last}:"))).unwrap();
    assert!(line.contains("ends too early"), "{}", said.err);
}

#[test]
fn pair_says_where_points_do_not_add_up() {
    let wrong = with("evening.trf", "2.5    1     4 b", "4.5    1     4 b");
    let found = errors(&rokade_reading("pair --json -", wrong.as_bytes()));
    assert_eq!(found[0]["reason"], "points_disagree");
    assert_eq!((&found[0]["found"], &found[0]["expected"]), (&json!("4.5"), &json!("2.5")));
    assert_eq!((&found[0]["line"], &found[0]["column"]), (&json!(23), &json!(81)));
    let said = rokade_reading("pair -", wrong.as_bytes());
    assert!(said.err.starts_with("<stdin>:23:81: "), "{}", said.err);
    assert!(said.err.contains("4.5") && said.err.contains("2.5"), "{}", said.err);
}

#[test]
fn pair_names_a_player_who_is_not_in_the_file() {
    let wrong = with("evening.trf", "     8 b 0     6 w 0     4 w 0", "    77 b 0     6 w 0     4 w 0");
    let keys: Vec<Value> = errors(&rokade_reading("pair --json -", wrong.as_bytes()))
        .iter()
        .map(|error| error["reason"].clone())
        .collect();
    assert!(keys.contains(&json!("unknown_opponent")), "{keys:?}");
}

#[test]
fn pair_names_opponents_that_disagree() {
    let wrong = with("evening.trf", "     2 b 1     5 b =     3 w 0", "     2 b 1     6 b =     3 w 0");
    let keys: Vec<Value> = errors(&rokade_reading("pair --json -", wrong.as_bytes()))
        .iter()
        .map(|error| error["reason"].clone())
        .collect();
    assert!(keys.contains(&json!("opponents_disagree")), "{keys:?}");
}

#[test]
fn all_errors_come_at_once_and_in_file_order() {
    let wrong =
        with("evening.trf", "2.5    1     4 b", "4.5    1     4 b").replace("0.0    8     8 b", "3.0    8     8 b");
    let found = errors(&rokade_reading("check --json -", wrong.as_bytes()));
    let lines: Vec<u64> = found.iter().map(|error| error["line"].as_u64().unwrap()).collect();
    assert!(lines.len() >= 2 && lines.is_sorted(), "{lines:?}");
    for error in &found {
        assert_eq!(error["file"], "<stdin>");
        assert!(!error["text"].as_str().unwrap().is_empty());
    }
}

#[test]
fn every_message_is_a_sentence_in_every_language() {
    let wrong = with("evening.trf", "2.5    1     4 b", "4.5    1     4 b");
    for lang in ["da", "nb", "sv", "en"] {
        let found = errors(&rokade_reading(&format!("pair --json --lang {lang} -"), wrong.as_bytes()));
        let text = found[0]["text"].as_str().unwrap();
        assert!(text.contains(' ') && text.contains("4.5"), "{lang}: {text}");
    }
}

#[test]
fn ten_megabytes_of_noise_end_with_a_bounded_answer() {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let noise: Vec<u8> = (0..10 << 20)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state.to_le_bytes()[3]
        })
        .collect();
    for words in [
        "pair --json -",
        "check --json --system monrad -",
        "standings --json -",
        "export --to csv --json -",
        "game --json -",
    ] {
        let said = rokade_reading(words, &noise);
        assert_eq!(errors(&said).len(), 1, "{words}");
    }
    assert_eq!(errors(&rokade_reading("import --json -", &noise)).len(), 1);
}

#[test]
fn a_person_reads_the_first_problems_and_a_program_all_of_them() {
    let line = |number: u32| format!("001 {number:>4} m    {:<33} 1800 DEN {:>22}  9.0 {:>4}\n", "Ek, Maja", "", "");
    let text: String = (1..=300).map(line).collect();
    let said = rokade_reading("pair --system monrad -", text.as_bytes());
    assert_eq!((said.code, said.err.lines().count()), (2, 21), "{}", said.err);
    assert!(said.err.ends_with("280 more problems; --json lists them.\n"), "{}", said.err);
    assert_eq!(errors(&rokade_reading("pair --system monrad --json -", text.as_bytes())).len(), 300);
}

#[test]
fn a_list_in_another_encoding_than_asked_for_is_refused_at_its_line() {
    let folder = Folder::new();
    let list = folder.file("members.csv", b"Navn;Rating\nOle Berg;1500\nS\xf8ren Lund;1400\n");
    let said = rokade(&format!("import {list} --encoding utf-8"));
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    assert_eq!(said.err, format!("{list}:3: This line is not UTF-8; the file can be read as Windows-1252.\n"));
}

#[test]
fn a_missing_file_is_named() {
    let said = rokade("pair --system monrad no-such-file.trf");
    assert_eq!((said.code, said.err.as_str()), (2, "no-such-file.trf: There is no such file.\n"));
    let found = errors(&rokade("pair --json no-such-file.trf"));
    assert_eq!(found[0]["reason"], "no_such_file");
    assert_eq!((&found[0]["line"], &found[0]["column"]), (&Value::Null, &Value::Null));
}

#[test]
fn a_folder_and_an_empty_file_are_no_report() {
    let folder = Folder::new();
    let said = rokade(&format!("pair {}", folder.name("")));
    assert_eq!(said.code, 2);
    assert!(said.err.contains("folder"), "{}", said.err);
    let said = rokade(&format!("standings {}", folder.file("empty.trf", "")));
    assert_eq!((said.code, said.err.lines().count()), (2, 1), "{}", said.err);
}

#[test]
fn the_command_line_is_corrected_in_one_line() {
    for (words, wanted) in [
        ("pair --sytem monrad x.trf", "--system"),
        ("par x.trf", "pair"),
        ("pair", "FILE.trf"),
        ("pair --round four x.trf", "--round"),
        ("pair --round", "--round"),
        ("pair --plain --explain x.trf", "exclude"),
        ("pair --plain --json x.trf", "exclude"),
        ("pair --lang fi x.trf", "da, nb, sv, en"),
        ("laws", "rokade laws --help"),
        ("export x.trf --to pdf", "trf26"),
        ("simulate --players 8 --rounds 3", "--system"),
        ("perft", "DEPTH"),
        ("unwinnable --winner red -", "white, black"),
        ("unwinnable --nodes many -", "1, 2, 3"),
        ("unwinnable --nodes 0 -", "1, 2, 3"),
        ("unwinnable - extra", "extra is one argument too many; see rokade unwinnable --help"),
        ("perft 2 - extra", "extra is one argument too many; see rokade perft --help"),
        ("notation - extra", "extra is one argument too many; see rokade notation --help"),
        ("chess960 --array 5", "rokade chess960 --help"),
        ("chess960 1 2", "rokade chess960 --help"),
        ("--lang en perft 1 --deep", "rokade perft --help"),
        ("notation --to da", "TEXT"),
        ("game", "FILE.pgn"),
    ] {
        let said = rokade(words);
        assert_eq!(said.code, 2, "{words}");
        let text = if said.err.is_empty() { &said.out } else { &said.err };
        assert_eq!(text.lines().count(), 1, "{words}: {text}");
        assert!(text.contains(wanted), "{words}: {text}");
    }
}

#[test]
fn the_command_line_is_corrected_in_json_too() {
    let found = errors(&rokade("pair --sytem monrad x.trf --json"));
    assert_eq!(found[0]["reason"], "unknown_option");
    assert_eq!((&found[0]["found"], &found[0]["expected"]), (&json!("--sytem"), &json!("--system")));
}

#[test]
fn the_command_line_is_corrected_in_the_language_asked_for() {
    let said = rokade("pair --lang da --sytem monrad x.trf");
    assert!(said.err.contains("Ukendt valgmulighed --sytem"), "{}", said.err);
}

#[test]
fn a_result_that_cannot_be_written_is_told() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let mut command = shell::command();
    let status = command.args(["standings", &fixture("evening.trf")]).stdout(full).status().unwrap();
    assert_eq!(status.code(), Some(2));
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    let mut command = shell::command();
    let mut child = command.args(["laws", "coverage"]).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

/// Every command that makes something of a report.
const OF_A_REPORT: &[&str] = &[
    "pair -",
    "check -",
    "standings -",
    "rate dsu -",
    "rate fide -",
    "candidates -",
    "norms - --edition 2024-01",
    "report -",
    "export - --to trf26",
];

/// An evening in which a rating, a birth date, two FIDE IDs and a count can hardly be meant.
fn odd_evening() -> String {
    let put = |line: &mut String, column: usize, text: &str| {
        let mut letters: Vec<char> = line.chars().collect();
        letters.splice(column - 1..column - 1 + text.len(), text.chars());
        *line = letters.into_iter().collect();
    };
    let mut lines: Vec<String> = with("evening.trf", "072 7", "072 99").lines().map(str::to_owned).collect();
    let first = lines.iter().position(|line| line.starts_with("001 ")).unwrap();
    put(&mut lines[first], 49, "9999");
    put(&mut lines[first + 1], 70, "1990/02/31");
    put(&mut lines[first + 2], 58, "    1400001");
    put(&mut lines[first + 3], 58, "    1400001");
    lines.join("\n") + "\n"
}

#[test]
fn every_command_tells_what_a_report_can_hardly_mean() {
    for words in OF_A_REPORT {
        for json in ["", " --json"] {
            let said = rokade_reading(&format!("{words}{json}"), odd_evening().as_bytes());
            for part in ["9999", "1990/02/31", "1400001", "99, but"] {
                assert!(said.err.contains(part), "{words}{json} does not tell {part}: {} {}", said.code, said.err);
            }
        }
    }
}
