//! The report to the rating officer: due, sent, outdated, and the sanctions it names.

use rokade_clause::Fact;
use rokade_model::{GameResult, Notice, SanctionKind};
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, GroupId, Penalty, PlayerId, SetGame, Slot, TodoKind, TournamentSettings};

use crate::hall::{Hall, MINUTE};

/// One round of four players, played and finished.
fn finished() -> (Hall, GroupId) {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 1, 4);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.now += MINUTE;
    hall.give(Command::FinishGroup { group });
    (hall, group)
}

fn send(hall: &mut Hall) {
    hall.now += MINUTE;
    hall.give(Command::SendReport { to: " kartoteket ".to_owned() });
}

fn missed(hall: &mut Hall, group: GroupId, round: u32, board: u32, result: GameResult, notice: Notice) {
    let (notice, seen) = (Some(notice), GameState::Open);
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, round, board),
        to: GameState::Done { result, notice },
        seen,
        confirmed: false,
        seed: 0,
    }));
}

#[test]
fn d4_1_6b_a_report_that_was_sent_is_no_longer_owed() {
    let (mut hall, group) = finished();
    assert_eq!(hall.checklist(group).next().unwrap().reason.key, "todo_report");
    send(&mut hall);
    let list = hall.checklist(group);
    let done = list.of(TodoKind::Done).find(|reason| reason.key == "done_report").unwrap();
    assert_eq!((&done.facts["to"], &done.facts["at"]), (&Fact::from("kartoteket"), &Fact::Time(hall.now)));
    assert!(list.next().is_none(), "{:?}", hall.todos(group));
    assert_eq!(hall.tournament.sent[0].by, "Ragna");
    hall.check_fold();
    hall.give(Command::Undo);
    assert_eq!(hall.checklist(group).next().unwrap().reason.key, "todo_report");
}

#[test]
fn d4_1_6c_a_report_is_sent_again_after_a_change() {
    let (mut hall, group) = finished();
    send(&mut hall);
    hall.give(Command::ReopenGroup { group });
    hall.give(Command::FinishGroup { group });
    assert_eq!(hall.checklist(group).next().unwrap().reason.key, "todo_report_again");
    assert!(hall.tournament.report_checklist(hall.now).todos.iter().any(|todo| todo.reason.key == "todo_report_again"));
    send(&mut hall);
    assert!(hall.tournament.reported(group).is_some());
}

#[test]
fn d4_1_6c_a_corrected_date_or_arbiter_is_told_again() {
    let (mut hall, group) = finished();
    send(&mut hall);
    let settings = TournamentSettings { public: !hall.tournament.settings.public, ..hall.tournament.settings.clone() };
    hall.give(Command::ChangeTournament { settings });
    assert!(hall.tournament.reported(group).is_some(), "the public pages are nothing to the rating officer");
    let settings = TournamentSettings { ends: "2026-04-12".to_owned(), ..hall.tournament.settings.clone() };
    hall.give(Command::ChangeTournament { settings });
    assert_eq!(hall.checklist(group).next().unwrap().reason.key, "todo_report_again");
    hall.give(Command::Undo);
    assert!(hall.tournament.reported(group).is_some(), "what was taken back has not changed anything");
}

#[test]
fn d4_1_5f_the_event_owes_its_report_by_the_group_that_ends_last() {
    let (mut hall, first) = finished();
    let second = hall.group("B", System::Of(Host::Monrad), 1);
    hall.players(second, 4);
    hall.give(Command::OrderByRating { group: second });
    let open: Vec<_> = hall.tournament.report_checklist(hall.now).of(TodoKind::Missing).cloned().collect();
    assert_eq!((open[0].key.as_ref(), &open[0].facts["group"]), ("report_group_open", &Fact::from("B")));
    hall.now += 60 * 24 * MINUTE;
    hall.play_round(second);
    hall.give(Command::FinishGroup { group: second });
    let list = hall.tournament.report_checklist(hall.now);
    let due = list.of(TodoKind::Next).next().unwrap().facts["due"].clone();
    assert_eq!(Some(due), hall.tournament.report_due(second).map(Fact::Time));
    assert!(hall.tournament.report_due(first) < hall.tournament.report_due(second));
}

