//! The rulings of the Danish board of appeal, as precedents that decide.

use rokade_board::Color;
use rokade_clause::Country;
use rokade_laws::incident::{Counter, Setting};
use rokade_laws::referee::{Consequence, Decision, Score};

use crate::desk::{
    DK2001, DK2009, FIDE2023, NO2009, SE2018, applied, decided, offered, remembers, rests_on, ruled, ruled_in, says,
};

const POSTPONED: [(&str, &str); 2] = [("who", "black"), ("notice_given", "yes")];
const BAN: [(&str, &str); 2] = [("who", "white"), ("decided_by", "whole_committee")];

fn with<'a>(base: &[(&'a str, &'a str)], more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    base.iter().chain(more).copied().collect()
}

#[test]
fn dk_ruling_12_no_right_to_another_day() {
    for (opponent, arbiter) in [("no", "no"), ("yes", "no"), ("no", "yes")] {
        let given = with(&POSTPONED, &[("opponent_agrees", opponent), ("arbiter_agrees", arbiter)]);
        let settled = ruled(DK2001, "postponement", &given);
        rests_on(&settled, "DK-ruling-12");
        assert_eq!((settled.decision, settled.score), (Some(Decision::GameOver), Some(Score::win(Color::White))));
    }
    let agreed = with(&POSTPONED, &[("opponent_agrees", "yes"), ("arbiter_agrees", "yes")]);
    let settled = ruled(DK2001, "postponement", &agreed);
    assert_eq!((settled.decision, settled.score), (Some(Decision::ClaimAccepted), None));
    rests_on(&ruled(SE2018, "postponement", &agreed), "L2018-foreword.1");
}

#[test]
fn dk_ruling_42_trying_to_move_the_game_is_not_unsporting() {
    let given = with(&BAN, &[("event_body", "coordinated"), ("absence", "tried_to_move")]);
    let settled = ruled(DK2001, "absence_ban", &given);
    rests_on(&settled, "DK-ruling-42");
    assert_eq!((settled.decision, settled.consequence), (Some(Decision::ClaimAccepted), Consequence::NothingFollows));
    let none = ruled(DK2001, "absence_ban", &with(&BAN, &[("event_body", "coordinated"), ("absence", "no_reason")]));
    assert_eq!(offered(&none), ["ban", "warning", "none"]);
    rests_on(&none, "DK-ruling-97");
}

#[test]
fn dk_ruling_116_a_closed_club_event_is_outside_competence() {
    let club = [("signed_without_reservation", "no"), ("event_body", "club_event")];
    let settled = ruled(DK2001, "late_protest", &club);
    rests_on(&settled, "DK-ruling-116");
    assert_eq!(settled.decision, Some(Decision::ClaimRejected));
    let union = [("signed_without_reservation", "no"), ("event_body", "union_event")];
    let heard = ruled(DK2001, "late_protest", &union);
    assert_eq!(heard.decision, Some(Decision::ClaimAccepted));
    assert!(!applied(&heard).contains(&"DK-ruling-116"));
    let ban = ruled(DK2001, "absence_ban", &with(&BAN, &[("event_body", "club_event"), ("absence", "no_reason")]));
    rests_on(&ban, "DK-ruling-116");
}

#[test]
fn dk_ruling_118_a_class_of_its_own_gives_no_ban() {
    let given = with(&BAN, &[("event_body", "own_committee"), ("absence", "no_reason")]);
    let settled = ruled(DK2001, "absence_ban", &given);
    rests_on(&settled, "DK-ruling-118");
    assert_eq!(settled.decision, Some(Decision::ClaimAccepted), "the ban is annulled");
}

#[test]
fn dk_ruling_128_leafing_through_a_book_earned_a_warning() {
    let given = [("who", "white"), ("help", "book")];
    let settled = ruled(DK2001, "outside_help", &given);
    remembers(&settled, "DK-ruling-128");
    rests_on(&settled, "L2001-12.2");
    let warned = decided(DK2001, "outside_help", &given, rokade_laws::incident::Chosen::new("13.4.a")).unwrap();
    assert_eq!(warned.counts[0].counter, Counter::Warning);
    assert!(ruled(NO2009, "outside_help", &given).precedents.iter().all(|id| id.as_str() != "DK-ruling-128"));
}

#[test]
fn dk_ruling_133_a_signed_card_closes_the_protest() {
    let signed = [("signed_without_reservation", "yes"), ("event_body", "union_event")];
    for edition in [DK2001, DK2009] {
        let settled = ruled(edition, "late_protest", &signed);
        rests_on(&settled, "DK-ruling-133");
        assert_eq!(settled.decision, Some(Decision::ClaimRejected));
    }
    let mut today = Setting::new(FIDE2023);
    today.federation = Some(Country::Denmark);
    let settled = ruled_in(&today, "late_protest", &signed);
    assert_eq!(offered(&settled), ["accept", "reject"], "the newer Laws allow an appeal after signing");
    let reserved = [("signed_without_reservation", "no"), ("event_body", "union_event")];
    assert_eq!(ruled(DK2001, "late_protest", &reserved).decision, Some(Decision::ClaimAccepted));
}

