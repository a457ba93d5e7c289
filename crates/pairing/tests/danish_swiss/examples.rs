//! The printed examples of the arbiters' guide (D4.9.4) and cases derived from the rules.

use super::situation::{set, situation};
use super::tournaments::danish;
use crate::fields::{field, written};

#[test]
fn d4_9_4_x0_the_middle_player_floats_to_the_nearest_not_met() {
    let example = situation("4.5: A B C(F,G) D E | 4: F(C) G(C) H");
    assert_eq!(example.pairs(), set("A-D B-E C-H F-G"));
    assert_eq!(example.floaters(), ["C danish_float_middle"]);
    assert_eq!(example.passed(), ["C F danish_met", "C G danish_met"]);
}

#[test]
fn d4_9_4_x1_the_nearest_lower_player_of_b_moves_up() {
    let example = situation("1: A B(F,G) C D E F(B) G(B) H");
    assert_eq!(example.pairs(), set("A-E B-H C-F D-G"));
    assert_eq!(example.trace(), ["danish_step_order"]);
    assert_eq!(example.passed(), ["B F danish_met", "B G danish_met"]);
}

#[test]
fn d4_9_4_x2_the_nearest_earlier_pair_is_dissolved() {
    let example = situation("1: A B(F,G) C D(G) E F(B) G(B,D) H");
    assert_eq!(example.pairs(), set("A-E B-H C-G D-F"));
    assert_eq!(example.trace(), ["danish_step_order", "danish_step_dissolved"]);
    assert!(example.passed().contains(&"C F danish_order_dissolved".to_owned()));
}

#[test]
fn d4_9_4_x3_earlier_pairs_are_dissolved_up_to_the_first() {
    let pairs = set("A-F B-E C-G D-H");
    assert_eq!(situation("1: A B(F,G) C D(F,G) E F(B,D) G(B,D) H").pairs(), pairs);
    assert_eq!(situation("1: A B(F,G) C D(F,G) E F(C) G(B,D) H").pairs(), pairs, "as misprinted");
}

#[test]
fn d4_9_4_x4_the_lowest_of_a_and_the_highest_of_b_change_places() {
    let example = situation("1: A(D,E) B(D) C(D,E) D(A,B,C) E(A,C) F");
    assert_eq!(example.pairs(), set("A-C B-E D-F"));
    assert_eq!(example.trace(), ["danish_step_exchange"]);
}

#[test]
fn d4_9_4_x5_the_two_middle_players_float() {
    let example = situation("1: A(D,E,F) B(D,E) C(D,E) D(A,B,C,E) E(A,B,C,D) F(A) | 0: Y Z");
    assert_eq!(example.pairs(), set("A-B E-F C-Y D-Z"));
    assert_eq!(example.floaters(), ["C danish_float_two_middle", "D danish_float_two_middle"]);
}

#[test]
fn d4_9_4_x6_an_alternative_floater_is_sought_upwards() {
    let example = situation("1: A(B,D,E,F) B(A,D,E) C(D,E) D(A,B,C,E) E(A,B,C,D) F(A) | 0: Y Z");
    assert_eq!(example.pairs(), set("A-C E-F B-Y D-Z"));
    assert_eq!(example.floaters(), ["B danish_float_instead", "D danish_float_two_middle"]);
}

#[test]
fn d4_9_4_x7_the_floater_s_pair_is_dissolved_for_the_bottom() {
    let example = situation("1.5: A B C | 1: D E(F) | 0.5: F(E)");
    assert_eq!(example.pairs(), set("A-C B-E D-F"));
    assert_eq!(example.passed(), ["B D danish_floater_for_below"]);
}

#[test]
fn d4_9_4_x8_the_floater_goes_further_down_for_the_bottom() {
    let example = situation("1.5: A B C | 1: D(F) E(F) | 0.5: F(D,E)");
    assert_eq!(example.pairs(), set("A-C B-F D-E"));
}

#[test]
fn d4_9_4_x9_another_player_floats_for_the_bottom() {
    let example = situation("1.5: A B(F) C | 1: D(F) E(F) | 0.5: F(B,D,E)");
    assert_eq!(example.pairs(), set("B-C A-F D-E"));
    assert_eq!(example.floaters(), ["A danish_float_instead"]);
}

