//! The list of penalties of each edition, item by item.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Consequence, Decide, Decision, Deed, EndReason, HalfPoint, Millis, penalties};

use crate::stage::*;

const CLASSICAL: &str = "40/90+30 30+30";
const FOOLS_MATE: &str = "f2f3 e7e5 g2g4";

fn playing(edition: Edition) -> Stage {
    Stage::new(edition, CLASSICAL).play("e2e4 e7e5")
}

/// White has lost.
fn mated(edition: Edition) -> Stage {
    Stage::new(edition, CLASSICAL).play(FOOLS_MATE).make(B, "d8h4")
}

fn clause(edition: Edition, item: &str) -> String {
    format!("L{}-{item}", edition.year())
}

fn refused(stage: Stage, item: &str, ms: Option<i64>, halves: Option<u8>) -> String {
    let penalty = Decide::Penalty {
        item: item.to_owned(),
        against: Color::White,
        ms: ms.map(Millis),
        points: halves.map(HalfPoint),
    };
    match stage.try_say(ARBITER, Deed::Decide(penalty)) {
        Ok(_) => panic!("{item} was accepted"),
        Err(bad) => bad.reason.key.to_string(),
    }
}

fn list_is(edition: Edition, wanted: &[(&str, &str)]) {
    let list = penalties::list(edition);
    let found: Vec<(&str, &str)> = list.iter().map(|one| (one.item.as_str(), one.effect.key())).collect();
    assert_eq!(found, wanted);
    assert!(list.iter().all(|one| one.clause.as_str() == clause(edition, &one.item)));
    let punished = playing(edition).penalty(wanted[0].0, Color::White, None, None);
    let heading = wanted[0].0.rsplit_once('.').unwrap().0;
    punished.rules(Decision::Penalty, &clause(edition, heading), (0, 0));
    assert_eq!(refused(playing(edition), "7.5.5", None, None), "script_unknown_penalty");
}

fn warns(edition: Edition, item: &str) {
    let once = playing(edition).penalty(item, Color::Black, None, None);
    once.goes_on();
    once.rules(Decision::Penalty, &clause(edition, item), (0, 0));
    assert_eq!(once.last_ruling().consequence, Consequence::Warned);
    let twice = once.penalty(item, Color::Black, None, None);
    assert_eq!(twice.last_ruling().why[0].facts["count"], 2_u32.into());
    let other = twice.penalty(item, Color::White, None, None);
    assert_eq!(other.last_ruling().why[0].facts["count"], 1_u32.into());
    assert_eq!(refused(playing(edition), item, Some(1), None), "script_penalty_takes_no_time");
    assert_eq!(refused(playing(edition), item, None, Some(1)), "script_penalty_takes_no_points");
}

fn gives_the_opponent_time(edition: Edition, item: &str) {
    let stage = playing(edition);
    let clock = stage.clock();
    let stage = stage.penalty(item, Color::White, Some(180_000), None);
    stage.rules(Decision::Penalty, &clause(edition, item), (0, 180_000));
    assert_eq!(stage.clock(), (clock.0 - 1_000, clock.1 + 180_000));
    assert_eq!(refused(playing(edition), item, None, None), "script_penalty_needs_time");
    assert_eq!(refused(playing(edition), item, Some(0), None), "script_penalty_needs_time");
    let after = mated(edition).penalty(item, Color::White, Some(180_000), None);
    after.rules(Decision::NoAction, &clause(edition, item), (0, 0));
}

fn takes_his_time(edition: Edition, item: &str) {
    let stage = playing(edition);
    let clock = stage.clock();
    let less = stage.clone().penalty(item, Color::Black, Some(60_000), None);
    less.rules(Decision::Penalty, &clause(edition, item), (0, -60_000));
    assert_eq!(less.clock(), (clock.0 - 1_000, clock.1 - 60_000));
    // Nothing is taken that is not there.
    let all = stage.penalty(item, Color::Black, Some(100_000_000), None);
    all.rules(Decision::Penalty, &clause(edition, item), (0, -clock.1));
    assert_eq!(all.clock().1, 0);
    assert_eq!(refused(playing(edition), item, Some(-5), None), "script_penalty_needs_time");
}

