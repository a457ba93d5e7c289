//! What has been set down (4.4.d, 4.6 and 4.7).

use rokade_board::{CastlingSide, Role};
use rokade_clause::Edition;
use rokade_laws::Laws;
use rokade_laws::touch::{Obligation, Placed, Touching, obligation};

use crate::scene::*;

fn owed(edition: Edition, fen: &str, placed: Placed) -> Obligation {
    obligation(Laws::of(edition), &position(fen), &Touching { placed, ..Touching::default() })
}

fn moves(owed: &Obligation, fen: &str) -> Vec<String> {
    let mut moves: Vec<String> = owed.moves.iter().map(|m| position(fen).uci(*m)).collect();
    moves.sort();
    moves
}

const PROMOTING: &str = "3n4/k3P3/8/8/8/8/8/4K3 w - - 0 1";

fn choice_is_final(edition: Edition, clause: &str) {
    let owed = owed(edition, PROMOTING, Placed::Promoted { on: square("e8"), piece: Role::Rook });
    assert_eq!(moves(&owed, PROMOTING), ["e7e8r"]);
    assert_cites(&owed.reason, clause);
}

#[test]
fn promotion_choice_is_open_in_2001_but_the_square_is_not() {
    let owed = owed(DK2001, PROMOTING, Placed::Promoted { on: square("e8"), piece: Role::Rook });
    assert_eq!(moves(&owed, PROMOTING), ["e7e8b", "e7e8n", "e7e8q", "e7e8r"]);
}

fn pawn_need_not_be_placed(edition: Edition) {
    let owed = owed(edition, PROMOTING, Placed::Promoted { on: square("e8"), piece: Role::Queen });
    assert_eq!(moves(&owed, PROMOTING), ["e7e8q"]);
}

fn enemy_on_the_square_is_captured(edition: Edition) {
    let owed = owed(edition, PROMOTING, Placed::Promoted { on: square("d8"), piece: Role::Queen });
    assert_eq!(moves(&owed, PROMOTING), ["e7d8q"]);
    assert!(owed.moves[0].is_capture());
}

fn pawn_released_on_the_last_rank_stays(edition: Edition, clause: &str) {
    let owed = owed(edition, PROMOTING, Placed::Released { from: square("e7"), on: square("d8") });
    assert_eq!(moves(&owed, PROMOTING), ["e7d8b", "e7d8n", "e7d8q", "e7d8r"]);
    assert_cites(&owed.reason, clause);
}

const OPEN: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const SHUT: &str = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const CAGED: &str = "4k1r1/8/8/8/8/8/3PPPP1/3NKN1R w K - 0 1";

fn released_king_must_castle(edition: Edition, clause: &str) {
    let owed = owed(edition, OPEN, Placed::KingAsInCastling(CastlingSide::KingSide));
    assert_eq!(moves(&owed, OPEN), ["e1g1"]);
    assert_cites(&owed.reason, clause);
}

fn released_king_where_castling_is_illegal(edition: Edition, clause: &str) {
    let king_side = Placed::KingAsInCastling(CastlingSide::KingSide);
    let owed_now = owed(edition, SHUT, king_side);
    assert!(owed_now.moves.iter().all(|m| m.from() == Some(square("e1"))));
    assert!(owed_now.allows(legal(&position(SHUT), "e1c1")));
    assert_cites(&owed_now.reason, clause);
    assert_eq!(owed(edition, CAGED, king_side).moves.len(), position(CAGED).legal_moves().len());
}

fn released_man_stays(edition: Edition, clause: &str) {
    let owed_now = owed(edition, START, Placed::Released { from: square("e2"), on: square("e3") });
    assert_eq!(moves(&owed_now, START), ["e2e3"]);
    assert_cites(&owed_now.reason, clause);
    // Released where it cannot go: the move is replaced, and the man was touched.
    let wrong = owed(edition, START, Placed::Released { from: square("e2"), on: square("e5") });
    assert_eq!(moves(&wrong, START), ["e2e3", "e2e4"]);
}

#[test]
fn l2009_4_4_d_choice_of_the_new_piece_is_final() {
    choice_is_final(DK2009, "L2009-4.4.d");
}

#[test]
fn l2018_4_4_4_choice_of_the_new_piece_is_final() {
    choice_is_final(SE2018, "L2018-4.4.4");
}

#[test]
fn l2023_4_4_4_choice_of_the_new_piece_is_final() {
    choice_is_final(FIDE2023, "L2023-4.4.4");
}

#[test]
fn l2018_4_6_1_pawn_need_not_be_placed() {
    pawn_need_not_be_placed(SE2018);
}

#[test]
fn l2023_4_6_1_pawn_need_not_be_placed() {
    pawn_need_not_be_placed(FIDE2023);
}

#[test]
fn l2018_4_6_3_enemy_on_the_square_is_captured() {
    enemy_on_the_square_is_captured(SE2018);
}

#[test]
fn l2023_4_6_3_enemy_on_the_square_is_captured() {
    enemy_on_the_square_is_captured(FIDE2023);
}

#[test]
fn l2001_4_7_released_man_stays() {
    released_man_stays(DK2001, "L2001-4.7");
}

#[test]
fn l2009_4_6_released_man_stays() {
    released_man_stays(DK2009, "L2009-4.6");
}

#[test]
fn l2018_4_7_released_man_stays() {
    released_man_stays(SE2018, "L2018-4.7");
}

#[test]
fn l2023_4_7_released_man_stays() {
    released_man_stays(FIDE2023, "L2023-4.7");
}

#[test]
fn l2009_4_6_c_pawn_released_on_the_last_rank_stays() {
    pawn_released_on_the_last_rank_stays(DK2009, "L2009-4.6");
}

#[test]
fn l2009_4_6_b_released_king_must_castle() {
    released_king_must_castle(DK2009, "L2009-4.6.b");
}

#[test]
fn l2009_4_4_c_released_king_where_castling_is_illegal() {
    released_king_where_castling_is_illegal(DK2009, "L2009-4.4.c");
}

#[test]
fn l2001_4_7_released_king_must_castle() {
    released_king_must_castle(DK2001, "L2001-4.7");
}

#[test]
fn l2001_4_4_c_released_king_where_castling_is_illegal() {
    released_king_where_castling_is_illegal(DK2001, "L2001-4.4.c");
}

#[test]
fn l2018_4_7_2_released_king_must_castle() {
    released_king_must_castle(SE2018, "L2018-4.7.2");
}

#[test]
fn l2023_4_7_2_released_king_must_castle() {
    released_king_must_castle(FIDE2023, "L2023-4.7.2");
}

#[test]
fn l2018_4_7_2_released_king_where_castling_is_illegal() {
    released_king_where_castling_is_illegal(SE2018, "L2018-4.7.2");
}

#[test]
fn l2023_4_7_2_released_king_where_castling_is_illegal() {
    released_king_where_castling_is_illegal(FIDE2023, "L2023-4.7.2");
}
