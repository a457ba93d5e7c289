//! Touched men: claims, notices, and who may still complain.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Claimed, Decision, Deed, Noticed};

use crate::stage::*;

const STANDARD: &str = "40/90+30 30+30";

fn bears(stage: &Stage, clause: &str) {
    let bearing = &stage.last_ruling().bearing;
    assert!(bearing.iter().any(|id| id.as_str() == clause), "{bearing:?} lacks {clause}");
}

fn touch_with(stage: Stage, by: rokade_laws::referee::By, square: &str, adjust: bool, accidental: bool) -> Stage {
    stage.say(by, Deed::Touch { squares: vec![square.parse().unwrap()], adjust, accidental })
}

/// White touches the king's pawn and moves the other.
fn breach(edition: Edition) -> Stage {
    Stage::new(edition, STANDARD).touch(W, "e2").make(W, "d2d4").press(W)
}

/// Upheld, the move goes back and the clock with it; a man touched since ends the right.
fn the_right_ends_with_the_first_touch(edition: Edition, own: &str, right_lost: &str) {
    let upheld = breach(edition).claim(B, Claimed::Touch);
    upheld.rules(Decision::TouchUpheld, own, (0, 0));
    assert_eq!(upheld.account().turn(), Color::White);
    assert_eq!(upheld.account().clocks().running(), Some(Color::White));
    assert_eq!(upheld.account().clocks().moves(Color::White), 0);
    // Another wrong man is another breach; the touched one is not.
    let again = upheld.clone().make(W, "g1f3").claim(B, Claimed::Touch);
    assert_eq!(again.last_ruling().decision, Decision::TouchUpheld);
    let kept = upheld.play("e2e3").claim(B, Claimed::Touch);
    kept.rules(Decision::TouchRejected, own, (0, 0));

    let touched = breach(edition).touch(B, "e7").claim(B, Claimed::Touch);
    touched.rules(Decision::TouchRejected, right_lost, (0, 0));
    assert_eq!(touched.account().turn(), Color::Black, "the move stands");
    let moved = breach(edition).make(B, "e7e5").claim(B, Claimed::Touch);
    moved.rules(Decision::TouchRejected, right_lost, (0, 0));
    // Adjusting is no touch.
    let adjusted = touch_with(breach(edition), B, "e7", true, false).claim(B, Claimed::Touch);
    assert_eq!(adjusted.last_ruling().decision, Decision::TouchUpheld);
}

#[test]
fn l2001_4_6_the_right_to_complain_ends_with_the_first_touch() {
    the_right_ends_with_the_first_touch(DK2001, "L2001-4.3.a", "L2001-4.6");
}

#[test]
fn l2009_4_7_the_right_to_complain_ends_with_the_first_touch() {
    the_right_ends_with_the_first_touch(DK2009, "L2009-4.3.a", "L2009-4.7");
    the_right_ends_with_the_first_touch(NO2009, "L2009-4.3.a", "L2009-4.7");
}

#[test]
fn l2018_4_8_the_right_to_complain_ends_with_the_first_touch() {
    the_right_ends_with_the_first_touch(SE2018, "L2018-4.3.1", "L2018-4.8");
}

#[test]
fn l2023_4_8_the_right_to_complain_ends_with_the_first_touch() {
    the_right_ends_with_the_first_touch(FIDE2023, "L2023-4.3.1", "L2023-4.8");
}

#[test]
fn a_claim_before_the_move_binds_at_once() {
    let stage = Stage::new(SE2018, STANDARD).play("e2e4 d7d5").touch(W, "e4 d5").claim(B, Claimed::Touch);
    stage.rules(Decision::TouchUpheld, "L2018-4.3.3", (0, 0));
}

#[test]
fn a_man_that_cannot_move_binds_nobody() {
    let stage = Stage::new(FIDE2023, STANDARD).touch(W, "a1").claim(B, Claimed::Touch);
    stage.rules(Decision::TouchRejected, "L2023-4.5", (0, 0));
    let moved = Stage::new(FIDE2023, STANDARD).touch(W, "a1").play("e2e4").claim(B, Claimed::Touch);
    moved.rules(Decision::TouchRejected, "L2023-4.5", (0, 0));
}

