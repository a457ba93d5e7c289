//! Offers, agreement and resignation.

use rokade_board::Color;
use rokade_clause::{Country, Edition, Logic};
use rokade_laws::referee::{
    BadScript, By, Choice, Consequence, Decision, Deed, DrawAgreement, EndReason, Settings, Warning,
};

use crate::stage::*;

pub(crate) const SLOW: &str = "40/90+30 30+30";
pub(crate) const OPENING: &str = "e2e4 e7e5 g1f3 b8c6";

/// The last warning with this key, which must cite the clause.
pub(crate) fn warned<'a>(stage: &'a Stage, key: &str, clause: &str) -> &'a Warning {
    let warnings = stage.account().warnings();
    let found = warnings.iter().rev().find(|one| one.reason.key == key);
    let found = found.unwrap_or_else(|| panic!("no {key} in {warnings:#?}"));
    assert!(found.reason.clauses.iter().any(|cited| cited.as_str() == clause), "{found:?} does not cite {clause}");
    found
}

pub(crate) fn not_warned(stage: &Stage, key: &str) {
    let warnings = stage.account().warnings();
    assert!(warnings.iter().all(|one| one.reason.key != key), "{warnings:#?}");
}

pub(crate) fn limited_from(edition: Edition, limit: DrawAgreement) -> Settings {
    Settings { draw_agreement: limit, ..settings(edition, SLOW) }
}

impl Stage {
    pub(crate) fn offer(self, by: By) -> Self {
        self.say(by, Deed::OfferDraw)
    }

    pub(crate) fn accept(self, by: By) -> Self {
        self.say(by, Deed::AcceptDraw)
    }

    pub(crate) fn decline(self, by: By) -> Self {
        self.say(by, Deed::DeclineDraw)
    }

    pub(crate) fn resign(self, by: By) -> Self {
        self.say(by, Deed::Resign)
    }
}

fn resignation_gives_the_win(edition: Edition, clause: &str) {
    Stage::new(edition, SLOW).play(OPENING).resign(B).ends("1-0", EndReason::Resignation, clause);
    Stage::new(edition, SLOW).play("e2e4").resign(W).ends("0-1", EndReason::Resignation, clause);
    // Black has a bare king: until 2023 the win stands.
    let bare = Stage::from(edition, SLOW, "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 60").resign(W);
    bare.ends("0-1", EndReason::Resignation, clause);
    assert_eq!(bare.last_ruling().decision, Decision::GameOver);
}

#[test]
fn l2001_5_1_b_resignation_gives_the_win() {
    resignation_gives_the_win(DK2001, "L2001-5.1.b");
}

#[test]
fn l2009_5_1_b_resignation_gives_the_win() {
    resignation_gives_the_win(DK2009, "L2009-5.1.b");
    resignation_gives_the_win(NO2009, "L2009-5.1.b");
}

#[test]
fn l2018_5_1_2_resignation_gives_the_win() {
    resignation_gives_the_win(SE2018, "L2018-5.1.2");
}

#[test]
fn l2023_5_1_2_resigning_against_a_bare_king_draws() {
    let stage = Stage::from(FIDE2023, SLOW, "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 60").resign(W);
    stage.ends("1/2-1/2", EndReason::ResignationNoMatePossible, "L2023-5.1.2");
    let stage = Stage::from(FIDE2023, SLOW, "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 60").resign(B);
    stage.ends("1-0", EndReason::Resignation, "L2023-5.1.2");
}

fn agreement_draws_at_once(edition: Edition, clause: &str) {
    let stage = Stage::new(edition, SLOW).play(OPENING).make(W, "f1b5").offer(W).press(W).accept(B);
    stage.ends("1/2-1/2", EndReason::Agreement, clause);
    // Before any move, as the older editions allow.
    Stage::new(edition, SLOW).offer(W).accept(B).ends("1/2-1/2", EndReason::Agreement, clause);
}

