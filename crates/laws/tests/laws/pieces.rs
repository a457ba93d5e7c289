//! How the pieces move (3.1 to 3.6, the king's step).

use rokade_board::Square;
use rokade_clause::Edition;
use rokade_laws::{Laws, illegal};

use crate::scene::*;

type Steps = fn(i32, i32) -> bool;

const DIAGONAL: Steps = |files, ranks| files.abs() == ranks.abs();
const STRAIGHT: Steps = |files, ranks| (files == 0) != (ranks == 0);
const BOTH: Steps = |files, ranks| DIAGONAL(files, ranks) || STRAIGHT(files, ranks);
const KNIGHT: Steps = |files, ranks| files.abs() * ranks.abs() == 2;
const ADJACENT: Steps = |files, ranks| files.abs().max(ranks.abs()) == 1;

/// From d4, tries every square of the board: those that fit the steps are allowed, all others break
/// the clause.
fn moves_by(edition: Edition, man: char, steps: Steps, clause: &str) {
    let (board, from) = (lone(man, "d4"), Square::D4);
    for to in Square::ALL.into_iter().filter(|to| ![from, Square::H2].contains(to)) {
        let uci = format!("{from}{to}");
        match steps(to.file() - from.file(), to.rank() - from.rank()) {
            true => allows(edition, &board, &uci),
            false => forbids(edition, &board, &uci, "wrong_movement", clause),
        }
    }
}

fn king_steps(edition: Edition, clause: &str) {
    let board = position("k7/8/8/8/3K4/8/8/8 w - - 0 1");
    for to in Square::ALL.into_iter().filter(|to| *to != Square::D4) {
        let uci = format!("d4{to}");
        match ADJACENT(to.file() - Square::D4.file(), to.rank() - Square::D4.rank()) {
            true => allows(edition, &board, &uci),
            false => forbids(edition, &board, &uci, "wrong_movement", clause),
        }
    }
}

fn keeps_off_attacked_squares(edition: Edition, clause: &str) {
    // The knight on c6 is pinned to its king and attacks d4 all the same.
    let pinned = position("k7/8/2n5/8/4B3/4K3/8/8 w - - 0 1");
    forbids(edition, &pinned, "e3d4", "king_into_check", clause);
    allows(edition, &pinned, "e3f4");
}

fn keeps_to_its_own_kind(edition: Edition, clause: &str) {
    let start = position(START);
    forbids(edition, &start, "a1a2", "own_man_captured", clause);
    forbids(edition, &start, "g1e2", "own_man_captured", clause);
}

fn captures_by_landing(edition: Edition) {
    let before = played(START, "e2e4 d7d5");
    allows(edition, before.position(), "e4d5");
    let after = played(START, "e2e4 d7d5 e4d5");
    assert_eq!(after.position().board().occupied().count(), 31);
    assert_eq!(after.position().piece_at(square("d5")).unwrap().char(), 'P');
}

fn attacks_what_it_could_take(edition: Edition) {
    let board = position("k7/8/8/3r4/8/2N5/8/K2R4 w - - 0 1");
    let attackers = board.attackers(square("d5"), rokade_board::Color::White);
    assert_eq!(attackers.into_iter().collect::<Vec<_>>(), [Square::D1, Square::C3]);
    for from in attackers {
        assert!(illegal::judge(Laws::of(edition), &board, attempt(&format!("{from}d5"))).is_ok());
    }
}

fn attacks_though_pinned(edition: Edition, king_barred_by: &str) {
    let board = position("k7/8/2n5/8/4B3/4K3/8/8 w - - 0 1");
    assert!(board.attackers(square("d4"), rokade_board::Color::Black).contains(Square::C6));
    forbids(edition, &board, "e3d4", "king_into_check", king_barred_by);
}

fn cannot_jump(edition: Edition, clause: &str) {
    let start = position(START);
    for uci in ["a1a3", "c1a3", "d1d3"] {
        forbids(edition, &start, uci, "path_blocked", clause);
    }
    allows(edition, &start, "g1f3");
    let open = position("k7/8/p7/8/8/8/8/R6K w - - 0 1");
    allows(edition, &open, "a1a6");
    forbids(edition, &open, "a1a7", "path_blocked", clause);
}

#[test]
fn l2001_3_1_no_man_takes_its_own() {
    keeps_to_its_own_kind(DK2001, "L2001-3.1");
}

#[test]
fn l2009_3_1_no_man_takes_its_own() {
    keeps_to_its_own_kind(DK2009, "L2009-3.1");
}

#[test]
fn l2018_3_1_no_man_takes_its_own() {
    keeps_to_its_own_kind(SE2018, "L2018-3.1");
}

#[test]
fn l2023_3_1_no_man_takes_its_own() {
    keeps_to_its_own_kind(FIDE2023, "L2023-3.1");
}

#[test]
fn l2001_3_1_landing_on_an_enemy_captures_it() {
    captures_by_landing(DK2001);
}

#[test]
fn l2009_3_1_landing_on_an_enemy_captures_it() {
    captures_by_landing(DK2009);
}

#[test]
fn l2018_3_1_1_landing_on_an_enemy_captures_it() {
    captures_by_landing(SE2018);
}

#[test]
fn l2023_3_1_1_landing_on_an_enemy_captures_it() {
    captures_by_landing(FIDE2023);
}

