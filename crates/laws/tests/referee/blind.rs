//! Blind play in the referee: two boards, the press, and what bears on a ruling.

use rokade_board::Color;
use rokade_board::notation::Style;
use rokade_clause::Edition;
use rokade_laws::referee::{Blind, Choice, Consequence, Decision, Deed, EndReason, Noticed};

use crate::checklist::{blind, both_blind, gives, in_blind_play, lacks};
use crate::stage::*;

const SHEET: Style = Style::pgn();
const OPENING: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";

fn blind_game(edition: Edition, who: Blind) -> Stage {
    let mut game = settings(edition, "40/90 30");
    game.blind = Some(who);
    Stage::with(game)
}

fn fen_after(edition: Edition, moves: &str) -> String {
    Stage::new(edition, "40/90 30").play(moves).account().fen()
}

/// The boards differ and the sheets agree: the game stands as it is written.
fn corrected_by_the_sheets(edition: Edition, clause: &str) {
    let stage = blind_game(edition, Blind::White).play(OPENING);
    let before = (stage.account().fen(), stage.account().moves(&SHEET));

    let named = stage.clone().notice_of(Noticed::BoardsDiffer, Color::Black);
    named.rules(Decision::Restored, clause, (0, 0));
    assert_eq!(named.last_ruling().against, Some(Color::Black));
    assert!(named.account().open().is_empty());

    let asked = stage.notice(Noticed::BoardsDiffer);
    asked.rules(Decision::Restored, clause, (0, 0));
    asked.asks("boards_differ", clause, &["accept", "reject"]);
    let agreed = asked.decide(Choice::Accept);
    agreed.rules(Decision::Restored, clause, (0, 0));
    assert_eq!(agreed.last_ruling().consequence, Consequence::PositionTransferred);
    assert!(agreed.account().open().is_empty());
    for told in [&named, &agreed] {
        told.goes_on();
        assert_eq!((told.account().fen(), told.account().moves(&SHEET)), before);
    }
}

/// The sheets differ too: play goes back to where they agree and the arbiter sets the clocks.
fn back_to_agreement(edition: Edition, clause: &str, clocks: &str) {
    let differ = blind_game(edition, Blind::Black).play(OPENING).notice(Noticed::BoardsDiffer);
    differ.asks("boards_differ", clause, &["accept", "reject"]);
    let rejected = differ.clone().decide(Choice::Reject);
    rejected.rules(Decision::Restored, clause, (0, 0));
    assert_eq!(rejected.last_ruling().consequence, Consequence::PositionRestored);
    for stage in [differ, rejected] {
        let back = stage.say(ARBITER, Deed::Reconstruct { moves: 2, fen: None });
        back.rules(Decision::Restored, clause, (0, 0));
        back.rules(Decision::Restored, clocks, (0, 0));
        assert!(back.account().open().is_empty());
        let moves = "e2e4 e7e5 g1f3 b8c6";
        assert_eq!(back.account().fen(), fen_after(edition, moves));
        assert_eq!(back.account().moves(&SHEET).len(), 4);
        assert_eq!((back.account().clocks().moves(Color::White), back.account().clocks().moves(Color::Black)), (2, 2));
        assert_eq!(back.account().clocks().running(), Some(Color::White));
        // Play goes on from there.
        back.play("d2d4 e5d4").goes_on();
    }
}

/// The blind player may start the other clock only when the move is made; the sighted one is under the
/// ordinary rules.
fn clock_only_after_the_move(edition: Edition, clause: &str) {
    let warned = |stage: &Stage| {
        let cites = |warning: &&rokade_laws::referee::Warning| {
            warning.reason.key == "blind_clock_before_the_move"
                && warning.reason.clauses.iter().any(|cited| cited.as_str() == clause)
        };
        stage.account().warnings().iter().filter(cites).count()
    };
    assert_eq!(warned(&blind_game(edition, Blind::White).press(W)), 1);
    assert_eq!(warned(&blind_game(edition, Blind::Both).play("e2e4").press(B)), 1);
    assert_eq!(warned(&blind_game(edition, Blind::Black).press(W)), 0, "the sighted player");
    assert_eq!(warned(&Stage::new(edition, "40/90 30").press(W)), 0, "an ordinary game");
    assert_eq!(warned(&blind_game(edition, Blind::White).play("e2e4 e7e5").make(W, "g1f3").press(W)), 0);
    // The reply came before the press.
    assert_eq!(warned(&blind_game(edition, Blind::White).make(W, "e2e4").make(B, "e7e5").press(W)), 0);
}

fn sighted_under_ordinary_rules(edition: Edition, clause: &str) {
    gives(edition, &blind(), "blind_play", "sighted_ordinary_rules", clause);
    lacks(edition, &both_blind(), "blind_play", "sighted_ordinary_rules");
}

#[test]
fn l2001_f2_3_the_clock_starts_when_the_move_is_made() {
    in_blind_play(DK2001, "made_by_three_steps", "L2001-F2.3");
    in_blind_play(DK2001, "clock_only_then", "L2001-F2.3");
    sighted_under_ordinary_rules(DK2001, "L2001-F2.3");
    clock_only_after_the_move(DK2001, "L2001-F2.3");
}

#[test]
fn l2009_e2_3_the_clock_starts_when_the_move_is_made() {
    for edition in [DK2009, NO2009] {
        in_blind_play(edition, "made_by_three_steps", "L2009-E2.3");
        in_blind_play(edition, "clock_only_then", "L2009-E2.3");
        sighted_under_ordinary_rules(edition, "L2009-E2.3");
        clock_only_after_the_move(edition, "L2009-E2.3");
    }
}

