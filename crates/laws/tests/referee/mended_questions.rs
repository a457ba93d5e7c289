//! Faults of the referee that were found and mended: clocks, questions, verdicts. Each has its script
//! among the scenarios where every edition can hear it.

use rokade_board::Color;
use rokade_board::notation::Style;
use rokade_laws::referee::{
    BadScript, Both, Choice, Claimed, Clock, Decide, Decision, Deed, EndReason, Event, Millis, Noticed, Referee, Score,
};

use crate::clock::set;
use crate::stage::*;

const MINUTE: i64 = 60_000;

/// A script, heard to its end under its own edition.
fn told(script: &str) -> Referee {
    try_told(script).unwrap_or_else(|bad| panic!("{:?}", bad.reason))
}

fn try_told(script: &str) -> Result<Referee, BadScript> {
    let mut lines = script.lines();
    let settings = serde_json::from_str(lines.next().unwrap()).unwrap();
    let events: Vec<Event> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    Referee::replay(settings, &events).map_err(|(_, bad)| bad)
}

macro_rules! scenario {
    ($path:literal) => {
        include_str!(concat!("scenarios/", $path, ".jsonl"))
    };
}

fn open_of(referee: &Referee) -> Vec<(&'static str, Option<Color>)> {
    referee.account().open().iter().map(|open| (open.matter, open.against)).collect()
}

fn decided(mut referee: Referee, at: i64, choice: Choice) -> Result<Referee, BadScript> {
    let event = Event { at: Millis(at), by: ARBITER, deed: Deed::Decide(Decide::Claim(choice)) };
    referee.hear(&event).map(|()| referee)
}

fn sign(stage: Stage, result: &str) -> Stage {
    let result: Score = serde_json::from_value(result.into()).unwrap();
    stage.say(W, Deed::Sign { result }).say(B, Deed::Sign { result })
}

#[test]
fn a_control_passed_twice_brings_its_time_once() {
    let rebuilt = told(scenario!("clock/set_back_before_the_control"));
    assert_eq!(rebuilt.account().clocks().period(Color::White).0, 1);
    assert_eq!(rebuilt.account().clock().white, Millis(120 * MINUTE - 4_000 - 3_000));
    assert!(rebuilt.account().clock().black <= Millis(120 * MINUTE));
    let blind = told(scenario!("blind/back_before_the_control"));
    assert!(blind.account().clock().white <= Millis(120 * MINUTE));
    assert_eq!(blind.account().clocks().period(Color::White).0, 1);
}

#[test]
fn a_clock_set_by_the_arbiter_before_the_control_gains_its_time_there() {
    let stage = Stage::new(SE2018, "2/90 30").play("e2e4 e7e5 g1f3 b8c6").say(ARBITER, Deed::Stop { reason: None });
    let fen = Some("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2".to_owned());
    let stage = stage.say(ARBITER, Deed::Reconstruct { moves: 1, fen });
    let stage = set(stage, 80 * MINUTE, 80 * MINUTE).say(ARBITER, Deed::Restart { reason: None });
    assert_eq!(stage.play("g1f3 b8c6").clock(), (110 * MINUTE - 2_000, 110 * MINUTE - 2_000));
}

#[test]
fn an_own_wrong_claim_erases_no_fallen_flag() {
    let claimed = told(scenario!("flags/hidden_fall_and_own_wrong_claim"));
    assert_eq!(claimed.account().verdict().unwrap().reason, EndReason::Flag);
    assert_eq!(claimed.account().result(), "0-1");
}

#[test]
fn no_time_given_or_taken_puts_a_flag_up_and_the_arbiters_setting_does() {
    let mut clock = Clock::new(&settings(SE2018, "1 "));
    clock.run(Color::White);
    clock.read(Millis(2 * MINUTE));
    let fall = clock.fall(Color::White).unwrap();
    clock.add(Color::White, Millis(5 * MINUTE));
    clock.add(Color::White, Millis(-MINUTE));
    assert_eq!((clock.fall(Color::White), clock.remaining(Color::White)), (Some(fall), Millis(4 * MINUTE)));
    clock.set(Color::White, Millis(4 * MINUTE));
    assert_eq!(clock.fall(Color::White), None);
}

#[test]
fn a_faulty_clock_that_is_set_has_its_flag_up() {
    let stage = set(Stage::new(SE2018, "90"), 1_000, 90 * MINUTE).wait(5_000);
    let stage = stage.say(B, Deed::Stop { reason: Some("clock_defect".to_owned()) });
    let stage = stage.say(ARBITER, Deed::SetClock { white: Some(Millis(MINUTE)), black: None });
    stage.rules(Decision::Restored, "L2018-6.10.1", (MINUTE, 0));
    assert!(!stage.account().clocks().is_fallen(Color::White));
}

#[test]
fn an_increment_that_is_used_up_is_not_taken_back() {
    let stage = told(scenario!("illegal_moves/increment_used_up"));
    let ruling = stage.account().rulings().last().unwrap().clone();
    assert_eq!((ruling.decision, ruling.change.white), (Decision::IllegalMove, Millis(0)));
    assert!(ruling.why.iter().all(|why| why.key != "illegal_move_increment_withdrawn"));
    assert_eq!(stage.account().clock().white, Millis(9_000));
    assert!(!stage.account().clocks().is_fallen(Color::White));
    // While it is there it goes, also after the reply.
    let replied = Stage::new(FIDE2023, "61+30").play("e2e5 e7e6").notice_of(Noticed::IllegalMove, Color::White);
    replied.rules(Decision::IllegalMove, "L2023-7.5.1", (-30_000, 120_000));
}

