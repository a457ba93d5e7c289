//! Time trouble: who need not write, flags, completed sheets and rebuilt games.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Consequence, Decision, Deed, Duty, Noticed, Pace, Settings};

use crate::draws::{not_warned, warned};
use crate::sheets::{duties, standard};
use crate::stage::*;

const MINUTE: i64 = 60_000;
/// A position of a long game, White on move after so many moves.
const LATE: &str = "r3k3/8/8/8/8/8/4P3/R3K3 w - - 4 43";

impl Stage {
    fn reconstruct(self, moves: u32, fen: Option<&str>) -> Self {
        self.say(ARBITER, Deed::Reconstruct { moves, fen: fen.map(str::to_owned) })
    }
}

/// White is at 4:50 of six minutes, Black at six.
fn white_short(edition: Edition, periods: &str) -> Stage {
    standard(edition, periods).wait(69_000).make(W, "e2e4")
}

/// Under five minutes without 30 seconds a move nobody need write; how long that lasts differs.
fn shortage_excuses(edition: Edition, clause: &str, lasts: bool) {
    let short = white_short(edition, "40/6+20 30+20");
    assert_eq!(duties(&short), (Duty::Exempt, Duty::Record));
    short.clone().notice_of(Noticed::RecordingNeglected, Color::White).rules(Decision::NoAction, clause, (0, 0));
    // The increment brings White above five minutes again.
    let pressed = short.press(W);
    assert!(pressed.clock().0 > 5 * MINUTE);
    let after = if lasts { Duty::Exempt } else { Duty::Record };
    assert_eq!(duties(&pressed), (after, Duty::Record));
    // The next period begins with the duty.
    let next = white_short(edition, "1/6+20 30+20").press(W);
    assert_eq!(duties(&next), (Duty::Record, Duty::Record));
    // With 30 seconds a move everybody writes to the end; exactly five minutes is not under five.
    assert_eq!(duties(&white_short(edition, "40/6+30 30+30")), (Duty::Record, Duty::Record));
    assert_eq!(duties(&standard(edition, "40/6 30").wait(59_000).make(W, "e2e4")), (Duty::Record, Duty::Record));
    assert_eq!(duties(&standard(edition, "40/6 30").wait(59_001).make(W, "e2e4")), (Duty::Exempt, Duty::Record));
}

/// Once a flag is called the sheet is completed before the next move.
fn flag_ends_the_excuse(edition: Edition, clause: &str) {
    let called = one_in_trouble(edition);
    warned(&called.clone().make(W, "g1f3"), "sheet_not_completed", clause);
    let completed = called.say(W, Deed::Record { moves: 1 });
    not_warned(&completed.make(W, "g1f3"), "sheet_not_completed");
}

#[test]
fn l2001_8_4_only_while_the_time_is_short() {
    shortage_excuses(DK2001, "L2001-8.4", false);
    flag_ends_the_excuse(DK2001, "L2001-8.4");
}

#[test]
fn l2009_8_4_for_the_rest_of_the_period() {
    shortage_excuses(DK2009, "L2009-8.4", true);
    shortage_excuses(NO2009, "L2009-8.4", true);
    flag_ends_the_excuse(DK2009, "L2009-8.4");
}

#[test]
fn l2018_8_4_for_the_rest_of_the_period() {
    shortage_excuses(SE2018, "L2018-8.4", true);
}

#[test]
fn l2023_8_4_for_the_rest_of_the_period() {
    shortage_excuses(FIDE2023, "L2023-8.4", true);
}

/// Both flags fall before the control, and nobody saw which first.
fn both_in_trouble(edition: Edition) -> Stage {
    let settings = Settings { pace: Pace::Standard, appendix_g: true, ..settings(edition, "40/6 30") };
    let stage = Stage::with(settings).wait(5 * MINUTE).make(W, "e2e4").press(W).wait(5 * MINUTE).make(B, "e7e5");
    let stage = stage.press(B).wait(2 * MINUTE).make(W, "g1f3").press(W).wait(2 * MINUTE);
    stage.say(ARBITER, Deed::Stop { reason: None })
}

