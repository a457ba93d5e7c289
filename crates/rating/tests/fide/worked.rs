//! Worked figures, the 400-point rule and its editions.

use rokade_rating::fide::{Edition, List, RatingSource, rate};
use rokade_rating::table::Tables;

use crate::event::{ONE, against, entrant, rated, refusals, unrated};

#[test]
fn fide_b_02_2024_8_3_2_a_worked_change_with_a_forfeit() {
    let event = against(Some(2100), &[(Some(1640), '1'), (Some(2210), '='), (Some(1985), '0'), (Some(1900), '+')]);
    let report = rate(&event, Edition::Y2024);
    let row = rated(&report, ONE);
    let differences: Vec<_> = row.games.iter().map(|line| line.difference).collect();
    assert_eq!(differences, [Some(400), Some(-110), Some(115), None]);
    let expected: Vec<String> = row.games.iter().filter_map(|line| line.expected).map(|e| e.to_string()).collect();
    assert_eq!(expected, ["0.92", "0.35", "0.66"]);
    assert_eq!((row.games_rated, row.points.to_string(), row.expected.to_string()), (3, "1.5".into(), "1.93".into()));
    assert_eq!((row.factor.value, row.alone.exact.to_string(), row.alone.change), (20, "-8.6".into(), -9));
    assert_eq!(row.alone.new, 2091);
    assert_eq!(refusals(&report), ["", "", "", "fide_not_played"]);
}

#[test]
fn fide_b_02_2025_8_3_1_the_two_sides_of_one_game_use_different_differences() {
    let event = against(Some(2700), &[(Some(2250), '1')]);
    let report = rate(&event, Edition::Y2025);
    let (strong, weak) = (rated(&report, 1), rated(&report, 2));
    assert_eq!((strong.games[0].difference, strong.games[0].is_capped), (Some(450), false));
    assert_eq!((strong.games[0].expected.unwrap().0, strong.alone.exact.to_string()), (94, "0.6".into()));
    assert_eq!((weak.games[0].difference, weak.games[0].is_capped), (Some(-400), true));
    assert_eq!(weak.alone.exact.to_string(), "-1.6");
}

#[test]
fn fide_b_02_2024_8_3_1_before_october_2025_the_cap_is_for_everybody() {
    let event = against(Some(2700), &[(Some(2250), '1')]);
    let report = rate(&event, Edition::Y2024);
    assert_eq!(rated(&report, 1).games[0].difference, Some(400));
    assert_eq!(rated(&report, 1).alone.exact.to_string(), "0.8");
}

#[test]
fn fide_b_02_2025_8_3_1_begins_at_2650_and_leaves_rapid_alone() {
    let capped = |own, list| {
        let mut event = against(Some(own), &[(Some(2000), '1')]);
        event.list = list;
        event.entrants[1].rating = Some(2600 - 450);
        event.entrants[0].rating = Some(own);
        rated(&rate(&event, Edition::Y2025), ONE).games[0].is_capped
    };
    assert!(capped(2649, List::Standard));
    assert!(!capped(2650, List::Standard));
    assert!(capped(2650, List::Rapid));
    assert!(capped(2650, List::Blitz));
}

#[test]
fn fide_b_02_2024_8_3_1_exactly_400_is_not_capped_and_401_is() {
    let event = against(Some(2100), &[(Some(1700), '1'), (Some(1699), '1'), (Some(2500), '0'), (Some(2501), '0')]);
    let report = rate(&event, Edition::Y2024);
    let lines = &rated(&report, ONE).games;
    assert_eq!(lines.iter().map(|line| line.is_capped).collect::<Vec<_>>(), [false, true, false, true]);
    assert_eq!(lines.iter().filter_map(|line| line.expected).map(|e| e.0).collect::<Vec<_>>(), [92, 92, 8, 8]);
}

#[test]
fn fide_b_02_2022_8_3_1_once_in_an_event_where_it_is_widest() {
    let event = against(Some(2100), &[(Some(1640), '1'), (Some(1500), '1'), (Some(1680), '1')]);
    let report = rate(&event, Edition::Y2022);
    let differences: Vec<_> = rated(&report, ONE).games.iter().filter_map(|line| line.difference).collect();
    assert_eq!(differences, [460, 400, 420]);
    let after = rate(&event, Edition::Y2024);
    assert!(rated(&after, ONE).games.iter().all(|line| line.difference == Some(400)));
}

#[test]
fn fide_b_02_2024_8_1_2_the_table_decides_not_a_formula() {
    let expected = |difference| Tables::fide().expected(difference).0;
    assert_eq!([0, 3, 4, 343, 344, 345, 735, 736].map(expected), [50, 50, 51, 88, 88, 89, 99, 100]);
}

#[test]
fn fide_b_02_2024_8_2_4_rated_meanwhile_counts_for_himself_alone() {
    let mut event = against(None, &[(Some(2000), '1'), (Some(1900), '=')]);
    event.entrants[0].first_rating = Some(1800);
    let report = rate(&event, Edition::Y2024);
    let row = rated(&report, ONE);
    assert_eq!((row.source, row.games_rated), (RatingSource::FirstRatedMeanwhile, 2));
    assert!(row.alone.exact.0 > 0);
    assert_eq!(rated(&report, 2).games_rated, 0);
    assert_eq!(rated(&report, 2).games[0].reason.as_ref().unwrap().key, "fide_opponent_unrated");
}

#[test]
fn fide_b_02_rb_2024_standard_rating_stands_in_on_the_other_lists() {
    let mut event = against(Some(1900), &[(None, '='), (None, '=')]);
    event.entrants[1].standard = Some(2000);
    event.list = List::Blitz;
    let report = rate(&event, Edition::Y2024);
    assert_eq!(rated(&report, ONE).games_rated, 1);
    assert_eq!(rated(&report, 2).source, RatingSource::StandardList);
    assert_eq!(unrated(&report, 3).opponents, 1);
    event.list = List::Standard;
    assert_eq!(rated(&rate(&event, Edition::Y2024), ONE).games_rated, 0);
}

#[test]
fn a_player_without_rated_games_keeps_the_rating() {
    let mut event = against(Some(1900), &[(Some(1800), '+')]);
    event.entrants.push(entrant(9, Some(2200)));
    let report = rate(&event, Edition::Y2025);
    for player in [1, 2, 9] {
        let row = rated(&report, player);
        assert_eq!((row.games_rated, row.alone.change, row.performance), (0, 0, None));
    }
}

#[test]
fn everybody_with_a_rated_game_has_a_performance() {
    let event = against(Some(1900), &[(Some(1800), '1'), (Some(2001), '1')]);
    let report = rate(&event, Edition::Y2025);
    assert_eq!(rated(&report, ONE).performance.unwrap().rounded(), 1901 + 800);
    assert_eq!(rated(&report, 2).performance.unwrap().rounded(), 1900 - 800);
}
