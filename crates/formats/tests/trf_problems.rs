//! Every kind of problem, each with its line and column, all at once.

mod sheet;

use rokade_clause::Fact;
use rokade_formats::{Problem, trf};
use sheet::{file, four, player};

fn problems(lines: &[String]) -> Vec<Problem> {
    trf::read(&file(lines), "bad.trf").expect_err("the file is wrong")
}

/// Key, line and column of each problem.
fn places(problems: &[Problem]) -> Vec<(&str, usize, Option<usize>)> {
    problems.iter().map(|problem| (problem.reason.key.as_ref(), problem.line, problem.column)).collect()
}

/// The four players with one line replaced.
fn changed(line: usize, from: &str, to: &str) -> Vec<Problem> {
    let mut lines = four();
    assert!(lines[line - 1].contains(from), "{:?} has no {from:?}", lines[line - 1]);
    lines[line - 1] = lines[line - 1].replacen(from, to, 1);
    problems(&lines)
}

/// The four players with one line more.
fn added(line: &str) -> Vec<Problem> {
    let mut lines = four();
    lines.push(line.to_owned());
    problems(&lines)
}

fn only(problems: &[Problem]) -> &Problem {
    assert_eq!(problems.len(), 1, "{problems:#?}");
    &problems[0]
}

#[test]
fn wrong_points_are_named_with_the_right_ones() {
    let found = changed(3, " 2.0 ", " 2.5 ");
    let problem = only(&found);
    assert_eq!(places(&found), [("points_disagree", 3, Some(81))]);
    assert_eq!((problem.found.as_deref(), problem.expected.as_deref()), (Some("2.5"), Some("2")));
    assert_eq!(problem.file, "bad.trf");
}

#[test]
fn points_that_are_no_halves_are_named() {
    assert_eq!(places(&changed(3, " 2.0 ", " 2.3 ")), [("not_half_points", 3, Some(81))]);
}

#[test]
fn an_opponent_nobody_knows_is_named() {
    let found = changed(3, "  3 w 1", "  9 w 1");
    assert_eq!(places(&found), [("unknown_opponent", 3, Some(92)), ("opponents_disagree", 5, Some(92))]);
    assert_eq!(found[0].found.as_deref(), Some("9"));
}

#[test]
fn opponents_who_disagree_are_both_named() {
    let found = changed(3, "  3 w 1", "  4 w 1");
    assert_eq!(places(&found), [("opponents_disagree", 3, Some(92)), ("opponents_disagree", 5, Some(92))]);
    assert_eq!(found[0].reason.facts["other_line"], Fact::Number(6));
    assert_eq!(found[0].reason.facts["opponent_met"], Fact::Text("2".into()));
}

#[test]
fn colours_that_disagree_are_named_at_both_lines() {
    let found = changed(4, "  1 w 0", "  1 b 0");
    assert_eq!(places(&found), [("colours_disagree", 3, Some(107)), ("colours_disagree", 4, Some(107))]);
    assert_eq!((found[1].found.as_deref(), found[1].expected.as_deref()), (Some("b"), Some("w")));
}

#[test]
fn results_that_disagree_are_named_at_both_lines() {
    let found = changed(4, "  1 w 0", "  1 w =");
    assert_eq!(
        places(&found),
        [("results_disagree", 3, Some(109)), ("points_disagree", 4, Some(81)), ("results_disagree", 4, Some(109))]
    );
    assert_eq!(found[2].expected.as_deref(), Some("0"));
    let one_sided = changed(4, "  1 w 0", "  1 w ?");
    assert!(places(&one_sided).contains(&("results_disagree", 3, Some(109))));
}

#[test]
fn a_forfeit_and_a_loss_do_not_fit() {
    let found = changed(4, "  1 w 0", "  1 w -");
    assert_eq!(places(&found), [("results_disagree", 3, Some(109)), ("results_disagree", 4, Some(109))]);
}

#[test]
fn a_number_used_twice_is_named() {
    let found = added(&player(2, "Ny, Sara", "0.0", &["Z", "Z"]));
    assert_eq!(places(&found), [("duplicate_number", 7, Some(5))]);
    assert_eq!(found[0].reason.facts["other_line"], Fact::Number(4));
}

