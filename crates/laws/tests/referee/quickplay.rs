//! The quickplay finish: draws claimed in the last minutes, and how the arbiter decides.

use rokade_board::Color;
use rokade_clause::{Edition, Logic};
use rokade_laws::referee::{
    Account, Choice, Claimed, Consequence, Decision, Deed, EndReason, Grounds, Noticed, Question, Supervision,
};

use crate::stage::*;

const MINUTE: i64 = 60_000;
/// White on move in an even ending that a blunder could still lose.
pub(crate) const ROOKS: &str = "8/5k2/8/8/3R4/8/2K5/4r3 w - - 0 60";
/// White on move against a bare king.
const BARE_KING: &str = "8/5k2/8/8/3R4/8/2K5/8 w - - 0 60";
pub(crate) const ALL: [Edition; 5] = [DK2001, DK2009, NO2009, SE2018, FIDE2023];
pub(crate) const THREE: [&str; 3] = ["accept", "postpone", "reject"];

/// A game in which the rules for games without increment were announced, White having this left.
pub(crate) fn left(edition: Edition, periods: &str, fen: &str, ms: i64) -> Stage {
    let mut settings = settings(edition, periods);
    settings.start = rokade_board::Position::read(fen, rokade_board::Variant::Standard).unwrap();
    settings.appendix_g = true;
    let first = settings.periods.white[0].time.0;
    Stage::with(settings).at(first - ms)
}

/// White is on move with just under two minutes.
pub(crate) fn scene(edition: Edition) -> Stage {
    left(edition, "120", ROOKS, 2 * MINUTE - 1)
}

pub(crate) fn warned(account: Account<'_>, clause: &str) -> bool {
    let cites = |warning: &rokade_laws::referee::Warning| warning.reason.clauses.iter().any(|id| id.as_str() == clause);
    account.warnings().iter().any(cites)
}

/// What the arbiter still has to decide of this rule.
pub(crate) fn waiting(stage: &Stage) -> Vec<Question> {
    stage.account().open().iter().filter(|one| one.matter.starts_with("quickplay")).cloned().collect()
}

fn bears(stage: &Stage, clause: &str) {
    let bearing = &stage.last_ruling().bearing;
    assert!(bearing.iter().any(|id| id.as_str() == clause), "{bearing:?}");
}

fn grounded(stage: Stage, grounds: Grounds) -> Stage {
    stage.say(W, Deed::Claim { rule: Claimed::Quickplay, announced: None, grounds: Some(grounds) })
}

fn claimed(edition: Edition) -> Stage {
    scene(edition).claim(W, Claimed::Quickplay)
}

// The phase.

fn only_in_the_last_period(edition: Edition, clause: &str) {
    let early = left(edition, "40/120 60", ROOKS, MINUTE).claim(W, Claimed::Quickplay);
    early.rules(Decision::ClaimRejected, clause, (0, 0));
    assert!(waiting(&early).is_empty());
    let late = left(edition, "120", ROOKS, MINUTE).claim(W, Claimed::Quickplay);
    assert_eq!(waiting(&late).len(), 1);
    bears(&late.decide(Choice::Accept), clause);
}

#[test]
fn l2001_10_1_only_in_the_last_period() {
    only_in_the_last_period(DK2001, "L2001-10.1");
}

#[test]
fn l2009_10_1_only_in_the_last_period() {
    only_in_the_last_period(DK2009, "L2009-10.1");
    only_in_the_last_period(NO2009, "L2009-10.1");
}

#[test]
fn l2018_g_1_only_in_the_last_period() {
    only_in_the_last_period(SE2018, "L2018-G.1");
}

#[test]
fn l2023_iii_1_only_in_the_last_period() {
    only_in_the_last_period(FIDE2023, "L2023-III.1");
}

