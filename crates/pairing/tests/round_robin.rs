//! All-play-all, clause by clause.

mod fields;

use std::collections::BTreeMap;

use fields::*;
use rokade_model::{ByeKind, GameResult, HalfPoints, History, StartNumber};
use rokade_pairing::round_robin::{rests, rounds, schedule};
use rokade_pairing::{Host, Pairing, Request, System, check, pair};

const ONCE: System = System::Of(Host::RoundRobin { cycles: 1 });

fn paired(history: &History, round: u32) -> Pairing {
    pair(&Request::new(ONCE, history, round)).unwrap()
}

fn text(rounds: &[Vec<(StartNumber, StartNumber)>]) -> Vec<String> {
    let round = |games: &Vec<(StartNumber, StartNumber)>| {
        games.iter().map(|(w, b)| format!("{w}-{b}")).collect::<Vec<_>>().join(" ")
    };
    rounds.iter().map(round).collect()
}

#[test]
fn d4_9_11_1_odd_field_rests_against_the_extra_number() {
    let history = field(5, 5);
    let resting: Vec<_> = (1..=5).map(|round| paired(&history, round).bye.unwrap()).collect();
    assert_eq!(resting.iter().map(|bye| bye.player).collect::<Vec<_>>(), [1, 4, 2, 5, 3]);
    assert_eq!((resting[0].points, &*resting[0].reason.key), (HalfPoints::ZERO, "rest_round"));
    assert_eq!(rests(5, 1), resting.iter().map(|bye| Some(bye.player)).collect::<Vec<_>>());
}

#[test]
fn d4_9_11_2_round_one_lowest_meets_highest() {
    for players in (2..=100).step_by(2) {
        for (white, black) in &schedule(players, 1)[0] {
            assert_eq!((white.0 + black.0) as usize, players + 1);
        }
    }
}

#[test]
fn d4_9_11_3_four_players() {
    assert_eq!(text(&schedule(4, 1)), ["1-4 2-3", "1-2 4-3", "3-1 2-4"]);
    let board = &paired(&field(4, 3), 2).boards[1];
    assert_eq!((board.white, board.black, &*board.colour.key), (StartNumber(4), StartNumber(3), "schedule"));
    assert_eq!(
        board.colour.clauses.iter().map(|clause| clause.as_str()).collect::<Vec<_>>(),
        ["D4.9.11-3", "D4.9.11-4"]
    );
}

#[test]
fn d4_9_11_3_opponents_follow_each_other() {
    // Number 1 meets the number of the round, others the number after the last opponent.
    for players in 3..=60usize {
        let numbers = players + players % 2;
        let schedule = schedule(players, 1);
        let meets = |round: usize, number: StartNumber| {
            let opponent =
                |(w, b): &(StartNumber, StartNumber)| (*w == number).then_some(*b).or((*b == number).then_some(*w));
            schedule[round - 1].iter().find_map(opponent)
        };
        for round in 2..numbers {
            assert_eq!(meets(round, StartNumber(1)), Some(StartNumber(round as u32)));
        }
        for number in 2..numbers as u32 {
            for round in 2..numbers {
                let (Some(before), Some(now)) =
                    (meets(round - 1, StartNumber(number)), meets(round, StartNumber(number)))
                else {
                    continue;
                };
                let (before, now) = (before.0, now.0);
                if before != numbers as u32 && now != numbers as u32 {
                    assert_eq!(now, before % (numbers as u32 - 1) + 1);
                } else if before == numbers as u32 {
                    assert_eq!(now, number % (numbers as u32 - 1) + 1);
                }
            }
        }
    }
}

#[test]
fn d4_9_11_4_highest_number_is_black_against_the_lower_half() {
    for players in (4..=40).step_by(2) {
        let highest = players as u32;
        for (white, black) in schedule(players, 1).into_iter().flatten() {
            assert!(black != StartNumber(highest) || white <= StartNumber(highest / 2));
            assert!(white != StartNumber(highest) || black > StartNumber(highest / 2));
        }
    }
}

#[test]
fn d4_9_11_5_colours_of_the_others() {
    for (white, black) in
        schedule(24, 1).into_iter().flatten().filter(|(white, black)| white.max(black) < &StartNumber(24))
    {
        let same_parity = white.0 % 2 == black.0 % 2;
        assert_eq!(same_parity, black < white);
    }
}

