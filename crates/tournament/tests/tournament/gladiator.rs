//! Gladiator chess: every pairing is played until somebody has won.

use rokade_clause::HandbookEdition;
use rokade_model::{Color, GameResult, Notice};
use rokade_pairing::{Host, System};
use rokade_tournament::{
    Command, GameState, GroupId, GroupSettings, PlayerId, SetGame, Slot, Stage, StageColours, StageKind, digest,
};

use crate::hall::{Hall, MINUTE, group_settings};

const GLADIATOR: System = System::Gladiator { host: Host::Monrad };

fn hall(players: u32) -> (Hall, GroupId) {
    let mut hall = Hall::new();
    let group = hall.group("A", GLADIATOR, 3);
    let settings = GroupSettings { tiebreaks: Vec::new(), ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    hall.players(group, players);
    hall.give(Command::OrderByRating { group });
    hall.lay(group);
    (hall, group)
}

/// The games of a table: stage, the number of White, and the result.
fn games(hall: &Hall, group: GroupId, round: u32, board: u32) -> Vec<String> {
    let there = &hall.tournament.groups[&group];
    let board = there.round(round).unwrap().board(board).unwrap();
    let game = |game: &rokade_tournament::MatchGame| {
        let result = game.game.result().map_or("*".to_owned(), |result| result.to_string());
        format!("{} {} {result}", game.stage, there.number_of(game.white).unwrap())
    };
    board.games.iter().map(game).collect()
}

#[test]
fn d4_9_8_1_draws_lead_to_a_reversed_game_and_then_to_blitz_until_somebody_wins() {
    let (mut hall, group) = hall(4);
    assert_eq!(hall.pairs(group, 1), ["2-1", "4-3"]);
    assert_eq!(games(&hall, group, 1, 1), ["0 2 *"]);
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    assert_eq!(games(&hall, group, 1, 1), ["0 2 1/2-1/2", "1 1 *"]);
    hall.enter_game(group, 1, 1, 2, GameResult::Draw);
    hall.enter_game(group, 1, 1, 3, GameResult::Draw);
    hall.enter_game(group, 1, 1, 4, GameResult::Draw);
    assert_eq!(
        games(&hall, group, 1, 1),
        ["0 2 1/2-1/2", "1 1 1/2-1/2", "2 2 1/2-1/2", "2 1 1/2-1/2", "2 2 *"],
        "blitz goes on with colours in turn"
    );
    assert_eq!(hall.game(group, 1, 1), GameState::Open);
    hall.enter_game(group, 1, 1, 5, GameResult::BlackWins);
    assert_eq!(hall.game(group, 1, 1).result(), Some(GameResult::BlackWins));
    hall.enter_game(group, 1, 2, 1, GameResult::WhiteWins);
    assert_eq!(games(&hall, group, 1, 2), ["0 4 1-0"], "no game after the decision");
    hall.check_fold();
}

#[test]
fn d4_9_8_2_whoever_wins_at_any_stage_has_the_point() {
    let (mut hall, group) = hall(4);
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    hall.enter_game(group, 1, 1, 2, GameResult::WhiteWins);
    hall.enter_game(group, 1, 2, 1, GameResult::BlackWins);
    // Number 1 had White in the second game of the first table.
    assert_eq!([1, 2, 3, 4].map(|number| hall.points(group, number)), ["1", "0", "1", "0"]);
}

#[test]
fn d4_9_8_3_every_game_is_rated_by_its_own_result() {
    let (mut hall, group) = hall(4);
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    hall.enter_game(group, 1, 1, 2, GameResult::WhiteWins);
    let seen = hall.game(group, 1, 2);
    let (result, notice) = (GameResult::WhiteForfeits, Some(Notice::Accepted));
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 2),
        to: GameState::Done { result, notice },
        seen,
        confirmed: false,
        seed: 0,
    }));
    let rated: Vec<String> = (hall.tournament.rated_games(group).iter())
        .map(|game| format!("{:?} {}-{} {}", game.kind, game.white, game.black, game.result))
        .collect();
    assert_eq!(rated, ["Ordinary 2-1 1/2-1/2", "Reduced 1-2 1-0"]);
}

#[test]
fn d4_9_8_4_more_ordinary_games_and_more_stages_may_be_played() {
    let (mut hall, group) = (Hall::new(), GroupId(1));
    let stage = |kind, games, colours| Stage { kind, games, time_control: String::new(), colours, draw_wins_for: None };
    let ladder = vec![
        stage(StageKind::Ordinary, 2, StageColours::AsPaired),
        stage(StageKind::Rapid, 2, StageColours::Reversed),
        stage(StageKind::Blitz, 0, StageColours::AsPaired),
    ];
    hall.give(Command::AddGroup { settings: GroupSettings { ladder, ..group_settings("A", GLADIATOR, 3) } });
    hall.players(group, 2);
    hall.give(Command::OrderByRating { group });
    hall.lay(group);
    hall.enter_game(group, 1, 1, 1, GameResult::WhiteWins);
    assert_eq!(hall.game(group, 1, 1), GameState::Open, "a lead of one with one game left decides nothing");
    hall.enter_game(group, 1, 1, 2, GameResult::WhiteWins);
    assert_eq!(games(&hall, group, 1, 1), ["0 2 1-0", "0 1 1-0", "1 1 *"]);
    hall.enter_game(group, 1, 1, 3, GameResult::WhiteWins);
    hall.enter_game(group, 1, 1, 4, GameResult::Draw);
    assert_eq!(hall.game(group, 1, 1).result(), Some(GameResult::BlackWins));
}

