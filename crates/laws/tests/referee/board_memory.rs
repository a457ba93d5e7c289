//! What the board must not forget: rights, en passant, a queen that the arbiter placed, a position
//! that he set up, and an illegal move behind a complaint about a touched man.

use rokade_board::notation::Style;
use rokade_board::{Color, Position, Variant};
use rokade_clause::Edition;
use rokade_laws::referee::{Blind, Claimed, Consequence, Decision, Deed, EndReason, Noticed, Supervision};

use crate::stage::*;

const EDITIONS: [Edition; 5] = [DK2001, DK2009, NO2009, SE2018, FIDE2023];
const SINCE_2018: [Edition; 2] = [SE2018, FIDE2023];
const MINUTE: i64 = 60_000;
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

impl Stage {
    fn rebuilt(self, moves: u32, fen: &str) -> Self {
        self.say(ARBITER, Deed::Reconstruct { moves, fen: Some(fen.to_owned()) })
    }

    fn written(&self) -> Vec<String> {
        self.account().moves(&Style::pgn())
    }
}

/// Rapid without adequate supervision, where an illegal move that was answered stands.
fn limited(edition: Edition, fen: &str) -> Stage {
    let mut settings = settings(edition, "15");
    settings.supervision = Supervision::Limited;
    settings.start = Position::read(fen, Variant::Standard).unwrap();
    Stage::with(settings)
}

fn no_illegal_move(stage: &Stage, color: Color) {
    stage.goes_on();
    assert_eq!(stage.last_ruling().why[0].key, "illegal_move_none", "{:#?}", stage.last_ruling());
    assert!(stage.account().illegal_moves(color) <= 1);
}

#[test]
fn castling_is_legal_after_a_queen_was_placed() {
    for edition in SINCE_2018 {
        let stage = Stage::from(edition, "90", "4k3/pP6/8/8/8/8/8/R3K2R w KQ - 0 1").play("b7b8 e8d7");
        let queen = stage.notice_of(Noticed::IllegalMove, Color::White);
        assert_eq!(queen.last_ruling().consequence, Consequence::QueenPlaced);
        assert_eq!(queen.account().fen(), "1Q6/p2k4/8/8/8/8/8/R3K2R w KQ - 1 2");
        assert_eq!(queen.written(), ["b8=Q+", "Kd7"]);
        let castled = queen.play("e1g1").notice_of(Noticed::IllegalMove, Color::White);
        no_illegal_move(&castled, Color::White);
        assert_eq!(castled.account().fen(), "1Q6/p2k4/8/8/8/8/8/R4RK1 b - - 2 2");
    }
}

#[test]
fn castling_is_legal_after_a_check_was_overlooked_and_stands() {
    for edition in EDITIONS {
        let overlooked = Stage::limited(edition, "15").play("d2d4 e7e6 g1f3 f8b4 a2a3");
        assert!(overlooked.account().fen().contains(" b KQkq - "), "{}", overlooked.account().fen());
        let castled = overlooked.play("g8f6 c2c3 e8g8");
        assert_eq!(castled.account().fen(), "rnbq1rk1/pppp1ppp/4pn2/8/1b1P4/P1P2N2/1P2PPPP/RNBQKB1R w KQ - 1 5");
        let made = castled.account().moves_made().last().unwrap().made;
        assert!(made.is_ok(), "{made:?}");
    }
}

#[test]
fn castling_beside_a_pawn_left_on_the_last_rank_follows_the_ordinary_rules() {
    let stage = limited(SE2018, "r3k2r/pP6/8/8/8/8/P7/R3K2R w KQkq - 0 1").play("b7b8");
    let castled = stage.clone().play("e8g8");
    assert!(castled.account().moves_made()[1].made.is_ok());
    assert_eq!(castled.account().fen(), "rP3rk1/p7/8/8/8/8/P7/R3K2R w KQ - 1 2");
    let moved_back = stage.play("e8e7 a2a3 e7e8 a3a4 e8g8");
    assert!(moved_back.account().moves_made()[5].made.is_err(), "the king has moved");
    let through = limited(SE2018, "r3k2r/pP6/8/8/8/5R2/8/4K3 w kq - 0 1").play("b7b8 e8g8");
    assert!(through.account().moves_made()[1].made.is_err(), "f8 is attacked");
}

