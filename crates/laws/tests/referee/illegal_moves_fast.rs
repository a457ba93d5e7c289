//! Illegal moves in rapid and blitz: who may speak of them, until when, and at what price.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Claimed, Consequence, Decision, EndReason, Noticed, Settings, Supervision};

use crate::illegal_moves::{BARE_BLACK, bears, illegal, offend};
use crate::stage::*;

const RAPID: &str = "25";
const BLITZ: &str = "5";
/// White is in check and gives check instead of parrying it.
const CHECKED: &str = "4k3/8/8/8/8/8/R7/K3r3 w - - 0 1";

fn limited_from(edition: Edition, periods: &str, fen: &str) -> Stage {
    let start = rokade_board::Position::read(fen, rokade_board::Variant::Standard).unwrap();
    Stage::with(Settings { start, supervision: Supervision::Limited, ..settings(edition, periods) })
}

/// White leaves his king in check and checks the other: both stand in check.
fn both_in_check(stage: Stage) -> Stage {
    stage.play("a2a8").notice(Noticed::BothKingsInCheck)
}

#[test]
fn l2001_b5_b_a_touched_man_ends_the_claim() {
    let claimed = illegal(Stage::new(DK2001, RAPID)).claim(B, Claimed::IllegalMove);
    claimed.rules(Decision::IllegalMove, "L2001-7.4.b", (0, 120_000));
    let touched = illegal(Stage::new(DK2001, RAPID)).touch(B, "e7").claim(B, Claimed::IllegalMove);
    touched.rules(Decision::ClaimRejected, "L2001-B5.b", (0, 0));
    let moved = illegal(Stage::new(DK2001, RAPID)).play("e7e5").claim(B, Claimed::IllegalMove);
    moved.rules(Decision::ClaimRejected, "L2001-B5.b", (0, 0));
    // Only the player's claim ends; and in standard play it does not.
    assert_eq!(touched.notice(Noticed::IllegalMove).last_ruling().decision, Decision::IllegalMove);
    let standard = illegal(Stage::new(DK2001, "40/90 30")).touch(B, "e7").claim(B, Claimed::IllegalMove);
    assert_eq!(standard.last_ruling().decision, Decision::IllegalMove);
}

/// The opponent claims the game before he moves; the arbiter leaves it to him.
fn blitz_claim_wins(edition: Edition, new: fn(Edition, &str) -> Stage, rule: &str) -> Stage {
    let won = illegal(new(edition, BLITZ)).claim(B, Claimed::IllegalMove);
    won.ends("0-1", EndReason::IllegalMoveBlitz, rule);
    won.rules(Decision::IllegalMove, rule, (0, 0));
    assert_eq!(won.last_ruling().consequence, Consequence::GameLost);
    let seen = offend(new(edition, BLITZ));
    seen.rules(Decision::NoAction, rule, (0, 0));
    // The arbiter's silence takes nothing from the player.
    assert_eq!(seen.claim(B, Claimed::IllegalMove).account().result(), "0-1");
    let stands = illegal(new(edition, BLITZ)).make(B, "e7e5").claim(B, Claimed::IllegalMove);
    stands.rules(Decision::ClaimRejected, rule, (0, 0));
    stands.goes_on();
    stands
}

/// A claimant who cannot mate gets half a point.
fn blitz_claim_draws(stage: Stage, rule: &str) {
    let drawn = stage.make(W, "e2e5").press(W).claim(B, Claimed::IllegalMove);
    drawn.ends("1/2-1/2", EndReason::IllegalMovesNoMatePossible, rule);
}

#[test]
fn l2001_c3_the_opponent_claims_the_game() {
    blitz_claim_wins(DK2001, Stage::new, "L2001-C3");
    blitz_claim_wins(DK2001, Stage::limited, "L2001-C3");
    blitz_claim_draws(Stage::from(DK2001, BLITZ, BARE_BLACK), "L2001-C3");
    // Even a touched man leaves the claim: here only the move ends it.
    let touched = illegal(Stage::new(DK2001, BLITZ)).touch(B, "e7").claim(B, Claimed::IllegalMove);
    assert_eq!(touched.account().result(), "0-1");
}

