//! Standard, rapid, blitz: the edges of each edition's definition.

use rokade_clause::Edition;
use rokade_laws::referee::{Both, Pace, Settings, pace};

use crate::stage::*;

fn paces(edition: Edition, cases: &[(&str, Pace)]) {
    for (periods, expected) in cases {
        assert_eq!(settings(edition, periods).pace, *expected, "{edition} {periods}");
    }
}

#[test]
fn l2001_b1_rapid_is_fifteen_to_sixty_minutes() {
    paces(
        DK2001,
        &[("15", Pace::Rapid), ("59", Pace::Rapid), ("60", Pace::Rapid), ("61", Pace::Standard), ("14", Pace::Blitz)],
    );
}

#[test]
fn l2001_c1_blitz_is_under_fifteen_minutes_whatever_the_increment() {
    paces(DK2001, &[("14", Pace::Blitz), ("15", Pace::Rapid), ("10", Pace::Blitz), ("10+10", Pace::Blitz)]);
}

#[test]
fn l2009_a1_rapid_is_fifteen_to_under_sixty_with_sixty_increments() {
    paces(
        DK2009,
        &[
            ("15", Pace::Rapid),
            ("59", Pace::Rapid),
            ("60", Pace::Standard),
            ("5+10", Pace::Rapid),
            ("30+30", Pace::Standard),
            ("30+29", Pace::Rapid),
        ],
    );
    paces(NO2009, &[("15", Pace::Rapid), ("60", Pace::Standard)]);
}

#[test]
fn l2009_b1_blitz_is_under_fifteen_with_sixty_increments() {
    paces(DK2009, &[("14", Pace::Blitz), ("15", Pace::Rapid), ("3+2", Pace::Blitz), ("5+9", Pace::Blitz)]);
    paces(NO2009, &[("14", Pace::Blitz), ("5+10", Pace::Rapid)]);
}

fn rapid_since_2018(edition: Edition) {
    paces(
        edition,
        &[
            ("11", Pace::Rapid),
            ("10+1", Pace::Rapid),
            ("59", Pace::Rapid),
            ("60", Pace::Standard),
            ("15+45", Pace::Standard),
            ("15+44", Pace::Rapid),
        ],
    );
}

fn blitz_since_2018(edition: Edition) {
    paces(edition, &[("10", Pace::Blitz), ("5+5", Pace::Blitz), ("5+6", Pace::Rapid), ("3+2", Pace::Blitz)]);
}

#[test]
fn l2018_a_1_rapid_is_over_ten_and_under_sixty() {
    rapid_since_2018(SE2018);
}

#[test]
fn l2018_b_1_blitz_is_at_most_ten() {
    blitz_since_2018(SE2018);
}

#[test]
fn l2023_a_1_rapid_is_over_ten_and_under_sixty() {
    rapid_since_2018(FIDE2023);
}

#[test]
fn l2023_b_1_blitz_is_at_most_ten() {
    blitz_since_2018(FIDE2023);
}

#[test]
fn several_periods_count_together() {
    paces(SE2018, &[("40/90+30 30+30", Pace::Standard), ("20/8 8", Pace::Rapid), ("20/30 30", Pace::Standard)]);
}

#[test]
fn with_different_times_the_longer_decides() {
    let periods = Both { white: vec![period("5")], black: vec![period("12")] };
    assert_eq!(pace::of(SE2018, &periods), Pace::Rapid);
    assert_eq!(pace::of(DK2009, &periods), Pace::Blitz);
}

#[test]
fn a_script_may_say_the_type_itself() {
    let line = r#"{"laws":"2018","type":"standard","periods":[{"minutes":25}]}"#;
    assert_eq!(serde_json::from_str::<Settings>(line).unwrap().pace, Pace::Standard);
}
