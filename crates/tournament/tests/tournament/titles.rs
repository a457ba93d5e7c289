//! Candidate results and norms of a group as it is played.

use jiff::civil::Date;
use rokade_model::{HalfPoints, OtherRatings, Person, Sex, StartNumber, Title};
use rokade_pairing::{Host, System};
use rokade_rating::candidate::EventKind;
use rokade_rating::dsu::rate;
use rokade_rating::norm::{Edition, Form, NormTitle, norm, norms, outlook};
use rokade_tournament::{Command, GroupId, Micros, NewPlayer, Tournament};

use crate::hall::{ALL_PLAY_ALL, Hall, MINUTE, player};

/// Ten players of about 2400 in an all-play-all; number 1 is a woman without a title.
fn masters() -> (Hall, GroupId) {
    let mut hall = Hall::new();
    let group = hall.group("Mestre", ALL_PLAY_ALL, 9);
    for index in 0..10_u32 {
        let federation = ["DEN", "SWE", "NOR"][usize::try_from(index % 3).unwrap()];
        let plain = player(&format!("Spiller Nr{index}"), 2400 - index);
        let person = Person {
            federation: federation.to_owned(),
            sex: Some(if index == 0 { Sex::Woman } else { Sex::Man }),
            ..plain.person
        };
        let title = (index > 0).then_some(Title::Gm);
        let others = OtherRatings { elo: Some(2450), ..OtherRatings::default() };
        hall.give(Command::EnterPlayer { group, player: NewPlayer { person, title, others, ..plain } });
    }
    hall.give(Command::OrderByRating { group });
    (hall, group)
}

fn day(moment: Micros) -> Option<Date> {
    Date::new(2026, 3, i8::try_from(1 + moment / (24 * 60 * MINUTE)).ok()?).ok()
}

#[test]
fn candidate_results_go_by_the_rating_of_the_event() {
    let (mut hall, group) = masters();
    let before = hall.tournament.candidate_results(group, EventKind::Coordinated, &());
    assert_eq!(before.len(), 10);
    assert!(before.iter().all(|row| row.is_provisional && row.rounds == 9));
    for _ in 0..9 {
        hall.play_round(group);
    }
    let rows = hall.tournament.candidate_results(group, EventKind::Coordinated, &());
    for row in &rows {
        // All ten are in every average: 2395.5, rounded up; category 13 asks for 4 of 9.
        assert_eq!((row.average, row.category, row.required), (2396, Some(13), Some(HalfPoints(8))));
        assert_eq!((row.reached, row.is_provisional), (row.points >= HalfPoints(8), false));
    }
    assert!(Tournament::default().candidate_results(group, EventKind::Approved, &()).is_empty());
}

#[test]
fn candidate_results_count_a_foreigner_with_the_rating_the_games_are_rated_by() {
    let (hall, group) = masters();
    let rows = hall.tournament.candidate_results(group, EventKind::Coordinated, &hall.people);
    let rated = rate(&hall.tournament.dsu_event(&hall.people));
    // Before a game is played everybody's average is the player alone.
    let averages: Vec<(u32, u32)> = rows.iter().map(|row| (row.player.0, row.average)).collect();
    let old: Vec<(u32, u32)> = rated.players.iter().map(|player| (player.player.0, player.old)).collect();
    assert_eq!(averages, old, "start numbers are the ids here");
    assert_eq!(averages[..3], [(1, 2400), (2, 2450), (3, 2450)]);
}

#[test]
fn norms_go_by_the_fide_rating_and_the_people() {
    let (mut hall, group) = masters();
    for _ in 0..9 {
        hall.play_round(group);
    }
    let field = hall.tournament.norm_field(group, &hall.people, &day);
    assert_eq!((field.form, field.contestants[&StartNumber(1)].rating), (Form::RoundRobin, Some(2450)));
    assert_eq!(field.contestants[&StartNumber(2)].federation.as_deref(), Some("SWE"));
    let found = norms(&field.event(Edition::Fide2024));
    let titles: Vec<(u32, NormTitle)> = found.iter().map(|norm| (norm.player.0, norm.title)).collect();
    assert_eq!(titles, NormTitle::ALL.map(|title| (1, title)), "everybody else is a grandmaster");
    let im = &found[1];
    assert_eq!((im.games_counted(), im.average), (9, Some(2450)));
    assert_eq!(im.reached, im.points >= HalfPoints(9));
    assert!(field.circumstances.time.is_some() && field.circumstances.games_per_day.is_none());
}

#[test]
fn a_norm_can_be_watched_while_it_is_played() {
    let (mut hall, group) = masters();
    for round in 1..=9 {
        hall.play_round(group);
        let field = hall.tournament.norm_field(group, &hall.people, &day);
        let one = field.history.player(StartNumber(1)).unwrap();
        let event = field.event(Edition::Fide2024);
        let seen = outlook(&event, one, NormTitle::Im);
        assert_eq!((seen.games_left, seen.average), (9 - round, Some(2450)), "every opponent is known");
        let to_make = HalfPoints((9 - norm(&event, one, NormTitle::Im).points.0).max(0));
        let is_within_reach = to_make.0 <= 2 * i32::try_from(9 - round).unwrap();
        assert_eq!(seen.points_to_make, is_within_reach.then_some(to_make));
    }
}

#[test]
fn a_danish_event_without_elo_has_no_rated_opponents() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    for index in 0..4 {
        let elo = (index == 0).then_some(2000);
        let others = OtherRatings { elo, ..OtherRatings::default() };
        let player = NewPlayer { others, ..player(&format!("Spiller Nr{index}"), 1700) };
        hall.give(Command::EnterPlayer { group, player });
    }
    hall.give(Command::OrderByRating { group });
    let field = hall.tournament.norm_field(group, &hall.people, &day);
    let rated = field.contestants.values().filter(|contestant| contestant.rating.is_some()).count();
    assert_eq!((field.form, rated), (Form::Swiss, 1), "the number of the event is no FIDE rating");
}
