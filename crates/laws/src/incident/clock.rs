//! Flags, clocks and the hands that press them.

use rokade_board::Color;
use rokade_clause::{Citation, Logic, rule};

use super::Incident;
use super::ask::{Ask, Kind, Missing, WHO};
use super::judgement::{Judgement, plain};
use super::script::{ORDINARY, Script};
use super::setting::Case;
use super::settled::Settled;
use crate::referee::{By, Claimed, Consequence, Decision, Deed, Millis, Noticed, Pace};

pub(super) const INCIDENTS: &[Incident] = &[
    Incident {
        key: "flag",
        asks: &[
            WHO,
            Ask::when("enough_moves", Kind::YesNo, |case| !case.setting.last_period),
            Ask::when("called_by", Kind::Choice(&["opponent", "arbiter"]), is_quick),
            Ask::when("mate_chance", Kind::Choice(&["yes", "no", "show"]), |case| case.turns_on("mate_chance")),
            Ask::when("position", Kind::Fen, |case| case.is("mate_chance", "show")),
        ],
        record: &["position", "clock_times", "move_number"],
        precedents: &["NO2009-guide-one-sided", "NO2009-guide-flag-up", "NO2009-guide-flag-calling"],
        settle: flag,
    },
    Incident {
        key: "both_flags",
        asks: &[Ask::always("first_flag", Kind::Choice(&["white", "black", "unknown"]))],
        record: &["position", "clock_times", "move_number", "witnesses"],
        precedents: &["NO2009-guide-both-standard", "NO2009-guide-both-quickplay", "NO2009-guide-both-rapid-blitz"],
        settle: |case| {
            let first = match case.answers.text("first_flag") {
                Some("white") => Some(Color::White),
                Some("black") => Some(Color::Black),
                _ => None,
            };
            let (white, black) = (Some(Millis::ZERO), Some(Millis::ZERO));
            let script = Script::new(case).say(By::Arbiter, Deed::SetClock { white, black }).here();
            let script = script.happened(plain("reported_both_flags"));
            script.notice(Noticed::BothFlags, None, first).settle("incident_both_flags", BOTH_FLAGS)
        },
    },
    Incident {
        key: "flag_or_result",
        asks: &[WHO, Ask::always("came_first", Kind::Choice(&["mate", "stalemate", "resignation", "flag"]))],
        record: &["what_was_seen", "witnesses", "position"],
        precedents: &["NO2009-guide-mate-over-flag", "NO2009-guide-resign-over-flag", "NO2009-guide-mate-unfinished"],
        settle: flag_or_result,
    },
    Incident {
        key: "wrong_setting",
        asks: &[Ask::when("moves_made", Kind::Number, is_quick)],
        record: &["clock_times", "move_number"],
        precedents: &[],
        settle: |case| {
            let script = Script::array(case).opening(case.number("moves_made")).here();
            script.notice(Noticed::WrongClockSetting, None, None).settle("incident_clock_reset", DEFECT)
        },
    },
    Incident {
        key: "faulty_clock",
        asks: &[
            WHO,
            Ask::always("fault", Kind::Choice(&["fell_early", "bent_flag", "stopped", "wrong_display"])),
            Ask::always("evident", Kind::YesNo),
        ],
        record: &["clock_times", "clock_tests", "when_reported"],
        precedents: &["DK-ruling-95", "DK-ruling-103", "NO2009-guide-defect"],
        settle: |case| match case.yes("evident") {
            true => Judgement::of(case, "reported_clock_faulty")
                .why("incident_clock_replaced", DEFECT)
                .asks(
                    "incident_clock_replaced",
                    DEFECT,
                    &[
                        ("time_white", Consequence::ClockAdjusted),
                        ("time_black", Consequence::ClockAdjusted),
                        ("time_both", Consequence::ClockAdjusted),
                        ("none", Consequence::PlayGoesOn),
                    ],
                )
                .settle(),
            false => Judgement::of(case, "reported_clock_doubted")
                .why("incident_clock_stands", DEFECT)
                .decides(Decision::ClaimRejected, Consequence::PlayGoesOn)
                .settle(),
        },
    },
    Incident {
        key: "clock_handling",
        asks: &[
            WHO,
            Ask::always("handling", Kind::Choice(&["finger", "other_hand", "hard", "knocked_over", "early_press"])),
        ],
        record: &["what_was_seen", "how_often"],
        precedents: &["NO2009-guide-one-hand"],
        settle: |case| {
            let rule = if case.is("handling", "finger") || case.is("handling", "other_hand") { HAND } else { CARE };
            Judgement::of(case, "reported_clock_handling")
                .why("incident_clock_handling", rule)
                .punishable(case.who(), CARE)
                .settle()
        },
    },
    Incident {
        key: "stopped_clock",
        asks: &[WHO, Ask::always("stop_reason", Kind::Choice(&["promotion_piece", "arbiter_needed", "no_reason"]))],
        record: &["reason_given", "clock_times"],
        precedents: &["NO2009-guide-stop-not-resign"],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_clock_stopped");
            match case.is("stop_reason", "no_reason") {
                false => judgement.why("incident_stop_allowed", STOP),
                true => judgement.why("incident_stop_no_reason", STOP_JUDGED).punishable(case.who(), STOP_JUDGED),
            }
            .bearing(RESUME)
            .settle()
        },
    },
    Incident {
        key: "display_claim",
        asks: &[WHO],
        record: &["reason_given"],
        precedents: &[],
        settle: |case| {
            Judgement::of(case, "reported_display_claim")
                .why("incident_display_no_proof", DISPLAY)
                .decides(Decision::ClaimRejected, Consequence::PlayGoesOn)
                .settle()
        },
    },
];

