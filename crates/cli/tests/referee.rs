//! `rokade referee` from the shell: the contract of scripts and accounts.

#[expect(dead_code, reason = "scripts come over standard input")]
mod shell;

use serde_json::{Value, json};
use shell::{Said, rokade, rokade_reading};

const SETTINGS: &str = concat!(
    r#"{"laws":"2018","federation":"SE","type":"standard","supervision":"full","#,
    r#""periods":[{"minutes":90,"moves":40,"increment":30},{"minutes":30,"increment":30}],"variant":"standard","start":null,"#,
    r#""default_minutes":0,"draw_agreement_from_move":null,"appendix_g":false,"arbiter_present":true,"blind":null,"#,
    r#""regulations":null}"#,
);

fn script(events: &[Value]) -> String {
    let lines: Vec<String> = events.iter().map(ToString::to_string).collect();
    format!("{SETTINGS}\n{}\n", lines.join("\n"))
}

fn referee(options: &str, script: &str) -> Said {
    rokade_reading(&format!("referee - {options}"), script.as_bytes())
}

/// An illegal move of White's, pressed and claimed at once.
fn illegal() -> Vec<Value> {
    vec![
        json!({"at": 0, "by": "arbiter", "do": "start"}),
        json!({"at": 5000, "by": "white", "do": "move", "uci": "e2e5"}),
        json!({"at": 6000, "by": "white", "do": "press"}),
        json!({"at": 9000, "by": "black", "do": "claim", "rule": "illegal_move"}),
    ]
}

