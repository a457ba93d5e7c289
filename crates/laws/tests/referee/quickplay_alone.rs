//! Quickplay claims where no arbiter watches.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Choice, Claimed, Decision, Deed, EndReason, Grounds, Warning};

use crate::quickplay::{ROOKS, warned};
use crate::stage::*;

const MINUTE: i64 = 60_000;
const TWO: [&str; 2] = ["accept", "reject"];

/// Nobody watches, and White has this left.
fn alone(edition: Edition, fen: &str, ms: i64) -> Stage {
    let mut settings = settings(edition, "120");
    settings.start = rokade_board::Position::read(fen, rokade_board::Variant::Standard).unwrap();
    (settings.appendix_g, settings.arbiter_present) = (true, false);
    Stage::with(settings).at(120 * MINUTE - ms)
}

fn claimed(edition: Edition, grounds: Option<Grounds>) -> Stage {
    alone(edition, ROOKS, MINUTE).say(W, Deed::Claim { rule: Claimed::Quickplay, announced: None, grounds })
}

/// The clauses of an edition: the claim, the referral.
struct Clauses {
    claim: &'static str,
    referral: &'static str,
}

/// The claim stops the game, and nothing is played after it.
fn ends_play(edition: Edition, clauses: &Clauses) {
    let refused = |stage: Stage| {
        stage.rules(Decision::ClaimRejected, clauses.claim, (0, 0));
        assert_eq!(stage.account().clocks().running(), Some(Color::White));
    };
    refused(alone(edition, ROOKS, 2 * MINUTE).claim(W, Claimed::Quickplay));
    refused(alone(edition, ROOKS, 0).claim(W, Claimed::Quickplay));
    let stage = claimed(edition, None);
    stage.asks("quickplay_claim", clauses.claim, &TWO);
    stage.goes_on();
    assert_eq!(stage.account().clocks().running(), None);
    let fen = stage.account().fen();
    let late = stage.make(W, "d4d5").press(W);
    assert_eq!((late.account().fen(), late.account().clocks().running()), (fen, None));
    // Whoever has the move: the text asks only for time and flag.
    let after_moving = alone(edition, ROOKS, MINUTE).play("d4d5").claim(W, Claimed::Quickplay);
    after_moving.asks("quickplay_claim", clauses.claim, &TWO);
}

/// An arbiter decides afterwards, and play is not taken up again.
fn is_referred(edition: Edition, clauses: &Clauses) {
    let stage = claimed(edition, Some(Grounds::CannotWin));
    stage.asks("quickplay_claim", clauses.referral, &TWO);
    let drawn = stage.clone().decide(Choice::Accept);
    drawn.rules(Decision::ClaimAccepted, clauses.referral, (0, 0));
    drawn.ends("1/2-1/2", EndReason::Quickplay, clauses.referral);
    let lost = stage.decide(Choice::Reject);
    lost.rules(Decision::ClaimRejected, clauses.referral, (0, 0));
    lost.ends("0-1", EndReason::Quickplay, clauses.referral);
    let bare = alone(edition, "8/5k2/8/8/3R4/8/2K5/8 w - - 0 60", MINUTE).claim(W, Claimed::Quickplay);
    bare.decide(Choice::Reject).ends("1/2-1/2", EndReason::Quickplay, clauses.referral);
}

/// What has to be shown for one ground is not asked for the other.
fn evidence(edition: Edition, grounds: Grounds, asked: &str, not_asked: &str) {
    let stage = claimed(edition, Some(grounds));
    assert!(warned(stage.account(), asked));
    assert!(!warned(stage.account(), not_asked));
    let fen = Some(stage.account().fen().as_str().into());
    let is_shown = |warning: &Warning| warning.reason.facts.get("fen").cloned() == fen;
    assert!(stage.account().warnings().iter().any(is_shown), "the final position is written down");
    let both = claimed(edition, None);
    assert!(warned(both.account(), asked) && warned(both.account(), not_asked));
    let bearing = stage.decide(Choice::Accept).last_ruling().bearing.clone();
    assert!(bearing.iter().any(|id| id.as_str() == asked));
    assert!(!bearing.iter().any(|id| id.as_str() == not_asked));
}

