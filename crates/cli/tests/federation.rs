//! `rokade federation`: questions to the federation's rules, through the program.

#[expect(dead_code, reason = "questions come from standard input or from fixtures")]
mod shell;

use serde_json::{Value, json};
use shell::{Said, fixture, fixture_text, rokade, rokade_reading};

fn asked(command: &str, question: &Value) -> Said {
    rokade_reading(&format!("federation {command} -"), question.to_string().as_bytes())
}

fn answer(command: &str, question: &Value) -> Value {
    let said = asked(command, question);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{question}: {}", said.out);
    said.json()
}

fn of_fixture(command: &str, file: &str) -> Said {
    rokade(&format!("federation {command} --json {}", fixture(&format!("federation/{file}"))))
}

#[test]
fn d4_1_7b_d4_1_19e_the_history_is_computed_from_the_beginning() {
    let expected = json!({
        "schema": "rokade.sanction/1", "kind": "suspension", "months": 2, "from": "2026-11-01", "to": "2026-12-31",
        "register_until": "2027-12-31", "basis": "asked", "question": null, "clauses": ["D4.1-7b"],
        "history": [
            {"kind": "suspension", "months": 4, "from": "2024-01-10", "to": "2024-05-09",
             "register_until": "2025-05-09", "basis": "asked"},
            {"kind": "warning", "months": null, "from": "2026-03-07", "to": "2027-03-15",
             "register_until": "2027-03-15", "basis": "asked"},
        ],
    });
    assert_eq!(of_fixture("sanction impose", "sanction.json").json(), expected);
}

fn warning(day: &str, last_playing_day: &str) -> Value {
    json!({"kind": "warning", "given": day, "last_playing_day": last_playing_day})
}

fn suspension(day: &str, months: u32) -> Value {
    json!({"kind": "suspension", "given": day, "months": months})
}

fn imposed(history: &[Value], asked: &Value) -> Value {
    answer("sanction impose", &json!({"history": history, "asked": asked}))
}

#[test]
fn d4_1_19a_d4_1_19b_a_second_warning_on_both_sides_of_the_last_day() {
    let first = warning("2026-03-07", "2026-03-15");
    let second = imposed(std::slice::from_ref(&first), &warning("2027-02-02", "2027-02-07"));
    assert_eq!((&second["kind"], &second["to"]), (&json!("suspension"), &json!("2027-05-01")));
    assert_eq!((&second["basis"], &second["clauses"]), (&json!("second_warning"), &json!(["D4.1-19b"])));
    assert_eq!(imposed(std::slice::from_ref(&first), &warning("2027-03-15", "2027-03-15"))["basis"], "second_warning");
    assert_eq!(imposed(&[first], &warning("2027-03-16", "2027-03-16"))["kind"], "warning");
}

#[test]
fn d4_1_19c_d4_1_19d_within_a_year_of_the_end_on_both_sides() {
    let history = [suspension("2027-02-02", 3)];
    let doubled = imposed(&history, &suspension("2028-05-01", 4));
    assert_eq!((&doubled["months"], &doubled["clauses"]), (&json!(8), &json!(["D4.1-19c"])));
    assert_eq!(imposed(&history, &suspension("2028-05-02", 4))["months"], 4);
    let warned = imposed(&history, &warning("2028-05-01", "2028-05-01"));
    assert_eq!((&warned["months"], &warned["clauses"]), (&json!(3), &json!(["D4.1-19d"])));
    assert_eq!(imposed(&history, &warning("2028-05-02", "2028-05-02"))["kind"], "warning");
}

#[test]
fn d4_5_4_2c_less_than_six_months_for_a_whole_event_is_refused() {
    let missed = |months: u32| {
        let asked = json!({"kind": "suspension", "months": months, "given": "2026-05-01", "whole_event_missed": true});
        rokade_reading("federation sanction impose --json -", json!({"asked": asked}).to_string().as_bytes())
    };
    let refused = missed(5);
    assert_eq!((refused.code, &refused.json()["errors"][0]["reason"]), (2, &json!("suspension_below_least")));
    let given = missed(6).json();
    assert_eq!((&given["basis"], &given["clauses"]), (&json!("whole_event"), &json!(["D4.5.4.2c"])));
}

