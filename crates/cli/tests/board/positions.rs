//! `perft`, `chess960` and what is said of a bad FEN.

use crate::shell::{Said, rokade, rokade_reading, run};
use serde_json::{Value, json};

/// `rokade` with a FEN as one word.
fn with_fen(before: &str, fen: &str, after: &str) -> Said {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    run([words(before), vec![fen.to_owned()], words(after)].concat(), b"")
}

fn reasons(said: &Said) -> Vec<String> {
    assert_eq!(said.code, 2, "{}", said.out);
    let answer = said.json();
    assert_eq!(answer["schema"], "rokade.error/1");
    answer["errors"].as_array().unwrap().iter().map(|error| error["reason"].as_str().unwrap().to_owned()).collect()
}

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn perft_counts_from_the_start_as_published() {
    let answer = rokade("perft 4 --json").json();
    assert_eq!(
        (&answer["schema"], &answer["depth"], &answer["nodes"]),
        (&json!("rokade.perft/1"), &json!(4), &json!(197_281))
    );
    assert_eq!(answer["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let divide = answer["divide"].as_array().unwrap();
    assert_eq!((divide.len(), &divide[0]), (20, &json!({"uci": "a2a3", "nodes": 8_457})));
    let sum: u64 = divide.iter().map(|one| one["nodes"].as_u64().unwrap()).sum();
    assert_eq!(sum, 197_281);
}

#[test]
fn perft_takes_a_fen_in_one_word_or_in_six_or_from_standard_input() {
    let one = with_fen("perft 3", KIWIPETE, "");
    assert_eq!(one.code, 0, "{}", one.err);
    assert!(one.out.ends_with("97862 at depth 3\n") && one.out.contains("e1g1: "), "{}", one.out);
    assert_eq!(rokade(&format!("perft 3 {KIWIPETE}")).out, one.out);
    assert_eq!(rokade_reading("perft 3 -", format!("{KIWIPETE}\n").as_bytes()).out, one.out);
}

#[test]
fn perft_counts_chess960_with_castling_as_king_takes_rook() {
    let start = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    let answer = with_fen("perft 4 --chess960 --json", start, "").json();
    assert_eq!((&answer["nodes"], &answer["fen"]), (&json!(326_672), &json!(start)));
    // The castling rights tell by themselves that this is no ordinary array.
    assert_eq!(with_fen("perft 4 --json", start, "").json()["nodes"], 326_672);
    let castles = "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1";
    let answer = with_fen("perft 1 --json", castles, "").json();
    assert!(answer["divide"].as_array().unwrap().iter().any(|one| one["uci"] == "e1g1"), "{answer}");
}

#[test]
fn perft_at_depth_nought_is_the_position_itself() {
    let answer = rokade("perft 0 --json").json();
    assert_eq!((&answer["nodes"], &answer["divide"]), (&json!(1), &json!([])));
}

#[test]
fn every_fault_of_a_fen_is_told_at_once() {
    let bad = "rnbqkbnr/ppppxppp/7/8/8/8/PPPPPPPP/RNBQKBNR y KQkqq e9 -1 one two";
    let said = with_fen("perft 1 --json", bad, "");
    let wanted = [
        "fen_letter",
        "fen_squares",
        "fen_turn",
        "fen_castling",
        "fen_en_passant",
        "fen_quiet_plies",
        "fen_move_number",
        "fen_extra",
    ];
    assert_eq!(reasons(&said), wanted);
    let errors = said.json()["errors"].clone();
    assert_eq!((&errors[2]["found"], &errors[2]["expected"]), (&json!("y"), &json!("w, b")));
    let told = with_fen("perft 1", bad, "");
    assert_eq!((told.code, told.out.as_str(), told.err.lines().count()), (2, "", wanted.len()), "{}", told.err);
}

#[test]
fn a_position_without_kings_is_refused_in_every_language() {
    for (lang, wanted) in [
        ("en", "White has no king."),
        ("da", "Hvid har ingen konge."),
        ("nb", "Hvit har ingen konge."),
        ("sv", "Vit har ingen kung."),
    ] {
        let said = with_fen("perft 1 --lang", lang, "8/8/8/8/8/8/8/k7 w - - 0 1");
        assert_eq!((said.code, said.err.as_str()), (2, format!("rokade: {wanted}\n").as_str()));
    }
}

#[test]
fn a_position_that_cannot_arise_is_counted_with_a_word_of_doubt() {
    let said = with_fen("perft 1", "QQQQQQQQ/QQ6/8/8/8/8/8/K6k b - - 0 1", "");
    assert_eq!((said.code, said.err.lines().count()), (0, 1), "{}", said.err);
}

#[test]
fn perft_corrects_a_depth_that_is_no_number() {
    let said = rokade("perft deep");
    assert_eq!((said.code, said.err.lines().count()), (2, 1), "{}", said.err);
    assert!(said.err.contains("deep") && said.err.contains("0, 1, 2"), "{}", said.err);
}

#[test]
fn chess960_knows_the_ordinary_array_by_its_number() {
    let answer = rokade("chess960 518 --json").json();
    let wanted = json!({"schema": "rokade.chess960/1", "number": 518,
        "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "seed": null});
    assert_eq!(answer, wanted);
    assert_eq!(rokade_reading("chess960 - --json", b"518\n").json(), wanted);
    let said = rokade("chess960 518");
    assert!(said.out.contains("R N B Q K B N R") && said.out.contains("no. 518"), "{}", said.out);
    assert_eq!(said.out.lines().last(), Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
}

#[test]
fn chess960_draws_the_same_array_from_the_same_seed() {
    let first = rokade("chess960 --seed 7 --json");
    assert_eq!(first.json()["seed"], 7);
    assert_eq!(first.out, rokade("chess960 --json --seed 7").out);
    let others: Vec<Value> =
        (0..8).map(|seed| rokade(&format!("chess960 --seed {seed} --json")).json()["number"].clone()).collect();
    assert!(others.iter().any(|number| *number != others[0]), "{others:?}");
}

#[test]
fn chess960_without_a_seed_shows_the_one_it_drew() {
    let drawn = rokade("chess960 --json").json();
    let again = rokade(&format!("chess960 --json --seed {}", drawn["seed"])).json();
    assert_eq!(drawn, again);
    assert!(rokade("chess960").out.contains("seed"));
}

#[test]
fn chess960_has_960_arrays_and_says_so() {
    assert_eq!(rokade("chess960 959").code, 0);
    for number in ["960", "-1x", "99999999999", "first"] {
        let said = rokade_reading("chess960 -", number.as_bytes());
        assert_eq!((said.code, said.err.lines().count()), (2, 1), "{}", said.err);
        assert!(said.err.contains(number) && said.err.contains("0–959"), "{}", said.err);
    }
    assert_eq!(reasons(&rokade("chess960 960 --json")), ["no_such_array"]);
    assert_eq!(reasons(&rokade("chess960 5 --seed 3 --json")), ["options_conflict"]);
}

#[test]
fn every_command_of_the_board_has_help_with_an_example() {
    for command in ["perft", "chess960", "unwinnable", "notation", "game"] {
        let said = rokade(&format!("{command} --help"));
        assert_eq!(said.code, 0);
        assert!(said.out.contains("Example") && said.out.contains(&format!("\n  rokade {command}")), "{}", said.out);
    }
}

#[test]
fn chess960_answers_every_line_of_standard_input() {
    let said = rokade_reading("chess960 - --json", b"518\n960\n0\n");
    assert_eq!(said.code, 2);
    let answers: Vec<Value> = said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((answers.len(), &answers[0]["number"], &answers[2]["number"]), (3, &json!(518), &json!(0)));
    assert_eq!((&answers[1]["errors"][0]["line"], &answers[1]["errors"][0]["found"]), (&json!(2), &json!("960")));
    let said = rokade_reading("chess960 -", b"518\n0\n");
    assert!(said.code == 0 && said.out.contains("no. 518") && said.out.contains("no. 0"), "{}", said.out);
    assert_eq!(rokade_reading("chess960 -", b"").code, 2);
}
