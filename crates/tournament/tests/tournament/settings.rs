use rokade_pairing::{Host, System};
use rokade_standings::TieBreak;
use rokade_tournament::{Command, GroupSettings, RoundTimes, TournamentSettings};

use crate::hall::{ALL_PLAY_ALL, Hall, MINUTE, group_settings, player};

fn named(name: &str) -> TournamentSettings {
    TournamentSettings { name: name.to_owned(), ..TournamentSettings::default() }
}

#[test]
fn a_tournament_is_created_once_and_first() {
    let mut hall = Hall::empty();
    assert_eq!(hall.refused(Command::Undo), ["not_created"]);
    assert_eq!(hall.refused(Command::Create { settings: named(" ") }), ["tournament_name_missing"]);
    hall.give(Command::Create { settings: named("Påsketurnering") });
    assert_eq!(hall.refused(Command::Create { settings: named("Påsketurnering") }), ["already_created"]);
}

#[test]
fn all_that_is_wrong_with_the_settings_is_said_at_once() {
    let mut hall = Hall::new();
    let settings = TournamentSettings {
        federation: "Danmark".to_owned(),
        starts: "2027-02-30".to_owned(),
        ends: "2027-02-27".to_owned(),
        ..TournamentSettings::default()
    };
    let refused = hall.refused(Command::ChangeTournament { settings });
    assert_eq!(refused, ["tournament_name_missing", "federation_not_three_letters", "date_malformed"]);
    let settings = TournamentSettings { starts: "2027-03-01".into(), ends: "2027-02-28".into(), ..named("Forår") };
    assert_eq!(hall.refused(Command::ChangeTournament { settings }), ["ends_before_start"]);
}

#[test]
fn unchanged_settings_make_no_event() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    let (tournament, settings) = (hall.tournament.settings.clone(), hall.the_group().settings.clone());
    let seq = hall.tournament.seq;
    hall.give(Command::ChangeTournament { settings: tournament });
    hall.give(Command::ChangeGroup { group, settings });
    assert_eq!(hall.tournament.seq, seq);
}

#[test]
fn a_group_needs_a_name_of_its_own_and_sound_numbers() {
    let mut hall = Hall::new();
    hall.group("A", System::Of(Host::Monrad), 5);
    let wrong = GroupSettings {
        first_board: 0,
        tiebreaks: vec![TieBreak::DsuMedian, TieBreak::DsuMedian],
        sections: vec!["U-08".into(), "U-08".into(), String::new()],
        ..group_settings("A", System::Of(Host::Monrad), 0)
    };
    assert_eq!(
        hall.refused(Command::AddGroup { settings: wrong }),
        [
            "group_name_taken",
            "rounds_out_of_range",
            "first_board_out_of_range",
            "tiebreak_named_twice",
            "section_name_missing",
            "section_named_twice"
        ]
    );
    let thrice = group_settings("B", System::Of(Host::RoundRobin { cycles: 3 }), 0);
    assert_eq!(hall.refused(Command::AddGroup { settings: thrice }), ["cycles_out_of_range"]);
}

#[test]
fn rounds_start_one_after_the_other() {
    let mut hall = Hall::new();
    let at = |starts: i64| RoundTimes { starts: Some(starts), pair_from: None };
    let backwards =
        GroupSettings { schedule: vec![at(10), at(10)], ..group_settings("A", System::Of(Host::Monrad), 3) };
    assert_eq!(hall.refused(Command::AddGroup { settings: backwards }), ["schedule_not_ascending"]);
    let late = RoundTimes { starts: Some(10), pair_from: Some(11) };
    let late = GroupSettings { schedule: vec![late], ..group_settings("A", System::Of(Host::Monrad), 3) };
    assert_eq!(hall.refused(Command::AddGroup { settings: late }), ["paired_after_start"]);
    let long = GroupSettings { schedule: vec![at(1), at(2)], ..group_settings("A", System::Of(Host::Monrad), 1) };
    assert_eq!(hall.refused(Command::AddGroup { settings: long }), ["schedule_too_long"]);
}

#[test]
fn a_published_round_locks_system_tables_and_rounds() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.play_round(group);
    let settings =
        GroupSettings { first_board: 7, rounds: 1, system: ALL_PLAY_ALL, ..hall.the_group().settings.clone() };
    let refused = hall.refused(Command::ChangeGroup { group, settings });
    assert_eq!(refused, ["system_locked", "first_board_locked"]);
    let settings = GroupSettings { rounds: 1, ..hall.the_group().settings.clone() };
    assert_eq!(hall.refused(Command::ChangeGroup { group, settings }), ["rounds_below_published"]);
    let settings = GroupSettings { rounds: 2, ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
}

