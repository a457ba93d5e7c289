//! Play-offs and lots: players who are level are parted at the board, or by a seed.

use proptest::prelude::*;
use rokade_model::{Color, GameResult, Notice};
use rokade_pairing::System;
use rokade_standings::TieBreak;
use rokade_tournament::{
    Command, Event, GameState, GroupId, GroupSettings, PlayOff, PlayOffLadder, PlayerId, Stage, StageColours,
    StageKind, Stake, digest,
};

use crate::hall::{ALL_PLAY_ALL, Hall};

/// An all-play-all in which the first `level` players share the first place, played to the end.
fn tied(level: u32, players: u32) -> (Hall, GroupId) {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 1, players);
    let group = hall.the_group().id;
    let tiebreaks = vec![TieBreak::DsuSonnebornBerger];
    let settings = GroupSettings { tiebreaks, ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    for round in 1..=hall.the_group().settings.rounds {
        hall.lay(group);
        let boards: Vec<(u32, PlayerId, PlayerId)> = (hall.the_group().round(round).unwrap().boards.iter())
            .map(|board| (board.number, board.white, board.black))
            .collect();
        for (board, white, black) in boards {
            let result = match (white.0 <= level && black.0 <= level, white < black) {
                (true, _) => GameResult::Draw,
                (false, true) => GameResult::WhiteWins,
                (false, false) => GameResult::BlackWins,
            };
            hall.enter(group, round, board, result);
        }
    }
    (hall, group)
}

fn ids(numbers: &[u32]) -> Vec<PlayerId> {
    numbers.iter().copied().map(PlayerId).collect()
}

fn set_up(group: GroupId, players: &[u32], ladder: PlayOffLadder) -> Command {
    let note = if players.len() > 2 { "FU: alle mod alle".to_owned() } else { String::new() };
    let (stages, stake, seed) = (Vec::new(), Stake::Title, 11);
    Command::SetUpPlayOff { group, players: ids(players), ladder, stages, stake, note, seed }
}

fn the_play_off(hall: &Hall) -> &PlayOff {
    hall.the_group().play_offs.last().unwrap()
}

fn enter_command(hall: &Hall, group: GroupId, game: u32, result: GameResult) -> Command {
    let play_off = u32::try_from(hall.the_group().play_offs.len()).unwrap();
    let seen = the_play_off(hall).game(game).map_or(GameState::Open, |game| game.game);
    let notice = (!result.is_played()).then_some(Notice::Accepted);
    Command::EnterPlayOffGame { group, play_off, game, result, notice, seen }
}

#[track_caller]
fn enter(hall: &mut Hall, group: GroupId, game: u32, result: GameResult) {
    hall.give(enter_command(hall, group, game, result));
}

/// Lets a player win a game, whatever the colour.
#[track_caller]
fn win(hall: &mut Hall, group: GroupId, game: u32, winner: u32) {
    let white = the_play_off(hall).game(game).unwrap().white == PlayerId(winner);
    enter(hall, group, game, if white { GameResult::WhiteWins } else { GameResult::BlackWins });
}

/// The games as `stage white-black result`.
fn games(hall: &Hall) -> Vec<String> {
    let written = |game: &rokade_tournament::MatchGame| {
        let result = game.game.result().map_or("*".to_owned(), |result| result.to_string());
        format!("{} {}-{} {result}", game.stage, game.white, game.black)
    };
    the_play_off(hall).games.iter().map(written).collect()
}

fn order(hall: &Hall) -> Vec<u32> {
    the_play_off(hall).course(&hall.the_group().place_lots).order().iter().map(|player| player.0).collect()
}

#[test]
fn d4_2_36d_two_level_champions_climb_from_rapid_to_sudden_death_where_black_needs_a_draw() {
    let (mut hall, group) = tied(2, 4);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    assert_eq!(games(&hall).len(), 1);
    for game in 1..=4 {
        enter(&mut hall, group, game, GameResult::Draw);
    }
    let stages: Vec<usize> = the_play_off(&hall).games.iter().map(|game| game.stage).collect();
    assert_eq!(stages, [0, 0, 1, 1, 2]);
    let whites: Vec<PlayerId> = the_play_off(&hall).games.iter().map(|game| game.white).collect();
    assert!(whites[0] != whites[1] && whites[2] != whites[3], "colours alternate within a stage");
    assert!(order(&hall).is_empty() && hall.tournament.rules(group).play_offs.is_empty());
    let black = the_play_off(&hall).games[4].black.0;
    enter(&mut hall, group, 5, GameResult::Draw);
    assert_eq!(order(&hall), [black, 3 - black], "a draw is enough for Black");
    assert_eq!(hall.tournament.rules(group).play_offs, [[black, 3 - black]]);
    assert_eq!(games(&hall).len(), 5, "nothing comes after the decision");
    hall.check_fold();
}

