use rokade_pairing::{Host, System};
use rokade_tournament::{Command, OrderedBy, PlayerId};

use crate::hall::{ALL_PLAY_ALL, Hall, player};

fn drawn(seed: u64) -> Vec<PlayerId> {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    hall.players(group, 20);
    hall.give(Command::DrawLots { group, seed });
    let order = hall.the_group().order.clone().unwrap();
    assert_eq!(order.by, OrderedBy::Lot { seed });
    order.players
}

#[test]
fn d4_9_1_1_the_same_seed_draws_the_same_numbers() {
    assert_eq!(drawn(7), drawn(7));
    assert_ne!(drawn(7), drawn(8));
    let mut everybody = drawn(7);
    everybody.sort_unstable();
    assert_eq!(everybody, (1..=20).map(PlayerId).collect::<Vec<_>>());
}

#[test]
fn d4_9_1_1_lots_are_drawn_once_and_never_taken_back() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    hall.players(group, 6);
    hall.give(Command::OrderByRating { group });
    hall.give(Command::DrawLots { group, seed: 1 });
    assert_eq!(hall.refused(Command::DrawLots { group, seed: 2 }), ["lots_drawn D4.9.1-1"]);
    assert_eq!(hall.refused(Command::OrderByRating { group }), ["lots_drawn D4.9.1-1"]);
    assert_eq!(hall.refused(Command::Undo), ["lots_drawn D4.9.1-1"]);
}

#[test]
fn d4_9_1_1_the_checklist_says_that_monrad_wants_lots() {
    let hall = Hall::playing(System::Of(Host::Monrad), 5, 6);
    assert!(hall.todos(hall.the_group().id).contains(&"Warning todo_lots_prescribed".to_owned()));
    let hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    assert!(!hall.todos(hall.the_group().id).contains(&"Warning todo_lots_prescribed".to_owned()));
}

#[test]
fn by_rating_then_title_then_entry_the_unrated_last() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    let mut players = vec![player("A B", 1500), player("C D", 1800), player("E F", 1500), player("G H", 1900)];
    players[2].title = Some(rokade_model::Title::Cm);
    players[3].rating = None;
    hall.give(Command::ImportPlayers { group, players });
    hall.give(Command::OrderByRating { group });
    assert_eq!(hall.the_group().order.as_ref().unwrap().players, [2, 3, 1, 4].map(PlayerId));
    hall.give(Command::Undo);
    assert_eq!(hall.the_group().order, None);
}

#[test]
fn an_order_in_use_stays() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 6);
    let group = hall.the_group().id;
    hall.give(Command::Pair { group });
    assert_eq!(hall.refused(Command::DrawLots { group, seed: 1 }), ["draft_exists"]);
    hall.give(Command::Publish { group });
    assert_eq!(hall.refused(Command::DrawLots { group, seed: 1 }), ["order_in_use"]);
}

#[test]
fn the_draw_of_an_all_play_all_fixes_its_rounds() {
    for (cycles, players, rounds) in [(1, 6, 5), (1, 7, 7), (2, 4, 6)] {
        let hall = Hall::playing(System::Of(Host::RoundRobin { cycles }), 0, players);
        assert_eq!(hall.the_group().settings.rounds, rounds);
        hall.check_fold();
    }
}

#[test]
fn an_all_play_all_has_three_to_a_hundred_players() {
    for (players, refused) in [(2, true), (3, false), (100, false), (101, true)] {
        let mut hall = Hall::new();
        let group = hall.group("A", ALL_PLAY_ALL, 0);
        hall.players(group, players);
        let answer = hall.try_give(Command::DrawLots { group, seed: 1 });
        assert_eq!(answer.is_err(), refused, "{players} players");
    }
}

#[test]
fn d4_1_5d_the_draw_is_what_comes_next() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    assert_eq!(hall.todos(group)[0], "Missing todo_players");
    hall.players(group, 1);
    assert_eq!(hall.todos(group)[0], "Missing group_too_small");
    assert_eq!(hall.refused(Command::DrawLots { group, seed: 1 }), ["group_too_small"]);
    hall.players(group, 5);
    assert_eq!(hall.todos(group)[0], "Next order_missing");
    assert_eq!(hall.refused(Command::Pair { group }), ["order_missing D4.9.1-1"]);
}

#[test]
fn an_order_by_rating_is_given_up_when_the_field_changes_before_anything_is_laid() {
    let field_changes: [fn(&mut Hall); 3] = [
        |hall| hall.give(Command::RemovePlayer { player: PlayerId(4) }),
        |hall| {
            let group = hall.the_group().id;
            hall.give(Command::EnterPlayer { group, player: player("Saga Nygren", 2390) });
        },
        |hall| {
            let other = hall.group("B", System::Of(Host::Monrad), 5);
            hall.give(Command::MovePlayer { player: PlayerId(4), group: other });
        },
    ];
    for change in field_changes {
        let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
        let group = hall.the_group().id;
        hall.give(Command::Withdraw { player: PlayerId(4), notice: rokade_model::LeaveNotice::Accepted });
        change(&mut hall);
        assert_eq!(hall.the_group().order, None);
        hall.give(Command::OrderByRating { group });
        let players = hall.tournament.members(group).count();
        assert_eq!(hall.the_group().order.as_ref().unwrap().players.len(), players);
        assert_eq!(hall.the_group().settings.rounds, if players == 7 { 7 } else { 5 });
        hall.check_fold();
    }
}

#[test]
fn what_asks_for_start_numbers_cites_the_systems_own_order() {
    for (system, clause) in [
        (System::Of(Host::DanishSwiss { acceleration: None }), "D4.9.3-3.1"),
        (System::Of(Host::Fide1998), "D4.9.5-A2"),
        (System::Of(Host::FIDE_DUTCH), "FIDE-C.04.2-2026:order"),
    ] {
        let mut hall = Hall::new();
        let group = hall.group("A", system, 5);
        hall.players(group, 6);
        assert_eq!(hall.refused(Command::Pair { group }), [format!("order_missing {clause}")]);
    }
}