#[test]
fn d4_9_8_5_ties_go_by_ordinary_wins_then_reduced_wins_then_the_mutual_game() {
    let (mut hall, group) = hall(4);
    let rules = hall.tournament.rules(group);
    let keys: Vec<&str> = rules.tiebreaks.iter().map(|tiebreak| tiebreak.key()).collect();
    assert_eq!(keys, ["gladiator-ordinary", "gladiator-reduced", "mutual"]);
    // 1 beats 2 in the reduced game, 3 beats 4 in the ordinary one.
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    hall.enter_game(group, 1, 1, 2, GameResult::WhiteWins);
    hall.enter_game(group, 1, 2, 1, GameResult::BlackWins);
    let standings = hall.tournament.standings(group);
    let places: Vec<(u32, u32)> = standings.rows.iter().map(|row| (row.place, row.player.0)).collect();
    assert_eq!(places, [(1, 3), (2, 1), (3, 2), (3, 4)]);
    assert_eq!(standings.rows[0].separated_from_next_by.as_ref().map(|by| by.key()), Some("gladiator-ordinary"));
    // Before the round nobody has won anything: what comes later does not count yet.
    assert_eq!(hall.tournament.standings_after(group, 0).rows.iter().filter(|row| row.place == 1).count(), 4);
}

#[test]
fn a_match_is_entered_game_by_game_and_forfeited_as_a_whole() {
    let (mut hall, group) = hall(4);
    let enter = |result, notice, seen| {
        Command::SetGame(SetGame {
            at: Slot::board(group, 1, 1),
            to: GameState::Done { result, notice },
            seen,
            confirmed: false,
            seed: 0,
        })
    };
    let open = GameState::Open;
    assert_eq!(hall.refused(enter(GameResult::WhiteWins, None, open)), ["match_needs_games D4.9.8-1"]);
    hall.give(enter(GameResult::BothForfeit, Some(Notice::None), open));
    let command = hall.game_command(group, 1, 1, 1, GameResult::Draw);
    assert_eq!(hall.refused(command), ["match_forfeited"]);
    let seen = hall.game(group, 1, 1);
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Open,
        seen,
        confirmed: false,
        seed: 0,
    }));
    let both = hall.game_command(group, 1, 1, 1, GameResult::BothForfeit);
    assert_eq!(hall.refused(both), ["both_absent_end_the_match"]);
    hall.enter_game(group, 1, 1, 1, GameResult::WhiteWins);
    let seen = hall.game(group, 1, 1);
    let clear = Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Open,
        seen,
        confirmed: false,
        seed: 0,
    });
    assert_eq!(hall.refused(clear), ["match_needs_games D4.9.8-1"]);
}

#[test]
fn a_match_nobody_sat_down_to_is_no_meeting() {
    let (mut hall, group) = hall(2);
    hall.enter_game(group, 1, 1, 1, GameResult::BlackForfeits);
    assert_eq!(hall.game(group, 1, 1).result(), Some(GameResult::BlackForfeits));
    assert_eq!(hall.tournament.history(group).players[0].entry(1).met(), None);
    assert_eq!(hall.tournament.rated_games(group), []);
}

#[test]
fn a_correction_takes_away_games_that_were_not_played_and_no_others() {
    let (mut hall, group) = hall(4);
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    hall.enter_game(group, 1, 1, 1, GameResult::WhiteWins);
    assert_eq!(games(&hall, group, 1, 1), ["0 2 1-0"]);
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    hall.enter_game(group, 1, 1, 2, GameResult::Draw);
    let correct = hall.game_command(group, 1, 1, 1, GameResult::WhiteWins);
    assert_eq!(hall.refused(correct), ["later_game_played D4.9.8-1"]);
    let seen = hall.match_game(group, 1, 1, 2);
    hall.give(Command::SetGame(SetGame {
        at: Slot::match_game(group, 1, 1, 2),
        to: GameState::Open,
        seen,
        confirmed: false,
        seed: 0,
    }));
    assert_eq!(games(&hall, group, 1, 1), ["0 2 1/2-1/2", "1 1 *"]);
    let missing = Command::SetGame(SetGame {
        at: Slot::match_game(group, 1, 1, 3),
        to: GameState::Open,
        seen,
        confirmed: false,
        seed: 0,
    });
    assert_eq!(hall.refused(missing), ["no_such_match_game"]);
    hall.check_fold();
}

