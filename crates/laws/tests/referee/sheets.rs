//! Who must write, and what follows when somebody does not.

use rokade_board::Color;
use rokade_clause::{Edition, Logic};
use rokade_laws::referee::{
    By, Choice, Claimed, Consequence, Decision, Deed, Duty, EndReason, Noticed, Pace, Settings,
};

use crate::draws::{OPENING, SLOW, not_warned, warned};
use crate::stage::*;

/// A standard game however short the time.
pub(crate) fn standard(edition: Edition, periods: &str) -> Stage {
    Stage::with(Settings { pace: Pace::Standard, ..settings(edition, periods) })
}

pub(crate) fn duties(stage: &Stage) -> (Duty, Duty) {
    (stage.account().duty(Color::White), stage.account().duty(Color::Black))
}

impl Stage {
    pub(crate) fn record(self, by: By, moves: u32) -> Self {
        self.say(by, Deed::Record { moves })
    }

    /// Notes that a player does not write.
    fn neglects(self, color: Color) -> Self {
        self.notice_of(Noticed::RecordingNeglected, color)
    }
}

fn bears(stage: &Stage, clause: &str) {
    let ruling = stage.last_ruling();
    assert!(ruling.bearing.iter().any(|one| one.as_str() == clause), "{:?} without {clause}", ruling.bearing);
}

/// Who must write and does not is told to; the rest is the arbiter's. Who need not, is let be.
fn both_must_write(edition: Edition, clause: &str) {
    let stage = Stage::new(edition, SLOW).play(OPENING);
    assert_eq!(duties(&stage), (Duty::Record, Duty::Record));
    for color in Color::ALL {
        let neglected = stage.clone().neglects(color);
        neglected.rules(Decision::NoAction, clause, (0, 0));
        assert_eq!(neglected.last_ruling().consequence, Consequence::SheetCompleted);
        assert_eq!(neglected.account().open()[0].against, Some(color));
    }
    let items: [&str; 5] = match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => ["accept", "reject", "13.4.a", "13.4.b", "13.4.c"],
        Logic::Laws2018 | Logic::Laws2023 => ["accept", "reject", "12.9.1", "12.9.2", "12.9.3"],
    };
    let asked = stage.neglects(Color::White);
    asked.asks("recording_neglected", clause, &items);
    let forgiven = asked.decide(Choice::Reject);
    assert!(forgiven.account().open().is_empty());
    forgiven.rules(Decision::NoAction, clause, (0, 0));
}

#[test]
fn l2001_8_1_both_write_the_moves() {
    both_must_write(DK2001, "L2001-8.1");
}

#[test]
fn l2009_8_1_both_write_the_moves() {
    both_must_write(DK2009, "L2009-8.1");
    both_must_write(NO2009, "L2009-8.1");
}

#[test]
fn l2018_8_1_1_both_write_the_moves() {
    both_must_write(SE2018, "L2018-8.1.1");
}

#[test]
fn l2023_8_1_1_both_write_the_moves() {
    both_must_write(FIDE2023, "L2023-8.1.1");
}

#[test]
fn l2023_8_1_1_1_on_paper_by_hand() {
    both_must_write(FIDE2023, "L2023-8.1.1.1");
}

/// Answering first is allowed; the own previous move must stand before the next is made.
fn own_move_comes_first(edition: Edition, clause: &str) {
    let played = Stage::new(edition, SLOW).play(OPENING);
    // White has made two moves. With both written he may move; Black's last may be missing.
    not_warned(&played.clone().record(W, 2).make(W, "f1b5"), "sheet_own_move_missing");
    let behind = played.clone().record(W, 1);
    not_warned(&behind, "sheet_own_move_missing");
    warned(&behind.make(W, "f1b5"), "sheet_own_move_missing", clause);
    // Two moves behind: he has already moved without writing.
    warned(&played.record(B, 0), "sheet_own_move_missing", clause);
    // What was said long ago says nothing.
    let silent = Stage::new(edition, SLOW).play("e2e4 e7e5").record(W, 1).play("g1f3 b8c6").make(W, "f1b5");
    not_warned(&silent, "sheet_own_move_missing");
    let blitz = Stage::limited(edition, "5").play(OPENING).record(W, 0).make(W, "f1b5");
    not_warned(&blitz, "sheet_own_move_missing");
}

