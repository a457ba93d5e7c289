//! `rokade rate dsu`.

mod shell;

use serde_json::{Value, json};
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

/// A report of players with rating, federation and their rounds, each `opponent colour result`.
fn report(players: &[(&str, &str, &str)], remarks: &str) -> String {
    let mut text = format!("012 Vinterturneringen\n{remarks}");
    for (index, (rating, federation, rounds)) in players.iter().enumerate() {
        let rounds: Vec<&str> = rounds.split(' ').collect();
        let points: i32 = rounds.chunks(3).map(|game| halves(game[2])).sum();
        let points = format!("{}.{}", points / 2, if points % 2 == 0 { 0 } else { 5 });
        let games: String = rounds.chunks(3).map(|game| format!("  {:>4} {} {}", game[0], game[1], game[2])).collect();
        let name = format!("Nr{}, Spiller", index + 1);
        text.push_str(&format!(
            "001 {:>4} m    {name:<33} {rating:>4} {federation:<3} {:>11} {:<10} {points:>4} {:>4}{games}\n",
            index + 1,
            "",
            "",
            ""
        ));
    }
    text
}

fn halves(mark: &str) -> i32 {
    match mark {
        "1" | "+" | "W" | "U" => 2,
        "=" | "D" | "H" => 1,
        _ => 0,
    }
}

/// 1700 wins against five players of 1700.
fn five_wins() -> String {
    let winner = "2 w 1 3 b 1 4 w 1 5 b 1 6 w 1";
    let idle = |round: usize, color: &str| {
        let entries = (1..=5).map(|at| if at == round { format!("1 {color} 0") } else { "0000 - Z".to_owned() });
        entries.collect::<Vec<_>>().join(" ")
    };
    let losers: Vec<String> = (1..=5).map(|round| idle(round, if round % 2 == 1 { "b" } else { "w" })).collect();
    let mut players = vec![("1700", "DEN", winner)];
    players.extend(losers.iter().map(|rounds| ("1700", "DEN", rounds.as_str())));
    report(&players, "")
}

fn rated(text: &str) -> Value {
    let said = rokade_reading("rate dsu --json -", text.as_bytes());
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
    said.json()
}

fn player(answer: &Value, number: u32) -> &Value {
    let players = answer["players"].as_array().unwrap();
    players.iter().find(|player| player["player"] == json!(number)).unwrap()
}

#[test]
fn d4_5_2_the_check_value_of_the_contract() {
    let answer = rated(&five_wins());
    assert_eq!((&answer["schema"], &answer["method"]), (&json!("rokade.rate_dsu/1"), &json!("difference")));
    let winner = player(&answer, 1);
    for (key, value) in [
        ("old", json!(1700)),
        ("old_source", json!("file")),
        ("games_rated", json!(5)),
        ("points", json!("5")),
        ("expected_sum", json!("2.5")),
        ("expected", json!("2.5")),
        ("k", json!(30)),
        ("bonus_threshold", json!("1.5")),
        ("bonus", json!("1")),
        ("change_exact", json!("105")),
        ("after_change", json!("1805")),
        ("boundary", json!([])),
        ("winner_protection", json!(false)),
        ("floor_applied", json!(false)),
        ("new", json!(1805)),
        ("change", json!(105)),
        ("readings", json!([])),
    ] {
        assert_eq!(winner[key], value, "{key}");
    }
    let game = &winner["games"][0];
    for (key, value) in [
        ("round", json!(1)),
        ("opponent", json!(2)),
        ("opponent_rating", json!(1700)),
        ("difference", json!(0)),
        ("expected", json!("0.5")),
        ("score", json!("1")),
        ("rated", json!(true)),
    ] {
        assert_eq!(game[key], value, "{key}");
    }
    assert!(winner["clauses"].as_array().unwrap().contains(&json!("D4.5.2.2")));
}

#[test]
fn rate_dsu_json_has_the_keys_of_the_contract_in_their_order() {
    let said = rokade(&format!("rate dsu --json {}", fixture("evening.trf")));
    let place = |key: &str| said.out.find(&format!("\"{key}\":")).unwrap_or_else(|| panic!("{key}"));
    assert!(["schema", "method", "average", "players", "not_ratable"].map(place).is_sorted());
    let keys = [
        "player",
        "old",
        "old_source",
        "games_rated",
        "points",
        "games",
        "expected_sum",
        "bonus_threshold",
        "bonus",
        "change_exact",
        "after_change",
        "boundary",
        "winner_protection",
        "floor_applied",
        "new",
        "change",
        "clauses",
    ];
    assert!(keys.map(place).is_sorted());
    let answer = said.json();
    let line = &answer["not_ratable"][0];
    assert_eq!((&line["player"], &line["reason"]), (&json!(7), &json!("no_rating")));
    assert_eq!(line["remedy"], json!("performance_or_entry_rating"));
}