#[test]
fn d4_1_7b_a_sanction_during_a_suspension_is_a_question_for_the_whole() {
    let history = [suspension("2026-01-01", 6), suspension("2026-06-30", 1), warning("2026-09-01", "2026-09-01")];
    let open = imposed(&history, &suspension("2027-12-01", 1));
    assert_eq!((&open["question"], &open["kind"]), (&json!("sanction_while_suspended"), &Value::Null));
    assert_eq!(open["clauses"], json!([]));
    assert_eq!(open["history"][1]["question"], "sanction_while_suspended");
    assert_eq!(open["history"][2]["basis"], "after_suspension");
    assert_eq!(imposed(&history[..1], &suspension("2026-07-01", 1))["basis"], "doubled");
}

#[test]
fn d4_2_31b_d4_2_33b_d4_2_36d_the_days_follow_from_easter() {
    let expected = json!({
        "schema": "rokade.dm_calendar/1", "year": 2026, "easter_sunday": "2026-04-05", "easter_monday": "2026-04-06",
        "deadline": "2026-03-16", "list_back": "2026-03-23", "junior_born_from": "2006-01-02",
    });
    assert_eq!(rokade("federation dm calendar 2026").json(), expected);
    let outside = rokade("federation dm calendar 1500");
    assert_eq!((outside.code, &outside.json()["errors"][0]["reason"]), (2, &json!("year_outside")));
    let said = rokade("--lang da federation dm calendar --explain 2027");
    assert!(said.out.contains("2. påskedag, dagen for omkampen: 2027-03-29"), "{}", said.out);
}

#[test]
fn d4_2_34a_d4_2_36a_d4_2_36b_d4_2_36c_the_example_of_the_national_team_class() {
    let classes = of_fixture("dm classes", "classes.json").json();
    let steps: Vec<(u64, u64)> = classes["landshold"]
        .as_array()
        .unwrap()
        .iter()
        .map(|place| (place["person"].as_u64().unwrap(), place["step"].as_u64().unwrap()))
        .collect();
    assert_eq!(steps, [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (9, 5), (10, 5), (11, 5)]);
    assert_eq!(classes["landshold_reserves"], json!([12]));
    assert_eq!(classes["kandidat"], json!([{"person": 8, "step": "5"}, {"person": 12, "step": "6"}]));
    assert_eq!(classes["invalid"], json!([{"person": 33, "reasons": ["entry_without_fee"]}]));
    assert_eq!(classes["questions"], json!([{"question": "class_not_full", "class": "kandidat"}]));
    assert_eq!((&classes["veteran"], &classes["other"]), (&json!([]), &json!([])));
}

fn entrant(person: u32, number: u32) -> Value {
    json!({"person": person, "federation": "SWE", "number": number, "birth": "1990-01-01", "sex": "m",
           "entered": "2026-03-16", "paid": "2026-03-16"})
}

fn classes(entrants: Vec<Value>, change: impl Fn(&mut Value)) -> Value {
    let mut question = json!({"year": 2026, "previous_deadline": "2025-03-31", "entrants": entrants});
    change(&mut question);
    answer("dm classes", &question)
}

#[test]
fn d4_2_37a_d4_2_37b_d4_2_37c_d4_2_39_the_candidate_class() {
    let mut entrants: Vec<Value> = (1..=7).map(|index| entrant(index, 2300 - index)).collect();
    entrants.extend([entrant(40, 2190), entrant(41, 2180), entrant(50, 1950)]);
    entrants[6]["birth"] = json!("2006-01-02");
    let filled = classes(entrants.clone(), |question| question["qualified"] = json!([50]));
    let last: Vec<&Value> = filled["kandidat"].as_array().unwrap().iter().rev().take(2).collect();
    assert_eq!(filled["kandidat"][0], json!({"person": 7, "step": "3"}));
    assert_eq!((&last[0]["step"], filled["kandidat"].as_array().unwrap().len()), (&json!("6"), 8));
    assert_eq!(filled["kandidat"][1], json!({"person": 50, "step": "4"}));
    let wild = |approved: bool| {
        classes(entrants.clone(), |question| question["wildcard"] = json!({"person": 41, "approved": approved}))
    };
    assert_eq!(wild(true)["kandidat"][7], json!({"person": 41, "step": "wildcard"}));
    assert_eq!(wild(false)["kandidat"][7], json!({"person": 40, "step": "filled_up"}));
    assert!(
        wild(false)["questions"]
            .as_array()
            .unwrap()
            .contains(&json!({"question": "wildcard_waits_for_fu", "persons": [41]}))
    );
}

