//! The engine against the text, tried out in full.

use rokade_model::StartNumber;

use super::tournaments::{Compared, eventful, play_through, thrown_together};
use crate::fields::{Dice, field, forbid, played};

#[test]
fn whole_tournaments_are_paired_as_the_text_does() {
    let mut compared = Compared::default();
    for seed in 0..1300 {
        let mut dice = Dice(seed);
        let (mut history, acceleration) = eventful(&mut dice, 12);
        play_through(&mut history, acceleration, &mut dice, &mut compared);
    }
    assert!(compared.rounds >= 4000, "{compared:?}");
}

#[test]
fn any_past_is_paired_as_the_text_does() {
    let mut compared = Compared::default();
    for seed in 0..1500 {
        let mut dice = Dice(10_000 + seed);
        let players = 2 + dice.below(10);
        let rounds = 1 + dice.below(players.min(8));
        let history = thrown_together(players, rounds, &mut dice);
        compared.round(&history, rounds + 1, None);
    }
    assert!(compared.rounds >= 1500, "{compared:?}");
    for part in ["order", "exchange", "one list", "all float", "alternative floaters", "two float"] {
        assert!(compared.used.get(part).is_some_and(|times| *times >= 10), "{part}: {compared:?}");
    }
}

#[test]
fn the_last_rounds_of_small_fields_are_paired_as_the_text_does() {
    let mut compared = Compared::default();
    for players in 4..=8 {
        for seed in 0..60 {
            let rounds = players - 1 - (players + 1) % 2;
            let mut dice = Dice(u64::from(players) * 1000 + seed);
            let mut history = field(players, rounds);
            play_through(&mut history, None, &mut dice, &mut compared);
        }
    }
    assert!(compared.rounds >= 600 && compared.refused > 10, "{compared:?}");
}

#[test]
fn players_kept_apart_are_paired_as_the_text_does() {
    let mut compared = Compared::default();
    for seed in 0..500 {
        let mut dice = Dice(70_000 + seed);
        let players = 6 + dice.below(6);
        let mut history = played(players, 2 + dice.below(3), seed);
        history.rounds = 7;
        for _ in 0..1 + dice.below(3) {
            let members: Vec<StartNumber> = (1..=players).filter(|_| dice.once_in(2)).map(StartNumber).collect();
            forbid(&mut history, members);
        }
        let round = history.paired_rounds() + 1;
        compared.round(&history, round, None);
    }
    assert!(compared.refused >= 10 && compared.rounds - compared.refused >= 200, "{compared:?}");
}

#[test]
fn one_pool_with_few_possible_pairs_is_paired_as_the_text_does() {
    let mut compared = Compared::default();
    for seed in 0..700 {
        let mut dice = Dice(90_000 + seed);
        let players = 4 + 2 * dice.below(if seed % 10 == 0 { 4 } else { 3 });
        let mut history = field(players, 9);
        for one in 1..=players {
            for other in one + 1..=players {
                let is_across = one <= players / 2 && other > players / 2;
                if dice.below(100) < if is_across { 75 } else { 30 } {
                    forbid(&mut history, [one, other].map(StartNumber));
                }
            }
        }
        compared.round(&history, 1, None);
    }
    for part in ["exchange", "exchanges"] {
        assert!(compared.used.get(part).is_some_and(|times| *times >= 30), "{part}: {compared:?}");
    }
}