#[test]
fn rate_dsu_shows_every_term_and_ends_with_a_table() {
    let said = rokade(&format!("rate dsu {}", fixture("evening.trf")));
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    for piece in [
        "Difference −559, row 518–559: 0.03 expected. [D4.5.7-T1]",
        "A score of 1½ in 3 rated games. Expected 0.23, to the nearest 0.05: 0.25.",
        "Change: 30 × (1.5 − 0.25 + 0) = +37.5.",
        "1709 and +37.5 make 1746.5.",
        "New rating 1747 (1709, +38).",
        "Readings used: rating-formula, rating-performance, rating-rounding",
        "Performance 2159: opponents’ average 2159",
        "7 Turid Nyholt has no rating",
    ] {
        assert!(said.out.contains(piece), "{piece}\n{}", said.out);
    }
    let table = said.out.lines().find(|line| line.starts_with("1 Kasper Brandt  ")).unwrap();
    assert!(table.split_whitespace().eq("1 Kasper Brandt 3 1½ 0.25 30 0 1709 1747 +38 2159".split(' ')), "{table}");
    // What is named can be opened.
    assert_eq!(rokade("laws readings rating-rounding").code, 0);
    let danish = rokade(&format!("rate dsu --lang da --player 8 {}", fixture("evening.trf")));
    assert!(danish.out.contains("Ny rating 1645 (1649, −4).") && !danish.out.contains("Kasper Brandt  "));
}

#[test]
fn d4_5_2_1a_an_all_play_all_report_names_its_average_and_no_single_expectation() {
    let text = report(
        &[
            ("1850", "DEN", "3 w 1 2 b = 4 w 1"),
            ("1800", "DEN", "4 w 1 1 w = 3 b 1"),
            ("1750", "DEN", "1 b 0 4 b = 2 w 0"),
            ("1700", "DEN", "2 b 0 3 w = 1 b 0"),
        ],
        "",
    );
    let answer = rated(&text);
    assert_eq!((&answer["method"], &answer["average"]), (&json!("average"), &json!(1775)));
    let first = player(&answer, 1);
    assert_eq!((&first["games"][0]["expected"], &first["expected_sum"]), (&json!(null), &json!("1.9")));
    let other = rated(&text.replace("012 Vinter", "### rokade group-all-play-all no\n012 Vinter"));
    assert_eq!((&other["method"], &other["average"]), (&json!("difference"), &json!(null)));
}

#[test]
fn d4_5_4_2b_a_forfeit_is_rated_only_if_the_report_says_that_there_was_no_notice() {
    let players = [
        ("1700", "DEN", "2 w + 3 b ="),
        ("1700", "DEN", "1 b - 4 w ="),
        ("1700", "DEN", "4 b = 1 w ="),
        ("1700", "DEN", "3 w = 2 b ="),
    ];
    let silent = rated(&report(&players, ""));
    let game = &player(&silent, 1)["games"][0];
    assert_eq!((&game["rated"], &game["reason"]), (&json!(false), &json!("forfeit_with_notice")));
    let none = "### rokade forfeit round 1 player 2 notice none\n";
    let told = rated(&report(&players, none));
    assert_eq!(player(&told, 1)["games"][0]["rated"], json!(true));
    assert_eq!((&player(&told, 1)["new"], &player(&told, 2)["new"]), (&json!(1715), &json!(1685)));
    let team = rated(&report(&players, &format!("{none}### rokade event team\n")));
    assert_eq!(player(&team, 1)["games"][0]["reason"], json!("forfeit_in_team_event"));
    let reserve = "### rokade event team\n### rokade late-reserve round 2 player 1\n";
    assert_eq!(player(&rated(&report(&players, reserve)), 3)["games"][1]["reason"], json!("late_reserve"));
}

#[test]
fn d4_5_5_2b_a_foreign_player_without_a_rating_is_performance_rated() {
    let players = [("1800", "DEN", "2 w = 3 b ="), ("", "SWE", "1 b = 0000 - H"), ("1700", "DEN", "0000 - H 1 w =")];
    let answer = rated(&report(&players, ""));
    let visitor = player(&answer, 2);
    assert_eq!((&visitor["old"], &visitor["old_source"]), (&json!(1800), &json!("performance")));
    assert_eq!(answer["not_ratable"], json!([]));
    let estimate = rated(&report(&players, "### rokade estimate 2 1650\n### rokade registered 1 1790\n"));
    assert_eq!(player(&estimate, 2)["old_source"], json!("estimate"));
    assert_eq!((&player(&estimate, 1)["old"], &player(&estimate, 1)["base"]), (&json!(1800), &json!(1790)));
}

#[test]
fn d4_5_5_2a_the_danish_record_stands_before_elo() {
    let players = [("2100", "DEN", "2 w ="), ("2000", "NOR", "1 b =")];
    let records = format!("DEN {:>4} {:>4} {:<33} {:>4}\n", 1, "", "", 1950);
    let answer = rated(&report(&players, &records));
    assert_eq!((&player(&answer, 1)["old"], &player(&answer, 1)["old_kind"]), (&json!(1950), &json!("listed")));
    assert_eq!((&player(&answer, 2)["old"], &player(&answer, 2)["old_kind"]), (&json!(2000), &json!("elo")));
}

