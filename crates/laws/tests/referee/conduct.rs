//! Devices, and players who will not play by the Laws.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Choice, Consequence, Decision, EndReason, Noticed, penalties};

use crate::stage::*;

const CLASSICAL: &str = "40/90+30 30+30";
/// Black has the bare king and can never mate.
const BARE_BLACK_KING: &str = "3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1";

fn bears(stage: &Stage, clause: &str) {
    let ruling = stage.last_ruling();
    assert!(ruling.bearing.iter().any(|cited| cited.as_str() == clause), "{:?} misses {clause}", ruling.bearing);
}

fn list(edition: Edition) -> Vec<String> {
    penalties::list(edition).into_iter().map(|listed| listed.item).collect()
}

fn phone(edition: Edition) -> Stage {
    Stage::new(edition, CLASSICAL).play("e2e4 e7e5").notice_of(Noticed::Phone, Color::White)
}

fn phone_against_bare_king(edition: Edition) -> Stage {
    Stage::from(edition, CLASSICAL, BARE_BLACK_KING).notice_of(Noticed::Phone, Color::White)
}

#[test]
fn l2001_12_6_a_breach_may_be_punished() {
    let stage = phone(DK2001);
    stage.goes_on();
    assert!(stage.account().rulings().is_empty(), "this edition has no rule on devices");
    let items = list(DK2001);
    stage.asks("phone", "L2001-12.6", &items.iter().map(String::as_str).collect::<Vec<_>>());
    stage.asks("phone", "L2001-12.5", &items.iter().map(String::as_str).collect::<Vec<_>>());
    let punished = stage.penalty("13.4.b", Color::White, Some(120_000), None);
    punished.rules(Decision::Penalty, "L2001-13.4.b", (0, 120_000));
    assert!(punished.account().open().is_empty());
}

#[test]
fn l2009_12_3_b_a_sound_loses_and_the_opponent_wins_or_draws() {
    for edition in [DK2009, NO2009] {
        phone(edition).ends("0-1", EndReason::Phone, "L2009-12.3.b");
        assert_eq!(phone(edition).last_ruling().decision, Decision::GameOver);
        let half = phone_against_bare_king(edition);
        half.ends("0-1/2", EndReason::PhoneNoMatePossible, "L2009-12.3.b");
        assert_eq!(half.last_ruling().consequence, Consequence::GameLost);
    }
    let other = Stage::from(DK2009, CLASSICAL, BARE_BLACK_KING).notice_of(Noticed::Phone, Color::Black);
    other.ends("1-0", EndReason::Phone, "L2009-12.3.b");
}

#[test]
fn l2009_12_7_a_breach_shall_be_punished() {
    bears(&phone(DK2009), "L2009-12.7");
    let stage = Stage::new(DK2009, CLASSICAL).notice_of(Noticed::RefusesRules, Color::White);
    let question = &stage.account().open()[0];
    assert_eq!(question.reason.key, "refusal_breach_is_punished");
    assert!(question.reason.clauses.iter().any(|clause| clause.as_str() == "L2009-12.7"));
    let earlier = Stage::new(DK2001, CLASSICAL).notice_of(Noticed::RefusesRules, Color::White);
    assert_eq!(earlier.account().open()[0].reason.key, "refusal_breach_may_be_punished");
}

#[test]
fn l2009_13_7_b_dk_nobody_may_use_a_device() {
    bears(&phone(DK2009), "L2009-13.7.b-DK");
}

#[test]
fn l2009_13_7_b_no_nobody_may_use_a_mobile_phone() {
    bears(&phone(NO2009), "L2009-13.7.b-NO");
}

