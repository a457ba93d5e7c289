//! Sealing a move, and what happens until the game is resumed.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Consequence, Decision, Deed, EndReason};

use crate::stage::*;

const PERIODS: &str = "40/90+30 30+30";
const MINUTE: i64 = 60_000;

/// Two moves each; White is on move and the session is over.
pub(crate) fn session_over(edition: Edition) -> Stage {
    opened(edition).say(ARBITER, Deed::Adjourn)
}

pub(crate) fn opened(edition: Edition) -> Stage {
    Stage::new(edition, PERIODS).play("e2e4 e7e5 g1f3 b8c6")
}

pub(crate) fn sealed(stage: Stage, by: rokade_laws::referee::By, text: &str) -> Stage {
    let items = ["names", "position", "times", "sealer", "move_number", "resumption"];
    let envelope = Some(items.map(str::to_owned).to_vec());
    stage.say(by, Deed::Seal { text: text.to_owned(), envelope })
}

/// Both are back and the envelope is opened.
pub(crate) fn opened_at(stage: Stage, hours: i64) -> Stage {
    stage
        .at(hours * 60 * MINUTE)
        .say(W, Deed::Arrive)
        .say(B, Deed::Arrive)
        .say(ARBITER, Deed::ResumePlay)
        .say(ARBITER, Deed::OpenEnvelope)
}

fn last_move(stage: &Stage) -> String {
    stage.account().moves(&rokade_board::notation::Style::pgn()).last().unwrap().clone()
}

/// Whether a warning cites a clause.
pub(crate) fn warned(stage: &Stage, key: &str, clause: &str) -> bool {
    let cites = |reason: &rokade_clause::Reason| reason.clauses.iter().any(|cited| cited.as_str() == clause);
    stage.account().warnings().iter().any(|warning| warning.reason.key == key && cites(&warning.reason))
}

/// The clock of the sealing player runs until he stops it, the other does not start, and then the
/// move stands; a move on the board is the sealed move.
fn sealed_move_is_fixed(edition: Edition, clause: &str) {
    let before = opened(edition).clock();
    let stage = sealed(session_over(edition).wait(9_000), W, "Bb5");
    assert_eq!(stage.clock(), (before.0 - 11_000, before.1));
    assert_eq!(stage.account().clocks().running(), None);
    assert_eq!(warned(&stage, "adjournment_on_paper", clause), edition == FIDE2023);
    let closed = stage.say(W, Deed::Stop { reason: None });
    let late = sealed(closed, W, "Bc4");
    late.rules(Decision::NoAction, clause, (0, 0));
    assert_eq!(last_move(&opened_at(late, 20)), "Bb5");
    let on_board = session_over(edition).make(W, "f1b5");
    on_board.rules(Decision::NoAction, clause, (0, 0));
    assert_eq!(on_board.account().moves(&rokade_board::notation::Style::pgn()).len(), 4, "nothing is played yet");
    let bound = sealed(on_board.clone(), W, "Bc4");
    bound.rules(Decision::NoAction, clause, (0, 0));
    assert_eq!(bound.last_ruling().consequence, Consequence::AnnouncedMoveOwed);
    assert_eq!(last_move(&opened_at(bound, 20)), "Bb5");
    assert_eq!(last_move(&opened_at(on_board.press(W), 20)), "Bb5");
}

/// The text may be replaced while the clock runs, and the time is the player's own.
fn sealed_move_may_change(edition: Edition, clause: &str) {
    let first = sealed(session_over(edition), W, "Bb5");
    let second = sealed(first.clone().wait(59_000), W, "Bc4");
    assert_eq!(second.clock().0, first.clock().0 - MINUTE);
    assert_eq!(last_move(&opened_at(second.clone(), 20)), "Bc4");
    let on_board = session_over(edition).make(W, "f1b5");
    on_board.rules(Decision::NoAction, clause, (0, 0));
    let late = sealed(second.say(W, Deed::Stop { reason: None }), W, "Bb5");
    late.rules(Decision::NoAction, clause, (0, 0));
}

