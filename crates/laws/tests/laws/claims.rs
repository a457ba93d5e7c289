//! Draws by claim (5.2.d, 5.2.e, 9.2, 9.3).

use rokade_board::{Color, History, Move};
use rokade_clause::Edition;
use rokade_laws::claims::{claims, judge};
use rokade_laws::{Claim, ClaimRule, Laws};

use crate::scene::*;

/// Knights go out and back: after 4n half-moves the first position has occurred n + 1 times.
fn shuffled(moves: &str) -> History {
    played(START, moves)
}

const TWICE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
const THRICE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

fn found(edition: Edition, history: &History, rule: ClaimRule, is_announced: bool) -> Vec<Claim> {
    let all = claims(Laws::of(edition), history).into_iter();
    all.filter(|claim| claim.rule == rule && claim.with_move.is_some() == is_announced).collect()
}

fn is_right(rule: ClaimRule, laws: &'static Laws, history: &History, with_move: Option<Move>) -> bool {
    judge(laws, history, rule, with_move).is_ok()
}

fn third_occurrence_announced(edition: Edition, clause: &str) {
    let history = shuffled(TWICE);
    let laws = Laws::of(edition);
    let back = legal(history.position(), "f6g8");
    assert!(is_right(ClaimRule::Threefold, laws, &history, Some(back)));
    assert!(!is_right(ClaimRule::Threefold, laws, &history, None), "two occurrences on the board");
    let open = found(edition, &history, ClaimRule::Threefold, true);
    assert_eq!(open.iter().map(|claim| claim.with_move).collect::<Vec<_>>(), [Some(back)]);
    assert_eq!((open[0].ply, open[0].by, open[0].clause.as_str()), (7, Color::Black, clause));
    refuses(edition, &history, ClaimRule::Threefold, Some(legal(history.position(), "e7e5")), clause);
}

fn third_occurrence_on_the_board(edition: Edition, clause: &str) {
    let history = shuffled(THRICE);
    let open = found(edition, &history, ClaimRule::Threefold, false);
    assert_eq!(open.len(), 1);
    assert_eq!((open[0].ply, open[0].by, open[0].clause.as_str()), (8, Color::White, clause));
    refuses(edition, &shuffled(TWICE), ClaimRule::Threefold, None, clause);
    let passed = shuffled(&format!("{THRICE} e2e4"));
    assert!(!is_right(ClaimRule::Threefold, Laws::of(edition), &passed, None), "only while it stands on the board");
}

fn third_occurrence_either_way(edition: Edition) {
    let laws = Laws::of(edition);
    let history = shuffled(TWICE);
    assert!(is_right(ClaimRule::Threefold, laws, &history, Some(legal(history.position(), "f6g8"))));
    assert!(is_right(ClaimRule::Threefold, laws, &shuffled(THRICE), None));
}

const QUIET_98: &str = "8/8/4k3/8/8/3K4/P7/R7 w - - 98 100";
const QUIET_99: &str = "8/8/4k3/8/8/3K4/P7/R7 w - - 99 100";
const QUIET_100: &str = "8/8/4k3/8/8/3K4/P7/R7 w - - 100 100";

fn fifty_moves_announced(edition: Edition, clause: &str) {
    let history = played(QUIET_99, "");
    let open = found(edition, &history, ClaimRule::Fifty, true);
    let quiet = history.position().legal_moves().iter().filter(|m| !m.is_zeroing()).count();
    assert_eq!(open.len(), quiet, "every move but those of the pawn");
    assert!(open.iter().all(|claim| claim.clause.as_str() == clause));
    refuses(edition, &history, ClaimRule::Fifty, Some(legal(history.position(), "a2a3")), clause);
    let early = played(QUIET_98, "");
    refuses(edition, &early, ClaimRule::Fifty, Some(legal(early.position(), "a1b1")), clause);
}

fn fifty_moves_on_the_board(edition: Edition, clause: &str) {
    let open = found(edition, &played(QUIET_100, ""), ClaimRule::Fifty, false);
    assert_eq!(open.len(), 1);
    assert_eq!(open[0].clause.as_str(), clause);
    refuses(edition, &played(QUIET_99, ""), ClaimRule::Fifty, None, clause);
    assert!(
        !is_right(ClaimRule::Fifty, Laws::of(edition), &played(QUIET_100, "a2a3"), None),
        "a pawn move begins anew"
    );
}

fn fifty_moves_either_way(edition: Edition) {
    let laws = Laws::of(edition);
    let history = played(QUIET_99, "");
    assert!(is_right(ClaimRule::Fifty, laws, &history, Some(legal(history.position(), "a1b1"))));
    assert!(is_right(ClaimRule::Fifty, laws, &played(QUIET_99, "a1b1"), None));
}

fn refuses(edition: Edition, history: &History, rule: ClaimRule, with_move: Option<Move>, clause: &str) {
    let reason = judge(Laws::of(edition), history, rule, with_move).unwrap_err();
    assert!(reason.key.starts_with("claim_too_few_"));
    assert_cites(&reason, clause);
}

