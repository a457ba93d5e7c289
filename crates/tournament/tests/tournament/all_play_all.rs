use rokade_model::{ByeKind, HalfPoints, LeaveNotice};
use rokade_pairing::System;
use rokade_tournament::{Command, PlayerId};

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
    let mut hall = Hall::playing(System::RoundRobin { cycles: 2 }, 0, 4);
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
    assert_eq!(hall.points(group, resting), "0");
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
    assert_eq!(standings.excluded[0].player, 6);
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