#[test]
fn l2001_8_1_p2_the_own_previous_move_is_written_first_and_offers_are_marked() {
    own_move_comes_first(DK2001, "L2001-8.1.p2");
    let offered = Stage::new(DK2001, SLOW).play(OPENING).make(W, "f1b5").say(W, Deed::OfferDraw);
    warned(&offered, "draw_offer_mark", "L2001-8.1.p2");
}

#[test]
fn l2009_8_1_p3_the_own_previous_move_is_written_first_and_offers_are_marked() {
    own_move_comes_first(DK2009, "L2009-8.1.p3");
    let offered = Stage::new(DK2009, SLOW).play(OPENING).make(W, "f1b5").say(W, Deed::OfferDraw);
    warned(&offered, "draw_offer_mark", "L2009-8.1.p3");
}

#[test]
fn l2018_8_1_3_the_own_previous_move_is_written_first() {
    own_move_comes_first(SE2018, "L2018-8.1.3");
}

#[test]
fn l2023_8_1_3_the_own_previous_move_is_written_first() {
    own_move_comes_first(FIDE2023, "L2023-8.1.3");
}

#[test]
fn no2009_guide_record_order_the_own_previous_move_is_written_first() {
    own_move_comes_first(NO2009, "NO2009-guide-record-order");
}

/// The arbiter finds that the player cannot write: excused, the time is the arbiter's to set.
fn unable_to_write(edition: Edition, clause: &str) -> Stage {
    let asked = Stage::new(edition, SLOW).play("e2e4 e7e5").neglects(Color::Black);
    assert_eq!(asked.account().open()[0].choices[0].clause.as_str(), first_unable(edition));
    let excused = asked.decide(Choice::Accept);
    excused.rules(Decision::NoAction, clause, (0, 0));
    assert_eq!(excused.last_ruling().consequence, Consequence::ClockAdjusted);
    assert_eq!(duties(&excused), (Duty::Record, Duty::Exempt));
    excused.clone().neglects(Color::Black).rules(Decision::NoAction, clause, (0, 0));
    excused
}

fn first_unable(edition: Edition) -> &'static str {
    match edition.logic() {
        Logic::Laws2001 => "L2001-8.1.p3",
        Logic::Laws2009(_) => "L2009-8.1.p4",
        Logic::Laws2018 => "L2018-8.1.6",
        Logic::Laws2023 => "L2023-8.1.6",
    }
}

#[test]
fn l2001_8_1_p3_who_cannot_write_loses_time_as_the_arbiter_judges() {
    unable_to_write(DK2001, "L2001-8.1.p3");
}

#[test]
fn l2009_8_1_p4_who_cannot_write_may_have_an_assistant() {
    let excused = unable_to_write(DK2009, "L2009-8.1.p4");
    assert!(excused.last_ruling().why.iter().all(|reason| reason.key != "sheet_unable_example"));
}

#[test]
fn l2018_8_1_6_who_cannot_write_may_have_an_assistant() {
    unable_to_write(SE2018, "L2018-8.1.6");
}

#[test]
fn l2023_8_1_6_who_cannot_write_may_have_an_assistant() {
    unable_to_write(FIDE2023, "L2023-8.1.6");
}

#[test]
fn no2009_guide_analogy_ten_minutes_are_the_example() {
    let excused = unable_to_write(NO2009, "NO2009-guide-analogy");
    let example = excused.last_ruling().why.iter().find(|reason| reason.key == "sheet_unable_example").unwrap();
    assert_eq!(example.facts["minutes"], 10_i64.into());
}

fn sheet_is_kept_for_the_game_in_sight(edition: Edition, clause: &str) {
    bears(&Stage::new(edition, SLOW).play(OPENING).neglects(Color::White), clause);
    let fast = Stage::new(edition, "5").play(OPENING).neglects(Color::White);
    assert!(fast.last_ruling().bearing.iter().all(|one| one.as_str() != clause), "no sheet, no duty");
}

#[test]
fn l2001_8_2_the_sheet_stays_visible() {
    sheet_is_kept_for_the_game_in_sight(DK2001, "L2001-8.2");
}

#[test]
fn l2009_8_2_the_sheet_stays_visible() {
    sheet_is_kept_for_the_game_in_sight(DK2009, "L2009-8.2");
}

