//! Pairings made by hand.

use rokade_model::{ByeKind, Entry, History, Mark, StartNumber};
use rokade_pairing::{Direction, Judgement, Proposal, judge};

use crate::fields::*;
use crate::hall::*;
use crate::tournaments::fide;

fn judged(history: &History, boards: &str, byes: &[u32]) -> Judgement {
    judge(
        &fide(history, 9),
        &Proposal { boards: pairs_of(boards), byes: byes.iter().copied().map(StartNumber).collect() },
    )
}

fn keys(judgement: &Judgement) -> Vec<&str> {
    judgement.breaches.iter().map(|reason| &*reason.key).collect()
}

fn deciding(judgement: &Judgement) -> (&str, Option<i64>, Option<i64>) {
    let clause = judgement.deciding.as_ref().map_or("", |clause| clause.as_str());
    (clause, judgement.proposed_value, judgement.engine_value)
}

#[test]
fn d4_9_5_b1_a_third_colour_running_or_a_difference_of_three_is_a_breach() {
    let mut history = hall(&[2; 4]);
    colours(&mut history, StartNumber(1), "WW");
    colours(&mut history, StartNumber(2), "WWBW");
    assert_eq!(keys(&judged(&history, "1-3 4-2", &[])), ["f98_third_in_a_row"]);
    assert_eq!(keys(&judged(&history, "3-1 2-4", &[])), ["f98_colour_difference"]);
    assert!(judged(&history, "3-1 4-2", &[]).is_legal());
}

#[test]
fn d4_9_5_b1_a_bye_after_a_forfeit_win_is_a_breach() {
    let mut history = hall(&[2, 2, 0]);
    let forfeit = Entry::Game { opponent: StartNumber(1), color: None, mark: Some(Mark::ForfeitWin) };
    history.player_mut(StartNumber(3)).unwrap().set_entry(1, forfeit);
    assert_eq!(keys(&judged(&history, "1-2", &[3])), ["f98_bye_after_free_point"]);
    history.player_mut(StartNumber(3)).unwrap().set_entry(1, Entry::Bye(ByeKind::PairingAllocated));
    assert_eq!(keys(&judged(&history, "1-2", &[3])), ["bye_repeated"]);
}

#[test]
fn d4_9_5_b3_a_pair_too_far_apart_is_decided_by_the_difference() {
    let judgement = judged(&hall(&[4, 4, 2, 2]), "1-3 2-4", &[]);
    assert_eq!(deciding(&judgement), ("D4.9.5-B3", Some(4), Some(0)));
}

#[test]
fn d4_9_5_b4_colours_denied_without_need_decide() {
    let mut history = hall(&[2; 4]);
    for (number, had) in [(1, "B"), (2, "W"), (3, "B"), (4, "W")] {
        colours(&mut history, StartNumber(number), had);
    }
    assert_eq!(deciding(&judged(&history, "1-3 2-4", &[])), ("D4.9.5-B4", Some(2), Some(0)));
}

#[test]
fn d4_9_5_b5_and_b6_floats_repeated_without_need_decide() {
    for (round, clause) in [(8, "D4.9.5-B5"), (7, "D4.9.5-B6")] {
        let mut history = hall(&[4, 4, 4, 2]);
        float(&mut history, StartNumber(3), round, Direction::Down);
        assert_eq!(deciding(&judged(&history, "1-2 3-4", &[])), (clause, Some(1), Some(0)));
    }
}

#[test]
fn d4_9_5_d1_another_order_of_s2_is_a_transposition() {
    let judgement = judged(&hall(&[2; 4]), "1-4 2-3", &[]);
    assert_eq!(deciding(&judgement), ("D4.9.5-D1", Some(4), Some(3)));
}

#[test]
fn d4_9_5_d2_another_s1_is_an_exchange() {
    let judgement = judged(&hall(&[2; 4]), "1-2 3-4", &[]);
    assert_eq!(deciding(&judgement), ("D4.9.5-D2", Some(2), Some(3)));
}

#[test]
fn d4_9_5_e1_turned_colours_are_decided_by_the_rule_that_gave_them() {
    let mut history = hall(&[2; 2]);
    colours(&mut history, StartNumber(1), "W");
    colours(&mut history, StartNumber(2), "B");
    assert_eq!(deciding(&judged(&history, "1-2", &[])).0, "D4.9.5-E1");
    assert!(judged(&history, "2-1", &[]).is_equal());
}