/// The time from the sealing to the end of the session is the sealing player's.
fn early_sealing_is_charged(edition: Edition, clause: &str) {
    let stage = sealed(opened(edition).say(W, Deed::Adjourn), W, "Bb5");
    let before = stage.clock();
    let over = stage.clone().wait(20 * MINUTE - 1000).say(ARBITER, Deed::Adjourn);
    over.rules(Decision::NoAction, clause, (-20 * MINUTE, 0));
    assert_eq!(over.clock(), (before.0 - 20 * MINUTE, before.1));
    assert_eq!(last_move(&opened_at(over, 20)), "Bb5");
    let unknown = opened_at(stage, 20);
    assert!(warned(&unknown, "adjournment_session_end_unknown", clause));
    let not_on_move = opened(edition).say(B, Deed::Adjourn);
    not_on_move.rules(Decision::NoAction, clause, (0, 0));
    assert_eq!(not_on_move.make(W, "f1b5").account().rulings().len(), 1);
}

/// The offer is not refused by the sealed move, which was made before it.
fn offer_stays_open(edition: Edition, clause: &str) {
    let stage = sealed(session_over(edition), W, "Bb5").wait(MINUTE).say(B, Deed::OfferDraw);
    assert!(warned(&stage, "adjournment_offer_stands", clause));
    assert_eq!(stage.account().draw_offer(), Some(Color::Black));
    let stage = opened_at(stage, 20);
    assert_eq!((last_move(&stage).as_str(), stage.account().draw_offer()), ("Bb5", Some(Color::Black)));
    let agreed = stage.say(W, Deed::AcceptDraw);
    assert_eq!(agreed.account().verdict().unwrap().reason, EndReason::Agreement);
}

fn ended_before_resumption(edition: Edition, clause: &str) {
    let away = sealed(session_over(edition), W, "Bb5").wait(60 * MINUTE);
    away.clone().say(B, Deed::OfferDraw).say(W, Deed::AcceptDraw).ends("1/2-1/2", EndReason::Agreement, clause);
    let resigned = away.say(B, Deed::Resign);
    resigned.ends("1-0", EndReason::Resignation, clause);
    let clocks = resigned.clock();
    assert_eq!(clocks, sealed(session_over(edition), W, "Bb5").clock(), "no clock runs overnight");
    // A bare king wins by no resignation in the newest edition, whatever was sealed.
    if edition == FIDE2023 {
        let bare = Stage::from(edition, PERIODS, "4k2r/8/8/8/8/8/8/4K3 w - - 0 1").say(ARBITER, Deed::Adjourn);
        let saved = sealed(bare, W, "Kd2").say(B, Deed::Resign);
        saved.ends("1/2-1/2", EndReason::ResignationNoMatePossible, clause);
        assert!(warned(&saved, "adjournment_sealed_move_unknown", clause));
    }
}

#[test]
fn nobody_moves_or_opens_anything_while_the_game_is_adjourned() {
    let away = sealed(session_over(SE2018), W, "Bb5").say(W, Deed::Stop { reason: None });
    let again = away.clone().try_say(ARBITER, Deed::Adjourn).err().expect("one adjournment at a time");
    assert_eq!(again.reason.key, "script_already_adjourned");
    let pressed = away.clone().try_say(B, Deed::Press).err().expect("no press overnight");
    assert_eq!(pressed.reason.key, "script_game_adjourned");
    away.say(ARBITER, Deed::OpenEnvelope).rules(Decision::NoAction, "L2018-E.9.1", (0, 0));
}

#[test]
fn a_player_who_wished_to_seal_may_still_play_on() {
    let stage = opened(DK2009).say(W, Deed::Adjourn).play("f1b5");
    assert_eq!((stage.account().turn(), stage.account().rulings().len()), (Color::Black, 0));
    assert_eq!(last_move(&stage), "Bb5");
}

