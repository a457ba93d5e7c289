//! How pawns move, capture and promote (3.7).

use rokade_clause::Edition;
use rokade_laws::endings;
use rokade_laws::{Cause, Laws};

use crate::scene::*;

fn one_square_ahead(edition: Edition, clause: &str) {
    allows(edition, &position(START), "e2e3");
    let blocked = position("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1");
    forbids(edition, &blocked, "e2e3", "pawn_blocked", clause);
    forbids(edition, &position(START), "e2e1", "own_man_captured", own_square(edition));
    let free = position("4k3/8/8/4P3/8/8/8/4K3 w - - 0 1");
    forbids(edition, &free, "e5e4", "wrong_movement", clause);
    forbids(edition, &free, "e5d5", "wrong_movement", clause);
}

fn own_square(edition: Edition) -> &'static str {
    match edition.year() {
        2001 => "L2001-3.1",
        2009 => "L2009-3.1",
        2018 => "L2018-3.1",
        _ => "L2023-3.1",
    }
}

fn two_squares_at_first(edition: Edition, clause: &str) {
    allows(edition, &position(START), "e2e4");
    let moved = position("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1");
    forbids(edition, &moved, "e3e5", "double_step_not_first", clause);
    for occupied in ["4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1"] {
        forbids(edition, &position(occupied), "e2e4", "pawn_blocked", clause);
    }
}

fn captures_diagonally(edition: Edition, clause: &str) {
    let board = position("4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1");
    allows(edition, &board, "e4d5");
    forbids(edition, &board, "e4f5", "nothing_to_capture", clause);
    let straight = position("4k3/8/8/4n3/4P3/8/8/4K3 w - - 0 1");
    assert!(straight.read_uci("e4e5").is_err());
}

fn en_passant_after_two_squares(edition: Edition) {
    let history = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5");
    allows(edition, history.position(), "e5d6");
    let after = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e5d6");
    assert!(after.position().piece_at(square("d5")).is_none(), "the pawn that was passed is off the board");
    let slow = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d6 e1e2 d6d5");
    assert!(slow.position().read_uci("e5d6").is_err(), "one square at a time skips nothing");
}

fn en_passant_at_once_or_never(edition: Edition, clause: &str) {
    let later = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 e8e7");
    forbids(edition, later.position(), "e5d6", "en_passant_gone", clause);
}

const PAWN_ON_E7: &str = "8/k3P3/8/8/8/8/8/4K3 w - - 0 1";

fn must_promote(edition: Edition, clause: &str) {
    let board = position(PAWN_ON_E7);
    for piece in ["q", "r", "b", "n"] {
        allows(edition, &board, &format!("e7e8{piece}"));
    }
    forbids(edition, &board, "e7e8", "not_promoted", clause);
    forbids(edition, &board, "e7e8k", "promotion_choice", clause);
    forbids(edition, &board, "e7e8p", "promotion_choice", clause);
    forbids(edition, &position(START), "e2e4q", "promotion_elsewhere", clause);
}

fn choice_is_free(edition: Edition) {
    // White still has the queen and both rooks, bishops and knights of the start.
    let board = position("8/4P3/1k6/8/8/8/8/RNBQKBNR w - - 0 1");
    for piece in ["q", "r", "b", "n"] {
        allows(edition, &board, &format!("e7e8{piece}"));
    }
    let after = played("8/4P3/1k6/8/8/8/8/RNBQKBNR w - - 0 1", "e7e8q");
    assert_eq!(after.position().board().queens().count(), 2);
}

fn new_piece_acts_at_once(edition: Edition) {
    let after = played("k7/4P3/1K6/8/8/8/8/8 w - - 0 1", "e7e8r");
    let ending = endings::automatic(Laws::of(edition), &after).unwrap();
    assert_eq!(ending.cause, Cause::Checkmate);
}

#[test]
fn l2001_3_7_a_pawn_goes_one_square_ahead() {
    one_square_ahead(DK2001, "L2001-3.7.a");
}

#[test]
fn l2009_3_7_a_pawn_goes_one_square_ahead() {
    one_square_ahead(DK2009, "L2009-3.7.a");
}

#[test]
fn l2018_3_7_1_pawn_goes_one_square_ahead() {
    one_square_ahead(SE2018, "L2018-3.7.1");
}

