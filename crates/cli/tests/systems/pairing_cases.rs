//! Six small rounds worked out by hand from the handbook, and events that end without a game or in teams, as a
//! person asks for them.

use serde_json::{Value, json};

use crate::shell::{fixture, rokade, rokade_reading};

/// The boards, White first, and everything the long answer says.
fn paired(system: &str, file: &str) -> (String, String) {
    let file = fixture(&format!("pairing-cases/{file}.trf"));
    let plain = rokade(&format!("pair --system {system} --plain {file}"));
    assert_eq!(plain.code, 0, "{}", plain.err);
    let boards: Vec<String> = plain.out.lines().skip(1).map(|line| line.replace(' ', "-")).collect();
    let told = rokade(&format!("pair --system {system} --explain --trace --lang en {file}"));
    (boards.join(" "), told.out)
}

#[test]
fn d4_9_6_6_3_two_whites_meet_and_the_others_form_columns_anew() {
    let (boards, told) = paired("dubov-1997", "dubov-1997-after-two-whites");
    assert_eq!(boards, "1-3 2-6 5-4");
    assert!(!told.contains("D4.9.6-9"), "section 9 is not needed: {told}");
    assert!(told.contains("may meet nobody of the Black column and meets 4"), "{told}");
    assert!(told.contains("form their columns again. [D4.9.6-6.1, reading dubov-1997-rows]"), "{told}");
}

#[test]
fn d4_9_6_6_4_only_2_floats_and_5_meets_1_who_was_brought_up() {
    let (_, told) = paired("dubov-1997", "dubov-1997-who-floats");
    assert!(told.contains("5 Player 05 has nobody left to meet"), "{told}");
    assert!(told.contains("2 Player 02 is left over and floats down."), "{told}");
    assert!(!told.contains("5 Player 05 is left over"), "{told}");
    assert!(!told.contains("in vain"), "{told}");
    assert!(
        told.contains("5 Player 05 has 2½ and meets a player with 2. Meets 1 Player 01, who was brought up."),
        "{told}"
    );
    assert!(!told.contains("5 Player 05 floats down"), "he stays in his group: {told}");
}

#[test]
fn d4_9_5_c13_no_brackets_are_joined_while_the_second_lowest_keeps_a_pair() {
    let (boards, told) = paired("fide-1998", "fide-1998-c13-joins-too-soon");
    assert_eq!(boards, "1-2 4-3 6-5");
    assert!(told.contains("[D4.9.5-C13, reading fide-1998-lowest-bracket]"), "{told}");
    assert!(!told.contains("joined"), "{told}");
}

#[test]
fn d4_9_5_c12_the_whole_pairing_above_is_undone() {
    let (boards, told) = paired("fide-1998", "fide-1998-c12-every-pairing");
    assert_eq!(boards, "4-3 6-8 2-1 5-7");
    assert!(told.contains("paired again so that others come down: number 1. [D4.9.5-C12"), "{told}");
}

#[test]
fn d4_9_5_c11_nobody_moves_down_for_colours_alone() {
    let (boards, told) = paired("fide-1998", "fide-1998-c11-all-pairs");
    assert_eq!(boards, "5-6 3-4 2-1");
    assert!(told.contains("x was raised from 0 to 2") || told.contains("x was raised from 1 to 2"), "{told}");
    assert!(!told.contains("Not all pairs can be made"), "{told}");
    assert!(told.contains("Floats up of those who meet players moved down"), "{told}");
    assert!(!told.contains("Floats up in the remainder"), "nobody floats up among equals: {told}");
}

#[test]
fn d4_9_5_c10_other_opponents_in_the_lowest_score_group_go_before_a_join() {
    let (boards, told) = paired("fide-1998", "fide-1998-c10-other-opponents");
    assert_eq!(boards, "1-8 4-5 6-3 7-2");
    assert!(told.contains("Those moved down were given other opponents"), "{told}");
    assert!(told.contains("[D4.9.5-C10, reading fide-1998-lowest-bracket]"), "{told}");
    assert!(!told.contains("joined"), "{told}");
}

/// Places of a table in JSON, each with whether it is shared.
fn places(answer: &Value) -> Vec<(u64, bool)> {
    let rows = answer["rows"].as_array().unwrap();
    rows.iter().map(|row| (row["place"].as_u64().unwrap(), row["shared"] == json!(true))).collect()
}

