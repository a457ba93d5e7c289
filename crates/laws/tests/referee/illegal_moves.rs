//! Illegal moves in standard play: taken back, counted, paid for.

use rokade_board::Color;
use rokade_board::notation::Style;
use rokade_clause::Edition;
use rokade_laws::referee::{Claimed, Consequence, Decision, Deed, EndReason, Noticed};

use crate::stage::*;

pub(crate) const STANDARD: &str = "40/90+30 30+30";
/// White has a pawn, Black nothing to mate with.
pub(crate) const BARE_BLACK: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const PROMOTING: &str = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";

pub(crate) fn bears(stage: &Stage, clause: &str) {
    let bearing = &stage.last_ruling().bearing;
    assert!(bearing.iter().any(|id| id.as_str() == clause), "{bearing:?} lacks {clause}");
}

fn moves(stage: &Stage) -> Vec<String> {
    stage.account().moves(&Style::pgn())
}

/// A knight that goes straight ahead, completed.
pub(crate) fn illegal(stage: Stage) -> Stage {
    stage.make(W, "g1g3").press(W)
}

/// One more completed illegal move by White, and noticed.
pub(crate) fn offend(stage: Stage) -> Stage {
    illegal(stage).notice_of(Noticed::IllegalMove, Color::White)
}

/// The same with the only pawn of an ending.
fn offend_with_pawn(stage: Stage) -> Stage {
    stage.make(W, "e2e5").press(W).notice_of(Noticed::IllegalMove, Color::White)
}

/// The position before it comes back, the counter with it; the man is touched, and play goes on.
fn the_position_comes_back(edition: Edition, rule: &str, touched: &str, clocks: &str) -> Stage {
    let stage = offend(Stage::new(edition, "40/90 30").play("e2e4 e7e5"));
    stage.rules(Decision::IllegalMove, rule, (0, 120_000));
    bears(&stage, clocks);
    assert_eq!(stage.last_ruling().consequence, Consequence::MoveReplaced);
    assert_eq!(moves(&stage), ["e4", "e5"]);
    assert_eq!(stage.account().clocks().running(), Some(Color::White));
    assert_eq!(stage.account().clocks().moves(Color::White), 1);
    let other_man = stage.clone().play("d2d4").claim(B, Claimed::Touch);
    other_man.rules(Decision::TouchUpheld, touched, (0, 0));
    let same_man = stage.clone().play("g1f3").claim(B, Claimed::Touch);
    assert_eq!(same_man.last_ruling().decision, Decision::TouchRejected);
    // Found later, everything since goes back with it.
    let later = illegal(Stage::new(edition, "40/90 30").play("e2e4 e7e5")).play("a7a6 f1c4 h7h6");
    let later = later.claim(B, Claimed::IllegalMove);
    later.rules(Decision::IllegalMove, rule, (0, 120_000));
    assert_eq!(moves(&later), ["e4", "e5"]);
    assert_eq!(later.account().clocks().moves(Color::Black), 1);
    stage
}

#[test]
fn l2001_7_4_a_an_illegal_move_is_taken_back() {
    the_position_comes_back(DK2001, "L2001-7.4.a", "L2001-4.3.a", "L2001-6.14");
    // No rule of its own for a pawn left on the last rank: it is an illegal move like others.
    let pawn = Stage::from(DK2001, STANDARD, PROMOTING).play("e7e8").notice(Noticed::PawnOnLastRank);
    pawn.rules(Decision::IllegalMove, "L2001-7.4.a", (0, 120_000));
    assert!(pawn.account().fen().starts_with("8/4P1k1/"));
}

#[test]
fn l2009_7_4_a_an_illegal_move_is_taken_back() {
    the_position_comes_back(DK2009, "L2009-7.4.a", "L2009-4.3.a", "L2009-6.13");
    // A pawn left on the last rank goes back and is bound to the square it was released on.
    let pawn = Stage::from(NO2009, STANDARD, PROMOTING).play("e7e8").notice(Noticed::IllegalMove);
    pawn.rules(Decision::IllegalMove, "L2009-7.4.a", (0, 120_000));
    assert!(pawn.account().fen().starts_with("8/4P1k1/"));
    let other = pawn.play("e1e2").claim(B, Claimed::Touch);
    other.rules(Decision::TouchUpheld, "L2009-4.6", (0, 0));
    // So does a king that was taken.
    let king = Stage::from(DK2009, STANDARD, "4k3/8/8/8/8/8/8/4RK2 b - - 0 1").play("e8e7 e1e7");
    let king = king.notice_of(Noticed::IllegalMove, Color::White);
    king.rules(Decision::IllegalMove, "L2009-7.4.a", (0, 120_000));
    bears(&king, "L2009-1.2");
}

