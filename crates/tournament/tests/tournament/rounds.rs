use rokade_model::{ByeKind, GameResult, LeaveNotice, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, GroupSettings, PlayerId, RoundTimes, SetGame, Slot};

use crate::hall::{Hall, MINUTE};

#[test]
fn d4_9_2_2_round_one_by_numbers() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.lay(group);
    assert_eq!(hall.pairs(group, 1), ["2-1", "4-3", "6-5", "8-7"]);
}

#[test]
fn d4_9_2_3_the_placement_of_the_last_pairing_goes_on() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.play_round(group);
    let placement = hall.the_group().rounds[1].pairing.placement.clone();
    assert_eq!(placement, [1, 3, 5, 7, 2, 4, 6, 8]);
    // After two rounds 1 and 5 have two points; among those with one the order of round 2 stands.
    hall.give(Command::Pair { group });
    assert_eq!(hall.the_group().draft.as_ref().unwrap().pairing.placement, [1, 5, 3, 7, 2, 6, 4, 8]);
}

#[test]
fn a_round_is_laid_when_the_one_before_is_complete() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.lay(group);
    let refusal = hall.refusal(Command::Pair { group });
    assert_eq!(refusal.reasons[0].key, "games_open");
    assert_eq!(refusal.reasons[0].facts["boards"], rokade_clause::Fact::from("1, 2, 3, 4"));
    hall.play_rest(group, 1);
    hall.give(Command::Pair { group });
    assert_eq!(hall.refused(Command::Pair { group }), ["draft_exists"]);
}

#[test]
fn d4_9_1_1_games_put_off_count_as_draws_until_played() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.lay(group);
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Postponed { until: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 2),
        to: GameState::Adjourned { until: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    hall.play_rest(group, 1);
    hall.give(Command::Pair { group });
    let board = &hall.the_group().draft.as_ref().unwrap().pairing;
    assert_eq!(board.placement, [5, 7, 1, 2, 3, 4, 6, 8]);
}

#[test]
fn d4_1_11c_the_last_round_waits_for_games_put_off() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 2, 8);
    let group = hall.the_group().id;
    hall.lay(group);
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 3),
        to: GameState::Postponed { until: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    hall.play_rest(group, 1);
    assert_eq!(hall.refused(Command::Pair { group }), ["games_put_off_before_last_round D4.1-11c"]);
    assert_eq!(hall.todos(group)[0], "Missing games_put_off_before_last_round");
    hall.enter(group, 1, 3, GameResult::Draw);
    hall.lay(group);
    let put_off = Command::SetGame(SetGame {
        at: Slot::board(group, 2, 1),
        to: GameState::Postponed { until: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    });
    assert_eq!(hall.refused(put_off), ["put_off_in_last_round D4.1-11c"]);
}

#[test]
fn d4_1_11c_a_game_is_not_put_off_beyond_the_last_round() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 8);
    let group = hall.the_group().id;
    let last = hall.now + 100 * MINUTE;
    let times = [None, None, Some(last)].map(|starts| RoundTimes { starts, pair_from: None });
    let settings = GroupSettings { schedule: times.to_vec(), ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    hall.lay(group);
    let until = |until| {
        Command::SetGame(SetGame {
            at: Slot::board(group, 1, 1),
            to: GameState::Postponed { until: Some(until) },
            seen: GameState::Open,
            confirmed: false,
            seed: 0,
        })
    };
    assert_eq!(hall.refused(until(last)), ["put_off_too_long D4.1-11c"]);
    hall.give(until(last - 1));
}

