//! What the other systems ask for before and during the event.

use rokade_clause::HandbookEdition;
use rokade_model::{Color, GameResult, OtherRatings, Person, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{Alike, Command, Event, GroupId, GroupSettings, Handicap, NewPlayer, Pace, PlayerId};

use crate::hall::{ALL_PLAY_ALL, Hall, group_settings, player};

fn of_club(name: &str, club: &str) -> NewPlayer {
    let new = player(name, 1500);
    NewPlayer { person: Person { club: club.to_owned(), ..new.person }, ..new }
}

#[test]
fn d4_9_5_a7_the_first_colour_is_drawn_once_where_a_system_begins_with_one() {
    for (system, clause) in [
        (System::Of(Host::Fide1998), "D4.9.5-A7"),
        (System::Of(Host::Dubov1997), "D4.9.6-5"),
        (System::Of(Host::FIDE_DUTCH), "FIDE-C.04.3-2026:E5"),
    ] {
        let mut hall = Hall::playing(system, 5, 8);
        let group = hall.the_group().id;
        assert_eq!(hall.refused(Command::Pair { group }), [format!("colour_not_drawn {clause}")]);
        assert!(hall.todos(group).contains(&"Next colour_not_drawn".to_owned()));
        hall.give(Command::DrawColour { group, seed: 4 });
        assert_eq!(hall.tournament.history(group).initial_color, hall.the_group().initial_color);
        assert_eq!(hall.refused(Command::DrawColour { group, seed: 5 }), [format!("colour_drawn {clause}")]);
        assert_eq!(hall.refused(Command::Undo), [format!("colour_drawn {clause}")]);
    }
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    assert_eq!(hall.refused(Command::DrawColour { group, seed: 4 }), ["no_colour_to_draw"]);
}

#[test]
fn both_colours_are_drawn_about_equally_often() {
    let whites = (0..1000)
        .filter(|seed| {
            let mut hall = Hall::playing(System::Of(Host::Fide1998), 5, 4);
            hall.give(Command::DrawColour { group: GroupId(1), seed: *seed });
            hall.the_group().initial_color == Some(Color::White)
        })
        .count();
    assert!((430..570).contains(&whites), "{whites}");
}

#[test]
fn fide_c_04_2_2026_order_a_late_entry_takes_its_proper_place_and_keeps_its_number() {
    let hall = Hall::playing(System::Of(Host::DanishSwiss { acceleration: None }), 5, 4);
    let group = hall.the_group().id;
    assert!(hall.tournament.history(group).seeding.is_empty());
    let late = |mut hall: Hall| {
        for (number, rating) in [(5, 2380), (6, 2500), (7, 1000)] {
            let player = PlayerId(number);
            let entered = Event::PlayerEntered {
                player,
                group,
                facts: 1,
                rating: Some(rating),
                title: None,
                section: String::new(),
                others: OtherRatings::default(),
                same_person: None,
            };
            hall.write([entered, Event::NumberGiven { group, player, number: StartNumber(number) }]);
        }
        hall.tournament
    };
    let tournament = late(hall);
    assert_eq!(
        tournament.history(group).seeding,
        [6, 1, 2, 5, 3, 4, 7].map(StartNumber),
        "behind those of equal rating"
    );
    assert_eq!(tournament.groups[&group].number_of(PlayerId(5)), Some(StartNumber(5)));
    let mut by_lot = Hall::new();
    let drawn = by_lot.group("A", System::Of(Host::DanishSwiss { acceleration: None }), 5);
    by_lot.players(drawn, 4);
    by_lot.give(Command::DrawLots { group: drawn, seed: 1 });
    assert!(late(by_lot).history(drawn).seeding.is_empty(), "numbers by lot are no order of strength");
    let monrad = late(Hall::playing(System::Of(Host::Monrad), 5, 4));
    assert!(monrad.history(group).seeding.is_empty(), "Monrad goes by the numbers");
}

#[test]
fn clubs_and_families_are_kept_apart_by_one_rule_each() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    let players = vec![
        of_club("Asta Berg", "Fjordby"),
        of_club("Ulf Berg", "Mosedal"),
        of_club("Liv Holm", "fjordby "),
        of_club("Sten Alm", ""),
        of_club("Tora Lund", ""),
        of_club("Ida Dal", "Fjordby"),
    ];
    hall.give(Command::ImportPlayers { group, players });
    let by = |alike, last, soft| Command::ForbidAlike { group, alike, first: 1, last, soft };
    hall.give(by(Alike::Club, 2, true));
    let rule = hall.the_group().forbidden[0].clone();
    assert_eq!((rule.players, rule.soft, rule.last), (vec![PlayerId(1), PlayerId(3), PlayerId(6)], true, 2));
    hall.give(by(Alike::Family, 5, false));
    assert_eq!(hall.the_group().forbidden[1].players, [PlayerId(1), PlayerId(2)]);
    let seq = hall.tournament.seq;
    hall.give(by(Alike::Family, 5, false));
    assert_eq!(hall.tournament.seq, seq, "a rule that stands is not made again");
    assert_eq!(hall.refused(by(Alike::Club, 0, false)), ["rounds_backwards"]);
    hall.give(Command::OrderByRating { group });
    assert!(hall.tournament.history(group).forbidden[0].soft);
    let other = hall.group("B", System::Of(Host::Monrad), 5);
    let alone = Command::ForbidAlike { group: other, alike: Alike::Club, first: 1, last: 3, soft: false };
    assert_eq!(hall.refused(alone), ["nobody_alike"]);
    let cup = hall.group("C", System::KnockOut, 0);
    let apart = Command::ForbidAlike { group: cup, alike: Alike::Club, first: 1, last: 3, soft: false };
    assert!(hall.refused(apart).contains(&"forbidden_without_choice D4.9.7-3".to_owned()));
}

