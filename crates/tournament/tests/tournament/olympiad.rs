//! Teams drafted by strength, all against all.

use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GroupId, GroupSettings, PlayerId};

use crate::hall::{Hall, group_settings, player};

fn hall(players: u32, teams: u16) -> (Hall, GroupId) {
    let mut hall = Hall::new();
    let group = hall.group("Hold", System::Olympiad { teams }, 0);
    hall.players(group, players);
    hall.give(Command::OrderByRating { group });
    hall.give(Command::FormTeams { group });
    (hall, group)
}

#[test]
fn d4_9_9_5_the_teams_of_the_handbook_are_drafted() {
    let (hall, _) = hall(24, 4);
    let teams: Vec<Vec<u32>> =
        hall.the_group().teams.iter().map(|team| team.players.iter().map(|player| player.0).collect()).collect();
    assert_eq!(teams[0], [1, 8, 11, 14, 17, 24]);
    assert_eq!(teams[1], [2, 7, 12, 13, 18, 23]);
    assert_eq!(teams[2], [3, 6, 9, 16, 19, 22]);
    assert_eq!(teams[3], [4, 5, 10, 15, 20, 21]);
}

#[test]
fn d4_9_9_5_all_teams_meet_all_and_board_points_make_the_table() {
    let (mut hall, group) = hall(8, 4);
    assert_eq!(hall.the_group().settings.rounds, 3);
    for _ in 1..=3 {
        hall.play_round(group);
    }
    let met: Vec<(usize, usize)> = (1..=3)
        .flat_map(|round| hall.tournament.team_matches(group, round))
        .map(|one| (one.teams.0.min(one.teams.1), one.teams.0.max(one.teams.1)))
        .collect();
    let mut sorted = met.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]);
    let first = &hall.tournament.team_matches(group, 1)[0];
    assert!(first.is_finished && first.boards.iter().all(|board| board.board.is_some()));
    let table = hall.tournament.team_standings(group);
    assert_eq!(table.len(), 4);
    let points: i32 = table.iter().map(|row| row.board_points.0).sum();
    assert_eq!(points, 2 * 12, "every game gives one point");
    hall.check_fold();
}

#[test]
fn d4_9_9_5_rounds_wait_for_the_teams_and_the_teams_stand_from_the_first_round() {
    let mut hall = Hall::new();
    let group = hall.group("Hold", System::Olympiad { teams: 2 }, 0);
    hall.players(group, 4);
    assert_eq!(hall.refused(Command::FormTeams { group }), ["order_missing D4.9.9.5"]);
    hall.give(Command::OrderByRating { group });
    assert_eq!(hall.refused(Command::Pair { group }), ["teams_missing D4.9.9.5"]);
    assert!(hall.todos(group).contains(&"Next teams_missing".to_owned()));
    hall.give(Command::FormTeams { group });
    hall.give(Command::RenameTeam { group, team: 1, name: " Springerne ".to_owned() });
    assert_eq!(hall.the_group().teams[0].name, "Springerne");
    let taken = Command::RenameTeam { group, team: 2, name: "Springerne".to_owned() };
    assert_eq!(hall.refused(taken), ["team_name_taken"]);
    let unknown = Command::RenameTeam { group, team: 3, name: "Løberne".to_owned() };
    assert_eq!(hall.refused(unknown), ["no_such_team"]);
    let (one, other) = (PlayerId(1), PlayerId(2));
    hall.give(Command::SwapTeamPlayers { group, one, other });
    assert_eq!(hall.the_group().teams[0].players[0], other);
    let within = Command::SwapTeamPlayers { group, one, other: hall.the_group().teams[1].players[1] };
    assert_eq!(hall.refused(within), ["swap_within_team"]);
    // Another player gives the order up, and the teams with it.
    hall.give(Command::EnterPlayer { group, player: player("Ebba Tranemo", 1500) });
    assert!(hall.the_group().teams.is_empty());
    hall.give(Command::OrderByRating { group });
    hall.give(Command::FormTeams { group });
    hall.lay(group);
    assert_eq!(hall.refused(Command::FormTeams { group }), ["teams_stand D4.9.9.5"]);
    assert_eq!(hall.refused(Command::SwapTeamPlayers { group, one, other }), ["teams_stand D4.9.9.5"]);
    let late = Command::EnterPlayer { group, player: player("Sten Alm", 1400) };
    assert_eq!(hall.refused(late), ["late_entry_in_teams D4.9.9.5"]);
    hall.check_fold();
}

#[test]
fn d4_9_9_5_a_group_needs_two_teams_and_a_player_for_each() {
    let mut hall = Hall::new();
    let one = GroupSettings { ..group_settings("A", System::Olympiad { teams: 1 }, 0) };
    assert_eq!(hall.refused(Command::AddGroup { settings: one }), ["teams_out_of_range D4.9.9.5"]);
    let group = hall.group("Hold", System::Olympiad { teams: 4 }, 0);
    hall.players(group, 3);
    assert_eq!(hall.refused(Command::OrderByRating { group }), ["group_too_small"]);
    let monrad = hall.group("B", System::Of(Host::Monrad), 3);
    assert_eq!(hall.refused(Command::FormTeams { group: monrad }), ["no_teams_here"]);
}

#[test]
fn d4_9_9_5_numbers_by_lot_do_not_change_the_teams() {
    let mut hall = Hall::new();
    let group = hall.group("Hold", System::Olympiad { teams: 2 }, 0);
    hall.players(group, 4);
    hall.give(Command::DrawLots { group, seed: 3 });
    hall.give(Command::FormTeams { group });
    assert_eq!(hall.the_group().teams[0].players, [PlayerId(1), PlayerId(4)]);
}
