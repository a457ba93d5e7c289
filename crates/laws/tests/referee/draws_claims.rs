//! Claims of the third occurrence and of fifty moves.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Claimed, Consequence, Decision, Deed, EndReason, Pace, Settings};

use crate::draws::{OPENING, SLOW, not_warned, warned};
use crate::stage::*;

const MINUTE: i64 = 60_000;
/// The array stands on the board for the third time, White on move.
const THRICE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
/// One move before.
const TWICE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
/// Fifty quiet moves by each, and 49 and a half.
const FIFTY: &str = "4k3/8/8/8/8/8/4P3/R3K3 w - - 100 90";
const NEARLY: &str = "4k3/8/8/8/8/8/4P3/R3K3 w - - 99 90";

/// A standard game however short the time.
fn standard(edition: Edition, periods: &str) -> Stage {
    Stage::with(Settings { pace: Pace::Standard, ..settings(edition, periods) })
}

fn bears(stage: &Stage, clause: &str) {
    let ruling = stage.last_ruling();
    assert!(ruling.bearing.iter().any(|one| one.as_str() == clause), "{:?} without {clause}", ruling.bearing);
}

/// Right claims, on the board and by a move in any writing.
fn right_claims_draw(edition: Edition, clause: &str) {
    let threefold = Stage::new(edition, SLOW).play(THRICE).claim(W, Claimed::Threefold);
    threefold.ends("1/2-1/2", EndReason::Threefold, clause);
    threefold.rules(Decision::ClaimAccepted, clause, (0, 0));
    assert_eq!(threefold.last_ruling().consequence, Consequence::GameDrawn);
    for text in ["f6g8", "Ng8", "Sg8", "Rg8"] {
        let by_move = Stage::new(edition, SLOW).play(TWICE).claim_with(B, Claimed::Threefold, text);
        match text {
            // A knight in Icelandic only: of two meanings the English one counts.
            "Rg8" => by_move.goes_on(),
            _ => by_move.ends("1/2-1/2", EndReason::Threefold, clause),
        }
    }
    let fifty = Stage::from(edition, SLOW, FIFTY).claim(W, Claimed::Fifty);
    fifty.ends("1/2-1/2", EndReason::FiftyMoves, clause);
    let by_move = Stage::from(edition, SLOW, NEARLY).claim_with(W, Claimed::Fifty, "Ra5");
    by_move.ends("1/2-1/2", EndReason::FiftyMoves, clause);
    // A pawn move begins the count again.
    Stage::from(edition, SLOW, NEARLY).claim_with(W, Claimed::Fifty, "e4").goes_on();
}

#[test]
fn l2001_9_5_a_a_right_claim_draws_at_once() {
    right_claims_draw(DK2001, "L2001-9.5.a");
}

#[test]
fn l2009_9_5_a_a_right_claim_draws_at_once() {
    right_claims_draw(DK2009, "L2009-9.5.a");
    right_claims_draw(NO2009, "L2009-9.5.a");
}

#[test]
fn l2018_9_5_2_a_right_claim_draws_at_once() {
    right_claims_draw(SE2018, "L2018-9.5.2");
}

#[test]
fn l2023_9_5_2_a_right_claim_draws_at_once() {
    right_claims_draw(FIDE2023, "L2023-9.5.2");
}

/// A wrong claim: so much for the opponent, nothing from the claimant, and the announced move is owed.
fn wrong_claims_cost(edition: Edition, periods: &str, clause: &str, gain: i64) {
    let on_board = Stage::new(edition, periods).play(OPENING).claim(W, Claimed::Threefold);
    on_board.goes_on();
    on_board.rules(Decision::ClaimRejected, clause, (0, gain));
    assert_eq!(on_board.last_ruling().consequence, Consequence::PlayGoesOn);
    assert_eq!(on_board.last_ruling().against, Some(Color::White));
    let by_move = Stage::new(edition, periods).play("e2e4").claim_with(B, Claimed::Fifty, "Nf6");
    by_move.rules(Decision::ClaimRejected, clause, (gain, 0));
    announced_move_is_owed(&by_move, clause);
}

/// Black owes the knight's move to f6.
fn announced_move_is_owed(stage: &Stage, clause: &str) {
    assert_eq!(stage.last_ruling().consequence, Consequence::AnnouncedMoveOwed);
    not_warned(&stage.clone().make(B, "g8f6"), "claim_another_move_played");
    warned(&stage.clone().make(B, "g8h6"), "claim_another_move_played", clause);
}