const D1_2001: Clauses = Clauses { claim: "L2001-D1", referral: "L2001-D1" };
const D1_2009: Clauses = Clauses { claim: "L2009-D1", referral: "L2009-D1" };
const G6: Clauses = Clauses { claim: "L2018-G.6.1", referral: "L2018-G.6.2" };
const III6: Clauses = Clauses { claim: "L2023-III.6.1", referral: "L2023-III.6.2" };

#[test]
fn l2001_d1_the_claim_ends_play_and_is_referred() {
    ends_play(DK2001, &D1_2001);
    is_referred(DK2001, &D1_2001);
    let drawn = claimed(DK2001, None).decide(Choice::Accept);
    assert_eq!(drawn.last_ruling().why[0].facts["appeal"], "none".into());
}

#[test]
fn l2001_d1_a_the_position_is_written_down() {
    evidence(DK2001, Grounds::CannotWin, "L2001-D1.a", "L2001-D1.b");
}

#[test]
fn l2001_d1_b_the_sheet_is_shown_too() {
    evidence(DK2001, Grounds::NotTrying, "L2001-D1.b", "L2001-D1.a");
}

#[test]
fn l2009_d1_the_claim_ends_play_and_is_referred() {
    for edition in [DK2009, NO2009] {
        ends_play(edition, &D1_2009);
        is_referred(edition, &D1_2009);
    }
}

#[test]
fn l2009_d1_a_the_position_is_written_down() {
    evidence(DK2009, Grounds::CannotWin, "L2009-D1.a", "L2009-D1.b");
    evidence(NO2009, Grounds::CannotWin, "L2009-D1.a", "L2009-D1.b");
}

#[test]
fn l2009_d1_b_the_sheet_is_shown_too() {
    evidence(DK2009, Grounds::NotTrying, "L2009-D1.b", "L2009-D1.a");
    evidence(NO2009, Grounds::NotTrying, "L2009-D1.b", "L2009-D1.a");
}

#[test]
fn no2009_guide_qp_no_arbiter_laid_before_any_authorised_arbiter() {
    let stage = claimed(NO2009, None);
    assert!(warned(stage.account(), "NO2009-guide-qp-no-arbiter"));
    stage.asks("quickplay_claim", "L2009-D1", &TWO);
    assert!(!warned(claimed(DK2009, None).account(), "NO2009-guide-qp-no-arbiter"));
}

#[test]
fn l2018_g_6_1_the_claim_ends_play() {
    ends_play(SE2018, &G6);
    let mut unannounced = settings(SE2018, "120");
    unannounced.arbiter_present = false;
    let stage = Stage::with(unannounced).at(119 * MINUTE).claim(W, Claimed::Quickplay);
    stage.rules(Decision::ClaimRejected, "L2018-G.2.1", (0, 0));
}

#[test]
fn l2018_g_6_1_1_the_position_is_written_down() {
    evidence(SE2018, Grounds::CannotWin, "L2018-G.6.1.1", "L2018-G.6.1.2");
}

#[test]
fn l2018_g_6_1_2_the_sheet_is_shown_too() {
    evidence(SE2018, Grounds::NotTrying, "L2018-G.6.1.2", "L2018-G.6.1.1");
}

#[test]
fn l2018_g_6_2_the_appointed_arbiter_decides() {
    is_referred(SE2018, &G6);
}

#[test]
fn l2023_iii_6_1_the_claim_ends_play() {
    ends_play(FIDE2023, &III6);
}

#[test]
fn l2023_iii_6_1_1_the_position_is_written_down() {
    evidence(FIDE2023, Grounds::CannotWin, "L2023-III.6.1.1", "L2023-III.6.1.2");
}

#[test]
fn l2023_iii_6_1_2_the_sheet_is_shown_too() {
    evidence(FIDE2023, Grounds::NotTrying, "L2023-III.6.1.2", "L2023-III.6.1.1");
}

#[test]
fn l2023_iii_6_2_the_appointed_arbiter_decides() {
    is_referred(FIDE2023, &III6);
}

#[test]
fn no_increment_is_introduced_where_nobody_watches() {
    for (edition, clause) in [(SE2018, "L2018-G.6"), (FIDE2023, "L2023-III.6")] {
        let stage = alone(edition, ROOKS, MINUTE).claim(W, Claimed::IncrementG4);
        stage.rules(Decision::ClaimRejected, clause, (0, 0));
    }
}
