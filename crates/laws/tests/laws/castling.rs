//! Castling in ordinary chess (3.8).

use rokade_board::CastlingSide;
use rokade_clause::Edition;
use rokade_laws::castling::{Form, form};

use crate::scene::*;

const OPEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

fn king_two_squares_rook_beside(edition: Edition) {
    for (uci, king, rook, empty) in [("e1g1", "g1", "f1", "h1"), ("e1c1", "c1", "d1", "a1")] {
        allows(edition, &position(OPEN), uci);
        let after = played(OPEN, uci);
        assert_eq!(after.position().piece_at(square(king)).unwrap().char(), 'K');
        assert_eq!(after.position().piece_at(square(rook)).unwrap().char(), 'R');
        assert!(after.position().piece_at(square(empty)).is_none());
        let castling = after.moves()[0];
        assert_eq!(form(rokade_board::Color::White, castling), Some(Form::DoubleMove));
    }
}

fn lost_by_the_king(edition: Edition, clause: &str) {
    let back = played(OPEN, "e1e2 a8b8 e2e1 b8a8");
    forbids(edition, back.position(), "e1g1", "castling_right_lost", clause);
    forbids(edition, back.position(), "e1c1", "castling_right_lost", clause);
}

fn lost_by_the_rook(edition: Edition, clause: &str) {
    let back = played(OPEN, "h1h2 e8e7 h2h1 e7e8");
    forbids(edition, back.position(), "e1g1", "castling_right_lost", clause);
    allows(edition, back.position(), "e1c1");
}

fn lost_for_good(edition: Edition, clause: &str) {
    lost_by_the_king(edition, &format!("{clause}.1"));
    lost_by_the_rook(edition, &format!("{clause}.2"));
}

fn barred_by_attack(edition: Edition, clause: &str) {
    let attacked = |rook: &str| position(&format!("4k3/8/8/8/8/{rook}/8/R3K2R w KQ - 0 1"));
    forbids(edition, &attacked("4r3"), "e1g1", "castling_out_of_check", clause);
    forbids(edition, &attacked("5r2"), "e1g1", "castling_through_check", clause);
    forbids(edition, &attacked("6r1"), "e1g1", "castling_into_check", clause);
    forbids(edition, &attacked("3r4"), "e1c1", "castling_through_check", clause);
    // Only the rook crosses b1, and only the rook stands on h1.
    allows(edition, &attacked("1r6"), "e1c1");
    allows(edition, &attacked("7r"), "e1g1");
}

fn barred_by_men_between(edition: Edition, clause: &str) {
    for men in ["R3KB1R", "R3K1nR"] {
        let board = position(&format!("4k3/8/8/8/8/8/8/{men} w KQ - 0 1"));
        forbids(edition, &board, "e1g1", "castling_blocked", clause);
    }
    let knight = position("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1");
    forbids(edition, &knight, "e1c1", "castling_blocked", clause);
    allows(edition, &knight, "e1g1");
}

/// What bars for the moment bars only for the moment.
fn barred_for_now(edition: Edition, clause: &str) {
    barred_by_attack(edition, &format!("{clause}.1"));
    barred_by_men_between(edition, &format!("{clause}.2"));
    let attacked = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
    let later = played(attacked, "a1b1 f3g3 b1a1 g3a3");
    assert!(castles(later.position(), CastlingSide::KingSide).is_some());
}

#[test]
fn l2001_3_8_a_ii_king_two_squares_and_rook_beside_it() {
    king_two_squares_rook_beside(DK2001);
}

#[test]
fn l2009_3_8_a_ii_king_two_squares_and_rook_beside_it() {
    king_two_squares_rook_beside(DK2009);
}

#[test]
fn l2018_3_8_2_king_two_squares_and_rook_beside_it() {
    king_two_squares_rook_beside(SE2018);
}

#[test]
fn l2023_3_8_2_king_two_squares_and_rook_beside_it() {
    king_two_squares_rook_beside(FIDE2023);
}

#[test]
fn l2018_3_8_2_1_rights_are_lost_by_moving() {
    lost_for_good(SE2018, "L2018-3.8.2.1");
}

#[test]
fn l2023_3_8_2_1_rights_are_lost_by_moving() {
    lost_for_good(FIDE2023, "L2023-3.8.2.1");
}

#[test]
fn l2001_3_8_a_ii_1_a_a_moved_king_never_castles() {
    lost_by_the_king(DK2001, "L2001-3.8.a.II.1.a");
}

#[test]
fn l2009_3_8_b_1_a_a_moved_king_never_castles() {
    lost_by_the_king(DK2009, "L2009-3.8.b.1.a");
}

#[test]
fn l2018_3_8_2_1_1_a_moved_king_never_castles() {
    lost_by_the_king(SE2018, "L2018-3.8.2.1.1");
}

#[test]
fn l2023_3_8_2_1_1_a_moved_king_never_castles() {
    lost_by_the_king(FIDE2023, "L2023-3.8.2.1.1");
}

#[test]
fn l2001_3_8_a_ii_1_b_a_moved_rook_never_castles() {
    lost_by_the_rook(DK2001, "L2001-3.8.a.II.1.b");
}

#[test]
fn l2009_3_8_b_1_b_a_moved_rook_never_castles() {
    lost_by_the_rook(DK2009, "L2009-3.8.b.1.b");
}

#[test]
fn l2018_3_8_2_1_2_a_moved_rook_never_castles() {
    lost_by_the_rook(SE2018, "L2018-3.8.2.1.2");
}

#[test]
fn l2023_3_8_2_1_2_a_moved_rook_never_castles() {
    lost_by_the_rook(FIDE2023, "L2023-3.8.2.1.2");
}

#[test]
fn l2018_3_8_2_2_what_bars_for_now_passes() {
    barred_for_now(SE2018, "L2018-3.8.2.2");
}

#[test]
fn l2023_3_8_2_2_what_bars_for_now_passes() {
    barred_for_now(FIDE2023, "L2023-3.8.2.2");
}

#[test]
fn l2001_3_8_a_ii_2_c_the_kings_three_squares_are_safe() {
    barred_by_attack(DK2001, "L2001-3.8.a.II.2.c");
}

#[test]
fn l2009_3_8_b_2_a_the_kings_three_squares_are_safe() {
    barred_by_attack(DK2009, "L2009-3.8.b.2.a");
}

#[test]
fn l2018_3_8_2_2_1_the_kings_three_squares_are_safe() {
    barred_by_attack(SE2018, "L2018-3.8.2.2.1");
}

#[test]
fn l2023_3_8_2_2_1_the_kings_three_squares_are_safe() {
    barred_by_attack(FIDE2023, "L2023-3.8.2.2.1");
}

#[test]
fn l2001_3_8_a_ii_2_d_nobody_stands_between() {
    barred_by_men_between(DK2001, "L2001-3.8.a.II.2.d");
}

#[test]
fn l2009_3_8_b_2_b_nobody_stands_between() {
    barred_by_men_between(DK2009, "L2009-3.8.b.2.b");
}

#[test]
fn l2018_3_8_2_2_2_nobody_stands_between() {
    barred_by_men_between(SE2018, "L2018-3.8.2.2.2");
}

#[test]
fn l2023_3_8_2_2_2_nobody_stands_between() {
    barred_by_men_between(FIDE2023, "L2023-3.8.2.2.2");
}
