//! Games under the referee inside a tournament.

use rokade_board::{Attempt, Square};
use rokade_laws::referee::{By, Choice, Decide, Deed, Event as Heard, Millis};
use rokade_model::{Color, GameResult};
use rokade_pairing::System;
use rokade_tournament::{Command, GameAt, GameState, GroupId, GroupSettings, RoundTimes, SetGame, Slot, Tournament};

use crate::hall::{ALL_PLAY_ALL, Hall, MINUTE, group_settings};

fn heard(by: By, deed: Deed) -> Box<Heard> {
    Box::new(Heard { at: Millis::ZERO, by, deed })
}

fn moved(by: By, uci: &str) -> Box<Heard> {
    let square = |name: &str| -> Square { name.parse().unwrap() };
    let attempt = Attempt { from: square(&uci[..2]), to: square(&uci[2..4]), promotion: None };
    heard(by, Deed::Move { attempt, hands: 1 })
}

/// Four players, round 1 under way, and the game on board 1 under the referee.
fn refereed() -> (Hall, GameAt) {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 3, 4);
    let group = GroupId(1);
    hall.give(Command::Pair { group });
    hall.give(Command::Publish { group });
    hall.give(Command::StartRound { group, round: 1 });
    let at = GameAt::Board { group, round: 1, board: 1, game: None };
    hall.give(Command::OpenGame { at, settings: None, seed: 7, here: Vec::new() });
    hall.give(Command::HearGame { at, event: heard(By::Arbiter, Deed::Start) });
    (hall, at)
}

fn play(hall: &mut Hall, at: GameAt, moves: &str) {
    for (number, uci) in moves.split_whitespace().enumerate() {
        let by = if number % 2 == 0 { By::White } else { By::Black };
        hall.now += MINUTE;
        hall.give(Command::HearGame { at, event: moved(by, uci) });
        if !hall.tournament.games[&at].referee.account().verdict().is_some_and(|_| true) {
            hall.give(Command::HearGame { at, event: heard(by, Deed::Press) });
        }
    }
}

fn on_board_1(hall: &Hall) -> GameState {
    hall.tournament.groups[&GroupId(1)].round(1).unwrap().board(1).unwrap().game
}

#[test]
fn the_result_flows_into_the_round() {
    let (mut hall, at) = refereed();
    play(&mut hall, at, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(on_board_1(&hall), GameState::Done { result: GameResult::BlackWins, notice: None });
}

#[test]
fn the_time_of_an_event_is_the_moment_it_was_told() {
    let (mut hall, at) = refereed();
    play(&mut hall, at, "e2e4");
    let game = &hall.tournament.games[&at];
    assert_eq!(game.events.last().unwrap().at, Millis::from_minutes(1));
    assert_eq!(game.referee.account().clock().white, Millis::from_minutes(89) + Millis::from_seconds(30));
}

#[test]
fn the_journal_gives_the_game_back() {
    let (mut hall, at) = refereed();
    play(&mut hall, at, "e2e4 e7e5 g1f3");
    let folded = Tournament::fold(&hall.records).unwrap();
    assert_eq!(folded.games, hall.tournament.games);
    let text = serde_json::to_string(&hall.records).unwrap();
    let read: Vec<rokade_tournament::Recorded> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, hall.records);
}

#[test]
fn undo_looks_past_a_game_that_goes_on() {
    let (mut hall, at) = refereed();
    let group = GroupId(1);
    let result = GameResult::Draw;
    let seen = GameState::Open;
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 2),
        to: GameState::Done { result, notice: None },
        seen,
        confirmed: false,
        seed: 0,
    }));
    play(&mut hall, at, "e2e4 e7e5");
    hall.give(Command::Undo);
    assert_eq!(hall.tournament.groups[&group].round(1).unwrap().board(2).unwrap().game, GameState::Open);
    assert_eq!(hall.tournament.games[&at].events.len(), 5, "the game stands");
    assert_eq!(Tournament::fold(&hall.records).unwrap(), hall.tournament);
}

#[test]
fn the_opening_of_a_game_stands_once_something_was_heard() {
    let (mut hall, _) = refereed();
    let refusal = hall.try_give(Command::Undo).unwrap_err();
    assert_eq!(refusal.reasons[0].key, "game_rests_on_it");
}

#[test]
fn an_event_that_cannot_be_changes_nothing() {
    let (mut hall, at) = refereed();
    let before = hall.tournament.clone();
    let refusal = hall.try_give(Command::HearGame { at, event: moved(By::Black, "e7e5") }).unwrap_err();
    assert_eq!(refusal.reasons[0].key, "script_not_on_move");
    assert_eq!(hall.tournament, before);
}

