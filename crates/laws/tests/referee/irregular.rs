//! Irregular beginnings: the array, the board, the colours.

use rokade_board::notation::Style;
use rokade_clause::Edition;
use rokade_laws::referee::{Choice, Consequence, Decision, EndReason, Noticed};

use crate::stage::*;

pub(crate) const CLASSICAL: &str = "40/90+30 30+30";

/// Twenty quiet half-moves that repeat nothing.
const OPENING: &str =
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5";

pub(crate) fn opening(stage: Stage, plies: usize) -> Stage {
    let moves: Vec<&str> = OPENING.split_whitespace().take(plies).collect();
    stage.play(&moves.join(" "))
}

fn array_was_wrong(edition: Edition, clause: &str) {
    let stage = opening(Stage::new(edition, CLASSICAL), 16).notice(Noticed::WrongStart);
    stage.ends("*", EndReason::Annulled, clause);
    assert_eq!(stage.last_ruling().decision, Decision::Replay);
    assert_eq!(stage.last_ruling().consequence, Consequence::Annulled);
}

fn board_was_turned(edition: Edition, clause: &str) {
    let stage = opening(Stage::new(edition, CLASSICAL), 20).notice(Noticed::BoardTurned);
    stage.goes_on();
    stage.rules(Decision::Restored, clause, (0, 0));
    assert_eq!(stage.last_ruling().consequence, Consequence::PositionTransferred);
}

/// The editions that leave reversed colours to the arbiter.
fn arbiter_rules_on_colours(edition: Edition, clause: &str) {
    let stage = opening(Stage::new(edition, CLASSICAL), 4).notice(Noticed::ColoursReversed);
    stage.goes_on();
    stage.rules(Decision::NoAction, clause, (0, 0));
    stage.asks("colours_reversed", clause, &["accept", "reject"]);
    let question = &stage.account().open()[0];
    assert_eq!(question.choices[0].consequence, Consequence::Annulled);
    assert_eq!(question.choices[1].consequence, Consequence::PlayGoesOn);
    stage.clone().decide(Choice::Accept).ends("*", EndReason::Annulled, clause);
    let continued = stage.decide(Choice::Reject);
    continued.goes_on();
    assert!(continued.account().open().is_empty());
    continued.rules(Decision::NoAction, clause, (0, 0));
}

/// The editions that count to ten.
fn ten_moves_decide_on_colours(edition: Edition, clause: &str) {
    let nine_each = opening(Stage::new(edition, CLASSICAL), 18).notice(Noticed::ColoursReversed);
    nine_each.ends("*", EndReason::Annulled, clause);
    assert_eq!(nine_each.last_ruling().decision, Decision::Replay);
    let ten_and_nine = opening(Stage::new(edition, CLASSICAL), 19).notice(Noticed::ColoursReversed);
    ten_and_nine.goes_on();
    ten_and_nine.rules(Decision::NoAction, clause, (0, 0));
    assert_eq!(ten_and_nine.account().warnings()[0].reason.key, "reversed_doubtful");
    let ten_each = opening(Stage::new(edition, CLASSICAL), 20).notice(Noticed::ColoursReversed);
    ten_each.goes_on();
    assert!(ten_each.account().warnings().is_empty() && ten_each.account().open().is_empty());
    // Made is enough; the press does not matter.
    let made = opening(Stage::new(edition, CLASSICAL), 18).make(W, "b3c2").notice(Noticed::ColoursReversed);
    made.goes_on();
}

#[test]
fn l2001_7_1_a_wrong_array_is_replayed() {
    array_was_wrong(DK2001, "L2001-7.1.a");
}

#[test]
fn l2009_7_1_a_wrong_array_is_replayed() {
    array_was_wrong(DK2009, "L2009-7.1.a");
    array_was_wrong(NO2009, "L2009-7.1.a");
}

#[test]
fn l2018_7_2_1_wrong_array_is_replayed() {
    array_was_wrong(SE2018, "L2018-7.2.1");
}

#[test]
fn l2023_7_2_1_wrong_array_is_replayed() {
    array_was_wrong(FIDE2023, "L2023-7.2.1");
}

#[test]
fn l2001_7_1_b_turned_board_is_put_right() {
    board_was_turned(DK2001, "L2001-7.1.b");
}

#[test]
fn l2009_7_1_b_turned_board_is_put_right() {
    board_was_turned(DK2009, "L2009-7.1.b");
}

#[test]
fn l2018_7_2_2_turned_board_is_put_right() {
    board_was_turned(SE2018, "L2018-7.2.2");
}

#[test]
fn l2023_7_2_2_turned_board_is_put_right() {
    board_was_turned(FIDE2023, "L2023-7.2.2");
}

#[test]
fn l2001_7_2_reversed_colours_continue_unless_the_arbiter_rules() {
    arbiter_rules_on_colours(DK2001, "L2001-7.2");
}

#[test]
fn l2009_7_2_reversed_colours_continue_unless_the_arbiter_rules() {
    arbiter_rules_on_colours(DK2009, "L2009-7.2");
    arbiter_rules_on_colours(NO2009, "L2009-7.2");
}

#[test]
fn l2018_7_3_reversed_colours_are_replayed_before_ten_moves() {
    ten_moves_decide_on_colours(SE2018, "L2018-7.3");
}

#[test]
fn l2023_7_3_reversed_colours_are_replayed_before_ten_moves() {
    ten_moves_decide_on_colours(FIDE2023, "L2023-7.3");
}

#[test]
fn dk_ruling_47b_a_pairing_error_stands_once_the_round_has_begun() {
    let precedent = |edition| {
        let stage = Stage::new(edition, CLASSICAL).notice(Noticed::ColoursReversed);
        let question = stage.account().open().first().cloned();
        let cites = |question: &rokade_laws::referee::Question| {
            let reject = &question.choices[1];
            reject.clause.as_str() == "DK-ruling-47b"
                && reject.consequence == Consequence::PlayGoesOn
                && question.reason.clauses.contains(&reject.clause)
        };
        question.is_some_and(|question| cites(&question))
    };
    assert!(precedent(DK2001) && precedent(DK2009));
    assert!(!precedent(NO2009), "a Danish precedent binds Danish arbiters");
    assert!(!precedent(SE2018), "the later rule answers by itself");
}

#[test]
fn a_game_from_a_later_position_brings_its_moves_along() {
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 11";
    let stage = Stage::from(SE2018, CLASSICAL, fen).notice(Noticed::ColoursReversed);
    stage.goes_on();
    stage.rules(Decision::NoAction, "L2018-7.3", (0, 0));
}

#[test]
fn a_turned_board_changes_no_move() {
    let stage = opening(Stage::new(SE2018, CLASSICAL), 6).notice(Noticed::BoardTurned);
    assert_eq!(stage.account().moves(&Style::pgn()).len(), 6);
}