/// Neither need write: the arbiter does, and after the flag both complete their sheets.
fn arbiter_records(edition: Edition, clause: &str) {
    let trouble = both_in_trouble(edition);
    warned(&trouble, "sheet_arbiter_records", clause);
    assert_eq!(trouble.account().warnings().iter().filter(|one| one.reason.key == "sheet_arbiter_records").count(), 1);
    not_warned(&white_short(edition, "40/6 30").press(W), "sheet_arbiter_records");
    let called = trouble.notice(Noticed::BothFlags);
    called.goes_on();
    warned(&called, "sheets_completed_by_both", clause);
    assert!(called.last_ruling().bearing.iter().any(|cited| cited.as_str() == clause));
}

#[test]
fn l2001_8_5_a_the_arbiter_records_for_both() {
    arbiter_records(DK2001, "L2001-8.5.a");
}

#[test]
fn l2009_8_5_a_the_arbiter_records_for_both() {
    arbiter_records(DK2009, "L2009-8.5.a");
}

#[test]
fn l2018_8_5_1_the_arbiter_records_for_both() {
    arbiter_records(SE2018, "L2018-8.5.1");
}

#[test]
fn l2023_8_5_1_the_arbiter_records_for_both() {
    arbiter_records(FIDE2023, "L2023-8.5.1");
}

#[test]
fn no2009_guide_cj_record_a_hidden_sheet() {
    arbiter_records(NO2009, "NO2009-guide-cj-record");
}

/// White's flag falls while Black has time, and the arbiter stops the clocks.
fn one_in_trouble(edition: Edition) -> Stage {
    let stage = standard(edition, "40/6 30").play("e2e4 e7e5").wait(7 * MINUTE);
    let stopped = stage.say(ARBITER, Deed::Stop { reason: None });
    assert!(stopped.account().clocks().is_fallen(Color::White));
    stopped.goes_on();
    stopped
}

/// Only one need not write: he completes his sheet, with the other's if he likes, before he moves.
fn one_completes(edition: Edition, clause: &str) {
    let stopped = one_in_trouble(edition);
    let told = warned(&stopped, "sheet_completed_by_one", clause);
    assert_eq!(told.reason.facts["color"], "white".into());
    let moved = stopped.clone().make(W, "g1f3");
    warned(&moved, "sheet_not_completed", clause);
    // Black has written all the time.
    let completed = stopped.say(W, Deed::Record { moves: 1 }).play("g1f3").make(B, "b8c6");
    not_warned(&completed, "sheet_not_completed");
    // Without a shortage there is nothing to complete.
    let calm = standard(edition, "40/90 30").play("e2e4 e7e5").say(ARBITER, Deed::Stop { reason: None });
    not_warned(&calm, "sheet_completed_by_one");
}

#[test]
fn l2001_8_5_b_who_did_not_write_completes_his_sheet() {
    one_completes(DK2001, "L2001-8.5.b");
}

#[test]
fn l2009_8_5_b_who_did_not_write_completes_his_sheet() {
    one_completes(DK2009, "L2009-8.5.b");
    one_completes(NO2009, "L2009-8.5.b");
}

#[test]
fn l2018_8_5_2_who_did_not_write_completes_his_sheet() {
    one_completes(SE2018, "L2018-8.5.2");
}

#[test]
fn l2023_8_5_2_who_did_not_write_completes_his_sheet() {
    one_completes(FIDE2023, "L2023-8.5.2");
}

/// The game is played again on another board; before that the arbiter notes what the text asks for.
fn game_is_rebuilt(edition: Edition, clause: &str, key: &str) {
    let stage = both_in_trouble(edition).reconstruct(42, Some(LATE));
    stage.rules(Decision::Restored, clause, (30 * MINUTE, 30 * MINUTE));
    let noted = &stage.last_ruling().why[0];
    assert_eq!(noted.key, key);
    // The position before it was set back, and both clocks.
    let before = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    assert_eq!(noted.facts["fen"], before.into());
    assert_eq!(noted.facts["black_minutes"], 0_i64.into());
    assert_eq!(noted.facts.contains_key("color"), key != "sheet_noted_position_and_times");
    assert_eq!(stage.account().fen(), LATE);
    assert_eq!(stage.account().clocks().moves(Color::White), 42);
}

#[test]
fn l2001_8_5_c_the_game_is_rebuilt() {
    game_is_rebuilt(DK2001, "L2001-8.5.c", "sheet_noted_position_and_times");
}

