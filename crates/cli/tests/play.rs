//! `rokade play` over a pipe: a game by typed lines, under the referee.

#[expect(dead_code, reason = "games come over standard input")]
mod shell;

use serde_json::{Value, json};
use shell::{Folder, Said, rokade, rokade_reading};

fn play(options: &str, lines: &[&str]) -> Said {
    rokade_reading(&format!("play --ticks {options}"), (lines.join("\n") + "\n").as_bytes())
}

fn account(options: &str, lines: &[&str]) -> Value {
    let said = play(&format!("--json {options}"), lines);
    assert_eq!(said.code, 0, "{}", said.err);
    said.json()
}

const MATE: &[&str] = &["@1000 start", "@5000 f3", "@9000 e5", "@12000 g4", "@14000 Qh4#"];

#[test]
fn a_game_is_played_to_mate_with_result_clauses_and_sheet() {
    let said = play("--laws 2018", MATE);
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("Result 0-1: checkmate [5.1.1") && said.out.contains("1. What happened"), "{}", said.out);
    assert!(said.out.contains("   1. f3     e5\n   2. g4     Qh4"), "{}", said.out);
    let answer = account("--laws 2018", MATE);
    assert_eq!((&answer["result"], &answer["reason"]), (&json!("0-1"), &json!("checkmate")));
    assert_eq!(answer["moves"], json!(["f3", "e5", "g4", "Qh4#"]));
    // White thought 4 and 3 seconds, Black 4; every press but the mate brings its 30.
    assert_eq!(answer["clock"], json!({"white": 5_453_000, "black": 5_424_000}));
}

#[test]
fn moves_are_read_in_the_letters_of_any_language_or_by_squares() {
    let answer = account("--lang da", &["e2-e4", "e7e5", "Sf3", "Nc6", "Lb5", "a6", "0-0"]);
    assert_eq!(answer["moves"], json!(["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"]));
    let said = play("--letters da", &["Nf3", "Sf3", "score"]);
    assert_eq!(said.code, 2);
    assert!(said.err.contains("<stdin>:1: Nf3:") && said.out.contains("1. Sf3"), "{} {}", said.out, said.err);
}

#[test]
fn the_first_move_starts_the_clock_and_a_semicolon_leaves_it_unpressed() {
    let answer = account("--time 5", &["@60000 e4;", "@70000 press", "@75000 e5"]);
    assert_eq!(answer["clock"], json!({"white": 290_000, "black": 295_000}));
}

#[test]
fn an_illegal_move_by_squares_stands_until_somebody_objects() {
    let said = play("--laws 2018 --federation SE", &["@5000 e2e5", "@9000 claim illegal"]);
    assert_eq!(said.code, 0, "{}", said.err);
    let places = ["remains on the board", "What happened", "Relevant clauses", "Decision", "7.5.5"];
    assert!(places.iter().all(|words| said.out.contains(words)), "{}", said.out);
    let answer = account("--laws 2018 --federation SE", &["@5000 e2e5", "@9000 claim illegal"]);
    let ruling = &answer["rulings"][0];
    assert_eq!((&ruling["decision"], &ruling["against"]), (&json!("illegal_move"), &json!("white")));
    assert_eq!(ruling["clock"], json!({"white": 0, "black": 120_000}));
    assert_eq!(answer["moves"], json!([]));
}

#[test]
fn an_illegal_move_in_notation_is_refused_with_its_clause_and_its_squares() {
    let said = play("--laws 2018", &["e4", "Nf3", "e5"]);
    assert_eq!(said.code, 2);
    assert!(said.err.contains("<stdin>:2: Nf3:") && said.err.contains("3.6"), "{}", said.err);
    assert!(said.err.contains("8f3\n"), "{}", said.err);
    assert!(said.out.contains("1. e4     e5"), "{}", said.out);
}

#[test]
fn an_unpressed_illegal_move_is_replaced_from_its_own_position() {
    let answer = account("", &["e2e5;", "e4;", "press", "e5"]);
    assert_eq!(answer["moves"], json!(["e4", "e5"]));
    assert_eq!(answer["rulings"], json!([]));
}

