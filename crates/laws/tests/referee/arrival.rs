//! Who came too late, by whose limit, and what that costs.

use rokade_board::Color;
use rokade_clause::{Country, Edition, Logic};
use rokade_laws::referee::{Choice, Decision, Deed, EndReason, Noticed, Regulations, Settings};

use crate::stage::*;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const CLASSICAL: &str = "40/120 60";

fn started(settings: Settings) -> Stage {
    Stage::with(settings)
}

fn arrives(stage: Stage, by: rokade_laws::referee::By, at: i64) -> Stage {
    stage.at(at).say(by, Deed::Arrive)
}

/// At the limit a player is in time, a millisecond later the game is lost.
fn default_time_is(settings: &Settings, limit: i64, clause: &str) {
    arrives(started(settings.clone()), B, limit).goes_on();
    let late = arrives(started(settings.clone()), B, limit + 1);
    late.ends("1-0", EndReason::DefaultTime, clause);
    assert_eq!(late.last_ruling().decision, Decision::GameOver);
    assert_eq!(late.last_ruling().against, Some(Color::Black));
    arrives(started(settings.clone()), W, limit + 1).ends("0-1", EndReason::DefaultTime, clause);
    let missing = started(settings.clone()).at(limit + 1).notice_of(Noticed::Absent, Color::Black);
    missing.ends("1-0", EndReason::DefaultTime, clause);
}

/// The arbiter decides otherwise, and the clock runs on.
fn arbiter_may_excuse(edition: Edition, at: i64, clause: &str) {
    let late = arrives(Stage::new(edition, CLASSICAL), B, at);
    let warned =
        late.account().warnings().iter().any(|warning| warning.reason.clauses.iter().any(|c| c.as_str() == clause));
    assert!(warned, "{:?}", late.account().warnings());
    let confirmed = late.clone().decide(Choice::Accept);
    assert_eq!(confirmed.account().result(), "1-0");
    let excused = late.decide(Choice::Reject);
    excused.goes_on();
    excused.rules(Decision::NoAction, clause, (0, 0));
    let played = excused.play("e2e4 e7e5");
    assert_eq!(played.account().moves(&rokade_board::notation::Style::pgn()).len(), 2);
    played.goes_on();
}

/// Nobody is there: White's clock runs until White comes, and so that time is White's loss.
fn white_loses_the_time(settings: &Settings, clause: &str) {
    let nobody = started(settings.clone()).at(10 * MINUTE).notice(Noticed::Absent);
    nobody.rules(Decision::NoAction, clause, (0, 0));
    nobody.goes_on();
    let there = arrives(arrives(nobody, B, 12 * MINUTE), W, 15 * MINUTE);
    there.goes_on();
    assert_eq!(there.clock(), (105 * MINUTE, 120 * MINUTE));
    let both_late = started(settings.clone()).at(HOUR + 1).notice(Noticed::Absent);
    both_late.ends("0-0", EndReason::DefaultTime, late_clause(settings.edition));
}

fn late_clause(edition: Edition) -> &'static str {
    match edition.logic() {
        Logic::Laws2001 => "L2001-6.7",
        Logic::Laws2009(_) => "L2009-6.6.a",
        Logic::Laws2018 => "L2018-6.7.1",
        Logic::Laws2023 => "L2023-6.7.1",
    }
}

fn with_default(edition: Edition, minutes: i64) -> Settings {
    let mut settings = settings(edition, CLASSICAL);
    settings.default_time = Some(rokade_laws::referee::Millis::from_minutes(minutes));
    settings
}

#[test]
fn l2001_6_6_white_loses_the_time_until_he_comes() {
    white_loses_the_time(&settings(DK2001, CLASSICAL), "L2001-6.6");
}

#[test]
fn l2001_6_7_one_hour_unless_the_arbiter_decides_otherwise() {
    default_time_is(&settings(DK2001, CLASSICAL), HOUR, "L2001-6.7");
    default_time_is(&with_default(DK2001, 30), 30 * MINUTE, "L2001-6.7");
    arbiter_may_excuse(DK2001, HOUR + 1, "L2001-6.7");
}

#[test]
fn l2009_6_6_a_no_grace_unless_the_event_gives_one() {
    default_time_is(&settings(DK2009, CLASSICAL), 0, "L2009-6.6.a");
    default_time_is(&with_default(DK2009, 30), 30 * MINUTE, "L2009-6.6.a");
    let late = arrives(Stage::new(DK2009, CLASSICAL), B, 1);
    assert!(late.account().warnings().is_empty(), "this edition knows no exception by the arbiter");
}

#[test]
fn l2009_6_6_b_white_loses_the_time_where_there_is_a_grace() {
    white_loses_the_time(&with_default(DK2009, 60), "L2009-6.6.b");
    let none = Stage::new(DK2009, CLASSICAL).at(10 * MINUTE).notice(Noticed::Absent);
    none.ends("0-0", EndReason::DefaultTime, "L2009-6.6.a");
}

