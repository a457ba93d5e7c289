//! `rokade federation import members`: lists of members, through the program.

#[expect(dead_code, reason = "lists come from fixtures or from standard input")]
mod shell;

use serde_json::{Value, json};
use shell::{Said, fixture, rokade, rokade_reading};

fn members(options: &str) -> Said {
    let (before, list) = (fixture("federation/members-before.csv"), fixture("federation/members.csv"));
    rokade(&format!("federation import members --on 2026-08-01 --against {before} {options} {list}"))
}

#[test]
fn d4_1_4a_a_list_of_members_is_reviewed_and_what_is_unclear_waits() {
    let said = members("--json");
    assert_eq!((said.code, said.err.as_str()), (1, ""));
    let review = said.json();
    let lines = |part: &str, field: &str| -> Vec<Value> {
        review[part].as_array().unwrap().iter().map(|one| one[field].clone()).collect()
    };
    assert_eq!((&review["lines"], &review["unchanged"]), (&json!(9), &json!(1)), "{}", said.out);
    assert_eq!(lines("new", "name"), ["Ekhage, Tyra", "Sandgren, Ylva"]);
    assert_eq!(
        review["changed"][0]["fields"],
        json!([{"field": "name", "old": "Møllegård, Siri", "new": "Moellegaard, Siri"}])
    );
    assert_eq!(lines("memberships", "what"), ["moves", "begins", "begins"]);
    assert_eq!(lines("memberships", "place"), ["Fjordby Skakklub", "Hedeholm SK", "Østkreds"]);
    let conflicts: Vec<(u64, &str)> = review["conflicts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["line"].as_u64().unwrap(), one["why"]["reason"].as_str().unwrap()))
        .collect();
    let expected = [
        (2, "import_number_of_another"),
        (7, "import_date_impossible"),
        (9, "import_same_line_twice"),
        (10, "import_club_unknown"),
    ];
    assert_eq!(conflicts, expected);
    assert_eq!(review["assumptions"][0]["why"]["reason"], "two_digit_year");
}

#[test]
fn d4_4_63a_only_a_complete_list_ends_memberships_and_not_those_in_conflict() {
    let ended = |options: &str| {
        let review = members(options).json();
        let ends = review["memberships"].as_array().unwrap().iter().filter(|one| one["what"] == "ends");
        ends.map(|one| (one["name"].clone(), one["to"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(ended("--json"), []);
    let expected = [("Bekk, Oddvar".into(), "2026-07-31".into())];
    assert_eq!(ended("--json --complete"), expected, "40117 is in conflict and has not left");
    let (before, list) = (fixture("federation/members.csv"), fixture("federation/members-before.csv"));
    let turned =
        rokade(&format!("federation import members --on 2026-08-01 --complete --json --against {before} {list}"));
    let review = turned.json();
    let ends = review["memberships"].as_array().unwrap().iter().filter(|one| one["what"] == "ends");
    let names: Vec<&str> = ends.map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(
        names,
        ["Ekhage, Tyra", "Sundholm, Liv", "Sandgren, Ylva", "Tornby, Aksel"],
        "who stood twice ends once"
    );
}

#[test]
fn a_list_of_members_beside_itself_differs_in_nothing() {
    let list = fixture("federation/members-before.csv");
    let said =
        rokade(&format!("--lang da federation import members --on 2026-08-01 --complete --against {list} {list}"));
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.out.contains("5 linjer: 5 uændret, 0 nye"), "{}", said.out);
}

#[test]
fn a_list_of_members_is_read_in_windows_1252_and_every_fault_has_its_place() {
    let list = fixture("federation/members-before.csv");
    let said = |bytes: &[u8]| {
        rokade_reading(&format!("federation import members --json --on 2026-08-01 --against {list} -"), bytes)
    };
    let latin = said(b"Namn\tF\xF6delse\xE5r\tKlubb\nSiri M\xF8lleg\xE5rd\t2003\tHedeholm SK\n");
    assert_eq!(latin.json()["conflicts"][0]["why"]["reason"], "import_person_unclear");
    let bad = said(b"number;name;sex;kind\nx1;Holm, Astrid;q;club\n2;;w;honorary\n");
    let errors = bad.json()["errors"].clone();
    let places: Vec<(u64, u64, &str)> = errors
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            let number = |key: &str| one[key].as_u64().unwrap();
            (number("line"), number("column"), one["reason"].as_str().unwrap())
        })
        .collect();
    let expected = [(2, 1, "not_a_number"), (2, 3, "unknown_sex"), (3, 2, "no_name"), (3, 4, "members_kind_unknown")];
    assert_eq!((bad.code, places), (2, expected.to_vec()));
    for (bytes, reason) in [
        (&b"Holm, Astrid;1834\n"[..], "members_headings_missing"),
        (b"", "members_none"),
        (b"name;club\n", "members_none"),
        (b"PK\x03\x04zip", "not_a_player_list"),
    ] {
        let refused = said(bytes);
        assert_eq!((refused.code, &refused.json()["errors"][0]["reason"]), (2, &json!(reason)));
    }
}

#[test]
fn a_club_of_the_list_goes_by_another_name_or_is_opened() {
    let wrong = members("--json --club Strandmark=Lyngbakken");
    assert_eq!((wrong.code, &wrong.json()["errors"][0]["reason"]), (2, &json!("value_not_understood")));
    let aliased = members("--json --club Strandmark=fjordby_skakklub").json();
    assert_eq!(aliased["new"].as_array().unwrap().last().unwrap()["name"], "Tornby, Aksel");
    assert_eq!(aliased["memberships"].as_array().unwrap().last().unwrap()["place"], "Fjordby Skakklub");
    let opened = members("--json --open").json();
    let last = opened["conflicts"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["line"], &last["why"]["reason"]), (&json!(10), &json!("import_district_unknown")));
}
