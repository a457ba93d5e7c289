//! Touched men.

use rokade_clause::{Citation, rule};

use rokade_board::Color;

use super::Incident;
use super::ask::{Ask, Kind, Missing, WHO};
use super::judgement::Judgement;
use super::script::{ORDINARY, Script};
use super::setting::Case;
use super::settled::Settled;
use crate::referee::{Claimed, Consequence, Decision, Noticed, Pace};

pub(super) const INCIDENTS: &[Incident] = &[
    Incident {
        key: "touched_own",
        asks: &[
            WHO,
            Ask::always("how", Kind::Choice(&["deliberate", "accidental", "adjusted"])),
            Ask::always("moved_other", Kind::YesNo),
            Ask::when("opponent_touched", Kind::YesNo, |case| case.yes("moved_other")),
            Ask::when("raised_by", Kind::Choice(&["opponent", "arbiter"]), |case| case.setting.pace != Pace::Standard),
        ],
        record: &["what_was_seen", "witnesses", "position"],
        precedents: &["NO2009-guide-ex-queen", "NO2009-guide-intent", "NO2009-guide-a-contrario"],
        settle: touched_own,
    },
    Incident {
        key: "touched_enemy",
        asks: &[WHO, Ask::always("can_capture", Kind::YesNo)],
        record: &["what_was_seen", "witnesses", "position"],
        precedents: &["NO2009-guide-touch-enemy"],
        settle: |case| upheld(case, enemies(case).1),
    },
    Incident {
        key: "touched_both",
        asks: &[
            WHO,
            Ask::always("touched_first", Kind::Choice(&["own", "enemy"])),
            Ask::always("can_capture", Kind::YesNo),
        ],
        record: &["what_was_seen", "witnesses", "position"],
        precedents: &["NO2009-guide-touch-enemy-own"],
        settle: |case| {
            let (own, enemy) = enemies(case);
            let squares = if case.is("touched_first", "own") { [own, enemy] } else { [enemy, own] };
            upheld(case, &squares.join(" "))
        },
    },
    Incident {
        key: "castling_touch",
        asks: &[
            WHO,
            Ask::always("touched_first", Kind::Choice(&["king", "rook"])),
            Ask::always("castling_legal", Kind::YesNo),
        ],
        record: &["what_was_seen", "position"],
        precedents: &[],
        settle: castling,
    },
    Incident {
        key: "adjusting",
        asks: &[WHO, Ask::always("on_move", Kind::YesNo), Ask::always("announced", Kind::YesNo)],
        record: &["what_was_seen", "witnesses"],
        precedents: &["NO2009-guide-a-contrario"],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_adjusting").against(case.who());
            match (case.yes("on_move"), case.yes("announced")) {
                (true, true) => Judgement::of(case, "reported_adjusting").why("incident_adjusting_allowed", ADJUSTING),
                (true, false) => judgement
                    .why("incident_adjusting_unannounced", ADJUSTING)
                    .why("incident_touch_binds", TOUCHED)
                    .decides(Decision::TouchUpheld, Consequence::TouchedManBinds),
                (false, _) => judgement
                    .why("incident_adjusting_off_move", ADJUSTING)
                    .bearing(ON_MOVE)
                    .why("incident_disturbs", super::conduct::DISTURBING)
                    .punishable(case.who(), super::conduct::SANCTION),
            }
            .settle()
        },
    },
    Incident {
        key: "word_against_word",
        asks: &[WHO, Ask::always("witness", Kind::Choice(&["none", "confirms", "denies"]))],
        record: &["statements", "witnesses", "what_was_seen"],
        precedents: &["NO2009-guide-touch-proof", "NO2009-guide-intent"],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_word_against_word").bearing(TOUCHED);
            match case.is("witness", "confirms") {
                true => judgement
                    .against(case.who())
                    .why("incident_touch_proved", TOUCHED)
                    .decides(Decision::TouchUpheld, Consequence::TouchedManBinds),
                false => judgement
                    .by_analogy("incident_touch_unproved")
                    .decides(Decision::TouchRejected, Consequence::PlayGoesOn),
            }
            .settle()
        },
    },
];

const TOUCHED: Citation = rule("touched_man");
const ADJUSTING: Citation = rule("adjusting");
const ON_MOVE: Citation = rule("adjusting_on_own_time");

/// The rook is touched; the king is moved.
fn touched_own(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let (rook, king, reply) = match who {
        Color::White => ("a1", "e1e2", "h8"),
        Color::Black => ("h8", "e8e7", "a1"),
    };
    let (adjusts, slips) = (case.is("how", "adjusted"), case.is("how", "accidental"));
    let mut script = Script::from(case, ORDINARY, who).here().touch(who, rook, adjusts, slips);
    if case.yes("moved_other") {
        script = script.make(who, king).press(who);
        if case.yes("opponent_touched") {
            script = script.touch(!who, reply, false, false);
        }
    }
    match case.is("raised_by", "arbiter") {
        true => script.notice(Noticed::Touch, Some(who), None),
        false => script.claim(!who, Claimed::Touch, None),
    }
    .settle("incident_touch_binds", TOUCHED)
}

/// An own man and an enemy man: it can take it, or nothing can.
fn enemies(case: &Case<'_>) -> (&'static str, &'static str) {
    match case.who() {
        Color::White => ("a1", "a5"),
        Color::Black => ("h8", "h4"),
    }
}

fn upheld(case: &Case<'_>, squares: &str) -> Result<Settled, Missing> {
    let who = case.who();
    let men = match (case.yes("can_capture"), who) {
        (true, Color::White) => "4k2r/8/8/n7/8/8/8/R3K3",
        (false, Color::White) => "4k2r/8/8/n7/8/P7/8/R3K3",
        (true, Color::Black) => "4k2r/8/8/8/7N/8/8/R3K3",
        (false, Color::Black) => "4k2r/8/7p/8/7N/8/8/R3K3",
    };
    let script = Script::from(case, men, who).here().touch(who, squares, false, false);
    script.claim(!who, Claimed::Touch, None).settle("incident_touch_binds", TOUCHED)
}

fn castling(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    // A rook on the f-file bars the king's way.
    let men = match (case.yes("castling_legal"), who) {
        (true, _) => "4k2r/8/8/8/8/8/8/4K2R",
        (false, Color::White) => "4kr2/8/8/8/8/8/8/4K2R",
        (false, Color::Black) => "4k2r/8/8/8/8/8/8/4KR2",
    };
    let (king, rook) = if who.is_white() { ("e1", "h1") } else { ("e8", "h8") };
    let squares = if case.is("touched_first", "king") { [king, rook] } else { [rook, king] };
    let turn = if who.is_white() { "w" } else { "b" };
    let castles = match (case.yes("castling_legal"), who) {
        (true, _) => "Kk",
        (false, Color::White) => "K",
        (false, Color::Black) => "k",
    };
    let script = Script::at_fen(case, &format!("{men} {turn} {castles} - 0 1")).here();
    let script = script.touch(who, &squares.join(" "), false, false);
    script.claim(!who, Claimed::Touch, None).settle("incident_touch_binds", TOUCHED)
}