#[test]
fn l2001_9_5_b_a_wrong_claim_costs_both_clocks() {
    let claimed = |periods: &str, wait: i64| standard(DK2001, periods).wait(wait).claim(W, Claimed::Fifty);
    // Half of much is three minutes at most.
    claimed("90", 0).rules(Decision::ClaimRejected, "L2001-9.5.b", (-3 * MINUTE, 3 * MINUTE));
    claimed("6", -1000).rules(Decision::ClaimRejected, "L2001-9.5.b", (-3 * MINUTE, 3 * MINUTE));
    claimed("4", -1000).rules(Decision::ClaimRejected, "L2001-9.5.b", (-2 * MINUTE, 3 * MINUTE));
    claimed("3", 29_000).rules(Decision::ClaimRejected, "L2001-9.5.b", (-75_000, 3 * MINUTE));
    // Between one minute and two: set to one.
    let set = claimed("2", 29_000);
    set.rules(Decision::ClaimRejected, "L2001-9.5.b", (-30_000, 3 * MINUTE));
    assert_eq!(set.clock(), (MINUTE, 5 * MINUTE));
    claimed("2", -1000).rules(Decision::ClaimRejected, "L2001-9.5.b", (-MINUTE, 3 * MINUTE));
    // A minute or less is kept.
    claimed("2", 59_000).rules(Decision::ClaimRejected, "L2001-9.5.b", (0, 3 * MINUTE));
    claimed("2", 79_000).rules(Decision::ClaimRejected, "L2001-9.5.b", (0, 3 * MINUTE));
    let by_move = standard(DK2001, "90").play("e2e4").claim_with(B, Claimed::Threefold, "Sf6");
    announced_move_is_owed(&by_move, "L2001-9.5.b");
    // One regime for rapid and blitz, and the same figures.
    let blitz = Stage::new(DK2001, "10").claim(W, Claimed::Fifty);
    blitz.rules(Decision::ClaimRejected, "L2001-9.5.b", (-3 * MINUTE, 3 * MINUTE));
}

#[test]
fn l2009_9_5_b_a_wrong_claim_gives_the_opponent_three_minutes() {
    for edition in [DK2009, NO2009] {
        for periods in [SLOW, "25", "5"] {
            wrong_claims_cost(edition, periods, "L2009-9.5.b", 3 * MINUTE);
        }
    }
}

#[test]
fn l2018_9_5_3_a_wrong_claim_gives_the_opponent_two_minutes() {
    wrong_claims_cost(SE2018, SLOW, "L2018-9.5.3", 2 * MINUTE);
    wrong_claims_cost(SE2018, "25", "L2018-9.5.3", 2 * MINUTE);
    wrong_claims_cost(SE2018, "5", "L2018-9.5.3", MINUTE);
    Stage::new(SE2018, "5").claim(W, Claimed::Fifty).rules(Decision::ClaimRejected, "L2018-B.2", (0, MINUTE));
}

#[test]
fn l2023_9_5_3_a_wrong_claim_gives_two_minutes_and_one_in_rapid_and_blitz() {
    wrong_claims_cost(FIDE2023, SLOW, "L2023-9.5.3", 2 * MINUTE);
    for periods in ["25", "5"] {
        wrong_claims_cost(FIDE2023, periods, "L2023-9.5.3", MINUTE);
        let fast = Stage::limited(FIDE2023, periods).claim(W, Claimed::Fifty);
        fast.rules(Decision::ClaimRejected, "L2023-A.3", (0, MINUTE));
    }
}

#[test]
fn an_illegal_announcement_leaves_another_move_with_that_man() {
    for edition in Edition::all() {
        let illegal = Stage::new(edition, SLOW).play("e2e4").claim_with(B, Claimed::Threefold, "g8g5");
        assert_eq!(illegal.last_ruling().decision, Decision::ClaimRejected);
        assert_eq!(illegal.last_ruling().consequence, Consequence::AnnouncedMoveOwed);
        not_warned(&illegal.clone().make(B, "g8h6"), "claim_another_move_played");
        let other = illegal.make(B, "e7e5");
        assert_eq!(other.account().warnings().last().unwrap().reason.key, "claim_another_move_played");
        // A man that cannot move, or a text that is none, binds nobody.
        for text in ["Ra5", "??", ""] {
            let free = Stage::new(edition, SLOW).play("e2e4").claim_with(B, Claimed::Threefold, text);
            assert_eq!(free.last_ruling().decision, Decision::ClaimRejected, "{text}");
            assert_eq!(free.last_ruling().consequence, Consequence::PlayGoesOn, "{text}");
        }
    }
}

