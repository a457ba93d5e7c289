//! `rokade notation`: languages, figurines, the spoken form, and moves checked on the board.

use crate::shell::{Said, rokade, rokade_reading, run};
use serde_json::{Value, json};

const TWO_KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";

fn asked(words: &str, text: &str) -> Said {
    let mut words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    words.push(text.to_owned());
    run(words, b"")
}

fn on_board(fen: &str, words: &str, text: &str) -> Said {
    let before = ["notation".to_owned(), "--fen".to_owned(), fen.to_owned()];
    let words = words.split_whitespace().map(str::to_owned);
    run(before.into_iter().chain(words).chain([text.to_owned()]).collect(), b"")
}

fn first_error(said: &Said) -> Value {
    assert_eq!(said.code, 2, "{}", said.out);
    said.json()["errors"][0].clone()
}

#[test]
fn a_move_goes_from_danish_to_english() {
    let wanted = json!({"schema": "rokade.notation/1", "from": "da", "to": "en", "input": "Sf3", "output": "Nf3",
        "spoken": null, "alternatives": []});
    assert_eq!(rokade("notation --from da --to en Sf3 --json").json(), wanted);
    assert_eq!(rokade("notation --from da --to en Sf3").out, "Nf3\n");
}

#[test]
fn numbers_signs_and_results_stay_as_they_are() {
    let said = asked("notation --from da --to en", "1. e4 e5 2. Sf3! Sc6 3. Lb5 a6 (=) 4. 0-0 bxc1D+ 1-0");
    assert_eq!(said.out, "1. e4 e5 2. Nf3! Nc6 3. Bb5 a6 (=) 4. 0-0 bxc1Q+ 1-0\n");
}

#[test]
fn every_language_is_written_and_read_back() {
    let letters = [
        ("en", "KQRBN"),
        ("da", "KDTLS"),
        ("nb", "KDTLS"),
        ("sv", "KDTLS"),
        ("de", "KDTLS"),
        ("fr", "RDTFC"),
        ("nl", "KDTLP"),
        ("es", "RDTAC"),
        ("fi", "KDTLR"),
        ("is", "KDHBR"),
        ("figurine", "♔♕♖♗♘"),
    ];
    for (key, signs) in letters {
        let text: String = signs.chars().map(|sign| format!("{sign}e4 ")).collect();
        let there = asked(&format!("notation --from en --to {key}"), "Ke4 Qe4 Re4 Be4 Ne4").out;
        assert_eq!(there.trim_end(), text.trim_end(), "{key}");
        assert_eq!(asked(&format!("notation --from {key} --to en"), there.trim_end()).out, "Ke4 Qe4 Re4 Be4 Ne4\n");
    }
}

#[test]
fn the_language_is_recognised_where_it_can_be() {
    assert_eq!(rokade("notation --to en Sf3 --json").json()["from"], "da");
    assert_eq!(rokade("notation --to en --lang sv Sf3 --json").json()["from"], "sv");
    let answer = rokade("notation --to da Rf3 --json").json();
    assert_eq!((&answer["output"], &answer["alternatives"]), (&Value::Null, &json!(["Tf3", "Kf3", "Sf3"])));
    let said = rokade("notation --to da Rf3");
    assert_eq!((said.code, said.out.as_str()), (1, "\n"));
    assert!(said.err.contains("--from") && said.err.contains("Tf3 (en)"), "{}", said.err);
}

#[test]
fn a_missing_distinction_is_told_with_what_can_be_meant() {
    let said = on_board(TWO_KNIGHTS, "--from en --to da --json", "Nd2");
    let answer = said.json();
    assert_eq!((said.code, &answer["output"]), (1, &Value::Null));
    assert_eq!(answer["alternatives"], json!(["Sbd2", "Sfd2"]));
    for (lang, wanted) in [("en", "Nb1-d2, Nf3-d2"), ("da", "Sb1-d2, Sf3-d2")] {
        let said = on_board(TWO_KNIGHTS, &format!("--from en --lang {lang}"), "Nd2");
        assert!(said.err.contains(wanted), "{}", said.err);
    }
    // The language need not be named.
    assert_eq!(on_board(TWO_KNIGHTS, "--to en --json", "Sd2").json()["alternatives"], json!(["Nbd2", "Nfd2"]));
}