#[test]
fn a_touch_of_long_ago_binds_nobody_now() {
    let stage = breach(SE2018).play("e7e5").touch(W, "g1").notice_of(Noticed::Touch, Color::White);
    stage.rules(Decision::TouchUpheld, "L2018-4.3.1", (0, 0));
    assert_eq!(stage.last_ruling().why[0].facts["own"], "g1".into());
}

#[test]
fn no2009_guide_a_contrario_adjusting_needs_the_move_and_a_word() {
    let stage = touch_with(Stage::new(NO2009, STANDARD), B, "e7", true, false);
    let warning = stage.account().warnings().last().expect("adjusting out of turn is not allowed");
    assert!(warning.reason.clauses.iter().any(|id| id.as_str() == "NO2009-guide-a-contrario"));
    // Without the word it is a touch like any other.
    let silent = Stage::new(NO2009, STANDARD).touch(W, "e2").play("d2d4").claim(B, Claimed::Touch);
    assert_eq!(silent.last_ruling().decision, Decision::TouchUpheld);
    let said = touch_with(Stage::new(NO2009, STANDARD), W, "e2", true, false);
    assert!(said.account().warnings().is_empty());
    said.play("d2d4").claim(B, Claimed::Touch).rules(Decision::TouchRejected, "L2009-4.2", (0, 0));
}

#[test]
fn no2009_guide_intent_is_what_can_be_seen() {
    let sleeve = touch_with(Stage::new(NO2009, STANDARD), W, "e2", false, true).play("d2d4").claim(B, Claimed::Touch);
    sleeve.rules(Decision::TouchRejected, "L2009-4.3-NO", (0, 0));
    bears(&sleeve, "NO2009-guide-intent");
    let lifted = breach(NO2009).claim(B, Claimed::Touch);
    lifted.rules(Decision::TouchUpheld, "L2009-4.3.a", (0, 0));
    bears(&lifted, "NO2009-guide-intent");
}

#[test]
fn no2009_guide_touch_proof_doubt_favours_the_accused() {
    let stage = Stage::new(NO2009, STANDARD).play("d2d4").claim(B, Claimed::Touch);
    stage.rules(Decision::TouchRejected, "L2009-4.3-NO", (0, 0));
    bears(&stage, "NO2009-guide-touch-proof");
    assert_eq!(stage.account().turn(), Color::Black, "the move stands");
}

/// The arbiter says nothing of a touched man by himself, but rules when a player asks.
fn only_on_request(stage: Stage, request: &str) {
    let breach = stage.touch(W, "e2").play("d2d4");
    let seen = breach.clone().notice_of(Noticed::Touch, Color::White);
    seen.rules(Decision::NoAction, request, (0, 0));
    assert_eq!(seen.account().turn(), Color::Black);
    assert_eq!(breach.claim(B, Claimed::Touch).last_ruling().decision, Decision::TouchUpheld);
}

#[test]
fn l2001_b5_a_the_arbiter_rules_on_touched_men_only_if_asked() {
    only_on_request(Stage::new(DK2001, "25"), "L2001-B5.a");
    only_on_request(Stage::new(DK2001, "5"), "L2001-B5.a");
    let standard = breach(DK2001).notice_of(Noticed::Touch, Color::White);
    assert_eq!(standard.last_ruling().decision, Decision::TouchUpheld);
}

#[test]
fn l2009_a4_b_the_arbiter_rules_on_touched_men_only_if_asked() {
    only_on_request(Stage::limited(NO2009, "25"), "L2009-A4.b");
    for stage in [Stage::new(DK2009, "25"), Stage::limited(SE2018, "25"), Stage::limited(FIDE2023, "25")] {
        let seen = stage.touch(W, "e2").play("d2d4").notice_of(Noticed::Touch, Color::White);
        assert_eq!(seen.last_ruling().decision, Decision::TouchUpheld);
    }
}
