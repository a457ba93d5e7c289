//! The rules of the system by name, and the clause under which each edition states them.
//!
//! `rules/pairing/fide_dutch.csv` has a row for every rule and a column for every edition; a table that lacks a cell,
//! or names a clause that no inventory has, does not load. Code says which rule it applies; a journal is explained by
//! the edition it was played under.

use std::sync::LazyLock;

use rokade_clause::{ClauseId, Reason, inventory, text};

use crate::DutchEdition;

const FILE: &str = "pairing/fide_dutch.csv";

macro_rules! clauses {
    ($($(#[$doc:meta])* $variant:ident = $name:literal),* $(,)?) => {
        /// A rule of the system, wherever an edition states it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Clause {
            $($(#[$doc])* $variant),*
        }

        impl Clause {
            /// In the order of their values.
            pub(crate) const ALL: &'static [(Clause, &'static str)] = &[$((Clause::$variant, $name)),*];
        }
    };
}

clauses! {
    Rematch = "rematch",
    ByeOnce = "bye_once",
    /// Two players with the same absolute preference do not meet.
    AbsoluteColours = "absolute_colours",
    /// Everybody below can be paired.
    Completion = "completion",
    ByeScore = "bye_score",
    /// As many pairs as possible.
    Pairs = "pairs",
    LowFloaters = "low_floaters",
    NextBracket = "next_bracket",
    ByeUnplayed = "bye_unplayed",
    TopDifference = "top_difference",
    TopThird = "top_third",
    Preferences = "preferences",
    StrongPreferences = "strong_preferences",
    DownfloatAgain = "downfloat_again",
    UpfloatAgain = "upfloat_again",
    DownfloatBefore = "downfloat_before",
    UpfloatBefore = "upfloat_before",
    DownfloatAgainScores = "downfloat_again_scores",
    UpfloatAgainScores = "upfloat_again_scores",
    DownfloatBeforeScores = "downfloat_before_scores",
    UpfloatBeforeScores = "upfloat_before_scores",
    ColoursGranted = "colours_granted",
    ColoursStronger = "colours_stronger",
    ColoursAlternate = "colours_alternate",
    ColoursHigher = "colours_higher",
    ColoursLot = "colours_lot",
    /// In which order pairings are generated.
    Order = "order",
    Floats = "floats",
    ByeAwarded = "bye_awarded",
    Acceleration = "acceleration",
}

/// What is wrong with the table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum TableError {
    #[error("rules/{FILE} has no column for the edition {0}")]
    Edition(&'static str),
    #[error("rules/{FILE} has no clause for {rule} in {edition}")]
    Missing { rule: &'static str, edition: &'static str },
    #[error("rules/{FILE}: {rule} stands under {clause}, which is in no inventory")]
    Unknown { rule: &'static str, clause: String },
}

/// By edition, then by rule.
type Stated = Vec<Vec<&'static str>>;

fn read(table: &'static str) -> Result<Stated, TableError> {
    let mut rows = table.lines().map(|line| line.split(',').map(str::trim).collect::<Vec<_>>());
    let head = rows.next().unwrap_or_default();
    let rows: Vec<Vec<&str>> = rows.collect();
    let of_edition = |edition: &DutchEdition| {
        let edition = edition.name();
        let column = head.iter().position(|cell| *cell == edition).ok_or(TableError::Edition(edition))?;
        let cell = |(_, rule): &(Clause, &'static str)| {
            let row = rows.iter().find(|row| row.first() == Some(rule));
            let clause = row.and_then(|row| row.get(column)).filter(|cell| !cell.is_empty());
            let clause = *clause.ok_or(TableError::Missing { rule, edition })?;
            let is_known = inventory().get(clause).is_some();
            is_known.then_some(clause).ok_or_else(|| TableError::Unknown { rule, clause: clause.to_owned() })
        };
        Clause::ALL.iter().map(cell).collect()
    };
    DutchEdition::ALL.iter().map(of_edition).collect()
}

fn stated() -> &'static Stated {
    static STATED: LazyLock<Stated> = LazyLock::new(|| read(text(FILE)).unwrap_or_else(|problem| panic!("{problem}")));
    &STATED
}

impl Clause {
    /// The clause of an edition.
    pub(crate) fn of(self, edition: DutchEdition) -> &'static str {
        stated()[edition as usize][self as usize]
    }

    pub(crate) fn id(self, edition: DutchEdition) -> ClauseId {
        ClauseId::new(self.of(edition))
    }

    /// A reason that rests on the rule.
    pub(crate) fn reason(self, edition: DutchEdition, key: &'static str) -> Reason {
        Reason::cited(key, self.of(edition))
    }

    /// The rule that a clause of some edition states.
    pub(crate) fn stated_by(clause: &str) -> Option<Clause> {
        let rule = |row: &Vec<&'static str>| row.iter().position(|known| *known == clause);
        stated().iter().find_map(rule).map(|at| Clause::ALL[at].0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_its_place_and_its_clause() {
        for (at, (clause, _)) in Clause::ALL.iter().enumerate() {
            assert_eq!(*clause as usize, at);
            for edition in DutchEdition::ALL {
                assert_eq!(Clause::stated_by(clause.of(*edition)), Some(*clause));
            }
        }
        assert_eq!(Clause::Preferences.of(DutchEdition::Y2026), "FIDE-C.04.3-2026:C12");
        assert_eq!(text(FILE).lines().count(), Clause::ALL.len() + 1, "a row that nobody cites");
    }

    #[test]
    fn a_table_with_a_gap_does_not_load() {
        let without = |from: &str, to: &str| -> String {
            let table: &'static str = text(FILE).replacen(from, to, 1).leak();
            read(table).unwrap_err().to_string()
        };
        assert_eq!(
            without("rule,2026", "rule,2017"),
            "rules/pairing/fide_dutch.csv has no column for the edition 2026"
        );
        assert_eq!(
            without("\norder,FIDE-C.04.3-2026:order", ""),
            "rules/pairing/fide_dutch.csv has no clause for order in 2026"
        );
        assert_eq!(
            without("2026:C12\n", "2026:C99\n"),
            "rules/pairing/fide_dutch.csv: preferences stands under FIDE-C.04.3-2026:C99, which is in no inventory"
        );
    }
}