#[test]
fn d4_9_10_tiebreaks_are_named_before_the_first_round_starts() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.lay(group);
    let with = |hall: &Hall, tiebreaks| GroupSettings { tiebreaks, ..hall.the_group().settings.clone() };
    let settings = with(&hall, vec![TieBreak::DsuMedian]);
    hall.give(Command::ChangeGroup { group, settings });
    hall.give(Command::StartRound { group, round: 1 });
    let settings = with(&hall, vec![TieBreak::DsuOrdinary]);
    let command = Command::ChangeGroup { group, settings };
    assert_eq!(hall.refused(command.clone()), ["tiebreaks_locked D4.9.10"]);
    let told = hall.refusal(command).reasons.remove(0);
    assert_eq!(told.readings, ["tiebreaks-locked"], "no clause says that they may not be changed");
}

#[test]
fn d4_3_5_2a_the_correction_is_announced_before_round_one() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    let settings = GroupSettings {
        tiebreaks: Vec::new(),
        schedule: vec![RoundTimes { starts: Some(hall.now + MINUTE), pair_from: None }],
        ..hall.the_group().settings.clone()
    };
    hall.give(Command::ChangeGroup { group, settings });
    hall.lay(group);
    hall.now += MINUTE;
    let settings = GroupSettings { tiebreaks: vec![TieBreak::DsuMedian], ..hall.the_group().settings.clone() };
    let refusal = hall.refusal(Command::ChangeGroup { group, settings });
    assert_eq!(refusal.reasons[0].clauses.last().unwrap().as_str(), "D4.3.5.2a");
}

#[test]
fn d4_1_11e_the_times_of_a_started_round_stand() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    let at = |starts: i64| RoundTimes { starts: Some(starts), pair_from: None };
    let (first, second) = (hall.now + 10 * MINUTE, hall.now + 20 * MINUTE);
    let with = |hall: &Hall, schedule| GroupSettings { schedule, ..hall.the_group().settings.clone() };
    let settings = with(&hall, vec![at(first), at(second)]);
    hall.give(Command::ChangeGroup { group, settings });
    hall.lay(group);
    let settings = with(&hall, vec![at(first - MINUTE), at(second)]);
    hall.give(Command::ChangeGroup { group, settings });
    hall.now = first;
    let settings = with(&hall, vec![at(first + 5 * MINUTE), at(second)]);
    assert_eq!(hall.refused(Command::ChangeGroup { group, settings }), ["times_locked D4.1-11e"]);
    let settings = with(&hall, vec![at(first - MINUTE), at(second + MINUTE)]);
    hall.give(Command::ChangeGroup { group, settings });
}

#[test]
fn d4_4_65a_every_system_offered_can_be_chosen() {
    let mut hall = Hall::new();
    for row in rokade_pairing::SYSTEMS {
        hall.group(row.key, row.system, 5);
    }
    assert_eq!(hall.tournament.groups.len(), rokade_pairing::SYSTEMS.len());
}

#[test]
fn only_an_empty_group_is_removed() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    hall.players(group, 2);
    assert_eq!(hall.refused(Command::RemoveGroup { group }), ["group_has_players"]);
    let empty = hall.group("B", System::Of(Host::Monrad), 5);
    hall.give(Command::RemoveGroup { group: empty });
    assert!(!hall.tournament.groups.contains_key(&empty));
    let next = hall.group("C", System::Of(Host::Monrad), 5);
    assert!(next > empty, "a number is never given again");
}

#[test]
fn d4_1_6d_an_arbiter_plays_with_the_registrars_approval() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    let settings = TournamentSettings { chief_arbiter: "Hedda Nordhus".into(), ..named("Forår") };
    hall.give(Command::ChangeTournament { settings: settings.clone() });
    let entry = Command::EnterPlayer { group, player: player("Nordhus, Hedda", 1800) };
    assert_eq!(hall.refused(entry.clone()), ["arbiter_needs_approval D4.1-6d"]);
    let approved = TournamentSettings { approved_as_players: vec!["Hedda Nordhus".into()], ..settings.clone() };
    hall.give(Command::ChangeTournament { settings: approved });
    hall.give(entry);
    assert_eq!(hall.refused(Command::ChangeTournament { settings }), ["arbiter_needs_approval D4.1-6d"]);
}