#[test]
fn no2009_guide_qp_scope_no_quickplay_finish_with_an_increment() {
    for periods in ["60+30", "60d5"] {
        let stage = left(NO2009, periods, ROOKS, MINUTE).wait(5_000).claim(W, Claimed::Quickplay);
        stage.rules(Decision::ClaimRejected, "NO2009-guide-qp-scope", (0, 0));
        left(DK2009, periods, ROOKS, MINUTE).wait(5_000).claim(W, Claimed::Quickplay).asks(
            "quickplay_claim",
            "L2009-10.2",
            &THREE,
        );
    }
    // The hour after 60 moves is one: the last period, however many went before.
    let third = left(NO2009, "1/120 1/60 60", ROOKS, 119 * MINUTE).play("d4d5 e1e2 c2c3 e2e1");
    third.at(239 * MINUTE).claim(W, Claimed::Quickplay).asks("quickplay_claim", "L2009-10.2", &THREE);
}

// In force or not.

#[test]
fn the_newer_editions_ask_for_an_announcement() {
    for (edition, clause) in [(SE2018, "L2018-G.2.1"), (FIDE2023, "L2023-III.2.1")] {
        for rule in [Claimed::Quickplay, Claimed::IncrementG4] {
            let stage = Stage::from(edition, "120", ROOKS).at(119 * MINUTE).claim(W, rule);
            stage.rules(Decision::ClaimRejected, clause, (0, 0));
            assert!(waiting(&stage).is_empty());
        }
    }
    for edition in [DK2001, DK2009, NO2009] {
        let stage = Stage::from(edition, "120", ROOKS).at(119 * MINUTE).claim(W, Claimed::Quickplay);
        assert_eq!(waiting(&stage).len(), 1);
    }
}

#[test]
fn the_newer_editions_know_no_quickplay_finish_with_an_increment() {
    for (edition, clause) in [(SE2018, "L2018-G.2.2"), (FIDE2023, "L2023-III.2.2")] {
        for rule in [Claimed::Quickplay, Claimed::IncrementG4] {
            left(edition, "60+30", ROOKS, MINUTE).claim(W, rule).rules(Decision::ClaimRejected, clause, (0, 0));
        }
    }
}

#[test]
fn no_quickplay_claim_in_blitz() {
    let blitz = |edition, supervision| {
        let mut settings = settings(edition, "5");
        settings.start = rokade_board::Position::read(ROOKS, rokade_board::Variant::Standard).unwrap();
        (settings.appendix_g, settings.supervision) = (true, supervision);
        Stage::with(settings).at(4 * MINUTE).claim(W, Claimed::Quickplay)
    };
    let clauses = [(DK2001, "L2001-C4"), (DK2009, "L2009-B3.b"), (SE2018, "L2018-G.2.2"), (FIDE2023, "L2023-III.2.2")];
    for (edition, clause) in clauses {
        blitz(edition, Supervision::Limited).rules(Decision::ClaimRejected, clause, (0, 0));
    }
    blitz(NO2009, Supervision::Full).asks("quickplay_claim", "L2009-10.2", &THREE);
    blitz(DK2001, Supervision::Full).rules(Decision::ClaimRejected, "L2001-C4", (0, 0));
}

// The claim.

fn under_two_minutes_on_move_before_the_flag(edition: Edition, clause: &str) {
    let refused = |stage: Stage| {
        stage.rules(Decision::ClaimRejected, clause, (0, 0));
        assert!(waiting(&stage).is_empty());
    };
    refused(left(edition, "120", ROOKS, 2 * MINUTE).claim(W, Claimed::Quickplay));
    refused(left(edition, "120", ROOKS, 0).claim(W, Claimed::Quickplay));
    refused(scene(edition).make(W, "d4d5").claim(W, Claimed::Quickplay));
    refused(scene(edition).claim(B, Claimed::Quickplay));
    let stage = claimed(edition);
    stage.asks("quickplay_claim", clause, &THREE);
    stage.goes_on();
    assert_eq!(stage.clock(), (2 * MINUTE - 1, 120 * MINUTE), "a claim does not touch the clocks");
    assert_eq!(waiting(&stage.claim(W, Claimed::Quickplay)).len(), 1, "the same claim stands once");
}