#[test]
fn d4_9_8_3_the_games_of_a_match_are_rated_and_not_its_outcome() {
    let players = [("1700", "DEN", "2 w 1"), ("1700", "DEN", "1 b 0")];
    let games = "### rokade game round 1 white 1 black 2 stage ordinary result 1/2-1/2\n\
                 ### rokade game round 1 white 2 black 1 stage blitz result 0-1\n";
    let answer = rated(&report(&players, games));
    let scores: Vec<&Value> =
        player(&answer, 1)["games"].as_array().unwrap().iter().map(|game| &game["score"]).collect();
    assert_eq!(scores, [&json!("0.5"), &json!("1")]);
    assert_eq!(player(&answer, 1)["games_rated"], json!(1));
}

#[test]
fn rate_dsu_says_what_is_wrong_with_its_input() {
    let said = rokade(&format!("rate dsu --player 99 {}", fixture("evening.trf")));
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    assert!(said.err.contains("no player 99") && said.err.contains("1, 2, 3"), "{}", said.err);
    let json = rokade(&format!("rate dsu --json --player 99 {}", fixture("evening.trf")));
    assert_eq!((json.code, &json.json()["errors"][0]["reason"]), (2, &json!("rate_player_unknown")));
    let folder = Folder::new();
    let file = folder.file("wrong.trf", format!("### rokade estimate 3\n{}", fixture_text("evening.trf")));
    let said = rokade(&format!("rate dsu {file}"));
    assert_eq!(said.code, 2);
    assert!(said.err.contains("### rokade estimate NUMBER RATING"), "{}", said.err);
    assert_eq!(rokade("rate dsu nowhere.trf").code, 2);
    assert_eq!(rokade_reading("rate dsu -", b"").code, 2);
}

#[test]
fn rate_dsu_help_shows_an_example() {
    let said = rokade("rate dsu --help");
    assert!(said.out.contains("rokade rate dsu evening.trf") && said.out.contains("### rokade estimate"));
}

/// Six players, all play all; number 1 wins every game and everybody else draws.
fn six_who_all_meet() -> String {
    let meets = |one: u32, other: u32| {
        let (low, high) = (one.min(other), one.max(other));
        (if high == 6 { 2 * low } else { low + high }) % 5 + 1
    };
    let mut text = String::from("012 Club match\n032 DEN\n092 Individual: Round-Robin\n142 5\n");
    for player in 1..=6_u32 {
        let mut cells = String::new();
        for round in 1..=5 {
            let other = (1..=6).find(|other| *other != player && meets(player, *other) == round).unwrap();
            let mark = match (player, other) {
                (1, _) => '1',
                (_, 1) => '0',
                _ => '=',
            };
            cells.push_str(&format!("  {other:>4} {} {mark}", if player < other { 'w' } else { 'b' }));
        }
        let (rating, points) = if player == 1 { (1598, "5.0") } else { (1600, "2.0") };
        let name = format!("Player{player}, Test");
        text.push_str(&format!(
            "001 {player:>4}      {name:<33} {rating:>4} DEN {:>11} {:10} {points:>4} {:>4}{cells}\n",
            "", "", ""
        ));
    }
    text
}

#[test]
fn d4_5_2_1a_the_average_method_shows_its_terms_and_cites_its_own_clause() {
    let said = rokade_reading("rate dsu --player 1 -", six_who_all_meet().as_bytes()).out;
    // (1598 + 5 × 1600) / 6; 6 × 0.50 − 0.50; 45 × (5 − 2.5 + 1) = 157.5.
    assert!(said.contains("9598 / 6 = 1599.67, average 1600."), "{said}");
    let sum = said.lines().find(|line| line.contains("to the nearest 0.05")).unwrap();
    assert!(sum.contains("[D4.5.2.1a]") && !sum.contains("2.1b"), "{sum}");
    let game = said.lines().find(|line| line.contains("Round 1:")).unwrap();
    assert!(!game.contains("D4.5.2.1a"), "a single game plays no part: {game}");
}

#[test]
fn d4_5_2_4c_a_limit_is_passed_with_the_sum_shown_and_no_bare_fraction() {
    let said = rokade_reading("rate dsu --player 1 -", six_who_all_meet().as_bytes()).out;
    assert!(said.contains("1600 + ⅔ × 155.5 = 1703.67"), "{said}");
    assert!(said.contains("1703.67 to the nearest whole number, a half upwards: 1704."), "{said}");
    assert!(said.contains("reading rating-rounding"), "{said}");
    let danish = rokade_reading("rate dsu --lang da --player 1 -", six_who_all_meet().as_bytes()).out;
    assert!(danish.contains("1600 + ⅔ × 155,5 = 1703,67"), "{danish}");
}

#[test]
fn rounds_without_a_game_are_named_with_the_reason() {
    let text = report(&[("1700", "DEN", "2 w 1 0000 - H"), ("1700", "DEN", "1 b 0 0000 - Z")], "142 2\n");
    let said = rokade_reading("rate dsu --player 1 -", text.as_bytes());
    assert!(said.out.contains("Round 2: a half-point bye. No game, so nothing is rated."), "{} {}", said.out, said.err);
}