fn declares_lost(edition: Edition, item: &str) {
    let stage = playing(edition).penalty(item, Color::White, None, None);
    stage.ends("0-1", EndReason::Arbiter, &clause(edition, item));
    assert_eq!(stage.last_ruling().decision, Decision::Penalty);
    assert_eq!(stage.last_ruling().consequence, Consequence::GameLost);
    let half = playing(edition).penalty(item, Color::White, None, Some(1));
    half.ends("0-1/2", EndReason::Arbiter, &clause(edition, item));
    let reversed = mated(edition).penalty(item, Color::Black, None, None);
    reversed.ends("1-0", EndReason::Arbiter, &clause(edition, item));
    assert_eq!(refused(playing(edition), item, Some(1), None), "script_penalty_takes_no_time");
}

fn takes_points(edition: Edition, item: &str) {
    let after = mated(edition).penalty(item, Color::Black, None, Some(1));
    after.ends("0-1/2", EndReason::Arbiter, &clause(edition, item));
    assert_eq!(after.last_ruling().consequence, Consequence::PointsChanged);
    after.penalty(item, Color::Black, None, Some(2)).ends("0-0", EndReason::Arbiter, &clause(edition, item));
    assert_eq!(refused(playing(edition), item, None, None), "script_penalty_needs_points");
    assert_eq!(refused(playing(edition), item, None, Some(0)), "script_penalty_needs_points");
}

/// During the game the points wait for its end.
fn waits_for_mate(edition: Edition, item: &str) {
    let stage = Stage::new(edition, CLASSICAL).play(FOOLS_MATE).penalty(item, Color::Black, None, Some(1));
    stage.make(B, "d8h4").ends("0-1/2", EndReason::Arbiter, &clause(edition, item));
}

fn gives_points(edition: Edition, item: &str, takes: &str) {
    // The loser gains nothing while the winner has the whole point.
    let full = mated(edition).penalty(item, Color::Black, None, Some(1));
    assert_eq!((full.account().result().as_str(), full.account().warnings().len()), ("0-1", 1));
    assert_eq!(full.account().verdict().unwrap().reason, EndReason::Checkmate);
    let shared = mated(edition).penalty(takes, Color::Black, None, Some(1)).penalty(item, Color::Black, None, Some(1));
    shared.ends("1/2-1/2", EndReason::Arbiter, &clause(edition, item));
    let most = mated(edition).penalty(takes, Color::Black, None, Some(2)).penalty(item, Color::Black, None, Some(2));
    most.ends("1-0", EndReason::Arbiter, &clause(edition, item));
    // Both wait together.
    let waiting = Stage::new(edition, CLASSICAL).play(FOOLS_MATE);
    let waiting = waiting.penalty(item, Color::Black, None, Some(1)).penalty(takes, Color::Black, None, Some(1));
    waiting.make(B, "d8h4").ends("1/2-1/2", EndReason::Arbiter, &clause(edition, item));
    assert_eq!(refused(playing(edition), item, None, None), "script_penalty_needs_points");
}

fn reaches_beyond_the_game(edition: Edition, item: &str) {
    for stage in [playing(edition), mated(edition)] {
        let (result, clock) = (stage.account().result(), stage.account().verdict().cloned());
        let stage = stage.penalty(item, Color::White, None, None);
        stage.rules(Decision::Penalty, &clause(edition, item), (0, 0));
        assert_eq!(stage.last_ruling().consequence, Consequence::BeyondTheGame);
        assert_eq!((stage.account().result(), stage.account().verdict().cloned()), (result, clock));
    }
}

fn expels(edition: Edition, item: &str) {
    reaches_beyond_the_game(edition, item);
    let stage = playing(edition).penalty(item, Color::White, None, None);
    let told = stage.account().warnings().iter().any(|warning| warning.reason.key == "penalty_expelled_game_open");
    assert!(told, "the game itself still needs a decision");
}

