//! Touched men (4.2, 4.3, 4.5).

use rokade_board::{Move, Position};
use rokade_clause::Edition;
use rokade_laws::Laws;
use rokade_laws::touch::{Contact, Obligation, Order, Touched, Touching, obligation};

use crate::scene::*;

fn touching(squares: &str) -> Touching {
    Touching::of(squares.split_whitespace().map(square))
}

fn touched_as(contact: Contact, on: &str) -> Touching {
    Touching { men: vec![Touched { square: square(on), contact }], ..Touching::default() }
}

fn owed(edition: Edition, position: &Position, touching: &Touching) -> Obligation {
    obligation(Laws::of(edition), position, touching)
}

/// Asserts the moves that are left, in coordinates and in any order, and the clause.
fn owes(edition: Edition, position: &Position, touching: &Touching, moves: &str, clause: &str) {
    let owed = owed(edition, position, touching);
    let written = |moves: &[Move]| {
        let mut all: Vec<String> = moves.iter().map(|m| position.uci(*m)).collect();
        all.sort();
        all
    };
    let mut expected: Vec<&str> = moves.split_whitespace().collect();
    expected.sort_unstable();
    assert_eq!(written(&owed.moves), expected, "{edition} {touching:?}");
    assert_cites(&owed.reason, clause);
}

fn is_free(edition: Edition, position: &Position, touching: &Touching, clause: &str) {
    let owed = owed(edition, position, touching);
    assert_eq!(owed.moves.len(), position.legal_moves().len(), "{edition} {touching:?}");
    assert_cites(&owed.reason, clause);
}

fn announced_adjusting_binds_nobody(edition: Edition, clause: &str) {
    is_free(edition, &position(START), &touched_as(Contact::Adjusting, "g1"), clause);
}

fn accident_binds_nobody(edition: Edition, clause: &str) {
    is_free(edition, &position(START), &touched_as(Contact::Accidental, "g1"), clause);
}

fn any_contact_but_an_accident_binds(edition: Edition, clause: &str) {
    accident_binds_nobody(edition, clause);
    let moves = owed(edition, &position(START), &touched_as(Contact::Handled, "g1")).moves;
    assert_eq!(moves.len(), 2);
}

fn deliberate_contact_binds(edition: Edition) {
    for contact in [Contact::Handled, Contact::Meant] {
        assert_eq!(owed(edition, &position(START), &touched_as(contact, "g1")).moves.len(), 2);
    }
    assert_eq!(owed(edition, &position(START), &touched_as(Contact::Accidental, "g1")).moves.len(), 20);
}

fn visible_intention_binds(edition: Edition, clause: &str) {
    assert_eq!(owed(edition, &position(START), &touched_as(Contact::Meant, "g1")).moves.len(), 2);
    is_free(edition, &position(START), &touched_as(Contact::Handled, "g1"), clause);
}

fn first_own_man_that_can_move(edition: Edition, clause: &str) {
    let start = position(START);
    owes(edition, &start, &touching("g1"), "g1f3 g1h3", clause);
    owes(edition, &start, &touching("a1 g1 e2"), "g1f3 g1h3", clause);
    owes(edition, &start, &touching("e2 g1"), "e2e3 e2e4", clause);
}

const ENEMIES: &str = "4k3/8/8/1n1r3b/4P3/8/8/R3K3 w - - 0 1";

fn first_enemy_man_that_can_be_captured(edition: Edition, clause: &str) {
    let board = position(ENEMIES);
    owes(edition, &board, &touching("d5"), "e4d5", clause);
    owes(edition, &board, &touching("h5 b5 d5"), "e4d5", clause);
    let passing = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5");
    owes(edition, passing.position(), &touching("d5"), "e5d6", clause);
}

fn one_of_each_colour(edition: Edition, clause: &str) {
    let board = position("4k3/8/8/3r4/4P3/2N5/8/R3K3 w - - 0 1");
    for order in ["e4 d5", "d5 e4"] {
        owes(edition, &board, &touching(order), "e4d5", clause);
    }
    // The rook cannot take: the first touched of the two decides.
    owes(edition, &board, &touching("d5 a1"), "e4d5 c3d5", clause);
    let rook = "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1";
    owes(edition, &board, &touching("a1 d5"), rook, clause);
}