#[test]
fn the_move_before_the_request_is_still_completed() {
    let stage = opened(DK2001).make(W, "f1b5").say(ARBITER, Deed::Adjourn).press(W);
    let stage = sealed(stage, B, "a6");
    assert_eq!(last_move(&opened_at(stage, 20)), "a6");
}

#[test]
fn a_break_without_a_sealed_move_leaves_the_player_on_move_to_play() {
    let away = session_over(SE2018).say(ARBITER, Deed::ResumePlay);
    assert_eq!(away.account().clocks().running(), Some(Color::White));
    assert!(warned(&away, "adjournment_nothing_sealed", "L2018-E.1.1"));
    assert_eq!(last_move(&away.play("f1b5")), "Bb5");
}

#[test]
fn l2001_a1_a_the_sealed_move_is_fixed_when_the_clock_is_stopped() {
    sealed_move_is_fixed(DK2001, "L2001-A1.a");
}

#[test]
fn l2001_a1_b_sealing_early_costs_the_time_to_the_end_of_the_session() {
    early_sealing_is_charged(DK2001, "L2001-A1.b");
}

#[test]
fn l2001_a4_an_offer_after_sealing_stays_open() {
    offer_stays_open(DK2001, "L2001-A4");
}

#[test]
fn l2001_a6_agreement_or_resignation_away_from_the_board_ends_the_game() {
    ended_before_resumption(DK2001, "L2001-A6");
}

#[test]
fn l2009_adj_1_a_the_sealed_move_is_fixed_when_the_clock_is_stopped() {
    sealed_move_is_fixed(DK2009, "L2009-ADJ.1.a");
}

#[test]
fn l2009_adj_1_b_sealing_early_costs_the_time_to_the_end_of_the_session() {
    early_sealing_is_charged(DK2009, "L2009-ADJ.1.b");
}

#[test]
fn l2009_adj_4_an_offer_after_sealing_stays_open() {
    offer_stays_open(DK2009, "L2009-ADJ.4");
}

#[test]
fn l2009_adj_6_agreement_or_resignation_away_from_the_board_ends_the_game() {
    ended_before_resumption(DK2009, "L2009-ADJ.6");
}

#[test]
fn l2018_e_1_1_the_sealed_move_is_fixed_when_the_clock_is_stopped() {
    sealed_move_is_fixed(SE2018, "L2018-E.1.1");
}

#[test]
fn l2018_e_1_2_sealing_early_costs_the_time_to_the_end_of_the_session() {
    early_sealing_is_charged(SE2018, "L2018-E.1.2");
}

#[test]
fn l2018_e_4_an_offer_after_sealing_stays_open() {
    offer_stays_open(SE2018, "L2018-E.4");
}

#[test]
fn l2018_e_6_agreement_or_resignation_away_from_the_board_ends_the_game() {
    ended_before_resumption(SE2018, "L2018-E.6");
}

#[test]
fn no2009_guide_adj_seal_a_sealed_move_may_change_while_the_clock_runs() {
    sealed_move_may_change(NO2009, "NO2009-guide-adj-seal");
}

#[test]
fn l2023_i_1_1_the_sealed_move_is_fixed_when_the_clock_is_stopped() {
    sealed_move_is_fixed(FIDE2023, "L2023-I.1.1");
}

#[test]
fn l2023_i_1_2_sealing_early_costs_the_time_to_the_end_of_the_session() {
    early_sealing_is_charged(FIDE2023, "L2023-I.1.2");
}

#[test]
fn l2023_i_4_an_offer_after_sealing_stays_open() {
    offer_stays_open(FIDE2023, "L2023-I.4");
}

#[test]
fn l2023_i_6_agreement_or_resignation_away_from_the_board_ends_the_game() {
    ended_before_resumption(FIDE2023, "L2023-I.6");
}