#[test]
fn two_byes_in_a_round_are_named() {
    let mut lines = four();
    lines.push(player(5, "Ny, Sara", "1.0", &["U", "Z"]));
    lines.push(player(6, "Ek, Maja", "1.0", &["U", "Z"]));
    let found = problems(&lines);
    assert_eq!(places(&found), [("two_byes", 8, Some(99))]);
    assert_eq!(found[0].reason.facts["other_line"], Fact::Number(7));
}

#[test]
fn a_line_cut_inside_the_birth_date_is_truncated() {
    let mut lines = four();
    lines[3].truncate(73);
    let found = problems(&lines);
    assert_eq!(places(&found), [("truncated_line", 4, Some(74))]);
    assert_eq!(only(&found).expected.as_deref(), Some("84"));
}

#[test]
fn a_truncated_line_is_named_where_it_ends() {
    let cut = |at: usize| {
        let mut lines = four();
        lines[3].truncate(at);
        problems(&lines)
    };
    assert_eq!(places(&cut(3))[0], ("truncated_line", 4, Some(4)));
    assert_eq!(places(&cut(12)), [("truncated_line", 4, Some(11))]);
    assert_eq!(places(&cut(60)), [("truncated_line", 4, Some(57))]);
    assert_eq!(places(&cut(83)), [("truncated_line", 4, Some(84))]);
}

#[test]
fn a_line_cut_inside_an_opponent_is_truncated() {
    let mut lines = four();
    lines[3].truncate(103);
    lines[3].push('1');
    assert_eq!(places(&problems(&lines)), [("truncated_line", 4, Some(105))]);
}

#[test]
fn what_is_no_number_is_named() {
    assert_eq!(places(&changed(3, "001    1", "001    x")), [("not_a_number", 3, Some(5))]);
    assert_eq!(places(&changed(3, "1800", "18x0")), [("not_a_number", 3, Some(49))]);
    assert_eq!(places(&changed(3, "   3 w 1", "  3a w 1")), [("not_a_number", 3, Some(92))]);
    assert_eq!(places(&changed(2, "142 3", "142 three")), [("not_a_number", 2, Some(5))]);
}

#[test]
fn letters_nobody_knows_are_named() {
    assert_eq!(places(&changed(3, "3 w 1", "3 q 1")), [("unknown_colour", 3, Some(97))]);
    assert_eq!(places(&changed(3, "3 w 1", "3 w 7")), [("unknown_result", 3, Some(99))]);
    assert_eq!(places(&changed(3, "3 w 1", "3 w U")), [("bye_with_opponent", 3, Some(99))]);
    assert_eq!(places(&changed(3, "001    1 m", "001    1 q")), [("unknown_sex", 3, Some(10))]);
}

#[test]
fn a_result_without_an_opponent_is_named() {
    let found = added(&player(5, "Ny, Sara", "1.0", &["1", "Z"]));
    assert_eq!(places(&found), [("result_without_opponent", 7, Some(99))]);
}

#[test]
fn nobody_plays_against_himself() {
    let found = added(&player(5, "Ny, Sara", "1.0", &["5 w 1", "Z"]));
    assert_eq!(places(&found), [("opponent_is_self", 7, Some(92))]);
}

#[test]
fn columns_out_of_place_are_named_once() {
    assert_eq!(places(&changed(4, "Berg, Ole", "Berg, Ole ")), [("misaligned_line", 4, Some(90))]);
}

#[test]
fn a_round_beyond_the_plan_is_named() {
    let found = changed(2, "142 3", "142 1");
    let beyond: Vec<_> = (3..=6).map(|line| ("round_beyond_plan", line, Some(102))).collect();
    assert_eq!(places(&found), beyond);
    assert_eq!(places(&added("240 H 007    1")), [("round_beyond_plan", 7, Some(7))]);
}

