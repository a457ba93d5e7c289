//! The arbiter's own part: analogy, silence, extra time, assistants, appeals.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::incident::{self, Answers, AppealRight, Chosen, Missing, Setting};
use rokade_laws::referee::{Consequence, Decision, Millis};

use crate::desk::{
    DK2001, DK2009, FIDE2023, NO2009, SE2018, applied, decided, may_be_punished, offered, rests_on, ruled, says,
};

/// The nearest rule is named and written down; silence of the edition leads there by itself.
fn analogy(edition: Edition, clause: &str) {
    let unanswered = incident::rule("not_in_laws", &Setting::new(edition), &Answers::default());
    assert!(matches!(unanswered, Err(Missing::Unanswered(question)) if question.key == "nearest"));
    let settled = ruled(edition, "not_in_laws", &[("nearest", "as if the clock had been stopped")]);
    rests_on(&settled, clause);
    assert!(settled.happened.facts.contains_key("nearest"));
    assert!(settled.record.contains(&"reasoning"));
    assert_eq!(offered(&settled), ["accept", "reject"]);
    let silent = ruled(edition, "electronic_sheet", &[("who", "white")]);
    assert_eq!(applied(&silent).contains(&clause), edition != FIDE2023, "only 2023 knows electronic sheets");
}

/// One or both players may be given time; nobody must be.
fn extra_time(edition: Edition, clause: &str) {
    for (disturbed, choice, white, black) in
        [("white", "time_white", 3, 0), ("black", "time_black", 0, 3), ("both", "time_both", 3, 3)]
    {
        let given = [("disturbed", disturbed)];
        let settled = ruled(edition, "outside_disturbance", &given);
        rests_on(&settled, clause);
        assert_eq!(offered(&settled), [choice, "none"]);
        let minutes = Millis::from_minutes(3);
        let added = decided(edition, "outside_disturbance", &given, Chosen::new(choice).time(minutes)).unwrap();
        assert_eq!((added.decision, added.consequence), (Some(Decision::Restored), Consequence::ClockAdjusted));
        assert_eq!(added.change[Color::White], Millis::from_minutes(white));
        assert_eq!(added.change[Color::Black], Millis::from_minutes(black));
        let unnamed = decided(edition, "outside_disturbance", &given, Chosen::new(choice));
        assert_eq!(unnamed, Err(Missing::AmountNeeded(choice.to_owned())));
    }
    let none = decided(edition, "outside_disturbance", &[("disturbed", "both")], Chosen::new("none")).unwrap();
    assert_eq!((none.decision, none.change.white, none.change.black), (Some(Decision::NoAction), Millis(0), Millis(0)));
}

/// The arbiter keeps silent; only a fallen flag opens the move count.
fn silence(edition: Edition, clause: &str) {
    for wish in ["say_opponent_moved", "say_press"] {
        let settled = ruled(edition, "arbiter_intervenes", &[("wish", wish)]);
        rests_on(&settled, clause);
        says(&settled, "incident_keep_silent");
    }
    let before = ruled(edition, "arbiter_intervenes", &[("wish", "say_move_count"), ("flag_down", "no")]);
    says(&before, "incident_keep_silent");
    let after = ruled(edition, "arbiter_intervenes", &[("wish", "say_move_count"), ("flag_down", "yes")]);
    says(&after, "incident_count_after_flag");
    rests_on(&after, clause);
}

/// Every decision can be appealed, that on a quickplay claim included.
fn appeal_even_after_signing(edition: Edition, clause: &str) {
    for key in ["disrepute", "quickplay"] {
        let given = [("who", "white"), ("grounds", "cannot_win"), ("under_two_minutes", "yes")];
        let settled = ruled(edition, key, &given);
        assert_eq!(settled.appeal.right, AppealRight::Allowed);
        assert_eq!(settled.appeal.reason.clauses[0].as_str(), clause);
    }
    let signed = ruled(edition, "late_protest", &[("signed_without_reservation", "yes")]);
    rests_on(&signed, clause);
    assert_eq!(offered(&signed), ["accept", "reject"]);
}

#[test]
fn l2001_foreword_1_what_is_not_mentioned_goes_by_analogy() {
    analogy(DK2001, "L2001-foreword.1");
}

#[test]
fn l2009_foreword_1_what_is_not_mentioned_goes_by_analogy() {
    analogy(DK2009, "L2009-foreword.1");
    analogy(NO2009, "L2009-foreword.1");
}

#[test]
fn l2018_foreword_1_what_is_not_mentioned_goes_by_analogy() {
    analogy(SE2018, "L2018-foreword.1");
}

