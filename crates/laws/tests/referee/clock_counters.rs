//! What clocks and counters keep: a control passed twice, a flag that has fallen, increments, counts from the start
//! position, times beyond all measure.

use rokade_board::Color;
use rokade_laws::referee::{BadScript, Both, Clock, Decide, Decision, Deed, EndReason, Millis, Noticed};

use crate::clock::set;
use crate::replay::{scenario, told};
use crate::stage::*;

const MINUTE: i64 = 60_000;

#[test]
fn a_control_passed_twice_brings_its_time_once() {
    let rebuilt = told(&scenario("clock/set_back_before_the_control"));
    assert_eq!(rebuilt.account().clocks().period(Color::White).0, 1);
    assert_eq!(rebuilt.account().clock().white, Millis(120 * MINUTE - 4_000 - 3_000));
    assert!(rebuilt.account().clock().black <= Millis(120 * MINUTE));
    let blind = told(&scenario("blind/back_before_the_control"));
    assert!(blind.account().clock().white <= Millis(120 * MINUTE));
    assert_eq!(blind.account().clocks().period(Color::White).0, 1);
}

#[test]
fn a_clock_set_by_the_arbiter_before_the_control_gains_its_time_there() {
    let stage = Stage::new(SE2018, "2/90 30").play("e2e4 e7e5 g1f3 b8c6").say(ARBITER, Deed::Stop { reason: None });
    let fen = Some("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2".to_owned());
    let stage = stage.say(ARBITER, Deed::Reconstruct { moves: 1, fen });
    let stage = set(stage, 80 * MINUTE, 80 * MINUTE).say(ARBITER, Deed::Restart { reason: None });
    assert_eq!(stage.play("g1f3 b8c6").clock(), (110 * MINUTE - 2_000, 110 * MINUTE - 2_000));
}

#[test]
fn an_own_wrong_claim_erases_no_fallen_flag() {
    let claimed = told(&scenario("flags/hidden_fall_and_own_wrong_claim"));
    assert_eq!(claimed.account().verdict().unwrap().reason, EndReason::Flag);
    assert_eq!(claimed.account().result(), "0-1");
}

#[test]
fn no_time_given_or_taken_puts_a_flag_up_and_the_arbiters_setting_does() {
    let mut clock = Clock::new(&settings(SE2018, "1 "));
    clock.run(Color::White);
    clock.read(Millis(2 * MINUTE));
    let fall = clock.fall(Color::White).unwrap();
    clock.add(Color::White, Millis(5 * MINUTE));
    clock.add(Color::White, Millis(-MINUTE));
    assert_eq!((clock.fall(Color::White), clock.remaining(Color::White)), (Some(fall), Millis(4 * MINUTE)));
    clock.set(Color::White, Millis(4 * MINUTE));
    assert_eq!(clock.fall(Color::White), None);
}

#[test]
fn a_faulty_clock_that_is_set_has_its_flag_up() {
    let stage = set(Stage::new(SE2018, "90"), 1_000, 90 * MINUTE).wait(5_000);
    let stage = stage.say(B, Deed::Stop { reason: Some("clock_defect".to_owned()) });
    let stage = stage.say(ARBITER, Deed::SetClock { white: Some(Millis(MINUTE)), black: None });
    stage.rules(Decision::Restored, "L2018-6.10.1", (MINUTE, 0));
    assert!(!stage.account().clocks().is_fallen(Color::White));
}

#[test]
fn an_increment_that_is_used_up_is_not_taken_back() {
    let stage = told(&scenario("illegal_moves/increment_used_up"));
    let ruling = stage.account().rulings().last().unwrap().clone();
    assert_eq!((ruling.decision, ruling.change.white), (Decision::IllegalMove, Millis(0)));
    assert!(ruling.why.iter().all(|why| why.key != "illegal_move_increment_withdrawn"));
    assert_eq!(stage.account().clock().white, Millis(9_000));
    assert!(!stage.account().clocks().is_fallen(Color::White));
    // While it is there it goes, also after the reply.
    let replied = Stage::new(FIDE2023, "61+30").play("e2e5 e7e6").notice_of(Noticed::IllegalMove, Color::White);
    replied.rules(Decision::IllegalMove, "L2023-7.5.1", (-30_000, 120_000));
}

#[test]
fn no_number_of_moves_is_too_great_for_the_counter() {
    let counted = told(&scenario("sheets/absurd-number-of-moves"));
    assert_eq!(counted.account().clocks().moves(Color::Black), u32::MAX);
}

#[test]
fn times_beyond_all_measure_are_refused() {
    const BEYOND: i64 = 1_000_000_000_001;
    let stage = Stage::new(SE2018, "90");
    let key = |heard: Result<Stage, BadScript>| heard.err().map(|bad| bad.reason.key.to_string());
    let refused = Some("script_time_too_long".to_owned());
    for time in [BEYOND, -BEYOND, i64::MAX, i64::MIN] {
        let set = Deed::SetClock { white: None, black: Some(Millis(time)) };
        assert_eq!(key(stage.clone().try_say(ARBITER, set)), refused);
        let fine =
            Decide::Penalty { item: "12.9.2".to_owned(), against: Color::White, ms: Some(Millis(time)), points: None };
        assert_eq!(key(stage.clone().try_say(ARBITER, Deed::Decide(fine))), refused);
    }
    assert_eq!(key(stage.clone().at(BEYOND).try_say(W, Deed::Press)), refused);
    let set = Deed::SetClock { white: Some(Millis(BEYOND - 1)), black: None };
    assert_eq!(key(stage.at(BEYOND - 1).try_say(ARBITER, set)), None);
}

#[test]
fn the_counters_begin_with_those_of_the_start_position() {
    let begun = told(&scenario("clock/begins_at_move_39"));
    let clock = begun.account().clocks().clone();
    assert_eq!(Both::new(|color| clock.moves(color)), Both { white: 40, black: 39 });
    assert_eq!(Both::new(|color| clock.period(color).0), Both { white: 1, black: 0 });
    assert_eq!(begun.account().clock().white, Millis(120 * MINUTE - 4_000));
    let black = Stage::from(SE2018, "40/90+30 30+30", "4k3/p7/8/8/8/8/P7/4K3 b - - 0 39");
    let clock = black.account().clocks().clone();
    assert_eq!((clock.moves(Color::White), clock.moves(Color::Black)), (39, 38));
    // Nobody has used time, or gained increments, before the script.
    let sealing = black.play("a7a6 a2a3").say(ARBITER, Deed::Adjourn);
    let label = sealing.account().envelope().unwrap();
    assert_eq!(label.used, Both { white: Millis(2_000), black: Millis(3_000) });
}