#[test]
fn moves_are_checked_on_the_board() {
    let answer = on_board("start", "--to da --json", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O").json();
    assert_eq!((&answer["from"], &answer["output"]), (&json!("en"), &json!("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. O-O")));
    assert_eq!(answer["uci"].as_array().unwrap().len(), 7);
    assert!(answer["final_fen"].as_str().unwrap().starts_with("r1bqkbnr/1ppp1ppp/"));
    let said = on_board("start", "--from en --to da", "e2-e4");
    assert_eq!(said.out, "e4\n");
}

#[test]
fn an_illegal_move_says_which_rule_it_breaks() {
    let error = first_error(&on_board("start", "--from en --json", "e4 e5 Ke3"));
    assert_eq!((&error["reason"], &error["found"]), (&json!("wrong_movement"), &json!("Ke3")));
    let pinned = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
    let error = first_error(&on_board(pinned, "--from en --json", "Nc3"));
    assert_eq!(error["reason"], "leaves_king_in_check");
    let said = on_board(pinned, "--from da --lang da", "Sc3");
    assert!(said.err.contains("Sc3: Trækket lader spillerens egen konge stå i skak. [L2023-"), "{}", said.err);
}

#[test]
fn what_is_no_move_is_named() {
    for (text, reason) in [
        ("e4 hello", "move_without_square"),
        ("Qf3", "move_letter_elsewhere"),
        ("Zf3", "move_letter_unknown"),
        ("Sf3%", "move_mark_unknown"),
    ] {
        let error = first_error(&asked("notation --from da --to en --json", text));
        assert_eq!(error["reason"], reason, "{text}: {error}");
        assert!(error["text"].as_str().unwrap().contains(' '), "{error}");
    }
}

#[test]
fn moves_are_spoken_with_and_without_a_board() {
    assert_eq!(asked("notation --from en --to de --spoken", "Nf3").out, "Springer Felix drei\n");
    let said = on_board("start", "--to da --spoken", "1. e4 e5 2. Nf3");
    assert_eq!(said.out, "Erik fire, Erik fem, springer Frederik tre\n");
    let answer = asked("notation --from da --to en --spoken --json", "0-0-0").json();
    assert_eq!((&answer["output"], &answer["spoken"]), (&json!("0-0-0"), &json!("long castling")));
    let answer = asked("notation --from en --to spoken --lang nb --json", "Qxf7").json();
    assert_eq!((&answer["to"], &answer["output"]), (&json!("spoken"), &json!("dronning slår Felix sju")));
}

#[test]
fn the_spoken_form_is_written_down() {
    let said = asked("notation --from spoken --to da", "Springer Frederik tre; kort rokade");
    assert_eq!(said.out, "Sf3 0-0\n");
    let said = on_board("start", "--from spoken --to de", "Eva vier; Eva fünf; Springer Felix drei");
    assert_eq!(said.out, "1. e4 e5 2. Sf3\n", "{}", said.err);
    for said in ["springer Erik to", "Springer Eva zwei", "springare Eva två", "knight Eva two"] {
        assert_eq!(asked("notation --from spoken --to en", said).out, "Ne2\n", "{said}");
    }
    let error = first_error(&asked("notation --from spoken --to de --json", "Springer nirgendwo"));
    assert_eq!(error["reason"], "move_word_unknown");
}

#[test]
fn what_is_said_is_understood_again() {
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. 0-0";
    for lang in ["de", "da", "nb", "sv", "en"] {
        let said = on_board("start", &format!("--to {lang} --spoken"), text).out;
        for reader in ["en", "da"] {
            let heard = on_board("start", &format!("--from spoken --to en --lang {reader}"), said.trim_end());
            assert_eq!(heard.out.trim_end(), text, "{said}{}", heard.err);
        }
    }
    let said = asked("notation --from da --to da --spoken", "e4 e5").out;
    assert_eq!(said, "Erik fire, Erik fem\n");
    assert_eq!(asked("notation --from spoken --to da", said.trim_end()).out, "e4 e5\n");
}

#[test]
fn the_word_that_was_not_understood_is_blamed() {
    let said = asked("notation --from spoken --lang en", "Erik fire, løber Båtsmand fem, Erik fem");
    assert!(said.code == 2 && said.err.contains("half-move 2 of 3") && said.err.contains("“Båtsmand”"), "{}", said.err);
    let said = on_board("start", "--from spoken --lang en", "Erik fire, Erik syv");
    assert!(said.err.contains("half-move 2 of 2, Erik syv: The piece does not move that way."), "{}", said.err);
}

#[test]
fn everything_wrong_with_a_line_is_told_at_once() {
    let told = |said: &Said| -> Vec<(u64, String)> {
        let answer = said.json();
        let errors = answer["errors"].as_array().unwrap().iter();
        errors.map(|one| (one["ply"].as_u64().unwrap(), one["found"].as_str().unwrap().to_owned())).collect()
    };
    let wanted = |list: &[(u64, &str)]| list.iter().map(|(ply, word)| (*ply, (*word).to_owned())).collect::<Vec<_>>();
    let said = asked("notation --from da --json", "e4 hello Sf3 world Qxf7");
    assert_eq!(told(&said), wanted(&[(2, "hello"), (4, "world"), (5, "Qxf7")]));
    let said = on_board("start", "--from en --json", "e4 Ke3 hello Nf3 world");
    assert_eq!(told(&said), wanted(&[(2, "Ke3"), (3, "hello"), (5, "world")]));
    let said = on_board(TWO_KNIGHTS, "--from en --json", "Nd2 hello");
    assert_eq!(told(&said), wanted(&[(1, "Nd2"), (2, "hello")]));
    let said = asked("notation --from da --lang sv", "e4 hello");
    assert!(said.err.starts_with("rokade: halvdrag 2 av 2, hello: "), "{}", said.err);
}

#[test]
fn no_language_is_named_where_nothing_tells_it() {
    for text in ["e4", "1. e4 e5", "Rf3"] {
        assert_eq!(asked("notation --to da --json", text).json()["from"], Value::Null, "{text}");
    }
    assert_eq!(on_board("start", "--to da --json", "e4").json()["from"], Value::Null);
    assert_eq!(asked("notation --from sv --to da --json", "e4").json()["from"], "sv");
    assert_eq!(on_board(TWO_KNIGHTS, "--to en --json", "Sd2").json()["from"], "da");
}

#[test]
fn what_stands_behind_a_move_stays_with_and_without_a_board() {
    let text = "1. e4!? e5 (=) 2. Nf3 Nc6 3. Bc4 Bc5± 4. O-O Nf6?!(=)";
    let wanted = "1. e4!? e5 (=) 2. Sf3 Sc6 3. Lc4 Lc5± 4. O-O Sf6?!(=)\n";
    assert_eq!(on_board("start", "--from en --to da", text).out, wanted);
    assert_eq!(asked("notation --from en --to da", text).out, wanted);
    let promotion = on_board("8/P6k/8/8/8/8/8/K7 w - - 0 1", "--from en --to da", "a8=Q!");
    assert_eq!((promotion.out.as_str(), promotion.code), ("a8=D!\n", 0), "{}", promotion.err);
}

#[test]
fn l2023_c_9_3_what_was_not_written_is_not_added_and_comments_stay() {
    let pawns = "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1";
    assert_eq!(on_board(pawns, "--from en --to da", "exd3").out, "exd3\n");
    assert_eq!(on_board(pawns, "--from en --to da", "exd3 e.p.").out, "exd3 e.p.\n");
    assert_eq!(on_board(pawns, "--from en --to da", "1... exd3 2. Kd2").out, "1... exd3 2. Kd2\n");
    let text = "1. e4 e5 2. Nf3 {text (here)} Nc6 $1 1-0";
    let said = on_board("start", "--from en --to da", text);
    assert_eq!((said.out.as_str(), said.err.as_str()), ("1. e4 e5 2. Sf3 {text (here)} Sc6 $1 1-0\n", ""));
    let varied = on_board("start", "--from en --to da", "1. e4 e5 (1... c5) 2. Nf3");
    assert!(varied.out == "1. e4 e5 2. Sf3\n" && varied.err.contains("variations"), "{}", varied.err);
}

#[test]
fn l2023_c_13_wrong_signs_are_told() {
    for (text, told) in [
        ("Nxf3", "nothing is captured"),
        ("xd4", "nothing is captured"),
        ("dxd4", "nothing is captured"),
        ("e4#", "it is not mate"),
        ("e4+", "there is no check"),
        ("5. e4 e5 7. Nf3", "Half-move 3"),
    ] {
        let said = on_board("start", "--from en --to da --lang en", text);
        assert!(said.code == 0 && said.err.contains(told), "{text}: {}", said.err);
    }
    let counted = on_board("start", "--from en --json", "5. e4 e5 7. Nf3").json();
    assert_eq!(counted["notes"], json!([{"ply": 1, "note": "number_differs"}, {"ply": 3, "note": "number_differs"}]));
    for said in [on_board("start", "--from en", "Xd4"), asked("notation --from en --to da", "Xd4")] {
        assert!(said.code == 2 && said.err.contains("Xd4"), "{}", said.err);
    }
}

#[test]
fn l2018_d_2_1_swedish_announcements_use_the_german_numbers_and_names() {
    let said = asked("notation --from en --to sv --spoken", "Nf3 Qxb7 0-0").out;
    assert_eq!(said, "Springer Felix drei, Dame slår Bella sieben, Kurze Rochade\n");
    assert_eq!(asked("notation --from spoken --to sv --lang sv", "springare Felix tre").out, "Sf3\n");
}

#[test]
fn lines_are_answered_one_by_one() {
    let said = rokade_reading("notation --from da --to en - --json", "Sf3\nzz\nDh5+\n".as_bytes());
    assert_eq!(said.code, 2);
    let answers: Vec<Value> = said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&answers[0]["output"], &answers[2]["output"]), (&json!("Nf3"), &json!("Qh5+")));
    assert_eq!((&answers[1]["schema"], &answers[1]["errors"][0]["line"]), (&json!("rokade.error/1"), &json!(2)));
    let said = rokade_reading("notation --from da --to en -", "Sf3\nzz\nDh5+\n".as_bytes());
    assert_eq!((said.code, said.out.as_str()), (2, "Nf3\n\nQh5+\n"));
    assert!(said.err.starts_with("<stdin>:2: zz: "), "{}", said.err);
}