#[test]
fn l2018_7_5_1_a_completed_illegal_move_is_taken_back() {
    let stage = the_position_comes_back(SE2018, "L2018-7.5.1", "L2018-4.3.1", "L2018-7.1");
    let printed: Vec<_> = stage.last_ruling().clauses().iter().map(ToString::to_string).collect();
    assert_eq!(printed, ["L2018-7.5.1", "L2018-7.5.5"]);
    // The increment of the press stays: only 2023 has a word on it.
    offend(Stage::new(SE2018, STANDARD)).rules(Decision::IllegalMove, "L2018-7.5.1", (0, 120_000));
}

#[test]
fn l2023_7_5_1_a_completed_illegal_move_is_taken_back() {
    the_position_comes_back(FIDE2023, "L2023-7.5.1", "L2023-4.3.1", "L2023-7.1");
    // The increment of the press goes back with the move.
    let stage = offend(Stage::new(FIDE2023, STANDARD));
    stage.rules(Decision::IllegalMove, "L2023-7.5.1", (-30_000, 120_000));
    assert_eq!(stage.clock(), (90 * 60_000 - 2_000, 92 * 60_000 - 1_000));
    // Unless he has moved since.
    let later = illegal(Stage::new(FIDE2023, STANDARD)).play("e7e5 e2e4").claim(B, Claimed::IllegalMove);
    later.rules(Decision::IllegalMove, "L2023-7.5.1", (0, 120_000));
}

/// So many are forgiven, and the next one costs the game.
fn the_nth_loses(edition: Edition, forgiven: u32, rule: &str) {
    let mut stage = Stage::new(edition, "40/90 30");
    for count in 1..=forgiven {
        stage = offend(stage);
        stage.rules(Decision::IllegalMove, rule, (0, 120_000));
        assert_eq!(stage.account().illegal_moves(Color::White), count);
        // The opponent's own do not add up with them.
        stage = stage.play("g1f3").make(B, "b8b6").press(B).notice_of(Noticed::IllegalMove, Color::Black);
        assert_eq!(stage.last_ruling().change.white.0, 120_000);
        stage = stage.play("b8c6").play("f3g1 c6b8");
        if count < forgiven {
            stage.goes_on();
        }
    }
    let lost = offend(stage);
    lost.ends("0-1", EndReason::IllegalMoves, rule);
    lost.rules(Decision::IllegalMove, rule, (0, 0));
    assert_eq!(lost.last_ruling().consequence, Consequence::GameLost);
}

/// The last straw where the opponent has only the king.
fn against_a_bare_king(edition: Edition, offences: usize) -> Stage {
    (0..offences).fold(Stage::from(edition, STANDARD, BARE_BLACK), |stage, _| offend_with_pawn(stage))
}

#[test]
fn l2001_7_4_b_the_third_illegal_move_loses() {
    the_nth_loses(DK2001, 2, "L2001-7.4.b");
    against_a_bare_king(DK2001, 2).goes_on();
    // Without an exception for an opponent who cannot mate.
    against_a_bare_king(DK2001, 3).ends("0-1", EndReason::IllegalMoves, "L2001-7.4.b");
}

#[test]
fn l2009_7_4_b_the_third_illegal_move_loses_or_draws() {
    the_nth_loses(DK2009, 2, "L2009-7.4.b");
    against_a_bare_king(NO2009, 2).goes_on();
    let drawn = against_a_bare_king(NO2009, 3);
    drawn.ends("1/2-1/2", EndReason::IllegalMovesNoMatePossible, "L2009-7.4.b");
}

#[test]
fn l2018_7_5_5_the_second_illegal_move_loses_or_draws() {
    the_nth_loses(SE2018, 1, "L2018-7.5.5");
    let drawn = against_a_bare_king(SE2018, 2);
    drawn.ends("1/2-1/2", EndReason::IllegalMovesNoMatePossible, "L2018-7.5.5");
}

#[test]
fn l2023_7_5_5_the_second_illegal_move_loses_or_draws() {
    the_nth_loses(FIDE2023, 1, "L2023-7.5.5");
    let drawn = against_a_bare_king(FIDE2023, 2);
    drawn.ends("1/2-1/2", EndReason::IllegalMovesNoMatePossible, "L2023-7.5.5");
}

