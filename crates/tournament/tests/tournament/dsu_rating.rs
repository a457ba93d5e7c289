//! The tournament as the DSU's rating office sees it.

use rokade_model::{GameResult, Notice, OtherRatings};
use rokade_pairing::{Host, System};
use rokade_rating::dsu::{Method, Origin, PlayerReport, RatingSource, Report, rate};
use rokade_tournament::{Command, GameState, GroupId, GroupSettings, NewPlayer, Pace, PlayerId, SetGame, Slot};

use crate::hall::{ALL_PLAY_ALL, Hall, group_settings, player};

fn rated(hall: &Hall) -> Report {
    rate(&hall.tournament.dsu_event(&hall.people))
}

fn of(report: &Report, player: PlayerId) -> &PlayerReport {
    report.players.iter().find(|line| line.player == player).unwrap()
}

#[test]
fn d4_5_2_1a_an_all_play_all_group_goes_by_its_average() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 3, 4);
    let group = hall.the_group().id;
    for _ in 0..3 {
        hall.play_round(group);
    }
    let report = rated(&hall);
    assert_eq!((report.methods[0].method, report.methods[0].average), (Method::Average, Some(2375)));
    let first = of(&report, PlayerId(1));
    assert_eq!((first.games_rated, first.points.0, first.old), (3, 6, 2390));
    assert_eq!(first.averages[0].players, 4);
}

#[test]
fn d4_5_2_5_everybody_level_on_points_for_the_first_place_has_won() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 4);
    let group = hall.the_group().id;
    hall.lay(group);
    hall.enter(group, 1, 1, GameResult::WhiteWins);
    hall.enter(group, 1, 2, GameResult::WhiteWins);
    let winners = hall.tournament.dsu_event(&hall.people).groups[0].winners.len();
    assert_eq!(winners, 2);
}

#[test]
fn d4_5_2_5_nobody_has_won_without_a_point_and_a_leader_who_loses_leads_no_more() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 4);
    let group = hall.the_group().id;
    let winners = |hall: &Hall| hall.tournament.dsu_event(&hall.people).groups[0].winners.clone();
    hall.lay(group);
    assert!(winners(&hall).is_empty());
    hall.enter(group, 1, 1, GameResult::BlackWins);
    let board = hall.the_group().round(1).unwrap().boards[0].clone();
    assert_eq!(winners(&hall), [board.black]);
    let report = rated(&hall);
    assert!(!of(&report, board.white).winner_protection && of(&report, board.white).change < 0);
    hall.play_rest(group, 1);
    hall.lay(group);
    let board = hall.the_group().round(2).unwrap().boards[0].clone();
    assert!(winners(&hall).contains(&board.white) && winners(&hall).contains(&board.black));
    hall.enter(group, 2, 1, GameResult::BlackWins);
    assert_eq!(winners(&hall), [board.black], "the round is not over, but this game is");
}

#[test]
fn d4_5_4_2b_the_arbiters_word_on_notice_reaches_the_rating() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 6);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.lay(group);
    for (board, notice) in [(1, Notice::None), (2, Notice::Accepted)] {
        let seen = hall.game(group, 2, board);
        let result = GameResult::BlackForfeits;
        hall.give(Command::SetGame(SetGame {
            at: Slot::board(group, 2, board),
            to: GameState::Done { result, notice: Some(notice) },
            seen,
            confirmed: false,
            seed: 0,
        }));
    }
    let report = rated(&hall);
    let round = hall.the_group().round(2).unwrap();
    let games = [0, 1].map(|board| of(&report, round.boards[board].black).games.last().unwrap().rated);
    assert_eq!(games, [true, false]);
    let third = of(&report, round.boards[2].black).games.last().unwrap();
    assert_eq!(third.reason.as_ref().unwrap().key, "game_unfinished");
}