#[test]
fn an_unknown_language_is_corrected_in_one_line() {
    let said = rokade("notation --to klingon e4");
    assert_eq!((said.code, said.err.lines().count()), (2, 1));
    assert!(said.err.contains("en, da, nb, sv, de, fr, nl, es, fi, is, figurine, spoken"), "{}", said.err);
}

#[test]
fn a_remark_runs_to_the_end_of_its_line() {
    let text = "1. e4 e5 2. Nf3 Nc6 ; a remark";
    let wanted = "1. e4 e5 2. Sf3 Sc6 ; a remark\n";
    assert_eq!(asked("notation --from en --to da", text).out, wanted);
    assert_eq!(on_board("start", "--from en --to da", text).out, wanted);
    let lines = "1. e4 e5 ; Nf3 next; or f4\n2. Nf3 {the usual} Nc6";
    let wanted = "1. e4 e5 ; Nf3 next; or f4\n2. Sf3 {the usual} Sc6\n";
    assert_eq!(asked("notation --from en --to da", lines).out, wanted);
    assert_eq!(on_board("start", "--from en --to da", lines).out, wanted);
}

#[test]
fn a_single_move_keeps_the_number_it_has() {
    assert_eq!(on_board("start", "--to da", "1. e4").out, "1. e4\n");
    assert_eq!(on_board("start", "--to da", "e4").out, "e4\n");
    let taken = "rnbqkbnr/ppp1pppp/8/8/3pP3/4B3/PPPP1PPP/RN1QKBNR b KQkq - 0 1";
    assert_eq!(on_board(taken, "--to da", "1... dxe3").out, "1... dxe3\n");
}
