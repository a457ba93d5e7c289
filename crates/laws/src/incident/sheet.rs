//! Score sheets.

use rokade_clause::{Citation, Logic, rule};

use super::Incident;
use super::ask::{Ask, Kind, Missing, WHO};
use super::conduct::{SANCTION, STUBBORN};
use super::judgement::Judgement;
use super::script::Script;
use super::setting::Case;
use super::settled::Settled;
use crate::referee::{By, Consequence, Decision, Deed, Millis, Noticed};

pub(super) const INCIDENTS: &[Incident] = &[
    Incident {
        key: "not_recording",
        asks: &[WHO, Ask::always("minutes_left", Kind::Minutes)],
        record: &["clock_times", "how_often"],
        precedents: &["NO2009-guide-tt-one", "NO2009-guide-record-order"],
        settle: |case| {
            let who = case.who();
            // Less than a minute is still time.
            let left = case.minutes("minutes_left").max(Millis::from_seconds(30));
            let script = Script::array(case).opening(2).clock(who, left).here();
            script.notice(Noticed::RecordingNeglected, Some(who), None).settle("incident_must_record", RECORD)
        },
    },
    Incident {
        key: "written_in_advance",
        asks: &[WHO],
        record: &["what_was_seen"],
        precedents: &[],
        settle: |case| {
            let script = Script::array(case).opening(2).here();
            let script = script.notice(Noticed::MoveWrittenInAdvance, Some(case.who()), None);
            script.settle("incident_written_first", ADVANCE)
        },
    },
    Incident {
        key: "illegible",
        asks: &[WHO, Ask::always("game_over", Kind::YesNo)],
        record: &["both_sheets"],
        precedents: &["NO2009-guide-rewrite"],
        settle: |case| {
            let judgement = Judgement::of(case, "reported_illegible").against(case.who()).bearing(OWNER);
            match case.yes("game_over") {
                true => judgement.why("incident_clean_copy", RECORD),
                false => judgement.why("incident_write_clearly", RECORD),
            }
            .decides(Decision::NoAction, Consequence::SheetCompleted)
            .settle()
        },
    },
    Incident {
        key: "sheet_hidden",
        asks: &[WHO],
        record: &["what_was_seen"],
        precedents: &["NO2009-guide-visible"],
        settle: |case| {
            Judgement::of(case, "reported_sheet_hidden")
                .why("incident_sheet_visible", VISIBLE)
                .bearing(STUBBORN)
                .punishable(case.who(), VISIBLE)
                .settle()
        },
    },
    Incident {
        key: "cannot_write",
        asks: &[WHO, Ask::always("cause", Kind::Choice(&["child", "disability", "belief", "injury"]))],
        record: &["reason_given", "assistant", "clock_times"],
        precedents: &["NO2009-guide-analogy"],
        settle: cannot_write,
    },
    Incident {
        key: "notes_on_sheet",
        asks: &[WHO],
        record: &["both_sheets"],
        precedents: &[],
        settle: |case| {
            Judgement::of(case, "reported_notes_on_sheet")
                .why("incident_sheet_only_for", NOTES)
                .punishable(case.who(), SANCTION)
                .settle()
        },
    },
    Incident {
        key: "reconstruction",
        asks: &[
            Ask::always("flag_down", Kind::YesNo),
            Ask::always("sheet_complete", Kind::Choice(&["one", "none"])),
            Ask::when("known_moves", Kind::Number, |case| case.is("sheet_complete", "none")),
        ],
        record: &["position", "clock_times", "move_number", "whose_clock_ran"],
        precedents: &["NO2009-guide-reconstruct", "NO2009-guide-move-number"],
        settle: reconstruction,
    },
    Incident {
        key: "help_refused",
        asks: &[WHO],
        record: &["what_was_said"],
        precedents: &[],
        settle: |case| {
            Judgement::of(case, "reported_help_refused")
                .why("incident_must_help", HELP)
                .bearing(STUBBORN)
                .punishable(case.who(), HELP)
                .settle()
        },
    },
    Incident {
        key: "electronic_sheet",
        asks: &[WHO],
        record: &["what_was_seen", "both_sheets"],
        precedents: &[],
        settle: |case| {
            Judgement::of(case, "reported_electronic_sheet")
                .why("incident_sheet_replaced", DEVICE)
                .decides(Decision::NoAction, Consequence::PlayGoesOn)
                .settle()
        },
    },
];

const RECORD: Citation = rule("record_of_moves");
const ADVANCE: Citation = rule("written_in_advance");
const VISIBLE: Citation = rule("sheet_visible");
const OWNER: Citation = rule("sheets_owner");
const UNABLE: Citation = rule("assistant_for_recording");
const NOTES: Citation = rule("notes_on_the_sheet");
const REBUILD: Citation = rule("reconstruction");
const COMPLETE: Citation = rule("one_records");
/// Before 2018 the duty to help follows from the reconstruction itself.
const HELP: Citation = rule("reconstruction_helped");
const DEVICE: Citation = rule("device_for_recording");

/// Who cannot write is excused; what it costs him, the arbiter settles.
fn cannot_write(case: &Case<'_>) -> Result<Settled, Missing> {
    let judgement = Judgement::of(case, "reported_cannot_write");
    let disabled = case.is("cause", "disability") || case.is("cause", "injury");
    match case.edition().logic() {
        Logic::Laws2001 => judgement.why("incident_unable_deducted", UNABLE),
        Logic::Laws2009(_) => judgement.why("incident_unable_adjusted", UNABLE),
        Logic::Laws2018 | Logic::Laws2023 if disabled => judgement.why("incident_unable_no_deduction", UNABLE),
        Logic::Laws2018 | Logic::Laws2023 => judgement.why("incident_unable_adjusted", UNABLE),
    }
    .asks(
        "incident_unable",
        UNABLE,
        &[
            ("assistant", Consequence::PlayGoesOn),
            ("deduction", Consequence::ClockAdjusted),
            ("none", Consequence::PlayGoesOn),
        ],
    )
    .settle()
}

/// The sheets after time trouble: completed from the opponent's, or the game rebuilt.
fn reconstruction(case: &Case<'_>) -> Result<Settled, Missing> {
    if case.is("sheet_complete", "one") || case.no("flag_down") {
        let (why, rule) = match case.is("sheet_complete", "one") {
            true => ("incident_complete_sheet", COMPLETE),
            false => ("incident_rebuild_after_flag", REBUILD),
        };
        return Judgement::of(case, "reported_sheets_behind")
            .why(why, rule)
            .bearing(REBUILD)
            .decides(Decision::NoAction, Consequence::SheetCompleted)
            .settle();
    }
    let moves = case.number("known_moves");
    let script = Script::array(case).opening(moves.min(10)).here();
    let script = script.say(By::Arbiter, Deed::Stop { reason: Some("reconstruction".to_owned()) });
    script.say(By::Arbiter, Deed::Reconstruct { moves, fen: None }).settle("incident_rebuild", REBUILD)
}