#[test]
fn a_draw_is_offered_with_the_move_and_answered_by_the_opponent() {
    let said = play("", &["e4", "e5 draw", "accept"]);
    assert!(said.out.contains("Black offers a draw") && said.out.contains("Result 1/2-1/2"), "{}", said.out);
    let answer = account("", &["e4(=)", "decline", "e5", "draw", "black accept"]);
    assert_eq!(answer["reason"], "agreement");
}

#[test]
fn a_wrong_claim_is_ruled_on_and_the_announced_move_is_read_in_any_letters() {
    let answer = account("--laws 2018 --lang sv", &["@1000 e4", "@2000 e5", "@3000 claim threefold Sf3"]);
    assert_eq!(answer["rulings"][0]["decision"], "claim_rejected");
    assert_eq!(answer["rulings"][0]["line"], 7);
    assert_eq!(account("", &["e4", "white resign"])["result"], "0-1");
}

#[test]
fn threefold_is_claimed_by_announcing_the_move() {
    let lines = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "claim threefold Ng8"];
    let answer = account("--laws 2018", &lines);
    assert_eq!((&answer["result"], &answer["reason"]), (&json!("1/2-1/2"), &json!("threefold")));
}

#[test]
fn a_touched_man_is_claimed_by_the_opponent() {
    let answer = account("--laws 2018", &["start", "touch d2", "e4", "claim touch"]);
    assert_eq!(
        (&answer["rulings"][0]["decision"], &answer["rulings"][0]["against"]),
        (&json!("touch_upheld"), &json!("white"))
    );
    assert_eq!(account("--laws 2018", &["start", "adjust d2", "e4"])["rulings"], json!([]));
}

#[test]
fn the_arbiter_notices_and_gives_penalties() {
    let answer = account("--laws 2018", &["e4", "penalty 12.9.2 white 2:00", "notice phone black"]);
    assert_eq!(answer["rulings"][0]["clock"], json!({"white": 0, "black": 120_000}).clone());
    assert_eq!((&answer["result"], &answer["reason"]), (&json!("1-0"), &json!("phone")));
    let said = play("", &["notice"]);
    assert!(said.err.contains("recording-neglected"), "{}", said.err);
}

#[test]
fn a_flag_is_claimed_by_the_player_whose_opponent_is_out_of_time() {
    let answer = account("--time 5", &["@0 e4", "@1000 e5", "@400000 claim flag"]);
    assert_eq!((&answer["result"], &answer["reason"]), (&json!("0-1"), &json!("flag")));
}

#[test]
fn what_the_laws_leave_to_the_arbiter_is_asked_with_what_to_type() {
    let lines = ["@0 e4", "@0 e5", "@7100000 claim quickplay not-trying", "questions", "decide accept"];
    let said = play("--laws 2009 --time 120", &lines);
    assert_eq!(said.code, 0, "{} {}", said.out, said.err);
    assert!(said.out.matches("  decide accept [10.2").count() == 2, "{}", said.out);
    let answer = account("--laws 2018 --time 120 --appendix-g", &lines);
    assert_eq!((&answer["result"], &answer["reason"]), (&json!("1/2-1/2"), &json!("quickplay")));
}

#[test]
fn an_adjourned_game_is_sealed_and_resumed() {
    let lines = ["e4", "e5", "adjourn", "seal Nf3", "stop", "resume", "white arrive", "black arrive", "open-envelope"];
    let answer = account("--laws 2018", &lines);
    assert_eq!(answer["moves"], json!(["e4", "e5", "Nf3"]), "{answer}");
}

#[test]
fn the_record_is_a_script_that_the_referee_replays() {
    let folder = Folder::new();
    let file = folder.name("game.jsonl");
    let lines = ["@0 start", "@5000 e2e5", "@9000 claim illegal", "@12000 e4 draw", "@15000 decline", "@20000 e5"];
    let options = format!("--laws 2009 --federation NO --time 40/90:30 --record {file}");
    let answer = account(&options, &lines);
    assert_eq!(rokade(&format!("referee --json {file}")).json(), answer);

    let again = account(&format!("--load {file} --record {file}"), &["@25000 resign"]);
    assert_eq!(again["result"], "0-1");
    assert_eq!(rokade(&format!("referee --json {file}")).json(), again);

    let refused = play(&format!("--record {file}"), &["e4"]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("--load"), "{}", refused.err);
    let saved = folder.name("copy.jsonl");
    play(&format!("--load {file}"), &[&format!("save {saved}")]);
    assert_eq!(std::fs::read(saved).unwrap(), std::fs::read(file).unwrap());
}

