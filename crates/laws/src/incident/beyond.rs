//! The arbiter's own part, the hall, appeals and what lies outside the board.

use rokade_board::Color;
use rokade_clause::{Citation, Logic, rule};

use super::Incident;
use super::ask::{Ask, Kind, Missing, WHO};
use super::judgement::Judgement;
use super::setting::Case;
use super::settled::Settled;
use crate::referee::{Consequence, Decision, Score};

pub(super) const INCIDENTS: &[Incident] = &[
    Incident {
        key: "outside_disturbance",
        asks: &[Ask::always("disturbed", Kind::Choice(&["white", "black", "both"]))],
        record: &["what_was_seen", "clock_times", "how_long"],
        precedents: &[],
        settle: |case| {
            let choice = match case.answers.text("disturbed") {
                Some("white") => "time_white",
                Some("black") => "time_black",
                _ => "time_both",
            };
            Judgement::of(case, "reported_outside_disturbance")
                .why("incident_extra_time", EXTRA_TIME)
                .asks(
                    "incident_extra_time",
                    EXTRA_TIME,
                    &[(choice, Consequence::ClockAdjusted), ("none", Consequence::PlayGoesOn)],
                )
                .settle()
        },
    },
    Incident {
        key: "arbiter_intervenes",
        asks: &[
            Ask::always("wish", Kind::Choice(&["say_move_count", "say_opponent_moved", "say_press", "leave_board"])),
            Ask::when("flag_down", Kind::YesNo, |case| case.is("wish", "say_move_count")),
        ],
        record: &["what_was_said"],
        precedents: &["NO2009-guide-no-count", "NO2009-guide-cj-stay"],
        settle: intervenes,
    },
    Incident {
        key: "time_trouble_watch",
        asks: &[Ask::always("announced_watch", Kind::Choice(&["full", "limited", "none"]))],
        record: &["announcement"],
        precedents: &["NO2009-guide-cj-default", "NO2009-guide-cj-stay", "NO2009-guide-no-count"],
        settle: watch,
    },
    Incident {
        key: "not_in_laws",
        asks: &[Ask::always("nearest", Kind::Text)],
        record: &["what_was_seen", "analogy", "reasoning"],
        precedents: &["NO2009-guide-by-law", "NO2009-guide-four-steps", "NO2009-guide-hermeneutic"],
        settle: not_in_laws,
    },
    Incident {
        key: "law_text",
        asks: &[],
        record: &[],
        precedents: &["NO2009-guide-copy"],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_asks_for_text").why("incident_may_ask", EXPLAIN);
            match case.is_norwegian() {
                true => judgement.rests_on("incident_text_at_hand", "NO2009-guide-copy"),
                false => judgement.by_analogy("incident_text_shown"),
            }
            .settle()
        },
    },
    Incident {
        key: "late_protest",
        asks: &[
            Ask::always("signed_without_reservation", Kind::YesNo),
            Ask::when("event_body", Kind::Choice(&["union_event", "coordinated", "club_event"]), |case| {
                case.is_danish()
            }),
        ],
        record: &["both_sheets", "when_reported"],
        precedents: &["DK-ruling-133", "DK-ruling-116"],
        settle: late_protest,
    },
    Incident {
        key: "absence_ban",
        asks: &[
            WHO,
            Ask::always("event_body", Kind::Choice(&["union_event", "coordinated", "club_event", "own_committee"])),
            Ask::always(
                "absence",
                Kind::Choice(&["tried_to_move", "forgot_moved_game", "ill_no_contact", "no_reason"]),
            ),
            Ask::always("decided_by", Kind::Choice(&["whole_committee", "one_arbiter"])),
        ],
        record: &["reason_given", "proof", "when_reported"],
        precedents: &["DK-ruling-42", "DK-ruling-97", "DK-ruling-118", "DK-ruling-135"],
        settle: absence_ban,
    },
    Incident {
        key: "withdrawal_notice",
        asks: &[
            WHO,
            Ask::always("valid_reason", Kind::YesNo),
            Ask::always("proved", Kind::YesNo),
            Ask::always("rule_published", Kind::YesNo),
        ],
        record: &["reason_given", "proof", "when_reported"],
        precedents: &["DK-ruling-139"],
        settle: withdrawal,
    },
    Incident {
        key: "correspondence",
        asks: &[
            Ask::always(
                "dispute",
                Kind::Choice(&["late_postmark", "unclear_postmark", "unreadable_card", "computer_advice"]),
            ),
            WHO,
            Ask::when("days_over", Kind::YesNo, |case| {
                !case.is("dispute", "unreadable_card") && !case.is("dispute", "computer_advice")
            }),
            Ask::when("sender_at_fault", Kind::YesNo, |case| case.is("dispute", "unreadable_card")),
            Ask::when("approved_moves", Kind::YesNo, |case| case.is("dispute", "computer_advice")),
        ],
        record: &["postmark", "proof"],
        precedents: &["DK-ruling-38", "DK-ruling-59", "DK-ruling-107", "DK-ruling-120"],
        settle: correspondence,
    },
];

