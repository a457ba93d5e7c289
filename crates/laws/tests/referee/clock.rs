//! The clock: periods, increment and delay, saved time, the start, the press.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Decision, Deed, EndReason, Millis, Noticed, Settings};

use crate::stage::*;

const MINUTE: i64 = 60_000;

pub(crate) fn set(stage: Stage, white: i64, black: i64) -> Stage {
    stage.say(ARBITER, Deed::SetClock { white: Some(Millis(white)), black: Some(Millis(black)) })
}

/// Knights go out and home again until each player has completed so many moves.
pub(crate) fn shuffle(mut stage: Stage, moves: usize) -> Stage {
    for number in 0..moves {
        stage = stage.play(if number % 2 == 0 { "b1c3 b8c6" } else { "c3b1 c6b8" });
    }
    stage
}

/// A move costs its maker two seconds on this stage: one to make it, one to press.
fn budget(edition: Edition) {
    let stage = shuffle(Stage::new(edition, "4/10+5 5+10"), 3);
    assert_eq!(stage.clock(), (10 * MINUTE - 3 * 2_000 + 3 * 5_000, 10 * MINUTE - 3 * 2_000 + 3 * 5_000));
    let clock = stage.account().clocks().clone();
    assert_eq!((clock.period(Color::White).0, clock.required(Color::White, 0)), (0, Some(4)));

    let stage = stage.play("e2e4");
    assert_eq!(stage.clock().0, 10 * MINUTE - 4 * 2_000 + 4 * 5_000 + 5 * MINUTE);
    let clock = stage.account().clocks().clone();
    assert!(clock.is_last_period(Color::White) && !clock.is_last_period(Color::Black));
    assert_eq!(clock.required(Color::White, 1), None);
    let stage = stage.play("e7e5 d2d4");
    assert_eq!(stage.clock().0, 15 * MINUTE - 5 * 2_000 + 4 * 5_000 + 10_000);
}

#[test]
fn l2001_6_2_a_moves_of_a_period_in_its_time() {
    budget(DK2001);
}

#[test]
fn l2009_6_2_a_moves_of_a_period_in_its_time() {
    budget(DK2009);
    budget(NO2009);
}

#[test]
fn l2018_6_3_1_moves_of_a_period_in_its_time() {
    budget(SE2018);
}

#[test]
fn l2023_6_3_1_moves_of_a_period_in_its_time() {
    budget(FIDE2023);
}

/// Saved time is carried over; an unused delay is not.
fn saved_time(edition: Edition) {
    let carried = shuffle(Stage::new(edition, "2/10 5"), 2);
    assert_eq!(carried.clock(), (15 * MINUTE - 4_000, 15 * MINUTE - 4_000));

    let delayed = shuffle(Stage::new(edition, "2/10d5 5d5"), 2);
    assert_eq!(delayed.clock(), (15 * MINUTE, 15 * MINUTE));
    let delayed = delayed.wait(9_000).make(W, "e2e4").press(W);
    assert_eq!(delayed.clock().0, 15 * MINUTE - 6_000);
}

#[test]
fn l2001_6_2_b_saved_time_is_carried_over_and_delay_is_not() {
    saved_time(DK2001);
}

#[test]
fn l2009_6_2_b_saved_time_is_carried_over_and_delay_is_not() {
    saved_time(DK2009);
    saved_time(NO2009);
}

#[test]
fn l2018_6_3_2_saved_time_is_carried_over_and_delay_is_not() {
    saved_time(SE2018);
}

#[test]
fn l2023_6_3_2_pressing_within_the_delay_leaves_the_main_time() {
    saved_time(FIDE2023);
}

#[test]
fn no2009_guide_modes_increment_is_saved_and_delay_is_not() {
    let increment = Stage::new(NO2009, "90+30").play("e2e4 e7e5");
    assert_eq!(increment.clock(), (90 * MINUTE + 28_000, 90 * MINUTE + 28_000));
    let delay = Stage::new(NO2009, "90d30").play("e2e4 e7e5");
    assert_eq!(delay.clock(), (90 * MINUTE, 90 * MINUTE));
}

