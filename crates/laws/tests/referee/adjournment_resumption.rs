//! Resumption: position and clocks, the envelope, players who are missing.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Choice, Consequence, Decision, Deed, EndReason, Millis, Noticed};

use crate::adjournment::{opened, opened_at, sealed, session_over};
use crate::stage::*;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// White has sealed Bb5 and everybody is away.
fn away(edition: Edition) -> Stage {
    sealed(session_over(edition), W, "Bb5")
}

fn resumed(stage: Stage) -> Stage {
    stage.at(20 * HOUR).say(ARBITER, Deed::ResumePlay)
}

fn running(stage: &Stage) -> Option<Color> {
    stage.account().clocks().running()
}

fn moves(stage: &Stage) -> Vec<String> {
    stage.account().moves(&rokade_board::notation::Style::pgn())
}

/// The position before the sealed move, the times of the adjournment, told as the edition tells them.
fn position_and_times_are_restored(edition: Edition, clause: &str) {
    let before = away(edition);
    let stage = resumed(before.clone().say(B, Deed::Arrive));
    stage.rules(Decision::Restored, clause, (0, 0));
    assert_eq!(stage.last_ruling().consequence, Consequence::PlayResumed);
    assert_eq!((stage.account().fen(), stage.clock()), (opened(edition).account().fen(), before.clock()));
    let key = if edition == SE2018 { "adjournment_times_remaining" } else { "adjournment_times_used" };
    let why = &stage.last_ruling().why[0];
    assert_eq!(why.key, key);
    let minutes = if edition == SE2018 { 90 } else { 0 };
    assert_eq!(why.facts["black_minutes"], rokade_clause::Fact::Number(minutes));
}

fn envelope_waits(edition: Edition, clause: &str) {
    let stage = resumed(with_default_time(edition).say(W, Deed::Arrive)).say(ARBITER, Deed::OpenEnvelope);
    stage.rules(Decision::NoAction, clause, (0, 0));
    assert_eq!(moves(&stage).len(), 4);
    let stage = stage.say(B, Deed::Arrive).say(ARBITER, Deed::OpenEnvelope);
    assert_eq!(moves(&stage).last().unwrap(), "Bb5");
    // A player who acts at the board has been there.
    let acting = resumed(with_default_time(edition)).say(ARBITER, Deed::OpenEnvelope).make(B, "a7a6").press(B);
    assert_eq!(moves(&acting)[4..], ["Bb5", "a6"]);
}

fn replier_is_there(edition: Edition, clause: &str) {
    let waiting = resumed(away(edition).say(W, Deed::Arrive).say(B, Deed::Arrive));
    waiting.rules(Decision::Restored, clause, (0, 0));
    assert_eq!(running(&waiting), None);
    let before = waiting.clock();
    let stage = waiting.wait(MINUTE).say(ARBITER, Deed::OpenEnvelope);
    assert_eq!((moves(&stage).last().unwrap().as_str(), running(&stage)), ("Bb5", Some(Color::Black)));
    assert_eq!(stage.clock(), (before.0 + 30_000, before.1), "the sealed move brings its increment");
    assert_eq!(stage.account().clocks().moves(Color::White), 3);
}

fn replier_is_away(edition: Edition, clause: &str) {
    let stage = resumed(with_default_time(edition).say(W, Deed::Arrive));
    stage.rules(Decision::Restored, clause, (0, 0));
    assert_eq!(running(&stage), Some(Color::Black));
    let before = stage.clock();
    let stage = stage.wait(10 * MINUTE - 1000).say(B, Deed::Arrive).say(B, Deed::Stop { reason: None });
    assert_eq!((stage.clock(), running(&stage)), ((before.0, before.1 - 10 * MINUTE - 1000), None));
    let stage = stage.wait(MINUTE).say(ARBITER, Deed::OpenEnvelope);
    assert_eq!((running(&stage), stage.clock().1), (Some(Color::Black), before.1 - 10 * MINUTE - 1000));
    assert_eq!(moves(&stage).last().unwrap(), "Bb5");
}

/// The same with half an hour's grace, which only the newer editions look at.
fn with_default_time(edition: Edition) -> Stage {
    let mut settings = settings(edition, "40/90+30 30+30");
    settings.default_time = Some(Millis(30 * MINUTE));
    let stage = Stage::with(settings).play("e2e4 e7e5 g1f3 b8c6").say(ARBITER, Deed::Adjourn);
    sealed(stage, W, "Bb5")
}