/// Carrying is enough, and the opponent wins whatever he could have mated with.
fn carrying_loses(edition: Edition, clause: &str) {
    phone(edition).ends("0-1", EndReason::Phone, clause);
    phone_against_bare_king(edition).ends("0-1", EndReason::Phone, clause);
    let milder = phone(edition).decide(Choice::Reject);
    milder.goes_on();
    milder.rules(Decision::NoAction, clause, (0, 0));
    let items = list(edition);
    milder.asks("phone", clause, &items.iter().map(String::as_str).collect::<Vec<_>>());
    let running = milder.clock();
    let punished = milder.penalty("12.9.3", Color::White, Some(60_000), None);
    assert_eq!(punished.clock(), (running.0 - 61_000, running.1));
    phone(edition).decide(Choice::Accept).ends("0-1", EndReason::Phone, clause);
}

#[test]
fn l2018_11_3_2_1_no_device_in_the_venue_unless_in_the_bag() {
    bears(&phone(SE2018), "L2018-11.3.2.1");
    // A device that the event allows is no breach, or a milder one: the arbiter puts the loss aside.
    let allowed = phone(SE2018);
    assert_eq!(allowed.account().warnings()[0].reason.key, "device_milder_penalty");
    allowed.decide(Choice::Reject).goes_on();
}

#[test]
fn l2018_11_3_2_2_carrying_a_device_loses() {
    carrying_loses(SE2018, "L2018-11.3.2.2");
}

#[test]
fn l2018_12_8_nobody_may_use_a_device() {
    bears(&phone(SE2018), "L2018-12.8");
}

#[test]
fn l2023_11_3_2_no_device_in_the_venue() {
    let found = phone(FIDE2023);
    bears(&found, "L2023-11.3.2");
    assert_eq!((found.last_ruling().decision, found.last_ruling().against), (Decision::GameOver, Some(Color::White)));
    // The breach itself ends the game, whoever has the device and whatever the opponent could mate with.
    found.ends("0-1", EndReason::Phone, "L2023-11.3.2.2");
    Stage::new(FIDE2023, CLASSICAL).notice_of(Noticed::Phone, Color::Black).ends(
        "1-0",
        EndReason::Phone,
        "L2023-11.3.2.2",
    );
    phone_against_bare_king(FIDE2023).ends("0-1", EndReason::Phone, "L2023-11.3.2.2");
    // What the arbiter had expressly approved is no breach: he puts the loss aside and play goes on.
    let approved = found.decide(Choice::Reject);
    approved.goes_on();
    approved.rules(Decision::NoAction, "L2023-11.3.2.2", (0, 0));
}

#[test]
fn l2023_11_3_2_1_the_event_may_allow_a_bag() {
    bears(&phone(FIDE2023), "L2023-11.3.2.1");
    assert_eq!(phone(FIDE2023).account().warnings()[0].reason.key, "device_milder_penalty");
}

#[test]
fn l2023_11_3_2_2_carrying_a_device_loses() {
    carrying_loses(FIDE2023, "L2023-11.3.2.2");
}

#[test]
fn l2023_12_8_nobody_may_use_a_device() {
    let used = phone(FIDE2023);
    bears(&used, "L2023-12.8");
    used.ends("0-1", EndReason::Phone, "L2023-11.3.2.2");
    // With the arbiter's permission it was none: the game goes on, and only what the list offers is left to him.
    let permitted = used.decide(Choice::Reject);
    permitted.goes_on();
    let items = list(FIDE2023);
    permitted.asks("phone", "L2023-11.3.2.2", &items.iter().map(String::as_str).collect::<Vec<_>>());
}