/// The refused claim stands as an offer, which the opponent may take until he touches a man.
fn claims_offer_a_draw(edition: Edition, clause: &str) {
    let claimed = Stage::new(edition, SLOW).play(OPENING).claim_with(W, Claimed::Threefold, "Bb5");
    bears(&claimed, clause);
    assert_eq!(claimed.account().draw_offer(), Some(Color::White));
    let agreed = claimed.clone().say(B, Deed::AcceptDraw);
    assert_eq!(agreed.account().verdict().unwrap().reason, EndReason::Agreement);
    let played = claimed.play("f1b5").touch(B, "a7");
    assert_eq!(played.account().draw_offer(), None);
}

#[test]
fn l2001_9_1_c_a_claim_is_an_offer() {
    claims_offer_a_draw(DK2001, "L2001-9.1.c");
}

#[test]
fn l2009_9_1_b_3_a_claim_is_an_offer() {
    claims_offer_a_draw(DK2009, "L2009-9.1.b.3");
}

#[test]
fn l2018_9_1_2_3_a_claim_is_an_offer() {
    claims_offer_a_draw(SE2018, "L2018-9.1.2.3");
}

#[test]
fn l2023_9_1_2_3_a_claim_is_an_offer() {
    claims_offer_a_draw(FIDE2023, "L2023-9.1.2.3");
}

/// Refused without being looked into, and so without a penalty.
fn refused_unheard(stage: &Stage, clause: &str) {
    stage.goes_on();
    stage.rules(Decision::ClaimRejected, clause, (0, 0));
}

#[test]
fn l2001_9_4_the_right_is_lost_by_moving() {
    let moved = Stage::new(DK2001, SLOW).play(THRICE).make(W, "e2e4").claim(W, Claimed::Threefold);
    refused_unheard(&moved, "L2001-9.4");
    // A touch alone does not cost it in this edition.
    let touched = Stage::new(DK2001, SLOW).play(THRICE).touch(W, "e2").claim(W, Claimed::Threefold);
    touched.ends("1/2-1/2", EndReason::Threefold, "L2001-9.2.b");
}

fn right_is_lost_by_touching(edition: Edition, clause: &str) {
    let thrice = Stage::new(edition, SLOW).play(THRICE);
    refused_unheard(&thrice.clone().touch(W, "e2").claim(W, Claimed::Threefold), clause);
    refused_unheard(&thrice.clone().make(W, "e2e4").claim(W, Claimed::Threefold), clause);
    let adjusted = Deed::Touch { squares: vec!["e2".parse().unwrap()], adjust: true, accidental: false };
    let adjusted = thrice.clone().say(W, adjusted).claim(W, Claimed::Threefold);
    assert_eq!(adjusted.account().verdict().unwrap().reason, EndReason::Threefold);
    // The right comes again with the next move.
    let next = thrice.touch(W, "g1").play("g1f3 g8f6 f3g1 f6g8");
    if next.account().verdict().is_none() {
        let claimed = next.claim(W, Claimed::Threefold);
        assert_eq!(claimed.account().verdict().unwrap().reason, EndReason::Threefold);
    }
}

#[test]
fn l2009_9_4_the_right_is_lost_by_touching() {
    right_is_lost_by_touching(DK2009, "L2009-9.4");
    right_is_lost_by_touching(NO2009, "L2009-9.4");
}

#[test]
fn l2018_9_4_the_right_is_lost_by_touching() {
    right_is_lost_by_touching(SE2018, "L2018-9.4");
}

#[test]
fn l2023_9_4_the_right_is_lost_by_touching() {
    right_is_lost_by_touching(FIDE2023, "L2023-9.4");
}

