//! Every "otherwise the others could not be paired" names who would be left, and what it says of them is true.

mod fields;

use std::collections::BTreeMap;

use fields::{Dice, bye, field, game, withdraw};
use rokade_clause::{Fact, Reason};
use rokade_model::{ByeKind, Entry, GameResult, History, StartNumber};
use rokade_pairing::{Host, Pairing, Request, System, explain};

/// Reasons that say what could not be paired.
const OTHERWISE: [&str; 7] = [
    "exchanged",
    "dutch_incomplete",
    "danish_order_dissolved",
    "danish_halves_exchanged",
    "danish_floater_dissolved",
    "danish_floater_for_below",
    "no_complete_matching",
];

fn reasons(pairing: &Pairing) -> Vec<&Reason> {
    let passed = pairing.boards.iter().flat_map(|board| &board.reasons);
    let passed = passed.chain(pairing.bye.iter().flat_map(|bye| &bye.reasons)).map(|passed| &passed.reason);
    let floats = pairing.floats.iter().map(|float| &float.reason);
    let steps = pairing.trace.iter().map(|step| &step.reason);
    passed.chain(floats).chain(steps).flat_map(Reason::whole).collect()
}

fn players(reason: &Reason, fact: &str) -> Vec<StartNumber> {
    match reason.facts.get(fact) {
        Some(Fact::Players(numbers)) => numbers.clone(),
        Some(Fact::Player(number)) => vec![*number],
        _ => Vec::new(),
    }
}

fn have_met(history: &History, one: StartNumber, other: StartNumber) -> bool {
    let met = |one: StartNumber, other: StartNumber| {
        history.player(one).is_some_and(|player| player.rounds.iter().any(|entry| entry.met() == Some(other)))
    };
    met(one, other) || met(other, one)
}

/// Counts what was said, and holds the parts that history can tell against it.
fn check(history: &History, reason: &Reason, found: &mut BTreeMap<String, usize>) {
    if OTHERWISE.contains(&&*reason.key) {
        let shown = reason.because.first().unwrap_or_else(|| panic!("no witness: {reason:?}"));
        assert!(["only_each_other", "only_these", "odd_groups"].contains(&&*shown.key), "{shown:?}");
        *found.entry(reason.key.to_string()).or_default() += 1;
    }
    match &*reason.key {
        "only_these" => {
            let bye = reason.facts["bye"].clone();
            let extra = |inside: &str| usize::from(bye == Fact::from(inside));
            let (those, them) = (players(reason, "players").len(), players(reason, "opponents").len());
            assert!(those + extra("inside") > them + extra("outside"), "{reason:?}");
        }
        "bars_met" => {
            let player = players(reason, "player")[0];
            for other in players(reason, "players") {
                assert!(have_met(history, player, other), "{reason:?}");
            }
        }
        "bars_bye_had" => {
            for player in players(reason, "players") {
                let had = Entry::Bye(ByeKind::PairingAllocated);
                assert!(history.player(player).is_some_and(|player| player.rounds.contains(&had)), "{reason:?}");
            }
        }
        _ => {}
    }
}

/// Plays tournaments to the bitter end and looks at everything that is said.
fn said(system: System, tournaments: u64) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for seed in 0..tournaments {
        let mut dice = Dice(seed);
        let players = 5 + dice.below(6);
        let mut history = field(players, players - 1);
        for round in 1..players {
            for number in 1..=players {
                if history.player(StartNumber(number)).unwrap().withdrawal.is_some() {
                    continue;
                }
                if round > 1 && dice.once_in(50) {
                    withdraw(&mut history, StartNumber(number), round - 1, number);
                } else if dice.once_in(40) {
                    bye(&mut history, round, StartNumber(number), ByeKind::Half);
                }
            }
            let pairing = match explain(&Request::new(system, &history, round)) {
                Ok(pairing) => pairing,
                Err(no) => {
                    no.reason.whole().for_each(|reason| check(&history, reason, &mut found));
                    break;
                }
            };
            reasons(&pairing).into_iter().for_each(|reason| check(&history, reason, &mut found));
            for (white, black) in pairing.pairs() {
                let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];
                game(&mut history, round, white, black, Some(results[dice.below(3) as usize]));
            }
            if let Some(one) = &pairing.bye {
                bye(&mut history, round, one.player, ByeKind::PairingAllocated);
            }
        }
    }
    found
}

fn times(found: &BTreeMap<String, usize>, start: &str) -> usize {
    found.iter().filter(|(key, _)| key.starts_with(start)).map(|(_, times)| times).sum()
}

#[test]
fn d4_9_2_4_an_exchange_in_monrad_names_who_would_be_left() {
    let found = said(System::Of(Host::Monrad), 60);
    assert!(times(&found, "exchanged") > 0 && times(&found, "no_complete_matching") > 0, "{found:?}");
}

#[test]
fn d4_9_3_9_1_a_choice_made_for_the_players_below_names_them() {
    let found = said(System::Of(Host::DanishSwiss { acceleration: None }), 60);
    assert!(times(&found, "danish_") > 0 && times(&found, "no_complete_matching") > 0, "{found:?}");
}

#[test]
fn fide_c_04_3_2026_c4_who_could_not_be_paired_is_named() {
    let found = said(System::Of(Host::FIDE_DUTCH), 60);
    assert!(times(&found, "dutch_incomplete") > 0 && times(&found, "no_complete_matching") > 0, "{found:?}");
}