#[test]
fn d4_2_34c_d4_2_38a_the_veterans_and_the_day_that_decides() {
    let veteran = |first_round: Value| {
        let mut one = entrant(1, 2441);
        (one["birth"], one["wants_veteran"]) = (json!("1966-04-02"), json!(true));
        let question =
            json!({"year": 2026, "previous_deadline": "2025-03-31", "entrants": [one], "first_round": first_round});
        asked("dm classes", &question)
    };
    assert_eq!(veteran(json!("2026-04-02")).json()["veteran"], json!([1]));
    assert_eq!(veteran(json!("2026-04-01")).json()["veteran"], json!([]));
    assert_eq!(
        (veteran(Value::Null).code, &veteran(Value::Null).json()["errors"][0]["reason"]),
        (2, &json!("first_round_missing"))
    );
}

#[test]
fn d4_4_61b_d4_7_3a_d4_8_4_d4_1_12b_the_example_of_the_invitation() {
    let said = of_fixture("invitation check", "invitation.json");
    let checked = said.json();
    assert_eq!((said.code, &checked["publishable"]), (1, &json!(false)));
    let items = checked["items"].as_array().unwrap();
    assert_eq!(items.len(), 25);
    let unmet = |item: usize| {
        let item = &items[item - 1];
        (item["state"].as_str(), item["reason"].as_str(), item["last_day"].as_str())
    };
    assert_eq!(unmet(8), (Some("unmet"), Some("announced_too_late"), Some("2026-01-20")));
    assert_eq!(unmet(17), (Some("unmet"), Some("deadline_too_close"), Some("2026-02-17")));
    assert_eq!(unmet(4), (Some("unmet"), Some("moves_per_hour_outside"), None));
    assert_eq!(unmet(16), (Some("unmet"), Some("elo_too_late"), Some("2026-01-20")));
    assert_eq!(unmet(5).0, Some("met"));
    assert_eq!(unmet(23).0, Some("not_asked"));
    assert_eq!(items[3]["clauses"], json!(["D4.1-12a", "D4.1-12b", "D4.1-12c", "D4.1-13a", "D4.1-13b", "D4.5.3"]));
    assert_eq!((&items[16]["level"], &items[7]["level"]), (&json!("should"), &json!("must")));
}

#[test]
fn d4_4_61a_d4_4_61c_whatever_is_left_out_is_not_stated() {
    let said = asked("invitation check", &json!({}));
    let unmet: Vec<u64> = said.json()["items"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|item| item["state"] == "unmet")
        .map(|item| item["item"].as_u64().unwrap())
        .collect();
    assert_eq!((said.code, unmet), (1, vec![1, 2, 3, 10, 11, 12, 15, 17, 18, 19, 21, 22, 24, 25]));
}

#[test]
fn d4_2_35a_d4_3_2a_d4_3_3a_d4_3_4a_d4_3_5_2c_every_class_has_its_time() {
    let fits = |class: &str, periods: Value| {
        let said = asked("invitation check", &json!({"rated": true, "class": class, "periods": periods}));
        said.json()["items"][3]["state"] == "met"
    };
    let first = json!([{"moves": 40, "minutes": 100, "increment": 30}, {"moves": 20, "minutes": 50, "increment": 30},
        {"minutes": 15, "increment": 30}]);
    let senior = json!([{"moves": 40, "minutes": 90, "increment": 30}, {"minutes": 30, "increment": 30}]);
    assert!(fits("dm.kandidat", first.clone()) && fits("dm.landshold", first.clone()) && !fits("senior", first));
    assert!(fits("senior", senior.clone()) && fits("dm.veteran", senior.clone()) && !fits("dm.kandidat", senior));
    assert!(fits("rapid", json!([{"minutes": 30}])) && fits("rapid.women", json!([{"minutes": 25}])));
    assert!(fits("youth.U12", json!([{"minutes": 45, "increment": 30}])));
    assert!(fits("youth.P14", json!([{"minutes": 90, "increment": 30}])));
    assert!(!fits("youth.P12", json!([{"minutes": 90, "increment": 30}])));
}

#[test]
fn d4_5_5_1a_d4_5_5_1b_d4_5_5_1c_who_grants_a_first_number() {
    let who =
        |number: u32, membership: &str| answer("number who", &json!({"number": number, "membership": membership}));
    let shape = |answer: Value| (answer["proposes"].clone(), answer["decides"].clone(), answer["clauses"][0].clone());
    assert_eq!(shape(who(1850, "club")), (json!("club_chair"), json!("district_chair"), json!("D4.5.5.1b")));
    assert_eq!(shape(who(1850, "foreign_individual")), (Value::Null, json!("district_chair"), json!("D4.5.5.1b")));
    assert_eq!(shape(who(2000, "none")), (json!("rk"), json!("fu"), json!("D4.5.5.1a")));
    assert_eq!(shape(who(1700, "club")), (Value::Null, json!("club_chair"), json!("D4.5.5.1c")));
    let none = who(1750, "club");
    assert_eq!((&none["grantable"], &none["nearest"]), (&json!(false), &json!([1700, 1800])));
    let by = |office: &str| {
        let question = json!({"number": 1850, "membership": "club", "proposed_by": "club_chair", "decided_by": office});
        answer("number who", &question)["in_order"].clone()
    };
    assert_eq!((by("district_chair"), by("club_chair")), (json!(true), json!(false)));
}

