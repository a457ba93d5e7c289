//! The engine against the text followed step by step.

use std::collections::BTreeMap;

use rokade_model::History;
use rokade_pairing::{Pairing, pair};

use crate::by_the_text::{self, Sheet};
use crate::fields::*;
use crate::tournaments::*;

pub(crate) fn sheet(pairing: &Pairing) -> Sheet {
    Sheet { boards: pairing.pairs().collect(), bye: pairing.bye.as_ref().map(|bye| bye.player) }
}

/// Compares one round and counts the steps it took.
fn compare(seed: u64, history: &History, round: u32, steps: &mut BTreeMap<String, usize>) {
    let engine = pair(&fide(history, round));
    let text = by_the_text::round(history, round);
    assert_eq!(engine.as_ref().ok().map(sheet), text, "seed {seed}, round {round}: {:#?}", engine.map(|one| one.trace));
    match &engine {
        Ok(pairing) => {
            for step in &pairing.trace {
                *steps.entry(step.reason.key.to_string()).or_default() += 1;
            }
        }
        Err(_) => *steps.entry("refused".to_owned()).or_default() += 1,
    }
    *steps.entry("rounds".to_owned()).or_default() += 1;
}

/// `ROKADE_SOAK=100` tries a hundred times as often.
fn soak() -> u64 {
    std::env::var("ROKADE_SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

#[test]
fn the_engine_pairs_as_the_text_does() {
    let mut steps = BTreeMap::new();
    for seed in 0..700 * soak() {
        let dice = &mut Dice(seed);
        let mut history = random_event(dice);
        for round in 1..=history.rounds {
            before(&mut history, round, dice);
            compare(seed, &history, round, &mut steps);
            if !play_on(&mut history, round, dice) {
                break;
            }
        }
    }
    assert!(steps["rounds"] > 2400, "{steps:?}");
    let rare = ["f98_step_above_changed", "f98_step_second_lowest_changed", "f98_step_joined", "refused"];
    assert!(rare.iter().all(|key| steps.get(*key).is_some_and(|count| *count > 10)), "{steps:?}");
}
