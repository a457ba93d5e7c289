use rokade_model::{ByeKind, GameResult, HalfPoints, LeaveNotice, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, PlayerId, SetGame, Slot};

use crate::hall::{ALL_PLAY_ALL, Hall};

fn withdraw(hall: &mut Hall, player: u32) {
    hall.give(Command::Withdraw { player: PlayerId(player), notice: LeaveNotice::Accepted });
}

#[test]
fn everybody_meets_everybody_from_the_draw_to_the_final_table() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    let group = hall.the_group().id;
    for _ in 1..=5 {
        hall.play_round(group);
    }
    hall.give(Command::FinishGroup { group });
    assert_eq!(hall.places(group), [1, 2, 3, 4, 5, 6]);
    let standings = hall.tournament.standings(group);
    assert!(standings.rows.iter().all(|row| row.games == 5));
    hall.check_fold();
}

#[test]
fn a_double_all_play_all_turns_the_colours() {
    let mut hall = Hall::playing(System::Of(Host::RoundRobin { cycles: 2 }), 0, 4);
    let group = hall.the_group().id;
    for _ in 1..=6 {
        hall.play_round(group);
    }
    let turned = |pair: &String| pair.split('-').rev().collect::<Vec<_>>().join("-");
    let first: Vec<String> = hall.pairs(group, 1).iter().map(turned).collect();
    let second = hall.pairs(group, 4);
    assert!(second.iter().all(|pair| first.contains(pair)), "{first:?} {second:?}");
}

#[test]
fn the_rest_round_of_an_odd_field_gives_nothing() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 5);
    let group = hall.the_group().id;
    hall.play_round(group);
    let bye = &hall.the_group().rounds[0].byes[0];
    assert_eq!((bye.kind, bye.points), (ByeKind::PairingAllocated, HalfPoints::ZERO));
    let resting = hall.the_group().number_of(bye.player).unwrap();
    assert_eq!(hall.points(group, resting.0), "0");
}

/// Six players, five games each: two games are 40 %, three are 60 %.
fn left_after(rounds: u32) -> (Hall, rokade_tournament::GroupId) {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    let group = hall.the_group().id;
    for _ in 0..rounds {
        hall.play_round(group);
    }
    withdraw(&mut hall, 6);
    for _ in rounds..5 {
        hall.play_round(group);
    }
    hall.give(Command::FinishGroup { group });
    (hall, group)
}

#[test]
fn d4_1_16a_below_half_the_games_do_not_count() {
    let (hall, group) = left_after(2);
    let standings = hall.tournament.standings(group);
    assert_eq!(standings.excluded.len(), 1);
    assert_eq!(standings.excluded[0].player, StartNumber(6));
    // Without number 6 four games are left to each; the best has won them all.
    assert_eq!(hall.points(group, 1), "4");
    assert_eq!(hall.points(group, 5), "0");
}

#[test]
fn d4_1_16b_from_half_on_the_games_not_played_are_lost() {
    let (hall, group) = left_after(3);
    let standings = hall.tournament.standings(group);
    assert_eq!(standings.excluded, []);
    // Everybody has a point from number 6, played or awarded.
    assert_eq!(hall.points(group, 1), "5");
    assert_eq!(hall.points(group, 5), "1");
    assert_eq!(hall.points(group, 6), "0");
}

#[test]
fn the_opponent_of_a_withdrawn_player_is_published_without_a_game() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    let group = hall.the_group().id;
    hall.play_round(group);
    withdraw(&mut hall, 6);
    hall.lay(group);
    let round = hall.the_group().round(2).unwrap();
    assert_eq!((round.boards.len(), round.byes.len()), (2, 1));
    assert_eq!(round.byes[0].points, HalfPoints::ZERO);
}

#[test]
fn d4_1_16a_whoever_left_an_all_play_all_does_not_come_back() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    withdraw(&mut hall, 6);
    assert_eq!(hall.refused(Command::Return { player: PlayerId(6) }), ["return_in_all_play_all D4.1-16a"]);
}

