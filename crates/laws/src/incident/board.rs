//! Arrival, pairing, the array and the board.

use rokade_board::Position;
use rokade_clause::{Citation, Logic, rule};

use super::Incident;
use super::ask::{Ask, Kind, Missing, WHO};
use super::judgement::{Judgement, plain};
use super::script::{ORDINARY, Script};
use super::setting::Case;
use super::settled::Settled;
use crate::referee::{By, Consequence, Decision, Deed, Millis, Noticed, Score, arrival_limit, color_key};

pub(super) const INCIDENTS: &[Incident] = &[
    Incident {
        key: "late",
        asks: &[WHO, Ask::always("minutes_late", Kind::Minutes)],
        record: &["scheduled_start", "arrival_time", "reason_given"],
        precedents: &["NO2009-guide-late"],
        settle: late,
    },
    Incident {
        key: "both_late",
        asks: &[
            Ask::always("minutes_late", Kind::Minutes),
            Ask::when(
                "why_unplayed",
                Kind::Choice(&["came_too_late", "away_with_notice", "away_without_notice"]),
                is_lost,
            ),
        ],
        record: &["scheduled_start", "arrival_time"],
        precedents: &["NO2009-guide-late"],
        settle: both_late,
    },
    Incident {
        key: "reversed_colours",
        asks: &[Ask::always("moves_made", Kind::Number)],
        record: &["move_number", "both_sheets"],
        precedents: &["DK-ruling-47b"],
        settle: reversed,
    },
    Incident {
        key: "pairing_error",
        asks: &[
            Ask::always("protest_before_start", Kind::YesNo),
            Ask::when("moves_made", Kind::Number, |case| case.no("protest_before_start") && counts_moves(case)),
        ],
        record: &["pairing_list", "when_reported"],
        precedents: &["DK-ruling-47b"],
        settle: pairing_error,
    },
    Incident {
        key: "postponement",
        asks: &[
            WHO,
            Ask::always("notice_given", Kind::YesNo),
            Ask::always("opponent_agrees", Kind::YesNo),
            Ask::always("arbiter_agrees", Kind::YesNo),
        ],
        record: &["reason_given", "proof", "when_reported"],
        precedents: &["DK-ruling-12"],
        settle: postponement,
    },
    Incident {
        key: "wrong_start",
        asks: &[Ask::always("moves_made", Kind::Number)],
        record: &["position", "move_number"],
        precedents: &[],
        settle: |case| {
            let script = Script::array(case).opening(case.number("moves_made")).here();
            script.notice(Noticed::WrongStart, None, None).settle("incident_wrong_start", ARRAY)
        },
    },
    Incident {
        key: "board_turned",
        asks: &[Ask::when("moves_made", Kind::Number, |case| case.setting.pace != crate::referee::Pace::Standard)],
        record: &["position"],
        precedents: &[],
        settle: |case| {
            let script = Script::array(case).opening(case.number("moves_made")).here();
            script.notice(Noticed::BoardTurned, None, None).settle("incident_board_turned", TURNED)
        },
    },
    Incident {
        key: "displaced",
        asks: &[WHO],
        record: &["position", "clock_times"],
        precedents: &[],
        settle: |case| {
            let script = Script::from(case, ORDINARY, case.who()).here();
            script.notice(Noticed::DisplacedPieces, Some(case.who()), None).settle("incident_displaced", DISPLACED)
        },
    },
    Incident {
        key: "boards_differ",
        asks: &[],
        record: &["position", "both_sheets", "clock_times"],
        precedents: &[],
        settle: |case| {
            if case.setting.blind.is_none() {
                return Judgement::of(case, "reported_boards_differ").settle();
            }
            let script = Script::array(case).opening(3).here();
            script.notice(Noticed::BoardsDiffer, None, None).settle("incident_boards_differ", BOARDS)
        },
    },
];

const ABSENT: Citation = rule("absent_player");
const BOTH_ABSENT: Citation = rule("both_absent");
const REVERSED: Citation = rule("reversed_colours");
const ARRAY: Citation = rule("wrong_array");
const TURNED: Citation = rule("wrong_board");
const DISPLACED: Citation = rule("men_knocked_over");
const BOARDS: Citation = rule("blind_boards_by_the_sheets");

