use rokade_clause::Fact;
use rokade_model::GameResult;
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, GroupSettings, RoundTimes, SetGame, Slot, TodoKind};

use crate::hall::{Hall, MINUTE, group_settings};

#[test]
fn the_checklist_leads_through_a_round() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 6);
    let group = hall.the_group().id;
    let next = |hall: &Hall| hall.checklist(group).next().map(|todo| todo.reason.key.to_string()).unwrap_or_default();
    assert_eq!(next(&hall), "todo_pair");
    hall.give(Command::Pair { group });
    assert_eq!(next(&hall), "todo_publish");
    hall.give(Command::BeginManual { group });
    assert_eq!(next(&hall), "todo_end_manual");
    hall.give(Command::Undo);
    hall.give(Command::Publish { group });
    assert_eq!(next(&hall), "todo_start");
    hall.give(Command::StartRound { group, round: 1 });
    hall.enter(group, 1, 2, GameResult::Draw);
    let list = hall.checklist(group);
    assert_eq!(list.next(), None, "results are missing first");
    let missing = list.of(TodoKind::Missing).next().unwrap();
    assert_eq!((missing.key.as_ref(), &missing.facts["boards"]), ("todo_results", &Fact::from("1, 3")));
    hall.play_rest(group, 1);
    assert_eq!(next(&hall), "todo_pair");
}

#[test]
fn d4_1_11c_games_put_off_are_kept_in_mind() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 4, 6);
    let group = hall.the_group().id;
    hall.lay(group);
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 2),
        to: GameState::Postponed { until: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    hall.play_rest(group, 1);
    let list = hall.checklist(group);
    let warning = list.of(TodoKind::Warning).find(|reason| reason.key == "todo_put_off").unwrap();
    assert_eq!(warning.facts["games"], Fact::from("1/2"));
    assert_eq!(list.next().unwrap().reason.key, "todo_pair");
}

#[test]
fn d4_1_5c_players_without_a_rating_are_counted() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    hall.players(group, 3);
    assert!(!hall.todos(group).contains(&"Warning todo_ratings".to_owned()));
    let unrated = rokade_tournament::NewPlayer { rating: None, ..crate::hall::player("Alva Nygren", 0) };
    hall.give(Command::EnterPlayer { group, player: unrated });
    assert!(hall.todos(group).contains(&"Warning todo_ratings".to_owned()));
}

#[test]
fn d4_9_10_a_group_without_a_named_tiebreak_says_which_one_counts() {
    let mut hall = Hall::new();
    let bare = GroupSettings { tiebreaks: Vec::new(), ..group_settings("A", System::Of(Host::Monrad), 5) };
    hall.give(Command::AddGroup { settings: bare });
    let group = hall.the_group().id;
    let list = hall.checklist(group);
    let warning = list.of(TodoKind::Warning).find(|reason| reason.key == "todo_tiebreaks").unwrap();
    assert_eq!(warning.facts["default"], Fact::from("dsu-ordinary"));
    assert_eq!(hall.tournament.rules(group).tiebreaks, [rokade_standings::TieBreak::DsuOrdinary]);
}

#[test]
fn d4_1_12a_the_time_control_is_stated_and_long_enough() {
    let mut hall = Hall::new();
    let with = |text: &str| GroupSettings {
        time_control: text.to_owned(),
        ..group_settings("A", System::Of(Host::Monrad), 5)
    };
    hall.give(Command::AddGroup { settings: with("") });
    let group = hall.the_group().id;
    assert!(hall.todos(group).contains(&"Warning todo_time_control".to_owned()));
    for (text, warning) in [("900+10", "Warning time_below_normal"), ("to timer", "Warning time_control_unreadable")] {
        hall.give(Command::ChangeGroup { group, settings: with(text) });
        assert!(hall.todos(group).contains(&warning.to_owned()), "{text}: {:?}", hall.todos(group));
    }
}

#[test]
fn d4_1_11b_the_time_when_the_absent_lose_is_shown_while_it_lies_ahead() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 6);
    let group = hall.the_group().id;
    let starts = hall.now + MINUTE;
    let schedule = vec![RoundTimes { starts: Some(starts), pair_from: None }];
    let settings = GroupSettings { schedule, ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    hall.lay(group);
    let lost_at = |hall: &Hall| {
        let list = hall.checklist(group);
        list.of(TodoKind::Warning)
            .find(|reason| reason.key == "todo_default_time")
            .map(|reason| reason.facts["at"].clone())
    };
    assert_eq!(lost_at(&hall), None);
    hall.now = starts;
    assert_eq!(lost_at(&hall), Some(Fact::Time(starts + 15 * MINUTE)));
    hall.now = starts + 15 * MINUTE;
    assert_eq!(lost_at(&hall), None);
}

#[test]
fn d4_1_5f_the_report_is_due_seven_days_after_the_last_round() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 1, 4);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.now += 60 * MINUTE;
    hall.give(Command::FinishGroup { group });
    // Played on 1 January 1970: the eighth, until midnight.
    let due = 8 * 24 * 60 * MINUTE - 1;
    let next = |hall: &Hall| hall.checklist(group).next().unwrap().reason.clone();
    assert_eq!((next(&hall).key.as_ref(), &next(&hall).facts["due"]), ("todo_report", &Fact::Time(due)));
    hall.now = due + 1;
    assert!(hall.todos(group).contains(&"Warning todo_report_overdue".to_owned()), "{:?}", hall.todos(group));
}

#[test]
fn d4_9_2_5_a_following_round_that_cannot_be_laid_is_warned_of() {
    // Four players: after three rounds everybody has met everybody.
    let mut hall = Hall::playing(System::Of(Host::Monrad), 4, 4);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.play_round(group);
    hall.give(Command::Pair { group });
    assert!(hall.todos(group).contains(&"Warning control_impossible".to_owned()), "{:?}", hall.todos(group));
}

#[test]
fn a_group_that_does_not_exist_has_nothing_to_do() {
    let hall = Hall::new();
    assert!(hall.checklist(rokade_tournament::GroupId(9)).todos.is_empty());
}