/// Right after the fall the moves are counted: 7 of 8 lose, and with the eighth in time no flag falls.
fn moves_are_checked(edition: Edition, clause: &str) {
    let almost = shuffle(Stage::new(edition, "8/90 30"), 7);
    let late = set(almost.clone(), 1_500, 90 * MINUTE).make(W, "e2e4").press(W);
    let ruled = late.clone().notice_of(Noticed::Flag, Color::White);
    let ruling = ruled.last_ruling();
    assert!(ruling.bearing.iter().any(|cited| cited.as_str() == clause), "{ruling:#?}");
    assert_eq!(ruling.why[0].facts["moves"], 7_i64.into());
    assert_eq!(ruling.why[0].facts["required"], 8_i64.into());
    assert_eq!(ruled.account().result(), "0-1");

    let in_time = set(almost, 2_500, 90 * MINUTE).make(W, "e2e4").press(W);
    assert_eq!(in_time.clock().0, 30 * MINUTE + 500);
    assert!(!in_time.account().clocks().is_fallen(Color::White));
}

#[test]
fn l2001_6_3_moves_are_checked_when_a_flag_falls() {
    moves_are_checked(DK2001, "L2001-6.3");
}

#[test]
fn l2009_6_3_moves_are_checked_when_a_flag_falls() {
    moves_are_checked(DK2009, "L2009-6.3");
    moves_are_checked(NO2009, "L2009-6.3");
}

#[test]
fn l2018_6_4_moves_are_checked_when_a_flag_falls() {
    moves_are_checked(SE2018, "L2018-6.4");
}

#[test]
fn l2023_6_4_moves_are_checked_when_a_flag_falls() {
    moves_are_checked(FIDE2023, "L2023-6.4");
}

#[test]
fn no2009_guide_flag_up_must_hold_after_the_last_move_and_may_be_seen_later() {
    let almost = shuffle(Stage::new(NO2009, "40/90 30"), 39);
    let late = set(almost, 1_500, 90 * MINUTE).make(W, "e2e4").press(W).play("e7e5 d2d4");
    assert!(late.clock().0 > 29 * MINUTE, "the next period has been added");
    late.claim(B, rokade_laws::referee::Claimed::Flag).ends("0-1", EndReason::Flag, "L2009-6.9");
}

#[test]
fn a_fallen_clock_shows_nothing_and_gains_nothing() {
    let stage = set(Stage::new(SE2018, "90+30"), 500, 90 * MINUTE).make(W, "e2e4").press(W);
    assert_eq!(stage.clock().0, 0);
    assert!(stage.account().clocks().is_fallen(Color::White));
}

/// Only the arbiter starts the clock, and White's runs from then on.
fn white_runs_from_the_start(edition: Edition) {
    let stage = Stage::before_start(settings(edition, "90"));
    assert_eq!(stage.account().clocks().running(), None);
    let stage = stage.say(ARBITER, Deed::Start).wait(59_000).make(W, "e2e4");
    assert_eq!(stage.clock(), (89 * MINUTE, 90 * MINUTE));
    assert_eq!(stage.account().clocks().running(), Some(Color::White));
    assert!(stage.try_say(ARBITER, Deed::Start).is_err(), "a game starts once");
}

#[test]
fn l2001_6_5_whites_clock_starts() {
    white_runs_from_the_start(DK2001);
}

#[test]
fn l2009_6_5_whites_clock_starts() {
    white_runs_from_the_start(DK2009);
    white_runs_from_the_start(NO2009);
}

#[test]
fn l2018_6_6_whites_clock_starts() {
    white_runs_from_the_start(SE2018);
}

#[test]
fn l2023_6_6_whites_clock_starts() {
    white_runs_from_the_start(FIDE2023);
}

/// The clock is the arbiter's to place, start and set; a player who tries is refused, and where it
/// stands is no matter of the game.
fn the_clock_is_the_arbiters(edition: Edition) {
    let before = Stage::before_start(settings(edition, "90"));
    assert!(before.clone().try_say(W, Deed::Start).is_err());
    let setting = Deed::SetClock { white: Some(Millis(1_000)), black: None };
    assert!(before.clone().try_say(B, setting).is_err());
    let started = before.say(ARBITER, Deed::Start);
    assert!(started.account().open().is_empty() && started.account().rulings().is_empty());
}