#[test]
fn d4_5_5_2a_a_foreign_player_goes_by_elo_and_a_danish_one_by_the_list() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 3);
    let from = |federation: &str, name: &str, rating: Option<u32>, elo: Option<u32>| {
        let mut new = NewPlayer { rating, others: OtherRatings { elo, ..OtherRatings::default() }, ..player(name, 1) };
        new.person.federation = federation.to_owned();
        new
    };
    let players = vec![
        from("DEN", "Birte Lund", Some(1800), Some(1900)),
        from("NOR", "Odd Vik", Some(1800), Some(1950)),
        from("SWE", "Ulla Ek", Some(1700), None),
        from("ISL", "Jón Foss", None, None),
        from("", "Per Krog", None, None),
    ];
    hall.give(Command::ImportPlayers { group, players });
    let entrants = hall.tournament.dsu_event(&hall.people).entrants;
    let told: Vec<_> =
        entrants.iter().map(|one| (one.origin, one.rating.map(|start| (start.value, start.source)))).collect();
    let wanted = [
        (Origin::Danish, Some((1800, RatingSource::File))),
        (Origin::Foreign, Some((1950, RatingSource::Elo))),
        (Origin::Foreign, Some((1700, RatingSource::File))),
        (Origin::Foreign, None),
        (Origin::Danish, None),
    ];
    assert_eq!(told, wanted);
}

#[test]
fn d4_9_7_6_whoever_goes_on_in_another_group_is_rated_once() {
    let mut hall = Hall::new();
    let side = hall.group("Monrad", System::Of(Host::Monrad), 4);
    let settings =
        GroupSettings { losers_to: Some(side), first_board: 40, ..group_settings("Pokal", System::KnockOut, 0) };
    hall.give(Command::AddGroup { settings });
    let cup = GroupId(2);
    hall.players(side, 3);
    hall.players(cup, 2);
    hall.give(Command::DrawLots { group: side, seed: 3 });
    hall.give(Command::OrderByRating { group: cup });
    hall.give(Command::DrawLots { group: cup, seed: 3 });
    hall.lay(cup);
    let first = hall.tournament.groups[&cup].round(1).unwrap().boards[0].white;
    let results = match first == PlayerId(4) {
        true => [GameResult::WhiteWins, GameResult::BlackWins],
        false => [GameResult::BlackWins, GameResult::WhiteWins],
    };
    for (game, result) in (1..).zip(results) {
        hall.enter_game(cup, 1, 40, game, result);
    }
    let loser = PlayerId(5);
    hall.give(Command::EnterLoser { player: loser, group: side });
    hall.play_round(side);
    let event = hall.tournament.dsu_event(&hall.people);
    assert_eq!(event.entrants.len(), 5, "one entrant a person");
    let report = rate(&event);
    let both = of(&report, loser);
    assert_eq!(both.games.iter().map(|line| line.group).collect::<Vec<_>>(), [0, 1, 1]);
    assert!(both.games_rated == 3 && both.readings.contains(&"several_groups"));
}

#[test]
fn d4_9_8_3_a_match_is_rated_by_its_games_at_the_full_time() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Gladiator { host: Host::Monrad }, 3);
    hall.players(group, 4);
    hall.give(Command::OrderByRating { group });
    hall.lay(group);
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    hall.enter_game(group, 1, 1, 2, GameResult::WhiteWins);
    let report = rated(&hall);
    let games = &of(&report, PlayerId(1)).games;
    assert_eq!(
        games.iter().map(|line| (line.rated, line.score.unwrap().0)).collect::<Vec<_>>(),
        [(true, 1), (false, 2)]
    );
    assert_eq!(games[1].reason.as_ref().unwrap().key, "game_too_fast_for_rating");
}

#[test]
fn d4_5_3_a_rapid_group_is_not_rated() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 4);
    let group = hall.the_group().id;
    let settings = GroupSettings { pace: Pace::Rapid, ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    hall.play_round(group);
    assert!(rated(&hall).players.iter().all(|player| player.games_rated == 0 && player.change == 0));
}
