//! Moves made and completed.

use rokade_board::Color;
use rokade_board::notation::Style;
use rokade_clause::Edition;
use rokade_laws::referee::{Decision, Deed, EndReason, Noticed};

use crate::stage::*;

const STANDARD: &str = "40/90+30 30+30";
const PROMOTING: &str = "8/4P1k1/8/8/8/8/P7/4K3 w - - 0 1";

/// Moves that the counter has as completed.
fn completed(stage: &Stage, color: Color) -> u32 {
    stage.account().clocks().moves(color)
}

fn bears(stage: &Stage, clause: &str) {
    let bearing = &stage.last_ruling().bearing;
    assert!(bearing.iter().any(|id| id.as_str() == clause), "{bearing:?} lacks {clause}");
}

fn attempt(uci: &str) -> rokade_board::Attempt {
    rokade_board::Attempt { from: uci[..2].parse().unwrap(), to: uci[2..4].parse().unwrap(), promotion: None }
}

#[test]
fn mate_ends_the_game_before_the_press() {
    let stage = Stage::new(SE2018, "40/90+30 30+30").play("f2f3 e7e5 g2g4").make(B, "d8h4");
    stage.ends("0-1", EndReason::Checkmate, "L2018-5.1.1");
    assert_eq!(stage.clock(), (90 * 60_000 - 4_000 + 60_000, 90 * 60_000 - 3_000 + 30_000));
}

#[test]
fn an_illegal_mate_ends_nothing() {
    // The queen jumps over its own pawn: it looks like mate and is none.
    let fen = "4k3/8/4K3/8/8/8/4P3/4Q3 w - - 0 1";
    let stage = Stage::from(SE2018, STANDARD, fen).make(W, "e1a7").press(W);
    stage.goes_on();
    stage.notice(Noticed::IllegalMove).rules(Decision::IllegalMove, "L2018-7.5.1", (0, 120_000));
}

/// Two hands where the edition names no penalty of its own: no illegal move, but a matter for the
/// arbiter.
fn two_hands_are_left_to_the_arbiter(edition: Edition, clause: &str, penalties: [&str; 3]) -> Stage {
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let stage = Stage::from(edition, STANDARD, castling).make_with(W, "e1g1", 2).press(W);
    let stage = stage.notice_of(Noticed::IllegalMove, Color::White);
    stage.rules(Decision::NoAction, clause, (0, 0));
    stage.asks("two_hands", clause, &penalties);
    assert_eq!(stage.account().illegal_moves(Color::White), 0);
    assert_eq!(stage.account().moves(&Style::pgn()), ["O-O"]);
    stage
}

#[test]
fn l2001_4_1_two_hands_are_a_breach_without_a_penalty_of_its_own() {
    two_hands_are_left_to_the_arbiter(DK2001, "L2001-4.1", ["13.4.a", "13.4.b", "13.4.c"]);
}

#[test]
fn l2009_4_1_two_hands_are_a_breach_without_a_penalty_of_its_own() {
    two_hands_are_left_to_the_arbiter(DK2009, "L2009-4.1", ["13.4.a", "13.4.b", "13.4.c"]);
}

#[test]
fn no2009_guide_one_hand_holds_for_castling_too() {
    let stage = two_hands_are_left_to_the_arbiter(NO2009, "L2009-4.1", ["13.4.a", "13.4.b", "13.4.c"]);
    bears(&stage, "NO2009-guide-one-hand");
}

fn two_hands_count_once_pressed(edition: Edition, one_hand: &str, rule: &str) {
    let start = Stage::new(edition, STANDARD).play("e2e4 d7d5").make_with(W, "e4d5", 2);
    let uncompleted = start.clone().notice(Noticed::IllegalMove);
    uncompleted.rules(Decision::NoAction, one_hand, (0, 0));
    assert_eq!(uncompleted.account().illegal_moves(Color::White), 0);
    let counted = uncompleted.press(W).notice(Noticed::IllegalMove);
    counted.rules(Decision::IllegalMove, rule, (0, 120_000));
    bears(&counted, one_hand);
    assert_eq!(counted.account().illegal_moves(Color::White), 1);
    assert_eq!(counted.account().turn(), Color::Black, "the move stands");
}

#[test]
fn l2018_4_1_two_hands_count_once_the_clock_is_pressed() {
    two_hands_count_once_pressed(SE2018, "L2018-4.1", "L2018-7.5.4");
}

#[test]
fn l2023_4_1_two_hands_count_once_the_clock_is_pressed() {
    two_hands_count_once_pressed(FIDE2023, "L2023-4.1", "L2023-7.5.4");
}

