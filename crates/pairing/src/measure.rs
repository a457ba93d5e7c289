//! What each rule compares where two pairings differ, for those who put it into words.

use rokade_clause::ClauseId;
use rokade_model::HalfPoints;

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
    let (_, key, unit) = MEASURES.iter().find(|(of, ..)| *of == clause.as_str())?;
    Some(Measure { key, unit: *unit })
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
    ("FIDE-C.04.3-2026:C4", "measure-rest", Unit::Nothing),
    ("FIDE-C.04.3-2026:C5", "measure-bye-score", Unit::Points),
    ("FIDE-C.04.3-2026:C6", "measure-floaters", Unit::Count),
    ("FIDE-C.04.3-2026:C7", "measure-floaters-high", Unit::Count),
    ("FIDE-C.04.3-2026:C8", "measure-floaters-below", Unit::Count),
    ("FIDE-C.04.3-2026:C9", "measure-bye-unplayed", Unit::Count),
    ("FIDE-C.04.3-2026:C10", "measure-top-difference", Unit::Count),
    ("FIDE-C.04.3-2026:C11", "measure-top-third", Unit::Count),
    ("FIDE-C.04.3-2026:C12", "measure-colours", Unit::Count),
    ("FIDE-C.04.3-2026:C13", "measure-colours-strong", Unit::Count),
    ("FIDE-C.04.3-2026:C14", "measure-floats-again", Unit::Count),
    ("FIDE-C.04.3-2026:C15", "measure-floats-again", Unit::Count),
    ("FIDE-C.04.3-2026:C16", "measure-floats-before", Unit::Count),
    ("FIDE-C.04.3-2026:C17", "measure-floats-before", Unit::Count),
    ("FIDE-C.04.3-2026:C18", "measure-floats-again", Unit::Count),
    ("FIDE-C.04.3-2026:C19", "measure-floats-again", Unit::Count),
    ("FIDE-C.04.3-2026:C20", "measure-floats-before", Unit::Count),
    ("FIDE-C.04.3-2026:C21", "measure-floats-before", Unit::Count),
    ("FIDE-C.04.3-2026:order", "measure-place", Unit::Count),
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
