//! Quickplay claims that are postponed, and the increment that may be asked for instead.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Choice, Claimed, Consequence, Decision, Deed, EndReason, Millis, Noticed};

use crate::quickplay::{ALL, ROOKS, left, scene, waiting, warned};
use crate::stage::*;

const MINUTE: i64 = 60_000;

fn postponed(edition: Edition) -> Stage {
    scene(edition).claim(W, Claimed::Quickplay).decide(Choice::Postpone)
}

/// The flag of the player on move falls and is noticed.
fn flag(stage: Stage, color: Color) -> Stage {
    stage.at(300 * MINUTE).notice_of(Noticed::Flag, color)
}

/// The claim is put off, and the opponent gets time only if the arbiter gives it.
fn play_goes_on(edition: Edition, clause: &str) {
    let stage = postponed(edition);
    stage.rules(Decision::ClaimPostponed, clause, (0, 0));
    stage.goes_on();
    stage.asks("quickplay_postponed", clause, &["accept", "reject"]);
    let ruling = stage.last_ruling();
    assert_eq!(ruling.why[0].facts["minutes"], 2.into());
    let given = stage.say(ARBITER, Deed::SetClock { white: None, black: Some(Millis(122 * MINUTE)) });
    assert_eq!(given.clock().1, 122 * MINUTE);
    given.play("d4d5 e1e2").goes_on();
}

/// Once a flag is down the arbiter says whether it is a draw.
fn decided_after_the_flag(edition: Edition, clause: &str, loss: &str) {
    let down = flag(postponed(edition), Color::White);
    down.goes_on();
    down.asks("quickplay_postponed", clause, &["accept", "reject"]);
    assert_eq!(down.account().clocks().running(), None);
    let drawn = down.clone().decide(Choice::Accept);
    drawn.rules(Decision::ClaimAccepted, clause, (0, 0));
    drawn.ends("1/2-1/2", EndReason::Quickplay, clause);
    let lost = down.decide(Choice::Reject);
    lost.ends("0-1", EndReason::Flag, loss);
    lost.rules(Decision::GameOver, loss, (0, 0));
    let rulings = lost.account().rulings();
    assert_eq!(rulings[rulings.len() - 2].decision, Decision::ClaimRejected);
}

fn decided_later_in_the_game(edition: Edition, clause: &str, rejected: &str) {
    let later = postponed(edition).play("d4d5 e1e2 d5d4");
    later.clone().decide(Choice::Accept).ends("1/2-1/2", EndReason::Quickplay, clause);
    later.decide(Choice::Reject).rules(Decision::ClaimRejected, rejected, (0, 2 * MINUTE));
}

/// Whose winning attempts count once the opponent's flag has fallen.
fn judged_after_the_opponents_flag(edition: Edition, judged: &str) {
    let down = flag(postponed(edition).play("d4d5"), Color::Black);
    let reason = waiting(&down).remove(0).reason;
    assert_eq!(reason.facts["judged"], judged.into());
    down.clone().decide(Choice::Accept).ends("1/2-1/2", EndReason::Quickplay, reason.clauses[0].as_str());
    assert_eq!(down.decide(Choice::Reject).account().result(), "1-0");
}

#[test]
fn l2001_10_2_b_decided_only_once_a_flag_has_fallen() {
    play_goes_on(DK2001, "L2001-10.2.b");
    decided_after_the_flag(DK2001, "L2001-10.2.b", "L2001-6.10");
    judged_after_the_opponents_flag(DK2001, "black");
    for choice in [Choice::Accept, Choice::Reject] {
        let early = postponed(DK2001).play("d4d5 e1e2").decide(choice);
        early.goes_on();
        early.rules(Decision::NoAction, "L2001-10.2.b", (0, 0));
        early.asks("quickplay_postponed", "L2001-10.2.b", &["accept", "reject"]);
    }
}

#[test]
fn l2009_10_2_b_decided_later_in_the_game_or_after_a_flag() {
    for edition in [DK2009, NO2009] {
        play_goes_on(edition, "L2009-10.2.b");
        decided_after_the_flag(edition, "L2009-10.2.b", "L2009-6.9");
        decided_later_in_the_game(edition, "L2009-10.2.b", "L2009-10.2.c");
        judged_after_the_opponents_flag(edition, "black");
    }
}

#[test]
fn l2018_g_5_2_the_opponent_of_the_fallen_flag_is_judged() {
    play_goes_on(SE2018, "L2018-G.5.2");
    decided_after_the_flag(SE2018, "L2018-G.5.2", "L2018-6.9");
    decided_later_in_the_game(SE2018, "L2018-G.5.2", "L2018-G.5.3");
    judged_after_the_opponents_flag(SE2018, "white");
}

#[test]
fn l2023_iii_5_2_the_opponent_of_the_fallen_flag_is_judged() {
    play_goes_on(FIDE2023, "L2023-III.5.2");
    decided_after_the_flag(FIDE2023, "L2023-III.5.2", "L2023-6.9");
    decided_later_in_the_game(FIDE2023, "L2023-III.5.2", "L2023-III.5.3");
    judged_after_the_opponents_flag(FIDE2023, "white");
}

