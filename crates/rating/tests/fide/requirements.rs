//! What the event itself must fulfil.

use rokade_model::{Period, Sex};
use rokade_rating::fide::{Edition, Event, Form, List, Report, RequirementKey, ThinkingTime, rate};

use crate::event::{against, day, entrant, minutes};

/// An event in which nothing is missing: nine rounds in nine days.
fn sound() -> Event {
    let mut event = against(Some(1900), &[(Some(1800), '1'); 9]);
    event.starts = day("2026-01-10");
    event.ends = day("2026-01-18");
    event.round_days = (10..19).map(|number| day(&format!("2026-01-{number}"))).collect();
    event.time = minutes(90, 30);
    event.registered = day("2025-11-01");
    event
}

fn met(report: &Report, key: RequirementKey) -> Option<bool> {
    let found: Vec<_> = report.requirements.iter().filter(|one| one.key == key).collect();
    assert!(!found.is_empty(), "{key:?} is asked");
    if found.iter().any(|one| one.met == Some(false)) { Some(false) } else { found[0].met }
}

#[test]
fn an_event_in_which_nothing_is_missing_is_ratable() {
    let report = rate(&sound(), Edition::Y2025);
    assert!(report.is_ratable() && report.requirements.iter().all(|one| one.met == Some(true)), "{report:#?}");
    assert_eq!(report.lists.unwrap().first.to_string(), "2026-02-01");
    assert!(report.notes.is_empty());
}

#[test]
fn what_is_not_known_is_neither_met_nor_failed_and_says_what_would_tell() {
    let event = Event { time: None, ..against(Some(1900), &[(Some(1800), '1')]) };
    let report = rate(&event, Edition::Y2025);
    assert!(report.is_ratable());
    for key in [RequirementKey::Dates, RequirementKey::TimeControl, RequirementKey::PlayPerDay] {
        assert_eq!(met(&report, key), None);
    }
    assert!(report.requirements.iter().filter(|one| one.met.is_none()).all(|one| one.remedy.is_some()));
}

#[test]
fn impossible_dates_are_each_told() {
    let mut event = sound();
    event.ends = day("2026-01-09");
    assert_eq!(met(&rate(&event, Edition::Y2025), RequirementKey::Dates), Some(false));
    let mut event = sound();
    event.round_days[0] = day("2026-01-09");
    event.round_days[8] = day("2026-01-19");
    event.unreadable_dates = vec!["2026/02/30".to_owned()];
    let report = rate(&event, Edition::Y2025);
    let keys: Vec<&str> = report.failures().map(|one| one.reason.key.as_ref()).collect();
    assert_eq!(keys, ["fide_date_unreadable", "fide_round_outside", "fide_round_outside"]);
    assert!(report.failures().all(|one| one.remedy.is_some()));
}

#[test]
fn fide_b_02_2024_per_day_twelve_hours_of_play() {
    let mut event = sound();
    // Three rounds of four hours fill the day.
    event.round_days[..3].fill(day("2026-01-10"));
    assert_eq!(met(&rate(&event, Edition::Y2025), RequirementKey::PlayPerDay), Some(true));
    event.round_days[3] = day("2026-01-10");
    let report = rate(&event, Edition::Y2025);
    let failure = report.failures().next().unwrap();
    assert_eq!((failure.found, failure.needed), (Some(960), Some(720)));
}

#[test]
fn fide_b_02_2024_per_day_without_dates_of_rounds_the_days_may_still_be_too_few() {
    let mut event = sound();
    event.round_days = Vec::new();
    assert_eq!(met(&rate(&event, Edition::Y2025), RequirementKey::PlayPerDay), None);
    event.ends = day("2026-01-11");
    assert_eq!(met(&rate(&event, Edition::Y2025), RequirementKey::PlayPerDay), Some(false));
}

#[test]
fn fide_b_02_rb_2024_per_day_fifteen_rounds_of_rapid_and_thirty_of_blitz() {
    let of = |list, rounds: usize, time| {
        let mut event = against(Some(1900), &vec![(Some(1800), '='); rounds]);
        event.round_days = vec![day("2026-01-10"); rounds];
        event.list = list;
        event.time = time;
        met(&rate(&event, Edition::Y2024December), RequirementKey::RoundsPerDay)
    };
    assert_eq!([of(List::Rapid, 15, minutes(15, 0)), of(List::Rapid, 16, minutes(15, 0))], [Some(true), Some(false)]);
    assert_eq!([of(List::Blitz, 30, minutes(5, 0)), of(List::Blitz, 31, minutes(5, 0))], [Some(true), Some(false)]);
}

#[test]
fn fide_b_02_2024_first_control_covers_thirty_moves() {
    let of = |moves| {
        let first = Period { moves: Some(moves), seconds: 5400, increment: 30 };
        let rest = Period { moves: None, seconds: 1800, increment: 30 };
        let event = Event { time: ThinkingTime::equal(vec![first, rest]), ..sound() };
        met(&rate(&event, Edition::Y2025), RequirementKey::FirstControl)
    };
    assert_eq!([of(30), of(29)], [Some(true), Some(false)]);
}

