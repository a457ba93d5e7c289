//! What is drawn: colours once, places once, and what every play-off comes to.

use proptest::prelude::*;
use rokade_model::{Color, GameResult};
use rokade_pairing::{Host, System};
use rokade_tournament::{
    Command, Event, GameState, PlayOffLadder, PlayerId, Stage, StageColours, StageKind, Stake, digest,
};

use super::{enter, games, ids, order, set_up, the_play_off, tied, win};
use crate::hall::Hall;

#[test]
fn behind_the_winner_a_lot_may_take_the_place_of_more_games() {
    let (mut hall, group) = tied(3, 6);
    hall.give(set_up(group, &[1, 2, 3], PlayOffLadder::Champion));
    let lot = |players: &[u32]| Command::DrawPlaceLot { group, players: ids(players), seed: 6 };
    for game in 1..=6 {
        assert_eq!(hall.refused(lot(&[1, 2])), ["play_off_goes_on"]);
        let there = *the_play_off(&hall).game(game).unwrap();
        match [there.white, there.black].contains(&PlayerId(3)) {
            true => win(&mut hall, group, game, 3),
            false => enter(&mut hall, group, game, GameResult::Draw),
        }
    }
    assert_eq!(the_play_off(&hall).course(&[]).may_draw, [ids(&[1, 2])]);
    hall.give(lot(&[1, 2]));
    let drawn: Vec<u32> = hall.the_group().place_lots[0].players.iter().map(|player| player.0).collect();
    assert_eq!(order(&hall), [&[3][..], &drawn].concat());
    assert_eq!(hall.tournament.level_for_lot(group), []);
}

#[test]
fn a_ladder_used_up_by_three_is_repeated_or_ended_by_lot() {
    let (mut hall, group) = tied(3, 6);
    let one = Stage {
        kind: StageKind::SuddenDeath,
        games: 1,
        time_control: "W300-B240".to_owned(),
        colours: StageColours::ByLot,
        draw_wins_for: Some(Color::Black),
    };
    hall.give(Command::SetUpPlayOff {
        group,
        players: ids(&[1, 2, 3]),
        ladder: PlayOffLadder::Own,
        stages: vec![one],
        stake: Stake::Place,
        note: "Turneringslederen".to_owned(),
        seed: 3,
    });
    let lot = |seed: u64| Command::DrawPlaceLot { group, players: ids(&[3, 1, 2]), seed };
    assert_eq!(hall.refused(lot(5)), ["play_off_goes_on"]);
    // One win each.
    for game in 1..=3 {
        let there = *the_play_off(&hall).game(game).unwrap();
        let (one, other) = (there.white.0.min(there.black.0), there.white.0.max(there.black.0));
        win(&mut hall, group, game, if (one, other) == (1, 3) { 3 } else { one });
    }
    assert_eq!(games(&hall).len(), 6, "the last stage once more");
    let course = the_play_off(&hall).course(&[]);
    assert_eq!((course.is_decided(), course.may_draw.clone()), (false, vec![ids(&[1, 2, 3])]));
    hall.give(lot(5));
    let drawn: Vec<u32> = hall.the_group().place_lots[0].players.iter().map(|player| player.0).collect();
    assert_eq!(order(&hall), drawn);
    assert_eq!(hall.refused(Command::Undo), ["place_lot_stands D4.9.10"]);
    hall.check_fold();
}

#[test]
fn play_offs_and_lots_wait_for_the_last_game_and_take_everybody_who_is_level() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 4);
    let group = hall.the_group().id;
    hall.play_round(group);
    let early = hall.refused(set_up(group, &[1, 3], PlayOffLadder::Champion));
    assert!(early.contains(&"places_still_open".to_owned()), "{early:?}");
    let (mut hall, group) = tied(3, 6);
    let refused = |hall: &mut Hall, players: &[u32]| hall.refused(set_up(group, players, PlayOffLadder::Champion));
    assert_eq!(refused(&mut hall, &[1]), ["play_off_needs_two"]);
    assert_eq!(refused(&mut hall, &[1, 1]), ["play_off_wrong_player"]);
    assert_eq!(refused(&mut hall, &[1, 99]), ["play_off_wrong_player"]);
    assert_eq!(refused(&mut hall, &[1, 2]), ["level_player_left_out D4.9.10"]);
    assert_eq!(refused(&mut hall, &[1, 4]), ["players_not_level D4.9.10"]);
    let lot = Command::DrawPlaceLot { group, players: ids(&[1, 2]), seed: 1 };
    assert_eq!(hall.refused(lot), ["level_player_left_out D4.9.10"]);
}

