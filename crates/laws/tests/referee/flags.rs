//! One flag down: who calls it, what it costs, when it costs nothing.

use rokade_board::Color;
use rokade_clause::{Edition, Logic};
use rokade_laws::referee::{Claimed, Decision, Deed, EndReason, Noticed, Settings, Supervision};

use crate::clock::{set, shuffle};
use crate::stage::*;

const MINUTE: i64 = 60_000;

/// White is to move and runs out of time.
pub(crate) fn white_runs_out(stage: Stage) -> Stage {
    set(stage, 5_000, 30 * MINUTE).wait(10_000)
}

fn ordinary(edition: Edition) -> Stage {
    white_runs_out(Stage::new(edition, "40/90 30").play("e2e4 e7e5"))
}

/// A flag on the table does nothing by itself; a claim or a notice makes it count.
fn counts_when_called(edition: Edition, clause: &str, loss: &str) {
    let played_on = ordinary(edition).make(W, "g1f3").press(W).play("b8c6");
    played_on.goes_on();
    for called in [
        played_on.clone().claim(B, Claimed::Flag),
        played_on.clone().notice_of(Noticed::Flag, Color::White),
        ordinary(edition).claim(B, Claimed::Flag),
    ] {
        called.ends("0-1", EndReason::Flag, loss);
        let ruling = called.last_ruling();
        assert!(ruling.bearing.iter().any(|cited| cited.as_str() == clause), "{ruling:#?}");
        assert_eq!(ruling.against, Some(Color::White));
    }
    let claimed = ordinary(edition).claim(B, Claimed::Flag);
    assert_eq!(claimed.last_ruling().decision, Decision::ClaimAccepted);
    let noticed = ordinary(edition).notice_of(Noticed::Flag, Color::White);
    assert_eq!(noticed.last_ruling().decision, Decision::GameOver);
}

#[test]
fn l2001_6_9_a_flag_counts_when_noticed_or_claimed() {
    counts_when_called(DK2001, "L2001-6.9", "L2001-6.10");
}

#[test]
fn l2009_6_8_a_flag_counts_when_noticed_or_claimed() {
    counts_when_called(DK2009, "L2009-6.8", "L2009-6.9");
    counts_when_called(NO2009, "L2009-6.8", "L2009-6.9");
}

#[test]
fn l2018_6_8_a_flag_counts_when_noticed_or_claimed() {
    counts_when_called(SE2018, "L2018-6.8", "L2018-6.9");
}

#[test]
fn l2023_6_8_a_flag_counts_when_noticed_or_claimed() {
    counts_when_called(FIDE2023, "L2023-6.8", "L2023-6.9");
}

const QUEEN_AGAINST_KING: &str = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1";
/// The only move takes the queen.
const QUEEN_MUST_BE_TAKEN: &str = "7k/8/8/8/8/7P/1q6/K7 w - - 0 1";

/// Lost, drawn if the opponent cannot mate, and neither if the game had ended before.
fn loss_or_draw(edition: Edition, clause: &str) {
    ordinary(edition).notice_of(Noticed::Flag, Color::White).ends("0-1", EndReason::Flag, clause);
    for fen in [QUEEN_AGAINST_KING, QUEEN_MUST_BE_TAKEN] {
        let flagged = white_runs_out(Stage::from(edition, "90", fen));
        let drawn = flagged.notice_of(Noticed::Flag, Color::White);
        drawn.ends("1/2-1/2", EndReason::FlagNoMatePossible, clause);
        assert_eq!(drawn.last_ruling().why.len(), 2, "why there is no mate is told");
    }
    // A knight and the flagged player's own pawn: a mate can be built.
    let helped = white_runs_out(Stage::from(edition, "90", "7k/8/8/8/8/5n2/7P/7K w - - 0 1"));
    helped.notice_of(Noticed::Flag, Color::White).ends("0-1", EndReason::Flag, clause);

    let fallen = set(Stage::new(edition, "90").play("f2f3 e7e5 g2g4"), 30 * MINUTE, 5_000).wait(10_000);
    fallen.make(B, "d8h4").ends("0-1", EndReason::Checkmate, &format!("L{}-{}", edition.year(), mate(edition)));
}

fn mate(edition: Edition) -> &'static str {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => "5.1.a",
        Logic::Laws2018 | Logic::Laws2023 => "5.1.1",
    }
}

#[test]
fn l2001_6_10_too_few_moves_lose_or_draw() {
    loss_or_draw(DK2001, "L2001-6.10");
}

#[test]
fn l2009_6_9_too_few_moves_lose_or_draw() {
    loss_or_draw(DK2009, "L2009-6.9");
    loss_or_draw(NO2009, "L2009-6.9");
}

#[test]
fn l2018_6_9_too_few_moves_lose_or_draw() {
    loss_or_draw(SE2018, "L2018-6.9");
}