#[test]
fn only_the_player_on_move_may_claim() {
    for edition in Edition::all() {
        let stage = Stage::new(edition, SLOW).play(THRICE).claim(B, Claimed::Threefold);
        stage.goes_on();
        let ruling = stage.last_ruling();
        assert_eq!((ruling.decision, ruling.why[0].key.as_ref()), (Decision::ClaimRejected, "claim_not_on_move"));
    }
}

/// Whether the clocks must be stopped at a claim, and that the claim stays made.
fn clocks_at_a_claim(edition: Edition, clause: &str, must_stop: bool) {
    let running = Stage::new(edition, SLOW).play(OPENING).claim(W, Claimed::Threefold);
    bears(&running, clause);
    match must_stop {
        true => drop(warned(&running, "claim_stop_clocks", clause)),
        false => not_warned(&running, "claim_stop_clocks"),
    }
    let stopped = Stage::new(edition, SLOW).play(OPENING).say(W, Deed::Stop { reason: Some("claim".to_owned()) });
    not_warned(&stopped.claim(W, Claimed::Threefold), "claim_stop_clocks");
    // Taking it back is no use: the ruling and the offer stand.
    let withdrawn = running.say(W, Deed::DeclineDraw);
    assert_eq!(withdrawn.last_ruling().decision, Decision::NoAction);
    assert_eq!(withdrawn.account().draw_offer(), Some(Color::White));
}

#[test]
fn l2001_9_5_the_claimant_must_stop_the_clocks() {
    clocks_at_a_claim(DK2001, "L2001-9.5", true);
}

#[test]
fn l2009_9_5_the_claimant_may_stop_the_clocks() {
    clocks_at_a_claim(DK2009, "L2009-9.5", false);
}

#[test]
fn l2018_9_5_1_player_or_arbiter_stops_the_clock() {
    clocks_at_a_claim(SE2018, "L2018-9.5.1", true);
}

#[test]
fn l2023_9_5_1_player_or_arbiter_pauses_the_clock() {
    clocks_at_a_claim(FIDE2023, "L2023-9.5.1", true);
}

fn players_check_the_claim(edition: Edition, clause: &str) {
    bears(&Stage::new(edition, SLOW).play(OPENING).claim(W, Claimed::Threefold), clause);
    bears(&Stage::new(edition, SLOW).play(THRICE).claim(W, Claimed::Threefold), clause);
    bears(&Stage::from(edition, SLOW, FIFTY).claim(W, Claimed::Fifty), clause);
}

#[test]
fn l2018_11_12_the_players_check_the_claim() {
    players_check_the_claim(SE2018, "L2018-11.12");
}

#[test]
fn l2023_11_12_the_players_check_the_claim() {
    players_check_the_claim(FIDE2023, "L2023-11.12");
}

#[test]
fn no2009_guide_claim_written_the_move_to_come_stands_on_the_sheet() {
    let right = Stage::new(NO2009, SLOW).play(TWICE).claim_with(B, Claimed::Threefold, "Sg8");
    right.rules(Decision::ClaimAccepted, "NO2009-guide-claim-written", (0, 0));
    let fifty = Stage::from(NO2009, SLOW, NEARLY).claim_with(W, Claimed::Fifty, "Ta5");
    fifty.rules(Decision::ClaimAccepted, "NO2009-guide-claim-written", (0, 0));
    let on_board = Stage::new(NO2009, SLOW).play(THRICE).claim(W, Claimed::Threefold);
    let cited = on_board.last_ruling().clauses();
    assert!(cited.iter().all(|clause| clause.as_str() != "NO2009-guide-claim-written"));
}

/// Counted 99 half-moves, the hundredth made and not pressed.
fn claimed_before_the_press(edition: Edition) -> Stage {
    let stage = Stage::from(edition, "90", "4k3/8/8/8/8/8/4R3/4K3 b - - 99 80");
    stage.make(B, "e8d8").claim(W, Claimed::Fifty)
}

#[test]
fn the_fiftieth_move_counts_when_made_or_when_completed() {
    for edition in [DK2001, DK2009, NO2009] {
        claimed_before_the_press(edition).ends("1/2-1/2", EndReason::FiftyMoves, &format!("L{}-9.3.b", edition.year()));
    }
    for edition in [SE2018, FIDE2023] {
        let stage = claimed_before_the_press(edition);
        stage.goes_on();
        stage.rules(Decision::ClaimRejected, &format!("L{}-9.3.2", edition.year()), (0, 120_000));
    }
}
