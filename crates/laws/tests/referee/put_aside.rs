//! A loss that the arbiter puts aside, and results that stand although somebody was late or signed something else.

use rokade_board::Color;
use rokade_board::notation::Style;
use rokade_laws::referee::{Choice, Decide, Deed, EndReason, Noticed, Score};

use crate::replay::{decided, scenario, told};
use crate::stage::*;

const MINUTE: i64 = 60_000;

fn sign(stage: Stage, result: &str) -> Stage {
    let result: Score = serde_json::from_value(result.into()).unwrap();
    stage.say(W, Deed::Sign { result }).say(B, Deed::Sign { result })
}

/// Black is late by a minute where nobody may be late at all.
fn late() -> Stage {
    Stage::before_start(settings(SE2018, "90")).penalty("12.9.5", Color::White, None, Some(1)).at(MINUTE)
}

#[test]
fn a_loss_put_aside_gives_back_points_owed_and_questions() {
    let revived = late().notice_of(Noticed::RecordingNeglected, Color::White).say(B, Deed::Arrive);
    assert_eq!(revived.account().result(), "1/2-0");
    let revived = revived.decide(Choice::Reject);
    assert_eq!(revived.account().open().len(), 1);
    let played = revived.say(ARBITER, Deed::Start).play("e2e4 e7e5");
    let drawn = played.say(W, Deed::OfferDraw).say(B, Deed::AcceptDraw);
    assert_eq!(drawn.account().result(), "0-1/2");
}

#[test]
fn a_penalty_between_the_loss_and_its_end_is_still_owed() {
    let lost = late().say(B, Deed::Arrive).penalty("12.9.5", Color::Black, None, Some(1));
    let played = lost.decide(Choice::Reject).say(ARBITER, Deed::Start).play("e2e4 e7e5");
    let drawn = played.say(W, Deed::OfferDraw).say(B, Deed::AcceptDraw);
    assert_eq!(drawn.account().result(), "0-0");
}

#[test]
fn a_late_resumption_put_aside_gives_back_points_owed() {
    let stage = Stage::new(SE2018, "90").penalty("12.9.5", Color::White, None, Some(1)).say(ARBITER, Deed::Adjourn);
    let stage = stage.say(W, Deed::Seal { text: "e2e4".to_owned(), envelope: None }).say(W, Deed::Arrive);
    let lost = stage.say(ARBITER, Deed::ResumePlay).wait(10 * MINUTE).say(B, Deed::Arrive);
    assert_eq!(lost.account().result(), "1/2-0");
    let revived = lost.clone().decide(Choice::Reject).say(ARBITER, Deed::OpenEnvelope).play("e7e5");
    let drawn = revived.say(W, Deed::OfferDraw).say(B, Deed::AcceptDraw);
    assert_eq!(drawn.account().result(), "0-1/2");
    let reject = Deed::Decide(Decide::Claim(Choice::Reject));
    assert!(sign(lost, "1/2-0").try_say(ARBITER, reject).is_err(), "both have signed");
}

#[test]
fn a_loss_that_both_have_signed_is_not_put_aside() {
    let signed = told(&scenario("arrival/late-and-signed"));
    assert_eq!(signed.account().result(), "1-0");
    assert!(decided(signed, 63_000, Choice::Reject).is_err());
}

#[test]
fn the_result_of_the_game_comes_back_however_often_they_signed() {
    let overruled = told(&scenario("sheets/signed-twice-against-mate"));
    let verdict = overruled.account().verdict().unwrap().clone();
    assert_eq!((overruled.account().result().as_str(), verdict.reason), ("1-0", EndReason::Checkmate));
}

#[test]
fn a_sealed_mate_stands_on_the_board_though_its_player_is_late() {
    let mated = told(&scenario("adjournment/sealed-mate-sealer-late"));
    let account = mated.account();
    assert_eq!((account.result().as_str(), account.verdict().unwrap().reason), ("1-0", EndReason::Checkmate));
    assert_eq!(account.moves(&Style::pgn()), ["Ra8#"]);
    assert!(account.fen().starts_with("R6k/") && account.envelope().is_none());
}