#[test]
fn d4_9_7_5_a_final_won_by_walkover_has_one_winner() {
    let events = ["--players 4 --seed 9 --withdrawals 150", "--players 9 --seed 5 --withdrawals 200 --forfeits 150"];
    for event in events {
        let file = rokade(&format!("simulate --system knock-out {event}")).out;
        let answer = rokade_reading("standings --json -", file.as_bytes()).json();
        let first: Vec<_> = places(&answer).into_iter().filter(|(place, _)| *place == 1).collect();
        assert_eq!(first, [(1, false)], "{event}: {answer}");
        let again = rokade_reading("pair --json -", file.as_bytes());
        assert_eq!(again.code, 2, "{event}: the final is not offered again");
        assert_eq!(again.json()["errors"][0]["reason"], "all_rounds_paired", "{event}");
        let checked = rokade_reading("check --json -", file.as_bytes()).json();
        assert_eq!(checked["equal"], json!(true), "{event}: {checked}");
    }
}

#[test]
fn d4_9_7_5_points_that_leave_out_the_walkover_are_reported() {
    let file = rokade("simulate --system knock-out --players 4 --seed 9 --withdrawals 150").out;
    let winner = file.lines().find(|line| line.contains("0000 - U")).unwrap();
    let points: String = winner.chars().skip(80).take(4).collect();
    assert_eq!(points, " 2.0", "{winner}");
    let wrong = file.replace(winner, &winner.replacen(" 2.0", " 1.0", 1));
    let said = rokade_reading("check --lang en -", wrong.as_bytes());
    assert!(said.code != 0 && (said.err + &said.out).contains("2"), "the sum of the rounds is 2");
}

#[test]
fn d4_9_9_5_standings_of_an_olympiad_show_the_teams() {
    let file = rokade("simulate --system olympiad --players 16 --seed 5").out;
    let answer = rokade_reading("standings --json -", file.as_bytes()).json();
    let teams = answer["teams"].as_array().unwrap();
    assert_eq!(teams.len(), 4);
    assert_eq!(teams[0]["place"], json!(1));
    assert!(teams.iter().all(|team| team["players"].as_array().unwrap().len() == 4));
    let points: f64 = teams.iter().map(|team| team["board_points"].as_str().unwrap().parse::<f64>().unwrap()).sum();
    assert!((points - 24.0).abs() < f64::EPSILON, "three rounds of eight games: {answer}");
    let said = rokade_reading("standings --lang en -", file.as_bytes());
    assert!(said.out.starts_with("Team table after round 3\n"), "{}", said.out);
    assert!(said.out.contains("Board points") && said.out.contains("Standings after round 3"), "{}", said.out);
    let monrad = rokade(&format!("standings --json {}", fixture("evening.trf"))).json();
    assert!(monrad.get("teams").is_none());
}

#[test]
fn d4_9_9_5_an_empty_team_is_told() {
    let file = rokade("simulate --system olympiad --players 3 --teams 4 --seed 1").out;
    for command in ["standings", "pair --round 1"] {
        let said = rokade_reading(&format!("{command} --lang en -"), file.as_bytes());
        let told = said.out + &said.err;
        assert!(told.contains("One of the 4 teams has no players: there are only 3."), "{command}: {told}");
    }
}

#[test]
fn d4_9_9_5_an_empty_team_draws_no_match_and_stands_last() {
    let file = rokade("simulate --system olympiad --players 3 --teams 4 --seed 1").out;
    let answer = rokade_reading("standings --json -", file.as_bytes()).json();
    let rows = answer["teams"].as_array().unwrap();
    let last = rows.last().unwrap();
    assert_eq!((&last["players"], &last["place"]), (&json!([]), &json!(4)), "{last}");
    assert_eq!((&last["drawn"], &last["match_points"]), (&json!(0), &json!(0)), "{last}");
    let counted = |row: &Value| -> u64 { ["won", "drawn", "lost"].iter().filter_map(|key| row[*key].as_u64()).sum() };
    let matches: u64 = rows.iter().map(counted).sum();
    assert_eq!(matches, 6, "three matches of two teams: {rows:?}");
    let said = rokade_reading("standings --lang en -", file.as_bytes());
    assert!(said.err.contains("plays no match and comes last"), "{}", said.err);
}

#[test]
fn d4_9_9_5_the_surplus_player_of_an_uneven_team_is_explained() {
    let file = rokade("simulate --system olympiad --players 9 --seed 5").out;
    for round in 1..=3 {
        let said = rokade_reading(&format!("pair --round {round} --explain --lang en -"), file.as_bytes());
        assert_eq!(said.code, 0, "{}", said.err);
        assert!(!said.out.contains("Not in the round"), "{}", said.out);
        assert!(said.out.contains("has no player on board 3."), "{}", said.out);
    }
    let checked = rokade_reading("check --json -", file.as_bytes()).json();
    assert_eq!(checked["equal"], json!(true), "{checked}");
}
