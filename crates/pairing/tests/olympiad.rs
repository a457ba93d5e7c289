//! The team event of the clubs, clause by clause.

mod fields;

use std::collections::{BTreeMap, BTreeSet};

use fields::*;
use rokade_model::{ByeKind, GameResult, HalfPoints, History, StartNumber};
use rokade_pairing::olympiad::{draft, matches, team_table};
use rokade_pairing::{Pairing, Proposal, Request, System, check, judge, pair};

const FOUR: System = System::Olympiad { teams: 4 };

fn paired(history: &History, teams: u16, round: u32) -> Pairing {
    pair(&Request::new(System::Olympiad { teams }, history, round)).unwrap()
}

fn alone(pairing: &Pairing) -> Vec<(StartNumber, &str, HalfPoints)> {
    pairing.unopposed.iter().map(|bye| (bye.player, &*bye.reason.key, bye.points)).collect()
}

#[test]
fn d4_9_9_5_twenty_four_players_in_four_teams_as_printed() {
    let teams = draft(&(1..=24).map(StartNumber).collect::<Vec<_>>(), 4);
    assert_eq!(teams[0], [1, 8, 11, 14, 17, 24]);
    assert_eq!(teams[1], [2, 7, 12, 13, 18, 23]);
    assert_eq!(teams[2], [3, 6, 9, 16, 19, 22]);
    assert_eq!(teams[3], [4, 5, 10, 15, 20, 21]);
}

#[test]
fn d4_9_9_5_any_number_of_teams_is_drafted_in_turns_that_balance() {
    for teams in 1..=12usize {
        for players in 0..=60u32 {
            let drafted = draft(&(1..=players).map(StartNumber).collect::<Vec<_>>(), teams);
            let mut all = drafted.concat();
            all.sort_unstable();
            assert_eq!(all, (1..=players).map(StartNumber).collect::<Vec<_>>());
            let sizes: BTreeSet<usize> = drafted.iter().map(Vec::len).collect();
            assert!(sizes.last().unwrap() - sizes.first().unwrap() <= 1);
            // Every turn hands each team one player, and two turns give every team the same sum.
            assert!(drafted.iter().all(|team| team.is_sorted()));
            if (players as usize).is_multiple_of(2 * teams) {
                let sums: BTreeSet<u32> = drafted.iter().map(|team| team.iter().map(|number| number.0).sum()).collect();
                assert_eq!(sums.len(), 1);
            }
        }
    }
    assert!(draft(&[StartNumber(1), StartNumber(2)], 0).is_empty());
    assert_eq!(draft(&[StartNumber(1), StartNumber(2)], 3), [vec![1], vec![2], vec![]]);
}

#[test]
fn d4_9_9_5_the_order_of_strength_is_drafted() {
    let mut history = field(4, 1);
    history.seeding = [4, 2, 3, 1].map(StartNumber).to_vec();
    assert_eq!(written(&paired(&history, 2, 1)), "4-2 3-1");
}

#[test]
fn d4_9_9_5_every_team_meets_every_team_board_by_board() {
    let history = field(24, 3);
    let teams = draft(&history.by_strength(), 4);
    let team_of = |number: u32| teams.iter().position(|team| team.contains(&StartNumber(number))).unwrap();
    let board_of = |number: u32| teams[team_of(number)].iter().position(|one| *one == StartNumber(number)).unwrap();
    let mut met: BTreeMap<(usize, usize), u32> = BTreeMap::new();
    for round in 1..=3 {
        let pairing = paired(&history, 4, round);
        assert_eq!((pairing.boards.len(), pairing.unopposed.len()), (12, 0));
        for (white, black) in pairing.pairs() {
            assert_eq!(board_of(white.0), board_of(black.0));
            let (one, other) = (team_of(white.0), team_of(black.0));
            *met.entry((one.min(other), one.max(other))).or_default() += 1;
        }
    }
    assert_eq!(met.len(), 6);
    assert!(met.values().all(|boards| *boards == 6));
    let no = pair(&Request::new(FOUR, &history, 4)).unwrap_err();
    assert_eq!(no.reason.key, "teams_have_met");
}

#[test]
fn d4_9_9_5_colours_alternate_from_board_to_board() {
    // Round 1 of four teams: 1-4 and 2-3.
    let first = paired(&field(24, 3), 4, 1);
    assert_eq!(written(&first), "1-4 5-8 11-10 15-14 17-20 21-24 2-3 6-7 12-9 16-13 18-19 22-23");
    let colour = &first.boards[1].colour;
    assert_eq!(colour.key, "team_board");
    assert_eq!(colour.clauses.iter().map(|clause| clause.as_str()).collect::<Vec<_>>(), ["D4.9.9.5", "D4.9.11-2"]);
}