#[test]
fn l2001_5_2_c_agreement_draws_at_once() {
    agreement_draws_at_once(DK2001, "L2001-5.2.c");
}

#[test]
fn l2009_5_2_c_agreement_draws_at_once() {
    agreement_draws_at_once(DK2009, "L2009-5.2.c");
    agreement_draws_at_once(NO2009, "L2009-5.2.c");
}

#[test]
fn l2018_5_2_3_nobody_agrees_before_both_have_moved() {
    for (edition, clause) in [(SE2018, "L2018-5.2.3"), (FIDE2023, "L2023-5.2.3")] {
        let early = Stage::new(edition, SLOW).make(W, "e2e4").offer(W).press(W).accept(B);
        early.goes_on();
        early.rules(Decision::NoAction, clause, (0, 0));
        let later = Stage::new(edition, SLOW).play("e2e4").make(B, "e7e5").offer(B).press(B).accept(W);
        later.ends("1/2-1/2", EndReason::Agreement, clause);
    }
}

/// An offer between move and press is in order and stands until answered; at another time it stands
/// all the same, but disturbs.
fn offers_bind(edition: Edition, clause: &str, disturbing: &str) {
    let after_moving = Stage::new(edition, SLOW).play(OPENING).make(W, "f1b5").offer(W);
    not_warned(&after_moving, "draw_offer_wrong_moment");
    assert_eq!(after_moving.account().draw_offer(), Some(Color::White));

    let thinking = Stage::new(edition, SLOW).play(OPENING).offer(B);
    warned(&thinking, "draw_offer_wrong_moment", clause);
    warned(&thinking, "draw_offer_wrong_moment", disturbing);
    thinking.clone().accept(W).ends("1/2-1/2", EndReason::Agreement, agreement_of(edition));

    // It cannot be taken back, not by words nor by moving on.
    let taken_back = thinking.clone().decline(B);
    taken_back.rules(Decision::NoAction, clause, (0, 0));
    assert_eq!(taken_back.account().draw_offer(), Some(Color::Black));

    // Refused in words, by touching a man, by moving.
    let pressed = after_moving.press(W);
    let refused = pressed.clone().decline(B);
    assert_eq!(refused.account().draw_offer(), None);
    let touched = pressed.clone().touch(B, "g8");
    assert_eq!(touched.account().draw_offer(), None);
    let moved = pressed.make(B, "g8f6");
    assert_eq!(moved.account().draw_offer(), None);
    let too_late = touched.accept(B);
    too_late.goes_on();
    too_late.rules(Decision::NoAction, clause, (0, 0));

    // The offerer's own touch leaves it standing.
    let own_touch = Stage::new(edition, SLOW).play(OPENING).offer(W).touch(W, "f1").make(W, "f1b5").press(W);
    own_touch.accept(B).ends("1/2-1/2", EndReason::Agreement, agreement_of(edition));
    // A second offer on top of the first disturbs.
    let again = Stage::new(edition, SLOW).play(OPENING).make(W, "f1b5").offer(W).press(W).offer(W);
    warned(&again, "draw_offer_repeated", disturbing);
}

fn agreement_of(edition: Edition) -> &'static str {
    match edition.logic() {
        Logic::Laws2001 => "L2001-5.2.c",
        Logic::Laws2009(_) => "L2009-5.2.c",
        Logic::Laws2018 => "L2018-5.2.3",
        Logic::Laws2023 => "L2023-5.2.3",
    }
}

#[test]
fn l2001_9_1_a_an_offer_binds_until_it_is_answered() {
    offers_bind(DK2001, "L2001-9.1.a", "L2001-12.5");
}

#[test]
fn l2009_9_1_b_1_an_offer_binds_until_it_is_answered() {
    offers_bind(DK2009, "L2009-9.1.b.1", "L2009-12.6");
    offers_bind(NO2009, "L2009-9.1.b.1", "L2009-12.6");
}

#[test]
fn l2018_9_1_2_1_an_offer_binds_until_it_is_answered() {
    offers_bind(SE2018, "L2018-9.1.2.1", "L2018-11.5");
}

