//! First ratings.

use rokade_model::HalfPoints;
use rokade_rating::Rating;
use rokade_rating::fide::{Edition, Event, FirstRating, Form, Missing, rate};

use crate::event::{ONE, against, day, rated, unrated};

/// Player 1 without a rating, with so many half-points from the first games on.
fn event(opponents: &[Rating], mut halves: i32) -> Event {
    let games: Vec<(Option<Rating>, char)> = opponents
        .iter()
        .map(|rating| {
            let letter = match halves {
                2.. => '1',
                1 => '=',
                _ => '0',
            };
            halves = (halves - 2).max(0);
            (Some(*rating), letter)
        })
        .collect();
    against(None, &games)
}

fn first(opponents: &[Rating], halves: i32, edition: Edition) -> FirstRating {
    unrated(&rate(&event(opponents, halves), edition), ONE).clone()
}

#[test]
fn fide_b_02_2024_8_2_a_published_case() {
    let row = first(&[1900, 1900, 1900, 1900, 1907], 6, Edition::Y2024);
    assert_eq!(row.average.unwrap().to_string(), "13107/7");
    assert_eq!((row.percent, row.difference, row.initial), (Some(57), Some(50), Some(1922)));
    assert!(row.published && row.missing.is_empty());
}

#[test]
fn fide_b_02_2024_8_2_a_minus_score_that_is_published() {
    let row = first(&[1500, 1520, 1555, 1480, 1610], 3, Edition::Y2024);
    assert_eq!((row.percent, row.difference, row.initial), (Some(36), Some(-102), Some(1507)));
    assert!(row.published);
}

#[test]
fn fide_b_02_2024_7_1_4_below_the_floor_a_player_stays_unrated() {
    let row = first(&[1450; 6], 1, Edition::Y2024);
    assert_eq!(row.average.unwrap().to_string(), "1537.5");
    assert_eq!((row.percent, row.exact.unwrap().to_string()), (Some(19), "1286.5".into()));
    assert_eq!((row.initial, row.published, row.missing), (Some(1287), false, vec![Missing::RatingFloor]));
}

#[test]
fn fide_b_02_2024_8_2_five_games_and_not_four() {
    let row = first(&[1900; 4], 4, Edition::Y2024);
    assert_eq!((row.initial, row.published, row.missing), (None, false, vec![Missing::Games]));
    assert!(row.performance.is_some());
    assert!(first(&[1900; 5], 4, Edition::Y2024).published);
}

#[test]
fn fide_b_02_2024_8_2_a_first_event_without_points_is_dropped() {
    let row = first(&[1900; 5], 0, Edition::Y2024);
    assert_eq!((row.initial, row.missing), (None, vec![Missing::Points]));
    let mut later = event(&[1900; 5], 0);
    later.entrants[0].collected.opponents = vec![1800; 5];
    later.entrants[0].collected.points = HalfPoints(6);
    let report = rate(&later, Edition::Y2024);
    let row = unrated(&report, ONE);
    assert_eq!((row.opponents, row.points, row.published), (10, HalfPoints(6), true));
}

#[test]
fn fide_b_02_2024_8_2_games_between_unrated_players_do_not_count() {
    let mut event = event(&[1900; 6], 6);
    event.entrants[6].rating = None;
    let report = rate(&event, Edition::Y2024);
    assert_eq!((unrated(&report, ONE).opponents, unrated(&report, 7).opponents), (5, 0));
    assert_eq!(unrated(&report, 7).missing, [Missing::Games]);
}

#[test]
fn fide_b_02_2024_8_2_at_most_2200() {
    let row = first(&[2300; 6], 12, Edition::Y2024);
    assert_eq!((row.initial, row.is_limited), (Some(2200), true));
    assert!(row.reasons.iter().any(|reason| reason.key == "fide_first_limited"));
}

