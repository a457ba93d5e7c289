//! Blind play: what the arbiter sees to, in the editions of 2018 and 2023.

use crate::checklist::*;
use crate::stage::*;

#[test]
fn l2018_d_2_2_touched_when_the_peg_leaves_the_hole_is_on_the_checklist() {
    in_blind_play(SE2018, "touched_when_peg_leaves", "L2018-D.2.2");
}

#[test]
fn l2018_d_2_3_made_by_three_steps_is_on_the_checklist() {
    in_blind_play(SE2018, "made_by_three_steps", "L2018-D.2.3");
}

#[test]
fn l2018_d_2_3_1_the_captured_man_is_off_the_board_is_on_the_checklist() {
    in_blind_play(SE2018, "captured_man_removed", "L2018-D.2.3.1");
}

#[test]
fn l2018_d_2_3_2_the_man_is_in_another_hole_is_on_the_checklist() {
    in_blind_play(SE2018, "man_in_another_hole", "L2018-D.2.3.2");
}

#[test]
fn l2018_d_2_3_3_the_move_has_been_announced_is_on_the_checklist() {
    in_blind_play(SE2018, "move_has_been_announced", "L2018-D.2.3.3");
}

#[test]
fn l2018_d_2_8_a_slip_is_corrected_before_the_clock_starts_is_on_the_checklist() {
    in_blind_play(SE2018, "slip_corrected", "L2018-D.2.8");
}

#[test]
fn l2018_d_2_7_recorded_in_braille_by_hand_or_on_a_device_is_on_the_checklist() {
    in_blind_play(SE2018, "record_on_device", "L2018-D.2.7");
    lacks(SE2018, &blind(), "blind_play", "record_on_tape");
    must_record(SE2018);
}

#[test]
fn l2018_d_2_10_the_blind_player_may_have_an_assistant_is_on_the_checklist() {
    a_task(SE2018, "may_have_one", "L2018-D.2.10");
}

#[test]
fn l2018_d_2_10_1_moves_are_made_on_the_other_board_is_on_the_checklist() {
    a_task_of_either(SE2018, "moves_on_other_board", "L2018-D.2.10.1");
}

#[test]
fn l2018_d_2_10_2_both_players_moves_are_announced_is_on_the_checklist() {
    a_task_of_either(SE2018, "announces_both", "L2018-D.2.10.2");
}

#[test]
fn l2018_d_2_10_3_records_and_starts_the_clock_is_on_the_checklist() {
    a_task(SE2018, "records_and_presses", "L2018-D.2.10.3");
}

#[test]
fn l2018_d_2_10_4_tells_moves_and_times_on_request_is_on_the_checklist() {
    a_task(SE2018, "tells_on_request", "L2018-D.2.10.4");
}

#[test]
fn l2018_d_2_10_5_claims_on_time_and_reports_touched_men_is_on_the_checklist() {
    a_task(SE2018, "claims_win_on_time", "L2018-D.2.10.5");
}

#[test]
fn l2018_d_2_10_6_sees_to_adjournment_is_on_the_checklist() {
    a_task(SE2018, "adjournment_formalities", "L2018-D.2.10.6");
}

#[test]
fn l2018_d_2_11_the_sighted_player_s_assistant_and_one_against_the_deaf_is_on_the_checklist() {
    sighted_assistant(SE2018, "L2018-D.2.11");
    gives(SE2018, &against_deaf(), "blind_assistant", "required_against_deaf", "L2018-D.2.11");
    lacks(SE2018, &blind(), "blind_assistant", "required_against_deaf");
}

#[test]
fn l2023_d_2_2_touched_when_the_peg_leaves_the_hole_is_on_the_checklist() {
    in_blind_play(FIDE2023, "touched_when_peg_leaves", "L2023-D.2.2");
}

#[test]
fn l2023_d_2_3_made_by_three_steps_is_on_the_checklist() {
    in_blind_play(FIDE2023, "made_by_three_steps", "L2023-D.2.3");
}

#[test]
fn l2023_d_2_3_1_the_captured_man_is_off_the_board_is_on_the_checklist() {
    in_blind_play(FIDE2023, "captured_man_removed", "L2023-D.2.3.1");
}

#[test]
fn l2023_d_2_3_2_the_man_is_in_another_hole_is_on_the_checklist() {
    in_blind_play(FIDE2023, "man_in_another_hole", "L2023-D.2.3.2");
}

#[test]
fn l2023_d_2_3_3_the_move_has_been_announced_is_on_the_checklist() {
    in_blind_play(FIDE2023, "move_has_been_announced", "L2023-D.2.3.3");
}

#[test]
fn l2023_d_2_8_a_slip_is_corrected_before_the_clock_starts_is_on_the_checklist() {
    in_blind_play(FIDE2023, "slip_corrected", "L2023-D.2.8");
}

#[test]
fn l2023_d_2_7_recorded_in_braille_by_hand_or_on_a_device_is_on_the_checklist() {
    in_blind_play(FIDE2023, "record_on_device", "L2023-D.2.7");
    lacks(FIDE2023, &blind(), "blind_play", "record_on_tape");
    must_record(FIDE2023);
}

#[test]
fn l2023_d_2_10_the_blind_player_may_have_an_assistant_is_on_the_checklist() {
    a_task(FIDE2023, "may_have_one", "L2023-D.2.10");
}

#[test]
fn l2023_d_2_10_1_moves_are_made_on_the_other_board_is_on_the_checklist() {
    a_task_of_either(FIDE2023, "moves_on_other_board", "L2023-D.2.10.1");
}

#[test]
fn l2023_d_2_10_2_both_players_moves_are_announced_is_on_the_checklist() {
    a_task_of_either(FIDE2023, "announces_both", "L2023-D.2.10.2");
}

#[test]
fn l2023_d_2_10_3_records_and_starts_the_clock_is_on_the_checklist() {
    a_task(FIDE2023, "records_and_presses", "L2023-D.2.10.3");
}

#[test]
fn l2023_d_2_10_4_tells_moves_and_times_on_request_is_on_the_checklist() {
    a_task(FIDE2023, "tells_on_request", "L2023-D.2.10.4");
}

#[test]
fn l2023_d_2_10_5_claims_on_time_and_reports_touched_men_is_on_the_checklist() {
    a_task(FIDE2023, "claims_win_on_time", "L2023-D.2.10.5");
}

#[test]
fn l2023_d_2_10_6_sees_to_adjournment_is_on_the_checklist() {
    a_task(FIDE2023, "adjournment_formalities", "L2023-D.2.10.6");
}

#[test]
fn l2023_d_2_11_the_sighted_player_s_assistant_and_one_against_the_deaf_is_on_the_checklist() {
    sighted_assistant(FIDE2023, "L2023-D.2.11");
    gives(FIDE2023, &against_deaf(), "blind_assistant", "required_against_deaf", "L2023-D.2.11");
    lacks(FIDE2023, &blind(), "blind_assistant", "required_against_deaf");
}
