use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GroupId, GroupSettings, NewPlayer, PlayerId};

use crate::hall::{ALL_PLAY_ALL, Hall, group_settings, player};

fn hall_with(systems: &[System], players: u32) -> (Hall, Vec<GroupId>) {
    let mut hall = Hall::new();
    let groups: Vec<GroupId> =
        systems.iter().zip(["A", "B", "C", "D"]).map(|(system, name)| hall.group(name, *system, 5)).collect();
    hall.players(groups[0], players);
    (hall, groups)
}

fn sizes(hall: &Hall, groups: &[GroupId]) -> Vec<usize> {
    groups.iter().map(|group| hall.tournament.members(*group).count()).collect()
}

#[test]
fn d4_4_65b_the_highest_rated_play_in_the_top_group() {
    let (mut hall, groups) = hall_with(&[System::Of(Host::Monrad); 2], 12);
    hall.give(Command::SplitByRating { groups: groups.clone(), sizes: None });
    let top: Vec<u32> = hall.tournament.members(groups[0]).map(|player| player.id.0).collect();
    assert_eq!(top, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn d4_4_65b_at_most_one_group_is_odd() {
    for players in 4..40 {
        let (mut hall, groups) = hall_with(&[System::Of(Host::Monrad); 3], players);
        hall.give(Command::SplitByRating { groups: groups.clone(), sizes: None });
        let sizes = sizes(&hall, &groups);
        assert!(sizes.iter().filter(|size| *size % 2 == 1).count() <= 1, "{players} players: {sizes:?}");
        let (most, least) = (sizes.iter().max().unwrap(), sizes.iter().min().unwrap());
        assert!(most - least <= 2, "{players} players: {sizes:?}");
    }
}

#[test]
fn d4_4_65b_given_sizes_with_two_odd_groups_are_refused() {
    let (mut hall, groups) = hall_with(&[System::Of(Host::Monrad); 2], 12);
    let split = |sizes: &[u32]| Command::SplitByRating { groups: groups.clone(), sizes: Some(sizes.to_vec()) };
    assert_eq!(hall.refused(split(&[7, 5])), ["too_many_odd_groups D4.4-65b"]);
    assert_eq!(hall.refused(split(&[7, 4])), ["sizes_do_not_fit"]);
    hall.give(split(&[8, 4]));
    assert_eq!(sizes(&hall, &groups), [8, 4]);
}

#[test]
fn d4_4_65b_all_play_all_groups_may_be_odd() {
    let (mut hall, groups) = hall_with(&[ALL_PLAY_ALL; 2], 14);
    hall.give(Command::SplitByRating { groups: groups.clone(), sizes: Some(vec![7, 7]) });
    assert_eq!(sizes(&hall, &groups), [7, 7]);
}

#[test]
fn d4_4_65b_the_checklist_warns_of_a_second_odd_group() {
    let mut hall = Hall::new();
    let (one, other) = (hall.group("A", System::Of(Host::Monrad), 5), hall.group("B", System::Of(Host::Monrad), 5));
    hall.players(one, 7);
    assert!(!hall.todos(one).contains(&"Warning todo_odd_groups".to_owned()));
    hall.players(other, 5);
    assert!(hall.todos(one).contains(&"Warning todo_odd_groups".to_owned()));
    assert!(hall.todos(other).contains(&"Warning todo_odd_groups".to_owned()));
}

#[test]
fn players_change_groups_before_either_is_drawn() {
    let (mut hall, groups) = hall_with(&[System::Of(Host::Monrad); 2], 6);
    hall.give(Command::MovePlayer { player: PlayerId(6), group: groups[1] });
    hall.give(Command::DrawLots { group: groups[0], seed: 1 });
    assert_eq!(hall.refused(Command::MovePlayer { player: PlayerId(6), group: groups[0] }), ["order_fixed"]);
    assert_eq!(hall.refused(Command::MovePlayer { player: PlayerId(1), group: groups[1] }), ["order_fixed"]);
    assert_eq!(hall.refused(Command::SplitByRating { groups, sizes: None }), ["order_fixed"]);
}

fn youth(sections: &[&str], sizes: &[u32]) -> (Hall, GroupId) {
    let mut hall = Hall::new();
    let sections: Vec<String> = sections.iter().map(|section| (*section).to_owned()).collect();
    let settings =
        GroupSettings { sections: sections.clone(), ..group_settings("Ungdom", System::Of(Host::Monrad), 5) };
    hall.give(Command::AddGroup { settings });
    let group = hall.the_group().id;
    let mut count = 0;
    for (section, size) in sections.iter().zip(sizes) {
        for _ in 0..*size {
            count += 1;
            let new = player(&format!("Ung {count}"), 1000 + count);
            hall.give(Command::EnterPlayer { group, player: NewPlayer { section: section.clone(), ..new } });
        }
    }
    (hall, group)
}

#[test]
fn d4_3_5_2b_sections_are_played_together_and_ranked_apart() {
    let (mut hall, group) = youth(&["U-08", "P-08"], &[4, 4]);
    hall.give(Command::DrawLots { group, seed: 4 });
    hall.play_round(group);
    hall.play_round(group);
    let (open, girls) =
        (hall.tournament.section_standings(group, "U-08"), hall.tournament.section_standings(group, "P-08"));
    assert_eq!((open.rows.len(), girls.rows.len()), (4, 4));
    assert_eq!((open.rows[0].place, girls.rows[0].place), (1, 1));
    assert_eq!(hall.places(group).len(), 8);
}

#[test]
fn d4_3_5_2b_merging_across_ages_or_without_need_is_warned_of() {
    let (hall, group) = youth(&["U-08", "P-08"], &[6, 5]);
    assert!(!hall.todos(group).iter().any(|todo| todo.contains("merged")));
    let (hall, group) = youth(&["U-08", "U-10"], &[6, 5]);
    assert!(hall.todos(group).contains(&"Warning todo_merged_across_ages".to_owned()));
    let (hall, group) = youth(&["U-08", "P-08"], &[6, 6]);
    assert!(hall.todos(group).contains(&"Warning todo_merged_without_need".to_owned()));
}

#[test]
fn a_section_in_use_stays_and_an_unknown_one_is_refused() {
    let (mut hall, group) = youth(&["U-08", "P-08"], &[2, 2]);
    let settings = GroupSettings { sections: vec!["U-08".into()], ..hall.the_group().settings.clone() };
    assert_eq!(hall.refused(Command::ChangeGroup { group, settings }), ["section_in_use"]);
    let new = NewPlayer { section: "U-18".into(), ..player("Ung Fem", 900) };
    assert_eq!(hall.refused(Command::EnterPlayer { group, player: new }), ["unknown_section"]);
}

#[test]
fn two_groups_in_play_share_no_table() {
    let mut hall = Hall::new();
    let one = hall.group("A", System::Of(Host::Monrad), 5);
    hall.give(Command::AddGroup {
        settings: GroupSettings { first_board: 3, ..group_settings("B", System::Of(Host::Monrad), 5) },
    });
    let other = GroupId(2);
    hall.players(one, 8);
    hall.players(other, 4);
    for group in [one, other] {
        hall.give(Command::OrderByRating { group });
    }
    hall.lay(one);
    hall.give(Command::Pair { group: other });
    assert_eq!(hall.refused(Command::Publish { group: other }), ["boards_shared"]);
    assert!(hall.todos(other).contains(&"Warning boards_shared".to_owned()));
    let settings = GroupSettings { first_board: 5, ..hall.tournament.groups[&other].settings.clone() };
    hall.give(Command::ChangeGroup { group: other, settings });
    hall.give(Command::Publish { group: other });
}