#[test]
fn l2018_d_2_4_the_clock_starts_when_the_move_is_made() {
    in_blind_play(SE2018, "clock_only_then", "L2018-D.2.4");
    clock_only_after_the_move(SE2018, "L2018-D.2.4");
}

#[test]
fn l2023_d_2_4_the_clock_starts_when_the_move_is_made() {
    in_blind_play(FIDE2023, "clock_only_then", "L2023-D.2.4");
    clock_only_after_the_move(FIDE2023, "L2023-D.2.4");
}

#[test]
fn l2018_d_2_5_ordinary_rules_bind_the_sighted_player() {
    sighted_under_ordinary_rules(SE2018, "L2018-D.2.5");
}

#[test]
fn l2023_d_2_5_ordinary_rules_bind_the_sighted_player() {
    sighted_under_ordinary_rules(FIDE2023, "L2023-D.2.5");
}

#[test]
fn l2001_f2_7_the_board_follows_the_sheets() {
    corrected_by_the_sheets(DK2001, "L2001-F2.7");
}

#[test]
fn l2001_f2_8_back_to_where_the_sheets_agree() {
    back_to_agreement(DK2001, "L2001-F2.8", "L2001-6.14");
}

#[test]
fn l2009_e2_7_the_board_follows_the_sheets() {
    corrected_by_the_sheets(DK2009, "L2009-E2.7");
    corrected_by_the_sheets(NO2009, "L2009-E2.7");
}

#[test]
fn l2009_e2_8_back_to_where_the_sheets_agree() {
    back_to_agreement(DK2009, "L2009-E2.8", "L2009-6.13");
    back_to_agreement(NO2009, "L2009-E2.8", "L2009-6.13");
}

#[test]
fn l2018_d_2_9_the_sheets_correct_the_board_or_turn_the_game_back() {
    corrected_by_the_sheets(SE2018, "L2018-D.2.9");
    back_to_agreement(SE2018, "L2018-D.2.9", "L2018-7.1");
}

#[test]
fn l2023_d_2_9_the_sheets_correct_the_board_or_turn_the_game_back() {
    corrected_by_the_sheets(FIDE2023, "L2023-D.2.9");
    back_to_agreement(FIDE2023, "L2023-D.2.9", "L2023-7.1");
}

#[test]
fn a_position_given_is_found_among_the_moves() {
    let fen = fen_after(SE2018, "e2e4 e7e5 g1f3");
    let back = blind_game(SE2018, Blind::White)
        .play(OPENING)
        .notice(Noticed::BoardsDiffer)
        .say(ARBITER, Deed::Reconstruct { moves: 1, fen: Some(fen.clone()) });
    assert_eq!((back.account().fen(), back.account().turn()), (fen, Color::Black));
    assert_eq!(back.account().moves(&SHEET).len(), 3);
    assert_eq!(back.account().clocks().running(), Some(Color::Black));
}

#[test]
fn a_position_that_was_never_on_the_board_is_set_up() {
    let fen = fen_after(SE2018, "d2d4 d7d5");
    let back = blind_game(SE2018, Blind::White)
        .play(OPENING)
        .notice(Noticed::BoardsDiffer)
        .say(ARBITER, Deed::Reconstruct { moves: 1, fen: Some(fen.clone()) });
    assert_eq!(back.account().fen(), fen);
}

#[test]
fn a_position_that_cannot_be_read_is_an_error_of_the_script() {
    let stage = blind_game(SE2018, Blind::White).play("e2e4").notice(Noticed::BoardsDiffer);
    let bad = stage.try_say(ARBITER, Deed::Reconstruct { moves: 1, fen: Some("nothing".to_owned()) });
    assert_eq!(bad.err().unwrap().reason.key, "script_bad_fen");
}

#[test]
fn more_moves_than_were_played_take_nothing_back() {
    let stage = blind_game(SE2018, Blind::White).play(OPENING);
    let fen = stage.account().fen();
    let back = stage.notice(Noticed::BoardsDiffer).say(ARBITER, Deed::Reconstruct { moves: u32::MAX, fen: None });
    assert_eq!(back.account().fen(), fen);
}

#[test]
fn where_nobody_is_blind_there_is_one_board() {
    let stage = Stage::new(SE2018, "40/90 30").play("e2e4").notice(Noticed::BoardsDiffer);
    stage.rules(Decision::NoAction, "L2018-D.1", (0, 0));
    assert!(stage.account().open().is_empty());
}

#[test]
fn once_play_has_gone_on_the_boards_are_right() {
    let stage = blind_game(SE2018, Blind::White).play("e2e4").notice(Noticed::BoardsDiffer).play("e7e5");
    let fen = stage.account().fen();
    // What the reconstruction of an ordinary game asks for is another rule's matter.
    if let Ok(after) = stage.try_say(ARBITER, Deed::Reconstruct { moves: 0, fen: None }) {
        let rulings = after.account().rulings();
        let went_back = rulings.iter().filter(|ruling| ruling.happened.key == "happened_sheets_compared");
        assert_eq!((went_back.count(), after.account().fen()), (0, fen));
    }
}

#[test]
fn a_mate_after_going_back_still_ends_the_game() {
    let stage = blind_game(FIDE2023, Blind::Both)
        .play("f2f3 e7e5 a2a3 a7a6")
        .notice(Noticed::BoardsDiffer)
        .say(ARBITER, Deed::Reconstruct { moves: 1, fen: None })
        .play("g2g4")
        .make(B, "d8h4");
    stage.ends("0-1", EndReason::Checkmate, "L2023-5.1.1");
}
