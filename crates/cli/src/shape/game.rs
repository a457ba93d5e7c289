//! `rokade.game/1`

use rokade_board::Position;
use rokade_board::notation::{Style, write};
use rokade_clause::Reason;
use rokade_laws::referee::color_key;
use rokade_laws::{Claim, Ended, Fit, Recorder};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::fault::Fault;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct GameShape<'a> {
    schema: &'static str,
    index: usize,
    laws: &'a str,
    plies: usize,
    final_fen: String,
    illegal: Option<IllegalShape>,
    stated: &'static str,
    ended: Option<EndedShape>,
    /// None where only the legality of the moves was asked.
    claims: Option<Vec<ClaimShape>>,
    /// None where it cannot be told, the record breaks off before the game was over, or was not asked.
    result_fits: Option<bool>,
    /// Why the stated result does not fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    result_reason: Option<ReasonShape>,
    /// From this half-move on it is not settled whether the position was dead.
    #[serde(skip_serializing_if = "Option::is_none")]
    undecided_from: Option<u32>,
    /// In what the position the game begins from differs from the initial array; left out where it does not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    start: Vec<ReasonShape>,
    /// The line of the file on which the game begins.
    line: usize,
    /// What is wrong with the record apart from its moves.
    faults: Vec<FaultShape>,
    /// Left out where claims, the end and the result were looked at too.
    #[serde(skip_serializing_if = "Option::is_none")]
    legality_only: Option<bool>,
}

#[derive(Serialize)]
struct EndedShape {
    ply: u32,
    reason: &'static str,
    clauses: Vec<String>,
}

#[derive(Serialize)]
struct ClaimShape {
    ply: u32,
    by: &'static str,
    rule: &'static str,
    with_move: Option<String>,
    clauses: Vec<String>,
}

#[derive(Serialize)]
struct IllegalShape {
    ply: usize,
    text: String,
    reason: String,
    clauses: Vec<String>,
    line: usize,
}

#[derive(Serialize)]
struct FaultShape {
    line: Option<usize>,
    reason: String,
    found: Option<String>,
    text: String,
}

/// What a record says besides its moves.
pub(crate) struct Record<'a> {
    pub index: usize,
    pub laws: &'a str,
    pub line: usize,
    pub plies: usize,
    /// The position after the last move that could be read.
    pub end: &'a Position,
    pub stated: &'static str,
    /// None where only the legality of the moves was asked.
    pub recorder: Option<&'a Recorder>,
    /// None where it cannot be told or was not asked.
    pub fit: Option<&'a Fit>,
    pub illegal: Option<&'a Broken>,
    pub faults: &'a [Fault],
    /// In what the position it begins from differs from the initial array.
    pub start: &'a [Reason],
}

/// The move at which the record breaks off.
pub(crate) struct Broken {
    pub kind: Breaking,
    pub ply: usize,
    pub fault: Fault,
}

/// What is wrong with the move at which a record breaks off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Breaking {
    /// Understood, and against the Laws.
    Illegal,
    /// Ambiguous, no move at all, or a sign for no move.
    Unreadable,
}

impl<'a> GameShape<'a> {
    pub(crate) fn of(record: &Record<'a>, voice: &Voice) -> Self {
        let fault = |fault: &Fault| FaultShape {
            line: fault.line,
            reason: fault.reason.key.to_string(),
            found: fault.found.clone(),
            text: fault.text(voice),
        };
        Self {
            schema: "rokade.game/1",
            index: record.index,
            laws: record.laws,
            plies: record.plies,
            final_fen: record.end.fen(),
            illegal: record.illegal.map(IllegalShape::of),
            stated: record.stated,
            ended: record.recorder.and_then(Recorder::ended).map(EndedShape::of),
            claims: record.recorder.map(claims),
            result_fits: record.fit.map(Fit::is_fitting),
            result_reason: match record.fit {
                None | Some(Fit::Fits) => None,
                Some(Fit::Contradicted(reason)) => Some(ReasonShape::of(reason, voice, &[])),
            },
            undecided_from: record.recorder.and_then(Recorder::undecided_from),
            start: record.start.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect(),
            line: record.line,
            faults: record.faults.iter().map(fault).collect(),
            legality_only: record.recorder.is_none().then_some(true),
        }
    }
}

fn claims(recorder: &Recorder) -> Vec<ClaimShape> {
    let mut claims = Vec::with_capacity(recorder.claims().len());
    recorder.each_claim(|position, claim| {
        let with_move = claim.with_move.map(|m| write(position, m, &Style::pgn()));
        claims.push(ClaimShape::of(claim, with_move));
    });
    claims
}

impl EndedShape {
    fn of(ended: &Ended) -> Self {
        let clauses = ended.ending.clauses.iter().map(ToString::to_string).collect();
        Self { ply: ended.ply, reason: ended.ending.cause.key(), clauses }
    }
}

impl ClaimShape {
    fn of(claim: &Claim, with_move: Option<String>) -> Self {
        let (by, rule) = (color_key(claim.by), claim.rule.key());
        Self { ply: claim.ply, by, rule, with_move, clauses: vec![claim.clause.to_string()] }
    }
}

impl IllegalShape {
    fn of(broken: &Broken) -> Self {
        let fault = &broken.fault;
        Self {
            ply: broken.ply,
            text: fault.found.clone().unwrap_or_default(),
            reason: fault.reason.key.to_string(),
            clauses: fault.reason.clauses.iter().map(ToString::to_string).collect(),
            line: fault.line.unwrap_or(0),
        }
    }
}