/// A capture released on the board is made: the opponent is on move, and the capturer may not choose
/// again.
fn a_capture_is_made_when_released(edition: Edition) {
    let stage = Stage::new(edition, STANDARD).play("e2e4 d7d5").make(W, "e4d5");
    assert_eq!(stage.account().turn(), Color::Black);
    assert_eq!(completed(&stage, Color::White), 1, "made, not completed");
    let other = Deed::Move { attempt: attempt("e4e5"), hands: 1 };
    assert_eq!(stage.clone().try_say(W, other).err().unwrap().reason.key, "script_not_on_move");
    assert_eq!(completed(&stage.press(W), Color::White), 2);
}

#[test]
fn l2009_4_6_a_a_capture_is_made_when_the_man_is_released() {
    a_capture_is_made_when_released(DK2009);
    a_capture_is_made_when_released(NO2009);
}

#[test]
fn l2018_4_7_1_a_capture_is_made_when_the_man_is_released() {
    a_capture_is_made_when_released(SE2018);
}

#[test]
fn l2023_4_7_1_a_capture_is_made_when_the_man_is_released() {
    a_capture_is_made_when_released(FIDE2023);
}

/// The pawn is set on the last rank and then exchanged: before the press nothing is wrong with it.
fn promotion_in_two_steps(edition: Edition) -> Stage {
    let pawn_first = Stage::from(edition, STANDARD, PROMOTING).make(W, "e7e8");
    assert_eq!(pawn_first.account().moves(&Style::pgn()), ["e7e8"], "not yet made");
    let both = pawn_first.make(W, "e7e8n");
    assert_eq!(both.account().turn(), Color::Black);
    assert!(both.account().rulings().is_empty());
    let done = both.press(W).notice(Noticed::IllegalMove);
    assert_eq!(done.last_ruling().decision, Decision::NoAction);
    assert!(done.account().fen().starts_with("4N3/6k1/"), "{}", done.account().fen());
    done
}

#[test]
fn l2018_4_6_promotion_may_be_carried_out_in_several_ways() {
    promotion_in_two_steps(SE2018);
    let at_once = Stage::from(SE2018, STANDARD, PROMOTING).play("e7e8r");
    assert!(at_once.account().fen().starts_with("4R3/"));
}

#[test]
fn l2023_4_6_promotion_may_be_carried_out_in_several_ways() {
    promotion_in_two_steps(FIDE2023);
    let at_once = Stage::from(FIDE2023, STANDARD, PROMOTING).play("e7e8r");
    assert!(at_once.account().fen().starts_with("4R3/"));
}

#[test]
fn l2018_4_6_2_pawn_and_piece_change_in_either_order() {
    promotion_in_two_steps(SE2018).rules(Decision::NoAction, "L2018-7.5.1", (0, 0));
}

#[test]
fn l2023_4_6_2_pawn_and_piece_change_in_either_order() {
    promotion_in_two_steps(FIDE2023).rules(Decision::NoAction, "L2023-7.5.1", (0, 0));
}

/// Promotion is made when the piece is released and the pawn is off; then the choice is over.
fn promotion_is_made_with_the_piece(edition: Edition) {
    let stage = Stage::from(edition, STANDARD, PROMOTING).make(W, "e7e8q");
    let other = rokade_board::Attempt { promotion: Some(rokade_board::Role::Rook), ..attempt("e7e8") };
    let again = stage.clone().try_say(W, Deed::Move { attempt: other, hands: 1 });
    assert_eq!(again.err().unwrap().reason.key, "script_not_on_move");
    // The pawn alone is no move made: with the press it is an illegal one.
    let pawn = Stage::from(edition, STANDARD, PROMOTING).play("e7e8").notice(Noticed::IllegalMove);
    assert_eq!(pawn.last_ruling().decision, Decision::IllegalMove);
}

#[test]
fn l2018_4_7_3_promotion_is_made_when_the_piece_is_released() {
    promotion_is_made_with_the_piece(SE2018);
}

#[test]
fn l2023_4_7_3_promotion_is_made_when_the_piece_is_released() {
    promotion_is_made_with_the_piece(FIDE2023);
}

/// The press completes the move, also after the opponent has replied; until then the time is the
/// player's own.
fn the_press_completes(edition: Edition) {
    let minutes = 90 * 60_000;
    let made = Stage::new(edition, "40/90 30").make(W, "e2e4");
    assert_eq!((completed(&made, Color::White), made.account().turn()), (0, Color::Black));
    let late = made.make(B, "e7e5").wait(5_000).press(W);
    assert_eq!(late.clock(), (minutes - 8_000, minutes));
    assert_eq!((completed(&late, Color::White), completed(&late, Color::Black)), (1, 0));
    assert_eq!(late.account().clocks().running(), Some(Color::Black));
    let both = late.press(B);
    assert_eq!(both.clock(), (minutes - 8_000, minutes - 1_000));
    assert_eq!((completed(&both, Color::Black), both.account().clocks().running()), (1, Some(Color::White)));
}