#[test]
fn d4_1_6c_a_report_says_something_to_somebody() {
    let mut hall = Hall::new();
    let empty = Command::SendReport { to: "  ".to_owned() };
    assert_eq!(hall.refused(empty), ["report_to_nobody", "report_no_results D4.1-6c"]);
}

#[test]
fn d4_1_14_who_stays_away_without_notice_is_named() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 2, 4);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.lay(group);
    missed(&mut hall, group, 2, 1, GameResult::BlackForfeits, Notice::None);
    missed(&mut hall, group, 2, 2, GameResult::WhiteForfeits, Notice::Accepted);
    let black = hall.the_group().round(2).unwrap().board(1).unwrap().black;
    let found = hall.tournament.sanctions();
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((found[0].player, found[0].round, found[0].kind), (black, Some(2), SanctionKind::Unsporting));
    hall.give(Command::ImposePenalty { player: black, penalty: Penalty::Warning, grounds: "Udeblev.".to_owned() });
    let found = hall.tournament.sanctions();
    assert_eq!((found.len(), found[0].kind), (1, SanctionKind::Warning), "the committee has decided");
}

#[test]
fn d4_1_14_who_misses_one_game_of_a_match_without_notice_is_named_once_a_round() {
    let mut hall = Hall::new();
    let group = hall.group("Pokal", System::KnockOut, 0);
    hall.players(group, 2);
    hall.give(Command::OrderByRating { group });
    hall.give(Command::DrawLots { group, seed: 3 });
    hall.lay(group);
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    let second = hall.the_group().round(1).unwrap().boards[0].games[1];
    let (result, notice, seen) = (GameResult::WhiteForfeits, Some(Notice::None), second.game);
    let (round, board, game, confirmed, seed) = (1, 1, 2, false, 2);
    hall.give(Command::SetGame(SetGame {
        at: Slot::match_game(group, round, board, game),
        to: GameState::Done { result, notice },
        seen,
        confirmed,
        seed,
    }));
    let found = hall.tournament.sanctions();
    assert_eq!((found.len(), found[0].player, found[0].round), (1, second.white, Some(1)), "{found:?}");
    assert_eq!(found[0].reason.key, "sanction_no_show");
}

#[test]
fn d4_5_4_2c_missing_the_whole_event_calls_for_six_months() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 1, 4);
    let group = hall.the_group().id;
    hall.lay(group);
    missed(&mut hall, group, 1, 1, GameResult::BlackForfeits, Notice::None);
    hall.play_rest(group, 1);
    assert_eq!(hall.tournament.sanctions()[0].reason.key, "sanction_no_show", "the event is not over");
    hall.give(Command::FinishGroup { group });
    let found = hall.tournament.sanctions();
    assert_eq!((found.len(), found[0].reason.key.as_ref()), (1, "sanction_whole_event_missed"));
    assert_eq!(found[0].reason.facts["months"], Fact::Number(6));
}

#[test]
fn d4_1_7b_the_committee_states_reasons_and_time() {
    let (mut hall, _) = finished();
    let player = PlayerId(1);
    let bare = Command::ImposePenalty { player, penalty: Penalty::Suspension { months: 0 }, grounds: " ".to_owned() };
    assert_eq!(hall.refused(bare), ["penalty_without_grounds D4.1-7b", "suspension_without_time D4.1-7b"]);
    let unknown =
        Command::ImposePenalty { player: PlayerId(99), penalty: Penalty::Warning, grounds: "Støj".to_owned() };
    assert_eq!(hall.refused(unknown), ["unknown_player"]);
    let penalty = Penalty::Suspension { months: 3 };
    hall.give(Command::ImposePenalty { player, penalty, grounds: "Gentagen støj".to_owned() });
    let found = hall.tournament.sanctions();
    assert_eq!((found[0].kind, &found[0].reason.facts["months"]), (SanctionKind::Suspension, &Fact::Number(3)));
    hall.check_fold();
}
