//! `rokade candidates` and the figures of § 26.

mod shell;

use serde_json::{Value, json};
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

/// Eight players of about 2160, all-play-all; number 5 makes 5½ of 7.
const RATINGS: [u32; 8] = [2200, 2150, 2100, 2180, 2160, 2170, 2155, 1880];
/// Number 5's results against 1, 2, 3, 4, 6, 7, 8; everybody else draws.
const RESULTS: [char; 7] = ['=', '1', '1', '=', '=', '1', '1'];

fn all_play_all() -> String {
    // The circle: 8 stays, the others turn.
    let mut text = String::from("012 Easter group\n032 DEN\n092 Individual: Round-Robin\n142 7\n");
    let opponent =
        |player: u32, round: u32| (1..=8).find(|other| *other != player && meets(player, *other) == round).unwrap();
    for player in 1..=8_u32 {
        let mut halves = 0;
        let mut cells = String::new();
        for round in 1..=7 {
            let other = opponent(player, round);
            let mark = match (player, other) {
                (5, other) => RESULTS[index(other)],
                (player, 5) => turned(RESULTS[index(player)]),
                _ => '=',
            };
            halves += match mark {
                '1' => 2,
                '=' => 1,
                _ => 0,
            };
            let colour = if (player < other) == (round % 2 == 0) { 'w' } else { 'b' };
            cells.push_str(&format!("  {other:>4} {colour} {mark}"));
        }
        let rating = RATINGS[usize::try_from(player - 1).unwrap()];
        let points = format!("{}.{}", halves / 2, if halves % 2 == 0 { 0 } else { 5 });
        let name = format!("Player{player}, Test");
        text.push_str(&format!(
            "001 {player:>4}      {name:<33} {rating:>4} DEN {:>11} {:10} {points:>4} {:>4}{cells}\n",
            "", "", ""
        ));
    }
    text
}

/// The round in which two meet.
fn meets(one: u32, other: u32) -> u32 {
    let (low, high) = (one.min(other), one.max(other));
    let sum = if high == 8 { 2 * low } else { low + high };
    sum % 7 + 1
}

fn index(opponent: u32) -> usize {
    usize::try_from(if opponent < 5 { opponent - 1 } else { opponent - 2 }).unwrap()
}

fn turned(mark: char) -> char {
    match mark {
        '1' => '0',
        '0' => '1',
        other => other,
    }
}

fn row(said: &Value, player: u32) -> Value {
    said["players"].as_array().unwrap().iter().find(|row| row["player"] == player).unwrap().clone()
}

#[test]
fn every_rated_player_has_an_answer_with_its_figures() {
    let said = rokade_reading("candidates --event approved --json -", all_play_all().as_bytes());
    assert_eq!(said.code, 0, "{}", said.err);
    let said = said.json();
    assert_eq!(said["schema"], json!("rokade.candidates/1"));
    assert_eq!(said["players"].as_array().unwrap().len(), 8);
    let five = row(&said, 5);
    // 16995 over eight is 2124.4: category 2, 81 % of 7 is 5.67.
    let wanted = json!({"average": 2124, "category": 2, "percent": 81, "rounds": 7, "required": "5.5", "points": "5.5",
        "reached": true, "reached_after_round": null, "reason": "reached", "clauses": ["D4.1-26a"]});
    for (key, value) in wanted.as_object().unwrap() {
        assert_eq!(&five[key], value, "{key}");
    }
    let one = row(&said, 1);
    assert_eq!(
        (&one["reached"], &one["reason"], &one["points"]),
        (&json!(false), &json!("points_short"), &json!("3.5"))
    );
}

#[test]
fn weak_fields_short_events_and_other_events_give_none() {
    let said = rokade(&format!("candidates --json {}", fixture("evening.trf"))).json();
    let two = row(&said, 2);
    assert_eq!(
        (&two["reason"], &two["category"], &two["provisional"]),
        (&json!("average_below_table"), &json!(null), &json!(true))
    );
    assert!(said["players"].as_array().unwrap().iter().all(|row| row["player"] != 7), "number 7 has no rating");
    let other = rokade_reading("candidates --json --event other -", all_play_all().as_bytes()).json();
    assert_eq!(row(&other, 5)["reason"], json!("not_qualifying"));
    let short = fixture_text("evening.trf").replace("142 5", "142 4");
    let short = rokade_reading("candidates --json -", short.as_bytes()).json();
    assert_eq!(
        (&row(&short, 2)["reason"], &row(&short, 2)["clauses"]),
        (&json!("too_few_rounds"), &json!(["D4.1-26d"]))
    );
}

#[test]
fn in_a_team_event_a_result_stands_once_it_is_reached() {
    let team = format!("### rokade event team\n{}", all_play_all());
    let running = rokade_reading("candidates --json --running -", all_play_all().as_bytes()).json();
    let by_file = rokade_reading("candidates --json -", team.as_bytes()).json();
    assert_eq!(running, by_file);
    let five = row(&by_file, 5);
    assert_eq!((&five["reached"], &by_file["event"]), (&json!(true), &json!("team")));
    assert!(five["reached_after_round"].as_u64().is_some_and(|round| (5..=7).contains(&round)), "{five}");
    let individual = format!("### rokade event individual\n{}", all_play_all());
    let individual = rokade_reading("candidates --json -", individual.as_bytes()).json();
    assert_eq!(row(&individual, 5)["reached_after_round"], json!(null));
}

#[test]
fn the_danish_number_stands_before_the_rating_of_the_record() {
    let line = format!("DEN    5      {:<33} 2400\n", "Player5, Test");
    let folder = Folder::new();
    let file = folder.file("easter.trf", format!("{}{line}", all_play_all()));
    let said = rokade(&format!("candidates --json {file}")).json();
    assert_eq!(row(&said, 5)["average"], json!(2154), "240 more over eight");
}

