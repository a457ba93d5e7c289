//! What the Laws leave to the arbiter: each choice with what it would do.

use rokade_laws::incident::Settled;
use rokade_laws::referee::penalties::PenaltyEffect;
use rokade_laws::referee::{Consequence, Offered, Question, color_key};
use rokade_view::Said;
use rokade_view::cite::Source;
use rokade_view::ruling::effects;
use rokade_words::{Lang, ruling as words, text};

use super::address::Asked;
use super::ruling;
use crate::hall::Hall;

/// A matter left open, with its choices.
pub(super) struct OpenMatter {
    pub reason: Said,
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
    pub(super) fn is_time(self) -> bool {
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
    let mut effect = effects(lang, question, offered);
    // Where nobody has asked for anything there is nothing to accept: what follows is the choice.
    let label = label(lang, question, offered).unwrap_or_else(|| effect.remove(0));
    ChoiceLine {
        label,
        clause: Source::printed(&offered.clause),
        effect,
        link: asked.chosen(&offered.choice).link(base),
        is_chosen,
        needs: amount(offered).filter(|_| is_chosen),
    }
}

/// A choice by its word where a player asked for something; an item of the list of penalties by whom it hits, or by what
/// its clause says.
fn label(lang: Lang, question: &Question, offered: &Offered) -> Option<String> {
    if is_item(offered) {
        let clause = ruling::clause(lang, "", &offered.clause);
        let hits = PenaltyEffect::of(&offered.clause).zip(question.against);
        return Some(match hits {
            Some((effect, against)) => words::penalty(lang, effect.key(), color_key(against)),
            None if clause.summary.is_empty() => clause.number,
            None => clause.summary,
        });
    }
    let key = format!("incident-choice-{}", offered.choice);
    match text(lang, &key) {
        said if said != key => Some(said),
        _ => words::is_answer(question.matter).then(|| words::choice(lang, &offered.choice)),
    }
}

/// A penalty is named by its printed number.
fn is_item(offered: &Offered) -> bool {
    offered.choice.starts_with(|first: char| first.is_ascii_digit())
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
    hall.say(reason).text
}
