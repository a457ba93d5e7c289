use rokade_clause::Fact;
use rokade_model::{Person, Sex, StartNumber};
use rokade_pairing::{Host, System};
use rokade_standings::{Category, Ore, Prize, PrizeFund, Sharing};
use rokade_tournament::{Command, GroupId, GroupSettings, Micros, RoundTimes, TodoKind, TournamentSettings};

use crate::hall::{ALL_PLAY_ALL, Hall, MINUTE, group_settings};

const HOUR: Micros = 60 * MINUTE;
/// Friday 2026-11-13, 18:00 in Copenhagen.
const FRIDAY: Micros = 1_794_589_200_000_000;
/// Saturday 00:30 in Copenhagen is still Friday in Greenwich.
const SATURDAY: Micros = FRIDAY + 16 * HOUR;

fn fund(kroner: &[i64]) -> Box<PrizeFund> {
    let prize = |(place, sum): (u32, &i64)| Prize {
        name: format!("{place}. præmie"),
        cash: Ore::kroner(*sum),
        ..Prize::default()
    };
    Box::new(PrizeFund { prizes: (1..).zip(kroner).map(prize).collect(), ..PrizeFund::default() })
}

/// Two rounds on Friday evening and Saturday morning.
fn weekend() -> (Hall, GroupId) {
    let mut hall = Hall::empty();
    let settings = TournamentSettings {
        name: "Weekend".to_owned(),
        time_zone: "Europe/Copenhagen".to_owned(),
        ..TournamentSettings::default()
    };
    hall.now = FRIDAY - 24 * HOUR;
    hall.give(Command::Create { settings });
    let at = |starts| RoundTimes { starts: Some(starts), ..RoundTimes::default() };
    let settings = group_settings("A", System::Of(Host::Monrad), 3);
    let schedule = vec![at(FRIDAY), at(FRIDAY + 3 * HOUR), at(SATURDAY)];
    hall.give(Command::AddGroup { settings: GroupSettings { schedule, ..settings } });
    let group = hall.the_group().id;
    (hall, group)
}

fn prize_todo(hall: &Hall, group: GroupId) -> String {
    let list = hall.checklist(group);
    let todo = list.todos.iter().find(|todo| todo.reason.key.contains("prizes"));
    todo.map(|todo| format!("{:?} {}", todo.kind, todo.reason.key)).unwrap_or_default()
}

#[test]
fn d4_1_5e_prizes_are_published_by_the_second_playing_day() {
    let (mut hall, group) = weekend();
    assert_eq!(prize_todo(&hall, group), "Next todo_prizes_by");
    let todo = hall.checklist(group).of(TodoKind::Next).find(|reason| reason.key == "todo_prizes_by").cloned().unwrap();
    assert_eq!(todo.facts["day"], Fact::Time(SATURDAY), "two rounds of one evening are one day");
    hall.now = FRIDAY + 5 * HOUR + 59 * MINUTE;
    assert_eq!(prize_todo(&hall, group), "Next todo_prizes_by");
    hall.now = FRIDAY + 6 * HOUR;
    assert_eq!(prize_todo(&hall, group), "Warning todo_prizes_today", "midnight in the hall, not in Greenwich");
    hall.now = SATURDAY + 24 * HOUR;
    assert_eq!(prize_todo(&hall, group), "Warning prizes_overdue");
}

#[test]
fn d4_8_13_what_is_published_is_behind_us_until_it_changes() {
    let (mut hall, group) = weekend();
    hall.give(Command::SetPrizes { group, fund: fund(&[500, 300]) });
    assert_eq!(prize_todo(&hall, group), "Next todo_prizes_by");
    hall.give(Command::PublishPrizes { group });
    assert_eq!(prize_todo(&hall, group), "Done done_prizes");
    assert_eq!(hall.refused(Command::PublishPrizes { group }), ["prizes_published_before"]);
    hall.give(Command::SetPrizes { group, fund: fund(&[500, 300]) });
    assert_eq!(prize_todo(&hall, group), "Done done_prizes", "nothing changed");
    hall.give(Command::SetPrizes { group, fund: fund(&[600, 300]) });
    assert_eq!(prize_todo(&hall, group), "Next todo_prizes_by");
    hall.give(Command::Undo);
    assert_eq!(prize_todo(&hall, group), "Done done_prizes");
    hall.give(Command::Undo);
    assert!(hall.the_group().prizes.as_ref().unwrap().published.is_none());
    hall.check_fold();
}

#[test]
fn d4_1_5e_an_event_without_prizes_says_so() {
    let (mut hall, group) = weekend();
    assert_eq!(hall.refused(Command::PublishPrizes { group }), ["prizes_not_set D4.1-5e"]);
    hall.give(Command::SetPrizes { group, fund: fund(&[]) });
    hall.give(Command::PublishPrizes { group });
    assert_eq!(prize_todo(&hall, group), "Done done_prizes");
}

#[test]
fn a_single_evening_is_not_asked_for_prizes() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 6);
    let group = hall.the_group().id;
    hall.play_round(group);
    assert_eq!(prize_todo(&hall, group), "");
    hall.give(Command::SetPrizes { group, fund: fund(&[200]) });
    assert_eq!(prize_todo(&hall, group), "Next todo_prizes");
}

#[test]
fn a_fund_is_refused_with_every_reason() {
    let (mut hall, group) = weekend();
    let mut wrong = fund(&[100, 200]);
    let category = Category { section: "U-08".to_owned(), ..Category::default() };
    wrong.prizes.push(Prize { name: "Bedst".into(), cash: Ore(1), category: Some(category), ..Prize::default() });
    assert_eq!(
        hall.refused(Command::SetPrizes { group, fund: wrong }),
        ["prize_above_smaller", "prize_section_unknown"]
    );
    assert_eq!(hall.refused(Command::SetPrizes { group: GroupId(7), fund: fund(&[1]) }), ["unknown_group"]);
}

#[test]
fn d4_1_24a_the_prizes_of_an_all_play_all_as_it_stands() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 3, 4);
    let group = hall.the_group().id;
    hall.give(Command::SetPrizes { group, fund: fund(&[500, 300]) });
    assert!(hall.tournament.prizes(group, &hall.people).is_none(), "no table yet");
    hall.play_round(group);
    let given = hall.tournament.prizes(group, &hall.people).unwrap();
    let amounts: Vec<Ore> = given.awards.iter().map(|award| award.cash).collect();
    assert_eq!(amounts, [Ore::kroner(400), Ore::kroner(400)], "two winners of one round share");
}

#[test]
fn categories_ask_the_people_and_forget_the_erased() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 4);
    let group = hall.the_group().id;
    let category = Category { women: true, ..Category::default() };
    let prize =
        Prize { name: "Bedste kvinde".into(), cash: Ore::kroner(100), category: Some(category), ..Prize::default() };
    let offered = PrizeFund { prizes: vec![prize], sharing: Sharing::ByOrder, ..PrizeFund::default() };
    hall.give(Command::SetPrizes { group, fund: Box::new(offered) });
    hall.play_round(group);
    let best_woman = |hall: &Hall| {
        let given = hall.tournament.prizes(group, &hall.people).unwrap();
        given.awards.first().map(|award| award.player)
    };
    assert_eq!(best_woman(&hall), None);
    let last = hall.the_group().player_with(StartNumber(4)).unwrap();
    let woman = Person { sex: Some(Sex::Woman), ..hall.people[&last].clone() };
    hall.people.insert(last, woman);
    assert_eq!(best_woman(&hall), Some(StartNumber(4)));
    hall.give(Command::Erase { player: last });
    assert_eq!(best_woman(&hall), None);
}
