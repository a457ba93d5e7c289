use rokade_clause::Fact;
use rokade_model::{GameResult, Notice};
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, Event, GameState, GroupId, SetGame, Slot};

use crate::hall::Hall;

fn started() -> (Hall, GroupId) {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.lay(group);
    (hall, group)
}

fn entry(group: GroupId, board: u32, result: GameResult, seen: GameState) -> Command {
    Command::SetGame(SetGame {
        at: Slot::board(group, 1, board),
        to: GameState::Done { result, notice: None },
        seen,
        confirmed: false,
        seed: 0,
    })
}

fn done(result: GameResult) -> GameState {
    GameState::Done { result, notice: None }
}

#[test]
fn the_first_result_starts_the_round() {
    let (mut hall, group) = started();
    hall.enter(group, 1, 2, GameResult::Draw);
    let last: Vec<&Event> = hall.records.iter().rev().take(2).map(|record| &record.event).collect();
    assert!(matches!(last[..], [Event::GameSet { .. }, Event::RoundStarted { .. }]));
    assert_eq!(hall.refused(Command::Undo), ["round_started D4.1-11e"]);
    hall.enter(group, 1, 1, GameResult::WhiteWins);
    hall.give(Command::Undo);
    assert_eq!(hall.game(group, 1, 1), GameState::Open);
}

#[test]
fn a_result_for_a_board_that_does_not_exist_names_those_that_do() {
    let (mut hall, group) = started();
    let refusal = hall.refusal(entry(group, 9, GameResult::Draw, GameState::Open));
    let reason = &refusal.reasons[0];
    assert_eq!(
        (reason.key.as_ref(), &reason.facts["first"], &reason.facts["last"]),
        ("no_such_board", &Fact::Number(1), &Fact::Number(4))
    );
    let round = Command::SetGame(SetGame {
        at: Slot::board(group, 2, 1),
        to: GameState::Done { result: GameResult::Draw, notice: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    });
    assert_eq!(hall.refused(round), ["round_not_published"]);
}

#[test]
fn two_arbiters_never_overwrite_each_other_unseen() {
    let (mut hall, group) = started();
    hall.give(entry(group, 1, GameResult::WhiteWins, GameState::Open));
    let refusal = hall.refusal(entry(group, 1, GameResult::Draw, GameState::Open));
    let reason = &refusal.reasons[0];
    assert_eq!(reason.key, "result_changed_meanwhile");
    assert_eq!((&reason.facts["seen"], &reason.facts["is"]), (&Fact::from("open"), &Fact::from("1-0")));
    let seq = hall.tournament.seq;
    hall.give(entry(group, 1, GameResult::WhiteWins, GameState::Open));
    assert_eq!(hall.tournament.seq, seq, "the same result twice is no quarrel");
    hall.give(entry(group, 1, GameResult::Draw, done(GameResult::WhiteWins)));
    assert_eq!(hall.game(group, 1, 1), done(GameResult::Draw));
}

#[test]
fn d4_1_14_a_forfeit_says_whether_notice_was_given() {
    let (mut hall, group) = started();
    let forfeit = |notice| {
        Command::SetGame(SetGame {
            at: Slot::board(group, 1, 1),
            to: GameState::Done { result: GameResult::BlackForfeits, notice },
            seen: GameState::Open,
            confirmed: false,
            seed: 0,
        })
    };
    assert_eq!(hall.refused(forfeit(None)), ["notice_missing D4.1-14"]);
    hall.give(forfeit(Some(Notice::Accepted)));
    assert!(!hall.todos(group).contains(&"Warning todo_unsporting".to_owned()));
}

#[test]
fn d4_1_14_missing_without_notice_is_noted_as_unsporting() {
    let (mut hall, group) = started();
    hall.give(Command::StartRound { group, round: 1 });
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 3),
        to: GameState::Done { result: GameResult::WhiteForfeits, notice: Some(Notice::None) },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    let list = hall.checklist(group);
    let noted = list.todos.iter().find(|todo| todo.reason.key == "todo_unsporting").unwrap();
    assert_eq!(noted.reason.facts["board"], Fact::Number(3));
    assert_eq!(noted.reason.clauses[0].as_str(), "D4.1-14");
}