fn late(case: &Case<'_>) -> Result<Settled, Missing> {
    let (who, late) = (case.who(), case.minutes("minutes_late"));
    let script = Script::unstarted(case, Position::start())
        .say((!who).into(), Deed::Arrive)
        .until(Millis::ZERO)
        .say(By::Arbiter, Deed::Start)
        .here()
        .until(late)
        .say(who.into(), Deed::Arrive);
    let happened =
        plain("reported_arrived_late").with("color", color_key(who)).with("minutes", case.number("minutes_late"));
    let limit = arrival_limit(&case.setting.script(Position::start()));
    script.happened(happened).settle_or(limit.reason("arrival_in_time").with("color", color_key(who)))
}

fn both_late(case: &Case<'_>) -> Result<Settled, Missing> {
    let late = case.minutes("minutes_late");
    let script = Script::unstarted(case, Position::start()).say(By::Arbiter, Deed::Start).here();
    script.until(late).notice(Noticed::Absent, None, None).settle("incident_both_late", BOTH_ABSENT)
}

/// A lost game goes to the report: whether the two stayed away or came too late is asked then, and only then.
fn is_lost(case: &Case<'_>) -> bool {
    both_late(case).is_ok_and(|settled| settled.score.is_some())
}

/// A wrong pairing is put right before the round begins. After that the rule on reversed colours
/// decides; see `docs/readings/incident-precedents.md` for the precedent beside it.
fn pairing_error(case: &Case<'_>) -> Result<Settled, Missing> {
    let judgement = Judgement::of(case, "reported_pairing_error").bearing(REVERSED);
    match (case.yes("protest_before_start"), case.is_danish()) {
        (true, true) => judgement
            .rests_on("incident_pairing_corrected", "DK-ruling-47b")
            .decides(Decision::ClaimAccepted, Consequence::PositionRestored)
            .settle(),
        (true, false) => judgement
            .by_analogy("incident_pairing_corrected")
            .decides(Decision::ClaimAccepted, Consequence::PositionRestored)
            .settle(),
        (false, _) if !counts_moves(case) => judgement
            .rests_on("incident_pairing_stands", "DK-ruling-47b")
            .decides(Decision::ClaimRejected, Consequence::PlayGoesOn)
            .settle(),
        (false, _) => reversed(case),
    }
}

/// Whether the Laws themselves answer a pairing found wrong after the start.
fn counts_moves(case: &Case<'_>) -> bool {
    match case.edition().logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => !case.is_danish(),
        Logic::Laws2018 | Logic::Laws2023 => true,
    }
}

fn reversed(case: &Case<'_>) -> Result<Settled, Missing> {
    let script = Script::array(case).opening(case.number("moves_made")).here();
    script.notice(Noticed::ColoursReversed, None, None).settle("incident_reversed", REVERSED)
}

/// Nobody can insist on another day: it takes the opponent and the arbiter.
fn postponement(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let judgement = Judgement::of(case, "reported_postponement").bearing(ABSENT);
    if case.yes("opponent_agrees") && case.yes("arbiter_agrees") {
        let judgement = match case.is_danish() {
            true => judgement.rests_on("incident_postponed_by_consent", "DK-ruling-12"),
            false => judgement.by_analogy("incident_postponed_by_consent"),
        };
        return judgement.decides(Decision::ClaimAccepted, Consequence::PlayGoesOn).settle();
    }
    let judgement = match case.is_danish() {
        true => judgement.rests_on("incident_no_right_to_postpone", "DK-ruling-12"),
        false => judgement.why("incident_no_right_to_postpone", ABSENT),
    };
    let judgement = judgement.against(who).decides(Decision::GameOver, Consequence::GameLost).ends(Score::win(!who));
    match (case.no("notice_given"), case.has_union_rules()) {
        (true, true) => judgement.rests_on("incident_absent_without_notice", "D4.1-14"),
        _ => judgement,
    }
    .settle()
}