#[test]
fn l2001_13_4_seven_penalties() {
    list_is(
        DK2001,
        &[
            ("13.4.a", "warning"),
            ("13.4.b", "opponents_time"),
            ("13.4.c", "own_time"),
            ("13.4.d", "game_lost"),
            ("13.4.e", "own_points"),
            ("13.4.f", "opponents_points"),
            ("13.4.g", "expulsion"),
        ],
    );
}

#[test]
fn l2001_13_4_a_a_warning_is_counted() {
    warns(DK2001, "13.4.a");
}

#[test]
fn l2001_13_4_b_the_opponent_gains_time() {
    gives_the_opponent_time(DK2001, "13.4.b");
}

#[test]
fn l2001_13_4_c_the_offender_loses_time() {
    takes_his_time(DK2001, "13.4.c");
}

#[test]
fn l2001_13_4_d_the_game_is_lost() {
    declares_lost(DK2001, "13.4.d");
}

#[test]
fn l2001_13_4_e_the_offender_loses_points() {
    takes_points(DK2001, "13.4.e");
    waits_for_mate(DK2001, "13.4.e");
}

#[test]
fn l2001_13_4_f_the_opponent_gains_points() {
    gives_points(DK2001, "13.4.f", "13.4.e");
}

#[test]
fn l2001_13_4_g_expulsion_reaches_beyond_the_game() {
    expels(DK2001, "13.4.g");
}

#[test]
fn l2009_13_4_seven_penalties() {
    list_is(
        DK2009,
        &[
            ("13.4.a", "warning"),
            ("13.4.b", "opponents_time"),
            ("13.4.c", "own_time"),
            ("13.4.d", "game_lost"),
            ("13.4.e", "own_points"),
            ("13.4.f", "opponents_points"),
            ("13.4.g", "expulsion"),
        ],
    );
}

#[test]
fn l2009_13_4_a_a_warning_is_counted() {
    warns(DK2009, "13.4.a");
}

#[test]
fn l2009_13_4_b_the_opponent_gains_time() {
    gives_the_opponent_time(DK2009, "13.4.b");
}

#[test]
fn l2009_13_4_c_the_offender_loses_time() {
    takes_his_time(DK2009, "13.4.c");
}

#[test]
fn l2009_13_4_d_the_game_is_lost() {
    declares_lost(DK2009, "13.4.d");
}

#[test]
fn l2009_13_4_e_the_offender_loses_points() {
    takes_points(DK2009, "13.4.e");
    waits_for_mate(DK2009, "13.4.e");
}

#[test]
fn l2009_13_4_f_the_opponent_gains_points() {
    gives_points(DK2009, "13.4.f", "13.4.e");
}

#[test]
fn l2009_13_4_g_expulsion_reaches_beyond_the_game() {
    expels(DK2009, "13.4.g");
}

#[test]
fn l2018_12_9_nine_penalties() {
    list_is(
        SE2018,
        &[
            ("12.9.1", "warning"),
            ("12.9.2", "opponents_time"),
            ("12.9.3", "own_time"),
            ("12.9.4", "opponents_points"),
            ("12.9.5", "own_points"),
            ("12.9.6", "game_lost"),
            ("12.9.7", "fine"),
            ("12.9.8", "rounds"),
            ("12.9.9", "expulsion"),
        ],
    );
}

#[test]
fn l2018_12_9_1_a_warning_is_counted() {
    warns(SE2018, "12.9.1");
}

#[test]
fn l2018_12_9_2_the_opponent_gains_time() {
    gives_the_opponent_time(SE2018, "12.9.2");
}

#[test]
fn l2018_12_9_3_the_offender_loses_time() {
    takes_his_time(SE2018, "12.9.3");
}

#[test]
fn l2018_12_9_4_the_opponent_gains_points() {
    gives_points(SE2018, "12.9.4", "12.9.5");
}

#[test]
fn l2018_12_9_5_the_offender_loses_points() {
    takes_points(SE2018, "12.9.5");
    waits_for_mate(SE2018, "12.9.5");
}

#[test]
fn l2018_12_9_6_the_game_is_lost() {
    declares_lost(SE2018, "12.9.6");
}