#[test]
fn l2001_6_4_the_arbiter_places_the_clock() {
    the_clock_is_the_arbiters(DK2001);
}

#[test]
fn l2009_6_4_the_arbiter_places_the_clock() {
    the_clock_is_the_arbiters(DK2009);
    the_clock_is_the_arbiters(NO2009);
}

#[test]
fn l2018_6_5_the_arbiter_places_the_clock() {
    the_clock_is_the_arbiters(SE2018);
}

#[test]
fn l2023_6_5_the_arbiter_places_the_clock() {
    the_clock_is_the_arbiters(FIDE2023);
}

/// The opponent has replied already; the player still presses, and the time until then is his.
fn press_after_the_reply(edition: Edition) {
    let stage = Stage::new(edition, "60").make(W, "e2e4").make(B, "e7e5").wait(4_000).press(W);
    assert_eq!(stage.clock(), (60 * MINUTE - 7_000, 60 * MINUTE));
    assert_eq!(stage.account().clocks().running(), Some(Color::Black));
    let stage = stage.press(B);
    assert_eq!(stage.clock(), (60 * MINUTE - 7_000, 60 * MINUTE - 1_000));
}

#[test]
fn l2018_6_2_2_press_after_the_reply_is_allowed() {
    press_after_the_reply(SE2018);
}

#[test]
fn l2023_6_2_2_press_after_the_reply_is_allowed() {
    press_after_the_reply(FIDE2023);
}

#[test]
fn no2009_guide_press_right_gives_the_increment() {
    let stage = Stage::new(NO2009, "90+30").make(W, "e2e4");
    assert_eq!(stage.clock().0, 90 * MINUTE - 1_000);
    assert_eq!(stage.press(W).clock().0, 90 * MINUTE - 2_000 + 30_000);
}

/// A player who cannot work the clock has an assistant, and the arbiter adjusts that player's time.
fn assistant(edition: Edition, white: i64) -> Stage {
    let before = Stage::before_start(settings(edition, "90"));
    let set = before.say(ARBITER, Deed::SetClock { white: Some(Millis(white)), black: None });
    let stage = set.say(ARBITER, Deed::Start).play("e2e4 e7e5");
    assert_eq!(stage.clock(), (white - 2_000, 90 * MINUTE - 2_000));
    assert!(stage.account().open().is_empty() && stage.account().rulings().is_empty());
    stage
}

#[test]
fn l2001_6_8_d_the_arbiter_sets_the_clocks_for_an_assistant() {
    assistant(DK2001, 80 * MINUTE);
}

#[test]
fn l2009_6_7_d_the_arbiter_adjusts_the_players_own_clock() {
    assistant(DK2009, 80 * MINUTE);
    assistant(NO2009, 85 * MINUTE);
}

#[test]
fn l2018_6_2_6_a_disabled_player_keeps_his_time() {
    assistant(SE2018, 80 * MINUTE);
    assistant(SE2018, 90 * MINUTE);
}

#[test]
fn l2023_6_2_6_a_disabled_player_keeps_the_time() {
    assistant(FIDE2023, 80 * MINUTE);
    assistant(FIDE2023, 90 * MINUTE);
}

#[test]
fn white_and_black_may_have_different_times() {
    let line = r#"{"laws":"2018","white":[{"minutes":5}],"black":[{"minutes":3,"increment":2}]}"#;
    let settings: Settings = serde_json::from_str(line).unwrap();
    let stage = Stage::with(settings).play("e2e4 e7e5");
    assert_eq!(stage.clock(), (5 * MINUTE - 2_000, 3 * MINUTE));
}

#[test]
fn the_last_moment_counts_and_the_one_before_does_not() {
    let stage = set(Stage::new(SE2018, "90"), 5_000, 90 * MINUTE);
    let up = stage.clone().wait(3_999).claim(B, rokade_laws::referee::Claimed::Flag);
    up.rules(Decision::ClaimRejected, "L2018-6.8", (0, 0));
    up.goes_on();
    stage.wait(4_000).claim(B, rokade_laws::referee::Claimed::Flag).ends("0-1", EndReason::Flag, "L2018-6.9");
}
