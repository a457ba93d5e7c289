//! How a settled incident is written for pages and programs: stable words, no sentences.

use rokade_board::Color;
use rokade_clause::{ClauseId, Reason};
use serde::Serialize;
use serde::ser::Serializer;

use super::appeal::Appeal;
use super::settled::{Count, Settled};
use crate::referee::{Both, Millis, Question, Score, color_key};

#[derive(Serialize)]
struct Written<'a> {
    incident: &'a str,
    happened: &'a Reason,
    bearing: &'a [ClauseId],
    why: &'a [Reason],
    decision: Option<&'static str>,
    against: Option<&'static str>,
    consequence: &'static str,
    change: Both<Millis>,
    score: Option<Score>,
    counts: Vec<WrittenCount>,
    open: Vec<WrittenQuestion<'a>>,
    notes: &'a [Reason],
    precedents: &'a [ClauseId],
    record: &'a [&'static str],
    appeal: &'a Appeal,
}

#[derive(Serialize)]
struct WrittenCount {
    against: &'static str,
    counter: &'static str,
}

#[derive(Serialize)]
struct WrittenQuestion<'a> {
    matter: &'static str,
    against: Option<&'static str>,
    reason: &'a Reason,
    choices: Vec<WrittenChoice<'a>>,
}

#[derive(Serialize)]
struct WrittenChoice<'a> {
    choice: &'a str,
    clause: &'a ClauseId,
    consequence: &'static str,
    change: Both<Millis>,
}

impl Serialize for Settled {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let count = |count: &Count| WrittenCount { against: color_key(count.against), counter: count.counter.key() };
        Written {
            incident: self.incident,
            happened: &self.happened,
            bearing: &self.bearing,
            why: &self.why,
            decision: self.decision.map(|decision| decision.key()),
            against: side(self.against),
            consequence: self.consequence.key(),
            change: self.change,
            score: self.score,
            counts: self.counts.iter().map(count).collect(),
            open: self.open.iter().map(question).collect(),
            notes: &self.notes,
            precedents: &self.precedents,
            record: self.record,
            appeal: &self.appeal,
        }
        .serialize(to)
    }
}

fn side(color: Option<Color>) -> Option<&'static str> {
    color.map(color_key)
}

fn question(question: &Question) -> WrittenQuestion<'_> {
    let choices = question.choices.iter().map(|offered| WrittenChoice {
        choice: &offered.choice,
        clause: &offered.clause,
        consequence: offered.consequence.key(),
        change: offered.change,
    });
    WrittenQuestion {
        matter: question.matter,
        against: side(question.against),
        reason: &question.reason,
        choices: choices.collect(),
    }
}