#[test]
fn l2009_b3_c_the_opponent_claims_the_game() {
    blitz_claim_wins(DK2009, Stage::limited, "L2009-B3.c");
    blitz_claim_draws(limited_from(DK2009, BLITZ, BARE_BLACK), "L2009-B3.c");
    // With an arbiter for every game the ordinary rules hold.
    offend(Stage::new(DK2009, BLITZ)).rules(Decision::IllegalMove, "L2009-7.4.b", (0, 120_000));
    both_in_check(limited_from(DK2009, BLITZ, CHECKED)).rules(Decision::NoAction, "L2009-B3.c", (0, 0));
}

#[test]
fn l2009_a4_c_the_opponent_claims_before_he_moves() {
    let claimed = illegal(Stage::limited(DK2009, RAPID)).claim(B, Claimed::IllegalMove);
    claimed.rules(Decision::IllegalMove, "L2009-A4.c", (0, 120_000));
    claimed.rules(Decision::IllegalMove, "L2009-7.4.b", (0, 120_000));
    offend(Stage::limited(DK2009, RAPID)).rules(Decision::NoAction, "L2009-A4.c", (0, 0));
    let late = illegal(Stage::limited(NO2009, RAPID)).make(B, "e7e5").claim(B, Claimed::IllegalMove);
    late.rules(Decision::ClaimRejected, "L2009-A4.c", (0, 0));
    // The arbiter steps in only where the position shows it.
    let pawn = limited_from(DK2009, RAPID, "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1").play("e7e8");
    for what in [Noticed::PawnOnLastRank, Noticed::IllegalMove] {
        pawn.clone().notice(what).rules(Decision::IllegalMove, "L2009-A4.c", (0, 120_000));
    }
    let kings = both_in_check(limited_from(DK2009, RAPID, CHECKED));
    kings.rules(Decision::IllegalMove, "L2009-7.4.b", (0, 120_000));
    assert!(kings.account().fen().starts_with("4k3/8/8/8/8/8/R7/K3r3 w"));
    // With adequate supervision the claim stays open.
    let supervised = illegal(Stage::new(DK2009, RAPID)).make(B, "e7e5").claim(B, Claimed::IllegalMove);
    assert_eq!(supervised.last_ruling().decision, Decision::IllegalMove);
}

/// Arbiter or opponent, as long as the opponent has not moved; then it stands.
fn before_the_reply(edition: Edition, rule: &str, penalty: &str, ms: i64) {
    for periods in [RAPID, BLITZ] {
        let ms = if periods == BLITZ { 60_000 } else { ms };
        let new = || illegal(Stage::limited(edition, periods));
        new().claim(B, Claimed::IllegalMove).rules(Decision::IllegalMove, penalty, (0, ms));
        new().notice(Noticed::IllegalMove).rules(Decision::IllegalMove, rule, (0, ms));
        let replied = new().make(B, "e7e5");
        replied.clone().claim(B, Claimed::IllegalMove).rules(Decision::ClaimRejected, rule, (0, 0));
        replied.clone().notice(Noticed::IllegalMove).rules(Decision::NoAction, rule, (0, 0));
        assert_eq!(replied.account().illegal_moves(Color::White), 0);
        // Supervised, it is corrected however late.
        let supervised = illegal(Stage::new(edition, periods)).make(B, "e7e5").notice(Noticed::IllegalMove);
        supervised.rules(Decision::IllegalMove, penalty, (0, ms));
    }
    // The second one loses here, too.
    let lost = offend(offend(Stage::limited(edition, RAPID)));
    lost.ends("0-1", EndReason::IllegalMoves, penalty);
}

#[test]
fn l2018_a_4_2_an_illegal_move_stands_once_answered() {
    before_the_reply(SE2018, "L2018-A.4.2", "L2018-7.5.5", 120_000);
}

#[test]
fn l2023_a_5_2_an_illegal_move_stands_once_answered() {
    before_the_reply(FIDE2023, "L2023-A.5.2", "L2023-7.5.5", 60_000);
}

