//! `rokade unwinnable`: one position, or a line each.

use std::io::{BufRead, BufReader, Write};

use crate::shell::{Said, rokade, rokade_reading, run};
use serde_json::{Value, json};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const LONE_BISHOP: &str = "8/8/4k3/8/8/3KB3/8/8 w - - 0 1";
const WALL: &str = "k7/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7 w - - 0 1";
const MATE_IN_ONE: &str = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1";

fn asked(before: &str, fen: &str) -> Said {
    let mut words: Vec<String> = before.split_whitespace().map(str::to_owned).collect();
    words.push(fen.to_owned());
    run(words, b"")
}

/// The objects of several lines.
fn objects(said: &Said) -> Vec<Value> {
    said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_winnable_position_comes_with_a_helpmate() {
    let answer = asked("unwinnable --winner white --json", MATE_IN_ONE).json();
    assert_eq!((&answer["schema"], &answer["fen"]), (&json!("rokade.unwinnable/1"), &json!(MATE_IN_ONE)));
    assert_eq!((&answer["winner"], &answer["verdict"]), (&json!("white"), &json!("winnable")));
    assert_eq!(answer["reason"], Value::Null);
    assert!(!answer["helpmate"].as_array().unwrap().is_empty());
    assert!(answer["nodes"].is_u64() && answer["method"].is_string());
}

#[test]
fn a_helpmate_replays_to_mate() {
    let answer = asked("unwinnable --winner black --json", START).json();
    let line: Vec<&str> = answer["helpmate"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
    let mut position = rokade_board::Position::start();
    for uci in line {
        let m = position.read_uci(uci).unwrap();
        position.play(m);
    }
    assert!(position.is_checkmate() && position.turn() == rokade_board::Color::White);
}

#[test]
fn an_unwinnable_position_says_why() {
    let answer = asked("unwinnable --winner white --json", LONE_BISHOP).json();
    assert_eq!((&answer["verdict"], &answer["reason"]), (&json!("unwinnable"), &json!("material")));
    assert_eq!(answer["helpmate"], Value::Null);
    assert_eq!(answer.get("dead"), None);
    let said = asked("unwinnable --winner white --lang da", LONE_BISHOP);
    assert!(said.out.contains("Hvid har kun løbere på sorte felter"), "{}", said.out);
}

#[test]
fn without_a_winner_both_sides_are_answered_and_the_dead_position_is_named() {
    let said = asked("unwinnable --json", LONE_BISHOP);
    let both = objects(&said);
    let winners: Vec<&Value> = both.iter().map(|one| &one["winner"]).collect();
    assert_eq!(winners, [&json!("white"), &json!("black")]);
    assert!(both.iter().all(|one| one["dead"] == true));
    for (lang, wanted) in [("en", "dead"), ("da", "død"), ("nb", "død"), ("sv", "död")] {
        let said = asked(&format!("unwinnable --lang {lang}"), LONE_BISHOP);
        assert!(said.code == 0 && said.out.contains(wanted), "{}", said.out);
    }
    assert!(objects(&asked("unwinnable --json", START)).iter().all(|one| one["dead"] == false));
}

#[test]
fn a_closed_position_is_drawn_with_the_squares_each_king_can_reach() {
    let said = asked("unwinnable", WALL);
    assert_eq!(said.code, 0);
    let boards = "1 (K)× × × × × × ×       1  K · · · · · · ·";
    assert!(said.out.contains(boards) && said.out.contains("White king a1"), "{}", said.out);
    let answer = objects(&asked("unwinnable --json", WALL)).remove(0);
    assert_eq!(answer["reason"], "closed_wall");
    let reach = &answer["explanation"]["reach"];
    assert_eq!((&reach[0]["man"], reach[0]["squares"].as_array().unwrap().len()), (&json!("a1"), 24));
}

#[test]
fn the_line_is_in_the_letters_of_the_reader() {
    let said = asked("unwinnable --winner white --lang sv", MATE_IN_ONE);
    assert!(said.out.contains("1. D") && said.out.contains('#'), "{}", said.out);
}

#[test]
fn without_nodes_a_question_that_needs_a_search_is_undecided() {
    let answer = asked("unwinnable --winner white --nodes 3 --json", START).json();
    assert_eq!((&answer["verdict"], &answer["nodes"]), (&json!("undecided"), &json!(3)));
    assert_eq!((&answer["helpmate"], &answer["reason"]), (&Value::Null, &Value::Null));
    let said = asked("unwinnable --winner white --nodes 3", START);
    assert!(said.code == 0 && said.out.contains("not decided after 3 positions"), "{}", said.out);
    for (lang, one, three) in [("en", "1 position;", "3 positions;"), ("sv", "1 ställning;", "3 ställningar;")] {
        for (nodes, wanted) in [(1, one), (3, three)] {
            let said = asked(&format!("unwinnable --winner white --nodes {nodes} --lang {lang}"), START);
            assert!(said.out.contains(wanted), "{}", said.out);
        }
    }
    let answer = asked("unwinnable --winner black --nodes 1 --json", LONE_BISHOP).json();
    assert_eq!(answer["verdict"], "unwinnable", "a bare king needs no search");
}

#[test]
fn lines_are_answered_with_a_word_each_in_their_order() {
    let questions = format!("{START};white\n{LONE_BISHOP};white\n{LONE_BISHOP};black\n{START};b\n");
    let said = rokade_reading("unwinnable", questions.as_bytes());
    assert_eq!((said.code, said.out.as_str()), (0, "winnable\nunwinnable\nunwinnable\nwinnable\n"), "{}", said.err);
    assert_eq!(rokade_reading("unwinnable -", questions.replace('\n', "\r\n").as_bytes()).out, said.out);
    let answers = objects(&rokade_reading("unwinnable --json", questions.as_bytes()));
    let fens: Vec<&str> = answers.iter().map(|answer| answer["fen"].as_str().unwrap()).collect();
    assert_eq!(fens, [START, LONE_BISHOP, LONE_BISHOP, START]);
}

#[test]
fn thousands_of_lines_keep_their_order() {
    let questions: String = (0..1_500)
        .map(|index| if index % 3 == 0 { format!("{WALL};white\n") } else { format!("{LONE_BISHOP};black\n") })
        .collect();
    let said = rokade_reading("unwinnable --json", questions.as_bytes());
    let winners = objects(&said);
    assert_eq!(winners.len(), 1_500);
    assert!(winners.iter().enumerate().all(|(index, answer)| (answer["winner"] == "white") == (index % 3 == 0)));
}

#[test]
fn a_winner_on_the_command_line_serves_lines_without_one() {
    let said = rokade_reading("unwinnable --winner black", format!("{START}\n{LONE_BISHOP}\n").as_bytes());
    assert_eq!((said.code, said.out.as_str()), (0, "winnable\nunwinnable\n"));
}

#[test]
fn a_bad_line_is_told_with_its_number_and_the_others_are_answered() {
    let questions = format!("{START};white\n8/8/8 x;red;more\n\n{LONE_BISHOP}\n{LONE_BISHOP};white\n");
    let said = rokade_reading("unwinnable", questions.as_bytes());
    assert_eq!((said.code, said.out.as_str()), (2, "winnable\ninvalid\ninvalid\ninvalid\nunwinnable\n"));
    let lines: Vec<&str> = said.err.lines().collect();
    assert!(lines[0].starts_with("<stdin>:2: ") && lines.last().unwrap().starts_with("<stdin>:4: "), "{}", said.err);
    let answers = objects(&rokade_reading("unwinnable --json", questions.as_bytes()));
    let schemas: Vec<&str> = answers.iter().map(|answer| answer["schema"].as_str().unwrap()).collect();
    let (answer, error) = ("rokade.unwinnable/1", "rokade.error/1");
    assert_eq!(schemas, [answer, error, error, error, answer]);
    let reasons: Vec<&str> =
        answers[1]["errors"].as_array().unwrap().iter().map(|error| error["reason"].as_str().unwrap()).collect();
    assert_eq!(reasons, ["fen_ranks", "fen_turn", "winner_unknown", "line_goes_on"]);
    assert!(answers[1]["errors"].as_array().unwrap().iter().all(|error| error["line"] == 2));
    assert_eq!(answers[3]["errors"][0]["reason"], "winner_missing");
}

#[test]
fn an_answer_comes_before_the_next_question_is_asked() {
    let mut child = crate::shell::command().arg("unwinnable").spawn().unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for (fen, wanted) in [(START, "winnable\n"), (LONE_BISHOP, "unwinnable\n"), (WALL, "unwinnable\n")] {
        writeln!(questions, "{fen};white").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert_eq!(answer, wanted);
    }
    drop(questions);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_bad_fen_or_colour_is_bad_input() {
    let said = asked("unwinnable --json", "8/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(said.code, 2);
    assert_eq!(said.json()["errors"].as_array().unwrap().len(), 2);
    let said = rokade("unwinnable --winner red 8/8/8/8/8/8/8/8");
    assert!(said.code == 2 && said.err.contains("white, black"), "{}", said.err);
}

#[test]
fn nothing_asked_is_nothing_answered() {
    let said = rokade_reading("unwinnable", b"");
    assert_eq!((said.code, said.out.as_str(), said.err.as_str()), (0, "", ""));
}