fn own_man_first_if_unclear(edition: Edition, clause: &str) {
    let board = position("4k3/8/8/3r4/4P3/2N5/8/R3K3 w - - 0 1");
    let unclear = Touching { order: Order::Unclear, ..touching("d5 a1") };
    let rook = "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1";
    owes(edition, &board, &unclear, rook, clause);
}

fn several_of_each_colour(edition: Edition, clause: &str) {
    let board = position("4k3/8/8/1n1r4/2P1P3/8/8/4K3 w - - 0 1");
    owes(edition, &board, &touching("c4 e4 d5 b5"), "c4d5", clause);
    owes(edition, &board, &touching("b5 e4 d5 c4"), "c4b5", clause);
    owes(edition, &board, &touching("e4 b5 d5"), "e4e5 e4d5", clause);
}

fn nothing_possible(edition: Edition, clause: &str) {
    let start = position(START);
    is_free(edition, &start, &touching("a1 c1 e8"), clause);
    is_free(edition, &start, &touching("d8"), clause);
    // The touched knight is pinned: it cannot move, however much it was meant.
    let pinned = position("k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1");
    is_free(edition, &pinned, &touching("e2"), clause);
}

#[test]
fn no2009_guide_ex_queen_lifted_queen_must_move() {
    let board = position("4k3/8/8/8/8/8/8/R2QK3 w - - 0 1");
    let moves = owed(NO2009, &board, &touching("d1 a1")).moves;
    assert!(!moves.is_empty() && moves.iter().all(|m| m.from() == Some(square("d1"))));
}

#[test]
fn no2009_guide_touch_enemy_capture_or_no_consequence() {
    owes(NO2009, &position(ENEMIES), &touching("d5"), "e4d5", "L2009-4.3.b");
    is_free(NO2009, &position(ENEMIES), &touching("b5"), "L2009-4.5");
}

#[test]
fn no2009_guide_touch_enemy_own_in_that_order() {
    let board = position("4k3/8/8/1n1r4/4P3/2N5/8/R3K3 w - - 0 1");
    owes(NO2009, &board, &touching("d5 c3"), "c3d5", "L2009-4.3.c");
    owes(NO2009, &board, &touching("d5 a1"), "c3d5 e4d5", "L2009-4.3.c");
    let out_of_reach = position("4k3/8/8/7r/4P3/8/8/4K3 w - - 0 1");
    owes(NO2009, &out_of_reach, &touching("h5 e4"), "e4e5", "L2009-4.3.c");
    let stuck = position("4k3/8/4p3/4P2r/8/8/8/4K3 w - - 0 1");
    is_free(NO2009, &stuck, &touching("h5 e5"), "L2009-4.5");
}

#[test]
fn l2001_4_2_announced_adjusting_binds_nobody() {
    announced_adjusting_binds_nobody(DK2001, "L2001-4.2");
}

#[test]
fn l2009_4_2_announced_adjusting_binds_nobody() {
    announced_adjusting_binds_nobody(DK2009, "L2009-4.2");
}

#[test]
fn l2018_4_2_1_announced_adjusting_binds_nobody() {
    announced_adjusting_binds_nobody(SE2018, "L2018-4.2.1");
}

#[test]
fn l2023_4_2_1_announced_adjusting_binds_nobody() {
    announced_adjusting_binds_nobody(FIDE2023, "L2023-4.2.1");
}

#[test]
fn l2018_4_2_2_any_contact_but_an_accident_binds() {
    any_contact_but_an_accident_binds(SE2018, "L2018-4.2.2");
}

#[test]
fn l2023_4_2_2_any_contact_but_an_accident_binds() {
    any_contact_but_an_accident_binds(FIDE2023, "L2023-4.2.2");
}

#[test]
fn l2001_4_3_deliberate_contact_binds() {
    deliberate_contact_binds(DK2001);
}

#[test]
fn l2009_4_3_dk_deliberate_contact_binds() {
    deliberate_contact_binds(DK2009);
}

#[test]
fn l2018_4_3_deliberate_contact_binds() {
    deliberate_contact_binds(SE2018);
}

