//! Conduct: what is forbidden, and the penalties that the arbiter may choose.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::incident::{Chosen, Count, Counter};
use rokade_laws::referee::{Consequence, Decision};

use crate::desk::{DK2001, DK2009, FIDE2023, NO2009, SE2018, decided, may_be_punished, offered, rests_on, ruled, says};

/// The breach is open for the list of penalties, and the first of them is a warning that counts.
fn punished(edition: Edition, key: &str, given: &[(&str, &str)], clause: &str, sanction: &str) {
    let settled = ruled(edition, key, given);
    rests_on(&settled, clause);
    may_be_punished(edition, &settled, sanction);
    let warning = settled.open[0].choices[0].choice.clone();
    let settled = decided(edition, key, given, Chosen::new(warning)).unwrap();
    assert_eq!((settled.decision, settled.consequence), (Some(Decision::Penalty), Consequence::Warned));
    assert_eq!(settled.counts, [Count { against: settled.against.unwrap(), counter: Counter::Warning, total: 1 }]);
    assert!(settled.open.is_empty());
    rests_on(&settled, clause);
}

/// With permission nothing follows; without it the breach can be punished.
fn needs_permission(edition: Edition, left: &str, clause: &str, sanction: &str) {
    let allowed = ruled(edition, "left_area", &[("left", left), ("who", "black"), ("permission", "yes")]);
    rests_on(&allowed, clause);
    assert_eq!((allowed.decision, allowed.open.len()), (Some(Decision::NoAction), 0));
    punished(edition, "left_area", &[("left", left), ("who", "black"), ("permission", "no")], clause, sanction);
}

fn stranger(edition: Edition, clause: &str) {
    let settled = ruled(edition, "left_area", &[("left", "stranger_entered"), ("permission", "no")]);
    rests_on(&settled, clause);
    assert_eq!(offered(&settled), ["expel", "none"]);
    let allowed = ruled(edition, "left_area", &[("left", "stranger_entered"), ("permission", "yes")]);
    assert_eq!(allowed.decision, Some(Decision::NoAction));
}

/// The event may ask for a report; where it does not, the player is free to walk.
fn report(edition: Edition, clause: &str, sanction: &str) {
    let off_move = [("left", "area_off_move"), ("who", "white"), ("must_report", "yes")];
    punished(edition, "left_area", &off_move, clause, sanction);
    let free = ruled(edition, "left_area", &[("left", "area_off_move"), ("who", "white"), ("must_report", "no")]);
    says(&free, "incident_free_to_walk");
    assert_eq!(free.decision, Some(Decision::NoAction));
}

/// Telling the arbiter is right; telling a player is not, and the person may have to leave.
fn spectators(edition: Edition, clause: &str) {
    let told = ruled(edition, "spectators", &[("interference", "told_arbiter")]);
    rests_on(&told, clause);
    assert_eq!((told.decision, told.open.len()), (Some(Decision::NoAction), 0));
    for wrong in ["told_player", "talked", "other_player"] {
        let settled = ruled(edition, "spectators", &[("interference", wrong)]);
        rests_on(&settled, clause);
        assert_eq!(offered(&settled), ["expel", "none"]);
        let settled = decided(edition, "spectators", &[("interference", wrong)], Chosen::new("expel")).unwrap();
        assert_eq!(settled.consequence, Consequence::BeyondTheGame);
    }
}

#[test]
fn l2001_12_1_disrepute_is_for_the_list_of_penalties() {
    punished(DK2001, "disrepute", &[("who", "white")], "L2001-12.1", "L2001-12.6");
}

#[test]
fn l2009_12_1_disrepute_is_for_the_list_of_penalties() {
    punished(DK2009, "disrepute", &[("who", "white")], "L2009-12.1", "L2009-12.7");
}

#[test]
fn l2018_11_1_disrepute_is_for_the_list_of_penalties() {
    punished(SE2018, "disrepute", &[("who", "white")], "L2018-11.1", "L2018-11.6");
}

#[test]
fn l2023_11_1_disrepute_is_for_the_list_of_penalties() {
    punished(FIDE2023, "disrepute", &[("who", "white")], "L2023-11.1", "L2023-11.6");
}

#[test]
fn l2001_12_2_notes_advice_and_analysis_are_forbidden() {
    for help in ["notes", "book", "advice", "analysis_board", "computer"] {
        punished(DK2001, "outside_help", &[("who", "black"), ("help", help)], "L2001-12.2", "L2001-12.6");
    }
    punished(DK2001, "notes_on_sheet", &[("who", "white")], "L2001-12.2", "L2001-12.6");
}

#[test]
fn l2009_12_3_a_notes_advice_and_analysis_are_forbidden() {
    for help in ["notes", "book", "advice", "analysis_board", "computer"] {
        punished(DK2009, "outside_help", &[("who", "black"), ("help", help)], "L2009-12.3.a", "L2009-12.7");
    }
}

#[test]
fn l2018_11_3_1_notes_advice_and_analysis_are_forbidden() {
    for help in ["notes", "book", "advice", "analysis_board", "computer"] {
        punished(SE2018, "outside_help", &[("who", "black"), ("help", help)], "L2018-11.3.1", "L2018-11.6");
    }
}

#[test]
fn l2023_11_3_1_notes_advice_and_analysis_are_forbidden() {
    for help in ["notes", "book", "advice", "analysis_board", "computer"] {
        punished(FIDE2023, "outside_help", &[("who", "black"), ("help", help)], "L2023-11.3.1", "L2023-11.6");
    }
}

