//! `rokade rate fide`.

mod shell;

use serde_json::{Value, json};
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

fn answer(words: &str) -> Value {
    let said = rokade(&format!("rate fide --json {words} {}", fixture("rate-fide.trf")));
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    said.json()
}

/// The fixture with something changed.
fn changed(from: &str, to: &str) -> Value {
    let text = fixture_text("rate-fide.trf");
    assert!(text.contains(from), "{from}");
    let said = rokade_reading("rate fide --json -", text.replace(from, to).as_bytes());
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
    said.json()
}

fn player(answer: &Value, number: u32) -> &Value {
    answer["players"].as_array().unwrap().iter().find(|row| row["player"] == number).unwrap()
}

#[test]
fn every_term_of_a_change_is_shown() {
    let answer = answer("");
    assert_eq!(answer["schema"], "rokade.rate_fide/1");
    assert_eq!((&answer["edition"], &answer["event_ratable"]), (&json!("2025-10"), &json!(true)));
    assert_eq!(answer["event_failures"], json!([]));
    let row = player(&answer, 2);
    assert_eq!((&row["old"], &row["k"], &row["games_rated"]), (&json!(2100), &json!(20), &json!(3)));
    assert_eq!((&row["points"], &row["expected"], &row["change"]), (&json!("1.5"), &json!("1.93"), &json!("-8.6")));
    assert_eq!((&row["change_rounded"], &row["new"]), (&json!(-9), &json!(2091)));
    let first = &row["games"][0];
    assert_eq!((&first["round"], &first["opponent"], &first["opponent_rating"]), (&json!(1), &json!(5), &json!(1640)));
    assert_eq!(
        (&first["difference"], &first["capped"], &first["true_difference"]),
        (&json!(400), &json!(true), &json!(460))
    );
    assert_eq!((&first["expected"], &first["score"], &first["rated"]), (&json!("0.92"), &json!("1"), &json!(true)));
    let reasons: Vec<&Value> = row["games"].as_array().unwrap().iter().map(|game| &game["reason"]).collect();
    assert_eq!(
        reasons,
        [&Value::Null, &Value::Null, &json!("fide_opponent_unrated"), &Value::Null, &json!("fide_not_played")]
    );
}

#[test]
fn factors_come_from_the_file_from_the_rating_and_from_the_year_of_birth() {
    let answer = answer("");
    let factors: Vec<(&Value, &Value)> =
        [1, 4, 5].map(|n| player(&answer, n)).map(|row| (&row["k"], &row["k_reason"]["reason"])).to_vec();
    let wanted = [
        (json!(20), json!("fide_k_usual")),
        (json!(10), json!("fide_k_of_the_list")),
        (json!(40), json!("fide_k_young")),
    ];
    assert!(factors.into_iter().eq(wanted.iter().map(|(k, reason)| (k, reason))));
}

#[test]
fn a_first_rating_has_all_its_figures() {
    let answer = answer("");
    let row = &answer["new_players"][0];
    assert_eq!((&row["player"], &row["opponents"], &row["points"]), (&json!(6), &json!(5), &json!("2.5")));
    assert_eq!((&row["average"], &row["average_exact"]), (&json!(1919), &json!("13435/7")));
    assert_eq!((&row["initial"], &row["published"], &row["missing"]), (&json!(1919), &json!(true), &json!([])));
    let old = self::answer("--edition dsu-4.7");
    assert_eq!(old["new_players"][0]["missing"], json!(["games"]));
    assert_eq!(old["new_players"][0]["initial"], Value::Null);
}

#[test]
fn keys_stand_in_the_order_of_the_contract() {
    let said = rokade(&format!("rate fide --json {}", fixture("rate-fide.trf")));
    let is_ordered = |text: &str, keys: &[&str]| {
        let places: Vec<usize> = keys.iter().map(|key| text.find(&format!("\"{key}\":")).unwrap()).collect();
        assert!(places.is_sorted(), "{keys:?}");
    };
    is_ordered(&said.out, &["schema", "edition", "event_ratable", "event_failures", "players", "new_players"]);
    is_ordered(&said.out, &["player", "old", "k", "games_rated", "points", "games", "change"]);
    let games = &said.out[said.out.find("\"games\":").unwrap()..];
    is_ordered(games, &["round", "opponent", "opponent_rating", "difference", "capped", "expected", "score", "rated"]);
    let new = &said.out[said.out.find("\"new_players\":").unwrap()..];
    is_ordered(new, &["player", "opponents", "points", "average", "initial", "published", "missing"]);
    assert_eq!(said.out, rokade(&format!("rate fide --json {}", fixture("rate-fide.trf"))).out);
}

