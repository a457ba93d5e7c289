use rokade_model::{GameResult, LeaveNotice};
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, GroupId, PlayerId, SetGame, Slot};

use crate::hall::{Hall, MINUTE};

/// Round 1 played, round 2 published and not started.
fn published() -> (Hall, GroupId) {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.now += MINUTE;
    hall.lay(group);
    (hall, group)
}

fn correct(hall: &mut Hall, group: GroupId) {
    let seen = hall.game(group, 1, 1);
    let result = GameResult::WhiteWins;
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Done { result, notice: None },
        seen,
        confirmed: true,
        seed: 0,
    }));
}

#[test]
fn a_published_round_is_paired_again_after_a_correction() {
    let (mut hall, group) = published();
    let before = hall.pairs(group, 2);
    let first_published = hall.the_group().rounds[1].published;
    correct(&mut hall, group);
    hall.now += MINUTE;
    hall.give(Command::PairAgain { group });
    assert_eq!(hall.pairs(group, 2), before, "what is published stays until the draft is published");
    hall.give(Command::Publish { group });
    assert_ne!(hall.pairs(group, 2), before);
    let round = &hall.the_group().rounds[1];
    assert_eq!((round.replaces, round.published), (Some(first_published), hall.now));
    assert!(!round.by_hand);
    assert_eq!(hall.the_group().published(), 2);
    hall.check_fold();
}

#[test]
fn nothing_is_paired_again_where_nothing_would_change() {
    let (mut hall, group) = published();
    assert_eq!(hall.refused(Command::PairAgain { group }), ["pairing_unchanged"]);
}

#[test]
fn d4_1_11e_a_started_round_is_not_paired_again() {
    let (mut hall, group) = published();
    correct(&mut hall, group);
    hall.give(Command::StartRound { group, round: 2 });
    assert_eq!(hall.refused(Command::PairAgain { group }), ["round_started D4.1-11e"]);
}

#[test]
fn a_withdrawal_after_the_publication_changes_the_round_when_it_is_paired_again() {
    let (mut hall, group) = published();
    hall.give(Command::Withdraw { player: PlayerId(8), notice: LeaveNotice::Accepted });
    hall.give(Command::PairAgain { group });
    hall.give(Command::Publish { group });
    assert!(hall.pairs(group, 2).iter().all(|pair| !pair.contains('8')), "{:?}", hall.pairs(group, 2));
    hall.check_fold();
}

#[test]
fn without_a_published_round_there_is_nothing_to_pair_again() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    assert_eq!(hall.refused(Command::PairAgain { group }), ["round_not_published"]);
}