/// The pawn becomes a queen, the move stands and is counted.
fn the_pawn_becomes_a_queen(edition: Edition, rule: &str) {
    let stage = Stage::from(edition, STANDARD, PROMOTING).play("e7e8").notice_of(Noticed::IllegalMove, Color::White);
    stage.rules(Decision::IllegalMove, rule, (0, 120_000));
    assert_eq!(stage.last_ruling().consequence, Consequence::QueenPlaced);
    assert_eq!(moves(&stage), ["e8=Q"]);
    assert_eq!((stage.account().turn(), stage.account().clocks().running()), (Color::Black, Some(Color::Black)));
    assert_eq!(stage.account().illegal_moves(Color::White), 1);
    // Found later: the pawn that still stands there is exchanged.
    let later = Stage::from(edition, STANDARD, PROMOTING).play("e7e8 g7h7 e1e2").claim(B, Claimed::IllegalMove);
    later.rules(Decision::IllegalMove, rule, (0, 120_000));
    assert!(later.account().fen().starts_with("4Q3/7k/8/8/8/8/4K3/8 b"), "{}", later.account().fen());
    // Before the press it is only a promotion that is not finished.
    let open = Stage::from(edition, STANDARD, PROMOTING).make(W, "e7e8").notice(Noticed::IllegalMove);
    assert_eq!(open.last_ruling().consequence, Consequence::MoveCorrected);
    // The queen may mate.
    let mate = Stage::from(edition, STANDARD, "6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1").play("e7e8");
    assert_eq!(mate.notice(Noticed::IllegalMove).account().result(), "1-0");
}

#[test]
fn l2018_7_5_2_a_pawn_left_on_the_last_rank_becomes_a_queen() {
    the_pawn_becomes_a_queen(SE2018, "L2018-7.5.2");
}

#[test]
fn l2023_7_5_2_a_pawn_left_on_the_last_rank_becomes_a_queen() {
    the_pawn_becomes_a_queen(FIDE2023, "L2023-7.5.2");
}

/// Pressing without a move counts; the clock goes back.
fn an_empty_press_counts(edition: Edition, rule: &str) {
    let stage = Stage::new(edition, STANDARD).play("e2e4 e7e5").press(W);
    assert_eq!(stage.account().clocks().running(), Some(Color::Black));
    let ruled = stage.claim(B, Claimed::IllegalMove);
    ruled.rules(Decision::IllegalMove, rule, (0, 120_000));
    assert_eq!(ruled.last_ruling().consequence, Consequence::ClockReturned);
    assert_eq!(ruled.account().clocks().running(), Some(Color::White));
    assert_eq!(moves(&ruled), ["e4", "e5"]);
    // It is ruled on once, and the next offence loses.
    assert_eq!(ruled.clone().claim(B, Claimed::IllegalMove).last_ruling().decision, Decision::ClaimRejected);
    assert_eq!(ruled.press(W).claim(B, Claimed::IllegalMove).account().result(), "0-1");
}

#[test]
fn l2018_7_5_3_pressing_without_a_move_counts() {
    an_empty_press_counts(SE2018, "L2018-7.5.3");
    // The older editions leave it to the arbiter.
    let older = Stage::new(DK2009, STANDARD).press(W).notice(Noticed::IllegalMove);
    older.rules(Decision::NoAction, "L2009-6.7.c-DK", (0, 0));
    older.asks("empty_press", "L2009-6.7.c-DK", &["13.4.a", "13.4.b", "13.4.c"]);
    assert_eq!(older.account().clocks().running(), Some(Color::White));
}

#[test]
fn l2023_7_5_3_pressing_without_a_move_counts() {
    an_empty_press_counts(FIDE2023, "L2023-7.5.3");
}

/// Two hands count like an illegal move, and two faults in one move count once.
fn two_hands_count(edition: Edition, rule: &str, replaced: &str) {
    let legal = Stage::new(edition, "40/90 30").make_with(W, "g1f3", 2).press(W).claim(B, Claimed::IllegalMove);
    legal.rules(Decision::IllegalMove, rule, (0, 120_000));
    assert_eq!(moves(&legal), ["Nf3"], "the move stands");
    assert_eq!(legal.clone().claim(B, Claimed::IllegalMove).last_ruling().decision, Decision::ClaimRejected);
    let both = Stage::new(edition, "40/90 30").make_with(W, "g1g3", 2).press(W).claim(B, Claimed::IllegalMove);
    both.rules(Decision::IllegalMove, rule, (0, 120_000));
    both.rules(Decision::IllegalMove, replaced, (0, 120_000));
    assert_eq!(both.account().illegal_moves(Color::White), 1);
    // Mate made with two hands is mate.
    let mate = Stage::new(edition, STANDARD).play("f2f3 e7e5 g2g4").make_with(B, "d8h4", 2);
    assert_eq!(mate.account().result(), "0-1");
}

#[test]
fn l2018_7_5_4_two_hands_count() {
    two_hands_count(SE2018, "L2018-7.5.4", "L2018-7.5.1");
}

#[test]
fn l2023_7_5_4_two_hands_count() {
    two_hands_count(FIDE2023, "L2023-7.5.4", "L2023-7.5.1");
}

