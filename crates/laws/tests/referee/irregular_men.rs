//! Men knocked over, or found where they do not belong.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Consequence, Decision, Deed, Noticed};

use crate::irregular::{CLASSICAL, opening};
use crate::stage::*;

fn list(edition: Edition) -> Vec<String> {
    rokade_laws::referee::penalties::list(edition).into_iter().map(|listed| listed.item).collect()
}

fn asks_for_a_penalty(stage: &Stage, edition: Edition, clause: &str) {
    let items = list(edition);
    let items: Vec<&str> = items.iter().map(String::as_str).collect();
    stage.asks("displaced_pieces", clause, &items);
}

/// The culprit puts the men back on his own time.
fn knocked_over(edition: Edition) -> Stage {
    let stage = opening(Stage::new(edition, CLASSICAL), 5);
    let (before, clock) = (stage.account().fen(), stage.clock());
    let stage = stage.notice_of(Noticed::DisplacedPieces, Color::Black);
    stage.goes_on();
    assert_eq!(stage.account().fen(), before);
    assert_eq!(stage.last_ruling().against, Some(Color::Black));
    assert_eq!(stage.last_ruling().consequence, Consequence::PiecesPutBack);
    // Black is on move, so the time it takes is his.
    assert_eq!(stage.clone().wait(9_000).press(B).clock().0, clock.0);
    stage
}

fn found(edition: Edition, clause: &str, times: &str) {
    let stage = opening(Stage::new(edition, CLASSICAL), 5);
    let before = stage.account().fen();
    let stage = stage.notice(Noticed::DisplacedPieces);
    stage.goes_on();
    stage.rules(Decision::Restored, clause, (0, 0));
    stage.rules(Decision::Restored, times, (0, 0));
    assert_eq!(stage.last_ruling().against, None);
    assert_eq!(stage.account().fen(), before);
    assert!(stage.account().open().is_empty(), "nobody is to blame");
}

/// The times after a return to an earlier position are the arbiter's; the ruling leaves them alone.
fn times_are_the_arbiters(edition: Edition, clause: &str) {
    let stage = opening(Stage::new(edition, CLASSICAL), 5);
    let clock = stage.clock();
    let found = stage.clone().notice(Noticed::DisplacedPieces);
    let why = found.last_ruling().why.iter().find(|why| why.key == "irregular_times_by_judgement").unwrap();
    assert!(why.clauses.iter().any(|cited| cited.as_str() == clause));
    assert_eq!(found.clock(), (clock.0, clock.1 - 1_000));
    let knocked = stage.notice_of(Noticed::DisplacedPieces, Color::White);
    assert!(knocked.last_ruling().bearing.iter().any(|cited| cited.as_str() == clause));
}

fn clocks_may_be_stopped(edition: Edition, clause: &str) {
    let stage = opening(Stage::new(edition, CLASSICAL), 5).say(W, Deed::Stop { reason: None });
    let stopped = stage.clock();
    let stage = stage.wait(60_000).notice_of(Noticed::DisplacedPieces, Color::Black);
    assert_eq!(stage.clock(), stopped);
    assert!(stage.last_ruling().bearing.iter().any(|cited| cited.as_str() == clause));
}

#[test]
fn l2001_6_14_times_by_best_judgement() {
    times_are_the_arbiters(DK2001, "L2001-6.14");
}

#[test]
fn l2009_6_13_times_by_best_judgement() {
    times_are_the_arbiters(DK2009, "L2009-6.13");
}

#[test]
fn l2018_7_1_times_by_best_judgement() {
    times_are_the_arbiters(SE2018, "L2018-7.1");
}

#[test]
fn l2023_7_1_times_by_best_judgement() {
    times_are_the_arbiters(FIDE2023, "L2023-7.1");
}

#[test]
fn l2001_7_3_restored_on_his_own_time_and_perhaps_punished() {
    let stage = knocked_over(DK2001);
    stage.rules(Decision::Restored, "L2001-7.3", (0, 0));
    asks_for_a_penalty(&stage, DK2001, "L2001-7.3");
    let punished = stage.penalty("13.4.b", Color::Black, Some(60_000), None);
    punished.rules(Decision::Penalty, "L2001-13.4.b", (60_000, 0));
    assert!(punished.account().open().is_empty());
}

#[test]
fn l2009_7_3_restored_on_his_own_time_and_perhaps_punished() {
    let stage = knocked_over(DK2009);
    stage.rules(Decision::Restored, "L2009-7.3", (0, 0));
    asks_for_a_penalty(&stage, DK2009, "L2009-7.3");
}

#[test]
fn l2018_7_4_1_restored_on_his_own_time() {
    knocked_over(SE2018).rules(Decision::Restored, "L2018-7.4.1", (0, 0));
}

#[test]
fn l2023_7_4_1_restored_on_his_own_time() {
    knocked_over(FIDE2023).rules(Decision::Restored, "L2023-7.4.1", (0, 0));
}

#[test]
fn l2018_7_4_2_either_player_stops_the_clocks() {
    clocks_may_be_stopped(SE2018, "L2018-7.4.2");
}

#[test]
fn l2023_7_4_2_either_player_pauses_the_clocks() {
    clocks_may_be_stopped(FIDE2023, "L2023-7.4.2");
}

#[test]
fn l2018_7_4_3_the_arbiter_may_punish() {
    asks_for_a_penalty(&knocked_over(SE2018), SE2018, "L2018-7.4.3");
    let warned = knocked_over(SE2018).penalty("12.9.1", Color::Black, None, None);
    assert!(warned.account().open().is_empty());
}

#[test]
fn l2023_7_4_3_the_arbiter_may_punish() {
    asks_for_a_penalty(&knocked_over(FIDE2023), FIDE2023, "L2023-7.4.3");
}

#[test]
fn l2001_7_5_found_displaced_is_restored() {
    found(DK2001, "L2001-7.5", "L2001-6.14");
}

#[test]
fn l2009_7_5_found_displaced_is_restored() {
    found(DK2009, "L2009-7.5", "L2009-6.13");
}

#[test]
fn l2018_7_6_found_displaced_is_restored() {
    found(SE2018, "L2018-7.6", "L2018-7.1");
}

#[test]
fn l2023_7_6_found_displaced_is_restored() {
    found(FIDE2023, "L2023-7.6", "L2023-7.1");
}

#[test]
fn a_penalty_against_the_other_player_leaves_the_question_open() {
    let stage = knocked_over(SE2018).penalty("12.9.1", Color::White, None, None);
    asks_for_a_penalty(&stage, SE2018, "L2018-7.4.3");
}