#[test]
fn a_game_with_a_result_is_not_opened() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 3, 4);
    let group = GroupId(1);
    hall.give(Command::Pair { group });
    hall.give(Command::Publish { group });
    let result = GameResult::Draw;
    let seen = GameState::Open;
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Done { result, notice: None },
        seen,
        confirmed: false,
        seed: 0,
    }));
    let at = GameAt::Board { group, round: 1, board: 1, game: None };
    let refusal = hall.try_give(Command::OpenGame { at, settings: None, seed: 7, here: Vec::new() }).unwrap_err();
    assert_eq!(refusal.reasons[0].key, "game_has_result");
    let nowhere = GameAt::Board { group, round: 1, board: 1, game: Some(0) };
    assert!(hall.try_give(Command::OpenGame { at: nowhere, settings: None, seed: 7, here: Vec::new() }).is_err());
}

#[test]
fn a_game_for_its_own_sake_needs_no_round() {
    let mut hall = Hall::new();
    let group = hall.group("A", ALL_PLAY_ALL, 1);
    hall.players(group, 2);
    let at = GameAt::Free { group };
    hall.give(Command::OpenGame { at, settings: None, seed: 7, here: Vec::new() });
    hall.give(Command::HearGame { at, event: heard(By::Arbiter, Deed::Start) });
    play(&mut hall, at, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(hall.tournament.games[&at].referee.account().result(), "0-1");
}

/// Round 1 as announced began long ago, and the game on board 1 is put under the referee only now.
fn opened_late(hall: Hall, game: Option<u32>, here: Vec<Color>) -> (Hall, GameAt) {
    let mut hall = hall;
    let group = GroupId(1);
    hall.lay(group);
    let mut settings = hall.the_group().settings.clone();
    settings.schedule = vec![RoundTimes { starts: Some(hall.now), pair_from: None }];
    hall.give(Command::ChangeGroup { group, settings });
    hall.now += 85 * MINUTE;
    let at = GameAt::Board { group, round: 1, board: 1, game };
    hall.give(Command::OpenGame { at, settings: None, seed: 7, here });
    (hall, at)
}

fn put_aside() -> Box<Heard> {
    heard(By::Arbiter, Deed::Decide(Decide::Claim(Choice::Reject)))
}

#[test]
fn l2023_6_7_1_a_loss_put_aside_leaves_the_round() {
    let (mut hall, at) = opened_late(Hall::playing(ALL_PLAY_ALL, 3, 4), None, vec![Color::Black]);
    hall.give(Command::HearGame { at, event: heard(By::White, Deed::Arrive) });
    assert!(matches!(on_board_1(&hall), GameState::Done { result: GameResult::WhiteForfeits, .. }));
    hall.give(Command::HearGame { at, event: put_aside() });
    assert_eq!(on_board_1(&hall), GameState::Open);
    hall.check_fold();
}

#[test]
fn l2023_6_7_1_a_loss_put_aside_leaves_the_match() {
    let mut hall = Hall::new();
    let settings = GroupSettings { tiebreaks: Vec::new(), ..group_settings("Pokal", System::KnockOut, 0) };
    hall.give(Command::AddGroup { settings });
    let group = hall.the_group().id;
    hall.players(group, 4);
    hall.give(Command::OrderByRating { group });
    hall.give(Command::DrawLots { group, seed: 7 });
    let (mut hall, at) = opened_late(hall, Some(1), vec![Color::Black]);
    hall.give(Command::HearGame { at, event: heard(By::White, Deed::Arrive) });
    assert!(matches!(hall.match_game(GroupId(1), 1, 1, 1), GameState::Done { .. }));
    hall.give(Command::HearGame { at, event: put_aside() });
    assert_eq!(hall.match_game(GroupId(1), 1, 1, 1), GameState::Open);
    hall.check_fold();
}

#[test]
fn l2023_6_7_1_whoever_came_in_time_may_tap_at_any_time() {
    let (mut hall, at) = opened_late(Hall::playing(ALL_PLAY_ALL, 3, 4), None, vec![Color::White, Color::Black]);
    for by in [By::White, By::Black] {
        hall.give(Command::HearGame { at, event: heard(by, Deed::Arrive) });
    }
    assert_eq!(on_board_1(&hall), GameState::Open);
    hall.give(Command::HearGame { at, event: heard(By::Arbiter, Deed::Start) });
    assert!(!hall.tournament.games[&at].is_over());
    hall.check_fold();
}
