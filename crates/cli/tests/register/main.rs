//! `rokade federation person`, `club`, `member`, `office`, `number` …: the register on a database, through the program.

#[expect(dead_code, reason = "the register asks for no fixtures")]
#[path = "../shell/mod.rs"]
mod shell;

mod numbers;
mod office;

use office::Office;
use serde_json::{Value, json};
use shell::run;

#[test]
fn d4_1_4a_everybody_is_registered_once_and_found_in_any_spelling() {
    let office = Office::of_the_examples();
    let found = |words: &str| {
        let found = office.json(&format!("person find {words}"));
        let numbers = found["persons"].as_array().unwrap().iter().map(|person| person["number"].clone());
        (numbers.collect::<Vec<_>>(), found["count"].clone())
    };
    for words in ["lyngdal", "BJARKE lyng", "lyng bj", "40117"] {
        assert_eq!(found(words), (vec![json!(40117)], json!(1)), "{words}");
    }
    assert_eq!(found("kloevermark").0, [json!(40002)]);
    assert_eq!(found("vidar klovermark").0, [json!(40002)]);
    assert_eq!(found("hedeholm").1, 2, "by the club");
    assert_eq!(office.says("person find nobody").code, 1);
    let person = office.person("40117");
    assert_eq!(
        (&person["schema"], &person["facts"]["birth"]),
        (&json!("rokade.federation.person/1"), &json!("2009-04-02"))
    );
    assert_eq!(person["memberships"][0]["name"], "Hedeholm SK");
    // A number once given is never given again, and the next one follows.
    assert_eq!(
        office.refused("person new --given Aksel --family Tornby --number 40117 --office rkf"),
        ["number_taken"]
    );
    let next = office.json("person new --given Aksel --family Tornby --office rkf");
    assert_eq!(next["number"], 40118);
    let none = office.json("person new --given Tyra --family Ekhage --no-number --office rkf");
    assert_eq!(none["number"], Value::Null);
    assert_eq!(office.person(&format!("id:{}", none["person"]))["facts"]["family"], "Ekhage");
}

#[test]
fn d4_1_4a_changes_keep_what_is_not_named_and_fide_ids_belong_to_one() {
    let office = Office::of_the_examples();
    office.rkf("person change 40117 --family Lyngdahl --alias Lyngdal --email b@example.org");
    let facts = &office.person("40117")["facts"];
    assert_eq!((&facts["given"], &facts["family"]), (&json!("Bjarke"), &json!("Lyngdahl")));
    assert_eq!(office.json("person find lyngdal")["count"], 1, "the spelling is kept");
    assert_eq!(office.json("person change 40117 --family Lyngdahl --office rkf")["step"], Value::Null);
    office.rkf("person link 40117 --fide-id 1402345");
    assert_eq!(office.person("fide:1402345")["number"], 40117);
    assert_eq!(office.refused("person link 40001 --fide-id 1402345 --office rkf"), ["fide_id_taken"]);
    office.rkf("person link 40117 --none");
    office.rkf("person link 40001 --fide-id 1402345");
    let reasons = office.refused("person new --given x --federation Denmark --citizenship d --number 0 --office rkf");
    assert_eq!(reasons, ["not_three_letters", "not_three_letters", "number_impossible"], "all reasons at once");
    assert_eq!(office.refused("person show 999 "), ["person_not_found"]);
}

#[test]
fn d4_4_61b_d4_4_62_clubs_belong_to_districts_and_merge_on_a_day() {
    let office = Office::of_the_examples();
    assert_eq!(office.refused("club new hedeholm+sk --district 1 --office rkf"), ["club_name_taken"]);
    assert_eq!(office.refused("club new Ny --district 9 --office rkf"), ["district_not_found"]);
    assert_eq!(office.refused("district close Nordkreds --on 2026-06-30 --office rkf"), ["district_has_clubs"]);
    let clubs = office.json("club list --district Nordkreds --on 2026-01-01")["clubs"].as_array().unwrap().len();
    assert_eq!(clubs, 3);
    office.rkf("club new Strandmark-Hedeholm --district 2 --on 2026-07-01");
    office.rkf("club merge Hedeholm+SK Strandmark+Skakforening --into Strandmark-Hedeholm --on 2026-07-01");
    let show = |club: &str, on: &str| office.json(&format!("club show {club} --on {on}"));
    let old = office.person("40117")["memberships"].clone();
    assert_eq!((&old[0]["to"], &old[1]["from"]), (&json!("2026-06-30"), &json!("2026-07-01")));
    assert_eq!(show("hedeholm+sk", "2026-07-01")["name"], "Strandmark-Hedeholm", "the old name finds the new club");
    assert_eq!(show("7", "2026-07-01")["members"].as_array().unwrap().len(), 2);
    assert_eq!(office.refused("member begin 40001 --club 2 --on 2026-08-01 --office rkf"), ["club_closed"]);
    office.rkf("club change Vadehav --district Vestkreds --on 2026-05-01");
    assert_eq!(
        (&show("Vadehav", "2026-04-30")["district"], &show("Vadehav", "2026-05-01")["district"]),
        (&json!(2), &json!(3))
    );
}

