//! Draw offers, draw claims and resignation.

use rokade_clause::{Citation, Edition, Logic, rule};

use rokade_board::Color;

use super::Incident;
use super::ask::{Ask, Kind, Missing, WHO};
use super::conduct::{DISTURBING, SANCTION};
use super::judgement::{Judgement, plain};
use super::moves::{CAN_MATE, POSITION};
use super::script::{ORDINARY, Script};
use super::setting::Case;
use super::settled::Settled;
use crate::referee::{By, Claimed, Consequence, Deed, Grounds, Millis, color_key};

pub(super) const INCIDENTS: &[Incident] = &[
    Incident {
        key: "offer_at_wrong_time",
        asks: &[
            WHO,
            Ask::always("offer_moment", Kind::Choice(&["before_moving", "opponents_time"])),
            Ask::always("answer", Kind::Choice(&["accepted", "declined", "no_answer"])),
        ],
        record: &["what_was_said"],
        precedents: &["NO2009-guide-offer-binding"],
        settle: |case| {
            let who = case.who();
            let turn = if case.is("offer_moment", "before_moving") { who } else { !who };
            let script = started(case, turn).here().say(who.into(), Deed::OfferDraw);
            answered(case, script).settle("incident_offer_stands", OFFER)
        },
    },
    Incident {
        key: "offer_taken_back",
        asks: &[WHO, Ask::always("answer", Kind::Choice(&["accepted", "declined", "no_answer"]))],
        record: &["what_was_said"],
        precedents: &["NO2009-guide-ex-withdraw-offer", "NO2009-guide-offer-binding"],
        settle: |case| {
            let who = case.who();
            let script = started(case, who).here().make(who, quiet(who)).say(who.into(), Deed::OfferDraw).press(who);
            answered(case, script).settle("incident_offer_binding", OFFER)
        },
    },
    Incident {
        key: "threefold",
        asks: &[WHO, Ask::always("claim_right", Kind::YesNo), Ask::always("move_announced", Kind::YesNo), LEFT],
        record: &["position", "clock_times", "both_sheets"],
        precedents: &["NO2009-guide-repeat-same", "NO2009-guide-claim-written"],
        settle: threefold,
    },
    Incident {
        key: "fifty_moves",
        asks: &[WHO, Ask::always("claim_right", Kind::YesNo), Ask::always("move_announced", Kind::YesNo), LEFT],
        record: &["position", "clock_times", "both_sheets"],
        precedents: &["NO2009-guide-claim-written"],
        settle: fifty,
    },
    Incident {
        key: "quickplay",
        asks: &[
            WHO,
            Ask::always("grounds", Kind::Choice(&["cannot_win", "not_trying"])),
            Ask::always("under_two_minutes", Kind::YesNo),
        ],
        record: &["position", "clock_times", "what_was_seen"],
        precedents: &["NO2009-guide-qp-grounds", "NO2009-guide-qp-steps", "NO2009-guide-qp-strict"],
        settle: |case| {
            let who = case.who();
            let grounds = if case.is("grounds", "not_trying") { Grounds::NotTrying } else { Grounds::CannotWin };
            let script = short_of_time(case, who).here();
            let claim = Deed::Claim { rule: Claimed::Quickplay, announced: None, grounds: Some(grounds) };
            script.say(who.into(), claim).quickplay().settle("incident_quickplay", QUICKPLAY)
        },
    },
    Incident {
        key: "increment_request",
        asks: &[WHO, Ask::always("under_two_minutes", Kind::YesNo)],
        record: &["clock_times"],
        precedents: &[],
        settle: |case| {
            let who = case.who();
            let script = short_of_time(case, who).here().claim(who, Claimed::IncrementG4, None);
            script.quickplay().settle("incident_increment_request", INCREMENT)
        },
    },
    Incident {
        key: "repeated_offers",
        asks: &[WHO, Ask::always("annoyance", Kind::Choice(&["offers", "claims"]))],
        record: &["how_often", "what_was_said"],
        precedents: &[],
        settle: |case| {
            Judgement::of(case, "reported_repeated_offers")
                .why("incident_unreasonable_offers", DISTURBING)
                .punishable(case.who(), SANCTION)
                .settle()
        },
    },
    Incident {
        key: "prearranged_draw",
        asks: &[Ask::always("where_agreed", Kind::Choice(&["not_met", "at_board"]))],
        record: &["statements", "standings"],
        precedents: &["DK-ruling-49"],
        settle: prearranged,
    },
    Incident {
        key: "resignation",
        asks: &[WHO, Ask::always("resigned_when", Kind::Choice(&["in_play", "after_mate"])), CAN_MATE, POSITION],
        record: &["what_was_said", "position"],
        precedents: &["NO2009-guide-void-resign", "NO2009-guide-stop-not-resign"],
        settle: resignation,
    },
];

const OFFER: Citation = rule("draw_offer");
const REPETITION: Citation = rule("threefold_on_move");
const FIFTY: Citation = rule("fifty_moves_on_move");
const QUICKPLAY: Citation = rule("quickplay_claim");
const INCREMENT: Citation = rule("quickplay_increment");
const AGREED: Citation = rule("draw_by_agreement");
const DISREPUTE: Citation = rule("disrepute");
const RESIGNED: Citation = rule("resignation");

