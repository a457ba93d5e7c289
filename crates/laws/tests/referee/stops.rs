//! Stopping and restarting, good reasons, faulty and wrongly set clocks.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{By, Choice, Claimed, Consequence, Decision, Deed, EndReason, Millis, Noticed};

use crate::clock::{set, shuffle};
use crate::stage::*;

const MINUTE: i64 = 60_000;

fn stop(stage: Stage, by: By, reason: Option<&str>) -> Stage {
    stage.say(by, Deed::Stop { reason: reason.map(str::to_owned) })
}

fn restart(stage: Stage) -> Stage {
    stage.say(ARBITER, Deed::Restart { reason: None })
}

/// While the arbiter has stopped play no time passes.
fn interrupted(edition: Edition) {
    let stage = stop(Stage::new(edition, "90").play("e2e4"), ARBITER, Some("the lights went out"));
    let before = stage.clock();
    let stage = stage.wait(20 * MINUTE).make(B, "e7e5");
    assert_eq!(stage.clock(), before);
    assert!(stage.account().open().is_empty());
}

#[test]
fn l2001_6_13_a_the_arbiter_stops_the_clocks() {
    interrupted(DK2001);
}

#[test]
fn l2009_6_12_a_the_arbiter_stops_the_clocks() {
    interrupted(DK2009);
    interrupted(NO2009);
}

#[test]
fn l2018_6_11_1_the_arbiter_stops_the_clock() {
    interrupted(SE2018);
}

#[test]
fn l2023_6_11_1_the_arbiter_pauses_the_clock() {
    interrupted(FIDE2023);
}

/// A missing piece, a claim: the arbiter is needed, and nothing is left to judge.
fn to_call_the_arbiter(edition: Edition, clause: &str) {
    let fen = "8/P6k/8/8/8/8/7K/8 w - - 0 1";
    let fetch = stop(Stage::from(edition, "90", fen), W, Some("promotion_piece"));
    assert!(fetch.account().open().is_empty() && fetch.account().verdict().is_none());
    let promoted = restart(fetch.wait(MINUTE).make(W, "a7a8q"));
    assert_eq!(promoted.account().clocks().running(), Some(Color::White), "until the press it is his own time");
    assert_eq!(promoted.press(W).clock().0, 90 * MINUTE - 2_000);

    let unclear = stop(Stage::new(edition, "90").play("e2e4 e7e5"), W, None);
    unclear.decide(Choice::Accept).rules(Decision::NoAction, clause, (0, 0));
}

#[test]
fn l2001_6_13_b_a_player_stops_to_call_the_arbiter() {
    to_call_the_arbiter(DK2001, "L2001-6.13.b");
}

#[test]
fn l2009_6_12_b_a_player_stops_to_call_the_arbiter() {
    to_call_the_arbiter(DK2009, "L2009-6.12.b");
    to_call_the_arbiter(NO2009, "L2009-6.12.b");
}

#[test]
fn l2018_6_11_2_a_player_stops_to_call_the_arbiter() {
    to_call_the_arbiter(SE2018, "L2018-6.11.2");
}

#[test]
fn l2023_6_11_2_a_player_pauses_to_call_the_arbiter() {
    to_call_the_arbiter(FIDE2023, "L2023-6.11.2");
}

/// Only the arbiter restarts, and then the clock of the player to move runs.
fn resumed(edition: Edition) {
    for by in [W, ARBITER] {
        let stage = stop(Stage::new(edition, "90").play("e2e4"), by, Some("an argument in the hall")).wait(MINUTE);
        let before = stage.clock();
        assert!(stage.clone().try_say(B, Deed::Restart { reason: None }).is_err());
        let stage = restart(stage);
        assert_eq!((stage.account().clocks().running(), stage.clock()), (Some(Color::Black), before));
        assert_eq!(stage.make(B, "e7e5").clock(), (before.0, before.1 - 1_000));
    }
}

#[test]
fn l2001_6_13_c_the_arbiter_decides_when_play_resumes() {
    resumed(DK2001);
}

#[test]
fn l2009_6_12_c_the_arbiter_decides_when_play_resumes() {
    resumed(DK2009);
    resumed(NO2009);
}