#[test]
fn a_remark_on_a_round_the_event_does_not_have_is_named() {
    for (line, column) in [
        ("### rokade forfeit round 44 player 1 notice none", 26),
        ("### rokade late-reserve round 9 player 1", 31),
        ("### rokade withdrawn 2 after 30", 30),
        ("### rokade placement round 4 1 2 3 4", 28),
        ("### rokade fide-not-rated round 4 player 2", 33),
        ("### rokade game round 4 white 1 black 2 stage blitz result 1-0", 23),
    ] {
        let found = added(line);
        assert_eq!(places(&found), [("round_beyond_plan", 7, Some(column))], "{line}");
        assert_eq!(found[0].expected.as_deref(), Some("3"));
    }
    assert_eq!(places(&added("### rokade late-reserve round 0 player 1")), [("not_a_number", 7, Some(31))]);
    assert_eq!(places(&added("### rokade late-reserve round 3 player 9")), [("unknown_player", 7, Some(12))]);
    let last = ["### rokade withdrawn 2 after 0", "### rokade placement round 3 1 2 3 4"];
    let lines: Vec<String> = four().into_iter().chain(last.map(str::to_owned)).collect();
    assert!(trf::read(&file(&lines), "").is_ok());
    let silent: Vec<String> = lines.into_iter().filter(|line| !line.starts_with("142")).collect();
    assert!(trf::read(&file(&silent), "").is_ok(), "the order of the round to come is known before it is played");
}

#[test]
fn a_remark_with_a_value_that_cannot_be_is_named_with_those_that_can() {
    let found = added("### rokade fide-k 1 99");
    assert_eq!(places(&found), [("fide_factor_impossible", 7, Some(21))]);
    assert_eq!((found[0].found.as_deref(), found[0].expected.as_deref()), (Some("99"), Some("1–40")));
    let found = added("### rokade edition fide-rating 1999");
    assert_eq!(places(&found), [("fide_edition_unknown", 7, Some(32))]);
    assert!(found[0].expected.as_deref().is_some_and(|known| known.contains("2024-03")));
    let found = added("### rokade edition handbook 1974-05");
    assert_eq!(places(&found), [("handbook_edition_unknown", 7, Some(29))]);
    assert!(found[0].expected.as_deref().is_some_and(|known| known.contains("2010-04")));
    assert_eq!(places(&added("### rokade edition")), [("fact_malformed", 7, Some(12))]);
}

#[test]
fn records_that_disagree_are_named() {
    assert_eq!(places(&added("XXR 4")), [("records_disagree", 7, Some(5))]);
    let mut lines = four();
    lines.extend(["152 W".to_owned(), "XXC black1".to_owned()]);
    assert_eq!(places(&problems(&lines)), [("records_disagree", 8, Some(5))]);
}

#[test]
fn byes_that_disagree_are_named_with_all_places() {
    let mut lines = four();
    lines[2] = player(1, "Holm, Astrid", "2.0", &["3 w 1", "2 b 1", "Z"]);
    lines.push("240 H 003    1".to_owned());
    lines.push("XXZ 1".to_owned());
    let found = problems(&lines);
    assert_eq!(places(&found), [("requests_disagree", 8, Some(5))]);
    assert_eq!(found[0].reason.facts["places"], Fact::Text("3:119, 7:14, 8:5".into()));
    assert_eq!(found[0].found.as_deref(), Some("Z, H, XXZ"));
    let played = added("240 H 002    1");
    assert_eq!(places(&played), [("requests_disagree", 7, Some(14))]);
}

#[test]
fn records_about_players_nobody_knows_are_named() {
    for (line, column) in [
        ("240 H 003    9", 14),
        ("XXZ 9", 5),
        ("XXP 1 9", 7),
        ("260 001 003    1    9", 21),
        ("XXA    9  1.0", 8),
        ("299          -1.0  000    9", 27),
        ("NOR    9                                        2000", 5),
        ("### rokade withdrawn 9 after 1", 12),
        ("### rokade club 9 Havneby", 12),
    ] {
        assert_eq!(places(&added(line)), [("unknown_player", 7, Some(column))], "{line}");
    }
}

#[test]
fn records_that_say_too_little_or_wrong_are_named() {
    for (line, key, column) in [
        ("240 H", "truncated_line", 6),
        ("240 U 003    1", "unknown_result", 5),
        ("240 H x    1", "not_a_number", 7),
        ("250  1.0   1", "truncated_line", 13),
        ("250       0.0   1   3    1    4", "no_points", 11),
        ("250       0.3   1   3    1    4", "not_half_points", 11),
        ("260 001", "truncated_line", 8),
        ("162  W 0.3", "not_half_points", 6),
        ("162  Q 1.0", "unknown_symbol", 6),
        ("BBW  x", "not_half_points", 5),
        ("XXS W=x", "not_half_points", 5),
        ("XXS QQ=1", "unknown_symbol", 5),
        ("152 green", "unknown_colour", 5),
        ("XXR 5000", "too_large", 5),
        ("162  W9999", "too_large", 6),
        ("299 -1.3 1", "not_half_points", 5),
        ("### rokade withdrawn 1", "fact_malformed", 12),
    ] {
        assert_eq!(places(&added(line)), [(key, 7, Some(column))], "{line}");
    }
}

