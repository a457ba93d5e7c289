//! Illegal moves and moves that cannot be taken back.

use rokade_clause::{Citation, rule};

use rokade_board::Color;

use super::Incident;
use super::ask::{Ask, Kind, Missing, WHO};
use super::judgement::Judgement;
use super::script::{ORDINARY, Script};
use super::setting::Case;
use super::settled::Settled;
use crate::referee::{Claimed, Consequence, Decision, Noticed};

pub(super) const INCIDENTS: &[Incident] = &[
    Incident {
        key: "illegal_move",
        asks: &[
            WHO,
            Ask::always("found", Kind::Choice(&["before_press", "after_press", "after_reply", "after_end"])),
            CAN_MATE,
            POSITION,
        ],
        record: &["position", "clock_times", "move_number"],
        precedents: &["NO2009-guide-illegal-back", "NO2009-guide-illegal-too-late", "NO2009-guide-illegal-uncompleted"],
        settle: illegal_move,
    },
    Incident {
        key: "promotion_missing",
        asks: &[WHO, CAN_MATE, POSITION],
        record: &["position", "clock_times"],
        precedents: &[],
        settle: |case| {
            let (who, white) = (case.who(), case.who().is_white());
            let (ordinary, bare, uci) = match white {
                true => ("4k2r/P7/8/8/8/8/8/4K3", "4k3/P7/8/8/8/8/8/4K3", "a7a8"),
                false => ("4k3/8/8/8/8/8/p7/4K2R", "4k3/8/8/8/8/8/p7/4K3", "a2a1"),
            };
            let men = if case.cannot_mate() { bare } else { ordinary };
            let script = after_earlier(Script::from(case, men, who), who);
            fault(script, who, uci, 1).settle("incident_illegal_move_rule", ILLEGAL)
        },
    },
    Incident {
        key: "two_hands",
        asks: &[WHO, Ask::always("pressed", Kind::YesNo), CAN_MATE, POSITION],
        record: &["what_was_seen"],
        precedents: &["NO2009-guide-one-hand"],
        settle: two_hands,
    },
    Incident {
        key: "empty_press",
        asks: &[WHO, CAN_MATE, POSITION],
        record: &["clock_times"],
        precedents: &[],
        settle: empty_press,
    },
    Incident {
        key: "both_in_check",
        asks: &[],
        record: &["position", "clock_times"],
        precedents: &[],
        settle: |case| {
            let script = Script::from(case, "4k3/8/8/8/8/4r3/8/R3K3", Color::White).here();
            let script = script.make(Color::White, "a1a8").press(Color::White);
            script.notice(Noticed::BothKingsInCheck, None, None).settle("incident_illegal_move_rule", ILLEGAL)
        },
    },
    Incident {
        key: "move_released",
        asks: &[WHO, Ask::always("released", Kind::YesNo)],
        record: &["what_was_seen", "witnesses"],
        precedents: &["NO2009-guide-made-completed"],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_move_changed").against(case.who());
            match case.yes("released") {
                true => judgement
                    .why("incident_released_stands", RELEASED)
                    .decides(Decision::TouchUpheld, Consequence::TouchedManBinds),
                false => judgement
                    .why("incident_not_released", RELEASED)
                    .bearing(TOUCHED)
                    .decides(Decision::NoAction, Consequence::TouchedManBinds),
            }
            .settle()
        },
    },
    Incident {
        key: "promotion_choice",
        asks: &[WHO, Ask::always("touched_square", Kind::YesNo)],
        record: &["what_was_seen"],
        precedents: &[],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_promotion_changed").against(case.who());
            match case.yes("touched_square") {
                true => judgement
                    .why("incident_promotion_final", PROMOTION)
                    .decides(Decision::TouchUpheld, Consequence::TouchedManBinds),
                false => judgement.why("incident_promotion_open", PROMOTION),
            }
            .settle()
        },
    },
    Incident {
        key: "cannot_move",
        asks: &[WHO, Ask::always("task", Kind::Choice(&["move", "press"]))],
        record: &["reason_given", "assistant"],
        precedents: &[],
        settle: |case| {
            let rule = if case.is("task", "press") { ASSISTANT_PRESS } else { ASSISTANT_MOVE };
            Judgement::of(case, "reported_cannot_move")
                .why("incident_assistant", rule)
                .asks(
                    "incident_assistant",
                    rule,
                    &[("accept", Consequence::PlayGoesOn), ("reject", Consequence::PlayGoesOn)],
                )
                .settle()
        },
    },
];