#[test]
fn d4_2_36e_with_more_than_two_the_decision_about_the_rules_is_written_down() {
    let (mut hall, group) = tied(3, 6);
    let Command::SetUpPlayOff { players, ladder, stages, stake, seed, .. } =
        set_up(group, &[1, 2, 3], PlayOffLadder::Champion)
    else {
        unreachable!()
    };
    let note = "  ".to_owned();
    let silent = Command::SetUpPlayOff { group, players, ladder, stages, stake, note, seed };
    assert_eq!(hall.refused(silent), ["play_off_rules_unwritten D4.2-36e"]);
    hall.give(set_up(group, &[1, 2, 3], PlayOffLadder::Champion));
    assert_eq!(the_play_off(&hall).note, "FU: alle mod alle");
    assert_eq!(games(&hall).len(), 6, "three players meet twice each in rapid");
}

#[test]
fn d4_2_36f_the_champions_play_off_is_asked_before_any_correction() {
    let (mut hall, group) = tied(2, 5);
    let level = hall.tournament.level_for_play_off(group, Stake::Title);
    assert_eq!((level[0].place, level[0].players.clone()), (1, ids(&[1, 2])));
    hall.give(set_up(group, &[2, 1], PlayOffLadder::Champion));
    assert_eq!(the_play_off(&hall).stake, Stake::Title);
    let (mut hall, group) = unequal_corrections();
    assert_eq!(hall.tournament.level_for_play_off(group, Stake::Title)[0].players, ids(&[1, 2]));
    assert_eq!(hall.tournament.level_for_play_off(group, Stake::Place), []);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
}

/// Numbers 1 and 2 have equal points and different corrections.
fn unequal_corrections() -> (Hall, GroupId) {
    let (mut hall, group) = tied(2, 4);
    for (one, other) in [(1, 4), (2, 3)] {
        let found = hall.the_group().rounds.iter().find_map(|round| {
            let meets = |board: &&rokade_tournament::Board| {
                [board.white, board.black].contains(&PlayerId(one))
                    && [board.white, board.black].contains(&PlayerId(other))
            };
            round.boards.iter().find(meets).map(|board| (round.number, board.number))
        });
        let (round, board) = found.unwrap();
        let seen = hall.game(group, round, board);
        let result = GameResult::Draw;
        hall.give(Command::EnterResult { group, round, board, result, notice: None, seen, confirmed: true });
    }
    (hall, group)
}

#[test]
fn d4_2_37f_promotion_is_played_off_only_after_the_corrections() {
    let (mut hall, group) = unequal_corrections();
    assert_eq!(hall.refused(set_up(group, &[1, 2], PlayOffLadder::Promotion)), ["players_not_level D4.9.10"]);
    let (mut hall, group) = tied(2, 4);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Promotion));
    let stages: Vec<StageKind> = the_play_off(&hall).stages.iter().map(|stage| stage.kind).collect();
    assert_eq!(stages, [StageKind::Blitz, StageKind::Blitz, StageKind::SuddenDeath]);
    win(&mut hall, group, 1, 2);
    win(&mut hall, group, 2, 1);
    win(&mut hall, group, 3, 2);
    enter(&mut hall, group, 4, GameResult::Draw);
    assert_eq!(order(&hall), [2, 1]);
}

#[test]
fn d4_3_4b_a_title_is_decided_by_blitz_as_the_director_sets_it() {
    let (mut hall, group) = unequal_corrections();
    let blitz = Stage {
        kind: StageKind::Blitz,
        games: 0,
        time_control: "180+2".to_owned(),
        colours: StageColours::ByLot,
        draw_wins_for: None,
    };
    let own = |stages: Vec<Stage>| Command::SetUpPlayOff {
        group,
        players: ids(&[1, 2]),
        ladder: PlayOffLadder::Own,
        stages,
        stake: Stake::Title,
        note: String::new(),
        seed: 4,
    };
    assert_eq!(hall.refused(own(Vec::new())), ["play_off_without_stages"]);
    let level = Stage { games: 2, ..blitz.clone() };
    assert_eq!(hall.refused(own(vec![level])), ["ladder_without_winner D4.9.10"]);
    hall.give(own(vec![blitz]));
    for game in 1..=3 {
        enter(&mut hall, group, game, GameResult::Draw);
    }
    win(&mut hall, group, 4, 2);
    assert_eq!(order(&hall), [2, 1]);
}

#[test]
fn d4_5_3_1_games_of_a_title_play_off_are_handed_to_the_rating_and_others_are_not() {
    let (mut hall, group) = tied(2, 4);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    enter(&mut hall, group, 1, GameResult::Draw);
    let (white, black) = (the_play_off(&hall).games[1].white, the_play_off(&hall).games[1].black);
    enter(&mut hall, group, 2, GameResult::WhiteForfeits);
    let rated = hall.tournament.rated_games(group);
    let of_play_off: Vec<_> = rated.iter().filter(|game| game.play_off == Some(1)).collect();
    assert_eq!((rated.len(), of_play_off.len()), (7, 1), "a game nobody played is not rated");
    assert_eq!((of_play_off[0].kind, of_play_off[0].result), (StageKind::Rapid, GameResult::Draw));
    assert_eq!(order(&hall), [black.0, white.0]);
    let (mut hall, group) = tied(2, 4);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Promotion));
    enter(&mut hall, group, 1, GameResult::Draw);
    assert_eq!(hall.tournament.rated_games(group).len(), 6);
}