fn second_envelope(edition: Edition, clause: &str) {
    let stage = resumed(with_default_time(edition).say(B, Deed::Arrive)).say(ARBITER, Deed::OpenEnvelope);
    let replied = stage.say(B, Deed::Seal { text: "a6".to_owned(), envelope: None });
    assert_eq!((running(&replied), moves(&replied).len()), (Some(Color::White), 5));
    let before = replied.clock();
    let kept = replied.say(ARBITER, Deed::OpenEnvelope);
    kept.rules(Decision::NoAction, clause, (0, 0));
    let stage = kept.wait(5 * MINUTE).say(W, Deed::Arrive).say(ARBITER, Deed::OpenEnvelope);
    assert_eq!(moves(&stage)[4..], ["Bb5", "a6"]);
    assert_eq!((stage.clock().1, running(&stage)), (before.1, Some(Color::White)));
    assert_eq!(stage.clock().0, before.0 - 5 * MINUTE - 3000);
    assert_eq!(moves(&stage.play("b5a4")).len(), 7);
}

fn envelope_is_lost(edition: Edition, clause: &str) {
    let there = away(edition).say(W, Deed::Arrive).say(B, Deed::Arrive);
    let times = there.clock();
    let stage = resumed(there).say(ARBITER, Deed::EnvelopeLost);
    stage.rules(Decision::Restored, clause, (0, 0));
    assert_eq!(stage.last_ruling().consequence, Consequence::AnnouncedMoveOwed);
    let stated = stage.clone().make(W, "f1c4");
    assert_eq!((moves(&stated).last().unwrap().as_str(), running(&stated)), ("Bc4", Some(Color::Black)));
    assert_eq!(stated.clock(), (times.0 + 30_000, times.1));
    assert_eq!(stated.account().open(), []);
    assert!(stage.clone().try_say(ARBITER, Deed::OpenEnvelope).is_err());
    let to = (Some(Millis(40 * MINUTE)), Some(Millis(50 * MINUTE)));
    let set = stage.say(ARBITER, Deed::SetClock { white: to.0, black: to.1 });
    set.rules(Decision::Restored, clause, (40 * MINUTE - times.0, 50 * MINUTE - times.1));
    assert_eq!(set.clock(), (40 * MINUTE, 50 * MINUTE));
}

fn position_is_unknown(edition: Edition, clause: &str) {
    let stage = resumed(away(edition).say(B, Deed::Arrive)).say(ARBITER, Deed::EnvelopeLost);
    stage.asks("position_after_lost_envelope", clause, &["accept", "reject"]);
    stage.clone().decide(Choice::Accept).goes_on();
    let annulled = stage.decide(Choice::Reject);
    annulled.ends("*", EndReason::Annulled, clause);
    annulled.rules(Decision::Replay, clause, (0, 0));
}

fn wrong_clock(edition: Edition, clause: &str) {
    let there = away(edition).say(W, Deed::Arrive).say(B, Deed::Arrive);
    let right = there.clock();
    let set = there.say(ARBITER, Deed::SetClock { white: Some(Millis(right.0 - 7 * MINUTE)), black: None });
    let stage = resumed(set).say(ARBITER, Deed::OpenEnvelope);
    let in_time = stage.clone().notice(Noticed::WrongClockSetting);
    in_time.rules(Decision::Restored, clause, (7 * MINUTE, 0));
    assert_eq!(in_time.clock(), (right.0 + 30_000, right.1 - 1000));
    stage.clone().play("a7a6").notice(Noticed::WrongClockSetting).rules(Decision::Restored, clause, (7 * MINUTE, 0));
    let late = stage.play("a7a6 b5a4").notice(Noticed::WrongClockSetting);
    late.asks("clock_at_resumption", clause, &["accept", "reject"]);
    late.clone().decide(Choice::Reject).rules(Decision::NoAction, clause, (0, 0));
    late.decide(Choice::Accept).rules(Decision::Restored, clause, (7 * MINUTE, 0));
}

/// The session begins with the arbiter's word and ends with it, whatever the players' clocks show.
fn session_by_the_arbiter(edition: Edition, clause: &str) {
    let stage = opened_at(away(edition), 20);
    let resumption = stage.account().rulings().iter().find(|one| one.decision == Decision::Restored).unwrap();
    assert!(resumption.bearing.iter().any(|cited| cited.as_str() == clause));
    assert_eq!(resumption.at.0, 20 * HOUR + 2000);
    let again = sealed(stage.play("a7a6").say(ARBITER, Deed::Adjourn), W, "Ba4");
    assert_eq!(running(&again), None);
    assert_eq!(moves(&opened_at(again, 44)).last().unwrap(), "Ba4");
    let twice = resumed(away(edition)).try_say(ARBITER, Deed::ResumePlay).err().expect("one session at a time");
    assert_eq!(twice.reason.key, "script_already_resumed");
}

