//! Mate, stalemate, and the endings by count that came in 2018 (1.2, 5.1, 5.2, 9.6).

use rokade_board::{Color, History};
use rokade_clause::Edition;
use rokade_laws::{Cause, Ending, Laws, endings};
use rokade_model::GameResult;

use crate::scene::*;

const FOOLS_MATE: &str = "f2f3 e7e5 g2g4 d8h4";

fn ending(edition: Edition, history: &History) -> Option<Ending> {
    endings::automatic(Laws::of(edition), history)
}

fn mate_wins(edition: Edition) -> Ending {
    let ending = ending(edition, &played(START, FOOLS_MATE)).unwrap();
    assert_eq!(ending.cause, Cause::Checkmate);
    assert_eq!((ending.winner, ending.result()), (Some(Color::Black), GameResult::BlackWins));
    ending
}

fn mate_wins_by(edition: Edition, clause: &str) {
    let reason = mate_wins(edition).reason();
    assert_cites(&reason, clause);
    assert_eq!(reason.facts["winner"], "black".into());
    assert!(ending(edition, &played(START, "f2f3 e7e5 g2g4")).is_none(), "not before the mate");
}

fn mated_player_has_lost(edition: Edition) {
    assert_eq!(mate_wins(edition).winner, Some(!Color::White));
}

fn check_with_an_escape_is_no_mate(edition: Edition) {
    assert!(ending(edition, &played(START, "e2e4 f7f6 d1h5")).is_none(), "the pawn can step between");
    mate_wins(edition);
}

fn stalemate_draws_by(edition: Edition, clause: &str) {
    let ending = ending(edition, &played("7k/8/4Q1K1/8/8/8/8/8 w - - 0 1", "e6f7")).unwrap();
    assert_eq!((ending.cause, ending.winner, ending.result()), (Cause::Stalemate, None, GameResult::Draw));
    assert_cites(&ending.reason(), clause);
}

/// Knights go out and back: after 4n half-moves the first position has occurred n + 1 times.
fn shuffled(rounds: usize) -> History {
    played(START, &"g1f3 g8f6 f3g1 f6g8 ".repeat(rounds))
}

fn fifth_occurrence_ends_by(edition: Edition, clause: &str) {
    assert!(ending(edition, &shuffled(3)).is_none(), "four times are not enough");
    let ending = ending(edition, &shuffled(4)).unwrap();
    assert_eq!((ending.cause, ending.result()), (Cause::Fivefold, GameResult::Draw));
    assert_cites(&ending.reason(), clause);
}

const QUIET_149: &str = "8/8/4k3/8/8/3K4/8/R7 w - - 149 100";
const QUIET_148: &str = "8/8/4k3/8/8/3K4/8/R7 w - - 148 100";

fn seventy_five_moves_end_by(edition: Edition, clause: &str) {
    assert!(ending(edition, &played(QUIET_148, "a1a2")).is_none(), "149 half-moves are not enough");
    let end = ending(edition, &played(QUIET_149, "a1a2")).unwrap();
    assert_eq!((end.cause, end.result()), (Cause::SeventyFiveMoves, GameResult::Draw));
    assert_cites(&end.reason(), clause);
    let late = played("8/8/4k3/8/8/3K4/8/R7 w - - 180 120", "a1a2");
    assert_eq!(ending(edition, &late).unwrap().cause, Cause::SeventyFiveMoves, "more than 75 end it, too");
}

fn mate_on_the_last_move_counts(edition: Edition) {
    let mate = played("7k/8/6K1/8/8/8/8/R7 w - - 149 100", "a1a8");
    let end = ending(edition, &mate).unwrap();
    assert_eq!((end.cause, end.winner), (Cause::Checkmate, Some(Color::White)));
}

fn either_count_ends_without_a_claim(edition: Edition) {
    assert!(ending(edition, &shuffled(4)).is_some());
    assert!(ending(edition, &played(QUIET_149, "a1a2")).is_some());
}

/// The older editions leave both to a claim.
fn no_count_ends_the_game(edition: Edition) {
    assert!(ending(edition, &shuffled(6)).is_none());
    assert!(ending(edition, &played(QUIET_149, "a1a2 e6d6")).is_none());
    assert!(Laws::of(edition).fivefold.is_none() && Laws::of(edition).seventy_five.is_none());
}