#[test]
fn d4_5_5_1d_d4_5_5_1e_d4_5_5_1f_who_comes_back() {
    let back = |last: &str, returns: &str, elsewhere: Value| {
        answer(
            "number return",
            &json!({"last_rated": last, "returns": returns, "played_elsewhere": elsewhere, "number": 1742}),
        )
    };
    let restored = back("2022-05-14", "2026-02-06", json!(false));
    assert_eq!((&restored["standing"], &restored["since"]), (&json!("archived"), &json!("2025-05-15")));
    assert_eq!((&restored["number"], &restored["basis"]), (&json!(1742), &json!("restored")));
    assert_eq!(back("2022-05-14", "2026-02-06", json!(true))["basis"], "not_restored");
    let open = back("2022-05-14", "2026-02-06", Value::Null);
    assert_eq!((&open["question"], &open["number"]), (&json!("played_elsewhere_meanwhile"), &Value::Null));
    assert_eq!(back("2022-05-14", "2025-05-14", Value::Null)["basis"], "kept");
    let afresh = |returns: &str| back("2020-03-01", returns, json!(false))["may_start_afresh"].clone();
    assert_eq!((afresh("2025-03-01"), afresh("2025-03-02")), (json!(false), json!(true)));
    let assessed = |returns: &str| back("2024-08-31", returns, json!(false))["may_be_reassessed"].clone();
    assert_eq!((assessed("2026-02-27"), assessed("2026-02-28")), (json!(false), json!(true)));
}

#[test]
fn d4_3_5_1a_d4_3_5_1c_d4_3_5_3a_d4_3_5_3b_the_youth_groups() {
    let youth = of_fixture("youth", "youth.json").json();
    let groups = &youth["groups"];
    assert_eq!((&groups[0]["group"], &groups[1]["group"]), (&json!("U12"), &json!("P12")));
    assert_eq!(groups[0]["valid"], json!([1, 2, 4]));
    assert_eq!(groups[0]["refused"], json!([{"person": 3, "reason": "too_old_for_group"}]));
    assert_eq!(groups[0]["title"], json!([2]));
    let passed = json!([{"person": 1, "reasons": ["title_not_eligible"], "missing": ["membership"]}]);
    assert_eq!(groups[0]["passed_over"], passed);
    assert_eq!((&groups[1]["title"], &groups[1]["merged_allowed"]), (&json!([]), &json!(true)));
}

#[test]
fn d4_3_5_1b_d4_3_5_2b_a_boy_in_a_girls_group_and_a_birth_that_is_missing() {
    let player = |person: u32, sex: &str| json!({"person": person, "birth": "2015", "sex": sex, "points": 3});
    let mut nobody = player(9, "w");
    nobody["birth"] = Value::Null;
    let youth = answer("youth", &json!({"year": 2026, "groups": {"P12": [player(1, "m"), player(2, "w"), nobody]}}));
    assert_eq!(youth["groups"][0]["refused"], json!([{"person": 1, "reason": "girls_group_chosen_by_boy"}]));
    assert_eq!(youth["questions"], json!([{"question": "birth_unclear", "persons": [9]}]));
}

#[test]
fn a_list_is_answered_line_by_line_and_a_refused_question_does_not_hold_up_the_rest() {
    let questions = json!([
        {"number": 1850, "membership": "club"},
        {"number": 1850, "membership": "friend"},
        {"number": 2100, "membership": "none"},
    ]);
    let said = asked("number who", &questions);
    let lines: Vec<Value> = said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let schemas: Vec<&str> = lines.iter().map(|line| line["schema"].as_str().unwrap()).collect();
    assert_eq!((said.code, schemas), (2, vec!["rokade.number_who/1", "rokade.error/1", "rokade.number_who/1"]));
    assert_eq!(lines[1]["errors"][0]["reason"], "facts_unreadable");
}

