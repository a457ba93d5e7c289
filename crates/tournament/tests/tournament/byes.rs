use rokade_model::{ByeKind, Entry, HalfPoints, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{ByeLimits, Command, GroupSettings, PlayerId, TournamentSettings};

use crate::hall::{ALL_PLAY_ALL, Hall};

fn ask(player: u32, round: u32, kind: ByeKind) -> Command {
    Command::AskBye { player: PlayerId(player), round, kind }
}

#[test]
fn byes_are_asked_within_the_limits_of_the_event() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    hall.give(ask(1, 2, ByeKind::Half));
    assert_eq!(hall.refused(ask(1, 3, ByeKind::Half)), ["too_many_byes"]);
    assert_eq!(hall.refused(ask(1, 3, ByeKind::Full)), ["too_many_byes"]);
    assert_eq!(hall.refused(ask(2, 5, ByeKind::Half)), ["bye_in_last_rounds"]);
    assert_eq!(hall.refused(ask(2, 6, ByeKind::Zero)), ["round_not_planned"]);
    assert_eq!(hall.refused(ask(2, 3, ByeKind::PairingAllocated)), ["bye_cannot_be_asked"]);
    hall.give(ask(2, 5, ByeKind::Zero));
    hall.give(ask(1, 2, ByeKind::Zero));
    assert_eq!(hall.tournament.players[&PlayerId(1)].byes[&2], ByeKind::Zero, "the last word counts");
}

#[test]
fn the_organiser_may_open_or_close_the_byes() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let byes = ByeLimits { half: 0, full: 1, zero: 0, closed_last_rounds: 0 };
    let settings = TournamentSettings { byes, ..hall.tournament.settings.clone() };
    hall.give(Command::ChangeTournament { settings });
    assert_eq!(hall.refused(ask(1, 2, ByeKind::Half)), ["too_many_byes"]);
    assert_eq!(hall.refused(ask(1, 2, ByeKind::Zero)), ["too_many_byes"]);
    hall.give(ask(1, 5, ByeKind::Full));
}

#[test]
fn byes_are_asked_and_cancelled_before_the_round_is_laid() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.give(ask(1, 1, ByeKind::Half));
    hall.give(Command::CancelBye { player: PlayerId(1), round: 1 });
    assert_eq!(hall.refused(Command::CancelBye { player: PlayerId(1), round: 1 }), ["no_bye_asked"]);
    hall.give(Command::Pair { group });
    assert_eq!(hall.refused(ask(1, 1, ByeKind::Half)), ["round_already_laid"]);
    hall.give(Command::DiscardDraft { group });
    hall.give(ask(1, 1, ByeKind::Half));
}

#[test]
fn a_bye_asked_for_is_published_with_its_points() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.give(ask(1, 1, ByeKind::Half));
    hall.give(ask(2, 1, ByeKind::Zero));
    let entry = hall.tournament.history(group).player(StartNumber(1)).unwrap().entry(1);
    assert_eq!(entry, Entry::Bye(ByeKind::Half), "known before the round is laid");
    hall.lay(group);
    let round = hall.the_group().round(1).unwrap();
    let byes: Vec<_> = round.byes.iter().map(|bye| (bye.player.0, bye.kind, bye.points)).collect();
    assert_eq!(byes, [(1, ByeKind::Half, HalfPoints::HALF), (2, ByeKind::Zero, HalfPoints::ZERO)]);
    assert_eq!(round.boards.len(), 3);
}

#[test]
fn d4_1_16d_the_bye_of_an_odd_field_is_worth_a_point() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 7);
    let group = hall.the_group().id;
    hall.play_round(group);
    let byes = &hall.the_group().rounds[0].byes;
    assert_eq!((byes.len(), byes[0].kind, byes[0].points), (1, ByeKind::PairingAllocated, HalfPoints::ONE));
    assert_eq!(hall.points(group, 7), "1");
}

#[test]
fn an_all_play_all_knows_no_byes_asked_and_no_forbidden_pairs() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    let group = hall.the_group().id;
    assert_eq!(hall.refused(ask(1, 2, ByeKind::Zero)), ["bye_in_all_play_all D4.9.11-2"]);
    let forbid = Command::Forbid { group, players: vec![PlayerId(1), PlayerId(2)], first: 1, last: 5, soft: false };
    assert_eq!(hall.refused(forbid), ["forbidden_in_all_play_all D4.9.11-2"]);
}

#[test]
fn players_kept_apart_do_not_meet_until_they_are_allowed_to() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    let pair = vec![PlayerId(2), PlayerId(1)];
    hall.give(Command::Forbid { group, players: pair.clone(), first: 1, last: 5, soft: false });
    hall.give(Command::Pair { group });
    let laid = hall.the_group().draft.as_ref().unwrap().pairing.pairs().next().unwrap();
    assert!([laid.0, laid.1].contains(&StartNumber(3)), "1 meets 3, the nearest he may meet: {laid:?}");
    hall.give(Command::DiscardDraft { group });
    hall.give(Command::Allow { group, players: vec![PlayerId(1), PlayerId(2)] });
    assert_eq!(hall.refused(Command::Allow { group, players: pair }), ["not_forbidden"]);
    hall.lay(group);
    assert_eq!(hall.pairs(group, 1)[0], "2-1");
}

#[test]
fn forbidding_needs_two_players_of_the_group_and_rounds_in_order() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    let forbid = |players: &[u32], first, last| Command::Forbid {
        group,
        players: players.iter().copied().map(PlayerId).collect(),
        first,
        last,
        soft: false,
    };
    assert_eq!(hall.refused(forbid(&[1], 1, 2)), ["forbid_needs_two"]);
    assert_eq!(hall.refused(forbid(&[1, 77], 3, 2)), ["player_not_in_group", "rounds_backwards"]);
}

#[test]
fn d4_9_11_3_byes_asked_before_end_where_the_schedule_is_fixed() {
    let mut hall = Hall::new();
    let (swiss, all) = (hall.group("A", System::Of(Host::Monrad), 5), hall.group("B", ALL_PLAY_ALL, 0));
    hall.players(swiss, 6);
    hall.give(ask(1, 2, ByeKind::Half));
    hall.give(ask(2, 3, ByeKind::Zero));
    hall.give(Command::MovePlayer { player: PlayerId(1), group: all });
    assert!(hall.tournament.players[&PlayerId(1)].byes.is_empty(), "moved into an all-play-all");
    let settings = GroupSettings { system: ALL_PLAY_ALL, ..hall.tournament.groups[&swiss].settings.clone() };
    hall.give(Command::ChangeGroup { group: swiss, settings });
    assert!(hall.tournament.players[&PlayerId(2)].byes.is_empty(), "the group became one");
    hall.check_fold();
    hall.give(Command::Undo);
    assert_eq!(hall.tournament.players[&PlayerId(2)].byes[&3], ByeKind::Zero, "taken back with the change");
}

#[test]
fn a_renamed_all_play_all_keeps_its_rest_rounds() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 5);
    let group = hall.the_group().id;
    hall.lay(group);
    let before = hall.tournament.players.clone();
    assert!(before.values().any(|player| player.byes.contains_key(&1)), "an odd field has a rest");
    let settings = GroupSettings { name: "B".to_owned(), ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    assert_eq!(hall.tournament.players, before);
}
