//! Double rounds: every pairing is played twice.

mod fields;

use std::collections::BTreeSet;

use fields::*;
use rokade_model::{ByeKind, Color, Entry, GameResult, HalfPoints, History, StartNumber};
use rokade_pairing::{Control, Host, Pairing, Proposal, Request, System, check, judge, pair};

fn double(players: u32, rounds: u32) -> History {
    History { double_rounds: true, ..field(players, rounds) }
}

fn alone(pairing: &Pairing) -> Vec<(StartNumber, &str, HalfPoints)> {
    pairing.unopposed.iter().map(|bye| (bye.player, &*bye.reason.key, bye.points)).collect()
}

fn everybody(pairing: &Pairing) -> Vec<StartNumber> {
    let mut all: Vec<StartNumber> = pairing.pairs().flat_map(|(white, black)| [white, black]).collect();
    all.extend(pairing.unopposed.iter().chain(&pairing.bye).map(|bye| bye.player));
    all.extend(&pairing.absent);
    all.sort_unstable();
    all
}

#[test]
fn the_second_game_is_the_first_with_colours_reversed_at_the_same_board() {
    let mut history = double(6, 4);
    let first = pair(&monrad(&history, 1)).unwrap();
    assert_eq!(written(&first), "2-1 4-3 6-5");
    for ((white, black), result) in first.pairs().zip([GameResult::Draw, GameResult::BothLose, GameResult::WhiteWins]) {
        game(&mut history, 1, white, black, Some(result));
    }
    let second = pair(&monrad(&history, 2)).unwrap();
    assert_eq!(written(&second), "1-2 3-4 5-6");
    assert_eq!(second.boards[0].scores, (HalfPoints::HALF, HalfPoints::HALF));
    assert!(second.boards.iter().all(|board| board.colour.key == "second_game"));
}

#[test]
fn who_had_the_bye_has_it_again() {
    let mut history = double(5, 4);
    let first = pair(&monrad(&history, 1)).unwrap();
    play(&mut history, &first, &mut Dice(1));
    let second = pair(&monrad(&history, 2)).unwrap();
    assert_eq!(second.bye.as_ref().map(|bye| (bye.player, bye.points)), Some((StartNumber(5), HalfPoints::ONE)));
    let judgement =
        judge(&monrad(&history, 2), &Proposal { boards: second.pairs().collect(), byes: vec![StartNumber(5)] });
    assert!(judgement.is_equal(), "{judgement:?}");
    play(&mut history, &second, &mut Dice(2));
    assert_ne!(pair(&monrad(&history, 3)).unwrap().bye.unwrap().player, StartNumber(5));
}

#[test]
fn d4_1_16d_who_is_left_alone_between_the_games_has_the_point() {
    let mut history = double(6, 4);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
    game(&mut history, 1, StartNumber(4), StartNumber(3), None);
    game(&mut history, 1, StartNumber(6), StartNumber(5), Some(GameResult::BlackForfeits));
    withdraw(&mut history, StartNumber(1), 1, 1);
    bye(&mut history, 2, StartNumber(3), ByeKind::Half);
    let second = pair(&monrad(&history, 2)).unwrap();
    assert_eq!((written(&second), second.absent.clone()), ("5-6".to_owned(), vec![StartNumber(1), StartNumber(3)]));
    let point = HalfPoints::ONE;
    assert_eq!(
        alone(&second),
        [(StartNumber(2), "second_game_alone", point), (StartNumber(4), "second_game_alone", point)]
    );
    let clauses =
        |index: usize| second.unopposed[index].reason.clauses.iter().map(|clause| clause.as_str()).collect::<Vec<_>>();
    assert_eq!((clauses(0), clauses(1)), (vec!["D4.1-16d"], vec![]));
}

#[test]
fn who_comes_for_the_second_game_only_has_nobody_to_meet() {
    let mut history = double(5, 4);
    bye(&mut history, 1, StartNumber(1), ByeKind::Zero);
    game(&mut history, 1, StartNumber(3), StartNumber(2), Some(GameResult::WhiteWins));
    game(&mut history, 1, StartNumber(5), StartNumber(4), Some(GameResult::WhiteWins));
    let second = pair(&monrad(&history, 2)).unwrap();
    assert_eq!(alone(&second), [(StartNumber(1), "no_first_game", HalfPoints::ZERO)]);
    assert_eq!(second.boards.len(), 2);
}