#[test]
fn dk_ruling_135_the_whole_committee_decides_and_forgetting_is_a_warning() {
    let base = [("who", "black"), ("event_body", "coordinated")];
    let alone = with(&base, &[("absence", "forgot_moved_game"), ("decided_by", "one_arbiter")]);
    let settled = ruled(DK2001, "absence_ban", &alone);
    rests_on(&settled, "DK-ruling-135");
    says(&settled, "incident_ban_whole_committee");
    assert_eq!(settled.consequence, Consequence::NothingFollows);
    let forgot = with(&base, &[("absence", "forgot_moved_game"), ("decided_by", "whole_committee")]);
    let settled = ruled(DK2001, "absence_ban", &forgot);
    rests_on(&settled, "DK-ruling-135");
    assert_eq!((settled.decision, settled.consequence), (Some(Decision::Penalty), Consequence::Warned));
    let ill = with(&base, &[("absence", "ill_no_contact"), ("decided_by", "whole_committee")]);
    let settled = ruled(DK2001, "absence_ban", &ill);
    rests_on(&settled, "DK-ruling-135");
    assert_eq!(settled.decision, Some(Decision::ClaimAccepted));
}

#[test]
fn dk_ruling_139_reason_and_proof_make_a_notice_valid() {
    let unproved = [("who", "white"), ("valid_reason", "yes"), ("proved", "no"), ("rule_published", "no")];
    let settled = ruled(DK2001, "withdrawal_notice", &unproved);
    rests_on(&settled, "DK-ruling-139");
    says(&settled, "incident_rule_not_published");
    assert_eq!(settled.score, Some(Score::win(Color::Black)), "rated as a loss");
    let proved = [("who", "white"), ("valid_reason", "yes"), ("proved", "yes"), ("rule_published", "yes")];
    let settled = ruled(DK2001, "withdrawal_notice", &proved);
    assert_eq!((settled.decision, settled.score), (Some(Decision::ClaimAccepted), None));
}

#[test]
fn dk_ruling_38_the_sender_bears_the_risk_of_the_postmark() {
    let late = [("dispute", "late_postmark"), ("who", "white"), ("days_over", "yes")];
    let settled = ruled(DK2001, "correspondence", &late);
    rests_on(&settled, "DK-ruling-38");
    assert_eq!(settled.score, Some(Score::win(Color::Black)));
    let in_time = [("dispute", "late_postmark"), ("who", "white"), ("days_over", "no")];
    assert_eq!(ruled(DK2001, "correspondence", &in_time).score, None);
}

#[test]
fn dk_ruling_59_only_a_careless_sender_pays_for_an_unreadable_move() {
    let damaged = [("dispute", "unreadable_card"), ("who", "white"), ("sender_at_fault", "no")];
    let settled = ruled(DK2001, "correspondence", &damaged);
    rests_on(&settled, "DK-ruling-59");
    assert_eq!((settled.decision, settled.consequence), (Some(Decision::NoAction), Consequence::PlayGoesOn));
    let careless = [("dispute", "unreadable_card"), ("who", "white"), ("sender_at_fault", "yes")];
    let settled = ruled(DK2001, "correspondence", &careless);
    assert_eq!((settled.decision, settled.consequence), (Some(Decision::Penalty), Consequence::ClockAdjusted));
}

#[test]
fn dk_ruling_107_an_unclear_postmark_is_read_with_other_facts() {
    let given = [("dispute", "unclear_postmark"), ("who", "black"), ("days_over", "yes")];
    let settled = ruled(DK2001, "correspondence", &given);
    rests_on(&settled, "DK-ruling-107");
    assert_eq!(settled.score, Some(Score::win(Color::White)));
}

#[test]
fn dk_ruling_120_advice_is_custom_where_the_player_signs_each_move() {
    let approved = [("dispute", "computer_advice"), ("who", "white"), ("approved_moves", "yes")];
    let settled = ruled(DK2001, "correspondence", &approved);
    rests_on(&settled, "DK-ruling-120");
    assert_eq!((settled.decision, settled.open.len()), (Some(Decision::NoAction), 0));
    let not = [("dispute", "computer_advice"), ("who", "white"), ("approved_moves", "no")];
    assert_eq!(offered(&ruled(DK2001, "correspondence", &not)), ["accept", "reject"]);
}

#[test]
fn precedents_are_at_home_in_their_own_country() {
    let clock = [("who", "white"), ("fault", "bent_flag"), ("evident", "no")];
    for edition in [DK2001, DK2009] {
        remembers(&ruled(edition, "faulty_clock", &clock), "DK-ruling-95");
        remembers(&ruled(edition, "faulty_clock", &clock), "DK-ruling-103");
    }
    assert!(ruled(SE2018, "faulty_clock", &clock).precedents.is_empty());
    let mut danish = Setting::new(FIDE2023);
    danish.federation = Some(Country::Denmark);
    remembers(&ruled_in(&danish, "faulty_clock", &clock), "DK-ruling-95");
    remembers(&ruled(DK2001, "prearranged_draw", &[("where_agreed", "not_met")]), "DK-ruling-49");
    remembers(&ruled(DK2001, "pairing_error", &[("protest_before_start", "no")]), "DK-ruling-47b");
}