#[test]
fn d4_4_63a_members_may_play_and_foreigners_by_the_registrars_word() {
    let office = Office::of_the_examples();
    let check = |person: &str, event: &str, on: &str| {
        let said = office.says(&format!("member check {person} --event {event} --on {on} --json"));
        (said.code, said.json()["by"].clone(), said.json()["reasons"].clone())
    };
    assert_eq!(check("40117", "cup2026", "2026-02-06").1, "member");
    office.rkf("person new --number 50001 --given Embla --family Nordkvist --federation SWE");
    office.rkf("member guest 50001 --event open2025 --on 2025-10-04");
    let refused = check("50001", "cup2026", "2026-02-06");
    assert_eq!(
        (refused.0, &refused.2[0]["reason"], &refused.2[0]["clauses"]),
        (1, &json!("not_a_member"), &json!(["D4.4-63a"]))
    );
    office.act("exempt 50001 --event cup2026 --ask --on 2026-01-20 --office club_chair:2");
    let tasks = office.json("tasks --office rkf --on 2026-01-21")["tasks"].clone();
    assert_eq!((&tasks[0]["task"], &tasks[0]["name"]), (&json!("exemption_asked"), &json!("Embla Nordkvist")));
    assert_eq!(office.refused("exempt 50001 --event cup2026 --office club_chair:2"), ["right_missing"]);
    office.rkf("exempt 50001 --event cup2026 --note guest+of+the+club --on 2026-01-22");
    assert_eq!(check("50001", "cup2026", "2026-02-06").1, "exempted");
    assert_eq!(office.person("50001")["exemptions"][0]["note"], "guest of the club");
    assert_eq!(check("50001", "cup2027", "2027-02-06").0, 1, "for this event only");
    assert!(office.json("tasks --on 2026-01-23")["tasks"].as_array().unwrap().is_empty());
    assert_eq!(office.refused("exempt 40117 --event cup2026 --office rkf"), ["exemption_not_foreign"]);
}

#[test]
fn d4_4_63b_a_non_member_plays_once_and_not_again() {
    let office = Office::of_the_examples();
    office.rkf("person new --number 50002 --given Aksel --family Tornby");
    let check = |event: &str, on: &str| office.says(&format!("member check 50002 --event {event} --on {on} --json"));
    assert_eq!(check("open2025", "2025-10-04").json()["by"], "guest");
    office.rkf("member guest 50002 --event open2025 --on 2025-10-04");
    assert_eq!(check("open2025", "2025-10-04").json()["by"], "guest", "the event that is written down");
    let refused = check("cup2026", "2026-02-06");
    assert_eq!((refused.code, &refused.json()["reasons"][1]["reason"]), (1, &json!("guest_play_used")));
    assert!(refused.json()["reasons"][1]["text"].as_str().unwrap().contains("open2025, 2025-10-04"));
    let again = office.refused("member guest 50002 --event cup2026 --on 2026-02-06 --office rkf");
    assert_eq!(again, ["not_a_member", "guest_play_used"]);
    office.rkf("member begin 50002 --individual Østkreds --on 2026-03-01");
    assert_eq!(check("cup2026", "2026-02-28").code, 1);
    assert_eq!(check("cup2026", "2026-03-01").json()["by"], "member");
}

#[test]
fn a_transfer_ends_one_membership_and_begins_another_on_a_day() {
    let office = Office::of_the_examples();
    office.act("member transfer 40032 --from Kløverby+1924 --to Hedeholm+SK --on 2026-10-01 --office club_chair:3");
    let held = office.person("40032")["memberships"].clone();
    assert_eq!(
        (&held[0]["to"], &held[1]["from"], &held[1]["club"]),
        (&json!("2026-09-30"), &json!("2026-10-01"), &json!(2))
    );
    let same = "member transfer 40032 --from 2 --to 2 --on 2026-11-01 --office rkf";
    assert_eq!(office.refused(same), ["transfer_same_club"]);
    let others = "member begin 40001 --club 2 --on 2026-11-01 --office club_chair:1";
    assert_eq!(office.refused(others), ["right_elsewhere"], "a chair speaks for the own club");
}