#[test]
fn fide_b_02_2022_8_2_no_fictitious_opponents_and_twenty_for_half_a_point() {
    let row = first(&[1900, 1900, 1900, 1900, 1907], 6, Edition::Y2022);
    assert_eq!((row.fictitious, row.difference, row.initial), (None, Some(20), Some(1921)));
    assert_eq!(first(&[2300; 6], 12, Edition::Y2022).initial, Some(2300 + 6 * 20));
    assert_eq!(first(&[1900; 6], 6, Edition::Y2022).initial, Some(1900));
    assert_eq!(first(&[1900; 5], 4, Edition::Y2022).initial, Some(1900 - 72));
}

#[test]
fn fide_b_02_2022_7_1_4_published_from_1000() {
    let row = first(&[1450; 6], 1, Edition::Y2022);
    assert_eq!((row.percent, row.initial, row.published), (Some(8), Some(1450 - 401), true));
}

#[test]
fn d4_7_1a_nine_games_with_a_performance_of_1201() {
    let row = first(&[1500; 8], 8, Edition::Handbook);
    assert_eq!((row.initial, row.missing), (None, vec![Missing::Games]));
    assert_eq!(first(&[1500; 9], 9, Edition::Handbook).initial, Some(1500));
    assert!(first(&[1201; 10], 10, Edition::Handbook).published);
    let row = first(&[1200; 10], 10, Edition::Handbook);
    assert_eq!((row.initial, row.missing), (Some(1200), vec![Missing::RatingFloor]));
}

#[test]
fn d4_7_1b_a_point_and_three_rated_opponents_in_the_first_event() {
    let row = first(&[1500; 9], 1, Edition::Handbook);
    assert_eq!(row.missing, [Missing::Points]);
    let of = |opponents: &[Rating]| {
        let reasons = first(opponents, 2, Edition::Handbook).reasons;
        reasons.iter().any(|reason| reason.key == "fide_first_opponents")
    };
    assert!(of(&[1500; 2]) && !of(&[1500; 3]));
    assert!(first(&[1500; 2], 2, Edition::Handbook).missing.contains(&Missing::Opponents), "a condition");
    let mut second = event(&[1500; 2], 0);
    second.entrants[0].collected.opponents = vec![1500; 7];
    second.entrants[0].collected.points = HalfPoints(9);
    assert!(unrated(&rate(&second, Edition::Handbook), ONE).published);
}

#[test]
fn d4_7_1b_the_two_years_are_compared_with_the_dates() {
    let row = |since: Option<&str>| {
        let mut second = event(&[1500; 2], 0);
        second.ends = day("2026-03-01");
        second.entrants[0].collected.opponents = vec![1500; 7];
        second.entrants[0].collected.points = HalfPoints(9);
        second.entrants[0].collected.since = since.and_then(day);
        let row = unrated(&rate(&second, Edition::Handbook), ONE).clone();
        (row.published, row.reasons.first().map(|reason| reason.key.to_string()).unwrap_or_default())
    };
    assert_eq!(row(Some("2024-03-01")), (true, String::new()), "24 months to the day");
    assert_eq!(row(Some("2024-02-29")), (false, "fide_first_too_late".to_owned()));
    assert_eq!(row(None), (true, "fide_first_since_unknown".to_owned()), "asked for");
}

#[test]
fn d4_7_2c_in_all_play_all_unrated_players_count_from_one_point() {
    let letters = |letter: char| vec![(Some(1800), letter), (Some(1900), '0'), (Some(2000), '0'), (Some(2100), '0')];
    let games_of_two = |letter, form, edition| {
        let mut event = against(None, &letters(letter));
        event.form = form;
        rated(&rate(&event, edition), 2).games_rated
    };
    assert_eq!(games_of_two('1', Form::AllPlayAll, Edition::Handbook), 1);
    assert_eq!(games_of_two('=', Form::AllPlayAll, Edition::Handbook), 0);
    assert_eq!(games_of_two('1', Form::Open, Edition::Handbook), 0);
    assert_eq!(games_of_two('1', Form::AllPlayAll, Edition::Y2024), 0);
}
