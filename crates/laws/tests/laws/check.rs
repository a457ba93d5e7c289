//! Check, and what makes a move legal (3.8.b of 2001, 3.9, 3.10).

use rokade_board::{Attempt, Illegal, Position, Square};
use rokade_clause::Edition;
use rokade_laws::{Laws, illegal};

use crate::scene::*;

fn in_check_even_by_the_pinned(edition: Edition) {
    let pinned = position("k7/8/2n5/3B4/3K4/8/8/8 w - - 0 1");
    assert!(pinned.is_check());
    assert_eq!(pinned.checkers().into_iter().collect::<Vec<_>>(), [Square::C6], "the knight is pinned to its king");
    assert!(illegal::judge(Laws::of(edition), &pinned, attempt("d4d3")).is_ok());
}

fn own_king_is_never_left_in_check(edition: Edition, clause: &str) {
    // Pinned, in check and elsewhere, and into the line of a pawn taken en passant.
    forbids(edition, &position("k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1"), "e2c3", "leaves_king_in_check", clause);
    forbids(edition, &position("k3r3/8/8/8/8/8/8/N3K3 w - - 0 1"), "a1b3", "leaves_king_in_check", clause);
    forbids(edition, &position("k3r3/8/8/8/8/8/8/4K3 w - - 0 1"), "e1e2", "king_into_check", clause);
    allows(edition, &position("k3r3/8/8/8/8/8/8/4K3 w - - 0 1"), "e1d1");
    let exposed = played("8/3p4/8/K3P2r/8/8/8/7k b - - 0 1", "d7d5");
    forbids(edition, exposed.position(), "e5d6", "leaves_king_in_check", clause);
}

fn a_king_is_never_captured(edition: Edition, clause: &str) {
    let reason = illegal::reason(edition, Illegal::KingCaptured, None, rokade_board::Variant::Standard);
    assert_eq!(reason.key, "king_captured");
    assert_cites(&reason, clause);
}

const OPEN_GAME: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";

/// Every attempt from square to square, and whether the edition lets it pass.
fn attempts(edition: Edition, position: &Position) -> Vec<bool> {
    let mut judged = Vec::new();
    for from in Square::ALL {
        for to in Square::ALL {
            let attempt = Attempt { from, to, promotion: None };
            judged.push(illegal::judge(Laws::of(edition), position, attempt).is_ok());
        }
    }
    judged
}

fn legal_when_all_requirements_are_met(edition: Edition) {
    let board = position(OPEN_GAME);
    for m in &board.legal_moves() {
        allows(edition, &board, &board.uci(*m));
    }
}

fn illegal_when_one_requirement_fails(edition: Edition) {
    let board = position(OPEN_GAME);
    let legal = attempts(edition, &board).into_iter().filter(|is_legal| *is_legal).count();
    // Castling may be shown in two ways: the king's two squares, or king to rook.
    assert_eq!(legal, board.legal_moves().len() + 1);
}

fn a_position_that_cannot_arise_is_doubted(edition: Edition) {
    assert!(position(OPEN_GAME).doubts().is_empty(), "{edition}");
    let nine_pawns = position("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
    let two_checks = position("4k3/8/8/8/8/8/3p1p2/4K3 w - - 0 1");
    assert!(!nine_pawns.doubts().is_empty() && !two_checks.doubts().is_empty());
}

#[test]
fn l2001_3_8_b_a_king_is_in_check_even_by_a_pinned_man() {
    in_check_even_by_the_pinned(DK2001);
}

#[test]
fn l2009_3_9_a_king_is_in_check_even_by_a_pinned_man() {
    in_check_even_by_the_pinned(DK2009);
}

#[test]
fn l2018_3_9_1_a_king_is_in_check_even_by_a_pinned_man() {
    in_check_even_by_the_pinned(SE2018);
}

#[test]
fn l2023_3_9_1_a_king_is_in_check_even_by_a_pinned_man() {
    in_check_even_by_the_pinned(FIDE2023);
}

#[test]
fn l2001_3_9_own_king_is_never_left_in_check() {
    own_king_is_never_left_in_check(DK2001, "L2001-3.9");
}

#[test]
fn l2009_3_9_own_king_is_never_left_in_check() {
    own_king_is_never_left_in_check(DK2009, "L2009-3.9");
}

#[test]
fn l2018_3_9_2_own_king_is_never_left_in_check() {
    own_king_is_never_left_in_check(SE2018, "L2018-3.9.2");
}

#[test]
fn l2023_3_9_2_own_king_is_never_left_in_check() {
    own_king_is_never_left_in_check(FIDE2023, "L2023-3.9.2");
}

#[test]
fn l2009_1_2_a_king_is_never_captured() {
    a_king_is_never_captured(DK2009, "L2009-1.2");
}

#[test]
fn l2018_1_4_1_a_king_is_never_captured() {
    a_king_is_never_captured(SE2018, "L2018-1.4.1");
}

#[test]
fn l2023_1_4_1_a_king_is_never_captured() {
    a_king_is_never_captured(FIDE2023, "L2023-1.4.1");
}

#[test]
fn l2018_3_10_1_legal_when_all_requirements_are_met() {
    legal_when_all_requirements_are_met(SE2018);
}

#[test]
fn l2023_3_10_1_legal_when_all_requirements_are_met() {
    legal_when_all_requirements_are_met(FIDE2023);
}

#[test]
fn l2018_3_10_2_illegal_when_one_requirement_fails() {
    illegal_when_one_requirement_fails(SE2018);
}

#[test]
fn l2023_3_10_2_illegal_when_one_requirement_fails() {
    illegal_when_one_requirement_fails(FIDE2023);
}

#[test]
fn l2018_3_10_3_a_position_that_cannot_arise_is_doubted() {
    a_position_that_cannot_arise_is_doubted(SE2018);
}

#[test]
fn l2023_3_10_3_a_position_that_cannot_arise_is_doubted() {
    a_position_that_cannot_arise_is_doubted(FIDE2023);
}