#[test]
fn l2018_6_11_3_the_arbiter_decides_when_play_resumes() {
    resumed(SE2018);
}

#[test]
fn l2023_6_11_3_the_arbiter_decides_when_play_resumes() {
    resumed(FIDE2023);
}

/// The arbiter judges the reason; none is punished, by a warning at least.
fn judged(edition: Edition, clause: &str, warning: &str) {
    let stage = stop(Stage::new(edition, "90").play("e2e4 e7e5"), W, Some("wanted a coffee"));
    stage.asks("clocks_stopped", clause, &["accept", "reject"]);
    let rejected = stage.clone().decide(Choice::Reject);
    rejected.rules(Decision::Penalty, clause, (0, 0));
    rejected.rules(Decision::Penalty, warning, (0, 0));
    assert_eq!(rejected.last_ruling().consequence, Consequence::Warned);
    assert_eq!(rejected.last_ruling().against, Some(Color::White));

    let claimed = stage.clone().claim(W, Claimed::Flag);
    assert!(claimed.account().open().iter().all(|open| open.matter != "clocks_stopped"), "the claim was the reason");
    assert!(restart(stage.clone()).account().open().is_empty());
    assert!(stage.penalty(&warning[6..], Color::White, None, None).account().open().is_empty());
}

#[test]
fn l2001_6_13_d_a_stop_without_reason_is_punished() {
    judged(DK2001, "L2001-6.13.d", "L2001-13.4.a");
}

#[test]
fn l2009_6_12_d_a_stop_without_reason_is_punished() {
    judged(DK2009, "L2009-6.12.d", "L2009-13.4.a");
    judged(NO2009, "L2009-6.12.d", "L2009-13.4.a");
}

#[test]
fn l2018_6_11_4_a_stop_without_reason_is_punished() {
    judged(SE2018, "L2018-6.11.4", "L2018-12.9.1");
}

#[test]
fn l2023_6_11_4_a_pause_without_reason_is_punished() {
    judged(FIDE2023, "L2023-6.11.4", "L2023-12.9.1");
}

#[test]
fn no2009_guide_stop_not_resign_play_goes_on() {
    let stage = stop(Stage::new(NO2009, "90").play("e2e4 e7e5"), W, Some("promotion_piece"));
    stage.goes_on();
    restart(stage).play("g1f3 b8c6").goes_on();
}

/// The fault is evident: the arbiter sets the times, and they are the ruling.
fn defect(edition: Edition, clause: &str) {
    let stage = set(Stage::new(edition, "90").play("e2e4 e7e5"), 50 * MINUTE, 40 * MINUTE);
    let stopped = stop(stage, W, Some("clock_defect"));
    stopped.asks("clock_fault", clause, &["accept", "reject"]);
    let (white, black) = stopped.clock();
    let corrected = set(stopped.clone(), 55 * MINUTE, 40 * MINUTE);
    corrected.rules(Decision::Restored, clause, (55 * MINUTE - white, 40 * MINUTE - black));
    assert_eq!(corrected.clock(), (55 * MINUTE, 40 * MINUTE));
    assert!(corrected.account().open().is_empty());

    let stands = stopped.decide(Choice::Reject);
    stands.rules(Decision::NoAction, clause, (0, 0));
    assert_eq!(stands.clock(), (white, black));
}

#[test]
fn l2001_6_11_a_faulty_clock_is_replaced_and_set() {
    defect(DK2001, "L2001-6.11");
}

#[test]
fn l2009_6_10_a_a_faulty_clock_is_replaced_and_set() {
    defect(DK2009, "L2009-6.10.a");
    defect(NO2009, "L2009-6.10.a");
}

#[test]
fn l2018_6_10_1_a_faulty_clock_is_replaced_and_set() {
    defect(SE2018, "L2018-6.10.1");
}

#[test]
fn l2023_6_10_1_a_faulty_clock_is_replaced_and_set() {
    defect(FIDE2023, "L2023-6.10.1");
}