/// The claimant's time, where a wrong claim costs it.
const LEFT: Ask =
    Ask::when("minutes_left", Kind::Minutes, |case| case.no("claim_right") && takes_half_the_time(case.edition()));

/// Later texts add time for the opponent instead.
fn takes_half_the_time(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 => true,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => false,
    }
}

const fn quiet(color: Color) -> &'static str {
    match color {
        Color::White => "e1e2",
        Color::Black => "e8e7",
    }
}

/// Both have made a move already, since some editions allow no draw before that.
fn started<'a>(case: &'a Case<'a>, turn: Color) -> Script<'a> {
    let script = Script::from(case, ORDINARY, turn);
    let moves = if turn.is_white() { ["a1a2", "h8h7"] } else { ["h8h7", "a1a2"] };
    script.play(moves)
}

fn answered<'a>(case: &Case<'_>, script: Script<'a>) -> Script<'a> {
    let other: By = (!case.who()).into();
    let script = script.happened(plain("reported_draw_offer").with("color", color_key(case.who())));
    match case.answers.text("answer") {
        Some("accepted") => script.say(other, Deed::AcceptDraw),
        Some("declined") => script.say(other, Deed::DeclineDraw),
        _ => script,
    }
}

/// A player with a minute left, or with five.
fn short_of_time<'a>(case: &'a Case<'a>, who: Color) -> Script<'a> {
    let left = if case.no("under_two_minutes") { 5 } else { 1 };
    started(case, who).clock(who, Millis::from_minutes(left))
}

fn with_time_left<'a>(case: &Case<'_>, script: Script<'a>) -> Script<'a> {
    match case.answers.number("minutes_left") {
        Some(_) => script.clock(case.who(), case.minutes("minutes_left").max(Millis(1000))),
        None => script,
    }
}

/// The rooks go to and fro; the position stands there for the third time, or only for the second.
fn threefold(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let cycle: [&str; 4] = match who {
        Color::White => ["a1a2", "h8h7", "a2a1", "h7h8"],
        Color::Black => ["h8h7", "a1a2", "h7h8", "a2a1"],
    };
    let plies = match (case.yes("claim_right"), case.yes("move_announced")) {
        (true, false) => 8,
        (false, false) => 4,
        (true, true) => 10,
        (false, true) => 2,
    };
    let announced = case.yes("move_announced").then_some(cycle[2]);
    let script =
        with_time_left(case, Script::from(case, ORDINARY, who).play(cycle.into_iter().cycle().take(plies))).here();
    script.claim(who, Claimed::Threefold, announced).settle("incident_claim_rule", REPETITION)
}

/// The counter of the position says how long nothing has happened.
fn fifty(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let turn = if who.is_white() { "w" } else { "b" };
    let quiet_plies = match (case.yes("claim_right"), case.yes("move_announced")) {
        (true, true) => 99,
        (true, false) => 100,
        (false, _) => 80,
    };
    let script = Script::at_fen(case, &format!("{ORDINARY} {turn} - - {quiet_plies} 90"));
    let announced = case.yes("move_announced").then_some(quiet(who));
    with_time_left(case, script).here().claim(who, Claimed::Fifty, announced).settle("incident_claim_rule", FIFTY)
}

/// A draw agreed without playing is a game played elsewhere: it needs the arbiter's approval.
fn prearranged(case: &Case<'_>) -> Result<Settled, Missing> {
    let judgement = Judgement::of(case, "reported_prearranged");
    let judgement = match (case.is("where_agreed", "not_met"), case.is_danish()) {
        (true, true) => judgement.rests_on("incident_draw_needs_approval", "DK-ruling-49").bearing(AGREED),
        (true, false) => judgement.by_analogy("incident_draw_needs_approval").bearing(AGREED),
        (false, _) => judgement.why("incident_draw_agreed_at_board", AGREED).bearing(DISREPUTE),
    };
    judgement
        .asks(
            "incident_prearranged",
            AGREED,
            &[
                ("accept", Consequence::GameDrawn),
                ("reject", Consequence::PlayGoesOn),
                ("both_lose", Consequence::BothLose),
            ],
        )
        .settle()
}

fn resignation(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    if case.is("resigned_when", "after_mate") {
        let (men, uci) = match !who {
            Color::White => ("7k/5Q2/6K1/8/8/8/8/8", "f7g7"),
            Color::Black => ("7K/5q2/6k1/8/8/8/8/8", "f7g7"),
        };
        let script = Script::from(case, men, !who).here().make(!who, uci).resign(who);
        return script.settle("incident_resigned", RESIGNED);
    }
    let men = match (case.cannot_mate(), who) {
        (false, _) => ORDINARY,
        (true, Color::White) => "4k3/8/8/8/8/8/8/R3K3",
        (true, Color::Black) => "4k2r/8/8/8/8/8/8/4K3",
    };
    Script::from(case, men, who).here().resign(who).settle("incident_resigned", RESIGNED)
}