#[test]
fn d4_9_4_x10_more_players_float_for_the_bottom() {
    let example = situation("2: A B C D E | 1.5: F(G,H) G(F,H) | 1: H(F,G)");
    assert_eq!(example.pairs(), set("A-E B-F C-G D-H"));
    assert_eq!(example.floaters(), ["B danish_float_more", "C danish_float_more", "D danish_float_more"]);
}

#[test]
fn d4_9_4_x11_the_whole_pool_floats_for_the_bottom() {
    let example = situation("2.5: A B C | 2: D(E,F,G) E(D,F,G,H) F(D,E,G) G(D,E,F) H(E)");
    assert_eq!(example.pairs(), set("A-D B-E C-F G-H"));
    assert_eq!(example.floaters(), ["A danish_float_all", "B danish_float_all", "C danish_float_all"]);
}

#[test]
fn d4_9_4_xc_the_colours_of_twelve_players() {
    let example =
        situation("2: A:SHSHS B:HHSHS C:HSSHH D:HHSSH E:SHHSH F:HSHSH G:HSHSH H:HSHSH I:HSHSH J:HSHSH K:HSHSH L:HSHSH");
    assert_eq!(example.boards(), set("A-G B-H I-C D-J K-E L-F"));
    let rules = ["A", "B", "C", "D", "E", "F"].map(|player| example.colour_rule(player));
    let (fewer, last) = ("danish_fewer_whites", "danish_last_rounds");
    assert_eq!(rules, [fewer, last, last, last, last, "danish_opposite_of_last"]);
}

#[test]
fn d4_9_3_7_1_the_weakest_of_b_has_white_in_round_one() {
    assert_eq!(written(&danish(&field(8, 7), 1).unwrap()), "1-5 6-2 3-7 8-4");
}

#[test]
fn d4_9_3_2_1_x_sits_last_so_the_lowest_of_a_has_the_bye_in_round_one() {
    assert_eq!(written(&danish(&field(7, 7), 1).unwrap()), "5-1 2-6 7-3 4-0");
}

#[test]
fn d4_9_3_5_2_the_order_of_b_changes_for_colours() {
    let derived = situation("1: A:HS B:SH C:HS D:SH");
    assert_eq!(derived.boards(), set("A-D C-B"));
    assert_eq!(derived.trace(), ["danish_step_colours"]);
    assert_eq!(derived.passed(), ["A C danish_order_for_colours"]);
}

#[test]
fn d4_9_3_5_2_the_first_halves_with_a_legal_order_are_kept_for_colours() {
    let derived = situation("1: A:HS B:SH C:HS D:SH").met_in(1, "A", "D");
    assert_eq!(derived.boards(), set("A-C D-B"));
    assert_eq!(derived.pair().unwrap().groups[0].failings[0].key, "danish_colours_missed");
}

#[test]
fn d4_9_3_6_n_a_floater_takes_a_strong_preference_before_a_weak_one() {
    let derived = situation("2: A:HSH B:SHS C:SHS | 1: D:HSH E:SHH F:SHS");
    assert_eq!(derived.boards(), set("C-A B-E F-D"));
    assert_eq!(derived.passed(), ["B D danish_floater_strong_first"]);
}

#[test]
fn d4_9_3_8_2_two_strong_preferences_for_one_colour_do_not_meet() {
    let derived = situation("2: A:HSHH B:SHSH C:HHSH D:SHSH");
    assert_eq!(derived.boards(), set("D-A B-C"));
    assert_eq!(derived.passed(), ["A C danish_same_strong"]);
}

#[test]
fn d4_9_3_8_2_above_half_they_meet_in_the_last_round() {
    let derived = situation("3: A:HSHH B:SHSH C:HHSH D:SHSH").last_round();
    assert_eq!(derived.boards(), set("C-A D-B"));
    assert_eq!(derived.pair().unwrap().boards[0].failings[0].key, "danish_strong_missed");
    let half = situation("2: A:HSHH B:SHSH C:HHSH D:SHSH").last_round();
    assert_eq!(half.boards(), set("D-A B-C"), "exactly half is not above");
}