#[test]
fn l2018_12_9_7_a_fine_reaches_beyond_the_game() {
    reaches_beyond_the_game(SE2018, "12.9.7");
}

#[test]
fn l2018_12_9_8_exclusion_reaches_beyond_the_game() {
    reaches_beyond_the_game(SE2018, "12.9.8");
}

#[test]
fn l2018_12_9_9_expulsion_reaches_beyond_the_game() {
    expels(SE2018, "12.9.9");
}

#[test]
fn l2023_12_9_nine_penalties() {
    list_is(
        FIDE2023,
        &[
            ("12.9.1", "warning"),
            ("12.9.2", "opponents_time"),
            ("12.9.3", "own_time"),
            ("12.9.4", "opponents_points"),
            ("12.9.5", "own_points"),
            ("12.9.6", "game_lost"),
            ("12.9.7", "fine"),
            ("12.9.8", "rounds"),
            ("12.9.9", "expulsion"),
        ],
    );
}

#[test]
fn l2023_12_9_1_a_warning_is_counted() {
    warns(FIDE2023, "12.9.1");
}

#[test]
fn l2023_12_9_2_the_opponent_gains_time() {
    gives_the_opponent_time(FIDE2023, "12.9.2");
}

#[test]
fn l2023_12_9_3_the_offender_loses_time() {
    takes_his_time(FIDE2023, "12.9.3");
}

#[test]
fn l2023_12_9_4_the_opponent_gains_points() {
    gives_points(FIDE2023, "12.9.4", "12.9.5");
}

#[test]
fn l2023_12_9_5_the_offender_loses_points() {
    takes_points(FIDE2023, "12.9.5");
    waits_for_mate(FIDE2023, "12.9.5");
}

#[test]
fn l2023_12_9_6_the_game_is_lost() {
    declares_lost(FIDE2023, "12.9.6");
}

#[test]
fn l2023_12_9_7_a_fine_reaches_beyond_the_game() {
    reaches_beyond_the_game(FIDE2023, "12.9.7");
}

#[test]
fn l2023_12_9_8_exclusion_reaches_beyond_the_game() {
    reaches_beyond_the_game(FIDE2023, "12.9.8");
}

#[test]
fn l2023_12_9_9_expulsion_reaches_beyond_the_game() {
    expels(FIDE2023, "12.9.9");
}

#[test]
fn dk_ruling_97_a_ban_reaches_every_rated_event() {
    let told = |edition, item: &str| {
        let stage = playing(edition).penalty(item, Color::White, None, None);
        let is_cited = |clause: &rokade_clause::ClauseId| clause.as_str() == "DK-ruling-97";
        stage.account().warnings().iter().any(|warning| warning.reason.clauses.iter().any(is_cited))
    };
    assert!(told(DK2001, "13.4.g") && told(DK2009, "13.4.g"));
    assert!(!told(NO2009, "13.4.g") && !told(SE2018, "12.9.9"), "a Danish ruling");
    assert!(!told(DK2009, "13.4.a"), "a warning bans nobody");
}

#[test]
fn the_letter_may_follow_without_a_dot() {
    for alias in ["13.4a", "13.4 a", "13.4 a)", "13.4.A"] {
        playing(DK2009).penalty(alias, Color::White, None, None).rules(Decision::Penalty, "L2009-13.4.a", (0, 0));
    }
    assert_eq!(refused(playing(DK2009), "12.9.1", None, None), "script_unknown_penalty");
    assert_eq!(refused(playing(SE2018), "13.4.a", None, None), "script_unknown_penalty");
    assert_eq!(refused(playing(SE2018), "1.29.1", None, None), "script_unknown_penalty");
}

#[test]
fn points_never_come_to_more_than_the_game() {
    let stage = Stage::new(SE2018, CLASSICAL).play(FOOLS_MATE);
    let stage = stage.penalty("12.9.4", Color::White, None, Some(2)).make(B, "d8h4");
    stage.ends("0-1", EndReason::Checkmate, "L2018-5.1.1");
}