#[test]
fn an_invalid_sealed_move_loses_or_draws() {
    for (edition, clause) in [(DK2001, "L2001-A8.c"), (NO2009, "L2009-ADJ.8.c"), (FIDE2023, "L2023-I.8.3")] {
        opened_at(sealed(session_over(edition), W, "Bb6"), 20).ends("0-1", EndReason::SealedMoveInvalid, clause);
        let bare = Stage::from(edition, "90+30", "6k1/8/8/8/8/8/8/K6R w - - 0 1").say(ARBITER, Deed::Adjourn);
        opened_at(sealed(bare, W, "Ka8"), 20).ends("1/2-1/2", EndReason::SealedMoveInvalid, clause);
    }
}

#[test]
fn a_sealed_text_may_use_the_letters_of_the_federation_or_english_ones() {
    for text in ["Lb5", "Bb5", "f1b5"] {
        assert_eq!(moves(&opened_at(sealed(session_over(DK2009), W, text), 20)).last().unwrap(), "Bb5");
    }
    let unreadable = opened_at(sealed(session_over(FIDE2023), W, "Lb5"), 20);
    unreadable.ends("0-1", EndReason::SealedMoveInvalid, "L2023-I.8.2");
}

#[test]
fn a_sealed_mate_wins_for_a_player_who_is_not_there() {
    let stage = Stage::new(DK2009, "40/120").play("f2f3 e7e5 g2g4").say(ARBITER, Deed::Adjourn);
    let stage = resumed(sealed(stage, B, "Dh4").say(W, Deed::Arrive)).say(ARBITER, Deed::OpenEnvelope);
    stage.ends("0-1", EndReason::Checkmate, "L2009-5.1.a");
    assert!(stage.last_ruling().bearing.iter().any(|cited| cited.as_str() == "L2009-ADJ.10.a"));
}

#[test]
fn a_lost_second_envelope_leaves_the_stated_reply() {
    let stage = resumed(with_default_time(SE2018).say(B, Deed::Arrive)).say(ARBITER, Deed::OpenEnvelope);
    let stage = stage.say(B, Deed::Seal { text: "a6".to_owned(), envelope: None }).say(ARBITER, Deed::EnvelopeLost);
    let stage = stage.say(W, Deed::Arrive).make(B, "d7d6");
    assert_eq!((moves(&stage).last().unwrap().as_str(), running(&stage)), ("d6", Some(Color::White)));
    assert_eq!(moves(&stage.play("e1g1")).last().unwrap(), "O-O");
}

#[test]
fn a_castling_move_can_be_sealed() {
    let stage = opened(SE2018).play("f1b5 a7a6").say(ARBITER, Deed::Adjourn);
    assert_eq!(moves(&opened_at(sealed(stage, W, "0-0"), 20)).last().unwrap(), "O-O");
}

#[test]
fn l2001_a5_position_and_times_are_restored() {
    position_and_times_are_restored(DK2001, "L2001-A5");
}

#[test]
fn l2001_a7_the_envelope_waits_for_the_player_who_replies() {
    envelope_waits(DK2001, "L2001-A7");
}

#[test]
fn l2001_a9_a_the_sealed_move_is_played_and_the_replier_s_clock_runs() {
    replier_is_there(DK2001, "L2001-A9.a");
}

#[test]
fn l2001_a9_b_an_absent_replier_loses_time() {
    replier_is_away(DK2001, "L2001-A9.b");
}

#[test]
fn l2001_a9_c_a_reply_may_be_sealed_to_an_absent_player() {
    second_envelope(DK2001, "L2001-A9.c");
}

#[test]
fn l2001_a11_a_a_lost_envelope_leaves_the_stated_move() {
    envelope_is_lost(DK2001, "L2001-A11.a");
}

#[test]
fn l2001_a11_b_an_unknown_position_annuls_the_game() {
    position_is_unknown(DK2001, "L2001-A11.b");
}

#[test]
fn l2001_a12_a_wrong_clock_is_corrected_before_the_first_move() {
    wrong_clock(DK2001, "L2001-A12");
}

#[test]
fn l2001_a13_the_arbiter_s_clock_rules_the_session() {
    session_by_the_arbiter(DK2001, "L2001-A13");
}