#[test]
fn the_edition_comes_with_the_event() {
    let of = |from: &str, to: &str| changed(from, to)["edition"].as_str().unwrap().to_owned();
    let dated = |start: &str| of("042 2026/01/10", &format!("042 {start}"));
    assert_eq!(dated("2025/10/01"), "2025-10");
    assert_eq!(dated("2025/09/30"), "2024-03");
    assert_eq!(dated("2024/02/29"), "2022-01");
    assert_eq!(of("042 2026/01/10\n", ""), "2025-10");
    let named = "### rokade edition fide-rating 2024\n### rokade withdrawn none";
    assert_eq!(of("### rokade withdrawn none", named), "2025-10");
    let text =
        fixture_text("rate-fide.trf").replace("042 2026/01/10\n", "").replace("### rokade withdrawn none", named);
    assert_eq!(rokade_reading("rate fide --json -", text.as_bytes()).json()["edition"], "2024-03");
    assert_eq!(answer("--edition 2022-01")["edition"], "2022-01");
}

#[test]
fn the_pace_chooses_the_list_and_a_wrong_one_is_told() {
    let answer = answer("--pace rapid");
    assert_eq!(
        (&answer["pace"], &answer["edition"], &answer["event_ratable"]),
        (&json!("rapid"), &json!("2024-12"), &json!(false))
    );
    let keys: Vec<&Value> = answer["event_failures"].as_array().unwrap().iter().map(|one| &one["key"]).collect();
    assert_eq!(keys, ["time_control", "rated_games"]);
    assert_eq!(answer["event_failures"][0]["remedy"]["reason"], "fide_rate_as");
    assert_eq!(player(&answer, 2)["games_rated"], 0);
    assert_eq!(
        changed("### rokade withdrawn none", "### rokade fide-list blitz\n### rokade withdrawn none")["pace"],
        "blitz"
    );
}

#[test]
fn the_time_is_read_from_words_where_no_code_is_there() {
    let coded = "222 5400+30\n";
    let found = |answer: &Value| {
        let list = answer["requirements"].as_array().unwrap().clone();
        list.into_iter().find(|one| one["key"] == "time_control").unwrap()
    };
    assert_eq!(found(&changed(coded, ""))["found"], 120);
    let text = fixture_text("rate-fide.trf").replace(coded, "").replace("90 min + 30 sec per move", "as usual");
    let answer = rokade_reading("rate fide --json -", text.as_bytes()).json();
    assert_eq!((&found(&answer)["met"], &found(&answer)["reason"]), (&Value::Null, &json!("fide_time_unreadable")));
    assert_eq!(answer["event_ratable"], true);
}

#[test]
fn impossible_dates_say_what_would_be_right() {
    let changed = |from: &str, to: &str| {
        let text = fixture_text("rate-fide.trf").replace(from, to);
        let said = rokade_reading("rate fide --json -", text.as_bytes());
        assert!(said.code == 0 && said.err.starts_with("<stdin>: "), "what can hardly be meant is said: {}", said.err);
        said.json()
    };
    let answer = changed("052 2026/01/14", "052 2026/01/09");
    assert_eq!(answer["event_failures"][0]["reason"], "fide_ends_before_start");
    assert_eq!(answer["event_failures"][0]["remedy"]["reason"], "fide_mend_dates");
    let answer = changed("052 2026/01/14", "052 2026/01/13");
    assert_eq!(answer["event_failures"][0]["reason"], "fide_round_outside");
    let answer = changed("052 2026/01/14", "052 2026/02/30");
    assert_eq!(answer["event_failures"][0]["reason"], "fide_date_unreadable");
    assert_eq!(player(&answer, 2)["change"], "-8.6", "the figures are there all the same");
}

#[test]
fn an_unfinished_game_is_told_and_not_rated() {
    let text = fixture_text("rate-fide.trf")
        .replace("     5 w 1     1 b =", "     5 w       1 b =")
        .replace("     2 b 0     3 w 0", "     2 b       3 w 0");
    let text = text.replace(" 3.5    2", " 2.5    2");
    let said = rokade_reading("rate fide --json -", text.as_bytes());
    assert_eq!(said.code, 0, "{}", said.out);
    assert_eq!(player(&said.json(), 2)["games"][0]["reason"], "fide_result_missing");
}

