//! The criteria (B).

use rokade_model::{ByeKind, Entry, GameResult, Mark, StartNumber};
use rokade_pairing::{Direction, pair};

use crate::fields::*;
use crate::hall::*;
use crate::tournaments::fide;

#[test]
fn d4_9_5_b1_nobody_meets_twice() {
    let mut history = hall(&[2; 4]);
    met(&mut history, "1-3");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-4 2-3");
    let passed = &pairing.boards[0].reasons;
    assert_eq!(
        passed.iter().map(|one| (one.player, one.would_have_met)).collect::<Vec<_>>(),
        [(StartNumber(1), StartNumber(3))]
    );
    assert_eq!(passed[0].reason.key, "f98_met");
}

#[test]
fn d4_9_5_b1_no_bye_after_a_point_without_play() {
    let mut history = hall(&[2, 2, 2, 2, 0]);
    history.player_mut(StartNumber(5)).unwrap().set_entry(1, Entry::Bye(ByeKind::PairingAllocated));
    history.player_mut(StartNumber(4)).unwrap().adjustment = rokade_model::HalfPoints(-1);
    let forfeit = Entry::Game { opponent: StartNumber(3), color: None, mark: Some(Mark::ForfeitWin) };
    history.player_mut(StartNumber(4)).unwrap().set_entry(2, forfeit);
    let lost = Entry::Game { opponent: StartNumber(4), color: None, mark: Some(Mark::ForfeitLoss) };
    history.player_mut(StartNumber(3)).unwrap().set_entry(2, lost);
    let bye = ninth(&history).bye.unwrap().player;
    assert!(bye < StartNumber(4), "{bye}");
}

#[test]
fn d4_9_5_b1_nobody_has_a_colour_three_times_running_or_three_times_more() {
    for had in ["WW", "WBWW", "W-W", "WWBW"] {
        let mut history = hall(&[2; 4]);
        colours(&mut history, StartNumber(1), had);
        colours(&mut history, StartNumber(3), had);
        let pairing = ninth(&history);
        assert_eq!(uncoloured(&pairing), "1-4 2-3", "{had}");
        assert_eq!(pairing.boards[0].reasons[0].reason.key, "f98_must_both", "{had}");
        assert_eq!((pairing.boards[0].black, pairing.boards[1].black), (StartNumber(1), StartNumber(3)), "{had}");
    }
}

#[test]
fn d4_9_5_b1_what_cannot_be_paired_is_refused_with_a_proof() {
    let mut history = hall(&[2; 2]);
    met(&mut history, "1-2");
    let no = pair(&fide(&history, 9)).unwrap_err();
    assert_eq!((&*no.reason.key, no.reason.clauses[0].as_str()), ("no_complete_matching", "D4.9.5-B1"));
    assert_eq!(no.unmatched_set.len(), 1);
}

#[test]
fn d4_9_5_b2_a_relative_criterion_moves_nobody_down() {
    let mut history = hall(&[4, 4, 2, 2]);
    for number in [1, 2] {
        colours(&mut history, StartNumber(number), "W");
    }
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-2 3-4");
    assert_eq!(pairing.groups[0].failings[0].key, "f98_wishes_denied");
}

#[test]
fn d4_9_5_b3_scores_are_kept_together() {
    let pairing = ninth(&hall(&[4, 4, 2, 2, 0, 0]));
    assert_eq!(uncoloured(&pairing), "1-2 3-4 5-6");
    assert!(pairing.floats.is_empty());
}

#[test]
fn d4_9_5_b4_as_many_as_possible_have_their_colour() {
    let mut history = hall(&[2; 4]);
    for (number, had) in [(1, "B"), (2, "W"), (3, "B"), (4, "W")] {
        colours(&mut history, StartNumber(number), had);
    }
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-4 2-3");
    assert_eq!(pairing.boards[0].reasons[0].reason.key, "f98_want_both");
}

#[test]
fn d4_9_5_b5_nobody_floats_the_same_way_in_two_rounds_running() {
    let mut history = hall(&[4, 4, 4, 2]);
    float(&mut history, StartNumber(3), 8, Direction::Down);
    assert_eq!(uncoloured(&ninth(&history)), "1-3 2-4");
    let mut history = hall(&[4, 2, 2, 2]);
    float(&mut history, StartNumber(2), 8, Direction::Up);
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-3 2-4");
    assert_eq!(pairing.boards[0].reasons[0].reason.key, "f98_would_float_up");
}

#[test]
fn d4_9_5_b6_nor_as_two_rounds_before() {
    let mut history = hall(&[4, 4, 4, 2]);
    float(&mut history, StartNumber(3), 7, Direction::Down);
    assert_eq!(uncoloured(&ninth(&history)), "1-3 2-4");
    let mut history = hall(&[4, 4, 4, 2]);
    float(&mut history, StartNumber(3), 6, Direction::Down);
    assert_eq!(uncoloured(&ninth(&history)), "1-2 3-4");
}

#[test]
fn d4_9_5_bn_colours_and_floats_do_not_bind_those_above_half_in_the_last_round() {
    let mut history = hall(&[12, 12]);
    for number in [1, 2] {
        colours(&mut history, StartNumber(number), "WW");
    }
    assert!(pair(&fide(&history, 9)).is_err());
    history.rounds = 9;
    assert_eq!(uncoloured(&ninth(&history)), "1-2");
    history.player_mut(StartNumber(2)).unwrap().adjustment = rokade_model::HalfPoints(8);
    assert!(pair(&fide(&history, 9)).is_err(), "both must be above half");
    let mut history = hall(&[12, 12, 12, 10]);
    float(&mut history, StartNumber(3), 8, Direction::Down);
    history.rounds = 9;
    assert_eq!(uncoloured(&ninth(&history)), "1-2 3-4");
}

#[test]
fn d4_9_5_f2_a_game_not_played_counts_neither_as_meeting_nor_for_colour() {
    let mut history = field(2, 5);
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::BothForfeit));
    assert_eq!(written(&laid(&history, 2)), "1-2");
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::Draw));
    assert!(pair(&fide(&history, 2)).is_err());
}
