//! `rokade norms` and what it says of every requirement.

mod shell;

use serde_json::{Value, json};
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

fn row<'a>(said: &'a Value, player: u32, title: &str) -> &'a Value {
    let rows = said["players"].as_array().unwrap();
    rows.iter().find(|row| row["player"] == player && row["title"] == title).unwrap()
}

fn requirement<'a>(row: &'a Value, key: &str) -> &'a Value {
    row["requirements"].as_array().unwrap().iter().find(|requirement| requirement["key"] == key).unwrap()
}

fn asked(row: &Value, key: &str) -> Value {
    let found = requirement(row, key);
    json!([found["met"], found["found"], found["needed"]])
}

fn norms(options: &str) -> Value {
    let said = rokade(&format!("norms --json {options} {}", fixture("norms.trf")));
    assert_eq!(said.code, 0, "{}", said.err);
    said.json()
}

#[test]
fn the_handbook_is_the_default_and_every_requirement_is_named() {
    let said = norms("");
    assert_eq!((&said["schema"], &said["edition"]), (&json!("rokade.norms/1"), &json!("dsu-4.7.4")));
    let ase = row(&said, 7, "IM");
    // Two are raised of nobody's choice: 2043 to 2100; 2203 stands.
    assert_eq!(ase["lifted"], json!([{"opponent": 12, "from": 2043, "to": 2100}]));
    assert_eq!((&ase["points"], &ase["games_counted"], &ase["reached"]), (&json!("7"), &json!(9), &json!(true)));
    assert_eq!(asked(ase, "games"), json!([true, 9, 9]));
    assert_eq!(asked(ase, "rated_opponents"), json!([true, 9, 7]));
    assert_eq!(asked(ase, "unrated_opponents"), json!([true, 0, 1]));
    assert_eq!(asked(ase, "foreigners"), json!([true, 7, 3]));
    assert_eq!(asked(ase, "nations"), json!([true, 4, 3]));
    assert_eq!(asked(ase, "title_holders"), json!([true, 7, 5]));
    assert_eq!(asked(ase, "titled_opponents"), json!([true, 3, 2]));
    // (2398 + 2466 + 2531 + 2203 + 2333 + 2552 + 2441 + 2514 + 2100) / 9 = 2393.1; 78 % is worth 220.
    assert_eq!(
        (&ase["average"], &ase["performance"], &ase["points_needed"]),
        (&json!(2393), &json!(2613), &json!("5.5"))
    );
    assert_eq!(asked(ase, "points"), json!([true, "7", "5.5"]));
    assert_eq!(asked(row(&said, 7, "GM"), "performance"), json!([true, 2635, 2601]), "2250 for the lowest two");
}

#[test]
fn the_event_is_judged_from_what_the_file_says() {
    let said = norms("");
    assert_eq!(said["event"]["met"], json!(true));
    assert_eq!(asked(&said["event"], "time_control"), json!([true, 120, 120]));
    assert_eq!(asked(&said["event"], "chief_arbiter_international"), json!([true, true, true]));
    let silent: String = fixture_text("norms.trf")
        .lines()
        .filter(|line| !["042", "052", "102", "122", "132", "222"].iter().any(|code| line.starts_with(code)))
        .map(|line| format!("{line}\n"))
        .collect();
    let said = rokade_reading("norms --json -", silent.as_bytes()).json();
    assert_eq!(said["event"]["met"], json!(false));
    assert_eq!(asked(&said["event"], "chief_arbiter_international"), json!([null, null, true]));
    assert_eq!(asked(&said["event"], "games_per_day"), json!([null, null, 2]));
    assert_eq!(row(&said, 7, "IM")["reached"], json!(true), "the player's norm stands apart");
}

#[test]
fn rows_come_by_number_and_title_and_only_for_titles_still_to_earn() {
    let said = norms("");
    let rows: Vec<String> =
        said["players"].as_array().unwrap().iter().map(|row| format!("{} {}", row["player"], row["title"])).collect();
    let mut sorted = rows.clone();
    let rank = |row: &String| {
        let (player, title) = row.split_once(' ').unwrap();
        let order = ["\"GM\"", "\"IM\"", "\"WGM\"", "\"WIM\""].iter().position(|known| *known == title).unwrap();
        (player.parse::<u32>().unwrap(), order)
    };
    sorted.sort_by_key(rank);
    assert_eq!(rows, sorted);
    let of = |number: u32| rows.iter().filter(|row| rank(row).0 == number).map(|row| rank(row).1).collect::<Vec<_>>();
    assert_eq!((of(1), of(4), of(6), of(7), of(12)), (vec![], vec![0], vec![0, 1], vec![0, 1, 2, 3], vec![0, 1]));
    let asked = norms("--title wim");
    let players: Vec<&Value> = asked["players"].as_array().unwrap().iter().map(|row| &row["player"]).collect();
    assert_eq!(players, [&json!(7), &json!(12)], "the file does not say who number 12 is; being asked does");
}

