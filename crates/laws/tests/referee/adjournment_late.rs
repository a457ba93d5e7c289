//! Too late for the resumption, and nobody there at all.

use rokade_board::Color;
use rokade_clause::{Country, Edition};
use rokade_laws::referee::{Choice, Decision, Deed, EndReason, Millis, Noticed, Regulations, Settings};

use crate::adjournment::{sealed, warned};
use crate::stage::*;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// White has sealed; the event's default time is as given.
fn away(edition: Edition, default_minutes: Option<i64>) -> Stage {
    let mut settings = settings(edition, "40/90 30");
    settings.default_time = default_minutes.map(|minutes| Millis(minutes * MINUTE));
    away_with(settings)
}

fn away_with(settings: Settings) -> Stage {
    let stage = Stage::with(settings).play("e2e4 e7e5 g1f3 b8c6").say(ARBITER, Deed::Adjourn);
    sealed(stage, W, "Bb5")
}

fn resumed(stage: Stage) -> Stage {
    stage.at(20 * HOUR).say(ARBITER, Deed::ResumePlay)
}

fn came(stage: Stage, by: rokade_laws::referee::By, after: i64) -> Stage {
    resumed(stage).at(20 * HOUR + after).say(by, Deed::Arrive)
}

/// The older editions give an hour, the newer the event's default time.
fn limit_of(edition: Edition) -> i64 {
    if edition.year() < 2018 { HOUR } else { 20 * MINUTE }
}

fn late_loses(edition: Edition, clause: &str) {
    let limit = limit_of(edition);
    let there = away(edition, Some(20)).say(W, Deed::Arrive);
    came(there.clone(), B, limit).goes_on();
    let late = came(there.clone(), B, limit + 1);
    late.ends("1-0", EndReason::DefaultResumption, clause);
    assert!(warned(&late, "adjournment_late_may_be_excused", clause));
    let excused = late.clone().decide(Choice::Reject);
    excused.rules(Decision::NoAction, clause, (0, 0));
    excused.goes_on();
    assert_eq!(excused.account().clocks().running(), Some(Color::Black));
    excused.say(ARBITER, Deed::OpenEnvelope).play("a7a6").goes_on();
    late.decide(Choice::Accept).ends("1-0", EndReason::DefaultResumption, clause);
    let missing = resumed(there).at(20 * HOUR + limit).notice_of(Noticed::Absent, Color::Black);
    missing.rules(Decision::NoAction, clause, (0, 0));
    missing.notice(Noticed::Absent).ends("1-0", EndReason::DefaultResumption, clause);
    came(away(edition, Some(20)).say(B, Deed::Arrive), W, limit + 1).ends("0-1", EndReason::DefaultResumption, clause);
    sealed_result_stands(edition, clause);
}

/// A result that the sealed move makes comes before the loss: for whoever is late since 2018, for
/// the player who sealed before that.
fn sealed_result_stands(edition: Edition, clause: &str) {
    let mut settings = settings(edition, "40/90 30");
    settings.default_time = Some(Millis(20 * MINUTE));
    let stage = Stage::with(settings).play("f2f3 e7e5 g2g4").say(ARBITER, Deed::Adjourn);
    let mate = resumed(sealed(stage, B, "d8h4")).at(20 * HOUR + limit_of(edition) + 1);
    let sealer_missing = mate.clone().notice_of(Noticed::Absent, Color::Black);
    assert_eq!(sealer_missing.account().verdict().unwrap().reason, EndReason::Checkmate);
    let replier_late = mate.say(W, Deed::Arrive);
    if edition.year() < 2018 {
        replier_late.ends("0-1", EndReason::DefaultResumption, clause);
    } else {
        replier_late.ends("0-1", EndReason::Checkmate, clause);
    }
}

/// The player present oversteps the time while the other is not there.
fn flag_of_the_one_present(edition: Edition, clause: &str) {
    let game = |fen: &str| {
        let stage = Stage::from(edition, "40/30 30", fen).say(ARBITER, Deed::Adjourn);
        let stage = resumed(sealed(stage, W, "a1a2").say(B, Deed::Arrive)).say(ARBITER, Deed::OpenEnvelope);
        stage.at(20 * HOUR + 61 * MINUTE).say(W, Deed::Arrive)
    };
    game("7k/6pp/8/8/8/8/8/R3K3 w - - 0 1").ends("1-0", EndReason::Flag, clause);
    game("7k/6pp/8/8/8/8/8/K7 w - - 0 1").ends("1/2-1/2", EndReason::FlagNoMatePossible, clause);
    // With his flag up the player present wins by the other's absence.
    let in_time = resumed(away(edition, None).say(B, Deed::Arrive)).say(ARBITER, Deed::OpenEnvelope);
    let late = in_time.at(20 * HOUR + 61 * MINUTE).say(W, Deed::Arrive);
    assert_eq!(late.account().verdict().unwrap().reason, EndReason::DefaultResumption);
}

/// Neither is there: the one who must reply loses the time until he comes.
fn nobody_is_there(edition: Edition, clause: &str) {
    let stage = resumed(away(edition, Some(30)));
    let before = stage.clock();
    let stage = stage.at(20 * HOUR + 5 * MINUTE).notice(Noticed::Absent);
    stage.rules(Decision::NoAction, clause, (0, 0));
    let stage = stage.at(20 * HOUR + 10 * MINUTE).say(W, Deed::Arrive);
    let stage = stage.at(20 * HOUR + 15 * MINUTE).say(B, Deed::Arrive);
    stage.goes_on();
    assert_eq!(stage.clock(), (before.0, before.1 - 15 * MINUTE));
    let without_grace = resumed(away(edition, Some(0)));
    assert!(without_grace.last_ruling().clauses().iter().all(|cited| cited.as_str() != clause));
    let late = without_grace.say(W, Deed::Arrive);
    assert_eq!(late.account().verdict().unwrap().reason, EndReason::DefaultResumption);
}

