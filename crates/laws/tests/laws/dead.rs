//! Positions in which nobody can mate (1.3, 5.2.b, 9.6, the Norwegian guide).

use rokade_board::unwinnable::{DEFAULT_NODES, Verdict, decide};
use rokade_board::{Color, Position};
use rokade_clause::Edition;
use rokade_laws::endings::{DEAD_POSITION_NODES, life};
use rokade_laws::{Cause, Laws, Life, endings};
use rokade_model::GameResult;

use crate::scene::*;

const BARE_KINGS_NEXT: &str = "8/8/4k3/8/8/3r4/3K4/8 w - - 0 1";
const LONE_KNIGHT: &str = "8/8/4k3/8/8/3NK3/8/8 w - - 0 1";
const BLOCKED: &str = "k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 0 1";

fn dead_position_draws(edition: Edition) -> Vec<rokade_clause::ClauseId> {
    let history = played(BARE_KINGS_NEXT, "d2d3");
    let ending = endings::automatic(Laws::of(edition), &history).unwrap();
    assert_eq!((ending.cause, ending.winner, ending.result()), (Cause::DeadPosition, None, GameResult::Draw));
    ending.clauses
}

fn dead_position_draws_by(edition: Edition, clause: &str) {
    assert!(dead_position_draws(edition).iter().any(|cited| cited.as_str() == clause));
    assert!(endings::automatic(Laws::of(edition), &played(LONE_KNIGHT, "")).is_some());
}

fn one_side_that_can_mate_keeps_it_alive(edition: Edition) {
    for alive in [START, "8/8/4k3/8/8/3RK3/8/8 w - - 0 1", "8/8/4k3/8/8/3NK2n/8/8 w - - 0 1"] {
        assert!(endings::automatic(Laws::of(edition), &played(alive, "")).is_none(), "{alive}");
    }
    dead_position_draws(edition);
}

fn can_mate(position: &Position, winner: Color) -> bool {
    match decide(position, winner, DEFAULT_NODES).verdict {
        Verdict::Winnable(_) => true,
        Verdict::Unwinnable(_) => false,
        Verdict::Undecided => panic!("undecided: {}", position.fen()),
    }
}

#[test]
fn no2009_guide_dead_lone_knight_and_blocked_pawns() {
    assert_eq!(life(&position(LONE_KNIGHT), DEAD_POSITION_NODES), Life::Dead);
    assert_eq!(life(&position(BLOCKED), DEAD_POSITION_NODES), Life::Dead);
    let ending = endings::automatic(Laws::of(NO2009), &played(BLOCKED, "")).unwrap();
    assert_eq!((ending.cause, ending.result()), (Cause::DeadPosition, GameResult::Draw));
}

#[test]
fn no2009_guide_pawns_knight_against_pawn_can_mate_both_ways() {
    let board = position("8/8/4k3/4p3/8/3NK3/8/8 w - - 0 1");
    assert!(can_mate(&board, Color::White) && can_mate(&board, Color::Black));
    assert_eq!(life(&board, DEAD_POSITION_NODES), Life::Alive);
}

#[test]
fn no2009_guide_one_sided_knight_cannot_mate_the_queen() {
    let board = position("8/8/4k3/8/8/3QK2n/8/8 w - - 0 1");
    assert!(can_mate(&board, Color::White));
    assert!(!can_mate(&board, Color::Black), "so White cannot lose on time");
    assert_eq!(life(&board, DEAD_POSITION_NODES), Life::Alive, "White can still mate");
}

#[test]
fn l2001_1_3_one_side_that_can_mate_keeps_the_game_alive() {
    one_side_that_can_mate_keeps_it_alive(DK2001);
}

#[test]
fn l2009_1_3_one_side_that_can_mate_keeps_the_game_alive() {
    one_side_that_can_mate_keeps_it_alive(DK2009);
}

#[test]
fn l2018_1_5_one_side_that_can_mate_keeps_the_game_alive() {
    one_side_that_can_mate_keeps_it_alive(SE2018);
}

#[test]
fn l2023_1_5_one_side_that_can_mate_keeps_the_game_alive() {
    one_side_that_can_mate_keeps_it_alive(FIDE2023);
}

#[test]
fn l2001_5_2_b_dead_position_draws_at_once() {
    dead_position_draws_by(DK2001, "L2001-5.2.b");
}

#[test]
fn l2009_5_2_b_dead_position_draws_at_once() {
    dead_position_draws_by(DK2009, "L2009-5.2.b");
}

#[test]
fn l2018_5_2_2_dead_position_draws_at_once() {
    dead_position_draws_by(SE2018, "L2018-5.2.2");
}

#[test]
fn l2023_5_2_2_dead_position_draws_at_once() {
    dead_position_draws_by(FIDE2023, "L2023-5.2.2");
}

#[test]
fn l2001_9_6_dead_position_is_a_draw() {
    dead_position_draws_by(DK2001, "L2001-9.6");
}

#[test]
fn l2009_9_6_dead_position_is_a_draw() {
    dead_position_draws_by(DK2009, "L2009-9.6");
}
