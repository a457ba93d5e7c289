//! What each rule compares where two pairings differ, for those who put it into words.

use rokade_clause::ClauseId;
use rokade_model::HalfPoints;

use crate::fide_dutch::clauses::Clause;

/// How the values of a rule are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Count,
    Points,
    /// The numbers say nothing by themselves.
    Nothing,
}

impl Unit {
    pub fn written(self, value: i64) -> String {
        match (self, i32::try_from(value)) {
            (Unit::Points, Ok(halves)) => HalfPoints(halves).chess(),
            (Unit::Points, Err(_)) | (Unit::Count | Unit::Nothing, _) => value.to_string(),
        }
    }
}

/// What a rule compares: the key of its name and the unit of its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    pub key: &'static str,
    pub unit: Unit,
}

/// `None` for a rule that compares nothing.
pub fn measure(clause: &ClauseId) -> Option<Measure> {
    let own = MEASURES.iter().find(|(of, ..)| *of == clause.as_str());
    let own = own.map(|(_, key, unit)| Measure { key, unit: *unit });
    own.or_else(|| of_dutch(Clause::stated_by(clause.as_str())?))
}

/// FIDE's rules go by name: each edition has its own clauses for them.
const fn of_dutch(clause: Clause) -> Option<Measure> {
    let (key, unit) = match clause {
        Clause::Completion => ("measure-rest", Unit::Nothing),
        Clause::ByeScore => ("measure-bye-score", Unit::Points),
        Clause::Pairs => ("measure-floaters", Unit::Count),
        Clause::LowFloaters => ("measure-floaters-high", Unit::Count),
        Clause::NextBracket => ("measure-floaters-below", Unit::Count),
        Clause::ByeUnplayed => ("measure-bye-unplayed", Unit::Count),
        Clause::TopDifference => ("measure-top-difference", Unit::Count),
        Clause::TopThird => ("measure-top-third", Unit::Count),
        Clause::Preferences => ("measure-colours", Unit::Count),
        Clause::StrongPreferences => ("measure-colours-strong", Unit::Count),
        Clause::DownfloatAgain | Clause::UpfloatAgain | Clause::DownfloatAgainScores | Clause::UpfloatAgainScores => {
            ("measure-floats-again", Unit::Count)
        }
        Clause::DownfloatBefore
        | Clause::UpfloatBefore
        | Clause::DownfloatBeforeScores
        | Clause::UpfloatBeforeScores => ("measure-floats-before", Unit::Count),
        Clause::Order => ("measure-place", Unit::Count),
        Clause::Rematch
        | Clause::ByeOnce
        | Clause::AbsoluteColours
        | Clause::ColoursGranted
        | Clause::ColoursStronger
        | Clause::ColoursAlternate
        | Clause::ColoursHigher
        | Clause::ColoursLot
        | Clause::Floats
        | Clause::ByeAwarded
        | Clause::Acceleration => return None,
    };
    Some(Measure { key, unit })
}

const MEASURES: &[(&str, &str, Unit)] = &[
    ("D4.9.1-3", "measure-place", Unit::Count),
    ("D4.9.1-4", "measure-whites", Unit::Count),
    ("D4.9.2-4", "measure-rest", Unit::Nothing),
    ("D4.9.2-5", "measure-next-round", Unit::Nothing),
    ("D4.9.1-5", "measure-bye", Unit::Nothing),
    ("D4.9.11-3", "measure-schedule", Unit::Nothing),
    ("D4.9.3-5.1", "measure-place", Unit::Count),
    ("D4.9.3-5.2", "measure-colours-met", Unit::Count),
    ("D4.9.3-5.3.1", "measure-place", Unit::Count),
    ("D4.9.3-5.3.4", "measure-exchanged", Unit::Count),
    ("D4.9.3-5.3.5", "measure-exchanged", Unit::Count),
    ("D4.9.3-5.3.6", "measure-floaters", Unit::Count),
    ("D4.9.3-5.3.8", "measure-floaters", Unit::Count),
    ("D4.9.3-5.4", "measure-floater-place", Unit::Count),
    ("D4.9.3-6.1", "measure-floaters", Unit::Count),
    ("D4.9.3-6.2", "measure-floaters", Unit::Count),
    ("D4.9.3-6.3", "measure-floaters", Unit::Count),
    ("D4.9.3-6.N", "measure-floater-place", Unit::Count),
    ("D4.9.5-B3", "measure-differences", Unit::Points),
    ("D4.9.5-B4", "measure-colours", Unit::Count),
    ("D4.9.5-B5", "measure-floats-again", Unit::Count),
    ("D4.9.5-B6", "measure-floats-before", Unit::Count),
    ("D4.9.5-D1", "measure-place", Unit::Count),
    ("D4.9.5-D2", "measure-place", Unit::Count),
    ("D4.9.6-4", "measure-bye", Unit::Nothing),
    ("D4.9.6-5", "measure-row", Unit::Count),
    ("D4.9.6-6.2", "measure-row", Unit::Count),
    ("D4.9.6-6.3", "measure-row", Unit::Count),
    ("D4.9.6-6.4", "measure-floater", Unit::Nothing),
    ("D4.9.6-7.1", "measure-brought-up", Unit::Count),
    ("D4.9.6-7.2", "measure-brought-up", Unit::Count),
    ("D4.9.6-8.2", "measure-floater-rating", Unit::Count),
    ("D4.9.6-9", "measure-rest", Unit::Nothing),
    ("D4.9.7-2", "measure-seeds", Unit::Count),
    ("D4.9.7-3", "measure-lines", Unit::Nothing),
    ("D4.9.9.5", "measure-team-board", Unit::Count),
];

#[cfg(test)]
mod tests {
    use rokade_clause::inventory;

    use super::*;

    #[test]
    fn every_rule_that_is_put_in_words_stands_in_the_inventory() {
        for (clause, ..) in MEASURES {
            assert!(inventory().get(clause).is_some(), "{clause}");
        }
    }
}