#[test]
fn l2001_12_5_disturbing_includes_unreasonable_offers() {
    for how in ["noise", "talking", "gestures"] {
        punished(DK2001, "disturbance", &[("who", "white"), ("disturbs_by", how)], "L2001-12.5", "L2001-12.6");
    }
    for what in ["offers", "claims"] {
        punished(DK2001, "repeated_offers", &[("who", "white"), ("annoyance", what)], "L2001-12.5", "L2001-12.6");
    }
}

#[test]
fn l2009_12_6_disturbing_includes_unreasonable_offers() {
    for how in ["noise", "talking", "gestures"] {
        punished(DK2009, "disturbance", &[("who", "white"), ("disturbs_by", how)], "L2009-12.6", "L2009-12.7");
    }
    for what in ["offers", "claims"] {
        punished(DK2009, "repeated_offers", &[("who", "white"), ("annoyance", what)], "L2009-12.6", "L2009-12.7");
    }
}

#[test]
fn l2018_11_5_disturbing_includes_unreasonable_offers() {
    for how in ["noise", "talking", "gestures"] {
        punished(SE2018, "disturbance", &[("who", "white"), ("disturbs_by", how)], "L2018-11.5", "L2018-11.6");
    }
    for what in ["offers", "claims"] {
        punished(SE2018, "repeated_offers", &[("who", "white"), ("annoyance", what)], "L2018-11.5", "L2018-11.6");
    }
}

#[test]
fn l2023_11_5_disturbing_includes_unreasonable_offers() {
    for how in ["noise", "talking", "gestures"] {
        punished(FIDE2023, "disturbance", &[("who", "white"), ("disturbs_by", how)], "L2023-11.5", "L2023-11.6");
    }
    for what in ["offers", "claims"] {
        punished(FIDE2023, "repeated_offers", &[("who", "white"), ("annoyance", what)], "L2023-11.5", "L2023-11.6");
    }
}

#[test]
fn l2001_12_4_leaving_needs_permission() {
    needs_permission(DK2001, "venue", "L2001-12.4", "L2001-12.6");
    needs_permission(DK2001, "area_on_move", "L2001-12.4", "L2001-12.6");
    let free = ruled(DK2001, "left_area", &[("left", "area_off_move"), ("who", "white"), ("must_report", "no")]);
    rests_on(&free, "L2001-12.4");
    assert_eq!(free.decision, Some(Decision::NoAction));
}

#[test]
fn l2009_12_2_leaving_needs_permission() {
    needs_permission(DK2009, "venue", "L2009-12.2", "L2009-12.7");
    needs_permission(DK2009, "area_on_move", "L2009-12.2", "L2009-12.7");
    let free = ruled(DK2009, "left_area", &[("left", "area_off_move"), ("who", "white"), ("must_report", "no")]);
    rests_on(&free, "L2009-12.2");
    assert_eq!(free.decision, Some(Decision::NoAction));
}

#[test]
fn l2018_11_2_3_1_leaving_the_venue_needs_permission() {
    needs_permission(SE2018, "venue", "L2018-11.2.3.1", "L2018-11.6");
}

#[test]
fn l2018_11_2_3_2_leaving_the_area_on_move_needs_permission() {
    needs_permission(SE2018, "area_on_move", "L2018-11.2.3.2", "L2018-11.6");
}

#[test]
fn l2018_11_2_3_3_others_need_permission_to_enter() {
    stranger(SE2018, "L2018-11.2.3.3");
}

#[test]
fn l2018_11_2_4_the_event_may_ask_for_a_report() {
    report(SE2018, "L2018-11.2.4", "L2018-11.6");
}

#[test]
fn l2023_11_2_3_1_leaving_the_venue_needs_permission() {
    needs_permission(FIDE2023, "venue", "L2023-11.2.3.1", "L2023-11.6");
}

#[test]
fn l2023_11_2_3_2_leaving_the_area_on_move_needs_permission() {
    needs_permission(FIDE2023, "area_on_move", "L2023-11.2.3.2", "L2023-11.6");
}

#[test]
fn l2023_11_2_3_3_others_need_permission_to_enter() {
    stranger(FIDE2023, "L2023-11.2.3.3");
}

#[test]
fn l2023_11_2_4_the_event_may_ask_for_a_report() {
    report(FIDE2023, "L2023-11.2.4", "L2023-11.6");
}

#[test]
fn l2001_13_7_spectators_who_interfere_may_be_expelled() {
    spectators(DK2001, "L2001-13.7");
}

#[test]
fn l2009_13_7_a_spectators_who_interfere_may_be_expelled() {
    spectators(DK2009, "L2009-13.7.a");
    spectators(NO2009, "L2009-13.7.a");
}

#[test]
fn l2018_12_7_spectators_who_interfere_may_be_expelled() {
    spectators(SE2018, "L2018-12.7");
}

#[test]
fn l2023_12_7_spectators_who_interfere_may_be_expelled() {
    spectators(FIDE2023, "L2023-12.7");
}

#[test]
fn only_the_edition_of_2001_may_leave_a_breach_unpunished() {
    for edition in Edition::all() {
        let settled = ruled(edition, "disrepute", &[("who", "black")]);
        assert_eq!(offered(&settled).contains(&"none"), edition == DK2001);
        assert_eq!(settled.against, Some(Color::Black));
    }
    let settled = decided(DK2001, "disrepute", &[("who", "black")], Chosen::new("none")).unwrap();
    assert_eq!((settled.decision, settled.consequence), (Some(Decision::NoAction), Consequence::PlayGoesOn));
}