#[test]
fn l2023_6_9_too_few_moves_lose_or_draw() {
    loss_or_draw(FIDE2023, "L2023-6.9");
}

#[test]
fn a_notice_of_a_flag_that_is_up_is_an_error_of_the_script() {
    let notice = |against| {
        let what = Noticed::Flag;
        Deed::Notice(rokade_laws::referee::Notice { what, against: Some(against), first: None })
    };
    let stage = ordinary(SE2018);
    let bad = stage.try_say(ARBITER, notice(Color::Black)).err().unwrap();
    assert_eq!(bad.reason.key, "script_flag_not_fallen");
}

#[test]
fn no2009_guide_no_flag_needed_at_the_mark_the_time_is_over() {
    let stage = set(Stage::new(NO2009, "40/90 30").play("e2e4 e7e5"), 5_000, 30 * MINUTE).wait(4_000);
    stage.notice_of(Noticed::Flag, Color::White).ends("0-1", EndReason::Flag, "L2009-6.9");
}

/// Rapid and blitz that the players watch themselves: the arbiter is silent.
fn arbiter_is_silent(stage: Stage, clause: &str) {
    let stage = white_runs_out(stage.play("e2e4 e7e5"));
    let silent = stage.notice_of(Noticed::Flag, Color::White);
    silent.rules(Decision::NoAction, clause, (0, 0));
    silent.goes_on();
    let claimed = silent.claim(B, Claimed::Flag);
    assert_eq!(claimed.account().result(), "0-1");
}

fn arbiter_calls(stage: Stage, loss: &str, clause: Option<&str>) {
    let stage = white_runs_out(stage.play("e2e4 e7e5")).notice_of(Noticed::Flag, Color::White);
    stage.ends("0-1", EndReason::Flag, loss);
    if let Some(clause) = clause {
        assert!(stage.last_ruling().bearing.iter().any(|cited| cited.as_str() == clause));
    }
}

#[test]
fn l2001_b6_the_arbiter_does_not_point_out_a_flag() {
    for periods in ["30", "5"] {
        arbiter_is_silent(Stage::new(DK2001, periods), "L2001-B6");
        arbiter_is_silent(Stage::limited(DK2001, periods), "L2001-B6");
    }
}

#[test]
fn l2009_a4_d_1_the_arbiter_does_not_point_out_one_flag() {
    for edition in [DK2009, NO2009] {
        for periods in ["30", "5"] {
            arbiter_is_silent(Stage::limited(edition, periods), "L2009-A4.d.1");
            arbiter_calls(Stage::new(edition, periods), "L2009-6.9", None);
        }
        let both = white_runs_out(Stage::limited(edition, "30").play("e2e4 e7e5")).make(W, "g1f3").press(W);
        let both = set(both, 0, 2_000).wait(5_000).notice_of(Noticed::Flag, Color::White);
        both.ends("1/2-1/2", EndReason::BothFlags, "L2009-A4.d.3");
    }
}

#[test]
fn l2018_a_4_5_the_arbiter_calls_a_flag_too() {
    for periods in ["30", "5"] {
        arbiter_calls(Stage::limited(SE2018, periods), "L2018-6.9", Some("L2018-A.4.5"));
        arbiter_calls(Stage::new(SE2018, periods), "L2018-6.9", None);
    }
}

#[test]
fn l2023_a_5_5_the_arbiter_calls_a_flag_too() {
    for periods in ["30", "5"] {
        arbiter_calls(Stage::limited(FIDE2023, periods), "L2023-6.9", Some("L2023-A.5.5"));
        arbiter_calls(Stage::new(FIDE2023, periods), "L2023-6.9", None);
    }
}

#[test]
fn no2009_guide_flag_calling_is_the_arbiters_but_in_rapid_and_blitz() {
    arbiter_calls(Stage::new(NO2009, "40/90 30"), "L2009-6.9", None);
    arbiter_calls(Stage::new(NO2009, "90"), "L2009-6.9", None);
    arbiter_is_silent(Stage::limited(NO2009, "30"), "L2009-A4.d.1");
    arbiter_is_silent(Stage::limited(NO2009, "5"), "L2009-A4.d.1");
}

/// The claimant's own flag must be up, else there is no win in it for anybody.
fn own_flag_must_be_up(stage: &Stage, clause: &str, loss: &str, both: &str) {
    let one = white_runs_out(stage.clone().play("e2e4 e7e5"));
    let won = one.clone().say(B, Deed::Stop { reason: Some("flag".to_owned()) }).claim(B, Claimed::Flag);
    won.ends("0-1", EndReason::Flag, clause);
    won.ends("0-1", EndReason::Flag, loss);
    assert_eq!(won.last_ruling().decision, Decision::ClaimAccepted);

    let two = set(one.make(W, "g1f3").press(W), 0, 2_000).wait(5_000).claim(B, Claimed::Flag);
    let rulings = two.account().rulings();
    assert_eq!(rulings[rulings.len() - 2].decision, Decision::ClaimRejected);
    assert!(rulings[rulings.len() - 2].clauses().iter().any(|cited| cited.as_str() == clause));
    two.ends("1/2-1/2", EndReason::BothFlags, both);
}