#[test]
fn d4_9_9_2a_a_rapid_group_goes_by_rapid_ratings() {
    let mut hall = Hall::new();
    let settings = GroupSettings {
        pace: Pace::Rapid,
        time_control: "900+5".to_owned(),
        ..group_settings("Hurtig", System::Of(Host::DanishSwiss { acceleration: None }), 5)
    };
    hall.give(Command::AddGroup { settings });
    let group = hall.the_group().id;
    let with = |name: &str, rating, rapid| NewPlayer {
        others: OtherRatings { rapid, blitz: Some(900), ..OtherRatings::default() },
        ..player(name, rating)
    };
    let players =
        vec![with("Asta Berg", 2000, Some(1500)), with("Liv Holm", 1600, None), with("Ida Dal", 1500, Some(1900))];
    hall.give(Command::ImportPlayers { group, players });
    hall.give(Command::OrderByRating { group });
    assert_eq!(hall.the_group().order.as_ref().unwrap().players, [3, 2, 1].map(PlayerId));
    let ratings: Vec<Option<u32>> = hall.tournament.history(group).players.iter().map(|player| player.rating).collect();
    assert_eq!(ratings, [Some(1900), Some(1600), Some(1500)]);
    let todos = hall.todos(group);
    assert!(!todos.contains(&"Warning pace_disagrees".to_owned()), "{todos:?}");
    assert!(!todos.contains(&"Warning time_below_normal".to_owned()), "the normal time is for standard chess");
    let to =
        NewPlayer { others: OtherRatings { rapid: Some(5000), ..OtherRatings::default() }, ..player("Ida Dal", 1500) };
    assert_eq!(hall.refused(Command::EditPlayer { player: PlayerId(3), to }), ["rating_out_of_range"]);
    for k in [0, 100, u32::MAX] {
        let to = NewPlayer {
            others: OtherRatings { fide_k: Some(k), ..OtherRatings::default() },
            ..player("Ida Dal", 1500)
        };
        assert_eq!(hall.refused(Command::EditPlayer { player: PlayerId(3), to }), ["fide_k_out_of_range"], "{k}");
    }
    let to =
        NewPlayer { others: OtherRatings { rapid: Some(1400), ..OtherRatings::default() }, ..player("Ida Dal", 1500) };
    hall.give(Command::EditPlayer { player: PlayerId(3), to });
    assert_eq!(hall.tournament.players[&PlayerId(3)].rating_for(Pace::Rapid), Some(1400));
    assert_eq!(hall.tournament.players[&PlayerId(3)].rating_for(Pace::Blitz), Some(1500));
}

#[test]
fn d4_9_9_1_a_group_whose_time_says_otherwise_is_warned() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 12);
    let group = hall.the_group().id;
    for (pace, time_control, disagrees) in [
        (Pace::Standard, "300+3", true),
        (Pace::Blitz, "300+3", false),
        (Pace::Blitz, "900", true),
        (Pace::Rapid, "3600", false),
        (Pace::Rapid, "5400+30", true),
    ] {
        let time_control = time_control.to_owned();
        let settings = GroupSettings { pace, time_control, ..hall.the_group().settings.clone() };
        hall.give(Command::ChangeGroup { group, settings });
        assert_eq!(hall.todos(group).contains(&"Warning pace_disagrees".to_owned()), disagrees, "{pace:?}");
    }
}