#[test]
fn a_double_step_beside_irregular_men_can_be_taken_en_passant() {
    for edition in SINCE_2018 {
        let stage = limited(edition, "4k3/pP1p4/8/4P3/8/8/8/4K3 w - - 0 1").play("b7b8 d7d5");
        assert_eq!(stage.account().fen(), "1P2k3/p7/8/3pP3/8/8/8/4K3 w - d6 0 2");
        let taken = stage.clone().play("e5d6");
        assert_eq!(taken.account().fen(), "1P2k3/p7/3P4/8/8/8/8/4K3 b - - 0 2");
        // The offence that is left is the pawn, and that was answered.
        let claimed = taken.claim(B, Claimed::IllegalMove);
        claimed.goes_on();
        assert_eq!(claimed.last_ruling().decision, Decision::ClaimRejected);
        // A move later it is too late.
        let late = stage.play("e1e2 a7a6 e5d6");
        assert!(late.account().moves_made().last().unwrap().made.is_err());
    }
}

#[test]
fn an_illegal_move_with_the_touched_man_keeps_the_touch_and_is_paid_for() {
    for edition in EDITIONS {
        let stage = Stage::new(edition, "90").touch(W, "e2").make(W, "e2e5").press(W).claim(B, Claimed::Touch);
        assert_eq!(stage.last_ruling().decision, Decision::TouchRejected);
        assert_eq!(stage.written(), ["e2e5"]);
        let paid = stage.claim(B, Claimed::IllegalMove);
        assert_eq!(paid.last_ruling().decision, Decision::IllegalMove);
        assert_eq!((paid.last_ruling().change.black.0, paid.account().illegal_moves(Color::White)), (120_000, 1));
        assert!(paid.written().is_empty());
    }
}

#[test]
fn a_touched_man_that_cannot_move_binds_nobody_in_an_illegal_move_either() {
    for edition in EDITIONS {
        let stage = Stage::new(edition, "90").touch(W, "a1").make(W, "e2e5").press(W).claim(B, Claimed::Touch);
        assert_eq!(stage.last_ruling().decision, Decision::TouchRejected);
        assert_eq!(stage.written(), ["e2e5"]);
    }
}

#[test]
fn an_illegal_move_with_another_man_is_paid_for_before_the_touched_man_binds() {
    for edition in EDITIONS {
        let stage = Stage::new(edition, "90").touch(W, "e2").make(W, "g1g3").press(W).claim(B, Claimed::Touch);
        let decisions: Vec<Decision> = stage.account().rulings().iter().map(|ruling| ruling.decision).collect();
        assert_eq!(decisions, [Decision::IllegalMove, Decision::TouchUpheld]);
        assert_eq!(stage.account().illegal_moves(Color::White), 1);
        assert_eq!((stage.written().len(), stage.account().clocks().moves(Color::White)), (0, 0));
        assert_eq!(stage.account().clocks().running(), Some(Color::White));
        // The man touched first binds, not the one of the illegal move.
        let other = stage.clone().play("g1f3").claim(B, Claimed::Touch);
        assert_eq!(other.last_ruling().decision, Decision::TouchUpheld);
        let kept = stage.play("e2e4").claim(B, Claimed::Touch);
        assert_eq!(kept.last_ruling().decision, Decision::TouchRejected);
    }
    // Since 2018 the second one costs the game, and nobody is left to be bound.
    for edition in SINCE_2018 {
        let stage = Stage::new(edition, "90").play("g1g3").claim(B, Claimed::IllegalMove).touch(W, "e2");
        let second = stage.make(W, "f1f3").press(W).claim(B, Claimed::Touch);
        assert_eq!((second.last_ruling().decision, second.account().result().as_str()), (Decision::IllegalMove, "0-1"));
    }
}

#[test]
fn an_illegal_move_that_only_the_opponent_may_claim_is_not_paid_for_unasked() {
    let stage = Stage::limited(DK2009, "5").touch(W, "e2").make(W, "g1g3").press(W).claim(B, Claimed::Touch);
    stage.goes_on();
    assert_eq!(stage.last_ruling().decision, Decision::TouchUpheld);
    assert_eq!(stage.account().illegal_moves(Color::White), 0);
}