#[test]
fn l2023_4_3_deliberate_contact_binds() {
    deliberate_contact_binds(FIDE2023);
}

#[test]
fn l2009_4_3_no_visible_intention_binds() {
    visible_intention_binds(NO2009, "L2009-4.3-NO");
}

#[test]
fn l2001_4_3_a_first_own_man_that_can_move() {
    first_own_man_that_can_move(DK2001, "L2001-4.3.a");
}

#[test]
fn l2009_4_3_a_first_own_man_that_can_move() {
    first_own_man_that_can_move(DK2009, "L2009-4.3.a");
}

#[test]
fn l2018_4_3_1_first_own_man_that_can_move() {
    first_own_man_that_can_move(SE2018, "L2018-4.3.1");
}

#[test]
fn l2023_4_3_1_first_own_man_that_can_move() {
    first_own_man_that_can_move(FIDE2023, "L2023-4.3.1");
}

#[test]
fn l2001_4_3_b_first_enemy_man_that_can_be_captured() {
    first_enemy_man_that_can_be_captured(DK2001, "L2001-4.3.b");
}

#[test]
fn l2009_4_3_b_first_enemy_man_that_can_be_captured() {
    first_enemy_man_that_can_be_captured(DK2009, "L2009-4.3.b");
}

#[test]
fn l2018_4_3_2_first_enemy_man_that_can_be_captured() {
    first_enemy_man_that_can_be_captured(SE2018, "L2018-4.3.2");
}

#[test]
fn l2023_4_3_2_first_enemy_man_that_can_be_captured() {
    first_enemy_man_that_can_be_captured(FIDE2023, "L2023-4.3.2");
}

#[test]
fn l2001_4_3_c_own_man_takes_enemy_man() {
    one_of_each_colour(DK2001, "L2001-4.3.c");
}

#[test]
fn l2009_4_3_c_own_man_takes_enemy_man() {
    one_of_each_colour(DK2009, "L2009-4.3.c");
}

#[test]
fn l2018_4_3_3_own_man_takes_enemy_man() {
    one_of_each_colour(SE2018, "L2018-4.3.3");
}

#[test]
fn l2023_4_3_3_own_man_takes_enemy_man() {
    one_of_each_colour(FIDE2023, "L2023-4.3.3");
}

#[test]
fn l2001_4_3_c_own_man_first_if_unclear() {
    own_man_first_if_unclear(DK2001, "L2001-4.3.c");
}

#[test]
fn l2009_4_3_c_own_man_first_if_unclear() {
    own_man_first_if_unclear(DK2009, "L2009-4.3.c");
}

#[test]
fn l2018_4_3_3_own_man_first_if_unclear() {
    own_man_first_if_unclear(SE2018, "L2018-4.3.3");
}

#[test]
fn l2023_4_3_3_own_man_first_if_unclear() {
    own_man_first_if_unclear(FIDE2023, "L2023-4.3.3");
}

#[test]
fn l2001_4_3_c_several_of_each_colour() {
    several_of_each_colour(DK2001, "L2001-4.3.c");
}

#[test]
fn l2009_4_3_c_several_of_each_colour() {
    several_of_each_colour(DK2009, "L2009-4.3.c");
}

#[test]
fn l2018_4_3_3_several_of_each_colour() {
    several_of_each_colour(SE2018, "L2018-4.3.3");
}

#[test]
fn l2023_4_3_3_several_of_each_colour() {
    several_of_each_colour(FIDE2023, "L2023-4.3.3");
}

#[test]
fn l2001_4_5_free_choice_if_no_touched_man_can_do_anything() {
    nothing_possible(DK2001, "L2001-4.5");
}

#[test]
fn l2009_4_5_free_choice_if_no_touched_man_can_do_anything() {
    nothing_possible(DK2009, "L2009-4.5");
}

#[test]
fn l2018_4_5_free_choice_if_no_touched_man_can_do_anything() {
    nothing_possible(SE2018, "L2018-4.5");
}

#[test]
fn l2023_4_5_free_choice_if_no_touched_man_can_do_anything() {
    nothing_possible(FIDE2023, "L2023-4.5");
}
