//! Who moves, and from which array (1.1 to 1.3, 2.2, 2.3).

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::{Laws, setup};

use crate::scene::*;

fn white_begins(edition: Edition, clause: &str) {
    let start = position(START);
    assert_eq!(start.turn(), Color::White);
    forbids(edition, &start, "e7e5", "opponents_man", clause);
    allows(edition, &start, "e2e4");
}

fn on_move_after_the_opponents_move(edition: Edition, clause: &str) {
    let history = played(START, "e2e4");
    assert_eq!(history.position().turn(), Color::Black);
    forbids(edition, history.position(), "d2d4", "opponents_man", clause);
    allows(edition, history.position(), "e7e5");
}

fn moves_alternate(edition: Edition, clause: &str) {
    white_begins(edition, clause);
    on_move_after_the_opponents_move(edition, clause);
}

fn sixteen_men_a_side(edition: Edition, clause: &str) {
    let faults = |fen: &str| setup::faults(Laws::of(edition), &position(fen));
    assert!(faults(START).is_empty());
    let without_a_knight = faults("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1");
    assert_eq!(without_a_knight.len(), 1);
    assert_eq!(without_a_knight[0].key, "setup_wrong_men");
    assert_cites(&without_a_knight[0], clause);
    let both = faults("1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQk - 0 1");
    assert_eq!(both.len(), 2, "each side is told its own fault");
}

fn one_array(edition: Edition, clause: &str) {
    let faults = |fen: &str| setup::faults(Laws::of(edition), &position(fen));
    assert!(faults(START).is_empty());
    for wrong in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1",
        "rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
    ] {
        let found = faults(wrong);
        assert_eq!(found.len(), 1, "{wrong}");
        assert_eq!(found[0].key, "setup_wrong_array");
        assert_cites(&found[0], clause);
    }
}

#[test]
fn l2001_1_1_white_begins_and_moves_alternate() {
    moves_alternate(DK2001, "L2001-1.1");
}

#[test]
fn l2009_1_1_white_begins_and_moves_alternate() {
    moves_alternate(DK2009, "L2009-1.1");
}

#[test]
fn l2018_1_2_white_begins() {
    white_begins(SE2018, "L2018-1.2");
}

#[test]
fn l2023_1_2_white_begins() {
    white_begins(FIDE2023, "L2023-1.2");
}

#[test]
fn l2018_1_3_on_move_after_the_opponents_move() {
    on_move_after_the_opponents_move(SE2018, "L2018-1.3");
}

#[test]
fn l2023_1_3_on_move_after_the_opponents_move() {
    on_move_after_the_opponents_move(FIDE2023, "L2023-1.3");
}

#[test]
fn l2001_2_2_sixteen_men_a_side() {
    sixteen_men_a_side(DK2001, "L2001-2.2");
}

#[test]
fn l2009_2_2_sixteen_men_a_side() {
    sixteen_men_a_side(DK2009, "L2009-2.2");
}

#[test]
fn l2018_2_2_sixteen_men_a_side() {
    sixteen_men_a_side(SE2018, "L2018-2.2");
}

#[test]
fn l2023_2_2_sixteen_men_a_side() {
    sixteen_men_a_side(FIDE2023, "L2023-2.2");
}

#[test]
fn l2001_2_3_one_array() {
    one_array(DK2001, "L2001-2.3");
}

#[test]
fn l2009_2_3_one_array() {
    one_array(DK2009, "L2009-2.3");
}

#[test]
fn l2018_2_3_one_array() {
    one_array(SE2018, "L2018-2.3");
}

#[test]
fn l2023_2_3_one_array() {
    one_array(FIDE2023, "L2023-2.3");
}
