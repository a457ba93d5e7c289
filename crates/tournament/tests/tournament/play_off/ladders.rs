//! What is played: the ladders, who may climb them, and how games are entered.

use rokade_model::{GameResult, Notice};
use rokade_rating::dsu::rate;
use rokade_tournament::{
    Command, GameState, PlayOffLadder, PlayerId, SetGame, Slot, Stage, StageColours, StageKind, Stake,
};

use super::{
    enter, enter_command, games, ids, order, second_place_tied, set_up, the_play_off, tied, unequal_corrections, win,
};
use crate::hall::{Hall, MINUTE};

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
fn d4_5_3_1_the_derivation_names_the_games_of_a_title_play_off_and_rates_those_at_ordinary_time() {
    let (mut hall, group) = tied(2, 4);
    let line = |hall: &Hall| {
        let report = rate(&hall.tournament.dsu_event(&hall.people));
        let player = report.players.into_iter().find(|player| player.player.0 == 1).unwrap();
        let last = player.games.last().cloned().unwrap();
        (player.games.len(), player.games_rated, last.reason.map(|reason| reason.key.to_string()))
    };
    assert_eq!(line(&hall), (3, 3, None));
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    assert_eq!(line(&hall), (4, 3, Some("game_unfinished".to_owned())));
    enter(&mut hall, group, 1, GameResult::Draw);
    enter(&mut hall, group, 2, GameResult::WhiteWins);
    assert_eq!(line(&hall), (5, 3, Some("game_too_fast_for_rating".to_owned())));

    let (mut hall, group) = tied(2, 4);
    let stage = Stage {
        kind: StageKind::Ordinary,
        games: 0,
        time_control: String::new(),
        colours: StageColours::ByLot,
        draw_wins_for: None,
    };
    let (players, ladder, stages, note) = (ids(&[1, 2]), PlayOffLadder::Own, vec![stage], String::new());
    let play_for = |stake| Command::SetUpPlayOff {
        group,
        players: players.clone(),
        ladder,
        stages: stages.clone(),
        stake,
        note: note.clone(),
        seed: 4,
    };
    hall.give(play_for(Stake::Title));
    win(&mut hall, group, 1, 1);
    assert_eq!(line(&hall), (4, 4, None), "at ordinary time it is a game like any other");
    let (mut hall, _) = tied(2, 4);
    hall.give(play_for(Stake::Place));
    win(&mut hall, group, 1, 1);
    assert_eq!(line(&hall), (3, 3, None), "a play-off for a place is no championship");
}

#[test]
fn a_game_that_a_correction_made_needless_is_no_game_to_the_rating() {
    let (mut hall, group) = tied(2, 4);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    enter(&mut hall, group, 1, GameResult::Draw);
    enter(&mut hall, group, 2, GameResult::Draw);
    let games = |hall: &Hall| hall.tournament.dsu_event(&hall.people).groups[0].games.len();
    assert_eq!(games(&hall), 9, "six of the rounds, two rapid games and one to come");
    win(&mut hall, group, 2, 1);
    assert_eq!((games(&hall), the_play_off(&hall).games.len()), (8, 3));
    hall.give(Command::Undo);
    hall.give(Command::CallOffPlayOff { group, play_off: 1 });
    assert_eq!(games(&hall), 8, "what was played was played");
}

#[test]
fn d4_1_14_who_misses_a_play_off_without_notice_is_named_and_the_report_told_again() {
    let (mut hall, group) = tied(2, 4);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    hall.give(Command::FinishGroup { group });
    hall.now += MINUTE;
    hall.give(Command::SendReport { to: "kartoteket".to_owned() });
    assert!(hall.tournament.reported(group).is_some() && hall.tournament.sanctions().is_empty());
    let (result, notice, seen) = (GameResult::WhiteForfeits, Some(Notice::None), GameState::Open);
    hall.give(Command::SetGame(SetGame {
        at: Slot::play_off(group, 1, 1),
        to: GameState::Done { result, notice },
        seen,
        confirmed: false,
        seed: 0,
    }));
    let found = hall.tournament.sanctions();
    assert_eq!((found.len(), found[0].player, found[0].round), (1, the_play_off(&hall).games[0].white, None));
    assert_eq!(found[0].reason.key, "sanction_play_off_no_show");
    assert!(hall.tournament.reported(group).is_none(), "places and sanctions have changed");
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
fn the_champions_ladder_is_for_the_first_place() {
    let (mut hall, group) = second_place_tied();
    assert_eq!(hall.refused(set_up(group, &[2, 3], PlayOffLadder::Champion)), ["play_off_not_for_the_title D4.2-36d"]);
    hall.give(set_up(group, &[2, 3], PlayOffLadder::Promotion));
}

#[test]
fn results_of_a_play_off_are_refused_clearly_and_corrected_game_by_game() {
    let (mut hall, group) = tied(2, 4);
    hall.give(set_up(group, &[1, 2], PlayOffLadder::Champion));
    assert_eq!(hall.refused(enter_command(&hall, group, 2, GameResult::Draw)), ["play_off_no_such_game"]);
    assert_eq!(hall.refused(enter_command(&hall, group, 1, GameResult::BothForfeit)), ["play_off_both_absent"]);
    let result = GameResult::WhiteForfeits;
    let silent = Command::SetGame(SetGame {
        at: Slot::play_off(group, 1, 1),
        to: GameState::Done { result, notice: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    });
    assert_eq!(hall.refused(silent), ["play_off_notice_missing D4.1-14"]);
    let stale = enter_command(&hall, group, 1, GameResult::Draw);
    enter(&mut hall, group, 1, GameResult::WhiteWins);
    assert_eq!(hall.refused(stale), ["play_off_changed_meanwhile"]);
    enter(&mut hall, group, 2, GameResult::WhiteWins);
    enter(&mut hall, group, 3, GameResult::WhiteWins);
    assert_eq!(hall.refused(enter_command(&hall, group, 1, GameResult::Draw)), ["play_off_later_game_played D4.2-36d"]);
    let seen = the_play_off(&hall).game(3).unwrap().game;
    hall.give(Command::SetGame(SetGame {
        at: Slot::play_off(group, 1, 3),
        to: GameState::Open,
        seen,
        confirmed: false,
        seed: 0,
    }));
    enter(&mut hall, group, 1, GameResult::Draw);
    assert_eq!(order(&hall).len(), 2, "game 3 is not needed any more");
    assert_eq!(hall.refused(Command::CallOffPlayOff { group, play_off: 1 }), ["play_off_decided"]);
    assert_eq!(hall.refused(set_up(group, &[1, 2], PlayOffLadder::Champion)), ["play_off_decided"]);
    hall.give(Command::Undo);
    assert!(order(&hall).is_empty(), "a result is taken back like any other");
    hall.check_fold();
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