#[test]
fn l2001_3_1_a_man_attacks_what_it_could_take() {
    attacks_what_it_could_take(DK2001);
}

#[test]
fn l2009_3_1_a_man_attacks_what_it_could_take() {
    attacks_what_it_could_take(DK2009);
}

#[test]
fn l2018_3_1_2_a_man_attacks_what_it_could_take() {
    attacks_what_it_could_take(SE2018);
}

#[test]
fn l2023_3_1_2_a_man_attacks_what_it_could_take() {
    attacks_what_it_could_take(FIDE2023);
}

#[test]
fn l2009_3_1_a_pinned_man_still_attacks() {
    attacks_though_pinned(DK2009, "L2009-3.9");
}

#[test]
fn l2018_3_1_3_a_pinned_man_still_attacks() {
    attacks_though_pinned(SE2018, "L2018-3.9.2");
}

#[test]
fn l2023_3_1_3_a_pinned_man_still_attacks() {
    attacks_though_pinned(FIDE2023, "L2023-3.9.2");
}

#[test]
fn l2001_3_2_bishop_keeps_to_its_diagonals() {
    moves_by(DK2001, 'B', DIAGONAL, "L2001-3.2");
}

#[test]
fn l2009_3_2_bishop_keeps_to_its_diagonals() {
    moves_by(DK2009, 'B', DIAGONAL, "L2009-3.2");
}

#[test]
fn l2018_3_2_bishop_keeps_to_its_diagonals() {
    moves_by(SE2018, 'B', DIAGONAL, "L2018-3.2");
}

#[test]
fn l2023_3_2_bishop_keeps_to_its_diagonals() {
    moves_by(FIDE2023, 'B', DIAGONAL, "L2023-3.2");
}

#[test]
fn l2001_3_3_rook_keeps_to_file_and_rank() {
    moves_by(DK2001, 'R', STRAIGHT, "L2001-3.3");
}

#[test]
fn l2009_3_3_rook_keeps_to_file_and_rank() {
    moves_by(DK2009, 'R', STRAIGHT, "L2009-3.3");
}

#[test]
fn l2018_3_3_rook_keeps_to_file_and_rank() {
    moves_by(SE2018, 'R', STRAIGHT, "L2018-3.3");
}

#[test]
fn l2023_3_3_rook_keeps_to_file_and_rank() {
    moves_by(FIDE2023, 'R', STRAIGHT, "L2023-3.3");
}

#[test]
fn l2001_3_4_queen_goes_straight_or_diagonally() {
    moves_by(DK2001, 'Q', BOTH, "L2001-3.4");
}

#[test]
fn l2009_3_4_queen_goes_straight_or_diagonally() {
    moves_by(DK2009, 'Q', BOTH, "L2009-3.4");
}

#[test]
fn l2018_3_4_queen_goes_straight_or_diagonally() {
    moves_by(SE2018, 'Q', BOTH, "L2018-3.4");
}

#[test]
fn l2023_3_4_queen_goes_straight_or_diagonally() {
    moves_by(FIDE2023, 'Q', BOTH, "L2023-3.4");
}

#[test]
fn l2001_3_5_bishop_rook_and_queen_cannot_jump() {
    cannot_jump(DK2001, "L2001-3.5");
}

#[test]
fn l2009_3_5_bishop_rook_and_queen_cannot_jump() {
    cannot_jump(DK2009, "L2009-3.5");
}

#[test]
fn l2018_3_5_bishop_rook_and_queen_cannot_jump() {
    cannot_jump(SE2018, "L2018-3.5");
}

#[test]
fn l2023_3_5_bishop_rook_and_queen_cannot_jump() {
    cannot_jump(FIDE2023, "L2023-3.5");
}

#[test]
fn l2001_3_6_knight_goes_to_the_nearest_other_squares() {
    moves_by(DK2001, 'N', KNIGHT, "L2001-3.6");
}

#[test]
fn l2009_3_6_knight_goes_to_the_nearest_other_squares() {
    moves_by(DK2009, 'N', KNIGHT, "L2009-3.6");
}

#[test]
fn l2018_3_6_knight_goes_to_the_nearest_other_squares() {
    moves_by(SE2018, 'N', KNIGHT, "L2018-3.6");
}

#[test]
fn l2023_3_6_knight_goes_to_the_nearest_other_squares() {
    moves_by(FIDE2023, 'N', KNIGHT, "L2023-3.6");
}

#[test]
fn l2001_3_8_a_i_king_steps_to_an_adjacent_square() {
    king_steps(DK2001, "L2001-3.8.a.I");
}

#[test]
fn l2009_3_8_a_i_king_steps_to_an_adjacent_square() {
    king_steps(DK2009, "L2009-3.8.a.I");
}

#[test]
fn l2018_3_8_1_king_steps_to_an_adjacent_square() {
    king_steps(SE2018, "L2018-3.8.1");
}

#[test]
fn l2023_3_8_1_king_steps_to_an_adjacent_square() {
    king_steps(FIDE2023, "L2023-3.8.1");
}

#[test]
fn l2001_3_8_a_i_king_keeps_off_attacked_squares() {
    keeps_off_attacked_squares(DK2001, "L2001-3.8.a.I");
}

#[test]
fn l2009_3_8_a_i_king_keeps_off_attacked_squares() {
    keeps_off_attacked_squares(DK2009, "L2009-3.8.a.I");
}