#[test]
fn l2018_8_2_the_sheet_stays_visible() {
    sheet_is_kept_for_the_game_in_sight(SE2018, "L2018-8.2");
}

#[test]
fn l2023_8_2_the_sheet_stays_visible() {
    sheet_is_kept_for_the_game_in_sight(FIDE2023, "L2023-8.2");
}

#[test]
fn no2009_guide_visible_the_sheet_is_not_hidden() {
    sheet_is_kept_for_the_game_in_sight(NO2009, "NO2009-guide-visible");
}

#[test]
fn l2023_8_3_a_defective_device_is_replaced() {
    let neglected = Stage::new(FIDE2023, SLOW).play(OPENING).neglects(Color::White);
    neglected.rules(Decision::NoAction, "L2023-8.3", (0, 0));
    let before = Stage::new(SE2018, SLOW).play(OPENING).neglects(Color::White);
    assert!(before.last_ruling().why.iter().all(|reason| reason.key != "sheet_device_replaced"));
}

/// A sheet is for the game only, and a move is written after it is played.
fn writing_in_advance(edition: Edition, clause: &str) {
    let played = Stage::new(edition, SLOW).play(OPENING);
    let asked = played.clone().notice_of(Noticed::MoveWrittenInAdvance, Color::White);
    let items = match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => ["reject", "13.4.a", "13.4.b", "13.4.c"],
        Logic::Laws2018 | Logic::Laws2023 => ["reject", "12.9.1", "12.9.2", "12.9.3"],
    };
    asked.asks("move_written_in_advance", clause, &items);
    let forgiven = asked.decide(Choice::Reject);
    assert!(forgiven.account().open().is_empty());
    // For a claim it is what the Laws ask for.
    let claimed = played.claim_with(W, Claimed::Threefold, "Bb5");
    let noticed = claimed.notice_of(Noticed::MoveWrittenInAdvance, Color::White);
    assert!(noticed.account().open().is_empty());
    assert_eq!(noticed.last_ruling().why[0].key, "sheet_advance_for_claim");
}

#[test]
fn l2009_8_1_p2_no_move_is_written_before_it_is_made() {
    writing_in_advance(DK2009, "L2009-8.1.p2");
    writing_in_advance(NO2009, "L2009-8.1.p2");
    // The edition before does not forbid it.
    let before = Stage::new(DK2001, SLOW).play(OPENING).notice_of(Noticed::MoveWrittenInAdvance, Color::White);
    before.rules(Decision::NoAction, "L2001-8.1", (0, 0));
    assert!(before.account().open().is_empty());
}

#[test]
fn l2018_8_1_2_no_move_is_written_before_it_is_made() {
    writing_in_advance(SE2018, "L2018-8.1.2");
}

#[test]
fn l2023_8_1_2_no_move_is_recorded_before_it_is_made() {
    writing_in_advance(FIDE2023, "L2023-8.1.2");
}

#[test]
fn l2009_12_4_the_sheet_is_for_the_game_only() {
    writing_in_advance(DK2009, "L2009-12.4");
    sheet_is_kept_for_the_game_in_sight(DK2009, "L2009-12.4");
}

#[test]
fn l2018_8_1_4_the_sheet_is_for_the_game_only() {
    writing_in_advance(SE2018, "L2018-8.1.4");
    sheet_is_kept_for_the_game_in_sight(SE2018, "L2018-8.1.4");
}

#[test]
fn l2023_8_1_4_the_sheet_is_for_the_game_only() {
    writing_in_advance(FIDE2023, "L2023-8.1.4");
    sheet_is_kept_for_the_game_in_sight(FIDE2023, "L2023-8.1.4");
}

/// Rapid and blitz, watched or not: nobody needs to write.
fn fast_games_are_not_written(edition: Edition, clause: &str) {
    for periods in ["25", "5"] {
        for stage in [Stage::new(edition, periods), Stage::limited(edition, periods)] {
            let stage = stage.play(OPENING);
            assert_eq!(duties(&stage), (Duty::Exempt, Duty::Exempt));
            let neglected = stage.neglects(Color::White);
            neglected.rules(Decision::NoAction, clause, (0, 0));
            assert!(neglected.account().open().is_empty());
        }
    }
    assert_eq!(duties(&Stage::new(edition, "120")), (Duty::Record, Duty::Record));
}

