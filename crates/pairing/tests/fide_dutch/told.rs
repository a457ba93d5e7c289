//! What the full explanation names is what a comparison of all candidates finds, for every opponent passed over
//! and every floater.

use std::collections::BTreeMap;

use rokade_clause::{Fact, Reason};
use rokade_model::StartNumber;
use rokade_pairing::{Board, Pairing, explain, pair};

use crate::brute::{Chosen, Text};
use crate::fields::Dice;
use crate::{accelerated, as_laid, random};

/// `C12`, `C4`, `order`; `None` for two players who may not meet.
fn named(reason: &Reason) -> Option<String> {
    match &*reason.key {
        "dutch_incomplete" => Some("C4".to_owned()),
        "dutch_later" => Some("order".to_owned()),
        key => key.strip_prefix("dutch_worse_").map(str::to_uppercase),
    }
}

fn board_of(pairing: &Pairing, one: StartNumber, other: StartNumber) -> &Board {
    let is_this = |board: &&Board| [(one, other), (other, one)].contains(&(board.white, board.black));
    pairing.boards.iter().find(is_this).expect("the brute force lays the same boards")
}

/// How often each criterion decides against an opponent passed over; `above` are the brackets above this one.
fn check_opponents(
    text: &mut Text,
    above: &[Chosen],
    bracket: &Chosen,
    pairing: &Pairing,
    found: &mut BTreeMap<String, usize>,
) {
    let mut taken: Vec<usize> = Vec::new();
    for (at, (chooser, partner)) in bracket.pairs.iter().copied().enumerate() {
        let board = board_of(pairing, StartNumber(text.number(chooser)), StartNumber(text.number(partner)));
        // Everybody of the other half who is nearer than the partner and still free.
        let is_moved = bracket.moved.contains(&chooser);
        let choosers: Vec<usize> = bracket.pairs[at..].iter().map(|pair| pair.0).collect();
        let nearer: Vec<usize> = bracket
            .residents
            .iter()
            .copied()
            .filter(|one| *one < partner && !taken.contains(one) && *one != chooser)
            .filter(|one| is_moved || !choosers.contains(one))
            .collect();
        let told: Vec<StartNumber> = board.reasons.iter().map(|passed| passed.would_have_met).collect();
        // Whoever came through brackets above met nobody there.
        let passed_through = above.iter().filter(|earlier| earlier.moved.contains(&chooser));
        let residents: Vec<(&Chosen, usize)> =
            passed_through.flat_map(|earlier| earlier.residents.iter().map(move |one| (earlier, *one))).collect();
        let expected: Vec<u32> =
            residents.iter().map(|(_, one)| *one).chain(nearer.iter().copied()).map(|one| text.number(one)).collect();
        assert_eq!(told, expected, "everybody passed over is told of");
        let (through, here) = board.reasons.split_at(residents.len());
        for ((earlier, other), passed) in residents.into_iter().zip(through) {
            let name = named(&passed.reason);
            assert_eq!(name.is_some(), text.is_legal(chooser, other), "{}", passed.reason.key);
            let Some(name) = name else { continue };
            let pair = (chooser.min(other), chooser.max(other));
            assert_eq!(name, text.against(earlier, &|pairs, _| pairs.contains(&pair)), "{passed:?}");
            *found.entry(format!("through {name}")).or_default() += 1;
        }
        for passed in here {
            assert_eq!(passed.player, StartNumber(text.number(chooser)));
            let other = text.index(passed.would_have_met);
            let name = named(&passed.reason);
            assert_eq!(name.is_some(), text.is_legal(chooser, other), "{}", passed.reason.key);
            let Some(name) = name else { continue };
            let sorted = |pair: &(usize, usize)| (pair.0.min(pair.1), pair.0.max(pair.1));
            let fixed: Vec<(usize, usize)> =
                bracket.pairs[..at].iter().chain(&[(chooser, other)]).map(sorted).collect();
            let decides = text.against(bracket, &|pairs, _| fixed.iter().all(|pair| pairs.contains(pair)));
            assert_eq!(name, decides, "{:?}", passed);
            *found.entry(name).or_default() += 1;
        }
        taken.extend([chooser, partner]);
    }
}

/// The same for players placed below a floater.
fn check_floaters(text: &mut Text, bracket: &Chosen, pairing: &Pairing, found: &mut BTreeMap<String, usize>) {
    for stays in bracket.left.iter().copied().filter(|index| bracket.residents.contains(index)) {
        let number = text.number(stays);
        let Some(float) = pairing.floats.iter().find(|float| float.player == StartNumber(number) && float.to.is_some())
        else {
            continue;
        };
        for instead in float.reason.because.iter().filter(|reason| reason.key == "dutch_not_instead") {
            let Fact::Player(leaves) = instead.facts["player"] else { panic!("{instead:?}") };
            let leaves = text.index(leaves);
            let name = named(&instead.because[0]).expect("a criterion speaks against it");
            let decides = text.against(bracket, &|_, left| left.contains(&leaves) && !left.contains(&stays));
            assert_eq!(name, decides, "{instead:?}");
            *found.entry(format!("float {name}")).or_default() += 1;
        }
    }
}

fn check(seeds: std::ops::Range<u64>) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for seed in seeds {
        let mut dice = Dice(seed);
        let players = 4 + dice.below(5);
        let (mut history, baku) = random::tournament(players, &mut dice);
        for round in 1..=history.rounds {
            random::disturb(&mut history, round, &mut dice);
            let request = accelerated(&history, round, baku);
            let told = explain(&request);
            assert_eq!(as_laid(&told), as_laid(&pair(&request)), "explaining changes nothing");
            let Ok(pairing) = told else { break };
            let mut text = Text::new(&history, round, baku);
            let brackets = text.chosen().expect("the brute force lays the round too");
            for (at, bracket) in brackets.iter().enumerate() {
                check_opponents(&mut text, &brackets[..at], bracket, &pairing, &mut found);
                check_floaters(&mut text, bracket, &pairing, &mut found);
            }
            random::play(&mut history, &pairing, &mut dice);
        }
    }
    found
}

#[test]
fn every_opponent_passed_over_is_told_with_the_criterion_that_decides() {
    let found = check(1..200);
    for name in [
        "C4",
        "C6",
        "C8",
        "C9",
        "C12",
        "C13",
        "C14",
        "C15",
        "C16",
        "float C12",
        "float C14",
        "float order",
        "through C7",
    ] {
        assert!(found.get(name).is_some_and(|times| *times > 0), "{name}: {found:?}");
    }
}