#[test]
fn a_position_set_up_over_an_unfinished_illegal_move_stays() {
    for edition in EDITIONS {
        let stage = Stage::new(edition, "90").play("e2e4 e7e5").make(W, "f1f5").rebuilt(0, START);
        assert_eq!((stage.account().fen().as_str(), stage.written().len()), (START, 0));
        assert_eq!(stage.play("d2d4").written(), ["d4"]);
        // The same where the position never was on the board.
        let other = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let stage = Stage::new(edition, "90").play("e2e4 e7e5").make(W, "f1f5").rebuilt(1, other).play("e2e4");
        assert_eq!(stage.account().fen(), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
        assert_eq!(stage.written(), ["e4", "e5", "e4"]);
    }
}

#[test]
fn a_position_set_up_ends_what_was_wrong_before() {
    for edition in EDITIONS {
        let stage = Stage::new(edition, "90").play("e2e5 e7e6").rebuilt(0, START).play("d2d4 d7d5");
        no_illegal_move(&stage.clone().claim(B, Claimed::IllegalMove), Color::White);
        assert_eq!(stage.written(), ["d4", "d5"]);
        let kept = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 2";
        let stage = Stage::new(edition, "90").play("e2e5 e7e6").rebuilt(1, kept).play("e2e4");
        no_illegal_move(&stage.claim(B, Claimed::IllegalMove), Color::White);
        // Nor does what was touched before bind, or a press without a move count.
        let touched = Stage::new(edition, "90").touch(W, "e2").make(W, "d2d4").press(W).rebuilt(0, START);
        assert_eq!(touched.notice_of(Noticed::Touch, Color::White).last_ruling().decision, Decision::TouchRejected);
        let pressed = Stage::new(edition, "90").press(W).rebuilt(0, START);
        no_illegal_move(&pressed.claim(B, Claimed::IllegalMove), Color::White);
    }
}

#[test]
fn a_rebuilt_game_leads_to_its_position() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let stage = Stage::new(SE2018, "90").play("e2e4 e7e5 g1f3 b8c6").rebuilt(1, fen);
    assert_eq!((stage.account().fen().as_str(), stage.written()), (fen, vec!["e4".to_owned(), "e5".to_owned()]));
    assert_eq!(stage.account().clocks().running(), Some(Color::White));
    assert_eq!(stage.play("g1f3 b8c6").written(), ["e4", "e5", "Nf3", "Nc6"]);
    // Only so many moves are proven, but the position is the one on the board.
    let played = Stage::new(SE2018, "90").play("e2e4 e7e5 g1f3 b8c6");
    let stands = played.clone().rebuilt(1, &played.account().fen());
    assert_eq!((stands.account().fen(), stands.written()), (played.account().fen(), played.written()));
}

#[test]
fn a_rebuilt_game_in_the_next_period_names_the_time_it_adds() {
    for edition in EDITIONS {
        let stage = Stage::new(edition, "40/1 30").play("e2e4 e7e5").wait(2 * MINUTE);
        let stage = stage.say(ARBITER, Deed::Stop { reason: Some("flag".to_owned()) });
        let before = stage.clock();
        let stage = stage.say(ARBITER, Deed::Reconstruct { moves: 2, fen: None });
        let change = stage.last_ruling().change;
        assert_eq!((change.white.0, change.black.0), (30 * MINUTE, 30 * MINUTE));
        assert_eq!(stage.clock(), (before.0 + change.white.0, before.1 + change.black.0));
    }
}

#[test]
fn moves_before_a_given_start_are_among_the_proven_ones() {
    let start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 31";
    let after = Stage::from(SE2018, "90", start).play("e2e3 e8e7").account().fen();
    let stage = Stage::from(SE2018, "90", start).play("e2e3 e8e7 e3e4 e7e6").rebuilt(31, &after);
    assert_eq!((stage.account().fen(), stage.written().len()), (after.clone(), 2));
    let mut blind = settings(SE2018, "90");
    (blind.blind, blind.start) = (Some(Blind::White), Position::read(start, Variant::Standard).unwrap());
    let stage = Stage::with(blind).play("e2e3 e8e7 e3e4 e7e6").notice(Noticed::BoardsDiffer);
    let back = stage.say(ARBITER, Deed::Reconstruct { moves: 31, fen: None });
    assert_eq!((back.account().fen(), back.written().len()), (after, 2));
    assert_eq!(back.account().clocks().moves(Color::White), 31);
}