#[test]
fn l2001_10_2_under_two_minutes_with_the_clocks_stopped() {
    under_two_minutes_on_move_before_the_flag(DK2001, "L2001-10.2");
    assert!(warned(claimed(DK2001).account(), "L2001-10.2"), "the clocks run");
    let stopped = scene(DK2001).say(W, Deed::Stop { reason: Some("claim".into()) }).claim(W, Claimed::Quickplay);
    assert!(!warned(stopped.account(), "L2001-10.2"));
}

#[test]
fn l2009_10_2_under_two_minutes_and_the_clocks_may_run() {
    for edition in [DK2009, NO2009] {
        under_two_minutes_on_move_before_the_flag(edition, "L2009-10.2");
        assert!(!warned(claimed(edition).account(), "L2009-10.2"));
    }
}

#[test]
fn l2018_g_5_under_two_minutes_where_the_increment_does_not_apply() {
    under_two_minutes_on_move_before_the_flag(SE2018, "L2018-G.5");
    assert!(warned(claimed(SE2018).account(), "L2018-G.4"), "the increment comes first");
    let refused = scene(SE2018).claim(W, Claimed::IncrementG4).decide(Choice::Reject).claim(W, Claimed::Quickplay);
    refused.asks("quickplay_claim", "L2018-G.5", &THREE);
    assert!(!warned(refused.account(), "L2018-G.4"));
}

#[test]
fn l2023_iii_5_under_two_minutes_where_the_increment_does_not_apply() {
    under_two_minutes_on_move_before_the_flag(FIDE2023, "L2023-III.5");
    let given = scene(FIDE2023).claim(W, Claimed::IncrementG4).decide(Choice::Accept).claim(W, Claimed::Quickplay);
    given.rules(Decision::ClaimRejected, "L2023-III.4", (0, 0));
    let waiting = scene(FIDE2023).claim(W, Claimed::IncrementG4).claim(W, Claimed::Quickplay);
    waiting.rules(Decision::ClaimRejected, "L2023-III.5", (0, 0));
}

#[test]
fn only_the_older_editions_make_the_claim_an_offer() {
    for edition in ALL {
        let offered = matches!(edition.logic(), Logic::Laws2001 | Logic::Laws2009(_)).then_some(Color::White);
        assert_eq!(claimed(edition).account().draw_offer(), offered, "{edition}");
    }
    claimed(DK2009).say(B, Deed::AcceptDraw).ends("1/2-1/2", EndReason::Agreement, "L2009-5.2.c");
}

#[test]
fn no2009_guide_qp_grounds_both_grounds_are_heard() {
    for grounds in [Grounds::CannotWin, Grounds::NotTrying] {
        let stage = grounded(scene(NO2009), grounds);
        stage.asks("quickplay_claim", "L2009-10.2", &THREE);
        assert!(warned(stage.account(), "NO2009-guide-qp-grounds"));
        assert!(!warned(grounded(scene(DK2009), grounds).account(), "NO2009-guide-qp-grounds"));
        let drawn = stage.decide(Choice::Accept);
        let key = if grounds == Grounds::CannotWin { "cannot_win" } else { "not_trying" };
        assert_eq!(drawn.last_ruling().why[0].facts["grounds"], key.into());
    }
}

#[test]
fn no2009_guide_qp_strict_the_draw_must_be_stone_dead() {
    let said = |fen| {
        let stage = left(NO2009, "120", fen, MINUTE).claim(W, Claimed::Quickplay);
        let strict = stage.account().warnings().iter().find(|one| one.reason.key == "quickplay_guide_strict").cloned();
        strict.expect("the practice is named").reason.because[0].key.to_string()
    };
    assert_eq!(said(ROOKS), "mate_shown");
    assert_eq!(said(BARE_KING), "unwinnable_bare_king");
    assert!(!warned(claimed(DK2009).account(), "NO2009-guide-qp-strict"));
}

// The decision.