#[test]
fn l2009_8_5_c_dk_the_game_is_rebuilt() {
    game_is_rebuilt(DK2009, "L2009-8.5.c-DK", "sheet_noted_position_and_times");
}

#[test]
fn l2009_8_5_c_no_the_game_is_rebuilt_with_the_side_to_move() {
    game_is_rebuilt(NO2009, "L2009-8.5.c-NO", "sheet_noted_turn");
}

#[test]
fn l2018_8_5_3_the_game_is_rebuilt_with_the_running_clock() {
    game_is_rebuilt(SE2018, "L2018-8.5.3", "sheet_noted_running_clock");
}

#[test]
fn l2023_8_5_3_the_game_is_rebuilt_with_the_running_clock() {
    game_is_rebuilt(FIDE2023, "L2023-8.5.3", "sheet_noted_running_clock");
}

#[test]
fn no2009_guide_reconstruct_the_position_is_written_down_first() {
    game_is_rebuilt(NO2009, "NO2009-guide-reconstruct", "sheet_noted_turn");
}

/// Nothing shows that a flag fell too early: the next move is the first of the following period.
fn next_move_opens_the_period(edition: Edition, clause: &str) {
    let stage = both_in_trouble(edition).reconstruct(38, None);
    stage.rules(Decision::NoAction, clause, (30 * MINUTE, 30 * MINUTE));
    assert_eq!(stage.last_ruling().consequence, Consequence::NextPeriod);
    let account = stage.account();
    for color in Color::ALL {
        let clocks = account.clocks();
        assert_eq!((clocks.period(color).0, clocks.is_fallen(color)), (1, false));
        assert!(clocks.moves(color) >= 40);
        assert!(clocks.remaining(color).0 >= 30 * MINUTE);
    }
    assert_eq!(duties(&stage), (Duty::Record, Duty::Record));
    // More moves are proven: the counter goes on from there.
    let proven = both_in_trouble(edition).reconstruct(46, Some(LATE));
    assert_eq!(proven.last_ruling().consequence, Consequence::PositionRestored);
    assert_eq!(proven.account().clocks().moves(Color::White), 46);
    // Without a flag down nothing but the count changes.
    let calm = standard(edition, "40/90 30").play("e2e4 e7e5").reconstruct(12, Some(LATE));
    assert_eq!(calm.last_ruling().consequence, Consequence::PositionRestored);
    assert_eq!((calm.account().clocks().moves(Color::Black), calm.account().clocks().period(Color::Black).0), (12, 0));
}

#[test]
fn l2001_8_6_the_next_move_opens_the_period() {
    next_move_opens_the_period(DK2001, "L2001-8.6");
}

#[test]
fn l2009_8_6_the_next_move_opens_the_period() {
    next_move_opens_the_period(DK2009, "L2009-8.6");
    next_move_opens_the_period(NO2009, "L2009-8.6");
}

#[test]
fn l2018_8_6_the_next_move_opens_the_period() {
    next_move_opens_the_period(SE2018, "L2018-8.6");
}

#[test]
fn l2023_8_6_the_next_move_opens_the_period() {
    next_move_opens_the_period(FIDE2023, "L2023-8.6");
}

#[test]
fn no2009_guide_move_number_certain_moves_raise_it() {
    // Complete to 42, and both bishops and both rooks have moved since: White's next is the 47th.
    let stage = both_in_trouble(NO2009).reconstruct(46, Some(LATE));
    stage.rules(Decision::Restored, "NO2009-guide-move-number", (30 * MINUTE, 30 * MINUTE));
    let told = stage.last_ruling().why.iter().find(|reason| reason.key == "sheet_moves_proven").unwrap();
    assert_eq!(told.facts["next"], 47_i64.into());
    let account = stage.account();
    assert_eq!((account.clocks().moves(Color::White), account.clocks().period(Color::White).0), (46, 1));
}

#[test]
fn a_position_that_is_none_cannot_be_rebuilt() {
    let bad = both_in_trouble(SE2018).try_say(ARBITER, Deed::Reconstruct { moves: 3, fen: Some("x".to_owned()) });
    assert_eq!(bad.err().unwrap().reason.key, "script_bad_fen");
}
