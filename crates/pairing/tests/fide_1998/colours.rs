//! Preferences and colours (A7, E, F3).

use crate::fields::*;
use crate::hall::*;
use rokade_model::StartNumber;

/// White and Black of two players with these colours, and the reason.
fn paired(one: &str, other: &str) -> (u32, u32, String) {
    let mut history = hall(&[2; 2]);
    colours(&mut history, StartNumber(1), one);
    colours(&mut history, StartNumber(2), other);
    let pairing = ninth(&history);
    let board = &pairing.boards[0];
    (board.white.0, board.black.0, board.colour.key.to_string())
}

fn said(white: u32, black: u32, key: &str) -> (u32, u32, String) {
    (white, black, key.to_owned())
}

#[test]
fn d4_9_5_a7_the_preference_is_against_the_difference_else_against_the_last_colour() {
    assert_eq!(paired("W", ""), said(2, 1, "f98_one_wish"));
    assert_eq!(paired("WBW", ""), said(2, 1, "f98_one_wish"));
    assert_eq!(paired("WB", ""), said(1, 2, "f98_one_wish"));
    assert_eq!(paired("BW", ""), said(2, 1, "f98_one_wish"));
    assert_eq!(paired("WWB", ""), said(2, 1, "f98_one_wish"));
    assert_eq!(paired("WWBB", ""), said(1, 2, "f98_one_wish"));
}

#[test]
fn d4_9_5_e1_both_preferences_are_granted() {
    assert_eq!(paired("W", "B"), said(2, 1, "f98_both_wishes"));
    assert_eq!(paired("WB", "BWW"), said(1, 2, "f98_both_wishes"));
}

#[test]
fn d4_9_5_e2_the_stronger_preference_is_granted() {
    assert_eq!(paired("BW", "W"), said(1, 2, "f98_stronger_wish"));
    assert_eq!(paired("W", "BW"), said(2, 1, "f98_stronger_wish"));
    assert_eq!(paired("WBW", "WW"), said(1, 2, "f98_stronger_wish"));
    assert_eq!(paired("BWBWW", "W"), said(2, 1, "f98_stronger_wish"));
}

#[test]
fn d4_9_5_e3_colours_alternate_from_the_round_in_which_they_last_differed() {
    assert_eq!(paired("WBBW", "BWBW"), said(1, 2, "f98_alternate"));
    assert_eq!(paired("BWBW", "WBBW"), said(2, 1, "f98_alternate"));
}

#[test]
fn d4_9_5_e4_the_higher_ranked_has_the_preference() {
    assert_eq!(paired("W", "W"), said(2, 1, "f98_higher_ranked"));
    assert_eq!(paired("B", "B"), said(1, 2, "f98_higher_ranked"));
}

#[test]
fn d4_9_5_e4_in_round_one_even_numbers_have_the_other_colour_than_odd_ones() {
    assert_eq!(written(&laid(&field(6, 5), 1)), "1-4 5-2 3-6");
    assert_eq!(paired("", ""), said(1, 2, "f98_by_lot"));
}

#[test]
fn d4_9_5_f3_gaps_stand_at_the_front() {
    for (gap, moved, other) in
        [("BWW-B", "-BWWB", "WWBWB"), ("WB-WB", "-WBWB", "WBBWB"), ("BWW-B-W", "--BWWBW", "WBBWWBW")]
    {
        assert_eq!(paired(gap, other), paired(moved, other), "{gap}");
    }
    // Round by round they differed last in round 1; game by game in the third game from the end.
    assert_eq!(paired("W-BBW", "BWB-W"), said(1, 2, "f98_alternate"));
}
