//! Adjourned games.

use rokade_clause::{Citation, rule};

use rokade_board::Position;

use super::Incident;
use super::ask::{Ask, Kind, Missing, WHO};
use super::judgement::{Judgement, plain};
use super::script::{ORDINARY, Script};
use super::setting::Case;
use super::settled::Settled;
use crate::referee::{By, Consequence, Decision, Deed, Score, resumption_limit};

pub(super) const INCIDENTS: &[Incident] = &[
    Incident {
        key: "sealed_move",
        asks: &[WHO, Ask::always("sealed", Kind::Choice(&["ambiguous", "unreadable", "illegal", "missing", "clear"]))],
        record: &["envelope", "both_sheets"],
        precedents: &["NO2009-guide-adj-seal", "NO2009-guide-adj-envelope"],
        settle: sealed_move,
    },
    Incident {
        key: "absent_at_resumption",
        asks: &[
            WHO,
            Ask::always("absent", Kind::Choice(&["sealer", "replier", "both"])),
            Ask::always("minutes_late", Kind::Minutes),
        ],
        record: &["scheduled_start", "arrival_time", "envelope"],
        precedents: &["NO2009-guide-late"],
        settle: absent,
    },
    Incident {
        key: "envelope_lost",
        asks: &[WHO, Ask::always("position_known", Kind::YesNo)],
        record: &["statements", "both_sheets"],
        precedents: &["NO2009-guide-adj-envelope"],
        settle: |case| match case.yes("position_known") {
            true => adjourned(case, quiet(case))
                .here()
                .say(By::Arbiter, Deed::EnvelopeLost)
                .settle("incident_envelope_lost", LOST),
            false => Judgement::of(case, "reported_envelope_lost")
                .why("incident_cannot_be_resumed", ANNULLED)
                .bearing(LOST)
                .decides(Decision::Replay, Consequence::Annulled)
                .settle(),
        },
    },
    Incident {
        key: "clock_at_resumption",
        asks: &[
            Ask::always("moved_since", Kind::YesNo),
            Ask::when("serious", Kind::YesNo, |case| case.yes("moved_since")),
        ],
        record: &["envelope", "clock_times"],
        precedents: &[],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_clock_at_resumption");
            let is_late = case.yes("moved_since");
            match (is_late, case.yes("serious")) {
                (true, false) => judgement
                    .why("incident_clock_too_late", CLOCK)
                    .decides(Decision::ClaimRejected, Consequence::PlayGoesOn),
                _ => judgement.why("incident_clock_corrected", CLOCK).asks(
                    "incident_clock_replaced",
                    CLOCK,
                    &[
                        ("time_white", Consequence::ClockAdjusted),
                        ("time_black", Consequence::ClockAdjusted),
                        ("none", Consequence::PlayGoesOn),
                    ],
                ),
            }
            .settle()
        },
    },
    Incident {
        key: "ended_before_resumption",
        asks: &[WHO, Ask::always("told_arbiter", Kind::Choice(&["draw_agreed", "resigned"]))],
        record: &["what_was_said", "when_reported"],
        precedents: &[],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_ended_before_resumption").why("incident_told_in_time", ENDED);
            match case.is("told_arbiter", "resigned") {
                true => judgement
                    .against(case.who())
                    .decides(Decision::GameOver, Consequence::GameLost)
                    .ends(Score::win(!case.who())),
                false => judgement.decides(Decision::GameOver, Consequence::GameDrawn).ends(Score::DRAW),
            }
            .settle()
        },
    },
];

const FAULTY: Citation = rule("faulty_sealed_move");
const RESUMED: Citation = rule("resumption_replier_present");
const LATE: Citation = rule("resumption_too_late");
const LOST: Citation = rule("envelope_missing");
const ANNULLED: Citation = rule("position_not_recreated");
const CLOCK: Citation = rule("resumption_clock_wrong");
const ENDED: Citation = rule("ended_before_resumption");

fn quiet(case: &Case<'_>) -> &'static str {
    if case.who().is_white() { "Ke2" } else { "Ke7" }
}

/// A game that has been adjourned with this text in the envelope.
fn adjourned<'a>(case: &'a Case<'a>, text: &str) -> Script<'a> {
    let who = case.who();
    let envelope = ["names", "position", "times", "sealer", "move_number", "draw_offer", "resumption"];
    Script::from(case, ORDINARY, who)
        .say(By::Arbiter, Deed::Adjourn)
        .say(who.into(), Deed::Seal { text: text.to_owned(), envelope: Some(envelope.map(str::to_owned).to_vec()) })
}

fn sealed_move(case: &Case<'_>) -> Result<Settled, Missing> {
    let who = case.who();
    let white = who.is_white();
    let text = match case.answers.text("sealed") {
        // The rook and the king can both go there: a bare square says too little.
        Some("ambiguous") if white => "R?K1",
        Some("ambiguous") => "R?K8",
        Some("unreadable") => "~~~",
        Some("illegal") if white => "Kg3",
        Some("illegal") => "Kg6",
        Some("missing") => "",
        _ => quiet(case),
    };
    let script = adjourned(case, text).say(By::Arbiter, Deed::ResumePlay).here();
    let script = script.happened(plain("reported_resumption"));
    let script = script.say((!who).into(), Deed::Arrive).say(By::Arbiter, Deed::OpenEnvelope);
    script.settle("incident_sealed_move_made", RESUMED).map(|settled| with_bearing(case, settled))
}

/// The clause on faulty sealed moves bears on the matter, whatever came of it.
fn with_bearing(case: &Case<'_>, mut settled: Settled) -> Settled {
    super::settled::add_clauses(&mut settled.bearing, &FAULTY.clauses(case.edition()));
    settled
}

fn absent(case: &Case<'_>) -> Result<Settled, Missing> {
    let (sealer, late) = (case.who(), case.minutes("minutes_late"));
    let script = adjourned(case, quiet(case)).say(By::Arbiter, Deed::ResumePlay);
    let script = match case.answers.text("absent") {
        Some("sealer") => script.say((!sealer).into(), Deed::Arrive).say(By::Arbiter, Deed::OpenEnvelope),
        Some("replier") => script.say(sealer.into(), Deed::Arrive),
        _ => script,
    };
    let missing = match case.answers.text("absent") {
        Some("sealer") => Some(sealer),
        Some("replier") => Some(!sealer),
        _ => None,
    };
    let script = script.here().wait(late).happened(plain("reported_resumption"));
    match missing {
        Some(color) => script.say(color.into(), Deed::Arrive),
        None => script.say(sealer.into(), Deed::Arrive).say((!sealer).into(), Deed::Arrive),
    }
    .settle_or(resumption_limit(
        LATE.reason(case.edition(), "resumption_in_time"),
        &case.setting.script(Position::start()),
    ))
}