/// Loss for the one who refuses; the opponent's score is the arbiter's.
fn refusal(edition: Edition, clause: &str, lost: &str) {
    let stage = Stage::new(edition, CLASSICAL).play("e2e4 e7e5").notice_of(Noticed::RefusesRules, Color::White);
    stage.goes_on();
    let mut choices = vec!["accept".to_owned()];
    choices.extend(list(edition));
    choices.push("reject".to_owned());
    stage.asks("refusal", clause, &choices.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(stage.account().open()[0].choices[0].consequence, Consequence::GameLost);
    stage.clone().decide(Choice::Accept).ends("0-1", EndReason::Refusal, clause);
    stage.clone().penalty(lost, Color::White, None, Some(1)).ends("0-1/2", EndReason::Refusal, clause);
    stage.clone().penalty(lost, Color::White, None, Some(0)).ends("0-0", EndReason::Refusal, clause);
    let not_persistent = stage.decide(Choice::Reject);
    not_persistent.goes_on();
    not_persistent.rules(Decision::NoAction, clause, (0, 0));
}

fn both_refuse(edition: Edition, clause: &str) {
    let stage = Stage::new(edition, CLASSICAL).play("e2e4 e7e5");
    stage.clone().notice(Noticed::RefusesRules).ends("0-0", EndReason::Refusal, clause);
    let one = stage.notice_of(Noticed::RefusesRules, Color::Black);
    one.goes_on();
    one.notice_of(Noticed::RefusesRules, Color::White).ends("0-0", EndReason::Refusal, clause);
}

#[test]
fn l2001_12_7_refusal_loses_and_the_arbiter_sets_the_other_score() {
    refusal(DK2001, "L2001-12.7", "13.4.d");
}

#[test]
fn l2001_12_8_both_refuse_and_lose() {
    both_refuse(DK2001, "L2001-12.8");
}

#[test]
fn l2009_12_8_refusal_loses_and_the_arbiter_sets_the_other_score() {
    refusal(DK2009, "L2009-12.8", "13.4.d");
    refusal(NO2009, "L2009-12.8", "13.4.d");
}

#[test]
fn l2009_12_9_both_refuse_and_lose() {
    both_refuse(DK2009, "L2009-12.9");
}

#[test]
fn l2018_11_7_refusal_loses_and_the_arbiter_sets_the_other_score() {
    refusal(SE2018, "L2018-11.7", "12.9.6");
}

#[test]
fn l2018_11_8_both_refuse_and_lose() {
    both_refuse(SE2018, "L2018-11.8");
}

#[test]
fn l2023_11_7_refusal_loses_and_the_arbiter_sets_the_other_score() {
    refusal(FIDE2023, "L2023-11.7", "12.9.6");
}

#[test]
fn l2023_11_8_both_refuse_and_lose() {
    both_refuse(FIDE2023, "L2023-11.8");
}

/// An inspection refused is punished from the list.
fn inspection_refused(edition: Edition, clause: &str) {
    let stage = Stage::new(edition, CLASSICAL).notice_of(Noticed::RefusesRules, Color::Black);
    let cites = stage.account().open()[0].reason.clauses.iter().any(|cited| cited.as_str() == clause);
    assert!(cites);
    let punished = stage.penalty("12.9.2", Color::Black, Some(300_000), None);
    punished.goes_on();
    assert!(punished.account().open().is_empty());
}

#[test]
fn l2018_11_3_3_refusing_an_inspection_is_punished_from_the_list() {
    inspection_refused(SE2018, "L2018-11.3.3");
}

#[test]
fn l2023_11_3_3_refusing_an_inspection_is_punished_from_the_list() {
    inspection_refused(FIDE2023, "L2023-11.3.3");
}

fn breaches_shall_be_punished(edition: Edition, clause: &str) {
    bears(&phone(edition), clause);
    let stage = Stage::new(edition, CLASSICAL).notice_of(Noticed::RefusesRules, Color::Black);
    let question = &stage.account().open()[0];
    assert_eq!(question.reason.key, "refusal_breach_is_punished");
    assert!(question.reason.clauses.iter().any(|cited| cited.as_str() == clause));
}

#[test]
fn l2018_11_6_breaches_shall_be_punished() {
    breaches_shall_be_punished(SE2018, "L2018-11.6");
}

#[test]
fn l2023_11_6_breaches_shall_be_punished() {
    breaches_shall_be_punished(FIDE2023, "L2023-11.6");
}
