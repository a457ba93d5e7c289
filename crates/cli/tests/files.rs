//! `rokade import`, `export`, `backup`, `restore`, and `rokade` alone.

mod shell;

use serde_json::{Value, json};
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

const LIST: &str = "Navn;Klub;Rating;Født\nÅse Ødegård;Fjordby;1834;21.03.1994\nOluf Rask;Bondespringet;;1990\n";

#[test]
fn an_exported_report_states_no_number_of_rounds_that_the_file_did_not_state() {
    let silent: String = fixture_text("odd.trf")
        .lines()
        .filter(|line| !line.starts_with("142"))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(!silent.contains("XXR"));
    let folder = Folder::new();
    let file = folder.file("silent.trf", silent);
    for edition in ["trf26", "trf16"] {
        let exported = folder.file("exported.trf", rokade(&format!("export {file} --to {edition}")).out);
        let said = rokade(&format!("pair --plain {exported}"));
        assert_eq!((said.code, said.out), (0, rokade(&format!("pair --plain {file}")).out), "{}", said.err);
    }
}

#[test]
fn rokade_alone_explains_itself_in_ten_lines_and_names_the_desk() {
    let said = rokade("");
    assert_eq!(said.code, 0);
    assert_eq!(said.out.lines().count(), 10);
    assert!(said.out.contains("rokade serve --demo"));
    for lang in ["da", "nb", "sv"] {
        let said = rokade(&format!("--lang {lang}"));
        assert_eq!(said.out.lines().count(), 10, "{lang}");
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in [
        "serve",
        "pair",
        "check",
        "simulate",
        "standings",
        "import",
        "export",
        "backup",
        "restore",
        "laws",
        "laws coverage",
        "rate",
        "rate dsu",
        "rate fide",
        "rate season",
        "rate coordinate",
    ] {
        let said = rokade(&format!("{command} --help"));
        assert_eq!(said.code, 0, "{command}");
        assert!(said.out.contains("Example"), "{command}: {}", said.out);
        assert!(said.out.contains(&format!("rokade {command}")), "{command}");
    }
}

#[test]
fn import_shows_what_it_guessed_of_a_player_list() {
    let said = rokade_reading("import -", LIST.as_bytes());
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.err.contains("2 players") && said.err.contains("--separator semicolon"), "{}", said.err);
    assert!(said.err.contains("--columns name,club,rating,birth"), "{}", said.err);
    assert!(said.out.contains("Ødegård, Åse"), "{}", said.out);
    let answer = rokade_reading("import --json -", LIST.as_bytes()).json();
    assert_eq!((&answer["schema"], &answer["kind"]), (&json!("rokade.import/1"), &json!("players")));
    assert_eq!(answer["guess"]["columns"], json!(["name", "club", "rating", "birth"]));
    assert_eq!(answer["players"][0]["rating"], 1834);
}

#[test]
fn import_reads_a_list_in_the_encoding_of_old_spreadsheets() {
    let old: Vec<u8> = LIST.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    let answer = rokade_reading("import --json -", &old).json();
    assert_eq!(answer["guess"]["encoding"], "windows-1252");
    assert_eq!(answer["players"][0]["family"], "Ødegård");
    let wrong = rokade_reading("import --json --encoding latin-9 -", &old);
    assert_eq!(wrong.code, 2);
    assert!(wrong.json()["errors"][0]["expected"].as_str().unwrap().contains("windows-1252"));
}

#[test]
fn import_lets_the_guess_be_corrected() {
    let said = rokade_reading("import --json --header no --columns name,club,skip,skip -", LIST.as_bytes());
    let answer = said.json();
    assert_eq!(answer["players"].as_array().unwrap().len(), 3);
    assert_eq!(answer["players"][1]["rating"], json!(null));
}

#[test]
fn import_of_a_list_gives_a_report_that_can_be_paired() {
    let folder = Folder::new();
    let file = folder.name("start.trf");
    assert_eq!(rokade_reading(&format!("import --out {file} -"), LIST.as_bytes()).code, 0);
    let said = rokade(&format!("pair --system monrad --plain {file}"));
    assert_eq!((said.code, said.out.as_str()), (0, "1\n2 1\n"), "{}", said.err);
}

#[test]
fn import_sums_up_a_report() {
    let said = rokade(&format!("import {}", fixture("evening.trf")));
    assert_eq!(said.code, 0);
    assert!(said.out.contains("Evening at the harbour") && said.out.contains("3 paired of 5"), "{}", said.out);
    let answer = rokade(&format!("import --json {}", fixture("evening.trf"))).json();
    assert_eq!((&answer["kind"], &answer["players"], &answer["rounds_paired"]), (&json!("trf"), &json!(8), &json!(3)));
}