#[test]
fn d4_1_3a_the_rating_committee_has_three_members_and_a_substitute_in_turn() {
    let office = Office::of_the_examples();
    let name = |person: u32, rest: &str| office.act(&format!("office name rk {person} {rest} --office hb"));
    name(40001, "--on 2024-01-01 --to 2026-12-31");
    name(40006, "--on 2025-01-01 --to 2027-12-31");
    name(40004, "--on 2026-01-01 --to 2028-12-31");
    let tasks = |on: &str| {
        let tasks = office.json(&format!("tasks --office hb --on {on}"))["tasks"].as_array().unwrap().clone();
        tasks.iter().map(|task| task["task"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(tasks("2026-03-01"), ["rk_incomplete"], "the substitute is missing");
    name(40010, "--role substitute --on 2026-01-01 --to 2026-12-31");
    assert!(tasks("2026-03-01").is_empty());
    assert!(tasks("2026-10-31").is_empty());
    assert_eq!(tasks("2026-11-01"), ["rk_term_ends", "rk_term_ends"], "sixty days before");
    let two_years = "office name rk 40117 --role substitute --on 2027-01-01 --to 2028-12-31 --office hb";
    assert_eq!(office.refused(two_years), ["rk_term_too_long"]);
    assert_eq!(office.refused("office name rk 40117 --on 2027-01-01 --office rkf"), ["office_named_by_other"]);
    // Kaare's term ends a year earlier: two in one year.
    office.act("office end 2 --on 2026-12-31 --office hb");
    assert_eq!(tasks("2026-03-01"), ["rk_terms_not_staggered"]);
    assert_eq!(tasks("2027-02-01"), ["rk_incomplete"]);
}

#[test]
fn d4_1_1_only_the_holder_acts_once_an_office_is_named() {
    let office = Office::of_the_examples();
    office.act("office name rkf 40006 --on 2026-01-01 --office hb");
    let change = |rest: &str| format!("person change 40117 --phone 12 {rest}");
    assert_eq!(office.refused(&change("--office rkf --on 2026-02-01")), ["office_not_held"]);
    assert_eq!(office.refused(&change("--office rkf --holder 40001 --on 2026-02-01")), ["office_not_held"]);
    assert_eq!(office.refused(&change("--office rkf --holder 40006 --on 2025-12-31")), ["office_not_held"]);
    office.act(&change("--office rkf --holder 40006 --on 2026-02-01"));
    let journal = office.says("journal --json").out;
    let last: Value = serde_json::from_str(journal.lines().last().unwrap()).unwrap();
    assert_eq!((&last["event"]["event"], &last["by"]), (&json!("person_changed"), &json!("rokade federation")));
    assert!(last["office"].as_str().unwrap().starts_with("rkf@"), "{last}");
    let offices = office.json("office list --on 2026-02-01")["offices"].clone();
    let rkf = offices.as_array().unwrap().iter().find(|line| line["office"] == "rkf").unwrap().clone();
    assert_eq!(rkf["holders"][0]["name"], "Kaare Stenvig");
    assert!(rkf["may"].as_array().unwrap().contains(&json!("merge_erase")));
}

#[test]
fn merging_joins_two_persons_and_splitting_gives_them_back() {
    let office = Office::of_the_examples();
    office.rkf("person new --number 50005 --given Bjarke --family Lyngdahl");
    office.rkf("member begin 50005 --club Lyngbakken --on 2026-01-01");
    let (before, other) = (office.person("40117"), office.person("50005"));
    office.rkf("person merge 50005 40117 --note same+birth+date");
    assert_eq!(office.person("50005")["number"], 40117, "a merged number answers with the one that remains");
    assert_eq!(office.json("person find lyngdahl")["persons"][0]["number"], 40117);
    assert_eq!(office.person("40117")["memberships"].as_array().unwrap().len(), 2);
    assert_eq!(office.refused("person merge 40117 40117 --office rkf"), ["merge_same_person"]);
    office.rkf("person split 50005");
    assert_eq!((office.person("40117"), office.person("50005")), (before, other));
    assert_eq!(office.refused("person merge 50005 40117 --office club_chair:2"), ["right_missing"]);
    // Whoever has met cannot be one.
    office.file(&[(50005, 1400, "2020-01-02"), (40117, 1500, "2020-01-02")]);
    assert_eq!(office.refused("person merge 50005 40117 --office rkf"), ["merge_same_event"]);
}

#[test]
fn an_erased_person_keeps_numbers_and_loses_everything_else() {
    let office = Office::of_the_examples();
    office.rkf("person change 40117 --email b@example.org --address Engvej+2");
    office.rkf("person erase 40117");
    let person = office.person("40117");
    assert_eq!((&person["state"], &person["facts"]), (&json!("erased"), &Value::Null));
    assert_eq!(person["memberships"].as_array().unwrap().len(), 1);
    assert_eq!(office.json("person find 40117")["count"], 1);
    assert_eq!(office.says("person find lyngdal").code, 1);
    assert_eq!(office.refused("person change 40117 --given B --office rkf"), ["person_erased"]);
    let bytes = std::fs::read(office.folder.path("federation.sqlite")).unwrap();
    for gone in ["Lyngdal", "b@example.org", "Engvej"] {
        assert!(!bytes.windows(gone.len()).any(|part| part == gone.as_bytes()), "{gone} is still in the file");
    }
    let words = format!("check --database {}", office.database());
    let check = run(words.split_whitespace().map(str::to_owned).collect(), b"");
    assert_eq!((check.code, check.err.as_str()), (0, ""), "{}", check.out);
}

#[test]
fn a_step_is_taken_back_until_something_builds_on_it() {
    let office = Office::of_the_examples();
    let before = office.person("40117");
    let changed = office.rkf("person change 40117 --given Bo");
    let again = office.rkf("person change 40117 --title CM");
    assert_eq!(office.refused(&format!("undo {changed} --office rkf")), ["step_changed_since"]);
    assert_eq!(office.refused(&format!("undo {again} --office club_chair:2")), ["step_of_other_office"]);
    office.rkf(&format!("undo {again}"));
    office.rkf(&format!("undo {changed}"));
    assert_eq!(office.person("40117"), before);
    assert_eq!(office.refused(&format!("undo {changed} --office rkf")), ["step_changed_since"]);
    let club = office.rkf("club new Ny+Klub --district 1 --on 2026-01-01");
    let joined = office.rkf("member begin 40117 --club Ny+Klub --on 2026-02-01");
    assert_eq!(office.refused(&format!("undo {club} --office rkf")), ["step_changed_since"]);
    office.rkf(&format!("undo {joined}"));
    assert_eq!(office.refused("undo 999 --office rkf"), ["step_unknown"]);
    let erased = office.rkf("person erase 40117");
    assert_eq!(office.refused(&format!("undo {erased} --office rkf")), ["step_erased"]);
}

#[test]
fn the_register_speaks_to_people_in_their_language() {
    let office = Office::of_the_examples();
    for lang in ["en", "da", "nb", "sv"] {
        for words in [
            "person find lyng",
            "person show 40117",
            "club list",
            "club show 2",
            "district list",
            "office list",
            "tasks",
            "journal",
            "member check 40117 --on 2026-01-01",
        ] {
            let said = office.says(&format!("{words} --lang {lang}"));
            assert_eq!((said.code, said.err.as_str()), (0, ""), "{lang} {words}");
            assert!(!said.out.is_empty() && !said.out.contains("federation-register"), "{lang} {words}: {}", said.out);
        }
        let refused = office.says(&format!("person erase 40117 --office club_chair:2 --lang {lang}"));
        assert!(refused.code == 2 && refused.err.contains("rkf"), "{}", refused.err);
    }
}

#[test]
fn bad_words_are_refused_before_anything_is_done() {
    let office = Office::of_the_examples();
    for words in [
        "person new --given x",
        "person new --given x --office su",
        "person new --given x --office club_chair",
        "person new --given x --office rkf --born 2009-13-01",
        "member begin 40117 --office rkf",
        "member begin 40117 --club 1 --individual 1 --office rkf",
        "person link 40117 --office rkf",
        "undo x --office rkf",
    ] {
        assert_eq!(office.says(words).code, 2, "{words}");
    }
    let missing =
        run(["federation", "person", "find", "x", "--database", "/nowhere/x.sqlite"].map(str::to_owned).into(), b"");
    assert_eq!(missing.code, 2);
}