#[test]
fn d4_9_9_5_teams_already_formed_stand() {
    let mut history = field(6, 3);
    history.teams = vec![vec![StartNumber(6), StartNumber(1)], vec![StartNumber(5), StartNumber(2)]];
    let pairing = paired(&history, 4, 1);
    assert_eq!(written(&pairing), "6-5 2-1");
    assert_eq!(
        alone(&pairing),
        [(StartNumber(3), "without_team", HalfPoints::ZERO), (StartNumber(4), "without_team", HalfPoints::ZERO)]
    );
    // Nobody sits twice, and a place without a player stays empty.
    history.teams = vec![[6, 1, 6].map(StartNumber).to_vec(), [5, 9, 3].map(StartNumber).to_vec()];
    let pairing = paired(&history, 4, 1);
    assert_eq!(written(&pairing), "6-5");
    let waiting: Vec<_> = alone(&pairing).iter().map(|(player, key, _)| (*player, *key)).collect();
    let shorter = "team_is_shorter";
    assert_eq!(
        waiting,
        [
            (StartNumber(1), shorter),
            (StartNumber(3), shorter),
            (StartNumber(2), "without_team"),
            (StartNumber(4), "without_team")
        ]
    );
}

#[test]
fn d4_9_9_5_an_uneven_team_leaves_a_board_empty() {
    let pairing = paired(&field(5, 1), 2, 1);
    assert_eq!(written(&pairing), "1-2 3-4");
    assert_eq!(alone(&pairing), [(StartNumber(5), "team_is_shorter", HalfPoints::ZERO)]);
}

#[test]
fn d4_9_9_5_who_is_away_leaves_the_point_to_the_opponent() {
    let mut history = field(8, 3);
    bye(&mut history, 1, StartNumber(5), ByeKind::Half);
    withdraw(&mut history, StartNumber(2), 0, 1);
    let pairing = paired(&history, 4, 1);
    assert_eq!(
        alone(&pairing),
        [
            (StartNumber(8), "team_opponent_away", HalfPoints::ONE),
            (StartNumber(3), "team_opponent_away", HalfPoints::ONE)
        ]
    );
    assert_eq!((written(&pairing), pairing.absent), ("1-4 6-7".to_owned(), vec![StartNumber(2), StartNumber(5)]));
}

#[test]
fn d4_9_11_1_an_odd_number_of_teams_rests_in_turn() {
    let history = field(6, 3);
    let mut rested = Vec::new();
    for round in 1..=3 {
        let pairing = paired(&history, 3, round);
        assert_eq!((pairing.boards.len(), pairing.unopposed.len()), (2, 2));
        assert!(alone(&pairing).iter().all(|(_, key, points)| *key == "team_rests" && *points == HalfPoints::ZERO));
        rested.extend(pairing.unopposed.iter().map(|bye| bye.player));
    }
    rested.sort_unstable();
    assert_eq!(rested, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn d4_9_9_5_one_team_meets_nobody() {
    for (players, teams) in [(6, 1), (6, 0), (0, 1)] {
        let no = pair(&Request::new(System::Olympiad { teams }, &field(players, 3), 1)).unwrap_err();
        assert_eq!(no.reason.key, "too_few_teams");
    }
    assert!(matches(&field(6, 3), 1, 1).is_empty());
}

#[test]
fn d4_9_9_5_a_proposal_is_judged_by_team_board_and_colour() {
    let history = field(8, 3);
    let of = |boards: &str| {
        let proposal = Proposal { boards: pairs_of(boards), byes: vec![] };
        let judgement = judge(&Request::new(FOUR, &history, 1), &proposal);
        assert!(judgement.is_legal());
        (judgement.deciding.map(|clause| clause.to_string()), judgement.proposed_value, judgement.engine_value)
    };
    let clause = |clause: &str| Some(clause.to_owned());
    assert_eq!(of("1-4 5-8 2-3 6-7"), (None, None, None));
    assert_eq!(of("1-3 5-8 2-4 6-7"), (clause("D4.9.11-2"), Some(3), Some(4)));
    assert_eq!(of("1-5 4-8 2-3 6-7"), (clause("D4.9.9.5"), Some(2), Some(1)));
    assert_eq!(of("4-1 5-8 2-3 6-7"), (clause("D4.9.9.5"), None, None));
}

#[test]
fn the_table_counts_boards_and_matches() {
    let mut history = field(8, 3);
    for (white, black) in paired(&history, 4, 1).pairs().collect::<Vec<_>>() {
        game(&mut history, 1, white, black, Some(GameResult::WhiteWins));
    }
    // Teams 1 {1, 8}, 2 {2, 7}, 3 {3, 6}, 4 {4, 5}: 1–1 and 1–1.
    let halves = |row: &rokade_pairing::olympiad::TeamRow| (row.place, row.team, row.match_points, row.board_points.0);
    let table = |history: &History, after| team_table(history, 4, after).iter().map(halves).collect::<Vec<_>>();
    assert_eq!(table(&history, 1), [(1, 1, 1, 2), (1, 2, 1, 2), (1, 3, 1, 2), (1, 4, 1, 2)]);
    // Round 2: 1-2 and 4-3; a 2–0 in one half, one unfinished game in the other.
    game(&mut history, 2, StartNumber(1), StartNumber(2), Some(GameResult::WhiteWins));
    game(&mut history, 2, StartNumber(7), StartNumber(8), Some(GameResult::BlackWins));
    game(&mut history, 2, StartNumber(4), StartNumber(3), Some(GameResult::Draw));
    game(&mut history, 2, StartNumber(6), StartNumber(5), None);
    assert_eq!(table(&history, 2), [(1, 1, 3, 6), (2, 3, 1, 3), (2, 4, 1, 3), (4, 2, 1, 2)]);
    let second = matches(&history, 4, 2);
    assert_eq!(second.iter().map(|one| one.is_finished).collect::<Vec<_>>(), [true, false]);
    assert_eq!(
        (second[0].teams, second[0].boards.clone()),
        ((1, 2), vec![(StartNumber(1), StartNumber(2)), (StartNumber(7), StartNumber(8))])
    );
    assert_eq!((second[1].teams, second[1].points), ((4, 3), (HalfPoints::HALF, HalfPoints::HALF)));
    assert_eq!(table(&history, 0).len(), 4);
    assert_eq!(table(&history, u32::MAX), table(&history, 3));
}

#[test]
fn the_table_counts_walkovers_and_neither_rests_nor_empty_boards() {
    let mut history = field(7, 3);
    withdraw(&mut history, StartNumber(3), 0, 1);
    assert_eq!(draft(&history.by_strength(), 3), [vec![1, 6], vec![2, 5, 7], vec![3, 4]]);
    for round in 1..=3 {
        let pairing = paired(&history, 3, round);
        for (white, black) in pairing.pairs() {
            game(&mut history, round, white, black, Some(GameResult::Draw));
        }
        for one in &pairing.unopposed {
            bye(&mut history, round, one.player, ByeKind::PairingAllocated);
        }
    }
    let rows: Vec<_> = team_table(&history, 3, 3)
        .iter()
        .map(|row| (row.team, row.won, row.drawn, row.lost, row.board_points.0))
        .collect();
    assert_eq!(rows, [(1, 1, 1, 0, 5), (2, 1, 1, 0, 5), (3, 0, 0, 2, 2)]);
}

#[test]
fn check_reads_a_game_forfeited_by_somebody_who_left_as_no_pairing() {
    let mut history = field(4, 1);
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::Draw));
    game(&mut history, 1, StartNumber(3), StartNumber(4), Some(GameResult::BlackForfeits));
    withdraw(&mut history, StartNumber(4), 0, 1);
    let found = check(System::Olympiad { teams: 2 }, &history);
    assert!(found.is_equal(), "{found:?}");
}