#[test]
fn export_writes_both_editions_and_reads_them_back() {
    let folder = Folder::new();
    for edition in ["trf16", "trf26"] {
        let out = folder.name(&format!("{edition}.trf"));
        let said = rokade(&format!("export {} --to {edition} --out {out}", fixture("evening.trf")));
        assert_eq!((said.code, said.out.as_str()), (0, ""), "{}", said.err);
        let again = rokade(&format!("pair --plain {out}"));
        assert_eq!(again.out, rokade(&format!("pair --plain {}", fixture("evening.trf"))).out, "{edition}");
    }
    let ascii = rokade(&format!("export {} --to trf16 --ascii --crlf", fixture("evening.trf")));
    assert!(ascii.out.is_ascii() && ascii.out.contains("\r\n"));
}

#[test]
fn export_writes_tables_for_spreadsheets_and_for_the_wall() {
    let csv = rokade(&format!("export {} --to csv --lang da", fixture("evening.trf")));
    assert!(csv.out.contains("Plads;Nr.;Navn;Klub;Ratingtal;Point;"), "{}", csv.out);
    assert!(csv.out.contains("Åse Ødegård"));
    let cross = rokade(&format!("export {} --to text --table cross", fixture("evening.trf")));
    assert!(cross.out.lines().nth(1).unwrap().contains("5b½"), "{}", cross.out);
    let pairings = rokade(&format!("export {} --to text --table pairings --round 1 --lang sv", fixture("evening.trf")));
    assert!(pairings.out.contains("½–½"), "{}", pairings.out);
    let json = rokade(&format!("export {} --to csv --json", fixture("evening.trf"))).json();
    assert_eq!(json["schema"], "rokade.export/1");
}

#[test]
fn export_of_a_database_that_is_not_there_says_so() {
    let folder = Folder::new();
    let said = rokade(&format!("export --database {} --to trf26", folder.name("none.sqlite")));
    assert_eq!(said.code, 2);
    assert!(said.err.contains("There is no database"), "{}", said.err);
    assert!(!folder.path("none.sqlite").exists(), "looking makes no database");
}

#[test]
fn import_takes_no_broken_tournament_file_into_the_database() {
    let folder = Folder::new();
    let database = folder.name("club.sqlite");
    for (content, key) in [
        ("{\"format\":\"something-else\",\"version\":1}", "file_not_a_tournament"),
        ("{\"format\":\"rokade-tournament\",\"version\":99}", "file_newer_version"),
        ("{\"format\":\"rokade-tournament\",\"version\":1,\"origin\":\"", "file_truncated"),
    ] {
        let said = rokade(&format!("import --json --database {database} {}", folder.file("broken.rokade", content)));
        assert_eq!(said.code, 2, "{key}");
        assert_eq!(said.json()["errors"][0]["reason"], key);
    }
}

#[test]
fn backup_and_restore_say_what_they_did() {
    let folder = Folder::new();
    let (database, copy) = (folder.name("club.sqlite"), folder.name("copy.sqlite"));
    // Any file that is refused still leaves an empty database of the right version behind.
    rokade(&format!("import --database {database} {}", folder.file("x.rokade", "{}")));
    let said = rokade(&format!("backup --database {database} --to {copy}"));
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("copy.sqlite"));
    let answer = rokade(&format!("restore --json --database {database} {copy}")).json();
    assert_eq!((&answer["schema"], &answer["tournaments"]), (&json!("rokade.restore/1"), &json!(0)));
    let replaced = answer["replaced"].as_str().unwrap();
    assert!(std::path::Path::new(replaced).exists(), "{replaced}");
    let garbage = rokade(&format!("restore --database {database} {}", folder.file("garbage", "not a database at all")));
    assert_eq!((garbage.code, garbage.out.as_str()), (2, ""));
    assert!(garbage.err.contains("not a database"), "{}", garbage.err);
}

#[test]
fn export_reads_standard_input() {
    let said = rokade_reading("export --to text -", fixture_text("evening.trf").as_bytes());
    assert_eq!(said.code, 0, "{}", said.err);
}