#[test]
fn both_players_lose_who_are_both_too_late() {
    let first = came(away(SE2018, Some(20)), W, 21 * MINUTE);
    first.ends("0-1", EndReason::DefaultResumption, "L2018-E.10");
    let both = first.say(B, Deed::Arrive);
    both.ends("0-0", EndReason::DefaultResumption, "L2018-E.10");
    both.decide(Choice::Reject).goes_on();
    let missing = resumed(away(DK2001, None)).at(22 * HOUR).notice(Noticed::Absent);
    missing.ends("0-0", EndReason::DefaultResumption, "L2001-A10");
}

#[test]
fn an_excused_player_may_come_when_he_can() {
    let stage = resumed(away(DK2009, None).say(W, Deed::Arrive)).at(22 * HOUR).notice_of(Noticed::Absent, Color::Black);
    let stage = stage.decide(Choice::Reject).wait(10 * MINUTE).say(B, Deed::Arrive);
    stage.goes_on();
    assert_eq!(stage.say(ARBITER, Deed::OpenEnvelope).account().clocks().running(), Some(Color::Black));
}

#[test]
fn the_default_time_comes_from_event_union_federation_or_laws() {
    let with = |federation, regulations| {
        let mut settings = settings(FIDE2023, "40/90 30");
        (settings.federation, settings.regulations) = (federation, regulations);
        away_with(settings).say(W, Deed::Arrive)
    };
    let union = with(Some(Country::Denmark), Some(Regulations::Dsu));
    came(union.clone(), B, 15 * MINUTE).goes_on();
    came(union, B, 15 * MINUTE + 1).ends("1-0", EndReason::DefaultResumption, "D4.1-11b");
    came(with(Some(Country::Norway), None), B, 60 * MINUTE).goes_on();
    came(with(None, None), B, 1).ends("1-0", EndReason::DefaultResumption, "L2023-I.10");
}

#[test]
fn no_event_of_a_break_makes_the_referee_panic() {
    let text = |text: &str| Deed::Seal { text: text.to_owned(), envelope: None };
    let attempt = |uci: &str| rokade_board::Attempt {
        from: uci[..2].parse().unwrap(),
        to: uci[2..].parse().unwrap(),
        promotion: None,
    };
    let mut deeds = vec![Deed::Arrive, Deed::Press, Deed::Adjourn, Deed::OfferDraw, Deed::AcceptDraw, Deed::Start];
    deeds.extend([text("Bb5"), text("a6"), text(""), Deed::ResumePlay, Deed::OpenEnvelope, Deed::EnvelopeLost]);
    deeds.extend([Deed::Stop { reason: None }, Deed::Restart { reason: None }]);
    deeds.push(Deed::SetClock { white: Some(Millis(0)), black: None });
    deeds.extend(["f1b5", "a7a6", "e1e8", "e4d5"].map(|uci| Deed::Move { attempt: attempt(uci), hands: 1 }));
    let notices = [Noticed::Absent, Noticed::WrongClockSetting];
    deeds.extend(notices.map(|what| Deed::Notice(rokade_laws::referee::Notice { what, against: None, first: None })));
    deeds.extend(
        [Choice::Accept, Choice::Reject].map(|choice| Deed::Decide(rokade_laws::referee::Decide::Claim(choice))),
    );
    // Every pair of deeds, in every edition's break, by whoever.
    for edition in Edition::all() {
        let begun = [
            away(edition, Some(5)),
            resumed(away(edition, Some(5))),
            resumed(away(edition, None).say(B, Deed::Arrive)),
        ];
        for stage in begun {
            each(&stage, &deeds, 1);
        }
    }
}

fn each(stage: &Stage, deeds: &[Deed], more: u32) {
    for deed in deeds {
        for by in [W, B, ARBITER] {
            if let Ok(next) = stage.clone().wait(4 * MINUTE).try_say(by, deed.clone())
                && more > 0
            {
                each(&next, deeds, more - 1);
            }
        }
    }
}

#[test]
fn l2001_a10_coming_too_late_loses_unless_excused() {
    late_loses(DK2001, "L2001-A10");
}

#[test]
fn l2001_a10_c_the_flag_of_the_player_present_saves_the_late_one() {
    flag_of_the_one_present(DK2001, "L2001-A10.c");
}

#[test]
fn l2009_adj_10_coming_too_late_loses_unless_excused() {
    late_loses(DK2009, "L2009-ADJ.10");
}

#[test]
fn l2009_adj_10_c_the_flag_of_the_player_present_saves_the_late_one() {
    flag_of_the_one_present(DK2009, "L2009-ADJ.10.c");
}

#[test]
fn l2018_e_10_coming_too_late_loses_unless_excused() {
    late_loses(SE2018, "L2018-E.10");
}

#[test]
fn l2018_e_11_with_nobody_there_the_replier_loses_time() {
    nobody_is_there(SE2018, "L2018-E.11");
}

#[test]
fn l2023_i_10_coming_too_late_loses_unless_excused() {
    late_loses(FIDE2023, "L2023-I.10");
}

#[test]
fn l2023_i_11_with_nobody_there_the_replier_loses_time() {
    nobody_is_there(FIDE2023, "L2023-I.11");
}