#[test]
fn l2001_b7_a_win_on_time_needs_the_own_flag_up() {
    own_flag_must_be_up(&Stage::new(DK2001, "30"), "L2001-B7", "L2001-6.10", "L2001-B8");
    own_flag_must_be_up(&Stage::new(DK2001, "5"), "L2001-B7", "L2001-6.10", "L2001-B8");
}

#[test]
fn l2009_a4_d_2_a_win_on_time_needs_the_own_flag_up() {
    for edition in [DK2009, NO2009] {
        let rapid = Stage::limited(edition, "30");
        own_flag_must_be_up(&rapid, "L2009-A4.d.2", "L2009-6.9", "L2009-A4.d.3");
        let blitz = Stage::limited(edition, "5");
        own_flag_must_be_up(&blitz, "L2009-A4.d.2", "L2009-6.9", "L2009-A4.d.3");
    }
}

/// The claim wins, or draws if the claimant cannot mate; his own flag may be down later than the other's.
fn claim_in_rapid(edition: Edition, clause: &str, loss: &str) {
    let limited = |fen: &str| {
        let mut settings: Settings = settings(edition, "30");
        settings.supervision = Supervision::Limited;
        settings.start = rokade_board::Position::read(fen, rokade_board::Variant::Standard).unwrap();
        white_runs_out(Stage::with(settings))
    };
    let won = limited("4k3/8/8/8/8/8/3Q4/r3K3 w - - 0 1").claim(B, Claimed::Flag);
    won.ends("0-1", EndReason::Flag, clause);
    won.ends("0-1", EndReason::Flag, loss);
    let drawn = limited(QUEEN_AGAINST_KING).claim(B, Claimed::Flag);
    drawn.ends("1/2-1/2", EndReason::FlagNoMatePossible, clause);

    let later = white_runs_out(Stage::limited(edition, "30").play("e2e4 e7e5")).make(W, "g1f3").press(W);
    let later = later.say(ARBITER, Deed::SetClock { white: None, black: Some(rokade_laws::referee::Millis(2_000)) });
    let both = later.wait(5_000);
    both.clone().claim(B, Claimed::Flag).ends("0-1", EndReason::Flag, clause);
    let first_himself = both.claim(W, Claimed::Flag);
    first_himself.ends("0-1", EndReason::Flag, loss);
    let rulings = first_himself.account().rulings();
    assert_eq!(rulings[rulings.len() - 2].decision, Decision::ClaimRejected);
}

#[test]
fn l2018_a_4_3_a_claim_wins_or_draws() {
    claim_in_rapid(SE2018, "L2018-A.4.3", "L2018-6.9");
}

#[test]
fn l2023_a_5_3_a_claim_wins_or_draws() {
    claim_in_rapid(FIDE2023, "L2023-A.5.3", "L2023-6.9");
}

#[test]
fn no2009_guide_cj_announce_the_number_of_moves_settles_it() {
    let stage = set(shuffle(Stage::new(NO2009, "40/120 60"), 38), 10_000, 20 * MINUTE).wait(15_000);
    let called = stage.notice_of(Noticed::Flag, Color::White);
    let why = &called.last_ruling().why[0];
    assert_eq!((&why.facts["moves"], &why.facts["required"]), (&38_i64.into(), &40_i64.into()));
    assert_eq!(called.last_ruling().happened.key, "happened_flag_noticed");
    called.ends("0-1", EndReason::Flag, "L2009-6.9");
}

/// White completed the period too late and has the next one on the clock; Black runs out.
fn old_fall_of_white(stage: Stage) -> Stage {
    let late = set(shuffle(stage, 3), 1_500, 9 * MINUTE).make(W, "e2e4").press(W);
    // Only Black's clock is set: a setting would put White's flag up again.
    let short = Deed::SetClock { white: None, black: Some(rokade_laws::referee::Millis(2_000)) };
    let stage = late.say(ARBITER, short).wait(5_000);
    assert!(stage.account().clocks().is_fallen(Color::White), "the old fall is on record");
    stage
}

#[test]
fn an_old_fall_that_nobody_sees_any_more_does_not_spoil_a_claim() {
    let stage = old_fall_of_white(Stage::new(SE2018, "4/90 30"));
    stage.claim(W, Claimed::Flag).ends("1-0", EndReason::Flag, "L2018-6.9");
}

#[test]
fn an_old_fall_that_nobody_sees_any_more_does_not_make_two_flags() {
    let stage = old_fall_of_white(Stage::limited(DK2009, "4/10 10")).notice_of(Noticed::Flag, Color::Black);
    stage.rules(Decision::NoAction, "L2009-A4.d.1", (0, 0));
    stage.goes_on();
}
