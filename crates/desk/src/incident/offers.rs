//! What the Laws leave to the arbiter: each choice with what it would do.

use rokade_laws::incident::Settled;
use rokade_laws::referee::{Consequence, Offered, Question, color_key};
use rokade_words::ruling::span;
use rokade_words::{Arg, Lang, Speaker, text, text_with};

use super::address::Asked;
use super::ruling;
use crate::cite::Source;
use crate::hall::Hall;
use crate::view::Told;

/// A matter left open, with its choices.
pub(super) struct OpenMatter {
    pub reason: Told,
    pub choices: Vec<ChoiceLine>,
}

pub(super) struct ChoiceLine {
    pub label: String,
    pub clause: Source,
    /// What it would do.
    pub effect: Vec<String>,
    pub link: String,
    pub is_chosen: bool,
    /// Chosen, and waiting for its amount.
    pub needs: Option<Amount>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Amount {
    Time,
    Points,
}

impl Amount {
    pub fn is_time(self) -> bool {
        self == Amount::Time
    }
}

pub(super) fn open(hall: &Hall, lang: Lang, base: &str, asked: &Asked, settled: &Settled) -> Vec<OpenMatter> {
    let matter = |question: &Question| OpenMatter {
        reason: ruling::cited(hall, lang, &question.reason),
        choices: question.choices.iter().map(|offered| line(lang, base, asked, question, offered)).collect(),
    };
    settled.open.iter().map(matter).collect()
}

fn line(lang: Lang, base: &str, asked: &Asked, question: &Question, offered: &Offered) -> ChoiceLine {
    let is_chosen = asked.choice.as_deref() == Some(offered.choice.as_str());
    ChoiceLine {
        label: label(lang, offered),
        clause: Source::printed(&offered.clause),
        effect: effect(lang, question, offered),
        link: asked.chosen(&offered.choice).link(base),
        is_chosen,
        needs: amount(offered).filter(|_| is_chosen),
    }
}

/// A choice by its word; an item of the list of penalties by what its clause says.
fn label(lang: Lang, offered: &Offered) -> String {
    let key = format!("incident-choice-{}", offered.choice);
    if is_item(offered) {
        let clause = ruling::clause(lang, &offered.clause);
        return if clause.summary.is_empty() { clause.number } else { clause.summary };
    }
    match text(lang, &key) {
        said if said == key => rokade_words::ruling::choice(lang, &offered.choice),
        said => said,
    }
}

/// A penalty is named by its printed number.
fn is_item(offered: &Offered) -> bool {
    offered.choice.starts_with(|first: char| first.is_ascii_digit())
}

fn effect(lang: Lang, question: &Question, offered: &Offered) -> Vec<String> {
    let against = question.against.map_or("none", color_key);
    let key = format!("consequence-{}", offered.consequence.key());
    let mut lines = vec![text_with(lang, &key, &[("against", Arg::from(against))])];
    for (color, change) in [("white", offered.change.white.0), ("black", offered.change.black.0)] {
        let key = match change {
            0 => continue,
            change if change > 0 => "ruling-time-added",
            _ => "ruling-time-taken",
        };
        lines.push(text_with(lang, key, &[("color", Arg::from(color)), ("time", Arg::from(span(change.abs())))]));
    }
    lines
}

/// The choices that mean nothing without an amount.
fn amount(offered: &Offered) -> Option<Amount> {
    let gives_time = ["time_white", "time_black", "time_both", "deduction"].contains(&offered.choice.as_str());
    match offered.consequence {
        Consequence::ClockAdjusted if is_item(offered) => Some(Amount::Time),
        Consequence::PointsChanged if is_item(offered) => Some(Amount::Points),
        _ => gives_time.then_some(Amount::Time),
    }
}

/// What is still missing for the ruling, as a sentence.
pub(super) fn missing(hall: &Hall, reason: &rokade_clause::Reason) -> String {
    let lang = hall.visit.lang;
    let speaker = Speaker {
        lang,
        number: &|number| number.to_string(),
        entrant: &|player| hall.name(player.into()),
        time: &|at| hall.moment(at),
    };
    speaker.reason(reason)
}