#[test]
fn l2009_adj_5_position_and_times_are_restored() {
    position_and_times_are_restored(DK2009, "L2009-ADJ.5");
}

#[test]
fn l2009_adj_7_the_envelope_waits_for_the_player_who_replies() {
    envelope_waits(DK2009, "L2009-ADJ.7");
}

#[test]
fn l2009_adj_9_a_the_sealed_move_is_played_and_the_replier_s_clock_runs() {
    replier_is_there(DK2009, "L2009-ADJ.9.a");
}

#[test]
fn l2009_adj_9_b_an_absent_replier_loses_time() {
    replier_is_away(DK2009, "L2009-ADJ.9.b");
}

#[test]
fn l2009_adj_9_c_a_reply_may_be_sealed_to_an_absent_player() {
    second_envelope(DK2009, "L2009-ADJ.9.c");
}

#[test]
fn l2009_adj_11_a_a_lost_envelope_leaves_the_stated_move() {
    envelope_is_lost(DK2009, "L2009-ADJ.11.a");
}

#[test]
fn l2009_adj_11_b_an_unknown_position_annuls_the_game() {
    position_is_unknown(DK2009, "L2009-ADJ.11.b");
}

#[test]
fn l2009_adj_12_a_wrong_clock_is_corrected_before_the_first_move() {
    wrong_clock(DK2009, "L2009-ADJ.12");
}

#[test]
fn l2009_adj_13_the_arbiter_s_clock_rules_the_session() {
    session_by_the_arbiter(DK2009, "L2009-ADJ.13");
}

#[test]
fn l2018_e_5_position_and_times_are_restored() {
    position_and_times_are_restored(SE2018, "L2018-E.5");
}

#[test]
fn l2018_e_7_the_envelope_waits_for_the_player_who_replies() {
    envelope_waits(SE2018, "L2018-E.7");
}

#[test]
fn l2018_e_9_1_the_sealed_move_is_played_and_the_replier_s_clock_runs() {
    replier_is_there(SE2018, "L2018-E.9.1");
}

#[test]
fn l2018_e_9_2_an_absent_replier_loses_time() {
    replier_is_away(SE2018, "L2018-E.9.2");
}

#[test]
fn l2018_e_9_3_a_reply_may_be_sealed_to_an_absent_player() {
    second_envelope(SE2018, "L2018-E.9.3");
}

#[test]
fn l2018_e_12_1_a_lost_envelope_leaves_the_stated_move() {
    envelope_is_lost(SE2018, "L2018-E.12.1");
}

#[test]
fn l2018_e_12_2_an_unknown_position_annuls_the_game() {
    position_is_unknown(SE2018, "L2018-E.12.2");
}

#[test]
fn l2018_e_13_a_wrong_clock_is_corrected_before_the_first_move() {
    wrong_clock(SE2018, "L2018-E.13");
}

#[test]
fn l2018_e_14_the_arbiter_s_clock_rules_the_session() {
    session_by_the_arbiter(SE2018, "L2018-E.14");
}

#[test]
fn l2023_i_5_position_and_times_are_restored() {
    position_and_times_are_restored(FIDE2023, "L2023-I.5");
}

#[test]
fn l2023_i_7_the_envelope_waits_for_the_player_who_replies() {
    envelope_waits(FIDE2023, "L2023-I.7");
}

#[test]
fn l2023_i_9_1_the_sealed_move_is_played_and_the_replier_s_clock_runs() {
    replier_is_there(FIDE2023, "L2023-I.9.1");
}

#[test]
fn l2023_i_9_2_an_absent_replier_loses_time() {
    replier_is_away(FIDE2023, "L2023-I.9.2");
}

#[test]
fn l2023_i_9_3_a_reply_may_be_sealed_to_an_absent_player() {
    second_envelope(FIDE2023, "L2023-I.9.3");
}

#[test]
fn l2023_i_12_1_a_lost_envelope_leaves_the_stated_move() {
    envelope_is_lost(FIDE2023, "L2023-I.12.1");
}

#[test]
fn l2023_i_12_2_an_unknown_position_annuls_the_game() {
    position_is_unknown(FIDE2023, "L2023-I.12.2");
}

#[test]
fn l2023_i_13_a_wrong_clock_is_corrected_before_the_first_move() {
    wrong_clock(FIDE2023, "L2023-I.13");
}

#[test]
fn l2023_i_14_the_arbiter_s_clock_rules_the_session() {
    session_by_the_arbiter(FIDE2023, "L2023-I.14");
}