#[test]
fn without_clocks_time_stands_still() {
    let said = rokade_reading("play --no-clock --time 3+2 --json", b"e4\ne5\n");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.err.contains("blitz") && !said.err.contains("3+2"), "{}", said.err);
    let lines = rokade_reading("play --no-clock", b"e4\n");
    assert!(!lines.out.contains("clocks show"), "{}", lines.out);
}

#[test]
fn the_machines_own_clock_runs_forward() {
    let answer = rokade_reading("play --json --time 180s", b"start\ne4\ne5\n").json();
    let used = 180_000 - answer["clock"]["white"].as_i64().unwrap();
    assert!((0..60_000).contains(&used), "{answer}");
}

#[test]
fn chess960_and_a_position_to_begin_from() {
    assert_eq!(account("--chess960 518", &["e4"])["moves"], json!(["e4"]));
    assert!(play("--chess960", &["board"]).out.contains("Lots drawn from seed"));
    let fen = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 40";
    let words = ["play", "--ticks", "--start", fen].map(str::to_owned).to_vec();
    let said = shell::run(words, b"Qg7\n");
    assert!(said.out.contains("Result 1-0: checkmate") && said.out.contains("  40. Qg7"), "{}", said.out);
}

#[test]
fn men_that_are_no_position_are_shown_and_moved_by_squares() {
    let fen = "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1";
    let words = ["play", "--ticks", "--start", fen].map(str::to_owned).to_vec();
    let said = shell::run(words, b"d2e8\nboard\nKd8\na7a6\nclaim illegal\n");
    assert_eq!(said.code, 2, "{}", said.out);
    assert!(said.out.contains("8  · · · · R · · ·\n"), "{}", said.out);
    assert!(said.err.contains("<stdin>:3: The pieces on the board do not form a legal position"), "{}", said.err);
}

#[test]
fn what_is_not_understood_is_told_with_its_line_and_the_game_goes_on() {
    let said =
        play("", &["e4", "dance", "claim luck", "penalty", "@x e5", "\u{1}", "black e4", "arbiter", "@1 e5", "@0 Nf3"]);
    assert_eq!(said.code, 2);
    let told: Vec<&str> =
        said.err.lines().filter_map(|line| line.strip_prefix("<stdin>:")?.split(':').next()).collect();
    assert!(["2", "3", "4", "5", "6", "8", "10"].iter().all(|line| told.contains(line)), "{}", said.err);
    assert!(said.out.contains("1. e4     e5"), "{}", said.out);
    assert!(!said.err.contains("play_"), "{}", said.err);
}

#[test]
fn bad_options_are_corrected_in_one_line() {
    for (options, words) in [
        ("--time nonsense", "40/90+30:30+30"),
        ("--time 200000", "200000"),
        ("--laws 1999", "2018-SE"),
        ("--federation XX", "DK, NO, SE"),
        ("--letters xx", "da"),
        ("--supervision none", "limited"),
        ("--chess960 960", "0–959"),
        ("--load nowhere.jsonl", "nowhere.jsonl"),
        ("--load a.jsonl --time 5", "--time"),
    ] {
        let said = play(options, &[]);
        assert_eq!(said.code, 2, "{options}: {}", said.out);
        assert!(said.err.contains(words) && said.err.lines().count() == 1, "{options}: {}", said.err);
    }
}

#[test]
fn help_and_game_speak_every_language() {
    for lang in ["en", "da", "nb", "sv"] {
        let said = play(
            &format!("--lang {lang}"),
            &["?", "clocks", "rulings", "questions", "score", "@9999999 e2e5", "clocks"],
        );
        assert_eq!(said.code, 0, "{}", said.err);
        assert!(said.out.contains("claim threefold|fifty") && !said.out.contains("cli-play"), "{}", said.out);
    }
}

#[test]
fn a_game_of_thousands_of_lines_is_heard() {
    let knights = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let lines: Vec<&str> = knights.iter().copied().cycle().take(2_000).collect();
    let said = rokade_reading("play --laws 2009 --no-clock --json", lines.join("\n").as_bytes());
    assert_eq!(said.json()["moves"].as_array().unwrap().len(), 2_000);
}