fn ahead(hall: &mut Hall, round: u32, board: u32, result: GameResult) {
    let group = hall.the_group().id;
    let seen = hall.tournament.round_ahead(group, round).unwrap().board(board).unwrap().game;
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, round, board),
        to: GameState::Done { result, notice: None },
        seen,
        confirmed: false,
        seed: 0,
    }));
}

#[test]
fn d4_9_11_3_the_draw_gives_the_whole_schedule() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    let group = hall.the_group().id;
    let promised: Vec<Vec<(PlayerId, PlayerId)>> =
        hall.tournament.schedule(group).iter().map(|round| seats(round)).collect();
    assert_eq!(promised.len(), 5);
    for _ in 1..=5 {
        hall.play_round(group);
    }
    let played: Vec<Vec<(PlayerId, PlayerId)>> = hall.the_group().rounds.iter().map(seats).collect();
    assert_eq!(promised, played, "the schedule is what is played");
}

fn seats(round: &rokade_tournament::Round) -> Vec<(PlayerId, PlayerId)> {
    round.boards.iter().map(|board| (board.white, board.black)).collect()
}

#[test]
fn a_result_ahead_of_its_round_stands_when_the_round_is_published() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    let group = hall.the_group().id;
    ahead(&mut hall, 3, 2, GameResult::BlackWins);
    assert_eq!(hall.tournament.standings(group).after, 0, "it does not count before its round");
    hall.play_round(group);
    hall.play_round(group);
    let before = hall.points(group, 1);
    hall.lay(group);
    assert_eq!(hall.points(group, 1), before);
    let board = hall.the_group().round(3).unwrap().board(2).unwrap().clone();
    assert_eq!(board.game.result(), Some(GameResult::BlackWins));
    assert!(hall.the_group().ahead.is_empty());
    assert!(!hall.the_group().is_started(3, hall.now), "a game played ahead does not start the round");
    hall.play_rest(group, 3);
    assert_eq!(hall.tournament.rated_games(group).len(), 9, "every game is rated once");
    hall.check_fold();
}

#[test]
fn a_result_ahead_is_cleared_and_taken_back_like_any_other() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    let group = hall.the_group().id;
    ahead(&mut hall, 4, 1, GameResult::Draw);
    hall.give(Command::Undo);
    assert!(hall.the_group().ahead.is_empty());
    ahead(&mut hall, 4, 1, GameResult::Draw);
    let seen = hall.tournament.round_ahead(group, 4).unwrap().board(1).unwrap().game;
    let (round, board) = (4, 1);
    let other = Command::SetGame(SetGame {
        at: Slot::board(group, round, board),
        to: GameState::Postponed { until: None },
        seen,
        confirmed: false,
        seed: 0,
    });
    assert_eq!(hall.refused(other), ["ahead_not_put_off"]);
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, round, board),
        to: GameState::Open,
        seen,
        confirmed: false,
        seed: 0,
    }));
    assert!(hall.the_group().ahead.is_empty());
    let none = Command::SetGame(SetGame {
        at: Slot::board(group, 9, board),
        to: GameState::Open,
        seen,
        confirmed: false,
        seed: 0,
    });
    assert_eq!(hall.refused(none), ["round_not_published"]);
    hall.check_fold();
}

#[test]
fn d4_1_16b_a_game_played_ahead_counts_for_whoever_leaves_before_its_round() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.play_round(group);
    let last = hall.tournament.round_ahead(group, 5).unwrap().into_owned();
    let of_six = last.boards.iter().find(|board| [board.white, board.black].contains(&PlayerId(6))).unwrap();
    let result = if of_six.white == PlayerId(6) { GameResult::WhiteWins } else { GameResult::BlackWins };
    ahead(&mut hall, 5, of_six.number, result);
    withdraw(&mut hall, 6);
    for _ in 3..=5 {
        hall.play_round(group);
    }
    hall.give(Command::FinishGroup { group });
    // Three games of five are played: number 6 stays in the table with the point of the game played ahead.
    assert_eq!(hall.tournament.standings(group).excluded, []);
    assert_eq!(hall.points(group, 6), "1");
    hall.check_fold();
}