#[test]
fn l2023_9_1_2_1_an_offer_binds_until_it_is_answered() {
    offers_bind(FIDE2023, "L2023-9.1.2.1", "L2023-11.5");
}

/// The reminder to mark the offer comes where anybody keeps a sheet, and only there.
fn offers_are_marked(edition: Edition, clause: &str) {
    let slow = Stage::new(edition, SLOW).play(OPENING).make(W, "f1b5").offer(W);
    warned(&slow, "draw_offer_mark", clause);
    let blitz = Stage::new(edition, "5").play(OPENING).make(W, "f1b5").offer(W);
    not_warned(&blitz, "draw_offer_mark");
}

#[test]
fn l2001_9_1_b_both_mark_the_offer() {
    offers_are_marked(DK2001, "L2001-9.1.b");
}

#[test]
fn l2009_9_1_b_2_both_mark_the_offer() {
    offers_are_marked(DK2009, "L2009-9.1.b.2");
}

#[test]
fn l2018_9_1_2_2_both_mark_the_offer() {
    offers_are_marked(SE2018, "L2018-9.1.2.2");
}

#[test]
fn l2018_8_1_5_both_mark_the_offer() {
    offers_are_marked(SE2018, "L2018-8.1.5");
}

#[test]
fn l2023_9_1_2_2_both_mark_the_offer() {
    offers_are_marked(FIDE2023, "L2023-9.1.2.2");
}

#[test]
fn l2023_8_1_5_both_mark_the_offer() {
    offers_are_marked(FIDE2023, "L2023-8.1.5");
}

/// Before the event's move, or at all, the arbiter must consent.
fn consent_is_asked(edition: Edition, clause: &str) {
    let agreed =
        |limit| Stage::with(limited_from(edition, limit)).play(OPENING).make(W, "f1b5").offer(W).press(W).accept(B);
    for limit in [DrawAgreement::FromMove(30), DrawAgreement::Never] {
        let stage = agreed(limit);
        stage.goes_on();
        stage.asks("draw_agreement", clause, &["accept", "reject"]);
        assert_eq!(stage.account().open()[0].choices[0].consequence, Consequence::GameDrawn);
        stage.clone().decide(Choice::Accept).ends("1/2-1/2", EndReason::Agreement, agreement_of(edition));
        let refused = stage.decide(Choice::Reject);
        refused.goes_on();
        refused.rules(Decision::NoAction, clause, (0, 0));
        assert_eq!(refused.account().draw_offer(), None);
        assert!(refused.account().open().is_empty());
    }
    // Three moves by White, two by Black: from the second on they may agree.
    agreed(DrawAgreement::FromMove(2)).ends("1/2-1/2", EndReason::Agreement, agreement_of(edition));
    agreed(DrawAgreement::FromMove(3)).goes_on();
    agreed(DrawAgreement::Allowed).ends("1/2-1/2", EndReason::Agreement, agreement_of(edition));
}

#[test]
fn l2009_9_1_a_the_event_may_ask_for_the_arbiters_consent() {
    consent_is_asked(DK2009, "L2009-9.1.a");
    let offered = Stage::with(limited_from(DK2009, DrawAgreement::Never)).play(OPENING).offer(W);
    not_warned(&offered, "draw_offer_limited");
    // The edition before knows no such limit: there the agreement stands.
    let older = Stage::with(limited_from(DK2001, DrawAgreement::Never)).play(OPENING).offer(W).accept(B);
    older.ends("1/2-1/2", EndReason::Agreement, "L2001-5.2.c");
    warned(&older, "draw_limit_not_in_laws", "L2001-5.2.c");
}

#[test]
fn l2018_9_1_1_the_event_may_limit_offers_and_agreement() {
    consent_is_asked(SE2018, "L2018-9.1.1");
    let offered = Stage::with(limited_from(SE2018, DrawAgreement::Never)).play(OPENING).offer(W);
    warned(&offered, "draw_offer_limited", "L2018-9.1.1");
}