#[test]
fn several_byes_of_the_first_game_are_all_kept() {
    let mut history = double(4, 4);
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::Draw));
    bye(&mut history, 1, StartNumber(3), ByeKind::PairingAllocated);
    bye(&mut history, 1, StartNumber(4), ByeKind::PairingAllocated);
    assert_eq!(everybody(&pair(&monrad(&history, 2)).unwrap()), [1, 2, 3, 4]);
}

#[test]
fn a_first_game_noted_without_colours_or_on_one_line_is_repeated() {
    let mut history = double(4, 4);
    let entry = |opponent, color| Entry::Game { opponent, color, mark: None };
    history.player_mut(StartNumber(1)).unwrap().set_entry(1, entry(StartNumber(2), None));
    history.player_mut(StartNumber(2)).unwrap().set_entry(1, entry(StartNumber(1), None));
    history.player_mut(StartNumber(4)).unwrap().set_entry(1, entry(StartNumber(3), Some(Color::White)));
    let second = pair(&monrad(&history, 2)).unwrap();
    assert_eq!(written(&second), "2-1 3-4");
    history.player_mut(StartNumber(2)).unwrap().set_entry(1, entry(StartNumber(1), Some(Color::Black)));
    assert_eq!(written(&pair(&monrad(&history, 2)).unwrap()), "2-1 3-4");
    history.player_mut(StartNumber(2)).unwrap().set_entry(1, entry(StartNumber(1), Some(Color::White)));
    assert_eq!(written(&pair(&monrad(&history, 2)).unwrap()), "1-2 3-4");
}

#[test]
fn nobody_is_placed_between_the_two_games() {
    // 4 wins and loses, 3 loses and wins: after both games all stand as before them.
    let mut history = double(4, 6);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::WhiteWins));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::WhiteWins));
    game(&mut history, 2, StartNumber(1), StartNumber(2), Some(GameResult::WhiteWins));
    game(&mut history, 2, StartNumber(3), StartNumber(4), Some(GameResult::WhiteWins));
    assert_eq!(pair(&monrad(&history, 3)).unwrap().placement, [1, 2, 3, 4]);
    let stored = pair(&monrad(&history, 1)).unwrap().placement;
    let second = pair(&monrad(&history, 2).placed(Some(&stored))).unwrap().placement;
    assert_eq!(pair(&monrad(&history, 3).placed(Some(&second))).unwrap().placement, [1, 2, 3, 4]);
}

#[test]
fn d4_9_2_5_the_control_looks_at_the_next_pairing() {
    // Four players, three pairings of two games: the second pairing (round 3) is controlled.
    let mut history = double(4, 6);
    for round in 1..=6 {
        let pairing = pair(&monrad(&history, round)).unwrap();
        let expected = if round == 3 { Control::Passed } else { Control::NotNeeded };
        assert_eq!(pairing.control, expected, "round {round}");
        for (white, black) in pairing.pairs() {
            game(&mut history, round, white, black, Some(GameResult::Draw));
        }
    }
    assert!(check(System::Of(Host::Monrad), &history).is_equal());
}

#[test]
fn a_second_game_with_other_opponents_is_a_difference() {
    let mut history = double(4, 4);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::Draw));
    let of = |boards: &str| judge(&monrad(&history, 2), &Proposal { boards: pairs_of(boards), byes: vec![] });
    assert!(of("1-2 3-4").is_equal() && of("3-4 1-2").is_equal());
    for boards in ["2-1 3-4", "1-3 2-4"] {
        assert!(of(boards).is_legal() && !of(boards).is_equal(), "{boards}");
        assert_eq!(of(boards).deciding.unwrap().as_str(), "D4.9.1-3");
    }
}