const EXTRA_TIME: Citation = rule("extra_time");
const INTERVENE: Citation = rule("arbiter_intervenes");
const RECORDED: Citation = rule("neither_records");
const WATCH: Citation = rule("arbiter_watches");
const ASSISTANTS: Citation = rule("arbiter_assistants");
const EXPLAIN: Citation = rule("asking_the_arbiter");
const SIGNED: Citation = rule("result_signed");
const APPEAL: Citation = rule("appeals");

/// The arbiter keeps silent about what would help a player.
fn intervenes(case: &Case<'_>) -> Result<Settled, Missing> {
    if case.is("wish", "leave_board") {
        let judgement = Judgement::of(case, "reported_arbiter_would_leave").bearing(INTERVENE);
        return match case.is_norwegian() {
            true => judgement.rests_on("incident_stay_until_flag", "NO2009-guide-cj-stay"),
            false => judgement.why("incident_stay_until_flag", WATCH),
        }
        .settle();
    }
    let judgement = Judgement::of(case, "reported_arbiter_would_speak");
    let judgement = match case.yes("flag_down") {
        true => judgement.why("incident_count_after_flag", INTERVENE).bearing(RECORDED),
        false => judgement.why("incident_keep_silent", INTERVENE),
    };
    match case.is_norwegian() && case.is("wish", "say_move_count") && case.no("flag_down") {
        true => judgement.rests_on("incident_no_sign_of_count", "NO2009-guide-no-count"),
        false => judgement,
    }
    .settle()
}

/// Who watches the flags, and whose fault it is when nobody saw one fall.
fn watch(case: &Case<'_>) -> Result<Settled, Missing> {
    let judgement = Judgement::of(case, "reported_time_trouble").why("incident_watch_games", WATCH);
    let judgement = judgement.why("incident_assistants", ASSISTANTS);
    match (case.is_norwegian(), case.is("announced_watch", "full")) {
        (true, true) => judgement
            .rests_on("incident_full_watch", "NO2009-guide-cj-default")
            .rests_on("incident_stay_until_flag", "NO2009-guide-cj-stay"),
        (true, false) => judgement.rests_on("incident_other_watch_announced", "NO2009-guide-cj-default"),
        (false, _) => judgement,
    }
    .settle()
}

/// A ruling by analogy: the nearest rule is named, and why it fits.
fn not_in_laws(case: &Case<'_>) -> Result<Settled, Missing> {
    let nearest = case.answers.text("nearest").unwrap_or_default();
    let judgement = Judgement::of(case, "reported_not_in_laws").with("nearest", nearest);
    let judgement = judgement.by_analogy("incident_by_analogy");
    match case.is_norwegian() {
        true => judgement
            .rests_on("incident_grounded_in_laws", "NO2009-guide-by-law")
            .rests_on("incident_four_steps", "NO2009-guide-four-steps")
            .rests_on("incident_sensible_thought", "NO2009-guide-hermeneutic"),
        false => judgement,
    }
    .asks(
        "incident_analogy",
        super::judgement::ANALOGY,
        &[("accept", Consequence::PlayGoesOn), ("reject", Consequence::PlayGoesOn)],
    )
    .settle()
}

/// A protest after the result was signed. How far the precedent reaches:
/// `docs/readings/incident-precedents.md`.
fn late_protest(case: &Case<'_>) -> Result<Settled, Missing> {
    let judgement = Judgement::of(case, "reported_late_protest").bearing(SIGNED).bearing(APPEAL);
    if case.is("event_body", "club_event") {
        return judgement
            .rests_on("incident_outside_competence", "DK-ruling-116")
            .decides(Decision::ClaimRejected, Consequence::PlayGoesOn)
            .settle();
    }
    if case.no("signed_without_reservation") {
        let judgement = judgement.by_analogy("incident_protest_reserved").why("incident_may_appeal", APPEAL);
        return judgement.decides(Decision::ClaimAccepted, Consequence::BeyondTheGame).settle();
    }
    match (case.edition().logic(), case.is_danish()) {
        (Logic::Laws2001 | Logic::Laws2009(_), true) => judgement
            .rests_on("incident_signed_closes", "DK-ruling-133")
            .decides(Decision::ClaimRejected, Consequence::PlayGoesOn),
        (Logic::Laws2001, false) => {
            judgement.why("incident_signed_stands", SIGNED).decides(Decision::ClaimRejected, Consequence::PlayGoesOn)
        }
        (Logic::Laws2009(_), false) | (Logic::Laws2018 | Logic::Laws2023, _) => {
            judgement.why("incident_signed_stands", SIGNED).why("incident_may_appeal", APPEAL).asks(
                "incident_protest",
                APPEAL,
                &[("accept", Consequence::BeyondTheGame), ("reject", Consequence::PlayGoesOn)],
            )
        }
    }
    .settle()
}