/// The arbiter waits for one completed move; if nothing has changed the game is drawn.
fn an_illegal_position_draws(edition: Edition, rule: &str) {
    let seen = both_in_check(limited_from(edition, RAPID, CHECKED));
    seen.rules(Decision::NoAction, rule, (0, 0));
    // Black, too, leaves both kings where they are.
    let made = seen.clone().make(B, "e1d1");
    made.goes_on();
    made.press(B).ends("1/2-1/2", EndReason::IllegalPosition, rule);
    // One king out of check: play goes on.
    seen.play("e8e7").goes_on();
    let pawn = limited_from(edition, BLITZ, "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1").play("e7e8");
    let pawn = pawn.notice(Noticed::PawnOnLastRank);
    pawn.clone().play("g7g6").ends("1/2-1/2", EndReason::IllegalPosition, rule);
    // In time the opponent may still ask for the penalty.
    assert_eq!(pawn.claim(B, Claimed::IllegalMove).last_ruling().consequence, Consequence::QueenPlaced);
    // Supervised, the move behind it is ruled on at once.
    let supervised = both_in_check(Stage::from(edition, RAPID, CHECKED));
    assert_eq!(supervised.last_ruling().decision, Decision::IllegalMove);
    let nothing = Stage::limited(edition, RAPID).notice(Noticed::BothKingsInCheck);
    assert_eq!(nothing.last_ruling().decision, Decision::NoAction);
}

#[test]
fn l2018_a_4_4_an_illegal_position_that_stays_draws() {
    an_illegal_position_draws(SE2018, "L2018-A.4.4");
}

#[test]
fn l2023_a_5_4_an_illegal_position_that_stays_draws() {
    an_illegal_position_draws(FIDE2023, "L2023-A.5.4");
}

#[test]
fn l2018_b_2_blitz_gives_one_minute() {
    for stage in [Stage::new(SE2018, BLITZ), Stage::limited(SE2018, BLITZ)] {
        offend(stage).rules(Decision::IllegalMove, "L2018-B.2", (0, 60_000));
    }
    let rapid = offend(Stage::new(SE2018, RAPID));
    rapid.rules(Decision::IllegalMove, "L2018-7.5.5", (0, 120_000));
}

#[test]
fn l2023_a_3_rapid_gives_one_minute() {
    for periods in [RAPID, BLITZ] {
        for stage in [Stage::new(FIDE2023, periods), Stage::limited(FIDE2023, periods)] {
            offend(stage).rules(Decision::IllegalMove, "L2023-A.3", (0, 60_000));
        }
    }
    offend(Stage::new(FIDE2023, "90")).rules(Decision::IllegalMove, "L2023-7.5.5", (0, 120_000));
}

#[test]
fn no2009_guide_illegal_by_type_costs_time_or_the_game() {
    let quickplay = offend(Stage::new(NO2009, "60"));
    quickplay.rules(Decision::IllegalMove, "L2009-7.4.b", (0, 120_000));
    bears(&quickplay, "NO2009-guide-illegal-by-type");
    let rapid = illegal(Stage::limited(NO2009, RAPID)).claim(B, Claimed::IllegalMove);
    rapid.rules(Decision::IllegalMove, "L2009-7.4.b", (0, 120_000));
    let blitz = illegal(Stage::limited(NO2009, BLITZ)).claim(B, Claimed::IllegalMove);
    assert_eq!(blitz.account().result(), "0-1");
    bears(&blitz, "NO2009-guide-illegal-by-type");
}

#[test]
fn no2009_guide_illegal_blitz_correctable_claimable_standing() {
    let open = Stage::limited(NO2009, BLITZ).make(W, "g1g3");
    let corrected = open.clone().claim(B, Claimed::IllegalMove);
    assert_eq!(corrected.last_ruling().consequence, Consequence::MoveCorrected);
    let claimed = open.clone().press(W).claim(B, Claimed::IllegalMove);
    claimed.ends("0-1", EndReason::IllegalMoveBlitz, "L2009-B3.c");
    bears(&claimed, "NO2009-guide-illegal-blitz");
    blitz_claim_wins(NO2009, Stage::limited, "L2009-B3.c").goes_on();
}