#[test]
fn l2023_0_2_1_what_is_not_mentioned_goes_by_analogy() {
    analogy(FIDE2023, "L2023-0.2.1");
}

#[test]
fn l2001_13_5_disturbance_from_outside_may_give_time() {
    extra_time(DK2001, "L2001-13.5");
}

#[test]
fn l2009_13_5_disturbance_from_outside_may_give_time() {
    extra_time(DK2009, "L2009-13.5");
}

#[test]
fn l2018_12_5_disturbance_from_outside_may_give_time() {
    extra_time(SE2018, "L2018-12.5");
}

#[test]
fn l2023_12_5_disturbance_from_outside_may_give_time() {
    extra_time(FIDE2023, "L2023-12.5");
}

#[test]
fn l2001_13_6_the_arbiter_keeps_silent() {
    silence(DK2001, "L2001-13.6");
}

#[test]
fn l2009_13_6_the_arbiter_keeps_silent() {
    silence(DK2009, "L2009-13.6");
}

#[test]
fn l2018_12_6_the_arbiter_keeps_silent() {
    silence(SE2018, "L2018-12.6");
}

#[test]
fn l2023_12_6_the_arbiter_keeps_silent() {
    silence(FIDE2023, "L2023-12.6");
}

#[test]
fn l2009_12_10_all_but_quickplay_can_be_appealed() {
    let ordinary = ruled(DK2009, "disrepute", &[("who", "white")]);
    assert_eq!(ordinary.appeal.right, AppealRight::Allowed);
    assert_eq!(ordinary.appeal.reason.clauses[0].as_str(), "L2009-12.10");
    let quickplay = [("who", "white"), ("grounds", "cannot_win"), ("under_two_minutes", "yes")];
    let claimed = ruled(DK2009, "quickplay", &quickplay);
    assert_eq!(claimed.appeal.right, AppealRight::Final);
    assert!(claimed.appeal.reason.clauses.iter().any(|clause| clause.as_str() == "L2009-12.10"));
    assert_eq!(ruled(DK2001, "disrepute", &[("who", "white")]).appeal.right, AppealRight::Event);
}

#[test]
fn l2018_11_10_a_decision_can_be_appealed_after_signing() {
    appeal_even_after_signing(SE2018, "L2018-11.10");
}

#[test]
fn l2018_11_11_both_players_must_help() {
    let settled = ruled(SE2018, "help_refused", &[("who", "black")]);
    rests_on(&settled, "L2018-11.11");
    may_be_punished(SE2018, &settled, "L2018-11.11");
    let earlier = ruled(DK2009, "help_refused", &[("who", "black")]);
    rests_on(&earlier, "L2009-8.5.c-DK");
}

#[test]
fn l2018_12_4_assistants_may_watch() {
    let settled = ruled(SE2018, "time_trouble_watch", &[("announced_watch", "full")]);
    rests_on(&settled, "L2018-12.4");
    says(&settled, "incident_assistants");
    let earlier = ruled(DK2009, "time_trouble_watch", &[("announced_watch", "full")]);
    assert!(earlier.why.iter().all(|why| why.key != "incident_assistants"));
}

#[test]
fn l2023_11_10_a_decision_can_be_appealed_after_signing() {
    appeal_even_after_signing(FIDE2023, "L2023-11.10");
}

#[test]
fn l2023_11_11_both_players_must_help() {
    let settled = ruled(FIDE2023, "help_refused", &[("who", "black")]);
    rests_on(&settled, "L2023-11.11");
    may_be_punished(FIDE2023, &settled, "L2023-11.11");
    let earlier = ruled(DK2009, "help_refused", &[("who", "black")]);
    rests_on(&earlier, "L2009-8.5.c-DK");
}

#[test]
fn l2023_12_4_assistants_may_watch() {
    let settled = ruled(FIDE2023, "time_trouble_watch", &[("announced_watch", "full")]);
    rests_on(&settled, "L2023-12.4");
    says(&settled, "incident_assistants");
    let earlier = ruled(DK2009, "time_trouble_watch", &[("announced_watch", "full")]);
    assert!(earlier.why.iter().all(|why| why.key != "incident_assistants"));
}

#[test]
fn the_union_sets_a_time_for_appeals() {
    let mut setting = Setting::new(DK2009);
    setting.regulations = Some(rokade_laws::referee::Regulations::Dsu);
    let settled = crate::desk::ruled_in(&setting, "disrepute", &[("who", "white")]);
    assert_eq!(settled.appeal.deadline.unwrap().clauses[0].as_str(), "D4.1-17");
    assert_eq!(ruled(DK2009, "disrepute", &[("who", "white")]).appeal.deadline, None);
}