#[test]
fn an_illegal_move_is_answered_as_the_contract_shows() {
    let answer = referee("--json", &script(&illegal())).json();
    assert_eq!((&answer["schema"], &answer["result"]), (&json!("rokade.referee/1"), &json!("*")));
    assert_eq!(answer["reason"], json!(null));
    let ruling = &answer["rulings"][0];
    assert_eq!(ruling["line"], 5);
    assert_eq!(ruling["clauses"], json!(["7.5.1", "7.5.5"]));
    assert_eq!((&ruling["decision"], &ruling["against"]), (&json!("illegal_move"), &json!("white")));
    assert_eq!(ruling["clock"], json!({"white": 0, "black": 120_000}));
    assert_eq!(ruling["consequence"], "move_replaced");
    assert_eq!(answer["position"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(answer["duties"], json!({"white": "record", "black": "record"}));
}

#[test]
fn a_ruling_is_told_in_four_steps_in_every_language() {
    for (lang, steps) in [
        ("en", ["What happened", "Relevant clauses", "Which apply, and why", "Decision"]),
        ("da", ["Hvad der skete", "Relevante bestemmelser", "Hvilke der gælder, og hvorfor", "Afgørelse"]),
        ("nb", ["Hva skjedde", "Relevante bestemmelser", "Hvilke som gjelder, og hvorfor", "Avgjørelse"]),
        ("sv", ["Vad hände", "Relevanta bestämmelser", "Vilka som gäller, och varför", "Beslut"]),
    ] {
        let said = referee(&format!("--lang {lang}"), &script(&illegal()));
        assert_eq!(said.code, 0, "{}", said.err);
        let headings = [1, 2, 3, 4].map(|number| format!("{number}. {}", steps[number - 1]));
        let place = |heading: &String| said.out.find(heading).unwrap_or_else(|| panic!("{heading} in {}", said.out));
        assert!(headings.each_ref().map(place).is_sorted(), "{}", said.out);
        assert!(said.out.contains("7.5.5"), "{}", said.out);
    }
}

#[test]
fn what_cannot_be_is_refused_with_its_line() {
    let bad = |line: Value, reason: &str| {
        let mut events = illegal();
        events.insert(1, line);
        let said = referee("--json", &script(&events));
        assert_eq!(said.code, 2);
        let error = said.json()["errors"][0].clone();
        assert_eq!((&error["line"], &error["reason"]), (&json!(3), &json!(reason)), "{error}");
    };
    bad(json!({"at": 1, "by": "white", "do": "dance"}), "script_unknown_verb");
    bad(json!({"at": 1, "by": "white", "do": "press", "uci": "e2e4"}), "script_field_not_taken");
    bad(json!({"at": 1, "by": "white", "do": "press", "colour": "red"}), "script_unreadable");
    bad(json!({"at": 1, "by": "white", "do": "move"}), "script_field_missing");
    bad(json!({"at": 1, "by": "white", "do": "move", "uci": "e2"}), "script_bad_uci");
    bad(json!({"at": -1, "by": "white", "do": "press"}), "script_time_runs_back");
    bad(json!({"at": 1, "by": "black", "do": "move", "uci": "e7e5"}), "script_not_on_move");
    bad(json!({"at": 1, "by": "white", "do": "start"}), "script_arbiter_only");
    bad(
        json!({"at": 1, "by": "arbiter", "do": "notice", "what": "flag", "against": "white"}),
        "script_flag_not_fallen",
    );
}

#[test]
fn bad_settings_are_refused_before_anything_is_heard() {
    for (settings, reason) in [
        (json!({"laws": "1999", "periods": [{"minutes": 5}]}), "script_unknown_laws"),
        (json!({"laws": "2018"}), "script_periods_needed"),
        (json!({"laws": "2018", "periods": [{"minutes": 5}, {"minutes": 5}]}), "script_moves_needed"),
        (json!({"laws": "2018", "periods": [{"minutes": 5, "moves": 40}]}), "script_last_period_moves"),
        (json!({"laws": "2018", "periods": [{"minutes": 5}], "start": "nonsense"}), "script_bad_fen"),
        (json!({"laws": "2018", "periods": [{"minutes": 5}], "colour": "red"}), "script_unreadable"),
    ] {
        let said = referee("--json", &format!("{settings}\n"));
        assert_eq!(said.code, 2, "{settings}");
        assert_eq!(said.json()["errors"][0]["reason"], reason, "{settings}");
    }
    assert_eq!(referee("--json", "").json()["errors"][0]["reason"], "script_empty");
}

#[test]
fn every_word_of_the_referee_is_said_in_every_language() {
    use rokade_laws::referee::{Consequence, Decision, EndReason, MATTERS};
    use rokade_words::{Arg, Lang, text_with};
    let keys = |kind: &str, words: Vec<&str>| words.iter().map(|word| format!("{kind}-{word}")).collect::<Vec<_>>();
    let mut all = keys("decision", Decision::ALL.iter().map(|one| one.key()).collect());
    all.extend(keys("consequence", Consequence::ALL.iter().map(|one| one.key()).collect()));
    all.extend(keys("end", EndReason::ALL.iter().map(|one| one.key()).collect()));
    all.extend(keys("matter", MATTERS.to_vec()));
    all.extend(keys("choice", vec!["accept", "postpone", "reject"]));
    for lang in Lang::ALL {
        for key in &all {
            for consequence in Consequence::ALL {
                let facts = [("against", Arg::from("white")), ("consequence", Arg::from(consequence.key()))];
                assert_ne!(&text_with(lang, key, &facts), key, "{lang:?}");
            }
        }
    }
}

#[test]
fn every_clause_that_events_or_eyes_can_meet_is_enforced_or_assisted() {
    let answer = rokade("laws coverage --json").json();
    let of_the_laws = |id: &str| !id.starts_with("D4") && !id.starts_with("FIDE-");
    let clauses = answer["clauses"].as_array().unwrap().iter();
    let kinds = ["board", "clock", "procedure", "notation", "ruling"];
    let mut met = 0;
    for clause in clauses.filter(|one| of_the_laws(one["id"].as_str().unwrap())) {
        if kinds.contains(&clause["kind"].as_str().unwrap()) {
            met += 1;
            // A function knows these, and no command leads to it yet; `tests/reach` holds them to that.
            let is_waiting = clause["rule"] == "board::notation::sheet::deviations";
            assert_eq!(clause["state"] == "text", is_waiting, "{clause}");
            assert!(!clause["tests"].as_array().unwrap().is_empty(), "{clause}");
        }
    }
    assert_eq!(met, 1055);
}

fn told(settings: &Value, events: &[Value], lang: &str) -> String {
    let lines: Vec<String> = std::iter::once(settings).chain(events).map(ToString::to_string).collect();
    let said = referee(&format!("--lang {lang}"), &(lines.join("\n") + "\n"));
    assert_eq!(said.code, 0, "{}", said.err);
    said.out
}

fn start() -> Value {
    json!({"at": 0, "by": "arbiter", "do": "start"})
}

#[test]
fn nothing_goes_on_after_the_end() {
    // White has stalemated Black; then a phone is found, and in a dead position a player resigns.
    let stalemate = json!({"laws": "2009", "federation": "DK", "periods": [{"minutes": 60}], "start": "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"});
    let phone = [
        start(),
        json!({"at": 5000, "by": "white", "do": "move", "uci": "g1g6"}),
        json!({"at": 9000, "by": "arbiter", "do": "notice", "what": "phone", "against": "white"}),
    ];
    let out = told(&stalemate, &phone, "en");
    assert!(out.contains("its result stays as it is"), "{out}");
    assert!(!out.contains("Play goes on"), "{out}");
    let dead = json!({"laws": "2018", "federation": "SE", "periods": [{"minutes": 60}], "start": "8/8/4k3/8/8/3KB3/8/8 w - - 0 1"});
    let resigned = [start(), json!({"at": 5000, "by": "white", "do": "resign"})];
    for lang in ["en", "da", "nb", "sv"] {
        let out = told(&dead, &resigned, lang);
        for goes_on in ["Play goes on", "Spillet fortsætter", "Spillet fortsetter", "Spelet fortsätter"] {
            assert!(!out.contains(goes_on), "{lang}: {out}");
        }
    }
}

#[test]
fn what_is_noticed_after_the_end_is_named_and_whose_it_is() {
    let kinds = [
        "illegal_move",
        "touch",
        "flag",
        "both_flags",
        "phone",
        "absent",
        "colours_reversed",
        "wrong_start",
        "board_turned",
        "displaced_pieces",
        "wrong_clock_setting",
        "both_kings_in_check",
        "pawn_on_last_rank",
        "refuses_rules",
        "move_written_in_advance",
        "recording_neglected",
        "boards_differ",
    ];
    let settings = json!({"laws": "2009", "federation": "DK", "periods": [{"minutes": 60}]});
    let mut events = vec![start(), json!({"at": 5000, "by": "white", "do": "resign"})];
    events.extend(
        kinds.map(|what| json!({"at": 9000, "by": "arbiter", "do": "notice", "what": what, "against": "black"})),
    );
    for (lang, heading, black) in [
        ("en", "1. What happened", "Black"),
        ("da", "1. Hvad der skete", "sort"),
        ("nb", "1. Hva skjedde", "svart"),
        ("sv", "1. Vad hände", "svart"),
    ] {
        let out = told(&settings, &events, lang);
        let said: Vec<&str> = out.split(heading).skip(2).filter_map(|ruling| ruling.lines().nth(1)).collect();
        assert_eq!(said.len(), kinds.len(), "{lang}: {out}");
        let distinct: std::collections::BTreeSet<&&str> = said.iter().collect();
        assert_eq!(distinct.len(), kinds.len(), "{lang}: {said:#?}");
        assert!(said.iter().all(|line| line.contains(black)), "{lang}: {said:#?}");
    }
}

#[test]
fn l2023_7_5_5_a_losing_illegal_move_asks_for_no_move_any_more() {
    let settings = json!({"laws": "2023", "periods": [{"minutes": 90, "increment": 30}]});
    let wrong = |at: u64| {
        [
            json!({"at": at, "by": "white", "do": "move", "uci": "e2e5"}),
            json!({"at": at + 500, "by": "white", "do": "press"}),
            json!({"at": at + 900, "by": "black", "do": "claim", "rule": "illegal_move"}),
        ]
    };
    let between = [
        json!({"at": 3000, "by": "white", "do": "move", "uci": "e2e3"}),
        json!({"at": 3500, "by": "white", "do": "press"}),
        json!({"at": 4000, "by": "black", "do": "move", "uci": "e7e6"}),
        json!({"at": 4500, "by": "black", "do": "press"}),
        json!({"at": 5000, "by": "white", "do": "move", "uci": "d2d5"}),
        json!({"at": 5500, "by": "white", "do": "press"}),
        json!({"at": 5900, "by": "black", "do": "claim", "rule": "illegal_move"}),
    ];
    let events: Vec<Value> = [start()].into_iter().chain(wrong(1000)).chain(between).collect();
    let out = told(&settings, &events, "en");
    let (first, second) = out.split_once("Ruling 2").unwrap();
    assert!(first.contains("the touched piece must be moved if it can"), "{first}");
    assert!(second.contains("The position before the illegal move is set up again. [7.5.1]"), "{second}");
    assert!(!second.contains("must be moved"), "{second}");
}

#[test]
fn l2018_4_4_2_the_rook_touched_first_is_named_as_the_piece_that_must_move() {
    let settings = json!({"laws": "2018", "federation": "SE", "periods": [{"minutes": 90}], "start": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"});
    let events = [
        start(),
        json!({"at": 1000, "by": "white", "do": "touch", "squares": ["h1", "e1"]}),
        json!({"at": 2000, "by": "white", "do": "move", "uci": "e1g1"}),
        json!({"at": 2500, "by": "white", "do": "press"}),
        json!({"at": 4000, "by": "black", "do": "claim", "rule": "touch"}),
    ];
    let out = told(&settings, &events, "en");
    assert!(out.contains("The piece on h1 must move. [4.4.2, 4.3.1]"), "{out}");
}

#[test]
fn l2018_6_9_a_flag_shows_whether_the_opponent_can_mate_and_by_which_moves() {
    let settings = |fen: &str| json!({"laws": "2018", "federation": "SE", "periods": [{"minutes": 1}], "start": fen});
    let fallen = [start(), json!({"at": 61_000, "by": "arbiter", "do": "notice", "what": "flag", "against": "white"})];
    let out = told(&settings("8/8/4kb2/8/8/3K4/P7/8 w - - 0 1"), &fallen, "da");
    assert!(out.contains("Sort kan stadig sætte mat med lovlige træk, for eksempel 1."), "{out}");
    assert!(out.contains('#') && out.contains("Resultat 0–1"), "{out}");
    // The clause speaks of an opponent, the ruling of Black.
    let (_, applied) = out.split_once("3. Hvilke der gælder").unwrap();
    assert!(!applied.contains("modstanderen"), "{out}");
    let bare = told(&settings("8/8/4k3/8/8/3K4/P7/8 w - - 0 1"), &fallen, "en");
    assert!(bare.contains("Black cannot mate by any series of legal moves") && bare.contains("½–½"), "{bare}");
    // Why the moves are counted is said only where they are.
    assert!(bare.contains("before the game was finished") && !bare.contains("still to be made"), "{bare}");
}

#[test]
fn l2023_7_5_1_the_increment_of_a_losing_illegal_move_is_taken_back() {
    let settings = json!({"laws": "2023", "periods": [{"minutes": 90, "increment": 30}]});
    let mut events = vec![start()];
    for at in [5000, 20_000] {
        events.push(json!({"at": at, "by": "white", "do": "move", "uci": "e2e5"}));
        events.push(json!({"at": at + 1000, "by": "white", "do": "press"}));
        events.push(json!({"at": at + 3000, "by": "black", "do": "claim", "rule": "illegal_move"}));
    }
    let lines: Vec<String> = std::iter::once(&settings).chain(&events).map(ToString::to_string).collect();
    let answer = referee("--json", &(lines.join("\n") + "\n")).json();
    let lost = &answer["rulings"][1];
    assert_eq!((&answer["result"], &lost["consequence"]), (&json!("0-1"), &json!("game_lost")));
    assert_eq!(lost["clock"]["white"], -30_000);
    assert_eq!(lost["times"], answer["clock"]);
    let keys: Vec<&str> = lost["why"].as_array().unwrap().iter().map(|one| one["reason"].as_str().unwrap()).collect();
    assert!(keys.contains(&"illegal_move_increment_withdrawn") && keys.contains(&"mate_shown"), "{keys:?}");
    let read = lost["why"].as_array().unwrap().iter().find(|one| one["reason"] == "illegal_move_increment_withdrawn");
    assert_eq!(read.unwrap()["readings"], json!(["illegal-move-clocks"]));
}

#[test]
fn l2023_b_2_one_minute_in_supervised_blitz_is_marked_as_a_reading() {
    let settings = json!({"laws": "2023", "periods": [{"minutes": 3, "increment": 2}]});
    let out = told(&settings, &illegal(), "en");
    assert!(out.contains("Black gets 1 extra minute for White’s illegal move number 1"), "{out}");
    assert!(
        out.contains("reading illegal-move-blitz-2023") && out.contains("to the letter it would be 2 minutes"),
        "{out}"
    );
    let limited = json!({"laws": "2023", "supervision": "limited", "periods": [{"minutes": 3, "increment": 2}]});
    assert!(!told(&limited, &illegal(), "en").contains("to the letter"));
}

#[test]
fn penalties_are_told_in_words_and_colours_by_name() {
    let settings = json!({"laws": "2009", "federation": "NO", "periods": [{"minutes": 60}], "start": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"});
    let hands = [
        start(),
        json!({"at": 5000, "by": "white", "do": "move", "uci": "e1g1", "hands": 2}),
        json!({"at": 6000, "by": "white", "do": "press"}),
        json!({"at": 9000, "by": "arbiter", "do": "notice", "what": "illegal_move", "against": "white"}),
    ];
    let out = told(&settings, &hands, "en");
    assert!(out.contains("13.4.b: extra time for Black.") && out.contains("13.4.c: less time for White."), "{out}");
    let given =
        json!({"at": 12_000, "by": "arbiter", "do": "decide", "penalty": "13.4.b", "against": "white", "ms": 60_000});
    let out = told(&settings, &[&hands[..], &[given]].concat(), "nb");
    assert!(out.contains("straff 13.4.b: mer tid til svart"), "{out}");
}

#[test]
fn an_absent_player_did_not_come_and_2009_offers_no_excuse_of_its_own() {
    let absent = json!({"at": 60_000, "by": "arbiter", "do": "notice", "what": "absent", "against": "black"});
    let out = told(&json!({"laws": "2023", "periods": [{"minutes": 60}]}), &[start(), absent.clone()], "en");
    assert!(out.contains("Black had not come to the board") && !out.contains("Black came"), "{out}");
    assert!(out.contains("The arbiter may decide otherwise and let Black play"), "{out}");
    let danish = json!({"laws": "2009", "federation": "DK", "periods": [{"minutes": 60}]});
    assert!(!told(&danish, &[start(), absent.clone()], "en").contains("may decide otherwise"));
    let union = json!({"laws": "2009", "federation": "DK", "regulations": "DSU", "periods": [{"minutes": 60}]});
    let late = json!({"at": 1_000_000, "by": "black", "do": "arrive"});
    assert!(told(&union, &[start(), late], "en").contains("Only for force majeure"));
}

#[test]
fn l2023_6_7_1_nobody_is_late_for_a_start_that_was_not_announced() {
    let free = json!({"laws": "2023", "periods": [{"minutes": 5}], "scheduled": false});
    let events = [
        json!({"at": 43_000, "by": "white", "do": "arrive"}),
        json!({"at": 43_000, "by": "arbiter", "do": "start"}),
        json!({"at": 60_000, "by": "black", "do": "arrive"}),
    ];
    assert!(told(&free, &events, "en").contains("The game goes on."));
}

#[test]
fn l2023_iii_4_an_offer_nobody_turned_down_is_not_said_to_be() {
    let settings = json!({"laws": "2023", "type": "rapid", "periods": [{"minutes": 1}], "appendix_g": true});
    let events = [
        start(),
        json!({"at": 5000, "by": "white", "do": "claim", "rule": "increment_g4"}),
        json!({"at": 9000, "by": "arbiter", "do": "decide", "claim": "accept"}),
    ];
    let out = told(&settings, &events, "en");
    assert!(!out.contains("was declined") && out.contains("nothing says that Black declined it"), "{out}");
    let declined = json!({"at": 7000, "by": "black", "do": "decline_draw"});
    let out = told(&settings, &[events[0].clone(), events[1].clone(), declined, events[2].clone()], "en");
    assert!(out.contains("The draw offer was declined and the arbiter consents"), "{out}");
}

#[test]
fn l2009_9_2_a_a_claim_on_a_move_to_come_counts_that_move() {
    let settings = json!({"laws": "2009", "federation": "DK", "periods": [{"minutes": 90}]});
    let mut events = vec![start()];
    for (at, (by, uci)) in (1_u32..).zip([("white", "g1f3"), ("black", "g8f6"), ("white", "f3g1"), ("black", "f6g8")]) {
        events.push(json!({"at": at * 1000, "by": by, "do": "move", "uci": uci}));
        events.push(json!({"at": at * 1000 + 500, "by": by, "do": "press"}));
    }
    events.push(json!({"at": 5000, "by": "white", "do": "claim", "rule": "threefold", "move": "g1f3"}));
    let out = told(&settings, &events, "en");
    assert!(out.contains("With the announced move the position will have occurred twice; 3 occurrences"), "{out}");
    *events.last_mut().unwrap() = json!({"at": 5000, "by": "white", "do": "claim", "rule": "threefold"});
    assert!(told(&settings, &events, "en").contains("The position has occurred twice; 3 occurrences"));
}

#[test]
fn l2009_b2_why_the_rules_of_standard_play_decide_in_blitz_is_told() {
    let fen = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
    let events = [
        start(),
        json!({"at": 1000, "by": "white", "do": "move", "uci": "a7a8"}),
        json!({"at": 1500, "by": "white", "do": "press"}),
        json!({"at": 3000, "by": "black", "do": "claim", "rule": "illegal_move"}),
    ];
    let blitz = json!({"laws": "2009", "federation": "DK", "periods": [{"minutes": 5}], "start": fen});
    let out = told(&blitz, &events, "en");
    assert!(out.contains("blitz, adequate supervision, so the Competition Rules apply"), "{out}");
    assert!(out.contains("B2: "), "{out}");
    let limited = json!({"laws": "2009", "federation": "DK", "periods": [{"minutes": 5}], "start": fen, "supervision": "limited"});
    let out = told(&limited, &events, "en");
    assert!(out.contains("blitz, without adequate supervision") && !out.contains("B2: "), "{out}");
}

#[test]
fn a_clause_in_another_language_than_the_readers_is_marked() {
    let danish = json!({"laws": "2009", "federation": "DK", "periods": [{"minutes": 60}]});
    let phone = [start(), json!({"at": 9000, "by": "arbiter", "do": "notice", "what": "phone", "against": "white"})];
    // 12.3.b is the same in the Norwegian book, 13.7.b is not; no book of 2009 is Swedish.
    for (lang, marked) in [("da", vec![]), ("nb", vec!["13.7.b"]), ("sv", vec!["12.3.b", "13.7.b"]), ("en", vec![])] {
        let out = told(&danish, &phone, lang);
        for clause in ["12.3.b", "13.7.b"] {
            let line = out.lines().find(|line| line.trim_start().starts_with(&format!("{clause}: ")));
            let line = line.unwrap_or_else(|| panic!("{clause} in {out}"));
            assert_eq!(line.ends_with(" [en]"), marked.contains(&clause), "{lang}: {line}");
            assert!(!line.contains("mobiltelefon") || lang != "sv", "{lang}: {line}");
        }
    }
}

#[test]
fn l2023_i_8_3_a_faulty_sealed_move_names_what_was_sealed_and_the_mate_that_was_left() {
    let settings = r#"{"laws":"2023","type":"standard","periods":[{"minutes":120,"moves":40},{"minutes":60}]}"#;
    let envelope = json!(["names", "position", "times", "sealer", "move_number", "resumption"]);
    let events = [
        json!({"at": 0, "by": "arbiter", "do": "start"}),
        json!({"at": 5000, "by": "white", "do": "move", "uci": "e2e4"}),
        json!({"at": 6000, "by": "white", "do": "press"}),
        json!({"at": 9000, "by": "black", "do": "move", "uci": "e7e5"}),
        json!({"at": 9500, "by": "black", "do": "press"}),
        json!({"at": 10_000, "by": "arbiter", "do": "adjourn"}),
        json!({"at": 20_000, "by": "white", "do": "seal", "text": "Bb6", "envelope": envelope}),
        json!({"at": 86_400_000, "by": "black", "do": "arrive"}),
        json!({"at": 86_400_000, "by": "arbiter", "do": "resume_play"}),
        json!({"at": 86_410_000, "by": "arbiter", "do": "open_envelope"}),
    ];
    let lines: Vec<String> = events.iter().map(ToString::to_string).collect();
    let script = format!("{settings}\n{}\n", lines.join("\n"));
    for (lang, wanted) in [
        (
            "en",
            "White sealed “Bb6”. The move is illegal, so White loses. Black can still mate by legal moves, for example",
        ),
        ("da", "Hvid afgav »Bb6« som hemmeligt træk. Trækket er ulovligt, så hvid taber."),
        ("nb", "Hvit avga «Bb6» som hemmelig trekk. Trekket er ulovlig, så hvit taper."),
        ("sv", "Vit förseglade ”Bb6”. Draget är regelstridigt, så vit förlorar."),
    ] {
        let said = referee(&format!("--lang {lang}"), &script);
        assert!(said.out.contains(wanted) && said.out.contains('#'), "{} {}", said.out, said.err);
    }
}