#[test]
fn notice_is_kept_only_for_forfeits() {
    let (mut hall, group) = started();
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Done { result: GameResult::BothLose, notice: Some(Notice::None) },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    assert_eq!(hall.game(group, 1, 1), done(GameResult::BothLose));
}

#[test]
fn d4_1_15b_points_of_every_result_the_arbiter_can_set() {
    for (result, white, black) in [
        (GameResult::WhiteWins, "1", "0"),
        (GameResult::BlackWins, "0", "1"),
        (GameResult::Draw, "½", "½"),
        (GameResult::BothLose, "0", "0"),
        (GameResult::HalfToWhite, "½", "0"),
        (GameResult::HalfToBlack, "0", "½"),
    ] {
        let (mut hall, group) = started();
        hall.enter(group, 1, 1, result);
        hall.play_rest(group, 1);
        assert_eq!((hall.points(group, 2).as_str(), hall.points(group, 1).as_str()), (white, black), "{result}");
    }
}

#[test]
fn a_correction_of_an_old_round_is_confirmed() {
    let (mut hall, group) = started();
    hall.play_rest(group, 1);
    hall.lay(group);
    let seen = hall.game(group, 1, 1);
    let correction = |confirmed| {
        Command::SetGame(SetGame {
            at: Slot::board(group, 1, 1),
            to: GameState::Done { result: GameResult::Draw, notice: None },
            seen,
            confirmed,
            seed: 0,
        })
    };
    assert_eq!(hall.refused(correction(false)), ["correction_unconfirmed"]);
    let pairs = hall.pairs(group, 2);
    hall.give(correction(true));
    assert_eq!(hall.pairs(group, 2), pairs, "published rounds stay");
    let clear = |confirmed| {
        Command::SetGame(SetGame {
            at: Slot::board(group, 1, 1),
            to: GameState::Open,
            seen: done(GameResult::Draw),
            confirmed,
            seed: 0,
        })
    };
    assert_eq!(hall.refused(clear(false)), ["correction_unconfirmed"]);
    hall.give(clear(true));
    assert_eq!(hall.game(group, 1, 1), GameState::Open);
}

#[test]
fn a_game_put_off_is_entered_later_without_ceremony() {
    let (mut hall, group) = started();
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Postponed { until: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    hall.play_rest(group, 1);
    hall.lay(group);
    hall.enter(group, 1, 1, GameResult::Draw);
    assert_eq!(hall.game(group, 1, 1), done(GameResult::Draw));
}

#[test]
fn what_is_begun_cannot_be_postponed_and_what_is_over_cannot_be_put_off() {
    let (mut hall, group) = started();
    let postpone = |board, seen| {
        Command::SetGame(SetGame {
            at: Slot::board(group, 1, board),
            to: GameState::Postponed { until: None },
            seen,
            confirmed: false,
            seed: 0,
        })
    };
    let adjourn = |board, seen| {
        Command::SetGame(SetGame {
            at: Slot::board(group, 1, board),
            to: GameState::Adjourned { until: None },
            seen,
            confirmed: false,
            seed: 0,
        })
    };
    hall.give(postpone(1, GameState::Open));
    assert_eq!(hall.the_group().rounds[0].started, None, "a postponed game starts nothing");
    hall.give(adjourn(1, GameState::Postponed { until: None }));
    assert!(hall.the_group().rounds[0].started.is_some());
    assert_eq!(hall.refused(postpone(1, GameState::Adjourned { until: None })), ["game_begun"]);
    hall.enter(group, 1, 2, GameResult::Draw);
    assert_eq!(hall.refused(adjourn(2, done(GameResult::Draw))), ["game_finished"]);
}