#[test]
fn no2009_guide_qp_steps_postponed_with_or_without_two_minutes() {
    let stage = postponed(NO2009);
    assert!(warned(stage.account(), "NO2009-guide-qp-steps"));
    stage.rules(Decision::ClaimPostponed, "L2009-10.2.b", (0, 0));
    assert!(!warned(postponed(DK2009).account(), "NO2009-guide-qp-steps"));
    // The text of 2009 also lets him reject, which the guide leaves out.
    let rejected = scene(NO2009).claim(W, Claimed::Quickplay).decide(Choice::Reject);
    rejected.rules(Decision::ClaimRejected, "L2009-10.2.c", (0, 2 * MINUTE));
}

#[test]
fn no2009_guide_qp_after_flag_a_draw_but_not_after_mate() {
    let stage = postponed(NO2009);
    assert!(warned(stage.account(), "NO2009-guide-qp-after"), "experts may be asked");
    flag(stage, Color::White).decide(Choice::Accept).ends("1/2-1/2", EndReason::Quickplay, "L2009-10.2.b");
    let corner = "7k/8/6K1/8/8/8/7r/R7 w - - 0 60";
    let mated = left(NO2009, "120", corner, MINUTE).claim(W, Claimed::Quickplay).decide(Choice::Postpone);
    let mated = mated.make(W, "a1a8");
    mated.ends("1-0", EndReason::Checkmate, "L2009-5.1.a");
    assert!(waiting(&mated).is_empty());
}

#[test]
fn the_flag_alone_draws_where_nobody_can_mate() {
    let bare = "8/5k2/8/8/3R4/8/2K5/8 w - - 0 60";
    for edition in ALL {
        let stage = left(edition, "120", bare, MINUTE).claim(W, Claimed::Quickplay).decide(Choice::Postpone);
        let down = flag(stage, Color::White);
        assert_eq!(down.account().verdict().map(|verdict| verdict.reason), Some(EndReason::FlagNoMatePossible));
    }
}

#[test]
fn nothing_is_played_between_the_flag_and_the_decision() {
    let down = flag(postponed(SE2018), Color::White);
    let fen = down.account().fen();
    let late = down.make(W, "d4d5").press(W).claim(B, Claimed::Quickplay);
    assert_eq!((late.account().fen(), waiting(&late).len()), (fen, 1));
    assert_eq!(late.account().clocks().running(), None);
    late.decide(Choice::Accept).ends("1/2-1/2", EndReason::Quickplay, "L2018-G.5.2");
}

// The increment.

fn an_increment_is_a_draw_offer_and_needs_consent(edition: Edition, clause: &str) {
    let refused = |stage: Stage| stage.rules(Decision::ClaimRejected, clause, (0, 0));
    refused(left(edition, "120", ROOKS, 2 * MINUTE).claim(W, Claimed::IncrementG4));
    refused(scene(edition).claim(B, Claimed::IncrementG4));
    let asked = scene(edition).claim(W, Claimed::IncrementG4);
    asked.asks("increment_g4", clause, &["accept", "reject"]);
    assert_eq!(asked.account().draw_offer(), Some(Color::White));
    assert_eq!(asked.clone().say(B, Deed::AcceptDraw).account().result(), "1/2-1/2");
    let declined = asked.say(B, Deed::DeclineDraw);
    let given = declined.clone().decide(Choice::Accept);
    given.rules(Decision::ClaimAccepted, clause, (0, 2 * MINUTE));
    assert_eq!(given.last_ruling().consequence, Consequence::IncrementIntroduced);
    let (white, black) = given.clock();
    let played = given.play("d4d5 e1e2");
    assert_eq!(played.clock(), (white + 5_000 - 2_000, black + 5_000 - 2_000), "five seconds for both");
    let denied = declined.decide(Choice::Reject);
    denied.rules(Decision::ClaimRejected, clause, (0, 0));
    let (white, _) = denied.clock();
    assert_eq!(denied.play("d4d5").clock().0, white - 2_000);
}

#[test]
fn l2018_g_4_an_increment_is_a_draw_offer_and_needs_consent() {
    an_increment_is_a_draw_offer_and_needs_consent(SE2018, "L2018-G.4");
}

#[test]
fn l2023_iii_4_an_increment_is_a_draw_offer_and_needs_consent() {
    an_increment_is_a_draw_offer_and_needs_consent(FIDE2023, "L2023-III.4");
}

#[test]
fn consent_without_an_answer_takes_the_offer_as_turned_down() {
    let given = scene(SE2018).claim(W, Claimed::IncrementG4).decide(Choice::Accept);
    assert_eq!(given.account().draw_offer(), None);
}

#[test]
fn the_older_editions_know_no_increment_on_request() {
    for (edition, clause) in [(DK2001, "L2001-10.2"), (DK2009, "L2009-10.2"), (NO2009, "L2009-10.2")] {
        let stage = scene(edition).claim(W, Claimed::IncrementG4);
        stage.rules(Decision::ClaimRejected, clause, (0, 0));
        assert_eq!(stage.account().draw_offer(), None);
    }
}