#[test]
fn all_play_all_and_brackets_have_no_second_games() {
    let history = double(4, 6);
    for system in [System::Of(Host::RoundRobin { cycles: 1 }), System::Olympiad { teams: 2 }] {
        let plain = History { double_rounds: false, ..history.clone() };
        assert_eq!(pair(&Request::new(system, &history, 2)), pair(&Request::new(system, &plain, 2)));
    }
}

#[test]
fn check_reads_a_second_game_forfeited_by_somebody_who_left_as_no_pairing() {
    let mut history = double(4, 4);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::Draw));
    game(&mut history, 2, StartNumber(1), StartNumber(2), Some(GameResult::BlackForfeits));
    game(&mut history, 2, StartNumber(3), StartNumber(4), Some(GameResult::Draw));
    withdraw(&mut history, StartNumber(2), 1, 1);
    let found = check(System::Of(Host::Monrad), &history);
    assert!(found.is_equal(), "{found:?}");
}

/// Players come, go and stay away; the double rounds are played through.
#[test]
fn nobody_is_lost_or_doubled_and_every_second_game_mirrors_the_first() {
    let (mut seconds, mut walkovers) = (0, 0);
    for seed in 0..1500u64 {
        let mut dice = Dice(seed);
        let mut history = double(2 + dice.below(11), 8);
        let mut stored: Option<Vec<StartNumber>> = None;
        for round in 1..=8 {
            for number in 1..=history.players.len() as u32 {
                match dice.below(60) {
                    0 if history.player(StartNumber(number)).unwrap().withdrawal.is_none() => {
                        withdraw(&mut history, StartNumber(number), round - 1, round * 100 + number)
                    }
                    1 => bye(
                        &mut history,
                        round,
                        StartNumber(number),
                        [ByeKind::Half, ByeKind::Zero][dice.below(2) as usize],
                    ),
                    _ => {}
                }
            }
            let request = monrad(&history, round).placed(stored.as_deref());
            let Ok(pairing) = pair(&request) else { break };
            assert_eq!(
                everybody(&pairing),
                (1..=history.players.len() as u32).map(StartNumber).collect::<Vec<_>>(),
                "{seed} {round}"
            );
            assert_eq!(pairing.placement.iter().collect::<BTreeSet<_>>().len(), history.players.len());
            if round % 2 == 0 {
                for (white, black) in pairing.pairs() {
                    let first = history.player(white).unwrap().entry(round - 1);
                    assert!(
                        matches!(first, Entry::Game { opponent, color: Some(Color::Black), .. } if opponent == black)
                    );
                    seconds += 1;
                }
                walkovers += pairing.unopposed.len();
            } else {
                assert!(pairing.unopposed.is_empty());
            }
            let byes = pairing.bye.iter().map(|bye| bye.player).collect();
            let judgement = judge(&request, &Proposal { boards: pairing.pairs().collect(), byes });
            assert!(judgement.is_equal(), "{seed} {round} {judgement:?}");
            stored = Some(pairing.placement.clone());
            play(&mut history, &pairing, &mut dice);
            for one in &pairing.unopposed {
                bye(&mut history, round, one.player, ByeKind::PairingAllocated);
            }
        }
    }
    assert!(seconds > 8000 && walkovers > 300, "{seconds} {walkovers}");
}

#[test]
fn double_rounds_played_as_paired_check_clean() {
    let mut rounds = 0;
    for seed in 0..300u64 {
        let mut dice = Dice(seed);
        let mut history = double(2 + dice.below(11), 6);
        for round in 1..=6 {
            if round % 2 == 0 && dice.once_in(3) {
                let number = 1 + dice.below(history.players.len() as u32);
                if history.player(StartNumber(number)).unwrap().withdrawal.is_none() {
                    withdraw(&mut history, StartNumber(number), round - 1, round);
                }
            }
            let Ok(pairing) = pair(&monrad(&history, round)) else { break };
            play(&mut history, &pairing, &mut dice);
            for one in &pairing.unopposed {
                bye(&mut history, round, one.player, ByeKind::PairingAllocated);
            }
        }
        let found = check(System::Of(Host::Monrad), &history);
        assert!(found.is_equal(), "{seed}: {found:?}");
        rounds += found.rounds_checked;
    }
    assert!(rounds > 900, "{rounds}");
}