/// A wrong setting: either player or the arbiter stops at once, and the arbiter corrects it.
fn wrongly_set(edition: Edition, clause: &str) {
    for by in [W, B, ARBITER] {
        let stopped = stop(Stage::new(edition, "90").play("e2e4 e7e5"), by, Some("wrong_clock_setting"));
        stopped.asks("clock_fault", clause, &["accept", "reject"]);
        let corrected = set(stopped.wait(5 * MINUTE), 120 * MINUTE, 120 * MINUTE);
        corrected.rules(Decision::Restored, clause, (30 * MINUTE + 3_000, 30 * MINUTE + 2_000));
        assert_eq!(restart(corrected).clock(), (120 * MINUTE, 120 * MINUTE));
    }
}

#[test]
fn l2009_6_10_b_a_wrong_setting_is_corrected() {
    wrongly_set(DK2009, "L2009-6.10.b");
    wrongly_set(NO2009, "L2009-6.10.b");
}

#[test]
fn l2018_6_10_2_a_wrong_setting_is_corrected() {
    wrongly_set(SE2018, "L2018-6.10.2");
}

#[test]
fn l2023_6_10_2_a_wrong_setting_is_corrected() {
    wrongly_set(FIDE2023, "L2023-6.10.2");
}

/// White's flag falls at move 39 of 40, and the flag is said to be bent.
fn bent_flag() -> Stage {
    let stage = set(shuffle(Stage::new(DK2001, "40/120 60"), 38), 10_000, 20 * MINUTE);
    stop(stage.wait(15_000).make(W, "e2e4"), ARBITER, Some("clock_defect"))
}

#[test]
fn dk_ruling_95_a_bent_flag_proves_nothing() {
    let stage = bent_flag();
    stage.asks("clock_fault", "DK-ruling-95", &["accept", "reject"]);
    let stage = stage.decide(Choice::Reject);
    assert!(stage.last_ruling().bearing.iter().any(|cited| cited.as_str() == "DK-ruling-95"));
    stage.notice_of(Noticed::Flag, Color::White).ends("0-1", EndReason::Flag, "L2001-6.10");
}

#[test]
fn dk_ruling_103_a_flag_that_falls_early_is_a_fault_and_play_goes_on() {
    let stage = bent_flag();
    stage.asks("clock_fault", "DK-ruling-103", &["accept", "reject"]);
    let ten_seconds = Deed::SetClock { white: Some(Millis(10_000)), black: None };
    let stage = stage.say(ARBITER, ten_seconds);
    stage.rules(Decision::Restored, "L2001-6.11", (10_000, 0));
    assert!(!stage.account().clocks().is_fallen(Color::White));
    let stage = restart(stage).press(W);
    assert_eq!(stage.clock().0, 9_000);
    stage.goes_on();
}

#[test]
fn no2009_guide_defect_is_raised_during_the_game() {
    let stage = set(Stage::new(NO2009, "90").play("e2e4 e7e5"), 10_000, 20 * MINUTE);
    let raised = stop(stage.clone(), W, Some("clock_defect"));
    raised.asks("clock_fault", "NO2009-guide-defect", &["accept", "reject"]);
    set(raised, 20 * MINUTE, 20 * MINUTE).rules(Decision::Restored, "L2009-6.10.a", (20 * MINUTE - 9_000, 0));
    let over = stage.wait(20_000).notice_of(Noticed::Flag, Color::White);
    let late = over.try_say(W, Deed::Stop { reason: Some("clock_defect".to_owned()) });
    assert!(late.is_err() || late.is_ok_and(|stage| stage.account().open().is_empty()), "after the end it is too late");
}

#[test]
fn no2009_guide_cj_stop_the_clocks_stand_while_the_moves_are_counted() {
    let stage = set(shuffle(Stage::new(NO2009, "40/120 60"), 38), 10_000, 20 * MINUTE).wait(15_000);
    let stopped = stop(stage, ARBITER, None).wait(5 * MINUTE);
    let before = stopped.clock();
    stopped.goes_on();
    let called = stopped.notice_of(Noticed::Flag, Color::White);
    assert_eq!(called.clock(), before);
    called.ends("0-1", EndReason::Flag, "L2009-6.9");
}