/// Asked only where the result turns on it. Whoever is not sure shows the position.
pub(super) const CAN_MATE: Ask =
    Ask::when("can_mate", Kind::Choice(&["yes", "no", "show"]), |case| case.turns_on("can_mate"));
pub(super) const POSITION: Ask = Ask::when("position", Kind::Fen, |case| case.is("can_mate", "show"));

const ILLEGAL: Citation = rule("illegal_move");
const ONE_HAND: Citation = rule("one_hand");
const PRESS: Citation = rule("press_without_a_move");
const RELEASED: Citation = rule("move_made");
const TOUCHED: Citation = rule("touched_man");
const PROMOTION: Citation = rule("promotion_choice");
const ASSISTANT_MOVE: Citation = rule("assistant_for_moving");
const ASSISTANT_PRESS: Citation = rule("assistant_for_the_clock");

/// A king's jump that no rule allows.
const fn jump(color: Color) -> &'static str {
    match color {
        Color::White => "e1g3",
        Color::Black => "e8g6",
    }
}

/// The men, with the opponent's rook only if he could still mate.
fn men(case: &Case<'_>) -> &'static str {
    match (case.cannot_mate(), case.who()) {
        (false, _) => ORDINARY,
        (true, Color::White) => "4k3/8/8/8/8/8/8/R3K3",
        (true, Color::Black) => "4k2r/8/8/8/8/8/8/4K3",
    }
}

/// The player's earlier illegal moves, each found and put right, so that the count stands. One that
/// should have ended the game did not: the one at hand decides.
fn after_earlier(mut script: Script<'_>, who: Color) -> Script<'_> {
    for _ in 0..script.earlier(who) {
        let next = script.clone().make(who, jump(who)).press(who).claim(!who, Claimed::IllegalMove, None);
        if next.is_over() {
            break;
        }
        script = next;
    }
    script
}

/// The incident itself: the fault, completed and found.
fn fault<'a>(script: Script<'a>, who: Color, uci: &str, hands: u8) -> Script<'a> {
    script.here().make_with(who, uci, hands).press(who).claim(!who, Claimed::IllegalMove, None)
}

fn illegal_move(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let script = after_earlier(Script::from(case, men(case), who), who);
    match case.answers.text("found") {
        Some("before_press") => script.here().make(who, jump(who)).notice(Noticed::IllegalMove, Some(who), None),
        Some("after_reply") => {
            let reply = if who.is_white() { "e8e7" } else { "e1e2" };
            let script = script.here().make(who, jump(who)).press(who).make(!who, reply).press(!who);
            script.claim(!who, Claimed::IllegalMove, None)
        }
        Some("after_end") => {
            let script = script.make(who, jump(who)).press(who).resign(!who).here();
            script.notice(Noticed::IllegalMove, Some(who), None)
        }
        _ => fault(script, who, jump(who), 1),
    }
    .settle("incident_illegal_move_rule", ILLEGAL)
}

fn two_hands(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let script = after_earlier(Script::from(case, men(case), who), who);
    let uci = if who.is_white() { "e1e2" } else { "e8e7" };
    if case.no("pressed") {
        let script = script.here().make_with(who, uci, 2).notice(Noticed::IllegalMove, Some(who), None);
        return script.settle("incident_one_hand", ONE_HAND);
    }
    fault(script, who, uci, 2).settle("incident_one_hand", ONE_HAND)
}

fn empty_press(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let script = after_earlier(Script::from(case, men(case), who), who);
    let script = script.here().press(who).claim(!who, Claimed::IllegalMove, None);
    script.settle("incident_press_without_move", PRESS)
}
