//! A reason for programs: the one JSON form that every shape of the house has it in.

use std::collections::BTreeMap;

use rokade_clause::{Fact, PlayerId, Reason};
use rokade_model::{HalfPoints, StartNumber};
use serde::Serialize;

/// Whoever puts a reason into words.
pub trait Saying {
    fn say(&self, reason: &Reason) -> String;
}

/// A number or a string: no exact figure is ever a float.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum FactShape {
    Number(i64),
    Text(String),
    Numbers(Vec<u32>),
}

/// `{"reason":…, the facts, "clauses":[…], "text":…}`
#[derive(Clone, Debug, Serialize)]
pub struct ReasonShape {
    reason: String,
    #[serde(flatten)]
    facts: BTreeMap<String, FactShape>,
    pub clauses: Vec<String>,
    /// The readings of `docs/readings/` that decide where the clauses are open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    readings: Vec<String>,
    text: String,
    /// What shows that it is so; `text` says it too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    because: Vec<ReasonShape>,
}

impl ReasonShape {
    /// `taken` are keys the surrounding shape uses itself; a fact of that name is left out.
    pub fn of(reason: &Reason, voice: &dyn Saying, taken: &[&str]) -> Self {
        let is_free = |name: &str| {
            !taken.contains(&name) && !["reason", "clauses", "readings", "text", "because"].contains(&name)
        };
        Self {
            reason: reason.key.to_string(),
            facts: facts(reason).filter(|(name, _)| is_free(name)).collect(),
            clauses: reason.clauses.iter().map(ToString::to_string).collect(),
            readings: reason.readings.iter().map(ToString::to_string).collect(),
            text: voice.say(reason),
            because: reason.because.iter().map(|more| Self::of(more, voice, &[])).collect(),
        }
    }
}

/// The facts of a reason by name.
pub fn facts(reason: &Reason) -> impl Iterator<Item = (String, FactShape)> {
    reason.facts.iter().map(|(name, fact)| (name.to_string(), FactShape::of(fact)))
}

impl FactShape {
    fn of(fact: &Fact) -> Self {
        match fact {
            Fact::Number(number) | Fact::Time(number) => FactShape::Number(*number),
            Fact::Player(StartNumber(number)) | Fact::Entrant(PlayerId(number)) => {
                FactShape::Number(i64::from(*number))
            }
            Fact::Players(numbers) => FactShape::Numbers(numbers.iter().map(|number| number.0).collect()),
            Fact::Entrants(players) => FactShape::Numbers(players.iter().map(|player| player.0).collect()),
            Fact::Text(text) | Fact::Decimal(text) => FactShape::Text(text.clone()),
            Fact::HalfPoints(halves) => FactShape::Text(
                i32::try_from(*halves).map_or_else(|_| halves.to_string(), |halves| HalfPoints(halves).to_string()),
            ),
        }
    }
}