#[test]
fn people_read_the_derivation_in_four_languages() {
    let of = |lang: &str| rokade(&format!("rate fide --lang {lang} {}", fixture("rate-fide.trf"))).out;
    let english = of("en");
    assert!(english.contains("2 Tyra Ravnsborg, 2100, K 20"), "{english}");
    assert!(english.contains("+460 → +400"), "{english}");
    assert!(english.contains("a score of 50 % corresponds to 0. [FIDE-B.02-2024:8.1.1]"), "{english}");
    assert!(english.contains("1½ of 3 rated games, expected 1.93: −0.43 × 20 = −8.6"), "{english}");
    assert!(english.contains("6 Rigmor Tangmose: first rating 1919"), "{english}");
    assert!(english.contains("FIDE-B.02-2024:5.1"), "{english}");
    for lang in ["da", "nb", "sv"] {
        let text = of(lang);
        assert_ne!(text, english);
        assert_eq!(text.lines().count(), english.lines().count());
        assert!(!text.contains("fide_") && !text.contains("cli-"), "{text}");
    }
    assert!(of("da").contains("første ratingtal 1919"));
}

#[test]
fn one_player_or_the_table_alone_can_be_asked_for() {
    let file = fixture("rate-fide.trf");
    let one = rokade(&format!("rate fide --player 5 {file}")).out;
    assert!(one.contains("5 Bo Fjeldsted, 1640, K 40") && !one.contains("3 Holger Skovdal, 1985"), "{one}");
    let table = rokade(&format!("rate fide --summary {file}")).out;
    assert!(table.contains("Performance") && !table.contains("rated games, expected"), "{table}");
    assert_eq!(answer("--player 6")["players"], json!([]));
}

#[test]
fn bad_input_is_one_line_and_exit_code_two() {
    let file = fixture("rate-fide.trf");
    for (words, key) in [("--edition 2023", "fide_edition_unknown"), ("--player 99", "fide_no_such_player")] {
        let said = rokade(&format!("rate fide {words} {file}"));
        assert_eq!((said.code, said.out.as_str(), said.err.lines().count()), (2, "", 1), "{}", said.err);
        let said = rokade(&format!("rate fide --json {words} {file}"));
        assert_eq!((said.code, &said.json()["errors"][0]["reason"]), (2, &json!(key)));
    }
    let folder = Folder::new();
    let wrong = folder.file("wrong.trf", fixture_text("rate-fide.trf").replace("fide-k 4 10", "fide-k four 10"));
    let said = rokade(&format!("rate fide --json {wrong}"));
    assert_eq!((said.code, &said.json()["errors"][0]["reason"]), (2, &json!("fact_malformed")));
    assert_eq!(rokade("rate fide --pace slow x.trf").code, 2);
    assert_eq!(rokade("rate fide nothing.trf").code, 2);
}

#[test]
fn the_help_has_an_example() {
    let said = rokade("rate fide --help");
    assert_eq!(said.code, 0);
    assert!(said.out.contains("rokade rate fide open.trf") && said.out.contains("--pace"), "{}", said.out);
}

#[test]
fn a_remark_with_an_unknown_edition_is_refused_with_its_line() {
    let text = format!("### rokade edition fide-rating 1999\n{}", fixture_text("rate-fide.trf"));
    for command in ["rate fide", "norms", "standings"] {
        let said = rokade_reading(&format!("{command} --json -"), text.as_bytes());
        let fault = &said.json()["errors"][0];
        assert_eq!((said.code, &fault["reason"]), (2, &"fide_edition_unknown".into()), "{command}");
        assert_eq!((&fault["line"], &fault["column"]), (&1.into(), &32.into()), "{command}");
    }
}

#[test]
fn fide_b_02_2024_8_3_3_where_the_start_is_not_stated_the_factor_says_what_it_rests_on() {
    let text = fixture_text("rate-fide.trf");
    let silent: String = text.lines().filter(|line| !line.starts_with("042")).map(|line| format!("{line}\n")).collect();
    let said = rokade_reading("rate fide --json --edition 2025-10 -", silent.as_bytes()).json();
    let row = player(&said, 5);
    assert_eq!((&row["k"], &row["k_reason"]["reason"]), (&json!(20), &json!("fide_k_usual")));
    for (lang, open, year) in [
        ("en", "but not the year in which the event starts", "in 2026, the year in which the event starts"),
        ("da", "men ikke det år, turneringen begynder", "i 2026, det år turneringen begynder"),
        ("nb", "men ikke året turneringen begynner", "i 2026, året turneringen begynner"),
        ("sv", "men inte det år tävlingen börjar", "år 2026, det år tävlingen börjar"),
    ] {
        let of = |text: &str| {
            rokade_reading(&format!("rate fide --edition 2025-10 --lang {lang} --player 5 -"), text.as_bytes()).out
        };
        let (silent, stated) = (of(&silent), of(&text));
        let names_the_factor = ["K 40", "K is 40"].iter().any(|factor| silent.contains(factor));
        assert!(silent.contains(open) && names_the_factor, "{silent}");
        assert!(stated.contains(year) && !stated.contains(open), "{stated}");
    }
}