#[test]
fn undo_takes_back_a_game_with_everything_it_led_to() {
    let (mut hall, group) = hall(4);
    hall.now += MINUTE;
    hall.give(Command::StartRound { group, round: 1 });
    let before = hall.tournament.groups.clone();
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    hall.give(Command::Undo);
    assert_eq!(hall.tournament.groups, before);
}

#[test]
fn the_correction_of_an_old_match_is_confirmed_and_shows_what_it_changes() {
    let (mut hall, group) = hall(4);
    hall.enter_game(group, 1, 1, 1, GameResult::WhiteWins);
    hall.enter_game(group, 1, 2, 1, GameResult::WhiteWins);
    hall.lay(group);
    let correct = hall.game_command(group, 1, 1, 1, GameResult::BlackWins);
    assert_eq!(hall.refused(correct.clone()), ["correction_unconfirmed"]);
    let consequences = hall.tournament.consequences(&correct, hall.now);
    let players: Vec<PlayerId> = consequences.standings.iter().map(|change| change.player).collect();
    assert!(players.contains(&PlayerId(1)) && players.contains(&PlayerId(2)), "{players:?}");
    assert_eq!(consequences.rounds.len(), 1);
    let Command::SetGame(correct) = correct else { panic!() };
    hall.give(Command::SetGame(SetGame { confirmed: true, ..correct }));
    assert_eq!(hall.game(group, 1, 1).result(), Some(GameResult::BlackWins));
}

#[test]
fn a_match_put_off_stays_put_off_until_it_is_decided() {
    let (mut hall, group) = hall(4);
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Postponed { until: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    assert_eq!(hall.game(group, 1, 1), GameState::Adjourned { until: None });
    hall.enter_game(group, 1, 1, 2, GameResult::BlackWins);
    assert_eq!(hall.game(group, 1, 1).result(), Some(GameResult::WhiteWins));
}

#[test]
fn ordinary_boards_have_no_games_to_enter() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 4);
    let group = hall.the_group().id;
    hall.lay(group);
    let (result, seen) = (GameResult::Draw, GameState::Open);
    let game = Command::SetGame(SetGame {
        at: Slot::match_game(group, 1, 1, 1),
        to: GameState::Done { result, notice: None },
        seen,
        confirmed: false,
        seed: 1,
    });
    assert_eq!(hall.refused(game), ["not_a_match"]);
    hall.enter(group, 1, 1, GameResult::WhiteWins);
    hall.enter(group, 1, 2, GameResult::ShortDraw);
    assert_eq!(hall.tournament.rated_games(group).len(), 1, "a game without a move is not rated");
}

#[test]
fn d4_9_7_5_a_ladder_must_end_with_a_winner() {
    let mut hall = Hall::new();
    let usual = Stage::usual(GLADIATOR, HandbookEdition::default());
    let mut add = |ladder: Vec<Stage>| {
        let settings = GroupSettings { ladder, ..group_settings("A", GLADIATOR, 3) };
        hall.refused(Command::AddGroup { settings })
    };
    assert_eq!(add(usual[..2].to_vec()), ["ladder_without_winner D4.9.8-1"]);
    assert_eq!(add(vec![usual[0].clone(), usual[2].clone(), usual[2].clone()]), ["ladder_beyond_winner"]);
    assert_eq!(add(vec![usual[2].clone()]), ["ladder_begins_ordinary D4.9.8-1"]);
    let odds = Stage { games: 2, draw_wins_for: Some(Color::Black), ..usual[0].clone() };
    assert_eq!(add(vec![odds, usual[2].clone()]), ["draw_odds_need_one_game D4.9.7-5"]);
    let time = Stage { time_control: "fem minutter".to_owned(), ..usual[2].clone() };
    assert_eq!(add(vec![usual[0].clone(), time]), ["stage_time_unreadable"]);
    let settings = GroupSettings { ladder: usual, ..group_settings("A", System::Of(Host::Monrad), 3) };
    assert_eq!(hall.refused(Command::AddGroup { settings }), ["ladder_without_matches"]);
}

#[test]
fn the_ladder_stands_from_the_first_round() {
    let (mut hall, group) = hall(4);
    let ladder = vec![Stage { games: 0, ..Stage::usual(GLADIATOR, HandbookEdition::default())[0].clone() }];
    let settings = GroupSettings { ladder, ..hall.the_group().settings.clone() };
    assert_eq!(hall.refused(Command::ChangeGroup { group, settings }), ["ladder_locked"]);
    let settings = GroupSettings {
        ladder: Stage::usual(GLADIATOR, HandbookEdition::default()),
        ..hall.the_group().settings.clone()
    };
    hall.give(Command::ChangeGroup { group, settings });
}

#[test]
fn the_journal_names_the_game_that_was_entered() {
    let (mut hall, group) = hall(4);
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    let steps = digest(&hall.records);
    assert_eq!(steps.last().unwrap().summary.key, "event_match_game_set");
    let keys: Vec<&str> = steps.last().unwrap().events.iter().map(|event| event.key.as_ref()).collect();
    assert_eq!(keys, ["event_round_started", "event_match_game_set", "event_match_game_added"]);
}