#[test]
fn l2023_9_1_1_the_event_may_limit_offers_and_agreement() {
    consent_is_asked(FIDE2023, "L2023-9.1.1");
    let offered = Stage::with(limited_from(FIDE2023, DrawAgreement::FromMove(30))).play(OPENING).offer(W);
    warned(&offered, "draw_offer_limited", "L2023-9.1.1");
}

#[test]
fn dk_ruling_49_a_draw_agreed_before_the_meeting_needs_approval() {
    let agreed = Stage::before_start(settings(DK2009, SLOW)).offer(W).accept(B);
    agreed.goes_on();
    agreed.asks("draw_agreement", "DK-ruling-49", &["accept", "reject"]);
    agreed.clone().decide(Choice::Accept).ends("1/2-1/2", EndReason::Agreement, "L2009-5.2.c");
    agreed.decide(Choice::Reject).goes_on();
    // At the board the players need nobody, and elsewhere the ruling is not cited.
    Stage::new(DK2009, SLOW).offer(W).accept(B).ends("1/2-1/2", EndReason::Agreement, "L2009-5.2.c");
    let norway = Stage::before_start(settings(NO2009, SLOW)).offer(W).accept(B);
    let cited = norway.account().open()[0].reason.clauses.clone();
    assert!(cited.iter().all(|clause| clause.as_str() != "DK-ruling-49"));
    let danish = Settings { federation: Some(Country::Denmark), ..settings(NO2009, SLOW) };
    let danish = Stage::before_start(danish).offer(W).accept(B);
    danish.asks("draw_agreement", "DK-ruling-49", &["accept", "reject"]);
}

#[test]
fn no2009_guide_ex_withdraw_offer_black_may_still_accept() {
    let offered = Stage::new(NO2009, SLOW).play(OPENING).make(W, "f1b5").offer(W).press(W);
    let withdrawn = offered.decline(W);
    withdrawn.rules(Decision::NoAction, "NO2009-guide-ex-withdraw-offer", (0, 0));
    assert_eq!(withdrawn.last_ruling().against, Some(Color::White));
    withdrawn.accept(B).ends("1/2-1/2", EndReason::Agreement, "L2009-5.2.c");
}

#[test]
fn no2009_guide_offer_binding_even_if_made_wrongly() {
    let wrongly = Stage::new(NO2009, SLOW).play(OPENING).offer(B);
    warned(&wrongly, "draw_offer_wrong_moment", "NO2009-guide-offer-binding");
    warned(&wrongly, "draw_offer_mark", "NO2009-guide-offer-binding");
    let withdrawn = wrongly.decline(B);
    withdrawn.rules(Decision::NoAction, "NO2009-guide-offer-binding", (0, 0));
    withdrawn.accept(W).ends("1/2-1/2", EndReason::Agreement, "L2009-5.2.c");
}

#[test]
fn nobody_accepts_his_own_offer_or_declines_nothing() {
    for edition in Edition::all() {
        let own = Stage::new(edition, SLOW).play(OPENING).offer(W).accept(W);
        own.goes_on();
        assert_eq!(own.last_ruling().decision, Decision::NoAction);
        let nothing = Stage::new(edition, SLOW).play(OPENING).decline(B);
        assert!(nothing.account().rulings().is_empty());
        assert_eq!(nothing.account().warnings().last().unwrap().reason.key, "draw_nothing_to_decline");
    }
}

#[test]
fn consent_cannot_be_postponed() {
    let asked = Stage::with(limited_from(SE2018, DrawAgreement::Never)).play(OPENING).offer(W).accept(B);
    let refused: Result<Stage, BadScript> =
        asked.try_say(ARBITER, Deed::Decide(rokade_laws::referee::Decide::Claim(Choice::Postpone)));
    assert_eq!(refused.err().unwrap().reason.key, "script_nothing_to_decide");
}