#[test]
fn d4_9_10_a_lot_parts_players_whom_nothing_else_does_and_is_drawn_once() {
    let (mut hall, group) = tied(2, 4);
    let lot = |seed: u64| Command::DrawPlaceLot { group, players: ids(&[2, 1]), seed };
    assert_eq!(hall.tournament.level_for_lot(group)[0].players, ids(&[1, 2]));
    hall.give(lot(7));
    assert_eq!(hall.tournament.level_for_lot(group), []);
    assert_eq!(hall.tournament.rules(group).lots.len(), 1);
    assert_eq!(hall.refused(lot(8)), ["place_lot_stands D4.9.10"]);
    assert_eq!(hall.refused(Command::Undo), ["place_lot_stands D4.9.10"]);
    assert_eq!(digest(&hall.records).last().unwrap().summary.key, "event_place_lot_drawn");
    hall.check_fold();
}

#[test]
fn a_play_off_called_off_and_set_up_again_keeps_its_lot() {
    let (mut hall, group) = tied(2, 4);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    assert_eq!(hall.refused(Command::Undo), ["play_off_lot_stands"]);
    assert_eq!(hall.refused(set_up(group, &[1, 2], PlayOffLadder::Promotion)), ["play_off_goes_on"]);
    let white = the_play_off(&hall).games[0].white;
    hall.give(Command::CallOffPlayOff { group, play_off: 1 });
    assert_eq!(hall.refused(Command::CallOffPlayOff { group, play_off: 1 }), ["play_off_called_off"]);
    assert_eq!(hall.refused(Command::CallOffPlayOff { group, play_off: 9 }), ["no_such_play_off"]);
    hall.give(Command::Undo);
    assert!(!the_play_off(&hall).called_off, "calling off is taken back");
    hall.give(Command::CallOffPlayOff { group, play_off: 1 });
    let Command::SetUpPlayOff { players, ladder, stages, stake, note, .. } =
        set_up(group, &[2, 1], PlayOffLadder::Promotion)
    else {
        unreachable!()
    };
    hall.give(Command::SetUpPlayOff { group, players, ladder, stages, stake, note, seed: 99 });
    assert_eq!((the_play_off(&hall).seed, the_play_off(&hall).games[0].white), (11, white));
    hall.check_fold();
}

#[test]
fn a_later_lot_with_more_players_keeps_the_order_of_the_first() {
    for seed in 0..40 {
        let (mut hall, group) = tied(3, 6);
        hall.write([Event::PlaceLotDrawn { group, players: ids(&[2, 1]), seed: 1 }]);
        hall.give(Command::DrawPlaceLot { group, players: ids(&[1, 2, 3]), seed });
        let drawn = &hall.the_group().place_lots[1].players;
        let at = |player: u32| drawn.iter().position(|id| *id == PlayerId(player)).unwrap();
        assert!(at(2) < at(1), "{drawn:?}");
    }
}

#[test]
fn a_knock_out_has_no_play_offs_about_places() {
    let mut hall = Hall::playing(System::KnockOut, 2, 4);
    let group = hall.the_group().id;
    hall.give(Command::DrawLots { group, seed: 2 });
    hall.lay(group);
    for board in [1, 2] {
        hall.enter_game(group, 1, board, 1, GameResult::WhiteWins);
        hall.enter_game(group, 1, board, 2, GameResult::BlackWins);
    }
    assert_eq!(hall.tournament.completed_rounds(group), 1);
    assert_eq!(hall.tournament.level_for_play_off(group, Stake::Title), [], "those who are out share their place");
    assert_eq!(hall.tournament.level_for_lot(group), []);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_play_off_ends_with_everybody_in_one_order_and_the_journal_folds(
        level in 2_u32..=5,
        seed: u64,
        results in proptest::collection::vec(0_u8..3, 200),
    ) {
        let (mut hall, group) = tied(level, 6);
        let players: Vec<u32> = (1..=level).collect();
        let Command::SetUpPlayOff { players, ladder, stages, stake, note, .. } =
            set_up(group, &players, PlayOffLadder::Champion)
        else {
            unreachable!()
        };
        hall.give(Command::SetUpPlayOff { group, players, ladder, stages, stake, note, seed });
        for result in results {
            let course = the_play_off(&hall).course(&[]);
            let open = |at: &usize| course.needs(*at) && the_play_off(&hall).games[*at].game == GameState::Open;
            let Some(game) = (0..the_play_off(&hall).games.len()).find(open) else { break };
            let result = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][usize::from(result)];
            enter(&mut hall, group, u32::try_from(game + 1).unwrap(), result);
        }
        let course = the_play_off(&hall).course(&[]);
        let mut ranked: Vec<PlayerId> = course.ranks.concat();
        ranked.sort();
        prop_assert_eq!(ranked, ids(&(1..=level).collect::<Vec<_>>()), "nobody is lost and nobody is twice");
        if course.is_decided() {
            prop_assert_eq!(course.order().len(), usize::try_from(level).unwrap());
        } else {
            prop_assert!(course.heats.iter().any(|heat| heat.repeat > 0), "only a repeated stage goes on so long");
        }
        hall.check_fold();
    }
}
