//! Conduct, devices and people around the board.

use super::Incident;
use super::ask::{Ask, Kind, Missing, WHO};
use super::judgement::Judgement;
use super::moves::{CAN_MATE, POSITION};
use super::script::{ORDINARY, Script};
use super::setting::Case;
use super::settled::Settled;
use crate::referee::{Consequence, Decision, Noticed};
use rokade_board::Color;
use rokade_clause::{Citation, Logic, rule};

pub(super) const INCIDENTS: &[Incident] = &[
    Incident {
        key: "phone",
        asks: &[WHO, Ask::always("device", Kind::Choice(&["sound", "carried", "switched_off"])), CAN_MATE, POSITION],
        record: &["what_was_seen", "witnesses", "position"],
        precedents: &[],
        settle: phone,
    },
    Incident {
        key: "inspection_refused",
        asks: &[WHO],
        record: &["what_was_said", "witnesses"],
        precedents: &[],
        settle: |case| {
            Judgement::of(case, "reported_inspection_refused")
                .why("incident_must_be_inspected", INSPECTION)
                .bearing(STUBBORN)
                .punishable(case.who(), INSPECTION)
                .settle()
        },
    },
    Incident {
        key: "outside_help",
        asks: &[WHO, Ask::always("help", Kind::Choice(&["notes", "book", "advice", "analysis_board", "computer"]))],
        record: &["what_was_seen", "witnesses"],
        precedents: &["DK-ruling-128", "NO2009-guide-analysis"],
        settle: |case| {
            Judgement::of(case, "reported_outside_help")
                .why("incident_no_help", HELP)
                .punishable(case.who(), SANCTION)
                .settle()
        },
    },
    Incident {
        key: "left_area",
        asks: &[
            Ask::always("left", Kind::Choice(&["venue", "area_on_move", "area_off_move", "stranger_entered"])),
            Ask::when("who", Kind::Color, |case| !case.is("left", "stranger_entered")),
            Ask::when("permission", Kind::YesNo, |case| !case.is("left", "area_off_move")),
            Ask::when("must_report", Kind::YesNo, |case| case.is("left", "area_off_move")),
        ],
        record: &["what_was_seen", "reason_given"],
        precedents: &["NO2009-guide-venue"],
        settle: left_area,
    },
    Incident {
        key: "disturbance",
        asks: &[WHO, Ask::always("disturbs_by", Kind::Choice(&["noise", "talking", "gestures", "smoking"]))],
        record: &["what_was_seen", "how_often"],
        precedents: &[],
        settle: |case| {
            let rule = if case.is("disturbs_by", "smoking") { SMOKING } else { DISTURBING };
            Judgement::of(case, "reported_disturbance")
                .why("incident_disturbs", rule)
                .bearing(DISTURBING)
                .punishable(case.who(), SANCTION)
                .settle()
        },
    },
    Incident {
        key: "disrepute",
        asks: &[WHO],
        record: &["what_was_seen", "what_was_said", "witnesses"],
        precedents: &[],
        settle: |case| {
            Judgement::of(case, "reported_disrepute")
                .why("incident_no_disrepute", DISREPUTE)
                .punishable(case.who(), SANCTION)
                .settle()
        },
    },
    Incident {
        key: "refuses_rules",
        asks: &[Ask::always("refuses", Kind::Choice(&["white", "black", "both"]))],
        record: &["what_was_said", "how_often", "witnesses"],
        precedents: &[],
        settle: |case| {
            let against = match case.answers.text("refuses") {
                Some("white") => Some(Color::White),
                Some("black") => Some(Color::Black),
                _ => None,
            };
            let script = Script::new(case).here().notice(Noticed::RefusesRules, against, None);
            script.settle("incident_refuses", STUBBORN)
        },
    },
    Incident {
        key: "spectators",
        asks: &[Ask::always("interference", Kind::Choice(&["told_arbiter", "told_player", "talked", "other_player"]))],
        record: &["what_was_said", "witnesses"],
        precedents: &[],
        settle: |case| match case.is("interference", "told_arbiter") {
            true => {
                Judgement::of(case, "reported_irregularity_told").why("incident_may_tell_arbiter", SPECTATORS).settle()
            }
            false => Judgement::of(case, "reported_interference")
                .why("incident_no_interference", SPECTATORS)
                .bearing(FINISHED)
                .asks("incident_expulsion", SPECTATORS, EXPEL)
                .settle(),
        },
    },
    Incident {
        key: "others_phone",
        asks: &[Ask::always("whose", Kind::Choice(&["spectator", "finished_player"]))],
        record: &["what_was_seen"],
        precedents: &[],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_others_phone").why("incident_no_phones", OTHERS);
            match case.is("whose", "finished_player") {
                true => judgement.why("incident_finished_is_spectator", FINISHED),
                false => judgement,
            }
            .bearing(SPECTATORS)
            .asks("incident_expulsion", SPECTATORS, EXPEL)
            .settle()
        },
    },
];