#[test]
fn l2009_6_6_no_no_sixty_minutes_in_norway() {
    default_time_is(&settings(NO2009, CLASSICAL), HOUR, "L2009-6.6.NO-NO");
    default_time_is(&with_default(NO2009, 0), 0, "L2009-6.6.a");
    // The addition belongs to the federation, whatever the edition.
    let mut later = settings(FIDE2023, CLASSICAL);
    later.federation = Some(Country::Norway);
    default_time_is(&later, HOUR, "L2009-6.6.NO-NO");
}

#[test]
fn no2009_guide_late_counts_from_the_scheduled_start() {
    let begun_late = Stage::before_start(settings(NO2009, CLASSICAL)).at(5 * MINUTE).say(ARBITER, Deed::Start);
    let late = arrives(begun_late.clone(), B, 62 * MINUTE);
    late.ends("1-0", EndReason::DefaultTime, "L2009-6.6.NO-NO");
    assert!(late.last_ruling().bearing.iter().any(|clause| clause.as_str() == "NO2009-guide-late"));
    arrives(begun_late, B, 59 * MINUTE).goes_on();
    arbiter_may_excuse(NO2009, 62 * MINUTE, "NO2009-guide-late");
}

#[test]
fn l2018_6_7_1_no_grace_where_the_event_is_silent() {
    default_time_is(&settings(SE2018, CLASSICAL), 0, "L2018-6.7.1");
    default_time_is(&with_default(SE2018, 15), 15 * MINUTE, "L2018-6.7.1");
    arbiter_may_excuse(SE2018, 1, "L2018-6.7.1");
}

#[test]
fn l2018_6_7_2_white_loses_the_time_where_there_is_a_grace() {
    white_loses_the_time(&with_default(SE2018, 60), "L2018-6.7.2");
}

#[test]
fn l2023_6_7_1_no_grace_where_the_event_is_silent() {
    default_time_is(&settings(FIDE2023, CLASSICAL), 0, "L2023-6.7.1");
    default_time_is(&with_default(FIDE2023, 15), 15 * MINUTE, "L2023-6.7.1");
    arbiter_may_excuse(FIDE2023, 1, "L2023-6.7.1");
}

#[test]
fn l2023_6_7_2_white_loses_the_time_where_there_is_a_grace() {
    white_loses_the_time(&with_default(FIDE2023, 60), "L2023-6.7.2");
}

#[test]
fn d4_1_11b_the_union_gives_fifteen_minutes() {
    for edition in [DK2001, DK2009, FIDE2023] {
        let mut union = settings(edition, CLASSICAL);
        union.regulations = Some(Regulations::Dsu);
        default_time_is(&union, 15 * MINUTE, "D4.1-11b");
        let late = arrives(started(union.clone()), B, 15 * MINUTE + 1);
        late.decide(Choice::Reject).goes_on();
        union.default_time = Some(rokade_laws::referee::Millis::from_minutes(30));
        arrives(started(union), B, 20 * MINUTE).goes_on();
    }
}

#[test]
fn both_late_lose_both() {
    let white = arrives(Stage::new(DK2001, CLASSICAL), W, HOUR + 1000);
    white.ends("0-1", EndReason::DefaultTime, "L2001-6.7");
    let both = arrives(white, B, HOUR + 2000);
    both.ends("0-0", EndReason::DefaultTime, "L2001-6.7");
    let noticed = Stage::new(DK2001, CLASSICAL).at(HOUR).notice_of(Noticed::Absent, Color::Black);
    noticed.goes_on();
    arrives(noticed, W, HOUR + 1).ends("0-0", EndReason::DefaultTime, "L2001-6.7");
}

#[test]
fn nobody_is_missing_who_has_played() {
    let stage = Stage::new(SE2018, CLASSICAL).play("e2e4 e7e5").notice_of(Noticed::Absent, Color::Black);
    stage.goes_on();
    stage.rules(Decision::NoAction, "L2018-6.7.1", (0, 0));
    // A second arrival says nothing new.
    stage.say(B, Deed::Arrive).goes_on();
}

#[test]
fn whoever_plays_without_an_arrival_was_there_from_the_start() {
    Stage::new(FIDE2023, CLASSICAL).wait(HOUR).make(W, "e2e4").press(W).goes_on();
}

#[test]
fn without_grace_a_player_missing_at_the_start_has_lost() {
    let at_start = Stage::new(SE2018, CLASSICAL).at(0).notice_of(Noticed::Absent, Color::White);
    at_start.ends("0-1", EndReason::DefaultTime, "L2018-6.7.1");
    let before = Stage::before_start(settings(SE2018, CLASSICAL)).notice_of(Noticed::Absent, Color::White);
    before.goes_on();
}
