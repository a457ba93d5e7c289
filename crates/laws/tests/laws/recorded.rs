//! The account of a recorded game.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::{Cause, ClaimRule, Fit, Laws, Recorder};
use rokade_model::GameResult;

use crate::scene::*;

fn recorded(edition: Edition, fen: &str, moves: &str) -> Recorder {
    let mut recorder = Recorder::new(Laws::of(edition));
    record(&mut recorder, fen, moves);
    recorder
}

fn record(recorder: &mut Recorder, fen: &str, moves: &str) {
    let history = played(fen, moves);
    recorder.begin(history.start().clone());
    for m in history.moves() {
        recorder.play(*m);
    }
}

fn is_contradicted(recorder: &Recorder, stated: Option<GameResult>, key: &str, clause: &str) {
    match recorder.fit(stated) {
        Fit::Fits => panic!("{stated:?} fits"),
        Fit::Contradicted(reason) => {
            assert_eq!(reason.key, key);
            assert_cites(&reason, clause);
        }
    }
}

const FOOLS_MATE: &str = "f2f3 e7e5 g2g4 d8h4";

#[test]
fn a_mate_has_one_result() {
    let recorder = recorded(SE2018, START, FOOLS_MATE);
    let ended = recorder.ended().unwrap();
    assert_eq!((ended.ply, ended.ending.cause), (4, Cause::Checkmate));
    assert!(recorder.fit(Some(GameResult::BlackWins)).is_fitting());
    for wrong in [Some(GameResult::WhiteWins), Some(GameResult::Draw), Some(GameResult::BothLose), None] {
        is_contradicted(&recorder, wrong, "result_contradicts_the_end", "L2018-5.1.1");
    }
}

#[test]
fn a_game_that_goes_on_may_have_any_result() {
    let recorder = recorded(FIDE2023, START, "e2e4 e7e5");
    assert!(recorder.ended().is_none());
    let results = [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::BothLose];
    assert!(results.into_iter().all(|result| recorder.fit(Some(result)).is_fitting()));
    assert!(recorder.fit(None).is_fitting());
}

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8";

#[test]
fn moves_after_the_end_are_kept_but_open_nothing() {
    let moves = [SHUFFLE; 5].join(" ");
    let recorder = recorded(SE2018, START, &moves);
    let ended = recorder.ended().unwrap();
    assert_eq!((ended.ply, ended.ending.cause), (16, Cause::Fivefold));
    assert_eq!(recorder.history().plies(), 20);
    assert!(recorder.claims().iter().all(|claim| claim.ply < 16));
    let older = recorded(DK2009, START, &moves);
    assert!(older.ended().is_none() && older.claims().iter().any(|claim| claim.ply == 20));
}

#[test]
fn claims_are_told_at_every_half_move_with_their_player() {
    let recorder = recorded(DK2009, START, &[SHUFFLE; 2].join(" "));
    let told: Vec<(u32, Color, bool)> =
        recorder.claims().iter().map(|claim| (claim.ply, claim.by, claim.with_move.is_some())).collect();
    // Black can announce the move back, and then White has the position on the board and can
    // announce the knight's move, which brings the next position for the third time.
    assert_eq!(told, [(7, Color::Black, true), (8, Color::White, false), (8, Color::White, true)]);
    assert!(recorder.claims().iter().all(|claim| claim.rule == ClaimRule::Threefold));
    let mut seen = Vec::new();
    recorder.each_claim(|position, claim| seen.push(claim.with_move.map(|m| position.uci(m))));
    assert_eq!(seen, [Some("f6g8".to_owned()), None, Some("g1f3".to_owned())]);
}

#[test]
fn a_dead_position_is_noticed_when_it_arises() {
    let recorder = recorded(FIDE2023, "8/8/4k3/8/8/3r4/3K4/8 w - - 0 1", "d2d3 e6e5 d3e3");
    let ended = recorder.ended().unwrap();
    assert_eq!((ended.ply, ended.ending.cause), (1, Cause::DeadPosition));
    assert!(recorder.fit(Some(GameResult::Draw)).is_fitting());
    is_contradicted(&recorder, Some(GameResult::WhiteWins), "result_contradicts_the_end", "L2023-5.2.2");
}

#[test]
fn a_start_with_full_counters_is_over_before_a_move() {
    let fen = "8/8/4k3/8/8/3K4/8/R7 w - - 150 100";
    assert_eq!(recorded(FIDE2023, fen, "").ended().unwrap().ply, 0);
    assert!(recorded(DK2001, fen, "").ended().is_none());
}

#[test]
fn l2018_5_2_3_no_agreed_draw_before_both_have_moved() {
    let early = recorded(SE2018, START, "e2e4");
    is_contradicted(&early, Some(GameResult::Draw), "result_drawn_too_early", "L2018-5.2.3");
    assert!(recorded(SE2018, START, "e2e4 e7e5").fit(Some(GameResult::Draw)).is_fitting());
    assert!(recorded(DK2009, START, "e2e4").fit(Some(GameResult::Draw)).is_fitting(), "no such limit before");
}

#[test]
fn l2023_5_2_3_no_agreed_draw_before_both_have_moved() {
    let early = recorded(FIDE2023, START, "");
    is_contradicted(&early, Some(GameResult::Draw), "result_drawn_too_early", "L2023-5.2.3");
    assert!(recorded(FIDE2023, START, "e2e4 e7e5").fit(Some(GameResult::Draw)).is_fitting());
    // A record that begins in the middle does not show who has moved.
    let fragment = recorded(FIDE2023, "8/8/4k3/8/8/3K4/8/R7 w - - 0 1", "");
    assert!(fragment.fit(Some(GameResult::Draw)).is_fitting());
}

const KNIGHT_AGAINST_QUEEN: &str = "8/8/4k3/8/8/3QK2n/8/8 w - - 0 1";

#[test]
fn l2023_5_1_2_resigning_to_a_side_that_cannot_mate_is_a_draw() {
    let recorder = recorded(FIDE2023, KNIGHT_AGAINST_QUEEN, "d3d4");
    is_contradicted(&recorder, Some(GameResult::BlackWins), "result_winner_cannot_mate", "L2023-5.1.2");
    assert!(recorder.fit(Some(GameResult::WhiteWins)).is_fitting());
    assert!(recorder.fit(Some(GameResult::Draw)).is_fitting());
}

#[test]
fn before_2023_a_resignation_wins_whatever_the_material() {
    for edition in [DK2001, DK2009, NO2009, SE2018] {
        let recorder = recorded(edition, KNIGHT_AGAINST_QUEEN, "d3d4");
        assert!(recorder.fit(Some(GameResult::BlackWins)).is_fitting());
    }
}

#[test]
fn one_recorder_serves_game_after_game() {
    let mut recorder = recorded(SE2018, START, &[SHUFFLE; 5].join(" "));
    record(&mut recorder, START, "e2e4");
    assert!(recorder.ended().is_none() && recorder.claims().is_empty());
    assert_eq!(recorder.history().plies(), 1);
    record(&mut recorder, START, FOOLS_MATE);
    assert_eq!(recorder.ended().unwrap().ply, 4);
}