/// The move that ends the game is completed without a press.
fn the_end_completes(edition: Edition, clause: &str) {
    let mated = Stage::new(edition, STANDARD).play("f2f3 e7e5 g2g4").make(B, "d8h4");
    bears(&mated, clause);
    let stalemate = Stage::from(edition, STANDARD, "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1").make(W, "f1f7");
    assert_eq!(stalemate.account().result(), "1/2-1/2");
    bears(&stalemate, clause);
    let time = stalemate.clock();
    assert_eq!(stalemate.wait(60_000).press(W).clock(), time, "the clocks stand");
}

#[test]
fn l2001_6_8_a_the_press_or_the_end_completes_the_move() {
    the_press_completes(DK2001);
    the_end_completes(DK2001, "L2001-6.8.a");
}

#[test]
fn l2009_6_7_a_the_press_or_the_end_completes_the_move() {
    the_press_completes(DK2009);
    the_end_completes(NO2009, "L2009-6.7.a");
}

#[test]
fn l2018_6_2_1_the_press_completes_the_move() {
    the_press_completes(SE2018);
}

#[test]
fn l2023_6_2_1_the_press_completes_the_move() {
    the_press_completes(FIDE2023);
}

#[test]
fn l2018_6_2_1_1_the_end_completes_the_move() {
    the_end_completes(SE2018, "L2018-6.2.1.1");
}

#[test]
fn l2023_6_2_1_1_the_end_completes_the_move() {
    the_end_completes(FIDE2023, "L2023-6.2.1.1");
}

/// How many moves are completed when a player makes his next one without having pressed.
fn own_next_move(edition: Edition) -> (u32, i64) {
    let stage = Stage::new(edition, STANDARD).make(W, "e2e4").make(B, "e7e5").make(W, "g1f3");
    (completed(&stage, Color::White), stage.clock().0)
}

#[test]
fn l2018_6_2_1_2_the_own_next_move_completes_the_earlier() {
    let (moves, time) = own_next_move(SE2018);
    assert_eq!((moves, time), (1, 90 * 60_000 - 3_000), "completed, without an increment");
    assert_eq!(own_next_move(DK2009).0, 0);
}

#[test]
fn l2023_6_2_1_2_the_own_next_move_completes_the_earlier() {
    assert_eq!(own_next_move(FIDE2023).0, 1);
    assert_eq!(own_next_move(DK2001).0, 0);
}

#[test]
fn a_press_completes_every_earlier_move_with_one_increment() {
    for edition in [DK2001, DK2009, SE2018, FIDE2023] {
        let stage = Stage::new(edition, STANDARD).make(W, "e2e4").make(B, "e7e5").make(W, "g1f3").press(W);
        assert_eq!(completed(&stage, Color::White), 2);
        assert_eq!(stage.clock().0, 90 * 60_000 - 4_000 + 30_000);
    }
}

#[test]
fn a_press_with_stopped_clocks_completes_but_starts_nothing() {
    let halted = Stage::new(SE2018, STANDARD).make(W, "e2e4").say(ARBITER, Deed::Stop { reason: None });
    let stage = halted.press(W).wait(60_000).say(ARBITER, Deed::Restart { reason: None });
    assert_eq!((completed(&stage, Color::White), stage.clock().1), (1, 90 * 60_000));
    assert_eq!(stage.account().clocks().running(), Some(Color::Black));
}

#[test]
fn a_press_on_the_opponents_time_does_nothing() {
    let stage = Stage::new(SE2018, STANDARD).play("e2e4").press(W).press(W);
    assert_eq!((completed(&stage, Color::White), stage.account().clocks().running()), (1, Some(Color::Black)));
    assert_eq!(stage.notice(Noticed::IllegalMove).last_ruling().decision, Decision::NoAction);
}

#[test]
fn no2009_guide_made_completed_the_fortieth_move_needs_the_press() {
    // One move to the control: made in time, pressed too late.
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let stage = Stage::from(NO2009, "1/1 30", fen).make(W, "e2e4");
    assert_eq!((stage.account().turn(), completed(&stage, Color::White)), (Color::Black, 0));
    let late = stage.clone().wait(60_000).press(W);
    let fall = late.account().clocks().fall(Color::White).expect("the flag is down");
    assert_eq!(fall.period, 0, "the flag fell before the move was completed");
    let in_time = stage.press(W);
    assert_eq!(in_time.account().clocks().fall(Color::White), None);
    assert_eq!(completed(&in_time, Color::White), 1);
}