/// A ban for missing a game: who may decide it, over which events, and for what.
fn absence_ban(case: &Case<'_>) -> Result<Settled, Missing> {
    let judgement = Judgement::of(case, "reported_absence").against(case.who());
    if !case.is_danish() {
        return judgement
            .by_analogy("incident_ban_event_rules")
            .asks("incident_ban", super::judgement::ANALOGY, BAN)
            .settle();
    }
    let lifted = (Decision::ClaimAccepted, Consequence::PlayGoesOn);
    let (judgement, (decision, consequence)) = match (case.answers.text("event_body"), case.answers.text("absence")) {
        (Some("club_event"), _) => (
            judgement.rests_on("incident_outside_competence", "DK-ruling-116"),
            (Decision::ClaimRejected, Consequence::PlayGoesOn),
        ),
        (Some("own_committee"), _) => (judgement.rests_on("incident_ban_not_coordinated", "DK-ruling-118"), lifted),
        (_, _) if case.is("decided_by", "one_arbiter") => {
            (judgement.rests_on("incident_ban_whole_committee", "DK-ruling-135"), lifted)
        }
        (_, Some("tried_to_move")) => (judgement.rests_on("incident_not_unsporting", "DK-ruling-42"), lifted),
        (_, Some("ill_no_contact")) => (judgement.rests_on("incident_illness_excuses", "DK-ruling-135"), lifted),
        (_, Some("forgot_moved_game")) => (
            judgement.rests_on("incident_forgetting_unsporting", "DK-ruling-135"),
            (Decision::Penalty, Consequence::Warned),
        ),
        (_, _) => {
            let judgement = match case.has_union_rules() {
                true => judgement.rests_on("incident_absent_without_notice", "D4.1-14"),
                false => judgement,
            };
            let judgement = judgement.rests_on("incident_ban_covers_rated", "DK-ruling-97");
            return judgement.asks("incident_ban", super::judgement::ANALOGY, BAN).settle();
        }
    };
    judgement.decides(decision, consequence).settle()
}

const BAN: &[(&str, Consequence)] =
    &[("ban", Consequence::BeyondTheGame), ("warning", Consequence::Warned), ("none", Consequence::PlayGoesOn)];

/// Whether an unplayed game counts: the reason and its proof decide, and only a published rule binds.
fn withdrawal(case: &Case<'_>) -> Result<Settled, Missing> {
    let judgement = Judgement::of(case, "reported_withdrawal").against(case.who());
    let is_valid = case.yes("valid_reason") && case.yes("proved");
    if !case.is_danish() {
        return judgement
            .by_analogy("incident_withdrawal_event_rules")
            .asks(
                "incident_withdrawal",
                super::judgement::ANALOGY,
                &[("accept", Consequence::PlayGoesOn), ("reject", Consequence::GameLost)],
            )
            .settle();
    }
    let judgement = judgement.rests_on("incident_notice_reason_and_proof", "DK-ruling-139");
    let judgement = match case.no("rule_published") {
        true => judgement.rests_on("incident_rule_not_published", "DK-ruling-139"),
        false => judgement,
    };
    match is_valid {
        true => judgement.decides(Decision::ClaimAccepted, Consequence::PlayGoesOn),
        false => judgement.decides(Decision::ClaimRejected, Consequence::GameLost).ends(Score::win(!case.who())),
    }
    .settle()
}

/// Disputes of correspondence games, by the rulings that exist.
fn correspondence(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let judgement = Judgement::of(case, "reported_correspondence");
    if !case.is_danish() {
        return judgement
            .by_analogy("incident_correspondence_event_rules")
            .asks(
                "incident_analogy",
                super::judgement::ANALOGY,
                &[("accept", Consequence::PlayGoesOn), ("reject", Consequence::PlayGoesOn)],
            )
            .settle();
    }
    match case.answers.text("dispute") {
        Some("late_postmark") => {
            overstepped(judgement.rests_on("incident_sender_bears_risk", "DK-ruling-38"), case.yes("days_over"), who)
        }
        Some("unclear_postmark") => {
            let judgement = judgement.rests_on("incident_postmark_with_other_facts", "DK-ruling-107");
            overstepped(judgement, case.yes("days_over"), who)
        }
        Some("unreadable_card") if case.yes("sender_at_fault") => judgement
            .against(who)
            .rests_on("incident_surcharge", "DK-ruling-59")
            .decides(Decision::Penalty, Consequence::ClockAdjusted),
        Some("unreadable_card") => judgement.rests_on("incident_no_surcharge", "DK-ruling-59"),
        _ if case.yes("approved_moves") => judgement.rests_on("incident_advice_is_custom", "DK-ruling-120"),
        _ => judgement.against(who).rests_on("incident_advice_not_approved", "DK-ruling-120").asks(
            "incident_analogy",
            super::judgement::ANALOGY,
            &[("accept", Consequence::PlayGoesOn), ("reject", Consequence::BeyondTheGame)],
        ),
    }
    .settle()
}

fn overstepped<'a>(judgement: Judgement<'a>, is_over: bool, who: Color) -> Judgement<'a> {
    match is_over {
        true => judgement.against(who).decides(Decision::GameOver, Consequence::GameLost).ends(Score::win(!who)),
        false => judgement.decides(Decision::ClaimRejected, Consequence::PlayGoesOn),
    }
}
