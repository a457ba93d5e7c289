//! Blind play: what the arbiter sees to, in the editions of 2001 and 2009.

use crate::checklist::*;
use crate::stage::*;

#[test]
fn l2001_f2_2_touched_when_the_peg_leaves_the_hole_is_on_the_checklist() {
    in_blind_play(DK2001, "touched_when_peg_leaves", "L2001-F2.2");
}

#[test]
fn l2001_f2_3_a_the_captured_man_is_off_the_own_board_is_on_the_checklist() {
    in_blind_play(DK2001, "captured_man_removed", "L2001-F2.3.a");
}

#[test]
fn l2001_f2_3_b_the_man_is_in_another_hole_is_on_the_checklist() {
    in_blind_play(DK2001, "man_in_another_hole", "L2001-F2.3.b");
}

#[test]
fn l2001_f2_3_c_the_move_has_been_announced_is_on_the_checklist() {
    in_blind_play(DK2001, "move_has_been_announced", "L2001-F2.3.c");
}

#[test]
fn l2001_f2_6_a_slip_is_corrected_before_the_clock_starts_is_on_the_checklist() {
    in_blind_play(DK2001, "slip_corrected", "L2001-F2.6");
}

#[test]
fn l2001_f2_5_recorded_in_braille_writing_or_on_tape_is_on_the_checklist() {
    in_blind_play(DK2001, "record_on_tape", "L2001-F2.5");
    lacks(DK2001, &blind(), "blind_play", "record_on_device");
    must_record(DK2001);
}

#[test]
fn l2001_f2_9_the_blind_player_may_have_an_assistant_is_on_the_checklist() {
    a_task(DK2001, "may_have_one", "L2001-F2.9");
}

#[test]
fn l2001_f2_9_a_moves_are_made_on_the_other_board_is_on_the_checklist() {
    a_task_of_either(DK2001, "moves_on_other_board", "L2001-F2.9.a");
}

#[test]
fn l2001_f2_9_b_both_players_moves_are_announced_is_on_the_checklist() {
    a_task_of_either(DK2001, "announces_both", "L2001-F2.9.b");
}

#[test]
fn l2001_f2_9_c_records_and_starts_the_clock_is_on_the_checklist() {
    a_task(DK2001, "records_and_presses", "L2001-F2.9.c");
}

#[test]
fn l2001_f2_9_d_tells_moves_and_times_on_request_is_on_the_checklist() {
    a_task(DK2001, "tells_on_request", "L2001-F2.9.d");
}

#[test]
fn l2001_f2_9_e_claims_the_win_on_time_is_on_the_checklist() {
    a_task(DK2001, "claims_win_on_time", "L2001-F2.9.e");
    lacks(DK2001, &blind(), "blind_assistant", "claims_win_or_draw_on_time");
}

#[test]
fn l2001_f2_9_f_sees_to_adjournment_is_on_the_checklist() {
    a_task(DK2001, "adjournment_formalities", "L2001-F2.9.f");
}

#[test]
fn l2001_f2_10_the_sighted_player_may_have_an_assistant_is_on_the_checklist() {
    sighted_assistant(DK2001, "L2001-F2.10");
    lacks(DK2001, &against_deaf(), "blind_assistant", "required_against_deaf");
}

#[test]
fn l2009_e2_2_touched_when_the_peg_leaves_the_hole_is_on_the_checklist() {
    in_blind_play(DK2009, "touched_when_peg_leaves", "L2009-E2.2");
    in_blind_play(NO2009, "touched_when_peg_leaves", "L2009-E2.2");
}

#[test]
fn l2009_e2_3_a_the_captured_man_is_off_the_own_board_is_on_the_checklist() {
    in_blind_play(DK2009, "captured_man_removed", "L2009-E2.3.a");
    in_blind_play(NO2009, "captured_man_removed", "L2009-E2.3.a");
}

#[test]
fn l2009_e2_3_b_the_man_is_in_another_hole_is_on_the_checklist() {
    in_blind_play(DK2009, "man_in_another_hole", "L2009-E2.3.b");
    in_blind_play(NO2009, "man_in_another_hole", "L2009-E2.3.b");
}

#[test]
fn l2009_e2_3_c_the_move_has_been_announced_is_on_the_checklist() {
    in_blind_play(DK2009, "move_has_been_announced", "L2009-E2.3.c");
    in_blind_play(NO2009, "move_has_been_announced", "L2009-E2.3.c");
}

#[test]
fn l2009_e2_6_a_slip_is_corrected_before_the_clock_starts_is_on_the_checklist() {
    in_blind_play(DK2009, "slip_corrected", "L2009-E2.6");
    in_blind_play(NO2009, "slip_corrected", "L2009-E2.6");
}

#[test]
fn l2009_e2_5_recorded_in_braille_writing_or_on_tape_is_on_the_checklist() {
    in_blind_play(DK2009, "record_on_tape", "L2009-E2.5");
    in_blind_play(NO2009, "record_on_tape", "L2009-E2.5");
    lacks(DK2009, &blind(), "blind_play", "record_on_device");
    lacks(NO2009, &blind(), "blind_play", "record_on_device");
    must_record(DK2009);
    must_record(NO2009);
}

#[test]
fn l2009_e2_9_the_blind_player_may_have_an_assistant_is_on_the_checklist() {
    a_task(DK2009, "may_have_one", "L2009-E2.9");
    a_task(NO2009, "may_have_one", "L2009-E2.9");
}

#[test]
fn l2009_e2_9_a_moves_are_made_on_the_other_board_is_on_the_checklist() {
    a_task_of_either(DK2009, "moves_on_other_board", "L2009-E2.9.a");
    a_task_of_either(NO2009, "moves_on_other_board", "L2009-E2.9.a");
}

#[test]
fn l2009_e2_9_b_both_players_moves_are_announced_is_on_the_checklist() {
    a_task_of_either(DK2009, "announces_both", "L2009-E2.9.b");
    a_task_of_either(NO2009, "announces_both", "L2009-E2.9.b");
}

#[test]
fn l2009_e2_9_c_records_and_starts_the_clock_is_on_the_checklist() {
    a_task(DK2009, "records_and_presses", "L2009-E2.9.c");
    a_task(NO2009, "records_and_presses", "L2009-E2.9.c");
}

#[test]
fn l2009_e2_9_d_tells_moves_and_times_on_request_is_on_the_checklist() {
    a_task(DK2009, "tells_on_request", "L2009-E2.9.d");
    a_task(NO2009, "tells_on_request", "L2009-E2.9.d");
}

#[test]
fn l2009_e2_9_e_dk_claims_the_win_on_time_is_on_the_checklist() {
    a_task(DK2009, "claims_win_on_time", "L2009-E2.9.e-DK");
    lacks(DK2009, &blind(), "blind_assistant", "claims_win_or_draw_on_time");
}

#[test]
fn l2009_e2_9_e_no_claims_the_win_or_the_draw_on_time_is_on_the_checklist() {
    a_task(NO2009, "claims_win_or_draw_on_time", "L2009-E2.9.e-NO");
    lacks(NO2009, &blind(), "blind_assistant", "claims_win_on_time");
}

#[test]
fn l2009_e2_9_f_adjournment_and_the_sighted_player_s_assistant_is_on_the_checklist() {
    for edition in [DK2009, NO2009] {
        a_task(edition, "adjournment_formalities", "L2009-E2.9.f");
        sighted_assistant(edition, "L2009-E2.9.f");
        lacks(edition, &against_deaf(), "blind_assistant", "required_against_deaf");
    }
}