#[test]
fn d4_9_9_4_the_times_of_a_handicap_board_follow_the_ratings() {
    let mut hall = Hall::new();
    let settings = GroupSettings {
        handicap: Some(Handicap::usual(HandbookEdition::default())),
        ..group_settings("Handicap", System::Of(Host::Monrad), 3)
    };
    hall.give(Command::AddGroup { settings });
    let group = hall.the_group().id;
    hall.give(Command::ImportPlayers { group, players: vec![player("Asta Berg", 2100), player("Liv Holm", 1400)] });
    hall.give(Command::OrderByRating { group });
    hall.lay(group);
    assert_eq!(hall.pairs(group, 1), ["2-1"]);
    assert_eq!(hall.tournament.board_times(group, 1, 1), Some((45, 15)));
    assert_eq!(hall.tournament.board_times(group, 1, 2), None);
    let wrong = Handicap { total_minutes: 1, steps: vec![(0, 1)] };
    let settings = GroupSettings { handicap: Some(wrong), ..group_settings("B", System::Of(Host::Monrad), 3) };
    let refused = hall.refused(Command::AddGroup { settings });
    assert_eq!(refused, ["handicap_total_out_of_range D4.9.9.4", "handicap_steps_wrong D4.9.9.4"]);
}

#[test]
fn double_rounds_are_two_games_with_the_colours_reversed() {
    let mut hall = Hall::new();
    let settings = GroupSettings { double_rounds: true, ..group_settings("A", System::Of(Host::Monrad), 4) };
    let odd = GroupSettings { rounds: 5, ..settings.clone() };
    assert_eq!(hall.refused(Command::AddGroup { settings: odd }), ["double_rounds_odd"]);
    let all = GroupSettings { system: ALL_PLAY_ALL, ..settings.clone() };
    assert_eq!(hall.refused(Command::AddGroup { settings: all }), ["double_rounds_not_here"]);
    hall.give(Command::AddGroup { settings });
    let group = hall.the_group().id;
    hall.players(group, 5);
    hall.give(Command::OrderByRating { group });
    hall.play_round(group);
    hall.play_round(group);
    assert_eq!(hall.pairs(group, 1), ["2-1", "4-3"]);
    assert_eq!(hall.pairs(group, 2), ["1-2", "3-4"]);
    let resting = |round| hall.the_group().round(round).unwrap().byes[0].player;
    assert_eq!(resting(1), resting(2));
    let settings = GroupSettings { double_rounds: false, ..hall.the_group().settings.clone() };
    assert_eq!(hall.refused(Command::ChangeGroup { group, settings }), ["double_rounds_locked"]);
    hall.play_round(group);
    hall.check_fold();
}

#[test]
fn d4_9_2_5_small_fields_are_warned_before_the_event() {
    let keys = |rounds, players| {
        let hall = Hall::playing(System::Of(Host::Monrad), rounds, players);
        let group = hall.the_group().id;
        let about = |key: &String| key.contains("rounds_");
        hall.todos(group).into_iter().filter(about).collect::<Vec<_>>()
    };
    assert_eq!(keys(4, 8), [""; 0]);
    assert_eq!(keys(5, 8), ["Warning rounds_near_limit"]);
    assert_eq!(keys(8, 8), ["Warning rounds_beyond_field"]);
}

#[test]
fn what_if_shows_the_next_round_under_other_results_and_changes_nothing() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    let before = hall.tournament.clone();
    let same = hall.tournament.what_if(group, &[]).unwrap();
    assert_eq!((same.round, same.differing.len(), same.now == same.then), (2, 0, true));
    let other = hall.tournament.what_if(group, &[(1, 1, GameResult::WhiteWins)]).unwrap();
    assert!([1, 2].iter().all(|number| other.differing.contains(&StartNumber(*number))), "{:?}", other.differing);
    assert_eq!(before, hall.tournament);
    hall.give(Command::Pair { group });
    let drafted = &hall.the_group().draft.as_ref().unwrap().pairing;
    assert_eq!(&hall.tournament.what_if(group, &[]).unwrap().now.unwrap(), drafted.as_ref());
    let refusal = hall.tournament.what_if(group, &[(1, 77, GameResult::Draw)]).unwrap_err();
    assert_eq!(refusal.reasons[0].key, "no_such_game");
    assert!(hall.tournament.what_if(GroupId(9), &[]).is_err());
}
