//! Signatures, the score, and what comes after the end.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{
    By, Choice, Claimed, Consequence, Decide, Decision, Deed, EndReason, Event, Noticed, Score,
};

use crate::draws::{OPENING, SLOW, not_warned, warned};
use crate::stage::*;

const MATE: &str = "f2f3 e7e5 g2g4 d8h4";

impl Stage {
    fn sign(self, by: By, result: &str) -> Self {
        self.say(by, Deed::Sign { result: result.parse().unwrap() })
    }
}

/// Both signatures fix the result, right or wrong, unless the arbiter decides otherwise.
fn signatures_fix_the_result(edition: Edition, clause: &str) {
    let open = Stage::new(edition, SLOW).play(OPENING);
    for (result, score) in [("1-0", "1-0"), ("0-1", "0-1"), ("1/2-1/2", "1/2-1/2")] {
        let one = open.clone().sign(W, result);
        one.goes_on();
        one.sign(B, result).ends(score, EndReason::Signed, clause);
    }
    // After the end they confirm it.
    let mated = Stage::new(edition, SLOW).play(MATE);
    let confirmed = mated.clone().sign(W, "0-1").sign(B, "0-1");
    assert_eq!(confirmed.account().verdict().unwrap().reason, EndReason::Checkmate);
    assert_eq!(confirmed.account().rulings().len(), 1);
    // A wrong result stands, and the arbiter may set it aside.
    let wrong = mated.clone().sign(W, "1-0").sign(B, "1-0");
    wrong.ends("1-0", EndReason::Signed, clause);
    warned(&wrong, "signed_against_the_game", clause);
    let overruled = wrong.decide(Choice::Reject);
    assert_eq!(overruled.account().result(), "0-1");
    assert_eq!(overruled.account().verdict().unwrap().reason, EndReason::Checkmate);
    overruled.rules(Decision::Restored, clause, (0, 0));
    // Two results: of a game that is over the one reached stands, else the arbiter is asked.
    let differing = mated.sign(W, "1-0").sign(B, "0-1");
    assert_eq!(differing.account().result(), "0-1");
    warned(&differing, "signatures_differ", clause);
    let asked = open.sign(W, "1-0").sign(B, "1/2-1/2");
    asked.goes_on();
    asked.asks("signatures_differ", clause, &["reject"]);
    asked.clone().decide(Choice::Reject).goes_on();
    let agreed = asked.sign(W, "1/2-1/2");
    agreed.ends("1/2-1/2", EndReason::Signed, clause);
    assert!(agreed.account().open().is_empty());
}

#[test]
fn l2001_8_7_both_sign_the_result() {
    signatures_fix_the_result(DK2001, "L2001-8.7");
}

#[test]
fn l2009_8_7_both_sign_the_result() {
    signatures_fix_the_result(DK2009, "L2009-8.7");
    signatures_fix_the_result(NO2009, "L2009-8.7");
}

#[test]
fn l2018_8_7_both_sign_the_result() {
    signatures_fix_the_result(SE2018, "L2018-8.7");
}

#[test]
fn l2023_8_7_both_sign_or_approve_the_result() {
    signatures_fix_the_result(FIDE2023, "L2023-8.7");
}

/// One for a win, nothing for a loss, a half for a draw; players cannot sign anything else.
fn points_of_a_game(edition: Edition, clause: &str) {
    let halves = |stage: &Stage| {
        let score = stage.account().verdict().unwrap().score.unwrap();
        (score.of(Color::White).0, score.of(Color::Black).0)
    };
    let played = Stage::new(edition, SLOW).play(OPENING);
    assert_eq!(halves(&played.clone().say(B, Deed::Resign)), (2, 0));
    assert_eq!(halves(&played.clone().say(W, Deed::Resign)), (0, 2));
    assert_eq!(halves(&played.clone().say(W, Deed::OfferDraw).say(B, Deed::AcceptDraw)), (1, 1));
    for odd in ["0-0", "1/2-0", "0-1/2"] {
        let signed = played.clone().sign(W, odd);
        signed.rules(Decision::NoAction, clause, (0, 0));
        signed.sign(B, odd).goes_on();
    }
}

#[test]
fn l2001_11_1_a_win_is_one_point() {
    points_of_a_game(DK2001, "L2001-11.1");
}

#[test]
fn l2009_11_1_a_win_is_one_point() {
    points_of_a_game(DK2009, "L2009-11.1");
}

#[test]
fn l2018_10_1_a_win_is_one_point() {
    points_of_a_game(SE2018, "L2018-10.1");
}

#[test]
fn l2023_10_1_a_win_is_one_point() {
    points_of_a_game(FIDE2023, "L2023-10.1");
}