#[test]
fn the_mated_player_does_not_win_by_his_illegal_move() {
    let clauses = ["L2001-5.1.a", "L2009-5.1.a", "L2009-5.1.a", "L2018-5.1.1", "L2023-5.1.1"];
    for (edition, clause) in EDITIONS.into_iter().zip(clauses) {
        // An illegal move mates nobody until the reply is taken back.
        let stage = Stage::from(edition, "90", "7k/8/6K1/8/8/8/1R6/8 w - - 1 20").play("b2a8 h8h7");
        let ended = stage.claim(W, Claimed::IllegalMove);
        ended.ends("1-0", EndReason::Checkmate, clause);
        assert_eq!(ended.last_ruling().against, Some(Color::Black));
        assert_eq!(ended.last_ruling().happened.facts["color"], "white".into());
    }
}

#[test]
fn a_rebuilt_position_that_is_mate_ends_the_game() {
    for edition in EDITIONS {
        let stage = Stage::new(edition, "90").play("e2e4 e7e5").rebuilt(30, "R6k/8/6K1/8/8/8/8/8 b - - 1 31");
        assert_eq!(stage.account().result(), "1-0");
        assert_eq!(stage.account().verdict().unwrap().reason, EndReason::Checkmate);
    }
}

#[test]
fn a_queen_placed_by_the_arbiter_outlives_the_reply_that_is_replaced() {
    for edition in SINCE_2018 {
        let stage = Stage::from(edition, "90", "8/4P2k/8/8/8/8/8/K6r w - - 0 1").play("a1b2 h1g1 e7e8");
        let queen = stage.make(B, "g1f3").notice_of(Noticed::IllegalMove, Color::White);
        assert_eq!(queen.last_ruling().consequence, Consequence::QueenPlaced);
        let replaced = queen.make(B, "g1f1").press(B);
        assert_eq!(replaced.account().fen(), "4Q3/7k/8/8/8/8/1K6/5r2 w - - 1 3");
        assert_eq!(replaced.written(), ["Kb2", "Rg1", "e8=Q", "Rf1"]);
        no_illegal_move(&replaced.notice_of(Noticed::IllegalMove, Color::White), Color::White);
    }
}

#[test]
fn a_reply_that_the_queen_would_forbid_is_nobodys_offence() {
    for edition in SINCE_2018 {
        // The pawn gave no check, so that Black might ignore it; a move later his king has left.
        let stage = Stage::from(edition, "90", "4k3/pP6/8/8/8/8/8/4K3 w - - 0 1").play("b7b8 a7a6 e1e2 e8d7");
        let queen = stage.notice_of(Noticed::IllegalMove, Color::White);
        assert_eq!(queen.last_ruling().consequence, Consequence::QueenPlaced);
        assert_eq!(queen.account().fen(), "1Q6/3k4/p7/8/8/8/4K3/8 w - - 2 3");
        no_illegal_move(&queen.notice_of(Noticed::IllegalMove, Color::Black), Color::Black);
    }
}

fn chess960(fen: &str) -> Stage {
    let mut settings = settings(FIDE2023, "90");
    settings.start = Position::read(fen, Variant::Chess960).unwrap();
    Stage::with(settings)
}

#[test]
fn illegal_castling_in_chess960_goes_to_the_wing_of_the_rook() {
    let short = chess960("4r1k1/8/8/8/8/5r2/8/1KR5 w C - 0 1").play("b1c1");
    assert!(short.account().moves_made()[0].made.is_err());
    assert_eq!(short.account().fen(), "4r1k1/8/8/8/8/5r2/8/5RK1 b - - 1 1");
    let long = chess960("6k1/8/8/8/8/3r4/8/5RK1 w F - 0 1").play("g1f1");
    assert!(long.account().moves_made()[0].made.is_err());
    assert_eq!(long.account().fen(), "6k1/8/8/8/8/3r4/8/2KR4 b - - 1 1");
}