#[test]
fn the_edition_of_2024_asks_for_other_things() {
    let said = norms("--edition 2024-01 --player 7");
    let ase = row(&said, 7, "IM");
    assert_eq!(said["edition"], json!("2024-01"));
    assert_eq!(ase["lifted"], json!([{"opponent": 12, "from": 2043, "to": 2050}]));
    assert_eq!((&ase["average"], &ase["performance"]), (&json!(2388), &json!(2608)));
    assert_eq!(asked(ase, "federations"), json!([true, 3, 2]));
    assert_eq!(asked(ase, "own_federation"), json!([true, 2, 5]));
    assert_eq!(asked(ase, "one_federation"), json!([true, 4, 6]));
    assert_eq!(asked(ase, "score"), json!([true, "7", "3.5"]));
    assert_eq!(asked(ase, "average"), json!([true, 2388, 2230]));
    assert_eq!(requirement(ase, "average")["clause"], json!("FIDE-B.01-2024:1.4.7"));
    assert_eq!(asked(&said["event"], "registered"), json!([null, null, 30]));
    let named = format!("### rokade edition fide-rating 2024\n{}", fixture_text("norms.trf"));
    assert_eq!(rokade_reading("norms --json -", named.as_bytes()).json()["edition"], json!("2024-01"));
}

#[test]
fn before_the_last_round_the_least_result_is_told() {
    let said = norms("--before-last --player 7");
    let ase = row(&said, 7, "IM");
    assert_eq!((&ase["games_counted"], &ase["points"], &ase["reached"]), (&json!(8), &json!("6"), &json!(false)));
    assert_eq!(ase["still_needs"], json!([{"opponent": 12, "result": "0"}]));
    assert_eq!(row(&said, 7, "GM")["still_needs"], json!([{"opponent": 12, "result": "1"}]));
    let brandt = norms("--before-last --player 9");
    assert_eq!(row(&brandt, 9, "IM")["still_needs"], json!(null));
    assert!(row(&norms("--player 7"), 7, "IM").get("still_needs").is_none());
}

#[test]
fn before_the_pairing_of_the_last_round_everybody_not_met_is_listed() {
    // The last round is cut off every line; its number of rounds still says nine.
    let open: String = fixture_text("norms.trf")
        .lines()
        .map(|line| match line.starts_with("001") {
            true => format!("{}\n", line.chars().take(line.chars().count() - 10).collect::<String>()),
            false => format!("{line}\n"),
        })
        .collect();
    let folder = Folder::new();
    let file = folder.file("open.trf", points_left_out(&open));
    let said = rokade(&format!("norms --json --before-last --player 7 {file}"));
    assert_eq!(said.code, 0, "{}", said.err);
    let needs = row(&said.json(), 7, "IM")["still_needs"].clone();
    let opponents: Vec<&Value> = needs.as_array().unwrap().iter().map(|need| &need["opponent"]).collect();
    assert_eq!(opponents, [&json!(8), &json!(10), &json!(12)]);
    let early = rokade_reading(
        "norms --before-last -",
        b"012 Early\n142 9\n001    1      Alm, Sten                         2552 SWE                         0.0\n",
    );
    assert_eq!(early.code, 2);
    assert!(early.err.contains("0 of 9 rounds"), "{}", early.err);
}

/// The points stated for nine rounds are not those of eight.
fn points_left_out(text: &str) -> String {
    let blank = |line: &str| {
        let mut letters: Vec<char> = line.chars().collect();
        letters[80..84].fill(' ');
        letters.into_iter().collect::<String>()
    };
    text.lines().map(|line| if line.starts_with("001") { blank(line) } else { line.to_owned() } + "\n").collect()
}

