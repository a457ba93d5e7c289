//! `rokade game`: what the Laws say of recorded games.

use crate::shell::{Folder, Said, fixture, fixture_text, rokade, rokade_reading};
use serde_json::{Value, json};

fn objects(said: &Said) -> Vec<Value> {
    said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn games(words: &str) -> Vec<Value> {
    let said = rokade(&format!("game --json {words} {}", fixture("games.pgn")));
    assert_eq!(said.code, 0, "{}", said.err);
    objects(&said)
}

#[test]
fn every_game_is_an_object_in_the_order_of_the_file() {
    let games = games("--laws 2018");
    let indexes: Vec<&Value> = games.iter().map(|game| &game["index"]).collect();
    assert_eq!(indexes, [&json!(1), &json!(2), &json!(3), &json!(4)]);
    for game in &games {
        assert_eq!((&game["schema"], &game["laws"]), (&json!("rokade.game/1"), &json!("2018")));
    }
    assert_eq!(games[0]["plies"], 17);
    assert_eq!(games[0]["final_fen"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 9");
}

#[test]
fn the_fifth_occurrence_ends_a_game_since_2018_only() {
    let ended = games("--laws 2018")[0]["ended"].clone();
    assert_eq!(ended, json!({"ply": 16, "reason": "fivefold", "clauses": ["L2018-9.6.1"]}));
    assert_eq!(games("")[0]["ended"]["clauses"], json!(["L2023-9.6.1"]));
    for laws in ["2001", "2009", "2009-no"] {
        assert_eq!(games(&format!("--laws {laws}"))[0]["ended"], Value::Null, "{laws}");
    }
}

#[test]
fn claims_stand_on_the_board_or_by_an_announced_move() {
    let game = games("--laws 2018").remove(0);
    let claim = |index: usize| {
        let claim = &game["claims"][index];
        (claim["ply"].clone(), claim["by"].clone(), claim["rule"].clone(), claim["with_move"].clone())
    };
    assert_eq!(claim(0), (json!(7), json!("black"), json!("threefold"), json!("Ng8")));
    assert_eq!(claim(1), (json!(8), json!("white"), json!("threefold"), Value::Null));
    assert_eq!(claim(2), (json!(8), json!("white"), json!("threefold"), json!("Nf3")));
}

#[test]
fn fifty_moves_are_counted_from_the_start_of_the_record() {
    let game = games("--laws 2018").remove(3);
    let fifty: Vec<(u64, bool)> = game["claims"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|claim| claim["rule"] == "fifty")
        .map(|claim| (claim["ply"].as_u64().unwrap(), claim["with_move"].is_null()))
        .collect();
    assert!(fifty.contains(&(1, false)) && fifty.contains(&(2, true)) && !fifty.contains(&(1, true)), "{fifty:?}");
    assert!(fifty.iter().all(|(ply, _)| *ply >= 1), "{fifty:?}");
    assert_eq!(game["ended"]["reason"], "dead_position");
}

#[test]
fn a_result_that_does_not_fit_is_told() {
    let games = games("");
    assert_eq!((&games[1]["stated"], &games[1]["result_fits"]), (&json!("1-0"), &json!(false)));
    assert_eq!(games[1]["ended"]["reason"], "checkmate");
    assert_eq!(games[1]["result_reason"]["result"], "0-1");
    assert_eq!(games[0]["result_fits"], true);
}

#[test]
fn an_illegal_move_is_data_of_its_game() {
    let game = games("--laws 2018").remove(2);
    let illegal = &game["illegal"];
    assert_eq!((&illegal["ply"], &illegal["text"]), (&json!(3), &json!("Ke3")));
    assert_eq!((&illegal["reason"], &illegal["clauses"]), (&json!("wrong_movement"), &json!(["L2018-3.8.1"])));
    assert_eq!((&game["plies"], &game["stated"]), (&json!(2), &json!("*")));
}

#[test]
fn a_person_reads_a_table_in_every_language() {
    for (lang, wanted) in [
        ("en", ["third occurrence", "Over after 8… Ng8.", "does not fit", "Ke3: The piece"]),
        ("da", ["stillingen tredje gang", "Slut efter 8… Sg8.", "passer ikke", "Ke3: Sådan"]),
        ("nb", ["stillingen tredje gang", "Slutt etter 8… Sg8.", "passer ikke", "Ke3: Slik"]),
        ("sv", ["ställningen tredje gången", "Slut efter 8… Sg8.", "stämmer inte", "Ke3: Så"]),
    ] {
        let said = rokade(&format!("game --lang {lang} {}", fixture("games.pgn")));
        assert_eq!(said.code, 0, "{}", said.err);
        for words in wanted {
            assert!(said.out.contains(words), "{lang}: {words}\n{}", said.out);
        }
        assert!(said.out.contains("Holm, Astrid – Berg, Ole  ½–½"), "{}", said.out);
    }
}

#[test]
fn standard_input_gives_the_same_answer() {
    let from_file = rokade(&format!("game --json {}", fixture("games.pgn")));
    let from_input = rokade_reading("game --json -", fixture_text("games.pgn").as_bytes());
    assert_eq!(from_file.out, from_input.out);
}

#[test]
fn a_game_without_a_position_is_refused_in_its_place() {
    let text = format!("[FEN \"8/8/8 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 *\n\n{}", fixture_text("games.pgn"));
    let said = rokade_reading("game --json -", text.as_bytes());
    assert_eq!(said.code, 2);
    let answers = objects(&said);
    assert_eq!((answers.len(), &answers[0]["schema"]), (5, &json!("rokade.error/1")));
    assert_eq!((&answers[0]["errors"][0]["reason"], &answers[1]["index"]), (&json!("fen_ranks"), &json!(2)));
    let said = rokade_reading("game -", text.as_bytes());
    assert!(said.code == 2 && said.err.starts_with("<stdin>:1: "), "{}", said.err);
}

#[test]
fn what_is_no_recorded_game_is_refused_in_one_line() {
    let noise: Vec<u8> = (0..300_000_u32).map(|index| (index.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let folder = Folder::new();
    for (name, bytes) in [("empty.pgn", Vec::new()), ("noise.pgn", noise)] {
        let file = folder.file(name, bytes);
        let said = rokade(&format!("game {file}"));
        assert_eq!((said.code, said.out.as_str(), said.err.lines().count()), (2, "", 1), "{}", said.err);
        assert!(said.err.starts_with(&file), "{}", said.err);
    }
    let said = rokade("game no-such-file.pgn");
    assert_eq!((said.code, said.err.as_str()), (2, "no-such-file.pgn: There is no such file.\n"));
}

#[test]
fn an_unknown_edition_is_corrected_in_one_line() {
    let said = rokade("game --laws 1999 x.pgn");
    assert_eq!((said.code, said.err.lines().count()), (2, 1));
    let known = "2001, 2001-DK, 2009, 2009-DK, 2009-NO, 2018, 2018-SE, 2023";
    assert!(said.err.contains(known), "{}", said.err);
    let help: Vec<String> = rokade("game --help").out.split_whitespace().map(str::to_owned).collect();
    assert!(help.join(" ").contains(known), "{help:?}");
    for edition in known.split(", ") {
        games(&format!("--laws {edition}"));
    }
}

#[test]
fn tags_in_any_order_make_one_game() {
    let said = rokade_reading("game --json -", b"[White \"Holm, Astrid\"]\n[Event \"a\"]\n\n1. e4 e5 1-0\n");
    let answers = objects(&said);
    assert_eq!((said.code, answers.len(), &answers[0]["plies"]), (0, 1, &json!(2)), "{}", said.out);
}

#[test]
fn whether_the_result_fits_is_not_told_of_a_record_that_breaks_off() {
    for moves in
        ["1. e4 e5 2. Ke3", "1. Nf3 d5 2. d3 e5 3. Nd2", "1. e4 hello", "1. e4 --", "1. e4 {c5 2. Nf3", "1. e4 (c5"]
    {
        let text = format!("[Result \"1-0\"]\n\n{moves} 1-0\n");
        let answer = objects(&rokade_reading("game --json -", text.as_bytes())).remove(0);
        assert_eq!((&answer["result_fits"], &answer["result_reason"]), (&Value::Null, &Value::Null), "{answer}");
        for (lang, wanted) in [
            ("en", "is unknown: the record stops before the end"),
            ("da", "kan ikke siges: noteringen holder op"),
            ("nb", "kan ikke sies: noteringen er avbrutt"),
            ("sv", "går inte att säga: partiet kunde inte läsas till slut"),
        ] {
            let said = rokade_reading(&format!("game --lang {lang} -"), text.as_bytes());
            assert!(said.out.contains(wanted), "{}", said.out);
        }
    }
    // What comes behind the end of a game does not change its result.
    let mated = |result: &str| {
        let text = format!("1. f3 e5 2. g4 Qh4# 3. Ke2 {result}\n");
        objects(&rokade_reading("game --json -", text.as_bytes())).remove(0)["result_fits"].clone()
    };
    assert_eq!((mated("1-0"), mated("0-1")), (json!(false), json!(true)));
}

#[test]
fn only_an_illegal_move_is_said_to_be_against_the_laws() {
    for (moves, wanted) in [
        ("1. e4 e5 2. Ke3 *", "Against the Laws at 2. Ke3"),
        ("1. Nf3 d5 2. d3 e5 3. Nd2 *", "Cannot be read at 3. “Nd2”"),
        ("1. e4 hello *", "Cannot be read at 1… hello"),
        ("1. e4 -- *", "Cannot be read at 1… --"),
    ] {
        let said = rokade_reading("game --lang en -", moves.as_bytes());
        assert!(said.code == 0 && said.out.contains(wanted), "{}", said.out);
    }
}

#[test]
fn a_bad_starting_position_is_told_on_the_line_of_its_tag() {
    let said = rokade_reading("game -", b"[Event \"a\"]\n[FEN \"8/8/8 w - - 0 1\"]\n\n1. e4 *\n");
    assert!(said.code == 2 && said.err.starts_with("<stdin>:2: "), "{}", said.err);
}

#[test]
fn legality_alone_leaves_the_rest_unasked_and_the_moves_the_same() {
    for (whole, bare) in games("").iter().zip(games("--legality")) {
        for key in ["index", "plies", "final_fen", "illegal", "stated", "line", "faults"] {
            assert_eq!(whole[key], bare[key], "{key}");
        }
        assert!(bare["claims"].is_null() && bare["ended"].is_null() && bare["result_fits"].is_null());
        assert_eq!((&bare["legality_only"], whole.get("legality_only")), (&json!(true), None));
    }
}

/// Far more games than are handed to a core at a time.
#[test]
fn many_games_keep_their_order() {
    let folder = Folder::new();
    let text: String =
        (1..=700).map(|number| format!("[Event \"{number}\"]\n[Round \"{number}\"]\n\n1. e4 e5 *\n\n")).collect();
    let said = rokade(&format!("game --json {}", folder.file("many.pgn", &text)));
    let indexes: Vec<Value> = objects(&said).iter().map(|game| game["index"].clone()).collect();
    assert_eq!(indexes, (1..=700).map(|number| json!(number)).collect::<Vec<_>>());
}

#[test]
fn signs_of_a_forfeit_are_a_result_and_no_game() {
    for (end, stated) in [("(+)-(-)", "1-0"), ("(-)-(+)", "0-1"), ("1-0 1-0F", "1-0"), ("1-0 0-0", "1-0")] {
        let pgn = format!(
            "[White \"Holm\"]\n[Result \"{stated}\"]\n\n1. e4 e5 {end}\n\n[White \"Rask\"]\n[Result \"1-0\"]\n\n1. d4 d5 1-0\n"
        );
        let found = objects(&rokade_reading("game --json -", pgn.as_bytes()));
        assert_eq!(found.len(), 2, "{end}: {found:?}");
        assert_eq!((&found[0]["stated"], &found[0]["faults"]), (&json!(stated), &json!([])), "{end}");
        assert_eq!(found[0]["plies"], 2, "{end}");
    }
}