fn draw_postpone_or_reject(edition: Edition, clause: &str) {
    let drawn = claimed(edition).decide(Choice::Accept);
    drawn.ends("1/2-1/2", EndReason::Quickplay, clause);
    drawn.rules(Decision::ClaimAccepted, clause, (0, 0));
    assert_eq!(drawn.account().clocks().running(), None);
    let question = waiting(&claimed(edition)).remove(0);
    let consequences: Vec<Consequence> = question.choices.iter().map(|choice| choice.consequence).collect();
    assert_eq!(consequences, [Consequence::GameDrawn, Consequence::PlayGoesOn, Consequence::ClockAdjusted]);
    assert_eq!(question.choices[0].clause.as_str(), clause);
    claimed(edition).decide(Choice::Postpone).goes_on();
    claimed(edition).decide(Choice::Reject).goes_on();
}

#[test]
fn l2001_10_2_a_draw_postpone_or_reject() {
    draw_postpone_or_reject(DK2001, "L2001-10.2.a");
    bears(&claimed(DK2001).decide(Choice::Accept), "L2001-10.2.d");
}

#[test]
fn l2009_10_2_a_draw_postpone_or_reject() {
    draw_postpone_or_reject(DK2009, "L2009-10.2.a");
    draw_postpone_or_reject(NO2009, "L2009-10.2.a");
    let drawn = claimed(NO2009).decide(Choice::Accept);
    bears(&drawn, "L2009-12.10");
    assert_eq!(drawn.last_ruling().why[0].facts["appeal"], "none".into());
}

#[test]
fn l2018_g_5_1_draw_postpone_or_reject() {
    draw_postpone_or_reject(SE2018, "L2018-G.5.1");
    let drawn = claimed(SE2018).decide(Choice::Accept);
    bears(&drawn, "L2018-11.10");
    assert_eq!(drawn.last_ruling().why[0].facts["appeal"], "open".into());
}

#[test]
fn l2023_iii_5_1_draw_postpone_or_reject() {
    draw_postpone_or_reject(FIDE2023, "L2023-III.5.1");
}

fn rejection_gives_the_opponent_two_minutes(edition: Edition, clause: &str) {
    let stage = claimed(edition).decide(Choice::Reject);
    stage.rules(Decision::ClaimRejected, clause, (0, 2 * MINUTE));
    assert_eq!(stage.clock().1, 122 * MINUTE);
    assert!(waiting(&stage).is_empty());
    let again = stage.claim(W, Claimed::Quickplay);
    assert_eq!(waiting(&again).len(), 1, "he may claim again later");
}

#[test]
fn l2001_10_2_c_rejection_gives_the_opponent_two_minutes() {
    rejection_gives_the_opponent_two_minutes(DK2001, "L2001-10.2.c");
}

#[test]
fn l2009_10_2_c_rejection_gives_the_opponent_two_minutes() {
    rejection_gives_the_opponent_two_minutes(DK2009, "L2009-10.2.c");
    rejection_gives_the_opponent_two_minutes(NO2009, "L2009-10.2.c");
}

#[test]
fn l2018_g_5_3_rejection_gives_the_opponent_two_minutes() {
    rejection_gives_the_opponent_two_minutes(SE2018, "L2018-G.5.3");
}

#[test]
fn l2023_iii_5_3_rejection_gives_the_opponent_two_minutes_in_rapid_too() {
    rejection_gives_the_opponent_two_minutes(FIDE2023, "L2023-III.5.3");
    let rapid = left(FIDE2023, "25", ROOKS, MINUTE).claim(W, Claimed::Quickplay).decide(Choice::Reject);
    rapid.rules(Decision::ClaimRejected, "L2023-III.5.3", (0, 2 * MINUTE));
}

#[test]
fn a_flag_that_falls_before_the_answer_does_not_settle_a_claim_made_in_time() {
    for edition in ALL {
        let down = claimed(edition).at(121 * MINUTE).notice_of(Noticed::Flag, Color::White);
        down.goes_on();
        assert_eq!(waiting(&down)[0].choices.len(), 2, "nothing is left to watch");
        assert_eq!(down.clone().decide(Choice::Accept).account().result(), "1/2-1/2");
        assert_eq!(down.decide(Choice::Reject).account().result(), "0-1");
    }
}