#[test]
fn d4_1_16a_opponent_of_a_withdrawn_player_has_no_game_and_no_points_here() {
    let mut history = field(4, 3);
    withdraw(&mut history, StartNumber(4), 0, 1);
    let pairing = paired(&history, 1);
    assert_eq!((written(&pairing), pairing.absent), ("2-3".into(), vec![StartNumber(4)]));
    let alone = &pairing.unopposed[0];
    assert_eq!(
        (alone.player, alone.points, &*alone.reason.key),
        (StartNumber(1), HalfPoints::ZERO, "opponent_withdrawn")
    );
}

#[test]
fn d4_1_16b_withdrawn_player_keeps_his_place_in_the_schedule() {
    let mut history = field(6, 5);
    withdraw(&mut history, StartNumber(2), 2, 1);
    for round in 3..=5 {
        let games = &schedule(6, 1)[round as usize - 1];
        let pairing = paired(&history, round);
        let without: Vec<_> = games.iter().copied().filter(|(w, b)| ![*w, *b].contains(&StartNumber(2))).collect();
        assert_eq!(pairing.pairs().collect::<Vec<_>>(), without);
        assert_eq!(pairing.unopposed.len(), 1);
    }
}

#[test]
fn a_player_away_for_a_round_leaves_his_opponent_without_a_game() {
    let mut history = field(5, 5);
    bye(&mut history, 1, StartNumber(5), ByeKind::Zero);
    let pairing = paired(&history, 1);
    assert_eq!(written(&pairing), "3-4 1-0");
    assert_eq!((pairing.unopposed[0].player, &*pairing.unopposed[0].reason.key), (StartNumber(2), "opponent_absent"));
    bye(&mut history, 1, StartNumber(1), ByeKind::Zero);
    assert_eq!(paired(&history, 1).bye, None);
}

#[test]
fn every_two_meet_once_per_cycle_and_everybody_plays_every_round() {
    for players in 2..=100usize {
        for cycles in [1, 2] {
            let schedule = schedule(players, cycles);
            assert_eq!(schedule.len(), rounds(players, cycles) as usize);
            assert_eq!(System::Of(Host::RoundRobin { cycles }).planned_rounds(players), Some(rounds(players, cycles)));
            let mut met: BTreeMap<(StartNumber, StartNumber), u8> = BTreeMap::new();
            for (games, rest) in schedule.iter().zip(rests(players, cycles)) {
                let mut seen: Vec<StartNumber> = games.iter().flat_map(|(w, b)| [*w, *b]).chain(rest).collect();
                seen.sort_unstable();
                assert_eq!(seen, (1..=players as u32).map(StartNumber).collect::<Vec<_>>());
                games.iter().for_each(|(w, b)| *met.entry((*w.min(b), *w.max(b))).or_default() += 1);
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            assert!(met.values().all(|times| *times == cycles));
        }
    }
}

#[test]
fn whites_are_balanced() {
    for players in (2..=100usize).step_by(2) {
        let mut whites = vec![0; players + 1];
        schedule(players, 1).iter().flatten().for_each(|(white, _)| whites[white.0 as usize] += 1);
        assert!(whites[1..].iter().all(|count| [players / 2, players / 2 - 1].contains(count)));
        let mut whites = vec![0; players + 1];
        schedule(players, 2).iter().flatten().for_each(|(white, _)| whites[white.0 as usize] += 1);
        assert!(whites[1..].iter().all(|count| *count == players - 1));
    }
}

#[test]
fn the_second_cycle_turns_the_colours() {
    let double = schedule(6, 2);
    for (first, second) in double[..5].iter().zip(&double[5..]) {
        assert_eq!(first.iter().map(|(w, b)| (*b, *w)).collect::<Vec<_>>(), *second);
    }
}

#[test]
fn after_the_last_round_nothing_is_left() {
    let history = field(4, 9);
    let no = pair(&Request::new(ONCE, &history, 4)).unwrap_err();
    assert_eq!(no.reason.key, "schedule_finished");
    let alone = field(1, 9);
    let no = pair(&Request::new(ONCE, &alone, 1)).unwrap_err();
    assert_eq!(no.reason.key, "too_few_players");
}

#[test]
fn a_schedule_played_checks_clean() {
    for players in 2..=9 {
        let mut history = field(players, 20);
        for (index, games) in schedule(players as usize, 2).iter().enumerate() {
            for (white, black) in games {
                game(&mut history, index as u32 + 1, *white, *black, Some(GameResult::Draw));
            }
        }
        let check = check(System::Of(Host::RoundRobin { cycles: 2 }), &history);
        assert!(check.is_equal(), "{check:?}");
        assert_eq!(check.rounds_checked, rounds(players as usize, 2));
    }
}
