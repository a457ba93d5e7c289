//! The Norwegian arbiter's guide: practice at home in Norway.

use rokade_clause::Country;
use rokade_laws::incident::{Chosen, Setting};
use rokade_laws::referee::{Consequence, Decision};

use crate::desk::{
    DK2009, NO2009, applied, decided, may_be_punished, offered, remembers, rests_on, ruled, ruled_in, says,
};

#[test]
fn no2009_guide_copy_the_text_is_at_hand() {
    let settled = ruled(NO2009, "law_text", &[]);
    rests_on(&settled, "NO2009-guide-copy");
    says(&settled, "incident_text_at_hand");
    assert!(!applied(&ruled(DK2009, "law_text", &[])).contains(&"NO2009-guide-copy"));
}

#[test]
fn no2009_guide_by_law_an_exception_needs_reasons() {
    let settled = ruled(NO2009, "not_in_laws", &[("nearest", "6.12")]);
    rests_on(&settled, "NO2009-guide-by-law");
    assert!(settled.record.contains(&"reasoning"));
    assert_eq!(offered(&settled), ["accept", "reject"]);
}

#[test]
fn no2009_guide_four_steps_every_ruling_has_them() {
    let settled = ruled(NO2009, "not_in_laws", &[("nearest", "6.12")]);
    rests_on(&settled, "NO2009-guide-four-steps");
    for key in ["disrepute", "display_claim", "clock_handling"] {
        let settled = ruled(NO2009, key, &[("who", "white"), ("handling", "finger")]);
        assert!(!settled.happened.key.is_empty() && !settled.bearing.is_empty() && !settled.why.is_empty());
        assert!(settled.decision.is_some() || !settled.open.is_empty(), "a conclusion, or what it rests on");
    }
}

#[test]
fn no2009_guide_hermeneutic_a_sensible_thought_lies_behind() {
    let settled = ruled(NO2009, "not_in_laws", &[("nearest", "8.1")]);
    rests_on(&settled, "NO2009-guide-hermeneutic");
    assert!(!applied(&ruled(DK2009, "not_in_laws", &[("nearest", "8.1")])).contains(&"NO2009-guide-hermeneutic"));
}

#[test]
fn no2009_guide_no_count_not_even_by_a_sign() {
    let settled = ruled(NO2009, "arbiter_intervenes", &[("wish", "say_move_count"), ("flag_down", "no")]);
    rests_on(&settled, "NO2009-guide-no-count");
    let after = ruled(NO2009, "arbiter_intervenes", &[("wish", "say_move_count"), ("flag_down", "yes")]);
    assert!(!applied(&after).contains(&"NO2009-guide-no-count"), "then the sheets are completed");
}

#[test]
fn no2009_guide_analysis_calls_for_a_hard_line() {
    let given = [("who", "black"), ("help", "analysis_board")];
    let settled = ruled(NO2009, "outside_help", &given);
    remembers(&settled, "NO2009-guide-analysis");
    may_be_punished(NO2009, &settled, "L2009-12.7");
    let lost = decided(NO2009, "outside_help", &given, Chosen::new("13.4.d")).unwrap();
    assert_eq!((lost.decision, lost.consequence), (Some(Decision::Penalty), Consequence::GameLost));
    assert!(ruled(DK2009, "outside_help", &given).precedents.iter().all(|id| id.as_str() != "NO2009-guide-analysis"));
}

#[test]
fn no2009_guide_venue_is_defined_before_the_event() {
    for left in ["venue", "area_on_move"] {
        let settled = ruled(NO2009, "left_area", &[("left", left), ("who", "white"), ("permission", "no")]);
        remembers(&settled, "NO2009-guide-venue");
        rests_on(&settled, "L2009-12.2");
        may_be_punished(NO2009, &settled, "L2009-12.7");
    }
}

#[test]
fn no2009_guide_cj_default_is_full_watch() {
    let full = ruled(NO2009, "time_trouble_watch", &[("announced_watch", "full")]);
    rests_on(&full, "NO2009-guide-cj-default");
    says(&full, "incident_full_watch");
    for less in ["limited", "none"] {
        let settled = ruled(NO2009, "time_trouble_watch", &[("announced_watch", less)]);
        rests_on(&settled, "NO2009-guide-cj-default");
        says(&settled, "incident_other_watch_announced");
    }
    assert!(
        !applied(&ruled(DK2009, "time_trouble_watch", &[("announced_watch", "full")]))
            .contains(&"NO2009-guide-cj-default")
    );
}

#[test]
fn no2009_guide_cj_stay_until_the_flag_falls() {
    let settled = ruled(NO2009, "arbiter_intervenes", &[("wish", "leave_board")]);
    rests_on(&settled, "NO2009-guide-cj-stay");
    rests_on(&ruled(NO2009, "time_trouble_watch", &[("announced_watch", "full")]), "NO2009-guide-cj-stay");
    rests_on(&ruled(DK2009, "arbiter_intervenes", &[("wish", "leave_board")]), "L2009-13.3");
}

#[test]
fn a_norwegian_event_under_newer_laws_keeps_its_guide() {
    let mut setting = Setting::new(rokade_clause::Edition::FIDE_2023);
    setting.federation = Some(Country::Norway);
    rests_on(&ruled_in(&setting, "law_text", &[]), "NO2009-guide-copy");
}

#[test]
fn a_child_who_cannot_write_is_excused() {
    let given = [("who", "white"), ("cause", "child")];
    let settled = ruled(NO2009, "cannot_write", &given);
    remembers(&settled, "NO2009-guide-analogy");
    rests_on(&settled, "L2009-8.1.p4");
    let ten = Chosen::new("deduction").time(rokade_laws::referee::Millis::from_minutes(10));
    let settled = decided(NO2009, "cannot_write", &given, ten).unwrap();
    assert_eq!(settled.change.white, rokade_laws::referee::Millis::from_minutes(-10));
    assert_eq!(settled.change.black, rokade_laws::referee::Millis::ZERO);
}

#[test]
fn doubt_about_a_touched_man_favours_the_accused() {
    for witness in ["none", "denies"] {
        let settled = ruled(NO2009, "word_against_word", &[("who", "white"), ("witness", witness)]);
        remembers(&settled, "NO2009-guide-touch-proof");
        assert_eq!(settled.decision, Some(Decision::TouchRejected));
    }
    let settled = ruled(NO2009, "word_against_word", &[("who", "white"), ("witness", "confirms")]);
    assert_eq!(settled.decision, Some(Decision::TouchUpheld));
}