#[test]
fn fide_b_02_2024_registration_three_days_before_or_thirty_with_the_strongest() {
    let of = |rating, sex, registered| {
        let mut event = sound();
        event.entrants[0].rating = Some(rating);
        event.entrants[0].sex = sex;
        event.registered = day(registered);
        met(&rate(&event, Edition::Y2025), RequirementKey::Registration)
    };
    assert_eq!([of(2700, None, "2026-01-07"), of(2700, None, "2026-01-08")], [Some(true), Some(false)]);
    assert_eq!([of(2701, None, "2025-12-11"), of(2701, None, "2025-12-12")], [Some(true), Some(false)]);
    assert_eq!(of(2501, Some(Sex::Woman), "2025-12-12"), Some(false));
    assert_eq!(of(2501, Some(Sex::Man), "2025-12-12"), Some(true));
}

#[test]
fn a_time_of_another_list_names_that_list() {
    let report = rate(&Event { time: minutes(15, 10), ..sound() }, Edition::Y2025);
    let failure = report.failures().find(|one| one.key == RequirementKey::TimeControl).unwrap();
    let remedy = failure.remedy.as_ref().unwrap();
    assert_eq!((failure.reason.key.as_ref(), remedy.key.as_ref()), ("fide_too_fast", "fide_rate_as"));
    let report = rate(&Event { time: minutes(2, 0), ..sound() }, Edition::Y2025);
    let failure = report.failures().find(|one| one.key == RequirementKey::TimeControl).unwrap();
    assert_eq!(failure.remedy.as_ref().unwrap().key, "fide_mend_time");
}

#[test]
fn an_event_without_a_rated_game_is_not_ratable() {
    let report = rate(&against(None, &[(None, '1'), (None, '=')]), Edition::Y2025);
    let keys: Vec<_> = report.failures().map(|one| one.key).collect();
    assert_eq!(keys, [RequirementKey::RatedGames]);
    assert!(!rate(&Event::default(), Edition::Y2025).is_ratable());
}

#[test]
fn d4_7_2a_a_third_of_a_closed_field_and_four_at_least_are_rated() {
    let of = |rated: u32, players: u32, form| {
        let mut event = against(Some(1900), &[(Some(1800), '1')]);
        event.form = form;
        event.entrants = (1..=players).map(|number| entrant(number, (number <= rated).then_some(1800))).collect();
        let report = rate(&event, Edition::Handbook);
        report.failures().all(|one| one.key != RequirementKey::ClosedField)
    };
    assert!(of(4, 10, Form::AllPlayAll) && !of(3, 6, Form::AllPlayAll));
    assert!(of(5, 15, Form::AllPlayAll) && !of(5, 16, Form::AllPlayAll));
    assert!(of(2, 10, Form::Open));
}

#[test]
fn d4_7_2b_ninety_days_three_rounds_and_twelve_hours() {
    let lasts = |ends, is_team_event| {
        let event = Event { ends: day(ends), is_team_event, ..sound() };
        rate(&event, Edition::Handbook).failures().all(|one| one.key != RequirementKey::Duration)
    };
    assert!(lasts("2026-04-09", false) && !lasts("2026-04-10", false) && lasts("2026-04-10", true));
    let mut event = sound();
    event.time = minutes(120, 0);
    event.round_days[..3].fill(day("2026-01-10"));
    let report = rate(&event, Edition::Handbook);
    assert_eq!(met(&report, RequirementKey::RoundsPerDay), Some(true));
    assert_eq!(met(&report, RequirementKey::PlayPerDay), Some(true));
    event.round_days[3] = day("2026-01-10");
    assert_eq!(met(&rate(&event, Edition::Handbook), RequirementKey::RoundsPerDay), Some(false));
}

#[test]
fn d4_7_3a_announced_or_registered_five_weeks_before() {
    let of = |registered, announced| {
        let event = Event { registered: day(registered), announced, ..sound() };
        met(&rate(&event, Edition::Handbook), RequirementKey::Registration)
    };
    assert_eq!([of("2025-12-06", None), of("2025-12-07", None)], [Some(true), Some(false)]);
    assert_eq!(of("2025-12-07", Some(true)), Some(true));
}

#[test]
fn fide_b_02_2024_lists_a_long_event_is_reported_month_by_month() {
    let notes = |ends| rate(&Event { ends: day(ends), ..sound() }, Edition::Y2025).notes;
    assert!(notes("2026-02-08").is_empty());
    assert_eq!(notes("2026-02-09")[0].key, "fide_reported_monthly");
}

#[test]
fn an_event_older_than_every_text_is_told_so() {
    let event = Event { starts: day("2019-05-01"), ends: day("2019-05-09"), ..sound() };
    let report = rate(&event, Edition::on(List::Standard, event.starts.unwrap()));
    assert!(report.notes.iter().any(|note| note.key == "fide_older_than_known"));
}