#[test]
fn who_has_sealed_is_not_on_move_and_claims_no_draw() {
    let away = told(scenario!("adjournment/claim-after-sealing"));
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
    let referred = told(scenario!("quickplay/no_arbiter_restarted"));
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
    let script = scenario!("quickplay/two_claims_and_a_flag");
    let last = script.trim_end().rfind('\n').unwrap();
    let waiting = told(&script[..last]);
    assert_eq!(waiting.account().verdict(), None);
    assert_eq!(waiting.account().rulings().last().unwrap().decision, Decision::ClaimRejected);
    assert_eq!(open_of(&waiting).len(), 1);
    let drawn = decided(waiting, 302_000, Choice::Accept).unwrap();
    assert_eq!(drawn.account().verdict().unwrap().reason, EndReason::Quickplay);
    let lost = told(script);
    assert_eq!((lost.account().result().as_str(), lost.account().verdict().unwrap().reason), ("0-1", EndReason::Flag));
}

#[test]
fn an_answer_closes_the_question_it_answers() {
    let answered = told(scenario!("stops/two_complaints_about_handling"));
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
    let set = told(scenario!("stops/fault_and_another_notice"));
    let ruling = set.account().rulings().last().unwrap().clone();
    assert_eq!((ruling.decision, ruling.happened.key.as_ref()), (Decision::Restored, "happened_clock_defect"));
    assert_eq!(set.account().clock().white, Millis(90 * MINUTE));
    // That the clock was set wrong answers it with its own ruling.
    let stage = Stage::new(SE2018, "90").say(W, Deed::Stop { reason: Some("wrong_clock_setting".to_owned()) });
    assert!(stage.notice(Noticed::WrongClockSetting).account().open().is_empty());
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
    let signed = told(scenario!("arrival/late-and-signed"));
    assert_eq!(signed.account().result(), "1-0");
    assert!(decided(signed, 63_000, Choice::Reject).is_err());
}

#[test]
fn the_result_of_the_game_comes_back_however_often_they_signed() {
    let overruled = told(scenario!("sheets/signed-twice-against-mate"));
    let verdict = overruled.account().verdict().unwrap().clone();
    assert_eq!((overruled.account().result().as_str(), verdict.reason), ("1-0", EndReason::Checkmate));
}

#[test]
fn a_sealed_mate_stands_on_the_board_though_its_player_is_late() {
    let mated = told(scenario!("adjournment/sealed-mate-sealer-late"));
    let account = mated.account();
    assert_eq!((account.result().as_str(), account.verdict().unwrap().reason), ("1-0", EndReason::Checkmate));
    assert_eq!(account.moves(&Style::pgn()), ["Ra8#"]);
    assert!(account.fen().starts_with("R6k/") && account.envelope().is_none());
}

#[test]
fn no_number_of_moves_is_too_great_for_the_counter() {
    let counted = told(scenario!("sheets/absurd-number-of-moves"));
    assert_eq!(counted.account().clocks().moves(Color::Black), u32::MAX);
}

#[test]
fn times_beyond_all_measure_are_refused() {
    const BEYOND: i64 = 1_000_000_000_001;
    let stage = Stage::new(SE2018, "90");
    let key = |heard: Result<Stage, BadScript>| heard.err().map(|bad| bad.reason.key.to_string());
    let refused = Some("script_time_too_long".to_owned());
    for time in [BEYOND, -BEYOND, i64::MAX, i64::MIN] {
        let set = Deed::SetClock { white: None, black: Some(Millis(time)) };
        assert_eq!(key(stage.clone().try_say(ARBITER, set)), refused);
        let fine =
            Decide::Penalty { item: "12.9.2".to_owned(), against: Color::White, ms: Some(Millis(time)), points: None };
        assert_eq!(key(stage.clone().try_say(ARBITER, Deed::Decide(fine))), refused);
    }
    assert_eq!(key(stage.clone().at(BEYOND).try_say(W, Deed::Press)), refused);
    let set = Deed::SetClock { white: Some(Millis(BEYOND - 1)), black: None };
    assert_eq!(key(stage.at(BEYOND - 1).try_say(ARBITER, set)), None);
}

#[test]
fn the_counters_begin_with_those_of_the_start_position() {
    let begun = told(scenario!("clock/begins_at_move_39"));
    let clock = begun.account().clocks().clone();
    assert_eq!(Both::new(|color| clock.moves(color)), Both { white: 40, black: 39 });
    assert_eq!(Both::new(|color| clock.period(color).0), Both { white: 1, black: 0 });
    assert_eq!(begun.account().clock().white, Millis(120 * MINUTE - 4_000));
    let black = Stage::from(SE2018, "40/90+30 30+30", "4k3/p7/8/8/8/8/P7/4K3 b - - 0 39");
    let clock = black.account().clocks().clone();
    assert_eq!((clock.moves(Color::White), clock.moves(Color::Black)), (39, 38));
    // Nobody has used time, or gained increments, before the script.
    let sealing = black.play("a7a6 a2a3").say(ARBITER, Deed::Adjourn);
    let label = sealing.account().envelope().unwrap();
    assert_eq!(label.used, Both { white: Millis(2_000), black: Millis(3_000) });
}