#[test]
fn nobody_withdraws_twice() {
    let mut lines = four();
    lines.extend(["### rokade withdrawn 1 after 1".to_owned(), "### rokade withdrawn 1 after 2".to_owned()]);
    assert_eq!(places(&problems(&lines)), [("withdrawn_twice", 8, Some(12))]);
}

#[test]
fn what_is_no_text_is_named() {
    assert_eq!(places(&added("012 a\u{1}b")), [("not_text", 7, Some(6))]);
    assert_eq!(places(&trf::read(b"\x00\x01\x02", "x").unwrap_err()), [("not_text", 1, Some(1))]);
    assert_eq!(places(&trf::read(b"\x00\n\x01\n012 \x02", "x").unwrap_err()), [("not_text", 1, Some(1))]);
    assert_eq!(places(&changed(4, "Berg, Ole", "Berg, \u{1}le")), [("not_text", 4, Some(21))]);
}

#[test]
fn a_file_without_players_is_refused() {
    assert_eq!(places(&trf::read(b"", "x").unwrap_err()), [("no_players", 1, None)]);
    assert_eq!(places(&trf::read(b"012 A\n\n022 B\n", "x").unwrap_err()), [("no_players", 3, None)]);
}

#[test]
fn a_file_too_large_is_refused_unread() {
    let bytes = vec![b' '; 32 * 1024 * 1024 + 1];
    assert_eq!(places(&trf::read(&bytes, "x").unwrap_err()), [("too_large", 1, None)]);
}

#[test]
fn all_problems_come_at_once_in_file_order() {
    let mut lines = four();
    lines[1] = "142 x".to_owned();
    lines[2] = lines[2].replace(" 2.0 ", " 3.0 ");
    lines[4] = lines[4].replace("4 w =", "4 w 8");
    lines.push("XXP 1 9".to_owned());
    let found = problems(&lines);
    assert_eq!(
        places(&found),
        [
            ("not_a_number", 2, Some(5)),
            ("points_disagree", 3, Some(81)),
            ("unknown_result", 5, Some(109)),
            ("unknown_player", 7, Some(7)),
        ]
    );
}

#[test]
fn more_problems_than_anybody_reads_are_counted() {
    let lines: Vec<String> = (1..=1_300).map(|number| player(number, "Ek, Maja", "9.0", &["Z"])).collect();
    let found = problems(&lines);
    assert_eq!(found.len(), 1_001);
    assert_eq!(found[1_000].reason.facts["count"], Fact::Number(300));
    assert_eq!(found[1_000].reason.key, "more_problems");
}

#[test]
fn what_can_hardly_be_meant_is_told_and_not_refused() {
    let read = |from: &str, to: &str| {
        let mut lines = four();
        assert!(lines[2].contains(from), "{:?}", lines[2]);
        lines[2] = lines[2].replacen(from, to, 1);
        lines.insert(2, "072 99".to_owned());
        trf::read(&file(&lines), "event.trf").expect("it is read")
    };
    let has = |read: &trf::Trf, key: &str| read.assumptions.iter().any(|reason| reason.key == key);
    let plain = read("1800", "1800");
    assert!(has(&plain, "counts_disagree"));
    assert!(!has(&plain, "rating_unlikely") && !has(&plain, "birth_no_such_day") && !has(&plain, "fide_id_twice"));
    assert!(has(&read("1800", "9999"), "rating_unlikely") && has(&read("1800", "   1"), "rating_unlikely"));
    let born = read("1990/01/01", "1990/02/31");
    assert!(has(&born, "birth_no_such_day"));
    assert_eq!(born.people[0].birth.map(|birth| (birth.year, birth.month, birth.day)), Some((1990, 0, 0)));
    assert_eq!(read("001    1 m", "001    1 u").people[0].sex, None);
}