/// No total above the maximum and no score that a game cannot give.
fn only_normal_scores(edition: Edition, clause: &str) {
    for text in ["3/4-1/4", "1-1", "1-1/2", "1/2-1", "2-0", "1.5-0"] {
        assert!(text.parse::<Score>().is_err(), "{text}");
        let line = format!(r#"{{"at":0,"by":"white","do":"sign","result":"{text}"}}"#);
        assert!(serde_json::from_str::<Event>(&line).is_err(), "{text}");
    }
    points_of_a_game(edition, clause);
}

#[test]
fn l2018_10_2_only_normal_scores() {
    only_normal_scores(SE2018, "L2018-10.2");
}

#[test]
fn l2023_10_2_only_normal_scores() {
    only_normal_scores(FIDE2023, "L2023-10.2");
}

/// A minute each, so that a flag falls while a move is thought about.
fn flag_down_then(edition: Edition, fen: &str, uci: &str) -> Stage {
    Stage::from(edition, "60", fen).wait(61 * 60_000).make(W, uci)
}

#[test]
fn no2009_guide_mate_over_flag_the_board_result_stands() {
    let mated = flag_down_then(NO2009, "7k/8/6K1/8/8/8/8/R7 w - - 0 80", "a1a8");
    assert!(mated.account().clocks().is_fallen(Color::White));
    mated.ends("1-0", EndReason::Checkmate, "L2009-5.1.a");
    let called = mated.claim(B, Claimed::Flag);
    called.ends("1-0", EndReason::Checkmate, "L2009-5.1.a");
    called.rules(Decision::NoAction, "NO2009-guide-mate-over-flag", (0, 0));
    let stalemated = flag_down_then(NO2009, "7k/8/8/5Q2/8/8/8/K7 w - - 0 80", "f5f7");
    let called = stalemated.notice_of(Noticed::Flag, Color::White);
    called.ends("1/2-1/2", EndReason::Stalemate, "L2009-5.2.a");
    called.rules(Decision::NoAction, "NO2009-guide-mate-over-flag", (0, 0));
}

#[test]
fn no2009_guide_resign_over_flag_the_resignation_stands() {
    let waiting = Stage::new(NO2009, "60").play("e2e4").wait(61 * 60_000);
    let resigned = waiting.say(W, Deed::Resign);
    assert!(resigned.account().clocks().is_fallen(Color::Black));
    let discovered = resigned.claim(W, Claimed::Flag);
    discovered.ends("0-1", EndReason::Resignation, "L2009-5.1.b");
    discovered.rules(Decision::NoAction, "NO2009-guide-resign-over-flag", (0, 0));
}

#[test]
fn no2009_guide_mate_unfinished_the_hand_on_the_rook_is_not_enough() {
    let mating = Stage::from(NO2009, "60", "7k/8/6K1/8/8/2p5/8/R7 w - - 0 80").wait(61 * 60_000).touch(W, "a1");
    mating.goes_on();
    let flagged = mating.clone().notice_of(Noticed::Flag, Color::White);
    flagged.ends("0-1", EndReason::Flag, "L2009-6.9");
    flagged.make(W, "a1a8").ends("0-1", EndReason::Flag, "L2009-6.9");
    let made = mating.make(W, "a1a8").notice_of(Noticed::Flag, Color::White);
    made.ends("1-0", EndReason::Checkmate, "L2009-5.1.a");
}

#[test]
fn no2009_guide_void_resign_nothing_after_mate_or_stalemate() {
    let mated = Stage::new(NO2009, SLOW).play(MATE).say(B, Deed::Resign);
    mated.ends("0-1", EndReason::Checkmate, "L2009-5.1.a");
    mated.rules(Decision::NoAction, "NO2009-guide-void-resign", (0, 0));
    let stalemated = Stage::from(NO2009, SLOW, "7k/8/8/5Q2/8/8/8/K7 w - - 0 80").make(W, "f5f7").say(B, Deed::Resign);
    stalemated.ends("1/2-1/2", EndReason::Stalemate, "L2009-5.2.a");
    stalemated.rules(Decision::NoAction, "NO2009-guide-void-resign", (0, 0));
}

#[test]
fn no2009_guide_rewrite_a_clean_copy_after_the_game() {
    let ended = Stage::new(NO2009, SLOW).play(MATE).notice_of(Noticed::RecordingNeglected, Color::White);
    ended.rules(Decision::NoAction, "NO2009-guide-rewrite", (0, 0));
    assert!(ended.account().open().is_empty());
    let other = Stage::new(DK2009, SLOW).play(MATE).notice_of(Noticed::RecordingNeglected, Color::White);
    other.rules(Decision::NoAction, "L2009-5.1.a", (0, 0));
}

#[test]
fn after_the_end_only_signatures_count() {
    for edition in Edition::all() {
        let ended = Stage::new(edition, SLOW).play(MATE);
        let (clock, rulings) = (ended.clock(), ended.account().rulings().len());
        let harmless =
            ended.clone().press(B).say(W, Deed::Record { moves: 2 }).say(ARBITER, Deed::Stop { reason: None });
        assert_eq!((harmless.account().rulings().len(), harmless.clock()), (rulings, clock));
        not_warned(&harmless, "game_was_over");
        let moved = ended.clone().make(W, "e1f2").touch(W, "e1").say(B, Deed::OfferDraw);
        assert_eq!(moved.account().warnings().last().unwrap().reason.key, "game_was_over");
        assert_eq!(moved.account().fen(), ended.account().fen());
        let claimed = ended.clone().claim(W, Claimed::Threefold).say(W, Deed::AcceptDraw);
        assert_eq!(claimed.account().result(), "0-1");
        assert_eq!(claimed.last_ruling().decision, Decision::NoAction);
        assert_eq!(claimed.last_ruling().consequence, Consequence::ResultStands);
        let refused = ended.clone().try_say(ARBITER, Deed::Decide(Decide::Claim(Choice::Accept)));
        assert_eq!(refused.err().unwrap().reason.key, "script_nothing_to_decide");
        assert_eq!(ended.clone().try_say(W, Deed::Start).err().unwrap().reason.key, "script_arbiter_only");
        assert_eq!(ended.try_say(ARBITER, Deed::Resign).err().unwrap().reason.key, "script_player_only");
    }
}
