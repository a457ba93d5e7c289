//! Questions that wait for the arbiter: who may ask, what each answer closes, and what waits for it.

use rokade_board::Color;
use rokade_board::notation::Style;
use rokade_laws::referee::{Choice, Claimed, Decision, Deed, EndReason, Millis, Noticed, Referee};

use crate::clock::set;
use crate::replay::{decided, scenario, told};
use crate::stage::*;

const MINUTE: i64 = 60_000;

fn open_of(referee: &Referee) -> Vec<(&'static str, Option<Color>)> {
    referee.account().open().iter().map(|open| (open.matter, open.against)).collect()
}

#[test]
fn who_has_sealed_is_not_on_move_and_claims_no_draw() {
    let away = told(&scenario("adjournment/claim-after-sealing"));
    let account = away.account();
    assert_eq!(account.verdict(), None);
    let ruling = account.rulings().last().unwrap();
    assert_eq!((ruling.decision, ruling.why[0].key.as_ref()), (Decision::ClaimRejected, "claim_not_on_move"));
    // The same once the time of resumption has come, with a move announced, and in the quickplay finish.
    let mut settings = settings(SE2018, "90");
    settings.appendix_g = true;
    let stage = set(Stage::with(settings).play("e2e4 e7e5"), MINUTE, MINUTE).say(ARBITER, Deed::Adjourn);
    let stage = stage.say(W, Deed::Seal { text: "g1f3".to_owned(), envelope: None }).say(W, Deed::Arrive);
    let back = stage.say(B, Deed::Arrive).say(ARBITER, Deed::ResumePlay);
    for (claim, clause) in [(Claimed::Threefold, "L2018-9.2.1"), (Claimed::Fifty, "L2018-9.3")] {
        back.clone().claim_with(W, claim, "d2d4").rules(Decision::ClaimRejected, clause, (0, 0));
    }
    let quick = back.clone().claim(W, Claimed::Quickplay);
    quick.rules(Decision::ClaimRejected, "L2018-G.5", (0, 0));
    assert!(quick.account().open().is_empty());
    let played = back.claim_with(W, Claimed::Threefold, "d2d4").say(ARBITER, Deed::OpenEnvelope);
    assert_eq!(played.account().moves(&Style::pgn()).last().unwrap(), "Nf3");
}

#[test]
fn play_that_is_over_by_a_referred_claim_is_not_restarted() {
    let referred = told(&scenario("quickplay/no_arbiter_restarted"));
    let account = referred.account();
    assert_eq!((account.verdict(), account.clocks().running()), (None, None));
    assert_eq!(open_of(&referred).len(), 1);
    let warned = account.warnings().iter().filter(|warning| warning.reason.key == "quickplay_play_is_over_for_all");
    assert_eq!(warned.count(), 2, "the restart and the flag");
    let ended = decided(referred, 400_000, Choice::Accept).unwrap();
    assert_eq!(ended.account().result(), "1/2-1/2");
}

#[test]
fn a_flag_counts_only_once_every_claim_is_decided() {
    let script = scenario("quickplay/two_claims_and_a_flag");
    let last = script.trim_end().rfind('\n').unwrap();
    let waiting = told(&script[..last]);
    assert_eq!(waiting.account().verdict(), None);
    assert_eq!(waiting.account().rulings().last().unwrap().decision, Decision::ClaimRejected);
    assert_eq!(open_of(&waiting).len(), 1);
    let drawn = decided(waiting, 302_000, Choice::Accept).unwrap();
    assert_eq!(drawn.account().verdict().unwrap().reason, EndReason::Quickplay);
    let lost = told(&script);
    assert_eq!((lost.account().result().as_str(), lost.account().verdict().unwrap().reason), ("0-1", EndReason::Flag));
}

#[test]
fn an_answer_closes_the_question_it_answers() {
    let answered = told(&scenario("stops/two_complaints_about_handling"));
    // Misuse by Black must be punished in this edition; the hand of White may be left.
    assert_eq!(open_of(&answered), [("clock_handling", Some(Color::Black))]);
}

#[test]
fn one_penalty_answers_one_question() {
    let stage = Stage::new(SE2018, "90").notice_of(Noticed::RecordingNeglected, Color::White);
    let stage = stage.say(W, Deed::Stop { reason: None });
    assert_eq!(stage.account().open().len(), 2);
    let once = stage.penalty("12.9.1", Color::White, None, None);
    let open: Vec<_> = once.account().open().iter().map(|open| open.matter).collect();
    assert_eq!(open, ["clocks_stopped"]);
    assert!(once.penalty("12.9.1", Color::White, None, None).account().open().is_empty());
}

#[test]
fn a_notice_of_something_else_leaves_the_fault_of_the_clock_open() {
    let set = told(&scenario("stops/fault_and_another_notice"));
    let ruling = set.account().rulings().last().unwrap().clone();
    assert_eq!((ruling.decision, ruling.happened.key.as_ref()), (Decision::Restored, "happened_clock_defect"));
    assert_eq!(set.account().clock().white, Millis(90 * MINUTE));
    // That the clock was set wrong answers it with its own ruling.
    let stage = Stage::new(SE2018, "90").say(W, Deed::Stop { reason: Some("wrong_clock_setting".to_owned()) });
    assert!(stage.notice(Noticed::WrongClockSetting).account().open().is_empty());
}
