use rokade_model::LeaveNotice;
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, Event, FoldError, GroupSettings, PlayerId, Recorded, RoundTimes, Tournament};

use crate::hall::{Hall, MINUTE, player};

#[test]
fn undo_takes_back_one_step_after_the_other() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    hall.players(group, 6);
    hall.give(Command::EnterPlayer { group, player: player("Liv Granlund", 1500) });
    hall.give(Command::Undo);
    assert_eq!(hall.tournament.players.len(), 6);
    hall.give(Command::Undo);
    assert_eq!(hall.tournament.players.len(), 0, "an import is one step");
    hall.give(Command::Undo);
    assert_eq!(hall.tournament.groups.len(), 0);
    assert_eq!(hall.refused(Command::Undo), ["nothing_to_undo"]);
    hall.check_fold();
}

#[test]
fn an_undo_is_not_undone() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 6);
    let group = hall.the_group().id;
    hall.give(Command::Pair { group });
    hall.give(Command::Publish { group });
    hall.give(Command::Undo);
    assert!(hall.the_group().draft.is_some() && hall.the_group().rounds.is_empty());
    hall.give(Command::Undo);
    assert!(hall.the_group().draft.is_none());
}

#[test]
fn a_withdrawal_is_taken_back_with_its_order() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 6);
    hall.give(Command::Withdraw { player: PlayerId(2), notice: LeaveNotice::Accepted });
    let before = hall.the_group().clone();
    hall.give(Command::Withdraw { player: PlayerId(1), notice: LeaveNotice::Accepted });
    hall.give(Command::Undo);
    assert_eq!(*hall.the_group(), before);
}

#[test]
fn a_change_of_times_that_started_a_round_is_not_taken_back() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 6);
    let group = hall.the_group().id;
    hall.lay(group);
    let schedule = vec![RoundTimes { starts: Some(hall.now - MINUTE), pair_from: None }];
    let settings = GroupSettings { schedule, ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    assert_eq!(hall.refused(Command::Undo), ["round_started D4.1-11e"]);
}

#[test]
fn a_journal_that_contradicts_itself_is_refused_where_it_does() {
    let hall = Hall::playing(System::Of(Host::Monrad), 5, 6);
    let next = hall.tournament.seq + 1;
    let record = |seq: u64, event: Event| Recorded { seq, step: seq, at: 0, by: "Ragna".into(), event };
    let mut tournament = hall.tournament.clone();
    let gap = tournament.apply(&record(next + 1, Event::Undone { step: next - 1 }));
    assert_eq!(gap, Err(FoldError::Gap { expected: next, found: next + 1 }));
    let early = tournament.apply(&record(next, Event::Undone { step: 1 }));
    assert_eq!(early, Err(FoldError::UndoOutOfOrder { seq: next, step: 1 }));
    let stranger = PlayerId(99);
    let unknown = tournament.apply(&record(next, Event::PlayerRemoved { player: stranger }));
    assert_eq!(unknown, Err(FoldError::UnknownPlayer { seq: next, player: stranger }));
    assert_eq!(tournament, hall.tournament, "nothing changed");
    assert_eq!(Tournament::fold(&hall.records[1..]).map(|_| ()), Err(FoldError::Gap { expected: 1, found: 2 }));
    let mut twice = hall.records.clone();
    twice.push(record(next, hall.records[0].event.clone()));
    assert_eq!(Tournament::fold(&twice).map(|_| ()), Err(FoldError::Creation { seq: next }));
}

#[test]
fn a_step_taken_back_or_left_behind_cannot_go_on() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    hall.players(group, 2);
    let taken_back = hall.tournament.seq - 1;
    hall.give(Command::Undo);
    let seq = hall.tournament.seq + 1;
    let record = |step: u64, event: Event| Recorded { seq, step, at: 0, by: "Ragna".into(), event };
    let removed = || Event::GroupRemoved { group };
    let cases = [
        record(taken_back, removed()),
        record(2, removed()),
        record(seq + 1, removed()),
        record(hall.tournament.seq, Event::Undone { step: 2 }),
    ];
    for case in cases {
        let expected = Err(FoldError::Step { seq, step: case.step });
        assert_eq!(hall.tournament.clone().apply(&case), expected);
        let mut journal = hall.records.clone();
        journal.push(case);
        assert_eq!(Tournament::fold(&journal).map(|_| ()), expected);
    }
    assert_eq!(hall.tournament.clone().apply(&record(seq, removed())), Ok(()));
}
