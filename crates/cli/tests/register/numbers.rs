//! First numbers, returns, fresh starts and re-assessments.

use serde_json::{Value, json};

use crate::office::Office;

/// A new player of a club.
fn tyra(office: &Office) -> String {
    let made = office.json("person new --given Tyra --family Ekhage --born 2001-01-15 --no-number --office rkf");
    let tyra = format!("id:{}", made["person"]);
    office.rkf(&format!("member begin {tyra} --club Hedeholm+SK --on 2026-01-01"));
    tyra
}

#[test]
fn d4_5_5_1b_the_district_chair_grants_1850_on_the_club_chairs_word() {
    let office = Office::of_the_examples();
    let tyra = tyra(&office);
    let propose = |number: u32, seat: &str| format!("number propose {tyra} {number} --on 2026-01-10 --office {seat}");
    assert_eq!(office.refused(&propose(1750, "club_chair:2")), ["entry_number_unknown"]);
    let said = office.says(&propose(1750, "club_chair:2")).err;
    assert!(said.contains("1700") && said.contains("1800"), "{said}");
    assert_eq!(office.refused(&propose(1850, "district_chair:1")), ["entry_other_office"]);
    assert_eq!(office.refused(&propose(1850, "club_chair:1")), ["right_elsewhere"]);
    office.act(&propose(1850, "club_chair:2"));
    assert_eq!(office.refused(&propose(1800, "club_chair:2")), ["entry_waits_for"]);
    let tasks = office.json("tasks --office district_chair:1 --on 2026-01-11")["tasks"].clone();
    assert_eq!((&tasks[0]["task"], &tasks[0]["clauses"]), (&json!("number_to_grant"), &json!(["D4.5.5.1b"])));
    assert_eq!(office.person(&tyra)["rating"], Value::Null, "not granted yet");
    let grant = |seat: &str| format!("number grant {tyra} --on 2026-01-12 --office {seat}");
    assert_eq!(office.refused(&grant("district_chair:2")), ["entry_waits_for"]);
    office.act(&grant("district_chair:1"));
    assert_eq!(office.person(&tyra)["rating"], 1850);
    assert_eq!(office.refused(&propose(1700, "club_chair:2")), ["entry_has_number"]);
}

#[test]
fn d4_5_5_1a_d4_5_5_1c_who_grants_alone_grants_at_once() {
    let office = Office::of_the_examples();
    let tyra = tyra(&office);
    office.act(&format!("number propose {tyra} 1700 --on 2026-01-10 --office club_chair:2"));
    assert_eq!(office.person(&tyra)["rating"], 1700);
    office.rkf("person new --number 50003 --given Embla --family Nordkvist");
    office.act("number propose 50003 1000 --on 2026-01-10 --office organiser:cup2026");
    assert_eq!(office.person("50003")["rating"], 1000);
    office.rkf("person new --number 50004 --given Oddvar --family Bekk");
    office.rkf("member begin 50004 --individual 2 --on 2026-01-01");
    let high = "number propose 50004 2000 --on 2026-01-10 --office";
    assert_eq!(office.refused(&format!("{high} fu")), ["entry_other_office"]);
    office.act(&format!("{high} rk"));
    assert_eq!(office.json("tasks --office fu")["tasks"][0]["clauses"], json!(["D4.5.5.1a"]));
    office.act("number grant 50004 --refuse --on 2026-01-11 --office fu");
    assert_eq!(office.person("50004")["rating"], Value::Null);
    office.act("number propose 50004 1900 --on 2026-01-12 --office district_chair:2");
    assert_eq!(office.person("50004")["rating"], 1900);
}

#[test]
fn d4_5_5_1d_an_archived_number_is_restored_unless_others_were_played() {
    let office = Office::of_the_examples();
    office.file(&[(40002, 1742, "2022-05-14")]);
    let restore = |on: &str, rest: &str| format!("number restore 40002 --on {on} {rest} --office rkf");
    assert_eq!(office.refused(&restore("2025-05-14", "--played-elsewhere no")), ["number_still_listed"]);
    assert_eq!(office.refused(&restore("2025-05-15", "")), ["played_elsewhere_unknown"]);
    assert_eq!(office.refused(&restore("2026-02-06", "--played-elsewhere yes")), ["number_not_restored"]);
    assert_eq!(office.refused(&restore("2022-05-13", "--played-elsewhere no")), ["return_before_last_rated"]);
    office.act(&restore("2026-02-06", "--played-elsewhere no"));
    let line = office.person("40002")["lines"][0].clone();
    assert_eq!((&line["kind"], &line["new"]), (&json!("restored"), &json!(1742)));
    assert_eq!(office.refused(&restore("2026-02-07", "--played-elsewhere no")), ["number_restored_before"]);
    assert_eq!(office.refused("number restore 40117 --office rkf"), ["number_not_on_file"]);
}

#[test]
fn d4_5_5_1e_after_more_than_five_years_a_player_may_start_afresh() {
    let office = Office::of_the_examples();
    office.file(&[(40032, 1310, "2020-03-01")]);
    assert_eq!(office.refused("number afresh 40032 --on 2025-03-01 --office rkf"), ["fresh_start_later"]);
    let propose = "number propose 40032 1600 --on 2025-03-02 --office club_chair:3";
    assert_eq!(office.refused(propose), ["entry_has_number"]);
    office.rkf("number afresh 40032 --on 2025-03-02");
    office.act(propose);
    assert_eq!(office.refused(propose), ["entry_has_number"], "once");
}

#[test]
fn d4_5_5_1f_a_re_assessment_needs_the_rating_committee() {
    let office = Office::of_the_examples();
    office.file(&[(40032, 1310, "2024-08-31")]);
    let reassess = |on: &str| format!("number reassess 40032 1600 --on {on} --office club_chair:3");
    assert_eq!(office.refused(&reassess("2026-02-27")), ["reassessment_later"]);
    office.act(&reassess("2026-02-28"));
    assert_eq!(office.json("tasks --office rk")["tasks"][0]["task"], "reassessment_to_approve");
    let grant = |seat: &str| format!("number grant 40032 --on 2026-03-01 --office {seat}");
    assert_eq!(office.refused(&grant("district_chair:1")), ["reassessment_unapproved"]);
    office.act(&grant("rk"));
    let person = office.person("40032");
    assert_eq!((&person["rating"], &person["lines"][0]["old"]), (&json!(1600), &json!(1310)));
}
