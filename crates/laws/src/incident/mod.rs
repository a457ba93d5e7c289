//! "What happened?": the incidents of a playing hall, and what the Laws make of each.
//!
//! The arbiter picks a group and an incident, answers only what matters, and gets a ruling in four
//! steps. Where the referee's events express the incident, a small script is played and the referee
//! rules; where only eyes and judgement decide, the incident names the clauses, the facts to write
//! down, and what the arbiter may choose.

mod adjournment;
mod appeal;
mod ask;
mod beyond;
mod board;
mod catalogue;
mod clock;
mod conduct;
mod draw;
mod judgement;
mod moves;
mod script;
mod setting;
mod settled;
mod sheet;
mod touch;

pub use appeal::{Appeal, AppealRight};
pub use ask::{Kind, Missing, Question};
pub use catalogue::{Group, groups};
pub use setting::{Answers, Earlier, Setting};
pub use settled::{Chosen, Count, Counter, Settled};

use ask::Ask;
use setting::Case;

/// One thing that can happen, as the catalogue keeps it.
struct Incident {
    key: &'static str,
    asks: &'static [Ask],
    /// What to write down before the ruling is given.
    record: &'static [&'static str],
    /// Rulings of a board of appeal, or cases of an arbiter's guide, that bear on it in their country.
    precedents: &'static [&'static str],
    settle: fn(&Case<'_>) -> Result<Settled, Missing>,
}

/// The next question that matters, or `None` when the incident can be settled. An unknown incident
/// has no questions.
pub fn questions(key: &str, setting: &Setting, answers: &Answers) -> Option<Question> {
    let incident = catalogue::find(key)?;
    next_question(&Case::new(incident, setting, answers, None))
}

/// What the Laws make of it, in four steps, with what is left to the arbiter.
pub fn rule(key: &str, setting: &Setting, answers: &Answers) -> Result<Settled, Missing> {
    settle(key, setting, answers, None)
}

/// The same, once the arbiter has chosen among what was left open.
pub fn decide(key: &str, setting: &Setting, answers: &Answers, chosen: &Chosen) -> Result<Settled, Missing> {
    settle(key, setting, answers, Some(chosen))
}

/// What to write down before the ruling is given.
pub fn to_record(key: &str) -> &'static [&'static str] {
    catalogue::find(key).map_or(&[], |incident| incident.record)
}

/// Every question that an incident may ask, whatever the answers.
pub fn all_questions(key: &str) -> Vec<Question> {
    catalogue::find(key).map_or_else(Vec::new, |incident| incident.asks.iter().map(Ask::question).collect())
}

fn settle(key: &str, setting: &Setting, answers: &Answers, chosen: Option<&Chosen>) -> Result<Settled, Missing> {
    let incident = catalogue::find(key).ok_or_else(|| Missing::UnknownIncident(key.to_owned()))?;
    let case = Case::new(incident, setting, answers, chosen);
    match next_question(&case) {
        Some(question) => Err(Missing::Unanswered(question)),
        None => (incident.settle)(&case),
    }
}

fn next_question(case: &Case<'_>) -> Option<Question> {
    case.incident.asks.iter().find(|ask| !ask.is_answered(case.answers) && ask.matters(case)).map(Ask::question)
}
