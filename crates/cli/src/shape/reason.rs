//! A cited reason inside a shape.

use std::collections::BTreeMap;

use rokade_clause::{EntrantId, Fact, Reason};
use rokade_model::HalfPoints;
use serde::Serialize;

use crate::voice::Voice;

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
    pub(super) clauses: Vec<String>,
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
    pub fn of(reason: &Reason, voice: &Voice, taken: &[&str]) -> Self {
        let is_free = |name: &str| {
            !taken.contains(&name) && !["reason", "clauses", "readings", "text", "because"].contains(&name)
        };
        let facts = reason
            .facts
            .iter()
            .filter(|(name, _)| is_free(name))
            .map(|(name, fact)| (name.to_string(), FactShape::of(fact)))
            .collect();
        Self {
            reason: reason.key.to_string(),
            facts,
            clauses: reason.clauses.iter().map(ToString::to_string).collect(),
            readings: reason.readings.iter().map(ToString::to_string).collect(),
            text: voice.reason(reason),
            because: reason.because.iter().map(|more| Self::of(more, voice, &[])).collect(),
        }
    }
}

impl FactShape {
    fn of(fact: &Fact) -> Self {
        match fact {
            Fact::Number(number) | Fact::Time(number) => FactShape::Number(*number),
            Fact::Player(number) | Fact::Entrant(EntrantId(number)) => FactShape::Number(i64::from(*number)),
            Fact::Players(numbers) => FactShape::Numbers(numbers.clone()),
            Fact::Entrants(players) => FactShape::Numbers(players.iter().map(|player| player.0).collect()),
            Fact::Text(text) | Fact::Decimal(text) => FactShape::Text(text.clone()),
            Fact::HalfPoints(halves) => FactShape::Text(
                i32::try_from(*halves).map_or_else(|_| halves.to_string(), |halves| HalfPoints(halves).to_string()),
            ),
        }
    }
}