#[test]
fn everybody_plays_waits_or_is_away_and_what_was_played_checks_clean() {
    let mut rounds = 0;
    for seed in 0..300u64 {
        let mut dice = Dice(seed);
        let teams = 2 + u16::try_from(dice.below(6)).unwrap();
        let system = System::Olympiad { teams };
        let players = 2 + dice.below(30);
        let mut history = field(players, system.planned_rounds(players as usize).unwrap());
        for round in 1..=history.rounds {
            for number in 1..=players {
                match dice.below(40) {
                    0 if history.player(StartNumber(number)).unwrap().withdrawal.is_none() => {
                        withdraw(&mut history, StartNumber(number), round - 1, round)
                    }
                    1 => bye(&mut history, round, StartNumber(number), ByeKind::Zero),
                    _ => {}
                }
            }
            let request = Request::new(system, &history, round);
            let pairing = pair(&request).unwrap();
            let mut all: Vec<StartNumber> = pairing.pairs().flat_map(|(white, black)| [white, black]).collect();
            all.extend(pairing.unopposed.iter().map(|bye| bye.player));
            assert_eq!(pairing.placement.iter().take(all.len()).collect::<BTreeSet<_>>(), all.iter().collect());
            all.extend(&pairing.absent);
            all.sort_unstable();
            assert_eq!(all, (1..=players).map(StartNumber).collect::<Vec<_>>());
            let judgement = judge(&request, &Proposal { boards: pairing.pairs().collect(), byes: vec![] });
            assert!(judgement.is_equal(), "{judgement:?}");
            play(&mut history, &pairing, &mut dice);
            for one in &pairing.unopposed {
                bye(&mut history, round, one.player, ByeKind::PairingAllocated);
            }
        }
        let found = check(system, &history);
        assert!(found.is_equal(), "{seed}: {found:?}");
        rounds += found.rounds_checked;
        let table = team_table(&history, teams, history.rounds);
        assert_eq!(table.len(), usize::from(teams));
        assert_eq!(table.iter().map(|row| row.won).sum::<u32>(), table.iter().map(|row| row.lost).sum::<u32>());
    }
    assert!(rounds > 1000, "{rounds}");
}