#[test]
fn l2001_b3_rapid_players_need_not_write() {
    fast_games_are_not_written(DK2001, "L2001-B3");
}

#[test]
fn l2009_a2_rapid_players_need_not_write() {
    fast_games_are_not_written(DK2009, "L2009-A2");
}

/// What a sheet would prove may be claimed all the same.
fn claims_are_kept(edition: Edition, clause: &str) {
    let thrice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    for stage in [Stage::new(edition, "25"), Stage::limited(edition, "25"), Stage::limited(edition, "5")] {
        let claimed = stage.play(thrice).claim(W, Claimed::Threefold);
        assert_eq!(claimed.account().verdict().unwrap().reason, EndReason::Threefold);
        bears(&claimed, clause);
    }
}

#[test]
fn l2018_a_2_rapid_players_need_not_write_and_may_claim() {
    fast_games_are_not_written(SE2018, "L2018-A.2");
    claims_are_kept(SE2018, "L2018-A.2");
}

#[test]
fn l2023_a_2_rapid_players_need_not_write_and_may_claim() {
    fast_games_are_not_written(FIDE2023, "L2023-A.2");
    claims_are_kept(FIDE2023, "L2023-A.2");
}

/// Five looks at the arbiter's record are free to the player on move; the sixth disturbs.
fn the_record_may_be_seen_five_times(edition: Edition, periods: &str, clause: &str) {
    let mut stage = Stage::new(edition, periods).play(OPENING);
    for _ in 0..5 {
        stage = stage.record(W, 2);
    }
    not_warned(&stage, "sheet_seen_too_often");
    warned(&stage.clone().record(W, 2), "sheet_seen_too_often", clause);
    // The opponent has his own five, when he is on move.
    warned(&stage.record(B, 2), "sheet_seen_not_on_move", clause);
    let mut limited = Stage::limited(edition, periods).play(OPENING);
    for _ in 0..6 {
        limited = limited.record(W, 2);
    }
    not_warned(&limited, "sheet_seen_too_often");
}

#[test]
fn l2018_a_3_2_the_record_may_be_seen_five_times() {
    the_record_may_be_seen_five_times(SE2018, "25", "L2018-A.3.2");
}

#[test]
fn l2018_b_3_2_the_record_may_be_seen_five_times() {
    the_record_may_be_seen_five_times(SE2018, "5", "L2018-B.3.2");
}

#[test]
fn l2023_a_4_3_the_record_may_be_seen_five_times() {
    the_record_may_be_seen_five_times(FIDE2023, "25", "L2023-A.4.3");
}

#[test]
fn l2023_b_2_3_the_record_may_be_seen_five_times() {
    the_record_may_be_seen_five_times(FIDE2023, "5", "L2023-B.2.3");
}

#[test]
fn no2009_guide_tt_one_who_has_time_must_write() {
    // Black has under five minutes, White has not, and White does not write.
    let trouble = standard(NO2009, "40/6 30").make(W, "e2e4").press(W).wait(70_000).make(B, "e7e5").press(B);
    assert_eq!(duties(&trouble), (Duty::Record, Duty::Exempt));
    let first = trouble.clone().neglects(Color::White);
    first.rules(Decision::NoAction, "NO2009-guide-tt-one", (0, 0));
    not_warned(&first, "sheet_do_not_intervene_yet");
    assert_eq!(first.account().open()[0].choices[3].change.black.0, 0);
    // The second time a minute for Black is the example.
    let second = first.neglects(Color::White);
    let gain = &second.account().open()[0].choices[3];
    assert_eq!((gain.choice.as_str(), gain.change.black.0), ("13.4.b", 60_000));
    // While the player in trouble thinks he is not disturbed.
    let thinking = trouble.play("g1f3").neglects(Color::White);
    warned(&thinking, "sheet_do_not_intervene_yet", "NO2009-guide-tt-one");
}

#[test]
fn a_penalty_from_the_list_answers_the_question() {
    let asked = Stage::new(SE2018, SLOW).play(OPENING).neglects(Color::White).neglects(Color::Black);
    assert_eq!(asked.account().open().len(), 2);
    let warned = asked.penalty("12.9.1", Color::Black, None, None);
    let open = warned.account().open();
    assert_eq!((open.len(), open[0].against), (1, Some(Color::White)));
}