const FLAG: Citation = rule("loss_on_time");
const ENOUGH: Citation = rule("time_periods");
const BOTH_FLAGS: Citation = rule("both_flags_reported");
const DEFECT: Citation = rule("clock_defect");
const HAND: Citation = rule("hand_on_the_clock");
const CARE: Citation = rule("handling_the_clock");
const STOP: Citation = rule("player_stops_the_clocks");
const STOP_JUDGED: Citation = rule("reason_to_stop");
const RESUME: Citation = rule("play_resumes");
const DISPLAY: Citation = rule("clock_displays");

/// Rapid or blitz, where some editions let only the players call a flag and close complaints early.
fn is_quick(case: &Case<'_>) -> bool {
    case.setting.pace != Pace::Standard
        && match case.edition().logic() {
            Logic::Laws2001 => true,
            Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => case.setting.is_limited(),
        }
}

fn flag(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    if case.yes("enough_moves") {
        return Judgement::of(case, "reported_flag_after_control")
            .why("incident_enough_moves", ENOUGH)
            .decides(Decision::NoAction, Consequence::PlayGoesOn)
            .settle();
    }
    let script = match (case.answers.position("position"), case.is("mate_chance", "no")) {
        (Some(position), _) => Script::at_position(case, position),
        (None, false) => Script::from(case, ORDINARY, who),
        (None, true) if who.is_white() => Script::from(case, "4k3/8/8/8/8/8/8/R3K3", who),
        (None, true) => Script::from(case, "4k2r/8/8/8/8/8/8/4K3", who),
    };
    let script = script.clock(who, Millis::ZERO).here();
    // Who called it is asked where it matters; elsewhere nobody has said that it was claimed.
    match case.is("called_by", "opponent") {
        true => script.claim(!who, Claimed::Flag, None),
        false => script.notice(Noticed::Flag, Some(who), None),
    }
    .settle("incident_flag", FLAG)
}

/// The player whose flag is down gave mate or stalemate, or his opponent resigned: before it was
/// called, or after.
fn flag_or_result(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let (mate, mating, stalemate, stalemating) = match who {
        Color::White => ("7k/5Q2/6K1/8/8/8/8/8", "f7g7", "7k/4Q3/6K1/8/8/8/8/8", "e7f7"),
        Color::Black => ("7K/5q2/6k1/8/8/8/8/8", "f7g7", "7K/4q3/6k1/8/8/8/8/8", "e7f7"),
    };
    let fallen = |men, uci| {
        let script = Script::from(case, men, who).clock(who, Millis::ZERO).here();
        script.make(who, uci).claim(!who, Claimed::Flag, None)
    };
    match case.answers.text("came_first") {
        Some("mate") => fallen(mate, mating),
        Some("stalemate") => fallen(stalemate, stalemating),
        Some("resignation") => Script::from(case, ORDINARY, who).clock(who, Millis::ZERO).here().resign(!who).claim(
            !who,
            Claimed::Flag,
            None,
        ),
        _ => Script::from(case, ORDINARY, who).clock(who, Millis::ZERO).here().claim(!who, Claimed::Flag, None),
    }
    .settle("incident_flag", FLAG)
}
