//! Order, brackets, subgroups and x (A), and the order of publication (F).

use rokade_clause::Fact;
use rokade_model::{ByeKind, Color, Entry, GameResult, HalfPoints, StartNumber};
use rokade_pairing::Direction;

use crate::fields::*;
use crate::hall::*;

#[test]
fn d4_9_5_a2_score_goes_before_strength_and_strength_before_number() {
    let mut history = hall(&[0, 0, 2, 0]);
    history.seeding = [2, 4, 1, 3].map(StartNumber).to_vec();
    assert_eq!(laid(&history, 1).placement, [3, 2, 4, 1]);
}

#[test]
fn d4_9_5_a3_players_moved_down_are_paired_first() {
    let pairing = ninth(&hall(&[4, 2, 2, 2]));
    assert_eq!(uncoloured(&pairing), "1-2 3-4");
    assert_eq!(pairing.groups[1].moved_down, [1]);
    assert!(steps(&pairing).contains(&"f98_step_from_above"));
}

#[test]
fn d4_9_5_a3_a_bracket_half_moved_down_is_treated_as_homogeneous() {
    let mut history = hall(&[4, 4, 2, 2]);
    met(&mut history, "1-2");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-3 2-4");
    assert!(!steps(&pairing).contains(&"f98_step_from_above"));
}

#[test]
fn d4_9_5_a4_the_higher_of_an_uneven_pair_floats_down_and_the_lower_up() {
    let pairing = ninth(&hall(&[4, 2]));
    let floats: Vec<_> = pairing.floats.iter().map(|float| (float.player, float.direction, float.to)).collect();
    let (down, up) = (Direction::Down, Direction::Up);
    assert_eq!(floats, [(StartNumber(1), down, Some(HalfPoints(2))), (StartNumber(2), up, Some(HalfPoints(4)))]);
}

#[test]
fn d4_9_5_a5_the_bye_is_a_win_without_opponent_and_a_float_down() {
    let pairing = ninth(&hall(&[2, 2, 0]));
    let bye = pairing.bye.clone().unwrap();
    assert_eq!((bye.player, bye.points), (StartNumber(3), HalfPoints::ONE));
    assert_eq!(
        pairing.floats.last().map(|float| (float.player, float.direction, float.to)),
        Some((StartNumber(3), Direction::Down, None))
    );
    let mut history = hall(&[0, 0, 0]);
    history.player_mut(StartNumber(3)).unwrap().set_entry(8, Entry::Bye(ByeKind::PairingAllocated));
    assert_eq!(ninth(&history).bye.unwrap().player, StartNumber(2));
}

#[test]
fn d4_9_5_a6_s1_is_the_upper_half_rounded_down() {
    let pairing = ninth(&hall(&[2; 7]));
    assert_eq!(uncoloured(&pairing), "1-4 2-5 3-6 7-0");
}

fn x_of(wishes: &[&str]) -> Option<Fact> {
    let mut history = hall(&vec![2; wishes.len()]);
    for (number, had) in (1..).zip(wishes) {
        colours(&mut history, StartNumber(number), had);
    }
    let start = ninth(&history).trace.into_iter().find(|step| step.reason.key == "f98_step_start")?;
    start.reason.facts.get("x").cloned()
}

#[test]
fn d4_9_5_a8_x_counts_the_pairs_that_cannot_have_their_colours() {
    assert_eq!(x_of(&["B", "B", "B", "B", "B", "W"]), Some(Fact::Number(2)));
    assert_eq!(x_of(&["W", "W", "W", "B", "B"]), Some(Fact::Number(0)));
    assert_eq!(x_of(&["W", "B"]), Some(Fact::Number(0)));
}

#[test]
fn d4_9_5_f1_boards_are_sorted_by_higher_score_then_sum_then_rank() {
    let mut history = hall(&[6, 6, 6, 4, 2, 2]);
    met(&mut history, "1-2");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-3 2-4 5-6");
    let mut history = hall(&[6, 6, 6, 4]);
    met(&mut history, "1-3 2-3");
    assert_eq!(uncoloured(&ninth(&history)), "1-2 3-4");
    let mut history = hall(&[6, 6, 6, 4]);
    met(&mut history, "1-2 1-3");
    assert_eq!(uncoloured(&ninth(&history)), "2-3 1-4");
}

#[test]
fn d4_9_5_f4_round_one_sets_the_upper_half_against_the_lower() {
    assert_eq!(written(&laid(&field(8, 5), 1)), "1-5 6-2 3-7 8-4");
    assert_eq!(written(&laid(&field(7, 5), 1)), "1-4 5-2 3-6 7-0");
    let mut history = field(8, 5);
    history.initial_color = Some(Color::Black);
    assert_eq!(written(&laid(&history, 1)), "5-1 2-6 7-3 4-8");
}

#[test]
fn d4_9_5_f5_whoever_has_left_or_is_known_to_be_away_is_not_paired() {
    let mut history = hall(&[2; 6]);
    withdraw(&mut history, StartNumber(1), 3, 1);
    bye(&mut history, 9, StartNumber(2), ByeKind::Zero);
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "3-5 4-6");
    assert_eq!(pairing.absent, [1, 2]);
}

#[test]
fn d4_9_5_f9_an_unfinished_game_counts_as_a_draw() {
    let mut history = field(4, 5);
    game(&mut history, 1, StartNumber(1), StartNumber(3), None);
    game(&mut history, 1, StartNumber(4), StartNumber(2), Some(GameResult::WhiteWins));
    let pairing = laid(&history, 2);
    assert_eq!(pairing.placement, [4, 1, 3, 2]);
}