#[test]
fn no2009_guide_illegal_back_however_late_it_is_found() {
    let late = illegal(Stage::new(NO2009, STANDARD)).play("e7e5 e2e4 d7d6 d2d4 e5d4 d1d4 b8c6");
    let stage = late.notice_of(Noticed::IllegalMove, Color::White);
    stage.rules(Decision::IllegalMove, "L2009-7.4.a", (0, 120_000));
    bears(&stage, "NO2009-guide-illegal-back");
    assert!(moves(&stage).is_empty());
    // The same man moves if it can.
    let other = stage.play("e2e4").claim(B, Claimed::Touch);
    other.rules(Decision::TouchUpheld, "L2009-4.3.a", (0, 0));
}

#[test]
fn no2009_guide_illegal_too_late_after_a_regular_finish() {
    let unseen = Stage::new(NO2009, STANDARD).play("b1b3 e7e5 f2f3 a7a6 g2g4");
    let break_in_play = unseen.clone().say(ARBITER, Deed::Stop { reason: None }).notice(Noticed::IllegalMove);
    break_in_play.rules(Decision::IllegalMove, "L2009-7.4.a", (0, 120_000));
    assert_eq!(break_in_play.account().clocks().running(), None, "the clocks still stand");
    let over = unseen.make(B, "d8h4");
    assert_eq!(over.account().result(), "0-1");
    let too_late = over.clone().claim(W, Claimed::IllegalMove).notice(Noticed::IllegalMove);
    too_late.ends("0-1", EndReason::Checkmate, "L2009-5.1.a");
    assert_eq!(moves(&too_late), moves(&over));
}

#[test]
fn no2009_guide_illegal_uncompleted_is_corrected_without_penalty() {
    for edition in [DK2001, NO2009, SE2018, FIDE2023] {
        let stage = Stage::new(edition, STANDARD).make(W, "g1g3").notice_of(Noticed::IllegalMove, Color::White);
        assert_eq!(stage.last_ruling().consequence, Consequence::MoveCorrected);
        assert_eq!((stage.last_ruling().change.black.0, stage.account().illegal_moves(Color::White)), (0, 0));
        assert_eq!(stage.account().turn(), Color::White);
        // Or the player sees it himself: the man still binds.
        let himself = Stage::new(edition, STANDARD).make(W, "g1g3").make(W, "d2d4").press(W);
        assert!(himself.account().rulings().is_empty());
        assert_eq!(himself.claim(B, Claimed::Touch).last_ruling().decision, Decision::TouchUpheld);
        let same = Stage::new(edition, STANDARD).make(W, "g1g3").make(W, "g1h3").press(W).claim(B, Claimed::Touch);
        assert_eq!(same.last_ruling().decision, Decision::TouchRejected);
    }
    let guided = Stage::new(NO2009, STANDARD).make(W, "g1g3").notice(Noticed::IllegalMove);
    bears(&guided, "NO2009-guide-illegal-uncompleted");
}

#[test]
fn a_wrong_claim_changes_nothing() {
    let stage = Stage::new(SE2018, STANDARD).play("e2e4").claim(B, Claimed::IllegalMove);
    stage.rules(Decision::ClaimRejected, "L2018-7.5.1", (0, 0));
    assert_eq!(moves(&stage), ["e4"]);
}

#[test]
fn an_illegal_move_at_the_control_gives_its_period_back() {
    let stage = offend(Stage::new(SE2018, "2/90 30").play("e2e4 e7e5"));
    assert_eq!(stage.last_ruling().change.white.0, -30 * 60_000);
    assert_eq!(stage.account().clocks().period(Color::White).0, 0);
    let again = stage.play("g1f3");
    assert_eq!(again.account().clocks().period(Color::White).0, 1);
    // Found later the arbiter sets the clocks, and no period is given twice.
    let later = illegal(Stage::new(SE2018, "2/90 30").play("e2e4 e7e5")).play("b8c6 a2a3 a7a6");
    let later = later.notice_of(Noticed::IllegalMove, Color::White);
    assert_eq!(later.last_ruling().change.white.0, 0);
    let before = later.clock().0;
    assert_eq!(later.play("g1f3").clock().0, before - 2_000);
}

#[test]
fn illegal_castling_binds_the_king() {
    let fen = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
    let stage = Stage::from(SE2018, STANDARD, fen).play("e1g1").notice(Noticed::IllegalMove);
    stage.rules(Decision::IllegalMove, "L2018-7.5.1", (0, 120_000));
    bears(&stage, "L2018-3.8.2.2.1");
    let rook = stage.clone().play("h1h2").claim(B, Claimed::Touch);
    rook.rules(Decision::TouchUpheld, "L2018-4.7.2", (0, 0));
    assert_eq!(stage.play("e1e2").claim(B, Claimed::Touch).last_ruling().decision, Decision::TouchRejected);
}