#[test]
fn coverage_lists_every_clause_and_can_be_narrowed() {
    let answer = rokade("laws coverage --json").json();
    assert_eq!(answer["schema"], "rokade.coverage/1");
    let clauses = answer["clauses"].as_array().unwrap();
    assert_eq!(answer["total"].as_u64(), u64::try_from(clauses.len()).ok());
    let monrad = clauses.iter().find(|clause| clause["id"] == "D4.9.1-3").unwrap();
    assert_eq!(monrad["state"], "enforced");
    assert!(!monrad["tests"].as_array().unwrap().is_empty());
    for clause in answer["clauses"].as_array().unwrap() {
        let shows = format!("laws show {}", clause["id"].as_str().unwrap());
        assert!(clause["commands"].as_array().unwrap().iter().any(|command| *command == shows.as_str()), "{clause}");
        assert!(!clause["pages"].as_array().unwrap().is_empty(), "{clause}");
    }
    let enforced = rokade("laws coverage --state enforced --kind pairing --json").json();
    assert!(enforced["clauses"].as_array().unwrap().len() < clauses.len());
    let said = rokade("laws coverage --state enforced --lang nb");
    assert!(said.out.contains("håndheves"), "{}", said.out);
    assert_eq!(rokade("laws coverage --state maybe").code, 2);
    let named = rokade("laws coverage D4.9.1-3 --tests").out;
    assert!(named.contains("pairing::d4_9_1_3_nearest_not_met"), "{named}");
    assert!(!named.contains("d4_9_1_4"), "{named}");
    let unknown = rokade("laws coverage X9");
    assert_eq!((unknown.code, unknown.err.lines().count()), (2, 1));
}

#[test]
fn the_headings_of_a_rating_list_of_fide_make_no_players() {
    let list = "ID_Number;Name;Tit;Fed;JAN26;Games;Born;Flag\n1499001;Alm, Aksel;;DEN;2063;0;1987;\n";
    for more in ["", "1499002;Vik, Sara;FM;DEN;2263;0;1967;\n1499003;Ek, Maja;;DEN;1763;0;1997;\n"] {
        let said = rokade_reading("import -", format!("{list}{more}").as_bytes());
        assert!(said.code == 2 && said.err.contains("FIDE’s rating list"), "{}{}", said.out, said.err);
    }
}

#[test]
fn a_system_that_is_not_supported_is_named() {
    let text = fixture_text("evening.trf");
    let foreign: String = text
        .lines()
        .filter(|line| !line.starts_with("192") && !line.starts_with("092") && !line.starts_with("### rokade system"))
        .map(|line| format!("{line}\n"))
        .collect();
    let foreign = format!("{foreign}192 FIDE_BURSTEIN\n");
    for (lang, said) in
        [("en", "is not in this version"), ("da", "findes ikke"), ("nb", "finnes ikke"), ("sv", "finns inte")]
    {
        let summary = rokade_reading(&format!("import --lang {lang} -"), foreign.as_bytes()).out;
        assert!(summary.contains("System: FIDE_BURSTEIN\n") && summary.contains(said), "{summary}");
    }
    let answer = rokade_reading("import --json -", foreign.as_bytes()).json();
    let told = answer["assumptions"].as_array().unwrap().iter().any(|one| one["reason"] == "type_not_supported");
    assert!(told && answer["system"].is_null(), "{answer}");
}

// `fixtures/released` holds what the release wrote before views became a crate of their own.

#[test]
fn a_tournament_file_of_an_earlier_release_comes_in_and_goes_out_the_same() {
    let folder = Folder::new();
    let database = folder.name("club.sqlite");
    let said = rokade(&format!("import --database {database} {}", fixture("released/demo.rokade")));
    assert_eq!(said.code, 0, "{}", said.err);
    let file = rokade(&format!("export --to file --database {database}")).out;
    assert!(file == fixture_text("released/demo.rokade"), "journal, persons and hashes are those of the file");
    for (group, report) in [("Open", "released/open.trf"), ("Masters", "released/masters.trf")] {
        let written = rokade(&format!("export --to trf26 --group {group} --database {database}")).out;
        assert_eq!(without_program(&written), without_program(&fixture_text(report)), "{group}");
    }
}

/// The lines of a report but the one that names the program and its version.
fn without_program(report: &str) -> Vec<&str> {
    report.lines().filter(|line| !line.starts_with("182 ")).collect()
}

#[test]
fn the_report_for_programs_says_what_it_said_in_an_earlier_release() {
    let before: Value = serde_json::from_str(&fixture_text("released/report.json")).unwrap();
    let now = rokade(&format!("report --json {}", fixture("evening.trf"))).json();
    is_still_there("report", &before, &now);
}

/// Keys may come in; none goes, and none changes its value.
fn is_still_there(path: &str, before: &Value, now: &Value) {
    match (before, now) {
        (Value::Object(before), Value::Object(now)) => {
            for (key, value) in before {
                is_still_there(&format!("{path}.{key}"), value, now.get(key).unwrap_or(&Value::Null));
            }
        }
        (Value::Array(before), Value::Array(now)) => {
            assert_eq!(before.len(), now.len(), "{path}");
            for (index, (before, now)) in before.iter().zip(now).enumerate() {
                is_still_there(&format!("{path}[{index}]"), before, now);
            }
        }
        _ => assert_eq!(before, now, "{path}"),
    }
}