fn waiting_hall(system: System) -> (Hall, i64) {
    let mut hall = Hall::playing(system, 3, 6);
    let group = hall.the_group().id;
    let from = hall.now + 30 * MINUTE;
    let times = [RoundTimes::default(), RoundTimes { starts: None, pair_from: Some(from) }];
    let settings = GroupSettings { schedule: times.to_vec(), ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    hall.play_round(group);
    (hall, from)
}

#[test]
fn d4_1_11d_a_round_is_paired_after_the_session_for_adjourned_games() {
    let (mut hall, from) = waiting_hall(crate::hall::ALL_PLAY_ALL);
    let group = hall.the_group().id;
    assert_eq!(hall.refused(Command::Pair { group }), ["too_early_to_pair D4.1-11d"]);
    assert_eq!(hall.todos(group)[0], "Missing too_early_to_pair");
    hall.now = from;
    hall.give(Command::Pair { group });
}

#[test]
fn d4_9_1_2_a_monrad_round_waits_for_adjourned_games_too() {
    let (mut hall, from) = waiting_hall(System::Of(Host::Monrad));
    let group = hall.the_group().id;
    let refusal = hall.refusal(Command::Pair { group });
    let clauses: Vec<&str> = refusal.reasons[0].clauses.iter().map(|clause| clause.as_str()).collect();
    assert_eq!(clauses, ["D4.1-11d", "D4.9.1-2"]);
    assert_eq!(hall.checklist(group).todos[0].reason, refusal.reasons[0], "the checklist says the same");
    hall.now = from;
    hall.give(Command::Pair { group });
}

#[test]
fn d4_1_11e_nothing_changes_a_pairing_after_the_start() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.lay(group);
    hall.give(Command::StartRound { group, round: 1 });
    assert_eq!(hall.refused(Command::BeginManual { group }), ["round_started D4.1-11e"]);
    assert_eq!(hall.refused(Command::Undo), ["round_started D4.1-11e"]);
    let seq = hall.tournament.seq;
    hall.give(Command::StartRound { group, round: 1 });
    assert_eq!(hall.tournament.seq, seq, "a started round is not started again");
}

#[test]
fn d4_1_11e_the_announced_time_starts_a_round_as_well() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    let starts = hall.now + 10 * MINUTE;
    let schedule = vec![RoundTimes { starts: Some(starts), pair_from: None }];
    let settings = GroupSettings { schedule, ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    hall.lay(group);
    hall.give(Command::BeginManual { group });
    hall.now = starts;
    assert_eq!(hall.refused(Command::EndManual { group, note: "byttet".into() }), ["round_started D4.1-11e"]);
    assert_eq!(hall.refused(Command::Publish { group }), ["round_started D4.1-11e", "manual_open"]);
    hall.give(Command::DiscardDraft { group });
    assert!(hall.tournament.undoable(hall.now).is_ok(), "discarding a draft changes no pairing");
    hall.give(Command::Undo);
    hall.give(Command::Undo);
    assert_eq!(hall.refused(Command::Undo), ["round_started D4.1-11e"]);
    hall.enter(group, 1, 1, GameResult::Draw);
    assert_eq!(hall.the_group().rounds[0].started, None, "the clock had started it");
    hall.give(Command::Undo);
    assert_eq!(hall.game(group, 1, 1), GameState::Open);
}

#[test]
fn d4_1_16c_a_withdrawn_player_leaves_the_pairing_and_keeps_the_score() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.give(Command::Withdraw { player: PlayerId(1), notice: LeaveNotice::Accepted });
    hall.play_round(group);
    assert!(hall.pairs(group, 2).iter().all(|pair| !pair.split('-').any(|number| number == "1")));
    assert_eq!(hall.points(group, 1), "1");
    assert_eq!(
        hall.refused(Command::Withdraw { player: PlayerId(1), notice: LeaveNotice::None }),
        ["player_withdrawn"]
    );
}

#[test]
fn d4_9_1_5_the_first_to_withdraw_leaves_a_bye_and_the_second_takes_it_away() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.give(Command::Withdraw { player: PlayerId(3), notice: LeaveNotice::Accepted });
    hall.play_round(group);
    let byes: Vec<ByeKind> = hall.the_group().rounds[1].byes.iter().map(|bye| bye.kind).collect();
    assert_eq!(byes, [ByeKind::PairingAllocated]);
    hall.give(Command::Withdraw { player: PlayerId(5), notice: LeaveNotice::Accepted });
    hall.play_round(group);
    assert_eq!(hall.the_group().rounds[2].byes, []);
    assert_eq!(hall.the_group().rounds[2].boards.len(), 3);
}