#[test]
fn people_read_a_table_in_their_language() {
    let said = rokade_reading("candidates --event approved -", all_play_all().as_bytes());
    assert!(said.out.contains("✓ 5½ of 7; 5½ needed."), "{}", said.out);
    for (lang, words) in [("da", "kravet er 5½"), ("nb", "kravet er 5½"), ("sv", "kravet är 5½")] {
        let said = rokade_reading(&format!("candidates --event approved --lang {lang} -"), all_play_all().as_bytes());
        assert!(said.out.contains(words), "{}", said.out);
    }
    let left = rokade(&format!("candidates {}", fixture("evening.trf")));
    assert!(left.out.contains("has no rating") && left.out.contains("still to be played"), "{}", left.out);
}

#[test]
fn bad_questions_are_refused_in_one_line() {
    let file = fixture("evening.trf");
    for (words, part) in [
        (format!("candidates --event cup {file}"), "coordinated, division, team"),
        (format!("candidates --running --event team {file}"), "--event"),
        (format!("candidates --player 77 {file}"), "77"),
        ("candidates nowhere.trf".to_owned(), "nowhere.trf"),
    ] {
        let said = rokade(&words);
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{words}");
        assert!(said.err.contains(part) && said.err.lines().count() == 1, "{words}: {}", said.err);
    }
}

#[test]
fn d4_1_26d_without_the_kind_of_event_the_answer_says_what_is_missing() {
    let said = rokade_reading("candidates --json -", all_play_all().as_bytes()).json();
    let five = row(&said, 5);
    assert_eq!(said["event"], json!(null));
    assert_eq!((&five["reached"], &five["reason"]), (&json!(false), &json!("not_qualifying")));
    assert_eq!((&five["status"], &five["missing"]), (&json!("awaits_approval"), &json!("event_kind")));
    let text = rokade_reading("candidates --player 5 -", all_play_all().as_bytes()).out;
    assert!(text.contains("The points are enough.") && !text.contains('✓'), "{text}");
    let stated = format!("### rokade candidates approved\n{}", all_play_all());
    let stated = rokade_reading("candidates --json -", stated.as_bytes()).json();
    assert_eq!((&stated["event"], &row(&stated, 5)["reached"]), (&json!("approved"), &json!(true)));
}

#[test]
fn d4_1_26b_the_terms_of_the_average_and_the_row_of_the_table_are_shown() {
    let text = rokade_reading("candidates --event approved --player 5 -", all_play_all().as_bytes()).out;
    for part in ["(2160 + ", ") / 8 = 2124.38, average 2124", "category 2: 2101–2125, 81 %"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn a_player_without_a_rating_is_told_why_there_is_no_answer() {
    let said = rokade(&format!("candidates --player 7 {}", fixture("evening.trf")));
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("plays in the event but has no rating"), "{}", said.out);
}

/// Number 1 has 4 of 5 against players of 2300; in the last round another of 2300 can be met, or one of 1400.
fn one_round_ahead() -> String {
    let mut text = String::from("012 Open\n032 DEN\n142 6\n");
    let free = "  0000 - Z";
    for player in 1..=8_u32 {
        let cells: String = match player {
            1 => (2..=6).map(|other| format!("  {other:>4} w {}", if other == 6 { '0' } else { '1' })).collect(),
            2..=6 => (2..=6)
                .map(|round| match round == player {
                    true => format!("  {:>4} b {}", 1, if player == 6 { '1' } else { '0' }),
                    false => free.to_owned(),
                })
                .collect(),
            _ => free.repeat(5),
        };
        let rating = if player == 8 { 1400 } else { 2300 };
        let points = match player {
            1 => "4.0",
            6 => "1.0",
            _ => "0.0",
        };
        let name = format!("Player{player}, Test");
        text.push_str(&format!(
            "001 {player:>4}      {name:<33} {rating:>4} DEN {:>11} {:10} {points:>4} {:>4}{cells}\n",
            "", "", ""
        ));
    }
    text
}

#[test]
fn d4_1_26a_what_is_enough_against_the_strongest_is_not_told_as_nothing_more() {
    let said = rokade_reading("candidates --event approved --json -", one_round_ahead().as_bytes()).json();
    let one = row(&said, 1);
    assert_eq!(one["needs"], json!({"rounds": 1, "least": "0", "enough": "0.5"}));
    let ahead = one["ahead"].as_array().unwrap();
    assert_eq!(ahead.len(), 2, "{one}");
    // (6 × 2300 + 2300) / 7 and (6 × 2300 + 1400) / 7
    assert_eq!((&ahead[0]["average"], &ahead[1]["average"]), (&json!(2300), &json!(2171)));
    for (lang, wanted, folded) in [
        ("en", "Against the strongest who can be met that is already enough", "at least 0 more"),
        ("da", "Mod de stærkeste, der kan mødes, er det allerede nok", "mindst 0 mere"),
        ("nb", "Mot de sterkeste som kan møtes, er det allerede nok", "minst 0 til"),
        ("sv", "Mot de starkaste som kan mötas räcker det redan", "minst 0 till"),
    ] {
        let words = format!("candidates --event approved --player 1 --lang {lang} -");
        let said = rokade_reading(&words, one_round_ahead().as_bytes()).out;
        assert!(said.contains(wanted) && !said.contains(folded), "{said}");
        assert!(said.contains("2171") && said.contains("(1400)"), "{said}");
    }
    let five = rokade_reading("candidates --event approved --player 5 -", all_play_all().as_bytes()).out;
    assert!(five.contains("81 % of 7 rounds is 5.67, to the nearest half point 5½"), "{five}");
}
