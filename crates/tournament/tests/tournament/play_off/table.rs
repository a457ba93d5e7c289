//! What play-offs and lots do to the table.

use rokade_standings::TieBreak;
use rokade_tournament::{Command, GroupId, PlayOffLadder, PlayerId};

use super::{ids, set_up, tied, tied_by, unequal_corrections, win};
use crate::hall::Hall;

/// The players by place.
fn table(hall: &Hall, group: GroupId) -> Vec<(u32, u32)> {
    hall.tournament.standings(group).rows.iter().map(|row| (row.place, row.player.0)).collect()
}

#[test]
fn d4_2_36f_the_winner_of_the_title_play_off_stands_first_whatever_the_correction() {
    let (mut hall, group) = unequal_corrections();
    assert_eq!(table(&hall, group)[..2], [(1, 1), (2, 2)]);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    win(&mut hall, group, 1, 2);
    assert_eq!(table(&hall, group)[..2], [(1, 1), (2, 2)], "nothing changes before it is decided");
    win(&mut hall, group, 2, 2);
    assert_eq!(table(&hall, group)[..2], [(1, 2), (2, 1)]);
}

#[test]
fn d4_9_10_play_offs_and_lots_part_shared_places() {
    let (mut hall, group) = tied(3, 6);
    assert_eq!(table(&hall, group)[..3], [(1, 1), (1, 2), (1, 3)]);
    hall.give(Command::DrawPlaceLot { group, players: ids(&[1, 2, 3]), seed: 5 });
    let drawn = hall.the_group().place_lots[0].players.clone();
    let ranked: Vec<PlayerId> = table(&hall, group)[..3].iter().map(|(_, player)| PlayerId(*player)).collect();
    assert_eq!(ranked, drawn);
}

#[test]
fn a_list_that_asks_for_a_play_off_reminds_of_it_until_it_is_played() {
    let list = vec![TieBreak::PlayOff, TieBreak::DsuSonnebornBerger, TieBreak::Lot];
    let (mut hall, group) = tied_by(list, 2, 4);
    assert_eq!(hall.todos(group)[0], "Next todo_play_off");
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Promotion));
    assert_eq!(hall.todos(group)[0], "Next todo_play_off_games");
    hall.give(Command::CallOffPlayOff { group, play_off: 1 });
    hall.give(Command::DrawPlaceLot { group, players: ids(&[1, 2]), seed: 5 });
    assert!(!hall.todos(group).contains(&"Next todo_place_lot".to_owned()));
    assert!(table(&hall, group)[..2].iter().zip(1..).all(|((place, _), index)| *place == index));
}