#[test]
fn a_player_returns_from_the_next_unpaired_round() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 4, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.give(Command::Withdraw { player: PlayerId(1), notice: LeaveNotice::Accepted });
    hall.play_round(group);
    hall.give(Command::Return { player: PlayerId(1) });
    hall.play_round(group);
    assert!(hall.pairs(group, 3).iter().any(|pair| pair.split('-').any(|number| number == "1")));
    assert_eq!(hall.refused(Command::Return { player: PlayerId(1) }), ["player_not_withdrawn"]);
    hall.check_fold();
}

#[test]
fn a_withdrawal_before_the_start_leaves_a_game_to_be_dealt_with() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 4, 8);
    let group = hall.the_group().id;
    hall.lay(group);
    hall.give(Command::Withdraw { player: PlayerId(1), notice: LeaveNotice::Accepted });
    assert_eq!(hall.the_group().withdrawn[0].1, 0, "no round was taken part in");
    assert_eq!(hall.todos(group)[0], "Missing todo_withdrawn_game");
}

#[test]
fn d4_9_2_5_an_impossible_following_round_is_warned_of_and_then_refused_with_proof() {
    // Six players, three rounds laid by hand so that the halves 1-3-5 and 2-4-6 have met crosswise.
    let mut hall = Hall::playing(System::Of(Host::Monrad), 4, 6);
    let group = hall.the_group().id;
    for round in [[(2, 1), (4, 3), (6, 5)], [(1, 4), (3, 6), (5, 2)], [(6, 1), (2, 3), (4, 5)]] {
        hall.give(Command::Pair { group });
        hall.give(Command::BeginManual { group });
        let seat = |(white, black)| rokade_tournament::Seat { white: PlayerId(white), black: PlayerId(black) };
        hall.give(Command::SetManual { group, seats: round.map(seat).to_vec(), bye: None });
        hall.give(Command::EndManual { group, note: "på kryds".into() });
        hall.give(Command::Publish { group });
        let round = hall.the_group().published();
        hall.play_rest(group, round);
    }
    let refusal = hall.refusal(Command::Pair { group });
    let keys: Vec<&str> = refusal.reasons.iter().map(|reason| reason.key.as_ref()).collect();
    assert_eq!(keys[0], "no_complete_matching");
    assert_eq!(keys.len(), 1, "{keys:?}");
    let proof = &refusal.reasons[0].because[0];
    let ids = [1, 3, 5].map(|number| hall.the_group().player_with(StartNumber(number)).expect("six players")).to_vec();
    assert_eq!((&*proof.key, &proof.facts["players"]), ("only_each_other", &rokade_clause::Fact::Entrants(ids)));
    hall.give(Command::FinishGroup { group });
    assert!(hall.the_group().finished, "the group may end early");
}

#[test]
fn a_group_finishes_when_every_game_is_over_and_can_be_reopened() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 2, 4);
    let group = hall.the_group().id;
    assert_eq!(hall.refused(Command::FinishGroup { group }), ["nothing_played"]);
    hall.play_round(group);
    hall.give(Command::Pair { group });
    assert_eq!(hall.refused(Command::FinishGroup { group }), ["draft_exists"]);
    hall.give(Command::Publish { group });
    assert_eq!(hall.refused(Command::FinishGroup { group }), ["games_open"]);
    hall.play_rest(group, 2);
    assert_eq!(hall.refused(Command::Pair { group }), ["no_round_left"]);
    assert_eq!(hall.todos(group)[0], "Next todo_finish");
    assert_eq!(hall.refused(Command::ReopenGroup { group }), ["group_not_finished"]);
    hall.give(Command::FinishGroup { group });
    let settings = GroupSettings { rounds: 9, ..hall.the_group().settings.clone() };
    for command in [
        Command::Pair { group },
        Command::FinishGroup { group },
        Command::StartRound { group, round: 1 },
        Command::ChangeGroup { group, settings },
    ] {
        assert_eq!(hall.refused(command), ["group_finished"]);
    }
    hall.give(Command::ReopenGroup { group });
    assert!(!hall.the_group().finished);
}
