//! How the clock is handled, who adjusts men, and what claims may rest on. Only eyes see these; the
//! referee names the rule and what the arbiter may choose.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{By, Choice, Claimed, Consequence, Decision, Deed};

use crate::stage::*;

fn stop(stage: Stage, by: By, reason: &str) -> Stage {
    stage.say(by, Deed::Stop { reason: Some(reason.to_owned()) })
}

const OLD_PENALTIES: [&str; 3] = ["13.4.a", "13.4.b", "13.4.c"];
const NEW_PENALTIES: [&str; 3] = ["12.9.1", "12.9.2", "12.9.3"];

/// The wrong hand, or a finger on the button: a breach that the clause itself leaves unpunished.
fn hand(edition: Edition, clause: &str, penalties: [&str; 3]) {
    let choices = [&["accept"], &penalties[..]].concat();
    for reason in ["wrong_hand", "finger on button"] {
        let stage = stop(Stage::new(edition, "90").play("e2e4 e7e5"), ARBITER, reason);
        stage.asks("clock_handling", clause, &choices);
        assert_eq!(stage.account().clocks().running(), None);
        let left = stage.decide(Choice::Accept);
        left.rules(Decision::NoAction, clause, (0, 0));
        assert!(left.account().open().is_empty());
    }
    let complaint = stop(Stage::new(edition, "90").play("e2e4"), B, "wrong_hand");
    assert_eq!(complaint.account().open()[0].against, Some(Color::White));
}

#[test]
fn l2001_6_8_b_the_hand_that_moved_presses() {
    hand(DK2001, "L2001-6.8.b", OLD_PENALTIES);
}

#[test]
fn l2009_6_7_b_the_hand_that_moved_presses() {
    hand(DK2009, "L2009-6.7.b", OLD_PENALTIES);
    hand(NO2009, "L2009-6.7.b", OLD_PENALTIES);
}

#[test]
fn l2018_6_2_3_the_hand_that_moved_presses() {
    hand(SE2018, "L2018-6.2.3", NEW_PENALTIES);
}

#[test]
fn l2023_6_2_3_the_hand_that_moved_presses() {
    hand(FIDE2023, "L2023-6.2.3", NEW_PENALTIES);
}

fn misuse(edition: Edition) -> Stage {
    stop(Stage::new(edition, "90").play("e2e4 e7e5"), ARBITER, "clock_misuse")
}

/// "May": the arbiter can leave it.
fn misuse_may(edition: Edition, clause: &str) {
    let choices = [&["accept"], &OLD_PENALTIES[..]].concat();
    misuse(edition).asks("clock_handling", clause, &choices);
    misuse(edition).decide(Choice::Accept).rules(Decision::NoAction, clause, (0, 0));
}

/// "Shall": a penalty is the only choice.
fn misuse_shall(edition: Edition, clause: &str, penalties: [&str; 3]) {
    let stage = misuse(edition);
    stage.asks("clock_handling", clause, &penalties);
    assert_eq!(stage.account().open()[0].choices[0].consequence, Consequence::Warned);
    let accept = Deed::Decide(rokade_laws::referee::Decide::Claim(Choice::Accept));
    assert!(stage.clone().try_say(ARBITER, accept).is_err());
    let punished = stage.penalty(penalties[0], Color::White, None, None);
    assert!(punished.account().open().iter().all(|open| open.matter != "clock_handling"));
}

#[test]
fn l2001_6_8_c_misuse_may_be_punished() {
    misuse_may(DK2001, "L2001-6.8.c");
}

#[test]
fn l2009_6_7_c_dk_misuse_may_be_punished() {
    misuse_may(DK2009, "L2009-6.7.c-DK");
}

#[test]
fn l2009_6_7_c_no_misuse_shall_be_punished() {
    misuse_shall(NO2009, "L2009-6.7.c-NO", OLD_PENALTIES);
}

#[test]
fn l2018_6_2_4_misuse_shall_be_punished() {
    misuse_shall(SE2018, "L2018-6.2.4", NEW_PENALTIES);
}

#[test]
fn l2023_6_2_4_misuse_shall_be_punished() {
    misuse_shall(FIDE2023, "L2023-6.2.4", NEW_PENALTIES);
}

fn adjust(stage: Stage, by: By) -> Stage {
    let squares = vec!["g1".parse().unwrap()];
    stage.say(by, Deed::Touch { squares, adjust: true, accidental: false })
}

fn warned_of(stage: &Stage, clause: &str) -> bool {
    let warnings = stage.account().warnings();
    warnings.iter().any(|warning| warning.reason.clauses.iter().any(|cited| cited.as_str() == clause))
}

/// Only the player whose clock runs may adjust.
fn adjusting(edition: Edition, clause: &str) {
    let stage = Stage::new(edition, "90").play("e2e4 e7e5");
    assert!(!warned_of(&adjust(stage.clone(), W), clause));
    assert!(warned_of(&adjust(stage.clone(), B), clause));
    let moved = stage.make(W, "g1f3");
    assert!(warned_of(&adjust(moved, B), clause), "White has not pressed yet");
}

#[test]
fn l2018_6_2_5_only_with_the_own_clock_running_men_are_adjusted() {
    adjusting(SE2018, "L2018-6.2.5");
    assert!(!warned_of(&adjust(Stage::new(DK2009, "90").make(W, "e2e4"), B), "L2018-6.2.5"));
}

#[test]
fn l2023_6_2_5_only_with_the_own_clock_running_men_are_adjusted() {
    adjusting(FIDE2023, "L2023-6.2.5");
}

/// A claim is judged by the board's own clock and moves, whatever a screen may show.
fn displays(edition: Edition, clause: &str) {
    let stage = Stage::new(edition, "40/90 30").play("e2e4 e7e5");
    let claimed = stage.claim(B, Claimed::Flag);
    assert_eq!(claimed.last_ruling().decision, Decision::ClaimRejected);
    assert!(claimed.last_ruling().bearing.iter().any(|cited| cited.as_str() == clause));
    claimed.goes_on();
}

#[test]
fn l2001_6_15_no_claim_rests_on_a_display() {
    displays(DK2001, "L2001-6.15");
}

#[test]
fn l2009_6_14_no_claim_rests_on_a_display_alone() {
    displays(DK2009, "L2009-6.14");
    displays(NO2009, "L2009-6.14");
}

#[test]
fn l2018_6_12_2_no_claim_rests_on_a_display() {
    displays(SE2018, "L2018-6.12.2");
}

#[test]
fn l2023_6_12_2_no_claim_rests_on_a_display_alone() {
    displays(FIDE2023, "L2023-6.12.2");
}