#[test]
fn three_level_players_meet_at_every_stage_and_only_the_level_go_on() {
    let (mut hall, group) = tied(3, 6);
    hall.give(set_up(group, &[1, 2, 3], PlayOffLadder::Champion));
    // Number 3 wins all its games; 1 and 2 stay level and play on as a match.
    for game in 1..=6 {
        let there = *the_play_off(&hall).game(game).unwrap();
        let three = [there.white, there.black].contains(&PlayerId(3));
        match three {
            true => win(&mut hall, group, game, 3),
            false => enter(&mut hall, group, game, GameResult::Draw),
        }
    }
    assert_eq!(games(&hall).len(), 7);
    let next = the_play_off(&hall).games[6];
    assert!(next.stage == 1 && ![next.white, next.black].contains(&PlayerId(3)));
    win(&mut hall, group, 7, 2);
    enter(&mut hall, group, 8, GameResult::Draw);
    assert_eq!(order(&hall), [3, 2, 1]);
    assert_eq!(hall.tournament.rules(group).play_offs, [[3, 2, 1]]);
}

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
    let mut hall = Hall::playing(System::Monrad, 3, 4);
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
fn the_champions_ladder_is_for_the_first_place() {
    let (mut hall, group) = second_place_tied();
    assert_eq!(hall.refused(set_up(group, &[2, 3], PlayOffLadder::Champion)), ["play_off_not_for_the_title D4.2-36d"]);
    hall.give(set_up(group, &[2, 3], PlayOffLadder::Promotion));
}

/// Number 1 has won everything; 2 and 3 share the second place.
fn second_place_tied() -> (Hall, GroupId) {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 1, 4);
    let group = hall.the_group().id;
    for round in 1..=3 {
        hall.lay(group);
        let boards: Vec<(u32, u32, u32)> = (hall.the_group().round(round).unwrap().boards.iter())
            .map(|board| (board.number, board.white.0, board.black.0))
            .collect();
        for (board, white, black) in boards {
            let result = match (white, black) {
                (2, 3) | (3, 2) => GameResult::Draw,
                (white, black) if white < black => GameResult::WhiteWins,
                _ => GameResult::BlackWins,
            };
            hall.enter(group, round, board, result);
        }
    }
    (hall, group)
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
fn results_of_a_play_off_are_refused_clearly_and_corrected_game_by_game() {
    let (mut hall, group) = tied(2, 4);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    assert_eq!(hall.refused(enter_command(&hall, group, 2, GameResult::Draw)), ["play_off_no_such_game"]);
    assert_eq!(hall.refused(enter_command(&hall, group, 1, GameResult::BothForfeit)), ["play_off_both_absent"]);
    let result = GameResult::WhiteForfeits;
    let silent = Command::EnterPlayOffGame { group, play_off: 1, game: 1, result, notice: None, seen: GameState::Open };
    assert_eq!(hall.refused(silent), ["play_off_notice_missing D4.1-14"]);
    let stale = enter_command(&hall, group, 1, GameResult::Draw);
    enter(&mut hall, group, 1, GameResult::WhiteWins);
    assert_eq!(hall.refused(stale), ["play_off_changed_meanwhile"]);
    enter(&mut hall, group, 2, GameResult::WhiteWins);
    enter(&mut hall, group, 3, GameResult::WhiteWins);
    assert_eq!(hall.refused(enter_command(&hall, group, 1, GameResult::Draw)), ["play_off_later_game_played D4.2-36d"]);
    let seen = the_play_off(&hall).game(3).unwrap().game;
    hall.give(Command::ClearPlayOffGame { group, play_off: 1, game: 3, seen });
    enter(&mut hall, group, 1, GameResult::Draw);
    assert_eq!(order(&hall).len(), 2, "game 3 is not needed any more");
    assert_eq!(hall.refused(Command::CallOffPlayOff { group, play_off: 1 }), ["play_off_decided"]);
    assert_eq!(hall.refused(set_up(group, &[1, 2], PlayOffLadder::Champion)), ["play_off_decided"]);
    hall.give(Command::Undo);
    assert!(order(&hall).is_empty(), "a result is taken back like any other");
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
fn a_play_off_under_way_is_the_next_thing_to_do() {
    let (mut hall, group) = tied(2, 4);
    assert_eq!(hall.todos(group)[0], "Next todo_finish");
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    assert_eq!(hall.todos(group)[0], "Next todo_play_off_games");
    hall.give(Command::FinishGroup { group });
    assert_eq!(hall.todos(group)[0], "Next todo_play_off_games", "it may be played another day");
    win(&mut hall, group, 1, 1);
    win(&mut hall, group, 2, 1);
    assert!(!hall.todos(group).contains(&"Next todo_play_off_games".to_owned()));
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