#[test]
fn bad_input_is_refused_with_its_place() {
    for (command, input, reason) in [
        ("sanction impose", "{\"asked\"", "facts_unreadable"),
        ("sanction impose", "{\"asked\": {\"kind\": \"warning\", \"given\": \"2026-01-01\"}}", "fact_missing"),
        (
            "sanction impose",
            "{\"asked\": {\"kind\": \"suspension\", \"given\": \"2026-01-01\", \"months\": 0}}",
            "fact_missing",
        ),
        (
            "sanction impose",
            "{\"asked\": {\"kind\": \"suspension\", \"given\": \"2026-02-30\", \"months\": 1}}",
            "facts_unreadable",
        ),
        ("invitation check", "{\"kinds\": \"open\"}", "facts_unreadable"),
        ("invitation check", "{\"class\": \"youth.U13\"}", "facts_unreadable"),
        ("dm classes", "{\"year\": 1200, \"previous_deadline\": \"1199-01-01\", \"entrants\": []}", "year_outside"),
        ("youth", "{\"year\": 2026, \"groups\": {\"U9\": []}}", "facts_unreadable"),
        (
            "youth",
            "{\"year\": 2026, \"groups\": {\"U12\": [{\"person\": 1, \"points\": \"four\"}]}}",
            "facts_unreadable",
        ),
        (
            "number return",
            "{\"last_rated\": \"2026-01-02\", \"returns\": \"2026-01-01\", \"number\": 1}",
            "return_before_last_rated",
        ),
        ("number who", "", "facts_unreadable"),
        ("number who", "\u{0}", "facts_unreadable"),
        ("number who", "[[", "facts_unreadable"),
        (
            "youth",
            "{\"year\": 2026, \"groups\": {\"U12\": [{\"person\": 1, \"points\": 1, \"correction\": [1, \"x\"]}]}}",
            "facts_unreadable",
        ),
        (
            "sanction impose",
            "{\"asked\": {\"kind\": \"suspension\", \"given\": \"2026-01-01\", \"months\": 1201}}",
            "suspension_too_long",
        ),
    ] {
        let said = rokade_reading(&format!("federation {command} -"), input.as_bytes());
        assert_eq!((said.code, &said.json()["errors"][0]["reason"]), (2, &json!(reason)), "{command} {input}");
        assert_eq!(said.json()["errors"][0]["file"], "<stdin>");
        assert!(
            !said.out.contains("enum ") && !said.out.contains("struct "),
            "no name of a type of ours: {}",
            said.out
        );
    }
    let typed = rokade_reading("federation number who -", b"{\"number\": 1850,\n \"membership\": 7}").json();
    assert_eq!((&typed["errors"][0]["line"], typed["errors"][0]["column"].is_u64()), (&json!(2), true));
    let missing = rokade("federation number who nowhere.json");
    assert_eq!((missing.code, &missing.json()["errors"][0]["reason"]), (2, &json!("no_such_file")));
}

#[test]
fn everything_is_said_in_sentences_in_four_languages() {
    let questions = [
        ("sanction impose", "sanction.json"),
        ("dm classes", "classes.json"),
        ("invitation check", "invitation.json"),
        ("number who", "who.json"),
        ("number return", "return.json"),
        ("youth", "youth.json"),
    ];
    for (command, file) in questions {
        let mut told = Vec::new();
        for lang in ["en", "da", "nb", "sv"] {
            let path = fixture(&format!("federation/{file}"));
            let said = rokade(&format!("--lang {lang} federation {command} --explain {path}"));
            assert!(!said.out.trim().is_empty() && said.err.is_empty(), "{}", said.err);
            for broken in ["reason-", "federation-", "{$", "{ $"] {
                assert!(!said.out.contains(broken), "{lang} {command}: {}", said.out);
            }
            told.push(said.out);
        }
        told.sort();
        told.dedup();
        assert_eq!(told.len(), 4, "{command}");
    }
}

#[test]
fn the_sentences_name_the_step_the_clause_and_the_last_day() {
    let said = |command: &str, file: &str| {
        rokade(&format!("federation {command} --explain {}", fixture(&format!("federation/{file}")))).out
    };
    let classes = said("dm classes", "classes.json");
    assert!(
        classes.contains("  12: Step 5: a master player; rated 2390, 11 rated games") && classes.contains("D4.2-36b"),
        "{classes}"
    );
    let invitation = said("invitation check", "invitation.json");
    assert!(invitation.contains("by 2026-01-20") && invitation.contains("D4.4-61b"), "{invitation}");
    let both = rokade_reading("federation number who --explain -", fixture_text("federation/who.json").as_bytes());
    assert!(both.out.contains("D4.5.5.1b"), "{}", both.out);
}