#[test]
fn every_cause_has_its_own_key() {
    let keys: std::collections::BTreeSet<&str> = Cause::ALL.iter().map(|cause| cause.key()).collect();
    assert_eq!(keys.len(), Cause::ALL.len());
}

#[test]
fn l2001_1_2_mate_is_an_attack_without_an_answer() {
    check_with_an_escape_is_no_mate(DK2001);
}

#[test]
fn l2009_1_2_mate_is_an_attack_without_an_answer() {
    check_with_an_escape_is_no_mate(DK2009);
}

#[test]
fn l2018_1_4_mate_is_an_attack_without_an_answer() {
    check_with_an_escape_is_no_mate(SE2018);
}

#[test]
fn l2023_1_4_mate_is_an_attack_without_an_answer() {
    check_with_an_escape_is_no_mate(FIDE2023);
}

#[test]
fn l2018_1_4_1_whoever_mates_has_won() {
    assert_eq!(mate_wins(SE2018).winner, Some(Color::Black));
}

#[test]
fn l2023_1_4_1_whoever_mates_has_won() {
    assert_eq!(mate_wins(FIDE2023).winner, Some(Color::Black));
}

#[test]
fn l2018_1_4_2_the_mated_player_has_lost() {
    mated_player_has_lost(SE2018);
}

#[test]
fn l2023_1_4_2_the_mated_player_has_lost() {
    mated_player_has_lost(FIDE2023);
}

#[test]
fn l2001_5_1_a_mate_wins_at_once() {
    mate_wins_by(DK2001, "L2001-5.1.a");
}

#[test]
fn l2009_5_1_a_mate_wins_at_once() {
    mate_wins_by(DK2009, "L2009-5.1.a");
}

#[test]
fn l2018_5_1_1_mate_wins_at_once() {
    mate_wins_by(SE2018, "L2018-5.1.1");
}

#[test]
fn l2023_5_1_1_mate_wins_at_once() {
    mate_wins_by(FIDE2023, "L2023-5.1.1");
}

#[test]
fn l2001_5_2_a_stalemate_draws_at_once() {
    stalemate_draws_by(DK2001, "L2001-5.2.a");
}

#[test]
fn l2009_5_2_a_stalemate_draws_at_once() {
    stalemate_draws_by(DK2009, "L2009-5.2.a");
}

#[test]
fn l2018_5_2_1_stalemate_draws_at_once() {
    stalemate_draws_by(SE2018, "L2018-5.2.1");
}

#[test]
fn l2023_5_2_1_stalemate_draws_at_once() {
    stalemate_draws_by(FIDE2023, "L2023-5.2.1");
}

#[test]
fn l2001_5_2_d_no_number_of_occurrences_ends_the_game_by_itself() {
    no_count_ends_the_game(DK2001);
}

#[test]
fn l2009_5_2_d_no_number_of_occurrences_ends_the_game_by_itself() {
    no_count_ends_the_game(DK2009);
}

#[test]
fn l2001_5_2_e_no_number_of_moves_ends_the_game_by_itself() {
    no_count_ends_the_game(DK2001);
}

#[test]
fn l2009_5_2_e_no_number_of_moves_ends_the_game_by_itself() {
    no_count_ends_the_game(DK2009);
}

#[test]
fn l2018_9_6_either_count_ends_without_a_claim() {
    either_count_ends_without_a_claim(SE2018);
}

#[test]
fn l2023_9_6_either_count_ends_without_a_claim() {
    either_count_ends_without_a_claim(FIDE2023);
}

#[test]
fn l2018_9_6_1_fifth_occurrence_ends_the_game() {
    fifth_occurrence_ends_by(SE2018, "L2018-9.6.1");
}

#[test]
fn l2023_9_6_1_fifth_occurrence_ends_the_game() {
    fifth_occurrence_ends_by(FIDE2023, "L2023-9.6.1");
}

#[test]
fn l2018_9_6_2_seventy_five_moves_end_the_game() {
    seventy_five_moves_end_by(SE2018, "L2018-9.6.2");
}

#[test]
fn l2023_9_6_2_seventy_five_moves_end_the_game() {
    seventy_five_moves_end_by(FIDE2023, "L2023-9.6.2");
}

#[test]
fn l2018_9_6_2_mate_on_the_last_move_comes_first() {
    mate_on_the_last_move_counts(SE2018);
}

#[test]
fn l2023_9_6_2_mate_on_the_last_move_comes_first() {
    mate_on_the_last_move_counts(FIDE2023);
}