#[test]
fn claims_come_on_the_board_first_then_by_rule_then_by_coordinates() {
    let history = played("8/8/4k3/8/8/3K4/8/R7 w - - 92 100", "a1a2 e6d6 a2a1 d6e6 a1a2 e6d6 a2a1 d6e6");
    let all = claims(Laws::of(DK2009), &history);
    let order: Vec<(bool, ClaimRule, Option<String>)> = all
        .iter()
        .map(|claim| (claim.with_move.is_some(), claim.rule, claim.with_move.map(|m| history.position().uci(m))))
        .collect();
    let mut sorted = order.clone();
    sorted.sort();
    assert_eq!(order, sorted);
    assert!(order[0] == (false, ClaimRule::Threefold, None) && order[1] == (false, ClaimRule::Fifty, None));
}

#[test]
fn a_game_that_is_over_leaves_nothing_to_claim() {
    let mated = played("7k/8/6K1/8/8/8/8/R7 w - - 120 100", "a1a8");
    assert!(claims(Laws::of(FIDE2023), &mated).is_empty());
    let reason = judge(Laws::of(FIDE2023), &mated, ClaimRule::Fifty, None).unwrap_err();
    assert_eq!(reason.key, "claim_after_the_end");
    let fifth = shuffled(&"g1f3 g8f6 f3g1 f6g8 ".repeat(4));
    assert!(claims(Laws::of(SE2018), &fifth).is_empty());
    assert!(!claims(Laws::of(DK2001), &fifth).is_empty(), "the older editions let it run on");
}

#[test]
fn l2001_5_2_d_third_occurrence_may_be_claimed() {
    third_occurrence_either_way(DK2001);
}

#[test]
fn l2009_5_2_d_third_occurrence_may_be_claimed() {
    third_occurrence_either_way(DK2009);
}

#[test]
fn l2001_5_2_e_fifty_moves_may_be_claimed() {
    fifty_moves_either_way(DK2001);
}

#[test]
fn l2009_5_2_e_fifty_moves_may_be_claimed() {
    fifty_moves_either_way(DK2009);
}

#[test]
fn l2018_9_2_1_third_occurrence_in_either_way() {
    third_occurrence_either_way(SE2018);
}

#[test]
fn l2023_9_2_third_occurrence_in_either_way() {
    third_occurrence_either_way(FIDE2023);
}

#[test]
fn l2001_9_2_a_third_occurrence_by_an_announced_move() {
    third_occurrence_announced(DK2001, "L2001-9.2.a");
}

#[test]
fn l2009_9_2_a_third_occurrence_by_an_announced_move() {
    third_occurrence_announced(DK2009, "L2009-9.2.a");
}

#[test]
fn l2018_9_2_1_1_third_occurrence_by_an_announced_move() {
    third_occurrence_announced(SE2018, "L2018-9.2.1.1");
}

#[test]
fn l2023_9_2_1_third_occurrence_by_an_announced_move() {
    third_occurrence_announced(FIDE2023, "L2023-9.2.1");
}

#[test]
fn l2001_9_2_b_third_occurrence_on_the_board() {
    third_occurrence_on_the_board(DK2001, "L2001-9.2.b");
}

#[test]
fn l2009_9_2_b_third_occurrence_on_the_board() {
    third_occurrence_on_the_board(DK2009, "L2009-9.2.b");
}

#[test]
fn l2018_9_2_1_2_third_occurrence_on_the_board() {
    third_occurrence_on_the_board(SE2018, "L2018-9.2.1.2");
}

#[test]
fn l2023_9_2_2_third_occurrence_on_the_board() {
    third_occurrence_on_the_board(FIDE2023, "L2023-9.2.2");
}

#[test]
fn l2018_9_3_fifty_moves_in_either_way() {
    fifty_moves_either_way(SE2018);
}

#[test]
fn l2023_9_3_fifty_moves_in_either_way() {
    fifty_moves_either_way(FIDE2023);
}

#[test]
fn l2001_9_3_a_fifty_moves_by_an_announced_move() {
    fifty_moves_announced(DK2001, "L2001-9.3.a");
}

#[test]
fn l2009_9_3_a_fifty_moves_by_an_announced_move() {
    fifty_moves_announced(DK2009, "L2009-9.3.a");
}

#[test]
fn l2018_9_3_1_fifty_moves_by_an_announced_move() {
    fifty_moves_announced(SE2018, "L2018-9.3.1");
}

#[test]
fn l2023_9_3_1_fifty_moves_by_an_announced_move() {
    fifty_moves_announced(FIDE2023, "L2023-9.3.1");
}

#[test]
fn l2001_9_3_b_fifty_moves_on_the_board() {
    fifty_moves_on_the_board(DK2001, "L2001-9.3.b");
}

#[test]
fn l2009_9_3_b_fifty_moves_on_the_board() {
    fifty_moves_on_the_board(DK2009, "L2009-9.3.b");
}

#[test]
fn l2018_9_3_2_fifty_moves_on_the_board() {
    fifty_moves_on_the_board(SE2018, "L2018-9.3.2");
}

#[test]
fn l2023_9_3_2_fifty_moves_on_the_board() {
    fifty_moves_on_the_board(FIDE2023, "L2023-9.3.2");
}
