//! `rokade.referee/1`

use rokade_board::Color;
use rokade_board::notation::Style;
use rokade_clause::{ClauseId, Reason};
use rokade_laws::referee::{Account, Both, Millis, Offered, Question, Ruling, Warning, color_key};
use rokade_words::ruling::printed;
use serde::Serialize;

use super::reason::ReasonShape;
use crate::ruling::{in_one, told};
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct RefereeShape {
    schema: &'static str,
    result: String,
    reason: Option<&'static str>,
    by_clause: Vec<String>,
    rulings: Vec<RulingShape>,
    open: Vec<OpenShape>,
    clock: Both<Millis>,
    position: String,
    moves: Vec<String>,
    duties: Both<&'static str>,
    warnings: Vec<WarningShape>,
}

#[derive(Serialize)]
struct RulingShape {
    line: u32,
    at: Millis,
    clauses: Vec<String>,
    decision: &'static str,
    against: Option<&'static str>,
    /// What the ruling adds or takes.
    clock: Both<Millis>,
    consequence: &'static str,
    text: String,
    /// Everything that bears on the matter.
    bearing: Vec<String>,
    /// Which apply, and why, with the facts and the readings they rest on.
    why: Vec<ReasonShape>,
    /// What the clocks show after it.
    times: Both<Millis>,
}

#[derive(Serialize)]
struct OpenShape {
    line: u32,
    clauses: Vec<String>,
    question: &'static str,
    against: Option<&'static str>,
    choices: Vec<String>,
    text: String,
    /// What each choice would do.
    effects: Vec<EffectShape>,
}

#[derive(Serialize)]
struct EffectShape {
    choice: String,
    clause: String,
    consequence: &'static str,
    clock: Both<Millis>,
}

#[derive(Serialize)]
struct WarningShape {
    line: u32,
    #[serde(flatten)]
    reason: ReasonShape,
}

impl RefereeShape {
    pub(crate) fn of(account: &Account, voice: &Voice) -> Self {
        let verdict = account.verdict();
        Self {
            schema: "rokade.referee/1",
            result: account.result(),
            reason: verdict.map(|verdict| verdict.reason.key()),
            by_clause: verdict.map_or_else(Vec::new, |verdict| numbers(&verdict.clauses)),
            rulings: account.rulings().iter().map(|ruling| ruling_shape(ruling, voice)).collect(),
            open: account.open().iter().map(|question| open_shape(question, voice)).collect(),
            clock: account.clock(),
            position: account.fen(),
            moves: account.moves(&Style::pgn()),
            duties: Both::new(|color: Color| account.duty(color).key()),
            warnings: account.warnings().iter().map(|warning| warning_shape(warning, voice)).collect(),
        }
    }
}

fn numbers(clauses: &[ClauseId]) -> Vec<String> {
    clauses.iter().map(number).collect()
}

/// The number of a clause as the contract writes it: as printed, and `ADJ.8` where the text has a list
/// without numbers.
fn number(id: &ClauseId) -> String {
    match id.as_str().split_once("-ADJ.") {
        Some((_, item)) => format!("ADJ.{}", item.trim_end_matches("-DK").trim_end_matches("-NO")),
        None => printed(id),
    }
}

fn ruling_shape(ruling: &Ruling, voice: &Voice) -> RulingShape {
    RulingShape {
        line: ruling.line,
        at: ruling.at,
        clauses: numbers(&ruling.clauses()),
        decision: ruling.decision.key(),
        against: ruling.against.map(color_key),
        clock: ruling.change,
        consequence: ruling.consequence.key(),
        text: in_one(&told(ruling, voice)),
        bearing: numbers(&ruling.bearing),
        why: ruling.why.iter().map(|reason| reason_shape(reason, voice)).collect(),
        times: ruling.clock,
    }
}

fn open_shape(question: &Question, voice: &Voice) -> OpenShape {
    let effect = |offered: &Offered| EffectShape {
        choice: offered.choice.clone(),
        clause: number(&offered.clause),
        consequence: offered.consequence.key(),
        clock: offered.change,
    };
    OpenShape {
        line: question.line,
        clauses: numbers(&question.reason.clauses),
        question: question.matter,
        against: question.against.map(color_key),
        choices: question.choices.iter().map(|offered| offered.choice.clone()).collect(),
        text: voice.reason(&question.reason),
        effects: question.choices.iter().map(effect).collect(),
    }
}

fn reason_shape(reason: &Reason, voice: &Voice) -> ReasonShape {
    let mut shape = ReasonShape::of(reason, voice, &["line"]);
    shape.clauses = numbers(&reason.clauses);
    shape
}

fn warning_shape(warning: &Warning, voice: &Voice) -> WarningShape {
    WarningShape { line: warning.line, reason: reason_shape(&warning.reason, voice) }
}