#[test]
fn people_read_a_line_for_each_requirement() {
    let said = rokade(&format!("norms --player 7 --title IM {}", fixture("norms.trf")));
    for words in [
        "7 Åse Ødegård · IM norm: reached",
        "✓ Games: 9, at least 9 (D4.7.4c)",
        "Raised for the average: 12 Kim Krogh, 2043 to 2100 (D4.7.4h)",
        "✓ Points at this average: 7, at least 5½",
    ] {
        assert!(said.out.contains(words), "{words}:\n{}", said.out);
    }
    // The average can be added up, and the performance follows from it.
    let sum = said.out.lines().find(|line| line.contains(") / 9 = ")).unwrap_or_else(|| panic!("{}", said.out));
    let (terms, rest) = sum.trim().trim_start_matches('(').split_once(") / 9 = ").unwrap();
    let terms: Vec<f64> = terms.split(" + ").map(|term| term.parse().unwrap()).collect();
    let exact: f64 = rest.split(',').next().unwrap().parse().unwrap();
    assert_eq!(terms.len(), 9);
    assert!((terms.iter().sum::<f64>() / 9.0 - exact).abs() < 0.01, "{sum}");
    assert!(rest.contains("average ") && rest.contains(" % corresponds to +"), "{sum}");
    for (lang, words) in [("da", "IM-norm: opnået"), ("nb", "IM-norm: oppnådd"), ("sv", "IM-norm: uppnådd")] {
        let said = rokade(&format!("norms --lang {lang} --player 7 --title IM {}", fixture("norms.trf")));
        assert!(said.out.contains(words), "{}", said.out);
        assert!(!said.out.contains("norm-"), "every text is there: {}", said.out);
    }
    let whole = rokade(&format!("norms {}", fixture("norms.trf")));
    assert!(whole.out.contains("more rows are not norms"), "{}", whole.out);
    assert!(whole.out.contains("The rating alone is enough for a title: 10 Astor Holm (CM)"), "{}", whole.out);
}

#[test]
fn bad_questions_are_refused_in_one_line() {
    let file = fixture("norms.trf");
    for (words, part) in [
        (format!("norms --title FM {file}"), "GM, IM, WGM, WIM"),
        (format!("norms --edition 1999 {file}"), "dsu-4.7.4, 2024-01"),
        (format!("norms --player 99 {file}"), "99"),
        ("norms nowhere.trf".to_owned(), "nowhere.trf"),
    ] {
        let said = rokade(&words);
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{words}");
        assert!(said.err.contains(part) && said.err.lines().count() == 1, "{words}: {}", said.err);
    }
    let json = rokade(&format!("norms --json --player 99 {file}"));
    assert_eq!(json.json()["errors"][0]["reason"], "title_player_unknown");
}

#[test]
fn the_same_question_has_the_same_answer() {
    let (one, other) = (norms("--before-last"), norms("--before-last"));
    assert_eq!(one, other);
}

#[test]
fn a_round_long_after_the_event_makes_it_too_long() {
    let late = fixture_text("norms.trf").replace("  26/03/22", "  26/07/22");
    let said = rokade_reading("norms --json -", late.as_bytes());
    assert_eq!(asked(&said.json()["event"], "days"), json!([false, 131, 90]));
    assert!(said.err.contains("<stdin>: Rounds dated outside the event: 9 (2026-07-22)."), "{}", said.err);
}

#[test]
fn whoever_has_no_norm_left_to_earn_is_told_so() {
    let said = rokade(&format!("norms --edition 2024-01 --player 1 {}", fixture("norms.trf")));
    assert!(said.out.contains("none left for 1 Sten Alm to earn"), "{}", said.out);
    let one_title = rokade(&format!("norms --edition 2024-01 --player 7 {}", fixture("norms.trf")));
    assert!(!one_title.out.contains("none left for"), "{}", one_title.out);
}

#[test]
fn d4_7_4e_who_is_counted_for_which_federation_is_named() {
    let said = norms("--player 7 --title IM");
    let ase = row(&said, 7, "IM");
    let of = |federation: &Value| federation["opponents"].as_array().unwrap().len();
    let federations = ase["federations"].as_array().unwrap();
    let met: usize = federations.iter().map(of).sum();
    let home = federations.iter().find(|one| one["federation"] == "NOR").map_or(0, of);
    assert_eq!(json!(met - home), requirement(ase, "foreigners")["found"]);
    assert_eq!(json!(federations.len()), requirement(ase, "nations")["found"]);
    let titled: usize = ase["titles"].as_array().unwrap().iter().map(of).sum();
    assert_eq!(json!(titled), requirement(ase, "title_holders")["found"]);
    for (lang, own, share) in [
        ("en", "the player’s own is NOR. DEN: ", "(1/3 of 9)"),
        ("da", "spillerens eget er NOR. DEN: ", "(1/3 af 9)"),
        ("nb", "spillerens eget er NOR. DEN: ", "(1/3 av 9)"),
        ("sv", "spelarens eget är NOR. DEN: ", "(1/3 av 9)"),
    ] {
        let told = rokade(&format!("norms --player 7 --title IM --lang {lang} {}", fixture("norms.trf"))).out;
        assert!(told.contains(own) && told.contains(share), "{told}");
        for federation in federations {
            assert!(told.contains(&format!("{}: ", federation["federation"].as_str().unwrap())), "{told}");
        }
    }
}