#[test]
fn l2023_3_7_1_pawn_goes_one_square_ahead() {
    one_square_ahead(FIDE2023, "L2023-3.7.1");
}

#[test]
fn l2001_3_7_b_two_squares_only_at_first() {
    two_squares_at_first(DK2001, "L2001-3.7.b");
}

#[test]
fn l2009_3_7_b_two_squares_only_at_first() {
    two_squares_at_first(DK2009, "L2009-3.7.b");
}

#[test]
fn l2018_3_7_2_two_squares_only_at_first() {
    two_squares_at_first(SE2018, "L2018-3.7.2");
}

#[test]
fn l2023_3_7_2_two_squares_only_at_first() {
    two_squares_at_first(FIDE2023, "L2023-3.7.2");
}

#[test]
fn l2001_3_7_c_pawn_captures_diagonally() {
    captures_diagonally(DK2001, "L2001-3.7.c");
}

#[test]
fn l2009_3_7_c_pawn_captures_diagonally() {
    captures_diagonally(DK2009, "L2009-3.7.c");
}

#[test]
fn l2018_3_7_3_pawn_captures_diagonally() {
    captures_diagonally(SE2018, "L2018-3.7.3");
}

#[test]
fn l2023_3_7_3_pawn_captures_diagonally() {
    captures_diagonally(FIDE2023, "L2023-3.7.3");
}

#[test]
fn l2001_3_7_d_en_passant_after_two_squares() {
    en_passant_after_two_squares(DK2001);
}

#[test]
fn l2009_3_7_d_en_passant_after_two_squares() {
    en_passant_after_two_squares(DK2009);
}

#[test]
fn l2018_3_7_4_1_en_passant_after_two_squares() {
    en_passant_after_two_squares(SE2018);
}

#[test]
fn l2023_3_7_3_1_en_passant_after_two_squares() {
    en_passant_after_two_squares(FIDE2023);
}

#[test]
fn l2001_3_7_d_en_passant_at_once_or_never() {
    en_passant_at_once_or_never(DK2001, "L2001-3.7.d");
}

#[test]
fn l2009_3_7_d_en_passant_at_once_or_never() {
    en_passant_at_once_or_never(DK2009, "L2009-3.7.d");
}

#[test]
fn l2018_3_7_4_2_en_passant_at_once_or_never() {
    en_passant_at_once_or_never(SE2018, "L2018-3.7.4.2");
}

#[test]
fn l2023_3_7_3_2_en_passant_at_once_or_never() {
    en_passant_at_once_or_never(FIDE2023, "L2023-3.7.3.2");
}

#[test]
fn l2001_3_7_e_pawn_on_the_last_rank_must_promote() {
    must_promote(DK2001, "L2001-3.7.e");
}

#[test]
fn l2009_3_7_e_pawn_on_the_last_rank_must_promote() {
    must_promote(DK2009, "L2009-3.7.e");
}

#[test]
fn l2018_3_7_5_1_pawn_on_the_last_rank_must_promote() {
    must_promote(SE2018, "L2018-3.7.5.1");
}

#[test]
fn l2023_3_7_3_3_pawn_on_the_last_rank_must_promote() {
    must_promote(FIDE2023, "L2023-3.7.3.3");
}

#[test]
fn l2001_3_7_e_choice_is_not_limited_to_captured_pieces() {
    choice_is_free(DK2001);
}

#[test]
fn l2009_3_7_e_choice_is_not_limited_to_captured_pieces() {
    choice_is_free(DK2009);
}

#[test]
fn l2018_3_7_5_2_choice_is_not_limited_to_captured_pieces() {
    choice_is_free(SE2018);
}

#[test]
fn l2023_3_7_3_4_choice_is_not_limited_to_captured_pieces() {
    choice_is_free(FIDE2023);
}

#[test]
fn l2001_3_7_e_new_piece_acts_at_once() {
    new_piece_acts_at_once(DK2001);
}

#[test]
fn l2009_3_7_e_new_piece_acts_at_once() {
    new_piece_acts_at_once(DK2009);
}

#[test]
fn l2018_3_7_5_3_new_piece_acts_at_once() {
    new_piece_acts_at_once(SE2018);
}

#[test]
fn l2023_3_7_3_5_new_piece_acts_at_once() {
    new_piece_acts_at_once(FIDE2023);
}