const EXPEL: &[(&str, Consequence)] = &[("expel", Consequence::BeyondTheGame), ("none", Consequence::PlayGoesOn)];

/// Breaches of the rules of conduct are punished.
pub(super) const SANCTION: Citation = rule("breaches_punished");
pub(super) const DISTURBING: Citation = rule("disturbing");
pub(super) const STUBBORN: Citation = rule("refusal");
const DISREPUTE: Citation = rule("disrepute");
const HELP: Citation = rule("information_and_analysis");
const SMOKING: Citation = rule("smoking_area");
const DEVICES: Citation = rule("device_on_the_player");
const BAG: Citation = rule("device_in_a_bag");
const INSPECTION: Citation = rule("inspection_of_belongings");
const SPECTATORS: Citation = rule("spectators");
const OTHERS: Citation = rule("phones_in_the_venue");
const FINISHED: Citation = rule("finished_player_is_spectator");
const VENUE: Citation = rule("leaving_the_playing_venue");
const AREA: Citation = rule("leaving_the_playing_area");
const STRANGER: Citation = rule("strangers_in_the_playing_area");
const REPORT: Citation = rule("leave_reported");

/// A device that sounded or was carried. What the edition lets pass is told apart here; the rest is
/// the referee's.
fn phone(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let allowed_if_off = match case.edition().logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => !case.is("device", "sound"),
        Logic::Laws2018 | Logic::Laws2023 => false,
    };
    if case.is("device", "switched_off") || allowed_if_off {
        return silent_device(case);
    }
    let men = match (case.cannot_mate(), who) {
        (false, _) => ORDINARY,
        (true, Color::White) => "4k3/8/8/8/8/8/8/R3K3",
        (true, Color::Black) => "4k2r/8/8/8/8/8/8/4K3",
    };
    let script = Script::from(case, men, who).here();
    script.notice(Noticed::Phone, Some(who), None).settle("incident_disturbs", DISTURBING)
}

/// Nothing was heard: under the early editions a device may be there, if it is off; later the event
/// must have allowed it in a bag.
fn silent_device(case: &Case<'_>) -> Result<Settled, Missing> {
    let judgement = Judgement::of(case, "reported_device_silent").bearing(DEVICES);
    match (case.edition().logic(), case.is("device", "switched_off")) {
        (Logic::Laws2001, _) => judgement.by_analogy("incident_device_not_mentioned").settle(),
        (Logic::Laws2009(_), true) => judgement.why("incident_device_off_allowed", BAG).settle(),
        (Logic::Laws2009(_), false) => {
            judgement.why("incident_device_must_be_off", BAG).punishable(case.who(), SANCTION).settle()
        }
        (Logic::Laws2018 | Logic::Laws2023, _) => judgement
            .why("incident_device_in_bag", BAG)
            .against(case.who())
            .asks(
                "incident_device_allowed",
                BAG,
                &[("accept", Consequence::PlayGoesOn), ("reject", Consequence::GameLost)],
            )
            .settle(),
    }
}

fn left_area(case: &Case<'_>) -> Result<Settled, Missing> {
    let (happened, rule) = match case.answers.text("left") {
        Some("area_on_move") => ("reported_left_area", AREA),
        Some("area_off_move") => ("reported_left_area", REPORT),
        Some("stranger_entered") => ("reported_stranger", STRANGER),
        _ => ("reported_left_venue", VENUE),
    };
    let judgement = Judgement::of(case, happened);
    let is_stranger = case.is("left", "stranger_entered");
    match (case.answers.text("left"), case.yes("permission") || case.no("must_report")) {
        (Some("area_off_move"), true) => judgement.why("incident_free_to_walk", AREA),
        (_, true) => {
            judgement.why("incident_had_permission", rule).decides(Decision::NoAction, Consequence::PlayGoesOn)
        }
        (_, false) if is_stranger => {
            judgement.why("incident_needs_permission", rule).asks("incident_expulsion", SPECTATORS, EXPEL)
        }
        (Some("area_off_move"), false) => judgement.why("incident_must_report", rule).punishable(case.who(), SANCTION),
        (_, false) => judgement.why("incident_needs_permission", rule).punishable(case.who(), SANCTION),
    }
    .settle()
}
