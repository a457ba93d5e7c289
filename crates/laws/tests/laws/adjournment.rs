//! The sealed move (appendix A of 2001, the guidelines of 2009, E of 2018, I of 2023).

use rokade_board::notation::Letters;
use rokade_clause::{Edition, Reason};
use rokade_laws::sealed::{Sealed, judge};
use rokade_laws::{Cause, Laws};
use rokade_model::GameResult;

use crate::scene::*;

const MIDDLE: &str = "4k3/8/8/8/8/2N3N1/8/R3K3 w Q - 0 1";

fn sealed(edition: Edition, fen: &str, text: &str) -> Sealed {
    judge(Laws::of(edition), &played(fen, ""), text, Some(Letters::English))
}

fn fault(edition: Edition, fen: &str, text: &str) -> (GameResult, Reason) {
    match sealed(edition, fen, text) {
        Sealed::Faulty { result, reason } => (result, reason),
        Sealed::Valid { m, .. } => panic!("{text} was read as {m}"),
    }
}

const SAVED: &str = "6k1/8/8/8/8/8/8/K6R w - - 0 1";

fn loses(edition: Edition, text: &str, key: &str, clause: &str) {
    let rook_against_king = "7r/4k3/8/8/8/2N3N1/8/R3K3 w Q - 0 1";
    let (result, reason) = fault(edition, rook_against_king, text);
    assert_eq!((result, reason.key.as_ref()), (GameResult::BlackWins, key));
    assert_cites(&reason, clause);
}

fn illegal_loses(edition: Edition, clause: &str) {
    loses(edition, "Nc5", "sealed_move_illegal", clause);
    let Sealed::Valid { ending, .. } = sealed(edition, MIDDLE, "Nd5") else { panic!("a legal move is sealed") };
    assert_eq!(ending, None);
}

fn ambiguous_loses(edition: Edition, clause: &str) {
    loses(edition, "Ne4", "sealed_move_ambiguous", clause);
}

fn unclear_loses(edition: Edition, clause: &str) {
    loses(edition, "e?", "sealed_move_unclear", clause);
}

fn drawn_if_the_opponent_cannot_mate(edition: Edition, clause: &str) {
    let (result, reason) = fault(edition, SAVED, "Kc7");
    assert_eq!(result, GameResult::Draw);
    assert_cites(&reason, clause);
    assert_eq!(reason.key, "sealed_move_illegal");
}

fn ends_with(edition: Edition, fen: &str, text: &str) -> (Cause, GameResult) {
    match sealed(edition, fen, text) {
        Sealed::Valid { ending: Some(ending), .. } => (ending.cause, ending.result()),
        other => panic!("{text}: {other:?}"),
    }
}

fn sealed_mate_wins(edition: Edition) {
    assert_eq!(ends_with(edition, "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8"), (Cause::Checkmate, GameResult::WhiteWins));
}

fn sealed_stalemate_or_dead_position_draws(edition: Edition) {
    let stalemate = ends_with(edition, "7k/8/4Q1K1/8/8/8/8/8 w - - 0 1", "Qf7");
    assert_eq!(stalemate, (Cause::Stalemate, GameResult::Draw));
    let dead = ends_with(edition, "8/8/4k3/8/8/3r4/3K4/8 w - - 0 1", "Kxd3");
    assert_eq!(dead, (Cause::DeadPosition, GameResult::Draw));
}

#[test]
fn a_result_made_by_the_sealed_move_stands_in_every_edition() {
    for edition in Edition::all() {
        sealed_mate_wins(edition);
        sealed_stalemate_or_dead_position_draws(edition);
    }
}

#[test]
fn coordinates_and_local_letters_may_be_sealed() {
    let laws = Laws::of(DK2009);
    for (text, letters) in [("c3d5", None), ("Sd5", Some(Letters::Danish)), ("Nd5", Some(Letters::English))] {
        let read = judge(laws, &played(MIDDLE, ""), text, letters);
        let Sealed::Valid { m, .. } = read else { panic!("{text}: {read:?}") };
        assert_eq!(m.to(), square("d5"));
    }
}

#[test]
fn l2001_a8_a_ambiguous_sealed_move_loses() {
    ambiguous_loses(DK2001, "L2001-A8.a");
}

#[test]
fn l2009_adj_8_a_ambiguous_sealed_move_loses() {
    ambiguous_loses(DK2009, "L2009-ADJ.8.a");
}

#[test]
fn l2018_e_8_1_ambiguous_sealed_move_loses() {
    ambiguous_loses(SE2018, "L2018-E.8.1");
}

#[test]
fn l2023_i_8_1_ambiguous_sealed_move_loses() {
    ambiguous_loses(FIDE2023, "L2023-I.8.1");
}

#[test]
fn l2001_a8_b_unclear_sealed_move_loses() {
    unclear_loses(DK2001, "L2001-A8.b");
}

#[test]
fn l2009_adj_8_b_unclear_sealed_move_loses() {
    unclear_loses(DK2009, "L2009-ADJ.8.b");
}

#[test]
fn l2018_e_8_2_unclear_sealed_move_loses() {
    unclear_loses(SE2018, "L2018-E.8.2");
}

#[test]
fn l2023_i_8_2_unclear_sealed_move_loses() {
    unclear_loses(FIDE2023, "L2023-I.8.2");
}

#[test]
fn l2001_a8_c_illegal_sealed_move_loses() {
    illegal_loses(DK2001, "L2001-A8.c");
}

#[test]
fn l2009_adj_8_c_illegal_sealed_move_loses() {
    illegal_loses(DK2009, "L2009-ADJ.8.c");
}

#[test]
fn l2018_e_8_3_illegal_sealed_move_loses() {
    illegal_loses(SE2018, "L2018-E.8.3");
}

#[test]
fn l2023_i_8_3_illegal_sealed_move_loses() {
    illegal_loses(FIDE2023, "L2023-I.8.3");
}

#[test]
fn l2001_a8_drawn_if_the_opponent_cannot_mate() {
    drawn_if_the_opponent_cannot_mate(DK2001, "L2001-A8");
}

#[test]
fn l2009_adj_8_dk_drawn_if_the_opponent_cannot_mate() {
    drawn_if_the_opponent_cannot_mate(DK2009, "L2009-ADJ.8-DK");
}

#[test]
fn l2009_adj_8_no_drawn_if_the_opponent_cannot_mate() {
    drawn_if_the_opponent_cannot_mate(NO2009, "L2009-ADJ.8-NO");
}

#[test]
fn l2018_e_8_drawn_if_the_opponent_cannot_mate() {
    drawn_if_the_opponent_cannot_mate(SE2018, "L2018-E.8");
}

#[test]
fn l2023_i_8_drawn_if_the_opponent_cannot_mate() {
    drawn_if_the_opponent_cannot_mate(FIDE2023, "L2023-I.8");
}

#[test]
fn l2001_a10_a_sealed_mate_wins() {
    sealed_mate_wins(DK2001);
}

#[test]
fn l2009_adj_10_a_sealed_mate_wins() {
    sealed_mate_wins(DK2009);
}

#[test]
fn l2001_a10_b_sealed_stalemate_or_dead_position_draws() {
    sealed_stalemate_or_dead_position_draws(DK2001);
}

#[test]
fn l2009_adj_10_b_sealed_stalemate_or_dead_position_draws() {
    sealed_stalemate_or_dead_position_draws(DK2009);
}
