use rokade_model::GameResult;
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, PlayerId};

use crate::hall::{Hall, MINUTE, player};

/// Two groups of six, both with round 1 published.
fn two_groups() -> (Hall, rokade_tournament::GroupId, rokade_tournament::GroupId) {
    let mut hall = Hall::new();
    let one = hall.group("A", System::Of(Host::Monrad), 5);
    let other = hall.group("B", System::Of(Host::Monrad), 5);
    hall.players(one, 6);
    hall.players(other, 6);
    for group in [one, other] {
        hall.give(Command::OrderByRating { group });
    }
    hall.lay(one);
    hall.lay(other);
    (hall, one, other)
}

#[test]
fn undo_takes_back_the_last_step_of_a_group_past_what_others_did() {
    let (mut hall, one, other) = two_groups();
    let before = hall.tournament.groups[&other].clone();
    let last = hall.tournament.last_in(one, hall.now).unwrap().unwrap();
    assert_eq!((last.summary.key.as_ref(), last.publication), ("event_published", Some(1)));
    hall.give(Command::TakeBack { step: last.step });
    assert!(hall.tournament.groups[&one].rounds.is_empty() && hall.tournament.groups[&one].draft.is_some());
    assert_eq!(hall.tournament.groups[&other], before, "the other group is not touched");
    hall.check_fold();
    assert_eq!(hall.refused(Command::TakeBack { step: last.step }), ["step_taken_back"]);
}

#[test]
fn what_the_group_did_later_is_taken_back_first() {
    let (mut hall, one, _) = two_groups();
    let publication = hall.tournament.last_in(one, hall.now).unwrap().unwrap().step;
    hall.give(Command::FixBoard { player: PlayerId(1), board: Some(3) });
    assert_eq!(hall.refused(Command::TakeBack { step: publication }), ["step_not_last"]);
    let last = hall.tournament.last_in(one, hall.now).unwrap().unwrap();
    assert_eq!(last.summary.key, "event_board_fixed");
    hall.give(Command::TakeBack { step: last.step });
    hall.give(Command::TakeBack { step: publication });
    hall.check_fold();
}

#[test]
fn a_player_who_moved_ties_two_groups_together() {
    let mut hall = Hall::new();
    let one = hall.group("A", System::Of(Host::Monrad), 5);
    let other = hall.group("B", System::Of(Host::Monrad), 5);
    hall.players(one, 6);
    let entered = hall.tournament.last_in(one, hall.now).unwrap().unwrap().step;
    hall.give(Command::MovePlayer { player: PlayerId(1), group: other });
    hall.give(Command::EnterPlayer { group: other, player: player("Liv Granlund", 1500) });
    let moved = hall.tournament.last_in(one, hall.now).unwrap();
    assert_eq!(moved.unwrap_err().key, "step_not_last");
    assert_eq!(hall.refused(Command::TakeBack { step: entered }), ["step_not_last"]);
    hall.give(Command::Undo);
    let moved = hall.tournament.last_in(one, hall.now).unwrap().unwrap();
    hall.give(Command::TakeBack { step: moved.step });
    assert_eq!(hall.tournament.members(one).count(), 6);
    hall.check_fold();
}

#[test]
fn d4_1_11e_a_started_round_is_not_taken_back_in_its_group_either() {
    let (mut hall, one, other) = two_groups();
    let publication = hall.tournament.last_in(one, hall.now).unwrap().unwrap().step;
    hall.enter(one, 1, 1, GameResult::WhiteWins);
    hall.now += MINUTE;
    hall.give(Command::StartRound { group: other, round: 1 });
    assert_eq!(hall.tournament.last_in(one, hall.now).unwrap().unwrap_err().key, "round_started");
    assert_eq!(hall.refused(Command::TakeBack { step: publication }), ["round_started D4.1-11e"]);
    assert_eq!(hall.refused(Command::TakeBack { step: 1 }), ["nothing_to_undo"]);
}

#[test]
fn a_second_result_is_taken_back_while_the_other_group_plays_on() {
    let (mut hall, one, other) = two_groups();
    hall.enter(one, 1, 1, GameResult::WhiteWins);
    hall.enter(one, 1, 2, GameResult::Draw);
    hall.enter(other, 1, 51, GameResult::BlackWins);
    let last = hall.tournament.last_in(one, hall.now).unwrap().unwrap();
    hall.give(Command::TakeBack { step: last.step });
    assert_eq!(hall.game(one, 1, 2), GameState::Open);
    assert_ne!(hall.game(other, 1, 51), GameState::Open);
    hall.check_fold();
}
