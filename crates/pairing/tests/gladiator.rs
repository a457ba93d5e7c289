//! Gladiator games change what is played, not who meets whom.

mod fields;

use fields::*;
use rokade_model::{ByeKind, Color, Entry, History, Mark, StartNumber};
use rokade_pairing::{Host, Proposal, Request, SYSTEMS, System, check, judge, pair};

fn gladiators() -> Vec<(System, System)> {
    let host = |system: System| match system {
        System::Of(host) => Some((System::Gladiator { host }, system)),
        System::KnockOut | System::Olympiad { .. } | System::Gladiator { .. } => None,
    };
    let double = System::Of(Host::RoundRobin { cycles: 2 });
    SYSTEMS.iter().map(|row| row.system).chain([double]).filter_map(host).collect()
}

/// A field of which some have left, some are away and some games were forfeited.
fn event(seed: u64) -> (History, u32) {
    let mut dice = Dice(seed);
    let players = 2 + dice.below(13);
    let mut history = field(players, 7);
    let rounds = dice.below(4);
    for round in 1..=rounds {
        let Ok(pairing) = pair(&monrad(&history, round)) else { return (history, round) };
        play(&mut history, &pairing, &mut dice);
    }
    for number in 1..=players {
        match dice.below(15) {
            0 => withdraw(&mut history, StartNumber(number), rounds, number),
            1 => bye(&mut history, rounds + 1, StartNumber(number), ByeKind::Half),
            _ => {}
        }
    }
    (history, rounds + 1)
}

#[test]
fn d4_9_8_1_the_ordinary_games_are_paired_by_the_host() {
    let mut paired = 0;
    for seed in 0..200 {
        let (history, round) = event(seed);
        for (gladiator, host) in gladiators() {
            let answer = |system| pair(&Request::new(system, &history, round));
            assert_eq!(answer(gladiator), answer(host), "{gladiator} {seed}");
            paired += usize::from(answer(host).is_ok());
        }
    }
    assert!(paired > 400, "{paired}");
}

#[test]
fn d4_9_8_1_rounds_and_check_are_the_host_s() {
    for seed in 0..40 {
        let (history, round) = event(seed);
        for (gladiator, host) in gladiators() {
            assert_eq!(gladiator.planned_rounds(9), host.planned_rounds(9));
            assert_eq!(gladiator.most_rounds(9), host.most_rounds(9));
            assert_eq!((gladiator.is_swiss(), gladiator.is_all_play_all()), (host.is_swiss(), host.is_all_play_all()));
            assert!(gladiator.is_played_to_decision() && !host.is_played_to_decision());
            assert_eq!(check(gladiator, &history).differences, check(host, &history).differences);
            let proposal = Proposal { boards: vec![(StartNumber(1), StartNumber(2))], byes: vec![] };
            let judged = |system| judge(&Request::new(system, &history, round), &proposal);
            let (ours, theirs) = (judged(gladiator), judged(host));
            assert_eq!((ours.breaches, ours.proposed, ours.engine), (theirs.breaches, theirs.proposed, theirs.engine));
        }
    }
}

#[test]
fn d4_9_8_2_only_the_awarded_point_and_the_colour_of_the_ordinary_game_are_kept() {
    // A drawn ordinary game won in the play-off stands as a win, with the colours of the ordinary game.
    let mut history = field(4, 3);
    let entry = |opponent, color, mark| Entry::Game { opponent, color: Some(color), mark: Some(mark) };
    history.player_mut(StartNumber(1)).unwrap().set_entry(1, entry(StartNumber(2), Color::Black, Mark::Win));
    history.player_mut(StartNumber(2)).unwrap().set_entry(1, entry(StartNumber(1), Color::White, Mark::Loss));
    history.player_mut(StartNumber(3)).unwrap().set_entry(1, entry(StartNumber(4), Color::Black, Mark::Win));
    history.player_mut(StartNumber(4)).unwrap().set_entry(1, entry(StartNumber(3), Color::White, Mark::Loss));
    let (gladiator, host) = ("gladiator:monrad".parse().unwrap(), System::Of(Host::Monrad));
    let of = |system| written(&pair(&Request::new(system, &history, 2)).unwrap());
    assert_eq!((of(gladiator), of(host)), ("3-1 4-2".into(), "3-1 4-2".into()));
}
